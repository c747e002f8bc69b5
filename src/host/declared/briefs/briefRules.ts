/** What a brief's schema can't know: who exists, what the protocol makes of it, what council.yaml declares. */

import * as z from 'zod';
import { builtInProtocols } from '../../../core/councils/protocols/builtIn.ts';
import type { Protocol, Role } from '../../../core/councils/protocols/protocol.ts';
import { mostRoundsOf, usesRounds } from '../../../core/councils/protocols/protocolRounds.ts';
import { elsewhere } from '../../../core/identities/answersElsewhere.ts';
import { type Identity, identityId } from '../../../core/identities/identity.ts';
import type { Language, SeatId } from '../../../core/ids.ts';
import { own } from '../../../core/own.ts';
import type { FileProblem } from '../../../rpc/views/views.ts';
import { declaredWords } from '../declaredWords.ts';
import { nearest } from '../nearest.ts';
import type { ReadYaml } from '../readYaml.ts';
import { briefWords } from './briefWords.ts';

/** What is asked about a seat before its price is known. */
export interface PricedSeat {
  id: SeatId;
  backend?: string;
  model?: string;
}

export interface BriefSource {
  /** Shown with each problem, relative to the home. */
  file: string;
  language?: Language;
  /** Those that a brief may name; by default the built-in ones. */
  protocols?: Readonly<Record<string, Protocol>>;
  /** Files of protocols/ that can't be followed, by the id that they would have. */
  broken?: ReadonlyMap<string, string>;
  /** The checks that council.yaml declares. */
  knownChecks?: readonly string[];
  /** Rehearsal voices play everyone: nobody is answered for by a model. */
  rehearsed?: boolean;
  /** Whether what a seat costs is known; without it no limit in money is looked at. */
  isPriced?(seat: PricedSeat): boolean;
}

type Complain = (path: PropertyKey[], message: string, severity?: 'error' | 'warning') => void;

export function briefRules(
  raw: unknown,
  identities: readonly Identity[],
  usual: readonly SeatId[],
  source: BriefSource,
  problemAt: ReadYaml<unknown>['problemAt'],
): FileProblem[] {
  const parsed = Named.safeParse(raw);
  if (!parsed.success) return [];
  const language = source.language ?? 'en';
  const problems: FileProblem[] = [];
  const complain: Complain = (path, message, severity = 'error') => {
    const name = path.filter((step) => typeof step === 'string' && step !== 'id').join('.');
    problems.push(problemAt(path, `${name}${language === 'fr' ? ' : ' : ': '}${message}`, { severity }));
  };
  const given = parsed.data;
  const count = given.seats?.length ?? usual.length;
  if (!given.seats && count < 2) problems.push(problemAt([], declaredWords[language].tooFewAgents(count)));
  peopleRules(given, identities, source, complain);
  protocolRules(given, source, complain);
  numberRules(given, count, source, complain);
  checkRules(given, source, complain);
  priceRules(given, identities, usual, source, complain);
  return problems;
}

/** Everyone who is named exists, and sits once. */
function peopleRules(
  given: Named,
  identities: readonly Identity[],
  source: BriefSource,
  complain: Complain,
): void {
  const words = declaredWords[source.language ?? 'en'];
  const byId = new Map(identities.map((one) => [one.id, one]));
  const known = (path: PropertyKey[], id: string): void => {
    const identity = byId.get(id);
    // An id that can't be one is the schema's to name.
    if (!identity) {
      if (identityId.safeParse(id).success) complain(path, words.noIdentity(id, nearest(id, byId.keys())));
      return;
    }
    if (identity.muted) complain(path, words.muted(identity.name), 'warning');
    // Whoever has a role and a seat answers with what the seat says.
    const seat = given.seats?.find((one) => typeof one !== 'string' && one.id === id);
    const own = typeof seat === 'object' ? seat.backend : undefined;
    if ((own ?? identity.backend) === elsewhere && identity.kind === 'agent' && !source.rehearsed)
      complain(path, briefWords[source.language ?? 'en'].elsewhere(identity.name));
  };
  const seen = new Set<string>();
  given.seats?.forEach((seat, index) => {
    const id = typeof seat === 'string' ? seat : seat.id;
    const path = typeof seat === 'string' ? ['seats', index] : ['seats', index, 'id'];
    known(path, id);
    if (id && seen.has(id)) complain(path, words.seatedTwice(id));
    seen.add(id);
  });
  for (const role of ['owner', 'qa', 'orchestrator', 'synthesizer'] as const) {
    const id = given.roles[role];
    if (id) known(['roles', role], id);
  }
  if (typeof given.advocate === 'string') {
    known(['advocate'], given.advocate);
    if (byId.has(given.advocate) && given.seats && !seen.has(given.advocate))
      complain(['advocate'], briefWords[source.language ?? 'en'].notSeated(given.advocate));
  }
  const { reviewers } = given.roles;
  reviewers?.forEach((id, index) => {
    known(['roles', 'reviewers', index], id);
    if (id && reviewers.indexOf(id) < index)
      complain(['roles', 'reviewers', index], briefWords[source.language ?? 'en'].namedTwice(id));
  });
}

const protocolsOf = (source: BriefSource) => source.protocols ?? builtInProtocols;
const protocolOf = (given: Named, source: BriefSource): Protocol | undefined => {
  const protocols = protocolsOf(source);
  return own(protocols, given.type);
};

