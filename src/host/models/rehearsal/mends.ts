/** What reviewers and the gate asked an author to mend, and the lines in which the author answers them, one by one. */
import type { Heard } from '../../../core/prompts/seatScene.ts';
import { blockingWords } from './ballots.ts';
import { hash } from './grammar/draw.ts';
import { clipped } from './grammar/quote.ts';
import { bullets, type Heading, type Paper } from './paper.ts';

interface Issue {
  heard: Heard;
  text: string;
}

/** Every issue that an author takes up: first what blocks, then what was contested without blocking. */
export function issuesIn({ scene: { others } }: Paper): Issue[] {
  const contested = others.flatMap((heard) => {
    const { reading } = heard;
    if (reading.form === 'review')
      return reading.findings
        .filter((one) => one.severity !== 'blocking')
        .map(({ text }) => ({ heard, text }));
    return reading.form === 'challenge' && reading.blocking.length === 0
      ? reading.contests.map(({ point }) => ({ heard, text: point }))
      : [];
  });
  return [...others.flatMap(blockingIn), ...contested];
}

export const blockingIn = (heard: Heard): Issue[] =>
  blockingWords(heard.reading).map((text) => ({ heard, text }));

/** "What changed": each issue in its author's words, and what was done about it. Empty when nothing was asked. */
export function whatChanged(paper: Paper, sections: readonly Heading[]): string {
  const { scene, said, gate, line, language } = paper;
  const quote = (text: string) => ({ issue: clipped(text, language, 20) });
  const asked = scene.anotherRound ?? scene.askedAgain?.text;
  const lines = [
    ...(asked === undefined ? [] : [line(said.askedAgain, 'asked again', quote(asked))]),
    ...(scene.sentBack?.issues ?? []).map((issue, at) =>
      line(isMended(paper) ? said.gated : said.deferred, `gated ${at} ${scene.sentBack?.time}`, {
        ...quote(issue),
        passed: line([said.passed[at === 0 ? gate.gap : 'risks']], 'passed'),
      }),
    ),
    ...mendLines(paper, sections),
  ];
  return lines.length > 0 ? `${paper.heading('changed')}\n${bullets(lines)}` : '';
}

/** Which section takes up the n-th issue. */
const sectionFor = ({ scene }: Paper, at: number, sections: readonly Heading[]): Heading =>
  sections[(at + hash(scene.seed, 'section')) % sections.length] ?? 'risks';

/** What the reviewer recommends, in their words; without it, what the author would do. */
function remedy({ scene, say, voice, language }: Paper, { reading }: Heard, at: number): string {
  const wanted =
    reading.form === 'challenge'
      ? reading.recommendation
      : reading.form === 'review'
        ? reading.findings.find((one) => one.mend)?.mend
        : undefined;
  return wanted ? clipped(wanted, language, 20) : say(voice.step, 'mend', {}, at + scene.round);
}

/** The lines that taking up the issues adds to a section. What earlier reviews added to it stays in it. */
export function addedTo(paper: Paper, section: Heading, sections: readonly Heading[]): string[] {
  const { scene, said, line } = paper;
  const added = issuesIn(paper).flatMap(({ heard }, at) => {
    if (!sections.includes(section) || sectionFor(paper, at, sections) !== section) return [];
    const slots = { who: heard.name, step: remedy(paper, heard, at) };
    return [line([said.added[at % 2] ?? said.added[0]], 'added', slots)];
  });
  const earlier = scene.documents.findLast((one) => 'headings' in one.reading)?.text ?? '';
  const [, before = ''] = `${earlier}\n## `.split(`${paper.heading(section)}\n`);
  const begins = said.added.map((one) => one.split('{')[0]?.trim() ?? '');
  const kept = (before.split('\n## ')[0] ?? '')
    .split('\n')
    .map((one) => one.replace(/^(?:-|\d+\.) /u, ''))
    .filter((one) => begins.some((start) => one.startsWith(start)));
  return [...new Set([...kept, ...added])];
}

const placeOf = /^\[[^\]]+\]\s*/u;

/** Each issue at its place, in its author's words, and the section that now answers it; none without a section. */
export function mendLines(paper: Paper, sections: readonly Heading[]): string[] {
  const { scene, said, line, language } = paper;
  if (sections.length === 0) return [];
  return issuesIn(paper).map(({ heard, text }, at) => {
    const turn = said.mended[(at + hash(scene.seed, 'mended')) % said.mended.length] ?? said.mended[0];
    const done = line([turn], 'mended', {
      who: heard.name,
      section: said.headings[sectionFor(paper, at, sections)],
      step: remedy(paper, heard, at),
    });
    const place = placeOf.exec(text)?.[0].trim();
    return `@${heard.seat}${place ? `, ${place}` : ''}, ${clipped(text.replace(placeOf, ''), language, 24)}. ${done}`;
  });
}

/** "Open issues": what the gate sent back and this version does not mend. */
export function openIssues(paper: Paper): string {
  const { scene, said, line, language, owner } = paper;
  const stays = scene.sentBack && !isMended(paper) ? scene.sentBack.issues : [];
  const lines = stays.map((issue, at) =>
    line(said.stays, `stays ${at}`, { issue: clipped(issue, language, 20), owner: owner(at) }),
  );
  return `${paper.heading('open')}\n${bullets(lines.length > 0 ? lines : [said.none])}`;
}

/** The last time that the gate comes back, its gap is mended; before that an author may miss it again. */
export const isMended = ({ scene, gate }: Paper): boolean =>
  gate.failures === 0 || (scene.sentBack !== undefined && scene.sentBack.time >= gate.failures);
