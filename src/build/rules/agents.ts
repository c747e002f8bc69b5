/** Rules of agents that speak the Agent Client Protocol: what they may read and change, how they start, fail and end. */
import { heldBy, type Rule } from '../rule.ts';

export const agentRules: readonly Rule[] = [
  ...heldBy('test/acp/reading.test.ts', [
    [
      '§7',
      'An ACP seat can’t read the council’s home through the protocol, not by a link either',
      'never reads the council’s home, git’s own files or what looks like a secret, not by a link either',
    ],
    [
      '§8',
      'An agent reads files of the workspace to the sign',
      'reads files of the workspace to the sign, links inside it included, a part where it asks for one',
    ],
    [
      '§14',
      'Paths from agents stay in their folder; links that leave it are refused in words',
      'is refused what lies outside, by its name or by a link, and told so in words',
    ],
    [
      '§14',
      'A runaway agent is held after 1000 requests a turn, and told so (S14)',
      'that runs away is held after a thousand requests, and the journal is not filled by it',
    ],
    [
      '§8',
      'A reading agent is refused every write; no terminal is offered to any',
      'is refused every write, and the capability is not even offered; no terminal is',
    ],
    [
      '§8',
      'With `files: none` an agent reads nothing and works in an empty folder',
      'with `files: none` reads nothing, and works in an empty folder that goes with it',
    ],
  ]),
  ...heldBy('test/acp/proposing.test.ts', [
    [
      '§3',
      'Where the home is the workspace itself, agents read and change all but what the council keeps there',
      'where the home is the workspace itself, reads and changes the rest, and nothing that the council keeps there',
    ],
    [
      '§7',
      'An agent’s change comes back as a diff from a copy outside the workspace, which stays untouched',
      'leaves a diff that git applies, taken from its copy; the workspace is untouched and the copy goes with it',
    ],
    [
      '§8',
      'The copy is the workspace as it is: uncommitted and new files, no secrets, nothing that git ignores',
      'sees the workspace as it is, uncommitted and new files included, without secrets and what git ignores',
    ],
    [
      '§8',
      'A diff keeps the ends of lines, binary files and names in any script',
      'keeps the ends of lines as they are, and takes binary files and names in any script',
    ],
    [
      '§14',
      'Agents write only in their copy and only while asked for the change; commands never run; nothing is allowed for ever; each permission is noted',
      'writes through us only in its copy, and only while it is asked for the change',
    ],
    [
      '§7',
      'A change that is sent back goes on in the same copy; a workspace that changed meanwhile is copied anew',
      'goes on in the same copy when it is sent back; a workspace that changed meanwhile is copied anew',
    ],
    [
      '§14',
      'No configuration of a hostile repository fires while it is copied or compared (S20)',
      'no trap of a hostile repository snaps, neither while it is copied nor while the diff is taken (S20)',
    ],
  ]),
  ...heldBy('test/acp/lost.test.ts', [
    [
      '§14',
      'A folder of an agent that can’t be taken away ends neither the host nor its seat',
      'whose folder can’t be taken away speaks again in another, and nothing is left unheard',
    ],
    [
      '§7',
      'An agent that was lost is opened again with a compacted history',
      'killed between two rounds is opened again with its compacted history',
    ],
    ['§8', 'An agent’s session is kept over the rounds', 'still there, it is told only what is new'],
    [
      '§8',
      'An agent that ends says why in its own words, secrets masked',
      'that dies in the middle fails in words with what it said on stderr, masked, and the next try opens another',
    ],
    [
      '§14',
      'An agent that never answers is given up, its start included (R10)',
      'that never answers is given up at its deadline, its start included, and ended with it',
    ],
    [
      '§14',
      'Only the end of its turn makes an agent’s reply whole (R11)',
      'that stops for another reason than the end of its turn gave no whole reply',
    ],
    [
      '§8',
      'An abort cancels an agent’s turn and frees the seat at once',
      'when it is aborted it is asked to cancel, the seat is free at once, and then it is ended',
    ],
    [
      '§14',
      'An agent that does not listen is killed with all it started',
      'that does not listen to a cancel nor to SIGTERM is killed after the time of grace',
    ],
  ]),
  ...heldBy('test/acp/council.test.ts', [
    [
      '§7',
      'A blind round stays blind to an agent that asks for the council’s files, also after a restart',
      'hears nothing of another seat in a blind round, whatever of the home it asks for, nor after a restart',
    ],
    [
      '§8',
      'A change proposed by an agent is applied only on acceptance',
      'proposes a change: a diff is left, the workspace is touched only once a person accepts',
    ],
    [
      '§14',
      'An agent starts only once a person has seen its command',
      'starts nothing that nobody has seen; its seat is absent with words, and what is shown is the very command',
    ],
    [
      '§14',
      'A changed command, folder or set of variables asks again',
      'asks again when the command, its folder or its variables change',
    ],
    [
      '§14',
      'No agent starts in a workspace that is not trusted',
      'starts nothing in a workspace that is not trusted',
    ],
    [
      '§8',
      'Copies of a killed host are swept at the next start',
      'copies of a host that was killed are gone once the next one holds the home',
    ],
  ]),
  ...heldBy('test/acp/cli.test.ts', [
    [
      '§14',
      'In a pipe agents start only with --allow-programs',
      'are shown before they start; in a pipe only --allow-programs lets them, --allow-checks does not',
    ],
    [
      '§14',
      'No agent outlives its host',
      'end with their host, even when it goes without a word and they do not listen',
    ],
  ]),
];
