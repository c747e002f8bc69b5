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
  ...heldBy('test/host/owing.test.ts', [
    [
      '§2',
      'What was taken back and is owed anew is begun again, once',
      'and was taken back is begun again when it is owed anew before it had ended',
    ],
    [
      '§2',
      'An order that fails by a fault is not tried at every change: a call is paid for once',
      'and fails by a fault is named and not tried again at every change: a call is paid for once',
    ],
  ]),
  ...heldBy('test/host/faults.test.ts', [
    [
      '§7',
      'A backend that can’t be opened makes its seat absent, with the reason',
      'a backend that can’t even be opened: the seat is absent at once, with the reason, and the council goes on',
    ],
    [
      '§6',
      'Who goes next is asked again after a pause',
      'who goes next is asked again after a pause, though the call before it had not ended yet',
    ],
    [
      '§8',
      'Tools that can’t be offered are said, and the turn goes on without them',
      'tools that can’t be offered: people are told for whom, the log says why, the seat is asked without them',
    ],
  ]),
  ...heldBy('test/host/idle.test.ts', [
    [
      '§2',
      'With no client for 60 s the host stops: counted from the last one',
      'stops a minute after the last one left, whenever the one before had left',
    ],
  ]),
  ...heldBy('test/fileSeat/forgotten.test.ts', [
    [
      '§8',
      'A shared file that is given up leaves nothing behind',
      'leaves no second name on disk, and keeps what was saved there in the last moment',
    ],
  ]),
  ...heldBy('test/trials/planted.test.ts', [
    [
      '§2',
      'Throws in the reducer, observers, views and projections stop nothing and lose nothing (R23)',
      'in the reducer, each observer, view and projection: each is named or answered, the next is taken, nothing acknowledged is lost',
    ],
    [
      '§2',
      'A host ends within 5 s of SIGTERM, whatever hangs (R23)',
      'ends within 5 s of SIGTERM, whichever part of it hangs or throws over its end, and the next one opens at once',
    ],
    [
      '§2',
      'A host that can’t go on ends with a code of its own, and the next one goes on (R23)',
      'whose journal is no longer of one mind with its state says so, ends with its own code, and the next one goes on',
    ],
    [
      '§4',
      'A fault over what is owed keeps no home from opening (R23)',
      'that throws over what is owed when it starts opens all the same, and says what it could not take up',
    ],
    [
      '§2',
      'What nothing catches is logged, and ends the host only where it does not stop',
      'in which something is thrown that nothing catches goes on; when it does not stop, it ends with its own code',
    ],
  ]),
  ...heldBy('test/host/ending.test.ts', [
    [
      '§2',
      'A host ends part by part, whichever of them throws or hangs',
      'comes to every part in its order, though one before it throws or hangs; each of those is named',
    ],
    [
      '§4',
      'A host that is taken over while it opens says so and holds nothing',
      'comes when it is taken over while it opens: it says so, and holds nothing',
    ],
  ]),
  ...heldBy('test/channels/historyPieces.test.ts', [
    [
      '§6',
      'Reading what was said long ago holds up no turn',
      'of a quiet one lets others have their turn at every half megabyte, of a busy one at every few messages',
    ],
  ]),
];
