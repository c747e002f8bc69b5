/** Rules of §5 and §6 that are held sentence by sentence, beside those of the rooms they live in. */
import { heldBy, type Rule } from '../rule.ts';

export const channelsSentenceRules: readonly Rule[] = [
  ...heldBy('test/core/channels/modes.test.ts', [
    [
      '§6',
      'The turn state of each mode by its members: the table, row by row',
      "${mode} with 1, 2, 3 and more agents is ${wanted.join(', ')}",
    ],
    [
      '§6',
      'Who is woken by a message, mode by mode: the addressed one, the only one, the first member, the one whose turn it is, nobody',
      "${mode} with ${members.join(', ')}: \"${text}\" wakes ${floor ?? 'nobody'}",
    ],
    ['§6', 'No agents: no floor, no error, in every mode', 'no agents in ${mode}: no floor, no error'],
    [
      '§6',
      'Every way from mode to mode: refused where one of both is locked',
      "${from} to ${to} is ${isLocked ? 'refused' : 'allowed'}",
    ],
  ]),
  ...heldBy('test/core/channels/cycles.test.ts', [
    [
      '§6',
      'Normal keeps the relative order and appends newcomers',
      'an agent that joins mid-cycle waits for the boundary',
    ],
    [
      '§6',
      'Another order of `members` in the file moves nobody’s turn',
      'normal: another order of the members moves nobody, and whoever is put first as a newcomer speaks last',
    ],
    [
      '§6',
      'In direct and single with several the first member answers, as the file lists them now',
      'where the first member answers, it is the one who stands first now',
    ],
    [
      '§6',
      'A mode change to another mode with turns begins a new cycle',
      'to another mode with turns goes on with a new cycle',
    ],
    ['§6', 'Muting who has the floor takes it away', 'muting who has the floor takes it away'],
  ]),
  ...heldBy('test/core/channels/completion.test.ts', [
    ['§6', 'maxMessagesPerTurn is settable', 'maxMessagesPerTurn is settable'],
    [
      '§6',
      'Stripped first, then judged: an empty first reply is a pass, signal or not',
      'an empty first reply is a pass, signal or not',
    ],
  ]),
  ...heldBy('test/core/channels/timeouts.test.ts', [
    [
      '§6',
      'Three in a row: an answer between them starts the count anew',
      'an answer between them starts the count anew',
    ],
  ]),
  ...heldBy('test/core/channels/humans.test.ts', [
    [
      '§6',
      'In dormant any human message wakes, under each policy',
      '${humans}: in dormant any human message wakes',
    ],
    [
      '§6',
      'Queue in a channel without turns: answered after the turn',
      'queue in a channel without turns: it is answered after the turn',
    ],
  ]),
  ...heldBy('test/core/channels/orders.test.ts', [
    [
      '§6',
      'Chosen falls back to round-robin where the choice is none',
      'chosen: with ${what} the row goes on',
    ],
    ['§6', 'The router: a mention goes before a domain', 'a mention goes before a domain'],
  ]),
  ...heldBy('test/core/channels/guards.test.ts', [
    [
      '§6',
      'A person who resumes a stopped channel lifts the stop',
      'a person who resumes a channel that a guard stopped lifts the stop',
    ],
  ]),
  ...heldBy('test/core/channels/links.test.ts', [
    [
      '§6',
      'An escalation is refused where no link leads, back where it came from, and into what is archived',
      'an escalation is refused where no link leads, back where it came from, and into what is archived',
    ],
    [
      '§6',
      'The chain of causes goes through an escalation',
      'an escalated question takes its depth along: it ends like any chain',
    ],
  ]),
  ...heldBy('test/core/channels/corners.test.ts', [
    [
      '§6',
      'The ninth ask of a chain does not wake a dormant channel either, and the reason is said',
      'a message at the end of its chain does not wake a dormant channel, and the reason is said',
    ],
    [
      '§5',
      '`muted`: an identity that is asked in no channel',
      'an identity that is muted in the registry is not asked in any channel',
    ],
  ]),
  ...heldBy('test/core/channels/operations.test.ts', [
    [
      '§6',
      'What people say while a council holds the floor wakes nobody there',
      'what people say meanwhile is there, and wakes nobody',
    ],
  ]),
  ...heldBy('test/channels/prompts.test.ts', [
    [
      '§6',
      'Prompts ask for TURN_PASS where there is nothing to add',
      'a turn in a chat in ${language} is the golden one',
    ],
    [
      '§6',
      'The digest of sharesContextWith reaches the speakers',
      'what is shared is a digest to whoever speaks, and only where it is shared',
    ],
    [
      '§14',
      'In what channels share, too, each voice has marks of its own: no line of one stands there as another’s (S11)',
      'S11: in a digest nobody can write a line that stands there as another’s',
    ],
  ]),
  ...heldBy('test/channels/operations.test.ts', [
    [
      '§6',
      'The link of an escalation stands in both channels, and in their histories',
      'a question moves only along a link, with what was said around it, and wakes the other channel',
    ],
    [
      '§6',
      'Operation say: a policy of one message over RPC',
      'a person may say how one message enters, whatever the channel says',
    ],
    [
      '§6',
      'Operation say: nobody speaks for an agent or a stranger',
      'nobody speaks for an agent, for a stranger, in a channel that is not there, or without words',
    ],
  ]),
  ...heldBy('test/channels/councils.test.ts', [
    [
      '§6',
      'A council in a channel keeps its floor over a restart',
      'goes on after a restart where it was, with the floor still its own',
    ],
  ]),
  ...heldBy('test/tools/channelMode.test.ts', [
    [
      '§6',
      'Tool parameters have exactly the seed’s names',
      'have exactly the parameters that the seed names',
    ],
  ]),
  ...heldBy('test/cli/protocols.test.ts', [
    [
      '§5',
      '`council route "…"` answers lead, then backup, and says where no domain is named',
      'init copies a protocol and adds a persona; route names who leads',
    ],
  ]),
  ...heldBy('test/core/routing.test.ts', [
    [
      '§5',
      'Who is muted leads on nothing',
      'knows a domain of one’s own by its name, and names nobody who is muted',
    ],
  ]),
  ...heldBy('test/workspace/conveningSeats.test.ts', [
    [
      '§5',
      'Roles can be set anew in each brief',
      'are the brief’s where it names them, and whoever was not seated sits beside without a vote',
    ],
  ]),
  ...heldBy('test/workspace/registryTakeOver.test.ts', [
    [
      '§5',
      'The file of padded-cell is ~/.openclaw/ego.json unless the setting says otherwise',
      'stands in OpenClaw’s folder unless council.yaml says where',
    ],
    [
      '§5',
      'A scan keeps existing entries: every line of a person stays',
      'is merged into the file with every line of a person kept',
    ],
  ]),
  ...heldBy('test/cli/identity.test.ts', [
    [
      '§5',
      'Registry operations on the command line: add, edit, list, delete',
      'adds, edits, lists and deletes; every other line stays',
    ],
    [
      '§5',
      'Import and re-scan on the command line',
      'takes over a dirigent-identity.json and what padded-cell knows',
    ],
  ]),
  ...heldBy('test/channels/history.test.ts', [
    [
      '§6',
      'The history shows what the live view shows: a reply that an interruption discarded is in neither',
      'leaves out a reply that was recorded in the milliseconds after its turn was interrupted, as the live view does',
    ],
  ]),
];
