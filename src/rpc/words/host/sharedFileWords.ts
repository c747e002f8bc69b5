/** What the shared file tells whoever answers in it, and what is said when it was changed elsewhere. */

export type Meddling = 'text' | 'block' | 'deleted' | 'too-long' | 'empty' | 'no-place';

const en = {
  howTo: (key: string) =>
    `Write your answer between this comment and the next one. When it is whole, set ${key} to RESPONDED (or AGREED) in the list of participants or in the state block. Everything else in this file is restored.`,
  injected: (by: string, text: string) => `${by} says to the council: ${text}`,
  restored: {
    text: 'words outside a seat’s own place were changed and restored',
    block: 'the state block was changed and restored',
    deleted: 'the file was deleted and written again',
    'too-long': 'the file was too long to be read and was written again',
    empty: 'a seat was marked as answered without an answer; it is still asked',
    'no-place': 'the place for an answer was removed and put back',
  },
  kept: (path: string) => `what stood there is kept in ${path}`,
  heading: 'Changes to the shared file',
};

const fr: typeof en = {
  howTo: (key) =>
    `Écris ta réponse entre ce commentaire et le suivant. Quand elle est complète, mets ${key} à RESPONDED (ou AGREED) dans la liste des participants ou dans le bloc d’état. Tout le reste de ce fichier est restauré.`,
  injected: (by, text) => `${by} dit au conseil : ${text}`,
  restored: {
    text: 'des mots hors de la place d’un siège ont été modifiés et restaurés',
    block: 'le bloc d’état a été modifié et restauré',
    deleted: 'le fichier a été supprimé et réécrit',
    'too-long': 'le fichier était trop long pour être lu et a été réécrit',
    empty: 'un siège a été marqué comme ayant répondu sans réponse ; il est toujours interrogé',
    'no-place': 'la place d’une réponse a été supprimée et remise',
  },
  kept: (path) => `ce qui s’y trouvait est gardé dans ${path}`,
  heading: 'Modifications du fichier partagé',
};

export const sharedWords = { en, fr };
