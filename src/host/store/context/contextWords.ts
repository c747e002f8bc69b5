/** What is said of a context that can't be taken, or not whole. */

const count = (n: number, language: string): string => new Intl.NumberFormat(language).format(n);

const en = {
  text: 'text of the brief',
  outside: (path: string) =>
    `${path} lies outside the workspace: copy what is needed into it, or quote it as text`,
  hidden: (path: string) => `${path} is not for a council to read`,
  notThere: (path: string) => `${path}: there is no such file`,
  notFile: (path: string) => `${path} is not a file`,
  tooBig: (path: string, mb: number) =>
    `${path} is too big: at most ${mb} MB; name a selection of it in a smaller file`,
  binary: (path: string) => `${path} is no text`,
  unreadable: (path: string, code: string) => `${path} can’t be read: ${code}`,
  backwards: 'the last line comes before the first',
  noLine: (path: string, lines: number) => `${path} has ${lines} ${lines === 1 ? 'line' : 'lines'}`,
  untrusted: 'git runs in a trusted workspace only: trust it, or quote the difference as text',
  notARange: (range: string) => `"${range}" is no range: write main..HEAD or main...HEAD`,
  noCommit: (name: string, range: string) =>
    `git knows no commit "${name}"${name === range ? '' : ` (in ${range})`}`,
  noGit: 'git was not found on this machine',
  gitLate: (range: string) => `git took too long over ${range}: name a shorter range`,
  emptyFolder: (path: string) =>
    `${path}: nothing for a council to read in this folder; of its own home, name single files`,
  firstOf: (kept: number, of: number) => `the first ${count(kept, 'en')} of ${count(of, 'en')} characters`,
  first: (kept: number) => `the first ${count(kept, 'en')} characters`,
  cut: (name: string, said: string) => `${name}: ${said}`,
  leftOut: (name: string) => `${name}: left out`,
  passedOver: (path: string, files: number) =>
    `${path}: ${count(files, 'en')} ${files === 1 ? 'file' : 'files'} left out (no text, too big, or too many)`,
  andMore: (more: number) => `and ${count(more, 'en')} more`,
};

const fr: typeof en = {
  text: 'texte du brief',
  outside: (path) => `${path} est hors de l’espace de travail : y copier ce qu’il faut, ou le citer en texte`,
  hidden: (path) => `${path} n’est pas à lire par un conseil`,
  notThere: (path) => `${path} : aucun fichier à cet endroit`,
  notFile: (path) => `${path} n’est pas un fichier`,
  tooBig: (path, mb) =>
    `${path} est trop gros : ${mb} Mo au plus ; en citer une partie dans un fichier plus petit`,
  binary: (path) => `${path} n’est pas du texte`,
  unreadable: (path, code) => `${path} ne peut être lu : ${code}`,
  backwards: 'la dernière ligne vient avant la première',
  noLine: (path, lines) => `${path} a ${lines} ${lines === 1 ? 'ligne' : 'lignes'}`,
  untrusted:
    'git ne tourne que dans un espace de travail approuvé : l’approuver, ou citer la différence en texte',
  notARange: (range) => `« ${range} » n’est pas un intervalle : écrire main..HEAD ou main...HEAD`,
  noCommit: (name, range) =>
    `git ne connaît pas de commit « ${name} »${name === range ? '' : ` (dans ${range})`}`,
  noGit: 'git est introuvable sur cette machine',
  gitLate: (range) => `git a mis trop longtemps sur ${range} : nommer un intervalle plus court`,
  emptyFolder: (path) =>
    `${path} : rien à lire pour un conseil dans ce dossier ; de son propre dossier, nommer les fichiers un à un`,
  firstOf: (kept, of) => `les ${count(kept, 'fr')} premiers caractères sur ${count(of, 'fr')}`,
  first: (kept) => `les ${count(kept, 'fr')} premiers caractères`,
  cut: (name, said) => `${name} : ${said}`,
  leftOut: (name) => `${name} : laissé de côté`,
  passedOver: (path, files) =>
    `${path} : ${count(files, 'fr')} ${files > 1 ? 'fichiers laissés' : 'fichier laissé'} de côté (pas du texte, trop gros ou trop nombreux)`,
  andMore: (more) => `et ${count(more, 'fr')} de plus`,
};

export const contextWords = { en, fr };
