/** How every command is made: its home option, its help in the person's language with examples, and no exit or print of commander's own. */
import type { Command } from 'commander';
import type { HelpWords } from '../../rpc/words/cli/cliHelp.ts';
import type { Io } from '../output/io.ts';
import type { Page } from '../terminal/terminalPage.ts';

/** What a command does: it is given its arguments, its options and the terminal, and says how to exit. */
type Deed = (...given: never[]) => Promise<number>;

export interface Frame {
  page: Page;
  /** A command as commander writes it, what it does, what each argument is, and examples as they are typed. */
  add(usage: string, about: string, texts: string[], examples: string[]): Command;
  /** What it does is loaded only when it is called. */
  does(load: () => Promise<Deed>): (...given: unknown[]) => Promise<void>;
}

/** An option that may be given more than once. */
export const several = (value: string, before: string[] = []): string[] => [...before, value];

export function frame(root: Command, io: Io, ended: (exit: number) => void): Frame {
  const page = io.page();
  const { help } = page.words;
  return {
    page,
    add: (usage, about, texts, examples) => {
      const command = dressed(root.command(usage), help, io)
        .description(about)
        .option('--home <folder>', help.options.home)
        .addHelpText('after', `\n${help.examples}\n${shown(examples)}`);
      command.registeredArguments.forEach((argument, n) => {
        argument.description = texts[n] ?? '';
      });
      return command;
    },
    // The last of what commander gives is the command itself.
    does:
      (load) =>
      async (...given) => {
        const deed = await load();
        ended(await deed(...([...given.slice(0, -1), io] as never[])));
      },
  };
}

export const shown = (examples: string[]): string => examples.map((line) => `  $ ${line}`).join('\n');

export function dressed(command: Command, help: HelpWords, io: Io): Command {
  const page = io.page();
  return command
    .helpOption('-h, --help', help.options.help)
    .configureHelp({
      helpWidth: page.columns,
      styleTitle: (title) => page.paint.bold(help.titles[title as keyof HelpWords['titles']] ?? title),
      showGlobalOptions: false,
    })
    .configureOutput({ writeOut: io.out, writeErr: () => {} })
    .showSuggestionAfterError(false)
    .exitOverride();
}
