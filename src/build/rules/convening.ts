/** Rules of the convening: briefs, contexts, protocols that people write, who has which part, which mode. */
import { heldBy, type Rule } from '../rule.ts';

export const conveningRules: readonly Rule[] = [
  ...heldBy('test/workspace/declared.test.ts', [
    [
      '§7',
      'maxRounds is the protocol’s by default; ignored where a protocol has a fixed course, with a warning',
      'with rounds that its protocol ignores, or a role it does not ask, is warned at the line',
    ],
    [
      '§7',
      'A brief that says no rounds has its protocol’s, and a roundtable goes to 5',
      'without rounds has its protocol’s, and a round table five',
    ],
    [
      '§7',
      'A brief names checks of council.yaml and never holds a command line',
      'may seat a person, and name the checks that council.yaml declares',
    ],
    [
      '§7',
      'A cost limit with an unpriced seat is refused',
      'with a limit in money is refused as long as one seat has no price',
    ],
    [
      '§7',
      'Context is text, files, a git range, a selection',
      'takes a context of text, files, a selection and a git range',
    ],
  ]),
  ...heldBy('test/workspace/conveningContext.test.ts', [
    [
      '§7',
      'Context is capped at 60,000 tokens, and what was cut is shown',
      'holds 60,000 tokens at most, cut between lines, and names what was left out',
    ],
    [
      '§14',
      'A brief reads nothing outside the workspace, links followed (S5)',
      'refuses what lies outside the workspace after links are followed, what is hidden, no text or not there',
    ],
    [
      '§14',
      'A git range as context starts nothing that a hostile repository names (S20)',
      'starts nothing that a hostile configuration names (S20)',
    ],
    [
      '§14',
      'A git range that begins with - is no option of git, and git runs in a trusted workspace only',
      'that is none, an option or unknown is refused, and none runs where the workspace is not trusted',
    ],
    [
      '§14',
      'A cited file can’t close the fence it stands in',
      'holds text as it is, files and selections under their paths in a fence they can’t close',
    ],
  ]),
  ...heldBy('test/workspace/conveningSeats.test.ts', [
    [
      '§7',
      'The default owner is the lead of the question’s domain; QA and reviewers follow by domain',
      'are the lead of the question’s domain as owner, QA by domain, everyone else as reviewers',
    ],
    [
      '§7',
      'engineering’s owner is by default the lead on code',
      'go to the lead of the protocol’s own domain first, and to the first seat when nobody leads',
    ],
    [
      '§7',
      'debate and roundtable gain a gate when the brief sets roles.qa',
      'are not given in a protocol that does not ask for them',
    ],
    [
      '§7',
      'A person can sit at the table themselves (backend human)',
      'carry the domains and the price of each seat; a person sits with an answer of their own',
    ],
    [
      '§7',
      'Whoever has a part and no seat has no vote',
      'are the brief’s where it names them, and whoever was not seated sits beside without a vote',
    ],
  ]),
  ...heldBy('test/workspace/declaredOnHost.test.ts', [
    [
      '§7',
      'The mode is stated, or chosen from the question by a table of keywords, and shown',
      'the mode is chosen from the question and shown with its reason; a stated one wins',
    ],
    [
      '§7',
      'A protocol of protocols/ runs like a built-in one, in a council’s own copy',
      'a protocol of one’s own runs like a built-in one, in the council’s own copy',
    ],
    [
      '§7',
      'A brief edited while its council runs can be injected as a difference',
      'a brief that is edited while its council runs is told as a difference, line by line',
    ],
    [
      '§5',
      'Devil’s advocate and mediator are persona templates, added with every other line as it was',
      'a persona is added to identities.yaml with every other line as it was',
    ],
  ]),
  ...heldBy('test/core/routing.test.ts', [
    [
      '§7',
      '“à table”, “conseil” and “délibérez” before a subject call a council, accents and case ignored',
      'is "à table", "conseil" or "délibérez" before a subject, accents and case ignored',
    ],
    [
      '§5',
      'Who leads on X is answered from the domains, in French and English',
      'names the domain that is spoken of most first, in the file’s own spelling',
    ],
  ]),
  ...heldBy('test/core/protocolFile.test.ts', [
    [
      '§7',
      'Protocols are data: every built-in one is a file that a person could have written',
      'is what a built-in protocol is printed as, to the last field',
    ],
    [
      '§7',
      'A loop that can’t end, a condition on no phase, a phase for nobody are refused at their line',
      'a protocol file',
    ],
  ]),
  ...heldBy('test/cli/protocols.test.ts', [
    [
      '§13',
      'council protocols lists, shows and checks, with exit code 2 for a file that can’t be followed',
      'checks a file: exit code 2, with each problem at its line',
    ],
  ]),
];
