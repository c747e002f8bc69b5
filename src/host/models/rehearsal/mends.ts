/** What reviewers and the gate asked an author to mend, and the lines in which the author answers them, one by one. */
import type { Heard } from '../../../core/prompts/seatScene.ts';
import { hash } from './draw.ts';
import { assembled, bullets, type Paper } from './paper.ts';
import type { Heading } from './paperShape.ts';
import { clipped } from './quote.ts';

export interface Issue {
  heard: Heard;
  text: string;
}

/** Blocking issues of the reviews that this phase shows, in the order of the table. */
export function blockingIssues({ scene }: Paper): Issue[] {
  return scene.others.flatMap((heard) =>
    heard.reading.form === 'challenge' || heard.reading.form === 'final'
      ? heard.reading.blocking.map((text) => ({ heard, text }))
      : [],
  );
}

/** What reviewers recommended who did not block. */
export function recommendations({ scene }: Paper): Issue[] {
  return scene.others.flatMap((heard) => {
    const { reading } = heard;
    return reading.form === 'challenge' && reading.blocking.length === 0 && reading.recommendation
      ? [{ heard, text: reading.recommendation }]
      : [];
  });
}

/** Points they contested without blocking, which an author should not pass over either. */
export function contestedPoints({ scene }: Paper): Issue[] {
  return scene.others.flatMap((heard) =>
    heard.reading.form === 'challenge' && heard.reading.blocking.length === 0
      ? heard.reading.contests.map(({ point }) => ({ heard, text: point }))
      : [],
  );
}

const issueLine = /^\[[^\]]+\]\s*/u;

/** "What changed": each issue in its author's words, and what was done about it. Empty when nothing was asked. */
export function whatChanged(paper: Paper, sections: readonly Heading[]): string {
  const { scene, words, line, language } = paper;
  const asked = scene.anotherRound;
  const lines = [
    ...(asked === undefined
      ? []
      : [line(words.askedAgain, 'asked again', { issue: clipped(asked, language, 20) })]),
    ...gateLines(paper),
    ...takenUp(paper).map((issue, at) => mendLine(paper, issue, at, sections)),
  ];
  return lines.length > 0 ? assembled(`${paper.heading('changed')}\n${bullets(lines)}`) : '';
}

/** Which section takes up the n-th issue. */
const sectionFor = ({ scene }: Paper, at: number, sections: readonly Heading[]): Heading =>
  sections[(at + hash(scene.seed, 'section')) % sections.length] ?? 'risks';

/** What the reviewer recommends, in their words; without it, what the author would do. */
function remedy(paper: Paper, { reading }: Heard, at: number): string {
  const wanted = reading.form === 'challenge' ? reading.recommendation : undefined;
  return wanted
    ? clipped(wanted, paper.language, 20)
    : paper.say(paper.voice.step, 'mend', {}, at + paper.scene.round);
}

/** Every issue that an author takes up, blocking or not. */
export const takenUp = (paper: Paper): Issue[] => [...blockingIssues(paper), ...contestedPoints(paper)];

/** The lines that taking up the issues adds to a section. */
export function addedTo(paper: Paper, section: Heading, sections: readonly Heading[]): string[] {
  const { words, line } = paper;
  const added = takenUp(paper).flatMap(({ heard }, at) =>
    sectionFor(paper, at, sections) === section
      ? [
          line([words.added[at % 2] ?? words.added[0]], 'added', {
            who: heard.name,
            step: remedy(paper, heard, at),
          }),
        ]
      : [],
  );
  return [...new Set([...keptIn(paper, section), ...added])];
}

/** What earlier reviews added to this section stays in it. */
function keptIn({ scene, words }: Paper, section: Heading): string[] {
  const lines = scene.documents.findLast((one) => 'headings' in one.reading)?.text.split('\n') ?? [];
  const from = lines.indexOf(`## ${words.headings[section]}`);
  if (from < 0) return [];
  const to = lines.findIndex((line, at) => at > from && line.startsWith('## '));
  const begins = words.added.map((one) => one.split('{')[0]?.trim() ?? '');
  return lines
    .slice(from + 1, to < 0 ? undefined : to)
    .map((line) => line.replace(/^(?:-|\d+\.) /u, ''))
    .filter((line) => begins.some((one) => line.startsWith(one)));
}

export function mendLine(
  paper: Paper,
  { heard, text }: Issue,
  at: number,
  sections: readonly Heading[],
): string {
  const { scene, words, line, language } = paper;
  const section = sectionFor(paper, at, sections);
  const turn = words.mended[(at + hash(scene.seed, 'mended')) % words.mended.length] ?? words.mended[0];
  const done = line([turn], 'mended', {
    who: heard.name,
    section: words.headings[section],
    step: remedy(paper, heard, at),
  });
  const place = issueLine.exec(text)?.[0].trim();
  return `@${heard.seat}${place ? `, ${place}` : ''}, ${clipped(text.replace(issueLine, ''), language, 24)}. ${done}`;
}

function gateLines(paper: Paper): string[] {
  const { scene, words, line, language, gate } = paper;
  const lines = isMended(paper) ? words.gated : words.deferred;
  return (scene.sentBack?.issues ?? []).map((issue, at) =>
    line(lines, `gated ${at} ${scene.sentBack?.time}`, {
      issue: clipped(issue, language, 20),
      passed: line([words.passed[at === 0 ? gate.gap : 'risks']], 'passed'),
    }),
  );
}

/** "Open issues": what the gate sent back and this version does not mend. */
export function openIssues(paper: Paper): string {
  const { scene, words, line, language, owner } = paper;
  const stays = scene.sentBack && !isMended(paper) ? scene.sentBack.issues : [];
  const lines = stays.map((issue, at) =>
    line(words.stays, `stays ${at}`, { issue: clipped(issue, language, 20), owner: owner(at) }),
  );
  return `${paper.heading('open')}\n${bullets(lines.length > 0 ? lines : [words.none])}`;
}

/** The last time that the gate comes back, its gap is mended; before that an author may miss it again. */
export const isMended = ({ scene, gate }: Paper): boolean =>
  gate.failures === 0 || (scene.sentBack !== undefined && scene.sentBack.time >= gate.failures);
