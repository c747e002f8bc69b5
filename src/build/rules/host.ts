/** Rules of the host as its clients see them. */
import { heldBy, type Rule } from '../rule.ts';

export const hostRules: readonly Rule[] = [
  ...heldBy('test/host/socketPlace.test.ts', [
    [
      '§14',
      'A pointer that a repository brings leads no client, and no key, to anybody else’s socket (S10)',
      'S10: a pointer that a repository brought leads to no other socket than a host’s own',
    ],
    [
      '§14',
      'A client speaks to no socket in a folder where others could put another in its place (S10)',
      'S10: nor to one in a folder where others could put another in its place',
    ],
    [
      '§14',
      'On Windows a client speaks to a pipe of this machine alone (S10)',
      'S10: on Windows a pipe of this machine alone, never a share',
    ],
    [
      '§2',
      'The socket lies in a folder of the person’s own, else in a fresh one',
      'stands in the person’s own folder: one that others can write into, or have made, is passed over',
    ],
  ]),
  ...heldBy('test/host/council.test.ts', [
    [
      '§7',
      'After a council: archive, structured log, day memory, DECISIONS.md',
      'goes from a question to a decision, and leaves brief, archive, log, memory and DECISIONS.md',
    ],
    [
      '§3',
      'Transcripts of ended councils come from council-{id}.json alone',
      'an ended council is listed and shown from its files, also by a host opened later',
    ],
    [
      '§7',
      'The archive is written as recommended and replaced at the decision',
      'a council that was only recommended can still be decided; the second decision is refused in words',
    ],
    [
      '§2',
      'Streamed deltas go straight to whoever watches',
      'streams: deltas reach a watcher before the turn is whole, and a late watcher is given what was said so far',
    ],
    [
      '§7',
      'A person can pause, resume, stop and skip a seat',
      'pause asks nothing new, resume goes on; stop ends it; skip passes over one seat',
    ],
    [
      '§7',
      'An injection is acknowledged by the seats',
      'an injection is stored, shown to the seats in their next turn, and acknowledged',
    ],
  ]),
  ...heldBy('test/host/clients.test.ts', [
    ['§2', 'Clients of one host see the same', 'over the socket and in the process see the same council'],
    ['§2', 'The socket has mode 0600', 'the socket can be reached by its owner alone'],
    [
      '§2',
      'One host for each home',
      'a second host on the same home is refused and told whose it is; after a close it may open',
    ],
    [
      '§2',
      'With no client for 60 s the host stops',
      'with no client for a minute it records what is in flight and stops',
    ],
    [
      '§7',
      'A seated person’s view of a blind phase stays blind',
      'a seated person’s view of a blind phase holds no other reply until it closes; a spectator sees it',
    ],
    ['§7', 'A wrong brief is shown at its line and starts nothing', 'what is refused'],
    [
      '§3',
      'A broken YAML file: the last good version stays in force, the problem at its line',
      'a broken identities.yaml: the problem at its line, the last good version in force',
    ],
    [
      '§3',
      'Nothing is written into a workspace before the first council or an init',
      'nothing is written into a folder that nobody laid',
    ],
  ]),
  ...heldBy('test/host/names.test.ts', [
    [
      '§4',
      'Ids are data: what every object has is a name like any other, over every door (S25)',
      'names that every object has',
    ],
  ]),
  ...heldBy('test/host/noMessage.test.ts', [
    ['§4', 'Whatever comes over the socket with an id is answered', 'what comes over the socket'],
  ]),
];
