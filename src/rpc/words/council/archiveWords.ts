/** The words of the files that a council leaves behind: archive, decisions, day memory, shared conversation. */
import { nnbsp, type Words } from '../speak.ts';

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
  notConverged(reason: string): string;
  noWords: string;
  budgetUsedUp: string;
  askedAgain: string;
  acknowledged: string;
  toEveryone(by: string): string;
  toSeat(by: string, seat: string): string;
  anotherRound(by: string): string;
  versus(a: string, b: string): string;
  all: string;
  anonymous: string;
  files: { brief: string; log: string; decisions: string; memory: string };
  role: string;
  domains: string;
  name: string;
  /** Of an anonymous council that still waits for its decision. */
  namesLater: string;
  /** Of one that has ended: from here on the turns are signed with letters. */
  letters: string;
  notAsked(name: string): string;
  mends(gate: string): string;
  notRead: string;
  contextCut: string;
  origin(kind: 'fork' | 'follow-up', link: string, changed: string | undefined): string;
  exit(code: number): string;
  writtenBy(council: string): string;
  figures: Record<
    | 'roundsToConsensus'
    | 'diversity'
    | 'flips'
    | 'tokens'
    | 'cached'
    | 'cost'
    | 'time'
    | 'critical'
    | 'sentBack'
    | 'rating',
    string
  >;
  artefact: {
    verdict: string;
    answer: string;
    reviews: string;
    issues: string;
    changed: string;
    noIssues: string;
  };
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
    notConverged: (reason) => `Not settled: ${reason}`,
    noWords: 'No words.',
    budgetUsedUp: 'its budget is used up',
    askedAgain: 'Asked again: the vote could not be read.',
    acknowledged: 'Acknowledged',
    toEveryone: (by) => `${by} to everyone`,
    toSeat: (by, seat) => `${by} to ${seat}`,
    anotherRound: (by) => `${by} asked for another round`,
    versus: (a, b) => `${a} vs ${b}`,
    all: 'all',
    anonymous: 'One seat',
    files: { brief: 'Brief', log: 'Structured log', decisions: 'Decisions', memory: 'Day memory' },
    role: 'Role',
    domains: 'Domains',
    name: 'Name',
    namesLater: 'An anonymous council: the names stand here once it is decided.',
    letters: 'An anonymous council: the seats were letters to each other.',
    notAsked: (name) => `${name} was not asked: the council ended before.`,
    mends: (gate) => `Mends what the ${gate} sent back.`,
    notRead: 'Noted',
    contextCut: 'Left out of the context, which was too long',
    origin: (kind, link, changed) =>
      `${kind === 'fork' ? 'Forked from' : 'Follows'} ${link}${changed ? `: ${changed}` : ''}`,
    exit: (code) => `exit ${code}`,
    writtenBy: (council) => `Written by the council ${council}`,
    figures: {
      roundsToConsensus: 'Rounds to consensus',
      diversity: 'Diversity of the first positions (0 to 1)',
      flips: 'Stands that changed',
      tokens: 'Tokens',
      cached: 'Input from a cache',
      cost: 'Cost',
      time: 'Time',
      critical: 'Critical path',
      sentBack: 'Sent back by the gate',
      rating: 'Rating of the synthesis (1 to 5)',
    },
    artefact: {
      verdict: 'Verdict',
      answer: 'Answer of the owner',
      reviews: 'Reviews',
      issues: 'Blocking issues',
      changed: 'Changed files',
      noIssues: 'No blocking issue.',
    },
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
    notConverged: (reason) => `Pas tranché${nnbsp}: ${reason}`,
    noWords: 'Pas un mot.',
    budgetUsedUp: 'son budget est épuisé',
    askedAgain: `Redemandé${nnbsp}: le vote était illisible.`,
    acknowledged: 'Pris en compte',
    toEveryone: (by) => `${by} à tous`,
    toSeat: (by, seat) => `${by} à ${seat}`,
    anotherRound: (by) => `${by} a demandé un tour de plus`,
    versus: (a, b) => `${a} vs ${b}`,
    all: 'tous',
    anonymous: 'Un siège',
    files: { brief: 'Brief', log: 'Journal structuré', decisions: 'Décisions', memory: 'Mémoire du jour' },
    role: 'Rôle',
    domains: 'Domaines',
    name: 'Nom',
    namesLater: `Conseil anonyme${nnbsp}: les noms seront ici une fois la décision prise.`,
    letters: `Conseil anonyme${nnbsp}: les sièges étaient des lettres les uns pour les autres.`,
    notAsked: (name) => `${name} n’a pas été interrogé${nnbsp}: le conseil s’est terminé avant.`,
    mends: (gate) => `Reprend ce que l’étape « ${gate} » a renvoyé.`,
    notRead: 'Noté',
    contextCut: 'Laissé hors du contexte, qui était trop long',
    origin: (kind, link, changed) =>
      `${kind === 'fork' ? 'Bifurque de' : 'Fait suite à'} ${link}${changed ? `${nnbsp}: ${changed}` : ''}`,
    exit: (code) => `code ${code}`,
    writtenBy: (council) => `Écrit par le conseil ${council}`,
    figures: {
      roundsToConsensus: 'Tours jusqu’au consensus',
      diversity: 'Diversité des premières positions (0 à 1)',
      flips: 'Positions changées',
      tokens: 'Jetons',
      cached: 'Entrée prise en cache',
      cost: 'Coût',
      time: 'Durée',
      critical: 'Chemin critique',
      sentBack: 'Renvois par le contrôle',
      rating: 'Note de la synthèse (1 à 5)',
    },
    artefact: {
      verdict: 'Verdict',
      answer: 'Réponse du responsable',
      reviews: 'Relectures',
      issues: 'Points bloquants',
      changed: 'Fichiers modifiés',
      noIssues: 'Aucun point bloquant.',
    },
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
