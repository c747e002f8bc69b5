/**
 * What an agent says and wants during one turn: its words gathered, a paragraph for each of its messages, its requests
 * answered by our rules, each noted, and what it does by itself as far as it tells of it. Its words are material: they
 * are recorded and shown, in bounds, and nothing here follows them.
 */
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { bothUsed } from '../../../core/councils/budget/cost.ts';
import type { Usage } from '../../../core/councils/council.ts';
import type { ToolUse } from '../../../core/councils/toolUse.ts';
import type { Language } from '../../../core/ids.ts';
import { withoutHidden } from '../../../rpc/hidden.ts';
import { withoutEscapes } from '../../../rpc/withoutEscapes.ts';
import { agentWords } from '../../../rpc/words/host/agentWords.ts';
import type { AgentFiles, Clock, ScratchCopy, TurnRequest } from '../../ports/ports.ts';
import type { Floor } from './acpAgent.ts';
import { RequestError } from './acpPackage.ts';
import { placesOf, readCall } from './agentUpdates.ts';
import { usageOfContext } from './agentUsage.ts';
import { announcedCalls } from './announcedCalls.ts';
import { inputPaths } from './inputPaths.ts';
import { permission } from './permission.ts';
import type { ShownPaths } from './shownPaths.ts';

/** No reply needs more. */
const longestText = 500_000;
/** A journal is no log: what an agent asks beyond this in a turn is answered and not noted. */
const mostNotes = 50;
const longestNote = 500;
/** An agent that runs away is held here. */
const mostRequests = 1000;
/** Characters of files that it is given in a turn: it may take them more slowly than it asks. */
const mostGiven = 50_000_000;
/** Different reasons of refusals that it is reminded of. */
const mostReasons = 3;
/** Places that a note names. */
const mostShown = 20;

export interface FloorParts {
  turn: TurnRequest;
  files: AgentFiles;
  language: Language;
  clock: Clock;
  home: readonly string[];
  /** Where relative paths begin. */
  cwd: string;
  /** The folder that stands for the workspace there; and how the workspace itself may be spelled. */
  top: string;
  workspace: readonly string[];
  /** The one that is read in its place; absent: none. */
  root?: string;
  copy?: ScratchCopy;
  mayChange: boolean;
  paths: ShownPaths;
  progress(): void;
  onFlood(): void;
  mask(text: string): string;
}

export interface Heard extends Floor {
  text(): string;
  /** Why it was refused what it asked for, when it has said nothing since; empty: it went on. */
  silencedBy(): string[];
  /** What it took since it was last asked, as far as it told meanwhile. */
  usage(): Usage | undefined;
  /** It is asked once more in the same turn. */
  again(): void;
  /** Nothing more is heard: what was announced and has not ended is noted. */
  end(): void;
}

