/** Common English verbs in their bare form, to know where an option begins. French infinitives are known by their ending. */

export const englishVerbs: ReadonlySet<string> = new Set(
  `accept add adopt allow ask automate ban begin block bring build buy cache cancel change charge choose clean close
  commit continue copy create cut deal delay delete deprecate deploy disable discontinue drop enable encrypt end enforce
  expand extend fix fork freeze give grow handle hire host ignore improve increase install introduce invest join keep
  kill launch learn leave limit list log make merge migrate monitor move offer open optimise optimize outsource pay
  pick pin plan postpone prefer prioritise prioritize promote publish push raise read rebuild reduce refactor reject
  release remove rename rent replace require restrict return review revert rewrite run save scale schedule sell send
  share ship sign simplify skip split start stay stop store support switch take teach test track train try turn update
  upgrade use validate version wait write`.split(/\s+/),
);

const pronoun = /^(?:ne pas |ne plus |ne |s['’]|se |nous |le |la |les |l['’]|y |en |lui |leur )*/iu;

/** Does this French phrase begin with an infinitive, pronouns aside? */
export function startsWithInfinitive(phrase: string): boolean {
  const first =
    phrase
      .replace(pronoun, '')
      .match(/^[\p{L}-]+/u)?.[0]
      ?.toLowerCase() ?? '';
  return /(?:er|ir|oir|re)$/u.test(first) && first.length > 3 && !notVerbs.has(first);
}

const notVerbs = new Set([
  'cher',
  'hier',
  'hiver',
  'mer',
  'fer',
  'notre',
  'votre',
  'quatre',
  'autre',
  'contre',
  'entre',
  'libre',
  'titre',
  'livre',
  'cadre',
  'centre',
  'ordre',
  'nombre',
  'chapitre',
  'registre',
  'papier',
  'dernier',
  'premier',
  'métier',
  'dossier',
  'fichier',
  'atelier',
  'chantier',
  'quartier',
  'loisir',
  'espoir',
  'soir',
  'noir',
  'docker',
  'scooter',
  'trottoir',
  'couloir',
  'miroir',
  'avenir',
  'désir',
  'plaisir',
  'cuir',
  'twitter',
  'newsletter',
  'theatre',
  'théâtre',
]);

/** Would a list of nouns be broken by this word? Only for questions whose verb was not found otherwise. */
export function looksLikeVerb(word: string, language: 'en' | 'fr'): boolean {
  if (language === 'fr') return startsWithInfinitive(word);
  return englishVerbs.has(word) || /.{3}(?:ing|ed)$/u.test(word);
}
