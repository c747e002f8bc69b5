/** Reads the script that was named on the command line; what is wrong inside it is said by the host, at its line. */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { scriptCli } from '../../rpc/words/cli/scriptCli.ts';
import { Mistake } from '../output/exits.ts';
import type { Io } from '../output/io.ts';
import { checked } from '../program/arguments.ts';

const mostBytes = 500_000;

export function scriptIn(given: string, io: Io): { text: string; file: string } {
  const say = scriptCli[io.page().language];
  const file = path.resolve(io.cwd, checked('path', given, io));
  const facts = statSync(file, { throwIfNoEntry: false });
  if (!facts?.isFile()) throw new Mistake(say.noFile(file));
  try {
    if (facts.size > mostBytes) throw new RangeError('too big');
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file)), file };
  } catch {
    throw new Mistake(say.unreadable(file));
  }
}
