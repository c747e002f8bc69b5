/** Rules of the tools that seats may call. */
import { heldBy, type Rule } from '../rule.ts';

export const toolRules: readonly Rule[] = [
  ...heldBy('test/tools/council.test.ts', [
    [
      '§8',
      'A seat may call the tools of MCP servers that its capabilities grant, and uses the answer',
      'lets a granted seat call a tool of a server over HTTP and use its answer',
    ],
    [
      '§8',
      'Every call is journaled and archived',
      'keeps every call in the journal, the archive and the log',
    ],
    [
      '§8',
      'A call outside the grant gets a refusal that the seat can read',
      'answers a call outside the grant with words that say what may be called',
    ],
    ['§8', 'Without a grant no tool is offered', 'offers nothing at all to a seat without a grant'],
    [
      '§8',
      'At most 8 calls a turn; the ninth is refused in words',
      'refuses the ninth call of a turn, and keeps no more than that of a runaway',
    ],
    [
      '§14',
      'A tool server that is a program starts only once its command was seen and allowed',
      'starts a server over stdio only once its command was seen and allowed',
    ],
    [
      '§14',
      'A tool server that can’t be reached stalls nobody and is told to people',
      'goes on without a server that is not there, and says so',
    ],
  ]),
  ...heldBy('test/tools/seatTools.test.ts', [
    [
      '§8',
      'A call is on record before its answer goes to the model',
      'stores a call before it gives the answer',
    ],
    [
      '§8',
      'A grant that is taken back in identities.yaml is gone in councils that run, too (S12)',
      'S12: a grant that a person takes back is gone at the next call of a turn that is open; one that they add is not',
    ],
    [
      '§8',
      'Calls of a turn that is asked again after a restart count',
      'counts the calls of a turn that was asked again after a restart',
    ],
    [
      '§14',
      'No secret is kept of what tools were given or answered; long texts are cut with a note',
      'keeps no secret of what went in or out, and cuts what is long with a note',
    ],
  ]),
  ...heldBy('test/core/toolCalls.test.ts', [
    ['§8', 'A call is kept with its turn', 'is kept with its turn, and the turn stays open'],
  ]),
  ...heldBy('test/tools/model.test.ts', [
    [
      '§8',
      'A model calls tools over its own wire',
      'calls a tool over its own wire and answers with what it was told',
    ],
  ]),
  ...heldBy('test/tools/servers.test.ts', [
    [
      '§8',
      'The tools of a server are listed once, and again when it says that they changed',
      'lists the tools of a server once, and again when it says that they are others',
    ],
    [
      '§14',
      'A tool server’s redirect to another place is not followed',
      'follows no redirect to another place',
    ],
    [
      '§14',
      'Tool servers are called over https or on this machine, and only in a trusted workspace',
      'calls nothing but https or this machine, and nothing in a workspace that is not trusted',
    ],
  ]),
  ...heldBy('test/tools/own.test.ts', [
    [
      '§10',
      'council-status shows no hidden words',
      'council-status tells numbers and no words, and to whoever sits there nothing of an open phase',
    ],
    ['§10', 'read-archive reads ended councils alone', 'read-archive reads ended councils alone'],
    ['§14', 'Paths from tools stay in their folder', 'read-archive opens no path but an archive’s own'],
    [
      '§14',
      'The author of what a tool does is set by the host',
      'inject speaks under the name that the host sets, and is stored in one batch with its call',
    ],
    [
      '§10',
      'A seat’s start-council is a proposal to people and spends nothing',
      'start-council starts nothing and writes nothing: people are shown a proposal',
    ],
    [
      '§14',
      'No tool writes settings, grants, .vscode or .git',
      'has no tool that could write settings, grants or files',
    ],
  ]),
  ...heldBy('test/tools/instructed.test.ts', [
    [
      '§14',
      'Text that instructs a seat leads to no call outside its grant',
      'call nothing outside their grant, whatever a hundred prompts of others say',
    ],
    [
      '§14',
      'Councils that call each other in a ring come to an end',
      'come to an end when councils call each other in a ring',
    ],
  ]),
  ...heldBy('test/tools/shown.test.ts', [
    [
      '§8',
      'Calls of tools are shown in the archive, in both languages',
      'are told in the archive, in both languages, refused ones as such',
    ],
    [
      '§14',
      'What a tool answers can’t forge an archive',
      'stay one line of the archive each, whatever a tool answers',
    ],
    [
      '§7',
      'A blind phase hides the calls of others',
      'of a blind phase are hidden from the others who sit there',
    ],
  ]),
  ...heldBy('test/ui/tools.test.ts', [
    [
      '§8',
      'Calls of tools are shown in the transcript',
      'shows each call as a line that unfolds to what went in and out',
    ],
    [
      '§14',
      'What a tool answers is shown as text and nothing else',
      'shows what a tool answered as text and nothing else',
    ],
  ]),
  ...heldBy('test/tools/warnings.test.ts', [
    [
      '§5',
      'A grant that gives nothing is warned of at its line',
      'are warned of at their line, with the word that was meant',
    ],
  ]),
  ...heldBy('test/tools/stubborn.test.ts', [
    [
      '§14',
      'Tool servers end with the host, also those that ignore it, with all that they started',
      'is gone when the tools are closed, also where it was hung up on before, with all that it started',
    ],
  ]),
];
