/** Rules about a seat that is asked again: both answers kept, one of them counts. */
import { heldBy, type Rule } from '../rule.ts';

export const askAgainRules: readonly Rule[] = [
  ...heldBy('test/core/askAgain.test.ts', [
    [
      '§7',
      'Ask again for one seat, both answers kept: while its phase is open the new one counts',
      'the new answer takes the place of the first, which is kept beside it',
    ],
    ['§7', 'The vote that counts is that of the answer that counts', 'its vote is the one that counts'],
    [
      '§7',
      'A phase does not close while a seat of it is asked again',
      'the phase does not close while it is asked',
    ],
    [
      '§7',
      'Asked again for a phase that has closed, the new answer is kept beside the first and counts for nothing',
      'when it has been decided the new answer is kept beside the first, and nothing else changes',
    ],
    [
      '§7',
      'The second ask is shown what the first was shown: nothing that came after, blind stays blind',
      'it is shown what the first was shown and nothing that came after, a blind phase blind',
    ],
    [
      '§7',
      'A person’s words with the second ask are fenced like any other’s',
      'what the person adds stands in a fence, and is said to be theirs',
    ],
    [
      '§7',
      'An answer asked again is set aside in the budget, and refused where a limit leaves no room',
      'where a limit leaves no room; what it may take is set aside while it is asked',
    ],
    [
      '§7',
      'Its tokens are counted, and it is not counted twice',
      'its tokens are counted, its words are not',
    ],
    [
      '§2',
      'A host that was away for long asks nobody again unasked',
      'after more than ten minutes gives it up, and the record says so',
    ],
  ]),
  ...heldBy('test/core/generated.test.ts', [
    [
      '§7',
      'Whatever is asked again of a closed phase changes no vote, status or decision',
      'asked again for a phase that has closed, an answer is kept and nothing else changes',
    ],
  ]),
  ...heldBy('test/host/askAgain.test.ts', [
    [
      '§7',
      'Ask again in an ended council: archive, log and export hold both answers, marked',
      'in an ended council: taken back from its log, both answers in archive, log and export, nothing decided anew',
    ],
    [
      '§7',
      'Asking again is refused in words',
      'is refused in words: an unknown seat or turn, a paused council, one that is being asked already',
    ],
  ]),
  ...heldBy('test/host/askAgainTable.test.ts', [
    [
      '§7',
      'A person at the table can be asked again; a blind phase stays blind to them',
      'a person at the table is asked again and answers as before; a blind phase stays blind to them',
    ],
    [
      '§7',
      'Asking again is refused in words where a hard limit leaves no room',
      'is refused in words where a limit leaves no room, and taken once the limit is raised',
    ],
    [
      '§7',
      'An anonymous council keeps its letters when a seat is asked again',
      'an anonymous council keeps its letters, in the answer and in what the seat is shown',
    ],
  ]),
  ...heldBy('test/trials/askAgain.test.ts', [
    [
      '§2',
      'An answer that is asked again survives a kill: asked again once, nothing lost, nothing twice',
      'asks it again in the next life: no answer is lost, none is kept twice',
    ],
  ]),
  ...heldBy('test/cli/again.test.ts', [
    [
      '§7',
      'Ask again from the command line, with words of the person',
      'ask-again waits for the answer, shows both, and says that the new one does not count',
    ],
  ]),
  ...heldBy('test/ui/answers.test.ts', [
    [
      '§7',
      'The transcript shows both answers, the earlier one folded',
      'the earlier answer is folded, the one that does not count says so and what to do',
    ],
    [
      '§7',
      'Ask again from a turn of the transcript',
      'the button of a turn asks its owner, also when the council has ended, never while it is asked',
    ],
  ]),
];
