/** Which of the archived councils were recommended elsewhere: those older than the state that stands here, and those without a log to go on from. */
import type { CouncilRow } from '../../../rpc/views/views.ts';
import { standsAt } from '../home/homeFile.ts';
import { councilPaths } from '../home/paths.ts';
import { madeHere } from '../seal/sealState.ts';

export function withElsewhere(home: string, rows: readonly CouncilRow[]): CouncilRow[] {
  const made = madeHere(home) ?? 0;
  return rows.map((row) => {
    if (row.status !== 'recommended') return row;
    const isElsewhere = row.at < made || !standsAt(councilPaths(home, row.id).log);
    return isElsewhere ? { ...row, elsewhere: true } : row;
  });
}
