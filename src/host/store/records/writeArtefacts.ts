/**
 * Puts a council's artefacts into projects/. A file is written anew as long as nobody but us has written in it: one that a
 * person has changed since is theirs, and one of another council is never touched.
 */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { type ArtefactFile, artefactsOf } from '../../../core/councils/artefacts.ts';
import type { Council } from '../../../core/councils/council.ts';
import { type Files, isMissing } from '../home/files.ts';
import { plainWay } from '../home/homeFile.ts';
import { NotPlain } from '../home/notPlainWords.ts';
import { councilPaths, homePaths, shownPath } from '../home/paths.ts';
import { place } from '../home/placeFile.ts';
import { artefactText } from './artefactText.ts';

export interface PlacedArtefact {
  kind: ArtefactFile['kind'];
  path: string;
}

/** Where each artefact stands or will stand. */
export function artefactPlaces(home: string, council: Council, files: Files): PlacedArtefact[] {
  const { projects } = homePaths(home);
  return artefactsOf(council).map(({ kind, name }) => {
    const plain = join(projects, name);
    const before = readIfThere(files, plain);
    const isTaken = before !== undefined && markOf(before)?.id !== council.id;
    // Another day's council of the same question has the plain name.
    return { kind, path: isTaken ? join(projects, `${council.id.slice(0, 10)}-${name}`) : plain };
  });
}

export async function placeArtefacts(
  home: string,
  council: Council,
  files: Files,
): Promise<PlacedArtefact[]> {
  const places = artefactPlaces(home, council, files);
  const archive = `../${shownPath(home, councilPaths(home, council.id).archive)}`;
  for (const { kind, path } of places) {
    const text = marked(council.id, kind, artefactText(council, kind, archive));
    plainWay(path);
    const before = readIfThere(files, path);
    if (before === text || (before !== undefined && !isOurs(before, council.id))) continue;
    await place(path, text, { files });
  }
  return places;
}

/** The artefacts that stand, and whether each is still as this council wrote it. */
export const standingArtefacts = (
  home: string,
  council: Council,
  files: Files,
): { path: string; unchanged: boolean }[] =>
  artefactPlaces(home, council, files).flatMap(({ path }) => {
    const text = readIfThere(files, path);
    return text === undefined ? [] : [{ path, unchanged: isOurs(text, council.id) }];
  });

const stamp = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** The first line says whose the file is and what stood below it; git takes it for no part of a diff. */
function marked(id: string, kind: ArtefactFile['kind'], text: string): string {
  const mark = `council:${id} ${stamp(text)}`;
  return kind === 'change' ? `# ${mark}\n${text}` : `<!-- ${mark} -->\n${text}`;
}

function markOf(file: string): { id: string; stamp: string; text: string } | undefined {
  const found = /^(?:# |<!-- )council:([a-z0-9-]+) ([0-9a-f]{16})(?: -->)?\n/.exec(file);
  return found ? { id: found[1] ?? '', stamp: found[2] ?? '', text: file.slice(found[0].length) } : undefined;
}

function isOurs(file: string, id: string): boolean {
  const mark = markOf(file);
  return mark?.id === id && mark.stamp === stamp(mark.text);
}

function readIfThere(files: Files, path: string): string | undefined {
  try {
    return files.read(path).toString('utf8');
  } catch (error) {
    // A link is none of ours: nothing is read through it, and nothing of it is moved.
    if (isMissing(error) || error instanceof NotPlain) return undefined;
    throw error;
  }
}
