/** What people may do to a council, with a reason in words for each thing that can't be done now. */

import type { Council, Turn } from '../../core/councils/council.ts';
import { ended, undecided } from '../../core/councils/interpreter.ts';
import { asAsked, openAgain } from '../../core/councils/people/askedAgain.ts';
import { canGoAgain, decide, resume } from '../../core/councils/people/people.ts';
import type { AskRef, Event } from '../../core/events.ts';
import type { CouncilId, Language } from '../../core/ids.ts';
import { own } from '../../core/own.ts';
import { pending } from '../../core/pending.ts';
import { sceneOf } from '../../core/prompts/visibleToSeat.ts';
import { councilOf, type State } from '../../core/state.ts';
import { Refusal } from '../../rpc/connect/client.ts';
import { refusal } from '../../rpc/messages/messages.ts';
import type { Seen } from '../../rpc/messages/spendMessages.ts';
import { councilWords } from '../../rpc/words/council/councilWords.ts';
import { refusalWords } from '../../rpc/words/host/refusals.ts';
import { defined } from '../clients/present/entries.ts';
import type { Chance, Clock } from '../ports/ports.ts';
import type { LookPlaces } from './reviewPlaces.ts';
import { settled } from './settleTurn.ts';
import type { Spending } from './spendConsent.ts';

export interface ActionsParts {
  language: Language;
  state(): State;
  submit(...events: Event[]): Promise<State>;
  /** An ended council from its log, if there is one; or what is wrong with that. */
  recall(id: CouncilId): Promise<{ council: Council } | { file: string; wrong: string } | undefined>;
  chance: Chance;
  clock: Clock;
  places: LookPlaces;
  spending: Pick<Spending, 'seen' | 'seenAll'>;
  /** Resolves when the files of a council that has ended are there. */
  written(id: CouncilId): Promise<void>;
}

type Verdict = Extract<Event, { type: 'person.decided' }>['verdict'];

export interface OutsideAnswer {
  from: 'human' | 'file';
  text: string;
  agreed?: boolean;
  /** Which question it answers, where that was written down: it is no answer to another one. */
  question?: { run: number; attempt: number };
}

