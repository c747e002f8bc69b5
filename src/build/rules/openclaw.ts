/** Rules of seats that are agents of an OpenClaw gateway. */
import { heldBy, type Rule } from '../rule.ts';

export const openclawRules: readonly Rule[] = [
  ...heldBy('test/openclaw/sessions.test.ts', [
    [
      '§8',
      'An OpenClaw seat has one session, kept over the rounds',
      'is kept over the rounds, and is sent only what it has not heard',
    ],
    [
      '§8',
      'A session at a gateway outlives the host, and is taken up only where its memory fits',
      'is taken up again by the next host when it has heard exactly what was said',
    ],
    [
      '§8',
      'A session that remembers something else is not used',
      'is not taken up when it heard something else: another is begun and told the rest in short',
    ],
    [
      '§8',
      'A lost session is begun anew with compacted history',
      'that the gateway lost is begun anew with the history in short, in the same turn',
    ],
    [
      '§8',
      'One connection for each gateway',
      'shares one connection with the other seats, which is closed when nobody needs it',
    ],
    [
      '§8',
      'NO_REPLY is never asked for, and nothing is delivered to channels',
      'gives what stays the same apart with every run, delivers nowhere, and never asks for NO_REPLY',
    ],
    ['§8', 'An OpenClaw agent is picked by its id, out of a list', 'lists the gateway’s agents as models'],
  ]),
  ...heldBy('test/openclaw/runs.test.ts', [
    [
      '§8',
      'A connection that breaks in the middle asks nobody twice',
      'goes on over a connection that breaks: it is waited for again and asked once',
    ],
    [
      '§8',
      'A line that fell dead is noticed, and opened again',
      'goes on when the line fell dead without being closed: the gateway no longer ticks',
    ],
    ['§8', 'Nor does a host that was killed', 'that the host before this one began is not begun again'],
    ['§8', 'A wait that expired says nothing of the run', 'is waited for again when only our wait expired'],
    [
      '§8',
      'A run that reached its own limit has failed',
      'that reached its own limit is a failure, and the next try is another run',
    ],
    ['§8', 'Closing a seat ends its run', 'is ended at the gateway when the conversation is closed'],
  ]),
  ...heldBy('test/openclaw/place.test.ts', [
    [
      '§14',
      'S1 an address that an untrusted workspace names is not called (OpenClaw)',
      'an address that an untrusted workspace names is not looked at',
    ],
    [
      '§14',
      'S10 the gateway’s token goes only to its approved host',
      'the token goes only to the host that it was given for',
    ],
    [
      '§14',
      'The gateway’s token is not sent in the clear',
      'the token does not leave the machine in the clear',
    ],
  ]),
  ...heldBy('test/openclaw/trouble.test.ts', [
    [
      '§8',
      'What goes wrong with a gateway is said in words, without its token',
      'a wrong token, a missing one: what to set, and trying again is no use',
    ],
    ['§8', 'An unknown agent is answered with the known ones', 'an agent that is not there: which ones are'],
  ]),
  ...heldBy('test/openclaw/simpleRoute.test.ts', [
    [
      '§8',
      'A gateway’s chat completions with a session key are the simple route',
      'asks the agent by its model name in a session of the seat’s own, and sends what it has not heard',
    ],
  ]),
  ...heldBy('test/openclaw/council.test.ts', [
    [
      '§8',
      'A council of OpenClaw agents ends well, and its archive names who answered',
      'ends well, each in one session that hears every message once, and the archive names who answered',
    ],
  ]),
];
