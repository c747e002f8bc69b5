/** What reading a journal found besides good records, with words that say where and how to go on. */
import type { StoreWords } from '../../../rpc/words/host/storeWords.ts';
import { StoreError } from '../../ports/ports.ts';

export interface Finding {
  /**
   * `damaged`, `missing` and `unusable` (whole, but nothing that could have happened) stop a host; the others are only
   * reported: `torn` last record, `unended` last record that is whole, `void` records of a host that had lost the
   * journal, records that are `covered` by a snapshot.
   */
  kind: 'damaged' | 'missing' | 'unusable' | 'torn' | 'unended' | 'void' | 'covered';
  file: string;
  line: number;
  /** Sequence numbers that are concerned, both included. `last` is 0 where it can't be known. */
  first: number;
  last: number;
  /** Of an unusable record: what it was to be, and what is wrong with it. */
  of?: string;
  why?: string;
  /** What the reducer threw over it. */
  cause?: unknown;
}

export const isFatal = ({ kind }: Finding): boolean =>
  kind === 'damaged' || kind === 'missing' || kind === 'unusable';

export function describe({ kind, file, line, first, last, of, why }: Finding, say: StoreWords): string {
  if (kind === 'torn') return say.torn(file, line, first);
  if (kind === 'unusable') return say.unusable(file, line, first, of, why ?? say.misfit.noJson);
  const words = kind === 'void' ? say.lost : say[kind];
  return words(file, line, say.span(first, last));
}

export const damageError = (finding: Finding, say: StoreWords): StoreError =>
  Object.assign(
    new StoreError(
      'damaged',
      `${describe(finding, say)} ${finding.kind === 'unusable' ? say.howToSetAside : say.howToRepair}`,
    ),
    { cause: finding.cause },
  );
