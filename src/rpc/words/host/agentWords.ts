/** What is said of agents that speak the Agent Client Protocol: why one failed, and why it was refused something. */
import { withoutStop } from '../typeset.ts';

const en = {
  undeclared: (name: string) => `council.yaml declares no agent “${name}” under acp. Add it there.`,
  noName: (known: string) => `The seat names no agent. Name one by \`model\`: ${known}.`,
  noneDeclared: 'council.yaml declares no agent under acp. Declare one there by its name and command.',
  untrusted: 'Agents start only in a trusted workspace.',
  notStarted: (name: string, why: string) =>
    `${name} could not be started: ${why}. Check its command in council.yaml.`,
  ended: (name: string, how: string, said: string) =>
    `${name} ended ${how}${said ? `: ${withoutStop(said)}` : ''}. Run its command in a terminal to see why.`,
  exit: (code: number | null, signal: string | null) =>
    signal === null ? `with exit code ${code ?? 'unknown'}` : `by the signal ${signal}`,
  login: (name: string, offered: readonly string[], said: string) =>
    `${name} wants a login${said ? ` (“${withoutStop(said)}”)` : ''}.${offered.length > 0 ? ` It offers: ${offered.map(withoutStop).join('; ')}.` : ''} Log in once with its own program in a terminal, or name the variable that holds its key under \`env\` in council.yaml; then ask again.`,
  otherVersion: (name: string, version: number) =>
    `${name} speaks version ${version} of the Agent Client Protocol; version 1 is needed.`,
  refusedCall: (name: string, said: string) => `${name} refused the request: ${said}`,
  notProtocol: (name: string, said: string) => `${name} does not speak the Agent Client Protocol: ${said}`,
  unreadable: (method: string) => `its answer to ${method} can’t be read`,
  late: (name: string, seconds: number) =>
    `${name} did not begin to answer within ${seconds} s. Ask again, or try its command in a terminal.`,
  fellSilent: (name: string, seconds: number) =>
    `${name} fell silent for ${seconds} s in the middle of its turn. Ask again, or seat another agent.`,
  floods: (name: string) => `${name} did not stop: it said far more than any reply needs.`,
  saidNothing: (name: string) => `${name} ended its turn without a word. Ask again, or seat another agent.`,
  onlyRefused: (name: string) =>
    `${name} was refused what it asked for and said nothing, nor when it was asked to answer without. Seat another agent, or ask for less.`,
  /** To the agent. */
  answerWithout: (why: string) =>
    `What you asked to do is refused here and stays refused: ${why} Answer now, without it, from what you know and can read. Do not ask for it again.`,
  closed: (name: string) => `The conversation with ${name} was closed.`,
  stopped: {
    max_tokens: (name: string) => `${name} reached its limit of tokens before its reply was whole.`,
    max_turn_requests: (name: string) => `${name} reached its limit of requests before its reply was whole.`,
    refusal: (name: string) => `${name} refused to answer.`,
    cancelled: (name: string) => `${name} broke its turn off.`,
  },
  otherStop: (name: string, reason: string) =>
    `${name} stopped for a reason that is not known here: ${reason}.`,
  outside: (path: string) => `${path} is outside the folder that you may work in.`,
  withheld: (path: string) => `${path} is not open to agents.`,
  tooBig: (path: string) => `${path} would be too big.`,
  notWritten: (path: string, code: string) => `${path} can’t be written: ${code}`,
  tooMany: (most: number) => `Refused: ${most} requests a turn. Answer now.`,
  tooMuchRead: 'Refused: no more of the files in this turn. Answer now.',
  noReading: 'This seat may not read files.',
  noWriting: 'This seat may not change files. Say what you would change.',
  notInThisTurn: 'Files may be changed only when you are asked for the change itself.',
  notAsked: 'Nothing is asked of this session now: it is answered only during its turn.',
  noCommands: 'Commands that an agent writes do not run here. The checks of council.yaml run at the gate.',
  onlyAlways: 'It could only be allowed for ever, and nothing is.',
  permitted: 'Allowed once.',
  read: (characters: number) => `${characters} characters`,
  written: (characters: number) => `${characters} characters, in the scratch copy`,
  moreCalls: (count: number) => (count === 1 ? '1 more call, not listed' : `${count} more calls, not listed`),
  thrownAway: 'Changed in its copy. This seat only reads: it is thrown away, and the workspace is as it was.',
  touchedMeanwhile:
    'Changed in the workspace while it worked. Whether by the agent, by you or by another program is not known here.',
  noCopy: {
    'no-git': (_said: string) => 'A change is made in a scratch copy by git, and git is not installed here.',
    'no-repository': (_said: string) =>
      'A change is made in a scratch copy by git, and the workspace is no git repository.',
    failed: (said: string) => `The scratch copy of the workspace could not be made: ${said}`,
    'too-much': (said: string) => `The workspace is too big for a scratch copy (${said}).`,
  },
  emptyInstead: 'The agent works in an empty folder, and is given the files that it asks for.',
  noDifference: (said: string) => `The change in the scratch copy could not be read: ${said}`,
  changeTooLong: (characters: number, most: number) =>
    `The change has ${characters} characters, and at most ${most} can be proposed at once: it is left out. Propose a smaller one.`,
  workHere: (folder: string) =>
    `Make the change in the files themselves, in your working folder ${folder}: it is a copy, and nothing reaches the workspace before people accept it. The diff is taken from there, so write none. Commands do not run. End with a summary in a few sentences.`,
};

