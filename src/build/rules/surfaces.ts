/** Rules of what people see and do of every protocol: the page, the terminal, the editor's commands. */
import { heldBy, type Rule } from '../rule.ts';

export const surfaceRules: readonly Rule[] = [
  ...heldBy('test/ui/protocols.test.ts', [
    [
      '§7',
      'A gate that sends work back moves the ring back and says which time it is',
      'moves the ring back to the phase that a gate sent the work back to',
    ],
    [
      '§7',
      'A round table shows its round, the floor, the order, and stances towards the others',
      'says the round of a round table, who has the floor, who comes next, and where each stands on the others',
    ],
    [
      '§7',
      'A failed check is shown with its output and is waived only with a reason',
      'shows the checks with the end of a failure, and waives one only with a reason',
    ],
    [
      '§7',
      'A gate has six marked points; what fails blocks, what is accepted is written down',
      'shows a gate’s six points, what fails as a block, what is accepted as a line',
    ],
    [
      '§7',
      'A change is shown as a diff and a long document folds',
      'draws a change with its signs, and folds a long document until it is asked for',
    ],
    [
      '§7',
      'Matrices and the merged matrix are tables; an anonymous table is letters',
      'draws a matrix as a table with its names, and the options as the whole table scored them',
    ],
    [
      '§7',
      'A council that a budget pauses offers a synthesis or a higher limit',
      'offers a synthesis or twice the limit when a budget pauses the council',
    ],
    [
      '§7',
      'A person at the table answers in the box, with the form',
      'turns the box into the answer of the person whose turn it is, form and all, and keeps it until it is heard',
    ],
    [
      '§7',
      'A deadline can be extended, a synthesis rated',
      'gives a speaking seat five minutes more, and rates what was decided',
    ],
  ]),
  ...heldBy('test/webview/protocols.test.ts', [
    [
      '§14',
      'What a page asks for is checked by schema',
      'is checked: no rating of six, no empty reason, no day and more, no seat of another to answer for',
    ],
    [
      '§7',
      'Flags are worded as the reference words them, in both languages',
      'say what the reference says, in both languages',
    ],
  ]),
  ...heldBy('test/extension/transcript.test.ts', [
    [
      '§14',
      'A page answers only for the person in front of it',
      'answer only for the seat of the person of the window, and steer only the council of their page',
    ],
  ]),
  ...heldBy('test/extension/steering.test.ts', [
    [
      '§12',
      'À table proposes a mode and says why',
      'begin with the one that the question asks for, and say why',
    ],
    [
      '§12',
      'Steering is offered only where it makes sense',
      'skips and extends only seats that were asked, not those that wait for their turn',
    ],
  ]),
  ...heldBy('test/cli/renderForms.test.ts', [
    [
      '§12',
      'The JSON has a round with its replies for every phase but the closing one',
      'has a round with its type and replies for every phase but the closing one',
    ],
    [
      '§12',
      'The synthesis is that of the closing phase, whatever it is called',
      'takes the synthesis from the closing phase, whatever it is called',
    ],
  ]),
  ...heldBy('test/cli/people.test.ts', [
    [
      '§7',
      'A seated person is asked in the terminal when it is their turn',
      'is asked when it is their turn, once, and never for an agent or while others come first',
    ],
    [
      '§7',
      'What a terminal puts together is read as the form it is',
      'writes a round table’s turn and ballot that are read with stances and confidence',
    ],
  ]),
];
