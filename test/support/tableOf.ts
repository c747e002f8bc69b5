/** A table of three with an owner, two reviewers and a judge, following any built-in protocol; and what it held. */
import assert from 'node:assert/strict';
import type { Council } from '../../src/core/councils/council.ts';
import { builtInProtocols } from '../../src/core/councils/protocols/builtIn.ts';
import { sampleCouncil } from './sampleCouncil.ts';

export interface Table {
  maxRounds?: number;
  qa?: string | undefined;
  checks?: string[];
  attended?: boolean;
}

export function councilOf(protocol: string, table: Table = {}): Council {
  const { maxRounds, checks, attended } = table;
  const qa = 'qa' in table ? table.qa : 'blaise';
  const start = sampleCouncil({
    seats: ['henry', 'sage', 'nova'],
    ...(attended === undefined ? {} : { attended }),
  });
  const followed = builtInProtocols[protocol];
  assert.ok(followed);
  const judge = { ...start.seats[0], id: 'blaise', name: 'Blaise', votes: false } as Council['seats'][number];
  const { qa: _none, ...rest } = { ...start, qa: undefined };
  return {
    ...rest,
    protocol: followed,
    seats: [...start.seats, judge],
    owner: 'nova',
    reviewers: ['henry', 'sage'],
    ...(qa === undefined ? {} : { qa }),
    brief: {
      ...start.brief,
      type: protocol,
      maxRounds: maxRounds ?? followed.defaultRounds,
      ...(checks ? { checks } : {}),
    },
  };
}

/** Phases held, with who spoke, in their order. */
export const held = (given: Council): string[] =>
  given.runs
    .filter((run) => !run.skipped)
    .map((run) => `${run.phase} ${run.turns.map((turn) => turn.seat[0]).join('')}`);