const fr: typeof en = {
  undeclared: (name) => `council.yaml ne déclare aucun agent « ${name} » sous acp. Ajoutez-le.`,
  noName: (known) => `Le siège ne nomme aucun agent. Nommez-en un par \`model\` : ${known}.`,
  noneDeclared: 'council.yaml ne déclare aucun agent sous acp. Déclarez-en un par son nom et sa commande.',
  untrusted: 'Les agents ne démarrent que dans un espace de travail approuvé.',
  notStarted: (name, why) => `${name} n’a pas pu démarrer : ${why}. Vérifiez sa commande dans council.yaml.`,
  ended: (name, how, said) =>
    `${name} s’est arrêté ${how}${said ? ` : ${withoutStop(said)}` : ''}. Lancez sa commande dans un terminal pour voir pourquoi.`,
  exit: (code, signal) => (signal === null ? `avec le code ${code ?? 'inconnu'}` : `par le signal ${signal}`),
  login: (name, offered, said) =>
    `${name} demande une connexion${said ? ` (« ${withoutStop(said)} »)` : ''}.${offered.length > 0 ? ` Il propose : ${offered.map(withoutStop).join(' ; ')}.` : ''} Connectez-vous une fois avec son propre programme dans un terminal, ou nommez sous \`env\` dans council.yaml la variable qui contient sa clé ; puis redemandez.`,
  otherVersion: (name, version) =>
    `${name} parle la version ${version} de l’Agent Client Protocol ; il faut la version 1.`,
  refusedCall: (name, said) => `${name} a refusé la demande : ${said}`,
  notProtocol: (name, said) => `${name} ne parle pas l’Agent Client Protocol : ${said}`,
  unreadable: (method) => `sa réponse à ${method} est illisible`,
  late: (name, seconds) =>
    `${name} n’a pas commencé à répondre en ${seconds} s. Redemandez, ou essayez sa commande dans un terminal.`,
  fellSilent: (name, seconds) =>
    `${name} s’est tu pendant ${seconds} s au milieu de son tour. Redemandez, ou prenez un autre agent.`,
  floods: (name) => `${name} ne s’arrêtait pas : il a dit bien plus qu’une réponse ne demande.`,
  saidNothing: (name) => `${name} a fini son tour sans un mot. Redemandez, ou prenez un autre agent.`,
  onlyRefused: (name) =>
    `${name} s’est vu refuser ce qu’il demandait et n’a rien dit, même quand on l’a prié de répondre sans. Prenez un autre agent, ou demandez moins.`,
  answerWithout: (why) =>
    `Ce que tu demandes à faire est refusé ici et le reste : ${why} Réponds maintenant, sans cela, avec ce que tu sais et ce que tu peux lire. Ne le redemande pas.`,
  closed: (name) => `La conversation avec ${name} a été fermée.`,
  stopped: {
    max_tokens: (name) => `${name} a atteint sa limite de jetons avant la fin de sa réponse.`,
    max_turn_requests: (name) => `${name} a atteint sa limite de requêtes avant la fin de sa réponse.`,
    refusal: (name) => `${name} a refusé de répondre.`,
    cancelled: (name) => `${name} a interrompu son tour.`,
  },
  otherStop: (name, reason) => `${name} s’est arrêté pour une raison inconnue ici : ${reason}.`,
  outside: (path) => `${path} est hors du dossier où vous pouvez travailler.`,
  withheld: (path) => `${path} n’est pas ouvert aux agents.`,
  tooBig: (path) => `${path} serait trop gros.`,
  notWritten: (path, code) => `impossible d’écrire ${path} : ${code}`,
  tooMany: (most) => `Refusé : ${most} demandes par tour. Répondez maintenant.`,
  tooMuchRead: 'Refusé : assez de fichiers lus pour ce tour. Répondez maintenant.',
  noReading: 'Ce siège ne peut pas lire de fichiers.',
  noWriting: 'Ce siège ne peut pas modifier de fichiers. Dites ce que vous modifieriez.',
  notInThisTurn: 'Les fichiers ne se modifient que lorsque la modification elle-même est demandée.',
  notAsked: 'Rien n’est demandé à cette session maintenant : on ne lui répond que pendant son tour.',
  noCommands:
    'Les commandes écrites par un agent ne s’exécutent pas ici. Les vérifications de council.yaml s’exécutent au contrôle.',
  onlyAlways: 'Cela ne pouvait être autorisé que pour toujours, et rien ne l’est.',
  permitted: 'Autorisé une fois.',
  read: (characters) => `${characters} caractères`,
  written: (characters) => `${characters} caractères, dans la copie de travail`,
  moreCalls: (count) => (count === 1 ? '1 autre appel, non listé' : `${count} autres appels, non listés`),
  thrownAway:
    'Modifié dans sa copie. Ce siège ne fait que lire : c’est jeté, et l’espace de travail est comme avant.',
  touchedMeanwhile:
    'Modifié dans l’espace de travail pendant qu’il travaillait. Par l’agent, par vous ou par un autre programme, on ne le sait pas ici.',
  noCopy: {
    'no-git': () =>
      'Une modification se fait dans une copie de travail, et git n’est pas installé sur cette machine.',
    'no-repository': () =>
      'Une modification se fait dans une copie de travail, et l’espace de travail n’est pas un dépôt git.',
    failed: (said) => `La copie de travail n’a pas pu être faite : ${said}`,
    'too-much': (said) => `L’espace de travail est trop gros pour une copie de travail (${said}).`,
  },
  emptyInstead: 'L’agent travaille dans un dossier vide et reçoit les fichiers qu’il demande.',
  noDifference: (said) => `La modification n’a pas pu être lue dans la copie de travail : ${said}`,
  changeTooLong: (characters, most) =>
    `La modification compte ${characters} caractères, et ${most} au plus peuvent être proposés à la fois : elle est laissée de côté. Proposez-en une plus petite.`,
  workHere: (folder) =>
    `Faites la modification dans les fichiers mêmes, dans votre dossier de travail ${folder} : c’est une copie, et rien n’atteint l’espace de travail avant d’être accepté. Le diff en est tiré, n’en écrivez donc pas. Aucune commande ne s’exécute. Terminez par un résumé en quelques phrases.`,
};

export const agentWords = { en, fr };
