/** Marks what the search found in the rows that are drawn, without touching their elements. */
import { plain } from '../transcript/model/findInTurns.ts';

const name = 'found';

function ranges(node: Node, wanted: string): Range[] {
  const text = node.nodeValue ?? '';
  const flat = plain(text);
  // Where folding accents changes the length, places no longer correspond: such a text is left unmarked.
  if (flat.length !== text.length) return [];
  const found: Range[] = [];
  for (let at = flat.indexOf(wanted); at >= 0; at = flat.indexOf(wanted, at + wanted.length)) {
    const range = new Range();
    range.setStart(node, at);
    range.setEnd(node, at + wanted.length);
    found.push(range);
  }
  return found;
}

export function highlight(feed: Element | null, query: string): void {
  if (!('highlights' in CSS)) return;
  const wanted = plain(query.trim());
  if (feed === null || wanted === '') {
    CSS.highlights.delete(name);
    return;
  }
  const walker = document.createTreeWalker(feed, NodeFilter.SHOW_TEXT);
  const all: Range[] = [];
  while (walker.nextNode() !== null) all.push(...ranges(walker.currentNode, wanted));
  CSS.highlights.set(name, new Highlight(...all));
}
