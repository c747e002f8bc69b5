/** What is said of identities: personas in files, and what the registry took, kept and refused. */
import type { Words } from '../speak.ts';
import { typeset } from '../typeset.ts';

export type PersonaFault = 'outside' | 'link' | 'noText' | 'tooLong' | 'notThere' | 'unreadable';

interface PersonaWords extends Record<PersonaFault, (file: string) => string> {
  together(file: string): string;
}

const frPersonas: PersonaWords = {
  outside: (file) => `${file} n’est pas dans le dossier du conseil : l’y copier, par exemple dans personas/`,
  link: (file) => `${file} est un lien, ou passe par un lien : mettre le fichier lui-même`,
  noText: (file) => `${file} n’est pas un fichier de texte en UTF-8`,
  tooLong: (file) => `${file} est trop long : 8000 caractères au plus, comme dans identities.yaml`,
  notThere: (file) => `${file} n’existe pas dans le dossier du conseil`,
  unreadable: (file) => `${file} ne peut pas être lu`,
  together: (file) => `avec ${file}, les fichiers de persona dépassent ensemble 400 000 caractères`,
};

export const personaWords: Words<PersonaWords> = {
  en: {
    outside: (file) => `${file} is not in the council’s home: copy it there, for example to personas/`,
    link: (file) => `${file} is a link, or leads through one: put the file itself there`,
    noText: (file) => `${file} is no text file in UTF-8`,
    tooLong: (file) => `${file} is too long: at most 8000 characters, as in identities.yaml`,
    notThere: (file) => `${file} does not exist in the council’s home`,
    unreadable: (file) => `${file} can’t be read`,
    together: (file) => `with ${file} the files of personas hold more than 400,000 characters together`,
  },
  fr: typeset(frPersonas),
};

interface RegistryWords {
  absent: string;
  broken(file: string, line: number, problem: string): string;
  wrong(problem: string): string;
  harm(file: string): string;
  exists(id: string): string;
  unknown(id: string, near: string | undefined): string;
  idStays: string;
  fileInChannels(id: string, channels: string): string;
  tooMany: string;
  notJson: string;
  noEntries: string;
  noPaddedCell(path: string): string;
  notTrusted: string;
  paddedCell: Record<'link' | 'too-big' | 'unreadable' | 'not-json' | 'no-scope', (path: string) => string>;
  renamed(agent: string, id: string): string;
  otherUser(agent: string, ours: string, theirs: string): string;
  otherName(agent: string, ours: string, theirs: string): string;
  taken(agent: string, userId: string, by: string): string;
  idTaken(agent: string, id: string): string;
  noId(agent: string): string;
  notText(agent: string): string;
  notDigits(agent: string): string;
}

const frRegistry: RegistryWords = {
  absent: 'Il n’y a pas d’identities.yaml ici : mettez d’abord la table (council init). Rien n’a été écrit.',
  broken: (file, line, problem) =>
    `${file}:${line} : ${problem}. Corrigez d’abord cette ligne. Rien n’a été écrit.`,
  wrong: (problem) => `${problem}. Rien n’a été écrit.`,
  harm: (file) =>
    `${file} ne peut pas être changé ici sans toucher au reste du fichier : changez-le à la main. Rien n’a été écrit.`,
  exists: (id) => `« ${id} » existe déjà dans identities.yaml : council identity edit ${id}`,
  unknown: (id, near) =>
    `Il n’y a pas d’identité « ${id} » dans identities.yaml${near === undefined ? '' : ` (peut-être ${near} ?)`}.`,
  fileInChannels: (id, channels) =>
    `“${id}” is a member of ${channels}, where nobody can answer from the shared file. Take it out of there first.`,
  idStays: 'Un id ne change pas : les briefs et les archives le nomment. Ajoutez une autre identité.',
  tooMany: 'Plus de 500 entrées : identities.yaml n’en contient pas autant. Rien n’a été pris.',
  notJson: 'Ce n’est pas du JSON : rien n’a été pris.',
  noEntries:
    'Aucune entrée avec agentId et discordUserId : est-ce bien un dirigent-identity.json ? Rien n’a été pris.',
  noPaddedCell: (path) =>
    `padded-cell n’est pas là : ${path} n’existe pas, ou n’a pas de colonne discord-id.`,
  notTrusted: 'padded-cell n’est lu que dans un espace de travail approuvé.',
  paddedCell: {
    link: (path) =>
      `${path} est un lien et n’est pas suivi : nommez le fichier dans council.yaml (padded-cell: …).`,
    'too-big': (path) => `${path} dépasse 1 Mo : ce n’est pas lu.`,
    unreadable: (path) => `${path} ne peut pas être lu.`,
    'not-json': (path) => `${path} n’est pas du JSON valide : rien n’a été pris.`,
    'no-scope': (path) => `${path} n’a pas d’agentScope : rien n’a été pris.`,
  },
  renamed: (agent, id) => `« ${agent} » n’est pas un id : ajouté sous « ${id} ».`,
  otherUser: (agent, ours, theirs) =>
    `${agent} : l’id Discord reste ${ours} ; l’autre registre dit ${theirs}.`,
  otherName: (agent, ours, theirs) =>
    `${agent} : le nom reste « ${ours} » ; l’autre registre dit « ${theirs} ».`,
  taken: (agent, userId, by) => `${agent} : non pris, l’id Discord ${userId} est celui de ${by}.`,
  idTaken: (agent, id) => `« ${agent} » : non pris, « ${id} » est déjà quelqu’un d’autre.`,
  noId: (agent) => `« ${agent} » : non pris, rien n’y peut servir d’id.`,
  notText: (agent) =>
    `${agent} : non pris, son id Discord n’est pas un texte entre guillemets (un nombre serait arrondi).`,
  notDigits: (agent) => `${agent} : non pris, son id Discord n’est pas fait de chiffres.`,
};

