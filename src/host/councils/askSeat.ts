/** Performs one ask: renders the prompt, calls the backend, tries twice more when that may help, reads the reply. */

import * as z from 'zod';
import { bothUsed } from '../../core/councils/budget/cost.ts';
import type { Council, Usage } from '../../core/councils/council.ts';
import { asAsked } from '../../core/councils/people/askedAgain.ts';
import type { ToolUse } from '../../core/councils/toolUse.ts';
import type { AskRef, Event } from '../../core/events.ts';
import { objectOf } from '../../core/forms/read.ts';
import { objectInMarkdown } from '../../core/forms/structured/objectInMarkdown.ts';
import { shapeFor } from '../../core/forms/structured/structured.ts';
import { compose } from '../../core/prompts/compose.ts';
import type { Scene } from '../../core/prompts/seatScene.ts';
import { sceneOf } from '../../core/prompts/visibleToSeat.ts';
import { apartFromThoughts, beginsThought, withoutThoughts } from '../../core/thoughts.ts';
import { asSent } from '../answering/asSent.ts';
import { detailOf, withRetries } from '../loop/retries.ts';
import type { Chance, Clock, Conversation, SeatTools, StructuredAsk } from '../ports/ports.ts';
import { plausible, plausibleUsage } from './plausibleUsage.ts';
import { type SaidWords, settled } from './settleTurn.ts';

export function structuredAsk(scene: Scene): StructuredAsk | undefined {
  const { form, missing, injections, proposals = [], motion } = scene;
  const letters = proposals.map(({ letter }) => letter);
  const wanted = { letters, hasMotion: motion !== undefined };
  const key = JSON.stringify([form, missing ?? null, wanted, injections.length > 0]);
  if (!asked.has(key)) {
    if (asked.size >= mostAsked) asked.clear();
    asked.set(key, newAsk(scene, wanted));
  }
  return asked.get(key);
}

/** The same few are asked for at every table: each schema is made once. */
const asked = new Map<string, StructuredAsk | undefined>();
const mostAsked = 500;

function newAsk(
  { form, missing, injections }: Scene,
  wanted: { letters: string[]; hasMotion: boolean },
): StructuredAsk | undefined {
  const shape = shapeFor(form, missing, wanted);
  if (shape === undefined) return undefined;
  const schema = plain(z.toJSONSchema(shape)) as { properties: Record<string, unknown>; required: string[] };
  // Providers want every property required: what is not asked for is left out instead.
  if (injections.length === 0) delete schema.properties.acknowledged;
  schema.required = Object.keys(schema.properties);
  return { name: form, schema };
}

/** What every provider understands. Limits are checked by the reader; as keywords some providers refuse them. */
const understood = new Set([
  'type',
  'properties',
  'required',
  'items',
  'enum',
  'additionalProperties',
  'description',
]);

function plain(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return schema;
  const kept = Object.entries(schema).filter(([key]) => understood.has(key));
  return Object.fromEntries(
    kept.map(([key, value]) => {
      if (key === 'items') return [key, plain(value)];
      if (key !== 'properties') return [key, value];
      const properties = Object.entries(value as object).map(([name, each]) => [name, plain(each)]);
      return [key, Object.fromEntries(properties)];
    }),
  );
}

/** What was said: the words as people read them, and the object that they came as, which is what is read then. */
export function saidIn({ form, language }: Scene, reply: string, wasAsked: boolean): SaidWords {
  const { said, thoughts } = apartFromThoughts(reply);
  const object = objectOf(form, said, wasAsked);
  const thought = thoughts === '' ? {} : { thoughts };
  return object
    ? { text: objectInMarkdown(object, language), object, ...thought }
    : { text: said, ...thought };
}

/** Passes text on as it comes, unless it begins like an object: JSON is nothing that people should watch. */
export function withoutObjects(onDelta: (text: string) => void): (text: string) => void {
  let held = '';
  let isProse = false;
  return (text) => {
    if (isProse) return onDelta(text);
    held += text;
    const begins = held.trimStart();
    if (begins === '' || begins.startsWith('{') || begins.startsWith('`')) return;
    isProse = true;
    onDelta(held);
  };
}

