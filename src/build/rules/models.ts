/** Rules of what answers for a seat: the rehearsal voices and the scripts of tests. */
import { heldBy, type Rule } from '../rule.ts';

export const modelRules: readonly Rule[] = [
  ...heldBy('test/models/rehearsal.test.ts', [
    [
      '§8',
      'Rehearsal voices never share a sentence',
      'no sentence is shared between two seats, at a table of two to eight, whoever sits there',
    ],
    [
      '§8',
      'A rehearsed challenge cites another seat',
      'every CHALLENGE quotes at least six consecutive words of a seat that it names',
    ],
    ['§8', 'Rehearsal voices use the brief’s own words', 'the nouns of the question appear in every reply'],
    [
      '§7',
      'Replies are in the brief’s language',
      'French briefs give French throughout, English briefs English',
    ],
    [
      '§8',
      'Rehearsal disagrees and converges as a seed decides',
      'of twenty seeds at least five converge at CHALLENGE and at least five do not, whatever the question',
    ],
    ['§8', 'Rehearsal is deterministic', 'the same seed gives the same transcript, twenty seeds give twenty'],
    [
      '§8',
      'Rehearsal answers in the right form',
      'every reply is read without a problem, with its vote, its recommendation and its change of mind',
    ],
    [
      '§7',
      'A position has two to four paragraphs and what would change the mind',
      'a position has two to four paragraphs and ends with the line of the seed',
    ],
  ]),
  ...heldBy('test/models/rehearsalTurns.test.ts', [
    [
      '§8',
      'A reply streams; its pieces joined are the reply',
      'the words stream one by one, joined they are the reply, and no timer is set without a pace',
    ],
    ['§8', 'An abort ends a turn at once', 'an abort ends it at once and leaves no timer'],
    [
      '§8',
      'Only the scene reaches a voice',
      'a voice uses nothing but its scene: another prompt changes nothing',
    ],
  ]),
  ...heldBy('test/models/script.test.ts', [
    [
      '§8',
      'A YAML script dictates replies, delays, failures, malformed text',
      'dictates replies by phase and seat, with a star for every other seat',
    ],
    ['§8', 'A wrong script is refused', 'a wrong script is refused with every problem in words'],
    [
      '§8',
      'A script answers in every form, and may dictate verdicts, stances and scores',
      'a step may dictate a verdict, stances and scores',
    ],
    [
      '§8',
      'Canned replies stand in the right form',
      'canned replies stand in the right form for every form, and are read without a problem',
    ],
  ]),
  ...heldBy('test/golden/stories.test.ts', [
    ['§7', 'A debate goes as its phases say, in each way it can end', 'golden debates'],
  ]),
  ...heldBy('test/journals/replay.test.ts', [
    ['§4', 'A journal written by any earlier release replays', 'R9 journals of every release'],
  ]),
];
