/** Lays the table for a brief: who sits, who leads, writes, reviews, judges and synthesises, and what answers for each. */
import type { Brief, SeatRequest } from '../core/councils/brief.ts';
import type { Price, Seat } from '../core/councils/council.ts';
import type { Protocol } from '../core/councils/protocol.ts';
import type { Identity } from '../core/identities/identity.ts';
import type { SeatId } from '../core/ids.ts';
import type { Chance } from './ports.ts';
import { defined } from './present/defined.ts';
import { partsOf } from './seatRoles.ts';

export interface Table {
  seats: Seat[];
  orchestrator: SeatId;
  synthesizer: SeatId;
  owner?: SeatId;
  reviewers?: SeatId[];
  qa?: SeatId;
}

export interface TableParts {
  brief: Brief;
  protocol: Protocol;
  identities: readonly Identity[];
  /** Who sits when the brief names nobody. */
  usual: readonly SeatId[];
  backend: string;
  chance: Chance;
  /** What a seat costs, where that is known. */
  priceOf?(seat: { backend: string; model?: string }): Price | undefined;
}

export function layTable(parts: TableParts): Table {
  const { brief, protocol, identities, usual, backend, chance } = parts;
  const requests: SeatRequest[] = brief.seats ?? [...usual];
  const seat = (request: SeatRequest, votes: boolean): Seat[] => {
    const asked = typeof request === 'string' ? { id: request } : request;
    const identity = identities.find((one) => one.id === asked.id);
    if (!identity) return [];
    const model = asked.model ?? identity.model;
    const answers = asked.backend ?? identity.backend ?? (identity.kind === 'human' ? 'human' : backend);
    const { lead } = identity.domains;
    return [
      {
        id: identity.id,
        name: identity.name,
        kind: identity.kind,
        role: asked.role ?? identity.role,
        persona: asked.persona ?? identity.persona,
        backend: answers,
        votes,
        fence: chance.word(10),
        ...defined({
          emoji: identity.emoji,
          model,
          price: parts.priceOf?.({ backend: answers, ...defined({ model }) }),
          domains: lead.length > 0 ? lead : undefined,
        }),
      },
    ];
  };
  const voting = requests.flatMap((request) => seat(request, true));
  const first = voting[0]?.id ?? '';
  const leader = brief.roles.orchestrator ?? identities.find((one) => one.orchestrator && !one.muted)?.id;
  const orchestrator = leader ?? brief.roles.synthesizer ?? first;
  const synthesizer = brief.roles.synthesizer ?? orchestrator;
  const roles = partsOf(
    brief,
    protocol,
    identities,
    voting.map(({ id }) => id),
  );
  const named = [orchestrator, synthesizer, roles.owner, roles.qa, ...(roles.reviewers ?? [])];
  // Whoever has a part and no seat sits beside the table, without a vote.
  const beside = [...new Set(named)].filter((id) => id !== undefined && !voting.some((one) => one.id === id));
  return {
    seats: [...voting, ...beside.flatMap((id) => (id === undefined ? [] : seat(id, false)))],
    orchestrator,
    synthesizer,
    ...roles,
  };
}
