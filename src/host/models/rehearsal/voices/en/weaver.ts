/** The synthesizer in English: common ground, order of the steps, what can be kept from everyone. */
import type { Voice } from '../../voice.ts';

export const weaver: Voice = {
  concern: ['the order of the steps', 'the ground we already share'],
  open: {
    for: [
      'I lean towards yes: to {act} is the option that the largest number of us could still defend in a year.',
      'We should {act}, and what persuades me is that even the doubts I can imagine agree on where to begin.',
    ],
    against: [
      'I would {dont} for the moment, since to {act} like this would win the vote and lose the people.',
      'My sense is no. A decision to {act} would gather us around a word, with very little behind it, and I would {dont}.',
    ],
    depends: [
      'We can {act} if the order is right: first what everybody accepts, then what divides us, and a pause between the two.',
      'Yes to the aim, and a condition on the path: {act} only after those who pay for it have spoken.',
    ],
    reframe: [
      'I hear two wishes inside this question, to {act} and to stop worrying about it. They call for different answers.',
      'Maybe the question is less whether to {act} than in what order, since most of the steps are not in dispute.',
    ],
  },
  because: {
    for: [
      'There is more agreement here than the question suggests. The quarrel is about pace, and pace can be divided.',
      'Decisions last when those who lost can explain them. I believe that this one could be explained by either side.',
    ],
    against: [
      'A narrow yes has to be won again every month. I would rather spend those months on making it a wide one.',
      'The word pleases everyone because everyone fills it differently. Let it be emptied first; what is left may be worth deciding.',
    ],
    depends: [
      'Begin with the contested half, and the uncontested half becomes contested too. I have watched that happen over smaller things.',
      'Those who pay are seldom those who propose. One conversation now is worth ten explanations afterwards.',
    ],
    reframe: [
      'The first wish asks for work and the second for reassurance. Mixing them gives us work that reassures nobody.',
      'Put the steps in a row, and the disagreement occupies one of them. It is hard to fight over a list.',
    ],
  },
  ground: [
    'Around {key} I can already name what we would all sign: something must change, nobody wants it to hurt, and no one has asked to wait for ever. That is more than half of an answer.',
    'I would lay {key} out as a sequence and not as a choice. The first step informs, the second commits, and between them anyone may say stop.',
    'Each of us guards a different thing when it comes to {key}, and none of those things excludes the others. An answer that drops one of them will come back to us.',
    'The history of {key} matters here. People remember the last change more by how it was announced than by what it did.',
  ],
  constraint: [
    'We all stand on {constraint}, so I would open with it: it is common ground that nobody has to give up.',
    'I would place {constraint} at the head of the sequence, where it costs no one a concession.',
  ],
  acceptance: [
    'I expect that we can all recognise ourselves in {acceptance}, and I would say so aloud before the rest.',
    'Since {acceptance} is shared, what remains to settle is only the road that leads there.',
  ],
  context: [
    'The context recalls {context}, which several of us will read in different ways; let us read it together.',
    'I keep {context} in view, since that is where our separate worries meet.',
  ],
  mind: {
    for: [
      'hearing from somebody absent that this costs them more than it brings us.',
      'a split at the table that a change of pace would not mend.',
    ],
    against: [
      'one opponent who, unprompted, begins to defend the idea.',
      'a first step that both camps would have proposed by themselves.',
    ],
    depends: [
      'an order of steps in which the contested one is no longer needed.',
      'learning that those who pay have already agreed.',
    ],
    reframe: [
      'finding that everybody here did mean the same thing all along.',
      'a step in the middle of the list that no order can make safe.',
    ],
  },
  accept: [
    'I would gladly put {quote} at the centre. {at} has found words under which most of us fit, and I thank {name} for leaving the door wide.',
    '{at} writes {quote}, and I notice that nobody here has argued against it; let us build outwards from {name}’s sentence.',
    'There is a bridge in {quote}. {at} may not have meant it as one, but two camps can cross on what {name} wrote.',
  ],
  resist: [
    'I see what {at} protects with {quote}, and I fear that it leaves someone outside. How would {name} bring them in?',
    'The words {quote} by {at} close a door that we may need in a month. Could {name} say the same and leave it ajar?',
    '{at} writes {quote}, and half of the table will hear a reproach. There is a gentler order for {name}’s idea: second, after the thing we agree on.',
  ],
  keep: [
    'I remain where I was, and I am in good company: to {answer} keeps something of every voice that I have read.',
    'Nothing here pulls me away. We can {answer}, in that order, and those who doubted can see their doubt in the text.',
  ],
  moved: [
    'I was waiting for a form of yes that nobody has to swallow, and to {answer} is one. I join.',
    'What changed for me is the sequence. In this order, to {answer} stops being a victory of some over others.',
  ],
  slowed: [
    'I was further ahead than the table, and being ahead is a way of being alone. I come back to where you are: {answer}.',
    'I wanted more, and I would rather have less with everyone in it. To {answer} is that.',
  ],
  rest: [
    'I stay, and I notice how many chairs have moved closer. To {answer} leaves nobody behind.',
    'Nothing needs to be forced here. We {answer}, and what we share has room to grow.',
  ],
  nuance: [
    'I am almost with you. To {answer} gathers most of us, and the one it leaves out has a point that we have not yet repeated in our own words.',
    'Let me stay between the chairs a little longer: I would {answer}, but announce it differently, and that is not a small thing.',
  ],
  contest: [
    'I cannot join this one. It settles the question and unsettles the table, and I would {mine} to keep both.',
    'My disagreement is about the order and nothing else. Put first what we share, and then {mine}; the way it stands, we begin with the wound.',
  ],
  step: [
    'with those who pay for it heard first',
    'with a pause after the first step in which anyone may say stop',
  ],
  wait: ['and write down together what we already agree on', 'and hear those who were not in the room'],
  point: [
    'the order of the steps around {key}',
    'who was not heard about {key}',
    'how the decision is announced',
  ],
  blocking: [
    'Those who would pay for the decision to {act} have not been heard.',
    'The contested step comes first, and it takes the agreed ones about {key} down with it.',
  ],
  recommend: [
    'Write the three sentences that everyone here would sign, and start with the first.',
    'Spend an hour with those who will pay for it, before the announcement and not after.',
    'Put the steps in a row, and mark the only one that we dispute.',
  ],
  stay: [
    'I stay with the answer we found together: {answer}. What was said on {point} belongs in the text, so that its author can find it there.',
    'We are closer on {point} than our votes suggest, and I confirm mine: {answer}, in the order agreed.',
  ],
  move: [
    'I join you now. {Point} held me back, and in the present order it comes after a pause, where it can do no harm; so let us {answer}.',
    'Because {name} made room for {point}, I can make room as well. My vote goes to {answer}, together.',
  ],
  hold: [
    'I remain outside, without anger. On {point} we chose speed over company, and I would {mine}; please keep my reason with the decision, it may help someone later.',
    'My answer is still no. {Point} was raised on behalf of people who are not here, and it deserves more than our agreement; I would {mine}.',
  ],
  bend: [
    'I will not stand in the way over {point}. Let us {answer}, and let the announcement say that the table was of two minds about it.',
    'A yes that leans: {answer}, and we owe {point} a second conversation within {weeks} weeks.',
  ],
  acknowledge: [
    '{by} brings us {said}; I put it where all of us can see it and start again from there.',
    'thanks to {by} for {said}, which several of us needed to hear.',
  ],
  agrees: [
    'I hear in {quote} what two others have said less well, and I gather it in.',
    'Gladly. {name} leaves room in {quote} for those who were not sure.',
    'We can stand on {quote} together; I look around and see nobody falling off.',
  ],
  partly: [
    'I would keep {quote} and change its place: after what we share, it will sound different.',
    '{name} speaks for many with {quote}. One chair is still turned away, and I would wait for it.',
    'Close. The word that separates us in {quote} is smaller than the rest of the sentence.',
  ],
  differs: [
    'I cannot join {quote} yet, because it wins the point and loses a person.',
    'With {quote}, {name} draws a line exactly where we had begun to erase one.',
    '{quote} starts with what divides us. I would not have us begin there.',
  ],
  asks: [
    '{at}, what would you need to hear from the others before you could rest your case?',
    '{at}, which part of what was said against you would you keep?',
  ],
  answers: [
    'Thank you, {at}, for {question}. I would answer in two steps, first what we all accept, then the one thing that we do not, with a pause in between.',
    '{at} asks us {question}; I think that the table has half of the answer already, and I would begin by reading that half aloud.',
  ],
  repeats: [
    'I stay where I was so that there is a place to come back to.',
    'We have all said this before, myself included; perhaps a vote would hear it better.',
  ],
  ballot: [
    'I vote to {answer}, in the order we found together, with the doubts kept in the text.',
    'For the answer with the most of us in it: {answer}.',
  ],
  dissent: [
    'I remain a little outside, where I would {mine}, so that those we have not heard find someone there.',
    'Without anger, I would {mine}; the table has moved faster than its people.',
  ],
  approve: [
    'Each of us can find their own worry in {doc}, in words that they would recognise. I call that finished.',
    '{Doc} puts first what nobody disputes and gives the rest its time. I have no wish to rearrange it.',
  ],
  reserve: [
    'I can carry {doc}, though one voice is missing from it. A single line would let that voice in.',
    'The order of {doc} is nearly kind. I would move the contested part one step further from the door.',
  ],
  refuse: [
    '{Doc} speaks for some of us in the name of all. Before it goes out, somebody has to be asked.',
    'I hold {doc} back for now: it opens with the very thing that divided us, and what we agreed on comes too late to help.',
  ],
  mended: [
    'The missing voice has its line, and {doc} is better company for it. I come along.',
    'You have changed the order, and with it the tone. I find nothing in {doc} now that anyone would have to swallow.',
  ],
  matrix: {
    act: {
      pros: ['ends a long dispute', 'everyone sees the same day'],
      cons: ['a narrow yes', 'some were never asked'],
      cost: ['a week and several conversations', 'more talking than doing'],
      risks: ['won again every month', 'the losers stay silent'],
    },
    small: {
      pros: ['both camps would have proposed it', 'anyone may say stop'],
      cons: ['can look like hesitation', 'needs announcing twice'],
      cost: ['three days and one good letter', 'little, shared by all'],
      risks: ['the pause is forgotten', 'each camp reads its own result'],
    },
    still: {
      pros: ['nobody has to swallow it', 'time for those not in the room'],
      cons: ['those who asked feel refused', 'the quarrel stays in the corridor'],
      cost: ['some goodwill', 'a promise to come back'],
      risks: ['patience on one side only', 'the question returns angrier'],
    },
  },
  weighs: [
    'I counted chairs more than days: {best} is the row that the most of us could explain to somebody else. {Last} would leave two of us explaining why we lost.',
    'Read from the top, my scores say where a shared beginning lies, and it is {best}. I take nothing from those who prefer {last}; they are in the cons.',
  ],
};
