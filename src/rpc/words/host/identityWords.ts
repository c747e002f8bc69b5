/** What is said of identities: personas in files, and what the registry took, kept and refused. */
import { typeset } from '../typeset.ts';

export type PersonaFault = 'outside' | 'link' | 'noText' | 'tooLong' | 'notThere' | 'unreadable';

const personaWordsEn = {
  outside: (file: string) => `${file} is not in the council’s home: copy it there, for example to personas/`,
  link: (file: string) => `${file} is a link, or leads through one: put the file itself there`,
  noText: (file: string) => `${file} is no text file in UTF-8`,
  tooLong: (file: string) => `${file} is too long: at most 8000 characters, as in identities.yaml`,
  notThere: (file: string) => `${file} does not exist in the council’s home`,
  unreadable: (file: string) => `${file} can’t be read`,
  together: (file: string) => `with ${file} the files of personas hold more than 400,000 characters together`,
};

const personaWordsFr: typeof personaWordsEn = {
  outside: (file) => `${file} n’est pas dans le dossier du conseil : l’y copier, par exemple dans personas/`,
  link: (file) => `${file} est un lien, ou passe par un lien : mettre le fichier lui-même`,
  noText: (file) => `${file} n’est pas un fichier de texte en UTF-8`,
  tooLong: (file) => `${file} est trop long : 8000 caractères au plus, comme dans identities.yaml`,
  notThere: (file) => `${file} n’existe pas dans le dossier du conseil`,
  unreadable: (file) => `${file} ne peut pas être lu`,
  together: (file) => `avec ${file}, les fichiers de persona dépassent ensemble 400 000 caractères`,
};

export const personaWords = { en: personaWordsEn, fr: typeset(personaWordsFr) };

const registryWordsEn = {
  absent: 'There is no identities.yaml here: lay the table first (council init). Nothing was written.',
  broken: (file: string, line: number, problem: string) =>
    `${file}:${line}: ${problem}. Mend that line first. Nothing was written.`,
  wrong: (problem: string) => `${problem}. Nothing was written.`,
  harm: (file: string) =>
    `${file} can’t be changed here without touching the rest of the file: change it by hand. Nothing was written.`,
  exists: (id: string) => `“${id}” is in identities.yaml already: council identity edit ${id}`,
  unknown: (id: string, near: string | undefined) =>
    `There is no identity “${id}” in identities.yaml${near === undefined ? '' : ` (did you mean ${near}?)`}.`,
  fileInChannels: (id: string, channels: string) =>
    `“${id}” is a member of ${channels}, where nobody can answer from the shared file. Take it out of there first.`,
  idStays: 'An id does not change: briefs and archives name it. Add another identity.',
  tooMany: 'More than 500 entries: identities.yaml holds no more. Nothing was taken.',
  notJson: 'This is no JSON: nothing was taken.',
  noEntries: 'No entry with agentId and discordUserId: is this a dirigent-identity.json? Nothing was taken.',
  noPaddedCell: (path: string) =>
    `padded-cell is not here: ${path} does not exist, or has no column discord-id.`,
  notTrusted: 'padded-cell is read in a trusted workspace only.',
  paddedCell: {
    link: (path: string) =>
      `${path} is a link and is not followed: name the file in council.yaml (padded-cell: …).`,
    'too-big': (path: string) => `${path} is larger than 1 MB: it is not read.`,
    unreadable: (path: string) => `${path} can’t be read.`,
    'not-json': (path: string) => `${path} is no valid JSON: nothing was taken.`,
    'no-scope': (path: string) => `${path} has no agentScope: nothing was taken.`,
  },
  renamed: (agent: string, id: string) => `“${agent}” is no id: added as “${id}”.`,
  otherUser: (agent: string, ours: string, theirs: string) =>
    `${agent}: the Discord id stays ${ours}; the other registry says ${theirs}.`,
  otherName: (agent: string, ours: string, theirs: string) =>
    `${agent}: the name stays “${ours}”; the other registry says “${theirs}”.`,
  taken: (agent: string, userId: string, by: string) =>
    `${agent}: not taken, the Discord id ${userId} is that of ${by}.`,
  idTaken: (agent: string, id: string) => `“${agent}”: not taken, “${id}” is somebody else already.`,
  noId: (agent: string) => `“${agent}”: not taken, nothing of it can be an id.`,
  notText: (agent: string) =>
    `${agent}: not taken, its Discord id is not a text in quotes (a number would be rounded).`,
  notDigits: (agent: string) => `${agent}: not taken, its Discord id is not made of digits.`,
};

const registryWordsFr: typeof registryWordsEn = {
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
    `« ${id} » est membre de ${channels}, où personne ne peut répondre depuis le fichier partagé. Retirez-l’en d’abord.`,
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

export const registryWords = { en: registryWordsEn, fr: typeset(registryWordsFr) };
