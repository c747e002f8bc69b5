/** Reads a file that a person wrote, refusing a link, and one that is too big before a byte of it is read. */
import { isUtf8 } from 'node:buffer';
import type { Language } from '../../core/ids.ts';
import type { FileProblem } from '../../rpc/views/views.ts';
import { readPlainFile } from '../store/home/homeFile.ts';
import { NotPlain } from '../store/home/notPlainWords.ts';
import { declaredWords } from './declaredWords.ts';
import { maxBytes } from './readYaml.ts';

export type ReadDeclared =
  | { state: 'text'; text: string }
  | { state: 'absent' }
  | { state: 'refused'; problem: FileProblem };

export async function readDeclared(
  path: string,
  file: string,
  language: Language = 'en',
): Promise<ReadDeclared> {
  const words = declaredWords[language];
  const refused = (message: string): ReadDeclared => ({
    state: 'refused',
    problem: { file, line: 1, column: 1, severity: 'error', message },
  });
  try {
    const bytes = await readPlainFile(path, maxBytes);
    // Read as if it were, its accents would be other letters, and an edit would write those.
    if (!isUtf8(bytes)) {
      const { line, column } = firstBroken(bytes);
      const message = words.notUtf8;
      return { state: 'refused', problem: { file, line, column, severity: 'error', message } };
    }
    return { state: 'text', text: bytes.toString('utf8') };
  } catch (error) {
    if (error instanceof NotPlain)
      return refused(
        { size: words.tooBig(maxBytes / 1000), kind: words.unreadable('EISDIR'), link: words.linked }[
          error.kind
        ],
      );
    const code = (error as NodeJS.ErrnoException).code ?? String(error);
    return code === 'ENOENT' || code === 'ENOTDIR' ? { state: 'absent' } : refused(words.unreadable(code));
  }
}

export function firstBroken(bytes: Buffer): { line: number; column: number } {
  let line = 1;
  for (let from = 0; from <= bytes.length; line += 1) {
    const found = bytes.indexOf(0x0a, from);
    const to = found < 0 ? bytes.length : found;
    const row = bytes.subarray(from, to);
    if (!isUtf8(row)) return { line, column: columnIn(row) };
    from = to + 1;
  }
  return { line: 1, column: 1 };
}

function columnIn(row: Buffer): number {
  // The longest beginning that is whole says how many letters stand before it.
  let good = row.length;
  while (good > 0 && !isUtf8(row.subarray(0, good))) good -= 1;
  return row.subarray(0, good).toString('utf8').length + 1;
}
