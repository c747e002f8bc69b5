/** The commands about limits, checks and people at the table. Each is loaded only when it is called. */

import { keysCli } from '../../rpc/words/cli/keysCli.ts';
import { peopleCli } from '../../rpc/words/cli/peopleCli.ts';
import { steeringCli } from '../../rpc/words/cli/steeringCli.ts';
import { spendingWords } from '../../rpc/words/council/spendWords.ts';
import { publishWords } from '../../rpc/words/pages/publishWords.ts';
import { type Frame, several } from './frame.ts';

const id = '2026-02-14-session-storage';

export function steeringCommands({ add, does, page }: Frame): void {
  const { options: o } = page.words.help;
  const { commands, arguments: a, options: own } = steeringCli[page.language];

  add(
    'estimate [question]',
    commands.estimate,
    [a.question],
    [
      'council estimate "Should we cache the index?"',
      'council estimate --brief council/briefs/review.yaml --json',
    ],
  )
    .option('--json', o.json)
    .option('--brief <file>', o.brief)
    .option('--seats <ids>', o.seats)
    .option('--mode <protocol>', o.mode)
    .option('--context <what>', o.context, several)
    .option('--backend <name>', o.backend)
    .option('--rehearse', keysCli[page.language].options.rehearse)
    .option('--max-rounds <n>', o.maxRounds)
    .option('--language <fr|en>', o.language)
    .action(does(async () => (await import('../commands/estimate.ts')).estimate));

  add(
    'raise <id>',
    commands.raise,
    [a.id],
    [`council raise ${id} --tokens 200000`, `council raise ${id} --cost 2.50 --minutes 30`],
  )
    .option('--json', o.json)
    .option('--tokens <n>', own.tokens)
    .option('--cost <amount>', own.cost)
    .option('--minutes <n>', own.minutes)
    .option('--yes', spendingWords[page.language].options.yes)
    .action(does(async () => (await import('../commands/steer/raise.ts')).raise));

  add(
    'waive <id> <check> [why]',
    commands.waive,
    [a.id, a.check, a.why],
    [
      `council waive ${id} tests "The runner is down; I ran them by hand"`,
      `council waive ${id} P2 "The night shift covers it until June"`,
    ],
  )
    .option('--json', o.json)
    .option('--text <text>', own.why)
    .action(does(async () => (await import('../commands/steer/waive.ts')).waive));

  const { terminal } = publishWords[page.language];
  add('push <id>', commands.push, [a.id], [`council push ${id}`, `council push ${id} --yes`])
    .option('--json', o.json)
    .option('--yes', terminal.options.yes)
    .option('--keep', terminal.options.keep)
    .action(does(async () => (await import('../commands/past/push.ts')).push));

  add('synthesise <id>', commands.synthesise, [a.id], [`council synthesise ${id}`])
    .option('--json', o.json)
    .action(does(async () => (await import('../commands/steer/synthesise.ts')).synthesise));
}

export function peopleCommands({ add, does, page }: Frame): void {
  const { options: o } = page.words.help;
  const { commands, arguments: a, options: own } = peopleCli[page.language];

  add(
    'answer <id> <seat> [words]',
    commands.answer,
    [a.id, a.seat, a.words],
    [
      `council answer ${id} papa "Yes, with one hour of read-only"`,
      `council answer ${id} papa - < answer.md`,
    ],
  )
    .option('--json', o.json)
    .action(does(async () => (await import('../commands/steer/answer.ts')).answer));

  add('extend <id> <seat>', commands.extend, [a.id, a.seat], [`council extend ${id} papa --minutes 30`])
    .option('--minutes <n>', own.minutes)
    .option('--json', o.json)
    .action(does(async () => (await import('../commands/steer/extend.ts')).extend));

  add('skip <id> <seat>', commands.skip, [a.id, a.seat], [`council skip ${id} blaise`])
    .option('--json', o.json)
    .action(does(async () => (await import('../commands/steer/skip.ts')).skip));
}
