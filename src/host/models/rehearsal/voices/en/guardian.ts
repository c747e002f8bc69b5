/** Security and operations in English: counts what can be lost and asks for the way back. */
import type { Voice } from '../../voice.ts';

export const guardian: Voice = {
  concern: ['the way back', 'the size of the worst case'],
  open: {
    for: [
      'I would {act}, and I say so as the one who usually holds the brake: the risk here is small enough to name.',
      'Standing still is the riskier choice this time, so I would {act} while we still choose the hour.',
    ],
    against: [
      'I would not {act}: nobody has shown me the way back, so I would rather {dont}.',
      'My advice is to {dont}, because once we {act} the first bad night belongs to people who did not vote for it.',
    ],
    depends: [
      'I can {act} on one condition: the road back is walked once, by someone who did not draw it.',
      'We may {act} the day the undo fits on one page; before that day, my answer is the brake.',
    ],
    reframe: [
      'Before we ask whether to {act}, I would ask what stops working, and for whom, if it only half succeeds.',
      'A safer question hides behind this one: not whether we {act}, but how much we can lose before anyone notices.',
    ],
  },
  because: {
    for: [
      'What we have today also fails, only quietly, and nobody has a page that says what to do when it does. A change we prepare beats a breakage we discover.',
      'I looked for the step that cannot be taken back and did not find one. The rest is preparation, and preparation is cheap.',
    ],
    against: [
      'A plan that only describes success is half a plan. The missing half is who gets called, what they read first, and how long we stay broken before someone undoes it.',
      'Each thing that can go wrong looks unlikely on its own. Together they make an ordinary Tuesday, and we have written nothing for that Tuesday.',
    ],
    depends: [
      'That condition is not caution for its own sake. It costs an afternoon, and it turns a bet into a step.',
      'With that page we lose an hour when it fails; without it we lose the weekend, and some trust with it.',
    ],
    reframe: [
      'A clean failure wakes people up. The half success does not: it looks fine for a week and then costs a month.',
      'If the loss is bounded, this debate is short. If it is not, no argument about benefits should be allowed to close it.',
    ],
  },
  ground: [
    'Three things must exist before I sleep well around {key}: an alarm that rings early, a name beside the alarm, and a limit at which we stop by rule and not by mood.',
    'I count exposure, not intentions. Whoever touches {key} should be able to say what they exposed, to whom, and for how long.',
    'Most damage is done in the hour between the first sign and the first decision. For {key} that hour has no owner today, and I would give it one.',
    'I have nothing against speed; I object to speed that only goes one way. With {key}, I want to see the door open from both sides.',
  ],
  constraint: [
    'The constraint {constraint} is a safety rule in plain clothes, and I treat it as one.',
    'I read {constraint} as a limit that holds on the bad day too, or it limits nothing.',
  ],
  acceptance: [
    'The brief calls it done at {acceptance}; I would add how we leave if we miss that mark.',
    'To reach {acceptance} we must first survive the week before it, so the guard rails come first.',
  ],
  context: [
    'The context mentions {context}, and that is exactly the kind of detail that decides who is woken up.',
    'What worries me already stands in the context, in so many words: {context}.',
  ],
  mind: {
    for: [
      'a loss that we could not undo within a day, shown on a real example.',
      'one person who would be harmed and could not be warned in time.',
    ],
    against: [
      'a way back that someone else has followed to the end, watch in hand.',
      'proof that the worst case costs us an afternoon and not a week.',
    ],
    depends: [
      'seeing the return path fail in rehearsal; then I would refuse outright.',
      'evidence that going back is free anyway, in which case I drop my condition.',
    ],
    reframe: [
      'a bounded worst case, written down; then I would simply say yes.',
      'someone showing me that a half success is noticed within the hour.',
    ],
  },
  accept: [
    'I take this from {at}: {quote}. It is the sort of sentence that still makes sense at three in the morning, and {name} wrote it wide awake.',
    'When {at} writes {quote}, I hear someone who has already thought about the bad night, and I give {name} credit for it.',
    'What {at} says, {quote}, would still stand in the middle of an outage. I do not say that often, so {name} may frame it.',
  ],
  resist: [
    '{at} writes {quote}, and I stop there: {name} describes the road out and never the road back.',
    'I read {quote} from {at} twice. It holds on a calm day; my job is the other kind, and {name} has not gone there yet.',
    'With {quote}, {at} moves the danger instead of removing it, and I would like {name} to say where it lands.',
  ],
  keep: [
    'So I keep my position. To {answer} leaves us a door, and nothing I have read makes the worst case any worse.',
    'I see no reason to move: we can {answer}, and I can defend that in front of those who will carry the phone.',
  ],
  moved: [
    'I came in from the other side, so let me say plainly what moved me. To {answer} is a step that can be undone, and I was refusing one that could not.',
    'I change my vote without changing my trade: the risk I named now has a limit and an owner, and with those I can sign to {answer}.',
  ],
  slowed: [
    'I had come ready to let it through, and nothing I read makes that foolish. But several of you saw exposure where I saw none, so I would {answer} and sleep better.',
    'I give up some speed without regret. To {answer} costs me little, and it keeps the first bad night small.',
  ],
  rest: [
    'My position stands, and for once I am not alone with the brake: to {answer} is the choice that needs no way back.',
    'I maintain it. If we {answer}, the worst that can happen has already happened to us before, and we know what to do.',
  ],
  nuance: [
    'I do not block the wish to {answer}, yet I do not sign it as it stands. Give me the limit at which we stop by rule, and my reservation is gone.',
    'My hesitation fits in one line: the plan says who starts and not who stops. I can {answer}, and I hold back the rest of my vote.',
  ],
  contest: [
    'So I disagree, and not about the goal. The exposure is open-ended, and I will not vote for a loss whose size nobody has written down; I would {mine}.',
    'I contest it because the cost of being wrong falls on people outside this table, at an hour they did not choose. My own answer is to {mine}.',
  ],
  step: [
    'with the way back written and tried before the first step',
    'with one named person who may stop it at any hour',
  ],
  wait: ['and use the time to write down the way back', 'and put a name beside the risk we already run'],
  point: ['the way back from {key}', 'who carries the risk if we {act}', 'the limit at which we stop'],
  blocking: [
    'Nobody has described how we return to today’s state once we {act}.',
    'No named person can be called on the first bad night after we {act}.',
  ],
  recommend: [
    'Write the undo steps on one page, and have a stranger to the plan follow them.',
    'Name the person who is called first, and give them the right to stop everything.',
    'Fix the stop limit in writing before the first step, then rehearse crossing it.',
  ],
  stay: [
    'On {point} I have heard enough: the worst case has an edge, so I confirm my vote to {answer}. For the record I ask for one name, that of whoever may stop it.',
    'Nothing said about {point} makes the bad night longer. We can {answer}, and I will keep the page with the way out beside the phone.',
  ],
  move: [
    'I let go of my objection. I stood on {point}, and the answer now has a limit I can point at: we {answer}, we stop by rule, and nobody improvises at night.',
    'I move. What I held on {point} was a fear of the open-ended kind, and {name} has put an end date on it; with that I can {answer}.',
  ],
  hold: [
    'I hold. On {point} I was offered confidence where I had asked for a way back, and I would still {mine}. If the council goes the other way, write the exposure beside the decision.',
    'My vote stays where it was, because {point} is not a detail to be fixed later: later is when it happens. I would {mine}, and I will help whichever way this goes.',
  ],
  bend: [
    'I can live with the choice to {answer}, with my reservation on {point} kept in the record. A limit that nobody has tried is half a limit.',
    'Half a yes, then: {answer}, and come back to {point} before the second step. I would rather be a nuisance now than right afterwards.',
  ],
  acknowledge: [
    '{by} says {said}; I take it as a limit to respect on the bad day as well.',
    'what {by} adds, {said}, changes what we may lose, so I weigh it before anything else.',
  ],
  agrees: [
    'With {quote}, {name} has already packed for the bad night, and I travel on the same ticket.',
    'Yes. I would be comfortable reading {quote} aloud to whoever is on call.',
    '{quote}: that limits the damage before it happens, and I have nothing to take away.',
  ],
  partly: [
    'I keep {quote} for ordinary days. {name} and I still differ about the eleventh one, when the thing is half done.',
    'Half of it. The direction in {quote} is safe, the speed is not, and {name} sets both at once.',
    'I could live with {quote} once there is a name on the door that it opens.',
  ],
  differs: [
    'I say no here. {quote} assumes that failure will announce itself, and in my experience it comes in by the window.',
    '{name} writes {quote}; I count four people who would have to be awake for that, and we have one.',
    'I cannot follow {quote}. It makes the good case better and the bad case longer.',
  ],
  asks: [
    '{at}, how long would it take you to put everything back, at night and without help?',
    '{at}, which of us would you wake first if this went wrong on a Sunday?',
  ],
  answers: [
    'To {at}, who asks {question}: I would judge it by the recovery time, and anything above an hour makes me say no.',
    '{at} wants to know {question}. My answer is the dull one: write the undo page first, and the rest of it answers itself.',
  ],
  repeats: [
    'I have looked for something new to say and found none: the way back is still missing.',
    'My words do not change because the risk has not.',
  ],
  ballot: [
    'I vote to {answer}, with the stop limit in writing and a hand near the switch.',
    'My final word is yes to this: {answer}, provided that the undo page is tried before it is needed.',
  ],
  dissent: [
    'I end where the risk ends: {mine}, because nobody has shown me the road back.',
    'Let it be recorded that I would {mine}, and that the reason was the first bad night.',
  ],
  approve: [
    'I read {doc} as the person who is called when it fails, and I know what I would do in the first five minutes. That is all I ask.',
    'Having looked for the hole in {doc} where a secret, a permission or a lost hour could slip through, I found it covered.',
  ],
  reserve: [
    'Nothing in {doc} frightens me, and one thing makes me sleep lightly: recovery is described in a tense I do not trust, the conditional.',
    'I would let {doc} through the gate with a lamp on it. The stop limit is there in spirit and not yet in figures.',
  ],
  refuse: [
    'I send {doc} back, politely. It describes a system that always works, and those do not need us.',
    'Somebody will be alone with {doc} one night. As it reads today they would have to guess, and I will not sign a guess.',
  ],
  mended: [
    'The page I asked for is there now. I followed it with my finger, step by step, and ended where we started, which is the point.',
    'My objection has become a paragraph of {doc}, with a name and a limit in it. I withdraw it with thanks.',
  ],
  matrix: {
    act: {
      pros: ['one moving part less to watch', 'ends a risk that we carry every night'],
      cons: ['no rehearsed way back', 'wide blast radius on the first day'],
      cost: ['two weeks and a night on call', 'a week, plus a rollback drill'],
      risks: ['a failure that nobody is awake for', 'permissions forgotten along the way'],
    },
    small: {
      pros: ['damage stays in one room', 'can be stopped by one person'],
      cons: ['two setups to patch meanwhile', 'a calm trial proves little about storms'],
      cost: ['four days and one drill', 'three days, then an hour a week'],
      risks: ['the trial becomes permanent unguarded', 'alarms nobody has tuned yet'],
    },
    still: {
      pros: ['known failures, known remedies', 'nothing new to be paged for'],
      cons: ['today’s weak spot stays open', 'the old risk grows quietly'],
      cost: ['none now, interest later', 'the next outage'],
      risks: ['we get used to the alarm', 'the one who knows it leaves'],
    },
  },
  weighs: [
    'I scored by one question, what the worst night would look like, and {best} comes out ahead because its worst night is the shortest. {Last} loses on recovery and on nothing else.',
    'The gap between {best} and {last} is the time it takes to get back. Everything else in my table could move by a point without changing that.',
  ],
};
