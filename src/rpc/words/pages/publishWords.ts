/** What is said and asked of what leaves the machine after a council: in the transcript and at the terminal. */
import { typeset } from '../typeset.ts';

const en = {
  committed: 'Committed',
  /** Follows the hash of the commit. */
  files: (n: number) => `: ${n} ${n === 1 ? 'file' : 'files'}.`,
  pushedTo: (remote: string, branch: string) => ` Pushed to ${remote}/${branch}.`,
  notPushed: ' Not pushed.',
  push: 'Push…',
  ask: 'Push this council’s commit?',
  repository: 'Repository',
  remote: 'Remote',
  branch: 'Branch',
  along: 'Goes along',
  stays: 'Stays here',
  goes: (commits: number, files: number) =>
    `${commits} ${commits === 1 ? 'commit' : 'commits'}, ${files} ${files === 1 ? 'file' : 'files'}`,
  /** In one line, with the folder that all of them are in. */
  goesUnder: (commits: number, files: number, folder: string) =>
    `${commits} ${commits === 1 ? 'commit' : 'commits'}, ${files} ${files === 1 ? 'file' : 'files'} under ${folder}`,
  more: (n: number) => `and ${n} more`,
  changed: (n: number) => (n === 1 ? '1 changed file of yours' : `${n} changed files of yours`),
  journal: 'journal and logs',
  creates: (remote: string) => `new: ${remote} has no such branch, the push would make it`,
  always: 'Push, also after later councils here',
  once: 'This time only',
  never: 'Never here',
  diff: 'Show the diff',
  others: (branch: string, n: number) =>
    n === 1
      ? `Not pushed: ${branch} holds 1 commit that is not the council’s`
      : `Not pushed: ${branch} holds ${n} commits that are not the council’s`,
  yourself: 'Push them yourself, then this goes with the next council.',
  sourceControl: 'Open source control',
  failed: (why: string, again: boolean) =>
    `Push failed: ${why}.${again ? ' Tried again at the next council.' : ''}`,
  terminal: {
    ask: (first: boolean): string => (first ? 'Push it? Nothing was ever pushed from here.' : 'Push it?'),
    keys: {
      y: 'push, also later',
      o: 'this time only',
      n: 'not now',
      N: 'never here',
      d: 'diff',
    },
    later: (command: string) => `Push it later: ${command}`,
    needsYes: 'Nobody is here to answer: --yes pushes it this time, --keep also after later councils.',
    options: {
      yes: 'push without asking, this time only',
      keep: 'with --yes: also after later councils, for this repository, remote and branch',
    },
  },
};

const fr: typeof en = {
  committed: 'Commit',
  files: (n) => ` : ${n} ${n === 1 ? 'fichier' : 'fichiers'}.`,
  pushedTo: (remote, branch) => ` Poussé vers ${remote}/${branch}.`,
  notPushed: ' Pas poussé.',
  push: 'Pousser…',
  ask: 'Pousser le commit de ce conseil ?',
  repository: 'Dépôt',
  remote: 'Distant',
  branch: 'Branche',
  along: 'Part avec',
  stays: 'Reste ici',
  goes: (commits, files) =>
    `${commits} ${commits === 1 ? 'commit' : 'commits'}, ${files} ${files === 1 ? 'fichier' : 'fichiers'}`,
  goesUnder: (commits, files, folder) =>
    `${commits} ${commits === 1 ? 'commit' : 'commits'}, ${files} ${files === 1 ? 'fichier' : 'fichiers'} sous ${folder}`,
  more: (n) => `et ${n} de plus`,
  changed: (n) => (n === 1 ? '1 fichier modifié par vous' : `${n} fichiers modifiés par vous`),
  journal: 'journal et traces',
  creates: (remote) => `nouvelle : ${remote} n’a pas cette branche, le push la créerait`,
  always: 'Pousser, aussi après les prochains conseils ici',
  once: 'Cette fois seulement',
  never: 'Jamais ici',
  diff: 'Voir le diff',
  others: (branch, n) =>
    n === 1
      ? `Pas poussé : ${branch} contient 1 commit qui n’est pas du conseil`
      : `Pas poussé : ${branch} contient ${n} commits qui ne sont pas du conseil`,
  yourself: 'Poussez-les vous-même ; le reste suivra au prochain conseil.',
  sourceControl: 'Ouvrir le contrôle de code source',
  failed: (why, again) => `Échec du push : ${why}.${again ? ' Nouvel essai au prochain conseil.' : ''}`,
  terminal: {
    ask: (first) => (first ? 'Le pousser ? Rien n’a jamais été poussé d’ici.' : 'Le pousser ?'),
    keys: {
      y: 'pousser, aussi plus tard',
      o: 'cette fois seulement',
      n: 'pas maintenant',
      N: 'jamais ici',
      d: 'diff',
    },
    later: (command) => `Pousser plus tard : ${command}`,
    needsYes:
      'Personne pour répondre : --yes le pousse cette fois, --keep aussi après les prochains conseils.',
    options: {
      yes: 'pousser sans demander, cette fois seulement',
      keep: 'avec --yes : aussi après les prochains conseils, pour ce dépôt, ce distant et cette branche',
    },
  },
};

export const publishWords = { en, fr: typeset(fr) };
