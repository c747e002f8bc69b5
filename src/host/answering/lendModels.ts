/**
 * The models that editors lend. Each call goes to one client that offers the model; its text streams back, and the call
 * ends when the client says so, is aborted, or the client leaves. Nobody else can speak for a call. A window that is
 * loaded again is waited for: what it lent is away, not gone.
 */

import type { Language } from '../../core/ids.ts';
import type { LentModel } from '../../rpc/messages/editorMessages.ts';
import * as messages from '../../rpc/messages/editorMessages.ts';
import { editorModelWords } from '../../rpc/words/editor/editorModelTrouble.ts';
import { modelWords } from '../../rpc/words/host/modelWords.ts';
import type { Answer, Session } from '../clients/sessions.ts';
import {
  BackendError,
  type Chance,
  type Clock,
  type EditorModels,
  type LentCall,
  type ModelRow,
  type Reply,
} from '../ports/ports.ts';
import { familyOf } from './seatFamilies.ts';

/** A window that is loaded again lends again within this time, and is waited for; a seat's own deadline may be shorter. */
const comesBackMs = 45_000;

interface Open {
  session: Session;
  asked: LentCall;
  model: string;
  end(outcome: Reply | BackendError): void;
}

export interface Lending extends EditorModels {
  answer(answer: Answer): void;
  /** A window that lent before is expected to lend again: whoever asks waits for it. */
  expect(): void;
  /** Called when what is offered is other than before. */
  onChange(callback: () => void): void;
}

export interface LendingParts {
  language: Language;
  clock: Clock;
  chance: Chance;
}

export function openLending({ language, clock, chance }: LendingParts): Lending {
  const say = editorModelWords[language];
  const lenders: Lenders = new Map();
  const calls = new Map<string, Open>();
  const waiting = new Set<() => void>();
  let listed: ModelRow[] | undefined;
  let awayUntil = 0;
  let changed: () => void = () => undefined;

  const wordsFor = ({ language: told }: LentCall) => editorModelWords[told];

  /** The call, if it is this client's to speak for. */
  const ofClient = (session: Session, call: string): Open | undefined => {
    const open = calls.get(call);
    return open?.session === session ? open : undefined;
  };

  function offers(session: Session, models: messages.LentModel[] | undefined): void {
    const before = lenders.get(session) ?? [];
    if (models) lenders.set(session, models);
    else lenders.delete(session);
    listed = undefined;
    const ids = new Set(models?.map(({ id }) => id));
    if (before.some(({ id }) => !ids.has(id))) awayUntil = clock.now() + comesBackMs;
    for (const look of [...waiting]) look();
    changed();
  }

  /** A client is gone, and with it what it lent. */
  function left(session: Session): void {
    offers(session, undefined);
    for (const open of [...calls.values()])
      if (open.session === session) open.end(new BackendError(wordsFor(open.asked).left, true));
  }

  /** Resolves once somebody lends the model, it is aborted, or whoever took it away was waited for long enough. */
  function comeBack(model: string | undefined, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        cancel();
        waiting.delete(look);
        signal.removeEventListener('abort', done);
        resolve();
      };
      const look = () => {
        if (findLent(lenders, model)) done();
      };
      const cancel = clock.at(awayUntil, done);
      waiting.add(look);
      signal.addEventListener('abort', done);
    });
  }

  async function ask(asked: LentCall): Promise<Reply> {
    const { model, signal } = asked;
    const say = wordsFor(asked);
    signal.throwIfAborted();
    if (!findLent(lenders, model) && clock.now() < awayUntil) {
      asked.onWait?.(say.waits, say.nobody);
      await comeBack(model, signal);
      if (!signal.aborted) asked.onWait?.(undefined);
    }
    signal.throwIfAborted();
    const found = findLent(lenders, model);
    if (found) return await askClient(found.session, found.lent, asked);
    const known = offeredBy(lenders).map((lent) => lent.family || lent.id);
    if (known.length === 0) throw new BackendError(say.nobody, true);
    throw new BackendError(say.unknown(model ?? '', [...new Set(known)].join(', ')), false);
  }

  function askClient(session: Session, lent: messages.LentModel, asked: LentCall): Promise<Reply> {
    const { system, messages: said, tools, signal, room } = asked;
    const say = wordsFor(asked);
    const model = shown(lent);
    const call = chance.ulid(clock.now());
    return new Promise((resolve, reject) => {
      const cancel = () => {
        session.notify(messages.editorCancel, { call });
        end(new BackendError(say.trouble.cancelled(model, ''), true));
      };
      const end = (outcome: Reply | BackendError) => {
        calls.delete(call);
        signal.removeEventListener('abort', cancel);
        if (signal.aborted) reject(signal.reason);
        else if (outcome instanceof BackendError) reject(outcome);
        else resolve({ ...outcome, model });
      };
      signal.addEventListener('abort', cancel, { once: true });
      calls.set(call, { session, asked, model, end });
      const list = tools ? [...tools.list] : [];
      session.notify(messages.editorAsk, { call, model: lent.id, room, system, messages: said, tools: list });
    });
  }

  return {
    ask,
    expect() {
      awayUntil = clock.now() + comesBackMs;
    },
    onChange(callback) {
      changed = callback;
    },
    // Asked for with every change of a council: listed once for each change of what is lent.
    models: () => (listed ??= modelsOf(lenders)),
    answer(answer) {
      answer(messages.lendModels, ({ models }, session) => {
        if (session.gone.aborted) return null;
        if (!lenders.has(session)) session.gone.addEventListener('abort', () => left(session));
        offers(session, models);
        return null;
      });
      answer(messages.editorSaid, ({ call, text }, session) => {
        const open = ofClient(session, call);
        if (text === '') open?.asked.onThinking();
        else open?.asked.onDelta(text);
        return null;
      });
      answer(messages.editorTool, async ({ call, name, input }, session) => {
        const open = ofClient(session, call);
        if (!open?.asked.tools) return { ok: false, text: say.over };
        return await open.asked.tools.call(name, input);
      });
      answer(messages.editorEnded, ({ call, text = '', usage, trouble }, session) => {
        const open = ofClient(session, call);
        if (!open) return null;
        const its = wordsFor(open.asked);
        const isEmpty = text.trim() === '' && !open.asked.mayBeEmpty;
        if (usage && (trouble || isEmpty)) open.asked.onSpent?.(usage);
        if (trouble) {
          const again = trouble.code === 'failed' || trouble.code === 'cancelled';
          open.end(new BackendError(its.trouble[trouble.code](open.model, trouble.message), again));
        } else if (isCut(open.asked, usage)) {
          if (usage) open.asked.onSpent?.(usage);
          open.end(
            new BackendError(modelWords[open.asked.language].lengthLimit('VS Code', text.length), false),
          );
        } else if (isEmpty) open.end(new BackendError(its.empty(open.model), true));
        else open.end({ text, ...(usage ? { usage } : {}) });
        return null;
      });
    },
  };
}

