/** What the editor asks and says when a council is looked at again: fork, compare, export, prompt, follow-up, metrics. */
import { typeset } from '../typeset.ts';

const en = {
  /** What a turn's buttons say. */
  forkButton: 'Fork from here…',
  promptButton: 'Show prompt',
  whichTurn: { fork: 'Fork from which turn?', prompt: 'The prompt of which turn?' },
  nobodySpoke: 'Nobody has spoken in this council yet.',
  whatChanges: 'What is other from this turn on?',
  /** What can be other in a fork; the detail says what it does. */
  change: {
    nothing: (name: string) => `Nothing: ${name} answers anew`,
    model: (name: string) => `Another model for ${name}…`,
    persona: (name: string) => `Another persona for ${name}…`,
    brief: (_name: string) => 'A line of the brief…',
    seat: (_name: string) => 'Another seat’s model…',
  },
  changeDetail: {
    nothing: 'what came before is taken over as it was; nobody is asked for it again',
    model: 'from this turn on another model answers for this seat',
    persona: 'from this turn on this seat is someone else',
    brief: 'a constraint, a format, a limit; everyone in this phase is asked again',
    seat: 'choose the seat, then what answers for it',
  },
  whichSeat: 'Which seat is other?',
  persona: (name: string) => `Who is ${name} from here on? In a sentence or two`,
  briefLine: 'The line as it would stand in the brief',
  briefLineExample: 'constraints: no new service',
  briefLineWrong: 'A field and its value, such as “constraints: no new service”',
  forking: 'Forking the council…',
  compareButton: 'Compare',
  compareWith: 'Compare with which council?',
  origin: 'the one it was forked from',
  aFork: 'a fork of it',
  /** The name of a fork beside the council it came from. */
  fork: (n: number) => (n === 1 ? 'fork' : `fork ${n}`),
  onlyOne: 'There is only one council. Fork it, or hold another, to compare the two.',
  /** The title of the diff: both names, then where they part. */
  diff: (a: string, b: string, parts: string) => `${a} ↔ ${b}: ${parts}`,
  same: 'the same throughout',
  exportAs: 'Export as',
  formats: {
    md: { label: 'Markdown', detail: 'the archive, to read anywhere' },
    json: { label: 'JSON', detail: 'the structured log, every turn and figure' },
    html: { label: 'HTML', detail: 'one page that opens in a browser and asks nothing of the network' },
  },
  exported: (file: string) => `Written: ${file}`,
  openIt: 'Open',
  promptTitle: (name: string, phase: string) => `${name} · ${phase} · prompt`,
  followTitle: 'Ask a follow-up',
  followPrompt: (question: string) => `A new council takes this one as its context: ${question}`,
  following: 'Convening the council…',
  metric: {
    turns: (n: number) => (n === 1 ? '1 turn' : `${n} turns`),
    shareOf: (percent: string) => `${percent} of the words`,
    councils: (n: number) => (n === 1 ? '1 council' : `${n} councils`),
  },
};

const fr: typeof en = {
  forkButton: 'Repartir d’ici…',
  promptButton: 'Voir la demande',
  whichTurn: { fork: 'Repartir de quel tour ?', prompt: 'La demande de quel tour ?' },
  nobodySpoke: 'Personne n’a encore parlé dans ce conseil.',
  whatChanges: 'Qu’est-ce qui change à partir de ce tour ?',
  change: {
    nothing: (name) => `Rien : ${name} répond à nouveau`,
    model: (name) => `Un autre modèle pour ${name}…`,
    persona: (name) => `Une autre persona pour ${name}…`,
    brief: () => 'Une ligne du brief…',
    seat: () => 'Le modèle d’un autre siège…',
  },
  changeDetail: {
    nothing: 'ce qui précède est repris tel quel ; on ne le redemande à personne',
    model: 'à partir de ce tour un autre modèle répond pour ce siège',
    persona: 'à partir de ce tour ce siège est quelqu’un d’autre',
    brief: 'une contrainte, un format, une limite ; toute la phase est redemandée',
    seat: 'choisir le siège, puis ce qui répond pour lui',
  },
  whichSeat: 'Quel siège change ?',
  persona: (name) => `Qui est ${name} à partir d’ici ? En une phrase ou deux`,
  briefLine: 'La ligne comme elle serait dans le brief',
  briefLineExample: 'constraints: pas de nouveau service',
  briefLineWrong: 'Un champ et sa valeur, comme « constraints: pas de nouveau service »',
  forking: 'Le conseil repart…',
  compareButton: 'Comparer',
  compareWith: 'Comparer avec quel conseil ?',
  origin: 'celui dont il est la copie',
  aFork: 'une copie de celui-ci',
  fork: (n) => (n === 1 ? 'copie' : `copie ${n}`),
  onlyOne: 'Il n’y a qu’un conseil. En faire une copie, ou en tenir un autre, pour comparer les deux.',
  diff: (a, b, parts) => `${a} ↔ ${b} : ${parts}`,
  same: 'identiques d’un bout à l’autre',
  exportAs: 'Exporter en',
  formats: {
    md: { label: 'Markdown', detail: 'l’archive, lisible partout' },
    json: { label: 'JSON', detail: 'le journal structuré, chaque tour et chaque chiffre' },
    html: { label: 'HTML', detail: 'une page qui s’ouvre dans un navigateur et ne demande rien au réseau' },
  },
  exported: (file) => `Écrit : ${file}`,
  openIt: 'Ouvrir',
  promptTitle: (name, phase) => `${name} · ${phase} · demande`,
  followTitle: 'Poser une question de suite',
  followPrompt: (question) => `Un nouveau conseil prend celui-ci pour contexte : ${question}`,
  following: 'Le conseil se réunit…',
  metric: {
    turns: (n) => (n > 1 ? `${n} tours` : `${n} tour`),
    shareOf: (percent) => `${percent} des mots`,
    councils: (n) => (n > 1 ? `${n} conseils` : `${n} conseil`),
  },
};

export const editorAgain = { en, fr: typeset(fr) };
