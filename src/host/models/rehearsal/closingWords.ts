/** What the last word of a council says where it is not about a debate: a round table, a decision, a document, a review. */
import type { Language } from '../../../core/ids.ts';

type Lines = readonly [string, string, ...string[]];

interface ClosingWords {
  /** Round table: how long it took, and whether it came together. {rounds} is a number in words. */
  together: Lines;
  nearly: Lines;
  apart: Lines;
  /** Analysis: {scores} is the list of options with their medians. */
  scores: Lines;
  score: string;
  /** A document: {title} in quotation marks, {doc} with its article. */
  ship: string;
  mended: Lines;
  untouched: Lines;
  passed: Lines;
  warned: Lines;
  held: Lines;
  unjudged: Lines;
  shipped: Lines;
  kept: Lines;
  quiet: Lines;
  risk: Lines;
  open: Lines;
  /** A review. */
  accepted: Lines;
  reserved: Lines;
  refused: Lines;
  answered: Lines;
  /** The gate sent this last word itself back. */
  gated: Lines;
  rounds: readonly string[];
}

export const closingWords: Record<Language, ClosingWords> = {
  en: {
    together: [
      'It took {rounds} of turns, and the vote confirms what the last one had shown.',
      'They came together in {rounds}; nobody had to be outvoted.',
    ],
    nearly: [
      'After {rounds} nobody is against it, and not everybody is quite for it.',
      '{Rounds} brought the table within a step of one answer, and the last step is a matter of degree.',
    ],
    apart: [
      'After {rounds} and a vote there is a majority and there is a minority, and neither is a misunderstanding.',
      '{Rounds} did not bring everyone together; what follows is the answer of the greater part.',
    ],
    scores: ['By the median of all scores: {scores}.', 'The matrices, merged, give {scores}.'],
    score: '{option} {score}',
    ship: 'ship {doc}',
    mended: [
      'What the reviewers asked for is in the text, under “What changed”, where each of them can check it.',
      'The objections have become lines of {title}; nobody has to take my word for it.',
    ],
    untouched: [
      'The reviewers let {title} pass without asking for a rewrite.',
      'Nothing had to be rewritten after the review, which is rarer than it sounds.',
    ],
    passed: ['The gate found nothing to hold.', 'All six points of the gate are green.'],
    warned: [
      'The gate let it pass with a risk in writing, which stands below.',
      'It passed the gate with open eyes; what was seen is listed under the risks.',
    ],
    held: [
      'The gate was not satisfied, and it has been asked as often as it may be.',
      'The gate still says no, and there is no further turn to ask for.',
    ],
    unjudged: [
      'Nobody judged it at a gate; it goes out on the word of its readers.',
      'No gate has seen it, and it should be read with that in mind.',
    ],
    shipped: [
      'I recommend to ship {title} as it stands, and to {act} from it.',
      'Ship {title}. It says enough to {act} without asking its author again.',
    ],
    kept: [
      'I recommend to keep {title} as a draft with its open issues named, and not to {act} from it yet: {issue}.',
      'Do not ship {title} yet. One thing has to be mended first, {issue}, and everything else can wait for it.',
    ],
    quiet: [
      'Nothing was marked at the gate; how {key} behaves in other hands is the risk that no reading removes.',
      'No risk was written down by anyone, which is itself worth remembering when {key} is in use.',
    ],
    risk: [
      '{issue}. Accepted, and {owner} keeps an eye on it.',
      'Accepted as it is written at the gate: {issue}. It belongs to {owner}.',
    ],
    open: ['Still open: {issue}.', 'Not mended, and therefore named here: {issue}.'],
    accepted: [
      'Verdict: {act}. The reviewers have no reservation left that would change a line.',
      'My verdict is to {act}, with the remarks kept for whoever touches it next.',
    ],
    reserved: [
      'Verdict: {act}, once the reservations below have been closed, and without another full review.',
      'My verdict is to {act} with a note attached; the note is short and each line of it has an author.',
    ],
    refused: [
      'Verdict: do not {act} yet. What blocks it is named below, at its place.',
      'My verdict is not yet. To {act} now would take over an issue that somebody has already seen.',
    ],
    answered: [
      'Every blocking issue got an answer from the author, in its order.',
      'The author answered point by point, so that what is left open was left open on purpose.',
    ],
    gated: [
      'The gate sent this back over {issue}; it is answered above, and in the name of whoever acts on it.',
      'A first version lacked something, {issue}, and this one was written again for that reason.',
    ],
    rounds: [
      'one round',
      'two rounds',
      'three rounds',
      'four rounds',
      'five rounds',
      'six rounds',
      'seven rounds',
    ],
  },
  fr: {
    together: [
      'Il a fallu {rounds} de parole, et le vote confirme ce que le dernier avait montré.',
      'La table s’est retrouvée en {rounds} ; personne n’a eu à être mis en minorité.',
    ],
    nearly: [
      'Après {rounds}, nul n’est contre, et tous ne sont pas tout à fait pour.',
      '{Rounds} ont amené la table à un pas d’une seule réponse, et ce dernier pas est une question de degré.',
    ],
    apart: [
      'Après {rounds} et un vote, il y a une majorité et une minorité, et ni l’une ni l’autre n’est un malentendu.',
      '{Rounds} n’ont pas réuni tout le monde ; ce qui suit est la réponse du plus grand nombre.',
    ],
    scores: ['Par la médiane de toutes les notes : {scores}.', 'Les matrices réunies donnent {scores}.'],
    score: '{option} {score}',
    ship: 'livrer {doc}',
    mended: [
      'Ce que demandaient les relectures est dans le texte, sous « Ce qui a changé », où chacun peut le vérifier.',
      'Les objections sont devenues des lignes {de title} ; nul n’a à me croire sur parole.',
    ],
    untouched: [
      'Les relectures ont laissé passer {title} sans rien faire récrire.',
      'Rien n’a dû être récrit après la relecture, ce qui est plus rare qu’il n’y paraît.',
    ],
    passed: ['Le QA Gate n’a rien trouvé à retenir.', 'Les six points du QA Gate sont au vert.'],
    warned: [
      'Le QA Gate a laissé passer avec un risque par écrit, repris plus bas.',
      'C’est passé les yeux ouverts ; ce qui a été vu figure parmi les risques.',
    ],
    held: [
      'Le QA Gate reste insatisfait, et on l’a consulté autant de fois qu’il se peut.',
      'Le QA Gate dit toujours non, et il n’y a plus de tour à demander.',
    ],
    unjudged: [
      'Aucun QA Gate ne l’a jugé ; cela sort sur la foi des relectures.',
      'Nul ne l’a jugé au QA Gate, et il faut le lire en le sachant.',
    ],
    shipped: [
      'Je recommande de livrer {title} sans retouche, et de s’en servir pour {act}.',
      'Livrer {title}. On y trouve de quoi {act} sans rien redemander à l’auteur.',
    ],
    kept: [
      'Je recommande de garder {title} à l’état de projet, ses points ouverts nommés, et de ne pas encore s’en servir pour {act} : {issue}.',
      'Ne pas livrer {title} pour l’instant. Une chose est à reprendre d’abord, {issue}, et le reste peut attendre.',
    ],
    quiet: [
      'Rien n’a été marqué au QA Gate ; ce {que key} deviendra en d’autres mains est le risque qu’aucune lecture n’ôte.',
      'Personne n’a écrit de risque, et cela même est à garder en mémoire lorsque l’on se servira {de key}.',
    ],
    risk: [
      '{issue}. Accepté, sous le regard {de owner}.',
      'Accepté dans les mots du QA Gate : {issue}. C’est {owner} qui le porte.',
    ],
    open: ['Toujours ouvert : {issue}.', 'Non repris, et donc nommé ici : {issue}.'],
    accepted: [
      'Verdict : {act}. Il ne reste aux relectures aucune réserve qui changerait une ligne.',
      'Mon verdict est {de act}, les remarques gardées pour la prochaine main.',
    ],
    reserved: [
      'Verdict : {act}, une fois closes les réserves plus bas, et sans nouvelle relecture complète.',
      'Mon verdict est {de act} avec une note jointe ; elle est courte, et chaque ligne en est signée.',
    ],
    refused: [
      'Verdict : ne pas {act} pour l’instant. Ce qui bloque est nommé plus bas, à sa place.',
      'Mon verdict est : pas encore. {Act} aujourd’hui, ce serait reprendre à son compte un défaut que quelqu’un a déjà vu.',
    ],
    answered: [
      'Chaque point bloquant a reçu une réponse de l’auteur, dans l’ordre.',
      'L’auteur a répondu point par point ; ce qui reste ouvert l’est exprès.',
    ],
    gated: [
      'Le QA Gate avait renvoyé ceci pour {issue} ; on y répond plus haut, au nom de qui s’en chargera.',
      'Il manquait quelque chose à la première version, {issue}, et celle-ci est récrite pour cette raison.',
    ],
    rounds: ['un tour', 'deux tours', 'trois tours', 'quatre tours', 'cinq tours', 'six tours', 'sept tours'],
  },
};
