/** Performs one ask of a channel: renders what the agent sees, calls what answers for it, gives back the event that settles it. */
import type { Channel } from '../../core/channels/channel.ts';
import type { ChannelEvent, Spent } from '../../core/channels/channelEvents.ts';
import type { ChannelOwed } from '../../core/channels/channelOwed.ts';
import { mentionsIn } from '../../core/channels/messages/mentions.ts';
import { completionOf } from '../../core/channels/turns/completion.ts';
import { isCounted, isCountedInMoney } from '../../core/channels/turns/passedOver.ts';
import { tokensIn } from '../../core/councils/budget/budget.ts';
import { bothUsed, costOf } from '../../core/councils/budget/cost.ts';
import type { Price, Usage } from '../../core/councils/council.ts';
import type { Language, SeatId } from '../../core/ids.ts';
import { channelPrompt } from '../../core/prompts/channels/channelPrompt.ts';
import { type AskedInChannel, channelSceneOf } from '../../core/prompts/channels/channelScene.ts';
import type { State } from '../../core/state.ts';
import { beginsThought, spokenPart, withoutThoughts } from '../../core/thoughts.ts';
import { longestMessage } from '../../rpc/messages/channelMessages.ts';
import { asSent } from '../answering/asSent.ts';
import { isFree } from '../answering/prices.ts';
import { plausible, plausibleUsage } from '../councils/plausibleUsage.ts';
import { detailOf, type Tried, withRetries } from '../loop/retries.ts';
import type { Chance, Clock, Reply, SeatTools } from '../ports/ports.ts';
import type { Voice, Voices } from './agentVoices.ts';
import type { Texts } from './messageTexts.ts';
import type { Windows } from './readingWindows.ts';

const whole = ['TURN_PASS', 'NO_REPLY', 'NO'];
const lastLine = ['TURN_COMPLETE', 'TURN_WAIT'];
/** A pass may be dressed: the marks before and after its word are no words. */
const before = /^[^\p{L}\p{N}]+/u;
const after = /[^\p{L}\p{N}]+$/u;

/** What is still held back at the end was a pass or a signal, or is in the whole reply. */
export function withoutSignals(onDelta: (text: string) => void): (text: string) => void {
  let held = '';
  let isFirst = true;
  return (text) => {
    held += text;
    const at = held.lastIndexOf('\n') + 1;
    const line = held.slice(at).trim();
    const begins = (words: readonly string[], part: string) => words.some((word) => word.startsWith(part));
    const isDressed = isFirst && mayBePass(held);
    const waits = isDressed || begins(isFirst && at === 0 ? [...whole, ...lastLine] : lastLine, line);
    // White space before such a line goes with it, so that nothing hangs below what was said.
    const keep = isDressed ? held.length : waits ? held.length - held.slice(0, at).trimEnd().length : 0;
    const ready = held.slice(0, held.length - keep);
    if (ready === '') return;
    held = held.slice(ready.length);
    isFirst = false;
    onDelta(ready);
  };

  /** Nothing but the word and its dress so far; what a model thinks first is shown once it has spoken. */
  function mayBePass(said: string): boolean {
    const spoken = withoutThoughts(said);
    if (beginsThought.test(spoken)) return true;
    const word = spoken.replace(before, '').replace(after, '').toUpperCase();
    return whole.some((each) => each.startsWith(word));
  }
}

export type Ask = Extract<ChannelOwed, { kind: 'channel-ask' }>;
export type Choose = Extract<ChannelOwed, { kind: 'channel-choose' }>;

/** A longer reply is cut, and the channel is told: nobody asks for a book there, and everyone would have to read it. */
const longestReply = longestMessage;

