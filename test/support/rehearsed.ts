/** Whole councils with rehearsal voices, played on the pure core, so that their words can be examined. */
import { Brief } from '../../src/core/councils/briefs/brief.ts';
import type { Council, Seat } from '../../src/core/councils/council.ts';
import { builtInProtocols, debate } from '../../src/core/councils/protocols/builtIn.ts';
import type { Language } from '../../src/core/ids.ts';
import { loadIdentities } from '../../src/host/declared/identities/readIdentities.ts';
import { familyEn, familyFr } from '../../src/host/declared/templates/family.ts';
import { rehearse } from '../../src/host/models/rehearsal/speak.ts';
import { noon } from './councils.ts';
import { type Play, play } from './play.ts';

export interface Said {
  phase: string;
  seat: string;
  text: string;
}

type Someone = Pick<Seat, 'id' | 'name' | 'role' | 'persona'>;

/** The four voting seats of the template, as a home starts with them. */
export function family(language: Language): Someone[] {
  const { identities = [] } = loadIdentities(language === 'fr' ? familyFr : familyEn);
  return identities.filter(({ kind, orchestrator }) => kind === 'agent' && !orchestrator);
}

export interface Asked {
  language: Language;
  seed: number;
  seats?: Someone[];
  brief?: Partial<Brief>;
  /** A gate where the protocol has one only when it is asked for. */
  gated?: boolean;
  context?: string;
}

/** Who writes, reviews and judges: the third at the table, the others, and the last. */
function rolesOf(
  seats: Someone[],
  type: string,
  gated: boolean,
): Pick<Council, 'owner' | 'reviewers' | 'qa'> {
  const owner = seats[Math.min(2, seats.length - 1)]?.id;
  const qa = seats.at(-1)?.id;
  const judges = gated || !['debate', 'roundtable', 'synthesis'].includes(type);
  if (owner === undefined || qa === undefined) return {};
  return {
    owner,
    reviewers: seats.map(({ id }) => id).filter((id) => id !== owner),
    ...(judges ? { qa } : {}),
  };
}

export function convened(
  question: string,
  { language, seed, seats = family(language), brief = {}, gated = false, context }: Asked,
): Council {
  const seated = (someone: Someone, votes: boolean): Seat => ({
    ...someone,
    kind: 'agent',
    backend: 'rehearsal',
    votes,
    fence: 'fence',
  });
  return {
    id: '2026-02-08-rehearsed',
    conversationId: '01KGZ7C4T0000000000000FOX1',
    brief: Brief.parse({ type: 'debate', question, language, ...brief }),
    protocol: builtInProtocols[brief.type ?? 'debate'] ?? debate,
    seats: [
      ...seats.map((someone) => seated(someone, true)),
      seated({ id: 'maman', name: 'Maman', role: '', persona: '' }, false),
    ],
    orchestrator: 'maman',
    synthesizer: 'maman',
    votesOn: 'motion',
    ...(brief.type === undefined || brief.type === 'debate' ? {} : rolesOf(seats, brief.type, gated)),
    ...(context === undefined ? {} : { context }),
    language,
    seed,
    attended: true,
    status: 'running',
    createdAt: noon,
    updatedAt: noon,
    runs: [],
    injections: [],
    reruns: [],
  };
}

/** Played to its synthesis. `before` may tell the council something first. */
export function rehearsed(question: string, asked: Asked, before: (play: Play) => void = () => {}): Council {
  const table = play(convened(question, asked));
  before(table);
  return table.run(rehearse);
}

/** The last word begins with the motion in its own words: those are its author's. */
export function saidIn(council: Council): Said[] {
  const has = council.runs.some((run) => run.motion?.letter !== undefined);
  const own = (form: string | undefined, text: string) =>
    form === 'synthesis' && has ? text.replace(/^(## (?:Answer|Réponse)\n\n).*$/mu, '$1') : text;
  return council.runs.flatMap((run) =>
    run.turns.map(({ seat, reading, text = '' }) => ({
      phase: run.phase,
      seat,
      text: own(reading?.form, text),
    })),
  );
}
