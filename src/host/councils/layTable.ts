/** Lays the table for a brief: who sits, who leads, writes, reviews, judges and synthesises, and what answers for each. */
import type { Brief, SeatRequest } from '../../core/councils/briefs/brief.ts';
import type { Price, Seat } from '../../core/councils/council.ts';
import type { Protocol, Role } from '../../core/councils/protocols/protocol.ts';
import { elsewhere } from '../../core/identities/answersElsewhere.ts';
import type { Identity } from '../../core/identities/identity.ts';
import { type Route, routeOf, routeTo } from '../../core/identities/routing.ts';
import type { SeatId } from '../../core/ids.ts';
import type { Answering } from '../answering/chooseBackend.ts';
import { defined } from '../clients/present/defined.ts';
import type { Chance } from '../ports/ports.ts';

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
  /** No model is asked for anyone, whatever they name: this answers for every agent. */
  everyone?: 'rehearsal' | 'script';
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
  { answerFor, everyone }: TableParts,
): Answering {
  if (everyone && identity.kind !== 'human') return { backend: everyone };
  // A brief that names another backend does not mean the model of the identity's own.
  const foreign =
    asked.backend !== undefined && identity.backend !== undefined && asked.backend !== identity.backend;
  const model = asked.model ?? (foreign ? undefined : identity.model);
  const backend = asked.backend ?? identity.backend ?? (identity.kind === 'human' ? 'human' : undefined);
  return backend === undefined ? answerFor(identity.id, model) : { backend, ...defined({ model }) };
}

export interface Roles {
  owner?: SeatId;
  reviewers?: SeatId[];
  qa?: SeatId;
}

export function partsOf(
  brief: Brief,
  protocol: Protocol,
  identities: readonly Identity[],
  voting: readonly SeatId[],
): Roles {
  const owner = asks(protocol, 'owner') ? ownerOf(brief, protocol, identities, voting) : undefined;
  const qa = qaOf(brief, protocol, identities, owner);
  const reviewers = asks(protocol, 'reviewers') ? reviewersOf(brief, voting, owner, qa) : undefined;
  return defined({ owner, reviewers, qa });
}

const asks = ({ phases }: Protocol, role: Role): boolean =>
  phases.some(
    ({ speakers }) => speakers === role || (typeof speakers === 'object' && speakers.everyoneBut === role),
  );

/** The lead of the protocol's own domain where it has one, else of the question's, among those who sit; else the first. */
function ownerOf(
  brief: Brief,
  protocol: Protocol,
  identities: readonly Identity[],
  voting: readonly SeatId[],
): SeatId | undefined {
  if (brief.roles.owner !== undefined) return brief.roles.owner;
  const usual = protocol.defaults?.owner;
  const routes = [
    ...(usual === undefined ? [] : [routeTo(usual, identities)]),
    ...routeOf(brief.question, identities),
  ];
  const seated = (id: SeatId | undefined): id is SeatId => id !== undefined && voting.includes(id);
  return (
    routes.map((route) => route.lead).find(seated) ??
    routes.map((route) => route.backup).find(seated) ??
    voting[0]
  );
}

/** The lead of the protocol's domain of QA, else who stands in: never the one whose work is judged. */
function qaOf(
  brief: Brief,
  protocol: Protocol,
  identities: readonly Identity[],
  owner: SeatId | undefined,
): SeatId | undefined {
  if (brief.roles.qa !== undefined) return asks(protocol, 'qa') ? brief.roles.qa : undefined;
  const domain = protocol.defaults?.qa;
  if (domain === undefined) return undefined;
  const { lead, backup }: Route = routeTo(domain, identities);
  return [lead, backup].find((id) => id !== undefined && id !== owner);
}

/** Everyone who votes but the owner and the judge; with nobody left, the judge reviews too. */
function reviewersOf(
  brief: Brief,
  voting: readonly SeatId[],
  owner: SeatId | undefined,
  qa: SeatId | undefined,
): SeatId[] {
  if (brief.roles.reviewers !== undefined) return [...brief.roles.reviewers];
  const others = voting.filter((id) => id !== owner);
  const apart = others.filter((id) => id !== qa);
  return apart.length > 0 ? apart : others.length > 0 ? others : [...voting];
}
