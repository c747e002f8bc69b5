/** What `council --help` says of the commands that look at a council again. The examples are typed as they stand. */

const en = {
  commands: {
    'ask-again': 'ask a seat once more for a turn; both answers are kept',
    replay: 'show an ended council again, turn by turn; no model is asked',
    fork: 'go on from a turn with another seat, model or line of the brief; the original stays as it is',
    compare: 'two councils side by side: where they part, votes, recommendations, figures',
    export: 'a council as Markdown, JSON or one HTML file that needs nothing else',
    stats: 'the figures of all ended councils, by protocol and by seat',
    rate: 'say how good a synthesis was, from 1 to 5',
    follow: 'ask a follow-up: a new council with this one as its context',
    prompt: 'print the exact words with which a seat was asked',
  },
  arguments: {
    id: 'the id of a council, as list shows it',
    other: 'the id of another',
    rating: 'a whole number from 1 to 5',
    question: 'the question, in quotes',
    turn: 'a turn: its number as show prints it, run/seat, or PHASE/seat',
  },
  options: {
    at: 'the turn from which it goes on: its number as show prints it, run/seat, or PHASE/seat',
    askAt:
      'the turn: its number as show prints it, run/seat, PHASE, or PHASE/seat (default: the seat’s last)',
    askSeat: 'whom to ask again (default: the seat of the turn)',
    note: 'what you add to the question, such as "be more concrete"',
    seat: 'who is other (default: the seat of the turn)',
    model: 'another model for that seat',
    backend: 'another backend for that seat',
    persona: 'another persona for that seat',
    briefLine: 'a line of the brief to add or change, such as "constraints: no new service"; may be repeated',
    pace: 'milliseconds for each word (0: all at once)',
    md: 'Markdown: the archive (the default)',
    jsonLog: 'JSON: the structured log',
    html: 'one HTML file that loads nothing and runs nothing',
    out: 'the file to write (default: standard output)',
    since: 'only councils since this day, as 2026-02-14',
  },
};

const fr: typeof en = {
  commands: {
    'ask-again': 'reposer la question à un siège ; les deux réponses sont conservées',
    replay: 'revoir un conseil terminé, tour par tour ; aucun modèle n’est consulté',
    fork: 'repartir d’un tour avec un autre siège, modèle ou ligne du brief ; l’original reste tel quel',
    compare: 'deux conseils côte à côte : où ils se séparent, votes, recommandations, chiffres',
    export: 'un conseil en Markdown, en JSON ou en un fichier HTML qui se suffit à lui-même',
    stats: 'les chiffres de tous les conseils terminés, par protocole et par siège',
    rate: 'noter une synthèse, de 1 à 5',
    follow: 'poser une question de suivi : un nouveau conseil avec celui-ci pour contexte',
    prompt: 'afficher les mots exacts de la demande faite à un siège',
  },
  arguments: {
    id: 'l’identifiant d’un conseil, comme list l’affiche',
    other: 'l’identifiant d’un autre',
    rating: 'un nombre entier de 1 à 5',
    question: 'la question, entre guillemets',
    turn: 'un tour : son numéro comme show l’affiche, phase/siège ou PHASE/siège',
  },
  options: {
    at: 'le tour d’où repartir : son numéro comme show l’affiche, phase/siège ou PHASE/siège',
    askAt:
      'le tour : son numéro comme show l’affiche, phase/siège, PHASE ou PHASE/siège (par défaut : le dernier du siège)',
    askSeat: 'à qui reposer la question (par défaut : le siège de ce tour)',
    note: 'ce que vous ajoutez à la question, par exemple "sois plus concret"',
    seat: 'qui change (par défaut : le siège de ce tour)',
    model: 'un autre modèle pour ce siège',
    backend: 'un autre backend pour ce siège',
    persona: 'une autre persona pour ce siège',
    briefLine:
      'une ligne du brief à ajouter ou changer, par exemple "constraints: pas de nouveau service" ; répétable',
    pace: 'millisecondes par mot (0 : tout d’un coup)',
    md: 'Markdown : l’archive (par défaut)',
    jsonLog: 'JSON : le journal structuré',
    html: 'un seul fichier HTML, qui ne charge rien et n’exécute rien',
    out: 'le fichier à écrire (par défaut : la sortie standard)',
    since: 'seulement les conseils depuis ce jour, comme 2026-02-14',
  },
};

export const againHelp = { en, fr };
