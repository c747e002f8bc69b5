/** Rules of what a council does to the files of the workspace, and says of them: changes, places, what was cited. */
import { heldBy, type Rule } from '../rule.ts';

export const changeRules: readonly Rule[] = [
  ...heldBy('test/core/changeFate.test.ts', [
    [
      '§7',
      'A proposed change is applied only on acceptance, and its records are written after it',
      'is owed first, and its records after it; a failure stays a decision',
    ],
    [
      '§7',
      'Amended, rejected or undecided, nothing is applied',
      'is owed to nobody who amends, rejects, or does not decide',
    ],
    [
      '§4',
      'A council accepted under an older release never has its change applied later',
      'is not owed later to a council that was accepted under a release that applied none',
    ],
  ]),
  ...heldBy('test/git/applyChange.test.ts', [
    [
      '§7',
      'A change reaches the working tree alone: nothing is staged or committed',
      'changes, adds, moves, deletes and makes runnable in the working tree; nothing is staged or committed',
    ],
    [
      '§14',
      'Applying a change fires nothing of a hostile git configuration (S20)',
      'S20: fires no hook, filter or monitor of the repository',
    ],
    [
      '§14',
      'A change touches neither .git, .vscode nor the council’s home, and follows no link out (S5, S13)',
      'S5, S13: refuses what leads out, links, .git, .vscode and the council’s home, and then changes nothing',
    ],
    [
      '§7',
      'A change is applied only in a trusted workspace that is a repository',
      'is not tried in a workspace that is not trusted, or that is no repository',
    ],
    [
      '§7',
      'All files of a change or none: a tree that changed meanwhile is left as it is',
      'a tree that changed meanwhile is left as it is, with what git says',
    ],
    [
      '§4',
      'A host that ended while it applied a change finishes it',
      'a host that ended between two files finishes them; what somebody changed since is theirs, and named',
    ],
  ]),
  ...heldBy('test/host/change.test.ts', [
    [
      '§7',
      'Archive, log and view say to how many files a change was applied',
      'is applied when a person accepts, and archive, log and view say to how many files',
    ],
    [
      '§4',
      'Ended between a change and its event, a host finds it applied when it comes back',
      'a host that ends between the change and its event finds it applied when it comes back',
    ],
  ]),
  ...heldBy('test/host/places.test.ts', [
    [
      '§7',
      'A place of a review that does not exist becomes line 1, noted; without its file the issue has no place',
      'that are there stay; a line that is not becomes line 1, a file that is not or leads out takes its place away; both are noted',
    ],
    [
      '§7',
      'A place may stand in the end of the range that is reviewed',
      'may stand in the end of the range that is reviewed',
    ],
    [
      '§2',
      'What was found of a place is part of the record: a replay looks at no file',
      'are part of the record: a host that opens again finds them as they were, whatever became of the files',
    ],
    [
      '§12',
      'Blocking issues of a review stand at file and line until withdrawn or decided',
      'stand in the row of the council while they are held and nobody has decided',
    ],
  ]),
  ...heldBy('test/workspace/frontMatter.test.ts', [
    [
      '§3',
      'The archive’s front matter holds seats with backend and model, rating, base commit, cited files with hashes, metrics',
      'holds id, mode, status, seats with backend and model, rating, base commit, cited files with hashes, metrics',
    ],
  ]),
  ...heldBy('test/cli/change.test.ts', [
    [
      '§13',
      'The terminal says what became of a change, and what to do when it was not applied',
      'says why not, in both languages, within the width and without the signs of a path',
    ],
  ]),
];
