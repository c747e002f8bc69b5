/** What a turn asks for as an object instead of prose, where a backend can: a ballot, and the repair question. */
import * as z from 'zod';
import { asMarkdown, shapeFor } from '../../core/forms/structured/structured.ts';
import type { Scene } from '../../core/prompts/seatScene.ts';
import type { StructuredAsk } from '../ports/ports.ts';

export function structuredAsk({ form, repair, injections }: Scene): StructuredAsk | undefined {
  const shape = shapeFor(form, repair !== undefined);
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

/** The reply as people read it: an object that was asked for becomes the form's Markdown, in the council's language. */
export const inProse = ({ form, language }: Scene, text: string, asked: boolean): string =>
  asMarkdown(form, text, language, asked);

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
