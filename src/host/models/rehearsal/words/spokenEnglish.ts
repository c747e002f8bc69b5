/** What any seat may say, with its own {concern} in it, and how a council is concluded. */
import { lines } from '../grammar/typeset.ts';

export const spokenEnglish = {
  seat: {
    persona: lines`I was seated here with the words {persona}, and so I begin with {concern}. | My instructions read {persona}; hence my eye on {concern}.
      Those who invited me wrote {persona}, and I take that to mean {concern}.`,
    role: lines`My card says {role}, so I look first at {concern}. | From the chair marked {role}, what I see is {concern}.
      My chair is {role}, and from it everything begins with {concern}.`,
    nouns: lines`With {terms} in the picture as well, I come back to {concern}. | The same goes for {terms}: there too I would start from {concern}.
      As for {terms}, seen from here that is again a matter of {concern}.`,
    again: lines`To the new question, {said}, I answer from the same place, {concern}. | Asked again, this time with {said}, I went back to {concern}.
      On {said}, I looked once more at {concern} before voting.`,
    format: lines`Whatever the form we owe, {format}, it must leave a line for {concern}.
      In the form that was asked for, {format}, I would put {concern} at the top.`,
    source: lines`I stopped at {place}, where it says {line}. Read with {concern} in mind, that line carries more than its neighbours.
      Take {line}, at {place}. Everything I have to say about {concern} can be said there. | The place to look is {place}: {line} is where {concern} is decided.
      At {place} I read {line}, and it sent me back to {concern}.`,
    behind: lines`What it means for {terms}: {concern} comes first. | On {terms} itself I weigh one thing, {concern}. | Seen from {terms}, it all turns on {concern}.
      Behind the paper there is {terms}, and there I look at {concern}.`,
    back: lines`The gate sent us back over {issue}, so I scored again with {concern} in view. | Asked to mend {issue}, I went through every row once more from {concern}.
      Since {issue} came back from the gate, I have given {concern} a heavier hand.
      After {issue}, the figures moved where {concern} is at stake, and only there.`,
    constraint: lines`The brief says {constraint}; I hold every answer to that, beginning with {concern}. | I take {constraint} at its word, with an eye on {concern}.
      For me {constraint} is no detail: it is where {concern} comes in.`,
    acceptance: lines`The brief wants {acceptance}, and I read that for {concern}.
      Anyone can check {acceptance}, and I would check it with {concern} in mind. | I would write {acceptance} on the first page, right next to {concern}.`,
    context: lines`The context says {context}, which brings me to {concern}. | From the context I keep {context}, because of {concern}.
      I read {context} in the context and thought at once of {concern}.`,
    repeats: lines`I have said it before and say it again, because nobody has touched {concern}. | My point has not moved, and neither has {concern}.
      Once more, and in the same words if I must, I am talking about {concern}.`,
    approve: lines`I read {doc} for {concern} and found an answer in the text itself, before I had to ask.
      I went through {doc} with {concern} in mind, and nothing in it made me stop.
      As far as {concern} goes, {doc} is good enough to build on, which I rarely say of a first version.`,
    reserve: lines`{Doc} is nearly there: one passage leaves {concern} to good luck, and I would rewrite that one.
      I can live with {doc} once a single line is added about {concern}. | My reservation about {doc} is small and has a name, {concern}.`,
    refuse: lines`I would send {doc} back: it decides over {concern} without a word about it. | I cannot let {doc} go on as it stands, because it passes over {concern}.
      Not yet: {doc} asks us to trust it about {concern}, and I would rather check.`,
    mended: lines`What I missed in {doc} is there now, and somebody answers for {concern}.
      My objection is answered: {doc} takes up {concern} at the very place where I had stopped reading.
      {Doc} has changed in the right place, and I have nothing left to say about {concern}.`,
    weighs: lines`I scored with {concern} in mind, which puts {best} ahead and leaves {last} behind. | Judged by {concern} alone, {best} comes first and {last} comes last.
      Between {best} and {last} the difference, for me, is {concern}.`,
    amendment: lines`add one line that says who answers for {concern} | with {concern} settled in writing before the first step
      name a date by which {concern} is looked at again | only with a way back that someone has tried, because of {concern}`,
    settles: lines`one written answer on {concern}, with a name under it | a try that anyone can repeat, looking at {concern}
      a number for {concern}, taken before and after`,
    changed: lines`{at}, with {quote}: it answers what I asked about {concern}. | what {at} wrote, {quote}, which I had left out when I thought of {concern}.
      {at} on the facts, {quote}; my doubt about {concern} had no fact behind it.`,
    needs: lines`{concern} settled in writing, and someone who signs it. | one try, seen through to its end, that shows {concern} is safe.
      a figure for {concern}, before and not after.`,
    matters: lines`it leaves {concern} to good luck | whoever relies on it pays for {concern} later | nobody would notice in time, and that is {concern}`,
    good: lines`It says what it will not do, {concern} included, which most texts leave out. | Its parts come in the order in which one would ask for them, {concern} first.
      Its examples can be checked, and I checked the one about {concern}. | It names who does what, down to {concern}.`,
    against: lines`The case against the motion, as strong as I can make it: it is silent on {concern}. | Suppose that we adopt it and regret it in a month: it will have been over {concern}.
      What nobody here has said against it begins with {concern}.`,
    points: {
      withdrawn: lines`the wording takes care of {concern} now | what I asked about {concern} has its answer | I have seen enough to let {concern} go`,
      kept: lines`nothing said since has touched {concern} | it was promised, and {concern} needs it done | I read every reply and {concern} is still open`,
      answered: lines`taken up, with {concern} written next to it | I will show it on paper before we start, {concern} included | it is right, and the first step looks at {concern}`,
      accepted: lines`it belongs in the text, and costs nothing to {concern} | taken as it stands, for the sake of {concern} | yes, and it sharpens {concern}`,
      declined: lines`it would be another proposal; {concern} is safe without it | not in these words: it takes more than it gives to {concern}`,
      mended: lines`rewritten at that place, with {concern} in view | the passage is new, and says who looks at {concern} | changed, and the next reader of {concern} can check it`,
      disputed: lines`I read that place again, and {concern} is covered two lines below | the case cannot arise; {concern} is decided earlier`,
      waived: lines`small enough to carry, as far as {concern} goes | known, written down, and no harm to {concern}`,
    },
    criteria: {
      pass: lines`anyone can check it, {concern} included | it follows from what is proposed, and so does {concern} | said in so many words, next to {concern}`,
      warn: lines`likely, and not shown: {concern} is the open end | it depends on who looks at {concern}`,
      fail: lines`nothing proposed so far reaches it, because of {concern} | it would fail on the first day over {concern}`,
    },
    proposals: {
      now: lines`{Act}, starting this week | {Act} now, without another study | Decide today to {act} | Stop asking whether and start asking how to {act}`,
      pilot: lines`Start small: {act} for {weeks} weeks as a trial | Keep it reversible: {act} for {weeks} weeks, then keep it or undo it
        A trial of {weeks} weeks in which we {act} and watch | Give it {weeks} weeks: {act} on trial, and build nothing on it yet`,
      gate: lines`Take today’s figure first, and {act} only if it is as bad as we say
        Agree on one number, measure it for {weeks} weeks, then {act} if it calls for it | Give success a number, measure it, and only then {act}
        Put a number on the pain, and {act} the day the number justifies it`,
      split: lines`Cut the question in two: do the part that can be undone now, and {act} in full only where that part holds
        Settle the reversible half today and come back in {weeks} weeks to {act} or not | {Act} by halves, the half that can be undone first
        Decide now what we could take back later, and {act} in full when that has held for {weeks} weeks`,
      wait: lines`{Dont} for now, reopen in {weeks} weeks the question whether to {act} | Not yet: {dont}, let whoever wants to {act} come back in {weeks} weeks
        Hold off for {weeks} weeks rather than {act} today, {dont} until then | Give the idea {weeks} more weeks before anyone may {act}, meanwhile {dont}`,
    },
    concludes: {
      now: '{act} now',
      pilot: '{act} as a trial first',
      gate: 'measure before we {act}',
      split: 'settle the reversible part before we {act}',
      wait: 'keep things as they are rather than {act}',
    },
    concludesBriefly: {
      now: 'go ahead with {key} now',
      pilot: 'start small with {key}',
      gate: 'measure before we touch {key}',
      split: 'settle the reversible part of {key} first',
      wait: 'leave {key} alone for now',
    },
    works: {
      draft: 'the draft',
      outline: 'the structure',
      plan: 'the plan',
      change: 'the change',
      answer: 'the reply',
      synthesis: 'the synthesis',
      page: 'the page',
      frame: 'the frame',
      matrix: 'the frame',
      other: 'the document',
    },
    verdicts: { accept: 'accept {doc}', sendBack: 'send {doc} back to the bench' },
    judgements: {
      agree: lines`Go on with {doc} as it stands | Take {doc} for good | Accept {doc} and move to the next step | Let {doc} through`,
      nuance: lines`Accept {doc} once one passage is rewritten | Keep {doc} and mend a single point before it goes on | Go on with {doc} under one written reservation
        Take most of {doc} and hold the rest for a day`,
      disagree: lines`Send {doc} back with a list of what is missing | Rework {doc} before anyone builds on it | Hold {doc} until its weakest part has been rewritten
        Return {doc} to its author`,
    },
    ownText: lines`This one is mine, so I asked a single thing of it, whether {quote} still says what I meant. It does.
      I read my own text as if somebody else had sent it, and stayed longest with {quote}.`,
    options: {
      pilot: 'A trial first',
      gate: 'Measure first',
      split: 'The reversible part first',
    },
    cells: {
      act: {
        pros: lines`one moving part less to watch | answers the question as asked | done once, in one piece | one state to test in place of two
          pays back within the quarter | settles the cause and not a symptom | ends a long dispute | people notice the same day`,
        cons: lines`no rehearsed way back | success has two definitions | no slice works alone | no baseline taken yet | no cap on the effort | closes other doors
          a narrow yes | a habit to relearn`,
        cost: lines`two weeks and a night on call | a week, most of it wording | two weeks of one person | six days, two of them tests | ten days, then one a month
          moderate, and mostly irreversible | a week and several conversations | a week, plus their patience`,
        risks: lines`a failure that nobody is awake for | declared a success by its authors | the last tenth takes half the time | improvement by coincidence
          overrun past the benefit | a second effect reverses the first | won again every month | they leave without a word`,
      },
      small: {
        pros: lines`damage stays in one room | a claim that can turn out false | something to show on Friday | gives a figure by itself | cheap to regret
          buys information cheaply | both camps would have proposed it | five people can say what hurts`,
        cons: lines`two setups to patch meanwhile | tests what is easy to test | glue that we later remove | small samples flatter | two bills while it lasts
          tests the symptom | can look like hesitation | some get it before others`,
        cost: lines`four days and one drill | three days and one honest page | three days | three days and a notebook | four days, capped | low, reversible
          three days and one good letter | three days and five calls`,
        risks: lines`the trial becomes permanent unguarded | read as a yes by default | the prototype ships itself | we stop at the first good number
          nobody closes the trial | we infer what we hoped | the pause is forgotten | the volunteers are not typical`,
      },
      still: {
        pros: lines`known failures, known remedies | makes no claim it cannot keep | hands free for other work | behaviour is documented by use | costs nothing this month
          needs no new premise | nobody has to swallow it | nothing to relearn`,
        cons: lines`today’s weak spot stays open | silence passes for an argument | every change stays slow | measures nothing | we go on paying in small coins
          treats delay as neutral | those who asked feel refused | the complaint stays in the inbox`,
        cost: lines`none now, interest later | nothing that we measure | an hour a week, for ever | zero, wrongly counted | two hours a week as today | the benefit forgone
          some goodwill | a little trust each week`,
        risks: lines`we get used to the alarm | drift mistaken for a decision | we forget how it works | the baseline itself drifts | the cheap moment passes
          the option to act expires | patience on one side only | they find another way without us`,
      },
    },
  },
  conclusion: {
    support: {
      one: lines`Only {names} supports this answer so far: {answer}. | One seat, {names}, stands behind it: {answer}.`,
      many: lines`{names} support one answer: {answer}. | One answer has the support of {names}: {answer}.`,
      all: lines`The whole table supports one answer: {answer}. | Nobody is left outside: {names} meet on one answer, to {answer}.`,
      nobody: lines`No answer has gathered a vote yet. | The table gives no common answer.`,
    },
    shared: {
      now: lines`The work is understood well enough to begin; the doubts that remain are about how. | Shared ground: another study would tell us what we already know.`,
      pilot: lines`Shared ground: a first step that can be undone will teach us more than another round of argument.
        What unites the table is the size of the first step, small enough to regret cheaply.`,
      gate: lines`Shared ground: a figure taken beforehand is worth more than an opinion held afterwards.
        What the table shares is a wish to know before it acts, and a limit to how long that may take.`,
      split: lines`Shared ground: the two halves of this question do not carry the same risk.
        The table agrees that the part which can be undone need not wait for the part which cannot.`,
      wait: lines`Shared ground: the case has not been lost, it has not been made. | What the table shares is patience with a date on it.`,
    },
    early: lines`They met in the second round, so no third one was held. | Agreement came as soon as they had read each other.`,
    late: lines`It took a third round to get here. | The last objections were taken up by name in the third round.`,
    absent: lines`Missing from the record: {names}. Nothing here speaks for that chair. | {names} did not answer, and is counted neither way.`,
    blocking: 'blocking',
    moved: lines`settled, since {name} came over in the end | closed: {name} moved | no longer held by {name}`,
    stands: lines`it stands | not settled, and kept below | still open; {name} holds`,
    noDisagreement: lines`None that is still open; what separated the first positions has become conditions.
      Nothing remains in dispute. The first positions differed in side and in pace, and the conditions below keep the trace.`,
    insight: lines`{quote}: the answer is built on this. | {quote}, which nobody refuted. | {quote}. It changed what the others were arguing about.
      {quote}, and the condition below is the answer to it. | {quote}: the line to reread if this goes badly.
      {quote}, a reminder that will still hold in a year. | {quote}. The rest of us had walked around it. | {quote}, the sharpest sentence of the first round.`,
    core: {
      now: lines`My recommendation is to {act}, beginning this week. | I recommend that we {act} now, and that we stop debating whether.`,
      pilot: lines`My recommendation: {act} on trial for {weeks} weeks, then look at it together.
        I recommend a small start: we {act} for {weeks} weeks, and then we keep it or undo it.`,
      gate: lines`I recommend that we measure first: one figure, {weeks} weeks at most, and then we {act} if the figure calls for it.
        My recommendation is a gate. Whoever wants to {act} brings the number, and the number decides.`,
      split: lines`I recommend that we decide in two parts: what can be undone, today; and in {weeks} weeks whether to {act} in full.
        My recommendation is to take the reversible half now and to {act} for the rest only once it has held.`,
      wait: lines`My recommendation is to {dont} for now rather than {act}, and to reopen the question in {weeks} weeks.
        I recommend that we {dont}. In {weeks} weeks, anyone who still wants to {act} brings what was missing today.`,
    },
    first: lines`The first step is the one {name} asked for: {quote}. | Begin with {name}’s request, {quote}.`,
    condition: lines`On the way, keep what {name} added: {quote}. | A condition from {name} comes with it: {quote}.`,
    measure: lines`We shall call it done at the brief’s own mark, {acceptance}. | The measure is the one in the brief: {acceptance}.`,
    again: lines`On the question that reopened this, {said}, the answer is in those terms. | This also answers what was asked for the extra round: {said}.`,
    risk: {
      now: lines`A mistake will cost more than it would have after a slow start. | We begin before every doubt has been answered.`,
      pilot: lines`For {weeks} weeks two ways of working live side by side. | A small trial may say too little about {key} at full size.`,
      gate: lines`The date slips if the figure is late. | We may measure {key} well and learn that we measured the wrong thing.`,
      split: lines`Two half-decisions can drift apart.
        The second half may never come, and the first would then be all we did about {key}.`,
      wait: lines`What bothers us about {key} today goes on for {weeks} weeks more. | Waiting may look like a refusal to those who asked.`,
    },
    riskOf: lines`{name} warned of it in these words: {quote}. We go on with that written down.
      The objection of {name}, {quote}, is answered on paper and not yet in fact.`,
    minority: lines`{quote} | in the seat’s own words, {quote}`,
    instead: lines`Proposed instead: {quote}. | The other road, as put to the table: {quote}.`,
    acknowledge: lines`{by} says {said}, and the recommendation is written with that in view. | {by} brought in {said}; it is part of what follows.`,
    versus: '{one} vs {other} on {point}',
    everyone: 'all',
    together: lines`It took {rounds} of turns, and the vote confirms what the last one had shown. | They came together in {rounds}; nobody had to be outvoted.`,
    nearly: lines`After {rounds} nobody is against it, and not everybody is quite for it.
      {Rounds} brought the table within a step of one answer, and the last step is a matter of degree.`,
    apart: lines`After {rounds} and a vote there is a majority and there is a minority, and neither is a misunderstanding.
      {Rounds} did not bring everyone together; what follows is the answer of the greater part.`,
    scores: lines`By the median of all scores: {scores}.`,
    ship: 'ship {doc}',
    taken: lines`What the reviewers asked for is in the text, under “What changed”, where each of them can check it.`,
    untouched: lines`The reviewers let {title} pass without asking for a rewrite.`,
    passed: lines`The gate found nothing to hold.`,
    warned: lines`The gate let it pass with a risk in writing, which stands below.`,
    held: lines`The gate was not satisfied, and it has been asked as often as it may be.`,
    unjudged: lines`Nobody judged it at a gate; it goes out on the word of its readers.`,
    shipped: lines`I recommend to ship {title} as it stands, and to {act} from it.`,
    kept: lines`I recommend to keep {title} as a draft with its open issues named, and not to {act} from it yet: {issue}.`,
    quiet: lines`Nothing was marked at the gate; how {key} behaves in other hands is the risk that no reading removes.`,
    watched: lines`{issue}. Accepted, and {owner} keeps an eye on it.`,
    open: lines`Still open: {issue}.`,
    accepted: lines`Verdict: {act}. The reviewers have no reservation left that would change a line.`,
    reserved: lines`Verdict: {act}, once the reservations below have been closed, and without another full review.`,
    refused: lines`Verdict: do not {act} yet. What blocks it is named below, at its place.`,
    answered: lines`Every blocking issue got an answer from the author, in its order.`,
    gated: lines`The gate sent this back over {issue}; it is answered above, and in the name of whoever acts on it.`,
    rounds: lines`one round | two rounds | three rounds | four rounds | five rounds | six rounds | seven rounds`,
  },
};
