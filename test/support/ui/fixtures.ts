/** The council of the reference pictures, in each state in which it is shown. */

import type { ToPage } from '../../../src/rpc/pages/transcriptPageMessages.ts';
import type { BlockingView } from '../../../src/rpc/views/deliberationViews.ts';
import type {
  CouncilHead,
  CouncilView,
  EntryView,
  Language,
  PhaseView,
  StandView,
  TallyView,
} from '../../../src/rpc/views/views.ts';
import {
  blockingText,
  challenge,
  collect,
  family,
  novaWhole,
  resolve,
  second,
  speaking,
  synthesis,
  t0,
  turn,
} from './turns.ts';

const stands = (list: StandView[]): PhaseView['stands'] =>
  ['henry', 'sage', 'nova', 'blaise'].map((id, i) => ({ seat: id, stand: list[i] ?? 'to-come' }));

const phase = (
  run: number,
  id: string,
  state: PhaseView['state'],
  from: number,
  took: number | undefined,
  more: Partial<PhaseView> = {},
): PhaseView => ({
  run,
  phase: id,
  round: run + 1,
  state,
  blind: false,
  votes: false,
  stands: [],
  asked: 4,
  answered: 4,
  ...(state === 'to-come' ? {} : { startedAt: t0 + from * second }),
  ...(took === undefined ? {} : { endedAt: t0 + (from + took) * second }),
  ...more,
});

const tally = (list: StandView[], more: Partial<TallyView>): TallyView => ({
  verdict: 'none-yet',
  stands: stands(list),
  agree: list.filter((stand) => stand === 'agree').length,
  nuance: 0,
  disagree: 1,
  of: 4,
  quorum: 3,
  ...more,
});

const issue: BlockingView = {
  seat: 'henry',
  text: blockingText,
  phase: 'CHALLENGE',
  open: false,
};

const collected = phase(0, 'COLLECT', 'done', 0, 48, {
  blind: true,
  stands: stands(['answered', 'answered', 'answered', 'answered']),
});
const challenged = phase(1, 'CHALLENGE', 'done', 48, 62, {
  votes: true,
  answered: 3,
  stands: stands(['disagree', 'nuance', 'agree', 'absent']),
});

const head = (language: Language, more: Partial<CouncilHead>): CouncilHead => ({
  id: 'council-1',
  question: 'Should we move session storage from Redis to Postgres before 2.0?',
  mode: 'debate',
  status: 'running',
  language,
  rehearsal: false,
  attended: true,
  seats: family(language),
  orchestrator: 'maman',
  synthesizer: 'maman',
  phases: [
    collected,
    challenged,
    phase(2, 'RESOLVE', 'now', 110, undefined, {
      votes: true,
      answered: 3,
      stands: stands(['agree', 'agree', 'to-come', 'disagree']),
    }),
    phase(3, 'SYNTHESIZE', 'to-come', 0, undefined, { asked: 1, answered: 0 }),
  ],
  tally: tally(['agree', 'agree', 'to-come', 'disagree'], {}),
  blocking: [issue],
  minutes: 5,
  createdAt: t0,
  worked: { ms: 0, at: t0, ticks: true },
  briefPath: '.council/briefs/2026-02-14-session-storage.yaml',
  tokens: 21_000,
  ...more,
});

export const live = (language: Language = 'en'): CouncilView => ({
  head: head(language, {}),
  entries: [...collect, ...challenge, ...resolve, speaking],
});

export const decision = (language: Language = 'en', more: Partial<CouncilHead> = {}): CouncilView => ({
  head: head(language, {
    status: 'decision',
    seats: family(language).map((one) => (one.id === 'nova' ? { ...one, confidence: 5 } : one)),
    phases: [
      collected,
      challenged,
      phase(2, 'RESOLVE', 'done', 110, 52, {
        votes: true,
        stands: stands(['agree', 'agree', 'agree', 'disagree']),
      }),
      phase(3, 'SYNTHESIZE', 'done', 182, 22, { asked: 1, answered: 1 }),
    ],
    tally: tally(['agree', 'agree', 'agree', 'disagree'], { verdict: 'none' }),
    tokens: 26_000,
    archivePath: '.council/archive/2026-02-14-session-storage.md',
    ...more,
  }),
  entries: [...collect, ...challenge, ...resolve, novaWhole, synthesis],
});

export const rehearsal = (language: Language = 'en'): CouncilView => {
  const view = live(language);
  return {
    ...view,
    head: {
      ...view.head,
      rehearsal: true,
      tokens: 0,
      seats: view.head.seats.map(({ model: _, ...one }) => ({ ...one, backend: 'rehearsal' })),
    },
  };
};

/** 2:41 into the council. */
export const now = t0 + 161 * second;

export const open = (view: CouncilView, language: Language = view.head.language): ToPage => ({
  type: 'open',
  view,
  language,
  me: 'papa',
  now,
});

export const changed = (
  view: CouncilView,
  entries: EntryView[],
  more: Partial<CouncilHead> = {},
): ToPage => ({
  type: 'changed',
  patch: { id: view.head.id, head: { ...view.head, ...more }, entries },
  now,
});

/** A long council: one run, as many turns as asked. */
export function long(count: number): CouncilView {
  const view = decision();
  const seats = ['henry', 'sage', 'nova', 'blaise'];
  const entries = Array.from({ length: count }, (_, i) =>
    turn(
      1,
      'CHALLENGE',
      seats[i % 4] ?? 'henry',
      `Turn ${i + 1}. ${'A sentence of a usual length. '.repeat(1 + (i % 7))}`,
      {
        key: `t${i + 1}`,
        vote: i % 3 === 0 ? 'disagree' : 'agree',
      },
    ),
  );
  return { head: { ...view.head, phases: [challenged] }, entries };
}