export const registryWords: Words<RegistryWords> = {
  en: {
    absent: 'There is no identities.yaml here: lay the table first (council init). Nothing was written.',
    broken: (file, line, problem) =>
      `${file}:${line}: ${problem}. Mend that line first. Nothing was written.`,
    wrong: (problem) => `${problem}. Nothing was written.`,
    harm: (file) =>
      `${file} can’t be changed here without touching the rest of the file: change it by hand. Nothing was written.`,
    exists: (id) => `“${id}” is in identities.yaml already: council identity edit ${id}`,
    unknown: (id, near) =>
      `There is no identity “${id}” in identities.yaml${near === undefined ? '' : ` (did you mean ${near}?)`}.`,
    fileInChannels: (id, channels) =>
      `“${id}” is a member of ${channels}, where nobody can answer from the shared file. Take it out of there first.`,
    idStays: 'An id does not change: briefs and archives name it. Add another identity.',
    tooMany: 'More than 500 entries: identities.yaml holds no more. Nothing was taken.',
    notJson: 'This is no JSON: nothing was taken.',
    noEntries:
      'No entry with agentId and discordUserId: is this a dirigent-identity.json? Nothing was taken.',
    noPaddedCell: (path) => `padded-cell is not here: ${path} does not exist, or has no column discord-id.`,
    notTrusted: 'padded-cell is read in a trusted workspace only.',
    paddedCell: {
      link: (path) =>
        `${path} is a link and is not followed: name the file in council.yaml (padded-cell: …).`,
      'too-big': (path) => `${path} is larger than 1 MB: it is not read.`,
      unreadable: (path) => `${path} can’t be read.`,
      'not-json': (path) => `${path} is no valid JSON: nothing was taken.`,
      'no-scope': (path) => `${path} has no agentScope: nothing was taken.`,
    },
    renamed: (agent, id) => `“${agent}” is no id: added as “${id}”.`,
    otherUser: (agent, ours, theirs) =>
      `${agent}: the Discord id stays ${ours}; the other registry says ${theirs}.`,
    otherName: (agent, ours, theirs) =>
      `${agent}: the name stays “${ours}”; the other registry says “${theirs}”.`,
    taken: (agent, userId, by) => `${agent}: not taken, the Discord id ${userId} is that of ${by}.`,
    idTaken: (agent, id) => `“${agent}”: not taken, “${id}” is somebody else already.`,
    noId: (agent) => `“${agent}”: not taken, nothing of it can be an id.`,
    notText: (agent) =>
      `${agent}: not taken, its Discord id is not a text in quotes (a number would be rounded).`,
    notDigits: (agent) => `${agent}: not taken, its Discord id is not made of digits.`,
  },
  fr: typeset(frRegistry),
};
