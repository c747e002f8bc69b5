/** The words of the editor that are not in the manifest: trees, status bar, questions, notices. */
import { nnbsp } from '../speak.ts';

const en = {
  locale: 'en-GB',
  groups: { decide: 'Your decision', active: 'Active' },
  phaseOf: (phase: string, answered: number, asked: number) => `${phase}, ${answered} of ${asked}`,
  pausedFor: (reason: string) => `paused: ${reason}`,
  endedOn: (state: string, date: string) => `${state} · ${date}`,
  stopped: 'stopped',
  overBudget: 'over budget',
  rehearsal: 'rehearsal',
  measures: 'Measures',
  you: 'you',
  speaking: 'speaking',
  queued: 'queued',
  protocol: 'Protocol',
  state: 'State',
  convenedOn: (date: string) => `Convened on ${date}`,
  decisionsWait: (n: number) =>
    n === 1 ? '1 council waits for your decision' : `${n} councils wait for your decision`,
  decisionsBar: (n: number) => (n === 1 ? '1 decision' : `${n} decisions`),
  decisionsTip: (n: number): string =>
    n === 1 ? 'A council waits for your decision: open it' : 'Councils wait for your decision: choose one',
  floorTip: 'Has the floor: open the transcript',
  andOthers: (name: string, others: number) => (others ? `${name} + ${others}` : name),
  problemsIn: (file: string, n: number) => (n === 1 ? `${file}: 1 problem` : `${file}: ${n} problems`),
  restrictedNote: 'Restricted mode: you can read and browse. Trust the workspace to convene.',
  ask: {
    title: 'À table',
    prompt: 'What should the council decide?',
    placeholder: 'Should we move session storage from Redis to Postgres before 2.0?',
    tooShort: 'Ask a question in words',
    seatsTitle: (mode: string) => `À table · ${mode}`,
    seatsPlaceholder: 'Who sits at the table? Enter convenes',
    atLeastTwo: 'A council needs at least two seats',
    nobody: 'Nobody sits at the table yet. Who should?',
    family: 'The family',
    familyDetail: 'Papa decides; Maman leads; Henry, Sage, Nova and Blaise deliberate',
    rehearsalTitle: 'À table · rehearsal, no model is asked',
  },
  starting: 'Starting the host…',
  convening: 'Convening the council…',
  noFolder: 'A council keeps its brief and its archive in a folder. Open one first.',
  openFolder: 'Open folder',
  chooseFolder: 'In which folder are the councils kept?',
  homeOutside: (home: string) =>
    `The setting council.home is “${home}”, which leaves the workspace folder. Set it to a folder inside.`,
  homeLinked: (home: string) =>
    `“${home}” is a link that leads out of the workspace folder. Put a folder in its place.`,
  restricted: 'No council in Restricted Mode: trust the workspace to convene.',
  manageTrust: 'Manage trust',
  hostDown: (reason: string) => `The host does not start. ${reason}`,
  hostLate: 'It did not answer within 30 seconds.',
  /** Too much waited for this window, which did not read. */
  letGo:
    'The host had let this window go, because over 8 MB waited unread. It is connected again, and what you see is up to date.',
  hostGone: 'The host went away before it answered. It is started again; nothing that was recorded is lost.',
  /** On a page, over the box that still holds the words. */
  notSent: 'Not sent. Your words are still in the box.',
  hostEnded: (code: string) => `It ended at once (${code}).`,
  tryAgain: 'Try again',
  showLog: 'Show log',
  open: 'Open',
  openLink: (address: string) => `A turn links to ${address}. Open it in the browser?`,
  linkRefused: 'Only https links can be opened from a transcript.',
  copyLink: 'Copy link',
  waitsFor: (question: string) => `The council has a recommendation: ${question}`,
  briefWrong: (n: number) =>
    n === 1
      ? 'The brief has a problem; nothing was started.'
      : `The brief has ${n} problems; nothing was started.`,
  showProblems: 'Show problems',
  notABrief: 'Open a brief first: a YAML file with a type and a question.',
  none: {
    decide: 'No council waits for your decision.',
    running: 'No council is running.',
    paused: 'No council is paused.',
    any: 'No council yet. Run “Council: À table” to hold one.',
    archived: 'No archive yet: it is written when a council reaches its synthesis.',
  },
  /** Beside a question whose answer was typed before and has not arrived. */
  keptWords: 'kept from before',
  pickCouncil: 'Which council?',
  /** The transcript in front can’t be it. */
  pickAnother: 'Not possible for the one in front. Which council?',
  verdicts: {
    accept: 'Accept',
    amend: 'Amend…',
    'another-round': 'Another round',
    reject: 'Reject…',
  },
  verdictHints: {
    accept: 'the recommendation stands as it is',
    amend: 'accept with a change in your words',
    'another-round': 'the seats resolve and synthesize once more',
    reject: 'the recommendation is not followed',
  },
  verdictPrompts: {
    amend: 'What changes in the recommendation?',
    'another-round': 'What should the council look at again? (may be empty)',
    reject: 'Why? (may be empty)',
  },
  decideTitle: 'The council recommends. You decide.',
  inject: {
    prompt: 'Say something to the council…',
    to: 'To whom?',
    everyone: 'Everyone',
    everyoneHint: 'each seat acknowledges it in its next turn',
  },
  missing: (file: string) => `${file} is not there (any more).`,
  noArchive: 'No archive yet: it is written when the council reaches its synthesis.',
};

