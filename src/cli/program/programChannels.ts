/** `council channel`, `say` and `turn`, with their arguments and options. What each does is loaded only when it is called. */
import { channelsCli } from '../../rpc/words/cli/channelsCli.ts';
import { spendingWords } from '../../rpc/words/council/spendWords.ts';
import type { Frame } from './frame.ts';

export function channelsCommands({ add, does, page }: Frame): void {
  const { about, arguments: a, options: own } = channelsCli[page.language];
  const { options: o } = page.words.help;

  add(
    'channel <action> [channel] [value]',
    about.channel,
    [a.action, a.channel, a.value],
    [
      'council channel list',
      'council channel create kitchen --mode chat --members papa,henry,sage,nova',
      'council channel create lunch --mode discussion --initiator papa --guide "Where to eat?" --members henry,sage',
      'council channel set-mode kitchen turn-based',
      'council channel limit kitchen --cost 2',
      'council channel add kitchen blaise',
      'council channel pause kitchen',
      'council channel history kitchen --limit 20',
      'council channel conclude lunch "We eat soup, at noon."',
      'council channel conclude lunch discussion-summary/lunch.md',
    ],
  )
    .option('--as <person>', own.as)
    .option('--mode <mode>', own.mode)
    .option('--members <ids>', own.members)
    .option('--order <order>', own.order)
    .option('--name <name>', own.name)
    .option('--topic <text>', own.topic)
    .option('--initiator <id>', own.initiator)
    .option('--guide <text>', own.guide)
    .option('--callback <channel>', own.callback)
    .option('--to <channel>', own.to)
    .option('--text <text>', own.text)
    .option('--before <n>', own.before)
    .option('--limit <n>', own.limit)
    .option('--cost <sum>', own.cost)
    .option('--tokens <n>', own.tokens)
    .option('--turns <n>', own.turns)
    .option('--alone <n>', own.alone)
    .option('--rehearse', own.rehearse)
    .option('--yes', spendingWords[page.language].options.yes)
    .option('--json', o.json)
    .action(does(async () => (await import('../commands/channels/channel.ts')).channel));

  add(
    'say <channel> [words]',
    about.say,
    [a.channel, a.words],
    ['council say general "What shall we cook tonight?"', 'council say general "@nova, can you?" --no-wait'],
  )
    .option('--as <person>', own.as)
    .option('--policy <how>', own.policy)
    .option('--no-wait', own.noWait)
    .option('--json', o.json)
    .action(does(async () => (await import('../commands/channels/say.ts')).sayIn));

  add(
    'turn <action> <channel>',
    about.turn,
    [a.turnAction, a.channel],
    ['council turn active general', 'council turn advance general', 'council turn timeout general --turn 12'],
  )
    .option('--as <person>', own.as)
    .option('--turn <n>', own.turn)
    .option('--json', o.json)
    .action(does(async () => (await import('../commands/channels/turn.ts')).turn));
}
