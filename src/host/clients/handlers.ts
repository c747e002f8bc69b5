/** Answers every message of src/rpc/messages/. A message is checked by its schema before anything looks at it. */

import type * as z from 'zod';
import type { Council } from '../../core/councils/council.ts';
import type { Language } from '../../core/ids.ts';
import { councilOf, type State } from '../../core/state.ts';
import { Refusal } from '../../rpc/connect/client.ts';
import { personHere } from '../../rpc/connect/meant.ts';
import * as messages from '../../rpc/messages/messages.ts';
import { type Request, refusal } from '../../rpc/messages/messages.ts';
import type { AsideView, CouncilRow, FileProblem } from '../../rpc/views/views.ts';
import { refusalWords } from '../../rpc/words/host/refusals.ts';
import type { Answering } from '../answering/answering.ts';
import type { ChannelRoom } from '../channels/channels.ts';
import { type AskAgainParts, answerAskAgain } from '../councils/askTurnAgain.ts';
import type { conveneWith } from '../councils/convene.ts';
import type { Drafting } from '../councils/draftBrief.ts';
import { offerOf } from '../councils/estimateCouncil.ts';
import type { PastCouncils } from '../councils/past/pastCouncils.ts';
import { answerPast } from '../councils/past/pastHandlers.ts';
import type { Renaming } from '../councils/past/renameAndDelete.ts';
import type { actionsOn } from '../councils/peopleActions.ts';
import { answerPublishing } from '../councils/publishHandlers.ts';
import type { Spending } from '../councils/spendConsent.ts';
import { answerSteering, type SteeringParts } from '../councils/steerCouncil.ts';
import { answerDeclared } from '../declared/declaredHandlers.ts';
import type { Registry } from '../declared/identities/identityHandlers.ts';
import { complaintsOf } from '../declared/problemWords.ts';
import type { Driving } from '../lifecycle/driving.ts';
import type { Guard } from '../ports/guard.ts';
import type { Keeper } from '../store/git/keepInGit.ts';
import { NotPlain } from '../store/home/notPlainWords.ts';
import { rowOf } from './present/head.ts';
import { identityRows } from './present/identities.ts';
import type { Session, Sessions } from './sessions.ts';
import type { People } from './whoIsWho.ts';

export type Handle = (session: Session, method: string, params: unknown) => Promise<unknown>;

export interface HandlersParts {
  guard: Guard;
  language: Language;
  version: string;
  home: string;
  notes: string[];
  aside(): AsideView | undefined;
  state(): State;
  sessions: Sessions;
  people: People;
  actions: ReturnType<typeof actionsOn>;
  convening: ReturnType<typeof conveneWith>;
  again: PastCouncils;
  shelf: Renaming;
  drafting: Drafting;
  registry: Pick<Registry, 'answer'>;
  askAgain: Pick<AskAgainParts, 'clock' | 'chance' | 'submit'>;
  steering: Pick<SteeringParts, 'checks' | 'submit'>;
  driving: Driving;
  /** It ends, and takes nothing more. */
  hasEnded(): boolean;
  archived(): Promise<CouncilRow[]>;
  archivePath(id: string): string;
  defaultBackend(): string;
  answering: Answering;
  channels: Pick<ChannelRoom, 'answer' | 'refusedIn'>;
  problems(): FileProblem[];
  init(language: Language, git: 'off' | 'push'): Promise<string[]>;
  look(): Promise<void>;
  /** A person saved this file, with words of this sum. */
  saved(file: string, sum: string): void;
  keeper: Keeper;
  spending: Spending;
}

