/** Rules of what a council of any protocol leaves behind and shows: records, artefacts, figures, views, words. */
import { heldBy, type Rule } from '../rule.ts';

export const recordsRules: readonly Rule[] = [
  ...heldBy('test/workspace/recordsProtocols.test.ts', [
    [
      '§7',
      'The archive holds question, mode, seats, every reply, gates, checks, waivers, risks, open issues, flags, limits and figures, in both languages',
      'what a council of each protocol leaves behind',
    ],
  ]),
  ...heldBy('test/workspace/recorderArtefacts.test.ts', [
    [
      '§3',
      'Each mode leaves its artefact: PRD, synthesis, decision matrix, review report, change and changelog entry',
      'are those of its protocol, and the archive links to each',
    ],
    ['§7', 'The change of an engineering council is a diff that git takes', 'are a change that git takes'],
    [
      '§3',
      'An artefact that a person has edited is theirs',
      'that a person has written in since are left as they are',
    ],
    [
      '§3',
      'One writer for each artefact: another council’s file is never overwritten',
      'never take the place of another council’s or a person’s file',
    ],
    [
      '§3',
      'Artefacts are whole or as they were, and can be written again',
      'are whole or as they were wherever the writing stops, and all there when it is repeated',
    ],
  ]),
  ...heldBy('test/workspace/materialForms.test.ts', [
    [
      '§14',
      'On every form a seat’s text changes nothing but its own words (S11)',
      'hostile words in every form',
    ],
  ]),
  ...heldBy('test/workspace/liveProtocols.test.ts', [
    [
      '§7',
      'The shared conversation tells neither words nor votes nor issues of a blind phase before it closes',
      'the shared conversation of every protocol',
    ],
    [
      '§7',
      'Of an anonymous council the shared conversation has letters for names',
      'of an anonymous council has letters for names, in the state block too',
    ],
  ]),
  ...heldBy('test/workspace/recall.test.ts', [
    [
      '§3',
      'A council of any protocol comes back whole from its log',
      'gives back councils of every protocol with all that they can hold',
    ],
    ['§4', 'The log of an earlier release is still read', 'takes the log of an earlier release'],
  ]),
  ...heldBy('test/workspace/recordsWords.test.ts', [
    ['§7', 'Every reason, flag, limit and problem is said in English and French', 'the words of a council'],
  ]),
  ...heldBy('test/core/figures.test.ts', [
    [
      '§7',
      'Matrices are merged by option name; the score is the median',
      'is merged by the name of the option whatever its case, emphasis and punctuation; the score is the median',
    ],
    [
      '§7',
      'Convergence, rounds to consensus and flips are counted',
      'count convergence, rounds to it, flips and what was sent back',
    ],
    [
      '§7',
      'Diversity is one minus the mean likeness of the first positions',
      'measure diversity by what the first positions share: none is 1, all is 0',
    ],
    [
      '§7',
      'Time is set against the critical path',
      'set the time against the critical path: the slowest voice of each phase, or all of them one after the other',
    ],
    [
      '§7',
      'The figures of many councils are means over those that know them',
      'are means over those that know them',
    ],
  ]),
  ...heldBy('test/host/present.test.ts', [
    [
      '§7',
      'A gate shows its verdict, its checks, the way back, what was accepted and what is open; not gated is said',
      'of a gate: its verdict, its checks, the way back and what was accepted or left open',
    ],
    [
      '§7',
      'A blocking issue of a review has its place',
      'of blocking issues: where they stand, and whether they are still held',
    ],
    [
      '§7',
      'At a round table a seat’s stand is its worst stance; consensus is strong, soft or none',
      'of a round table: the worst stances as stands, soft consensus, flips, flags and questions',
    ],
    [
      '§7',
      'A direct question is shown until it is answered',
      'of a phase of turns: those who wait, and a question that is taken up later',
    ],
    [
      '§7',
      'No view tells a vote or an issue of a blind review before it closes',
      'of an open blind review: who answered, and neither votes nor issues, to anyone in the head',
    ],
    [
      '§7',
      'In an anonymous council seats are letters to everyone until it has ended',
      'of an anonymous council: letters to everyone until it has ended, then every turn again with its name',
    ],
  ]),
];
