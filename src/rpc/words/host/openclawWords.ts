/** What is said when an agent of an OpenClaw gateway could not answer: what happened, where, what to do. Never the token. */
import { typeset, withoutStop } from '../typeset.ts';

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const after = (said: string): string => (said === '' ? '' : `: ${withoutStop(said)}`);
const fully = (said: string): string => (said === '' ? '' : ` : ${withoutStop(said)}`);

const again = 'Ask again, or seat another agent.';
const encore = 'Redemandez, ou prenez un autre agent.';

const en = {
  /** The gateway, with a small letter: what follows is told of it, or of something at it. */
  gateway: (host: string) => `the OpenClaw gateway at ${host}`,
  /** Of the connection. */
  notRunning: (where: string) => `${upper(where)} is not running. Start it: openclaw gateway run.`,
  notFound: (where: string, code: string) =>
    `${upper(where)} was not found on the network (${code}). Check openclaw.url and the connection.`,
  badCertificate: (where: string, code: string) =>
    `${upper(where)} has a certificate that can’t be trusted (${code}). Check openclaw.url, or its certificate.`,
  page: (where: string, status: string) =>
    `${upper(where)} answered with a web page (${status}), not with the gateway’s protocol. Check openclaw.url.`,
  noGreeting: (where: string) =>
    `${upper(where)} did not greet as a gateway does. Check openclaw.url and its version.`,
  noConnection: (where: string, what: string) =>
    `No connection to ${where} came about (${what}). Check openclaw.url, and see that it is running.`,
  wasClosed: 'it was closed',
  brokeOff: (where: string) =>
    `${upper(where)} closed the connection in the middle of a reply, and did not come back. See that it is running, then ask again.`,
  /** Of being let in. */
  otherProtocol: (where: string) =>
    `${upper(where)} speaks another version of its protocol than this one (4). Bring OpenClaw up to date.`,
  tokenWanted: (where: string) =>
    `${upper(where)} wants a token, and none is set. Set OPENCLAW_GATEWAY_TOKEN, or: council key set openclaw.`,
  tokenRefused: (where: string) =>
    `${upper(where)} did not accept the key (its token). Set OPENCLAW_GATEWAY_TOKEN, or: council key set openclaw.`,
  notPaired: (where: string) =>
    `${upper(where)} wants this machine to be paired first: openclaw devices approve.`,
  notLetIn: (where: string, said: string) =>
    `${upper(where)} let nobody in${after(said)}. Ask again later, or look at its settings.`,
  noCompletions: (where: string, status: number, said: string) =>
    `${upper(where)} offers no chat completions (${status}${after(said)}). Set gateway.http.endpoints.chatCompletions.enabled there, or a ws:// address in openclaw.url.`,
  /** Of what was asked there. */
  refused: (where: string, said: string) =>
    `${upper(where)} refused${after(said)}. Ask again, or look at its settings.`,
  unknownAgent: (where: string, agent: string, known: readonly string[]) =>
    `${upper(where)} has no agent “${agent}”. It has: ${known.join(', ') || 'none'}. A seat names one by \`model\`, council.yaml by \`openclaw.agent\`.`,
  tooBig: (where: string, bytes: number, most: number) =>
    `The prompt is too big for ${where}: ${bytes} bytes, and it takes ${most}. Shorten the brief’s context.`,
  notKept: (where: string, seat: string) =>
    `${upper(where)} does not keep what ${seat} begins there. ${again}`,
  sessionsAlike: (where: string, seat: string) =>
    `The sessions of ${seat} at ${where} can’t be told apart. Delete those of this council there, then ask again.`,
  /** Of a run. `said` are the gateway's own words, or nothing. */
  timedOut: (where: string, agent: string, said: string) =>
    `The run of agent “${agent}” timed out at ${where}${after(said)}. Its limit is agents.defaults.timeoutSeconds there.`,
  wordless: (where: string, agent: string) =>
    `Agent “${agent}” at ${where} ended its turn without a word. ${again}`,
  failed: (where: string, agent: string, said: string) =>
    `The run of agent “${agent}” failed at ${where}: ${withoutStop(said) || 'no reason was given'}. ${again}`,
  stopped: (where: string, agent: string) =>
    `${upper(where)} stopped the run of agent “${agent}”: somebody ended it there. ${again}`,
  late: (where: string, agent: string, seconds: number) =>
    `Agent “${agent}” at ${where} did not begin, within ${seconds} s, its reply. ${again}`,
  fellSilent: (where: string, agent: string, seconds: number) =>
    `Agent “${agent}” at ${where} fell silent for ${seconds} s in the middle of its reply. ${again}`,
  closed: (seat: string) => `The conversation of ${seat} was closed.`,
  /** Why it is not asked at all. */
  noAddress:
    'The address of the OpenClaw gateway is none. It should read ws://127.0.0.1:18789, in openclaw.url or OPENCLAW_GATEWAY_URL.',
  nowhere: (usual: string) =>
    `No OpenClaw gateway is named. Set \`openclaw: { url: ${usual} }\` in council.yaml, or OPENCLAW_GATEWAY_TOKEN for the one on this machine.`,
  notTrusted:
    'This workspace names an OpenClaw gateway, and is not trusted. Trust it, or set OPENCLAW_GATEWAY_URL.',
  tokenForElsewhere: (host: string, approved: string) =>
    `The OpenClaw token was given for ${approved} and is not sent to ${host}. Set it for that address: council key set openclaw.`,
  inTheClear: (host: string, scheme: string) =>
    `The OpenClaw token is not sent to ${host} in the clear. Use ${scheme}://, or a tunnel to this machine.`,
};

