/** Rules of the deliberation that no single protocol owns. */
import { heldBy, type Rule } from '../rule.ts';

export const deliberationRules: readonly Rule[] = [
  ...heldBy('test/core/deliberationRules.test.ts', [
    [
      '§7',
      'Deadlines: 90 s a seat; human and file seats an hour; acp ten minutes',
      'a seat has 90 seconds, an agent that edits files ten minutes, a person and a file an hour',
    ],
    [
      '§7',
      'Quorum: more than half, at least two',
      'a quorum is more than half of those asked, and at least two',
    ],
    [
      '§7',
      'consensusThreshold: two thirds by default, rounded up',
      'soft consensus takes two thirds, rounded up, unless the brief says otherwise',
    ],
    [
      '§7',
      'Conditions are data that combine with all and any and always give their reason',
      'conditions combine with all, any and not, and the one that decides gives its reason',
    ],
    ['§7', 'Each protocol has its time budget', 'every built-in protocol has the time budget of its row'],
    [
      '§7',
      'Dominance is judged in phases in which all speak, with three seats or more',
      'dominance is weighed only where three or more speak',
    ],
    [
      '§7',
      'An injection that a seat does not acknowledge is put to it once more by name, then flagged',
      'that a seat passes over are put to it once more, by name; passed over again it is flagged',
    ],
    [
      '§7',
      'After the last participants’ phase an injection goes to the synthesizer',
      'that come after the last phase of the participants go to the synthesizer, who is flagged when it passes them over',
    ],
  ]),
  ...heldBy('test/host/retries.test.ts', [
    [
      '§7',
      'A failing seat has two retries with backoff, then it is absent with the reason',
      'is tried twice more, with a longer wait each time, and then the seat is absent with the reason',
    ],
    [
      '§7',
      'A Retry-After beyond the deadline means absent at once',
      'that must wait beyond the deadline is absent at once',
    ],
  ]),
  ...heldBy('test/workspace/statusWords.test.ts', [
    ['§7', 'One table maps the statuses to each seed’s words', 'has its word in each file’s own seed'],
  ]),
];
