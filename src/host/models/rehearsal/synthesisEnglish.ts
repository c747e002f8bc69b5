/** The orchestrator's sentences in English. */
import type { SynthesisWords } from './synthesisShape.ts';

export const synthesisEnglish: SynthesisWords = {
  support: {
    one: [
      'Only {names} supports this answer so far: {answer}.',
      'One seat, {names}, stands behind it: {answer}.',
    ],
    many: ['{names} support one answer: {answer}.', 'One answer has the support of {names}: {answer}.'],
    all: [
      'The whole table supports one answer: {answer}.',
      'Nobody is left outside: {names} meet on one answer, to {answer}.',
    ],
    nobody: ['No answer has gathered a vote yet.', 'The table gives no common answer.'],
  },
  shared: {
    now: [
      'The work is understood well enough to begin; the doubts that remain are about how.',
      'Shared ground: another study would tell us what we already know.',
    ],
    pilot: [
      'Shared ground: a first step that can be undone will teach us more than another round of argument.',
      'What unites the table is the size of the first step, small enough to regret cheaply.',
    ],
    gate: [
      'Shared ground: a figure taken beforehand is worth more than an opinion held afterwards.',
      'What the table shares is a wish to know before it acts, and a limit to how long that may take.',
    ],
    split: [
      'Shared ground: the two halves of this question do not carry the same risk.',
      'The table agrees that the part which can be undone need not wait for the part which cannot.',
    ],
    wait: [
      'Shared ground: the case has not been lost, it has not been made.',
      'What the table shares is patience with a date on it.',
    ],
  },
  early: [
    'They met in the second round, so no third one was held.',
    'Agreement came as soon as they had read each other.',
  ],
  late: [
    'It took a third round to get here.',
    'The last objections were taken up by name in the third round.',
  ],
  absent: [
    'Missing from the record: {names}. Nothing here speaks for that chair.',
    '{names} did not answer, and is counted neither way.',
  ],
  versus: (one, other, point) => `${one} vs ${other ?? 'all'} on ${point}`,
  blocking: 'blocking',
  moved: ['settled, since {name} came over in the end', 'closed: {name} moved', 'no longer held by {name}'],
  stands: ['it stands', 'not settled, and kept below', 'still open; {name} holds'],
  noDisagreement: [
    'None that is still open; what separated the first positions has become conditions.',
    'Nothing remains in dispute. The first positions differed in side and in pace, and the conditions below keep the trace.',
  ],
  insight: [
    '{quote}: the answer is built on this.',
    '{quote}, which nobody refuted.',
    '{quote}. It changed what the others were arguing about.',
    '{quote}, and the condition below is the answer to it.',
    '{quote}: the line to reread if this goes badly.',
    '{quote}, a reminder that will still hold in a year.',
    '{quote}. The rest of us had walked around it.',
    '{quote}, the sharpest sentence of the first round.',
  ],
  core: {
    now: [
      'My recommendation is to {act}, beginning this week.',
      'I recommend that we {act} now, and that we stop debating whether.',
    ],
    pilot: [
      'My recommendation: {act} on trial for {weeks} weeks, then look at it together.',
      'I recommend a small start: we {act} for {weeks} weeks, and then we keep it or undo it.',
    ],
    gate: [
      'I recommend that we measure first: one figure, {weeks} weeks at most, and then we {act} if the figure calls for it.',
      'My recommendation is a gate. Whoever wants to {act} brings the number, and the number decides.',
    ],
    split: [
      'I recommend that we decide in two parts: what can be undone, today; and in {weeks} weeks whether to {act} in full.',
      'My recommendation is to take the reversible half now and to {act} for the rest only once it has held.',
    ],
    wait: [
      'My recommendation is to {dont} for now rather than {act}, and to reopen the question in {weeks} weeks.',
      'I recommend that we {dont}. In {weeks} weeks, anyone who still wants to {act} brings what was missing today.',
    ],
  },
  first: ['The first step is the one {name} asked for: {quote}.', 'Begin with {name}’s request, {quote}.'],
  condition: [
    'On the way, keep what {name} added: {quote}.',
    'A condition from {name} comes with it: {quote}.',
  ],
  measure: [
    'We shall call it done at the brief’s own mark, {acceptance}.',
    'The measure is the one in the brief: {acceptance}.',
  ],
  again: [
    'On the question that reopened this, {said}, the answer is in those terms.',
    'This also answers what was asked for the extra round: {said}.',
  ],
  risk: {
    now: [
      'A mistake will cost more than it would have after a slow start.',
      'We begin before every doubt has been answered.',
    ],
    pilot: [
      'For {weeks} weeks two ways of working live side by side.',
      'A small trial may say too little about {key} at full size.',
    ],
    gate: [
      'The date slips if the figure is late.',
      'We may measure {key} well and learn that we measured the wrong thing.',
    ],
    split: [
      'Two half-decisions can drift apart.',
      'The second half may never come, and the first would then be all we did about {key}.',
    ],
    wait: [
      'What bothers us about {key} today goes on for {weeks} weeks more.',
      'Waiting may look like a refusal to those who asked.',
    ],
  },
  riskOf: [
    '{name} warned of it in these words: {quote}. We go on with that written down.',
    'The objection of {name}, {quote}, is answered on paper and not yet in fact.',
  ],
  minority: ['{quote}', 'in the seat’s own words, {quote}'],
  instead: ['Proposed instead: {quote}.', 'The other road, as put to the table: {quote}.'],
  acknowledge: [
    '{by} says {said}, and the recommendation is written with that in view.',
    '{by} brought in {said}; it is part of what follows.',
  ],
};
