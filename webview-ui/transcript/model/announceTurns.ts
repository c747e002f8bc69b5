/** What a screen reader is told: whole turns, phases, absences. Text that streams is never announced. */
import type { CouncilHead, EntryView, Language, TurnView, VoteView } from '../../../src/rpc/views/views.ts';
import { councilWords } from '../../../src/rpc/words/council/councilWords.ts';
import { motionWords } from '../../../src/rpc/words/council/motionWords.ts';
import { motionPageWords } from '../../../src/rpc/words/pages/motionPageWords.ts';
import { transcriptWords } from '../../../src/rpc/words/pages/transcriptWords.ts';
import { nameOf } from './seatNames.ts';
import { myTurn, type PageState } from './transcriptState.ts';

export interface Said {
  polite: string[];
  alert?: string;
}

const currentPhase = (head: CouncilHead) => head.phases.find((phase) => phase.state === 'now');

/** Only entries that are other objects than before are looked at: a long transcript costs nothing here. */
function fresh(before: PageState, after: PageState): [EntryView | undefined, EntryView][] {
  if (before.entries === after.entries) return [];
  const known = new Map<string, EntryView>();
  let old: Set<EntryView> | undefined;
  const changed = after.entries.filter((entry, i) => {
    if (before.entries[i] === entry) return false;
    old ??= new Set(before.entries);
    return !old.has(entry);
  });
  if (changed.length > 0) for (const entry of before.entries) known.set(entry.key, entry);
  return changed.map((entry) => [known.get(entry.key), entry]);
}

function entrySaid(
  state: PageState,
  head: CouncilHead,
  was: EntryView | undefined,
  entry: EntryView,
): string[] {
  const words = transcriptWords[state.language].said;
  const council = councilWords[state.language];
  if (entry.kind === 'injection') {
    // Words are signed with a name, and the reader is known by an id.
    const isMine = entry.by === (state.myName ?? nameOf(head, state.me));
    return was === undefined && !isMine ? [words.person(nameOf(head, entry.by))] : [];
  }
  const name = nameOf(head, entry.seat);
  const stateBefore = was?.kind === 'turn' ? was.state : undefined;
  if (entry.state === stateBefore) return [];
  if (entry.state === 'speaking') return [words.floor(name)];
  if (entry.state === 'absent') {
    const { code = 'failed', seconds = 0, tries = 1, detail } = entry.absence ?? {};
    return [council.absent(name, code, seconds, tries, detail)];
  }
  if (entry.state === 'queued') return [];
  return entry.vote === undefined
    ? [words.answered(name)]
    : [words.votes(name, votedOn(head, state.language, entry, entry.vote), entry.confidence)];
}

/** “B is put to the vote.”, “P1 is withdrawn.”: one sentence each. */
function motionSaid(before: CouncilHead, head: CouncilHead, language: Language): string[] {
  const words = motionWords[language];
  const { motion } = head;
  const put =
    motion?.letter !== undefined && motion.letter !== before.motion?.letter
      ? [words.putToVote(motion.letter)]
      : [];
  const known = new Map(before.points?.map((point) => [point.id, point.status]));
  const moved = (head.points ?? []).flatMap(({ id, status }) => {
    const was = known.get(id);
    return was === undefined || was === status ? [] : [words.isStatus(id, status)];
  });
  return [...put, ...moved].map((sentence) => `${sentence}.`);
}

/** A vote with its object, where it has one. */
function votedOn(head: CouncilHead, language: Language, { backs }: TurnView, vote: VoteView): string {
  const word = councilWords[language].votes[vote].toLowerCase();
  return head.support === undefined || backs === undefined
    ? word
    : motionPageWords[language].voteOn(word, backs);
}

export function announce(before: PageState, after: PageState): Said {
  const words = transcriptWords[after.language];
  if (after.host.state !== 'up' && before.host.state === 'up') {
    return { polite: [], alert: after.host.state === 'down' ? words.hostDown : words.hostRestarting };
  }
  const { head } = after;
  if (head === undefined) return { polite: [] };
  const decision = head.status === 'decision' && before.head?.status !== 'decision';
  const mine = myTurn(after);
  const asked = mine !== undefined && mine.key !== myTurn(before)?.key;
  const alert = decision ? { alert: words.said.decision } : asked ? { alert: words.said.yourTurn } : {};
  // A transcript that has just been opened is read by the reader, not to them.
  if (before.head?.id !== head.id) return { polite: [], ...alert };
  const polite = fresh(before, after).flatMap(([was, entry]) => entrySaid(after, head, was, entry));
  polite.push(...motionSaid(before.head, head, after.language));
  const phase = currentPhase(head);
  if (phase !== undefined && phase.run !== currentPhase(before.head)?.run) {
    polite.push(words.said.phase(councilWords[after.language].phases[phase.phase] ?? phase.phase));
  }
  return { polite, ...alert };
}
