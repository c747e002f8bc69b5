/**
 * What a sentence orders: a specification, a change, a review, a summary, a comparison. It does so as an imperative
 * ("Write a spec for …", "Corriger le bug …") or as the name of the thing alone ("A PRD for offline mode"). Sentences
 * come folded; a word that only stands somewhere in one orders nothing.
 */

export interface Order {
  mode: string;
  /** The words that order it, folded. */
  words: string;
}

const these =
  "(?:the|this|that|these|those|our|my|your|its|their|a|an|it|all|every|each|any|both|[\\w-]+'s|le|la|les|l'|ce|cet|cette|ces|nos|vos|notre|votre|mes|tes|mon|ton|son|sa|ses|leur|leurs|un|une|des|du|cela|ca|tout|tous|toutes)";
/** What is looked over, without an article: a path, a range, a number, a pull request. */
const pieces = '(?:[\\w-]*[./#@~:][\\w./#@~:-]+|prs?|pull|commits?|diffs?|changes?|code|branch|main|head)';

/** A verb that orders by itself. The narrower comes before the wider. */
const verbs: readonly (readonly [mode: string, pattern: string])[] = [
  [
    'synthesis',
    "summari[sz]e|sum up|recap|recapitulate|condense|synthesi[sz]e|brief (?:me|us)|resum(?:er|ez|ons)|resumes?(?=[- ](?:moi|nous|le|la|les|l'|ce|cet|cette|ces|nos|vos|notre|votre|mes|tes|tout|en)\\b)|synthetis(?:es?|er|ez|ons)|recapitul(?:es?|er|ez|ons)",
  ],
  ['prd', `specify|spec(?: out)?(?= ${these}\\b)|specifi(?:es?|er|ez|ons)`],
  [
    'review',
    `(?:(?:code|peer)[- ])?review(?= (?:${these}|${pieces})(?![\\w-]))|(?:audit|critique|proofread|look over)(?= (?:${these}|${pieces})(?![\\w-]))|relis(?:ez|ons|es?)?|relire|pass(?:es?|er|ez|ons) en revue|audit(?:er|ez|ons)|revo(?:is|ir|yez|yons)|critiqu(?:er|ez|ons)`,
  ],
  [
    'engineering',
    `implement(?:es?|er|ez|ons)?|refactor(?:is(?:es?|er|ez|ons))?|fix(?: up)?|debug|(?:migrate|upgrade|rename)|migr(?:es?|er|ez|ons)|renomm(?:es?|er|ez|ons)|(?:patch|port|rewrite|code(?: up)?)(?= ${these}\\b)|cod(?:er|ez|ons)|corrig(?:es?|er|ez|eons)|debogu(?:es?|er|ez|ons)|repar(?:es?|er|ez|ons)|reecri(?:s|re|vez|vons)`,
  ],
  [
    'analysis',
    'compar(?:es?|er|ez|ons)|contrast|weigh|(?:choose|pick|decide|select) (?:between|among|from)|(?:evaluate|analy[sz]e|rank) (?:the |these |our )?(?:options|alternatives|trade-?offs|candidates)|(?:list )?(?:the )?pros and cons|(?:chois(?:is|ir|issez|issons)|tranch(?:es?|er|ez|ons)|decid(?:es?|er|ez|ons)) (?:entre|parmi)|departag(?:es?|er|ez|eons)|(?:evalu|class|pes|analys)(?:es?|er|ez|ons) (?:les |ces |nos )?(?:options|solutions|alternatives)|(?:les )?avantages et (?:les )?inconvenients',
  ],
];

/** What is ordered by its name. */
const things: readonly (readonly [mode: string, pattern: string])[] = [
  ['roundtable', 'round ?-?table|table ronde'],
  [
    'prd',
    'prd|specs?|specifications?(?: (?:fonctionnelles?|techniques?))?|requirements?(?: documents?)?|acceptance criteria|user stor(?:y|ies)|design doc(?:ument)?|rfc|cahiers? des charges|exigences|document de conception',
  ],
  [
    'review',
    '(?:(?:code|peer|security|design) )?reviews?|proofreading|revue(?: de code)?|relecture|audit|critique',
  ],
  [
    'synthesis',
    'summar(?:y|ies)|synthes[ie]s|briefing|recap|digest|one[- ]pager|overview|tl;?dr|minutes|memo|report|announcement|release notes|post-?mortem|resume|note de synthese|syntheses?|compte[- ]rendu|recapitulatif|rapport|communique|bilan',
  ],
  [
    'analysis',
    'comparisons?|decision matrix|trade-?off (?:analysis|study|table)|pros and cons|comparaison|comparatif|matrice de decision',
  ],
  ['engineering', 'patch|bug ?fix|script|refactoring|implementation|correctif|correction|refactorisation'],
];
/** What only a verb of making makes an order: by itself it is a subject. */
const made =
  'code|functions?|methods?|class|classes|modules?|components?|tests?|migration|endpoints?|parser|commands?|api|features?|plugin|extension|library|quer(?:y|ies)|regex|bot|app|tool|server|pipeline|button|hook|schema|cache|queue|fix|fonctions?|methodes?|classes?|composants?|commandes?|fonctionnalites?|bibliotheque|requetes?|application|outil|serveur|bouton';

