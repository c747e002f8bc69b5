/**
 * A proposed change: a unified diff, in its code block or bare, the files it touches, and what it does in a sentence. The
 * answer to a review may bring one beside its words.
 */
import { stripMarks } from './fields/bareText.ts';
import { spellings } from './fields/fieldNames.ts';
import { linesIn, type Reply, sections } from './fields/fields.ts';
import type { ReadContext } from './read.ts';
import type { ChangeReading, FormName } from './reading.ts';
import { acknowledgementIn, ledgerIn, sentenceIn } from './sharedReading.ts';

const labels = spellings('summary', 'acknowledges');

/** The forms in which a seat may propose a change. */
export const mayBringChange = (form: FormName): boolean => form === 'change' || form === 'response';

export function readChange({ text }: Reply, context: ReadContext): ChangeReading {
  const { diff, prose } = apart(linesOf(text));
  const found = sections(prose.join('\n'), labels);
  const first = prose.find((line) => /[\p{L}\p{N}]/u.test(line) && !/^\s*(?:#|```|~~~|>)/.test(line));
  const opening = first === undefined ? '' : stripMarks(first).slice(0, 1000);
  const summary = sentenceIn(found, 'summary') ?? (opening === '' ? undefined : opening);
  return {
    form: 'change',
    ...(diff === '' ? {} : { diff }),
    files: filesOf(diff),
    ...(summary === undefined ? {} : { summary }),
    ...acknowledgementIn(found),
    ...ledgerIn({ text, prose: prose.join('\n') }, context),
    problems: diff === '' ? [{ code: 'diff-missing' }] : [],
  };
}

/** Beside an answer only a diff that names its files is a change: a few lines with signs before them show what is meant. */
export function changeBeside(text: string): { diff?: string; files?: string[]; words: string } {
  const { diff, prose } = apart(linesOf(text), namesFiles);
  const words = prose.join('\n');
  return diff === '' ? { words } : { diff, files: filesOf(diff), words };
}

/** A carriage return may belong to a line of the file that is changed; only where every line has one it is the reply's. */
function linesOf(text: string): string[] {
  const lines = text.split('\n');
  const isReplys = lines.slice(0, -1).every((line) => line.endsWith('\r'));
  return isReplys ? linesIn(text) : lines;
}

interface Block {
  mark: string;
  info: string;
  lines: string[];
}

/** The diff and the words around it. Several blocks are one change; a block left open ends with the reply. */
function apart(lines: string[], isOne = isDiff): { diff: string; prose: string[] } {
  const prose: string[] = [];
  const diffs: string[][] = [];
  let block: Block | undefined;
  const settle = () => {
    if (block && isOne(block)) diffs.push(block.lines);
    else if (block) prose.push(`${block.mark}${block.info}`, ...block.lines, block.mark);
    block = undefined;
  };
  for (const line of lines) {
    const [, mark, info = ''] = /^(```+|~~~+)\s*([\w-]*)/.exec(line) ?? [];
    // Only a fence at the margin ends the block: an indented one is a line of the file that is changed.
    if (block && mark?.startsWith(block.mark)) settle();
    else if (block) block.lines.push(line);
    else if (mark !== undefined) block = { mark, info, lines: [] };
    else prose.push(line);
  }
  settle();
  if (diffs.length > 0)
    return {
      diff: diffs
        .map((each) => asPatch(each.join('\n')))
        .join('')
        .replace(/\n+$/, ''),
      prose,
    };
  return bare(prose);
}

/** A diff as git takes it: its last line ended, and the empty line without which a binary file at its end is passed over. */
export const asPatch = (diff: string): string =>
  `${diff.replace(/\n*$/, '\n')}${/^GIT binary patch\r?$/m.test(diff) ? '\n' : ''}`;

const namesFiles = ({ lines }: Block): boolean => beginningOf(lines) !== undefined;

const isDiff = (block: Block): boolean =>
  block.lines.some((line) => line.trim() !== '') &&
  (/^(?:diff|patch)$/i.test(block.info) || namesFiles(block));

/** Where a unified diff begins: at its git header, or at `---` with `+++` below it. */
function beginningOf(lines: string[]): number | undefined {
  const at = lines.findIndex(
    (line, index) =>
      /^diff --git \S/.test(line) || (/^--- \S/.test(line) && /^\+\+\+ \S/.test(lines[index + 1] ?? '')),
  );
  return at < 0 ? undefined : at;
}

const ofDiff =
  /^(?:[ +\-\\@]|diff |index |new file|deleted file|old mode|new mode|similarity|dissimilarity|rename|copy|Binary |GIT binary|$)/;

/** A diff without its code block: from its beginning to the first line that can't be one of its lines. */
function bare(lines: string[]): { diff: string; prose: string[] } {
  const from = beginningOf(lines);
  if (from === undefined) return { diff: '', prose: lines };
  const length = lines.slice(from).findIndex((line) => !ofDiff.test(line));
  const to = length < 0 ? lines.length : from + length;
  return {
    diff: lines.slice(from, to).join('\n').trimEnd(),
    prose: [...lines.slice(0, from), ...lines.slice(to)],
  };
}

function filesOf(diff: string): string[] {
  const lines = diff === '' ? [] : linesIn(diff);
  const files = lines.flatMap((line, index): string[] => {
    const git = /^diff --git (?:"?a\/.{1,1000}?"?) "?b\/(.{1,1000}?)"?$/.exec(line)?.[1];
    if (git !== undefined) return [git];
    const below = lines[index + 1] ?? '';
    if (!line.startsWith('--- ') || !below.startsWith('+++ ')) return [];
    const [before, after] = [pathOf(line), pathOf(below)];
    return after === '/dev/null' ? [before] : [after];
  });
  return [...new Set(files)].slice(0, 500);
}

/** The path of a `---` or `+++` line, without its side and without a date behind a tab. */
const pathOf = (line: string): string =>
  (line.slice(4, 1004).split('\t')[0] ?? '')
    .trim()
    .replace(/^"|"$/g, '')
    .replace(/^[ab]\//, '');
