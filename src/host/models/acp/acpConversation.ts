/**
 * A seat's conversation with its agent: the process is started at the first turn and its session kept over the rounds. One
 * that is lost is opened again with a compacted history. A turn is whole only when the agent itself ended it.
 */
import { mkdir } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { bothUsed } from '../../../core/councils/budget/cost.ts';
import type { Seat, Usage } from '../../../core/councils/council.ts';
import { mayBringChange } from '../../../core/forms/changeForm.ts';
import type { Language } from '../../../core/ids.ts';
import { agentWords } from '../../../rpc/words/host/agentWords.ts';
import type { DeclaredBackends } from '../../ports/backendSettings.ts';
import {
  type AgentFiles,
  BackendError,
  type Conversation,
  type Reply,
  type ScratchCopy,
  type Surroundings,
  type TurnRequest,
  type WorkingCopy,
} from '../../ports/ports.ts';
import { silenceWatch } from '../endWhenSilent.ts';
import { isWordless, mayBeWordless } from '../replyBounds.ts';
import { heardAfter, unheard } from '../unheard.ts';
import { type Agent, openAgent } from './acpAgent.ts';
import { type Heard, takeFloor } from './acpTurn.ts';
import { type ShownPaths, shownPaths } from './shownPaths.ts';

export interface ConversationParts {
  surroundings: Surroundings;
  files: AgentFiles;
}

/** From the start of its process to its first sign of life, and between two: a tool may take its time. */
const patience = { firstTokenMs: 120_000, idleMs: 240_000 };
/** Files that a note of what was touched names. */
const mostNamed = 20;

/** Where an agent works. */
interface Place {
  cwd: string;
  /** The folder that stands for the workspace there. */
  top: string;
  /** The one that is read in its place; absent: none. */
  root?: string;
  /** Where it may change files; or where it only reads. */
  copy?: ScratchCopy;
  read?: WorkingCopy;
  leave(): Promise<void>;
}

/** An agent, its place, and how much of the conversation it knows. */
interface Session extends Place {
  agent: Agent;
  paths: ShownPaths;
  heard: number;
}

