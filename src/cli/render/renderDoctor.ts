/** What the doctor found, as a short sheet: each part with its state, then what is wrong in whole sentences. */
import path from 'node:path';
import { standGlyph } from '../terminal/terminalMarks.ts';
import type { Page } from '../terminal/terminalPage.ts';
import { wrap } from '../terminal/width.ts';
import { columnsOf } from './renderList.ts';

/** The part of the host's report that is shown. */
export interface Sheet {
  home: string;
  declared: { file: string; present: boolean }[];
  holder: { pid: number | undefined; gone: boolean } | undefined;
  segments: { bytes: number; records: number }[];
  snapshots: { seq: number; problem: string | undefined }[];
  findings: { kind?: string; words: string; stops: boolean }[];
  /** Of the files that people write, each as `file:line:col message`; one that stops keeps its file out of force. */
  problems: { line: string; stops: boolean }[];
  /** Tool servers that run with the person's rights. */
  servers?: string[];
  /** Programs of people are held so that nobody of theirs gets away. */
  held: boolean;
  sound: boolean;
}

export const size = (bytes: number): string =>
  bytes < 1000
    ? `${bytes} B`
    : bytes < 1_000_000
      ? `${Math.round(bytes / 1000)} KB`
      : `${(bytes / 1e6).toFixed(1)} MB`;

export function doctorLines(report: Sheet, page: Page): string[] {
  const { doctor } = page.words;
  const total = (pick: (segment: Sheet['segments'][number]) => number) =>
    report.segments.reduce((sum, segment) => sum + pick(segment), 0);
  const names = report.declared.filter(({ present }) => present).map(({ file }) => path.basename(file));
  const good = report.snapshots.filter(({ problem }) => problem === undefined);
  const newest = Math.max(0, ...good.map(({ seq }) => seq));
  const { holder } = report;
  const host = holder ? (holder.gone ? doctor.gone(holder.pid) : doctor.atWork(holder.pid)) : doctor.none;
  const cells: [string, string][] = [
    [doctor.home, report.home],
    [doctor.files, names.length > 0 ? names.join(', ') : doctor.missing('identities.yaml')],
    [
      doctor.journal,
      doctor.records(
        total((s) => s.records),
        report.segments.length,
        size(total((s) => s.bytes)),
      ),
    ],
    [doctor.snapshots, good.length > 0 ? doctor.newest(good.length, newest) : doctor.none],
    [doctor.host, host],
    [doctor.programs, report.held ? doctor.endWhole : doctor.endFound],
    ...(report.servers?.length
      ? [[doctor.servers, doctor.unheld(report.servers.join(', '))] as [string, string]]
      : []),
  ];
  const told = (stops: boolean, words: string) =>
    wrap(words, page.columns - 2).map((line, n) =>
      n === 0 ? `${standGlyph(stops ? 'disagree' : 'nuance', page)} ${line}` : `  ${line}`,
    );
  const findings = [
    ...report.findings.flatMap(({ stops, words }) => told(stops, words)),
    ...report.snapshots.flatMap(({ problem }) => (problem === undefined ? [] : told(false, problem))),
  ];
  // Not wrapped: terminals make a place clickable only while it is whole.
  const problems = report.problems.map(
    ({ line, stops }) => `${standGlyph(stops ? 'disagree' : 'nuance', page)} ${line}`,
  );
  const found = [...findings, ...problems];
  return [...columnsOf(cells), '', ...found, ...(found.length > 0 ? [''] : []), ...verdict(report, page)];
}

function verdict({ sound, problems, findings, snapshots }: Sheet, page: Page): string[] {
  const { doctor } = page.words;
  const isAlone = findings.every(({ kind, stops }) => !stops || kind === 'unusable');
  const broken = problems.filter(({ stops }) => stops).length;
  if (sound && broken === 0) {
    const noted =
      findings.length + problems.length + snapshots.filter(({ problem }) => problem !== undefined).length;
    return noted > 0
      ? [`${standGlyph('nuance', page)} ${doctor.noted(noted)}`]
      : [`${standGlyph('agree', page)} ${doctor.healthy}`];
  }
  return [
    ...(sound ? [] : wrap(isAlone ? doctor.setAside : doctor.repairable, page.columns)),
    ...(broken === 0 ? [] : wrap(doctor.mendable(broken), page.columns)),
  ];
}
