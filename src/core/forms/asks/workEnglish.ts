/** The asks in English about a work: written, reviewed, answered for, judged at a gate. */
import { wordsAsked } from '../lengths.ts';
import { criteriaLines, owesPoints, parts, pointLines, qaLines } from './askParts.ts';
import type { Asking, Asks } from './asks.ts';
import { exampleOf } from './examples.ts';
import { matrixLabels, qaLabels } from './labels.ts';

const sixPoints = Object.values(qaLabels.en).join('; ');

/** What a PRD holds, in its order. */
const prdSections = [
  ['Problem', 'whose, how often, what it costs today'],
  ['Users', 'who, and what they want to get done'],
  ['Goals and non-goals', 'what it is for; what is left out, and why'],
  ['Requirements', 'R1, R2 …, each must | should | could'],
  ['Acceptance', 'for each requirement, a check that can fail'],
  ['Metrics', 'the number that shows it helped, and by when'],
  ['Risks', 'assumption or failure, what is done about it'],
  ['Milestones', 'first something that a user can try; owners'],
  ['Open questions', 'who answers each, by when'],
] as const;

const sectionsOf = (bullet: string): string =>
  prdSections.map(([title, help]) => `## ${title}\n${bullet}[${help}]`).join('\n');

const answerWords = ': mended | accepted | disputed — [what you changed, or why not]';

/** An owner answers what was found first; the document comes after, whole. */
const answersFirst = ({ points }: Asking): string | undefined =>
  owesPoints(points)
    ? 'First a line for each open point, above the title. mended: you changed it; accepted: it is right and stays open for now; disputed: it is not right. Only whoever made a point closes it.'
    : undefined;

const answered = ({ points }: Asking): string | undefined =>
  owesPoints(points) ? exampleOf('en', 'answers') : undefined;

const draft = (asking: Asking): string => {
  const { hasDocument, hasReplies, mode, points } = asking;
  const isPrd = mode === 'prd';
  if (!hasReplies)
    return parts(
      `Write the document in full${hasDocument ? ', after the outline' : ''}: what a reader needs to act on it, and nothing else. Mark what you assume as an assumption; leave no figure without its source.`,
      `Others review it, by their domains; then a gate judges it by six points: ${sixPoints}.`,
      '',
      `Format, at most ${wordsAsked.draft} words:`,
      '# [title]',
      isPrd ? sectionsOf('') : '## [section]\n[text]',
    );
  if (!hasDocument)
    return parts(
      'Answer what was found, point by point: what you change and how, or why you do not.',
      answersFirst(asking),
      '',
      `Format, at most ${wordsAsked.response} words:`,
      pointLines('en', { ...points, rest: [] }, answerWords),
      '# [title]',
      '## [section]',
      '[text]',
      '## Open issues',
      '- [issue, and why it stays open, or "none"]',
      '',
      answered(asking),
    );
  return parts(
    'Revise the document under work. Take up everything that was found, what blocks first: mend it in the text, or say why not. Give the whole document again, not the differences; keep what nobody objected to.',
    answersFirst(asking),
    `It goes back to whoever found something, then to the gate with its six points: ${sixPoints}.`,
    '',
    `Format, at most ${wordsAsked.draft} words:`,
    pointLines('en', { ...points, rest: [] }, answerWords),
    '# [title]',
    isPrd ? '[the same sections]' : '## [section]\n[text]',
    '## Open issues',
    '- [issue, and why it stays open, or "none"]',
    '',
    answered(asking),
  );
};

/** What is under review, and what to look for in it, in each mode. */
const reviewed = new Map(
  Object.entries({
    prd: 'Review the specification: could somebody build the right thing from it without asking you? Look for what is missing, contradictory, untestable or wrong, first in your own domain.',
    engineering:
      'Review the plan before anything is changed: would it do what the brief asks, and break nothing else? Look at the files it names, its tests and its way back, first in your own domain.',
    review:
      'Review what the context of the brief holds, line by line: what is wrong, what is risky, what is missing, first in your own domain. Read the code; do not guess what you were not given.',
    synthesis:
      'Check the structure of the page, against what you wrote and what you know. Is it right: does every statement hold? Is it complete: is nothing missing that a reader needs to act? Will it be one page: what must go?',
  }),
);