export function converse({ surroundings, files: inOurs }: ConversationParts, seat: Seat): Conversation {
  const { clock, mask } = surroundings;
  /** The council's, as soon as it asks: prompts and what goes wrong are in it. */
  let { language } = surroundings;
  let say = agentWords[language];
  let files = inOurs;
  const may = seat.capabilities?.files ?? 'read';
  const closing = new AbortController();
  let session: Session | undefined;
  let leaving: Promise<unknown> = Promise.resolve();

  /** Takes its process and its folder away; the next turn opens another. */
  async function drop(how: 'close' | 'cancel'): Promise<void> {
    const left = session;
    session = undefined;
    if (!left) return;
    // What can't be taken away is swept at the next start; the seat speaks on in another.
    const gone = left.agent[how]()
      .then(left.leave, left.leave)
      .catch(() => undefined);
    leaving = Promise.all([leaving, gone]);
    await gone;
  }

  /** Never in the workspace itself: what an agent does by itself is done where it stands. */
  async function place(turn: TurnRequest, program: { cwd: string }): Promise<Place> {
    const root = await files.root();
    if (may === 'none') return await emptyPlace();
    const within = async <T extends WorkingCopy>(copy: T) => {
      const cwd = join(copy.folder, relative(root, program.cwd));
      // A folder in which git knows nothing is not in the copy.
      await mkdir(cwd, { recursive: true });
      return { cwd, top: copy.folder, root: copy.folder, leave: copy.remove };
    };
    const tried = async <T>(make: () => Promise<T>, instead = ''): Promise<T | undefined> => {
      try {
        return await make();
      } catch (error) {
        const output = `${error instanceof Error ? error.message : String(error)} ${instead}`.trim();
        turn.onTool?.({ tool: 'acp/scratch', input: '', ok: false, output: mask(output), ms: 0 });
        return undefined;
      }
    };
    const copy = may === 'propose' ? await tried(() => files.scratch()) : undefined;
    if (copy) return { ...(await within(copy)), copy };
    // Then it reads, and may still write its change as words.
    const read = await tried(() => files.copy(), say.emptyInstead);
    if (read) return { ...(await within(read)), read };
    // Then it has nothing before it, and is given through us what it asks for.
    return { ...(await emptyPlace()), root };
  }

  async function emptyPlace(): Promise<Place> {
    const { folder, remove } = await files.empty();
    return { cwd: folder, top: folder, leave: remove };
  }

  async function begin(turn: TurnRequest, signal: AbortSignal): Promise<Session> {
    const name = agentOf(seat, await surroundings.declared(), language);
    const program = await surroundings.program('acp', name);
    const where = await place(turn, program);
    const paths = shownPaths({ folder: where.top, workspace: await files.root() });
    try {
      const agent = await openAgent({
        name,
        command: { ...program, cwd: where.cwd, words: fromItsFolder(program) },
        sessionCwd: where.cwd,
        mayRead: may !== 'none',
        mayWrite: where.copy !== undefined,
        clock,
        language,
        mask: (text) => paths.inWords(mask(text)),
        signal,
      });
      return { ...where, agent, paths, heard: 0 };
    } catch (error) {
      await where.leave().catch(() => undefined);
      throw error;
    }
  }

  async function converseOnce(
    turn: TurnRequest,
    stop: AbortController,
    progress: () => void,
  ): Promise<Reply> {
    await leaving;
    const wantsChange = turn.scene.kind === 'council' && mayBringChange(turn.scene.form);
    if (session?.agent.isLost() || (await isOutdated(session, wantsChange))) await drop('close');
    if (stop.signal.aborted) throw stop.signal.reason;
    const touched = await files.watch();
    const opened = session ?? (await begin(turn, stop.signal));
    session = opened;
    if (stop.signal.aborted) {
      // Nobody waits for it any more, and perhaps nobody will again.
      await drop('close');
      throw stop.signal.reason;
    }
    const { agent, copy, cwd, root, top, paths } = opened;
    const mayChange = wantsChange && copy !== undefined;
    const floor = takeFloor({
      turn,
      files,
      language,
      clock,
      home: await files.own(),
      cwd,
      top,
      workspace: [await files.root(), resolve(surroundings.workspace)],
      mayChange,
      paths,
      progress,
      onFlood: () => stop.abort(new BackendError(say.floods(agent.title), false)),
      mask,
      ...(root === undefined ? {} : { root }),
      ...(copy === undefined ? {} : { copy }),
    });
    const asked = unheard(turn.prompt, opened.heard, turn.scene);
    let usage: Usage | undefined;
    try {
      const prompt = mayChange ? `${asked}\n\n${say.workHere(cwd)}` : asked;
      const reason = await askTwice(prompt, agent, floor, (used) => {
        usage = bothUsed(usage, used);
      });
      if (reason !== 'end_turn') throw stopped(agent.title, reason);
      const text = mayChange ? await proposed(copy, floor, paths) : floor.text();
      if (isWordless(text) && !mayBeWordless(turn)) throw wordless(agent.title, floor);
      opened.heard = heardAfter(turn.prompt);
      return { text, model: agent.title, ...(usage ? { usage } : {}) };
    } catch (error) {
      if (usage) turn.onSpent?.(usage);
      throw error;
    } finally {
      floor.end();
      await tellTouched(turn, opened, touched, stop.signal);
    }
  }

  /** One that was refused something and said no more is asked once to answer without it: it is still there, and knows all. */
  async function askTwice(
    prompt: string,
    agent: Agent,
    floor: Heard,
    took: (usage: Usage | undefined) => void,
  ): Promise<string> {
    const ask = async (text: string): Promise<string> => {
      try {
        const { reason, usage } = await agent.ask(text, floor);
        took(usage ?? floor.usage());
        return reason;
      } catch (error) {
        took(floor.usage());
        throw error;
      }
    };
    const reason = await ask(prompt);
    const why = floor.silencedBy();
    if (why.length === 0 || (reason !== 'end_turn' && reason !== 'cancelled')) return reason;
    floor.again();
    return await ask(say.answerWithout(why.join(' ')));
  }

  /** Asked anew it would ask for the same: nobody is helped by another process. */
  const wordless = (title: string, floor: Heard): BackendError =>
    floor.silencedBy().length > 0
      ? new BackendError(say.onlyRefused(title), false)
      : new BackendError(say.saidNothing(title), true);

  /** One that only reads sees the workspace as it is, and nothing of what it did to its copy before. */
  async function isOutdated(at: Session | undefined, wantsChange: boolean): Promise<boolean> {
    if (!at) return false;
    if (at.copy) return wantsChange && (await at.copy.isStale());
    return at.read !== undefined && ((await at.read.isStale()) || (await at.read.changed()).length > 0);
  }

  async function tellTouched(
    turn: TurnRequest,
    { read }: Session,
    touched: () => Promise<string[] | undefined>,
    ended: AbortSignal,
  ): Promise<void> {
    const tell = (tool: string, files: readonly string[], output: string): void => {
      const named = files.slice(0, mostNamed).join(', ');
      const input = files.length > mostNamed ? `${named}, … (${files.length})` : named;
      if (files.length > 0) turn.onTool?.({ tool, input: input.slice(0, 500), ok: false, output, ms: 0 });
    };
    // What can't be compared is not told of; the reply stands.
    const own = ended.aborted ? [] : await read?.changed().catch(() => []);
    const theirs = ended.aborted ? [] : await touched().catch(() => undefined);
    // Once it was ended its copy may be half gone.
    if (ended.aborted) return;
    tell('acp/copy', own ?? [], say.thrownAway);
    tell('acp/workspace', theirs ?? [], say.touchedMeanwhile);
  }

  async function proposed(copy: ScratchCopy, floor: Heard, paths: ShownPaths): Promise<string> {
    const diff = paths.inDiff(await copy.difference());
    if (!diff.trim()) return floor.text();
    if (diff.length > longestChange)
      return `${withoutDiffs(floor.text())}\n\n${say.changeTooLong(diff.length, longestChange)}`;
    return withChange(floor.text().slice(0, 99_000 - diff.length), diff);
  }

  function stopped(title: string, reason: string): BackendError {
    const known = Object.hasOwn(say.stopped, reason) && say.stopped[reason as keyof typeof say.stopped];
    return new BackendError(known ? known(title) : say.otherStop(title, reason), false);
  }

  async function send(turn: TurnRequest): Promise<Reply> {
    ({ language } = turn.scene);
    say = agentWords[language];
    files = inOurs.inLanguage(language);
    const stop = new AbortController();
    const ends = [turn.signal, closing.signal].map((signal) => {
      const end = () => stop.abort(signal.reason);
      if (signal.aborted) end();
      signal.addEventListener('abort', end, { once: true });
      return () => signal.removeEventListener('abort', end);
    });
    const where = seat.model ?? seat.name;
    const silence = silenceWatch({ clock, ...patience }, { where, say }, stop);
    const aborted = new Promise<never>((_, reject) => {
      if (stop.signal.aborted) reject(stop.signal.reason);
      stop.signal.addEventListener('abort', () => reject(stop.signal.reason), { once: true });
    });
    // Whoever is freed by the abort does not wait for what the agent still does.
    aborted.catch(() => undefined);
    try {
      if (stop.signal.aborted) throw stop.signal.reason;
      const work = converseOnce(turn, stop, silence.said);
      leaving = Promise.allSettled([leaving, work]);
      return await Promise.race([work, aborted]);
    } catch (error) {
      // After anything but a whole reply nobody knows what it has heard.
      void drop('cancel');
      throw error;
    } finally {
      silence.end();
      for (const end of ends) end();
    }
  }

  return {
    send,
    async close() {
      closing.abort(new BackendError(say.closed(seat.name), false));
      await drop('close');
      // A turn that was freed by an abort may still be taking its agent away.
      for (let last: unknown; last !== leaving; ) {
        last = leaving;
        await last;
      }
    },
  };
}

