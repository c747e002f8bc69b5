/**
 * One turn of a lent model: text is passed on, tools are called for it, and the end is told once, whole or in trouble.
 * Whatever the provider does, a turn that was cancelled is left at once.
 */
import { type EditorAsk, type EditorTrouble, lentLimits } from '../../rpc/messages/editorMessages.ts';
import { own } from '../../rpc/own.ts';

export interface ToolPart {
  id: string;
  name: string;
  input: unknown;
}
/** Text, a call of a tool, or a sign that the model is at work. */
export type Part = { text: string } | { tool: ToolPart } | { thinking: true };
export type AnsweredTool = ToolPart & { answer: string };

/** The editor's model and the conversation so far. */
export interface EditorTurn {
  ask(mayCallTools: boolean): AsyncIterable<Part>;
  /** What it said and called, and what the tools answered: it is asked again with that. */
  heard(text: string, calls: AnsweredTool[]): void;
  count(text: string): Promise<{ input: number; output: number }>;
}

export interface LentOutcome {
  text?: string;
  usage?: { input: number; output: number };
  trouble?: { code: EditorTrouble; message: string };
}

export interface LentParts {
  signal: AbortSignal;
  open(): Promise<EditorTurn | undefined>;
  /** An empty text: it is at work. */
  said(text: string): void;
  tool(name: string, input: unknown): Promise<{ text: string }>;
  ended(outcome: LentOutcome): Promise<void>;
  /** Resolves when counting has taken too long: a reply does not wait for its figures. */
  late(): Promise<undefined>;
}

/** The host refuses the ninth call of a turn; a model that goes on all the same must answer without tools. */
const mostRounds = 10;

export async function holdTurn(ask: EditorAsk, parts: LentParts): Promise<void> {
  try {
    const turn = await untilAborted(parts.open(), parts.signal);
    if (!turn) return await parts.ended({ trouble: { code: 'not-found', message: ask.model } });
    const text = await spoken(turn, parts, ask.tools.length > 0);
    const usage = await Promise.race([figures(turn, text), parts.late()]);
    await parts.ended({ text, ...(usage ? { usage } : {}) });
  } catch (error) {
    const trouble = parts.signal.aborted ? { code: 'cancelled' as const, message: '' } : troubleOf(error);
    await parts.ended({ trouble });
  }
}

async function spoken(turn: EditorTurn, parts: LentParts, hasTools: boolean): Promise<string> {
  let text = '';
  for (let round = 1; ; round++) {
    const { said, calls, gap } = await heardOnce(turn.ask(hasTools && round < mostRounds), parts, text);
    text += gap + said;
    if (calls.length === 0 || round >= mostRounds) return text;
    const answered: AnsweredTool[] = [];
    for (const call of calls) answered.push({ ...call, answer: await answerTo(call, parts) });
    turn.heard(said, answered);
  }
}

async function heardOnce(stream: AsyncIterable<Part>, parts: LentParts, before: string) {
  const calls: ToolPart[] = [];
  let said = '';
  // What was said before a tool was called is a paragraph of its own.
  let gap = '';
  const iterator = stream[Symbol.asyncIterator]();
  for (;;) {
    const { done, value } = await untilAborted(iterator.next(), parts.signal);
    if (done) return { said, calls, gap };
    if ('tool' in value) calls.push(value.tool);
    else if ('thinking' in value) parts.said('');
    else {
      if (said === '' && value.text !== '' && before !== '' && !before.endsWith('\n\n')) {
        gap = '\n\n';
        parts.said(gap);
      }
      said += value.text;
      if (before.length + said.length > lentLimits.text)
        throw new Error(`more than ${lentLimits.text} characters were said`);
      parts.said(value.text);
    }
  }
}

/** A call that can't be passed on is answered too, unless the turn is over. */
const answerTo = async ({ name, input }: ToolPart, { tool, signal }: LentParts): Promise<string> => {
  try {
    return (await untilAborted(tool(name, input), signal)).text;
  } catch (error) {
    signal.throwIfAborted();
    return wordsOf(error);
  }
};

/** Providers count as they like, and some not at all. */
async function figures(
  turn: EditorTurn,
  text: string,
): Promise<{ input: number; output: number } | undefined> {
  try {
    const { input, output } = await turn.count(text);
    return [input, output].every((each) => Number.isFinite(each) && each >= 0)
      ? { input: Math.round(input), output: Math.round(output) }
      : undefined;
  } catch {
    return undefined;
  }
}

function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason);
    signal.addEventListener('abort', leave, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}

/** The codes of the editor's own errors. It says `Blocked` of a quota too, and some providers only say so in words. */
const known: Record<string, EditorTrouble> = {
  NoPermissions: 'no-permission',
  Blocked: 'blocked',
  NotFound: 'not-found',
};
const ofQuota = /quota|rate.?limit|too many requests|exhausted|exceeded (?:your|the)|\b429\b/i;

export function troubleOf(error: unknown): { code: EditorTrouble; message: string } {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  const message = wordsOf(error).slice(0, lentLimits.message);
  const named = typeof code === 'string' ? own(known, code) : undefined;
  if (named && named !== 'blocked') return { code: named, message };
  if (ofQuota.test(message)) return { code: 'quota', message };
  if (named) return { code: named, message };
  const isCancelled = name === 'Canceled' || name === 'CancellationError';
  return { code: isCancelled ? 'cancelled' : 'failed', message };
}

/** With what the editor says was behind it, where that is more than it said. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? '' : wordsOf(error.cause);
  const said = error.message || error.name;
  return cause === '' || said.includes(cause) ? said : `${said} (${cause})`;
}
