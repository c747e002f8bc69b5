/** What documents hold, whoever writes them, and what a gate says of them. */
import { lines } from '../grammar/typeset.ts';

export const writtenEnglish = {
  document: {
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
    script: {
      problem: lines`We keep meeting the same trouble with {thing}, a little every week, and pay for it in attention more than in days.`,
      people: lines`First the person who asked for it, then everybody who will have to keep {key} alive afterwards.`,
      scope: lines`In: the smallest version of {thing} that somebody outside this table can use.
        Out: everything that can be added to {key} later without asking anybody again.`,
      requirements: lines`A person who has never seen {key} gets to a first result within ten minutes. | What {thing} did, and when, can be read afterwards by somebody else.`,
      assumptions: lines`What is at stake around {key} in {weeks} weeks is of the same order as today.
        One person is free for it until the first version is out; if not, the dates move and nothing else does.`,
      risks: lines`It takes longer than {weeks} weeks: we stop at that date and keep what works by then.
        It is used in a way we did not foresee: the old way stays available until two weeks have passed without a complaint.`,
      edges: lines`Nothing there yet: {key} says what is missing and how to begin. | Done twice in a row: the second time changes nothing.
        Interrupted half-way: it can be started again from the beginning, and leaves no trace of the first attempt.`,
      acceptance: lines`The figure taken before the first day is taken again on the last, and is better by a share that we write down beforehand.`,
      actions: lines`{owner}: take today’s figure for {key} and write down how it was taken, by Friday.
        {owner}: show the first piece to somebody who was not here, within the week.
        {owner}: try the way back once, with the page in hand, before the first day.`,
      steps: lines`Write down today’s behaviour of {key}, so that a difference can be seen (a note under docs/).
        Make the smallest change that lets us {act}, behind one switch. | Move a single case across, and look at it for a day.
        Move the rest, take the switch out, and write the changelog.`,
      tests: lines`Step 1 is done when somebody else reads the note and finds nothing to ask.
        Steps 2 and 3 are shown by running the old and the new side by side on the same case, twice.`,
      wayBack: lines`It behaves otherwise than before: turn the switch back, which touches one line and needs no release.
        The last step reveals a caller we had not seen: stop there, keep the switch, and write the caller into the note.`,
      shared: lines`Nobody proposes to do nothing about {key}, and nobody proposes to do everything at once.`,
      criteria: lines`Way back: 5 if one person can undo it in an hour, 1 if nobody can.
        Effect on {key}: 5 if somebody outside notices the same week, 1 if only we would. | Cost: 5 for less than a week of one person, 1 for more than a month.
        Evidence: 5 if we would know in {weeks} weeks that we were wrong, 1 if we would never know.`,
      outside: lines`Who does the work, and in which week: that is for the day after. | Whatever would have to be decided again anyway once {key} has grown.`,
      note: lines`What we are about to do, and why: {act}.
        How to see that it worked: the same case, before and after, by somebody who did not write it. | How to go back: one switch, one line, no release.`,
    },
    none: 'none',
    requirement: lines`It holds at all times: {constraint}. | It is built so that {constraint} stays true, and says so when it does not.`,
    criterion: lines`Met when {acceptance} has been shown by someone who did not write it. | Checked on a named day: {acceptance}.`,
    mended: lines`Taken. “{section}” now carries what {who} recommends: {step}. | {who} was right to stop here; “{section}” has a new line for it, {step}.
      Mended in “{section}”, where the work now waits for one thing: {step}.`,
    added: lines`Added after the review of {who}: {step}. | Before anything else here, and at the request of {who}: {step}.`,
    passed: {
      assumptions: 'The assumptions now have a section of their own, each in a line that can be attacked.',
      risks: 'Each risk now stands next to what we do about it.',
      edges: 'The empty, double and interrupted cases are written out, with what happens in each.',
      acceptance:
        'The criteria are now lines that can come out red, with a day and somebody else to check them.',
      actions: 'Every action has a name in front of it and a date behind it.',
    },
    gated: lines`The gate said {issue}. {passed} | Sent back over {issue}. {passed}`,
    askedAgain: lines`Another round was asked for, on {issue}; this version is the answer.`,
    deferred: lines`Sent back over {issue}. It is not mended in this version, and I would rather say so than dress it up.`,
    heard: lines`@{id} recommends {issue}; it is on the list below, under that name. | From @{id} I keep {issue}, which costs nothing now and would cost later.
      @{id} asks for {issue}. Yes, after the first version, and it is written down so that it is not forgotten.`,
    stays: lines`{issue} stays open: nobody here can settle it, and {owner} will know more in {weeks} weeks.`,
    summary: lines`Puts the plan to {act} next to the code, with its check and its way back, before any line of code moves.`,
    resent: lines`Again from the gate, this time with {issue} taken up in the note.`,
    changelog: 'Wrote down how we {act}, how to check it and how to go back.',
    gist: lines`Five minutes on {thing}: what we know, what we do not, what happens next.`,
    quoted: lines`@{id}: {quote}, which goes first because the rest leans on it. | @{id}: {quote}, to be kept next to the figures.
      @{id}: {quote}, the line to remember if it turns out otherwise. | @{id}: {quote}, said once and worth a section.`,
    differs: lines`{who} and the others part on {issue}. | Not settled: {issue}, which {who} holds open.`,
    together: lines`No open quarrel is left; the differences have become conditions, and they stand with the actions.`,
    tldr: lines`{Answer}. Look again in {weeks} weeks, with one figure in hand. | In short: {answer}, and write down today what would make us stop.`,
    due: lines`by Friday | within {weeks} weeks`,
    option: {
      act: lines`all of it, starting this week, with one person in charge. | the whole step, decided now and not discussed again until it is done.`,
      small: lines`a first piece that can be undone, {weeks} weeks, then a second look.`,
      still: lines`today’s state, on purpose, with a date on which the question comes back.`,
    },
    scored: lines`5 if it holds by itself, 1 if it has to be watched. | 5 if the option guarantees it, 1 if it gives it up.`,
  },
  gate: {
    coherence: {
      pass: lines`read from the end to the beginning, {doc} still says the same thing.`,
      warn: lines`two passages on {key} use different words for what I take to be one thing; if it is two, this will cost us.`,
      fail: lines`two passages on {key} cannot both be true; choose one and strike the other.
        the conclusion does not use what the middle establishes; join them or cut the middle.`,
    },
    assumptions: {
      pass: lines`they are written where one can attack them, and I attacked two.`,
      warn: lines`the assumption that nothing else changes around {key} is not on the list; we carry it knowingly.`,
      fail: lines`I find none, and the whole rests on at least three; list what is taken for granted about {key}.
        there is no list of assumptions; write one, each in a line that could be wrong.`,
    },
    risks: {
      pass: lines`each has an answer next to it, and the answers are things one can do.`,
      warn: lines`the delay is described and its price is not; we accept not knowing what each lost week costs.`,
      fail: lines`they are listed like weather, with nothing to be done; put an action next to each.
        the largest one is missing: what happens to {key} if the work stops in the middle.`,
    },
    edges: {
      pass: lines`the empty case, the double one and the interrupted one all have an ending.`,
      warn: lines`two people acting on {key} at once is left to luck; rare, and accepted as such.`,
      fail: lines`not a single one is written down; begin with the interrupted case, which touches {key}.
        only the good day is described; say what happens when it is empty, doubled or cut off.`,
    },
    acceptance: {
      pass: lines`I could turn each line into a check today, and one of them into two.`,
      warn: lines`one criterion depends on the mood of whoever checks it; accepted, with two people to check.`,
      fail: lines`nothing here could come out red; write criteria about {key} that can fail.
        the criteria are intentions; give each a figure, a day and somebody to look.`,
    },
    actions: {
      pass: lines`each has a name in front and a date behind.`,
      warn: lines`one name stands in front of too many of them; we accept that the last will be late.`,
      fail: lines`nobody is named; put one person and one day on each action.
        there are wishes and no owners; say who does what about {key}, and by when.`,
    },
    checks: {
      failed: 'the check {name} fails, and its last words are {output}; no vote changes that.',
      silent: 'the check {name} fails without a word; no vote changes that.',
      waived:
        'the check {name} was waived by {by}, who writes {said}; the risk is theirs, and it is written down.',
    },
    closing: {
      pass: lines`It may go on. What convinced me is the line {quote}. | Nothing holds it here. I would frame {quote}.`,
      warn: lines`It may go on, with the risk in writing. I marked {quote} for whoever reads this after us. | Passed with open eyes. The line to watch is {quote}.`,
      fail: lines`It goes back, for one reason and not for its manners: {quote} is good work. | Not yet. Keep {quote}, and mend what is marked.`,
    },
  },
};
