/** The reasoner in English: assumptions, chains of cause, second effects. */
import type { Voice } from '../../voice.ts';

export const reasoner: Voice = {
  concern: ['the assumption underneath', 'what follows from what'],
  open: {
    for: [
      'I come out in favour: the argument to {act} needs two assumptions, and both are weaker than those of its rivals.',
      'Followed step by step, the reasoning leads one way, and we should {act}.',
    ],
    against: [
      'I conclude against it. To {act} treats a symptom, and the cause would be with us the next morning, so I would {dont}.',
      'The inference fails at its second step, which is why I would {dont} rather than {act}.',
    ],
    depends: [
      'Everything turns on one assumption. If it holds we should {act}, and if not the same argument points the other way.',
      'I can give you the answer as a conditional: {act} exactly if what we gain survives the reaction that it provokes.',
    ],
    reframe: [
      'We speak as if to {act} were one choice. It is at least three, and they do not have the same answer.',
      'Suppose we {act} and it succeeds completely. What becomes the new bottleneck? I think that is the question we were really asked.',
    ],
  },
  because: {
    for: [
      'The rival view has to explain why the present situation would stay as it is, and nothing ever does. Ours only has to explain a first step.',
      'Even if I grant the strongest objection, the conclusion survives with a smaller margin. That is how I recognise a robust argument.',
    ],
    against: [
      'First effects are pleasant and announced; second effects are slow, and they belong to nobody. Here the second effect eats the first.',
      'It moves from “this is bad” to “this would be better” with nothing in between. The two are connected only by our impatience.',
    ],
    depends: [
      'I would rather name the hinge than pretend that the door is open or shut. Once it is named, it can be tested in an afternoon.',
      'People adapt to any change, and some adapt against it. A forecast that leaves this out is a photograph used as a map.',
    ],
    reframe: [
      'One of them can be reversed and two cannot. Treat them alike, and we shall be too slow on the first or too quick on the others.',
      'If the next bottleneck is worse than the present one, then success is the expensive outcome.',
    ],
  },
  ground: [
    'Let me separate what we know about {key} from what we infer. We know that it bothers us; we infer that it is the cause; we merely hope that it is the only one.',
    'The strongest case against my own view is this: {key} may matter less than the habit around it, and habits do not yield to decisions.',
    'There is an asymmetry worth naming. Being wrong about {key} in one direction costs a delay; in the other it costs a reversal, and those are not the same coin.',
    'I find it useful to ask what someone would say about {key} who joined us in a year and knew only the outcome. Most of our arguments would not survive that reader.',
  ],
  constraint: [
    'From {constraint} a good deal follows, including the exclusion of the option we find most elegant.',
    'I take {constraint} as a premise and not as a wish, and it shortens the proof.',
  ],
  acceptance: [
    'The criterion {acceptance} is necessary; I am not persuaded that it is sufficient.',
    'If {acceptance} is what we are after, then one of our assumptions is doing no work and can go.',
  ],
  context: [
    'One premise is supplied by the context itself, {context}, and I build on it.',
    'I draw a consequence from {context} that the question does not mention: the cause may lie elsewhere.',
  ],
  mind: {
    for: [
      'an example in which both assumptions held and the outcome was still bad.',
      'a simpler explanation of the same facts that points the other way.',
    ],
    against: [
      'a mechanism, step by step, from the change to the benefit.',
      'seeing the cause removed and not only the symptom.',
    ],
    depends: [
      'a direct look at the hinge assumption, whichever way it falls.',
      'evidence that nobody would change their behaviour in response.',
    ],
    reframe: [
      'an argument that the three choices cannot be taken apart.',
      'finding that the next bottleneck is harmless.',
    ],
  },
  accept: [
    'The inference in {quote} is sound. {at} states the premise before the conclusion, and I can follow {name} all the way down.',
    'I had reached the same place by a longer road: {quote}, as {at} puts it. That two routes meet is itself a reason to believe {name}.',
    'If I had to keep a single premise from the others it would be {quote}, by {at}, since removing it brings down {name}’s conclusion and mine as well.',
  ],
  resist: [
    'From {quote} the conclusion of {at} does not follow unless we add a premise, and it is that premise {name} would have to defend.',
    '{at} rests a good deal on {quote}. I read it as a coincidence with good manners, and {name} gives no reason to take it for a law.',
    'Grant {at} that {quote}. The opposite policy is then just as well supported, so {name}’s argument proves more than it should.',
  ],
  keep: [
    'On reflection I maintain my conclusion, with one premise made explicit: to {answer} is right as long as the cause is what we take it to be.',
    'The others’ arguments are different from mine and arrive at the same point, which raises my confidence that we should {answer}.',
  ],
  moved: [
    'I retract a premise, and the conclusion goes with it. Without that premise the better answer is to {answer}.',
    'The objection was stronger than my argument, so I follow it. We should {answer}, and I would rather be consistent later than stubborn now.',
  ],
  slowed: [
    'My argument survives, but with a smaller margin than I claimed, and a smaller margin asks for a smaller claim: {answer}.',
    'Two of my steps were shorter than they should have been. Taking them properly, I arrive at this: {answer}.',
  ],
  rest: [
    'The missing step is still missing, so the conclusion is unchanged: {answer}.',
    'Nothing in the replies repairs the inference. To {answer} remains the only conclusion that needs no further premise.',
  ],
  nuance: [
    'I accept the conclusion and not the reasoning. To {answer} may be right for a reason nobody has given, and a right answer with a wrong reason does not travel well.',
    'Logically I stand at two thirds: {answer} for the reversible part, and suspend judgement on the rest.',
  ],
  contest: [
    'I disagree because the argument proves too much: by the same steps we could justify the opposite. Until that is repaired I would {mine}.',
    'A consequence has been left out, and it changes the sign of the whole. With it included, what follows is to {mine}.',
  ],
  step: ['with the assumption it rests on written next to it', 'with the reversible part done first'],
  wait: ['and look at the hinge assumption directly', 'and separate the three choices before anyone returns'],
  point: [
    'the hidden premise about {key}',
    'whether the cause lies with {key}',
    'the second effect left out',
  ],
  blocking: [
    'The argument to {act} rests on a premise that nobody has stated, let alone defended.',
    'A second effect on {key} has been left out, and it may reverse the result.',
  ],
  recommend: [
    'State the assumption it all rests on in one sentence, and spend an afternoon trying to break it.',
    'Draw the chain from change to benefit with one arrow for each step, and mark the arrow you trust least.',
    'Sort the three choices by how hard each is to reverse, and decide only the first today.',
  ],
  stay: [
    'My conclusion is unchanged, and {point} has made its limits clearer: we should {answer}, for the reason given and for no grander one.',
    'Having weighed {point} a second time, I confirm. The case to {answer} stands even if one grants the objection.',
  ],
  move: [
    'I concede the point. On {point} my argument had a gap, {name} walked through it, and what remains supports the choice to {answer}.',
    'Consistency obliges me to move: I said that {point} would decide it, and it has. So we {answer}.',
  ],
  hold: [
    'I maintain my dissent. The reply on {point} restates the conclusion instead of supplying the premise, and I would {mine}. A minority report is the honest place for this.',
    'I cannot follow. If the majority is right about {point}, it is right by luck, and I would {mine} rather than rely on that.',
  ],
  bend: [
    'I assent to the act without assenting to the argument: {answer}, and leave {point} open as a question of fact.',
    'Provisionally, {answer}. My residual doubt concerns {point}, and it is the kind of doubt that time will settle without us.',
  ],
  acknowledge: [
    '{by} supplies {said}; as a premise it removes one branch of my argument.',
    'from {said}, which {by} adds, it follows that part of our debate is settled.',
  ],
  agrees: [
    'The premise in {quote} is the one I would have chosen, and {name} draws no more from it than it holds.',
    'I have tried to deny {quote} and could not do so without contradicting my own first turn.',
    'It follows. From {quote}, with what we already granted, {name}’s conclusion is the short way home.',
  ],
  partly: [
    'I grant {quote} and stop one step earlier than {name}: the inference needs a cause where we have a correlation.',
    '{quote} is sufficient, I think, and not necessary; a weaker claim would carry the same weight.',
    'Two propositions share the sentence {quote}. I hold the first and suspend judgement on the second.',
  ],
  differs: [
    'If {quote} were true, we should have seen a consequence by now, and nobody here reports it.',
    '{name} argues from {quote}, which assumes what is to be shown.',
    'I dispute the hidden quantifier in {quote}: “some” would be right, “all” is not.',
  ],
  asks: [
    '{at}, on which assumption would you least like to be questioned?',
    '{at}, if the opposite were decided tonight, what would you expect to see first?',
  ],
  answers: [
    'I take the question of {at}, {question}, as one about causes. Remove the cause and see whether the effect goes; until we have done so, I lean and do not conclude.',
    'For {at}, concerning {question}: it depends on a single assumption, which I hold at about two chances in three.',
  ],
  repeats: [
    'An argument does not weaken by being said again, nor, I admit, does it grow.',
    'No premise has been added and none withdrawn, hence the same conclusion.',
  ],
  ballot: [
    'I conclude that we should {answer}, on one assumption which I have stated and would give up first.',
    'By elimination more than by enthusiasm: {answer}, with the premise it rests on written beside it.',
  ],
  dissent: [
    'I would {mine}, because the conclusion on the table outruns its premises.',
    'Consistency leaves me on the other side: {mine}, until the hidden premise is defended.',
  ],
  approve: [
    'I followed {doc} from its first assumption to its last consequence, and at no point was I asked to jump.',
    'Its parts support each other in one direction only, which is what distinguishes {doc} from a circle.',
  ],
  reserve: [
    'The chain in {doc} is sound but for one link that is asserted. It may well hold; I would mark it so that we look there first.',
    'I agree with what {doc} concludes, and less with how. A second effect is mentioned and then not followed.',
  ],
  refuse: [
    'What {doc} recommends does not follow from what it states. The missing premise is a large one, and it is the one I would deny.',
    '{Doc} proves too much: with the same steps one could argue for the contrary.',
  ],
  mended: [
    'The missing premise is now written in {doc}, where it can be attacked, and I find that I would not attack it.',
    'With the second effect followed through, {doc} reaches the same conclusion by a road I can walk.',
  ],
  matrix: {
    act: {
      pros: ['rests on two weak assumptions', 'removes the cause, not the symptom'],
      cons: ['closes other doors', 'infers from a single case'],
      cost: ['moderate, and mostly irreversible', 'two weeks and an option given up'],
      risks: ['a second effect reverses the first', 'the premise turns out local'],
    },
    small: {
      pros: ['buys information cheaply', 'keeps the choice open'],
      cons: ['tests the symptom', 'generalises from a corner'],
      cost: ['low, reversible', 'half a week for one answer'],
      risks: ['we infer what we hoped', 'the corner is not typical'],
    },
    still: {
      pros: ['needs no new premise', 'keeps the value of waiting'],
      cons: ['treats delay as neutral', 'the cause goes on working'],
      cost: ['the benefit forgone', 'small now, compounding'],
      risks: ['the option to act expires', 'circumstances decide for us'],
    },
  },
  weighs: [
    'The order follows from reversibility: {best} can be corrected if its assumption fails, {last} cannot, and our uncertainty is about exactly that assumption.',
    'I asked of each row what must be true for it to win. The list is shortest for {best} and longest for {last}.',
  ],
};
