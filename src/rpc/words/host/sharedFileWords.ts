/** What the shared file tells whoever answers in it, and what is said when it was changed elsewhere. */
import { typeset } from '../typeset.ts';

export type Meddling =
  | 'text'
  | 'block'
  | 'deleted'
  | 'too-long'
  | 'empty'
  | 'no-place'
  | 'late'
  | 'again'
  | 'unasked'
  | 'status';

const en = {
  howTo: (key: string) =>
    `Write your answer under your heading, best between this comment and the next one. When it is whole, set ${key} to RESPONDED (or AGREED) in the list of participants or in the state block. Everything else in this file is restored.`,
  injected: (by: string, text: string) => `${by} says to the council: ${text}`,
  restored: {
    text: 'words outside a seat’s own place were changed and restored',
    block: 'the state block was changed and restored',
    deleted: 'the file was deleted and written again',
    'too-long': 'the file was too long to be read and was written again',
    empty: 'a seat was marked as answered without an answer; it is still asked',
    'no-place': 'the place for an answer was removed and put back',
    late: 'words were saved after their question was over; they were not taken',
    again: 'words were added after the answer; only the answer was taken',
    unasked: 'a seat wrote while it was not asked; its words were not taken',
    status: 'a status that is none of WAITING, RESPONDED, AGREED, DONE was put back',
  },
  /** To the person at once, beside the seat's name. */
  said: {
    text: (where: string) =>
      `words ${where === '' ? 'outside a seat’s own heading' : `under “${where}”`} were changed and put back. Write under your own heading.`,
    block: () => 'the state block was changed beside your own status and put back.',
    deleted: () => 'the file was deleted; it is written again.',
    'too-long': () => 'the file is too long to be read (2 MB at most); it is written again.',
    empty: () => 'marked as answered, but no words stand under the heading. Write them there and save.',
    'no-place': () => 'the heading was removed; it is put back.',
    late: () => 'the words were saved after the question was over. They were not taken.',
    again: () => 'has answered already: what was added later was not taken.',
    unasked: () => 'is not asked now: the words were not taken.',
    status: (where: string) => `“${where}” is no status. Write RESPONDED (or AGREED).`,
  } satisfies Record<Meddling, (where: string) => string>,
  told: (seat: string, words: string) => `Shared file${seat === '' ? '' : `, ${seat}`}: ${words}`,
  keptIn: (path: string) => `What stood there is kept in ${path}`,
  notTaken: 'Please note',
  kept: (path: string) => `what stood there is kept in ${path}`,
  heading: 'Changes to the shared file',
};

const fr: typeof en = {
  howTo: (key) =>
    `Écris ta réponse sous ton titre, de préférence entre ce commentaire et le suivant. Quand elle est complète, mets ${key} à RESPONDED (ou AGREED) dans la liste des participants ou dans le bloc d’état. Tout le reste de ce fichier est restauré.`,
  injected: (by, text) => `${by} dit au conseil : ${text}`,
  restored: {
    text: 'des mots hors de la place d’un siège ont été modifiés et restaurés',
    block: 'le bloc d’état a été modifié et restauré',
    deleted: 'le fichier a été supprimé et réécrit',
    'too-long': 'le fichier était trop long pour être lu et a été réécrit',
    empty: 'un siège a été marqué comme ayant répondu sans réponse ; il est toujours interrogé',
    'no-place': 'la place d’une réponse a été supprimée et remise',
    late: 'des mots ont été enregistrés après la fin de leur question ; ils n’ont pas été pris',
    again: 'des mots ont été ajoutés après la réponse ; seule la réponse a été prise',
    unasked: 'un siège a écrit sans être interrogé ; ses mots n’ont pas été pris',
    status: 'un statut autre que WAITING, RESPONDED, AGREED ou DONE a été remis',
  },
  said: {
    text: (where) =>
      `des mots ${where === '' ? 'hors du titre d’un siège' : `sous « ${where} »`} ont été modifiés et remis. Écrire sous son propre titre.`,
    block: () => 'le bloc d’état a été modifié au-delà du statut du siège et remis.',
    deleted: () => 'le fichier a été supprimé ; il est réécrit.',
    'too-long': () => 'le fichier est trop long pour être lu (2 Mo au plus) ; il est réécrit.',
    empty: () =>
      'marqué comme ayant répondu, mais rien ne figure sous le titre. Y écrire la réponse et enregistrer.',
    'no-place': () => 'le titre a été supprimé ; il est remis.',
    late: () => 'les mots ont été enregistrés après la fin de la question. Ils n’ont pas été pris.',
    again: () => 'a déjà répondu : ce qui a été ajouté ensuite n’a pas été pris.',
    unasked: () => 'n’est pas interrogé en ce moment : les mots n’ont pas été pris.',
    status: (where) => `« ${where} » n’est pas un statut. Écrire RESPONDED (ou AGREED).`,
  },
  told: (seat, words) => `Fichier partagé${seat === '' ? '' : `, ${seat}`} : ${words}`,
  keptIn: (path) => `Ce qui s’y trouvait est gardé dans ${path}`,
  notTaken: 'À noter',
  kept: (path) => `ce qui s’y trouvait est gardé dans ${path}`,
  heading: 'Modifications du fichier partagé',
};

export const sharedWords = { en, fr };
const noteWords = { en, fr: typeset(fr) };

interface FileNoteSaid {
  what: string;
  /** Its name. */
  seat?: string | undefined;
  where?: string | undefined;
  kept?: string | undefined;
}

/** What could not be taken of a shared file, as a sentence or two: whose, why, what to do, where it is kept. */
export function fileNoteWords(
  language: 'en' | 'fr',
  { what, seat = '', where = '', kept }: FileNoteSaid,
): string {
  const say = noteWords[language];
  const known = Object.hasOwn(say.said, what) ? say.said[what as Meddling](where) : what;
  const told = say.told(seat, known);
  return kept === undefined ? told : `${told} ${say.keptIn(kept)}`;
}
