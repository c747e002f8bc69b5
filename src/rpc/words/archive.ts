/** The words of the files that a council leaves behind: archive, decisions, day memory, shared conversation. */
import { nnbsp, type Words } from './speak.ts';

interface ArchiveWords {
  colon: string;
  facts: { mode: string; seats: string; rounds: string; consensus: string; time: string; date: string };
  votes: string;
  seat: string;
  measures: string;
  artefacts: string;
  measured: { backend: string; model: string; words: string; share: string; tokens: string };
  round(n: number): string;
  decidedBy(verdict: 'accept' | 'amend' | 'reject', by: string, day: string): string;
  recommendedOnly: string;
  ended(status: string, reason: string | undefined): string;
  skipped(reason: string): string;
  noWords: string;
  askedAgain: string;
  acknowledged: string;
  toEveryone(by: string): string;
  toSeat(by: string, seat: string): string;
  anotherRound(by: string): string;
  versus(a: string, b: string): string;
  all: string;
  anonymous: string;
  files: { brief: string; log: string; decisions: string; memory: string };
  decisionsTitle: string;
  question: string;
  archive: string;
  status: string;
  live: {
    title: string;
    metadata: string;
    phase: string;
    created: string;
    updated: string;
    brief: string;
    answers(phase: string): string;
    convergence: string;
    rate: string;
    detected: string;
    yes: string;
    no: string;
    blockers: string;
    none: string;
    next: string;
    condition: string;
    conditionWords: string;
    actions: string;
    waitFor(names: string): string;
    decide: string;
    nothing: string;
    constraints: string;
    format: string;
    acceptance: string;
    context: string;
  };
}

export const archiveWords: Words<ArchiveWords> = {
  en: {
    colon: ':',
    facts: {
      mode: 'Mode',
      seats: 'Seats',
      rounds: 'Rounds',
      consensus: 'Consensus',
      time: 'Time',
      date: 'Date',
    },
    votes: 'Votes',
    seat: 'Seat',
    measures: 'Measures',
    artefacts: 'Artefacts',
    measured: { backend: 'Backend', model: 'Model', words: 'Words', share: 'Share', tokens: 'Tokens' },
    round: (n) => `round ${n}`,
    decidedBy: (verdict, by, day) =>
      `${{ accept: 'Accepted', amend: 'Amended', reject: 'Rejected' }[verdict]} by ${by} on ${day}`,
    recommendedOnly: 'Recommended, not decided',
    ended: (status, reason) => `${status}${reason ? `: ${reason}` : ''}`,
    skipped: (reason) => `Skipped: ${reason}`,
    noWords: 'No words.',
    askedAgain: 'Asked again: the vote could not be read.',
    acknowledged: 'Acknowledged',
    toEveryone: (by) => `${by} to everyone`,
    toSeat: (by, seat) => `${by} to ${seat}`,
    anotherRound: (by) => `${by} asked for another round`,
    versus: (a, b) => `${a} vs ${b}`,
    all: 'all',
    anonymous: 'One seat',
    files: { brief: 'Brief', log: 'Structured log', decisions: 'Decisions', memory: 'Day memory' },
    decisionsTitle: 'Decisions',
    question: 'Question',
    archive: 'Archive',
    status: 'Status',
    live: {
      title: 'Active Conversation:',
      metadata: 'Metadata',
      phase: 'Current phase',
      created: 'Created',
      updated: 'Last update',
      brief: 'Brief (immutable)',
      answers: (phase) => `Responses - Phase ${phase}`,
      convergence: 'Convergence State',
      rate: 'Response rate',
      detected: 'Convergence detected',
      yes: 'yes',
      no: 'no',
      blockers: 'Blocking issues',
      none: 'none',
      next: 'Next Phase',
      condition: 'Condition',
      conditionWords: 'all responded OR timeout',
      actions: 'Actions required',
      waitFor: (names) => `answer: ${names}`,
      decide: 'a person decides: accept, amend, reject or another round',
      nothing: 'none',
      constraints: 'Constraints',
      format: 'Expected format',
      acceptance: 'Acceptance criteria',
      context: 'Context',
    },
  },
  fr: {
    colon: `${nnbsp}:`,
    facts: {
      mode: 'Mode',
      seats: 'Sièges',
      rounds: 'Tours',
      consensus: 'Consensus',
      time: 'Durée',
      date: 'Date',
    },
    votes: 'Votes',
    seat: 'Siège',
    measures: 'Mesures',
    artefacts: 'Artefacts',
    measured: { backend: 'Backend', model: 'Modèle', words: 'Mots', share: 'Part', tokens: 'Jetons' },
    round: (n) => `tour ${n}`,
    decidedBy: (verdict, by, day) =>
      `${{ accept: 'Recommandation acceptée', amend: 'Recommandation amendée', reject: 'Recommandation rejetée' }[verdict]} par ${by} le ${day}`,
    recommendedOnly: 'Recommandé, non décidé',
    ended: (status, reason) => `${status}${reason ? `${nnbsp}: ${reason}` : ''}`,
    skipped: (reason) => `Sauté${nnbsp}: ${reason}`,
    noWords: 'Pas un mot.',
    askedAgain: `Redemandé${nnbsp}: le vote était illisible.`,
    acknowledged: 'Pris en compte',
    toEveryone: (by) => `${by} à tous`,
    toSeat: (by, seat) => `${by} à ${seat}`,
    anotherRound: (by) => `${by} a demandé un tour de plus`,
    versus: (a, b) => `${a} vs ${b}`,
    all: 'tous',
    anonymous: 'Un siège',
    files: { brief: 'Brief', log: 'Journal structuré', decisions: 'Décisions', memory: 'Mémoire du jour' },
    decisionsTitle: 'Décisions',
    question: 'Question',
    archive: 'Archive',
    status: 'Statut',
    live: {
      title: 'Conversation Active :',
      metadata: 'Métadonnées',
      phase: 'Phase courante',
      created: 'Créé',
      updated: 'Dernière mise à jour',
      brief: 'Brief (immuable)',
      answers: (phase) => `Réponses - Phase ${phase}`,
      convergence: 'État de Convergence',
      rate: 'Taux de réponse',
      detected: 'Convergence détectée',
      yes: 'oui',
      no: 'non',
      blockers: 'Blocages identifiés',
      none: 'aucun',
      next: 'Phase Suivante',
      condition: 'Condition de passage',
      conditionWords: 'tous répondus OU timeout',
      actions: 'Actions requises',
      waitFor: (names) => `répondre : ${names}`,
      decide: 'une personne décide : accepter, amender, rejeter ou un tour de plus',
      nothing: 'aucune',
      constraints: 'Contraintes',
      format: 'Format attendu',
      acceptance: 'Critères d’acceptation',
      context: 'Contexte',
    },
  },
};
