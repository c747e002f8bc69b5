/** A person asks a seat again: finds the turn that is meant, says in words why it can't be, and takes an ended council back from its log. */

import { limitsOf } from '../../core/councils/budget/budget.ts';
import { spanOfAsk } from '../../core/councils/budget/remainingSpan.ts';
import type { Council } from '../../core/councils/council.ts';
import { ended } from '../../core/councils/interpreter.ts';
import { isAskedAgain, type NotAgain, whyNotAgain } from '../../core/councils/people/askedAgain.ts';
import { revisionOf } from '../../core/councils/revision.ts';
import type { Event } from '../../core/events.ts';
import type { CouncilId, Language } from '../../core/ids.ts';
import { councilOf, type State } from '../../core/state.ts';
import { Refusal } from '../../rpc/connect/client.ts';
import { refusal } from '../../rpc/messages/messages.ts';
import { askAgain } from '../../rpc/messages/pastMessages.ts';
import type { AskedAgainView } from '../../rpc/views/pastViews.ts';
import { askAgainRefusals } from '../../rpc/words/council/askAgainWords.ts';
import { pastRefusals } from '../../rpc/words/council/pastWords.ts';
import { typeset } from '../../rpc/words/typeset.ts';
import { turnKey } from '../clients/present/entries.ts';
import { shown } from '../clients/present/veil.ts';
import type { Answer, Session } from '../clients/sessions.ts';
import type { Chance, Clock } from '../ports/ports.ts';
import { type TurnPlace, turnNamed, turnPlaces } from './past/turnNamed.ts';
import type { Spending } from './spendConsent.ts';

export interface AskAgainParts {
  language: Language;
  clock: Clock;
  chance: Chance;
  state(): State;
  submit(...events: Event[]): Promise<State>;
  /** Running or ended, wherever it is kept; refused when there is none. */
  find(id: CouncilId): Promise<Council>;
  signer(session: Session): string;
  spending: Pick<Spending, 'seen'>;
}

export function answerAskAgain(answer: Answer, parts: AskAgainParts): void {
  const { language, clock, chance, state, submit, find } = parts;
  const say = askAgainRefusals[language];
  const known = language === 'fr' ? typeset(pastRefusals.fr) : pastRefusals.en;
  const refuse = (code: number, message: string): never => {
    throw new Refusal(code, message);
  };

  /** The turn that is named; with a seat alone, the last one that it has settled. */
  function placeOf(council: Council, seat: string | undefined, at: string | undefined): TurnPlace {
    const places = turnPlaces(council);
    if (seat !== undefined && !council.seats.some((each) => each.id === seat)) {
      const seats = council.seats.map((each) => each.id).join(', ');
      return refuse(refusal.notFound, known.noSuchSeat(seat, seats));
    }
    const isSettled = ({ run, seat: id }: TurnPlace) =>
      council.runs[run]?.turns.some(
        (turn) => turn.seat === id && (turn.state === 'replied' || turn.state === 'absent'),
      ) ?? false;
    const own = places.filter((place) => place.seat === seat);
    const place =
      at === undefined
        ? (own.findLast(isSettled) ?? own.at(-1))
        : (turnNamed(council, at) ?? (seat === undefined ? undefined : turnNamed(council, `${at}/${seat}`)));
    if (place && (seat === undefined || place.seat === seat)) return place;
    if (at === undefined) return refuse(refusal.notNow, say.notYet(nameOf(council, seat ?? '')));
    return refuse(refusal.notFound, known.noSuchTurn(at, places.length));
  }

  function wordsFor(council: Council, { seat }: TurnPlace, why: NotAgain): string {
    const name = nameOf(council, seat);
    if (why === 'paused') return say.paused;
    if (why === 'being-asked') return say.beingAsked(name);
    if (why === 'in-file') return say.inFile(name);
    if (why === 'seat-budget') return say.ownBudget(name);
    if (why === 'not-settled' || why === 'no-such-turn') return say.notYet(name);
    const { tokens, cost, minutes } = limitsOf(council);
    return say.noRoom(name, why, { tokens, cost, time: minutes }[why] ?? 0, ended.has(council.status));
  }

  answer(askAgain, async ({ id, seat, at, text, seen }, session): Promise<AskedAgainView> => {
    const council = await find(id);
    if (seat === undefined && at === undefined) return refuse(refusal.wrongInput, say.which);
    const place = placeOf(council, seat, at);
    const why = whyNotAgain(council, place.run, place.seat, clock.now());
    if (why) return refuse(refusal.notNow, wordsFor(council, place, why));
    const form = council.protocol.phases.find((each) => each.id === council.runs[place.run]?.phase)?.form;
    if (form !== undefined)
      parts.spending.seen('ask-again', council, seen, {
        only: { span: spanOfAsk(council, form, place.seat), seat: place.seat },
      });
    const ask = chance.ulid(clock.now());
    const note = text?.trim();
    const asked: Event = {
      type: 'turn.asked-again',
      council: id,
      ...place,
      by: parts.signer(session),
      id: ask,
      ...(note ? { text: note } : {}),
    };
    const recalled: Event[] = councilOf(state(), id)
      ? []
      : [{ type: 'council.recalled', council: { ...council, recorded: council.status } }];
    const after = councilOf(await submit(...recalled, asked), id);
    const run = after?.runs[place.run];
    const turn = run?.turns.find((each) => each.seat === place.seat);
    if (!after || !run || !turn?.again?.some((each) => each.asked?.id === ask)) {
      if (after) await letGo(after);
      // Another was quicker, between the look and the event.
      const now = whyNotAgain(after ?? council, place.run, place.seat, clock.now()) ?? 'being-asked';
      return refuse(refusal.notNow, wordsFor(after ?? council, place, now));
    }
    return { key: turnKey(place.run, place.seat), ask, counts: run.endedAt === undefined };
  });

  /** One that was taken back for nothing goes again. */
  async function letGo(council: Council): Promise<void> {
    const { id, status, recorded } = council;
    if (!ended.has(status) || recorded !== status || isAskedAgain(council)) return;
    await submit({ type: 'council.recorded', council: id, status, revision: revisionOf(council) });
  }
}

/** As people may see it: a letter in an anonymous council. */
const nameOf = (council: Council, seat: string): string =>
  shown(council).seats.find((each) => each.id === seat)?.name ?? seat;
