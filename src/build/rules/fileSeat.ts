/** Rules of seats that answer in the shared file. */
import { heldBy, type Rule } from '../rule.ts';

export const fileSeatRules: readonly Rule[] = [
  ...heldBy('test/fileSeat/fileSeat.test.ts', [
    [
      '§8',
      'A file seat answers by adding text in its own place and setting its status to RESPONDED, in the block or in the list',
      'writes in its own place and sets its status, in the list or in the block; the council goes on to its end',
    ],
    [
      '§8',
      'Text counts only with RESPONDED',
      'is told in its place what the form asks for, and text without a status is a draft',
    ],
    [
      '§8',
      'Everything else that was changed is restored and the attempt is noted; both versions are kept',
      'others’ words, other statuses and the rest of the block are restored; the attempt is noted and its version kept',
    ],
    [
      '§8',
      'A forged state block changes nothing',
      'a forged or broken state block says nothing for anyone else, and is restored',
    ],
    [
      '§8',
      'A deleted file is written again',
      'a deleted file is written again with its drafts, and a removed place is put back',
    ],
    [
      '§8',
      'A lock file is honoured',
      'a lock that is held is honoured: nothing is read and nothing written until it is gone or was left behind',
    ],
    [
      '§8',
      'While a file seat is open the file is rewritten only where a blind phase or a new question asks for it',
      'two in one file do not disturb each other, and neither sees the other’s answer of a blind phase',
    ],
    [
      '§8',
      'What was written while no host ran is not lost',
      'an answer given while no host ran is taken by the next one',
    ],
    [
      '§8',
      'An answer in the file counts for the question that it answers, and for no other',
      'an answer that is saved as its question is over is no answer to the next one; it is kept',
    ],
  ]),
  ...heldBy('test/fileSeat/agreed.test.ts', [
    ['§8', 'AGREED by all seats ends the rounds early (debate)', 'AGREED by all seats ends the rounds early'],
    [
      '§8',
      'AGREED by all seats ends the rounds early (analysis)',
      'AGREED by all seats of an analysis leaves its challenge out',
    ],
  ]),
  ...heldBy('test/fileSeat/heartbeat.test.ts', [
    [
      '§8',
      'The shared file is looked at by a heartbeat too: every 5 s while somebody is asked there, every half hour otherwise',
      'looks every 5 s while somebody is asked there, every half hour while one may be, else never',
    ],
  ]),
];