const review = (asking: Asking): string => {
  const { mode, wantsPlaces, criteria, points } = asking;
  return parts(
    reviewed.get(mode) ??
      `Review ${asking.hasDocument ? 'the document under work' : 'what the context of the brief holds'}: what is wrong, missing or risky, first in your own domain.`,
    'Verdict: approve = it can go on as it is; approve with changes = once your findings are mended; block = it must not go on like this. Severity: blocking = if true, going on is wrong; major = must be mended, does not stop it; minor = would be better.',
    'Each finding gets an id, its owner answers it, and it stays open until you withdraw it. A few that matter are worth more than many. To find nothing is an answer too: write "none".',
    owesPoints(points) &&
      'Say what has become of each point (P…) of the form: read what was changed and what was answered. Do not list an open point again as a finding.',
    '',
    `Format, at most ${wordsAsked.review} words:`,
    '**Verdict:** approve | approve with changes | block',
    '- **Confidence**: 1-5',
    '**Findings:**',
    `- [blocking|major|minor] ${wantsPlaces ? '[path:line] ' : '[section or path:line] '}[what is wrong] — [why it matters] — [how to mend it]`,
    '**What is good:**',
    '- [what must stay as it is]',
    criteriaLines('en', criteria),
    pointLines('en', points),
    '',
    exampleOf(
      'en',
      'verdict',
      'confidence',
      'findings',
      'finding',
      'goods',
      'good',
      ...(criteria > 0 ? (['criterion'] as const) : []),
      ...(owesPoints(points) ? (['points'] as const) : []),
    ),
  );
};

/** What stands before the gate, in each mode. */
const gated = new Map(
  Object.entries({
    prd: 'the document',
    engineering: 'the change and its plan, with what the checks say',
    review: 'the findings, the owner’s answers and what is still open',
    analysis: 'the frame, the scores and what was said against them',
    synthesis: 'the structure of the page and what was said of it',
    debate: 'the synthesis',
    roundtable: 'the synthesis',
  }),
);

/** What an outline is, in each mode. */
const outlined = ({ mode, hasDocument, hasReplies }: Asking): string => {
  if (hasReplies && hasDocument) return 'Mend the structure and give it whole again';
  if (hasReplies) return 'Bring what was said into one structure';
  return mode === 'prd'
    ? 'Outline a PRD, which says what to build and why before anything is built'
    : 'Outline the document';
};

export const workEnglish: Pick<
  Asks,
  'qa' | 'matrix' | 'outline' | 'draft' | 'plan' | 'change' | 'frame' | 'page' | 'review' | 'response'
