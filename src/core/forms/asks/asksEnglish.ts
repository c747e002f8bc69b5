/** The asks in English. Headings and marks are those of the seeds; the readers look for them. */
import { checklistLines, qaLines, stanceLines, synthesisSections } from './askParts.ts';
import type { Asking, Asks } from './asks.ts';
import { matrixLabels } from './labels.ts';

const places = ({ wantsPlaces }: Asking): string =>
  wantsPlaces ? ', each with its place: - [path:line] what is wrong' : '';

const challenge = (asking: Asking): string => `${
  asking.reviews
    ? `Review ${asking.hasDocument ? 'the document under work' : 'what the context of the brief holds'}, point by point. Quote precisely what you answer to.`
    : 'Do you maintain your position, amend it, or contest a precise point? Quote precisely what you answer to.'
}
Format:
**Proposal:** [the one answer that the council could conclude on, in a sentence]
- **Vote**: agree | disagree | nuance ${
  asking.reviews ? '(can this go on as it is?)' : '(can the council conclude on one answer that I support?)'
}
- **Stance**: maintain | amend | contest
- **Contests**: @seat: [point], or none
${checklistLines('en')}
**Response**: [2-3 paragraphs]
**Blocking issues:** [list${places(asking)}, or "none"]
**Recommendation:** [1 concrete action]`;

const draft = ({ hasDocument, hasReplies }: Asking): string => {
  if (!hasReplies)
    return `Write the document in full${hasDocument ? ', after the outline' : ''}: what a reader needs to act on it, and nothing else.
Format:
# [title]
## [section]
[text]`;
  const how = hasDocument
    ? 'Revise the document under work. Take up every blocking issue: mend it in the text, or list it with your reason under “Open issues”. Give the whole document again, not the differences.'
    : 'Answer the reviews. Take up every blocking issue in its order: say what you change and how, or why you do not.';
  return `${how}
Format:
# [title]
## [section]
[text]
## Open issues
- [issue, and why it stays open, or "none"]`;
};

export const englishAsks: Asks = {
  position: () => `Give your position in 2-4 paragraphs. You do not see the others’ answers yet. End with:
*What would change my mind: [...]*`,
  challenge,
  final: (
    asking,
  ) => `FINAL position. One paragraph at most. Definitive vote. Without consensus, the orchestrator will settle it.
Format:
[one paragraph]
- **Vote**: agree | disagree | nuance
- **Confidence**: 1-5
**Blocking issues:** [those you still hold${places(asking)}, or "none"]`,
  synthesis:
    () => `You alone have the floor now. Compile the final positions, say what is agreed, what is not, what is risked, and recommend.
Format:
${synthesisSections('en', {
  consensus: '- [what all agree on]',
  disagreements: '- [who against whom, on what, or "none"]',
  insights: '- @seat: [the most valuable point of each seat]',
  recommendation: '[one concrete recommendation that answers the question]',
  risks: '- [risk accepted, and who owns it]',
  minority: '- @seat: [their position, required whenever someone disagreed; otherwise "none"]',
})}`,
  turn: ({ towards }) => `Provide your response in this format:

## Position
[Your core position on the topic in 1-3 sentences]

## Responses to Others
${stanceLines(towards, '[agree|disagree|partial] — [1-2 sentence response]', ':', '[nobody has spoken before you: write "none"]')}

## Reasoning
[Your full argument, 2-4 paragraphs]

## Confidence
[1-5, where 1=very uncertain, 5=highly confident]`,
  ballot: ({ towards }) => `The deliberation is over: vote. Format:

## Final position
[one sentence]

## Confidence
[1-5]

## Agreement
${stanceLines(towards, '[agree|partial|disagree]', ':', '[nobody: write "none"]')}`,
  qa: () => `You are the gate: nothing is shipped before you have judged it. Give each point exactly one mark and say why. ❌ blocks and sends the work back. ⚠️ lets it pass, and what you write is kept as an accepted risk.
Format:
${qaLines('en', ': [why; for ❌ what must be mended]')}`,
  matrix: ({
    hasDocument,
  }) => `Evaluate every option ${hasDocument ? 'of the frame, under the names it gives them' : 'that you see'}. The table is required, with these columns; the score is a whole number from 1 (worst) to 5 (best).
Format:
${matrixLabels.en}
|---|---|---|---|---|---|
| [option] | [...] | [...] | [...] | [...] | [1-5] |

After the table, in a paragraph: which option you would take, and what decides it.`,
  outline: ({
    hasDocument,
    hasReplies,
  }) => `${hasReplies ? (hasDocument ? 'Mend the structure and give it whole again' : 'Bring what was said into one structure') : 'Outline the document'}: its sections in their order, with a sentence or a few points for each. Do not write it out yet.
Format:
# [title]
## [section]
- [what stands here]`,
  draft,
  plan: ({ hasDocument, hasReplies }) => `${
    hasDocument && hasReplies
      ? 'Revise the plan: take up every blocking issue, and give the whole plan again.'
      : 'Plan the work before anything is changed.'
  }
Format:
# [title]
## Steps
1. [step, with the files it touches]
## Tests
- [how each step is shown to work]
## Risks and way back
- [risk: what is done about it, how it is undone]`,
  change: ({
    hasReplies,
  }) => `Make the change that was planned${hasReplies ? ', with everything that was asked for since' : ''}. Nothing is applied before a person accepts it. Paths are relative to the root of the workspace; give the whole change, not a part of it.
Format:
**Summary:** [1-2 sentences, as for a changelog]
\`\`\`diff
--- a/[path]
+++ b/[path]
@@ -1,3 +1,4 @@
[unified diff]
\`\`\``,
  frame:
    () => `Frame the decision; do not take it. Everyone will score the same options, by the same criteria, without seeing each other.
Format:
# [the decision, as a question]
## Options
- [name]: [one sentence]
## Criteria
- [what makes an option better, and what a score of 5 means]
## Out of scope
- [what is not decided here]`,
  review: challenge,
  response: draft,
  advocate: () => `Write the strongest case against the motion, in one paragraph. You need not believe it.`,
  page: () => `Write the page that is published. One page: 500 words at most, without exception.
Format:
# [title]
## TL;DR
[1-3 sentences]
## [section]
[text]
## Actions
- [owner]: [action, by when]`,
};
