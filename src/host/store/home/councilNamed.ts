/** Which council an event speaks of, if any. */
import type { Event } from '../../../core/events.ts';
import type { CouncilId } from '../../../core/ids.ts';

export function councilNamed(event: Event): CouncilId | undefined {
  if (!('council' in event)) return undefined;
  return typeof event.council === 'string' ? event.council : event.council.id;
}
