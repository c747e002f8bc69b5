/** `council`: one command is read, run and ended with an exit code that means something. A user's mistake is one paragraph, never a stack trace. */
import '../rpc/schemas.ts';

import process from 'node:process';
import { CommanderError } from 'commander';
import about from '../../package.json' with { type: 'json' };
import { leaveAll } from './follow/interrupts.ts';
import { exits } from './output/exits.ts';
import { told } from './output/failures.ts';
import { processIo } from './output/io.ts';
import { program } from './program/program.ts';
import { keepCompiled } from './session/compileCache.ts';

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

/**
 * A reader that has seen enough, such as `head`, ends the view: what was done stays done, and a council that would go on
 * unheard is left in order, as by Ctrl+C, and said so. A terminal that was closed says it by a signal too.
 */
let unsaid: number | undefined;
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (unsaid !== undefined || error.code === 'EIO') return;
  const { wrong } = processIo().page().words;
  const isGone = error.code === 'EPIPE';
  const isFollowed = leaveAll();
  if (isGone && !isFollowed) return;
  unsaid = isGone ? exits.readerGone : exits.unwritten;
  process.exitCode = unsaid;
  process.stderr.write(`${isGone ? wrong.readerGone : wrong.unwritten(error.message)}\n`);
});
// There is nobody to tell it to.
process.stderr.on('error', () => undefined);

void main(process.argv).then((exit) => {
  process.exitCode = unsaid ?? exit;
});
