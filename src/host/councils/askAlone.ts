/** Asks one model alone, beside the council: one question, tried again when that may help, its words taken as they are. */
import { bothUsed } from '../../core/councils/budget/cost.ts';
import type { Council, Usage } from '../../core/councils/council.ts';
import type { Event } from '../../core/events.ts';
import { baselinePrompt, baselineScene } from '../../core/prompts/baselinePrompt.ts';
import { spokenPart } from '../../core/thoughts.ts';
import { asSent } from '../answering/asSent.ts';
import { detailOf, withRetries } from '../loop/retries.ts';
import type { Chance, Clock, Conversation } from '../ports/ports.ts';
import { plausible, plausibleUsage } from './plausibleUsage.ts';
import { longestReply } from './settleTurn.ts';

export interface AloneParts {
  council: Council;
  conversation: Conversation;
  clock: Clock;
  chance: Pick<Chance, 'seed'>;
  signal: AbortSignal;
  left(): number;
  rests(): boolean;
  mask(text: string): string;
}

/** The event that settles it, or nothing when it was laid down. Ended before it came to anything, it was paid for all the same. */
export async function askAlone(parts: AloneParts): Promise<Event | undefined> {
  const { council, clock, signal, mask } = parts;
  const scene = baselineScene(council);
  if (!scene) return undefined;
  const prompt = asSent(baselinePrompt(council));
  const startedAt = clock.steady();
  let lost: Usage | undefined;
  const tried = await withRetries({ ...parts, onAgain: () => undefined }, (tries) =>
    parts.conversation.send({
      scene,
      prompt,
      tries,
      signal,
      onDelta: () => undefined,
      onSpent: (usage) => {
        lost = bothUsed(lost, plausibleUsage(usage));
      },
    }),
  );
  const about = { council: council.id };
  const failed = (absence: Extract<Event, { type: 'baseline.failed' }>['absence'], tries: number): Event => ({
    type: 'baseline.failed',
    ...about,
    absence,
    tries,
    ...(lost ? { usage: lost } : {}),
  });
  if (!tried) return lost && { type: 'baseline.spent', ...about, usage: lost };
  const { tries } = tried;
  if ('error' in tried) return failed({ code: 'failed', detail: detailOf(tried.error, mask) }, tries);
  const { text: said, model, usage } = plausible(tried.reply);
  const text = spokenPart(said).trim().slice(0, longestReply);
  if (text === '') {
    lost = bothUsed(lost, usage);
    return failed({ code: 'failed' }, tries);
  }
  return {
    type: 'baseline.answered',
    ...about,
    text,
    ms: Math.round(clock.steady() - startedAt),
    tries,
    ...(model === undefined ? {} : { model }),
    ...(usage === undefined ? {} : { usage }),
    ...(lost ? { lost } : {}),
  };
}
