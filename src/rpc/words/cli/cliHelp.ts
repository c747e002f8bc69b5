/** What `council --help` says, in both languages: titles, commands, options, examples, and what it refuses. */

export type CommandName =
  | 'init'
  | 'table'
  | 'list'
  | 'show'
  | 'watch'
  | 'inject'
  | 'decide'
  | 'stop'
  | 'pause'
  | 'resume'
  | 'doctor'
  | 'protocols'
  | 'route';

const en = {
  about:
    'Seats several voices at one table, has them deliberate on a question, and leaves the decision to you.',
  titles: {
    'Usage:': 'Usage:',
    'Arguments:': 'Arguments:',
    'Options:': 'Options:',
    'Commands:': 'Commands:',
    'Global Options:': 'Global options:',
  },
  examples: 'Examples:',
  commands: {
    init: 'lay the table: write the family of identities into the home folder',
    table: 'convene a council on a question and follow it to its end',
    list: 'list the councils: to decide, active, archived',
    show: 'print the transcript of a council, archived ones too',
    watch: 'follow a council as it speaks',
    inject: 'say something to a running council',
    decide: 'accept, amend or reject a recommendation, or ask for another round',
    stop: 'end a council now; what was said is kept',
    pause: 'hold a council; nothing is asked until it is resumed',
    resume: 'go on with a paused council, or with all of them, to the end',
    doctor: 'look the home folder over, and repair it if asked',
    protocols: 'list the protocols, show one as YAML, or check a file',
    route: 'say who leads on a subject, and who stands in',
  },
  arguments: {
    question: 'the question, in quotes',
    id: 'id of the council, as in list',
    ids: 'id of the council; without it, all that are paused',
    words: 'what to say, in quotes',
    verdict: 'accept, amend, reject or another-round',
    show: 'show, to print one as YAML',
    protocol: 'id of the protocol',
    subject: 'the subject, in quotes',
  },
  options: {
    home: "the council's home folder (default: $COUNCIL_HOME, else ./council)",
    json: 'print one JSON object instead of text',
    ndjson: 'print one JSON object for each event, as it happens',
    brief: 'a brief written beforehand (YAML), instead of a question',
    seats: 'who sits at the table, by id: henry,sage,nova',
    mode: 'the protocol to follow (default: chosen from the question; see council protocols)',
    backend: 'what answers for seats that name nothing else',
    seed: 'the same seed makes rehearsal voices say the same',
    maxRounds: '1 collect, 2 and challenge, 3 and resolve',
    language: 'language of the deliberation: fr or en (default: that of the question)',
    initLanguage: 'language of the family: fr or en',
    decide: 'decide without asking: accept, amend, reject, another-round; ask leaves it to a person',
    text: 'the text that goes with the decision',
    pace: 'milliseconds between the words of rehearsal voices',
    to: 'say it to one seat only',
    as: 'the person who signs (default: COUNCIL_ME, else the only one of identities.yaml)',
    adopt: 'take a .state/ that came with a copy or a move, or was set aside, as your own',
    repair: 'set damaged records aside and go on before them; nothing is deleted',
    check: 'check a protocol file; exit code 2 and each problem at its line when it can’t be followed',
    initProtocol: 'copy a built-in protocol to protocols/, to edit it',
    persona: 'add a voice to identities.yaml: devil (devil’s advocate) or mediator',
    briefChanges: 'tell what has changed in the file of the brief since the council began',
    prune: 'drop old journal segments that no council needs any more, and what was deleted over 30 days ago',
    help: 'show this help',
    version: 'show the version',
  },
  exits:
    'Exit codes: 0 decided or recommended, 2 wrong input, 3 inconclusive, 4 stopped, 5 over budget, 70 internal, 74 output not written, 130 interrupted, 141 reader gone.',
  refused: {
    unknownOption: (what: string) => `There is no option ${what}.`,
    unknownCommand: (what: string) => `There is no command ${what}.`,
    missingArgument: (what: string) => `${what} is missing.`,
    optionMissingArgument: (what: string) => `${what} needs a value.`,
    excessArguments: (what: string) => `Too many arguments: ${what}. Put a text of several words in quotes.`,
  },
  seeHelp: 'See council --help.',
};

export type HelpWords = typeof en;

