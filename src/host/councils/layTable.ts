/** Lays the table for a brief: who sits, who leads, writes, reviews, judges and synthesises, and what answers for each. */
import type { Brief, SeatRequest } from '../../core/councils/briefs/brief.ts';
import type { Price, Seat } from '../../core/councils/council.ts';
import type { Protocol } from '../../core/councils/protocols/protocol.ts';
import { elsewhere } from '../../core/identities/apart.ts';
import type { Identity } from '../../core/identities/identity.ts';
import type { SeatId } from '../../core/ids.ts';
import type { Answering } from '../answering/chooseBackend.ts';
import { defined } from '../clients/present/defined.ts';
import type { Chance } from '../ports/ports.ts';
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
  /** What answers for a seat that names no backend. */
  answerFor(seat: SeatId, model?: string): Answering;
  /** No model is asked for anyone, whatever they name. */
  rehearse?: boolean;
  chance: Chance;
  /** Where the key of a backend comes from, where there is one. */
  keyFrom?(backend: string): Seat['key'];
  /** What a seat costs, where that is known. */
  priceOf?(seat: { backend: string; model?: string }): Price | undefined;
}

export function layTable(parts: TableParts): Table {
  const { brief, protocol, identities, usual, chance } = parts;
  const requests: SeatRequest[] = brief.seats ?? [...usual];
  const seat = (request: SeatRequest, votes: boolean): Seat[] => {
    const asked = typeof request === 'string' ? { id: request } : request;
    const identity = identities.find((one) => one.id === asked.id);
    if (!identity) return [];
    const { backend, model } = answering(asked, identity, parts);
    const { lead } = identity.domains;
    return [
      {
        id: identity.id,
        name: identity.name,
        kind: identity.kind,
        role: asked.role ?? identity.role,
        persona: asked.persona ?? identity.persona,
        backend,
        votes,
        fence: chance.word(10),
        ...defined({
          emoji: identity.emoji,
          model,
          key: parts.keyFrom?.(backend),
          price: parts.priceOf?.({ backend, ...defined({ model }) }),
          domains: lead.length > 0 ? lead : undefined,
          capabilities: identity.capabilities,
          // A person takes no tokens, whatever their identity says.
          budget: backend === 'human' ? undefined : identity.budget,
        }),
      },
    ];
  };
  // Who runs elsewhere has no part unless the brief says so, and what answers for it.
  const here = identities.filter(({ backend }) => backend !== elsewhere);
  const voting = requests.flatMap((request) => seat(request, true));
  const first = voting[0]?.id ?? '';
  const leader =
    brief.roles.orchestrator ??
    here.find((one) => one.orchestrator && !one.muted)?.id ??
    // With nobody to lead, whoever is best at it among those who sit.
    voting.find((one) => one.domains?.some((domain) => /^synth[eè]s(?:is|e)$/i.test(domain)))?.id;
  const orchestrator = leader ?? brief.roles.synthesizer ?? first;
  const synthesizer = brief.roles.synthesizer ?? orchestrator;
  const roles = partsOf(
    brief,
    protocol,
    here,
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

/** What the brief says of the seat, else the identity's own, else what was chosen: a model goes with its own backend. */
function answering(
  asked: { id: SeatId; backend?: string | undefined; model?: string | undefined },
  identity: Identity,
  { answerFor, rehearse }: TableParts,
): Answering {
  if (rehearse && identity.kind !== 'human') return { backend: 'rehearsal' };
  // A brief that names another backend does not mean the model of the identity's own.
  const foreign =
    asked.backend !== undefined && identity.backend !== undefined && asked.backend !== identity.backend;
  const model = asked.model ?? (foreign ? undefined : identity.model);
  const backend = asked.backend ?? identity.backend ?? (identity.kind === 'human' ? 'human' : undefined);
  return backend === undefined ? answerFor(identity.id, model) : { backend, ...defined({ model }) };
}
