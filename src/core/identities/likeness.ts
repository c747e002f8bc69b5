/** What a name looks like to whoever reads it quickly: two names with the same words here pass for one another. */

/** Letters of other alphabets that are drawn as Latin ones. */
const drawnAs: Readonly<Record<string, string>> = {
  ...{ а: 'a', в: 'b', е: 'e', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', с: 'c', т: 't', у: 'y', х: 'x' },
  ...{ і: 'i', ј: 'j', ѕ: 's', ԁ: 'd', һ: 'h', ӏ: 'l', ԛ: 'q', ԝ: 'w', ѵ: 'v' },
  ...{
    α: 'a',
    β: 'b',
    ε: 'e',
    η: 'n',
    ι: 'i',
    κ: 'k',
    μ: 'm',
    ν: 'v',
    ο: 'o',
    ρ: 'p',
    τ: 't',
    υ: 'u',
    χ: 'x',
  },
  ...{ ı: 'i', ɡ: 'g', ⅼ: 'l' },
};

/** Its words, without what can't be seen, accents, capitals, and the alphabet they are written in. */
export const likeness = (name: string): string[] =>
  [...name.replace(/\p{C}/gu, '').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()]
    .map((letter) => drawnAs[letter] ?? letter)
    .join('')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether a name holds another as whole words, or is the other with its letters set apart. */
export function passesFor(name: string, other: string): boolean {
  const [own, wanted] = [likeness(name), likeness(other)];
  if (wanted.length === 0) return false;
  if (own.join('') === wanted.join('')) return true;
  return own.some((_, at) => wanted.every((word, n) => own[at + n] === word));
}
