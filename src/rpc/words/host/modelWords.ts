/** What is said when a model could not answer: what happened, where, and what to do. Never a key. */
import { typeset, withoutStop } from '../typeset.ts';

type PromptLimit = 'model' | 'settings' | 'server';

const after = (said: string): string => (said === '' ? '' : `: ${withoutStop(said)}`);
const fully = (said: string): string => (said === '' ? '' : ` : ${withoutStop(said)}`);

const again = 'Ask again, or choose another model.';
const encore = 'Redemandez, ou prenez un autre modèle.';

const counted = (language: 'en' | 'fr', n: number): string => new Intl.NumberFormat(language).format(n);

const bound: Record<PromptLimit, string> = {
  model: 'and it takes',
  settings: 'and council.yaml gives it',
  server: 'and its server gives it',
};
const borne: Record<PromptLimit, string> = {
  model: 'et il en prend',
  settings: 'et council.yaml lui en donne',
  server: 'et son serveur lui en donne',
};
const cure: Record<PromptLimit, string> = {
  model: 'Choose a model that reads more, or shorten the context.',
  settings: 'Raise providers.ollama.contextLength, choose a model that reads more, or shorten the context.',
  server:
    'Give it more by providers.ollama.contextLength, choose a model that reads more, or shorten the context.',
};
const remede: Record<PromptLimit, string> = {
  model: 'Prenez un modèle qui lit davantage, ou raccourcissez le contexte.',
  settings:
    'Augmentez providers.ollama.contextLength, prenez un modèle qui lit davantage, ou raccourcissez le contexte.',
  server:
    'Donnez-lui-en plus par providers.ollama.contextLength, prenez un modèle qui lit davantage, ou raccourcissez le contexte.',
};

const en = {
  noScript: 'It follows a script, and this council was convened with none: council table --script <file>',
  emptyStream: (where: string) => `${where} answered with an empty stream. ${again}`,
  nothing: (where: string) => `${where} answered with nothing. ${again}`,
  wordless: (where: string) => `The model at ${where} ended its reply without a word. ${again}`,
  page: (where: string) => `${where} answered with a web page, not a model. Check the base URL.`,
  cutAfter: (where: string, characters: number) =>
    `The reply of ${where} was cut off after ${characters} characters. ${again}`,
  notACompletion: (where: string, said: string) =>
    `${where} did not answer with a chat completion${after(said)}. Check the base URL.`,
  notJson: (where: string) =>
    `${where} answered with something that is not JSON. Ask again; if it stays so, check the base URL.`,
  filtered: (where: string) =>
    `${where} held the reply back (content filter). Put the question in other words, or choose another model.`,
  lengthLimit: (where: string, characters: number) =>
    `The reply of ${where} stopped at the length it is allowed, after ${characters} characters: it is not whole and does not count. Ask again, or choose another model.`,
  stoppedFor: (where: string, reason: string) => `${where} stopped before the end (${reason}). ${again}`,
  endless: (where: string, limit: number) => `${where} did not stop: more than ${limit} characters.`,
  toolNotGiven: (where: string) => `The model at ${where} called a tool, which it was not given.`,
  /** Read by a model that called a tool without a grant. */
  noTools: 'Refused: no tool is granted to you. Answer without.',
  toolsWithoutEnd: (where: string) => `The model at ${where} did nothing but call tools, and never answered.`,
  failedWith: (where: string, said: string) => `${where} failed${after(said)}. ${again}`,
  /** By status; `said` are the server's own words, or nothing. */
  keyRefused: (where: string, status: number, said: string, provider: string) =>
    `${where} did not accept the key (${status})${after(said)}. Check the key: council key set ${provider}, or “Set API key…”.`,
  noMoney: (where: string, status: number, said: string) =>
    `${where} answers no more for this account: its credit or quota is used up (${status})${after(said)}. Top up the account, or choose another model.`,
  notFound: (where: string, said: string, model: string | undefined) =>
    model === undefined
      ? `${where} was not found (404)${after(said)}. Check the base URL and the model's name.`
      : `${where} was not found (404)${after(said)}. Check the model's name “${model}” and the base URL.`,
  contextTooLong: (where: string, said: string) =>
    `What the seat had to read is too long for this model at ${where}${after(said)}. Choose a model that reads more, or shorten the context.`,
  /** Told with its numbers; `limit`: who says how much it takes. */
  promptTooLong: (where: string, model: string, tokens: number, takes: number, limit: PromptLimit) =>
    `What the seat had to read is too long for ${model} at ${where}: about ${counted('en', tokens)} tokens, ${bound[limit]} ${counted('en', takes)}. Nothing was cut off. ${cure[limit]}`,
  tooMany: (where: string, status: number, seconds: number | undefined, said: string) =>
    `${where} has had too many requests (${status})${seconds === undefined ? '' : `; it asks to wait ${seconds} s`}${after(said)}. Wait, lower concurrency in council.yaml, or choose another model.`,
  pointsElsewhere: (where: string, status: number) =>
    `${where} points elsewhere (${status}), which is not followed. Check the base URL.`,
  failed: (where: string, status: number, said: string) =>
    `${where} failed (${status})${after(said)}. The trouble is on its side: ask again later, or choose another model.`,
  refused: (where: string, status: number, said: string) =>
    `${where} refused the request (${status})${after(said)}. Choose another model, or check its settings in council.yaml.`,
  /** Of the connection. */
  connectionRefused: (where: string) =>
    `${where} does not answer (connection refused). See that the server is running, or check the base URL.`,
  noSuchHost: (where: string, code: string) =>
    `${where} was not found on the network (${code}). Check the base URL and the connection.`,
  badCertificate: (where: string, code: string) =>
    `${where} has a certificate that can't be trusted (${code}). Check the base URL, or the server's certificate.`,
  broke: (where: string, what: string) =>
    `The connection to ${where} broke (${what}). The reply was not whole. ${again}`,
  late: (where: string, seconds: number) =>
    `${where} did not begin to answer within ${seconds} s. Ask again, or choose a faster model.`,
  fellSilent: (where: string, seconds: number) =>
    `${where} fell silent for ${seconds} s in the middle of its reply. ${again}`,
  closed: (seat: string) => `The conversation of ${seat} was closed.`,
  /** Said after the name of a seat, while it waits. */
  waitsForKey: (provider: string) => `waits for the key of ${provider} from the editor`,
  keyNeverCame: (provider: string) =>
    `The editor has not lent the key of ${provider} again. Open this workspace in VS Code, or: council key set ${provider}; then ask again.`,
  environmentKeyGone: (provider: string, variable: string) =>
    `The key of ${provider} came from the environment when this council was convened, and is not there now. Set ${variable} where the host runs, or: council key set ${provider}; then ask again.`,
  /** Why it is not asked at all. */
  noKey: (provider: string) => `No key for ${provider}: council key set ${provider}, or “Set API key…”.`,
  keyForElsewhere: (provider: string, declared: string, approved: string, url: string) =>
    `council.yaml points ${provider} to ${declared}, but your key is for ${approved}: it is not sent there. To approve it: council key set ${provider} --url ${url}`,
  notTrusted: (provider: string, host: string) =>
    `council.yaml points ${provider} to ${host}: an address of a workspace that is not trusted is not called.`,
  noAddress: 'No address: set providers.openai-compatible.baseUrl in council.yaml, or COUNCIL_OPENAI_URL.',
  noModel: (provider: string) => `${provider} has no model: name one, by model.`,
  hostNotApproved: (host: string, approved: string) =>
    `${host} was not called: the key is approved for ${approved} only.`,
};

