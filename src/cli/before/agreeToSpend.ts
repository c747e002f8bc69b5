/**
 * The one step before anything is spent, at the command line: the estimate is shown; at a terminal one key starts it, and
 * above the limit it is asked in so many words; with nobody there it needs --yes or a budget above the limit.
 */
import { createInterface } from 'node:readline/promises';
import { type Agree, aboveLimit, mostOf, type SpendLimit, usualLimit } from '../../rpc/askToSpend.ts';
import type { SpendView } from '../../rpc/messages/spendMessages.ts';
import type { Piece } from '../../rpc/namedPieces.ts';
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
  /** Where a council is begun. */
  choices?: Choices;
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

/** Of a council that is about to begin: what else may be wanted than what was asked for. */
export interface Choices {
  /** What a review should look at; nothing when the person would rather not. */
  review(): Promise<readonly Piece[] | undefined>;
  /** What is begun with instead, once the person has changed the brief. */
  edit(brief: NonNullable<SpendView['brief']>): Promise<object | undefined>;
  /** A path of the home, as the person would name it. */
  named(path: string): string;
}

const keyOf: Readonly<Record<string, string>> = {
  debate: 'd',
  roundtable: 'r',
  analysis: 'a',
  prd: 'p',
  engineering: 'g',
  review: 'v',
  synthesis: 's',
};

export function agreeing(io: Io, { yes = false, budgeted = false, telling, choices }: AgreeOptions): Agree {
  return async (spend) => {
    const page = io.page();
    const { language } = page;
    const words = spendingWords[language];
    const above = aboveLimit(spend, limitOf(io.env));
    const asks = io.terminal && telling === 'text' && !yes;
    const modes =
      asks && choices && spend.because?.code !== 'brief'
        ? Object.entries(keyOf).flatMap(([mode, key]) => (mode === spend.mode ? [] : [[key, mode] as const]))
        : [];
    const brief = choices && spend.brief ? choices.named(spend.brief.path) : undefined;
    if (telling === 'text')
      for (const line of ['', ...spendLines(spend, { above, modes, brief, budgeted }, page), ''])
        note(io, line);
    if (!asks) {
      if (!above || yes || budgeted) return true;
      throw new Mistake(
        `${words.refused(sumOf(spend, language), limitWords(above, language))}\n${words.addYes(budgetFor(spend))}`,
      );
    }
    const keys = [
      ...modes.map(([key]) => key),
      ...(choices && spend.alone ? ['b'] : []),
      ...(choices && spend.brief ? ['e'] : []),
    ];
    for (;;) {
      const key = above
        ? await inSoManyWords(words.typeYes(sumOf(spend, language)), words.yes, keys)
        : await pressed(spend, keys);
      if (key === 'enter') return true;
      if (key === 'b') return { instead: { baseline: spend.alone?.asked ? undefined : true } };
      if (key === 'e' && spend.brief) {
        const instead = await choices?.edit(spend.brief);
        if (instead) return { instead };
        continue;
      }
      const [, mode] = modes.find(([each]) => each === key) ?? [];
      if (mode === undefined) {
        note(io, words.left);
        return false;
      }
      const context = mode === 'review' ? await choices?.review() : undefined;
      if (mode === 'review' && !context) continue;
      return { instead: { mode, ...(context ? { context } : {}) } };
    }
  };

  /** One key. It is listened for before it is shown: a key that is pressed at once counts too. */
  function pressed(spend: SpendView, keys: readonly string[]): Promise<string> {
    const { paint, language } = io.page();
    const words = spendingWords[language];
    const key = oneKey(['enter', ...keys]);
    const sum = spend.alone?.cost === undefined ? '' : `, ${words.money(spend.alone.cost)}`;
    const offered: (readonly [string, string])[] = [
      [words.keys.enter, words.keys.start],
      ...(keys.includes('b')
        ? [['b', spend.alone?.asked ? words.keys.notAlone : words.keys.alone(sum)] as const]
        : []),
      ...(keys.includes('e') ? [['e', words.keys.edit] as const] : []),
      [words.keys.escape, words.keys.leave],
    ];
    note(io, `  ${offered.map(([name, what]) => `${paint.bold(name)} ${what}`).join(' · ')}`);
    return key;
  }
}

const budgetFor = (spend: SpendView): string => {
  const { cost, tokens } = mostOf(spend);
  return cost === undefined
    ? `"${Math.ceil(tokens / 1000) * 1000} tokens"`
    : (Math.ceil(cost * 100) / 100).toFixed(2);
};

/** `enter` when the word was typed, one of the keys when that was, else it is left. */
async function inSoManyWords(question: string, yes: string, keys: readonly string[]): Promise<string> {
  const line = createInterface({ input: process.stdin, output: process.stderr });
  const closed = new Promise<undefined>((resolve) => line.once('close', () => resolve(undefined)));
  const typed = await Promise.race([line.question(`  ${question} `), closed]).catch(() => undefined);
  line.close();
  // Left with Ctrl+C: what is said next stands on a line of its own.
  if (typed === undefined) process.stderr.write('\n');
  const word = typed?.trim().toLowerCase() ?? '';
  if (word === yes) return 'enter';
  return keys.includes(word) ? word : 'escape';
}
