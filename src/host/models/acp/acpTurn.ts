/** What an agent says and wants during one turn: its words gathered, its requests answered by our rules, each noted. */
import { relative, resolve } from 'node:path';
import type { Language } from '../../../core/ids.ts';
import { agentWords } from '../../../rpc/words/host/agentWords.ts';
import type { AgentFiles, Clock, ScratchCopy, TurnRequest } from '../../ports/ports.ts';
import type { Floor } from './acpAgent.ts';
import { RequestError } from './acpPackage.ts';
import { permission } from './permission.ts';

/** No reply needs more. */
const longestText = 500_000;
/** A journal is no log: what an agent does beyond this in a turn is answered and not noted. */
const mostNotes = 50;
const longestNote = 500;
/** An agent that runs away is held here. */
const mostRequests = 1000;
/** Characters of files that it is given in a turn: it may take them more slowly than it asks. */
const mostGiven = 50_000_000;

export interface FloorParts {
  turn: TurnRequest;
  files: AgentFiles;
  language: Language;
  clock: Clock;
  home: readonly string[];
  /** Where relative paths begin, and the folder that it may read in; absent: none. */
  cwd: string;
  root?: string;
  copy?: ScratchCopy;
  mayChange: boolean;
  progress(): void;
  onFlood(): void;
  mask(text: string): string;
}

export interface Heard extends Floor {
  text(): string;
}

export function takeFloor(parts: FloorParts): Heard {
  const { turn, files, clock, root, copy, cwd } = parts;
  const say = agentWords[parts.language];
  let text = '';
  let afterTool = false;
  let notes = 0;
  let requests = 0;
  let given = 0;
  let reading: Promise<unknown> = Promise.resolve();

  const note = (tool: string, input: string, ok: boolean, output: string, from: number): void => {
    if (turn.signal.aborted || ++notes > mostNotes) return;
    const cut = (each: string) => parts.mask(each).slice(0, longestNote);
    const refused = ok ? {} : { refused: true as const };
    turn.onTool?.({ tool, input: cut(input), ok, ...refused, output: cut(output), ms: clock.now() - from });
  };
  /** As people read it: from the folder it works in, or whole when it lies elsewhere. */
  const short = (path: string): string => {
    const whole = resolve(cwd, path);
    const way = relative(root ?? cwd, whole) || '.';
    return way.startsWith('..') ? whole : way;
  };
  function refuse(tool: string, path: string, why: string, from: number): never {
    note(tool, path, false, why, from);
    throw RequestError.invalidParams(undefined, why);
  }

  /** A sign of life, as long as there are not too many of them. */
  function wants(tool: string, path: string): number {
    parts.progress();
    const from = clock.now();
    if (++requests > mostRequests) refuse(tool, path, say.tooMany(mostRequests), from);
    return from;
  }

  return {
    text: () => text,
    onUpdate(update) {
      parts.progress();
      if (update.isTool) afterTool = true;
      if (!update.text || turn.signal.aborted) return;
      const gap = afterTool && text !== '' && !text.endsWith('\n') ? '\n\n' : '';
      afterTool = false;
      const added = gap + (gap === '' ? update.text : update.text.trimStart());
      text += added;
      if (text.length > longestText) return parts.onFlood();
      turn.onDelta(added);
    },
    async onPermission(request) {
      const { toolCall } = request;
      const from = wants(`acp/${toolCall.kind ?? 'other'}`, toolCall.title ?? '');
      const answer = await permission(request, {
        language: parts.language,
        home: parts.home,
        mayRead: root !== undefined,
        mayChange: parts.mayChange,
        proposes: copy !== undefined,
        isOpen: async (path) => root !== undefined && (await files.isOpen(root, short(path))),
      });
      const places = (toolCall.locations ?? []).map(({ path }) => short(path)).join(', ');
      const wanted = [toolCall.title ?? '', places].filter(Boolean).join(': ');
      note(`acp/${toolCall.kind ?? 'other'}`, wanted, answer.ok, answer.why, from);
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
        if ('problem' in found) return refuse('acp/read', path, found.problem, from);
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

/** Lines count from 1. */
function part(text: string, line = 1, limit?: number): string {
  if (line <= 1 && limit === undefined) return text;
  const lines = text.split(/(?<=\n)/);
  const first = Math.max(0, line - 1);
  return lines.slice(first, limit === undefined ? undefined : first + limit).join('');
}
