/**
 * Changes a YAML file that people write: read, changed, read again, and only then put in its place. A file that is
 * broken is left alone, and so is one that the change would break. One change at a time.
 */
import { realpath, stat } from 'node:fs/promises';
import type { Language } from '../../../core/ids.ts';
import type { FileProblem } from '../../../rpc/views.ts';
import { readDeclared } from '../declared/readDeclared.ts';
import { declaredWords } from '../declared/words.ts';
import { type Files, isMissing, realFiles } from '../files.ts';
import { isInside } from '../inside.ts';
import { shownPath } from '../paths.ts';
import { place } from '../place.ts';
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
  const stood = new Set(errorsOf(before.problems).map(({ message }) => message));
  const brought = errorsOf(after.problems).filter(({ message }) => !stood.has(message));
  if (after.value === undefined || brought.length > 0)
    return { refused: 'wrong', problems: after.value === undefined ? errorsOf(after.problems) : brought };
  const facts = read.state === 'text' ? await whereItStands(home, path) : { real: path };
  if (facts === undefined) return await changeNow(target, change);
  if (facts === 'outside') {
    const message = declaredWords[language].linkedOut;
    return { refused: 'broken', problems: [{ file, line: 1, column: 1, severity: 'error', message }] };
  }
  const { real, ...mode } = facts;
  // Somebody may save it until the last moment: their words first, then ours on top of them.
  const beforeRename = () => {
    if ((textNow(files, path) ?? beginning) !== there) throw new Overtaken();
  };
  try {
    await place(real, text, { sync: true, files, beforeRename, ...mode });
  } catch (error) {
    if (error instanceof Overtaken) return await changeNow(target, change);
    throw error;
  }
  return { written: [shownPath(home, path)] };
}

class Overtaken extends Error {}

/** A link stays one, and what it leads to is changed, if that is in the home. Undefined: it is gone meanwhile. */
async function whereItStands(
  home: string,
  path: string,
): Promise<{ real: string; mode: number } | 'outside' | undefined> {
  try {
    const real = await realpath(path);
    if (!isInside(await realpath(home), real)) return 'outside';
    // Nobody may read it afterwards who could not before.
    return { real, mode: (await stat(real)).mode & 0o666 };
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
