/**
 * A brief may give a task where a debate asks a question: "Review src/cache.ts", « Rédiger le PRD du bot météo ». It is
 * turned into the question that lies behind it, so that every voice can take a side: accept it, build it, act on it.
 */
import type { Language } from '../../../../core/ids.ts';

type Turn = [pattern: RegExp, question: (thing: string) => string];

const paper =
  '(?:PRD|specs?|specification|document|one-?pager|brief(?:ing)?|RFC|design(?: doc)?|requirements)';
const papier =
  '(?:PRD|specs?|spécifications?|cahier des charges|document|note(?: de synthèse)?|RFC|dossier|synthèse)';

const english: Turn[] = [
  [
    /^(?:please )?(?:review|re-?read|check|audit|inspect|look (?:over|at)) (.+)$/iu,
    (it) => `Should we accept ${it}?`,
  ],
  [
    /^(?:please )?(?:summari[sz]e|sum up|brief (?:us|me) on|take stock of|wrap up|recap) (.+)$/iu,
    (it) => `Should we act on ${it}?`,
  ],
  [
    new RegExp(
      `^(?:please )?(?:write|draft|prepare|make) (?:up )?(?:the|a|an|our) ${paper} (?:of|for|on|about) (.+)$`,
      'iu',
    ),
    (it) => `Should we build ${it}?`,
  ],
  [/^(?:please )?(?:specify|spec|design) (.+)$/iu, (it) => `Should we build ${it}?`],
  [/^(?:PRD|spec|RFC) ?: ?(.+)$/iu, (it) => `Should we build ${it}?`],
];

const french: Turn[] = [
  [/^(?:relire|revoir|examiner|auditer|vérifier) (.+)$/iu, (it) => `Faut-il accepter ${it} ?`],
  [/^(?:relis|relisez|revoyez|examine[rz]?) (.+)$/iu, (it) => `Faut-il accepter ${it} ?`],
  [
    /^(?:résume[rz]?|synthétise[rz]?|faire le point sur|récapitule[rz]?) (.+)$/iu,
    (it) => `Faut-il agir sur ${it} ?`,
  ],
  [/^faire la synthèse (d[eu’'].+|des .+)$/iu, (it) => `Faut-il agir sur ${withoutOf(it)} ?`],
  [
    new RegExp(
      `^(?:rédige[rz]?|écri(?:re|vez|s)|prépare[rz]?) (?:le |la |l['’]|un |une |notre )${papier} (d[eu’'].+|des .+|pour .+|sur .+)$`,
      'iu',
    ),
    (it) => `Faut-il construire ${withoutOf(it)} ?`,
  ],
  [/^(?:spécifie[rz]?|concevoir|concevez) (.+)$/iu, (it) => `Faut-il construire ${it} ?`],
  [/^(?:PRD|spec|RFC) ?: ?(.+)$/iu, (it) => `Faut-il construire ${it} ?`],
];

/** « du bot » had « le bot », « de la page » has « la page ». */
const withoutOf = (phrase: string): string =>
  phrase
    .replace(/^du /iu, 'le ')
    .replace(/^des /iu, 'les ')
    .replace(/^(?:de |d['’]|pour |sur )/iu, '');

/** The question itself, unless it is a task. */
export function questionBehind(question: string, language: Language): string {
  const asked = question
    .replace(/\s+/gu, ' ')
    .replace(/[\s.?!]+$/u, '')
    .trim();
  for (const [pattern, turned] of language === 'fr' ? french : english) {
    const thing = pattern.exec(asked)?.[1];
    if (thing) return turned(thing);
  }
  return question;
}
