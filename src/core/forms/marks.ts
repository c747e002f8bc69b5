/** The marks ✅ ⚠️ ❌ in a line, as forms ask for them and as models vary them. */
import type { Mark } from './reading.ts';

const glyphs: Record<string, Mark> = {
  '✅': 'pass',
  '✔': 'pass',
  '☑': 'pass',
  '⚠': 'warn',
  '❌': 'fail',
  '✖': 'fail',
  '✗': 'fail',
  '✘': 'fail',
  '❎': 'fail',
};
const glyph = /[✅✔☑⚠❌✖✗✘❎]\uFE0F?/gu;
const choice = /[✅✔☑⚠❌✖✗✘❎]\uFE0F?\s*[/|]\s*[✅✔☑⚠❌✖✗✘❎]/u;

/** The marks of a line in their order. A choice left open (`✅/⚠️/❌`) is none. */
export function marksIn(line: string): Mark[] {
  if (choice.test(line)) return [];
  return (line.match(glyph) ?? []).flatMap((each) => glyphs[each.replace('\uFE0F', '')] ?? []);
}

export const withoutMarks = (line: string): string => line.replace(glyph, ' ');

/** From the worst to the best: of two marks for one thing the worse one stands. */
const order: Mark[] = ['fail', 'warn', 'pass'];
export const worstMark = (marks: Mark[]): Mark | undefined => order.find((mark) => marks.includes(mark));
