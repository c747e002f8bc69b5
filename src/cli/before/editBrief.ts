/** The brief in the person's own editor, before anything is spent: a file is changed where it stands, a question becomes a brief. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SpendView } from '../../rpc/messages/spendMessages.ts';
import { spendingWords } from '../../rpc/words/council/spendWords.ts';
import { type Io, note } from '../output/io.ts';

/** What the request is changed to; nothing when there is no editor, or it was left with a failure. Its file stays. */
export async function editBrief(
  brief: NonNullable<SpendView['brief']>,
  home: string,
  io: Io,
): Promise<object | undefined> {
  const [program, ...args] = (io.env.VISUAL || io.env.EDITOR || '').split(/\s+/).filter(Boolean);
  if (!program) {
    note(io, spendingWords[io.page().language].noEditor);
    return undefined;
  }
  const edited = async (file: string): Promise<boolean> => {
    const child = spawn(program, [...args, file], { stdio: 'inherit', env: { ...process.env, ...io.env } });
    const ended = await once(child, 'exit').catch(() => [1]);
    return ended[0] === 0;
  };
  if (brief.isFile) return (await edited(path.resolve(home, brief.path))) ? {} : undefined;
  // Where it would stand, so that what was written is kept whatever comes of it.
  const file = path.resolve(home, brief.path);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, brief.text, { flag: 'wx' });
  const words = { question: undefined, mode: undefined, context: undefined, drafted: undefined };
  return (await edited(file))
    ? { ...words, seats: undefined, maxRounds: undefined, briefPath: file }
    : undefined;
}
