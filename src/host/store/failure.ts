/** Turns an error of the operating system into a StoreError whose words a person can act on. */
import { StoreError, type StoreProblem } from '../ports.ts';
import { errorCode } from './files.ts';

const problems: Record<string, [StoreProblem, string]> = {
  ENOSPC: ['full', 'The disk is full. Make room; work goes on by itself.'],
  EDQUOT: ['full', 'The disk quota is used up. Make room; work goes on by itself.'],
  EFBIG: ['full', 'The file may not grow any further.'],
  EMFILE: ['full', 'Too many files are open. Close some programs.'],
  ENFILE: ['full', 'Too many files are open on this machine. Close some programs.'],
  EPERM: [
    'permission',
    'The operating system does not allow it. Check who owns the folder and its permissions.',
  ],
  EACCES: ['permission', 'Permission denied. Check who owns the folder and its permissions.'],
  EROFS: ['permission', 'The folder is read-only.'],
};

export function storeError(doing: string, path: string, error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const [problem, advice] = problems[errorCode(error)] ?? ['io', 'The disk or its driver reports a failure.'];
  const cause = error instanceof Error ? error.message : String(error);
  return new StoreError(problem, `Could not ${doing} ${path}. ${advice} (${cause})`);
}
