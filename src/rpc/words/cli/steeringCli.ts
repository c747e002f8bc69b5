/** What the command line says about limits and checks: before a council, when one is held, and in its help. */

type LimitName = 'tokens' | 'cost' | 'minutes';

const en = {
  commands: {
    estimate: 'say what a council may take, and which commands it would run; nothing starts',
    raise: 'raise the limits of a council; one that was held by them goes on',
    waive: 'accept a check that fails, or a point that is open, in writing',
    synthesise: 'go to the last word now, with what there is',
    push: 'show what would leave with the commit of a council, and push it if you say so',
  },
  arguments: {
    id: 'id of the council, as in list',
    check: 'name of the check, or the point by its number: P2',
    why: 'why it is accepted all the same, in quotes',
    question: 'the question, in quotes',
  },
  options: {
    tokens: 'the new limit of tokens',
    cost: 'the new limit of cost',
    minutes: 'the new limit of minutes',
    why: 'why it is accepted all the same',
    allowChecks: 'let the commands that the brief names run here, without asking',
    allowPrograms: 'let the agents and tool servers of its seats start here, without asking',
  },
  over: (limit: string, most: string) =>
    `That is more than its limit of ${limit}, ${most}: it will be cut short or held.`,
  limitNames: { tokens: 'tokens', cost: 'cost', minutes: 'minutes' },
  notAmount: (option: string, given: string) => `${option} takes an amount above zero, not “${given}”.`,
  whichLimit: 'Say which limit: --tokens, --cost or --minutes.',
  needsText: 'A check is waived in writing: say why, in quotes, after its name.',
  pointNeedsText: (point: string) => `A point is waived in writing: say why, in quotes, after ${point}.`,
  raised: (id: string) => `The limits of ${id} are raised.`,
  waived: (check: string, id: string) =>
    `The check ${check} of ${id} is waived. Your words go into its archive.`,
  pointWaived: (point: string, id: string) =>
    `${point} of ${id} is waived. Your words stand with it in the ledger.`,
  synthesising: (id: string) => `${id} goes to its last word.`,
  /** The choice at a terminal when a limit holds a council. */
  held: 'A limit is reached. What now?',
  raise: 'Raise it and go on',
  synthesise: 'Have the last word spoken with what there is',
  stop: 'Stop',
  later: 'Later',
  howMuch: (limit: LimitName, now: string) => `The new limit of ${limit} (now ${now})`,
  higher: (now: string) => `More than ${now}`,
  /** Nobody sits there: what the command line did. */
  synthesised:
    'A limit is reached and nobody is here to raise it: the last word is spoken with what there is.',
};

const fr: typeof en = {
  commands: {
    estimate: 'dire ce qu’un conseil peut prendre et quelles commandes il lancerait ; rien ne commence',
    raise: 'relever les limites d’un conseil ; s’il attendait à cause d’elles, il continue',
    waive: 'accepter par écrit une vérification qui échoue, ou un point ouvert',
    synthesise: 'passer au dernier mot maintenant, avec ce qu’il y a',
    push: 'montrer ce qui partirait avec le commit d’un conseil, et le pousser si vous le dites',
  },
  arguments: {
    id: 'id du conseil, comme dans list',
    check: 'nom de la vérification, ou le point par son numéro : P2',
    why: 'pourquoi l’accepter quand même, entre guillemets',
    question: 'la question, entre guillemets',
  },
  options: {
    tokens: 'la nouvelle limite de jetons',
    cost: 'la nouvelle limite de coût',
    minutes: 'la nouvelle limite de minutes',
    why: 'pourquoi elle est acceptée quand même',
    allowChecks: 'laisser tourner ici les commandes que nomme le brief, sans demander',
    allowPrograms: 'laisser démarrer ici les agents et serveurs d’outils de ses sièges, sans demander',
  },
  over: (limit, most) => `C’est plus que sa limite de ${limit}, ${most} : il sera écourté ou mis en attente.`,
  limitNames: { tokens: 'jetons', cost: 'coût', minutes: 'minutes' },
  notAmount: (option, given) => `${option} demande un montant au-dessus de zéro, pas « ${given} ».`,
  whichLimit: 'Dire quelle limite : --tokens, --cost ou --minutes.',
  needsText: 'Une vérification se lève par écrit : dire pourquoi, entre guillemets, après son nom.',
  pointNeedsText: (point) => `Un point se lève par écrit : dire pourquoi, entre guillemets, après ${point}.`,
  raised: (id) => `Les limites de ${id} sont relevées.`,
  waived: (check, id) => `La vérification ${check} de ${id} est levée. Ces mots vont dans son archive.`,
  pointWaived: (point, id) => `${point} de ${id} est levé. Ces mots restent avec lui dans le registre.`,
  synthesising: (id) => `${id} passe à son dernier mot.`,
  held: 'Une limite est atteinte. Et maintenant ?',
  raise: 'La relever et continuer',
  synthesise: 'Faire dire le dernier mot avec ce qu’il y a',
  stop: 'Arrêter',
  later: 'Plus tard',
  howMuch: (limit, now) =>
    `La nouvelle limite de ${{ tokens: 'jetons', cost: 'coût', minutes: 'minutes' }[limit]} (${now} aujourd’hui)`,
  higher: (now) => `Plus que ${now}`,
  synthesised:
    'Une limite est atteinte et personne n’est là pour la relever : le dernier mot est dit avec ce qu’il y a.',
};

export const steeringCli = { en, fr };
