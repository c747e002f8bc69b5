/** What the reader does: the page's next state, and what its owner is told. */
import type { FromPage } from '../../../src/rpc/pages/transcriptPageMessages.ts';
import { type ReadingAct, read } from '../../feed/reading.ts';
import { foldedRuns, type Panel, runsOf } from './feedRows.ts';
import {
  type BoxMode,
  type Composer,
  canBeDecided,
  isOver,
  myTurn,
  type PageState,
} from './transcriptState.ts';

export type Act =
  | ReadingAct
  | { type: 'fold'; run: number | Panel; folded: boolean }
  | { type: 'fold-all'; folded: boolean }
  | { type: 'draft'; text: string }
  | { type: 'address'; to: string | undefined }
  | { type: 'menu'; open: boolean }
  | { type: 'box'; mode: Exclude<BoxMode, 'waive' | 'waive-point'> }
  | { type: 'waive'; check: string }
  | { type: 'waive-point'; point: string }
  | { type: 'whole'; name: string; whole: boolean }
  | { type: 'decide'; verdict: 'accept' | 'another-round' }
  | { type: 'send' }
  | { type: 'ask-stop'; asked: boolean }
  | { type: 'post'; message: FromPage };

export interface Step {
  state: PageState;
  posts: FromPage[];
}

const still = (state: PageState, ...posts: FromPage[]): Step => ({ state, posts });

/** A person can act on the council: it is not over, its host answers, and nothing is on its way. */
export const canAct = (state: PageState): boolean =>
  state.head !== undefined &&
  !isOver(state.head) &&
  state.host.state === 'up' &&
  state.composer.sending === undefined;

export function canSend(state: PageState): boolean {
  const { mode, text } = state.composer;
  if (!canAct(state) || state.head === undefined) return false;
  if (mode === 'reject') return true;
  const mayPlain = !canBeDecided(state.head) || myTurn(state) !== undefined;
  return text.trim() !== '' && (mode !== 'plain' || mayPlain);
}

function decide(state: PageState, verdict: 'accept' | 'amend' | 'reject' | 'another-round'): Step {
  if (!canAct(state) || state.head === undefined || !canBeDecided(state.head)) return still(state);
  const text = state.composer.text.trim();
  const sending: FromPage = { type: 'decide', verdict, ...(text === '' ? {} : { text }) };
  return still({ ...state, refused: undefined, composer: { ...state.composer, sending } }, sending);
}

function send(state: PageState): Step {
  if (!canSend(state)) return still(state);
  const { mode, to, check = '', point = '' } = state.composer;
  if (mode === 'amend' || mode === 'reject') return decide(state, mode);
  const text = state.composer.text.trim();
  const sending: Composer['sending'] =
    mode === 'waive'
      ? { type: 'waive', name: check, text }
      : mode === 'waive-point'
        ? { type: 'waive-point', point, text }
        : myTurn(state) !== undefined
          ? { type: 'answer', text }
          : { type: 'inject', text, ...(to === undefined ? {} : { to }) };
  return still({ ...state, refused: undefined, composer: { ...state.composer, sending } }, sending);
}

export function act(state: PageState, done: Act): Step {
  switch (done.type) {
    case 'fold':
      return still({ ...state, folds: { ...state.folds, [done.run]: done.folded } });
    case 'fold-all': {
      const runs = runsOf(state.entries);
      const all = [...runs, 'proposals', 'points'] satisfies (number | Panel)[];
      return still({ ...state, folds: Object.fromEntries(all.map((each) => [each, done.folded])) });
    }
    case 'draft':
      return still({ ...state, composer: { ...state.composer, text: done.text } });
    case 'address': {
      const { to: _, ...composer } = state.composer;
      return still({
        ...state,
        menuOpen: false,
        composer: done.to === undefined ? composer : { ...composer, to: done.to },
      });
    }
    case 'menu':
      return still({ ...state, menuOpen: done.open });
    case 'box': {
      const { check: _check, point: _point, ...composer } = state.composer;
      return still({ ...state, composer: { ...composer, mode: done.mode } });
    }
    case 'waive':
      return still({ ...state, composer: { ...state.composer, mode: 'waive', check: done.check } });
    case 'waive-point':
      return still({ ...state, composer: { ...state.composer, mode: 'waive-point', point: done.point } });
    case 'whole':
      return still({ ...state, whole: { ...state.whole, [done.name]: done.whole } });
    case 'decide':
      return decide(state, done.verdict);
    case 'send':
      return send(state);
    case 'ask-stop':
      return still({ ...state, stopAsked: done.asked });
    case 'focus':
    case 'seen':
    case 'search':
    case 'search-step':
    case 'overview':
    case 'forget-refusal':
      return still(read(state, done));
    case 'post':
      return still({ ...state, refused: undefined, stopAsked: false }, done.message);
  }
}

/** Opens the phase of an entry that is to be shown. */
export function revealed(state: PageState, key: string): PageState {
  const run = state.entries.find((entry) => entry.key === key)?.run;
  if (run === undefined || !foldedRuns(state).has(run)) return state;
  return { ...state, folds: { ...state.folds, [run]: false } };
}
