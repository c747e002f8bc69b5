/** What views of councils of the other protocols are made of. */
import type {
  CouncilHead,
  CouncilView,
  EntryView,
  Language,
  PhaseView,
  StandView,
} from '../../../src/rpc/views/views.ts';
import { decision } from './fixtures.ts';
import { second, t0 } from './turns.ts';

export const voting = ['henry', 'sage', 'nova', 'blaise'];

export const phase = (
  run: number,
  id: string,
  state: PhaseView['state'],
  more: Partial<PhaseView> & { list?: [string, StandView][] } = {},
): PhaseView => {
  const { list = [], ...rest } = more;
  return {
    run,
    phase: id,
    round: run + 1,
    state,
    blind: false,
    votes: false,
    stands: list.map(([seat, stand]) => ({ seat, stand })),
    asked: Math.max(1, list.length),
    answered: list.filter(([, stand]) => stand !== 'to-come').length,
    ...(state === 'to-come' ? {} : { startedAt: t0 + run * 30 * second }),
    ...(state === 'done' ? { endedAt: t0 + (run + 1) * 30 * second } : {}),
    ...rest,
  };
};

export const list = (...stands: StandView[]): [string, StandView][] =>
  voting.map((seat, i) => [seat, stands[i] ?? 'to-come']);

export const council = (
  language: Language,
  mode: string,
  question: string,
  head: Partial<CouncilHead> & Pick<CouncilHead, 'phases'>,
  entries: EntryView[],
): CouncilView => ({
  head: {
    ...decision(language).head,
    id: `council-${mode}`,
    mode,
    question,
    status: 'running',
    blocking: [],
    minutes: 15,
    ...head,
  },
  entries,
});
