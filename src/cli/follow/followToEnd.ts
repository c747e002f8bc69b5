/** Follows a council to its end, or to a decision that is left open, and tells it on the way. */
import { setTimeout as wait } from 'node:timers/promises';
import { spending } from '../../rpc/askToSpend.ts';
import { decideCouncil, getCouncil, pauseCouncil } from '../../rpc/messages/messages.ts';
import type { CouncilHead, CouncilView } from '../../rpc/views/views.ts';
import { comparisonWords } from '../../rpc/words/council/comparisonWords.ts';
import { spendingWords } from '../../rpc/words/council/spendWords.ts';
import { sumWords } from '../../rpc/words/council/sumWords.ts';
import { agreeing } from '../before/agreeToSpend.ts';
import { command, pathsIn } from '../output/councilPlaces.ts';
import { exitOfCouncil, exits } from '../output/exits.ts';
import { type Io, inLanguageOf, note, say, sayJson } from '../output/io.ts';
import { result } from '../output/result.ts';
import type { Verdict } from '../program/arguments.ts';
import { changeLines } from '../render/renderChange.ts';
import { columnsOf } from '../render/renderList.ts';
import { momentLines } from '../render/renderMoment.ts';
import type { Session } from '../session/session.ts';
import { askWho } from '../session/whoSigns.ts';
import { clockTime } from '../terminal/speakingFoot.ts';
import { personAsked } from './answerAtTerminal.ts';
import { type Answer, askDecision } from './askDecision.ts';
import { tellKept } from './askToPublish.ts';
import { atTheTable, sitDown } from './atTheTable.ts';
import { compareAtTerminal } from './compareAtTerminal.ts';
import { type Following, follow } from './followCouncil.ts';
import { heldBy, limitBehind, releaseHeld } from './heldByLimit.ts';
import { Interrupted, onInterrupt } from './interrupts.ts';
import { isOver } from './story.ts';
import { type Teller, type Telling, teller } from './teller.ts';

export interface Conduct {
  telling: Telling;
  /** `ask` leaves it to a person: at this terminal, or later elsewhere. */
  decide?: Verdict | 'ask';
  text?: string;
  yes?: boolean | undefined;
  /** Only looks on: neither asks nor decides, and leaves the council running when it is left. */
  onlyLook?: boolean;
}

export interface Outcome {
  view: CouncilView;
  exit: number;
}

async function nextAnswer(
  io: Io,
  following: Following,
  told: Teller,
  given: Answer | undefined,
  signal: AbortSignal,
): Promise<Answer | undefined> {
  if (given || !io.terminal) return given;
  const elsewhere = new AbortController();
  const decided = following.until(
    (view) => view.head.status !== 'decision',
    AbortSignal.any([signal, elsewhere.signal]),
  );
  decided.then(
    () => elsewhere.abort(),
    () => elsewhere.abort(),
  );
  told.rest();
  io.out('\n');
  const answer = await askDecision(io, elsewhere.signal);
  const open = following.view().head.status === 'decision';
  elsewhere.abort();
  told.wake();
  return open ? answer : undefined;
}

