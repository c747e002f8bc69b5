/** What a turn argues, in its own first sentence: neither a heading nor a line that only fills in its form. */
import { bodyOf } from '../forms/body.ts';
import type { Turn } from './council.ts';

export function firstSentence({ text = '', reading }: Turn): string {
  const plain = (reading ? bodyOf(reading.form, text) : text)
    .split('\n')
    .filter((line) => !/^\s*#/.test(line))
    .map((line) =>
      line
        .replace(/^[>*\-\s]+/, '')
        .replace(/\*\*|__/g, '')
        .trim(),
    )
    .find((line) => line.length > 0);
  const sentence = (plain ?? '').match(/^.*?[.!?…](?=\s|$)/)?.[0] ?? plain ?? '';
  return sentence.slice(0, 300);
}
