/** IMPLEMENT: a change that applies anywhere. A rehearsal has no code to give, so it adds one note, in a file of its own. */
import type { QaPoint } from '../../../core/forms/reading.ts';
import type { Scene } from '../../../core/prompts/seatScene.ts';
import { labels } from './labels.ts';
import { blockingIssues, isMended } from './mends.ts';
import { assembled, bullets, noted, type Paper, spokenIn, takeUpThePen } from './paper.ts';
import { clipped } from './quote.ts';

export function writeChange(scene: Scene): string {
  const paper = takeUpThePen(scene);
  const { words, line, language } = paper;
  const issues = scene.sentBack?.issues ?? [];
  const summary = line(words.summary, 'summary');
  const again = issues.map((issue, at) =>
    line(isMended(paper) ? words.resent : [words.deferred[1]], `resent ${at}`, {
      issue: clipped(issue, language, 20),
    }),
  );
  const asked =
    scene.anotherRound === undefined
      ? []
      : [line(words.askedAgain, 'asked again', { issue: clipped(scene.anotherRound, language, 20) })];
  const written = labels[language].change;
  return assembled(
    noted(paper),
    `${written.summary}${summary}`,
    [...asked, ...again].join(' '),
    `\`\`\`diff\n${newFile(pathFor(scene), noteOf(paper, issues))}\n\`\`\``,
    `${written.changelog}${line([words.changelog], 'changelog')}`,
  );
}

/** No file of a workspace is called like this one, since no two councils have the same id. */
const pathFor = ({ council }: Scene): string =>
  `docs/notes/${
    council
      .toLowerCase()
      .replace(/[^a-z0-9-]+/gu, '-')
      .replace(/^-+|-+$/gu, '') || 'council'
  }.md`;

function noteOf(paper: Paper, issues: readonly string[]): string[] {
  const { scene, words, line, language, gate } = paper;
  const acceptance = spokenIn(paper, scene.brief.acceptance).map((one) =>
    line([words.criterion[1]], 'criterion', { acceptance: one }),
  );
  const raised = blockingIssues(paper).map(
    ({ heard, text }) => `${heard.name}, ${clipped(text, language, 24)}`,
  );
  const mended = issues.length > 0 && isMended(paper) ? gapLines(paper) : [];
  const missing =
    issues.length > 0 && !isMended(paper)
      ? issues.map((issue) => line([words.deferred[1]], 'deferred', { issue: clipped(issue, language, 20) }))
      : [];
  return [
    paper.title('plan'),
    '',
    ...bullets([...words.note.map((one) => line([one], 'note')), ...acceptance]).split('\n'),
    ...section(
      mended.length > 0 ? paper.heading(gate.gap === 'coherence' ? 'changed' : gate.gap) : '',
      mended,
    ),
    ...section(paper.heading('changed'), [...raised, ...missing]),
  ];
}

function newFile(path: string, lines: readonly string[]): string {
  return [
    `diff --git a/${path} b/${path}`,
    'new file mode 100644',
    '--- /dev/null',
    `+++ b/${path}`,
    `@@ -0,0 +1,${lines.length} @@`,
    ...lines.map((line) => `+${line}`),
  ].join('\n');
}

const section = (heading: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? ['', heading, '', ...bullets(lines).split('\n')] : [];

/** What the gate missed, written out. */
function gapLines({ gate, words, line, owner }: Paper): string[] {
  const written: Record<QaPoint, readonly string[]> = {
    assumptions: [...words.assumption, ...words.assumed],
    edges: words.edge.slice(0, 3),
    acceptance: words.criteria,
    actions: words.action.slice(0, 2),
    coherence: [words.passed.coherence],
    risks: words.risk,
  };
  return written[gate.gap].map((one, at) => line([one], 'gap', { owner: owner(at) }));
}
