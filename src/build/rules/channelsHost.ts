/** Rules of channels as the host performs them: asked, watched, steered, restarted, and councils held in them. */
import { heldBy, type Rule } from '../rule.ts';

export const channelsHostRules: readonly Rule[] = [
  ...heldBy('test/channels/turns.test.ts', [
    [
      '§6',
      'Agents take their turns one after the other; when all pass the channel is dormant, with its reason',
      'a person speaks, each agent has its turn, and when all pass the channel is dormant and says so',
    ],
    [
      '§2',
      'A reply, its local delivery and the passing of the floor are one record',
      'a reply, its delivery and the passing of the floor are one record',
    ],
    [
      '§6',
      'An empty turn is never posted, nor streamed',
      'what is said streams to a watcher; a pass, bare or dressed, and a signal do not',
    ],
    [
      '§2',
      'Whoever watches late is given what was said so far',
      'a late watcher is given what was said so far',
    ],
    [
      '§6',
      'A failing call is tried twice more within the turn’s time, then the floor passes',
      'a failing call is tried twice more, then the absence is noted and the floor passes',
    ],
    [
      '§6',
      'A channel turn has 120 s; at the deadline the call is aborted and the absence noted',
      'at the deadline of 120 s the call is aborted, the absence noted, and the floor passes',
    ],
    [
      '§6',
      'Under interrupt a person’s message aborts the call in flight',
      'under interrupt a person’s message aborts the turn, which is noted, and a new cycle begins',
    ],
    [
      '§6',
      'A mode change during a turn aborts it, and the late reply is discarded',
      'a mode change aborts the turn, and its late reply is dropped',
    ],
    [
      '§6',
      'A pause asks nothing new and lets the call in flight come home',
      'a pause lets the call in flight come home and asks nobody after it; resume goes on',
    ],
    [
      '§6',
      'Without TURN_COMPLETE the agent is asked to go on, up to maxMessagesPerTurn',
      'without TURN_COMPLETE an agent is asked to go on, up to three messages, and the rest is noted',
    ],
    [
      '§6',
      'Under chosen the orchestrator is asked who goes next, with a fallback to round-robin',
      'the orchestrator is asked who goes next under the order chosen; what can’t be read falls back',
    ],
    [
      '§8',
      'An agent keeps its conversation in a channel, until its identity changes',
      'a conversation is kept for each channel and agent, and opened anew when the identity changes',
    ],
  ]),
  ...heldBy('test/channels/operations.test.ts', [
    [
      '§6',
      'A channel is made by an edit of channels.yaml, comments kept',
      'a channel is created in channels.yaml, comments kept, and is there at once',
    ],
    [
      '§6',
      'A locked mode can’t be left and can’t be entered: refused with the reason over RPC',
      'the mode of a work channel can’t be left, and no channel can become one: refused with the rule',
    ],
    [
      '§3',
      'A mode is edited in the YAML, then loaded as an event',
      'a mode is set in the file, then in force; every other line stays',
    ],
    ['§6', 'Set order, assign, remove and mute', 'order, members and mutes are set and taken back'],
    [
      '§3',
      'While channels.yaml is broken a change of it is refused, and the last good version stays in force',
      'while channels.yaml is broken a change is refused with its line, and the last good version stays',
    ],
    [
      '§14',
      'Nobody speaks in an agent’s place',
      'nobody speaks for an agent, for a stranger, in a channel that is not there, or without words',
    ],
    [
      '§6',
      'Get active, advance, signal complete, force timeout',
      'advance passes the floor, complete ends the turn, time-out counts as an absence',
    ],
    [
      '§6',
      'A turn operation says when there is nothing to do, and is never taken for another turn',
      'turn operations say when there is nothing to do, and which turn they meant',
    ],
    [
      '§6',
      'Escalate moves a question with its context along a link, and wakes the other channel',
      'a question moves only along a link, with what was said around it, and wakes the other channel',
    ],
    [
      '§12',
      'Refusals of channels are in French and English',
      'refusals are in French where the host speaks French',
    ],
  ]),
  ...heldBy('test/channels/history.test.ts', [
    [
      '§2',
      'Older text is found by its place in the journal: a channel’s history is read page by page',
      'is read page by page from the journal, newest page first, each message once',
    ],
    [
      '§6',
      'The history has no empty turns and nothing that came too late',
      'leaves out passes and what came too late',
    ],
  ]),
  ...heldBy('test/channels/prompts.test.ts', [
    [
      '§14',
      'In channels other voices are quoted inside fences they can’t close; one’s own words are one’s own',
      'other voices stand in fences whose mark they can’t close; one’s own words are one’s own',
    ],
    [
      '§6',
      'The reason why an agent is woken reaches it',
      'says why an agent was woken, by whom and by which word',
    ],
    [
      '§6',
      'Members of a broadcast channel read it as context',
      'what is broadcast is context to its members, wherever they speak, and to nobody else',
    ],
    ['§6', 'What is said to one alone reaches nobody else', 'what was said to one alone reaches nobody else'],
  ]),
  ...heldBy('test/channels/guards.test.ts', [
    [
      '§6',
      'A → B → C → A by mentions ends after eight asks, with its reason in the channel, in turns.log and over RPC',
      'a chain of mentions A → B → C → A stops at eight asks, with its reason everywhere',
    ],
    [
      '§6',
      'A → B → C → A over three channels by mentions stops, told in the channel, in turns.log and over RPC',
      'A → B → C → A over three channels stops at eight asks: told in the channel, in turns.log and over RPC',
    ],
    [
      '§6',
      'A governed chat stops at 50 turns without a human and goes on at the next human message',
      'a governed chat stops at 50 turns without a person, and goes on when one speaks',
    ],
    ['§6', 'At most 120 turns an hour', 'the hour’s guard stops a channel too'],
  ]),
  ...heldBy('test/channels/projections.test.ts', [
    [
      '§6',
      'orchestration-state.json: agents with states, queues, the current turn with its times, the last 50 events',
      'the state file has agents, queue, current turn with its times, and at most the last 50 events',
    ],
    [
      '§6',
      'turns.log: one JSON line for each turn event, each once over restarts',
      'turns.log has one line for each event in order, over a restart too, and what a kill left out is made up for',
    ],
  ]),
  ...heldBy('test/channels/discussion.test.ts', [
    [
      '§6',
      'A discussion is created with guide, participants and callback; the guide is posted and wakes them',
      'is created with initiator, guide, participants and callback; the guide is posted and wakes them',
    ],
    [
      '§6',
      'When dormant the moderator tells the initiator alone, once, and asks it outside the order',
      'idle, the initiator alone is told and asked outside the order, once',
    ],
    [
      '§6',
      'discussion-complete: initiator only; the summary must exist and, links resolved, be under discussion-summary/',
      'is concluded by nobody else, and with no summary outside discussion-summary/, by .. or a link',
    ],
    [
      '§6',
      'Concluded, the channel is archived, later messages are answered, the callback has the path',
      'done right, the channel is archived, the callback has the path, and later messages are answered',
    ],
  ]),
  ...heldBy('test/channels/councils.test.ts', [
    [
      '§6',
      'A council in a channel holds its floor as one turn from start to synthesis, and its turns appear there',
      'holds the floor from its start to its synthesis, and its turns stand there as messages',
    ],
    [
      '§7',
      'Until a blind phase closes no channel post contains a reply of it',
      'the replies of a blind phase are not in the channel before it closes',
    ],
    [
      '§6',
      'While a council holds the floor the channel’s own turns rest; a second council waits',
      'waits for the open turn, the channel’s own turns rest meanwhile, and a second council waits',
    ],
    [
      '§6',
      'Human messages where a council is held become injections',
      'what a person says there becomes an injection',
    ],
    [
      '§6',
      'A council is refused in report and archived channels',
      'is refused in a report channel, in an archived one and in one that is not there',
    ],
    [
      '§4',
      'A council in a channel survives a restart with its floor',
      'goes on after a restart where it was, with the floor still its own',
    ],
    [
      '§7',
      'In a channel the trigger posts brief, estimate and a Start offer; nothing starts unasked',
      'a person’s call posts brief, estimate and an offer; nobody is asked and nothing starts',
    ],
    [
      '§7',
      'An offer that is accepted is held in its channel, once',
      'accepted, the council of that brief is held in the channel; a second time it is refused',
    ],
  ]),
  ...heldBy('test/channels/killed.test.ts', [
    [
      '§4',
      'Killed during a turn, a delivery, a cycle boundary, an escalation: the same speaker goes on, no message twice',
      'goes on with the same speaker and says nothing twice, wherever it was killed',
    ],
  ]),
  ...heldBy('test/channels/restart.test.ts', [
    [
      '§6',
      'A deadline that passed while the host was down is held against nobody: asked again, with a full one',
      'the same speaker is asked again for the same turn, with a full deadline, and the journal says so',
    ],
    [
      '§2',
      'A channel whose host was away for more than 10 minutes is paused and offers Resume',
      'after more than ten minutes away it is paused, nobody is asked, and resume goes on with the same speaker',
    ],
  ]),
  ...heldBy('test/channels/rehearsal.test.ts', [
    [
      '§8',
      'Rehearsal voices chat in a channel in its words, and pass when they have nothing to add',
      'use the words of the question, speak short, and pass when they have nothing to add',
    ],
    ['§8', 'Rehearsal in channels is deterministic', 'say the same in the same channel'],
    ['§8', 'A script dictates turns of a channel', 'a script dictates turns of a channel by their number'],
  ]),
  ...heldBy('test/channels/long.test.ts', [
    [
      '§14',
      'Thousands of turns of four agents with faults and restarts lose nothing',
      'four rehearsal agents, with faults and restarts: every word is there once, every turn is settled',
    ],
  ]),
  ...heldBy('test/cli/channels.test.ts', [
    [
      '§13',
      '`council say` follows the conversation until it is quiet',
      'say speaks in a channel and follows the conversation until it is dormant',
    ],
    [
      '§13',
      '`council channel set-mode general work` is refused with the rule, exit code 2',
      'set-mode of a locked mode is refused with the rule and exit code 2, in French too',
    ],
    [
      '§13',
      '`council channel` and `council turn` offer the operations of channels, also as JSON',
      'say --json gives the messages and the head as one object; --no-wait leaves the word and goes',
    ],
    [
      '§13',
      'A mistake about a channel is a paragraph, never a stack trace',
      'a mistake is a paragraph and exit code 2',
    ],
  ]),
];
