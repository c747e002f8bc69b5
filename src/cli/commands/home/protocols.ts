/** `council protocols`: lists the protocols of a home, prints one as YAML, or checks a file. Makes nothing, needs no host. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { declaredCli } from '../../../rpc/words/host/declaredRefusals.ts';
import { exits, Mistake } from '../../output/exits.ts';
import { problemLine } from '../../output/failures.ts';
import { type Io, note, say, sayJson } from '../../output/io.ts';
import { checked, existingFile, homeOf } from '../../program/arguments.ts';
import { columnsOf } from '../../render/renderList.ts';
import { tame, tameLine } from '../../terminal/tame.ts';

export interface ProtocolsOptions {
  home?: string;
  check?: string;
  json?: boolean;
}

export async function protocols(
  action: string | undefined,
  id: string | undefined,
  options: ProtocolsOptions,
  io: Io,
): Promise<number> {
  const words = declaredCli[io.page().language];
  if (action !== undefined && options.check !== undefined) throw new Mistake(words.checkAndShow);
  if (options.check !== undefined) return check(options.check, options, io);
  const home = homeOf(options.home, io);
  if (action === undefined) return list(home, options, io);
  // The id alone is as clear as `show ID`.
  const wanted = action === 'show' ? id : action;
  if (wanted === undefined) throw new Mistake(words.whichProtocol);
  return show(home, checked('id', wanted, io), options, io);
}

async function check(given: string, options: ProtocolsOptions, io: Io): Promise<number> {
  const { language } = io.page();
  const words = declaredCli[language];
  const file = existingFile(inHome(given, options, io), io);
  const { loadProtocol } = await import('../../../host/main.ts');
  const { problems } = loadProtocol(await readFile(file, 'utf8'), file, language);
  const shown = path.relative(io.cwd, file);
  if (options.json) sayJson(io, { file, problems });
  else for (const problem of problems) note(io, problemLine(problem, io.cwd, io.cwd));
  if (problems.length > 0) {
    if (!options.json) note(io, words.unsound(shown, problems.length));
    return exits.wrongInput;
  }
  if (!options.json) say(io, [words.sound(shown)]);
  return exits.done;
}

/** As problems name it, from the home, where no such file stands here. */
function inHome(given: string, options: ProtocolsOptions, io: Io): string {
  const found = path.join(homeOf(options.home, io), given);
  return !existsSync(path.resolve(io.cwd, given)) && existsSync(found) ? found : given;
}

async function show(home: string, id: string, options: ProtocolsOptions, io: Io): Promise<number> {
  const { language } = io.page();
  const { shownProtocol, protocolRows } = await import('../../../host/main.ts');
  const found = await shownProtocol(home, id, language);
  if (!found) {
    const known = (await protocolRows(home, language)).map((row) => row.id).join(', ');
    throw new Mistake(io.page().words.wrong.oneOf('protocols show', tameLine(id), known));
  }
  if (options.json) sayJson(io, found);
  else io.out(tame(found.yaml));
  return exits.done;
}

async function list(home: string, options: ProtocolsOptions, io: Io): Promise<number> {
  const { language, paint } = io.page();
  const words = declaredCli[language];
  const { protocolRows } = await import('../../../host/main.ts');
  const rows = await protocolRows(home, language);
  if (options.json) {
    sayJson(io, rows);
    return exits.done;
  }
  const cells = rows.map((row) => {
    const errors = row.problems.filter((problem) => problem.severity === 'error').length;
    const course = errors > 0 ? words.broken(errors) : row.phases.join(' → ');
    const mine =
      row.file === undefined ? [] : [`(${row.replaces ? words.replaces : words.own}: ${tameLine(row.file)})`];
    const time = errors > 0 ? '' : words.minutes(row.minutes);
    return [tameLine(row.id), time, [course, ...mine.map(paint.dim)].join('  ')];
  });
  say(io, columnsOf(cells));
  for (const row of rows) for (const problem of row.problems) note(io, problemLine(problem, home, io.cwd));
  return exits.done;
}
