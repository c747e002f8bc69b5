/** `council-status`: where councils stand, in numbers. Never what was said, who said it, or how an open phase goes. */
import * as z from 'zod';
import type { Council } from '../../core/councils/council.ts';
import { voteOf } from '../../core/councils/voting/tally.ts';
import type { Language } from '../../core/ids.ts';
import { own } from '../../core/own.ts';
import { type Caller, ownTool } from './ownTool.ts';
import { toolWords } from './toolWords.ts';

export const councilStatus = ownTool({
  describe: (language) => toolWords[language].councilStatus,
  input: z.strictObject({ id: z.string().max(100).optional() }),
  perform({ id }, caller, hall) {
    const say = toolWords[caller.language];
    const lines = (council: Council): string => lineOf(council, caller);
    const all = hall.councils();
    if (id !== undefined) {
      const found = own(all, id);
      return found ? { ok: true, text: lines(found) } : { ok: false, text: say.noCouncil(id) };
    }
    const running = Object.values(all).filter(
      (one) => one.status === 'running' && one.id !== caller.council?.id,
    );
    return { ok: true, text: running.map(lines).join('\n') || say.noneRunning };
  },
});

function lineOf(council: Council, { id: reader, council: own, language }: Caller): string {
  const say = toolWords[language];
  const run = council.runs.at(-1);
  const { id, brief, status } = council;
  const place = say.status({ phase: run?.phase ?? '-', round: run?.round ?? 0, status });
  // Whoever sits there is told of an open phase by its prompts alone.
  const sits = council.id === own?.id || council.seats.some((seat) => seat.id === reader);
  const open = run?.endedAt === undefined;
  const counted =
    run && !(sits && open)
      ? [say.answered(run.turns.filter((turn) => turn.state === 'replied').length, run.turns.length)]
      : [];
  return [`${id}: ${oneLine(brief.question)}`, place, ...counted, ...lastVote(council, language)].join(' · ');
}

/** Of a vote that is over; while one runs, nobody outside knows how it goes. */
function lastVote(council: Council, language: Language): string[] {
  const voted = council.runs.findLast(
    (run) => run.endedAt !== undefined && run.turns.some((turn) => voteOf(turn) !== undefined),
  );
  const votes = voted?.turns.flatMap((turn) => voteOf(turn) ?? []) ?? [];
  if (votes.length === 0) return [];
  const agree = votes.filter((vote) => vote === 'agree').length;
  return [toolWords[language].votes(agree, votes.length)];
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 300);
