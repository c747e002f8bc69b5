/**
 * A state in pieces, each a JSON text: one for each of its fields, and one for each entry of a field that holds many. So a
 * state of any size is written and read a part at a time, and no part of it is made while a turn waits for long.
 */
import * as z from 'zod';

export const Piece = z.object({
  at: z.union([z.tuple([z.string()]), z.tuple([z.string(), z.string()])]),
  is: z.unknown(),
});
export type Piece = z.infer<typeof Piece>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function pieceOf(at: Piece['at'], is: unknown): string[] {
  const text = JSON.stringify(is) as string | undefined;
  return text === undefined ? [] : [`{"at":${JSON.stringify(at)},"is":${text}}`];
}

export function* piecesOf(state: object): Generator<string> {
  for (const [field, value] of Object.entries(state)) {
    if (!isRecord(value)) yield* pieceOf([field], value);
    else {
      yield* pieceOf([field], {});
      for (const [entry, held] of Object.entries(value)) yield* pieceOf([field, entry], held);
    }
  }
}

/** What was taken to pieces, whole again. */
export function stateOf<S>(pieces: readonly Piece[]): S {
  const fields = new Map<string, unknown>();
  const entries = new Map<string, [string, unknown][]>();
  for (const { at, is } of pieces) {
    const [field, entry] = at;
    if (entry === undefined) fields.set(field, is);
    else {
      const held = entries.get(field) ?? [];
      held.push([entry, is]);
      entries.set(field, held);
    }
  }
  for (const [field, held] of entries) fields.set(field, Object.fromEntries(held));
  return Object.fromEntries(fields) as S;
}
