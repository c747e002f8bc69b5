/** `council`: one command is read, run and ended with an exit code that means something. A user's mistake is one paragraph, never a stack trace. */
import '../rpc/schemas.ts';

import process from 'node:process';
import { CommanderError } from 'commander';
import about from '../../package.json' with { type: 'json' };
import { keepCompiled } from './compiled.ts';
import { exits } from './exits.ts';
import { processIo } from './io.ts';
import { program } from './program.ts';
import { told } from './wrong.ts';

async function main(argv: string[]): Promise<number> {
  const io = processIo();
  let exit: number = exits.done;
  const ended = (code: number) => {
    exit = code;
  };
  try {
    // Nothing typed asks for help.
    await program(io, about.version, ended).parseAsync(argv.length > 2 ? argv : [...argv, '--help']);
    return exit;
  } catch (error) {
    const helped = error instanceof CommanderError && error.exitCode === 0;
    return helped ? exits.done : told(error, io, argv);
  }
}

// The host's code is loaded after this.
keepCompiled(process.env);

// A reader that has seen enough, such as `head`, or a terminal that was closed, is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(exits.done);
  if (error.code !== 'EIO') throw error;
});

void main(process.argv).then((exit) => {
  process.exitCode = exit;
});
