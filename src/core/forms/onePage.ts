/** The page: at most five hundred words, with its TL;DR and its actions. */
import { stripMarks } from './fields/bareText.ts';
import { spellings } from './fields/fieldNames.ts';
import { itemsOf, linesIn, ownLines, type Reply, sections, valueOf } from './fields/fields.ts';
import type { ReadContext } from './read.ts';
import type { PageReading, ReadingProblem } from './reading.ts';
import { acknowledgementIn, ledgerIn } from './sharedReading.ts';

export const mostWords = 500;
const labels = spellings('tldr', 'actions', 'acknowledges');

export function readPage(reply: Reply, context: ReadContext): PageReading {
  const { text } = reply;
  // "**TL;DR** — in a line" is how many write it.
  const colons = text.replace(/^([ \t>#*_-]{0,12}tl;?\s?dr[*_]{0,3})[ \t]*[—–-][ \t]/gim, '$1: ');
  const found = sections(colons, labels);
  const tldr = stripMarks((valueOf(found, 'tldr') ?? '').replace(/\s+/g, ' ')).slice(0, 1000);
  const actions = itemsOf(found, 'actions')
    .map((item) => item.slice(0, 1000))
    .slice(0, 50);
  const words = wordCount(text);
  const problems: ReadingProblem[] = [];
  if (words > mostWords) problems.push({ code: 'over-a-page', detail: String(words) });
  if (tldr === '') problems.push({ code: 'tldr-missing' });
  if (actions.length === 0) problems.push({ code: 'actions-missing' });
  return {
    form: 'page',
    words,
    ...(tldr === '' ? {} : { tldr }),
    actions,
    ...acknowledgementIn(found),
    ...ledgerIn(reply, context),
    ...(context.votesOn !== undefined && words > mostWords ? { missing: ['page'] } : {}),
    problems,
  };
}

/** The words that are read: no code blocks, no addresses of links. Quotations count. */
export function wordCount(text: string): number {
  const lines = ownLines(linesIn(text).map((line) => line.replace(/^\s*(?:>\s?)+/, '')));
  const prose = lines.join('\n').replace(/\]\([^()\n]{0,2000}\)/g, ']');
  return prose.match(/[\p{L}\p{N}](?:[\p{L}\p{N}]|['’\-.,](?=[\p{L}\p{N}]))*/gu)?.length ?? 0;
}
