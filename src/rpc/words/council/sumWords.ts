/** What limits are made of, as people write them: money, minutes, tokens. */
import { nnbsp } from '../speak.ts';

/** 840, 21 k. */
const thousands = (n: number, space: string): string =>
  n < 1000 ? String(Math.round(n)) : `${Math.round(n / 1000)}${space}k`;

/** A limit below a cent is one too. */
const cents = (sum: number): string => sum.toFixed(sum > 0 && sum < 0.01 ? 4 : 2);

const en = {
  money: (sum: number) => `$${cents(sum)}`,
  minutes: (n: number) => `${Math.round(n * 10) / 10} min`,
  tokens: (n: number) => `${thousands(n, ' ')} tokens`,
  unknown: 'unknown',
};

const fr: typeof en = {
  money: (sum) => `${cents(sum).replace('.', ',')}${nnbsp}$`,
  minutes: (n) => `${String(Math.round(n * 10) / 10).replace('.', ',')}${nnbsp}min`,
  tokens: (n) => `${thousands(n, nnbsp)} jetons`,
  unknown: 'inconnu',
};

export const sumWords = { en, fr };

/** What was counted, and that there is more: of some replies nobody told what they took. */
export function countedTokens(
  { tokens, uncounted = 0 }: { tokens: number; uncounted?: number },
  language: keyof typeof sumWords,
  say: (n: number) => string = String,
): string {
  if (uncounted === 0) return say(tokens);
  const { unknown } = sumWords[language];
  return tokens === 0 ? unknown : `${say(tokens)} + ${unknown}`;
}
