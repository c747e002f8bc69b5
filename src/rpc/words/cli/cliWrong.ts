/** What the command line refuses, in words: what is wrong, and what to type instead. */

const en = {
  dash: (what: 'id' | 'seat' | 'path', value: string) =>
    `“${value}” is no ${{ id: 'id of a council', seat: 'seat', path: 'path' }[what]}: it begins with “-”. If an option was meant, the value before it is missing.`,
  noWords: 'What should be said? Write it in quotes: council inject ID "An hour is fine"',
  tooLong: (letters: number) =>
    `That is too long: at most ${letters} letters. Put what the seats should read into the context of a brief (--brief).`,
  noQuestion: 'What is the question? Write it in quotes, council table "Should we …?", or give --brief FILE.',
  questionAndBrief:
    'A question and --brief were both given. The brief holds its own question: give one of them.',
  noSuchFile: (path: string) =>
    `There is no file ${path}. Check the path, or write the question in quotes instead.`,
  noHome: (home: string) =>
    `There is no council in ${home}. Choose another folder with --home, lay one with council init, or begin with council table "your question".`,
  homeLeadsOut: (home: string) =>
    `${home} is a link that leads out of this folder. If it is yours, name the home it leads to with --home.`,
  notAFolder: (home: string) =>
    `${home} is a file, not a folder. Give the council's home folder with --home.`,
  notANumber: (option: string, value: string) => `${option} takes a whole number, not “${value}”.`,
  outOfRange: (option: string, value: number, least: number, most: number | undefined) =>
    `${option} is ${most === undefined ? `${least} or more` : `at least ${least} and at most ${most}`}, not ${value}.`,
  oneOf: (option: string, value: string, allowed: string) =>
    `${option} can't be “${value}”. It is one of: ${allowed}.`,
  briefDecides:
    'The brief says how, with whom and for how many rounds: --mode, --seats and --max-rounds go with a question.',
  brokenFile: (count: number) =>
    `identities.yaml has ${count === 1 ? 'a problem' : `${count} problems`}, so nobody can be seated. Nothing was started.`,
  tooFewSeats: 'A council needs at least two seats: --seats henry,sage,nova',
  jsonAndNdjson: '--json prints one object at the end, --ndjson one for each event: give one of them.',
  amendNeedsText: 'An amendment needs its text: --text "the decision as it should read"',
  textWithoutDecide: '--text goes with --decide: say which decision the text belongs to.',
  whichCouncil: 'Which council? Give its id. Those that can be followed:',
  inBrief: (count: number) =>
    `The brief has ${count === 1 ? 'a problem' : `${count} problems`}. Nothing was started.`,
  internal: (message: string, log: string) =>
    `Something went wrong inside: ${message}. What was said so far is kept; the log is ${log}`,
  hostStuck: (pid: number | undefined) =>
    `The host of this home${pid === undefined ? '' : ` (pid ${pid})`} holds it and does not answer. End it${pid === undefined ? '' : ` (\`kill ${pid}\`)`}, then try again: nothing that was recorded is lost.`,
  readerGone: 'Whoever read this output is gone: nothing more is asked for it.',
  unwritten: (why: string) => `The output can’t be written: ${why}. What was recorded is kept.`,
  hostGone:
    'The host went away before it answered: whether this was still done is not known. Look with council show, then try again.',
  hostBusy: 'Another process holds this home and does not answer. Try again, or look with council doctor.',
};

const fr: typeof en = {
  dash: (what, value) =>
    `« ${value} » n’est pas ${{ id: 'un identifiant de conseil', seat: 'un siège', path: 'un chemin' }[what]} : cela commence par « - ». S’il s’agit d’une option, la valeur qui la précède manque.`,
  noWords: 'Que faut-il dire ? Écrivez-le entre guillemets : council inject ID "Une heure suffit"',
  tooLong: (letters) =>
    `C’est trop long : ${letters} lettres au plus. Mettez ce que les sièges doivent lire dans le contexte d’un brief (--brief).`,
  noQuestion:
    'Quelle est la question ? Écrivez-la entre guillemets, council table "Faut-il … ?", ou donnez --brief FICHIER.',
  questionAndBrief:
    'Une question et --brief sont donnés tous les deux. Le brief contient sa propre question : donnez l’un ou l’autre.',
  noSuchFile: (path) =>
    `Il n’y a pas de fichier ${path}. Vérifiez le chemin, ou écrivez la question entre guillemets.`,
  noHome: (home) =>
    `Il n’y a pas de conseil dans ${home}. Choisissez un autre dossier avec --home, dressez la table avec council init, ou commencez par council table "votre question".`,
  homeLeadsOut: (home) =>
    `${home} est un lien qui mène hors de ce dossier. S’il est à vous, nommez le dossier où il mène avec --home.`,
  notAFolder: (home) => `${home} est un fichier, pas un dossier. Donnez le dossier du conseil avec --home.`,
  notANumber: (option, value) => `${option} attend un nombre entier, pas « ${value} ».`,
  outOfRange: (option, value, least, most) =>
    `${option} vaut ${most === undefined ? `${least} ou plus` : `au moins ${least} et au plus ${most}`}, pas ${value}.`,
  oneOf: (option, value, allowed) => `${option} ne peut pas être « ${value} ». Possibles : ${allowed}.`,
  briefDecides:
    'Le brief dit comment, avec qui et pour combien de tours : --mode, --seats et --max-rounds vont avec une question.',
  brokenFile: (count) =>
    `identities.yaml a ${count === 1 ? 'un problème' : `${count} problèmes`} : personne ne peut siéger. Rien n’a commencé.`,
  tooFewSeats: 'Un conseil a besoin d’au moins deux sièges : --seats henry,sage,nova',
  jsonAndNdjson: '--json donne un objet à la fin, --ndjson un objet par événement : donnez l’un ou l’autre.',
  amendNeedsText: 'Un amendement a besoin de son texte : --text "la décision telle qu’elle doit se lire"',
  textWithoutDecide: '--text va avec --decide : dites à quelle décision ce texte appartient.',
  whichCouncil: 'Quel conseil ? Donnez son identifiant. Ceux qui peuvent être suivis :',
  inBrief: (count) => `Le brief a ${count === 1 ? 'un problème' : `${count} problèmes`}. Rien n’a commencé.`,
  internal: (message, log) =>
    `Quelque chose a échoué à l’intérieur : ${message}. Ce qui a été dit est gardé ; le journal est ${log}`,
  hostStuck: (pid) =>
    `L’hôte de ce dossier${pid === undefined ? '' : ` (pid ${pid})`} le tient et ne répond pas. Arrêtez-le${pid === undefined ? '' : ` (\`kill ${pid}\`)`}, puis réessayez : rien de ce qui est consigné n’est perdu.`,
  readerGone: 'Plus personne ne lit cette sortie : rien de plus n’est demandé pour elle.',
  unwritten: (why) => `La sortie ne peut pas être écrite : ${why}. Ce qui est consigné est gardé.`,
  hostGone:
    'L’hôte a disparu avant de répondre : on ne sait pas si cela a encore été fait. Regardez avec council show, puis réessayez.',
  hostBusy:
    'Un autre processus tient ce dossier et ne répond pas. Réessayez, ou regardez avec council doctor.',
};

export const cliWrong = { en, fr };