export function actionsOn(parts: ActionsParts) {
  const { language, state, submit, recall, chance, clock, places, spending } = parts;
  const say = refusalWords[language];
  const words = councilWords[language];
  const notNow = (message: string): never => {
    throw new Refusal(refusal.notNow, message);
  };
  const unknown = (id: string): never => {
    throw new Refusal(refusal.notFound, say.noSuchCouncil(id));
  };

  /** Running or ended, wherever it is kept. */
  async function find(id: CouncilId): Promise<Council> {
    const held = councilOf(state(), id);
    if (held) return held;
    const recalled = await recall(id);
    if (recalled && 'wrong' in recalled)
      throw new Refusal(refusal.wrongInput, say.unusableLog(recalled.file, recalled.wrong));
    return recalled?.council ?? unknown(id);
  }

  /** One that can still be changed. */
  async function live(id: CouncilId): Promise<Council> {
    const council = await find(id);
    return ended.has(council.status) ? notNow(say.over(words.status[council.status])) : council;
  }

  /** The open turn of a seat, or why there is none. */
  async function askedNow(
    id: CouncilId,
    seat: string,
  ): Promise<{ council: Council; ref: AskRef; turn: Turn }> {
    const found = await find(id);
    const run = found.runs.length - 1;
    const turn = found.runs[run]?.turns.find((each) => each.seat === seat && each.state === 'asked');
    // Also in a council that has ended: an answer that was asked for again is still waited for.
    const again = turn ? undefined : pending(found).find((owed) => owed.kind === 'ask' && owed.seat === seat);
    const open = again?.kind === 'ask' ? openAgain(found, again)?.turn : undefined;
    if (again?.kind === 'ask' && open) {
      const { kind: _kind, key: _key, ...ref } = again;
      return { council: found, turn: open, ref };
    }
    const council = await live(id);
    if (!turn) return notNow(say.notSpeaking(council.seats.find((each) => each.id === seat)?.name ?? seat));
    return { council, turn, ref: { council: id, run, seat, attempt: turn.attempt } };
  }

  return {
    find,
    async inject(id: CouncilId, by: string, text: string, to: string | undefined): Promise<void> {
      const council = await live(id);
      if (to !== undefined && !council.seats.some((seat) => seat.id === to)) notNow(say.noSuchSeat(to));
      const injection = chance.ulid(clock.now());
      await submit({ type: 'person.injected', council: id, id: injection, by, text, ...defined({ to }) });
    },
    /** A council that was only recommended is taken back from its log to be decided. The first decision wins. */
    async decide(
      id: CouncilId,
      {
        by,
        verdict,
        text,
        seen,
      }: { by: string; verdict: Verdict; text?: string | undefined; seen?: Seen | undefined },
    ): Promise<string> {
      const council = await find(id);
      if (council.decision) notNow(say.decided(words.verdict[council.decision.verdict], council.decision.by));
      if (!undecided.has(council.status)) notNow(say.notWaiting(words.status[council.status]));
      if (verdict === 'another-round' && !canGoAgain(council)) notNow(say.noOtherRound(council.protocol.id));
      const decided = { type: 'person.decided' as const, council: id, by, verdict, ...defined({ text }) };
      if (verdict === 'another-round')
        spending.seen('another-round', decide(council, decided, clock.now()), seen);
      const recalled: Event[] = councilOf(state(), id)
        ? []
        : [{ type: 'council.recalled', council: { ...council, recorded: council.status } }];
      const after = await submit(...recalled, decided);
      await parts.written(id);
      return councilOf(after, id)?.status ?? council.status;
    },
    async pause(id: CouncilId, by: string): Promise<void> {
      const council = await live(id);
      if (council.status !== 'running') notNow(say.notWaiting(words.status[council.status]));
      await submit({ type: 'council.paused', council: id, by });
    },
    async resume(
      id: CouncilId | undefined,
      by: string,
      { attended, seen }: { attended: boolean; seen?: Seen | undefined },
    ): Promise<CouncilId[]> {
      const named = id === undefined ? undefined : await live(id);
      if (named && named.status !== 'paused') notNow(say.notPaused);
      // The floor of its channel is given to it, and not taken.
      const waits = ({ id: one, why, brief: { channel = '' } }: Council) =>
        why?.code === 'waits-for-floor' && own(state().channels, channel)?.councils.includes(one) === true;
      if (named?.why && waits(named)) notNow(words.reason(named.why));
      const paused = Object.values(state().councils).filter(
        (council) =>
          council.status === 'paused' && !waits(council) && (id === undefined || council.id === id),
      );
      // Paused by a person it goes on as it was begun; after a while away what is left is looked at first.
      const late = paused.filter(({ why }) => why?.code === 'reopened-late');
      spending.seenAll(
        'resume',
        late.map((council) => resume(council, attended, clock.now())),
        seen,
      );
      const events = paused.map(
        (council): Event => ({ type: 'council.resumed', council: council.id, by, attended }),
      );
      if (events.length > 0) await submit(...events);
      return paused.map((council) => council.id);
    },
    async stop(id: CouncilId, by: string, reason: string | undefined): Promise<void> {
      await live(id);
      await submit({ type: 'council.stopped', council: id, by, ...defined({ reason }) });
    },
    async skip(id: CouncilId, seat: string): Promise<void> {
      const { ref } = await askedNow(id, seat);
      await submit({ type: 'turn.failed', ...ref, tries: 1, absence: { code: 'skipped' } });
    },
    /** Someone answers from outside: a person in a client, or whoever writes in the shared file. Nobody answers for others. */
    async answer(id: CouncilId, seat: string, said: OutsideAnswer): Promise<void> {
      const { council, ref, turn } = await askedNow(id, seat);
      const { run, attempt } = said.question ?? ref;
      if (run !== ref.run || attempt !== ref.attempt) return notNow(say.notSpeaking(seat));
      const isPerson = council.seats.some((each) => each.id === seat && each.backend === said.from);
      const then = ref.again === undefined ? council : asAsked(council, ref);
      const scene = isPerson ? sceneOf(then, ref.run, seat) : undefined;
      if (!scene) return notNow(say.notAPerson(seat));
      const since = turn.asked?.at ?? council.runs[ref.run]?.startedAt ?? 0;
      const ms = Math.max(0, clock.now() - since);
      const reply = { text: said.text || 'AGREED', ms, tries: 1, agreed: said.agreed ?? false };
      await submit(await places(council, settled(then, ref, scene, turn, reply)));
    },
    async extend(id: CouncilId, seat: string, seconds: number, by: string): Promise<void> {
      const { ref } = await askedNow(id, seat);
      const { run } = ref;
      await submit({ type: 'deadline.extended', council: id, run, seat, ms: seconds * 1000, by });
    },
  };
}
