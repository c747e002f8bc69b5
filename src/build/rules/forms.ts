/** Rules of what seats are asked for, how their replies are read, and how others come to see them. */
import { heldBy, type Rule } from '../rule.ts';

export const formRules: readonly Rule[] = [
  ...heldBy('test/core/formsMalformed.test.ts', [
    ['§7', 'Parsing never fails: it gives a reply and its problems, in every form', 'R12 malformed replies'],
    [
      '§7',
      'A form that was left blank is no vote, no stance, no mark and no score',
      'a form that was left as it was asked for says nothing: no vote, no stance, no mark, no score',
    ],
    [
      '§14',
      'No reply, however large or odd, costs more than one pass',
      'a reply of 100,000 characters of one shape is read in one pass, in every form',
    ],
  ]),
  ...heldBy('test/core/formsRoundtable.test.ts', [
    [
      '§7',
      'Turn: position, a stance for each earlier speaker with a comment, reasoning, confidence 1-5',
      'reads every field of the seed’s format',
    ],
    [
      '§7',
      'No stance is not agreement, and two towards one seat are the worse one',
      'of two stances towards one seat the worse one stands; none is taken towards oneself',
    ],
    [
      '§7',
      'Ballot: final position in a sentence, confidence, agreement with each other',
      'ballot: final position, confidence, agreement with each other',
    ],
  ]),
  ...heldBy('test/core/formsGate.test.ts', [
    ['§7', 'QA: six points, each ✅ ⚠️ ❌ with its reason', 'the reader of gates'],
    [
      '§7',
      'QA: a point that the judge passed over is a risk that is written down',
      'six ✅ pass, one ⚠️ warns, and points that were not judged are named and pass nothing without that risk',
    ],
    [
      '§7',
      'A gate without a single mark has no verdict and does not pass',
      'a reply without a mark has no verdict; the form left blank has none either',
    ],
    [
      '§7',
      'The matrix Option, Pros, Cons, Cost, Risks, Score is required and checked',
      'says what is missing: the table, a column, a score',
    ],
  ]),
  ...heldBy('test/core/formsDocuments.test.ts', [
    [
      '§7',
      'Outline, draft, plan and frame are documents; an empty one is missing',
      'documents: an empty one is missing, a whole one in a code block is unwrapped, a note to a person is not in it',
    ],
    [
      '§7',
      'A change is a unified diff; without one it says so',
      'change: new, deleted, renamed and several files; without a diff it says so',
    ],
    [
      '§7',
      'One page is 500 words, with TL;DR and actions',
      'page: TL;DR, actions and five hundred words, code not counted',
    ],
    [
      '§7',
      'A blocking issue in a review names its place as [path:line]',
      'are kept by the index of their issue, and missed only in a review',
    ],
  ]),
  ...heldBy('test/core/formsStructured.test.ts', [
    [
      '§7',
      'Structured output for ballots and the repair question, read as the form itself',
      'structured replies',
    ],
  ]),
  ...heldBy('test/core/promptStories.test.ts', [
    [
      '§7',
      'You are going FIRST, SECOND, THIRD; a stance is asked for on each who spoke',
      'a round table says whose turn it is, in the seed’s words, and asks for a stance on everyone who spoke',
    ],
    [
      '§7',
      'A seat above half of all words is asked to be brief and the others are invited',
      'whoever spoke more than half of all words is asked to be brief, the others are invited',
    ],
    [
      '§7',
      'A direct question is put to the seat, and again by name when it was not answered',
      'a direct question is put to the seat, and again by its name when it was passed over',
    ],
    [
      '§7',
      'Each reviewer reviews on its domain',
      'a reviewer is asked to review on its domain; in a review, at file and line',
    ],
    [
      '§7',
      'Who mends sees the gate’s issues and what the checks printed',
      'who mends sees what the gate wants, how often it came back, and what the checks printed',
    ],
    ['§7', 'One golden prompt for each phase of each protocol and language', 'prompts of every protocol'],
    [
      '§7',
      'An anonymous council’s prompts hold letters, no names',
      'an anonymous round table is the golden one: letters, in the prompts and in what others said',
    ],
  ]),
  ...heldBy('test/core/prompts.test.ts', [
    [
      '§7',
      'What could not be read is asked for once more: the vote alone, or a gate’s marks',
      'the repair question of a gate asks for its six marks',
    ],
  ]),
  ...heldBy('test/core/injection.test.ts', [
    [
      '§14',
      'An agent’s text that forges votes, headings, states or signals changes nothing but its own reading',
      'S11 replies that try to be more than a reply',
    ],
    [
      '§14',
      'An agent’s text that instructs another reaches it only as fenced material',
      'S12 replies that instruct others',
    ],
  ]),
];
