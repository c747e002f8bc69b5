/** Rules of who is asked in a channel, and who is not: money, agents run elsewhere, people, long messages. */
import { heldBy, type Rule } from '../rule.ts';

export const channelSpeakerRules: readonly Rule[] = [
  ...heldBy('test/channels/unpriced.test.ts', [
    [
      '§6',
      'A limit in money with an unpriced model is refused at its line: of a channel',
      'of a channel is refused at its line in channels.yaml, for the panel, the list and the doctor, in both languages',
    ],
    [
      '§6',
      'A limit in money with an unpriced model is refused at its line: of an identity',
      'of an identity is refused at its line in identities.yaml, and everybody else is taken',
    ],
    [
      '§6',
      'Whoever can’t be counted in money is held before anything is asked, and the channel says so',
      'what is chosen for an agent that names nothing is looked at before it is asked: said in the channel, and held',
    ],
  ]),
  ...heldBy('test/channels/elsewhere.test.ts', [
    [
      '§9',
      'Agents run elsewhere are never asked by us, in channels',
      'in a channel they are passed over: OFFLINE, not connected, and no model speaks in their name',
    ],
    [
      '§9',
      'Agents run elsewhere are never asked by us, in councils',
      'a brief that seats one is refused at its line, with what to do; a table that nobody names is laid without',
    ],
    ['§9', 'Import and scan set `backend: elsewhere`', 'an import says that they run elsewhere'],
  ]),
  ...heldBy('test/channels/person.test.ts', [
    [
      '§8',
      '`human` in a channel: a person has the turn, with an hour',
      'has the floor in its turn: nobody is called, the turn is shown as a person’s, with an hour',
    ],
    [
      '§8',
      '`file` in a channel is refused at its line',
      'is refused at the member’s line, in both languages, and never asked',
    ],
  ]),
  ...heldBy('test/channels/longMessages.test.ts', [
    [
      '§6',
      'A message of up to 100,000 characters is taken whole; a longer one is refused in words',
      'is taken up to 100,000 characters, and stands whole in the journal',
    ],
    [
      '§6',
      'What a channel’s speakers read is bounded by a setting (60,000 tokens), by the size of the model',
      'is by the size of the model: the smallest of those who are there holds for all',
    ],
    [
      '§2',
      'The state holds the beginning of a long message; its whole text is found by its place in the journal',
      'is the whole of a long message, which the state holds only the beginning of, also over a restart',
    ],
    [
      '§6',
      'What is cut is said in the prompt, on the page and in the terminal',
      'beyond half of the window it is its beginning and its end: said in the prompt, on the page and in the terminal',
    ],
    [
      '§2',
      'However long messages are, the state of a channel stays bounded',
      'what the state holds of a channel stays bounded, however long its messages are',
    ],
  ]),
];
