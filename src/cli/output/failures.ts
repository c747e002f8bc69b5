/** What went wrong, in words for the person who typed, and the exit code that goes with it. */
import path from 'node:path';
import { CommanderError } from 'commander';
import { isRefusal } from '../../rpc/connect/client.ts';
import { refusal } from '../../rpc/messages/messages.ts';
import type { FileProblem } from '../../rpc/views/views.ts';
import type { HelpWords } from '../../rpc/words/cli/cliHelp.ts';
import { conveningWords } from '../../rpc/words/council/conveningWords.ts';
import { tame, tameLine } from '../terminal/tame.ts';
import { wrap } from '../terminal/width.ts';
import { exits, Mistake } from './exits.ts';
import { type Io, note } from './io.ts';

/** Of a host's refusals: what the person can put right. A home that can't be read or written is not among them. */
const { storage } = refusal;

/** Files of which the host says itself what is wrong with them; any other is a brief. */
const isOfHome = /^(?:identities|channels|council)\.yaml$/;

const isOfStore = (error: unknown): error is Error => error instanceof Error && error.name === 'StoreError';

/** The home as it was typed: problems name their files relative to it. */
const homeTyped = (argv: string[], io: Io): string =>
  path.resolve(io.cwd, typed('--home', argv) || io.env.COUNCIL_HOME || 'council');

function typed(option: string, argv: string[]): string | undefined {
  const at = argv.findIndex((word) => word === option || word.startsWith(`${option}=`));
  return at < 0 ? undefined : argv[at]?.includes('=') ? argv[at]?.slice(option.length + 1) : argv[at + 1];
}

/** `file:line:col message`, as editors and terminals make it clickable. */
export function problemLine(problem: FileProblem, home: string, cwd: string): string {
  const file = path.resolve(home, problem.file);
  const near = path.relative(cwd, file);
  const shown = near.startsWith('..') ? file : near;
  return `${tameLine(shown)}:${problem.line}:${problem.column} ${tameLine(problem.message)}`;
}

function paragraph(text: string, io: Io): void {
  for (const line of tame(text).split('\n')) {
    const lead = /^ */.exec(line)?.[0] ?? '';
    const lines = io.terminal ? wrap(line, io.page().columns) : [line.trim()];
    for (const each of lines) note(io, lead + each);
  }
}

function commander(error: CommanderError, io: Io): number {
  const { help } = io.page().words;
  const code = error.code.replace('commander.', '') as keyof HelpWords['refused'];
  const what = /'([^']+)'/.exec(error.message)?.[1] ?? error.message.split('. ')[0] ?? '';
  const words = help.refused[code];
  const said = words ? words(code === 'excessArguments' ? excess(error.message) : what) : error.message;
  paragraph(`${said} ${help.seeHelp}`, io);
  return exits.wrongInput;
}

const excess = (message: string): string => /but got (\d+)/.exec(message)?.[1] ?? message;

export function told(error: unknown, io: Io, argv: string[]): number {
  if (error instanceof CommanderError) return commander(error, io);
  const home = homeTyped(argv, io);
  const problems =
    error instanceof Mistake ? error.problems : isRefusal(error) ? (error.data.problems ?? []) : [];
  for (const problem of problems) note(io, problemLine(problem, home, io.cwd));
  const { wrong } = io.page().words;
  if (error instanceof Mistake) {
    paragraph(error.message, io);
    return error.exit;
  }
  if (isRefusal(error)) {
    const script = path.resolve(io.cwd, typed('--script', argv) ?? '');
    const errors = problems.filter(
      ({ severity, file }) => severity === 'error' && !isOfHome.test(file) && file !== script,
    ).length;
    paragraph(errors > 0 ? wrong.inBrief(errors) : error.message, io);
    if (error.code === refusal.nothingToReview) {
      const words = conveningWords[io.page().language];
      paragraph(argv.some((word) => word.startsWith('--brief')) ? words.writeContext : words.giveContext, io);
    }
    return error.code === storage ? exits.internal : exits.wrongInput;
  }
  if (isOfStore(error)) {
    paragraph(error.message, io);
    return exits.internal;
  }
  const message = error instanceof Error ? error.message : String(error);
  paragraph(wrong.internal(tameLine(message), path.join(home, '.state', 'logs')), io);
  return exits.internal;
}