export function takeFloor(parts: FloorParts): Heard {
  const { turn, files, clock, root, copy, cwd, paths } = parts;
  const say = agentWords[parts.language];
  let text = '';
  /** What comes next is another message. */
  let isApart = false;
  let message: string | undefined;
  let notes = 0;
  let unnoted = 0;
  let requests = 0;
  let given = 0;
  let refusals: string[] = [];
  let used: Usage | undefined;
  let context: number | undefined;
  let reading: Promise<unknown> = Promise.resolve();
  const streamed = paths.stream(turn.onDelta);

  const cut = (each: string): string =>
    withoutHidden(withoutEscapes(paths.inWords(parts.mask(each))))
      .slice(0, longestNote)
      .replace(/[\uD800-\uDBFF]$/, '');
  function record(use: ToolUse): void {
    if (!turn.signal.aborted) turn.onTool?.({ ...use, input: cut(use.input), output: cut(use.output) });
  }
  const note = (tool: string, input: string, ok: boolean, output: string, from: number): void => {
    if (++notes > mostNotes) {
      unnoted++;
      return;
    }
    record({ tool, input, ok, ...(ok ? {} : { refused: true }), output, ms: clock.now() - from });
  };
  const announced = announcedCalls(
    () => clock.now(),
    ({ kind, title, places, end, from }) =>
      record({
        tool: `acp/${kind}`,
        input: described(title, places),
        ok: end !== 'failed',
        announced: end,
        output: '',
        ms: clock.now() - from,
      }),
  );
  /** As people read it: from the top of the workspace, or whole when it lies elsewhere. */
  function short(path: string): string {
    const whole = resolve(cwd, path);
    for (const top of [parts.top, ...parts.workspace]) {
      const way = wayTo(top, whole);
      if (way !== undefined) return way;
    }
    return whole;
  }
  /** What it would do by itself it does where it says: a path of the workspace is not one of its copy then. */
  const placed = (path: string): string => {
    const whole = resolve(cwd, path);
    return wayTo(parts.top, whole) ?? whole;
  };
  const described = (title: string, places: readonly string[]): string =>
    [...new Set([title, places.slice(0, mostShown).map(short).join(', ')])].filter(Boolean).join(': ');
  function denied(why: string): void {
    if (!refusals.includes(why) && refusals.length < mostReasons) refusals.push(why);
  }
  function refuse(tool: string, path: string, why: string, from: number): never {
    note(tool, path, false, why, from);
    denied(why);
    throw RequestError.invalidParams(undefined, why);
  }

  /** A sign of life, as long as there are not too many of them. */
  function wants(tool: string, path: string): number {
    parts.progress();
    const from = clock.now();
    if (++requests > mostRequests) refuse(tool, path, say.tooMany(mostRequests), from);
    return from;
  }

  /** Whether it was more than the space before a message. */
  function hear(said: string): boolean {
    const isNext = isApart && text !== '';
    const words = isNext ? said.trimStart() : said;
    if (words === '') return false;
    const gap = !isNext || /\n\s*\n$/.test(text) ? '' : text.endsWith('\n') ? '\n' : '\n\n';
    isApart = false;
    if (words.trim() !== '') refusals = [];
    text += gap + words;
    if (text.length > longestText) parts.onFlood();
    else streamed.add(gap + words);
    return true;
  }

  return {
    text: () => paths.inWords(text),
    silencedBy: () => refusals,
    usage: () => used ?? (context === undefined ? undefined : usageOfContext(context, text)),
    again() {
      used = undefined;
      context = undefined;
      refusals = [];
      isApart = true;
    },
    end() {
      if (!turn.signal.aborted) streamed.end();
      const more = announced.end() + unnoted;
      if (more > 0) record({ tool: 'acp/more', input: say.moreCalls(more), ok: true, output: '', ms: 0 });
    },
    onUpdate(update) {
      parts.progress();
      if (turn.signal.aborted) return;
      if (update.usage) used = bothUsed(used, update.usage);
      if (update.context !== undefined) context = update.context;
      if (update.call) {
        isApart = true;
        announced.heard(update.call);
      }
      if (!update.text) return;
      // Of a message that goes on, whatever came in between; else of another.
      if (update.message !== undefined && update.message === message) isApart = false;
      else if (update.message !== message) isApart = true;
      if (hear(update.text)) ({ message } = update);
    },
    async onPermission(request) {
      const { toolCall } = request;
      const call = readCall(toolCall);
      const tool = `acp/${call?.kind ?? 'other'}`;
      const places = placesOf(toolCall);
      const wanted = described(call?.title ?? '', places);
      const from = wants(tool, wanted);
      const answer = await permission(request, {
        language: parts.language,
        home: parts.home,
        places: places.map(placed),
        given: (await inputPaths(toolCall.rawInput, cwd, files.exists)).map(placed),
        mayRead: root !== undefined,
        mayChange: parts.mayChange,
        proposes: copy !== undefined,
        isOpen: async (path) => root !== undefined && (await files.isOpen(root, path)),
      });
      note(tool, wanted, answer.ok, answer.why, from);
      isApart = true;
      if (!answer.ok) denied(answer.why);
      // What it is called may be told here alone.
      if (call && answer.ok) announced.heard(call);
      else if (call) announced.refused(call.id);
      return answer.response;
    },
    async read(asked, line, limit) {
      const path = short(asked);
      const from = wants('acp/read', path);
      if (root === undefined) return refuse('acp/read', path, say.noReading, from);
      // One after the other: what is given is counted before the next is read.
      const read = reading.then(async () => {
        if (given > mostGiven) return refuse('acp/read', path, say.tooMuchRead, from);
        const found = await files.read(root, path);
        if ('problem' in found) {
          if (!found.missing) return refuse('acp/read', path, found.problem, from);
          note('acp/read', path, false, found.problem, from);
          // By this code agents know that they may make the file.
          throw RequestError.resourceNotFound(path);
        }
        note('acp/read', path, true, say.read(found.text.length), from);
        const wanted = part(found.text, line, limit);
        given += wanted.length;
        return wanted;
      });
      reading = read.catch(() => undefined);
      return await read;
    },
    async write(asked, written) {
      const path = short(asked);
      const from = wants('acp/write', path);
      if (!copy) return refuse('acp/write', path, say.noWriting, from);
      if (!parts.mayChange) return refuse('acp/write', path, say.notInThisTurn, from);
      const problem = await files.write(copy, path, written);
      if (problem !== undefined) return refuse('acp/write', path, problem, from);
      note('acp/write', path, true, say.written(written.length), from);
    },
  };
}

/** From a folder to what lies in it; nothing when it lies elsewhere. */
function wayTo(folder: string, place: string): string | undefined {
  const way = relative(folder, place) || '.';
  return way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way) ? undefined : way;
}

/** Lines count from 1. */
function part(text: string, line = 1, limit?: number): string {
  if (line <= 1 && limit === undefined) return text;
  const lines = text.split(/(?<=\n)/);
  const first = Math.max(0, line - 1);
  return lines.slice(first, limit === undefined ? undefined : first + limit).join('');
}