export async function conduct(session: Session, id: string, given: Io, options: Conduct): Promise<Outcome> {
  const io = inLanguageOf(given, (await session.read(getCouncil, { id })).head.language);
  if (!options.onlyLook) await session.drive({ councils: [id] });
  const pathsOf = pathsIn(session.home);
  const told = teller(io, { ...options, pathsOf });
  const { signal, forget } = onInterrupt(() => {
    told.rest();
    if (stopsWithUs(session, options)) note(io, io.page().words.hints.pausing);
  });
  if (asksHere(io, options)) await sitDown(session, id, io);
  const following = await follow(session, id, told);
  try {
    const over = await toTheEnd(session, id, io, options, following, told, signal);
    told.close();
    const view = await withAnswerAlone(over, following, io, options, signal);
    if (await isLeft(session, view))
      note(io, io.page().words.hints.notAsked(command(io, session.home, 'resume', id)));
    // Not taken here: said once it is clear that it is left.
    const { head } = view;
    if (head.status === 'decision' && !options.onlyLook && options.telling === 'text') {
      say(io, momentLines({ kind: 'status', status: 'decision', head }, io.page()));
    }
    report(view, io, session.home, options.telling);
    if (head.kept && options.telling === 'text' && !options.onlyLook)
      await tellKept(session, id, head.kept, io);
    if (options.telling === 'text' && !options.onlyLook)
      await compareAtTerminal(session, following.view(), io);
    const cutShort =
      !io.terminal &&
      head.degradations?.some(
        ({ code, raised }) => (code === 'synthesised' || code === 'passed-over') && !raised,
      );
    return { view, exit: cutShort ? exits.overBudget : exitOfCouncil(view) };
  } catch (error) {
    told.close();
    if (!(error instanceof Interrupted)) throw error;
    return await left(session, id, io, following, options);
  } finally {
    told.close();
    following.stop();
    forget();
  }
}

/** What the council's host still asks of one model alone would be lost with it: it is waited for, and has its own deadline. */
async function withAnswerAlone(
  view: CouncilView,
  following: Following,
  io: Io,
  { onlyLook, telling }: Conduct,
  signal: AbortSignal,
): Promise<CouncilView> {
  if (onlyLook || !isOver(view.head.status) || view.head.comparison?.state !== 'asked') return view;
  if (telling === 'text') note(io, comparisonWords[io.page().language].waits);
  return await following.until(
    ({ head }) => head.comparison?.state !== 'asked' && head.recorded === true,
    signal,
  );
}

/** Only a terminal that tells the council can ask a person at the table. */
const asksHere = (io: Io, { onlyLook, telling }: Conduct): boolean =>
  io.terminal && !onlyLook && telling === 'text';

async function toTheEnd(
  session: Session,
  id: string,
  io: Io,
  options: Conduct,
  following: Following,
  told: Teller,
  signal: AbortSignal,
): Promise<CouncilView> {
  const { decide, text } = options;
  let given: Answer | undefined =
    decide === undefined || decide === 'ask' ? undefined : { verdict: decide, ...(text ? { text } : {}) };
  const asked = new Set<string>();
  const mine = (view: CouncilView) =>
    asksHere(io, options) ? personAsked(view, session.who().me?.id, asked) : undefined;
  const seen = new AbortController();
  const left = options.onlyLook ? [whenLeft(session, following, AbortSignal.any([signal, seen.signal]))] : [];
  for (const one of left) one.catch(() => undefined);
  for (;;) {
    const enough = following.until(
      (now) => settled(now.head, session, options) || mine(now) !== undefined,
      signal,
    );
    const view = await Promise.race([enough, ...left]);
    seen.abort(new Error('seen'));
    const turn = mine(view);
    if (turn) {
      asked.add(turn.key);
      await atTheTable({ session, io, following, told, signal }, turn);
      continue;
    }
    if (heldBy(view.head) && !options.onlyLook) {
      told.rest();
      const goesOn = await releaseHeld(session, view.head, io, signal);
      told.wake();
      if (!goesOn) return following.view();
      await following.until((next) => next !== view, signal);
      continue;
    }
    if (view.head.status !== 'decision' || options.onlyLook) return view;
    // What the command line says of spending holds for what it decides, not for what is chosen later.
    const yes = given && options.yes;
    const answer = await nextAnswer(io, following, told, given, signal);
    given = undefined;
    if (answer) {
      await askWho(session, io, { json: options.telling !== 'text' });
      told.rest();
      const agree = agreeing(io, { telling: options.telling, yes });
      const decided = await spending(session.client, decideCouncil, { id, ...answer }, agree);
      told.wake();
      if (!decided) return following.view();
      await following.until(({ head }) => head.status !== 'decision', signal);
    } else if (following.view().head.status === 'decision') return following.view();
  }
}

/** What this terminal drives ends with it, where no host stands that goes on. */
const stopsWithUs = (session: Session, { onlyLook }: Conduct): boolean =>
  !onlyLook && (session.ours() || !session.stands());