> = {
  review,
  response: (asking) =>
    asking.mode === 'review' || owesPoints(asking.points)
      ? parts(
          'Answer each finding by its id. mended: you changed it, and the change stands below. accepted: it is right and not mended here; say what will be done, by whom. disputed: it is not right, with the reason. A finding you pass over stays open.',
          'A change is one unified diff against the files as they are, paths from the root of the workspace; give it whole each time, for only what this answer brings counts. The checks run on a copy with it, and it is applied only when a person accepts. Without one they run on the workspace as it is.',
          'Whoever made a finding then closes or keeps it; the gate judges what is left.',
          '',
          `Format, at most ${wordsAsked.response} words:`,
          pointLines('en', { ...asking.points, rest: [] }, answerWords),
          '[below: what concerns several findings, then the change, if you bring one]',
          '```diff',
          '[unified diff, with --- a/[path] and +++ b/[path]]',
          '```',
          '',
          exampleOf('en', 'answers'),
        )
      : draft(asking),
  qa: ({ mode, criteria, points }) =>
    parts(
      `You are the gate: nothing is shipped before you have judged it. Judge what is there: ${gated.get(mode) ?? 'what you see above'}. Not what was meant, nor what could still come. Where a point does not apply to such a work, it passes: say so.`,
      'Give each point exactly one mark and say why. ❌ blocks and sends the work back. ⚠️ lets it pass, and what you write is kept as an accepted risk.',
      owesPoints(points) &&
        'For each open point: waived, if it is settled or does not matter for what is shipped, with the reason; else kept.',
      '',
      `Format, at most ${wordsAsked.qa} words:`,
      qaLines('en', ': [why; for ❌ what must be mended]'),
      criteriaLines('en', criteria),
      pointLines('en', points),
      '',
      exampleOf(
        'en',
        'mark',
        ...(criteria > 0 ? (['criterion'] as const) : []),
        ...(owesPoints(points) ? (['waives'] as const) : []),
      ),
    ),
  matrix: ({ hasDocument, letters }) =>
    parts(
      `Evaluate every option ${letters?.areOptions || hasDocument ? 'of the frame, one row each, under exactly the name it has there' : 'that you see'}, by the criteria given. You do not see the others’ scores yet. The table is required, with these columns; the score is a whole number from 1 (worst) to 5 (best).`,
      'All tables are merged by the names of the options, and the median of the scores counts: a row under another name is set apart and counts for nothing. Score what you know; where you guess, say so in the row.',
      '',
      `Format, at most ${wordsAsked.matrix} words:`,
      matrixLabels.en,
      '|---|---|---|---|---|---|',
      '| [option] | [...] | [...] | [...] | [...] | [1-5] |',
      '',
      'After the table, in a paragraph: which option you would take, and what decides it.',
      '',
      exampleOf('en', 'row'),
    ),
  outline: (asking) =>
    parts(
      `${outlined(asking)}: its sections in their order, with a sentence or a few points for each. Do not write it out yet.`,
      asking.mode === 'synthesis' &&
        'It will be one page of 500 words: choose. Name who said what only where they disagree, and keep that disagreement.',
      asking.mode === 'prd' &&
        `The document is reviewed by domain and judged at a gate by six points: ${sixPoints}.`,
      answersFirst(asking),
      '',
      `Format, at most ${wordsAsked.outline} words:`,
      pointLines('en', { ...asking.points, rest: [] }, answerWords),
      '# [title]',
      asking.mode === 'prd' ? sectionsOf('- ') : '## [section]\n- [what stands here]',
      '',
      answered(asking),
    ),
  draft,
  plan: (asking) =>
    parts(
      asking.hasDocument && asking.hasReplies
        ? 'Revise the plan: take up everything that was found, what blocks first, and give the whole plan again.'
        : 'Plan the work before anything is changed: the smallest change that does what the brief asks. Name files by path; say what you have not seen of them.',
      answersFirst(asking),
      'Reviewers read it; then you make the change as planned.',
      '',
      `Format, at most ${wordsAsked.plan} words:`,
      pointLines('en', { ...asking.points, rest: [] }, answerWords),
      '# [title]',
      '## Steps',
      '1. [step, with the files it touches]',
      '## Tests',
      '- [how each step is shown to work]',
      '## Risks and way back',
      '- [risk: what is done about it, how it is undone]',
      '',
      answered(asking),
    ),
  change: (asking) =>
    parts(
      `Make the change that was planned${asking.hasReplies ? ', with everything that was asked for since' : ''}. Nothing is applied before a person accepts it; a gate judges it first, and the checks run on a copy. Paths are relative to the root of the workspace; give the whole change, not a part of it.`,
      answersFirst(asking)?.replace('above the title', 'above the summary'),
      '',
      'Format:',
      pointLines('en', { ...asking.points, rest: [] }, answerWords),
      '**Summary:** [1-2 sentences, as for a changelog]',
      '```diff',
      '--- a/[path]',
      '+++ b/[path]',
      '@@ -1,3 +1,4 @@',
      '[unified diff]',
      '```',
      '',
      answered(asking),
    ),
  frame: () =>
    parts(
      'Frame the decision; do not take it. Everyone will score the same options, by the same criteria, without seeing each other.',
      'Give each option a short name of its own: every table, ranking and vote to come uses exactly these names, and a row under another name counts for nothing. Take every option that the brief names; add one only if it is real, and “do nothing” where that is possible. From 2 to 7.',
      '',
      `Format, at most ${wordsAsked.frame} words:`,
      '# [the decision, as a question]',
      '## Options',
      '- [name]: [one sentence]',
      '## Criteria',
      '- [what makes an option better, and what a score of 5 means]',
      '## Out of scope',
      '- [what is not decided here]',
      '',
      exampleOf('en', 'options', 'option'),
    ),
  page: () =>
    parts(
      'Write the page that is published. Take up what was said of its structure. Say what is established and what is not; where people disagree, say so and who.',
      'One page: 500 words at most, without exception.',
      '',
      'Format:',
      '# [title]',
      '## TL;DR',
      '[1-3 sentences]',
      '## [section]',
      '[text]',
      '## Actions',
      '- [owner]: [action, by when]',
    ),
};
