/** Rules of the registry: what an identity may hold, how it is changed, and whom it takes over from elsewhere. */
import { heldBy, type Rule } from '../rule.ts';

export const identityRules: readonly Rule[] = [
  ...heldBy('test/workspace/changeFile.test.ts', [
    [
      '§3',
      'What somebody saves while the host changes a YAML file is kept, up to the last moment',
      'saved by hand while ours waits for the disk: both are there',
    ],
    [
      '§6',
      'Assign and remove go by who stands in channels.yaml, not by who stood there when it was last read',
      'who joins a channel joins those who were written there by hand since anybody looked',
    ],
    [
      '§14',
      'A YAML file that is a link out of the home is not changed (S5)',
      'S5: a link that leaves the home is not written through, nor replaced by a file',
    ],
    [
      '§14',
      'A YAML file that the host changes is no wider open than it was',
      'is no wider open afterwards than it was',
    ],
  ]),
  ...heldBy('test/workspace/registryFields.test.ts', [
    [
      '§5',
      'An identity has discord, priority, speed, reactsTo, budget, capabilities, muted, all optional',
      'all are optional, and each is read as it is written',
    ],
    ['§5', 'One Discord user is one identity', 'one Discord user is one identity'],
    ['§5', 'A persona is a text or a file of the home', 'is its text, whatever its line ends are'],
    [
      '§14',
      'A persona’s file stays in the home and is no link; it is refused at its line',
      'that is ${name} is refused at its line',
    ],
    [
      '§5',
      'A persona’s file that changes is picked up live',
      'that changes is picked up live; one that is gone leaves the last good version in force',
    ],
  ]),
  ...heldBy('test/workspace/registryEdit.test.ts', [
    [
      '§3',
      'A change of a YAML file by the host keeps comments, order and blank lines',
      'says exactly what was meant and keeps every comment, whatever the file looks like',
    ],
    [
      '§3',
      'A change that would change what another line means is not made',
      'that would change what another line means is not made',
    ],
  ]),
  ...heldBy('test/workspace/registryOnHost.test.ts', [
    [
      '§5',
      'Registry operations: add, edit, delete, each an edit of identities.yaml',
      'somebody is added, edited and deleted, comments kept, and is in force at once',
    ],
    [
      '§3',
      'While a YAML file is broken a change of it is refused, with its line',
      'while the file is broken every change is refused with the line, and it stays as it is',
    ],
    [
      '§5',
      'An id that exists is not added, one that does not exist is not edited or deleted',
      'what can’t be is refused in words, and nothing is written',
    ],
    [
      '§5',
      'Who is deleted sits to the end in running councils, and leaves the channels',
      'one who sits in a running council may go: the council keeps its own copy, and is named; channels lose the member',
    ],
    [
      '§5',
      'A dirigent-identity.json is imported',
      'a dirigent-identity.json is imported: added, filled, and what differs said in words',
    ],
    [
      '§5',
      'padded-cell is scanned at the start and on a re-scan, which shows only where it was found',
      'padded-cell is scanned at the start and on a re-scan, and offered only where it was found',
    ],
    [
      '§5',
      'The place of ego.json is a setting; nothing of it is read in a workspace that is not trusted',
      'council.yaml may say where padded-cell is; in a workspace that is not trusted nothing is read',
    ],
    [
      '§3',
      'A scan writes nothing into a workspace that nobody laid',
      'a home that nobody laid gets nothing from padded-cell, nor does one that only looks',
    ],
  ]),
  ...heldBy('test/workspace/registryTakeOver.test.ts', [
    [
      '§5',
      'An existing user id is never changed; differences are reported',
      'an existing Discord id is never changed, the difference is reported',
    ],
    [
      '§5',
      'A user id that is missing is filled in',
      'a Discord id that is missing is filled in, and nothing else of the entry changes',
    ],
    ['§5', 'The name defaults to the agent id', 'a newcomer is added, by its agent id as its name'],
    [
      '§5',
      'ego.json counts only when its columns hold discord-id',
      'without the column discord-id padded-cell counts as absent',
    ],
    [
      '§5',
      'Each agentScope key with a discord-id is taken',
      'with the column discord-id every agent that has one is found',
    ],
    ['§5', 'An empty discord-id is passed over', 'empty ids, blank ids and missing ones are passed over'],
    [
      '§5',
      'An agent id that is none of ours is made into one, and said',
      'an agent id that is none of ours is made into one, and said',
    ],
  ]),
  ...heldBy('test/cli/identity.test.ts', [
    [
      '§13',
      'council identity lists, adds, edits, deletes, imports and re-scans',
      'adds, edits, lists and deletes; every other line stays',
    ],
  ]),
];
