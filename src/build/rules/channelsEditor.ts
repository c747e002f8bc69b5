/** Rules of channels in the editor: their tree, their commands, and their conversation as a page. */
import { heldBy, type Rule } from '../rule.ts';

export const channelsEditorRules: readonly Rule[] = [
  ...heldBy('test/extension/channels.test.ts', [
    [
      '§12',
      'Channels in the side bar: mode, state, who has the floor',
      'show who has the floor and for how long',
    ],
    ['§6', 'A dormant channel shows as such in the tree', 'show a dormant one'],
    [
      '§6',
      'Each stop of a guard names its reason in the tree',
      'show what a guard stopped, with its reason, and Resume alone',
    ],
    [
      '§12',
      'A locked badge; locked modes offer nothing and say why',
      'show a locked one, which offers no other mode and says why',
    ],
    ['§6', 'A sealed channel leads to its summary', 'show a sealed one with its summary, last of all'],
    [
      '§6',
      'Agent states are shown everywhere: in the tree too',
      'say in the tooltip why somebody speaks, who is next, who waits, who is offline, and why it rests',
    ],
    [
      '§12',
      'Mode with inline change: each mode with its meaning',
      'are offered each with what it does, the one in force named; those of creation stand apart',
    ],
    [
      '§12',
      'Each command is enabled only where it makes sense: those on channels',
      'are for the channels that they make sense for',
    ],
    [
      '§12',
      'Set channel mode, New channel, Say in channel stand in the manifest',
      'stand in the manifest, the view between Councils and Identities',
    ],
  ]),
  ...heldBy('test/extension/channelsWatched.test.ts', [
    [
      '§12',
      'The Channels view is refreshed by events, not by polling',
      'is asked for once, then kept by what the host tells; what came meanwhile is newer than the list',
    ],
    [
      '§14',
      'The page of a channel is not trusted: it acts on its own channel, as the person of the window',
      'reach only the channel of their own page, signed by the person of the window',
    ],
    [
      '§6',
      'Locked modes are refused in every surface with the reason: on the page',
      'that the host refuses are answered with its reason',
    ],
    [
      '§12',
      'A conversation goes on with the next host',
      'is silent while hidden, and begins anew with the next host',
    ],
  ]),
  ...heldBy('test/webview/channel.test.ts', [
    [
      '§6',
      'An empty turn is never posted, nor half of it left on the page',
      'drops half a turn when the floor is another’s: a pass leaves nothing behind',
    ],
    [
      '§12',
      'What a screen reader is told of a channel: whole messages, the floor, stops',
      'whole messages of others and the floor; nothing of one’s own, of deltas, or of what was read back',
    ],
  ]),
  ...heldBy('test/ui/channel.test.ts', [
    [
      '§6',
      'inject, queue or interrupt is chosen for one message in the box',
      'lets a person choose how one message enters; the next enters as the channel says',
    ],
    [
      '§6',
      'A local channel’s place is the transcript’s page: messages stream',
      'streams what is said with ring, caret and clock, and the whole message takes its place',
    ],
    [
      '§6',
      'The reason why somebody was woken is shown with the turn',
      'says why somebody was woken: the word of an interrupt, who addressed them',
    ],
    [
      '§6',
      'OFFLINE, IDLE, QUEUED, ACTIVE, WAITING are shown beside the conversation',
      'shows who has the floor, who is next and how everyone stands, as glyph and word',
    ],
    [
      '§6',
      'Dormant, guard stop and closing are said in the channel, with what to do',
      'says what the moderator said: dormant, stopped by a guard, closed; and what to do then',
    ],
    [
      '§6',
      'The policy for human messages is said before one is sent, and whom it affects',
      'says how a message will enter and whom that affects, and keeps the words until they are there',
    ],
  ]),
  ...heldBy('test/ui/channelReading.test.ts', [
    [
      '§12',
      'Ten thousand messages scroll smoothly',
      'keeps ten thousand messages in a window of about sixty and scrolls through them without a jump',
    ],
    [
      '§14',
      'The page of a channel has a strict policy, and what agents wrote can do nothing there',
      'can do nothing that a message asks for: no HTML, no address but https, no request that leaves',
    ],
    [
      '§12',
      'The conversation survives a reload',
      'survives a reload: the words in the box and the place of the reader',
    ],
    [
      '§12',
      'The conversation is read and steered by keyboard and screen reader',
      'is moved through by keys, and tells a screen reader of whole messages and the floor, not of deltas',
    ],
  ]),
  ...heldBy('test/ui/channelLook.test.ts', [
    [
      '§12',
      'No English is left in the French page of a channel',
      'leaves no English in the French page but what was said and the names of modes',
    ],
  ]),
  ...heldBy('test/editor/channels.test.ts', [
    [
      '§12',
      'From the packaged extension: a mode changed from its row, comments of channels.yaml kept',
      'change their mode from the row, each mode with its meaning; the file keeps its remarks',
    ],
    [
      '§6',
      'A locked channel says why not, in the editor',
      'that are locked offer no other mode, and say why not when they are asked for one',
    ],
    [
      '§12',
      'A conversation of three rehearsal agents and a person is watched, spoken into, paused',
      'open as a conversation that is watched, spoken into and paused',
    ],
    [
      '§7',
      'À table from a channel: brief, estimate and Start; nothing begins without a person; its turns stand there',
      'hold a council that somebody called for: offered first, begun by a click, its turns in the channel',
    ],
    [
      '§3',
      'Hand edits of channels.yaml are picked up live, in the tree and on the page',
      'that are taken out of the file by hand say so on their page, and come back with it',
    ],
    ['§12', 'New channel asks for name, mode and members', 'are made step by step: name, mode, members'],
    [
      '§12',
      'French in the tree, the modes and the conversation',
      'have their tree, their modes and their conversation in French',
    ],
  ]),
  ...heldBy('test/editor/inside/zChannels.test.ts', [
    [
      '§6',
      'A locked mode is neither left nor entered from the editor',
      'a locked mode is neither left nor entered, and the host says why not',
    ],
  ]),
];
