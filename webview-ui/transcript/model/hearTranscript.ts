/** What the page makes of its owner's messages. Text that was not yet taken in by the council is never lost. */

import type { ToPage } from '../../../src/rpc/pages/transcriptPageMessages.ts';
import type { CouncilHead, EntryView } from '../../../src/rpc/views/views.ts';
import { lastChecks } from './checkStates.ts';
import { foldedByRule } from './feedRows.ts';
import { type Composer, canBeDecided, type PageState } from './transcriptState.ts';
import { appendDelta, becameWhole, mergeEntries } from './turnEntries.ts';

/** Where the reader was when the message came. */
export interface Reading {
  /** The page's own clock. */
  at: number;
  /** The last turn is in view. */
  following: boolean;
  /** Phases with a row in view. */
  runsInView: readonly number[];
}

const emptied = (composer: Composer): Composer => ({
  text: '',
  mode: 'plain',
  ...(composer.to === undefined ? {} : { to: composer.to }),
});

const kept = ({ sending: _, ...composer }: Composer): Composer => composer;

/** What was sent is recorded. What was typed meanwhile is another message. */
function taken(composer: Composer): Composer {
  if (composer.sending === undefined) return composer;
  return composer.text.trim() === (composer.sending.text ?? '') ? emptied(composer) : kept(composer);
}

const isWaivable = (head: CouncilHead, name: string | undefined): boolean =>
  lastChecks(head).some((check) => check.name === name && check.state === 'failed');

const isOpenPoint = (head: CouncilHead, id: string | undefined): boolean =>
  head.points?.some((point) => point.id === id && point.open) ?? false;

/** A mode whose occasion has passed is left; the text stays. */
function fitting(composer: Composer, head: CouncilHead): Composer {
  const { mode, check, point, ...rest } = composer;
  const fits =
    mode === 'waive'
      ? isWaivable(head, check)
      : mode === 'waive-point'
        ? isOpenPoint(head, point)
        : canBeDecided(head);
  return fits ? composer : { ...rest, mode: 'plain' };
}

/** The box is emptied once the council holds what was sent, not before. */
function settled(composer: Composer, head: CouncilHead, changed: readonly EntryView[], me: string): Composer {
  const { sending } = composer;
  if (sending === undefined) return fitting(composer, head);
  const arrived = {
    decide: () => !canBeDecided(head),
    waive: () => sending.type === 'waive' && !isWaivable(head, sending.name),
    'waive-point': () => sending.type === 'waive-point' && !isOpenPoint(head, sending.point),
    answer: () =>
      changed.some(
        (entry) =>
          entry.kind === 'turn' &&
          entry.seat === me &&
          !(entry.state === 'queued' || entry.state === 'speaking') &&
          !entry.answers?.some((answer) => answer.state === 'asked'),
      ),
    inject: () =>
      changed.some(
        (entry) =>
          entry.kind === 'injection' && sending.type === 'inject' && entry.text.trim() === sending.text,
      ),
  }[sending.type]();
  return arrived ? emptied(composer) : composer;
}

function opened(state: PageState, message: Extract<ToPage, { type: 'open' }>, reading: Reading): PageState {
  const { view, language, me, now } = message;
  const same = state.head?.id === view.head.id;
  const saved = state.saved?.council === view.head.id ? state.saved : undefined;
  const base: PageState = same
    ? { ...state, composer: settled(state.composer, view.head, view.entries, me) }
    : {
        ...state,
        folds: saved?.folds ?? {},
        held: [],
        whole: {},
        composer: {
          text: saved?.text ?? '',
          mode: canBeDecided(view.head) ? (saved?.mode ?? 'plain') : 'plain',
          ...(saved?.to === undefined ? {} : { to: saved.to }),
        },
        search: undefined,
        overviewOpen: false,
        focus: undefined,
        unseen: 0,
      };
  return {
    ...base,
    stage: 'open',
    language,
    me,
    ...(message.myName === undefined ? {} : { myName: message.myName }),
    skew: now - reading.at,
    head: view.head,
    entries: view.entries,
    host: { state: 'up' },
    refused: undefined,
    stopAsked: false,
  };
}

function changed(
  state: PageState,
  message: Extract<ToPage, { type: 'changed' }>,
  reading: Reading,
): PageState {
  const { patch } = message;
  if (state.head?.id !== patch.id) return state;
  const entries = mergeEntries(state.entries, patch.entries);
  const unseen = reading.following ? 0 : state.unseen + becameWhole(state.entries, patch.entries).length;
  const before = foldedByRule(state.entries);
  const newlyFolded = foldedByRule(entries).filter((run) => !before.includes(run));
  const held = reading.following ? [] : newlyFolded.filter((run) => reading.runsInView.includes(run));
  return {
    ...state,
    head: patch.head,
    entries,
    unseen,
    held: held.length === 0 ? state.held : [...state.held, ...held],
    skew: message.now - reading.at,
    composer: settled(state.composer, patch.head, patch.entries, state.me),
    stopAsked: state.stopAsked && (patch.head.status === 'running' || patch.head.status === 'paused'),
  };
}

export function hear(state: PageState, message: ToPage, reading: Reading): PageState {
  switch (message.type) {
    case 'open':
      return opened(state, message, reading);
    case 'empty':
      return { ...state, stage: 'empty', language: message.language, head: undefined, entries: [] };
    case 'changed':
      return changed(state, message, reading);
    case 'delta':
      return { ...state, entries: appendDelta(state.entries, message.key, message.text) };
    case 'host':
      return {
        ...state,
        host: message.host,
        composer: message.host.state === 'up' ? state.composer : kept(state.composer),
      };
    case 'taken':
      return { ...state, composer: taken(state.composer) };
    case 'refused':
      return { ...state, refused: message.message, composer: kept(state.composer) };
  }
}
