/** `council doctor`: looks a home over beside whatever runs in it; repairs and prunes only when asked. */
import { laidHome } from '../arguments.ts';
import { exits } from '../exits.ts';
import { type Io, say, sayJson } from '../io.ts';
import { doctorLines, size } from '../render/doctor.ts';
import { columnsOf } from '../render/list.ts';
import { problemLine } from '../wrong.ts';

export async function doctor(
  options: { home?: string; repair?: boolean; prune?: boolean; json?: boolean },
  io: Io,
): Promise<number> {
  const home = laidHome(options.home, io);
  const host = await import('../../host/main.ts');
  const page = io.page();
  const { language } = page;
  const repaired = options.repair ? await host.repair(home, undefined, language) : undefined;
  const pruned = options.prune ? await host.prune(home, undefined, language) : undefined;
  const report = host.examine(home, undefined, language);
  const problems = await host.declaredProblems(home, language);
  const broken = problems.some(({ severity }) => severity === 'error');
  const exit = report.sound ? (broken ? exits.wrongInput : exits.done) : exits.internal;
  if (options.json) {
    sayJson(io, { ...report, problems, ...(repaired ? { repaired } : {}), ...(pruned ? { pruned } : {}) });
    return exit;
  }
  const words = page.words.doctor;
  if (repaired?.damage !== undefined)
    say(io, [repaired.damage, words.repaired(repaired.from, repaired.dropped.length, repaired.unreadable)]);
  if (repaired)
    say(
      io,
      repaired.unusable.flatMap((one) => [one.words, one.what]),
    );
  if (repaired?.aside.length) say(io, [...columnsOf(repaired.aside.map((file) => [words.aside, file])), '']);
  else if (repaired) say(io, [words.nothingToRepair, '']);
  if (pruned) say(io, [words.pruned(pruned.files.length, size(pruned.bytes)), '']);
  const lines = problems.map((problem) => ({
    line: problemLine(problem, home, io.cwd),
    stops: problem.severity === 'error',
  }));
  say(io, doctorLines({ ...report, problems: lines }, page));
  return exit;
}
