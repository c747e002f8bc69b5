/** Rules that hold over all backends at one table. */
import { heldBy, type Rule } from '../rule.ts';

export const backendRules: readonly Rule[] = [
  ...heldBy('test/backends/sixSeats.test.ts', [
    [
      '§8',
      'Seats of any backends sit at one table, and the archive names each with what answered',
      'six seats, six backends, three rounds in English: it ends well and the archive names each',
    ],
    ['§8', 'The same in French, with a person at the table', 'six others in French, a person among them'],
    [
      '§7',
      'Ballots come as objects where a backend gives them, and mean the same as prose',
      'a round table whose ballots come as objects where a backend gives them, and as prose where not',
    ],
  ]),
  ...heldBy('test/backends/providerFaults.test.ts', [
    [
      '§7',
      'A provider that falls silent costs the others no more than the seat’s deadline',
      'a provider in trouble',
    ],
    ['§7', 'The note of an absent seat says what happened, where and what to do', 'a provider in trouble'],
    [
      '§8',
      'A name that nobody has is told from a server that does not run',
      'a name that nobody has: the others go on, and the note says what to do',
    ],
  ]),
  ...heldBy('test/backends/language.test.ts', [
    [
      '§7',
      'What goes wrong with a seat is told in the language of its council',
      'what goes wrong in a French council of an English host',
    ],
  ]),
  ...heldBy('test/backends/agentFaults.test.ts', [
    ['§7', 'An agent that hangs is given up, and the council goes on', 'an agent or a person in trouble'],
    [
      '§7',
      'A person who does not answer within the hour is absent, and the council goes on',
      'an agent or a person in trouble',
    ],
    [
      '§7',
      'A Retry-After beyond the deadline means absent at once, and a storm costs few calls',
      'an agent or a person in trouble',
    ],
  ]),
  ...heldBy('test/backends/lost.test.ts', [
    [
      '§7',
      'A seat whose conversation was lost is opened again with a compacted history, and the council goes on',
      'with the host and at the gateway: both are told in short',
    ],
  ]),
  ...heldBy('test/backends/blind.test.ts', [
    [
      '§7',
      'Blind means blind over all backends; an agent can’t read the council’s home',
      'no seat, file or seated person is given another’s reply, and an agent can’t read the home',
    ],
  ]),
  ...heldBy('test/core/promptPrefix.test.ts', [
    [
      '§8',
      'The stable part of a seat’s prompts is the same to the byte in every protocol',
      'the stable part of prompts',
    ],
  ]),
];
