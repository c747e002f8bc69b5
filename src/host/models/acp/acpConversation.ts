/**
 * A seat's conversation with its agent: the process is started at the first turn and its session kept over the rounds. One
 * that is lost is opened again with a compacted history. A turn is whole only when the agent itself ended it.
 */
import { mkdir } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import type { Seat } from '../../../core/councils/council.ts';
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
} from '../../ports/ports.ts';
import { isWordless, mayBeWordless } from '../emptyReply.ts';
import { silenceWatch } from '../endWhenSilent.ts';
import { heardAfter, unheard } from '../unheard.ts';
import { type Agent, openAgent } from './acpAgent.ts';
import { type Heard, takeFloor } from './acpTurn.ts';

export interface ConversationParts {
  surroundings: Surroundings;
  files: AgentFiles;
}

/** From the start of its process to its first sign of life, and between two: a tool may take its time. */
const patience = { firstTokenMs: 120_000, idleMs: 240_000 };

/** An agent, the folder it works in, and how much of the conversation it knows. */
interface Session {
  agent: Agent;
  cwd: string;
  root?: string;
  copy?: ScratchCopy;
  heard: number;
  leave(): Promise<void>;
}

export function converse({ surroundings, files }: ConversationParts, seat: Seat): Conversation {
  const { clock, mask } = surroundings;
  /** The council's, as soon as it asks: prompts and what goes wrong are in it. */
  let { language } = surroundings;
  let say = agentWords[language];
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

  async function place(turn: TurnRequest, program: { cwd: string }) {
    const root = await files.root();
    if (may === 'none') {
      const empty = await files.empty();
      return { cwd: empty.folder, leave: empty.remove };
    }
    const reading = { cwd: program.cwd, root, leave: () => Promise.resolve() };
    if (may !== 'propose') return reading;
    try {
      const copy = await files.scratch();
      const cwd = join(copy.folder, relative(root, program.cwd));
      // A folder in which git knows nothing is not in the copy.
      await mkdir(cwd, { recursive: true });
      return { cwd, root: copy.folder, copy, leave: copy.remove };
    } catch (error) {
      // Then it reads, and may still write its change as words.
      const output = error instanceof Error ? error.message : String(error);
      turn.onTool?.({ tool: 'acp/scratch', input: '', ok: false, output: mask(output), ms: 0 });
      return reading;
    }
  }

  async function begin(turn: TurnRequest, signal: AbortSignal): Promise<Session> {
    const name = agentOf(seat, await surroundings.declared(), language);
    const program = await surroundings.program('acp', name);
    const where = await place(turn, program);
    try {
      const agent = await openAgent({
        name,
        command: { ...program, cwd: where.cwd, words: fromItsFolder(program) },
        sessionCwd: where.cwd,
        mayRead: may !== 'none',
        mayWrite: 'copy' in where,
        clock,
        language,
        mask,
        signal,
      });
      return { ...where, agent, heard: 0 };
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
    const wantsChange = turn.scene.form === 'change';
    if (session?.agent.isLost() || (wantsChange && (await session?.copy?.isStale()))) await drop('close');
    if (stop.signal.aborted) throw stop.signal.reason;
    const opened = session ?? (await begin(turn, stop.signal));
    session = opened;
    if (stop.signal.aborted) {
      // Nobody waits for it any more, and perhaps nobody will again.
      await drop('close');
      throw stop.signal.reason;
    }
    const { agent, copy, cwd, root } = opened;
    const mayChange = wantsChange && copy !== undefined;
    const floor = takeFloor({
      turn,
      files,
      language,
      clock,
      home: await files.own(),
      cwd,
      mayChange,
      progress,
      onFlood: () => stop.abort(new BackendError(say.floods(agent.title), false)),
      mask,
      ...(root === undefined ? {} : { root }),
      ...(copy === undefined ? {} : { copy }),
    });
    const asked = unheard(turn.prompt, opened.heard, language);
    const reason = await agent.ask(mayChange ? `${asked}\n\n${say.workHere(cwd)}` : asked, floor);
    if (reason !== 'end_turn') throw stopped(agent.title, reason);
    const text = mayChange ? await proposed(copy, floor) : floor.text();
    if (isWordless(text) && !mayBeWordless(turn)) throw new BackendError(say.saidNothing(agent.title), true);
    opened.heard = heardAfter(turn.prompt);
    return { text, model: agent.title };
  }

  async function proposed(copy: ScratchCopy, floor: Heard): Promise<string> {
    const diff = await copy.difference();
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
