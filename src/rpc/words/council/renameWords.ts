/** The words of renaming, deleting and restoring a council: what the host refuses, what the terminal and the editor say. */
import { typeset } from '../typeset.ts';

const en = {
  badTitle: (longest: number) => `A title is one line of at most ${longest} characters. Nothing was changed.`,
  stillRunning: 'This council is still at work. Stop it first; then it can be deleted.',
  stillWaiting: 'This council waits for a decision. Decide or stop it first; then it can be deleted.',
  /** The disk stood in the way. */
  notMoved: (why: string) =>
    `The files of this council could not all be moved: ${why}. Nothing is lost; the next start goes on with it.`,
  stillWriting: 'The files of this council are being written. Try again in a moment.',
  notInTrash: (id: string) => `There is no council “${id}” in the trash of this home.`,
  inTheWay: (files: string) =>
    `Something else stands there now: ${files}. Move it away, then restore. Nothing was changed.`,
  renamed: (id: string, title: string) => `${id} is now called “${title}”.`,
  deleted: (title: string, files: number) =>
    `“${title}” is in the trash: ${files === 1 ? '1 file' : `${files} files`} and its entries.`,
  left: (files: string) => `Left where it is: ${files}.`,
  notCommitted: 'Nothing was committed: what git has of it stays in git.',
  bringBack: (command: string) => `Bring it back: ${command}`,
  restored: (title: string, files: number) =>
    `“${title}” is back: ${files === 1 ? '1 file' : `${files} files`} and its entries.`,
  sure: (title: string) => `Delete “${title}”?`,
  sureDetail:
    'Its files and its entries in DECISIONS.md and the memory of its day go to the trash of this home. Nothing is committed.',
  sayYes: 'Deleting asks first, and nobody is there to ask. Say --yes.',
  delete: 'Delete',
  undo: 'Undo',
  renameTitle: 'Rename the council',
  renamePrompt: 'A title to show instead of the question; empty for the question',
};

const fr: typeof en = {
  badTitle: (longest) => `Un titre tient sur une ligne de ${longest} caractères au plus. Rien n’a changé.`,
  stillRunning: 'Ce conseil est encore au travail. L’arrêter d’abord ; il pourra alors être supprimé.',
  stillWaiting:
    'Ce conseil attend une décision. Décider ou l’arrêter d’abord ; il pourra alors être supprimé.',
  notMoved: (why) =>
    `Les fichiers de ce conseil n’ont pas tous pu être déplacés : ${why}. Rien n’est perdu ; le prochain démarrage continue.`,
  stillWriting: 'Les fichiers de ce conseil sont en cours d’écriture. Réessayer dans un instant.',
  notInTrash: (id) => `Aucun conseil « ${id} » dans la corbeille de ce dossier.`,
  inTheWay: (files) =>
    `Autre chose s’y trouve maintenant : ${files}. Le déplacer, puis restaurer. Rien n’a changé.`,
  renamed: (id, title) => `${id} s’appelle maintenant « ${title} ».`,
  deleted: (title, files) =>
    `« ${title} » est à la corbeille : ${files === 1 ? '1 fichier' : `${files} fichiers`} et ses entrées.`,
  left: (files) => `Laissé en place : ${files}.`,
  notCommitted: 'Rien n’a été commité : ce que git en a reste dans git.',
  bringBack: (command) => `Le ramener : ${command}`,
  restored: (title, files) =>
    `« ${title} » est de retour : ${files === 1 ? '1 fichier' : `${files} fichiers`} et ses entrées.`,
  sure: (title) => `Supprimer « ${title} » ?`,
  sureDetail:
    'Ses fichiers et ses entrées dans DECISIONS.md et la mémoire de son jour vont à la corbeille de ce dossier. Rien n’est commité.',
  sayYes: 'Supprimer demande d’abord, et personne n’est là pour répondre. Dire --yes.',
  delete: 'Supprimer',
  undo: 'Annuler',
  renameTitle: 'Renommer le conseil',
  renamePrompt: 'Un titre à montrer à la place de la question ; vide pour la question',
};

export const shelfWords = { en, fr: typeset(fr) };
