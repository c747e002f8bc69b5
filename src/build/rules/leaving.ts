/** Rules of what leaves the machine, or is spent, only after a person has seen it. */
import { heldBy, type Rule } from '../rule.ts';

export const leavingRules: readonly Rule[] = [
  ...heldBy('test/git/publish.test.ts', [
    [
      '§7',
      'Commits that are not the council’s own are never pushed, and a branch is not made unasked',
      'accepting on a feature branch with a commit of one’s own neither creates the branch nor pushes the commit',
    ],
    [
      '§7',
      'A council.yaml that came along with a clone publishes nothing',
      'a clone that says push publishes nothing: it commits, and shows what would leave',
    ],
    [
      '§7',
      'Nothing is pushed before a person allowed it for that repository, remote and branch; it is kept with the person',
      'what is allowed is what was seen; “also later” holds for the next council, and lies with the person',
    ],
    [
      '§7',
      'What a person said of a push holds for that repository, remote and branch, and says whether a branch is made',
      'a word on one branch is none on another, and none to make a branch',
    ],
    [
      '§7',
      'Unattended: commit only',
      'with nobody there it commits, and pushes nothing even where a person had allowed it',
    ],
    [
      '§7',
      'Where the branch has commits of others, it says so and leaves the push to the person',
      'commits of one’s own between two councils are left to the person, who was told; then both go',
    ],
    [
      '§7',
      'Every commit and push is said; a push that fails never undoes an archive',
      'a push that fails is said, tried again at the next council, and undoes nothing',
    ],
    [
      '§14',
      'What would leave is looked at without anything of the repository firing (S20)',
      'S20: what would leave is looked at, and sent, without a trap of the repository snapping',
    ],
  ]),
  ...heldBy('test/cli/publish.test.ts', [
    [
      '§7',
      'git is off for a home that nobody initialised',
      'a plain `council table` lays a home that leaves git alone',
    ],
    [
      '§17',
      'git push asks once before anything leaves the machine, at a terminal with one key',
      'at a terminal it is shown and asked with one key, once for repository, remote and branch',
    ],
    [
      '§13',
      'Unattended, pushing has a flag of its own',
      'the family pushes, which asks: a script commits, says so, and names the command that would push',
    ],
  ]),
  ...heldBy('test/ui/publish.test.ts', [
    [
      '§12',
      'The consent to push is a notice under the decided one, with all facts in sight',
      'is asked once, with all facts in sight, and only what was seen is let go',
    ],
  ]),
  ...heldBy('test/host/spending.test.ts', [
    [
      '§7',
      'No call that costs is made before a person has seen an estimate; the host holds it, not only clients',
      'convening is refused with calls, tokens and cost at least and at most; nothing is written and nobody is asked',
    ],
    [
      '§7',
      'Follow-up, fork, another round and ask again take the same step',
      'follow-up, fork, another round and ask again each need it, and go on once it was seen',
    ],
    [
      '§7',
      'A drafted brief and a raised limit take it too',
      'so does the draft of a brief, and a limit that is raised',
    ],
    [
      '§7',
      'A council that waited for a host that was away is looked at again before it goes on',
      'what a person paused goes on as it was begun; after the host was away for long it is looked at again',
    ],
    [
      '§7',
      'What costs nothing needs no question',
      'what costs nothing needs no question: rehearsal, voices at a price of nought, those that came with the host',
    ],
    [
      '§5',
      'The limit above which it is asked in so many words is in money, else in tokens',
      'is in money where every price is known, else in tokens',
    ],
  ]),
  ...heldBy('test/cli/spending.test.ts', [
    [
      '§13',
      'At a terminal one key starts it, and leaving spends nothing',
      'at a terminal it is shown, Enter starts it, and Escape leaves with nothing asked and nothing spent',
    ],
    [
      '§13',
      'Above the limit it asks in so many words',
      'above the limit a key is not enough: it is typed, and anything else leaves it',
    ],
    [
      '§13',
      'Unattended it needs --yes or a budget above the limit',
      'with nobody there: within the limit it goes, above it needs --yes or a budget',
    ],
  ]),
  ...heldBy('test/extension/spending.test.ts', [
    [
      '§12',
      'The primary row or button before spending names the amount or the effect',
      'above the limit the button names the amount, never yes or OK',
    ],
  ]),
];
