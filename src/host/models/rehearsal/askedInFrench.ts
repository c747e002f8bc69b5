/** Finds the infinitive of a French question: « Faut-il passer à TypeScript 7 » asks whether to « passer à TypeScript 7 ». */
import type { Asked } from './askedInEnglish.ts';
import { startsWithInfinitive } from './verbs.ts';

const modal =
  '(?:faut|faudrait|doit|devrait|peut|pourrait|vaut|va)(?:-t)?-(?:il|on)|(?:devons|devrions|pouvons|pourrions|allons|voulons|souhaitons)-nous|(?:dois|puis|devrais)-je|veut-on';
const openings: RegExp[] = [
  new RegExp(
    `^(?:(?:alors|bon|et|mais|donc),? )?(?:(?:comment|quand|où|pourquoi|dans quel ordre) )?(?:${modal}) (?:mieux |vraiment |encore |donc |aussi |déjà )?(.+)$`,
    'iu',
  ),
  /^(?:comment|pourquoi|quand) (.+)$/iu,
  /^(?:est-ce (?:qu['’]|que )|savoir s['’]|si )?(?:il faut|il faudrait|il vaut mieux|nous devons|nous devrions|nous pouvons|on doit|on devrait|on peut|on pourrait|je dois|je devrais|il convient de) (?:vraiment |encore )?(.+)$/iu,
  /^(?:convient-il|est-il (?:temps|utile|raisonnable|possible|souhaitable|judicieux|trop tôt)|est-ce le (?:bon )?moment|serait-il \p{L}+) (?:de |d['’])(.+)$/iu,
  /^(?:avons-nous intérêt|a-t-on intérêt|gagnerait-on|sommes-nous prêts) à (.+)$/iu,
];
const inverted =
  /^(.+?) (doit|doivent|devrait|devraient|peut|peuvent|pourrait|pourraient)-(?:il|elle|ils|elles) (.+)$/iu;

export function frenchAct(asked: string): Asked | undefined {
  const plain = asked.replace(/\u202f|\u00a0/gu, ' ').trim();
  for (const opening of openings) {
    const rest = trim(opening.exec(plain)?.[1] ?? '');
    if (!rest || /^(?:que |qu['’])/iu.test(rest)) continue;
    if (startsWithInfinitive(rest)) return apart(rest);
    if (/^(?:un|une|des|du|le|la|les|deux|trois)\b|^l['’]|^\p{Lu}/u.test(rest))
      return apart(`choisir ${rest}`);
  }
  const turned = inverted.exec(plain);
  if (turned)
    return { act: `décider ${that(lowered(turned[1] ?? ''))} ${turned[2] ?? ''} ${turned[3] ?? ''}`.trim() };
  const clause = /^est-ce (?:que |qu['’])(.+)$/iu.exec(plain)?.[1];
  if (clause) return { act: `conclure ${that(lowered(clause))}` };
  if (startsWithInfinitive(lowered(plain))) return apart(trim(lowered(plain)));
  const choice = /^((?:\S+ ){0,3}\S+?),? ou (?:bien )?((?:\S+ ){0,4}\S+)$/iu.exec(plain);
  if (choice?.[1] && choice[2] && !/^(?:quel|qui|est|a-t)/iu.test(plain))
    return apart(
      `choisir ${plain.replace(/^(?:Le|La|Les|L['’]|Un|Une|Des|Du) ?/u, (article) => article.toLowerCase())}`,
    );
  return undefined;
}

const that = (clause: string) => (/^[aeiouyéèêh]/iu.test(clause) ? `qu’${clause}` : `que ${clause}`);
/** A first word keeps its capital only when it looks like a name. */
const lowered = (text: string) =>
  /^\p{Lu}\p{Ll}*(?: |['’]|$)/u.test(text) && !/^\p{Lu}\S*[\p{Lu}\d]/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

function trim(phrase: string): string {
  const plain = phrase.replace(/,? ou (?:non|pas)$/iu, '').trim();
  return plain.split(/\s+/).length > 13
    ? (plain.split(/, | parce qu| puisqu| sachant qu| étant donné /iu)[0] ?? plain)
    : plain;
}

/** « choisir Redis ou Postgres pour les sessions » : « choisir Redis pour les sessions », ou « choisir Postgres pour… ». */
function apart(act: string): Asked {
  const parts = act.split(/,? ou (?:bien |plutôt )?/iu);
  const [left, right] = parts;
  if (!left || !right || parts.length !== 2) return { act };
  if (startsWithInfinitive(right)) return { act: left, rival: right };
  const leftWords = left.split(' ');
  const rightWords = right.split(' ');
  if (leftWords.length < 2) return { act };
  const tail = rightWords.findIndex(
    (word, at) => at > 0 && /^(?:pour|dans|sur|avant|après|avec|comme|en|depuis|pendant|chez)$/iu.test(word),
  );
  const suffix = tail > 0 ? ` ${rightWords.slice(tail).join(' ')}` : '';
  const option = tail > 0 ? rightWords.slice(0, tail) : rightWords;
  const cut =
    /^(?:à|au|aux|en|vers|sur|avec|par|pour|dans)$/iu.test(leftWords[1] ?? '') &&
    !/^(?:à|au|aux|en|vers|sur|avec|par|pour|dans)$/iu.test(option[0] ?? '')
      ? 2
      : 1;
  return {
    act: `${left}${suffix}`,
    rival: `${leftWords.slice(0, cut).join(' ')} ${option.join(' ')}${suffix}`,
  };
}