export function handlersOf(parts: HandlersParts): Handle {
  const { state, sessions, actions, convening } = parts;
  const say = refusalWords[parts.language];
  const table = new Map<string, (session: Session, params: unknown) => Promise<unknown>>();

  function answer<S extends z.ZodType, R>(
    message: Request<S, R>,
    handler: (params: z.output<S>, session: Session) => Promise<R> | R,
  ): void {
    table.set(message.method, async (session, params) => {
      const parsed = message.params.safeParse(params);
      if (!parsed.success) {
        const { issues } = parsed.error;
        const [problem] = issues.flatMap((each) =>
          complaintsOf(each, params, message.params, parts.language),
        );
        throw new Refusal(refusal.wrongInput, say.badMessage(message.method, problem?.message ?? ''));
      }
      return handler(parsed.data, session);
    });
  }

  const { people } = parts;
  const actor = (session: Session): string => people.actor(session).name;
  const signer = (session: Session, by?: string): string => people.signer(session, by).name;
  const everyone = () => ({
    rows: identityRows(state(), parts.defaultBackend()),
    problems: parts.problems(),
  });
  const view = (council: Council, session: Session) => sessions.view(council, session);

  answer(messages.hello, ({ client, as, before }, session) => {
    session.given = as;
    parts.driving.came(session, client);
    const { version, home, notes } = parts;
    const aside = parts.aside();
    return {
      ...{ version, home, person: personHere(), pid: process.pid, notes },
      ...(aside ? { aside } : {}),
      line: session.line,
      ...(before !== undefined && sessions.wasDropped(before) ? { dropped: true as const } : {}),
      who: people.of(as),
    };
  });
  const begun = <C extends { id: string }>(made: C, session: Session): C => {
    parts.driving.begun(session, made.id);
    return made;
  };
  answer(messages.convene, async (asked, session) => begun(await convening.convene(asked), session));
  answer(messages.ping, () => ({ home: parts.home, person: personHere() }));
  parts.driving.answer(answer);
  answer(messages.checkBrief, async ({ path, text }) => {
    const source =
      text === undefined ? await convening.sourceOf({ briefPath: path }) : { text, file: path ?? 'brief' };
    return { problems: (await convening.check(source)).problems };
  });
  answer(messages.listCouncils, async () => {
    const live = Object.values(state().councils).flatMap(
      (council) =>
        parts.guard(`the row of council ${council.id}`, () =>
          rowOf(council, parts.archivePath(council.id)),
        ) ?? [],
    );
    const known = new Set(live.map((row) => row.id));
    const rest = (await parts.archived()).filter((row) => !known.has(row.id));
    return { rows: [...live, ...rest].toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1)) };
  });
  answer(messages.getCouncil, async ({ id }, session) => view(await actions.find(id), session));
  answer(messages.watchCouncil, async ({ id }, session) => {
    const council = await actions.find(id);
    session.watching.add(id);
    return view(councilOf(state(), id) ?? council, session);
  });
  answer(messages.unwatchCouncil, ({ id }, session) => {
    session.watching.delete(id);
    return null;
  });
  answer(messages.injectWords, async ({ id, text, to, by }, session) => {
    await actions.inject(id, signer(session, by), text, to);
    return null;
  });
  answer(messages.decideCouncil, async ({ id, by, ...said }, session) => ({
    status: await actions.decide(id, { ...said, by: signer(session, by) }),
  }));
  answer(messages.pauseCouncil, async ({ id }, session) => {
    await actions.pause(id, actor(session));
    return null;
  });
  answer(messages.resumeCouncil, async ({ id, ...how }, session) => ({
    resumed: await actions.resume(id, actor(session), how),
  }));
  answer(messages.stopCouncil, async ({ id, reason }, session) => {
    await actions.stop(id, actor(session), reason);
    return null;
  });
  answer(messages.skipSeat, async ({ id, seat }) => {
    await actions.skip(id, seat);
    return null;
  });
  answer(messages.answerSeat, async ({ id, seat, text }) => {
    await actions.answer(id, seat, { from: 'human', text });
    return null;
  });
  answer(messages.extendDeadline, async ({ id, seat, seconds }, session) => {
    await actions.extend(id, seat, seconds, actor(session));
    return null;
  });
  answer(messages.listIdentities, everyone);
  answer(messages.initHome, async ({ language, inPassing }) => {
    const written = await parts.init(language, inPassing ? 'off' : 'push');
    await parts.look();
    return { written };
  });
  answer(messages.filesSaved, async ({ file, sum }) => {
    parts.saved(file, sum);
    await parts.look();
    return null;
  });
  answer(messages.filesChanged, async () => {
    await parts.look();
    return null;
  });
  answerPast(answer, {
    language: parts.language,
    again: parts.again,
    begun,
    sessions,
    find: actions.find,
    whoSigns: (session) => people.signer(session),
    signer,
  });

  parts.drafting.answer(answer);
  parts.registry.answer(answer);
  parts.shelf.answer(answer, actor);
  people.answer(answer);
  answerAskAgain(answer, {
    language: parts.language,
    ...parts.askAgain,
    spending: parts.spending,
    state,
    find: actions.find,
    signer,
  });
  answerSteering(answer, {
    ...parts.steering,
    spending: parts.spending,
    clock: parts.askAgain.clock,
    language: parts.language,
    find: actions.find,
    isHeld: (id) => councilOf(state(), id) !== undefined,
    planned: convening.planned,
    actor,
    signer,
  });
  answerPublishing(answer, { keeper: parts.keeper, find: actions.find, tellHead: sessions.tellHead });
  parts.answering.answer(answer);
  parts.channels.answer(answer, {
    convene: convening.convene,
    planned: (asked) => offerOf(convening, asked, parts.spending),
  });
  answerDeclared(answer, {
    home: parts.home,
    language: parts.language,
    state,
    convening,
    find: actions.find,
    look: parts.look,
  });

  return async (session, method, params) => {
    // Before anything of it is done: it can be put to the next host.
    if (parts.hasEnded()) throw new Refusal(refusal.closing, say.closing);
    const handler = table.get(method);
    if (!handler) throw new Refusal(-32601, say.unknownMethod(method.slice(0, 100)));
    return await handler(session, params).catch((error: unknown) => {
      throw error instanceof NotPlain ? new Refusal(refusal.storage, error.in(parts.language)) : error;
    });
  };
}
