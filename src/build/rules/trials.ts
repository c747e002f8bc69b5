/** Rules of what the whole host survives, each tried against a real process or a real server. */
import { heldBy, type Rule } from '../rule.ts';

export const trialRules: readonly Rule[] = [
  ...heldBy('test/trials/limits.test.ts', [
    [
      '§7',
      'A limit of a provider is waited out within a seat’s time, with one probe a window; a burst of 429 leaves nobody absent',
      'is waited out within their time: all have answered, with one probe a window',
    ],
  ]),
  ...heldBy('test/host/clockJumps.test.ts', [
    [
      '§15',
      'A clock that is set, or a machine that sleeps, spends no time budget and moves no deadline',
      'leaves whoever is asked the time that was left, and the same state on a replay',
    ],
  ]),
  ...heldBy('test/host/spentInVain.test.ts', [
    [
      '§7',
      'Failed calls and retries that reported usage are counted: in the figures, the budget and the log of a council',
      'is counted where its seat is absent for it, in the figures, the budget and the log',
    ],
    [
      '§7',
      'What failed calls took counts towards the budget of an identity',
      'uses up the budget of its identity: it is not asked for more',
    ],
    [
      '§6',
      'What failed and ended calls took counts towards the hour of a channel',
      'is counted in the hour, whether it failed or was ended',
    ],
  ]),
  ...heldBy('test/host/keyWaits.test.ts', [
    [
      '§12',
      'Keys of the window are lent again before a seat is held absent: it waits within its time, and says so',
      'that a new host has not been lent yet is waited for, said, and used once it is lent again',
    ],
    [
      '§12',
      'A key that is never lent again leaves its seat absent at its deadline, with that reason',
      'that never comes leaves its seats absent at their deadline, with that reason, in the council’s language',
    ],
    [
      '§12',
      'Models of the window are waited for by a host that was started again',
      'are waited for by a new host whose seats they answered for',
    ],
    [
      '§8',
      'In a host that a window started, nobody else answers in a channel before the window has lent what it lends',
      'is answered for by nobody else before the window has lent what it lends',
    ],
  ]),
  ...heldBy('test/host/workedTime.test.ts', [
    [
      '§7',
      'The clock of the budget is the host’s: pauses, people who are waited for and the absence of the host do not count',
      'ticks while it runs, and stands still in a pause, on the page and in its budget',
    ],
  ]),
  ...heldBy('test/host/limitWaits.test.ts', [
    [
      '§6',
      'A limit of a provider is waited out within the time of a channel’s turn',
      'is waited out within the turn’s time',
    ],
    [
      '§7',
      'Nothing new is asked in a pause, also not what waits for a limit to end',
      'that is waited out when a person pauses is asked again only once the council goes on',
    ],
  ]),
  ...heldBy('test/trials/delivery.test.ts', [
    [
      '§2',
      'A stale, repeated or impossible event changes nothing; each effect is carried out once',
      'lead to the same state, each side effect carried out once',
    ],
  ]),
  ...heldBy('test/trials/windows.test.ts', [
    [
      '§2',
      'A second window on the same workspace attaches to the running host',
      'a client of the second window attaches to the host of the first',
    ],
    [
      '§4',
      'One writer for a home; one that was suspended and lost it acknowledges nothing',
      'one that was suspended is refused when it wakes, and nothing it says counts',
    ],
  ]),
  ...heldBy('test/trials/kill.test.ts', [
    [
      '§4',
      'Killed at any instant: no acknowledged turn lost, no model asked twice for a recorded answer, the same archive',
      'loses nothing, asks for nothing twice, and leaves the archives of a run without a kill',
    ],
  ]),
  ...heldBy('test/trials/failpoints.test.ts', [
    [
      '§4',
      'Killed before or after any write, sync, rename or side effect: nothing lost, running again in under five seconds',
      'nothing is lost, and the host runs again in under five seconds',
    ],
  ]),
  ...heldBy('test/trials/blind.test.ts', [
    [
      '§7',
      'Until a blind phase closes no prompt, file or view of a seated person holds another’s reply; also after a respawn',
      'no prompt, file or seated view holds a reply before the phase closes; also after a kill and a respawn',
    ],
  ]),
  ...heldBy('test/contracts/backends.test.ts', [
    [
      '§8',
      'Every backend streams, aborts, fails and closes in the same way',
      'every backend keeps the same promises',
    ],
    [
      '§6',
      'A reply without a word is a pass in a channel and none in a council, whoever answers',
      'every backend keeps the same promises',
    ],
  ]),
  ...heldBy('test/contracts/backendsOpenAi.test.ts', [
    [
      '§8',
      'A stream that is cut or stalls is never a whole reply',
      'R11 a stream stalled or cut is never a whole turn',
    ],
    [
      '§14',
      'A slow or silent model never stalls others',
      'the others go on, and an abort frees the seat at once',
    ],
  ]),
  ...heldBy('test/contracts/backendsOpenAiStream.test.ts', [
    [
      '§14',
      'A storm of 429 backs off and ends: one probe a window for each provider',
      'R13 a 429 storm over 20 seats',
    ],
  ]),
  ...heldBy('test/trials/noise.test.ts', [
    [
      '§14',
      'Noise on the local socket disturbs no other client',
      'a host that is sent noise goes on answering its other clients',
    ],
  ]),
  ...heldBy('test/trials/soak.test.ts', [
    [
      '§14',
      'A host that runs on and on does not grow',
      'memory grows by less than a tenth after the warm-up, and the home opens in under three seconds',
    ],
  ]),
];
