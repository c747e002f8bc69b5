/** Writes the brief of a question asked in words, as a person would like to find it: short, with hints. */
import { stringify } from 'yaml';
import type { ContextSource } from '../../../core/councils/briefs/brief.ts';
import type { Language, SeatId } from '../../../core/ids.ts';
import { councilPaths } from '../../store/home/paths.ts';
import { place } from '../../store/home/placeFile.ts';

export interface NewBrief {
  language: Language;
  /** The protocol; by default a debate. */
  type?: string;
  context?: readonly ContextSource[];
  seats?: readonly SeatId[];
  maxRounds?: number;
  /** What a model drafted for it; `by` is the comment that says so. */
  drafted?: {
    constraints: readonly string[];
    format?: string | undefined;
    acceptance: readonly string[];
    by?: string;
  };
}

export function newBriefText(question: string, options: NewBrief): string {
  const hints = words[options.language];
  const { type = 'debate', context } = options;
  const lines = (value: object): string => stringify(value, { lineWidth: 100 }).trimEnd();
  return `${[
    hints.top,
    lines({ type }),
    lines({ question: question.trim() }),
    lines({ language: options.language }),
    '',
    ...(options.seats
      ? [`seats: [${options.seats.join(', ')}]`]
      : [hints.seats, '# seats: [henry, sage, nova, blaise]']),
    ...roundsLine(type, options.maxRounds, hints.rounds),
    ...(context && context.length > 0 ? [lines({ context })] : []),
    ...(options.drafted
      ? draftedLines(options.drafted)
      : ['', hints.more, ...hints.examples.map((line) => `# ${line}`)]),
  ].join('\n')}\n`;
}

/** They stand where the hints would: what the hints show is there. */
function draftedLines(drafted: NonNullable<NewBrief['drafted']>): string[] {
  const { constraints, format, acceptance, by } = drafted;
  const fields = {
    ...(constraints.length > 0 ? { constraints } : {}),
    ...(format ? { format } : {}),
    ...(acceptance.length > 0 ? { acceptance } : {}),
  };
  const comment = by === undefined ? [] : [`# ${by.replaceAll(/\s+/g, ' ')}`];
  return ['', ...comment, stringify(fields, { lineWidth: 100 }).trimEnd()];
}

/** Only a debate says what its rounds are; elsewhere the protocol's own number holds until a person writes another. */
function roundsLine(type: string, given: number | undefined, hint: string): string[] {
  if (type === 'debate') return [`maxRounds: ${given ?? 3}${hint}`];
  return given === undefined ? [] : [`maxRounds: ${given}`];
}

/** Writes the brief to its place in the home; answers the path. */
export async function writeBrief(home: string, id: string, text: string): Promise<string> {
  const { brief } = councilPaths(home, id);
  await place(brief, text, { sync: false });
  return brief;
}

const words = {
  en: {
    top: '# The brief of one council. The council keeps its own copy: changing this file later changes nothing there.',
    seats: '# Who sits: without this, every agent of identities.yaml but the one who leads.',
    rounds: ' # 1 collect, 2 and challenge, 3 and resolve',
    more: '# What else helps a council to a good answer:',
    examples: [
      'context: |',
      '  What the seats need to know.',
      'constraints:',
      '  - no new service to run',
      'format: one recommendation and its first step',
      'acceptance:',
      '  - the rollback is described',
      'timeouts: { seat: 90 } # seconds',
    ],
  },
  fr: {
    top: '# Le brief d’un conseil. Le conseil en garde sa copie : changer ce fichier ensuite n’y change rien.',
    seats: '# Qui siège : sans cette ligne, chaque agent d’identities.yaml sauf qui dirige.',
    rounds: ' # 1 recueil, 2 et contradiction, 3 et résolution',
    more: '# Ce qui aide encore un conseil à bien répondre :',
    examples: [
      'context: |',
      '  Ce que la table doit savoir.',
      'constraints:',
      '  - pas de nouveau service à exploiter',
      'format: une recommandation et sa première étape',
      'acceptance:',
      '  - le retour arrière est décrit',
      'timeouts: { seat: 90 } # secondes',
    ],
  },
} as const;
