/** OUTLINE: the sections of a specification before it is written. STRUCTURE: what was said, brought into one order. */
import type { QaPoint } from '../../../core/forms/reading.ts';
import type { Scene } from '../../../core/prompts/seatScene.ts';
import { hash } from './draw.ts';
import { isMended, openIssues, whatChanged } from './mends.ts';
import { assembled, bullets, noted, type Paper, takeUpThePen } from './paper.ts';
import type { Heading } from './paperShape.ts';
import { clipped, fragmentOf } from './quote.ts';
import { quoted } from './subject.ts';

export function writeOutline(scene: Scene): string {
  const paper = takeUpThePen(scene);
  const heard = scene.others.filter((one) => one.reading.form !== 'qa');
  return heard.length > 0 ? structure(paper) : outline(paper);
}

const sections: Heading[] = [
  'problem',
  'people',
  'scope',
  'requirements',
  'assumptions',
  'risks',
  'edges',
  'acceptance',
  'actions',
];

function outline(paper: Paper): string {
  const { scene, words, language, line, voice, say } = paper;
  const extra: Partial<Record<Heading, string[]>> = {
    problem: [say(voice.ground, 'outline ground')],
    requirements: scene.brief.constraints.slice(0, 3).map((one) => clipped(one, language)),
    acceptance: scene.brief.acceptance.slice(0, 3).map((one) => clipped(one, language)),
  };
  return assembled(
    noted(paper),
    paper.title('outline'),
    ...sections.map(
      (name) =>
        `${paper.heading(name)}\n${bullets([line([words.planned[name] ?? ''], name), ...(extra[name] ?? [])])}`,
    ),
    whatChanged(paper, ['risks', 'acceptance']),
  );
}

/** Which section of a structure answers which point of the gate. */
const answers: Partial<Record<QaPoint, Heading>> = {
  assumptions: 'assumptions',
  edges: 'edges',
  acceptance: 'acceptance',
  actions: 'actions',
};

function structure(paper: Paper): string {
  const { scene, words, line, owner, subject, language, gate } = paper;
  const positions = [...scene.own, ...scene.others].filter((one) => one.reading.form === 'position');
  const spoken = scene.table.flatMap(({ id }) => positions.find((one) => one.seat === id) ?? []);
  const turn = hash(scene.seed, 'structure');
  const cited = spoken.flatMap((heard, at) => {
    const words6 = fragmentOf(heard.text, [subject.act], scene.seed, 'structure', heard.seat);
    const template = words.quoted[at === 0 ? 0 : 1 + ((turn + at) % 3)] ?? words.quoted[0];
    return words6 ? [line([template], 'quoted', { id: heard.seat, quote: quoted(words6, language) })] : [];
  });
  const gap = isMended(paper) ? undefined : answers[gate.gap];
  const closing: [Heading, string[]][] = [
    ['assumptions', [line(words.assumption, 'assumption'), line(words.assumed, 'assumed')]],
    ['risks', [line(words.risk, 'risk')]],
    ['edges', [line([words.edge[turn % 4] ?? words.edge[0]], 'edge')]],
    ['acceptance', [line(words.criteria, 'criteria')]],
    [
      'actions',
      [0, 1].map((at) => line([words.action[(turn + at) % 4] ?? ''], 'action', { owner: owner(at) })),
    ],
  ];
  return assembled(
    noted(paper),
    paper.title('structure'),
    `${paper.heading('tldr')}\n${bullets([line(words.gist, 'gist')])}`,
    whatChanged(paper, ['apart', 'actions']),
    `${paper.heading('said')}\n${bullets(cited)}`,
    `${paper.heading('shared')}\n${bullets([line(words.common, 'common'), paper.say(paper.voice.ground, 'structure ground', {}, scene.round)])}`,
    ...closing
      .filter(([name]) => name !== gap)
      .map(([name, lines]) => `${paper.heading(name)}\n${bullets(lines)}`),
    scene.sentBack ? openIssues(paper) : '',
  );
}