const making =
  '(?:write|draft|prepare|produce|create|make|compose|generate|author|put together|come up with|build|develop|design|add|give(?: me| us)|provide|do|run|hold|conduct|publish|ecri(?:s|re|vez|vons|ves?)|redig(?:es?|er|ez|eons)|prepar(?:es?|er|ez|ons)|fai(?:s|re|tes|sons)|fass(?:es?|iez)|donn(?:es?|er|ez|ons)|produi(?:s|re|sez|sons|ses?)|cre(?:es?|er|ez|ons)|ajout(?:es?|er|ez|ons)|construi(?:s|re|sez|sons)|developp(?:es?|er|ez|ons)|etabli(?:s|r|ssez|ssons)|dress(?:es?|er|ez|ons)|organis(?:es?|er|ez|ons)|ten(?:ir|ez|ons)|tiens|men(?:es?|er|ez|ons))';
const building =
  '(?:write|create|make|build|develop|design|add|generate|ecri(?:s|re|vez|vons|ves?)|cre(?:es?|er|ez|ons)|ajout(?:es?|er|ez|ons)|construi(?:s|re|sez|sons)|developp(?:es?|er|ez|ons)|fai(?:s|re|tes|sons))';
const whose = '(?:[- ](?:me|us|moi|nous))?';
const article = "(?:(?:a|an|the|one|some|our|your|my|un|une|le|la|l'|les|des|notre|votre|ma|mon) ?)";
const joint =
  "for|of|on|about|to|in|with|from|by|and|or|that|which|who|where|so|before|after|covering|pour|de|du|des|d'|sur|au|aux|en|dans|avec|par|et|ou|qui|que|avant|apres";
/** The words before a thing's name, inside its own phrase: the last name of the phrase is what it is. */
const before = `(?:(?!(?:${joint})\\b)[\\w'-]+ ){0,4}`;
const ends = `(?=$|[.,:;!?)»"]| [-—–(«]| (?:${joint})(?![\\w]))`;
/** In French what it is like stands behind its name. */
const phrase = (names: string): string =>
  `(?:(?:un|une|le|la|les|des|notre|votre) ${before}(?:${names})\\b|${article}?${before}(?:${names})${ends})`;
const adverb =
  "(?:(?:first|then|now|also|just|quickly|briefly|carefully|please|kindly|d'abord|ensuite|aussi|bien|vite) )*";

const verbPatterns = verbs.map(
  ([mode, pattern]) => [mode, new RegExp(`^${adverb}(?:${pattern})(?![\\w])`)] as const,
);
const orderPatterns = [
  ...things.map(
    ([mode, pattern]) => [mode, new RegExp(`^${adverb}${making}${whose} ${phrase(pattern)}`)] as const,
  ),
  ['engineering', new RegExp(`^${adverb}${building}${whose} ${phrase(made)}`)] as const,
];
const thingPatterns = things.map(
  ([mode, pattern]) => [mode, new RegExp(`^(?:${article}${before})?(?:${pattern})${ends}`)] as const,
);

/** Words that make a sentence of what would be a name: "Code review is slow" orders nothing. */
const says =
  /\b(?:is|are|was|were|has|have|had|says?|takes?|does|did|should|must|will|would|can|could|need(?:s|ed)?|est|sont|etait|etaient|ont|doit|doivent|dit|prend|prennent|sera|va|peut|peuvent|reste)\b/;

const firstOf = (
  patterns: readonly (readonly [string, RegExp])[],
  text: string,
  mode?: string,
): Order | undefined => {
  for (const [named, pattern] of patterns) {
    const found = mode === undefined || mode === named ? pattern.exec(text)?.[0] : undefined;
    if (found !== undefined) return { mode: named, words: found.trim() };
  }
  return undefined;
};

/** "Write a spec for …", "Résume les notes". "Review whether we should …" asks, and orders nothing. */
export function orderedBy(text: string): Order | undefined {
  if (/^(?:review|relire|compare|weigh) (?:whether|if)\b/.test(text)) return undefined;
  return firstOf(orderPatterns, text) ?? firstOf(verbPatterns, text);
}

/** "A PRD for offline mode", « Synthèse des retours ». */
export const named = (text: string): Order | undefined =>
  says.test(text) ? undefined : firstOf(thingPatterns, text);
