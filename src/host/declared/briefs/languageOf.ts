/** Which of the two languages a question is written in, by its commonest little words. English when in doubt. */
import type { Language } from '../../../core/ids.ts';

const french = new Set(
  (
    'le la les l un une des du de d au aux et ou où est sont a ont que qu quel quelle quels quelles qui quoi ' +
    'faut il elle on nous vous je tu se s ne n pas plus pour par sur dans avec sans doit doivent devons ' +
    'peut pouvons comment pourquoi quand est-ce ce cet cette ces notre nos votre vos mon ma mes son sa ses ' +
    'leur leurs si mais donc vers chez entre être avoir faire passer choisir garder utiliser'
  ).split(' '),
);
const english = new Set(
  (
    'the a an of to and or is are was were be do does did should shall can could would will may must we you ' +
    'they it i our your their this that these those what which who how why when where in on at for from with ' +
    'without not no if but so as by than then into over use keep move switch need have has'
  ).split(' '),
);

export function languageOfQuestion(question: string): Language {
  const text = question.toLowerCase().slice(0, 5000);
  let score = (text.match(/[àâçéèêëîïôœùûü]/gu) ?? []).length;
  for (const word of text.match(/\p{L}+/gu) ?? []) {
    if (french.has(word)) score += 1;
    if (english.has(word)) score -= 1;
  }
  return score > 0 ? 'fr' : 'en';
}
