/** What is open in undecided councils, by the file it stands in, as the rows of the councils tell it. */
import type { IssueRow } from '../../rpc/views/deliberationViews.ts';
import { titleOf } from '../../rpc/views/titled.ts';
import type { CouncilRow } from '../../rpc/views/views.ts';

export interface ReviewIssue {
  council: string;
  title: string;
  by: string;
  text: string;
  /** Counted from 1. */
  line: number;
  /** Its id in the ledger; absent in councils of earlier releases. */
  point?: string;
  weight: Weight;
}

/** As the Problems panel has them. */
export type Weight = 'error' | 'warning' | 'information';

const weights: Record<NonNullable<IssueRow['severity']>, Weight> = {
  blocking: 'error',
  major: 'warning',
  minor: 'information',
};

export function issuesByFile(rows: readonly CouncilRow[]): Map<string, ReviewIssue[]> {
  const found = new Map<string, ReviewIssue[]>();
  for (const row of rows)
    for (const { by, text, path, line, point, severity } of row.issues ?? []) {
      const issue: ReviewIssue = {
        council: row.id,
        title: titleOf(row),
        by,
        text: withoutPlace(text),
        line,
        weight: severity === undefined ? 'warning' : weights[severity],
        ...(point === undefined ? {} : { point }),
      };
      found.set(path, [...(found.get(path) ?? []), issue]);
    }
  return found;
}

/** It stands at its place already. */
const withoutPlace = (text: string): string =>
  text.replace(/^\s*\[[^\]\n]{1,400}\]\s*[:–—-]?\s*/u, '') || text;
