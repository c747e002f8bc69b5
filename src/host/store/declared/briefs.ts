/** A brief's text → a brief that a council can start on, or what is wrong with it and where. */
import * as z from 'zod';
import { Brief } from '../../../core/councils/brief.ts';
import { type Identity, identityId } from '../../../core/identities/identity.ts';
import type { Language, SeatId } from '../../../core/ids.ts';
import type { FileProblem } from '../../../rpc/views.ts';
import { nearest } from './nearest.ts';
import { type ReadYaml, readYaml } from './readYaml.ts';
import { declaredWords } from './words.ts';

export interface LoadedBrief {
  /** Absent when there is an error: then nothing starts. */
  brief?: Brief;
  /** Errors and warnings; with a brief, warnings alone. */
  problems: FileProblem[];
}

export interface BriefSource {
  /** Shown with each problem, relative to the home. */
  file: string;
  language?: Language;
}

/** Who is seated when a brief names nobody: every agent but the one who leads and those who are muted. */
export const defaultSeats = (identities: readonly Identity[]): SeatId[] =>
  identities.filter((one) => one.kind === 'agent' && !one.orchestrator && !one.muted).map((one) => one.id);

export function loadBrief(text: string, identities: readonly Identity[], source: BriefSource): LoadedBrief {
  const read = readYaml(text, Brief, source.file, source.language);
  const problems = [
    ...read.problems,
    ...(read.raw === undefined ? [] : rulesOf(read.raw, identities, read, source.language ?? 'en')),
  ].toSorted((a, b) => a.line - b.line || a.column - b.column);
  return read.value && !problems.some((problem) => problem.severity === 'error')
    ? { brief: read.value, problems }
    : { problems };
}

/** Only what these rules look at, and only where it has the right shape: the rest is the schema's to refuse. */
const Named = z.object({
  seats: z
    .array(
      z
        .union([z.string(), z.object({ id: z.string(), backend: z.string().optional().catch(undefined) })])
        .catch(''),
    )
    .optional()
    .catch([]),
  roles: z
    .object({
      orchestrator: z.string().optional().catch(undefined),
      synthesizer: z.string().optional().catch(undefined),
    })
    .catch({})
    .default({}),
  quorum: z.number().optional().catch(undefined),
});

function rulesOf(
  raw: unknown,
  identities: readonly Identity[],
  { problemAt }: ReadYaml<Brief>,
  language: Language,
): FileProblem[] {
  const parsed = Named.safeParse(raw);
  if (!parsed.success) return [];
  const { seats, roles, quorum } = parsed.data;
  const words = declaredWords[language];
  const colon = language === 'fr' ? ' : ' : ': ';
  const byId = new Map(identities.map((one) => [one.id, one]));
  const problems: FileProblem[] = [];
  const complain = (path: PropertyKey[], message: string, severity: 'error' | 'warning' = 'error'): void => {
    const name = path.filter((step) => typeof step === 'string' && step !== 'id').join('.');
    problems.push(problemAt(path, `${name}${colon}${message}`, { severity }));
  };
  const known = (path: PropertyKey[], id: string, backend?: string): void => {
    const identity = byId.get(id);
    // An id that can't be one is the schema's to name.
    if (!identity) {
      if (identityId.safeParse(id).success) complain(path, words.noIdentity(id, nearest(id, byId.keys())));
    } else if (identity.kind === 'human' && !backend && !identity.backend)
      complain(path, words.aPerson(identity.name));
    else if (identity.muted) complain(path, words.muted(identity.name), 'warning');
  };

  const seen = new Set<string>();
  seats?.forEach((seat, index) => {
    const id = typeof seat === 'string' ? seat : seat.id;
    const path = typeof seat === 'string' ? ['seats', index] : ['seats', index, 'id'];
    known(path, id, typeof seat === 'string' ? undefined : seat.backend);
    if (id && seen.has(id)) complain(path, words.seatedTwice(id));
    seen.add(id);
  });
  if (roles.orchestrator) known(['roles', 'orchestrator'], roles.orchestrator);
  if (roles.synthesizer) known(['roles', 'synthesizer'], roles.synthesizer);

  const count = seats?.length ?? defaultSeats(identities).length;
  if (!seats && count < 2) problems.push(problemAt([], words.tooFewAgents(count)));
  if (quorum !== undefined && count >= 2 && quorum > count && quorum <= 50)
    complain(['quorum'], words.quorum(count));
  return problems;
}
