/** Whether a proposed diff applies to the workspace as it is. Nothing is changed by asking. */
import { type BenchRefusal, tryChange } from './tryChange.ts';
import type { ChangePlace } from './writableByChange.ts';

export type Applies = { ok: true } | { ok: false; why: BenchRefusal; said: string };

export async function appliesTo(place: ChangePlace, diff: string): Promise<Applies> {
  const tried = await tryChange(place, diff);
  if ('steps' in tried) return { ok: true };
  if ('already' in tried) return { ok: false, why: 'does-not-apply', said: tried.said };
  return { ok: false, ...tried };
}
