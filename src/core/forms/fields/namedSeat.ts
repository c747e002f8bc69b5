/** Finds who a word names: by id or by name, accents and case ignored. */
import type { SeatId } from '../../ids.ts';
import type { Named } from '../reading.ts';
import { plain } from './bareText.ts';

export function findNamed(word: string, named: Named[]): SeatId | undefined {
  const wanted = plain(word)
    .replace(/[^\p{L}\p{N}_-]+/gu, ' ')
    .trim();
  return named.find((seat) => [seat.id, seat.name].some((known) => plain(known).trim() === wanted))?.id;
}
