/**
 * Which words of a question belong to which domain, in English and French. A word is a stem: it stands for every word
 * that begins with it, unless it ends with `$`.
 */
import { own } from '../own.ts';

/** The domains of the family, each with its stems, folded. */
const stems: Record<string, string> = {
  code:
    'code coder codons coding program refactor bug function fonction typescript javascript python rust library ' +
    'librair implement compil develop dependenc dependanc migr upgrade',
  architecture:
    'archi$ architect design concept$ conception monolith microservice modul schema cache caching index database ' +
    'postgres redis sql queue api$ apis$ interfac storage stockage',
  delivery:
    'deliver livr release deploy deploi ship version$ publish publier publication roadmap planning deadline echeance',
  security:
    'secur secret auth authent autoris authori permission droit$ droits$ vulnerab attack attaqu password ' +
    'token$ tokens$ chiffr encrypt crypt rgpd gdpr privacy',
  ops:
    'ops$ devops infra server serveur kubernetes docker cloud backup sauvegard restor restaur rollback hosting ' +
    'heberg incident astreinte oncall latenc uptime',
  monitoring: 'monitor observab alert metric metriq log$ logs$ dashboard surveill trace tracing sentry',
  critique: 'critiq critic contradict contredi objection assum hypothes argument',
  specs: 'spec$ specs$ specif prd$ cahier requirement exigence scope perimetre',
  analysis: 'analy compar option trade arbitr evaluat evalu cost$ costs$ cout$ couts$ estim',
  qa: 'qa$ quality qualite regress',
  tests: 'test coverage couverture fixture mock',
  validation: 'validat valid accept verif recette criteri critere',
  orchestration: 'orchestr coordin coordon organis facilit process$ processus',
  memory: 'memor memoire souven remember archiv histori',
};

/** Other ways to name a domain in identities.yaml. */
const alsoCalled: Record<string, string> = {
  archi: 'architecture',
  livraison: 'delivery',
  securite: 'security',
  exploitation: 'ops',
  operations: 'ops',
  infrastructure: 'ops',
  observabilite: 'monitoring',
  surveillance: 'monitoring',
  specifications: 'specs',
  spec: 'specs',
  analyse: 'analysis',
  qualite: 'qa',
  quality: 'qa',
  test: 'tests',
  memoire: 'memory',
};

/** One name for a domain, however it is written. Takes a folded name. */
export const domainCalled = (name: string): string => own(alsoCalled, name) ?? name;

const parsed = new Map(Object.entries(stems).map(([domain, list]) => [domain, list.split(' ')]));

/** How many of these folded words speak of a domain. A domain of the person's own is known by its name alone. */
export function wordsAbout(domain: string, words: readonly string[]): number {
  const known = parsed.get(domain) ?? domain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return words.filter((word) => word.length > 1 && known.some((stem) => isOf(stem, word))).length;
}

const isOf = (stem: string, word: string): boolean =>
  stem.endsWith('$') ? word === stem.slice(0, -1) : word.startsWith(stem);
