/** Words known by heart: those that no question is about, which also tell French from English, and common verbs. */

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

export const stopwords = {
  en: list(`
    a an the this that these those some any each every no not all both either neither one ones other another such
    i we you he she it they me us him her them my our your his its their mine ours yours who whom whose which what
    when where why how if then else than so as at by for from in into of off on onto out over per to toward towards
    under until up upon via with within without about above across after again against along among around before
    behind below between beyond down during except near since through and or but nor yet because while whether
    is are was were be been being am do does did done doing have has had having will would shall should can could
    may might must ought need needs needed let lets there here now soon still just also really actually only even
    ever never always often too very more most much many few less least own same instead rather first last next
    yes ready worth time better best good use using get go goes going make makes keep put take please right
    know before today tomorrow want already always perhaps maybe think say`),
  fr: list(`
    le la les un une des du de d l au aux ce cet cette ces mon ma mes ton ta tes son sa ses notre nos votre vos leur
    leurs je j tu il elle on nous vous ils elles me m te t se s lui y en qui que qu quoi dont où quand comment
    pourquoi combien quel quelle quels quelles lequel laquelle lesquels lesquelles et ou mais donc or ni car si
    à dans par pour sur sous avec sans vers chez entre depuis pendant avant après contre malgré dès jusque jusqu
    comme plus moins très trop peu assez aussi encore déjà toujours jamais bien mal mieux pas ne n non oui tout toute
    tous toutes autre autres même mêmes chaque quelque quelques plusieurs aucun aucune tel telle ici là cela ça ceci
    c est sont était être été suis es sommes êtes sera serait soit ai as a avons avez ont avait avoir eu aura aurait
    fait faire fais font faut faudrait doit doivent devons devrait devrions devoir dois peut peuvent pouvons pourrait
    pourrions pouvoir va vont allons aller vaut utiliser passer mettre prendre garder plutôt maintenant bientôt
    vraiment intérêt temps besoin faut-il doit-on peut-on est-ce afin alors ainsi puis lorsque parce puisque`),
} as const;

/** The words of a text, apostrophes taken apart, as they are compared. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:[-._/+#][\p{L}\p{N}]+)*[+#]*/gu) ?? [];
}

/** Which language a text seems to be in; undefined when it says too little. */
export function languageOf(text: string): 'en' | 'fr' | undefined {
  const words = wordsOf(text);
  const en = words.filter((word) => stopwords.en.has(word) && !stopwords.fr.has(word)).length;
  const fr = words.filter((word) => stopwords.fr.has(word) && !stopwords.en.has(word)).length;
  const accents = (text.match(/[àâçéèêëîïôùûœ]/giu) ?? []).length;
  if (en === fr + accents) return undefined;
  return fr + accents > en ? 'fr' : 'en';
}

/** In their bare form, to know where an option begins. French infinitives are known by their ending. */
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

const notVerbs: ReadonlySet<string> = new Set(
  `cher hier hiver mer fer notre votre quatre autre contre entre libre titre livre cadre centre ordre nombre
  chapitre registre papier dernier premier métier dossier fichier atelier chantier quartier loisir espoir soir
  noir docker scooter trottoir couloir miroir avenir désir plaisir cuir twitter newsletter theatre théâtre`.split(
    /\s+/,
  ),
);

/** Would a list of nouns be broken by this word? Only for questions whose verb was not found otherwise. */
export function looksLikeVerb(word: string, language: 'en' | 'fr'): boolean {
  if (language === 'fr') return startsWithInfinitive(word);
  return englishVerbs.has(word) || /.{3}(?:ing|ed)$/u.test(word);
}
