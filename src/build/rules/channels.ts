/** Rules of channels and the turn manager: modes, cycles, dormancy, completion, orders. What goes on around turns is in channelLife.ts. */
import { heldBy, type Rule } from '../rule.ts';

export const channelRules: readonly Rule[] = [
  ...heldBy('test/core/channels/modes.test.ts', [
    ['§6', 'Modes are rows of one table: turn state by agents, who is woken, how it is set', 'channel modes'],
    ['§6', 'All nine modes', 'the table has all nine modes'],
    [
      '§6',
      'A locked mode can’t be left and can’t be entered from another mode',
      'a lock holds when its channel is taken out of the file and put back with another mode',
    ],
    [
      '§6',
      '`none` is the default for an unknown channel',
      'a channel that nobody declared has the mode none',
    ],
    [
      '§6',
      '`order` set on a channel overrides the table’s state and shows as normal',
      'an order that is set overrides the table and shows as normal',
    ],
    [
      '§6',
      'Disabled: with one agent it answers every human message',
      'only the one answers every human message where turns are disabled, and nobody answers an agent',
    ],
  ]),
  ...heldBy('test/core/channels/cycles.test.ts', [
    ['§6', 'Normal: fixed order', 'normal: the list rotates in fixed order'],
    [
      '§6',
      'Shuffle: reshuffled after each cycle; the last speaker of a cycle is never the first of the next',
      'shuffle: everyone once a cycle, and the last of a cycle is never the first of the next',
    ],
    ['§6', 'Shuffle of two alternates', 'shuffle of two alternates'],
    [
      '§6',
      'The speaker list: the channel’s members who are agents in the registry',
      'only members who are agents of the registry speak',
    ],
    [
      '§6',
      'A member who left is skipped at once and removed at the boundary',
      'an agent that leaves mid-cycle is skipped at once and removed at the boundary',
    ],
    [
      '§6',
      'A member who left with the floor loses it at once',
      'an agent that leaves while it has the floor loses it, and the next one has it',
    ],
    [
      '§6',
      'One that left and came back within a cycle keeps its place',
      'one that left and came back within a cycle keeps its place',
    ],
    ['§6', 'A newcomer waits for the boundary', 'an agent that joins mid-cycle waits for the boundary'],
    [
      '§6',
      'Shuffle appends newcomers, then reshuffles',
      'shuffle with newcomers: they are appended, dormancy is suppressed, the enlarged list is reshuffled',
    ],
    [
      '§6',
      'While dormant, coming and going take effect at once',
      'while dormant who comes and goes does so at once',
    ],
    [
      '§6',
      'While disabled, coming and going take effect at once',
      'where turns are disabled who comes and goes does so at once',
    ],
    [
      '§6',
      'The turn state follows the number of agents at the boundary',
      'two agents become three at the boundary: normal becomes shuffle',
    ],
    [
      '§6',
      'No agents: no floor, no error',
      'one agent is left at the boundary: disabled, and nobody has the floor',
    ],
    [
      '§6',
      'A mode change during a turn aborts it; the late reply is discarded and noted',
      'during a turn aborts it; the late reply is discarded and noted',
    ],
    [
      '§6',
      'Agent states per channel: IDLE, QUEUED, ACTIVE',
      'ACTIVE has the floor, QUEUED is in the list of a running cycle, IDLE is not',
    ],
    [
      '§6',
      'WAITING keeps its place and is skipped until released',
      'WAITING keeps its place and is skipped until a person speaks or it is released',
    ],
    ['§6', 'Mute: a member that is not asked', 'a muted member keeps its place and is not asked'],
  ]),
  ...heldBy('test/core/channels/dormancy.test.ts', [
    [
      '§6',
      'Dormant: every agent that completed a turn in the cycle was empty; the floor is nobody’s, the history is cleared',
      'all passed in a cycle: dormant, the floor is nobody’s, agents are IDLE, the history is cleared',
    ],
    ['§6', 'A single real turn vetoes dormancy', 'one real turn is a veto: the cycle goes on'],
    [
      '§6',
      'A human message during an otherwise empty cycle vetoes dormancy',
      'a human message during an otherwise empty cycle vetoes dormancy',
    ],
    [
      '§6',
      'Any new message wakes: first of the list, new cycle',
      'any new message wakes it, a person’s or an agent’s: first of the list, new cycle',
    ],
    [
      '§6',
      'When all are WAITING or OFFLINE the channel is dormant, with that reason',
      'all WAITING or OFFLINE: dormant, with that reason',
    ],
    [
      '§6',
      'When nobody completed a turn in a cycle the channel is dormant, with that reason',
      'nobody completed a turn in a cycle: dormant, with that reason',
    ],
    [
      '§6',
      'Reshuffling comes after the dormant check',
      'shuffle: dormancy is judged first, then the list is reshuffled, and the wake follows it',
    ],
  ]),
  ...heldBy('test/core/channels/cycles.test.ts', [
    [
      '§6',
      'With newcomers tracking is reset and a fresh cycle starts',
      'a newcomer at the boundary starts a fresh cycle although all passed',
    ],
    [
      '§6',
      'The dormant check counts only agents who completed a turn',
      'the dormant check counts only agents who completed a turn',
    ],
  ]),
  ...heldBy('test/core/channels/completion.test.ts', [
    [
      '§6',
      'Empty turn: empty, white space, or exactly TURN_PASS, NO_REPLY or NO; never posted, the floor passes at once',
      'empty turns',
    ],
    [
      '§6',
      'A pass in some dress is a pass',
      '§6 dressed passes: three agents who all pass in some dress are dormant after one cycle',
    ],
    [
      '§6',
      'The signal stands alone on the last line, upper case, outside a code block; stripped first, then the rest is judged',
      'the words that end a turn',
    ],
    [
      '§6',
      'Completion by signal in turn-based, by reply in chat and discussion',
      'is the default in turn-based, and the reply in chat and discussion',
    ],
    [
      '§6',
      'Without the signal the agent is asked to go on',
      'without it the agent is asked to go on, then the turn ends with the signal',
    ],
    [
      '§6',
      'Up to maxMessagesPerTurn messages, the first included, then completed and noted',
      'after three messages, the first included, the turn is completed and noted',
    ],
    [
      '§6',
      'A pass as the answer to "go on" ends the turn, which stays real',
      'a pass as the answer to "go on" ends the turn, which stays real',
    ],
    ['§6', 'Under `reply` the word is ordinary text', 'the words that end a turn'],
  ]),
  ...heldBy('test/core/channels/orders.test.ts', [
    ['§6', 'Order round-robin', 'round-robin goes through the list'],
    [
      '§6',
      'Order priority: higher first, missing is lowest, ties in list order',
      'priority: higher first, missing is lowest, ties in list order',
    ],
    [
      '§6',
      'Order speed: each step adds speed; whoever passes 100 acts and pays 100',
      'speed: whoever passes 100 acts and pays 100, the fullest first',
    ],
    [
      '§6',
      'Order addressed: the @mentioned one next',
      'addressed: the @mentioned one is next, else the row goes on',
    ],
    [
      '§6',
      'Order chosen: the orchestrator is asked who goes next',
      'chosen: the orchestrator is asked who goes next',
    ],
    ['§6', 'Order chosen falls back to round-robin', 'chosen: at the deadline of the choice the row goes on'],
    ['§6', 'Outside normal and shuffle a cycle is as many turns as the list is long', 'orders'],
    [
      '§6',
      'A word in reactsTo gives that agent the next turn as an extra one',
      'a word in reactsTo gives that agent the next turn as an extra one',
    ],
    ['§6', 'An interrupt: whole word, case ignored', 'interrupts'],
    ['§6', 'An interrupt: never twice in a cycle', 'never twice in a cycle'],
    [
      '§6',
      'An interrupt: the word that wakes a dormant channel does it too',
      'the word that wakes a dormant channel does it too: the extra turn comes first',
    ],
    [
      '§5',
      'The router: a message that names a domain wakes its lead; the reason is kept with the turn',
      'a message that names a domain wakes its lead, and says so',
    ],
    ['§5', 'The router: lead, then backup', 'where the lead is not here, the backup'],
    ['§6', 'In `none` only ever who is addressed', 'in none only ever who is addressed'],
    [
      '§6',
      'With several, whoever is addressed answers',
      'several who are addressed answer one after the other, each once',
    ],
  ]),
  ...heldBy('test/core/channels/properties.test.ts', [
    [
      '§6',
      'Never two open turns in a channel; every turn settles; a replay gives the same state',
      'never two open turns in a channel, every turn settles once, and a replay gives the same state',
    ],
  ]),
  ...heldBy('test/core/channels/cycleProperties.test.ts', [
    [
      '§6',
      'Everyone in the list speaks once a cycle; dormant exactly when the rule says',
      'cycles, against another account of the rules',
    ],
    [
      '§6',
      'Speed gives turns in proportion to speed within 1 %',
      'speed gives turns in proportion to speed within 1 %',
    ],
  ]),
];
