/** The open issues of undecided reviews by the file they stand in, as the rows of the councils tell them. */
import { titleOf } from '../../rpc/views/titled.ts';
import type { CouncilRow } from '../../rpc/views/views.ts';

export interface ReviewIssue {
  council: string;
  title: string;
  by: string;
  text: string;
  /** Counted from 1. */
  line: number;
}

export function issuesByFile(rows: readonly CouncilRow[]): Map<string, ReviewIssue[]> {
  const found = new Map<string, ReviewIssue[]>();
  for (const row of rows)
    for (const { by, text, path, line } of row.issues ?? []) {
      const issue = { council: row.id, title: titleOf(row), by, text: withoutPlace(text), line };
      found.set(path, [...(found.get(path) ?? []), issue]);
    }
  return found;
}

/** It stands at its place already. */
const withoutPlace = (text: string): string =>
  text.replace(/^\s*\[[^\]\n]{1,400}\]\s*[:–—-]?\s*/u, '') || text;