export interface ChannelAskParts {
  state(): State;
  voices: Voices;
  clock: Clock;
  chance: Pick<Chance, 'seed'>;
  mask(text: string): string;
  /** The language in which a channel is asked. */
  languageOf(channel: Channel): Language;
  priceOf(seat: { backend: string; model?: string }): Price | undefined;
  /** Whether a limit in money can be kept with this, as council.yaml is now. */
  isPriced(): (seat: { backend: string; model?: string }) => boolean;
  lookAtPrices(): Promise<unknown>;
  texts: Pick<Texts, 'ready'>;
  windows: Pick<Windows, 'asked'>;
}

export interface Hearing {
  signal: AbortSignal;
  /** What is left of the time to answer. */
  left(): number;
  onDelta(text: string): void;
  onAgain(): void;
  /** What the agent may call in this turn. */
  tools?: SeatTools;
}

/** What would answer for an agent whose words are counted in money and have no price; nobody is asked then. */
export async function unpricedIn(
  parts: Pick<ChannelAskParts, 'voices' | 'isPriced' | 'lookAtPrices'>,
  channel: Channel,
  agent: SeatId,
): Promise<string | undefined> {
  if (!isCountedInMoney(channel, agent)) return undefined;
  await parts.lookAtPrices();
  const answering = await parts.voices.answering(agent);
  if (parts.isPriced()(answering)) return undefined;
  return [answering.backend, answering.model].filter(Boolean).join(', ');
}

/**
 * `lost`: what calls took that came to nothing; they may be all that was made before it was ended. `read`: about as many
 * tokens went into the call, where a limit counts them and the server may not say.
 */
type Called = (Tried<Reply> | { ended: true }) & { voice?: Voice; lost?: Usage; read?: number };

async function called(
  parts: ChannelAskParts,
  channel: Channel,
  { agent, ...asked }: Omit<AskedInChannel, 'seat'> & { agent: SeatId },
  hearing: Hearing,
): Promise<Called | { unpriced: string } | undefined> {
  const { clock, chance } = parts;
  const { signal, tools } = hearing;
  let voice: Voice;
  try {
    const unpriced = await unpricedIn(parts, channel, agent);
    if (signal.aborted) return undefined;
    if (unpriced !== undefined) return { unpriced };
    voice = await parts.voices.of(channel.id, agent);
  } catch (error) {
    return signal.aborted ? undefined : { error, tries: 1 };
  }
  const { seat, conversation } = voice;
  const read = { window: parts.windows.asked(channel, seat), textOf: await parts.texts.ready(channel) };
  if (signal.aborted) return undefined;
  const scene = channelSceneOf(parts.state(), channel, { ...asked, seat }, parts.languageOf(channel), read);
  const prompt = asSent(channelPrompt(scene), tools?.about);
  let lost: Usage | undefined;
  const tried = await withRetries({ ...hearing, clock, chance }, (tries) =>
    conversation.send({
      scene,
      prompt,
      tries,
      signal,
      onDelta: withoutSignals(hearing.onDelta),
      onSpent: (usage) => {
        lost = bothUsed(lost, plausibleUsage(usage));
      },
      ...(tools ? { tools } : {}),
    }),
  );
  const paid = lost ? { lost } : {};
  if (!tried) return lost && { ended: true, voice, ...paid };
  const isLimited = isCounted(channel, agent) && !isFree(seat.backend);
  return { ...tried, voice, ...paid, ...(isLimited ? { read: tokensIn(JSON.stringify(prompt)) } : {}) };
}

