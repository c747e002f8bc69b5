/** `council`: one command is read, run and ended with an exit code that means something. A user's mistake is one paragraph, never a stack trace. */
import process from 'node:process';
import { CommanderError } from 'commander';
import about from '../../package.json' with { type: 'json' };
import { exits } from './exits.ts';
import { processIo } from './io.ts';
import { program } from './program.ts';
import { told } from './wrong.ts';

// A reader that has seen enough, such as `head`, is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(exits.done);
});

const io = processIo();
let exit: number = exits.done;
try {
  await program(io, about.version, (code) => {
    exit = code;
    // Nothing typed asks for help.
  }).parseAsync(process.argv.length > 2 ? process.argv : [...process.argv, '--help']);
} catch (error) {
  const helped = error instanceof CommanderError && error.exitCode === 0;
  if (!helped) exit = told(error, io, process.argv);
}
process.exitCode = exit;
