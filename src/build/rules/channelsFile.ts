/** Rules of channels.yaml: what it may say, what is refused at its line, and what stays in force meanwhile. */
import { heldBy, type Rule } from '../rule.ts';

export const channelsFileRules: readonly Rule[] = [
  ...heldBy('test/workspace/channelsFile.test.ts', [
    [
      '§13',
      'init writes a channel general',
      'is written by init, once, with who is there; a table that is broken gets an empty channel',
    ],
    ['§6', 'A cycle of blockedBy is refused', 'blockedBy in a circle'],
    ['§6', 'A cycle of sharesContextWith is refused', 'sharesContextWith in a circle of two'],
    ['§6', 'A cycle of escalatesTo is refused', 'escalatesTo in a circle of two'],
    ['§6', 'blockedBy anything but a discussion is refused', 'a wait for what is no discussion'],
    ['§6', 'A link to a channel that is not there is refused', 'an unknown channel in links'],
    ['§6', 'A member whom nobody knows is named at its line', 'an unknown member'],
    [
      '§6',
      'A locked mode can’t be left by editing channels.yaml: problem at its line, last good version in force',
      '${locked} can’t be left by editing the file: a problem at its line, that channel stays, others are taken',
    ],
    [
      '§6',
      'A locked mode can’t be entered by editing channels.yaml',
      '${locked} can’t be entered by editing the file',
    ],
    [
      '§3',
      'Locks live in the journal, not in the file',
      'outlives its lines: a channel that went and comes back is what it was',
    ],
    [
      '§3',
      'While channels.yaml is broken the last good version stays in force',
      'broken, deleted or conflicting it gives a problem, and the last good version stays in force',
    ],
  ]),
  ...heldBy('test/workspace/channelsProperties.test.ts', [
    [
      '§6',
      'Cycles of links are refused, and nothing else is',
      'is refused exactly when links go in a circle',
    ],
    [
      '§6',
      'No edits of channels.yaml leave or enter a locked mode',
      'no edits, and no order of them, leave or enter a locked mode',
    ],
  ]),
  ...heldBy('test/workspace/channelsChange.test.ts', [
    [
      '§3',
      'A channel’s mode, order and members are edits of channels.yaml that keep every other line',
      '${name}, and every other line stays',
    ],
    [
      '§6',
      'A locked mode is refused in a change of the file, with the reason',
      '${name} is refused, and nothing is written',
    ],
    [
      '§3',
      'While channels.yaml is broken a change of it is refused, with its line',
      'while the file is broken, or a locked mode was edited by hand, it is refused with the line',
    ],
    [
      '§3',
      'A hand edit of channels.yaml is loaded as one event',
      'a hand edit is one event with all channels; who is a member is known from the same look',
    ],
    [
      '§3',
      'A hand edit of channels.yaml is picked up live',
      'a change on disk is noticed by itself, and a file that goes leaves everything in force',
    ],
  ]),
  ...heldBy('test/cli/channels.test.ts', [
    [
      '§3',
      'In the terminal a mistake in channels.yaml is shown at its line, a locked mode too',
      'list says what is wrong with channels.yaml at its line: a work channel stays one whatever the file says',
    ],
    [
      '§6',
      'A channel that was taken out of the file does not come back with a locked mode',
      'a channel that was taken out of the file can’t come back locked, and the words name the mode that is',
    ],
    [
      '§6',
      'What an agent began a person does not conclude',
      'a person concludes no discussion that an agent began',
    ],
  ]),
  ...heldBy('test/channels/discussion.test.ts', [
    [
      '§2',
      'Money is never spent unasked: a discussion that is found in the file asks nobody before somebody speaks',
      'of a clone or a pull spends nothing: nobody is asked before somebody speaks',
    ],
  ]),
  ...heldBy('test/channels/projections.test.ts', [
    [
      '§3',
      'turns.log and orchestration-state.json that a kill left behind are made up for at the start',
      'what a kill left behind is made up for at the next start, also where nothing happens then',
    ],
  ]),
  ...heldBy('test/channels/history.test.ts', [
    [
      '§6',
      'The history of a channel has no signals, whatever its mode became',
      'has no signals of the time when turns ended by them, whatever the mode is now',
    ],
  ]),
  ...heldBy('test/workspace/channelsBegun.test.ts', [
    [
      '§6',
      'Who began a discussion, its guide and its callback are set when it is made',
      'keeps who began it, its guide and where its end is told; whatever else its lines say is taken',
    ],
  ]),
  ...heldBy('test/core/channels/cycles.test.ts', [
    [
      '§6',
      'In the queue WAITING keeps its place, and OFFLINE has none',
      'in the queue WAITING keeps its place, and OFFLINE has none',
    ],
  ]),
];
