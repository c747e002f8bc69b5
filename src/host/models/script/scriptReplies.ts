/** The shortest reply in the right form, for every form: what a script says where nothing else is dictated. */
import { matrixLabels, qaLabels, synthesisLabels } from '../../../core/forms/asks/labels.ts';
import {
  type FormName,
  type Mark,
  type QaPoint,
  qaPoints,
  type Towards,
} from '../../../core/forms/reading.ts';
import { own } from '../../../core/own.ts';
import type { Scene } from '../../../core/prompts/seatScene.ts';
import { labels, marks } from '../rehearsal/labels.ts';
import { framedNames } from '../rehearsal/optionMatrix.ts';

/** What a step may dictate besides the words themselves. */
export interface Dictated {
  vote?: 'agree' | 'disagree' | 'nuance' | undefined;
  verdict?: Mark | undefined;
  /** Towards each seat; `*` is everyone who is not named. */
  stances?: Record<string, Towards> | undefined;
  scores?: number[] | undefined;
}

export function cannedReply(scene: Scene, dictated: Dictated): string {
  return replies[scene.form](scene, dictated);
}

type Reply = (scene: Scene, dictated: Dictated) => string;

const lines = (...all: string[]): string => all.join('\n\n');
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

const replies: Record<FormName, Reply> = {
  position: ({ seat, language }) =>
    `${seat.name}.\n\n*${labels[language].changeMind}${labels[language].none}.*`,
  challenge: ({ language, seat, repair }, { vote = 'agree' }) => {
    const words = labels[language];
    if (repair !== undefined) return `${words.vote}${vote}`;
    return lines(
      `${words.proposal}${seat.name}.`,
      `- ${words.vote}${vote}`,
      `${words.response}${seat.name}.`,
      `${words.blocking} ${words.none}`,
      `${words.recommendation}${seat.name}.`,
    );
  },
  final: ({ language, seat, repair }, { vote = 'agree' }) => {
    const words = labels[language];
    if (repair !== undefined) return `${words.vote}${vote}`;
    return `${seat.name}.\n\n${words.vote}${vote}\n${words.confidence}3`;
  },
  synthesis: ({ language, seat }) => `## ${synthesisLabels[language].recommendation}\n\n${seat.name}.`,
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
  review: ({ language, seat }, { vote = 'agree' }) =>
    lines(`- ${labels[language].vote}${vote}`, `${seat.name}.`),
  response: document,
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
