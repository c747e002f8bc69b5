/** What every surface says of motion, points and synthesis, in French. */
import { typeset } from '../typeset.ts';
import type { MotionWords } from './motionWords.ts';

/** In French nought is one of them. */
const pluriel = (n: number, one: string, many: string): string => `${n} ${n < 2 ? one : many}`;
/** A list as a sentence has it. */
const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} et ${names.at(-1) ?? ''}`;

const fr: MotionWords = {
  proposals: 'Propositions',
  proposalsMade: (n) => pluriel(n, 'proposition', 'propositions'),
  proposalsBlind: (n) => `${pluriel(n, 'proposition', 'propositions')}, à l’aveugle`,
  motionAmong: (n, letter) => `${n}, ${letter} est la motion`,
  amendedByAuthor: (text) => `amendée par son auteur : « ${text} »`,
  acceptedAmendment: (by, text) => `avec un amendement de ${by} : « ${text} »`,
  nobody: 'personne',
  quoted: (text) => `« ${text} »`,
  good: 'Ce qui est bien',
  backers: 'Soutiens',
  answeredOf: (n, of) => `${n} ${n > 1 ? 'réponses' : 'réponse'} sur ${of}`,
  eachItsOwn: 'chacun pour la sienne',
  blockingPoints: (n) => pluriel(n, 'point bloquant', 'points bloquants'),
  pointsMade: (n) => pluriel(n, 'point posé', 'points posés'),
  pointsPut: (n) => (n === 1 ? '1 point soumis à son siège' : `${n} points soumis à leurs sièges`),

  ranked: 'Classées par les pairs',
  order: 'Ordre',
  schulze: (letter) =>
    `Ordre de Schulze : ${letter} bat chaque autre réponse. – : sa propre réponse, non comptée.`,
  schulzeOrder: 'Ordre de Schulze. – : sa propre réponse, non comptée.',
  beats: (n, of) => `bat ${n} sur ${of}`,
  tie: (letters, letter, by, chosen) =>
    `${listed(letters)} ${chosen === 'backers' ? 'ont autant de soutiens' : chosen === 'stances' ? 'ont la même faveur' : chosen === 'scores' ? 'ont le même score' : 'à égalité au classement'} ; ${letter} ${{ scores: 'a les meilleurs scores', backers: 'a plus de soutiens', ranking: 'est première au classement', confidence: 'a les soutiens les plus confiants', letter: 'est la première lettre' }[by]}`,
  ties: 'À égalité : soutiens, puis confiance moyenne, puis lettre.',

  motion: 'Motion',
  motionNamed: (letter) => `Motion ${letter}`,
  theDocument: 'le document',
  theMotion: 'la motion',
  inTheseWords: 'mise aux voix dans ces termes',
  putToVote: (letter) => `${letter} est mise aux voix`,
  putBecause: (letter, by) =>
    letter === undefined
      ? by === 'person'
        ? 'Mise aux voix par une personne, dans ses propres termes.'
        : 'Le document est mis aux voix.'
      : `${letter} est mise aux voix : ${
          {
            'all-back-it': 'tous ceux qui ont répondu sont pour',
            ranking: 'première au classement des pairs',
            backers: 'aucune n’a plus de soutiens',
            stances: 'les positions la favorisent',
            scores: 'elle a les meilleurs scores',
            document: 'c’est le document',
            person: 'une personne l’a proposée',
          }[by]
        }.`,
  votedOn: (n, of) => `${n} ${n > 1 ? 'votes' : 'vote'} sur ${of} sur la motion`,
  advocate: 'avocat contre la motion',
  keptAsked: 'Chacun a dit, une fois, s’il garde son vote.',

  support: (letter) => (letter === undefined ? 'Soutien au document' : `Soutien à ${letter}`),
  back: (n, of, letter) =>
    letter === undefined
      ? `${n} sur ${of} ${n > 1 ? 'approuvent' : 'approuve'}`
      : `${n} sur ${of} pour ${letter}`,
  backIt: (n) => `${n} pour`,
  against: (n, letters) => (letters.length === 0 ? `${n} contre` : `${n} contre, pour ${listed(letters)}`),
  backs: (letter, confidence) =>
    [
      ...(letter === undefined ? ['contre'] : [`pour ${letter}`]),
      ...(confidence === undefined ? [] : [`confiance ${confidence}/5`]),
    ].join(', '),
  tallyOf: (tally, backers, others) =>
    [`${tally}${backers.length > 0 ? ` (${backers.join(', ')})` : ''}`, ...others].join(' ; '),
  standsOn: (name, stand) => `${name} → ${stand}`,
  nuanceOn: (letter) => `nuance sur ${letter}`,
  againstIt: (letter) => `contre ${letter}`,
  noVote: 'Pas de vote dans ce conseil',
  oneRound: 'Un seul tour : des positions, pas de consensus.',
  notConverged: (n) => `Pas de convergence : tous d’accord, sur ${n} réponses différentes`,
  verdicts: {
    agree: 'Approuvé',
    nuance: 'Approuvé avec changements',
    disagree: 'Bloqué',
    unreadable: 'Illisible',
  },
  backsAmended: (letter) => `Pour ${letter}, amendée :`,
  backsLetter: (letter) => `Pour ${letter}`,
  ranking: 'Classement',
  askedAgain: 'Soutien redemandé une fois',
  legend: 'Lettre pleine : la motion. Cernée : une autre proposition.',

  moved: 'a changé',
  movedFor: ({ from, to }) => `Passe de ${from} à ${to} :`,
  movedUnexplained: ({ from, to }) => `Passe de ${from} à ${to} sans raison.`,
  movedWithMajority: ({ from, to }) => `Passe de ${from} à ${to} ; la raison ne nomme qu’une majorité.`,
  standWords: {
    agree: '« d’accord »',
    nuance: '« nuance »',
    disagree: '« pas d’accord »',
    unreadable: 'illisible',
  },
  noStand: 'rien',
  needs: 'Pour être d’accord :',
  towardsOthers: {
    agree: 'D’accord avec les autres',
    nuance: 'D’accord en partie',
    disagree: 'Pas d’accord avec un autre',
    unreadable: 'Illisible',
  },
  thoughts: 'Afficher la réflexion',

  points: 'Points',
  status: {
    open: 'Ouvert',
    answered: 'Répondu',
    kept: 'Maintenu',
    withdrawn: 'Retiré',
    waived: 'Levé',
    accepted: 'Accepté',
    declined: 'Décliné',
    settled: 'Corrigé',
  },
  word: {
    withdrawn: 'Retiré',
    kept: 'Maintenu',
    answered: 'Répondu',
    accepted: 'Accepté',
    declined: 'Décliné',
    mended: 'Corrigé',
    disputed: 'Contesté',
    waived: 'Levé',
  },
  kind: (kind, severity) =>
    kind === 'finding' && severity !== undefined
      ? `Constat, ${{ blocking: 'bloquant', major: 'majeur', minor: 'mineur' }[severity]}`
      : { contest: 'Contestation', blocking: 'Bloquant', finding: 'Constat', amendment: 'Amendement' }[kind],
  everyone: 'tous',
  fromTo: (by, to) => (to === undefined ? by : `${by} → ${to}`),
  standing: (status, phase, by) =>
    ({
      open: 'ouvert',
      answered: 'répondu, pas clos',
      kept: `maintenu en ${phase}`,
      withdrawn: `retiré en ${phase}`,
      waived: `levé par ${by}`,
      accepted: `accepté par ${by}`,
      declined: `décliné par ${by}`,
      settled: `corrigé, selon ${by}`,
    })[status],
  settles: 'Ce qui le réglerait :',
  happened: (what, name, text) => {
    const quoted = text ? ` : « ${text} »` : '';
    return {
      made: name,
      answered: `${name} répond${text ? ` : ${text}` : ''}`,
      kept: `${name} le maintient${quoted}`,
      withdrawn: `${name} le retire${quoted}`,
      waived: `${name} le lève${quoted}`,
      accepted: `${name} l’accepte${quoted}`,
      declined: `${name} le décline${quoted}`,
      mended: `${name} l’a corrigé${quoted}`,
      disputed: `${name} le conteste${quoted}`,
      unmentioned: `${name} n’en parle pas : reste ouvert`,
      settled: `${name} le trouve corrigé${quoted}`,
    }[what];
  },
  checkPasses: (name) => `${name} réussit`,
  openOf: (open, of) => `${open} ${open > 1 ? 'ouverts' : 'ouvert'} sur ${of}`,
  closed: (n) => `${n} clos`,
  pointsLine: (n, open, blocking) =>
    `${n}, ${open} ${open > 1 ? 'ouverts' : 'ouvert'}, ${blocking === 0 ? 'rien ne bloque' : `${blocking} ${blocking > 1 ? 'bloquants' : 'bloquant'}`}`,
  pointsOpen: (open) => pluriel(open, 'point ouvert', 'points ouverts'),
  open: (n) => `${n} ${n > 1 ? 'ouverts' : 'ouvert'}`,
  nothingBlocks: 'rien ne bloque',
  blocks: (n) => `${n} ${n > 1 ? 'bloquants' : 'bloquant'}`,
  waive: 'Lever…',
  isStatus: (id, status) =>
    `${id} est ${{ open: 'ouvert', answered: 'répondu', kept: 'maintenu', withdrawn: 'retiré', waived: 'levé', accepted: 'accepté', declined: 'décliné', settled: 'corrigé' }[status]}`,
  closing:
    'Un point est clos par son auteur, par la QA ou par une personne. Celui dont l’auteur ne parle pas reste ouvert.',

  answer: 'Réponse',
  why: 'Pourquoi',
  steps: 'Premiers pas',
  risks: 'Risques acceptés',
  stillOpen: 'Encore ouvert',
  nothing: 'rien',
  minority: 'Avis minoritaire',
  revisit: 'Ce qui changerait cet avis',
  criteria: 'Critères d’acceptation',
  criterion: { pass: 'rempli', warn: 'incertain', fail: 'non rempli' },
  tally: 'Décompte',
  departs: 's’écarte de la motion',
  departsHead: 'Ceci s’écarte de la motion',
  departsFrom: (support, by, recommended) =>
    `Le conseil est pour ${support.letter ?? 'le document'}, ${support.back} sur ${support.of}. ${by} recommande ${recommended ?? 'autre chose'}. Raison :`,
  noReason: 'aucune raison donnée',
  silent: 'ne dit pas si elle suit la motion',
  silentHead: 'Ceci ne dit pas s’il suit la motion',
  drawn: 'tirée de la motion',
  drawnHead: 'Aucun modèle n’a écrit ceci : tiré de la motion',
  drawnWhy: (names) =>
    `${names.join(', puis ')}${names.length > 1 ? ', injoignables' : ' : injoignable'}. Décompte, points et minorité sont les mots du conseil.`,
  askSynthesisAgain: 'Redemander une synthèse',
  noMotion: 'pas de motion',
  noMotionHead: 'Aucun modèle n’a écrit ceci, et rien n’a été mis aux voix',
  recommendsNothing: 'Rien n’est recommandé. Les positions :',

  decided: (verdict, by) =>
    ({
      accept: `Acceptée par ${by}`,
      amend: `Acceptée par ${by}, avec un amendement`,
      reject: `Rejetée par ${by}`,
    })[verdict],
};

export const french = typeset(fr);
