/** Rules of the loop when a part of the host throws, hangs or ends. */
import { heldBy, type Rule } from '../rule.ts';

export const loopRules: readonly Rule[] = [
  ...heldBy('test/host/loop.test.ts', [
    [
      '§2',
      'An event that the core can’t take is refused alone: nothing of it is stored, the loop goes on',
      'a reduction: its own submission is refused by name, nothing of it is stored, and the loop goes on',
    ],
    [
      '§2',
      'Nothing counts, is told or acknowledged before it is durable',
      'a reduction: the state that others see is not touched before the record is durable',
    ],
    [
      '§2',
      'An observer that throws ends itself alone, by name',
      'an observer: it is named and passed over; those after it are told, what is owed is performed, all is acknowledged',
    ],
    [
      '§2',
      'What one council owes can’t keep what others owe from being performed',
      'what a council owes: it is named and passed over, and what the others owe is performed',
    ],
    [
      '§2',
      'A host whose journal is another’s, or not of one mind with its state, ends',
      'a journal that is no longer of one mind with the state: the host is told that it can’t go on',
    ],
  ]),
  ...heldBy('test/store/unreducible.test.ts', [
    [
      '§4',
      'A record that can’t be reduced is named by file, line and number',
      'stops the start with its segment, line and number, what was thrown and what to do; the home is as it was',
    ],
  ]),
];