export type EditorWords = typeof en;

const fr: typeof en = {
  locale: 'fr-FR',
  groups: { decide: 'Votre décision', active: 'En cours' },
  phaseOf: (phase, answered, asked) => `${phase}, ${answered} sur ${asked}`,
  pausedFor: (reason) => `en pause${nnbsp}: ${reason}`,
  endedOn: (state, date) => `${state} · ${date}`,
  stopped: 'arrêté',
  overBudget: 'budget dépassé',
  rehearsal: 'répétition',
  measures: 'Mesures',
  you: 'vous',
  speaking: 'parle',
  queued: 'en file',
  protocol: 'Protocole',
  state: 'État',
  convenedOn: (date) => `Réuni le ${date}`,
  decisionsWait: (n) =>
    n === 1 ? '1 conseil attend votre décision' : `${n} conseils attendent votre décision`,
  decisionsBar: (n) => (n === 1 ? '1 décision' : `${n} décisions`),
  decisionsTip: (n) =>
    n === 1
      ? `Un conseil attend votre décision${nnbsp}: l’ouvrir`
      : `Des conseils attendent votre décision${nnbsp}: en choisir un`,
  floorTip: `A la parole${nnbsp}: ouvrir la transcription`,
  andOthers: (name, others) => (others ? `${name} + ${others}` : name),
  problemsIn: (file, n) => (n === 1 ? `${file}${nnbsp}: 1 problème` : `${file}${nnbsp}: ${n} problèmes`),
  restrictedNote: `Mode restreint${nnbsp}: vous pouvez lire et parcourir. Approuvez l’espace de travail pour réunir un conseil.`,
  ask: {
    title: 'À table',
    prompt: `Que doit décider le conseil${nnbsp}?`,
    placeholder: `Faut-il déplacer les sessions de Redis vers Postgres avant la 2.0${nnbsp}?`,
    tooShort: 'Posez une question avec des mots',
    seatsTitle: (mode) => `À table · ${mode}`,
    seatsPlaceholder: `Qui siège${nnbsp}? Entrée réunit le conseil`,
    atLeastTwo: 'Il faut au moins deux sièges',
    nobody: `Personne à table pour l’instant. Qui doit siéger${nnbsp}?`,
    family: 'La famille',
    familyDetail: `Papa décide${nnbsp}; Maman mène${nnbsp}; Henry, Sage, Nova et Blaise délibèrent`,
    rehearsalTitle: 'À table · répétition, aucun modèle consulté',
  },
  starting: 'Démarrage de l’hôte…',
  convening: 'Réunion du conseil…',
  noFolder: 'Un conseil garde son brief et son archive dans un dossier. Ouvrez-en un d’abord.',
  openFolder: 'Ouvrir un dossier',
  chooseFolder: `Dans quel dossier se tiennent les conseils${nnbsp}?`,
  homeOutside: (home) =>
    `Le réglage council.home vaut «${nnbsp}${home}${nnbsp}», hors du dossier de travail. Indiquez un dossier qui s’y trouve.`,
  homeLinked: (home) =>
    `«${nnbsp}${home}${nnbsp}» est un lien qui sort du dossier de travail. Mettez un dossier à sa place.`,
  restricted: `Pas de conseil en mode restreint${nnbsp}: approuvez l’espace de travail.`,
  manageTrust: 'Gérer l’approbation',
  hostDown: (reason) => `L’hôte ne démarre pas. ${reason}`,
  hostLate: 'Il n’a pas répondu en 30 secondes.',
  letGo:
    'L’hôte avait lâché cette fenêtre, car plus de 8 Mo attendaient d’être lus. Elle est reconnectée, et ce que vous voyez est à jour.',
  hostGone: `L’hôte s’est arrêté avant de répondre. Il redémarre${nnbsp}; rien de ce qui est enregistré n’est perdu.`,
  notSent: 'Rien n’est parti. Vos mots sont encore dans la zone de texte.',
  hostEnded: (code) => `Il s’est arrêté aussitôt (${code}).`,
  tryAgain: 'Réessayer',
  showLog: 'Afficher le journal',
  open: 'Ouvrir',
  openLink: (address) => `Un tour renvoie vers ${address}. L’ouvrir dans le navigateur${nnbsp}?`,
  linkRefused: 'Seuls les liens https peuvent être ouverts depuis une transcription.',
  copyLink: 'Copier le lien',
  waitsFor: (question) => `Le conseil a une recommandation${nnbsp}: ${question}`,
  briefWrong: (n) =>
    n === 1
      ? `Le brief a un problème${nnbsp}; rien n’a été lancé.`
      : `Le brief a ${n} problèmes${nnbsp}; rien n’a été lancé.`,
  showProblems: 'Voir les problèmes',
  notABrief: `Ouvrez d’abord un brief${nnbsp}: un fichier YAML avec un type et une question.`,
  none: {
    decide: 'Aucun conseil n’attend votre décision.',
    running: 'Aucun conseil en cours.',
    paused: 'Aucun conseil en pause.',
    any: `Pas encore de conseil. Lancez «${nnbsp}Conseil: À table${nnbsp}» pour en réunir un.`,
    archived: `Pas encore d’archive${nnbsp}: elle s’écrit à la synthèse d’un conseil.`,
  },
  keptWords: 'gardé d’avant',
  pickCouncil: `Quel conseil${nnbsp}?`,
  pickAnother: `Impossible pour celui qui est affiché. Quel conseil${nnbsp}?`,
  verdicts: {
    accept: 'Accepter',
    amend: 'Amender…',
    'another-round': 'Un tour de plus',
    reject: 'Rejeter…',
  },
  verdictHints: {
    accept: 'la recommandation est prise telle quelle',
    amend: 'accepter avec un changement, dans vos mots',
    'another-round': 'une résolution et une synthèse de plus',
    reject: 'la recommandation n’est pas suivie',
  },
  verdictPrompts: {
    amend: `Qu’est-ce qui change dans la recommandation${nnbsp}?`,
    'another-round': `Que faut-il revoir${nnbsp}? (peut rester vide)`,
    reject: `Pourquoi${nnbsp}? (peut rester vide)`,
  },
  decideTitle: 'Le conseil recommande. Vous décidez.',
  inject: {
    prompt: 'Dire quelque chose au conseil…',
    to: `À qui${nnbsp}?`,
    everyone: 'À tous',
    everyoneHint: 'chacun en tient compte à son prochain tour',
  },
  missing: (file) => `${file} n’est pas (ou plus) là.`,
  noArchive: `Pas encore d’archive${nnbsp}: elle s’écrit à la synthèse du conseil.`,
};

export const editorWords = { en, fr };
