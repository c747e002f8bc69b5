/** The sentences of documents in English. */
import type { PaperWords } from './paperShape.ts';

export const paperEnglish: PaperWords = {
  titles: {
    spec: '{Act}: specification',
    outline: '{Act}: outline',
    plan: '{Act}: plan of work',
    structure: '{Thing}: what the table says, in order',
    reply: '{Thing}: reply to the reviews',
    page: '{Thing}: where we stand',
    frame: 'Should we {act}, and how far?',
  },
  headings: {
    problem: 'Problem',
    people: 'Who it is for',
    scope: 'Scope',
    requirements: 'Requirements',
    assumptions: 'Assumptions',
    risks: 'Risks and mitigations',
    edges: 'Edge cases and failure modes',
    acceptance: 'Acceptance criteria',
    actions: 'Next actions',
    changed: 'What changed',
    open: 'Open issues',
    steps: 'Steps',
    tests: 'Tests',
    wayBack: 'Risks and way back',
    options: 'Options',
    criteria: 'Criteria',
    outside: 'Out of scope',
    tldr: 'TL;DR',
    said: 'What each of us sees',
    shared: 'What we share',
    apart: 'Where we differ',
    blocking: 'Blocking issues, in their order',
    remarks: 'Everything else',
    pageActions: 'Actions',
  },
  none: 'none',
  problem: [
    'Today nobody can say in one line what {thing} is for, and each of us works around it in a different place.',
    'We keep meeting the same trouble with {thing}, a little every week, and pay for it in attention more than in days.',
  ],
  people: [
    'Whoever meets {key} on an ordinary morning, in a hurry, without having read this page.',
    'First the person who asked for it, then everybody who will have to keep {key} alive afterwards.',
  ],
  inside: [
    'In: the smallest version of {thing} that somebody outside this table can use.',
    'In: {thing}, for one group of people, from start to finish.',
  ],
  outside: [
    'Out: everything that can be added to {key} later without asking anybody again.',
    'Out: the cases that nobody has met yet, which are listed below and not built.',
  ],
  requirement: [
    'It holds at all times: {constraint}.',
    'It is built so that {constraint} stays true, and says so when it does not.',
  ],
  required: [
    'A person who has never seen {key} gets to a first result within ten minutes.',
    'What {thing} did, and when, can be read afterwards by somebody else.',
  ],
  assumption: [
    'What is at stake around {key} in {weeks} weeks is of the same order as today.',
    'Those whom {key} concerns today will still be there while we work.',
  ],
  assumed: [
    'One person is free for it until the first version is out; if not, the dates move and nothing else does.',
    'Nobody outside this table has to change a habit before the first version.',
  ],
  risk: [
    'It takes longer than {weeks} weeks: we stop at that date and keep what works by then.',
    'It is used in a way we did not foresee: the old way stays available until two weeks have passed without a complaint.',
  ],
  edge: [
    'Nothing there yet: {key} says what is missing and how to begin.',
    'Done twice in a row: the second time changes nothing.',
    'Interrupted half-way: it can be started again from the beginning, and leaves no trace of the first attempt.',
    'Two people at once: the later one is told, and nothing is overwritten in silence.',
  ],
  criterion: [
    'Met when {acceptance} has been shown by someone who did not write it.',
    'Checked on a named day: {acceptance}.',
  ],
  criteria: [
    'A stranger follows the first page and reaches a result without a question.',
    'The figure taken before the first day is taken again on the last, and is better by a share that we write down beforehand.',
  ],
  action: [
    '{owner}: take today’s figure for {key} and write down how it was taken, by Friday.',
    '{owner}: show the first piece to somebody who was not here, within the week.',
    '{owner}: try the way back once, with the page in hand, before the first day.',
    '{owner}: ask five of the people concerned, and bring their words back in {weeks} weeks.',
  ],
  planned: {
    problem: 'what {thing} costs us now, with one example that everybody knows',
    people: 'one person, with a morning, and not “the users”',
    scope: 'what is in, what stays out, and what we refuse even if it works',
    requirements: 'one line for each constraint of the brief, and no adjective',
    assumptions: 'what we take for granted about {key}, so that it can be attacked',
    risks: 'what may go wrong, and what we do on that day',
    edges: 'the empty case, the double one, the interrupted one',
    acceptance: 'lines that can come out red',
    actions: 'who does what, by when',
  },
  mended: [
    'Taken. “{section}” now carries what {who} recommends: {step}.',
    '{who} was right to stop here; “{section}” has a new line for it, {step}.',
    'Mended in “{section}”, where the work now waits for one thing: {step}.',
  ],
  added: [
    'Added after the review of {who}: {step}.',
    'Before anything else here, and at the request of {who}: {step}.',
  ],
  passed: {
    coherence: 'Two passages said different things about {key}; one of them is gone.',
    assumptions: 'The assumptions now have a section of their own, each in a line that can be attacked.',
    risks: 'Each risk now stands next to what we do about it.',
    edges: 'The empty, double and interrupted cases are written out, with what happens in each.',
    acceptance:
      'The criteria are now lines that can come out red, with a day and somebody else to check them.',
    actions: 'Every action has a name in front of it and a date behind it.',
  },
  gated: ['The gate said {issue}. {passed}', 'Sent back over {issue}. {passed}'],
  askedAgain: [
    'Another round was asked for, on {issue}; this version is the answer.',
    'Written once more because of {issue}, which the last version left open.',
  ],
  deferred: [
    'The gate said {issue}. I could not settle that in one go; it stands under “Open issues”, so that it is not forgotten.',
    'Sent back over {issue}. It is not mended in this version, and I would rather say so than dress it up.',
  ],
  heard: [
    '@{id} recommends {issue}; it is on the list below, under that name.',
    'From @{id} I keep {issue}, which costs nothing now and would cost later.',
    '@{id} asks for {issue}. Yes, after the first version, and it is written down so that it is not forgotten.',
  ],
  stays: [
    '{issue} stays open: nobody here can settle it, and {owner} will know more in {weeks} weeks.',
    '{issue} is left as it is, with {owner} to watch it.',
  ],
  step: [
    'Write down today’s behaviour of {key}, so that a difference can be seen (a note under docs/).',
    'Make the smallest change that lets us {act}, behind one switch.',
    'Move a single case across, and look at it for a day.',
    'Move the rest, take the switch out, and write the changelog.',
  ],
  test: [
    'Step 1 is done when somebody else reads the note and finds nothing to ask.',
    'Steps 2 and 3 are shown by running the old and the new side by side on the same case, twice.',
  ],
  back: [
    'It behaves otherwise than before: turn the switch back, which touches one line and needs no release.',
    'The last step reveals a caller we had not seen: stop there, keep the switch, and write the caller into the note.',
  ],
  note: [
    'What we are about to do, and why: {act}.',
    'How to see that it worked: the same case, before and after, by somebody who did not write it.',
    'How to go back: one switch, one line, no release.',
  ],
  summary: [
    'Adds the note that everything else starts from: what {act} changes, how to see it, how to go back.',
    'Puts the plan to {act} next to the code, with its check and its way back, before any line of code moves.',
  ],
  resent: [
    'Again from the gate, this time with {issue} taken up in the note.',
    'Second version: {issue} has its own line in the note now.',
  ],
  changelog: 'Wrote down how we {act}, how to check it and how to go back.',
  gist: [
    'Five minutes on {thing}: what we know, what we do not, what happens next.',
    'One page that somebody who was not there can act on: {thing}, without the history.',
  ],
  quoted: [
    '@{id}: {quote}, which goes first because the rest leans on it.',
    '@{id}: {quote}, to be kept next to the figures.',
    '@{id}: {quote}, the line to remember if it turns out otherwise.',
    '@{id}: {quote}, said once and worth a section.',
  ],
  common: [
    'Nobody proposes to do nothing about {key}, and nobody proposes to do everything at once.',
    'All of us would rather know than guess about {key}, and all of us name a date.',
  ],
  differs: ['{who} and the others part on {issue}.', 'Not settled: {issue}, which {who} holds open.'],
  together: [
    'What separates us is pace, and a page can carry two speeds if it says so.',
    'No open quarrel is left; the differences have become conditions, and they stand with the actions.',
  ],
  tldr: [
    '{Answer}. Look again in {weeks} weeks, with one figure in hand.',
    'In short: {answer}, and write down today what would make us stop.',
  ],
  due: ['by Friday', 'within {weeks} weeks'],
  option: {
    act: [
      'all of it, starting this week, with one person in charge.',
      'the whole step, decided now and not discussed again until it is done.',
    ],
    small: [
      'a first piece that can be undone, {weeks} weeks, then a second look.',
      'as little as teaches us something, with a date on which it ends by itself.',
    ],
    still: [
      'today’s state, on purpose, with a date on which the question comes back.',
      'no change, and the trouble counted meanwhile.',
    ],
  },
  criterionOf: [
    'Way back: 5 if one person can undo it in an hour, 1 if nobody can.',
    'Effect on {key}: 5 if somebody outside notices the same week, 1 if only we would.',
    'Cost: 5 for less than a week of one person, 1 for more than a month.',
    'Evidence: 5 if we would know in {weeks} weeks that we were wrong, 1 if we would never know.',
  ],
  notHere: [
    'Who does the work, and in which week: that is for the day after.',
    'Whatever would have to be decided again anyway once {key} has grown.',
  ],
};
