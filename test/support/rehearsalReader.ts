/** Questions to rehearse on, tables of strangers, and a reader that takes replies apart into sentences and words. */
import type { Brief } from '../../src/core/councils/briefs/brief.ts';
import type { Seat } from '../../src/core/councils/council.ts';
import type { Language } from '../../src/core/ids.ts';

interface Question {
  question: string;
  nouns: string[];
  brief: Partial<Brief>;
}

export const questions: Record<Language, Question[]> = {
  en: [
    { question: 'Should we cache the index?', nouns: ['index'], brief: {} },
    {
      question: 'Should we move session storage from Redis to Postgres before 2.0?',
      nouns: ['session storage', 'Redis', 'Postgres'],
      brief: {
        constraints: ['no more than one hour of read-only', 'nobody is signed out'],
        acceptance: ['p99 stays under eight milliseconds', 'one store less to run'],
        context: 'We run two stores today. The last outage came from Redis.',
        format: 'three bullets',
      },
    },
    { question: 'Tabs or spaces?', nouns: ['tabs', 'spaces'], brief: {} },
    { question: 'Which database should we use for the archive?', nouns: ['database'], brief: {} },
  ],
  fr: [
    { question: 'Faut-il passer à TypeScript 7 ?', nouns: ['TypeScript 7'], brief: {} },
    {
      question: 'Doit-on abandonner l’hébergement actuel avant l’été ?',
      nouns: ['hébergement'],
      brief: {
        constraints: ['pas plus de deux jours d’arrêt', 'aucune donnée hors de France'],
        acceptance: ['la facture baisse de vingt pour cent', 'une page suffit pour revenir en arrière'],
        context: 'Le contrat finit en juin. Deux pannes ont eu lieu cet hiver.',
      },
    },
    { question: 'Redis ou Postgres ?', nouns: ['Redis', 'Postgres'], brief: {} },
    { question: 'Le café doit-il ouvrir le dimanche ?', nouns: ['café', 'dimanche'], brief: {} },
  ],
};

const roles = [
  'security',
  'developer',
  'developer',
  'QA',
  '',
  '',
  'product',
  'finance',
  'historian',
  'critique',
  'QA',
  'poet',
];
const personas = [
  '',
  'You like long walks and short meetings.',
  'Knows every customer by name.',
  '',
  'Counts twice.',
];

/** So many strangers, some with the same role, some with none. */
export function crowd(size: number, seed: number): Pick<Seat, 'id' | 'name' | 'role' | 'persona'>[] {
  return Array.from({ length: size }, (_, at) => ({
    id: `s${at}-${seed}`,
    name: `Person ${String.fromCharCode(65 + at)}`,
    role: roles[(seed * 5 + at * 7) % roles.length] ?? '',
    persona: personas[(seed + at) % personas.length] ?? '',
  }));
}

const form =
  /^(?:#|- \[ \]|(?:- )?\*\*(?:Vote|Stance|Position|Contests|Conteste|Confidence|Confiance|Backs|Soutient|Ranking|Classement|Verdict|Follows the motion|Suit la motion)\*\*)|^\*\*(?:Blocking issues|Points bloquants|Findings|Constats|What is good|Ce qui est bien)(?: ?:\*\*|\*\* ?:)(?: none| aucun)?$|^\| Option \||^\|[-|]+$|^- @\S+ ?: (?:agree|partial|disagree)$|^(?:none|aucun)$/u;

/** The sentences of a reply, without the lines that only fill in the form. */
export function sentences(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => !form.test(line))
    .flatMap((line) => line.split(/(?<=[.!?])\s+/u))
    .map((sentence) =>
      sentence
        .replace(/[*_“”«»\u202f]/gu, ' ')
        .replace(/\s+/gu, ' ')
        .trim()
        .toLowerCase(),
    )
    .filter((sentence) => sentence.split(' ').length >= 3);
}

/** The words of a reply: not its labels, not what stands in quotation marks. */
export function words(text: string): Set<string> {
  const prose = text
    .replace(/[“«][^”»]*[”»]/gu, ' ')
    .replace(/\*\*[^*]*\*\*/gu, ' ')
    .replace(/@\S+/gu, ' ');
  return new Set(prose.toLowerCase().match(/[\p{L}]+/gu) ?? []);
}
