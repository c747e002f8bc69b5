/** What reading a journal found besides good records, with words that say where and how to go on. */
import { StoreError } from '../ports.ts';

export interface Finding {
  /**
   * `damaged` and `missing` stop a host; the others are only reported: `torn` last record, `unended` last record that is
   * whole, `void` records of a host that had lost the journal, records that are `covered` by a snapshot.
   */
  kind: 'damaged' | 'missing' | 'torn' | 'unended' | 'void' | 'covered';
  file: string;
  line: number;
  /** Sequence numbers that are concerned, both included. `last` is 0 where it can't be known. */
  first: number;
  last: number;
}

export const isFatal = ({ kind }: Finding): boolean => kind === 'damaged' || kind === 'missing';

const span = ({ first, last }: Finding): string => {
  if (last === 0) return `record ${first} and what follows`;
  return first === last ? `record ${first}` : `records ${first} to ${last}`;
};

export function describe(finding: Finding): string {
  const place = `${finding.file}, line ${finding.line}`;
  switch (finding.kind) {
    case 'damaged':
      return `The journal is damaged at ${place}: ${span(finding)} can't be read.`;
    case 'missing':
      return `The journal has a gap at ${place}: ${span(finding)} missing.`;
    case 'torn':
      return `The last record was torn at ${place}, as by a crash while it was being written. It had not been acknowledged and was cut off; the journal goes on at record ${finding.first}.`;
    case 'unended':
      return `The end of the last line was missing at ${place}. ${capital(span(finding))} is whole and was kept.`;
    case 'void':
      return `A host that had lost the journal still wrote ${span(finding)} at ${place}. They were never acknowledged and do not count.`;
    case 'covered':
      return `The journal is damaged at ${place}: ${span(finding)}. A snapshot covers this, so nothing is lost; \`council doctor\` says more.`;
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const damageError = (finding: Finding): StoreError =>
  new StoreError(
    'damaged',
    `${describe(finding)} Nothing was changed. Run \`council doctor\` to see what is affected, and \`council doctor --repair\` to set the damaged part aside and go on with the records before it.`,
  );