/** A program named by a path is looked for from its declared folder, wherever it is started. */
function fromItsFolder({ words: [program = '', ...rest], cwd }: { words: string[]; cwd: string }): string[] {
  return [/[/\\]/.test(program) ? resolve(cwd, program) : program, ...rest];
}

/** A longer reply would be cut, and a cut diff applies to nothing. */
export const longestChange = 90_000;

export function withChange(words: string, diff: string): string {
  const own = withoutDiffs(words).trim();
  return [...(own ? [own] : []), `\`\`\`diff\n${diff.replace(/\n+$/, '')}\n\`\`\``].join('\n\n');
}

/** What it wrote as a diff itself is not what it did: several would be read as one change. */
export function withoutDiffs(words: string): string {
  const kept: string[] = [];
  let block: { mark: string; lines: string[] } | undefined;
  const settle = (last: string[]) => {
    if (block && !isDiff(block.lines)) kept.push(...block.lines, ...last);
    block = undefined;
  };
  for (const line of words.split(/\r\n|\r|\n/)) {
    const mark = /^(```+|~~~+)/.exec(line)?.[1];
    if (block && mark?.startsWith(block.mark)) settle([line]);
    else if (block) block.lines.push(line);
    else if (mark !== undefined) block = { mark, lines: [line] };
    else kept.push(line);
  }
  settle([]);
  return kept.join('\n');
}

const isDiff = ([fence = '', ...lines]: string[]): boolean =>
  /^(?:```+|~~~+)\s*(?:diff|patch)\b/i.test(fence) ||
  lines.some(
    (line, at) =>
      /^diff --git \S/.test(line) || (/^--- \S/.test(line) && /^\+\+\+ \S/.test(lines[at + 1] ?? '')),
  );

/** The one that it names by `model`, or the only one there is. Throws a BackendError in words. */
export function agentOf(
  seat: Pick<Seat, 'model'>,
  { acp }: Pick<DeclaredBackends, 'acp'>,
  language: Language,
): string {
  const say = agentWords[language];
  const known = Object.keys(acp);
  const [only] = known;
  if (only === undefined) throw new BackendError(say.noneDeclared, false);
  if (seat.model === undefined && known.length > 1)
    throw new BackendError(say.noName(known.join(', ')), false);
  const name = seat.model ?? only;
  if (!Object.hasOwn(acp, name)) throw new BackendError(say.undeclared(name), false);
  return name;
}