export type OpenclawWords = typeof en;

const fr: typeof en = {
  gateway: (host) => `la passerelle OpenClaw de ${host}`,
  notRunning: (where) => `${upper(where)} ne tourne pas. Lancez-la : openclaw gateway run.`,
  notFound: (where, code) =>
    `${upper(where)} est introuvable sur le réseau (${code}). Vérifiez openclaw.url et la connexion.`,
  badCertificate: (where, code) =>
    `${upper(where)} a un certificat auquel on ne peut pas se fier (${code}). Vérifiez openclaw.url, ou son certificat.`,
  page: (where, status) =>
    `${upper(where)} a répondu par une page web (${status}), pas selon le protocole d’une passerelle. Vérifiez openclaw.url.`,
  noGreeting: (where) =>
    `${upper(where)} n’a pas salué comme le fait une passerelle. Vérifiez openclaw.url et sa version.`,
  noConnection: (where, what) =>
    `La connexion à ${where} n’a pas pu se faire (${what}). Vérifiez openclaw.url, et voyez si elle tourne.`,
  wasClosed: 'elle a été fermée',
  brokeOff: (where) =>
    `${upper(where)} a fermé la connexion au milieu d’une réponse, et n’est pas revenue. Voyez si elle tourne, puis redemandez.`,
  otherProtocol: (where) =>
    `${upper(where)} parle une autre version de son protocole que celle-ci (4). Mettez OpenClaw à jour.`,
  tokenWanted: (where) =>
    `${upper(where)} demande un jeton, et aucun n’est donné. Définissez OPENCLAW_GATEWAY_TOKEN, ou : council key set openclaw.`,
  tokenRefused: (where) =>
    `${upper(where)} n’a pas accepté la clé (son jeton). Définissez OPENCLAW_GATEWAY_TOKEN, ou : council key set openclaw.`,
  notPaired: (where) =>
    `${upper(where)} veut d’abord que cette machine soit appairée : openclaw devices approve.`,
  notLetIn: (where, said) =>
    `${upper(where)} n’a laissé entrer personne${fully(said)}. Redemandez plus tard, ou regardez ses réglages.`,
  noCompletions: (where, status, said) =>
    `${upper(where)} n’offre pas de chat completions (${status}${fully(said)}). Activez-y gateway.http.endpoints.chatCompletions.enabled, ou donnez une adresse ws:// dans openclaw.url.`,
  refused: (where, said) => `${upper(where)} a refusé${fully(said)}. Redemandez, ou regardez ses réglages.`,
  unknownAgent: (where, agent, known) =>
    `${upper(where)} n’a pas d’agent « ${agent} ». Elle a : ${known.join(', ') || 'aucun'}. Un siège en nomme un par \`model\`, council.yaml par \`openclaw.agent\`.`,
  tooBig: (where, bytes, most) =>
    `Ce que le siège doit lire est trop gros pour ${where} : ${bytes} octets, elle en prend ${most}. Raccourcissez le contexte du dossier.`,
  notKept: (where, seat) => `${upper(where)} ne garde pas ce que ${seat} y commence. ${encore}`,
  sessionsAlike: (where, seat) =>
    `Les sessions de ${seat} sur ${where} ne se distinguent plus. Supprimez-y celles de ce conseil, puis redemandez.`,
  timedOut: (where, agent, said) =>
    `Le tour de l’agent « ${agent} » a dépassé son temps sur ${where}${fully(said)}. Sa limite y est agents.defaults.timeoutSeconds.`,
  wordless: (where, agent) => `L’agent « ${agent} » de ${where} a fini son tour sans un mot. ${encore}`,
  failed: (where, agent, said) =>
    `Le tour de l’agent « ${agent} » a échoué sur ${where} : ${withoutStop(said) || 'aucune raison n’est donnée'}. ${encore}`,
  stopped: (where, agent) =>
    `${upper(where)} a arrêté le tour de l’agent « ${agent} » : quelqu’un y a mis fin. ${encore}`,
  late: (where, agent, seconds) =>
    `L’agent « ${agent} » de ${where} n’a pas commencé sa réponse en ${seconds} s. ${encore}`,
  fellSilent: (where, agent, seconds) =>
    `L’agent « ${agent} » de ${where} s’est tu pendant ${seconds} s au milieu de sa réponse. ${encore}`,
  closed: (seat) => `La conversation de ${seat} a été fermée.`,
  noAddress:
    'L’adresse de la passerelle OpenClaw n’en est pas une. Écrivez-la ainsi : ws://127.0.0.1:18789, dans openclaw.url ou OPENCLAW_GATEWAY_URL.',
  nowhere: (usual) =>
    `Aucune passerelle OpenClaw n’est nommée. Écrivez \`openclaw: { url: ${usual} }\` dans council.yaml, ou définissez OPENCLAW_GATEWAY_TOKEN pour celle de cette machine.`,
  notTrusted:
    'Cet espace de travail nomme une passerelle OpenClaw, et n’est pas approuvé. Approuvez-le, ou définissez OPENCLAW_GATEWAY_URL.',
  tokenForElsewhere: (host, approved) =>
    `Le jeton d’OpenClaw a été donné pour ${approved} et n’est pas envoyé à ${host}. Donnez-le pour cette adresse : council key set openclaw.`,
  inTheClear: (host, scheme) =>
    `Le jeton d’OpenClaw n’est pas envoyé en clair à ${host}. Prenez ${scheme}://, ou un tunnel vers cette machine.`,
};

export const openclawWords = { en, fr: typeset(fr) };