/** The protocol exists, and asks for what the brief gives it. */
function protocolRules(given: Named, source: BriefSource, complain: Complain): void {
  const words = briefWords[source.language ?? 'en'];
  const { type, maxRounds } = given;
  const protocol = protocolOf(given, source);
  const broken = type === undefined ? undefined : source.broken?.get(type);
  const known = Object.keys(protocolsOf(source));
  if (broken !== undefined) complain(['type'], words.brokenProtocol(broken));
  else if (type !== undefined && !protocol && /^[a-z][a-z0-9-]{0,40}$/.test(type))
    complain(['type'], words.noProtocol(type, nearest(type, known), known.join(', ')));
  if (maxRounds !== undefined && Number.isInteger(maxRounds)) {
    const most = protocol
      ? mostRoundsOf(protocol)
      : Math.max(...Object.values(protocolsOf(source)).map(mostRoundsOf));
    if (protocol && !usesRounds(protocol))
      complain(['maxRounds'], words.roundsIgnored(protocol.id), 'warning');
    else if (maxRounds > most) complain(['maxRounds'], words.atMostRounds(most));
  }
  if (!protocol) return;
  for (const role of ['owner', 'reviewers'] as const)
    if (given.roles[role] !== undefined && !hasPart(protocol, role))
      complain(['roles', role], words.noPart(protocol.id), 'warning');
  if (asksForAdvocate(given) && !hasPart(protocol, 'advocate'))
    complain(['advocate'], words.noPart(protocol.id), 'warning');
  else if (asksForAdvocate(given) && protocol.id === 'debate' && maxRounds !== undefined && maxRounds < 3)
    complain(['advocate'], words.advocateUnheard, 'warning');
  if (given.roles.qa !== undefined && !hasPart(protocol, 'qa'))
    complain(['roles', 'qa'], words.noPart(protocol.id), 'warning');
}

const asksForAdvocate = (given: Named): boolean =>
  typeof given.advocate === 'string' || given.advocate === true;

const hasPart = ({ phases }: Protocol, role: Role): boolean =>
  phases.some(({ speakers }) => speakers === role);

function numberRules(given: Named, count: number, source: BriefSource, complain: Complain): void {
  if (count < 2) return;
  const { quorum, consensusThreshold } = given;
  const language = source.language ?? 'en';
  if (quorum !== undefined && quorum > count && quorum <= 50)
    complain(['quorum'], declaredWords[language].quorum(count));
  if (consensusThreshold !== undefined && consensusThreshold > count && consensusThreshold <= 50)
    complain(['consensusThreshold'], briefWords[language].threshold(count));
}

function checkRules(given: Named, source: BriefSource, complain: Complain): void {
  const { checks } = given;
  if (!checks) return;
  const words = briefWords[source.language ?? 'en'];
  const known = source.knownChecks ?? [];
  checks.forEach((name, index) => {
    if (known.includes(name) || !/^[a-z0-9][a-z0-9_-]{0,40}$/.test(name)) return;
    const said =
      known.length > 0 ? words.noCheck(name, nearest(name, known), known.join(', ')) : words.noChecks(name);
    complain(['checks', index], said);
  });
  const protocol = protocolOf(given, source);
  if (checks.length > 0 && protocol && !protocol.phases.some((phase) => phase.checks))
    complain(['checks'], words.checksIgnored(protocol.id), 'warning');
}

interface Asked {
  id: SeatId;
  backend?: string | undefined;
  model?: string | undefined;
}
const asRequest = (one: SeatId | Asked): Asked => (typeof one === 'string' ? { id: one } : one);

/** A limit in money holds only when every call has a price. */
function priceRules(
  given: Named,
  identities: readonly Identity[],
  usual: readonly SeatId[],
  source: BriefSource,
  complain: Complain,
): void {
  const { isPriced } = source;
  if (given.budget?.cost === undefined || !isPriced) return;
  const named = Object.values(given.roles)
    .flat()
    .filter((id) => id !== undefined);
  const usualLead = identities.find((one) => one.orchestrator && !one.muted && one.backend !== elsewhere)?.id;
  const leads = given.roles.orchestrator === undefined && usualLead !== undefined ? [usualLead] : [];
  // Whoever has a role and a seat answers with what the seat says.
  const seats = (given.seats ?? usual).map(asRequest);
  const others = [...named, ...leads].filter((id) => !seats.some((seat) => seat.id === id));
  for (const request of [...seats, ...others.map(asRequest)]) {
    const identity = identities.find((each) => each.id === request.id);
    if (!identity) continue;
    const backend = request.backend ?? identity.backend ?? (identity.kind === 'human' ? 'human' : undefined);
    const model = request.model ?? identity.model;
    const seat = { id: identity.id, ...(backend && { backend }), ...(model && { model }) };
    if (isPriced(seat)) continue;
    const what = [backend, model].filter(Boolean).join(', ') || '?';
    complain(['budget', 'cost'], briefWords[source.language ?? 'en'].unpriced(identity.name, what));
    return;
  }
}

const word = z.string().optional().catch(undefined);
const number = z.number().optional().catch(undefined);
const words = z.array(z.string().catch('')).optional().catch(undefined);

export const Named = z.object({
  type: word,
  seats: z
    .array(z.union([z.string(), z.object({ id: z.string(), backend: word, model: word })]).catch(''))
    .optional()
    .catch([]),
  roles: z
    .object({ owner: word, qa: word, orchestrator: word, synthesizer: word, reviewers: words })
    .catch({})
    .default({}),
  maxRounds: number,
  quorum: number,
  consensusThreshold: number,
  advocate: z.union([z.string(), z.boolean()]).optional().catch(undefined),
  checks: words,
  budget: z.object({ cost: number }).optional().catch(undefined),
});
export type Named = z.infer<typeof Named>;
