/** Councils of this release played on the pure core with readings in place of words, as the host would have read them. */
import type { Council } from '../../src/core/councils/council.ts';
import { builtInProtocols } from '../../src/core/councils/protocols/builtIn.ts';
import type { AskRef } from '../../src/core/events.ts';
import type { FormName, Reading } from '../../src/core/forms/reading.ts';
import { pending } from '../../src/core/pending.ts';
import { type Play, play } from './play.ts';
import { sampleCouncil } from './sampleCouncil.ts';

export const bareReadings: Record<FormName, object> = {
  position: {},
  challenge: { vote: 'disagree', contests: [], checklist: {}, blocking: [] },
  final: { vote: 'disagree', blocking: [] },
  synthesis: {
    consensus: [],
    disagreements: [],
    insights: [],
    risks: [],
    minority: [],
    recommendation: 'Go.',
  },
  turn: { stances: [] },
  ballot: { stances: [] },
  qa: { points: { risks: { mark: 'pass' } }, verdict: 'pass', issues: [], risks: [] },
  matrix: { rows: [] },
  outline: { headings: [] },
  draft: { headings: [] },
  plan: { headings: [] },
  frame: { headings: [] },
  change: { files: [] },
  page: { words: 3, actions: [] },
  review: { vote: 'disagree', findings: [], good: [] },
  response: {},
  advocate: {},
};

export type Says = (seat: string, phase: string) => object | null;

/** Answers one ask with a reading, as the host would have read it; null is a call that failed. */
export function answer(game: Play, says: Says): boolean {
  const owed = pending(game.council()).find((each) => each.kind === 'ask');
  if (owed?.kind !== 'ask') return false;
  const { council, run, seat, attempt, again } = owed;
  const ref: AskRef = { council, run, seat, attempt, ...(again === undefined ? {} : { again }) };
  const phase = game.council().runs[run]?.phase ?? '';
  const form = game.council().protocol.phases.find(({ id }) => id === phase)?.form ?? 'position';
  const said = says(seat, phase);
  const reading = { form, problems: [], ...bareReadings[form], ...said } as unknown as Reading;
  if (said === null) game.tell({ type: 'turn.failed', ...ref, tries: 3, absence: { code: 'failed' } });
  else game.tell({ type: 'turn.replied', ...ref, text: `${seat} speaks`, reading, ms: 5, tries: 1 });
  game.tryChange();
  return true;
}

export const held = (type = 'debate', more: Partial<Council> = {}): Council => {
  const council = sampleCouncil();
  const protocol = builtInProtocols[type] ?? council.protocol;
  return { ...council, votesOn: 'motion', protocol, brief: { ...council.brief, type }, ...more };
};

export function played(start: Council, says: Says): Play {
  const game = play(start);
  while (answer(game, says));
  return game;
}
