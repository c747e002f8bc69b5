/** The host's refusals, in words: what happened, and what to do. */
import { typeset } from '../typeset.ts';

const en = {
  noSuchCouncil: (id: string) => `There is no council “${id}” in this home. \`council list\` shows them.`,
  /** Its log is there, and is none. */
  unusableLog: (file: string, why: string) =>
    `${file} can’t be taken for the log of a council. ${why} Nothing was changed; take the file from a sound copy, or delete it.`,
  noSuchSeat: (seat: string) => `Nobody called “${seat}” sits at this council.`,
  oneBrief: 'Say one of the three: a question, the path of a brief, or its text.',
  wrongScript: (n: number) =>
    `The script has ${n === 1 ? 'a problem' : `${n} problems`}. Nothing was started.`,
  wrongBrief: (n: number) => `The brief has ${n === 1 ? 'a problem' : `${n} problems`}. Nothing was started.`,
  nobody: 'Nobody sits at the table yet. `council init` lays it with the family template.',
  unknownBackend: (name: string, known: string) => `There is no backend “${name}”. Known here: ${known}.`,
  decided: (verdict: string, by: string) => `This council is already decided: ${verdict} by ${by}.`,
  notWaiting: (status: string) => `This council does not wait for a decision: it is ${status}.`,
  noOtherRound: (protocol: string) =>
    `The protocol ${protocol} says no phase for another round: mark one of its phases with again: true.`,
  over: (status: string) => `This council is over: ${status}.`,
  notPaused: 'This council is not paused.',
  notSpeaking: (name: string) => `${name} is not being asked now.`,
  notAPerson: (seat: string) =>
    `“${seat}” is not a person at this table: only a person’s seat can be answered for.`,
  badMessage: (method: string, problem: string) => `${method}: ${problem}`,
  unknownMethod: (method: string) => `This host knows no message “${method}”. Are both of the same version?`,
  /** To something that is neither a request nor an answer. */
  noMessage: 'This is no message that a host can read.',
  notStored: (why: string) => `Nothing more is accepted until it can be stored: ${why}`,
  cannotGoOn: (why: string) => `This host can’t go on and ends. Nothing that was recorded is lost. ${why}`,
  filesFailed:
    'What writes the files for people failed and is started again. Nothing is lost: the journal has everything. Details are in the log.',
  /** A path of the home is a link, or no plain file. */
  notAllWritten: (id: string, why: string) => `The files of council ${id} could not all be written. ${why}`,
  /** A fault of ours, not of the disk. */
  notWritten: (id: string, why: string) =>
    `The files of council ${id} could not be made: ${why}. This is a fault of À table, not of the disk; everything said is kept in the journal.`,
  /** Of the start of a host: what the one before had begun, what is owed, the files of people. */
  notOpened: {
    begun: (why: string) =>
      `What the last host had begun could not be finished; it is tried again at the next start (${why}).`,
    owed: (why: string) =>
      `What was under way could not be taken up again; everything else works here (${why}). Pause and resume a council to go on with it.`,
    files: (why: string) =>
      `The files of this home could not be looked at; what was in force stays so (${why}).`,
  },
  storedAgain: 'Storing works again; the councils go on.',
  taken: (pid: number | undefined) =>
    `Another host${pid === undefined ? '' : ` (process ${pid})`} holds this home.`,
  closing: 'This host is about to stop and has done nothing of this. Try again.',
};

const fr: typeof en = {
  noSuchCouncil: (id) => `Aucun conseil « ${id} » ici. \`council list\` les montre.`,
  unusableLog: (file, why) =>
    `${file} ne peut pas servir de journal d’un conseil. ${why} Rien n’a changé ; reprenez le fichier d’une copie saine, ou supprimez-le.`,
  noSuchSeat: (seat) => `Personne du nom de « ${seat} » ne siège à ce conseil.`,
  oneBrief: 'Donner l’un des trois : une question, le chemin d’un brief, ou son texte.',
  wrongScript: (n) => `Le scénario a ${n === 1 ? 'un problème' : `${n} problèmes`}. Rien n’a commencé.`,
  wrongBrief: (n) => `Le brief a ${n === 1 ? 'un problème' : `${n} problèmes`}. Rien n’a commencé.`,
  nobody: 'Personne à table pour l’instant. `council init` met le couvert avec le modèle de la famille.',
  unknownBackend: (name, known) => `Aucun backend « ${name} ». Connus ici : ${known}.`,
  decided: (verdict, by) => `Ce conseil est déjà décidé : recommandation ${verdict} par ${by}.`,
  notWaiting: (status) => `Ce conseil n’attend pas de décision : il est ${status}.`,
  noOtherRound: (protocol) =>
    `Le protocole ${protocol} ne dit aucune phase pour un autre tour : marquez l’une de ses phases avec again: true.`,
  over: (status) => `Ce conseil est terminé : ${status}.`,
  notPaused: 'Ce conseil n’est pas en pause.',
  notSpeaking: (name) => `${name} n’a pas la parole en ce moment.`,
  notAPerson: (seat) =>
    `« ${seat} » n’est pas une personne à cette table : on ne répond que pour une personne.`,
  badMessage: (method, problem) => `${method} : ${problem}`,
  unknownMethod: (method) => `Cet hôte ne connaît pas « ${method} ». Les deux ont-ils la même version ?`,
  noMessage: 'Ce n’est pas un message qu’un hôte puisse lire.',
  notStored: (why) => `Rien n’est plus accepté tant que l’écriture échoue : ${why}`,
  cannotGoOn: (why) =>
    `Cet hôte ne peut pas continuer et s’arrête. Rien de ce qui est enregistré n’est perdu. ${why}`,
  filesFailed:
    'Ce qui écrit les fichiers pour les personnes a échoué et redémarre. Rien n’est perdu : le journal a tout. Les détails sont dans le log.',
  notAllWritten: (id, why) => `Les fichiers du conseil ${id} n’ont pas tous pu être écrits. ${why}`,
  notWritten: (id, why) =>
    `Les fichiers du conseil ${id} n’ont pas pu être faits : ${why}. C’est un défaut d’À table, pas du disque ; tout ce qui a été dit est gardé dans le journal.`,
  notOpened: {
    begun: (why) =>
      `Ce que l’hôte précédent avait commencé n’a pas pu être terminé ; on réessaiera au prochain démarrage (${why}).`,
    owed: (why) =>
      `Ce qui était en cours n’a pas pu être repris ; tout le reste fonctionne ici (${why}). Mettez un conseil en pause puis reprenez-le pour continuer.`,
    files: (why) =>
      `Les fichiers de ce dossier n’ont pas pu être lus ; ce qui était en vigueur le reste (${why}).`,
  },
  storedAgain: 'L’écriture fonctionne de nouveau ; les conseils continuent.',
  taken: (pid) => `Un autre hôte${pid === undefined ? '' : ` (processus ${pid})`} tient ce dossier.`,
  closing: 'Cet hôte va s’arrêter et n’en a rien fait. Réessayez.',
};

export const refusalWords = { en, fr: typeset(fr) };