/** Passes text on once it is more than what a model thinks first: thoughts are no part of the reply. */
export function withoutFirstThoughts(onDelta: (text: string) => void): (text: string) => void {
  let held = '';
  let isSaid = false;
  return (text) => {
    if (isSaid) return onDelta(text);
    held += text;
    // A thought ends with its tag: until one can be there, nothing is looked through again.
    if (held.length > 200 && beginsThought.test(held.slice(0, 200)) && !/[>\]▷]/.test(text)) return;
    const spoken = withoutThoughts(held);
    if (spoken.trim() === '' || beginsThought.test(spoken)) return;
    isSaid = true;
    onDelta(spoken);
  };
}

export interface AskParts {
  council: Council;
  ref: AskRef;
  conversation: Conversation;
  clock: Clock;
  chance: Pick<Chance, 'seed'>;
  signal: AbortSignal;
  /** What is left of the seat's time. */
  left(): number;
  rests?(): boolean;
  onDelta(text: string): void;
  /** Why nobody can be asked yet, and what that will have been if it stays so; nothing: it goes on. */
  onWait?(why: string | undefined, never?: string): void;
  /** The call is made again: what was streamed so far is void. Told what this one, the n-th, failed with. */
  onAgain(detail: string, tries: number): void;
  mask(text: string): string;
  /** What the seat is granted; absent: nothing. */
  tools?: SeatTools;
  /** What an agent did by itself, for the journal. */
  onTool?(use: ToolUse): void;
}

/** The event that settles the ask, or nothing when it was aborted or is no longer owed. */
export async function performAsk(parts: AskParts): Promise<Event | undefined> {
  const { ref, clock, signal, tools } = parts;
  const council = ref.again === undefined ? parts.council : asAsked(parts.council, ref);
  const scene = sceneOf(council, ref.run, ref.seat);
  const turn = council.runs[ref.run]?.turns.find((each) => each.seat === ref.seat);
  if (!scene || !turn) return undefined;
  const prompt = asSent(compose(council, ref.run, scene), tools?.about);
  const structured = structuredAsk(scene);
  const startedAt = clock.steady();
  let lost: Usage | undefined;
  const onAgain = (error: unknown, tries: number) => parts.onAgain(detailOf(error, parts.mask), tries);
  const tried = await withRetries({ ...parts, onAgain }, (tries) =>
    parts.conversation.send({
      scene,
      prompt,
      ask: ref,
      tries,
      signal,
      onDelta: withoutFirstThoughts(structured ? withoutObjects(parts.onDelta) : parts.onDelta),
      ...(parts.onWait ? { onWait: parts.onWait } : {}),
      onSpent: (usage) => {
        lost = bothUsed(lost, plausibleUsage(usage));
      },
      ...(parts.onTool ? { onTool: parts.onTool } : {}),
      ...(structured ? { structured } : {}),
      ...(tools ? { tools } : {}),
    }),
  );
  if (!tried) return lost && { type: 'turn.spent', ...bare(ref), usage: lost };
  const { tries } = tried;
  if ('error' in tried) {
    const detail = detailOf(tried.error, parts.mask);
    const absence = { code: 'failed', detail } as const;
    return { type: 'turn.failed', ...bare(ref), tries, absence, ...(lost ? { usage: lost } : {}) };
  }
  const reply = plausible(tried.reply);
  const words = saidIn(scene, reply.text, structured !== undefined);
  return settled(council, ref, scene, turn, {
    ...reply,
    ...words,
    tries,
    ms: Math.round(clock.steady() - startedAt),
    ...(lost ? { lost } : {}),
  });
}

export const bare = ({ council, run, seat, attempt, again }: AskRef): AskRef => ({
  council,
  run,
  seat,
  attempt,
  ...(again === undefined ? {} : { again }),
});
