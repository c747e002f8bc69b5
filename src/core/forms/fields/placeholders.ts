/** What a form asked for, left as it stood: it says nothing. */
import { plain } from './bareText.ts';

const asked = [
  /^(?:list|liste|those you still hold|ceux que tu|celles? que|issue|point)\b.{0,160}\b(?:or|ou)\s["“«\s]*(?:none|aucun)/u,
  /^(?:\.{3}|…)$/,
  /^(?:one|1|a|your|the|in one|une?|ta|ton|la|en une)\b(?: \p{L}+){0,3} (?:sentences?|paragraphs?|phrases?|paragraphes?|lines?|lignes?)\b.{0,120}$/u,
  /^(?:the |la |une |a )?(?:letter|lettre)\b.{0,80}$/u,
  /^\d\s?[-–]\s?\d\b.{0,60}$/,
  /^(?:what|why|how|who|which|ce qui|ce que|pourquoi|comment|qui|quoi|l'argument|the argument)\b[^.]{0,160}$/u,
];
/** Words that forms offer to choose from. */
const offered = new Set(
  'agree,disagree,nuance,partial,maintain,amend,contest,maintiens,amende,conteste,approve,approve with changes,block,approuve,approuve avec changements,bloque,blocking,major,minor,bloquant,majeur,mineur,yes,no,oui,non,met,unclear,not met,rempli,incertain,non rempli'.split(
    ',',
  ),
);
const isChoice = (said: string): boolean => {
  const offers = said.split('|').map((each) => each.replace(/,.*$/, '').trim());
  return offers.length > 1 && offers.every((each) => offered.has(each));
};

/** `[one sentence]`, `agree | disagree | nuance`, `1-5`: as the form has them. */
export function isPlaceholder(value: string): boolean {
  const said = plain(value.slice(0, 400)).trim();
  const isBracketed = /^\[.*\][.…]?$/s.test(said) || /^<[^<>]{2,80}>$/.test(said);
  const inside = said.replace(/^[[<]|[\]>][.…]?$/g, '').trim();
  if (isChoice(inside) || /^1\s?[-–]\s?5$/.test(inside)) return true;
  return asked[0]?.test(inside) || (isBracketed && asked.some((each) => each.test(inside)));
}
