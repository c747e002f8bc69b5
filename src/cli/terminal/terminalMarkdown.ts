/** Markdown for people as lines of a terminal: paragraphs wrapped, lists hanging, quotes barred, code left as it is. */
import { eachWord, inline } from './inline.ts';
import { tame } from './tame.ts';
import { narrower, type Page } from './terminalPage.ts';
import { chop, wrap } from './width.ts';

interface Block {
  kind: 'text' | 'heading' | 'item' | 'quote' | 'code' | 'rule' | 'table';
  text: string;
  /** Of an item: its own mark, and how deep it stands. */
  mark?: string;
  depth?: number;
}

const fence = /^\s*(```|~~~)/;
const item = /^(\s*)([-*•+]|\d{1,3}[.)])\s+(.*)$/;

/** The words of a heading, without the signs before and behind them. */
function titleIn(line: string): string | undefined {
  const found = /^\s{0,3}#{1,6}\s/.exec(line);
  if (!found) return undefined;
  let words = line.slice(found[0].length).trim();
  while (words.endsWith('#')) words = words.slice(0, -1);
  return words.trimEnd();
}

function* blocks(markdown: string): Generator<Block | undefined> {
  let open: Block | undefined;
  let code = false;
  for (const line of tame(markdown).split('\n')) {
    const heading = titleIn(line);
    const listed = item.exec(line);
    const close = open;
    if (fence.test(line)) {
      code = !code;
      open = undefined;
    } else if (code) open = { kind: 'code', text: line };
    else if (line.trim() === '') open = undefined;
    else if (heading !== undefined) open = { kind: 'heading', text: heading };
    else if (/^\s*([-*_])(\s*\1){2,}\s*$/.test(line)) open = { kind: 'rule', text: '' };
    else if (/^\s*>/.test(line)) open = { kind: 'quote', text: line.replace(/^\s*>\s?/, '') };
    else if (/^\s*\|.*\|\s*$/.test(line)) open = { kind: 'table', text: line.trim() };
    else if (listed) {
      const mark = /\d/.test(listed[2] ?? '') ? (listed[2] ?? '') : '•';
      open = { kind: 'item', text: listed[3] ?? '', mark, depth: (listed[1] ?? '').length > 1 ? 1 : 0 };
    } else if (open && (open.kind === 'text' || open.kind === 'item')) {
      // A line that goes on a paragraph or an item.
      open.text += ` ${line.trim()}`;
      continue;
    } else open = { kind: 'text', text: line.trim() };
    if (close) yield close;
    if (!open) yield undefined;
    if (open && open.kind !== 'text' && open.kind !== 'item') {
      yield open;
      open = undefined;
    }
  }
  if (open) yield open;
}

function lay(block: Block, page: Page): string[] {
  const { paint, columns } = page;
  switch (block.kind) {
    case 'heading':
      return wrap(eachWord(inline(block.text, paint), paint.bold), columns);
    case 'item': {
      const lead = `${'  '.repeat(block.depth ?? 0)}${block.mark} `;
      const under = ' '.repeat(lead.length);
      const lines = wrap(inline(block.text, paint), narrower(page, lead.length).columns);
      return lines.map((line, n) => (n === 0 ? paint.dim(lead) : under) + line);
    }
    case 'quote':
      return wrap(inline(block.text, paint), narrower(page, 2).columns).map((l) => `${paint.dim('│')} ${l}`);
    case 'code':
      return chop(block.text, columns - 2).map((line) => `  ${paint.dim(line)}`);
    case 'rule':
      return [paint.dim('─'.repeat(Math.min(24, columns)))];
    case 'table':
      return chop(block.text, columns);
    case 'text':
      return wrap(inline(block.text, paint), columns);
  }
}

export function markdown(text: string, page: Page): string[] {
  const lines: string[] = [];
  let gap = false;
  let before: Block['kind'] | undefined;
  for (const block of blocks(text)) {
    if (!block) {
      gap = lines.length > 0;
      continue;
    }
    const list = block.kind === 'item' && before === 'item';
    if (lines.length > 0 && ((gap && !list) || block.kind === 'heading')) lines.push('');
    for (const line of lay(block, page)) lines.push(line);
    gap = false;
    before = block.kind;
  }
  return lines;
}
