/** Who writes, reviews and judges: as the brief says, else by the domains of identities.yaml, and only where a protocol asks. */
import type { Brief } from '../../core/councils/briefs/brief.ts';
import type { Protocol, Role } from '../../core/councils/protocols/protocol.ts';
import type { Identity } from '../../core/identities/identity.ts';
import { type Route, routeOf, routeTo } from '../../core/identities/routing.ts';
import type { SeatId } from '../../core/ids.ts';
import { defined } from '../clients/present/defined.ts';

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
