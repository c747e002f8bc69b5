/** RESPOND: the author answers the reviewers, blocking issues first and in their order, then everything else. */
import type { QaPoint } from '../../../core/forms/reading.ts';
import { hash } from './draw.ts';
import {
  addedTo,
  blockingIssues,
  contestedPoints,
  isMended,
  mendLine,
  openIssues,
  recommendations,
  whatChanged,
} from './mends.ts';
import { assembled, bullets, noted, numbered, type Paper } from './paper.ts';
import type { Heading } from './paperShape.ts';
import { clipped } from './quote.ts';

const touched: Heading[] = ['wayBack'];

/** What a first reply may leave out, for the gate to find. */
const gapSection: Partial<Record<QaPoint, Heading>> = {
  assumptions: 'assumptions',
  edges: 'edges',
  acceptance: 'tests',
  actions: 'actions',
};

export function writeReply(paper: Paper): string {
  const { scene, words, line, language, voice, say, owner } = paper;
  const blocking = [...blockingIssues(paper), ...contestedPoints(paper)];
  const turn = hash(scene.seed, 'heard');
  const heard = recommendations(paper)
    .slice(0, 6)
    .map(({ heard: from, text }, at) =>
      line([words.heard[(turn + at) % words.heard.length] ?? ''], 'heard', {
        id: from.seat,
        issue: clipped(text, language, 20),
      }),
    );
  const gated = scene.sentBack ? whatChanged({ ...paper, scene: { ...scene, others: [] } }, touched) : '';
  const actions = [0, 1].map((at) =>
    line([words.action[(turn + at) % 4] ?? ''], 'action', { owner: owner(at) }),
  );
  const gap = isMended(paper) ? undefined : gapSection[paper.gate.gap];
  const closing: [Heading, string[]][] = [
    ['edges', [0, 1].map((at) => line([words.edge[(turn + at) % 4] ?? ''], 'edge'))],
    ['tests', [line(words.criteria, 'criteria')]],
    ['wayBack', [line(words.back, 'back')]],
    ['assumptions', [line(words.assumption, 'assumption')]],
    ['actions', actions],
  ];
  return assembled(
    noted(paper),
    paper.title('reply'),
    say(voice.ground, 'reply ground', {}, scene.round),
    gated,
    `${paper.heading('blocking')}\n${
      blocking.length > 0
        ? numbered(blocking.map((issue, at) => mendLine(paper, issue, at, touched)))
        : bullets([words.none])
    }`,
    heard.length > 0 && `${paper.heading('remarks')}\n${bullets(heard)}`,
    ...closing
      .filter(([name]) => name !== gap)
      .map(
        ([name, lines]) => `${paper.heading(name)}\n${bullets([...lines, ...addedTo(paper, name, touched)])}`,
      ),
    openIssues(paper),
  );
}
