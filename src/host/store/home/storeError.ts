/** Turns an error of the operating system into a StoreError whose words a person can act on. Any other stays what it is. */
import type { StoreCause, StoreDeed, StoreWords } from '../../../rpc/words/host/storeWords.ts';
import { StoreError, type StoreProblem } from '../../ports/ports.ts';
import { errorCode, isOfSystem } from './files.ts';
import { NotPlain } from './notPlainWords.ts';

const problems: Record<string, [StoreProblem, StoreCause]> = {
  ENOSPC: ['full', 'full'],
  EDQUOT: ['full', 'quota'],
  EFBIG: ['full', 'too-large'],
  EMFILE: ['full', 'open-files'],
  ENFILE: ['full', 'open-files-here'],
  EPERM: ['permission', 'not-allowed'],
  EACCES: ['permission', 'denied'],
  EROFS: ['permission', 'read-only'],
};

export function storeError(deed: StoreDeed, path: string, error: unknown, say: StoreWords): Error {
  if (error instanceof StoreError) return error;
  if (error instanceof NotPlain)
    return new StoreError('damaged', `${say.could[deed](path)} ${say.odd[error.kind](error.path)}`);
  // A fault of ours is none of the disk: called one, it would send people to look for another.
  if (error instanceof Error && !isOfSystem(error)) return error;
  const [problem, cause] = problems[errorCode(error)] ?? ['io', 'other'];
  const said = error instanceof Error ? error.message : String(error);
  return new StoreError(problem, `${say.could[deed](path)} ${say.advice[cause]} (${said})`);
}
