/** The councils of a home, grouped as the tree of the editor groups them: your decision, active, then months. */
import { own } from '../../rpc/own.ts';
import { titleOf } from '../../rpc/views/titled.ts';
import type { CouncilRow } from '../../rpc/views/views.ts';
import { motionWords } from '../../rpc/words/council/motionWords.ts';
import { tameLine } from '../terminal/tame.ts';
import { rowGlyph } from '../terminal/terminalMarks.ts';
import type { Page } from '../terminal/terminalPage.ts';
import { cut, pad, width } from '../terminal/width.ts';

export interface Group {
  title: string;
  rows: CouncilRow[];
}

const isActive = (row: CouncilRow): boolean => row.status === 'running' || row.status === 'paused';

export function groups(rows: CouncilRow[], page: Page): Group[] {
  const newest = rows.toSorted((a, b) => b.at - a.at);
  const month = new Intl.DateTimeFormat(page.language, { month: 'long', year: 'numeric' });
  const found: Group[] = [
    { title: page.council.yourDecision, rows: newest.filter((row) => row.status === 'decision') },
    { title: page.words.active, rows: newest.filter(isActive) },
  ];
  for (const row of newest.filter((r) => r.status !== 'decision' && !isActive(r))) {
    const title = page.words.capital(month.format(row.at));
    const group = found.find((g) => g.title === title);
    if (group) group.rows.push(row);
    else found.push({ title, rows: [row] });
  }
  return found.filter((group) => group.rows.length > 0);
}

/** State first, facts after: `Challenge, 2 of 4`, `accepted · 8 Feb`. */
export function described(row: CouncilRow, page: Page): string {
  const { council, words } = page;
  const day = new Intl.DateTimeFormat(page.language, { day: 'numeric', month: 'short' }).format(row.at);
  const tag = row.rehearsal ? [council.unaskedTag(row.scripted)] : [];
  switch (row.status) {
    case 'running': {
      const phase = row.phase
        ? (own(council.phases, row.phase) ?? tameLine(row.phase))
        : council.status.running;
      const counted = row.asked ? words.phaseOf(phase, row.answered ?? 0, row.asked) : phase;
      return [counted, ...tag].join(' · ');
    }
    case 'paused': {
      const { paused } = council.status;
      const why = row.why ? council.reason(row.why) : paused;
      return [why.startsWith(paused) ? why : `${words.colon(paused)} ${why}`, ...tag].join(' · ');
    }
    case 'decision':
      return [...supported(row, page), ...tag].join(' · ');
    default: {
      if (row.elsewhere) return [council.recommendedElsewhere, ...tag].join(' · ');
      const said = row.verdict ? council.verdict[row.verdict] : council.status[row.status];
      return [said, ...tag, day].join(' · ');
    }
  }
}

/** “3 of 4 back B · 3 open”; of a council of before, how many agree. */
function supported(row: CouncilRow, page: Page): string[] {
  if (row.open === undefined) return [page.council.agreeOf(row.agree ?? 0, row.of ?? 0)];
  const words = motionWords[page.language];
  if (row.departs) return [words.departs];
  if (row.agree === undefined) return [words.noVote];
  const { letter, motionBy } = row;
  const on = letter === undefined ? motionBy && words.theMotion : tameLine(letter);
  const counted = words.back(row.agree, row.of ?? 0, on);
  return row.open > 0 ? [counted, words.open(row.open)] : [counted];
}

export function listLines(rows: CouncilRow[], page: Page): string[] {
  const { paint } = page;
  const lines: string[] = [];
  for (const { title, rows: inside } of groups(rows, page)) {
    lines.push('', `${paint.bold(title)} ${paint.dim(String(inside.length))}`);
    for (const row of inside) {
      const state = described(row, page);
      const room = page.columns - 4;
      const question = cut(tameLine(titleOf(row)), Math.max(16, room - width(state) - 2));
      const tight = width(question) + width(state) + 2 > room;
      lines.push(`  ${rowGlyph(row, page)} ${tight ? question : `${question}  ${paint.dim(state)}`}`);
      if (tight) lines.push(`    ${paint.dim(cut(state, room))}`);
      lines.push(`    ${paint.dim(tameLine(row.id))}`);
    }
  }
  return lines.slice(1);
}

export const columnsOf = (rows: string[][]): string[] => {
  const widest = (nth: number): number => Math.max(0, ...rows.map((row) => width(row[nth] ?? '')));
  return rows.map((row) =>
    row
      .map((cell, nth) => (nth === row.length - 1 ? cell : pad(cell, widest(nth))))
      .join('  ')
      .trimEnd(),
  );
};
