/** `council channel`, `say` and `turn`, with their arguments and options. What each does is loaded only when it is called. */
import type { Command } from 'commander';
import { channelsCli } from '../../rpc/words/cli/channelsCli.ts';
import { spendingWords } from '../../rpc/words/council/spendWords.ts';
import type { Io } from '../output/io.ts';

export interface ChannelsProgram {
  /** A command in the house's dress, with its home option and examples. */
  make(name: 'channel' | 'say' | 'turn', args: string, about: string, examples: string[]): Command;
  run(command: (io: Io) => Promise<number>): Promise<void>;
  io: Io;
}

export function channelsCommands({ make, run, io }: ChannelsProgram): void {
  const page = io.page();
  const { about, arguments: a, options: own } = channelsCli[page.language];
  const { options: o } = page.words.help;
  const add = (
    name: 'channel' | 'say' | 'turn',
    args: string,
    texts: string[],
    examples: string[],
  ): Command => {
    const command = make(name, args, about[name], examples);
    command.registeredArguments.forEach((argument, n) => {
      argument.description = texts[n] ?? '';
    });
    return command.option('--as <person>', own.as);
  };

  add(
    'channel',
    '<action> [channel] [value]',
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
      'council channel conclude lunch discussion-summary/lunch.md',
    ],
  )
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
    .action((action, channel, value, options) =>
      run(async () =>
        (await import('../commands/home/channel.ts')).channel(action, channel, value, options, io),
      ),
    );

  add(
    'say',
    '<channel> [words]',
    [a.channel, a.words],
    ['council say general "What shall we cook tonight?"', 'council say general "@nova, can you?" --no-wait'],
  )
    .option('--policy <how>', own.policy)
    .option('--no-wait', own.noWait)
    .option('--json', o.json)
    .action((channel, words, options) =>
      run(async () => (await import('../commands/home/say.ts')).sayIn(channel, words, options, io)),
    );

  add(
    'turn',
    '<action> <channel>',
    [a.turnAction, a.channel],
    ['council turn active general', 'council turn advance general', 'council turn timeout general --turn 12'],
  )
    .option('--turn <n>', own.turn)
    .option('--json', o.json)
    .action((action, channel, options) =>
      run(async () => (await import('../commands/home/turn.ts')).turn(action, channel, options, io)),
    );
}
