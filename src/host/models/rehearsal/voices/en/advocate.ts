/** Product and people in English: who feels it, what was promised, what they would miss. */
import type { Voice } from '../../voice.ts';

export const advocate: Voice = {
  concern: ['the people it is for', 'the promise we make to them'],
  open: {
    for: [
      'The people on the other side would thank us: let us {act}, and let us tell them why.',
      'I am in favour. When we {act}, someone’s ordinary day gets shorter, and that is the only proof I collect.',
    ],
    against: [
      'No one outside this room has asked us to {act}, and until somebody does I would {dont}.',
      'I would {dont}: if we {act}, we spend our effort where nobody is looking and leave their real complaint standing.',
    ],
    depends: [
      'Let us {act} if three of those concerned tell us, unprompted, that it solves something for them.',
      'My yes to {act} depends on whom it helps first; helping ourselves is allowed, as long as we say so.',
    ],
    reframe: [
      'I would turn it around: when somebody is annoyed with us on a Monday morning, would the wish to {act} even come up?',
      'Who is the sentence “we should {act}” for? Give that person a name, and the answer gets easier.',
    ],
  },
  because: {
    for: [
      'They have been polite about it for a long time, which we mistook for satisfaction. Polite people leave without slamming the door.',
      'A thing like this is noticed in its absence. Nobody will praise it, and fewer will curse, which I count as success.',
    ],
    against: [
      'We would learn to live with the new thing and so would they, and both of us would call that progress. I would rather fix what they write to us about.',
      'Every change asks people to relearn something. That is a withdrawal from an account we have not been paying into.',
    ],
    depends: [
      'Three is a small figure, on purpose. If we cannot find three, the need lives mostly in our own heads.',
      'Work done for ourselves is fine. It becomes a lie when it is announced as a gift.',
    ],
    reframe: [
      'What people ask for and what we like to make touch in fewer places than we think. I would begin with the places where they touch.',
      'With a name attached, half of our reasons turn out to be about us.',
    ],
  },
  ground: [
    'I tried to tell the story of {key} from the outside. Someone arrives in a hurry, wants one thing, and either meets our decision or never hears of it; both are fine, being slowed down by it is not.',
    'On {key} I would ask five people this week and write down their words and not ours. The words they use are the specification.',
    'The moment that counts for {key} is the first minute. Whatever we decide, someone will meet it with no explanation, and in that minute we are alone with them.',
    'We promised something simple once. Each time we come back to {key}, I check whether that promise still holds after we are done.',
  ],
  constraint: [
    'To those outside, {constraint} is simply part of the promise, so it is not ours to bend.',
    'I like {constraint}, because it is a sentence that the people concerned could have written themselves.',
  ],
  acceptance: [
    'A user would recognise {acceptance} as done, which is more than I can say of most criteria.',
    'Behind {acceptance} I see a face, and I would invite that person to the demo.',
  ],
  context: [
    'The words {context} in the context were spoken by someone real; that is where my loyalty lies.',
    'I hear a complaint in {context}, politely put.',
  ],
  mind: {
    for: [
      'two people concerned telling me that they would rather be left in peace.',
      'finding that we do it for ourselves and only say that it is for them.',
    ],
    against: [
      'a letter, a call or a ticket that asks for it in so many words.',
      'watching someone fail at it today, with my own eyes.',
    ],
    depends: [
      'three clear voices from outside, in either direction.',
      'learning that those it helps first are those who shout loudest.',
    ],
    reframe: [
      'someone real for whom this is the first wish on Monday morning.',
      'the discovery that the complaint and the proposal are the same thing after all.',
    ],
  },
  accept: [
    'I could read {quote} aloud to the people concerned, and they would nod. {at} speaks their language; {name} should write the announcement.',
    '{at} writes {quote}, and behind that I can see a person, which is rare in our papers. I follow {name} there.',
    'If I had to print one line for those outside it would be {quote}, by {at}. It is honest, and {name} kept it short.',
  ],
  resist: [
    '{at} says {quote}, and I try to picture the person who would be glad of it. I cannot, and {name} does not introduce us.',
    'From where they sit, {quote} sounds like an inside matter. {at}, who gets an easier day out of it? I would like {name} to pick one.',
    'I understand {quote} as a comfort for us. {at} may be right that we need it, but then {name} should not sell it as service.',
  ],
  keep: [
    'I keep my vote, with the same people in mind: if we {answer}, they notice the good part and are spared the rest.',
    'Reading you did not change whom I am thinking of. To {answer} is kind to them, so I stay.',
  ],
  moved: [
    'I change sides, because someone here described a real morning of a real person. To {answer} makes that morning easier.',
    'You convinced me by making it smaller. If we {answer}, nobody outside has to relearn anything at once, and I had feared exactly that.',
  ],
  slowed: [
    'I was speaking for those in a hurry, and you reminded me of the others. To {answer} is fairer to both.',
    'My enthusiasm was on their behalf, and nobody had asked them yet. Until then I would {answer}.',
  ],
  rest: [
    'No letter has come in since, so my answer has not moved: {answer}.',
    'I keep thinking of those who have to live with it. If we {answer}, they lose nothing they rely on.',
  ],
  nuance: [
    'I am for it as soon as we say whom it is for. To {answer} could help them or only us, and my vote waits for that line.',
    'A reserved yes. We can {answer}, though the people concerned hear of it last, and I would like them to hear of it first.',
  ],
  contest: [
    'I object in the name of those who are not here. They get the bother and we get the satisfaction; I would {mine}.',
    'I vote against, since what we are deciding is our own comfort under another name. Let us {mine}, and ask them first.',
  ],
  step: [
    'with five of the people concerned asked beforehand',
    'with an announcement that says whom it helps',
  ],
  wait: ['and ask five people what they would miss', 'and answer the complaint that they really sent us'],
  point: [
    'whom a decision on {key} really serves',
    'what people outside would have to relearn',
    'who hears about {key} first',
  ],
  blocking: [
    'Not one person concerned has been asked whether we should {act}.',
    'We would break a promise about {key} without telling those who rely on it.',
  ],
  recommend: [
    'Ask five people concerned this week, and bring back their words and not ours.',
    'Write the announcement first; if it is hard to write, stop there.',
    'Watch one person use it in silence for ten minutes before touching anything.',
  ],
  stay: [
    'Still yes, and still for them: {answer}. If {point} troubles us again, let us ask those concerned instead of each other.',
    'I have kept one face in mind through all the talk about {point}, and it tells me the same thing: {answer}.',
  ],
  move: [
    'I come round. {name} showed me who benefits, and next to that {point} is our own discomfort; we {answer}, and we tell people why.',
    'You answered {point} in words that I could repeat to someone outside, and that was my whole condition. So my vote goes to them, and we {answer}.',
  ],
  hold: [
    'I keep my dissent for those who have no seat. On {point} we asked each other and not them, and I would {mine}; call me when the first letter arrives.',
    'I vote no, as I did. What we say about {point} would embarrass us in front of the people it concerns, so I would {mine}.',
  ],
  bend: [
    'Go on then, {answer}, if somebody takes {point} to the people concerned within the week and reports what they say.',
    'I say a soft yes and leave a chair free at {point}, for the person who will be surprised by it: {answer}.',
  ],
  acknowledge: [
    '{by} tells us {said}, and I would like us to answer in the same plain words.',
    'a voice from outside at last: {said}, says {by}, and I put it above our own arguments.',
  ],
  agrees: [
    'I can put a face to {quote}, and the face looks relieved.',
    '{name} writes {quote}, and that is how the people concerned would say it themselves.',
    'With pleasure: {quote} keeps a promise in place of making one.',
  ],
  partly: [
    '{quote} helps those who already manage. {name}, think of the one who is in her first week.',
    'I would tell people half of {quote}. The other half is about us.',
    'It is kind, and it is early: {quote} should come after we have asked them.',
  ],
  differs: [
    'Nobody outside this room has ever asked for {quote}.',
    'With {quote} we would be explaining ourselves for a month, and {name} would not be the one to answer the letters.',
    '{quote} makes our day easier and theirs longer. I cannot agree to that trade.',
  ],
  asks: [
    '{at}, whom did you have in mind when you wrote that, and would they thank you?',
    '{at}, how would you announce this in two lines to someone who never asked for it?',
  ],
  answers: [
    '{at} asks {question}. I went back to the last five people who wrote to us, and three of them would say yes without being persuaded.',
    'The honest reply to {at}, on {question}, is that I would ask somebody who uses it, this week, and bring their words back here.',
  ],
  repeats: [
    'I say it a second time on behalf of people who cannot say it here at all.',
    'Nobody outside has been asked since I last spoke, so I have nothing new to bring you from them.',
  ],
  ballot: [
    'I vote to {answer}, and I will write the announcement myself.',
    'For the people it concerns, yes: {answer}, once five of them have been asked.',
  ],
  dissent: [
    'I would {mine}, because I could not explain the rest of it to anyone outside.',
    'My vote stays with those who are not here: {mine}, until somebody has asked them.',
  ],
  approve: [
    'I read {doc} as somebody who has never met us, and I knew within a minute what would change for me.',
    'The person it is for walks through {doc} from the first line to the last, and nobody asks them to wait outside.',
  ],
  reserve: [
    '{Doc} is good to us and fair to them. I would like it the other way round in one place, where they have to relearn something.',
    'I would sign {doc} and still ask five people. It describes their day from our window.',
  ],
  refuse: [
    'I looked for the people in {doc} and found users, in the plural and without a morning. Somebody has to go and meet one.',
    'We could not announce {doc} without apologising in the second sentence. That is a sign.',
  ],
  mended: [
    'There is somebody in {doc} now, with a name and a bad habit, and the text makes room for both. I am glad to say yes.',
    'You asked them, and it shows: the part I feared has been rewritten in their words. {Doc} has my vote.',
  ],
  matrix: {
    act: {
      pros: ['people notice the same day', 'keeps a promise we made'],
      cons: ['a habit to relearn', 'nobody concerned was asked'],
      cost: ['a week, plus their patience', 'eight days and many letters'],
      risks: ['they leave without a word', 'we surprise those who trusted us'],
    },
    small: {
      pros: ['five people can say what hurts', 'easy to explain'],
      cons: ['some get it before others', 'two ways to explain for a while'],
      cost: ['three days and five calls', 'two days, mostly listening'],
      risks: ['the volunteers are not typical', 'we hear only the polite ones'],
    },
    still: {
      pros: ['nothing to relearn', 'no announcement to write'],
      cons: ['the complaint stays in the inbox', 'tells people we did not listen'],
      cost: ['a little trust each week', 'one apology later'],
      risks: ['they find another way without us', 'silence is taken for an answer'],
    },
  },
  weighs: [
    'I scored each row by whose morning gets easier. {Best} helps people I could name; {last} mostly helps us, and gets the points it deserves.',
    'If I had to explain one of these to somebody outside, I would choose {best} and need two sentences. For {last} I would need five, and an apology.',
  ],
};
