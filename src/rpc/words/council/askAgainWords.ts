/** The words around a seat that is asked again: why it can't be, which answer counts, and what to do when another should. */
import { typeset } from '../typeset.ts';

const english = { tokens: 'tokens', cost: 'cost', time: 'minutes' };
const french = { tokens: 'jetons', cost: 'coût', time: 'minutes' };

const askAgainRefusalsEn = {
  which: 'Say whom to ask again: a seat, or a turn.',
  paused: 'This council is paused: nobody is asked. Resume it, then ask again.',
  beingAsked: (name: string) => `${name} is being asked again already. Wait for that answer, or skip it.`,
  inFile: (name: string) =>
    `${name} answers in the shared file, which has one place for each turn. Fork the council there instead.`,
  ownBudget: (name: string) =>
    `${name} has used up its budget in this council (\`budget\` in identities.yaml). Raise it there; it counts from the next council on.`,
  notYet: (name: string) => `${name} has not answered here yet: there is nothing to ask again.`,
  noRoom: (name: string, limit: 'tokens' | 'cost' | 'time', at: number, isOver: boolean) =>
    `Asking ${name} again would pass the limit of this council (${english[limit]}: ${at}). ${isOver ? 'Fork it, with a higher budget in its brief.' : 'Raise the limit, then ask again.'}`,
};

const askAgainRefusalsFr: typeof askAgainRefusalsEn = {
  which: 'Dire à qui reposer la question : un siège, ou un tour.',
  paused: 'Ce conseil est en pause : on n’interroge personne. Le reprendre, puis redemander.',
  beingAsked: (name) => `La question est déjà reposée à ${name}. Attendre cette réponse, ou passer son tour.`,
  inFile: (name) =>
    `${name} répond dans le fichier partagé, qui n’a qu’une place par tour. Faire plutôt une copie du conseil à partir de là.`,
  ownBudget: (name) =>
    `${name} a épuisé son budget dans ce conseil (\`budget\` dans identities.yaml). Le relever là ; cela vaut à partir du prochain conseil.`,
  notYet: (name) => `${name} n’a pas encore répondu ici : il n’y a rien à redemander.`,
  noRoom: (name, limit, at, isOver) =>
    `Redemander à ${name} dépasserait la limite de ce conseil (${french[limit]} : ${at}). ${isOver ? 'En faire une copie, avec un budget plus haut dans son brief.' : 'Relever la limite, puis redemander.'}`,
};

export const askAgainRefusals = { en: askAgainRefusalsEn, fr: typeset(askAgainRefusalsFr) };

const answerWordsEn = {
  /** The answer that is shown was asked for again. */
  askedBy: (by: string) => `Asked again by ${by}`,
  /** Over the answer that it replaced. */
  earlier: 'Earlier answer, replaced',
  /** Over an answer that came once the phase had closed. */
  beside: 'Asked again, does not count',
  /** Why it does not count, and what to do for it to count. */
  fork: 'Others had built on the first answer. To let this one count, fork the council at this turn.',
  waiting: (name: string) => `${name} is asked again…`,
  /** Its answer will take the place of the one that stands there. */
  willCount: 'The new answer takes the place of this one, which is kept.',
  /** Its phase has closed: the new answer will stand beside the first. */
  wontCount: 'The phase has closed: the new answer is kept beside this one and does not count.',
  button: 'Ask again',
  title: 'Ask again',
  optional: 'What do you add to the question? Leave it empty to ask as before.',
  placeholder: 'Be more concrete',
  nobody: 'Nobody can be asked again here now: nobody has answered yet, or the council is paused.',
  noAnswer: (name: string) => `${name} was asked again and did not answer.`,
  /** Of a command line that names nobody. */
  which: 'Say whom to ask again: --seat sage, or --at 6.',
};

const answerWordsFr: typeof answerWordsEn = {
  askedBy: (by) => `Question reposée par ${by}`,
  earlier: 'Réponse précédente, remplacée',
  beside: 'Question reposée, ne compte pas',
  fork: 'Les autres s’étaient appuyés sur la première réponse. Pour que celle-ci compte, faire une copie du conseil à partir de ce tour.',
  waiting: (name) => `La question est reposée à ${name}…`,
  willCount: 'La nouvelle réponse prend la place de celle-ci, qui est conservée.',
  wontCount: 'La phase est close : la nouvelle réponse est conservée à côté de celle-ci et ne compte pas.',
  button: 'Reposer la question',
  title: 'Reposer la question',
  optional: 'Qu’ajoutez-vous à la question ? Laisser vide pour la reposer telle quelle.',
  placeholder: 'Sois plus concret',
  nobody:
    'La question ne peut être reposée à personne ici : nul n’a encore répondu, ou le conseil est en pause.',
  noAnswer: (name) => `La question a été reposée à ${name}, sans réponse.`,
  which: 'Dire à qui reposer la question : --seat sage, ou --at 6.',
};

export const answerWords = { en: answerWordsEn, fr: typeset(answerWordsFr) };
