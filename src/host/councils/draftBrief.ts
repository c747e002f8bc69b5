/** Has the orchestrator's model draft constraints, format and acceptance for a question: one call, data back, nothing written. */

import { spanOfDraft } from '../../core/councils/budget/remainingSpan.ts';
import type { Council, Seat } from '../../core/councils/council.ts';
import { patienceMs } from '../../core/councils/interpreter.ts';
import { draftSchema, readDraft } from '../../core/forms/briefDraft.ts';
import type { Language } from '../../core/ids.ts';
import { draftPrompt } from '../../core/prompts/draftPrompt.ts';
import { sceneOf } from '../../core/prompts/visibleToSeat.ts';
import { councilOf, type State } from '../../core/state.ts';
import { Refusal } from '../../rpc/connect/client.ts';
import { type DraftView, draftBrief, stopDraft } from '../../rpc/messages/draftMessages.ts';
import { type Convene, refusal } from '../../rpc/messages/messages.ts';
import type { Seen } from '../../rpc/messages/spendMessages.ts';
import { draftWords } from '../../rpc/words/council/draftWords.ts';
import { refusalWords } from '../../rpc/words/host/refusals.ts';
import { asSent } from '../answering/asSent.ts';
import { isFree } from '../answering/prices.ts';
import { defined } from '../clients/present/defined.ts';
import type { Answer, Session } from '../clients/sessions.ts';
import { councilIdFor, takenIn } from '../declared/briefs/councilId.ts';
import { newBriefText } from '../declared/briefs/newBrief.ts';
import { type Backend, BackendError, type Clock, type Reply } from '../ports/ports.ts';
import { councilPaths, shownPath } from '../store/home/paths.ts';
import type { Spending } from './spendConsent.ts';

export interface DraftParts {
  home: string;
  language: Language;
  clock: Clock;
  backends: ReadonlyMap<string, Backend>;
  /** The council that this would be; refused when something is wrong with it. */
  planned(asked: Convene): Promise<{ council: Council }>;
  state(): State;
  mask(text: string): string;
  spending: Pick<Spending, 'seen'>;
}

export type Drafting = ReturnType<typeof openDrafting>;

const stopped = new Error('stopped');
const late = new Error('late');

export function openDrafting(parts: DraftParts) {
  const { home, clock, backends } = parts;
  const say = draftWords[parts.language];
  const open = new Map<AbortController, Session>();
  const refuse = (code: number, message: string): never => {
    throw new Refusal(code, message);
  };

  const running = (id: string): boolean => councilOf(parts.state(), id) !== undefined;

  /** Who would be asked: what leads the council, or what is named in its place. Never a voice of ours or a person. */
  function askedSeat(council: Council, backend: string | undefined, model: string | undefined): Seat {
    const lead = council.seats.find((each) => each.id === council.orchestrator) ?? council.seats[0];
    if (!lead) return refuse(refusal.wrongInput, refusalWords[parts.language].nobody);
    const { model: usual, ...rest } = lead;
    const own = backend === undefined || backend === lead.backend ? usual : undefined;
    const seat: Seat = { ...rest, backend: backend ?? lead.backend, ...defined({ model: model ?? own }) };
    if (isFree(seat.backend)) refuse(refusal.notNow, say.noModel(seat.name, seat.backend));
    return seat;
  }

  async function ask(council: Council, seat: Seat, stop: AbortController): Promise<Reply> {
    const backend = backends.get(seat.backend);
    const at = clock.now();
    const [phase] = council.protocol.phases;
    const run = { phase: phase?.id ?? '', round: 1, startedAt: at, injections: 0, turns: [] };
    const seats = council.seats.map((each) => (each.id === seat.id ? seat : each));
    const scene = sceneOf({ ...council, seats, runs: [run] }, 0, seat.id);
    if (!backend || !scene) return refuse(refusal.notNow, say.noModel(seat.name, seat.backend));
    const { brief, language, protocol, context } = council;
    const prompt = asSent(
      draftPrompt({
        language,
        seat,
        type: protocol.id,
        question: brief.question,
        ...defined({ context: context ?? (typeof brief.context === 'string' ? brief.context : undefined) }),
      }),
    );
    const seconds = Math.round(patienceMs(council, seat.id) / 1000);
    const cancel = clock.at(at + seconds * 1000, () => stop.abort(late));
    const talk = backend.open(`draft-${council.conversationId}`, seat);
    try {
      const structured = { name: 'brief', schema: draftSchema };
      const sent = talk.send({ scene, prompt, tries: 1, signal: stop.signal, onDelta: () => {}, structured });
      return await Promise.race([sent, ended(stop.signal)]);
    } catch (error) {
      if (stop.signal.reason === late) return refuse(refusal.notNow, say.late(seat.name, seconds));
      if (stop.signal.aborted) return refuse(refusal.notNow, say.stopped);
      const why = error instanceof BackendError ? error.message : String(error);
      return refuse(refusal.notNow, say.failed(seat.name, parts.mask(why).slice(0, 500)));
    } finally {
      cancel();
      void talk.close().catch(() => undefined);
    }
  }

  async function draft(
    asked: Omit<Convene, 'seen'> & { question: string; model?: string | undefined; seen?: Seen | undefined },
    session: Session,
  ): Promise<DraftView> {
    const { model, seen, ...rest } = asked;
    const stop = new AbortController();
    open.set(stop, session);
    const end = () => stop.abort(stopped);
    session.gone.addEventListener('abort', end, { once: true });
    try {
      const { council } = await parts.planned(rest);
      const seat = askedSeat(council, asked.backend, model);
      const seats = council.seats.map((each) => (each.id === seat.id ? seat : each));
      const span = spanOfDraft({ ...council, seats }, seat.id);
      parts.spending.seen('draft', { ...council, seats }, seen, { only: { span, seat: seat.id } });
      const reply = await ask(council, seat, stop);
      const read = readDraft(reply.text);
      if (!read) {
        const said = parts.mask(reply.text).replace(/\s+/g, ' ').trim().slice(0, 300);
        return refuse(refusal.notNow, say.unreadable(seat.name, said || '–'));
      }
      const by = { seat: seat.name, backend: seat.backend, ...defined({ model: reply.model ?? seat.model }) };
      const brief = newBriefText(council.brief.question, {
        language: council.language,
        type: council.protocol.id,
        ...defined({ seats: asked.seats, context: asked.context }),
        drafted: { ...read, by: draftWords[council.language].readIt(by.model ?? by.backend) },
      });
      const id = await councilIdFor(council.brief.question, clock.now(), takenIn(home, running));
      const path = shownPath(home, councilPaths(home, id).brief);
      const usage = reply.usage && { input: reply.usage.input, output: reply.usage.output };
      return { ...read, by, brief, path, ...defined({ usage }) };
    } finally {
      open.delete(stop);
      session.gone.removeEventListener('abort', end);
    }
  }

  return {
    answer(answer: Answer): void {
      answer(draftBrief, (asked, session) => draft(asked, session));
      answer(stopDraft, (_asked, session) => {
        for (const [stop, of] of open) if (of === session) stop.abort(stopped);
        return null;
      });
    },
    close(): void {
      for (const stop of open.keys()) stop.abort(stopped);
    },
  };
}

const ended = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const end = () => reject(signal.reason as Error);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
