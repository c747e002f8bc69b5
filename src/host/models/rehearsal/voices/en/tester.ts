/** QA in English: edge cases, evidence, the test that can fail. */
import type { Voice } from '../../voice.ts';

export const tester: Voice = {
  concern: ['the measurement before and after', 'the case nobody has tried'],
  open: {
    for: [
      'I checked the claim before I chose a side, and it holds: we should {act}.',
      'My answer is to {act}. The evidence is thin but it all points one way, and it is cheap to get more as we go.',
    ],
    against: [
      'I see no measurement that supports the wish to {act}, so by default I would {dont}.',
      'The burden of proof is on change, and it has not been met: {dont}, and do not {act} on an anecdote.',
    ],
    depends: [
      'We can {act} once one number exists: today’s, taken before anybody touches anything.',
      'To {act} or not depends on a case nobody has tried yet, and I would try it before voting.',
    ],
    reframe: [
      'I cannot test the question as it stands. Tell me what we would observe if we {act} and it works, and I will give you an answer.',
      'Instead of “should we {act}”, I would ask which result would make us stop, because that one we can look for.',
    ],
  },
  because: {
    for: [
      'I went through the cases that usually break such ideas: the empty one, the huge one, the interrupted one. None of them is worse off than today.',
      'Nobody has brought a counterexample, and I did ask myself for one. Until it turns up, the likely thing is also the tested thing.',
    ],
    against: [
      'Everything we have heard works in the middle of the road. I look at the ditch: first use, last use, two at once, and the one that stops halfway.',
      'One good example is a story, ten are a sample. We have a story, and it was told by somebody who wanted it to be true.',
    ],
    depends: [
      'Without a figure from before, any figure from after will look like progress. That is not evidence, it is decoration.',
      'It is a dull case, which is why it was skipped, and dull cases are where ideas like this one go to die.',
    ],
    reframe: [
      'A claim with no possible observation behind it cannot fail, and what cannot fail cannot be trusted either.',
      'Stopping rules are tests written in advance. They are also the only tests that nobody argues with later.',
    ],
  },
  ground: [
    'For {key} I would write four cases before anything else: nothing there, far too much of it, the same thing twice, and a cut in the middle. If all four are boring, so is the risk.',
    'I want the measurement of {key} repeated on another day by another person. A result that needs its author in the room is not a result.',
    'Averages hide what people complain about. With {key}, show me the worst {share} per cent and I will tell you whether we have a problem.',
    'What is our evidence on {key} made of? I count one opinion, two memories and no log. That is enough to ask a question and too little to close one.',
  ],
  constraint: [
    'I would make {constraint} a test that runs, since a constraint that nobody runs is a wish.',
    'My first failing case comes straight out of {constraint}.',
  ],
  acceptance: [
    'I can check {acceptance}, and I would check it twice: once with friendly data, once with the other kind.',
    'For {acceptance} I need a figure, a date, and somebody who is allowed to say “not met”.',
  ],
  context: [
    'The context states {context}; has anyone verified it this month?',
    'I would test the statement {context} first, because everything after it leans on it.',
  ],
  mind: {
    for: [
      'a single reproducible case that is worse afterwards than before.',
      'the same measurement, repeated by someone else, giving a different sign.',
    ],
    against: [
      'a before and after on real data, with the worst cases included.',
      'three independent examples, of which none was picked by their author.',
    ],
    depends: [
      'the baseline turning out to be fine, in which case there is nothing to do.',
      'the untried case passing on the first attempt; then I vote yes at once.',
    ],
    reframe: [
      'an observation that everybody accepts as proof, named in advance.',
      'being shown that the result is visible without any measurement at all.',
    ],
  },
  accept: [
    'I put {quote} to the test I use on myself, and {at} passes it: the sentence could have been false, and I do not find it so. {name}, that one is going into my notebook.',
    '{at} puts {quote} on the table, and I would gladly be the one who checks it for {name}.',
    'No counterexample to {quote} comes to my mind, and I tried for a while. Point to {at}; I will cite {name} in the report.',
  ],
  resist: [
    '{at} states {quote}, and I have one question: measured when, and by whom? Without that, {name} asks us to vote on a memory.',
    'I can break {quote} with the second case on my list, the interrupted one. {at}, what happens then? I do not find it in {name}’s text.',
    'The words {quote} are true of the average. {at} leaves out the tail, and the tail is where {name}’s argument would be tested.',
  ],
  keep: [
    'I maintain my vote: nothing contradicts it so far, and to {answer} gives us the data to contradict it properly.',
    'My cases still pass. We can {answer}, provided that the first figure is taken before the first change.',
  ],
  moved: [
    'New evidence, new vote. I had asked for an observation and several of you named one, so I can {answer}.',
    'I was wrong to want all the proof in advance. To {answer} produces it on the way, with a stop in sight, and that satisfies me.',
  ],
  slowed: [
    'I thought my list was complete, yet two of your cases were not on it, and I do not vote against cases. So I would {answer} until they are.',
    'I was willing to learn on the way, and you ask to know beforehand. You are right, it is my own rule: {answer}.',
  ],
  rest: [
    'No measurement has turned up since my first note, so the default still holds: {answer}.',
    'I see no new evidence, and several new reasons to doubt the old. We {answer}, and the burden of proof stays where it was.',
  ],
  nuance: [
    'It passes three of my four cases. I would {answer} with the fourth one marked open, and my vote stays at nuance until it closes.',
    'The direction is supported and the size of the effect is not. I can {answer}; I cannot yet say that it will show.',
  ],
  contest: [
    'My vote is disagree, on the evidence alone. We have no baseline, and without one we shall congratulate ourselves whatever happens; I would {mine}.',
    'I contest it with a case: someone stops halfway, and nobody at this table can tell me what they find the next day. Until then I would {mine}.',
  ],
  step: ['with the same measurement taken before and after', 'with the four ugly cases tried first'],
  wait: ['and take the baseline that is missing', 'and try the one case that nobody has tried'],
  point: ['the evidence on {key}', 'the untested case of {key}', 'the missing baseline'],
  blocking: [
    'There is no baseline: if we {act} today, no result can be told from luck.',
    'The interrupted case is untested, and it touches {key} directly.',
  ],
  recommend: [
    'Take today’s figure, write down how it was taken, and let somebody else take it again.',
    'Try the four ugly cases by hand this week, and keep the notes.',
    'Agree on the worst acceptable result, and on who reads the dial.',
  ],
  stay: [
    'Confirmed. I re-ran my cases against {point} and nothing new failed; let us {answer}, with the baseline dated and signed.',
    'The evidence did not move, so neither do I: {answer}. On {point} I will bring figures to the next meeting instead of adjectives.',
  ],
  move: [
    'I accept. On {point} there will now be a figure from before, and {name} agrees to be judged by it; that turns a belief into a test, so we {answer}.',
    'My objection had a price, one measurement on {point}, and the council has paid it. I vote to {answer}.',
  ],
  hold: [
    'I disagree to the end, politely. Nobody produced a single observation on {point}, and I would {mine} rather than celebrate a number we did not take.',
    'Still no. We treat {point} as answered because we are tired of it, which is not one of my criteria; I would {mine}, and I attach the open case.',
  ],
  bend: [
    'Nuance, then. {Answer} if you must, but list {point} as unverified, in those letters, next to the decision.',
    'I let it through with a mark on it: {answer}, and the case behind {point} stays red in my notebook until it is run.',
  ],
  acknowledge: [
    '{by} reports {said}; I treat it as data and check my cases against it.',
    'I add {said}, from {by}, to the list of things that must hold.',
  ],
  agrees: [
    'I checked {quote} against the ugly cases, and it holds in all that I could think of.',
    '{name} gives us something to count with {quote}. Agreed, and noted with the date.',
    'No objection to {quote}: it names the result before the experiment.',
  ],
  partly: [
    '{quote} passes on the first click. I have not seen what it does on the second.',
    'I give {name} the general case. The empty one is missing from {quote}, and that is the one people meet first.',
    'True as far as it was measured, and {quote} was measured once.',
  ],
  differs: [
    'I can make {quote} fail in two steps, and neither of them is exotic.',
    'There is no figure behind {quote}. With one, {name} might convince me; without it I vote for the figure.',
    '{quote} would pass any test, since none could catch it out. I do not count that as a strength.',
  ],
  asks: [
    '{at}, how would we notice, in {weeks} weeks, that you had been wrong?',
    '{at}, what happens in your version when it is interrupted half-way?',
  ],
  answers: [
    'A fair question from {at}, {question}. I would settle it with two measurements a week apart, and believe the second.',
    'To {at}, on {question}: my notebook has one case that answers it and one that does not, and I trust the second more.',
  ],
  repeats: [
    'I repeat the observation because nobody has repeated the measurement.',
    'For the record, the untested case has not been tested since I last mentioned it.',
  ],
  ballot: [
    'I vote to {answer}, with today’s figure written down first so that we can tell it from luck.',
    'Counted and checked, my vote is to {answer}, and I keep the list of cases.',
  ],
  dissent: [
    'I would {mine}, because no result could be told from chance today.',
    'Without a baseline my ballot stays where it is: {mine}.',
  ],
  approve: [
    'I went through {doc} with my list, the empty case, the double one, the interrupted one, and each time it had an answer before I asked.',
    'What {doc} promises can be counted, by somebody other than its author, on a day that it names. I have nothing to add.',
  ],
  reserve: [
    '{Doc} stands on the common cases. I would accept it with the rare ones listed under their own name, so that we know which we chose not to test.',
    'Most of {doc} could be checked tomorrow. One line could not be checked ever, and that line is among the goals.',
  ],
  refuse: [
    'The second case on my list breaks {doc}, and it is not a rare case: it is somebody pressing twice.',
    'I cannot accept {doc}, for want of a single criterion that could come out red.',
  ],
  mended: [
    'I ran my list against {doc} again. The case that broke it now has a line of its own, and the line can fail.',
    'The criterion has gained a number since last time, so I have lost my reason to say no to {doc}.',
  ],
  matrix: {
    act: {
      pros: ['one state to test in place of two', 'a before and an after to compare'],
      cons: ['no baseline taken yet', 'the interrupted case is untried'],
      cost: ['six days, two of them tests', 'nine days with the ugly cases'],
      risks: ['improvement by coincidence', 'passes once, fails on repeat'],
    },
    small: {
      pros: ['gives a figure by itself', 'a control group for free'],
      cons: ['small samples flatter', 'the rare case may not occur'],
      cost: ['three days and a notebook', 'two days, plus the counting'],
      risks: ['we stop at the first good number', 'the dial is read by its author'],
    },
    still: {
      pros: ['behaviour is documented by use', 'no regression possible'],
      cons: ['measures nothing', 'known defects keep their place'],
      cost: ['zero, wrongly counted', 'the defects we tolerate'],
      risks: ['the baseline itself drifts', 'a rare fault becomes frequent'],
    },
  },
  weighs: [
    'A point for each thing that could be measured, a point off for each that could not: {best} ends in front and {last} at the back. Anyone may redo the sum.',
    'What separates {best} from {last} is whether we would learn anything from being wrong. I scored that twice, on purpose.',
  ],
};
