/** What limits are made of, as people write them: money, minutes, tokens. */
import { nnbsp, type Words } from '../speak.ts';

export interface SumWords {
  money(sum: number): string;
  minutes(n: number): string;
  tokens(n: number): string;
}

/** 840, 21 k. */
const thousands = (n: number, space: string): string =>
  n < 1000 ? String(Math.round(n)) : `${Math.round(n / 1000)}${space}k`;

/** A limit below a cent is one too. */
const cents = (sum: number): string => sum.toFixed(sum > 0 && sum < 0.01 ? 4 : 2);

export const sumWords: Words<SumWords> = {
  en: {
    money: (sum) => `$${cents(sum)}`,
    minutes: (n) => `${Math.round(n * 10) / 10} min`,
    tokens: (n) => `${thousands(n, ' ')} tokens`,
  },
  fr: {
    money: (sum) => `${cents(sum).replace('.', ',')}${nnbsp}$`,
    minutes: (n) => `${String(Math.round(n * 10) / 10).replace('.', ',')}${nnbsp}min`,
    tokens: (n) => `${thousands(n, nnbsp)} jetons`,
  },
};
