/**
 * Whether an entry says that there is none: "None at this stage", "Aucun point bloquant", "n/a". One that denies and then
 * names something is that something; "No risk identified" may be just what blocks, so nothing but these is taken for it.
 */
import { plain, stripMarks } from './bareText.ts';

const bare =
  /^(?:none|nothing|n\/?\s?a|no|nil|null|zero|0|aucun(?:e|s|es)?|neant|rien|ras|non|sans objet|not applicable|s\/?o|-|–|—|ø|∅|\[\s*\]|\{\s*\})?[\s.!]*$/;

const soFar =
  "(?: (?:at (?:this|the) (?:stage|time|moment|point)|at present|at all|for (?:now|the moment|me)|right now|now|currently|presently|here|so far|yet|from (?:me|my (?:side|end|part|point of view))|on my (?:side|end|part)|in my view|i (?:can see|see|know of)|that i (?:can see|see|know of)|to (?:report|raise|flag|mention|add)|identified|found|left|remaining|remain|known|raised|outstanding|whatsoever|a ce stade|pour (?:l'instant|le moment|moi|ma part)|a ce jour|actuellement|de (?:ma part|mon cote)|a (?:signaler|relever|declarer|mentionner)|selon moi|a mes yeux|du tout|identifiee?s?|restante?s?|connue?s?|releve?e?s?)){0,3}";
const kinds =
  '(?:block(?:ing|er)s?(?: (?:issue|point|concern|problem|objection|item)s?)?|show-?stoppers?|(?:issue|concern|objection|problem|blocker|minority|disagreement|dissent)s?(?: (?:blocking|that block|report))?|(?:point|probleme|element|sujet|objection|reserve)s? bloquante?s?|blocages?|bloquante?s?|findings?|constats?|objections?|desaccords?|minorite)';
const denying = `(?:there (?:is|are|were) |i (?:have|see|find|raise|hold) |we have |je ne vois |je n'ai |il n'y a )?(?:no|not any|none of|zero|0|aucune?|pas d(?:e |')|pas d'autre|nothing|rien de|rien qui soit|rien)(?: (?:known|open|remaining|further|more|new|other|major|real|autres?|vrai|nouveau))?\\s?${kinds}`;
const inWords = new RegExp(
  `^(?:(?:none|nothing|nil|aucune?|rien|no|non|n\\/a)|${denying}|nothing (?:blocks?|blocking|is blocking)|rien ne bloque|rien a signaler|(?:i|we) (?:have|see|hold) none|(?:none|no) new(?: ones?)?|no new ones|none of mine|je n'en (?:ai|vois) (?:aucune?|pas)|pas de nouveaux?|aucun nouveau)${soFar}$`,
);
/** What may follow a denial and names nothing: everything is well, or a remark that says of itself that it does not block. */
const harmless =
  /^(?:(?:(?:all|everything|each|every|my|the|these|tou(?:t|s|tes)|mes|les|le|la)\b[^.]{0,60}\b(?:addressed|resolved|settled|agreed?|covered|answered|met|sound|good|fine|solid|ready|clear|ok|traitee?s?|resolue?s?|reglee?s?|levee?s?|d'accord|bon|bonne|pret|prete|solide|clair|claire))|(?:i|we) (?:am|are|m) (?:satisfied|happy|fine|ready)[^.]{0,40}|(?:ready|good|fine) to (?:go|ship|proceed|conclude)|(?:we|the council) can (?:proceed|conclude|go ahead|ship)[^.]{0,20}|everyone agreed|tout le monde (?:est|etait) d'accord|on peut (?:conclure|avancer))$/;
const doubts =
  /\b(?:but|except|however|though|unless|if|once|until|other than|apart from|besides|save|not|no|never|still|yet|only|mais|sauf|hormis|excepte|cependant|toutefois|si|a part|autre que|pas|encore|seulement)\b|n't\b/;

const denies = (words: string): boolean => bare.test(words) || (words.length < 160 && inWords.test(words));

export function saysNothing(text: string): boolean {
  const said = plain(stripMarks(text.slice(0, 600)))
    .replace(/\p{Extended_Pictographic}|\uFE0F|[*_]/gu, '')
    .trim()
    .replace(/^\(([^()]*)\)$/, '$1');
  if (bare.test(said) || denies(trimmedEnd(said))) return true;
  const [, first = '', rest = ''] = /^([^.:;,!(—–]{1,120})(?:[.:;,!—–]+|(?=\())\s*(.*)$/su.exec(said) ?? [];
  if (first === '' || rest === '' || !denies(first.trim())) return false;
  return /^\((?:not|non|rien de|pas) (?:blocking|bloquant)/.test(rest) || isHarmless(rest);
}

const trimmedEnd = (said: string): string =>
  said.slice(-20).includes('.') || /[!\s]$/.test(said) ? said.replace(/[\s.!]{1,20}$/, '') : said;

const isHarmless = (rest: string): boolean =>
  rest
    .replace(/^\(|\)[\s.!]{0,5}$/g, '')
    .split(/[.!;]+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
    .every((sentence) => denies(sentence) || (harmless.test(sentence) && !doubts.test(sentence)));
