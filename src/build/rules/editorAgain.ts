/** Rules about councils that are looked at again in the editor, and their figures in the sidebar. */
import { heldBy, type Rule } from '../rule.ts';

export const editorAgainRules: readonly Rule[] = [
  ...heldBy('test/editor/inside/pastCouncils.test.ts', [
    [
      '§12',
      'Fork from here: the fork’s transcript opens, the original stays as it was',
      'is forked at a turn with another line of the brief; the fork’s transcript opens, the original stays',
    ],
    [
      '§7',
      'A fork and the council it came from are compared in the diff editor',
      'is compared with its fork in the diff editor, read-only, which says where the two part',
    ],
    [
      '§12',
      'Export writes Markdown, JSON and HTML from the editor',
      'is exported as Markdown, JSON and one HTML page',
    ],
    [
      '§12',
      'Show prompt opens a turn’s prompt as a document',
      'shows the prompt of a turn as a document that holds every word of it',
    ],
    [
      '§12',
      'Ask a follow-up convenes a council with this one as context',
      'is followed up by a new council that has it as context, and whose transcript opens',
    ],
  ]),
  ...heldBy('test/extension/again.test.ts', [
    [
      '§12',
      'Each of these commands is enabled only where it makes sense',
      'are offered only where they make sense: in the palette, on a row, on a transcript, and in trusted folders',
    ],
    [
      '§7',
      'Compared by default: a fork with the council it came from',
      'is first the one that a fork came from, else its forks, then all others',
    ],
    [
      '§14',
      'Nothing in a prompt that is shown can pass for another part of it',
      'holds every word as it was sent, each part in a fence that nothing inside can close',
    ],
  ]),
  ...heldBy('test/extension/metrics.test.ts', [
    [
      '§7',
      'Metrics in a view of the sidebar: every figure, by protocol and by seat',
      'say every figure of the councils, then by protocol and by seat',
    ],
    [
      '§12',
      'Figures are refreshed by events, not by polling',
      'are asked for when someone looks, and again only when an ended council is other than it was',
    ],
  ]),
  ...heldBy('test/extension/identityRows.test.ts', [
    [
      '§7',
      'A notification says that a council waits for its decision when the window is not in focus',
      'announces a council once it waits while nobody looks at the window, never those that waited before',
    ],
  ]),
  ...heldBy('test/ui/answers.test.ts', [
    [
      '§7',
      'Show prompt and Fork from here on a turn of the transcript',
      'the buttons of a turn ask its owner for its prompt and for a fork, never of one that has not been answered',
    ],
  ]),
];
