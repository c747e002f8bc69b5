/**
 * Changes a YAML file that people write: read, changed, read again, and only then put in its place. A file that is
 * broken is left alone, and so is one that the change would break. One change at a time.
 */
import type { Language } from '../../../core/ids.ts';
import type { FileProblem } from '../../../rpc/views/views.ts';
import { type Files, isMissing, realFiles } from '../../store/home/files.ts';
import { openPlainFile } from '../../store/home/homeFile.ts';
import { shownPath } from '../../store/home/paths.ts';
import { place } from '../../store/home/placeFile.ts';
import { readDeclared } from '../readDeclared.ts';
import type { Edited } from './listEdit.ts';

export interface ChangeableFile<T> {
  home: string;
  path: string;
  /** As people call it. */
  file: string;
  language: Language;
  /** What the file begins with when it is not there; without it nothing is begun. */
  beginning?: string;
  /** What a text says, or what is wrong with it. */
  load(text: string): { value?: T; problems: FileProblem[] };
  files?: Files;
}

export type NotChanged =
  /** The file is not there. */
  | { refused: 'absent'; problems: [] }
  /** It has problems already: they are to be put right first. */
  | { refused: 'broken'; problems: FileProblem[] }
  /** It would have problems afterwards. */
  | { refused: 'wrong'; problems: FileProblem[] }
  /** Something else of the file would not stay as it is. */
  | { refused: 'harm'; problems: [] };

export type Changed = { written: string[] } | NotChanged;

let last: Promise<unknown> = Promise.resolve();

export function changeFile<T>(
  target: ChangeableFile<T>,
  change: (text: string, value: T) => Edited,
): Promise<Changed> {
  const next = last.then(() => changeNow(target, change));
  last = next.catch(() => undefined);
  return next;
}

async function changeNow<T>(
  target: ChangeableFile<T>,
  change: (text: string, value: T) => Edited,
): Promise<Changed> {
  const { home, path, file, language, beginning, load, files = realFiles } = target;
  const read = await readDeclared(path, file, language);
  if (read.state === 'refused') return { refused: 'broken', problems: [read.problem] };
  const there = read.state === 'text' ? read.text : beginning;
  if (there === undefined) return { refused: 'absent', problems: [] };
  const before = load(there);
  if (before.value === undefined) return { refused: 'broken', problems: errorsOf(before.problems) };
  const text = change(there, before.value);
  if (text === undefined) return { refused: 'harm', problems: [] };
  if (text === there) return { written: [] };
  const after = load(text);
  // With some errors a file is in force all the same: a change may leave those that stood there, and bring none.
  const stood = errorsOf(before.problems).map(({ message }) => message);
  // One for one: the same words of a second place are another error.
  const brought = errorsOf(after.problems).filter(({ message }) => {
    const at = stood.indexOf(message);
    if (at >= 0) stood.splice(at, 1);
    return at < 0;
  });
  if (after.value === undefined || brought.length > 0)
    return { refused: 'wrong', problems: after.value === undefined ? errorsOf(after.problems) : brought };
  const mode = read.state === 'text' ? await modeOf(path) : {};
  if (mode === undefined) return await changeNow(target, change);
  // Somebody may save it until the last moment: their words first, then ours on top of them.
  const beforeRename = () => {
    if ((textNow(files, path) ?? beginning) !== there) throw new Overtaken();
  };
  try {
    await place(path, text, { sync: true, files, beforeRename, ...mode });
  } catch (error) {
    if (error instanceof Overtaken) return await changeNow(target, change);
    throw error;
  }
  return { written: [shownPath(home, path)] };
}

class Overtaken extends Error {}

/** Nobody may read it afterwards who could not before. Undefined: it is gone meanwhile. */
async function modeOf(path: string): Promise<{ mode: number } | undefined> {
  try {
    const file = await openPlainFile(path);
    try {
      return { mode: (await file.stat()).mode & 0o666 };
    } finally {
      await file.close();
    }
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

function textNow(files: Files, path: string): string | undefined {
  try {
    return files.read(path).toString('utf8');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

const errorsOf = (problems: FileProblem[]): FileProblem[] =>
  problems.filter(({ severity }) => severity === 'error');
