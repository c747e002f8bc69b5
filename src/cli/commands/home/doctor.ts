/** `council doctor`: looks a home over beside whatever runs in it; repairs and prunes only when asked. */

import { foreignWords } from '../../../rpc/words/host/foreignWords.ts';
import { exits, Mistake } from '../../output/exits.ts';
import { problemLine } from '../../output/failures.ts';
import { type Io, say, sayJson } from '../../output/io.ts';
import { laidHome } from '../../program/arguments.ts';
import { doctorLines, size } from '../../render/renderDoctor.ts';
import { columnsOf } from '../../render/renderList.ts';

interface DoctorOptions {
  home?: string;
  repair?: boolean;
  adopt?: boolean;
  prune?: boolean;
  json?: boolean;
}

export async function doctor(options: DoctorOptions, io: Io): Promise<number> {
  const home = laidHome(options.home, io);
  const host = await import('../../../host/main.ts');
  const page = io.page();
  const { language } = page;
  const whose = host.whoseState(home, io.env);
  if (options.adopt) return adopt(host, whose, io);
  // What is somebody else's is not looked into, nor repaired: it is set aside, here if asked, else when the home is opened.
  if (whose.isForeign && !options.repair) return foreign(whose, home, options, io);
  const setAside = whose.isForeign ? whose.setAside() : undefined;
  if (setAside !== undefined) say(io, [page.words.doctor.foreignAside(whose.shown, setAside), '']);
  const cameAside = options.repair || options.prune ? whose.setFilesAside() : undefined;
  if (cameAside !== undefined)
    say(io, [page.words.doctor.cameAside(whose.shown, whose.notOwn, cameAside), '']);
  const repaired = options.repair ? await host.repair(home, whose.files, language) : undefined;
  const pruned = options.prune ? await host.prune(home, whose.files, language) : undefined;
  const looked = host.examine(home, whose.files, language);
  const cameAlong =
    whose.notOwn.length > 0 && cameAside === undefined
      ? [{ words: page.words.doctor.cameAlong(whose.shown, whose.notOwn), stops: false }]
      : [];
  const report = { ...looked, findings: [...looked.findings, ...cameAlong] };
  const { problems, servers } = await host.declaredProblems(home, language, whose.files);
  const broken = problems.some(({ severity }) => severity === 'error');
  const exit = report.sound ? (broken ? exits.wrongInput : exits.done) : exits.internal;
  const aside = whose.aside();
  if (options.json) {
    sayJson(io, {
      ...report,
      problems,
      ...(servers.length > 0 ? { servers } : {}),
      ...(aside ? { aside } : {}),
      ...(repaired ? { repaired } : {}),
      ...(pruned ? { pruned } : {}),
    });
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
  const noted = [
    ...(aside === undefined ? [] : [words.stillAside(aside)]),
    ...whose.filesAside().map((folder) => words.filesStillAside(folder)),
  ];
  const findings = [...report.findings, ...noted.map((said) => ({ words: said, stops: false }))];
  const held = host.hasControlGroups();
  say(io, doctorLines({ ...report, findings, problems: lines, servers, held }, page));
  return exit;
}

type Whose = ReturnType<typeof import('../../../host/main.ts')['whoseState']>;

function adopt(host: typeof import('../../../host/main.ts'), whose: Whose, io: Io): number {
  const words = io.page().words.doctor;
  if (!whose.isForeign) {
    const { holder } = host.examine(whose.home, undefined, io.page().language);
    if (holder && !holder.gone) throw new Mistake(words.adoptLater(holder.pid));
  }
  const done = whose.adopt();
  say(io, [done ? words.adopted(done.adopted, done.kept) : words.nothingToAdopt]);
  return exits.done;
}

function foreign(whose: Whose, home: string, { json }: DoctorOptions, io: Io): number {
  const words = io.page().words.doctor;
  const said = foreignWords[io.page().language];
  const shared = whose.shared();
  if (json) sayJson(io, { home, foreign: true, sound: true, ...shared });
  else
    say(io, [
      `${said.made(whose.shown)} ${said.unread}`,
      said.opensFrom(shared),
      said.goOnThere,
      words.adopt,
    ]);
  return exits.done;
}
