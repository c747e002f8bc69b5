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
};

const fr: typeof en = {
  money: (sum) => `${cents(sum).replace('.', ',')}${nnbsp}$`,
  minutes: (n) => `${String(Math.round(n * 10) / 10).replace('.', ',')}${nnbsp}min`,
  tokens: (n) => `${thousands(n, nnbsp)} jetons`,
};

export const sumWords = { en, fr };
