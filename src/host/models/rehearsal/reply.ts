/** RESPOND: the author answers the reviewers, blocking issues first and in their order, then everything else. */
import { hash } from './draw.ts';
import {
  blockingIssues,
  contestedPoints,
  mendLine,
  openIssues,
  recommendations,
  whatChanged,
} from './mends.ts';
import { assembled, bullets, noted, numbered, type Paper } from './paper.ts';
import type { Heading } from './paperShape.ts';
import { clipped } from './quote.ts';

const touched: Heading[] = ['edges', 'wayBack', 'tests'];

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
    `${paper.heading('edges')}\n${bullets([line([words.edge[turn % 4] ?? ''], 'edge'), line([words.edge[(turn + 1) % 4] ?? ''], 'edge')])}`,
    `${paper.heading('tests')}\n${bullets([line(words.criteria, 'criteria')])}`,
    `${paper.heading('wayBack')}\n${bullets([line(words.back, 'back')])}`,
    `${paper.heading('assumptions')}\n${bullets([line(words.assumption, 'assumption')])}`,
    `${paper.heading('actions')}\n${bullets(actions)}`,
    openIssues(paper),
  );
}