/** The event that settles the turn, or nothing when it was aborted or is no longer owed. */
export async function askInChannel(
  parts: ChannelAskParts,
  channel: Channel,
  { turn: n, attempt, agent, goOn }: Ask,
  hearing: Hearing,
): Promise<ChannelEvent | undefined> {
  const { turn } = channel;
  if (turn?.n !== n) return undefined;
  const ref = { channel: channel.id, turn: n, attempt };
  const startedAt = parts.clock.steady();
  const asked = { agent, goOn, turn: n, why: turn.why };
  const tried = await called(parts, channel, asked, hearing);
  if (!tried) return undefined;
  if ('unpriced' in tried) {
    const absence = { code: 'unpriced', detail: tried.unpriced } as const;
    return { type: 'channel.failed', ...ref, tries: 0, absence };
  }
  const paid = paidFor(parts, tried, tried.lost);
  if ('ended' in tried) return { type: 'channel.spent', channel: channel.id, agent, ...paid };
  const { tries } = tried;
  if ('error' in tried) {
    const detail = detailOf(tried.error, parts.mask);
    return { type: 'channel.failed', ...ref, tries, absence: { code: 'failed', detail }, ...paid };
  }
  const said = spokenPart(tried.reply.text);
  const text = said.slice(0, longestReply);
  return {
    type: 'channel.replied',
    ...ref,
    agent,
    text,
    ...(text.length < said.length ? { cut: true } : {}),
    mentions: mentionsIn(text, channel.agents).filter((id) => id !== agent),
    ...(completionOf(channel.settings) === 'signal' ? { completion: 'signal' } : {}),
    ...spentOn(parts, tried, tried.reply, tries, parts.clock.steady() - startedAt),
  };
}

/** Who goes next, as the orchestrator says it; nobody when that can't be read. */
export async function chooseInChannel(
  parts: ChannelAskParts,
  channel: Channel,
  { choice, orchestrator, among }: Choose,
  hearing: Pick<Hearing, 'signal' | 'left'>,
): Promise<ChannelEvent | undefined> {
  const startedAt = parts.clock.steady();
  const asked = { agent: orchestrator, goOn: false, turn: choice, why: { code: 'order' }, among } as const;
  const tried = await called(parts, channel, asked, {
    ...hearing,
    onDelta: () => undefined,
    onAgain: () => undefined,
  });
  if (!tried) return undefined;
  const event = { type: 'channel.chosen', channel: channel.id, choice } as const;
  if ('unpriced' in tried) return { ...event, unpriced: tried.unpriced };
  const paid = paidFor(parts, tried, tried.lost);
  if ('ended' in tried) return { type: 'channel.spent', channel: channel.id, agent: orchestrator, ...paid };
  if ('error' in tried) return { ...event, ...paid };
  const agent = namedIn(tried.reply.text, channel, among);
  const spent = spentOn(parts, tried, tried.reply, tried.tries, parts.clock.steady() - startedAt);
  return { ...event, ...(agent === undefined ? {} : { agent }), ...spent };
}

/** An @name first; a model that leaves the sign out is understood too. */
function namedIn(text: string, channel: Channel, among: readonly string[]): string | undefined {
  const known = channel.agents.filter(({ id }) => among.includes(id));
  const [mentioned] = mentionsIn(text, known);
  return mentioned ?? mentionsIn(text.replace(/(^|[\s(*"“«])(?=\p{L})/gu, '$1@'), known)[0];
}

/** A limit holds also with a server that reports nothing: counted as councils do it. */
const reckoned = ({ read }: Called, { text }: Reply): Usage | undefined =>
  read === undefined ? undefined : { input: read, output: tokensIn(text) };

function spentOn(parts: ChannelAskParts, by: Called, reply: Reply, tries: number, ms: number): Spent {
  const { model, usage = reckoned(by, reply) } = plausible(reply);
  return {
    ms: Math.round(ms),
    tries,
    ...(model === undefined ? {} : { model }),
    ...paidFor(parts, by, bothUsed(by.lost, usage)),
  };
}

function paidFor(
  parts: ChannelAskParts,
  { voice }: Pick<Called, 'voice'>,
  usage: Usage | undefined,
): Pick<Spent, 'usage' | 'cost'> {
  const price = usage && voice ? parts.priceOf(voice.seat) : undefined;
  return {
    ...(usage === undefined ? {} : { usage }),
    ...(price && usage ? { cost: costOf(price, usage) } : {}),
  };
}
