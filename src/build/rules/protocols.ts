/** Rules of the seven protocols and of everything that can happen in them. */
import { heldBy, type Rule } from '../rule.ts';

export const protocolRules: readonly Rule[] = [
  ...heldBy('test/core/protocols.test.ts', [
    [
      '§7',
      'prd: OUTLINE, DRAFT, REVIEW, REVISE, QA GATE, SHIP',
      'goes OUTLINE, DRAFT, REVIEW, QA, SHIP when the reviewers agree',
    ],
    ['§7', 'At most maxRounds review loops', 'reviews at most maxRounds times, revising in between'],
    ['§7', '❌ goes back to REVISE', 'a failed gate goes back to REVISE and passes when it is mended'],
    [
      '§7',
      'A gate that fails three times ends with the document and the open issues',
      'a gate that fails three times goes on with the document and the open issues, not in a loop',
    ],
    ['§7', '⚠️ is accepted with the risk written down', '⚠️ is accepted with the risk written down'],
    ['§7', 'With QA absent the result is marked not gated', 'with QA absent the result is marked not gated'],
    ['§7', 'A failing owner ends the council as inconclusive', 'a failing owner ends it as inconclusive'],
    [
      '§7',
      'Of several gates the gravest verdict counts',
      'of several gates the gravest verdict counts, and the open issues of each are named',
    ],
    [
      '§7',
      'Another round needs a phase that the protocol runs again',
      'another round of a protocol that says no phase for it changes nothing',
    ],
    [
      '§7',
      'A reviewer asked alone is its own quorum',
      'a reviewer who is asked alone and agrees is enough: nothing is revised without a reason',
    ],
    [
      '§7',
      'Of a phase with one speaker only the owner’s failure ends a council; anyone else is noted absent',
      'a reviewer who is asked alone and fails is noted absent, and the council goes on',
    ],
    [
      '§7',
      'engineering: PLAN, REVIEW, IMPLEMENT, QA GATE, SHIP',
      'goes PLAN, REVIEW, IMPLEMENT, QA, SHIP; a plan that is not agreed on is planned again',
    ],
    [
      '§7',
      'A failing check is a blocking issue that no vote overrules; a person waives it in writing',
      'a failing check sends it back to IMPLEMENT, whatever QA says; a person may waive it, in writing',
    ],
    [
      '§7',
      'analysis: FRAME, EVALUATE (blind), CHALLENGE, QA GATE, DECIDE',
      'analysis frames, evaluates blind, challenges, gates, decides',
    ],
    [
      '§7',
      'A failed gate goes back to EVALUATE in analysis, RESPOND in review',
      'a failed gate goes back to EVALUATE in analysis and to RESPOND in review',
    ],
    [
      '§7',
      'review: REVIEW, RESPOND, RESOLVE, QA GATE, VERDICT',
      'review resolves only what the reviewers did not agree on, with all the participants',
    ],
    [
      '§7',
      'synthesis: COLLECT, STRUCTURE, VALIDATE, PUBLISH; a gate when the brief sets roles.qa',
      'synthesis collects, structures, validates, publishes; it gains a gate when the brief asks for QA',
    ],
  ]),
  ...heldBy('test/core/roundtable.test.ts', [
    [
      '§7',
      'roundtable: one after the other, the start rotates each round, up to five',
      'speaks one after the other, another first each round, up to five rounds, then votes and synthesises',
    ],
    [
      '§7',
      'A speaker of the round table sees who spoke before',
      'each speaker hears those before it in the same round',
    ],
    [
      '§7',
      'Strong consensus ends the deliberation; the vote is held all the same',
      'strong consensus ends the deliberation; the vote is held all the same',
    ],
    [
      '§7',
      'Soft consensus: the threshold agrees and nobody disagrees',
      'soft consensus: the threshold agrees and nobody disagrees; one disagreement is none',
    ],
    [
      '§7',
      'Repetition in two rounds running, for half of the seats, forces the vote',
      'repetition by half of the seats in two rounds running forces the vote',
    ],
    [
      '§7',
      'A direct question must be answered; an unanswered one is put again, by name',
      'a direct question must be answered: it is put to the seat by name, and again when it was passed over',
    ],
    [
      '§7',
      'A direct question that is passed over again is flagged, with its words',
      'a question that was put again by name and passed over is flagged, with its words',
    ],
    [
      '§7',
      'A direct question passed over in a seat’s last turn is flagged there',
      'a question of the last round that is passed over is flagged there: nobody can be asked again',
    ],
    [
      '§7',
      'Direct questions in an anonymous council are put by letter',
      'in an anonymous council a question to a letter is put to the seat behind it, and is answered by letter',
    ],
    [
      '§7',
      'Dominance: a seat above half of all words is asked to be brief, the others go first',
      'whoever holds more than half of the words is asked to be brief, and comes last',
    ],
    [
      '§7',
      'Conformity at a round table: a stand that flips with under 20 % new shingles is flagged',
      'a stand that flips with hardly a new word is flagged, like a vote',
    ],
    [
      '§7',
      'An extractive synthesis quotes arguments, and reports a minority whenever someone disagreed',
      'a synthesis that nobody could write quotes what was argued, and reports the minority of the vote',
    ],
    [
      '§7',
      'Another round of a round table is one round, a vote and the synthesis',
      'another round is one round of the table, a vote and the synthesis',
    ],
    [
      '§7',
      'Conformity: a vote that flips with under 20 % new shingles is flagged',
      'seats that answer with a flipped vote and no new words are flagged; it changes no vote',
    ],
    [
      '§7',
      'anonymous: seats as letters until the archive',
      'an anonymous council shows letters: no scene holds a name or an id of another seat',
    ],
  ]),
  ...heldBy('test/core/generated.test.ts', [
    ['§7', 'Any protocol ends', 'always ends: over, or waiting for a decision'],
    [
      '§7',
      'Gates and loops go back no more often than they say',
      'goes back no more often than its gates and loops allow',
    ],
    ['§7', 'In a phase of turns one seat speaks at a time', 'in a phase of turns one seat speaks at a time'],
    [
      '§7',
      'A blind phase never leaks, in any protocol',
      'a blind phase never leaks: no scene of it holds another seat’s words of the same run',
    ],
  ]),
  ...heldBy('test/host/change.test.ts', [
    [
      '§7',
      'A diff that git apply --check refuses is a blocking issue',
      'blocks when git refuses it, when there is none, and when it leads out of the workspace',
    ],
  ]),
  ...heldBy('test/golden/stories.test.ts', [
    ['§7', 'Each protocol in each language, read as its archive', 'golden protocols, in both languages'],
    ['§7', 'Each rule and each way to end, read as its archive', 'golden rules'],
  ]),
];
