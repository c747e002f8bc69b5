/** Rules of the tools for channels, and of discussions that agents hold. */
import { heldBy, type Rule } from '../rule.ts';

export const channelToolRules: readonly Rule[] = [
  ...heldBy('test/tools/channelPost.test.ts', [
    [
      '§10',
      'post-message: the author is the caller, set by the host, never by arguments',
      'posts under the name of whoever calls: an author among the arguments is refused',
    ],
    [
      '§8',
      'In a channel what counts is the grant at the moment of the call (S12)',
      'S12: a grant that a person takes back is gone at the next call of a turn that is open',
    ],
    [
      '§6',
      'A call of a tool in a channel is a line of turns.log',
      'every call is a line of the channel’s log, refused ones as such',
    ],
    [
      '§6',
      'What a tool posts wakes who is addressed, with the depth of the chain of causes',
      'wakes who is addressed, with the depth of the chain of causes',
    ],
    [
      '§6',
      'report and broadcast: agents post through the tool, and nobody is woken',
      'into a report channel it wakes nobody, and is how agents report',
    ],
    ['§6', 'A message through the tool wakes a dormant channel', 'wakes a chat that sleeps, by its order'],
    [
      '§10',
      'post-message reaches channels that the caller is a member of, and report and broadcast channels',
      'is refused in channels that the caller is not a member of, and in unknown ones, in words',
    ],
    [
      '§6',
      'Who has the floor speaks by its answer, not beside it',
      'is refused where the caller has the floor: what it answers is posted there',
    ],
    [
      '§6',
      'A sealed channel answers a tool with its sentence',
      'is answered by the sentence of a closed channel, which stays as it is',
    ],
    [
      '§10',
      'Tools in channels are granted by capabilities.tools; without the grant the refusal is in words',
      'without the grant is refused in words that can be read, and nothing is posted',
    ],
    [
      '§6',
      'A human’s message is depth 0, eight asks follow by post-message, the ninth is refused',
      'A → B → C → A over three channels: the eighth ask is made, the ninth is refused with its reason',
    ],
    [
      '§8',
      'At most 8 calls in a channel’s turn, counted over restarts and continuations',
      'is capped at eight calls a turn, over a restart and over “go on” too',
    ],
  ]),
  ...heldBy('test/tools/channelComplete.test.ts', [
    [
      '§6',
      'discussion-complete archives the channel, posts the path to the callback channel, and lets linked channels go on',
      'done right: the channel is archived, the callback has the path, and who waited goes on',
    ],
    [
      '§6',
      'A council that waits in a channel held by a discussion goes on when it is concluded',
      'a council that waits in a channel held by the discussion goes on with it',
    ],
    [
      '§6',
      'discussion-complete in the initiator’s own turn completes that turn',
      'in its own turn the initiator completes it: nothing was taken away',
    ],
    ['§6', 'discussion-complete is the initiator’s alone', 'is refused to anybody but the initiator'],
    [
      '§6',
      'A discussion is concluded once',
      'is refused a second time, in channels that are no discussion, and in those that are not there',
    ],
    ['§6', 'The summary must exist', 'refuses a summary that does not exist, or is no file'],
    [
      '§14',
      'The summary is under discussion-summary/ after every link is followed',
      'refuses a path that leaves discussion-summary/: by .., a root, a link, a share, an address, a NUL',
    ],
    [
      '§10',
      'Who concludes comes from the turn, never from arguments',
      'takes who calls from the turn: an initiator among the arguments is refused',
    ],
  ]),
  ...heldBy('test/tools/channelMode.test.ts', [
    [
      '§14',
      'No agent registers under a name that passes for somebody else’s, for the moderator’s or for a person’s (S11)',
      'S11: refuses a name that would pass for somebody else’s, or for the house’s',
    ],
    [
      '§6',
      'set-channel-mode refuses locked modes in words and writes nothing',
      'a locked mode is neither left nor entered: refused in words, nothing written',
    ],
    [
      '§10',
      'set-channel-mode is for members',
      'changes the mode of a channel that the caller is a member of',
    ],
    [
      '§8',
      'A call that changed a file is on record, also when it took its own turn away',
      'a call that took its own turn away is on record all the same',
    ],
    [
      '§5',
      'dirigent-register: the agent’s id comes from its own turn, never from its arguments',
      'takes whose entry it is from the turn: an agent’s id among the arguments is refused',
    ],
    [
      '§5',
      'dirigent-register takes nobody else’s Discord id or name',
      'refuses what is somebody else’s: a Discord id, a name, an id as a name',
    ],
  ]),
  ...heldBy('test/tools/channelHouse.test.ts', [
    [
      '§6',
      'create-chat-channel, create-report-channel, create-work-channel write channels.yaml, comments kept; ids are slugs, numbered where taken',
      'create-chat-channel, create-report-channel, create-work-channel write a channel and open it',
    ],
    [
      '§6',
      'create-discussion-channel: callback-guild is local, the callback is a group channel of the caller, the initiator is the caller',
      'refuse names that nobody has, broken files, and a callback that is no group channel or not the caller’s',
    ],
    [
      '§3',
      'While channels.yaml is broken no tool changes it',
      'refuse while channels.yaml is broken, with its line, and leave it as it is',
    ],
    [
      '§6',
      'A tool that sets a mode writes that one line',
      'set-channel-mode writes the one line; on the caller’s own floor it takes the turn away and is on record',
    ],
    [
      '§5',
      'dirigent-register edits the caller’s own entry alone',
      'dirigent-register fills in the caller’s own entry and touches no other line',
    ],
    [
      '§14',
      'An agent can’t edit its own limits: no tool writes settings, grants, guards, .vscode or .git',
      'no tool writes settings, grants, .vscode or .git, whatever it is asked for',
    ],
    [
      '§10',
      'The tools for channels serve seats of councils too; of an anonymous one they are refused',
      'serve a seat of a council too: it posts as itself, and of an anonymous one not at all',
    ],
  ]),
  ...heldBy('test/tools/channelModel.test.ts', [
    [
      '§8',
      'In a channel’s turn a model calls tools over its own wire',
      'calls post-message over its own wire, under its own name, and answers with what it was told',
    ],
  ]),
  ...heldBy('test/tools/channelInstructed.test.ts', [
    [
      '§14',
      'In channels, text that instructs an agent leads to no call outside its grant',
      'call nothing outside their grant and speak as nobody else, whatever a hundred prompts of others say',
    ],
    [
      '§14',
      'A → B → C → A over three channels ends at the chain limit and says why',
      'A → B → C → A over three channels by post-message ends at the chain limit, with its reason',
    ],
    [
      '§14',
      'Agents make at most 20 channels in an hour',
      'channels that make channels come to an end: agents make only so many in an hour',
    ],
    [
      '§6',
      'The guide of a discussion that an agent begins carries the chain of causes',
      'what an agent begins is as deep as its turn: the guide carries the chain of causes',
    ],
  ]),
  ...heldBy('test/channels/discussionByAgent.test.ts', [
    [
      '§6',
      'A discussion lives from create to callback by agents alone: guide, turns, dormant, reminder, discussion-complete',
      'is begun, woken by its guide, governed, idle, and concluded by its initiator, a model, alone',
    ],
    [
      '§6',
      'A closed discussion answers “This discussion is closed.”, at most once a minute for each author',
      'once closed it says so, at most once a minute to each author, and wakes nobody',
    ],
    [
      '§6',
      'The initiator alone is reminded, once for each dormancy',
      'idle, the initiator alone is told, once for each dormancy',
    ],
    [
      '§6',
      'On a host, discussion-complete is refused to others, outside the folder, without a file, and twice',
      'is refused to a participant, for a path outside, for a file that is missing, and a second time',
    ],
    [
      '§6',
      'The callback of a discussion is a group channel, in every surface',
      'for people as for agents, its end is told to a group channel',
    ],
    [
      '§4',
      'A closed discussion is closed after a restart, and nothing is posted twice',
      'survives its host: reopened, it is closed, and nothing is posted twice',
    ],
  ]),
];
