/** Turns an error of the operating system into a StoreError whose words a person can act on. */
import type { StoreCause, StoreDeed, StoreWords } from '../../rpc/words/store.ts';
import { StoreError, type StoreProblem } from '../ports.ts';
import { errorCode } from './files.ts';

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

export function storeError(deed: StoreDeed, path: string, error: unknown, say: StoreWords): StoreError {
  if (error instanceof StoreError) return error;
  const [problem, cause] = problems[errorCode(error)] ?? ['io', 'other'];
  const said = error instanceof Error ? error.message : String(error);
  return new StoreError(problem, `${say.could[deed](path)} ${say.advice[cause]} (${said})`);
}
