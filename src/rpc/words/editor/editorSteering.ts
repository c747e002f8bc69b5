/** What the editor asks when a council is begun or steered: modes, estimates, checks, limits, seats, stars. */
import { nnbsp } from '../speak.ts';

const en = {
  modesTitle: 'À table · mode',
  modesPlaceholder: 'How should the council work? Enter takes the first',
  proposed: (because: string) => `proposed: ${because}`,
  own: 'of this workspace',
  /** What a mode is for. Those that people write say it by their phases. */
  about: {
    debate: 'positions, challenge, resolution, synthesis: suits every question',
    prd: 'a specification: outline, draft, reviews, gate',
    engineering: 'a change: plan, review, implementation, gate with checks',
    analysis: 'options scored blind by everyone, challenged, decided',
    review: 'a review of files or a change, point by point, with places',
    synthesis: 'one page out of what everyone knows',
    roundtable: 'one after the other, round by round, then a vote',
  } as Record<string, string>,
  checks: {
    title: 'This council would run commands in the workspace. Let them run?',
    allow: 'Let them run',
    without: 'Go on without: checks count as failed, agents and tool servers stay out',
  },
  rate: { title: 'Rate the synthesis', star: (n: number) => (n === 1 ? '1 star' : `${n} stars`) },
  seat: {
    skip: 'Skip whom?',
    extend: 'Give more time to whom?',
    nobody: 'Nobody has been asked right now.',
  },
  extendBy: { title: 'How much more time?', minutes: (n: number) => `${n} minutes` },
  waive: {
    title: 'What is waived?',
    check: 'check that fails',
    why: (name: string) => `Why may ${name} fail? Kept as an accepted risk`,
    whyPoint: (point: string) => `Why need ${point} not be settled? Kept with the point`,
    none: 'No check fails in this council, and no point is open.',
    closed: (point: string) => `${point} is not open any more.`,
  },
  raise: {
    title: 'Which limit is raised?',
    to: 'The new limit',
    wrong: (now: string) => `A number above ${now}`,
    none: 'This council has no limit.',
  },
  /** Asked before what can’t be taken back, with the council’s own title. */
  synthesise: {
    ask: (title: string) => `Synthesize “${title}” now?`,
    detail: 'The deliberation ends. Seats that have not answered are left out.',
    button: 'Synthesize now',
  },
  stop: {
    ask: (title: string) => `Stop “${title}”?`,
    detail: 'It ends without a recommendation and can’t be resumed. What was said is kept in its archive.',
    button: 'Stop',
  },
};

const fr: typeof en = {
  modesTitle: 'À table · mode',
  modesPlaceholder: `Comment le conseil doit-il travailler${nnbsp}? Entrée prend le premier`,
  proposed: (because) => `proposé${nnbsp}: ${because}`,
  own: 'de cet espace de travail',
  about: {
    debate: `positions, contradiction, résolution, synthèse${nnbsp}: pour toute question`,
    prd: `une spécification${nnbsp}: plan, texte, relectures, contrôle`,
    engineering: `un changement${nnbsp}: plan, relecture, réalisation, contrôle et vérifications`,
    analysis: 'des options notées à l’aveugle par chacun, contredites, tranchées',
    review: 'une relecture de fichiers ou d’un changement, point par point, avec les lieux',
    synthesis: 'une page tirée de ce que chacun sait',
    roundtable: 'chacun son tour, tour après tour, puis un vote',
  },
  checks: {
    title: `Ce conseil lancerait des commandes dans l’espace de travail. Les autoriser${nnbsp}?`,
    allow: 'Les autoriser',
    without: `Continuer sans${nnbsp}: vérifications échouées, agents et serveurs d’outils absents`,
  },
  rate: { title: 'Noter la synthèse', star: (n) => (n === 1 ? '1 étoile' : `${n} étoiles`) },
  seat: {
    skip: `Passer qui${nnbsp}?`,
    extend: `Donner plus de temps à qui${nnbsp}?`,
    nobody: 'Personne n’est interrogé en ce moment.',
  },
  extendBy: { title: `Combien de temps de plus${nnbsp}?`, minutes: (n) => `${n} minutes` },
  waive: {
    title: `Que lever${nnbsp}?`,
    check: 'vérification qui échoue',
    why: (name) => `Pourquoi ${name} peut-elle échouer${nnbsp}? Conservé comme risque accepté`,
    whyPoint: (point) => `Pourquoi ${point} n’a pas à être réglé${nnbsp}? Conservé avec le point`,
    none: 'Aucune vérification n’échoue dans ce conseil, et aucun point n’est ouvert.',
    closed: (point) => `${point} n’est plus ouvert.`,
  },
  raise: {
    title: `Quelle limite relever${nnbsp}?`,
    to: 'La nouvelle limite',
    wrong: (now) => `Un nombre au-dessus de ${now}`,
    none: 'Ce conseil n’a pas de limite.',
  },
  synthesise: {
    ask: (title) => `Synthétiser «${nnbsp}${title}${nnbsp}» maintenant${nnbsp}?`,
    detail: 'La délibération s’arrête là. Les sièges sans réponse sont laissés de côté.',
    button: 'Synthétiser maintenant',
  },
  stop: {
    ask: (title) => `Arrêter «${nnbsp}${title}${nnbsp}»${nnbsp}?`,
    detail: 'Il finit sans recommandation et ne peut pas reprendre. Ce qui a été dit reste dans son archive.',
    button: 'Arrêter',
  },
};

export const editorSteering = { en, fr };
