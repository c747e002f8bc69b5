/** How people steer a council beyond words and the decision: a check or a point waived in writing, limits raised, the end brought forward. */

import { limitsOf } from '../../core/councils/budget/budget.ts';
import type { Council } from '../../core/councils/council.ts';
import { ended, undecided } from '../../core/councils/interpreter.ts';
import { raise } from '../../core/councils/people/people.ts';
import { isOpen, openPoints } from '../../core/councils/voting/ledger.ts';
import type { Event } from '../../core/events.ts';
import type { CouncilId, Language } from '../../core/ids.ts';
import { Refusal } from '../../rpc/connect/client.ts';
import * as before from '../../rpc/messages/estimateMessages.ts';
import type { Convene } from '../../rpc/messages/messages.ts';
import { refusal } from '../../rpc/messages/messages.ts';
import * as messages from '../../rpc/messages/steeringMessages.ts';
import { councilWords } from '../../rpc/words/council/councilWords.ts';
import { motionWords } from '../../rpc/words/council/motionWords.ts';
import { steeringRefusals } from '../../rpc/words/council/steeringWords.ts';
import { refusalWords } from '../../rpc/words/host/refusals.ts';
import { defined } from '../clients/present/defined.ts';
import type { Answer, Session } from '../clients/sessions.ts';
import type { Clock } from '../ports/ports.ts';
import type { CheckRoom } from '../programs/runCheck.ts';
import { asksFor } from './asksFor.ts';
import type { Planned } from './convene.ts';
import { estimateOf } from './estimateCouncil.ts';
import type { Spending } from './spendConsent.ts';

export interface SteeringParts {
  language: Language;
  find(id: CouncilId): Promise<Council>;
  /** Whether the state holds it, or only its log. */
  isHeld(id: CouncilId): boolean;
  submit(...events: Event[]): Promise<unknown>;
  actor(session: Session): string;
  /** Of what is accepted in writing. */
  signer(session: Session): string;
  /** The council that this would be, without beginning it. */
  planned(asked: Convene): Promise<Planned>;
  /** Every command that may be allowed: checks, agents, tool servers. */
  checks: Pick<CheckRoom, 'shown' | 'allow'>;
  spending: Spending;
  clock: Clock;
}

interface Limits {
  tokens?: number | undefined;
  cost?: number | undefined;
  minutes?: number | undefined;
}

export function answerSteering(answer: Answer, parts: SteeringParts): void {
  const { language, find, submit, actor, signer, checks } = parts;
  const say = steeringRefusals[language];
  const notNow = (message: string): never => {
    throw new Refusal(refusal.notNow, message);
  };
  async function live(id: CouncilId): Promise<Council> {
    const council = await find(id);
    const { status } = council;
    return ended.has(status)
      ? notNow(refusalWords[language].over(councilWords[language].status[status]))
      : council;
  }

  /** An ended council is known from its log alone. */
  const recalled = (council: Council): Event[] =>
    parts.isHeld(council.id)
      ? []
      : [{ type: 'council.recalled', council: { ...council, recorded: council.status } }];

  answer(messages.waiveCheck, async ({ id, name, text }, session) => {
    const found = await find(id);
    // Until somebody has decided: one that ended with nobody there is taken back from its log.
    const council = undecided.has(found.status) ? found : await live(id);
    const runs = council.runs.flatMap((run) => run.checks?.filter((check) => check.name === name) ?? []);
    if (runs.length === 0) return notNow(say.noSuchCheck(name));
    if (!runs.some((check) => check.state === 'failed')) return notNow(say.notFailed(name));
    if (!text.trim()) return notNow(say.inWriting);
    await submit(...recalled(council), {
      type: 'check.waived',
      council: id,
      name,
      by: signer(session),
      text: text.trim(),
    });
    return null;
  });
  answer(messages.waivePoint, async ({ id, point: given, text }, session) => {
    const found = await find(id);
    const council = undecided.has(found.status) ? found : await live(id);
    const name = given.trim().toUpperCase();
    const point = council.points?.find((each) => each.id === name);
    if (!point)
      return notNow(
        say.noSuchPoint(
          given,
          openPoints(council).map((each) => each.id),
        ),
      );
    if (!isOpen(point))
      return notNow(say.pointClosed(point.id, motionWords[language].status[point.status].toLowerCase()));
    if (!text.trim()) return notNow(say.pointInWriting);
    const by = signer(session);
    await submit(...recalled(council), {
      type: 'point.waived',
      council: id,
      point: name,
      by,
      text: text.trim(),
    });
    return null;
  });
  answer(messages.raiseBudget, async ({ id, seen, ...limits }, session) => {
    const found = await find(id);
    // One that its limit ended goes on with more; it is taken back from its log.
    const council = found.status === 'over-budget' ? found : await live(id);
    const low = tooLow(council, limits);
    if (Object.values(limits).every((each) => each === undefined)) return notNow(say.noLimit);
    if (low) return notNow(say.notHigher(low.limit, low.now));
    const raised = { type: 'budget.raised' as const, council: id, by: actor(session), ...defined(limits) };
    // More than was allowed when it began: what is left is looked at again.
    const next = raise(council, raised, parts.clock.now());
    if (next.status === 'running') parts.spending.seen('raise', next, seen);
    await submit(...recalled(council), raised);
    return null;
  });
  answer(messages.synthesiseNow, async ({ id }, session) => {
    const { status } = await live(id);
    if (status === 'decision') return notNow(say.spoken);
    await submit({ type: 'council.synthesised-early', council: id, by: actor(session) });
    return null;
  });
  answer(messages.proposeMode, ({ question }) => {
    const { mode, because } = asksFor(question, undefined);
    return { mode, because };
  });
  answer(before.estimateCouncil, async (asked) =>
    estimateOf(await parts.planned(asked), checks.shown, parts.spending),
  );
  answer(before.allowChecks, async ({ checks: seen }) => {
    const shown = await checks.shown(seen.map(({ name }) => name));
    // Only what was seen: a command that changed since is another.
    const same = shown.filter((one) =>
      seen.some(({ name, command }) => name === one.name && command === one.command),
    );
    const allowed = same.map(({ name }) => name);
    await checks.allow(allowed);
    return { allowed };
  });
}

/** The limit that would not be raised by this, and where it stands. */
function tooLow(
  council: Council,
  asked: Limits,
): { limit: 'tokens' | 'cost' | 'minutes'; now: number } | undefined {
  const now = limitsOf(council);
  for (const limit of ['tokens', 'cost', 'minutes'] as const) {
    const [wanted, held] = [asked[limit], now[limit]];
    if (wanted !== undefined && held !== undefined && wanted <= held) return { limit, now: held };
  }
  return undefined;
}
