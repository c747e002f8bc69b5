/** Rules of the command line, as a person or a script meets them. */
import { heldBy, type Rule } from '../rule.ts';

export const cliRules: readonly Rule[] = [
  ...heldBy('test/cli/table.test.ts', [
    ['§13', '--json prints one object', 'prints one JSON object, and the archive it names is there'],
    [
      '§13',
      '--ndjson prints one object for each event',
      'prints one JSON object a line with --ndjson, the whole result last',
    ],
    [
      '§13',
      'Plain lines in a pipe',
      'prints plain lines in a pipe: no escape codes, and where the archive is',
    ],
    [
      '§7',
      'The CLI without a terminal or --decide ends unattended',
      'ends unattended in a pipe: recommended, not decided, until someone decides',
    ],
    [
      '§7',
      'The human has the last word: another round',
      'another round resolves once more and waits for a person',
    ],
    ['§13', 'A rejection is a decision: exit 0', 'a rejection is a decision, and ends with 0'],
    [
      '§8',
      'The same seed gives the same transcript',
      'says the same with the same seed, and something else with another',
    ],
    [
      '§13',
      'French and English in the terminal, each where it belongs',
      'deliberates in the language of the question, and speaks that of the terminal',
    ],
  ]),
  ...heldBy('test/cli/mistakes.test.ts', [
    ['§13', 'Never a stack trace for a user’s mistake: exit 2', 'cli: mistakes'],
    ['§14', 'Arguments that begin with - are refused (S19)', 'an id that begins with -'],
    ['§7', 'A wrong brief is shown at its line and starts nothing', 'cli: mistakes'],
    [
      '§3',
      'A broken identities.yaml is told at its line and never replaced',
      'a broken identities.yaml: told at its line, never replaced, nothing written beside it',
    ],
  ]),
  ...heldBy('test/cli/arguments.test.ts', [
    ['§13', 'Exit codes mean something', 'ends with exit codes that mean something'],
    [
      '§13',
      '--home is the home folder itself',
      'finds the home: --home, else COUNCIL_HOME, else ./council; never a file, never one that is not laid',
    ],
  ]),
  ...heldBy('test/cli/life.test.ts', [
    ['§13', 'init writes the family template once', 'init lays the table once, and says so the second time'],
    [
      '§7',
      'A person can pause and resume from the terminal',
      'Ctrl+C pauses a council of its own host and says how to go on; resume ends it with the same words',
    ],
    [
      '§13',
      'resume without an id resumes all',
      'resume without an id goes on with what a killed terminal left behind',
    ],
    [
      '§2',
      'The CLI attaches to a running host',
      'another terminal sees, speaks to and stops the council of a running one',
    ],
    [
      '§2',
      'If the host goes away, a client starts another and nothing is lost',
      'two councils in two terminals share one host, and the second outlives the first',
    ],
  ]),
  ...heldBy('test/cli/tame.test.ts', [
    [
      '§14',
      'What a seat says can’t drive the terminal',
      'whatever a reply holds, its lines carry no control character',
    ],
    [
      '§14',
      'Nor can a name, a topic or an offer of a channel',
      'whatever names, topics and offers of a channel hold, its lines carry no control character',
    ],
  ]),
  ...heldBy('test/cli/ownFloor.test.ts', [
    [
      '§13',
      'A command asks for what it was typed for: no other floor is driven and nothing is spent elsewhere',
      'say drives its own channel; the open floor of another is neither asked nor paid for',
    ],
    [
      '§13',
      'A command that does not wait says that nobody is asked, and how somebody would be',
      'what does not wait says that nobody is asked, and how somebody would be',
    ],
    ['§13', 'To look costs nothing', 'table leaves the open floors of channels alone, and watch asks nobody'],
  ]),
  ...heldBy('test/host/driving.test.ts', [
    [
      '§13',
      'A host that a command opened drives what its clients wait for, for as long as they are there',
      'a council is driven for whoever convened it; when they leave the call under way comes home and no other is made',
    ],
    [
      '§13',
      'What is put to the next host again under the same name is done once',
      'a message and a council that are put to a host twice under one name are there once',
    ],
  ]),
  ...heldBy('test/trials/counted.test.ts', [
    [
      '§14',
      'No call is made that is not recorded or was not asked for',
      'over random commands with and without a host, no call is made that is not recorded or was not asked for',
    ],
  ]),
  ...heldBy('test/cli/suspended.test.ts', [
    [
      '§14',
      'A host that is suspended is told of within five seconds, and answers when it wakes',
      'R25 whoever comes to a suspended host is told within five seconds, and answered when it wakes',
    ],
    [
      '§14',
      'A host that stays suspended is taken over, and is no writer when it wakes',
      'R25 a host that stays suspended is taken over: its council ends with whoever came, and again with itself when it wakes',
    ],
  ]),
  ...heldBy('test/host/woken.test.ts', [
    [
      '§14',
      'Answers that wait when a suspended host wakes count before deadlines that passed meanwhile',
      'an answer that waits when the process wakes counts before a deadline that passed meanwhile',
    ],
  ]),
  ...heldBy('test/cli/output.test.ts', [
    [
      '§13',
      'An output that can’t be written is a line and exit code 74',
      'a disk that is full is told in one line with exit code 74, never as a stack',
    ],
    [
      '§13',
      'No council is abandoned in silence when its reader goes away',
      'a reader that goes away leaves the council paused, said with how to go on, and not exit code 0',
    ],
    [
      '§3',
      'A file that is not UTF-8 is not edited',
      'a file that is not UTF-8 is left to the byte, and refused with its line',
    ],
  ]),
  ...heldBy('test/cli/watched.test.ts', [
    [
      '§3',
      'Edits of channels.yaml and of personas are in force at once, whoever opened the host',
      'a channel written into channels.yaml is there for other terminals while the council runs',
    ],
  ]),
  ...heldBy('test/cli/story.test.ts', [
    [
      '§13',
      'Live progress tells each thing once, and a turn only when it is whole',
      'tells a turn when it is whole, never while it is spoken',
    ],
  ]),
  ...heldBy('test/cli/render.test.ts', [
    [
      '§13',
      'Without colour nothing is lost',
      'has no escape code without colour, and loses nothing but colour',
    ],
  ]),
  ...heldBy('test/cli/list.test.ts', [
    ['§13', 'The list groups as the tree does', 'groups like the tree and leaves empty groups out'],
  ]),
  ...heldBy('test/cli/channels.test.ts', [
    [
      '§13',
      'A value that is out of its range is refused in plain words, with the largest and the smallest',
      'a number that is too large or too small is refused in plain words, with what is possible',
    ],
  ]),
];