const fr: typeof en = {
  about:
    'Réunit plusieurs voix à une table, les fait délibérer sur une question, et vous laisse la décision.',
  titles: {
    'Usage:': 'Usage :',
    'Arguments:': 'Arguments :',
    'Options:': 'Options :',
    'Commands:': 'Commandes :',
    'Global Options:': 'Options générales :',
  },
  examples: 'Exemples :',
  commands: {
    init: 'dresser la table : écrire la famille d’identités dans le dossier',
    table: 'réunir un conseil sur une question et le suivre jusqu’au bout',
    list: 'lister les conseils : à décider, en cours, archivés',
    show: 'afficher la transcription d’un conseil, même archivé',
    watch: 'suivre un conseil pendant qu’il parle',
    inject: 'dire quelque chose à un conseil en cours',
    decide: 'accepter, amender ou rejeter une recommandation, ou demander un tour de plus',
    stop: 'terminer un conseil maintenant ; ce qui a été dit est gardé',
    pause: 'suspendre un conseil ; rien n’est demandé avant la reprise',
    resume: 'continuer un conseil en pause, ou tous, jusqu’au bout',
    doctor: 'examiner le dossier, et le réparer si on le demande',
    protocols: 'lister les protocoles, en montrer un en YAML, ou vérifier un fichier',
    route: 'dire qui mène sur un sujet, et qui prend le relais',
  },
  arguments: {
    question: 'la question, entre guillemets',
    id: 'identifiant du conseil, comme dans list',
    ids: 'identifiant du conseil ; sans lui, tous ceux en pause',
    words: 'ce qu’il faut dire, entre guillemets',
    verdict: 'accept, amend, reject ou another-round',
    show: 'show, pour en afficher un en YAML',
    protocol: 'identifiant du protocole',
    subject: 'le sujet, entre guillemets',
  },
  options: {
    home: 'le dossier du conseil (par défaut : $COUNCIL_HOME, sinon ./council)',
    json: 'écrire un objet JSON au lieu de texte',
    ndjson: 'écrire un objet JSON par événement, à mesure',
    brief: 'un brief écrit d’avance (YAML), au lieu d’une question',
    seats: 'qui est à table, par identifiant : henry,sage,nova',
    mode: 'le protocole à suivre (par défaut : choisi d’après la question ; voir council protocols)',
    backend: 'ce qui répond pour les sièges qui ne nomment rien',
    seed: 'la même graine fait dire la même chose aux voix de répétition',
    maxRounds: '1 recueil, 2 et contradiction, 3 et résolution',
    language: 'langue de la délibération : fr ou en (par défaut : celle de la question)',
    initLanguage: 'langue de la famille : fr ou en',
    decide:
      'décider sans demander : accept, amend, reject, another-round ; ask laisse la décision à une personne',
    text: 'le texte qui va avec la décision',
    pace: 'millisecondes entre les mots des voix de répétition',
    to: 'ne le dire qu’à un siège',
    as: 'la personne qui signe (par défaut : COUNCIL_ME, sinon la seule de identities.yaml)',
    adopt: 'prendre pour vôtre un .state/ venu d’une copie, d’un déplacement, ou mis de côté',
    repair: 'écarter les enregistrements abîmés et continuer avant eux ; rien n’est supprimé',
    check: 'vérifier un fichier de protocole ; code 2 et chaque problème à sa ligne s’il ne peut être suivi',
    initProtocol: 'copier un protocole intégré dans protocols/, pour le modifier',
    persona: 'ajouter une voix à identities.yaml : devil (avocat du diable) ou mediator (médiatrice)',
    briefChanges: 'dire ce qui a changé dans le fichier du brief depuis le début du conseil',
    prune:
      'retirer les anciens segments du journal dont aucun conseil n’a plus besoin, et ce qui fut supprimé il y a plus de 30 jours',
    help: 'afficher cette aide',
    version: 'afficher la version',
  },
  exits:
    'Codes de sortie : 0 décidé ou recommandé, 2 mauvaise saisie, 3 non concluant, 4 arrêté, 5 budget dépassé, 70 interne, 74 sortie non écrite, 130 interrompu, 141 lecteur parti.',
  refused: {
    unknownOption: (what) => `Il n’y a pas d’option ${what}.`,
    unknownCommand: (what) => `Il n’y a pas de commande ${what}.`,
    missingArgument: (what) => `Il manque ${what}.`,
    optionMissingArgument: (what) => `${what} attend une valeur.`,
    excessArguments: (what) =>
      `Trop d’arguments : ${what}. Un texte de plusieurs mots se met entre guillemets.`,
  },
  seeHelp: 'Voir council --help.',
};

export const cliHelp = { en, fr };
