/** What is said about git after a council: the message of the commit, and why something was left undone. */
import type { Words } from './speak.ts';

interface GitWords {
  subject(question: string): string;
  body(status: string, mode: string, seats: string): string;
  decided(verdict: string, by: string): string;
  noGit: string;
  noRepository: string;
  ignored: string;
  detached: string;
  busy: string;
  refused(detail: string): string;
  locked(detail: string): string;
  commitFailed(detail: string): string;
  noRemote: string;
  behind(remote: string): string;
  offline(remote: string, detail: string): string;
  noCredentials(remote: string, detail: string): string;
  strangeAddress(remote: string): string;
  pushFailed(remote: string, detail: string): string;
  pushedAgain(remote: string): string;
}

export const gitWords: Words<GitWords> = {
  en: {
    subject: (question) => `Council: ${question}`,
    body: (status, mode, seats) => `The council is over: ${status}. Mode ${mode}, seats ${seats}.`,
    decided: (verdict, by) => `The recommendation was ${verdict} by ${by}.`,
    noGit: 'council.yaml sets git, but no git was found on this machine: nothing is committed.',
    noRepository: 'council.yaml sets git, but this folder is in no git repository: nothing is committed.',
    ignored: 'Nothing is committed: git is told to ignore the files of the council.',
    detached:
      'Not committed: no branch is checked out, so a commit would be lost. The files are in their place and go with the next council.',
    busy: 'Not committed: a merge, rebase or the like is under way. The files are in their place and go with the next council.',
    refused: (detail) => `Not committed: git does not open this repository (${detail}).`,
    locked: (detail) =>
      `Not committed: the repository is locked by another git (${detail}). The files go with the next council.`,
    commitFailed: (detail) =>
      `Not committed: ${detail}. The files are in their place and go with the next council.`,
    noRemote: 'council.yaml says push, but this repository has no remote: the commit stays here.',
    behind: (remote) =>
      `Committed but not pushed: ${remote} has commits that are not here. Pull, and the next council pushes both; nothing is forced.`,
    offline: (remote, detail) =>
      `Committed but not pushed: ${remote} can’t be reached (${detail}). It is tried again after the next council.`,
    noCredentials: (remote, detail) =>
      `Committed but not pushed: ${remote} does not let us in (${detail}). Push once by hand, so that git knows how.`,
    strangeAddress: (remote) =>
      `Committed but not pushed: the address of ${remote} names a program, and none is run for it.`,
    pushFailed: (remote, detail) =>
      `Committed but not pushed to ${remote} (${detail}). It is tried again after the next council.`,
    pushedAgain: (remote) => `Pushed to ${remote}, with what had waited.`,
  },
  fr: {
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
    behind: (remote) =>
      `Commit fait, pas poussé : ${remote} a des commits absents d’ici. Après un pull, le prochain conseil poussera les deux ; rien n’est forcé.`,
    offline: (remote, detail) =>
      `Commit fait, pas poussé : ${remote} est injoignable (${detail}). Nouvel essai après le prochain conseil.`,
    noCredentials: (remote, detail) =>
      `Commit fait, pas poussé : ${remote} refuse l’accès (${detail}). Pousser une fois à la main, pour que git sache comment.`,
    strangeAddress: (remote) =>
      `Commit fait, pas poussé : l’adresse de ${remote} nomme un programme, et aucun n’est lancé pour elle.`,
    pushFailed: (remote, detail) =>
      `Commit fait, pas poussé vers ${remote} (${detail}). Nouvel essai après le prochain conseil.`,
    pushedAgain: (remote) => `Poussé vers ${remote}, avec ce qui attendait.`,
  },
};
