/** What reading a journal found besides good records, with words that say where and how to go on. */
import type { StoreWords } from '../../rpc/words/store.ts';
import { inWords } from '../guard.ts';
import { StoreError } from '../ports.ts';

export interface Finding {
  /**
   * `damaged`, `missing` and `unreducible` (whole, but not to be taken over) stop a host; the others are only reported: `torn` last record, `unended` last record that is
   * whole, `void` records of a host that had lost the journal, records that are `covered` by a snapshot.
   */
  kind: 'damaged' | 'missing' | 'unreducible' | 'torn' | 'unended' | 'void' | 'covered';
  file: string;
  line: number;
  /** Sequence numbers that are concerned, both included. `last` is 0 where it can't be known. */
  first: number;
  last: number;
}

export const isFatal = ({ kind }: Finding): boolean =>
  kind === 'damaged' || kind === 'missing' || kind === 'unreducible';

export function describe({ kind, file, line, first, last }: Finding, say: StoreWords): string {
  if (kind === 'torn') return say.torn(file, line, first);
  const words = kind === 'void' ? say.lost : say[kind];
  return words(file, line, say.span(first, last));
}

/** `cause` is what was thrown over it, where something was. */
export function damageError(finding: Finding, say: StoreWords, cause?: unknown): StoreError {
  const why = cause === undefined ? '' : ` (${inWords(cause)})`;
  return Object.assign(new StoreError('damaged', `${describe(finding, say)}${why} ${say.howToRepair}`), {
    cause,
  });
}
