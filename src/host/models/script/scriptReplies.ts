/** The shortest reply in the right form, for every form: what a script says where nothing else is dictated. */
import { matrixLabels, qaLabels } from '../../../core/forms/asks/labels.ts';
import {
  type FormName,
  type Mark,
  type QaPoint,
  qaPoints,
  type Towards,
} from '../../../core/forms/reading.ts';
import { own } from '../../../core/own.ts';
import type { Scene } from '../../../core/prompts/seatScene.ts';
import type { dictates, Step } from '../../ports/scriptShape.ts';
import { labels, marks } from '../rehearsal/labels.ts';
import { framedNames } from '../rehearsal/options.ts';

/** What a step may dictate besides the words themselves. */
export type Dictated = Pick<Step, (typeof dictates)[number]>;

export function cannedReply(scene: Scene, dictated: Dictated): string {
  return replies[scene.form](scene, dictated);
}

type Reply = (scene: Scene, dictated: Dictated) => string;

const lines = (...all: string[]): string => all.filter(Boolean).join('\n\n');
const document: Reply = ({ seat, brief }) => lines(`# ${brief.question}`, `## ${seat.name}`, `${seat.name}.`);

const stanceLines = ({ table, seat, others, language, form }: Scene, { stances, vote }: Dictated): string => {
  const usual: Towards = vote === undefined ? 'agree' : vote === 'nuance' ? 'partial' : vote;
  const spoken = new Set(others.map((heard) => heard.seat));
  const owed = table.filter(({ id }) => id !== seat.id && (form === 'ballot' || spoken.has(id)));
  const { colon } = labels[language];
  return (
    owed.map(({ id }) => `- @${id}${colon} ${own(stances, id) ?? own(stances, '*') ?? usual}`).join('\n') ||
    labels[language].none
  );
};

/** A proposal by its letter, or by the id of its seat. */
const named = ({ proposals = [], seat }: Scene, by: string) =>
  proposals.find((one) => one.letter === by || one.seat === (by === 'own' ? seat.id : by));

/** Everyone backs the first one, so that all who agree agree on one answer; whoever disagrees backs its own. */
function backing(scene: Scene, { vote, backs, ranking }: Dictated): string[] {
  const words = labels[scene.language];
  const chosen = named(scene, backs ?? (vote === 'disagree' ? 'own' : 'A')) ?? scene.proposals?.[0];
  const ranked = (ranking ?? []).flatMap((by) => named(scene, by)?.letter ?? []);
  return [
    ...(chosen ? [`- ${words.backs}${chosen.letter}`] : []),
    ...(ranked.length > 0 ? [`- ${words.ranking}${ranked.join(' > ')}`] : []),
  ];
}

const pointLines = ({ language, seat }: Scene, { points = {} }: Dictated): string =>
  Object.entries(points)
    .map(([id, word]) => `${id}${labels[language].colon} ${labels[language].points[word]} — ${seat.name}.`)
    .join('\n');

const blockingLine = ({ language }: Scene, { blocking }: Dictated): string =>
  blocking === undefined
    ? `${labels[language].blocking} ${labels[language].none}`
    : `${labels[language].blocking}\n- ${blocking}`;

const replies: Record<FormName, Reply> = {
  position: ({ seat, language }, { proposal }) =>
    lines(
      `${seat.name}.`,
      `${labels[language].proposal}${proposal ?? `${seat.name}.`}`,
      `*${labels[language].changeMind}${labels[language].none}.*`,
    ),
  challenge: (scene, dictated) => {
    const words = labels[scene.language];
    const { name } = scene.seat;
    return lines(
      [...backing(scene, dictated), `- ${words.vote}${dictated.vote ?? 'agree'}`].join('\n'),
      `${words.response}${name}.`,
      pointLines(scene, dictated),
      blockingLine(scene, dictated),
      `${words.confidence}3`,
      `${words.recommendation}${name}.`,
    );
  },
  final: (scene, dictated) => {
    const words = labels[scene.language];
    return lines(
      `${scene.seat.name}.`,
      `${words.vote}${dictated.vote ?? 'agree'}\n${words.confidence}3`,
      pointLines(scene, dictated),
      blockingLine(scene, dictated),
    );
  },
  synthesis: ({ language, seat, motion }) =>
    lines(
      `${labels[language].synthesis.answer}\n\n${motion?.letter === undefined ? `${seat.name}.` : motion.text}`,
      motion ? labels[language].follows : '',
    ),
  turn: (scene, dictated) => {
    const { headings } = labels[scene.language];
    return lines(
      `${headings.position}\n${scene.seat.name}.`,
      `${headings.responses}\n${stanceLines(scene, dictated)}`,
      `${headings.reasoning}\n${scene.seat.name}.`,
      `${headings.confidence}\n3`,
    );
  },
  ballot: (scene, dictated) => {
    const { headings } = labels[scene.language];
    return lines(
      `${headings.final}\n${scene.seat.name}.`,
      `${headings.confidence}\n3`,
      `${headings.agreement}\n${stanceLines(scene, dictated)}`,
      scene.motion ? `${labels[scene.language].vote}${dictated.vote ?? 'agree'}` : '',
    );
  },
  qa: ({ language, seat }, { verdict = 'pass' }) => {
    const mark = (point: QaPoint): Mark => (point === 'coherence' ? verdict : 'pass');
    return qaPoints
      .map((point) => `- ${marks[mark(point)]} ${qaLabels[language][point]}: ${seat.name}.`)
      .join('\n');
  },
  matrix: ({ language, documents, seat }, { scores }) => {
    const framed = framedNames(documents.findLast((one) => one.reading.form === 'frame')?.text ?? '');
    const options = framed.length > 0 ? framed : ['A', 'B'];
    const rows = options.map((name, at) => `| ${name} | + | - | 1 | ${seat.name} | ${scores?.[at] ?? 3} |`);
    return [matrixLabels[language], '|---|---|---|---|---|---|', ...rows].join('\n');
  },
  review: (scene, dictated) => {
    const words = labels[scene.language];
    const { blocking, vote = blocking === undefined ? 'agree' : 'disagree' } = dictated;
    const found =
      blocking === undefined ? ` ${words.none}` : `\n- [${words.severities.blocking}] ${blocking}`;
    return lines(
      `${words.verdict}${words.verdicts[vote]}`,
      `${scene.seat.name}.`,
      `${words.findings}${found}`,
      pointLines(scene, dictated),
      `${words.confidence}3`,
    );
  },
  response: (scene, dictated) =>
    lines(
      document(scene, dictated),
      dictated.points
        ? pointLines(scene, dictated)
        : pointLines(scene, {
            points: Object.fromEntries((scene.points ?? []).map(({ id }) => [id, 'mended'])),
          }),
    ),
  advocate: document,
  outline: document,
  draft: document,
  plan: document,
  frame: ({ brief, seat }) =>
    lines(`# ${brief.question}`, '## Options\n- A: yes.\n- B: no.', `## Criteria\n- ${seat.name}.`),
  change: ({ language, seat, council }) =>
    lines(
      `${labels[language].change.summary}${seat.name}.`,
      `\`\`\`diff\n--- /dev/null\n+++ b/docs/notes/${council}.md\n@@ -0,0 +1 @@\n+${seat.name}.\n\`\`\``,
    ),
  page: ({ brief, seat }) =>
    lines(`# ${brief.question}`, `## TL;DR\n${seat.name}.`, `## Actions\n- ${seat.name}: go.`),
};
