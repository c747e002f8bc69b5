/** What is said about git after a council: the message of the commit, and why something was left undone. */

const en = {
  subject: (question: string) => `Council: ${question}`,
  body: (status: string, mode: string, seats: string) =>
    `The council is over: ${status}. Mode ${mode}, seats ${seats}.`,
  decided: (verdict: string, by: string) => `The recommendation was ${verdict} by ${by}.`,
  noGit: 'council.yaml sets git, but no git was found on this machine: nothing is committed.',
  noRepository: 'council.yaml sets git, but this folder is in no git repository: nothing is committed.',
  ignored: 'Nothing is committed: git is told to ignore the files of the council.',
  detached:
    'Not committed: no branch is checked out, so a commit would be lost. The files are in their place and go with the next council.',
  busy: 'Not committed: a merge, rebase or the like is under way. The files are in their place and go with the next council.',
  refused: (detail: string) => `Not committed: git does not open this repository (${detail}).`,
  locked: (detail: string) =>
    `Not committed: the repository is locked by another git (${detail}). The files go with the next council.`,
  commitFailed: (detail: string) =>
    `Not committed: ${detail}. The files are in their place and go with the next council.`,
  noRemote: 'council.yaml says push, but this repository has no remote: the commit stays here.',
  /** Why a push failed, as the middle of a sentence. */
  trouble: {
    behind: (remote: string, _detail: string) =>
      `${remote} has commits that are not here; pull them first, nothing is forced`,
    offline: (remote: string, detail: string) => `${remote} can’t be reached (${detail})`,
    'no-credentials': (remote: string, detail: string) => `${remote} refused the key (${detail})`,
    'strange-address': (remote: string, _detail: string) =>
      `the address of ${remote} names a program, and none is run for it`,
    failed: (remote: string, detail: string) => `${remote} did not take it (${detail})`,
  },
  /** `again`: tried by itself at the next council, or asked. */
  pushFailed: (why: string, again: boolean) =>
    `Push failed: ${why}. ${again ? 'Tried again at the next council.' : 'The commit stays here.'}`,
  nothingKept: 'Nothing of this council was committed here.',
  isOff: 'council.yaml has git off: nothing is pushed.',
  notNow: 'Nothing can be pushed now: no branch is checked out, or a merge or rebase is under way.',
  otherThanSeen: 'Not pushed: what would leave is no longer what was shown. Look at it again.',
};

export type GitWords = typeof en;

const fr: typeof en = {
  subject: (question) => `Conseil : ${question}`,
  body: (status, mode, seats) => `Le conseil est terminé : ${status}. Mode ${mode}, sièges ${seats}.`,
  decided: (verdict, by) => `Recommandation ${verdict} par ${by}.`,
  noGit: 'council.yaml règle git, mais aucun git sur cette machine : pas de commit.',
  noRepository: 'council.yaml règle git, mais ce dossier n’est dans aucun dépôt git : pas de commit.',
  ignored: 'Pas de commit : git ignore les fichiers du conseil.',
  detached:
    'Pas de commit : aucune branche n’est active, le commit serait perdu. Les fichiers sont en place et partiront avec le prochain conseil.',
  busy: 'Pas de commit : une fusion, un rebase ou autre est en cours. Les fichiers sont en place et partiront avec le prochain conseil.',
  refused: (detail) => `Pas de commit : git n’ouvre pas ce dépôt (${detail}).`,
  locked: (detail) =>
    `Pas de commit : un autre git verrouille le dépôt (${detail}). Les fichiers partiront avec le prochain conseil.`,
  commitFailed: (detail) =>
    `Pas de commit : ${detail}. Les fichiers sont en place et partiront avec le prochain conseil.`,
  noRemote: 'council.yaml dit push, mais ce dépôt n’a pas de dépôt distant : le commit reste ici.',
  trouble: {
    behind: (remote) => `${remote} a des commits absents d’ici ; pull d’abord, rien n’est forcé`,
    offline: (remote, detail) => `${remote} est injoignable (${detail})`,
    'no-credentials': (remote, detail) => `${remote} a refusé la clé (${detail})`,
    'strange-address': (remote) =>
      `l’adresse de ${remote} nomme un programme, et aucun n’est lancé pour elle`,
    failed: (remote, detail) => `${remote} ne l’a pas pris (${detail})`,
  },
  pushFailed: (why, again) =>
    `Échec du push : ${why}. ${again ? 'Nouvel essai au prochain conseil.' : 'Le commit reste ici.'}`,
  nothingKept: 'Rien de ce conseil n’a été mis en commit ici.',
  isOff: 'council.yaml a git off : rien n’est poussé.',
  notNow: 'Rien ne peut être poussé maintenant : aucune branche active, ou une fusion ou un rebase en cours.',
  otherThanSeen: 'Pas poussé : ce qui partirait n’est plus ce qui a été montré. À revoir.',
};

export const gitWords = { en, fr };
