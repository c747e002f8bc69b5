/** What is said about keys: why one can't be kept, what a test call came to, where one may go. */
import { typeset } from '../typeset.ts';

const en = {
  unknownProvider: (name: string, known: string) => `“${name}” takes no key. Those that do: ${known}.`,
  noKey: 'This is no key: 6 to 4000 letters, digits and signs, without a blank.',
  needsUrl: (provider: string) =>
    `${provider} has no address of its own: say where the key may go, with --url https://…`,
  badUrl: 'This is no address: it begins with https:// (or http:// on this machine).',
  inTheClear: (host: string) => `The key would go to ${host} in the clear: use an address with https://.`,
  unreadable: (file: string) =>
    `The keys kept in ${file} don’t open: the file is damaged or comes from elsewhere. Delete it and set the keys again.`,
  shared: (place: string) =>
    `${place} is open to others than you: no key is read or kept there. Take their rights away (chmod go-rwx).`,
  insideWorkspace: (folder: string) =>
    `${folder} is inside the workspace: a key is never kept there. Change A_TABLE_CONFIG or XDG_CONFIG_HOME.`,
  /** Of a test call. */
  passed: (provider: string, host: string, models: number | undefined) =>
    `${provider} takes the key (${host}${models === undefined ? '' : `, ${models} ${models === 1 ? 'model' : 'models'}`}). No model was asked.`,
  /** It answers, and asks for no key before a model is asked. */
  unproved: (provider: string, host: string) =>
    `${host} answers, but looks at no key before a model is asked: the first council will tell whether it takes the key of ${provider}.`,
  failed: (provider: string, host: string, why: string) =>
    `The key of ${provider} did not pass the test (${host}): ${why}`,
  noAnswer: (seconds: number) => `no answer within ${seconds} s.`,
  notThere: (provider: string) => `there is no backend “${provider}” here, so the key can’t be tried.`,
  noneThere: (provider: string) => `No key for ${provider}: council key set ${provider}`,
  /** Council.yaml points elsewhere than the key may go. */
  elsewhere: (provider: string, declared: string, approved: string) =>
    `council.yaml points ${provider} to ${declared}, but your key is for ${approved}: it is not sent there. To approve it: council key set ${provider} --url https://${declared}`,
};

const fr: typeof en = {
  unknownProvider: (name, known) => `« ${name} » ne prend pas de clé. Ceux qui en prennent : ${known}.`,
  noKey: 'Ce n’est pas une clé : de 6 à 4000 lettres, chiffres et signes, sans espace.',
  needsUrl: (provider) =>
    `${provider} n’a pas d’adresse à lui : dites où la clé peut aller, avec --url https://…`,
  badUrl: 'Ce n’est pas une adresse : elle commence par https:// (ou par http:// sur cette machine).',
  inTheClear: (host) => `La clé irait en clair vers ${host} : prenez une adresse en https://.`,
  unreadable: (file) =>
    `Les clés gardées dans ${file} ne s’ouvrent pas : le fichier est abîmé ou vient d’ailleurs. Supprimez-le et donnez les clés à nouveau.`,
  shared: (place) =>
    `${place} est ouvert à d’autres que vous : aucune clé n’y est lue ni gardée. Retirez-leur ces droits (chmod go-rwx).`,
  insideWorkspace: (folder) =>
    `${folder} est dans l’espace de travail : une clé n’y est jamais gardée. Changez A_TABLE_CONFIG ou XDG_CONFIG_HOME.`,
  passed: (provider, host, models) =>
    `${provider} accepte la clé (${host}${models === undefined ? '' : `, ${models} ${models > 1 ? 'modèles' : 'modèle'}`}). Aucun modèle n’a été interrogé.`,
  unproved: (provider, host) =>
    `${host} répond, mais ne regarde la clé que lorsqu’un modèle est interrogé : le premier conseil dira si celle de ${provider} est acceptée.`,
  failed: (provider, host, why) => `La clé de ${provider} n’a pas passé l’essai (${host}) : ${why}`,
  noAnswer: (seconds) => `pas de réponse en ${seconds} s.`,
  notThere: (provider) => `il n’y a pas de backend « ${provider} » ici, la clé ne peut pas être essayée.`,
  noneThere: (provider) => `Pas de clé pour ${provider} : council key set ${provider}`,
  elsewhere: (provider, declared, approved) =>
    `council.yaml adresse ${provider} à ${declared}, mais votre clé est pour ${approved} : elle n’y est pas envoyée. Pour l’approuver : council key set ${provider} --url https://${declared}`,
};

export const keyWords = { en, fr: typeset(fr) };
