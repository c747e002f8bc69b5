/** DRAFT and REVISE: a specification in full; revised, it says what was asked and what changed. RESPOND: an answer to reviews. */
import type { QaPoint } from '../../../core/forms/reading.ts';
import type { Scene } from '../../../core/prompts/seatScene.ts';
import { hash } from './draw.ts';
import { addedTo, isMended, openIssues, whatChanged } from './mends.ts';
import { assembled, bullets, noted, numbered, type Paper, spokenIn, takeUpThePen } from './paper.ts';
import type { Heading } from './paperShape.ts';
import { writeReply } from './reply.ts';

export function writeDraft(scene: Scene): string {
  const paper = takeUpThePen(scene);
  const reviewed = scene.others.some((one) => one.reading.form === 'challenge');
  const own = scene.documents.some((one) => one.reading.form === 'draft' || one.reading.form === 'outline');
  // Reviews of something else than one's own document are answered; those of a document are worked into it.
  if (scene.brief.type === 'review' || (reviewed && !own)) return writeReply(paper);
  return specification(paper, reviewed || scene.sentBack !== undefined || scene.anotherRound !== undefined);
}

const mendable: Heading[] = ['scope', 'requirements', 'risks', 'acceptance'];

function specification(paper: Paper, revised: boolean): string {
  const gap = isMended(paper) ? undefined : gapSection[paper.gate.gap];
  const parts = sectionsOf(paper).filter(([name]) => name !== gap);
  return assembled(
    noted(paper),
    paper.title('spec'),
    revised && whatChanged(paper, mendable),
    ...parts.map(([name, text]) => `${paper.heading(name)}\n${text}`),
    revised && openIssues(paper),
  );
}

/** What a first draft may leave out, for the gate to find. */
const gapSection: Partial<Record<QaPoint, Heading>> = {
  assumptions: 'assumptions',
  edges: 'edges',
  acceptance: 'acceptance',
  actions: 'actions',
};

function sectionsOf(paper: Paper): [Heading, string][] {
  const { scene, words, line, owner, voice, say } = paper;
  const turn = hash(scene.seed, 'edges');
  const added = (section: Heading) => addedTo(paper, section, mendable);
  const constraints = spokenIn(paper, scene.brief.constraints);
  const acceptance = spokenIn(paper, scene.brief.acceptance);
  return [
    ['problem', `${line(words.problem, 'problem')} ${say(voice.ground, 'draft ground')}`],
    ['people', line(words.people, 'people')],
    ['scope', bullets([line(words.inside, 'inside'), line(words.outside, 'outside'), ...added('scope')])],
    [
      'requirements',
      numbered([
        ...constraints.map((constraint, at) =>
          line([words.requirement[at % 2] ?? ''], 'requirement', { constraint }),
        ),
        ...words.required.map((one) => line([one], 'required')),
        ...added('requirements'),
      ]),
    ],
    ['assumptions', bullets([line(words.assumption, 'assumption'), line(words.assumed, 'assumed')])],
    ['risks', bullets([...words.risk.map((one) => line([one], 'risk')), ...added('risks')])],
    ['edges', bullets([0, 1, 2].map((at) => line([words.edge[(turn + at) % 4] ?? ''], 'edge')))],
    [
      'acceptance',
      bullets([
        ...acceptance.map((one, at) =>
          line([words.criterion[at % 2] ?? ''], 'criterion', { acceptance: one }),
        ),
        line(words.criteria, 'criteria'),
        ...added('acceptance'),
      ]),
    ],
    [
      'actions',
      bullets(
        [0, 1, 2].map((at) => line([words.action[(turn + at) % 4] ?? ''], 'action', { owner: owner(at) })),
      ),
    ],
  ];
}
