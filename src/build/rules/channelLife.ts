/** Rules of what goes on around a channel's turns: people, deliveries, timeouts, guards, links, discussions, operations. */
import { heldBy, type Rule } from '../rule.ts';

export const channelLifeRules: readonly Rule[] = [
  ...heldBy('test/core/channels/humans.test.ts', [
    [
      '§6',
      'What waited for the end of a turn comes before what interrupted it',
      'interrupt: what waited for the end of the turn was said before, and stands before',
    ],
    [
      '§6',
      'After a long absence a person’s message makes the channel go on, under queue too',
      'queue: after a long absence nobody is asked, so it waits for nothing and the channel goes on',
    ],
    [
      '§6',
      'Human messages: one message may have a policy of its own',
      'one message has its own policy: it enters as it says, the next as the channel says',
    ],
    [
      '§6',
      'Human messages, inject: joins the context at once',
      'inject: joins the context at once, and the turn goes on',
    ],
    ['§6', 'Human messages, queue: waits for the turn’s end', 'queue: waits for the turn’s end'],
    [
      '§6',
      'Human messages, interrupt: the turn is recorded as interrupted, a new cycle starts',
      'interrupt: aborts the turn, which is recorded as interrupted; a new cycle starts',
    ],
    [
      '§6',
      'Human policies hold in every state: without turns too',
      'interrupt in a channel without turns: the new message is answered instead',
    ],
    ['§6', 'In dormant any human message wakes', 'a person’s message'],
    [
      '§6',
      'A real turn advances when delivery is confirmed',
      'a real turn keeps the floor until its delivery is confirmed',
    ],
    [
      '§2',
      'A reply, its local delivery and the passing of the floor are one record',
      'local: the reply, its delivery and the passing of the floor are one record',
    ],
    [
      '§9',
      'A message by another agent during a delivery cancels the wait and counts as a wake',
      'another agent’s message meanwhile ends the wait and counts as a wake',
    ],
    [
      '§6',
      'Human policies hold during delivery too',
      'a person’s message meanwhile follows the policy: interrupt',
    ],
    [
      '§4',
      'Killed during a delivery: owed again, nothing said twice',
      'killed during a delivery: it is owed again, and nothing is said twice',
    ],
    [
      '§15',
      'Cost per turn does not grow with the history: what a channel keeps is bounded',
      'is bounded in messages, characters and notes, and says where the rest is',
    ],
  ]),
  ...heldBy('test/core/channels/timeouts.test.ts', [
    [
      '§2',
      'A look at a home asks nobody again, and makes no channel fresh that was left for ten minutes',
      'a host that only looks asks nobody again: neither note nor deadline, and it makes nothing fresh',
    ],
    [
      '§6',
      'A channel turn has 120 s, settable',
      'a turn has 120 s by default, and as many as the channel says',
    ],
    [
      '§6',
      'At the deadline the absence is noted and the floor passes',
      'at the deadline the absence is noted and the floor passes',
    ],
    [
      '§6',
      'After 3 in a row the agent is OFFLINE in that channel',
      'after 3 in a row the agent is OFFLINE in that channel',
    ],
    ['§6', 'OFFLINE until a message addresses it or it is released', 'timeouts'],
    [
      '§6',
      'A deadline that passed while the host was down is not held against anyone',
      'a deadline that passed while the host was down is not held against anyone: asked again, with a full one',
    ],
    [
      '§2',
      'Money is never spent unasked: a channel of a host that was away waits',
      'a host that was away for more than ten minutes asks nobody until a person resumes or speaks',
    ],
  ]),
  ...heldBy('test/core/channels/guards.test.ts', [
    [
      '§6',
      'At most 50 turns without a human; the stop names its reason, and the channel goes on at the next human message',
      'a governed chat stops after 50 turns without a human, with its reason, and goes on at the next human message',
    ],
    ['§6', 'At most 120 turns an hour', '120 turns an hour, by the time of the events'],
    [
      '§6',
      'A message lifts a stop of the hour’s turns for one cycle',
      'a message lifts a stop of the hour’s turns for one cycle, not for another hour; each message for one',
    ],
    ['§6', 'All guards are settable', 'passes count too, and every limit is settable'],
    [
      '§6',
      'Loop detection over three channels: eight asks follow, the ninth is refused',
      'A → B → C → A over three channels by mentions ends: eight asks follow from a person’s message, the ninth is refused',
    ],
    ['§6', 'Loop detection within a channel', 'two agents who mention each other in one channel end too'],
    ['§6', 'Loop detection over channels that wake each other', 'two chats whose agents wake each other'],
    [
      '§6',
      'A message that wakes carries its depth also into a cycle that is under way',
      'a message carries its depth into the cycle that is under way, and a person’s begins anew',
    ],
    [
      '§6',
      'The end of a chain stops nobody who speaks for another reason',
      'a message at the end of its chain into a cycle under way joins it, keeps nobody awake, and stops nobody',
    ],
  ]),
  ...heldBy('test/core/channels/sums.test.ts', [
    ['§6', 'Limits of tokens and cost an hour are lifted only by raising them', 'sums of the hour'],
  ]),
  ...heldBy('test/core/channels/links.test.ts', [
    ['§6', 'Cycles of links are refused', 'links between channels'],
    [
      '§6',
      '`blockedBy` anything but a discussion is refused',
      'blockedBy: anything but a discussion is refused',
    ],
    [
      '§6',
      '`blockedBy` holds a channel until the discussion is concluded',
      'blockedBy holds a channel until the discussion is concluded, then it goes on with what was said',
    ],
    [
      '§6',
      '`sharesContextWith` gives a digest',
      'sharesContextWith gives a digest of the other channel, without what was said to one alone',
    ],
    [
      '§6',
      '`escalate` moves a question with its context and leaves a link both ways',
      'escalate moves a question with its context, wakes the other channel and leaves a link both ways',
    ],
  ]),
  ...heldBy('test/core/channels/restarts.test.ts', [
    [
      '§6',
      'A stop keeps its own reason over a restart, and blockedBy holds over any',
      '§6 a stop over a restart',
    ],
    [
      '§6',
      'Reopened within 10 minutes of the last sign of life it goes on, later it waits',
      '§6 the ten minutes',
    ],
    [
      '§4',
      'What a journal of before has said stays said, whatever rule gave the turn',
      'what was answered in a turn that the rules of now would not give is said all the same',
    ],
  ]),
  ...heldBy('test/core/channels/alone.test.ts', [
    ['§6', 'Where only one agent is able to speak the channel acts as disabled', '§6 one able speaker'],
    ['§6', 'Three turns of an agent that repeat its own make it pass', '§6 repetition'],
  ]),
  ...heldBy('test/core/channels/discussion.test.ts', [
    ['§6', 'The guide is posted and wakes the members', 'begins with its guide, which wakes the members'],
    [
      '§6',
      'When dormant the moderator tells the initiator alone, once for each dormancy, outside the turn order',
      'when dormant the moderator tells the initiator alone, once, and asks it outside the turn order',
    ],
    ['§6', 'Once for each dormancy', 'once for each dormancy: after a new cycle of passes it is told again'],
    ['§6', 'Moderator messages never wake anyone', 'moderator messages wake nobody'],
    [
      '§6',
      'An initiator who is not a participant is no speaker',
      'an initiator who is not a participant is no speaker',
    ],
    ['§6', 'discussion-complete: initiator only', 'is concluded by its initiator alone'],
    [
      '§6',
      'discussion-complete archives the channel and posts the summary’s path to the callback channel',
      'concluded: archived, the open turn is taken back, the callback has the path',
    ],
    [
      '§6',
      'A closed discussion answers every later message, at most once a minute for each author',
      'concluded: every later message is answered "closed", at most once a minute for each author',
    ],
    [
      '§6',
      'An archived channel is sealed: it says so and wakes nobody',
      'other archived channels say that they are archived, and wake nobody',
    ],
  ]),
  ...heldBy('test/core/channels/operations.test.ts', [
    ['§6', 'Operation: advance', 'advance: the floor passes to the next'],
    ['§6', 'Operation: signal complete', 'signal complete: the turn ends with what was said'],
    ['§6', 'Operation: force timeout', 'force timeout: as if the deadline had passed'],
    [
      '§6',
      'Operations: pause and resume',
      'pause: the call in flight comes home, nothing new is asked; resume goes on',
    ],
    ['§6', 'Operation: set order', 'set order during a turn leaves the turn alone'],
    [
      '§6',
      'Operation: history, by the place in the journal',
      'history: the whole text of a message is found by its place in the journal',
    ],
    [
      '§6',
      'A council in a channel holds its floor as one turn',
      'holds its floor as one turn; the channel’s own turns rest meanwhile and go on after',
    ],
    ['§6', 'A second council waits', 'a second one waits'],
    [
      '§6',
      'A council is refused in report and archived channels',
      'is refused in report and archived channels',
    ],
    ['§6', 'A report channel wakes nobody', 'is posted to by agents and wakes nobody'],
  ]),
  ...heldBy('test/core/channels/corners.test.ts', [
    [
      '§6',
      'A last line TURN_WAIT, under either completion, makes the agent WAITING',
      'TURN_WAIT ends a turn under signal too',
    ],
    [
      '§6',
      'A turn has one deadline, asks to go on included',
      'a turn has one deadline, also when its agent is asked to go on',
    ],
    [
      '§3',
      'Creation lives in the journal: who began a discussion can’t be edited',
      'who began a discussion is part of its creation: the file can’t change it',
    ],
    [
      '§6',
      'A council waits where its channel waits for a discussion',
      'a council waits in a channel that waits for a discussion',
    ],
  ]),
];
