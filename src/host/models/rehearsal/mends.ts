/** What reviewers and the gate asked an author to mend, and the lines in which the author answers them, one by one. */
import type { Heard } from '../../../core/prompts/scene.ts';
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
  const lines = [
    ...gateLines(paper),
    ...[...blockingIssues(paper), ...contestedPoints(paper)].map((issue, at) =>
      mendLine(paper, issue, at, sections),
    ),
  ];
  return lines.length > 0 ? assembled(`${paper.heading('changed')}\n${bullets(lines)}`) : '';
}

export function mendLine(
  paper: Paper,
  { heard, text }: Issue,
  at: number,
  sections: readonly Heading[],
): string {
  const { scene, voice, words, line, language } = paper;
  const section = sections[(at + hash(scene.seed, 'section')) % sections.length] ?? 'risks';
  const turn = words.mended[(at + hash(scene.seed, 'mended')) % words.mended.length] ?? words.mended[0];
  const step = paper.say(voice.step, 'mend', {}, at + scene.round);
  const done = line([turn], 'mended', { who: heard.name, section: words.headings[section], step });
  const place = issueLine.exec(text)?.[0].trim();
  return `@${heard.seat}${place ? `, ${place}` : ''}, ${clipped(text.replace(issueLine, ''), language, 24)}. ${done}`;
}

function gateLines(paper: Paper): string[] {
  const { scene, words, line, language, gate } = paper;
  return (scene.sentBack?.issues ?? []).map((issue, at) =>
    line(words.gated, `gated ${at}`, {
      issue: clipped(issue, language, 20),
      passed: line([words.passed[at === 0 ? gate.gap : 'risks']], 'passed'),
    }),
  );
}

/** "Open issues": nothing, unless the gate came back more than once; then what nobody here can settle. */
export function openIssues(paper: Paper): string {
  const { scene, words, line, language, owner } = paper;
  const stays = scene.sentBack && scene.sentBack.time > 1 ? scene.sentBack.issues : [];
  const lines = stays.map((issue, at) =>
    line(words.stays, `stays ${at}`, { issue: clipped(issue, language, 20), owner: owner(at) }),
  );
  return `${paper.heading('open')}\n${bullets(lines.length > 0 ? lines : [words.none])}`;
}

/** The last time that the gate comes back, its gap is mended; before that an author may miss it again. */
export const isMended = ({ scene, gate }: Paper): boolean =>
  gate.failures === 0 || (scene.sentBack !== undefined && scene.sentBack.time >= gate.failures);
