/**
 * The files of a home that councils write and read, which are there and can't be taken, each with what is wrong. A host goes
 * on without them; who looks the home over is told.
 */
import { join } from 'node:path';
import type * as z from 'zod';
import type { Language } from '../../../core/ids.ts';
import { misfitOf } from '../../../core/shape.ts';
import { pointerShape } from '../../../rpc/connect/pointer.ts';
import { declaredFiles } from '../../../rpc/homeFiles.ts';
import type { FileProblem } from '../../../rpc/views/views.ts';
import { type StoreWords, storeWords } from '../../../rpc/words/host/storeWords.ts';
import { largestPlan, planShape } from '../git/applyChange.ts';
import { gitMemoryShape, largestMemory } from '../git/gitLeftToDo.ts';
import { realFiles } from '../home/files.ts';
import { namesIn } from '../home/homeFile.ts';
import { misfitWords } from '../home/misfitWords.ts';
import { allOddPaths } from '../home/oddPaths.ts';
import { homePaths, pathOf, shownPath } from '../home/paths.ts';
import { readJson, readOwnJson } from '../home/readJson.ts';
import { recallFrom } from '../records/recallCouncil.ts';
import { manifestOf } from '../trash/trashManifest.ts';

const largestPointer = 100_000;

export async function passedOver(home: string, language: Language): Promise<FileProblem[]> {
  const say = storeWords[language];
  const paths = homePaths(home);
  const problems: FileProblem[] = [];
  const tell = (path: string, wrong: string | undefined, words: (why: string) => string): void => {
    if (wrong === undefined) return;
    const at = { line: 1, column: 1, severity: 'warning' } as const;
    problems.push({ file: shownPath(home, path), ...at, message: words(wrong) });
  };
  for (const name of namesIn(paths.logs)) {
    const id = /^council-(.+)\.json$/.exec(name)?.[1];
    const found = id === undefined ? undefined : await recallFrom(home, id, language);
    if (found && 'wrong' in found) tell(join(paths.logs, name), found.wrong, say.passedOver.log);
  }
  for (const id of namesIn(paths.trash)) {
    const found = manifestOf(home, id, realFiles, say);
    if (found && 'wrong' in found)
      tell(join(paths.trash, id, 'manifest.json'), found.wrong, say.passedOver.manifest);
  }
  const git = join(paths.state, 'git.json');
  tell(git, await wrongWith(git, gitMemoryShape, largestMemory, say, readOwnJson), say.passedOver.git);
  tell(
    paths.pointer,
    await wrongWith(paths.pointer, pointerShape, largestPointer, say, readJson),
    say.passedOver.pointer,
  );
  for (const name of namesIn(paths.changes)) {
    const plan = join(paths.changes, name);
    if (name.endsWith('.json'))
      tell(plan, await wrongWith(plan, planShape, largestPlan, say, readOwnJson), say.passedOver.plan);
  }
  // Those that people write, or that are named above, have said it.
  const told = new Set([...problems.map(({ file }) => file), ...declaredFiles]);
  for (const { path, message } of allOddPaths(home, language))
    if (!told.has(path) && !path.startsWith(`${shownPath(home, paths.protocols)}/`))
      tell(pathOf(home, path), message, (why) => why);
  return problems;
}

async function wrongWith(
  path: string,
  shape: z.ZodType,
  most: number,
  say: StoreWords,
  reading: typeof readJson,
): Promise<string | undefined> {
  const read = await reading(path, most, say);
  if (read === undefined) return undefined;
  if ('wrong' in read) return read.wrong;
  const misfit = misfitOf(shape, read.value);
  return misfit && misfitWords(misfit, say);
}
