/** The council beside one model alone, in words: the same in terminal, page and archive. */
import type { AnswerTook, ComparisonView, ScoreView } from '../../views/comparisonViews.ts';
import type { Language } from '../../views/views.ts';
import { typeset } from '../typeset.ts';
import { countedTokens, sumWords } from './sumWords.ts';

const en = {
  heading: 'Was it worth it?',
  which: 'Two answers to your question. Which one serves you better?',
  answer: (side: string) => `Answer ${side}`,
  pick: { A: 'A is better', equal: 'Equal', B: 'B is better' },
  hidden: 'Names, cost and length stay hidden until you pick. Sides are drawn by lot.',
  yourPick: 'your pick',
  pickOf: (name: string) => `picked by ${name}`,
  council: 'The council',
  alone: 'alone',
  calls: (n: number) => (n === 1 ? '1 call' : `${n} calls`),
  tokens: (n: string) => `${n} tokens`,
  noTokens: 'tokens unknown',
  number: (n: number) => n.toLocaleString('en-US'),
  preferred: {
    council: 'You preferred the council',
    alone: 'You preferred one model alone',
    equal: 'You found both equal',
  },
  /** In an archive or for somebody else. */
  preferredBy: {
    council: (name: string) => `${name} preferred the council`,
    alone: (name: string) => `${name} preferred one model alone`,
    equal: (name: string) => `${name} found both equal`,
  },
  more: (what: string) => `${what} more than one model`,
  moreOfCouncil: (what: string) => `the council took ${what} more`,
  and: (parts: string[]) => parts.join(' and '),
  so: (score: string) => `So far: ${score}.`,
  score: (n: ScoreView) => `council ${n.council}, alone ${n.alone}, equal ${n.equal}`,
  failed: (why: string) => `The model that was asked alone gave no answer${why ? `: ${why}` : ''}.`,
  why: {
    timeout: 'not in time',
    failed: '',
    skipped: 'not waited for',
    budget: 'the budget leaves no room for it',
    time: 'not in time',
  },
  waits: 'Waiting for the model that was asked alone…',
  later: 'Later',
  toPick: (command: string) => `To compare it with one model alone: ${command}`,
  toPickInArchive: (command: string) =>
    `One model was asked alone, too. Its answer stays hidden until someone has compared the two: ${command}`,
  colon: ': ',
};

const fr: typeof en = {
  heading: 'Est-ce que cela valait la peine ?',
  which: 'Deux réponses à votre question. Laquelle vous sert le mieux ?',
  answer: (side) => `Réponse ${side}`,
  pick: { A: 'A est meilleure', equal: 'Égales', B: 'B est meilleure' },
  hidden: 'Noms, coûts et durées restent cachés jusqu’au choix. Les côtés sont tirés au sort.',
  yourPick: 'votre choix',
  pickOf: (name) => `choix de ${name}`,
  council: 'Le conseil',
  alone: 'seul',
  calls: (n) => (n > 1 ? `${n} appels` : `${n} appel`),
  tokens: (n) => `${n} jetons`,
  noTokens: 'jetons inconnus',
  number: (n) => n.toLocaleString('fr-FR'),
  preferred: {
    council: 'Vous avez préféré le conseil',
    alone: 'Vous avez préféré un modèle seul',
    equal: 'Vous les avez trouvées égales',
  },
  preferredBy: {
    council: (name) => `${name} a préféré le conseil`,
    alone: (name) => `${name} a préféré un modèle seul`,
    equal: (name) => `${name} les a trouvées égales`,
  },
  more: (what) => `${what} de plus qu’un modèle seul`,
  moreOfCouncil: (what) => `le conseil a pris ${what} de plus`,
  and: (parts) => parts.join(' et '),
  so: (score) => `Jusqu’ici : ${score}.`,
  score: (n) => `conseil ${n.council}, seul ${n.alone}, égalité ${n.equal}`,
  failed: (why) => `Le modèle consulté seul n’a pas donné de réponse${why ? ` : ${why}` : ''}.`,
  why: {
    timeout: 'pas à temps',
    failed: '',
    skipped: 'pas attendu',
    budget: 'le budget n’y suffit pas',
    time: 'pas à temps',
  },
  waits: 'En attente du modèle consulté seul…',
  later: 'Plus tard',
  toPick: (command) => `Pour comparer avec un modèle seul : ${command}`,
  toPickInArchive: (command) =>
    `Un modèle a aussi été consulté seul. Sa réponse reste cachée jusqu’à ce que quelqu’un ait comparé les deux : ${command}`,
  colon: ' : ',
};

export const comparisonWords = { en, fr: typeset(fr) };

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds) % 60).padStart(2, '0')}`;

/** `26,000 tokens`, `26,000 + unknown tokens`, or that nobody told. */
export function tokensTaken(took: { tokens: number; uncounted?: number }, language: Language): string {
  const words = comparisonWords[language];
  if (took.tokens === 0 && took.uncounted) return words.noTokens;
  return words.tokens(countedTokens(took, language, words.number));
}

/** `13 calls · 26,000 tokens · $0.23 · 3:24`. */
export function tookLine(
  { calls, tokens, uncounted, cost, seconds }: AnswerTook,
  language: Language,
): string {
  const sums = sumWords[language];
  return [
    comparisonWords[language].calls(calls),
    ...(tokens > 0 || uncounted
      ? [tokensTaken({ tokens, ...(uncounted ? { uncounted } : {}) }, language)]
      : []),
    ...(cost === undefined ? [] : [sums.money(cost)]),
    clock(seconds),
  ].join(' · ');
}

/** Who preferred what, and what the council took more than one model; `who` is absent where it is the reader. */
export function pickedLine(
  { answers, pick }: ComparisonView,
  language: Language,
  who?: string,
): string | undefined {
  if (!answers || !pick) return undefined;
  const say = comparisonWords[language];
  const { money } = sumWords[language];
  const council = answers.find(({ took }) => took?.whose === 'council')?.took;
  const alone = answers.find(({ took }) => took?.whose === 'alone')?.took;
  const preferred = who === undefined ? say.preferred[pick.whose] : say.preferredBy[pick.whose](who);
  if (!council || !alone) return `${preferred}.`;
  const cost = council.cost === undefined || alone.cost === undefined ? undefined : council.cost - alone.cost;
  const parts = [
    ...(cost !== undefined && cost >= 0.005 ? [money(cost)] : []),
    ...(council.seconds > alone.seconds ? [clock(council.seconds - alone.seconds)] : []),
  ];
  if (parts.length === 0) return `${preferred}.`;
  const more = say.and(parts);
  return `${preferred}${say.colon}${pick.whose === 'council' ? say.more(more) : say.moreOfCouncil(more)}.`;
}

/** Why no answer came from the one who was asked alone. */
export function failedLine({ absence }: ComparisonView, language: Language): string {
  const say = comparisonWords[language];
  return say.failed(absence?.detail ?? (absence ? say.why[absence.code] : ''));
}