export type ModelWords = typeof en;

const fr: typeof en = {
  noScript: 'Ce siège suit un scénario, et ce conseil n’en a pas : council table --script <fichier>',
  emptyStream: (where) => `${where} a répondu par un flux vide. ${encore}`,
  nothing: (where) => `${where} n’a rien répondu. ${encore}`,
  wordless: (where) => `Le modèle de ${where} a fini sa réponse sans un mot. ${encore}`,
  page: (where) =>
    `${where} a répondu par une page web, ce n’est pas un modèle. Vérifiez l’adresse (baseUrl).`,
  cutAfter: (where, characters) =>
    `La réponse de ${where} a été coupée après ${characters} caractères. ${encore}`,
  notACompletion: (where, said) =>
    `${where} n’a pas répondu comme un modèle${fully(said)}. Vérifiez l’adresse (baseUrl).`,
  notJson: (where) =>
    `${where} a répondu par autre chose que du JSON. Redemandez ; si cela dure, vérifiez l’adresse (baseUrl).`,
  filtered: (where) =>
    `${where} a retenu la réponse (filtre de contenu). Formulez la question autrement, ou prenez un autre modèle.`,
  lengthLimit: (where, characters) =>
    `La réponse de ${where} s’est arrêtée à la longueur permise, après ${characters} caractères : elle n’est pas entière et ne compte pas. Redemandez, ou prenez un autre modèle.`,
  stoppedFor: (where, reason) => `${where} s’est arrêté avant la fin (${reason}). ${encore}`,
  endless: (where, limit) => `${where} ne s’est pas arrêté : plus de ${limit} caractères.`,
  toolNotGiven: (where) => `Le modèle de ${where} a appelé un outil qu’il n’avait pas.`,
  noTools: 'Refusé : aucun outil ne t’est accordé. Réponds sans.',
  toolsWithoutEnd: (where) => `Le modèle de ${where} n’a fait qu’appeler des outils, sans répondre.`,
  failedWith: (where, said) => `${where} a échoué${fully(said)}. ${encore}`,
  keyRefused: (where, status, said, provider) =>
    `${where} n’a pas accepté la clé (${status})${fully(said)}. Donnez-en une autre : council key set ${provider}, ou « Définir une clé d’API… ».`,
  noMoney: (where, status, said) =>
    `${where} ne répond plus pour ce compte : crédit ou quota épuisé (${status})${fully(said)}. Rechargez le compte, ou prenez un autre modèle.`,
  notFound: (where, said, model) =>
    model === undefined
      ? `${where} est introuvable (404)${fully(said)}. Vérifiez l’adresse (baseUrl) et le nom du modèle.`
      : `${where} n’a pas trouvé le modèle « ${model} » (404)${fully(said)}. Vérifiez son nom et l’adresse (baseUrl).`,
  contextTooLong: (where, said) =>
    `Ce que le siège devait lire est trop long pour ce modèle de ${where}${fully(said)}. Prenez un modèle qui lit davantage, ou raccourcissez le contexte.`,
  promptTooLong: (where, model, tokens, takes, limit) =>
    `Ce que le siège devait lire est trop long pour ${model} (${where}) : environ ${counted('fr', tokens)} tokens, ${borne[limit]} ${counted('fr', takes)}. Rien n’a été coupé. ${remede[limit]}`,
  tooMany: (where, status, seconds, said) =>
    `${where} a reçu trop de demandes (${status})${seconds === undefined ? '' : ` ; il demande d’attendre ${seconds} s`}${fully(said)}. Attendez, réduisez concurrency dans council.yaml, ou prenez un autre modèle.`,
  pointsElsewhere: (where, status) =>
    `${where} renvoie ailleurs (${status}), ce qui n’est pas suivi. Vérifiez l’adresse (baseUrl).`,
  failed: (where, status, said) =>
    `${where} a échoué (${status})${fully(said)}. La panne est de son côté : redemandez plus tard, ou prenez un autre modèle.`,
  refused: (where, status, said) =>
    `${where} a refusé la demande (${status})${fully(said)}. Prenez un autre modèle, ou vérifiez ses réglages dans council.yaml.`,
  connectionRefused: (where) =>
    `${where} ne répond pas (connexion refusée). Voyez si le serveur tourne, ou vérifiez l’adresse (baseUrl).`,
  noSuchHost: (where, code) =>
    `${where} est introuvable sur le réseau (${code}). Vérifiez l’adresse (baseUrl) et la connexion.`,
  badCertificate: (where, code) =>
    `${where} a un certificat auquel on ne peut pas se fier (${code}). Vérifiez l’adresse (baseUrl), ou le certificat du serveur.`,
  broke: (where, what) =>
    `La connexion à ${where} s’est rompue (${what}). La réponse n’était pas entière. ${encore}`,
  late: (where, seconds) =>
    `${where} n’a pas commencé à répondre en ${seconds} s. Redemandez, ou prenez un modèle plus rapide.`,
  fellSilent: (where, seconds) => `${where} s’est tu pendant ${seconds} s au milieu de sa réponse. ${encore}`,
  closed: (seat) => `La conversation de ${seat} a été fermée.`,
  waitsForKey: (provider) => `attend la clé de ${provider} que prête l’éditeur`,
  keyNeverCame: (provider) =>
    `L’éditeur n’a pas prêté de nouveau la clé de ${provider}. Ouvrez cet espace de travail dans VS Code, ou : council key set ${provider} ; puis redemandez.`,
  environmentKeyGone: (provider, variable) =>
    `La clé de ${provider} venait de l’environnement quand ce conseil a été convoqué, et n’y est plus. Définissez ${variable} là où tourne l’hôte, ou : council key set ${provider} ; puis redemandez.`,
  noKey: (provider) =>
    `Pas de clé pour ${provider} : council key set ${provider}, ou « Définir une clé d’API… ».`,
  keyForElsewhere: (provider, declared, approved, url) =>
    `council.yaml adresse ${provider} à ${declared}, mais votre clé est pour ${approved} : elle n’y est pas envoyée. Pour l’approuver : council key set ${provider} --url ${url}`,
  notTrusted: (provider, host) =>
    `council.yaml adresse ${provider} à ${host} : l’adresse d’un espace de travail qui n’est pas approuvé n’est pas appelée.`,
  noAddress:
    'Pas d’adresse : donnez providers.openai-compatible.baseUrl dans council.yaml, ou COUNCIL_OPENAI_URL.',
  noModel: (provider) => `${provider} n’a aucun modèle : nommez-en un, par model.`,
  hostNotApproved: (host, approved) =>
    `${host} n’a pas été appelé : la clé n’est approuvée que pour ${approved}.`,
};

export const modelWords = { en, fr: typeset(fr) };
