/** Puts an entry behind the last of a list in a YAML file. Only the new lines are ours to lay out: everything else stays to the letter. */
import { Document, isSeq, LineCounter, parseDocument } from 'yaml';

/** The entry is a node, with its comments. */
export const withEntry = (text: string, entry: unknown): string => withEntries(text, [entry], 'identities');

export function withEntries(text: string, entries: readonly unknown[], key: string): string {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const list = document.get(key, true);
  if (!isSeq(list) || list.flow || list.items.length === 0 || !list.range) {
    if (isSeq(list)) {
      list.flow = false;
      for (const entry of entries) list.add(entry);
    } else document.set(key, document.createNode([...entries]));
    return document.toString({ lineWidth: 110, flowCollectionPadding: false });
  }
  const indent = ' '.repeat(lines.linePos(list.range[0]).col - 1);
  const end = endOfLine(text, list.range[1]);
  const crlf = text.includes('\r\n');
  const layout = { lineWidth: 110 - indent.length, flowCollectionPadding: false };
  const added = entries
    .map((entry) => `\n${new Document([entry]).toString(layout)}`.replace(/^(?=.)/gm, indent))
    .join('');
  const head = text.slice(0, end);
  return `${head}${head.endsWith('\n') ? '' : '\n'}${crlf ? added.replaceAll('\n', '\r\n') : added}${text.slice(end)}`;
}

/** A comment that stands behind the last value on its line belongs to it. */
function endOfLine(text: string, from: number): number {
  if (text[from - 1] === '\n') return from;
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end + 1;
}
