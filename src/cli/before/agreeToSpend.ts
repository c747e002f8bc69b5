/**
 * The one step before anything is spent, at the command line: the estimate is shown; at a terminal one key starts it, and
 * above the limit it is asked in so many words; with nobody there it needs --yes or a budget above the limit.
 */
import { createInterface } from 'node:readline/promises';
import { type Agree, aboveLimit, mostOf, type SpendLimit, usualLimit } from '../../rpc/askToSpend.ts';
import type { SpendView } from '../../rpc/messages/spendMessages.ts';
import { spendingWords } from '../../rpc/words/council/spendWords.ts';
import type { Telling } from '../follow/teller.ts';
import { Mistake } from '../output/exits.ts';
import { type Io, note } from '../output/io.ts';
import { limitWords, spendLines, sumOf } from '../render/renderSpending.ts';
import { oneKey } from './waitForKeypress.ts';

export interface AgreeOptions {
  yes?: boolean | undefined;
  /** A sum was named for this on the command line. */
  budgeted?: boolean;
  telling: Telling;
}

/** The person's own, from their environment: nothing that came along with a folder raises it. */
export function limitOf({ COUNCIL_ASK_ABOVE_TOKENS, COUNCIL_ASK_ABOVE_COST }: Io['env']): SpendLimit {
  const amount = (given: string | undefined, usual: number): number => {
    const set = Number(given?.trim().replace(',', '.') || Number.NaN);
    return Number.isFinite(set) && set >= 0 ? set : usual;
  };
  return {
    tokens: amount(COUNCIL_ASK_ABOVE_TOKENS, usualLimit.tokens),
    cost: amount(COUNCIL_ASK_ABOVE_COST, usualLimit.cost),
  };
}

export const agreeing =
  (io: Io, { yes = false, budgeted = false, telling }: AgreeOptions): Agree =>
  async (spend) => {
    const page = io.page();
    const { language, paint } = page;
    const words = spendingWords[language];
    const above = aboveLimit(spend, limitOf(io.env));
    const asks = io.terminal && telling === 'text' && !yes;
    if (telling === 'text') for (const line of ['', ...spendLines(spend, above, page), '']) note(io, line);
    if (asks && above) return await inSoManyWords(io, words.typeYes(sumOf(spend, language)), words);
    if (asks) {
      const { enter, start, escape, leave } = words.keys;
      // Listened for before it is shown: a key that is pressed at once counts too.
      const key = oneKey(['enter']);
      note(io, `  ${paint.bold(enter)} ${start} · ${paint.bold(escape)} ${leave}`);
      const started = (await key) === 'enter';
      if (!started) note(io, words.left);
      return started;
    }
    if (!above || yes || budgeted) return true;
    throw new Mistake(
      `${words.refused(sumOf(spend, language), limitWords(above, language))}\n${words.addYes(budgetFor(spend))}`,
    );
  };

const budgetFor = (spend: SpendView): string => {
  const { cost, tokens } = mostOf(spend);
  return cost === undefined
    ? `"${Math.ceil(tokens / 1000) * 1000} tokens"`
    : (Math.ceil(cost * 100) / 100).toFixed(2);
};

async function inSoManyWords(
  io: Io,
  question: string,
  words: { yes: string; left: string },
): Promise<boolean> {
  const line = createInterface({ input: process.stdin, output: process.stderr });
  const closed = new Promise<string>((resolve) => line.once('close', () => resolve('')));
  const typed = await Promise.race([line.question(`  ${question} `), closed]).catch(() => '');
  line.close();
  const agreed = typed.trim().toLowerCase() === words.yes;
  if (!agreed) note(io, words.left);
  return agreed;
}
