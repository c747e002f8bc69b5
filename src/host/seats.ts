/** Lays the table for a brief: who sits, who leads, who synthesises, and what answers for each. */
import type { Brief, SeatRequest } from '../core/councils/brief.ts';
import type { Seat } from '../core/councils/council.ts';
import type { Identity } from '../core/identities/identity.ts';
import type { SeatId } from '../core/ids.ts';
import type { Chance } from './ports.ts';
import { defined } from './present/entries.ts';

export interface Table {
  seats: Seat[];
  orchestrator: SeatId;
  synthesizer: SeatId;
}

export interface TableParts {
  brief: Brief;
  identities: readonly Identity[];
  /** Who sits when the brief names nobody. */
  usual: readonly SeatId[];
  backend: string;
  chance: Chance;
}

export function layTable({ brief, identities, usual, backend, chance }: TableParts): Table {
  const requests: SeatRequest[] = brief.seats ?? [...usual];
  const find = (id: SeatId) => identities.find((one) => one.id === id);
  const seat = (request: SeatRequest, votes: boolean): Seat[] => {
    const asked = typeof request === 'string' ? { id: request } : request;
    const identity = find(asked.id);
    if (!identity) return [];
    return [
      {
        id: identity.id,
        name: identity.name,
        kind: identity.kind,
        role: asked.role ?? identity.role,
        persona: asked.persona ?? identity.persona,
        backend: asked.backend ?? identity.backend ?? backend,
        votes,
        fence: chance.word(10),
        ...defined({ emoji: identity.emoji, model: asked.model ?? identity.model }),
      },
    ];
  };
  const voting = requests.flatMap((request) => seat(request, true));
  const first = voting[0]?.id ?? '';
  const leader = brief.roles.orchestrator ?? identities.find((one) => one.orchestrator && !one.muted)?.id;
  const orchestrator = leader ?? brief.roles.synthesizer ?? first;
  const synthesizer = brief.roles.synthesizer ?? orchestrator;
  const beside = [...new Set([orchestrator, synthesizer])].filter(
    (id) => !voting.some((one) => one.id === id),
  );
  return { seats: [...voting, ...beside.flatMap((id) => seat(id, false))], orchestrator, synthesizer };
}