/** The editor does not say why a reply ended; one that is as long as it may be was cut. With tools several are counted as one. */
const isCut = ({ room, tools }: LentCall, usage: { output: number } | undefined): boolean =>
  !tools && usage !== undefined && usage.output >= room;

export type Lenders = Map<Session, LentModel[]>;

export const shown = ({ name, family, id }: LentModel): string => name || family || id;

/** Two windows of one editor lend the same models: each is there once. */
export function offeredBy(lenders: Lenders): LentModel[] {
  const all = new Map<string, LentModel>();
  for (const lent of [...lenders.values()].flat()) if (!all.has(lent.id)) all.set(lent.id, lent);
  return [...all.values()];
}

/** An editor's family is a version (`gpt-4o`, `gpt-4.1`); seats are spread over those who were raised apart. */
const mindOf = ({ family, id }: LentModel): string => familyOf('editor', family || id);

export const modelsOf = (lenders: Lenders): ModelRow[] =>
  offeredBy(lenders).map((lent) => ({
    id: lent.id,
    ...(lent.name ? { name: lent.name } : {}),
    family: mindOf(lent),
  }));

/** From the closest to the widest; of several that fit the first in the editor's own order. */
const fits: readonly ((lent: LentModel) => string | undefined)[] = [
  ({ id }) => id,
  ({ name }) => name,
  ({ vendor, family }) => (vendor && family ? `${vendor}/${family}` : undefined),
  ({ family }) => family,
  mindOf,
];

export function findLent(
  lenders: Lenders,
  model: string | undefined,
): { session: Session; lent: LentModel } | undefined {
  const all = [...lenders].flatMap(([session, models]) => models.map((lent) => ({ session, lent })));
  if (model === undefined) return all[0];
  const wanted = model.toLowerCase();
  for (const part of fits) {
    const found = all.find(({ lent }) => part(lent)?.toLowerCase() === wanted);
    if (found) return found;
  }
  return undefined;
}
