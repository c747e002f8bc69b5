/** Rules of the deliberation itself, held on the pure core. */
import { heldBy, type Rule } from '../rule.ts';

export const coreRules: readonly Rule[] = [
  ...heldBy('test/core/debate.test.ts', [
    [
      '§7',
      'COLLECT and CHALLENGE ask every participant at once',
      'asks every seat at once in COLLECT, then in CHALLENGE',
    ],
    [
      '§7',
      'Convergence skips the optional phase, with its reason',
      'skips RESOLVE when all agree, and says why',
    ],
    [
      '§7',
      'RESOLVE runs whenever CHALLENGE did not converge',
      'holds RESOLVE whenever CHALLENGE did not converge, with the disagreements named',
    ],
    [
      '§7',
      'Disagreements are the contests and the blocking issues; without any, X vs all',
      'names who contests whom on what, and what blocks',
    ],
    [
      '§7',
      'A blocking issue prevents convergence',
      'does not converge while a blocking issue is open, though all agree',
    ],
    ['§7', 'maxRounds: 1 COLLECT, 2 + CHALLENGE, 3 + RESOLVE', 'a debate'],
    [
      '§7',
      'The orchestrator synthesises, has no vote and is not in the quorum',
      'is synthesised by the orchestrator, who has no vote and is not in the quorum',
    ],
    [
      '§7',
      'Unattended, a council ends as recommended, not decided',
      'unattended, ends as recommended and owes its record',
    ],
    [
      '§7',
      'A seat that times out is noted absent and the council goes on',
      'goes on without a seat that times out, and notes it',
    ],
    [
      '§7',
      'Without a quorum there is no convergence; an absent seat never agrees',
      'never counts an absent seat as agreeing: without a quorum there is no convergence',
    ],
    [
      '§7',
      'Fewer than two respondents: inconclusive, with all that was said kept',
      'is inconclusive with fewer than two respondents, and keeps all that was said',
    ],
    [
      '§7',
      'A failing synthesizer is replaced, at last by an extractive synthesis that says so',
      'replaces a failing synthesizer by the next seat, then by an extract that says so',
    ],
    ['§7', 'An unreadable vote is asked again once', 'is asked again once, and its words are kept'],
    [
      '§7',
      'After the repair question an unreadable vote is never agreement',
      'never counts as agreement, and is not asked a third time',
    ],
  ]),
  ...heldBy('test/core/people.test.ts', [
    [
      '§7',
      'A person injects to all: every seat is shown it in its next turn',
      'inject: every seat is shown it in its next turn, once',
    ],
    ['§7', 'A person injects to one seat', 'inject to one: only that seat is shown it'],
    [
      '§7',
      'An unacknowledged injection suppresses a skip of optional phases',
      'an unacknowledged injection suppresses the skip of RESOLVE; an acknowledged one does not',
    ],
    [
      '§7',
      'A person injects mid-round: who still waits takes it up in the same round, calls in flight in their next turn',
      'inject mid-round: who still waits for their turn takes it up in the same round, the call in flight in its next',
    ],
    ['§7', 'Pause shifts deadlines', 'pause asks nothing new, resume gives full deadlines'],
    [
      '§7',
      'A person stops a council at any time',
      'stop ends it at once and nothing more is owed but its record',
    ],
    ['§7', 'The human has the last word; the first decision wins', 'people'],
    [
      '§7',
      'Another round reruns RESOLVE and the synthesis, outside maxRounds',
      'another round runs RESOLVE and the synthesis again, beyond maxRounds, with the question asked',
    ],
    [
      '§2',
      'An ended council leaves the state',
      'an ended council leaves the state once its files are safe, and can be recalled and decided',
    ],
    [
      '§6',
      'A deadline that passed while the host was down is not held against anyone',
      'gives a full deadline to what was in flight',
    ],
    [
      '§2',
      'Reopened after more than 10 minutes a council is paused and offers Resume',
      'after more than ten minutes a council is paused: money is never spent unasked',
    ],
  ]),
  ...heldBy('test/core/forms.test.ts', [
    [
      '§7',
      'What only begins like “none” is a blocking issue; “none” in so many words is not',
      'what only begins like “none” is a blocking issue',
    ],
    [
      '§7',
      'Readers take the Markdown of the seeds in French and English',
      'reads every field of the seed’s format',
    ],
    [
      '§7',
      'A minority report is required whenever someone disagreed',
      'a minority report is required whenever someone disagreed',
    ],
    [
      '§14',
      'Quoted or fenced votes and headings do nothing',
      'takes nothing from quotes and code: they are somebody’s words',
    ],
  ]),
  ...heldBy('test/core/prompts.test.ts', [
    [
      '§7',
      'Prompts carry the seeds’ instructions literally, one golden prompt for each phase and language',
      'prompts',
    ],
    [
      '§14',
      'An agent’s words are material, quoted in fences whose mark is random for seat and council',
      'other voices reach a model only inside the seat’s own fence',
    ],
    [
      '§14',
      'A fence’s mark is drawn again only if it occurs in a text',
      'a mark that occurs in a text is drawn again',
    ],
    [
      '§8',
      'A seat keeps its conversation over the rounds, the stable part first',
      'what a seat was sent before stays the same to the byte, so that caches hit',
    ],
  ]),
  ...heldBy('test/core/properties.test.ts', [
    [
      '§7',
      'A council always ends, within its round limits',
      'always ends: nothing more is asked, and it waits for a person or is over',
    ],
    ['§7', 'Blind means blind', 'a blind phase never leaks: a scene shows only what closed phases said'],
    [
      '§2',
      'A stale, repeated or impossible event changes nothing',
      'a record that comes twice, or late, changes nothing',
    ],
    ['§2', 'State is a function of the journal', 'a replay gives the same state, and the same scenes'],
  ]),
];