/** It runs by its state, and nobody is asked. */
async function isLeft(session: Session, { head }: CouncilView): Promise<boolean> {
  if (head.status !== 'running') return false;
  return (await session.driven({ councils: [head.id] })).councils.length === 0;
}

const lookMs = 700;

/** Whoever was driving it may only be changing hosts: it is left when nobody was there at three looks in a row. */
async function whenLeft(session: Session, following: Following, signal: AbortSignal): Promise<CouncilView> {
  let missed = 0;
  for (;;) {
    const view = following.view();
    if (isOver(view.head.status)) return await following.until(({ head }) => head.recorded === true, signal);
    missed = (await isLeft(session, view)) ? missed + 1 : 0;
    if (missed === 3) return view;
    await wait(lookMs, undefined, { signal, ref: false }).catch(() => undefined);
    if (signal.aborted) throw signal.reason;
  }
}

/**
 * Over, and its files written. Whoever only looks on waits with the others, unless the host is its own and nobody else is
 * there to go on.
 */
function settled(head: CouncilHead, session: Session, { onlyLook }: Conduct): boolean {
  const { status, recorded } = head;
  if (isOver(status)) return recorded === true;
  return onlyLook
    ? status !== 'running' && session.ours()
    : status === 'decision' || heldBy(head) !== undefined;
}

/** A council of our own host is paused, so that nothing more is asked; another's goes on without us. */
async function left(
  session: Session,
  id: string,
  io: Io,
  following: Following,
  options: Conduct,
): Promise<Outcome> {
  const { hints } = io.page().words;
  if (stopsWithUs(session, options)) {
    if (following.view().head.status === 'running') {
      await session.client().request(pauseCouncil, { id });
      await following.until(({ head }) => head.status !== 'running');
    }
    note(io, hints.resume(command(io, session.home, 'resume', id)));
  } else if (await isLeft(session, following.view()))
    note(io, hints.notAsked(command(io, session.home, 'resume', id)));
  else note(io, hints.goesOn(command(io, session.home, 'watch', id)));
  const view = following.view();
  if (options.telling === 'json') sayJson(io, result(view, pathsIn(session.home)(view)));
  return { view, exit: exits.interrupted };
}

/** What stays when it is over: the files, and what to type next. */
export function report(view: CouncilView, io: Io, home: string, telling: Telling): void {
  const paths = pathsIn(home)(view);
  if (telling === 'json') return sayJson(io, result(view, paths));
  if (telling === 'ndjson') {
    // One that waits for its decision ends the lines too: the council is not over, this telling is.
    if (!isOver(view.head.status)) sayJson(io, { event: 'end', ...result(view, paths) });
    return undefined;
  }
  const { words, paint, council, language } = io.page();
  say(io, changeLines(view.head, io.page()));
  const cells: [string, string][] = [];
  if (paths.archive) cells.push([words.archive, paths.archive]);
  if (paths.brief) cells.push([words.brief, paths.brief]);
  const { worked, minutes } = view.head;
  if (worked && minutes > 0)
    cells.push([
      spendingWords[language].labels.time,
      council.timeOf(clockTime(worked.ms), sumWords[language].minutes(minutes)),
    ]);
  say(io, columnsOf(cells).map(paint.dim));
  const { status, id } = view.head;
  const limit = status === 'over-budget' ? limitBehind(view.head) : undefined;
  if (limit !== undefined) {
    const raise = command(io, home, 'raise', id, `--${limit}`, 'N');
    say(io, [paint.dim(words.hints.raise(raise, command(io, home, 'resume', id)))]);
  }
  if (status === 'decision' || status === 'recommended' || status === 'over-budget') {
    say(io, [paint.dim(words.hints.decide(command(io, home, 'decide', id, 'accept')))]);
  }
  if (status === 'paused') say(io, [paint.dim(words.hints.resume(command(io, home, 'resume', id)))]);
  return undefined;
}
