/** What a council may take, and the commands it would run, as lines for people. */

import { writtenOut } from '../../rpc/hidden.ts';
import {
  type CheckCommandView,
  type EstimateView,
  runsChanges,
} from '../../rpc/messages/estimateMessages.ts';
import { steeringCli } from '../../rpc/words/cli/steeringCli.ts';
import { checkWords } from '../../rpc/words/council/checkWords.ts';
import { sumWords } from '../../rpc/words/council/sumWords.ts';
import { programWords } from '../../rpc/words/host/programWords.ts';
import type { Page } from '../terminal/terminalPage.ts';
import { wrap } from '../terminal/width.ts';

/** Said where a limit is lower than even the least that it takes. */
export function overLines(view: EstimateView, { language, columns }: Page): string[] {
  const words = steeringCli[language];
  const sums = sumWords[language];
  const most = { tokens: sums.tokens(view.limits.tokens ?? 0), cost: sums.money(view.limits.cost ?? 0) };
  return view.over
    .map((limit) => words.over(words.limitNames[limit], most[limit]))
    .flatMap((line) => wrap(line, columns));
}

/** Each command whole, as it will run: it is what a person is asked to allow. */
export function checkLines(checks: CheckCommandView[], { language }: Page): string[] {
  const words = checkWords[language];
  if (checks.length === 0) return [];
  return [
    words.willRun,
    ...checks.map(({ name, command, cwd, env }) => {
      const where = cwd === undefined ? '' : ` (${words.inFolder(writtenOut(cwd))})`;
      const given = env === undefined ? '' : ` (${programWords[language].given(env.join(', '))})`;
      return `  ${name}: ${writtenOut(command)}${where}${given}`;
    }),
    ...(runsChanges(checks) ? [words.onChange] : []),
  ];
}
