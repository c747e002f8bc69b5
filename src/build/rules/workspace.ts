/** Rules of the files: what people write is read with its problems, what a council leaves can be read and recalled. */
import { heldBy, type Rule } from '../rule.ts';

export const workspaceRules: readonly Rule[] = [
  ...heldBy('test/workspace/declared.test.ts', [
    [
      '§3',
      'A problem in a YAML file is shown at its line',
      'with several mistakes has each named, those of the schema and those of the table',
    ],
    [
      '§3',
      'CRLF, byte order mark and conflict markers are known (R17)',
      'with conflict markers is told of the conflict and nothing else (R17)',
    ],
  ]),
  ...heldBy('test/workspace/declaredIdentities.test.ts', [
    [
      '§5',
      'The family template loads in both languages',
      'of the template loads in both languages without a word to say',
    ],
    [
      '§5',
      'The family template carries the seed’s routing table row by row',
      'of the template routes each domain of the seed to its lead and its backup',
    ],
  ]),
  ...heldBy('test/workspace/watch.test.ts', [
    [
      '§3',
      'While a YAML file is broken the last good version stays in force (R17)',
      'a broken, deleted, renamed or conflicting file gives a problem at its line and changes nothing',
    ],
  ]),
  ...heldBy('test/workspace/bounds.test.ts', [
    ['§14', 'A YAML bomb or a 100 MB file is refused quickly (S21)', 'is refused: 100 MB'],
  ]),
  ...heldBy('test/workspace/convening.test.ts', [
    [
      '§3',
      'A council’s id is YYYY-MM-DD-slug of the local date',
      'is the local day and the words of the question, in letters that any path can hold',
    ],
    [
      '§3',
      'An id that is taken counts on: -2',
      'counts on when the home, a brief or a running council has it already',
    ],
    [
      '§14',
      'Paths are resolved and must stay in their folder; links that leave it are refused (S5)',
      'stays in the home after links are followed; only the person at the machine may name a file elsewhere',
    ],
    [
      '§13',
      'init writes the family template and touches nothing that is there',
      'writes identities.yaml and hides .state from git, once, and touches nothing that is there',
    ],
  ]),
  ...heldBy('test/workspace/entries.test.ts', [
    [
      '§3',
      'In DECISIONS.md and the day memory the host never touches a word outside its markers',
      'never changes a word outside its marks, whatever a person writes around them',
    ],
    [
      '§3',
      'DECISIONS.md has the newest first',
      'puts the newest first in DECISIONS.md, below what a person wrote on top',
    ],
  ]),
  ...heldBy('test/workspace/live.test.ts', [
    [
      '§7',
      'No file outside .state holds a reply of a blind phase before it closes',
      'is not rewritten for a turn, only at a boundary, and shows no canary before a blind phase closes',
    ],
    [
      '§8',
      'The shared file shows the oldest running council; others stand beside it',
      'the oldest running council has the common file, others their own, and the next moves up',
    ],
    [
      '§15',
      'Projections that are rewritten whole are coalesced and never in the path of a turn',
      'many boundaries at once are one write, and the latest wins',
    ],
  ]),
  ...heldBy('test/workspace/material.test.ts', [
    [
      '§14',
      'Headings, votes, state blocks, HTML and links in agents’ text do nothing in our Markdown (S11)',
      'contains whatever is made of dangerous pieces',
    ],
    [
      '§14',
      'Text can’t break out of the state block',
      'keep one state block that ends where it ends, whatever the blocking issues say',
    ],
    ['§14', 'Text can’t break out of the front matter', 'can not break out of the front matter'],
  ]),
  ...heldBy('test/workspace/recall.test.ts', [
    [
      '§3',
      'council-{id}.json alone is enough to show a council again',
      'gives back every council that was logged, exactly',
    ],
    ['§7', 'The structured log has the seed’s shape', 'keeps each reply once, under the seed’s own key'],
  ]),
  ...heldBy('test/workspace/recorder.test.ts', [
    [
      '§3',
      'Projections are written to a temporary file and renamed',
      'stopped or failing at any file operation leaves whole files, and repeated leaves all of them',
    ],
    [
      '§7',
      'The archive is replaced at the decision',
      'replaces what was only recommended when someone has decided',
    ],
  ]),
  ...heldBy('test/workspace/baseCommit.test.ts', [
    [
      '§14',
      'No git configuration of the workspace can run anything',
      'starts nothing that a hostile configuration names',
    ],
  ]),
  ...heldBy('test/host/powers.test.ts', [
    [
      '§4',
      'A tool that rewrites what gives power finds it put back; it is kept, told, on record and never in force (S13, S28)',
      'rewrites council.yaml in mid-round: it is put back, never in force, kept, told and on record',
    ],
    [
      '§4',
      'Nothing that a tool writes into the home, .git or .vscode stays or can run (S28)',
      'writes, links and removes wherever power lies: all of it is as it was, nothing it wrote can run',
    ],
    [
      '§4',
      'An agent can’t widen its own limits by writing files (S13, S28)',
      'an agent that edits its own limits finds them put back, and its turn says so',
    ],
    [
      '§4',
      'Nor can a check (S28)',
      'a check that rewrites council.yaml runs as it was allowed, and what it printed says that it was undone',
    ],
    [
      '§4',
      'What people and the host write meanwhile stays; a person’s words are never lost',
      'what people and the host write meanwhile',
    ],
  ]),
];
