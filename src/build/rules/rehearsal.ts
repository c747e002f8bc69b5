/** Rules of the rehearsal voices in every protocol and form. */
import { heldBy, type Rule } from '../rule.ts';

export const rehearsalRules: readonly Rule[] = [
  ...heldBy('test/models/protocols.test.ts', [
    [
      '§8',
      'Rehearsal goes through every protocol, and every reply of every form is read without a problem',
      'every protocol runs to its decision, and every reply of every form is read without a problem',
    ],
    [
      '§8',
      'Rehearsal voices share no sentence in any protocol',
      'no sentence is shared between two seats in any protocol',
    ],
    ['§8', 'Every rehearsed reply uses the brief’s words', 'every reply names what the brief is about'],
    [
      '§7',
      'Every form is answered in the brief’s language',
      'no slot is left unfilled, and French is French with its narrow spaces in every form',
    ],
    [
      '§8',
      'A seed decides a rehearsal, in every protocol',
      'the same seed gives the same council, another seed another',
    ],
    [
      '§7',
      'What a person injects is acknowledged in every form',
      'what a person says is acknowledged by everyone who speaks next, in any form',
    ],
    [
      '§7',
      'Another round answers the question of whoever asked for it',
      'another round is answered to the question of the person who asked for it, in every protocol',
    ],
  ]),
  ...heldBy('test/models/anyScene.test.ts', [
    [
      '§8',
      'Rehearsal serves protocols of one’s own: any form in any scene',
      'whatever form is asked for, at whatever table and after whatever was said, the reply is in that form',
    ],
    [
      '§7',
      'An owner and a judge need not vote',
      'an owner and a judge who do not vote write and judge all the same, in sentences of their own',
    ],
  ]),
  ...heldBy('test/models/roundtable.test.ts', [
    [
      '§7',
      'A rehearsed round table ends in strong, soft or no consensus, or repeats itself into the vote',
      'some seeds reach strong consensus before the fifth round, some soft, some none, and some repeat themselves into the vote',
    ],
    [
      '§7',
      'A turn takes a stance towards everyone who has spoken',
      'every turn takes a stance towards everyone who has spoken, with a comment that quotes them',
    ],
    [
      '§7',
      'A direct question is answered in the next turn',
      'questions are put by name, and who was asked answers in the next turn by naming who asked',
    ],
    [
      '§7',
      'The vote of a round table reports its minority',
      'the vote repeats where the table ended, and a minority is reported',
    ],
  ]),
  ...heldBy('test/models/rehearsalForms.test.ts', [
    [
      '§7',
      'A gate sends back what lacks a point and lets it pass when it is mended',
      'what the gate misses is really missing, and is there when the work comes back',
    ],
    [
      '§7',
      'A gate that never passes ends with the document and its open issues',
      'a gate that never passes ends with the document and its open issues',
    ],
    [
      '§7',
      'A failing check is a ❌ for the judge, a waived one a ⚠️',
      'a check that failed is a ❌ with its last words, and one that was waived a ⚠️ with the reason',
    ],
    [
      '§7',
      'A revision takes up every blocking issue',
      'a revision names every blocking issue with what changed, and keeps what earlier reviews added',
    ],
    [
      '§7',
      'A change is a unified diff that git applies',
      'a change creates one new file, so that git applies it in any repository',
    ],
    [
      '§7',
      'A page has five hundred words at most, a TL;DR and actions with owners',
      'the page keeps to its five hundred words, with a TL;DR and an owner for each action',
    ],
    [
      '§7',
      'A blocking issue of a review names a line of the context',
      'blocking issues of a review stand at a line that the context holds',
    ],
    [
      '§7',
      'Everyone scores the options of the frame under their names',
      'every seat weighs the options of the frame under their names, in cells of its own',
    ],
    ['§7', 'An anonymous table names nobody', 'anonymous tables speak in letters in every protocol'],
  ]),
];
