/** A council of any protocol, told run by run: what was said is read as the host reads it. */
import { Brief } from '../../src/core/councils/briefs/brief.ts';
import type { Council, PhaseRun, Turn } from '../../src/core/councils/council.ts';
import type { Protocol } from '../../src/core/councils/protocols/protocol.ts';
import { read } from '../../src/core/forms/read.ts';
import type { Language } from '../../src/core/ids.ts';
import { council, noon, run, seat } from './councils.ts';

/** What a seat said, or why it said nothing. */
type Said = string | { absent: 'timeout' | 'failed' };

export interface Told {
  phase: string;
  said: Record<string, Said>;
  facts?: Partial<PhaseRun>;
  turns?: Record<string, Partial<Turn>>;
}

const named = ['henry', 'sage', 'nova'].map((id) => ({ id, name: id[0]?.toUpperCase() + id.slice(1) }));
/** Ten seconds a run, eight of them spent. */
const at = (index: number): number => noon + (index + 1) * 10_000;

export function tell(protocol: Protocol, told: Told[], anonymous = false): PhaseRun[] {
  let round = 0;
  return told.map(({ phase, said, facts = {}, turns = {} }, index) => {
    if (!facts.skipped) round += 1;
    const form = protocol.phases.find(({ id }) => id === phase)?.form ?? 'position';
    const letters = named.map(({ id }, place) => ({ id, name: 'ABC'[place] ?? id }));
    const spoken = Object.entries(said).map(([id, what]): Turn => {
      const asked = { seat: id, attempt: 1 as const, deadlineAt: at(index) + 90_000, tries: 1 };
      if (typeof what !== 'string')
        return { ...asked, state: 'absent', tries: 3, at: at(index) + 8000, absence: { code: what.absent } };
      const context = { named: anonymous ? letters : named, self: id, wantsPlaces: protocol.id === 'review' };
      return {
        ...asked,
        state: 'replied',
        text: what,
        reading: read(form, what, context),
        at: at(index) + 4000,
        ms: 4000,
        model: 'm-1',
        usage: { input: 400, output: 120 },
        ...turns[id],
      };
    });
    const ends = facts.skipped ? at(index) : at(index) + 8000;
    return run(phase, round, spoken, { startedAt: at(index), endedAt: ends, ...facts });
  });
}

const domains: Record<string, string[]> = {
  henry: ['security', 'ops'],
  sage: ['specs'],
  nova: ['code'],
};

export function told(
  protocol: Protocol,
  question: string,
  language: Language,
  runs: PhaseRun[],
  more: Partial<Council> = {},
  brief: Record<string, unknown> = {},
): Council {
  const end = (runs.at(-1)?.endedAt ?? noon) + 30_000;
  return council(question, language, {
    id: `2026-02-08-${protocol.id}`,
    briefPath: `briefs/2026-02-08-${protocol.id}.yaml`,
    brief: Brief.parse({ type: protocol.id, question, language, ...brief }),
    protocol,
    seats: ['henry', 'sage', 'nova', 'maman'].map((id) =>
      seat(id, language, { backend: 'openai', ...(domains[id] ? { domains: domains[id] } : {}) }),
    ),
    status: 'decided',
    decision: { verdict: 'accept', by: 'Papa', at: end },
    endedAt: end,
    updatedAt: end,
    runs,
    ...more,
  });
}
