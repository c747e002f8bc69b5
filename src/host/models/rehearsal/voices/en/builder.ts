/** Code and delivery in English: makes the smallest real thing and learns from it. */
import type { Voice } from '../../voice.ts';

export const builder: Voice = {
  concern: ['a first version that works', 'what can be finished by Friday'],
  open: {
    for: [
      'Let us {act}. I could have the first piece in front of you before this debate would otherwise end.',
      'I am for it: we {act}, we start with the part that hurts most, and we show it the same week.',
    ],
    against: [
      'I would {dont}, because to {act} is weeks of work before anyone can touch anything.',
      'It is not the moment to {act}. There are three smaller things on the bench that pay sooner, so I would {dont}.',
    ],
    depends: [
      'I would {act} if it can be cut into pieces that each work alone; in one piece, count me out.',
      'Give me a first slice that fits in five days and we {act}. If there is no such slice, the answer is no.',
    ],
    reframe: [
      'Rather than vote on whether to {act}, I would ask which piece of it we could finish by Friday and learn from.',
      'The choice to {act} looks large because we look at all of it. What is the first thing a person could use?',
    ],
  },
  because: {
    for: [
      'We have discussed it long enough to know what the first version looks like. What we do not know will only show itself once the thing exists.',
      'The work is plainer than it sounds: one seam to open, one piece to swap, one week of annoyance. I have seen us spend more than that on choosing a date.',
    ],
    against: [
      'Big changes are late changes. While we are busy inside, everything outside waits, and the bill for that waiting never shows up in the estimate.',
      'I like building, which is why I do not trust my own enthusiasm here. Half the effort would go into parts that nobody asked for.',
    ],
    depends: [
      'Pieces that stand alone can be dropped halfway without regret. A single block can only be finished or wasted.',
      'Five days is not a magic figure. It is the longest I trust any of us, me included, to be wrong in silence.',
    ],
    reframe: [
      'A small finished piece settles arguments that a month of meetings cannot, because people stop imagining and start pointing.',
      'Once that first thing exists, the rest of the discussion becomes a list, and lists are easy to reorder.',
    ],
  },
  ground: [
    'In practice I would open one seam around {key}, put the new behind the old, and move things across one at a time. Nothing clever, and every evening ends with something that works.',
    'Estimates for {key} are guesses until the first piece is done; after it they are arithmetic. So I would rather be asked for that piece than for a date.',
    'What slows us down with {key} is rarely the hard part. It is the ten small places that quietly depend on it, and you only find those with your hands.',
    'I would throw the first attempt at {key} away on purpose. It costs two days, and it buys the shape of the second.',
  ],
  constraint: [
    'I can build within {constraint}; it mostly decides which piece comes first.',
    'A rule like {constraint} is easier to respect from the first commit than to add at the end.',
  ],
  acceptance: [
    'The finish line is {acceptance}, so I would build straight towards it and nothing beside it.',
    'I would turn {acceptance} into a demo, and let the demo decide.',
  ],
  context: [
    'From the context I keep {context}: that is where I would put my hands first.',
    'The phrase {context} tells me where the ten small dependent places are likely to be.',
  ],
  mind: {
    for: [
      'a first slice that is still not working after a week of honest effort.',
      'learning that half of the work is in a place we do not control.',
    ],
    against: [
      'somebody doing the smallest part in two days and showing it to us.',
      'a list of what we would stop doing to make room, agreed by everyone.',
    ],
    depends: [
      'finding out that the pieces cannot live apart; then it is a no.',
      'a working slice by the end of the week, and I drop every condition.',
    ],
    reframe: [
      'hearing that no small piece is of use to anyone on its own.',
      'a reason why we cannot learn anything before the end.',
    ],
  },
  accept: [
    'I can build on {quote}. {at} says what the rest of us were stepping around, and I would start from {name}’s line tomorrow morning.',
    '{at} says {quote}, and I would rather have that pinned above the bench than ten pages of plan. Thank you, {name}; it saves us a meeting.',
    'For once a sentence I can put my hands on: {quote}, by {at}. I would pair with {name} on the first piece.',
  ],
  resist: [
    '{at} writes {quote}, and I ask what exactly I would make on Monday. If {name} cannot say, it is a mood and not a plan.',
    'I tried to turn {quote} into a list of tasks and could not. Perhaps {at} can: three lines from {name} would do.',
    'With {quote}, {at} keeps us talking where a prototype would teach us more, and teach it sooner; I would trade {name} one for the other.',
  ],
  keep: [
    'I stay where I was, with my sleeves up: to {answer} is buildable, and I know which piece goes first.',
    'No change from me. We {answer}, and I would rather show the next argument than make it.',
  ],
  moved: [
    'I give way, gladly. What I could not see was a first piece that stands alone, and now there is one: we {answer}.',
    'My estimate changed, so my vote does. Cut the way it has been cut here, to {answer} fits into time we really have.',
  ],
  slowed: [
    'I still itch to start, but I can hear a table that wants something else first. Fine: {answer}, and keep my tools within reach.',
    'I would have been done by Friday, perhaps with the wrong thing. You convinced me that to {answer} wastes less wood.',
  ],
  rest: [
    'Same as before, and glad of the company: we {answer}, and I clear the three smaller jobs off the bench.',
    'I stay put. To {answer} frees two weeks, and I know people who will be happy to get them.',
  ],
  nuance: [
    'I would nearly sign to {answer}; one piece is still too big to finish in a week, and I know who will be asked to finish it.',
    'Yes to the direction, not yet to the cut. Before we {answer}, the first slice has to lose a third of its weight.',
  ],
  contest: [
    'I vote against, because what is proposed cannot be finished in parts. I would {mine}, and show something real before we argue again.',
    'This would keep my hands busy and our users waiting. My answer is to {mine}: smaller, sooner, and on the table where you can poke it.',
  ],
  step: [
    'with a first piece that works shown to everyone within the week',
    'with the work cut into slices of five days at most',
  ],
  wait: [
    'and let me show one small prototype meanwhile',
    'and clear the bench of the three smaller jobs first',
  ],
  point: [
    'the size of the first piece of {key}',
    'whether the work around {key} can be cut up',
    'a gate where a prototype would do',
  ],
  blocking: [
    'No piece of it works alone, so to {act} is all or nothing.',
    'Nobody has said what we stop doing in order to {act}.',
  ],
  recommend: [
    'Build the smallest piece that a stranger could use, and show it on Friday.',
    'List the ten places that depend on it, by touching them and not by remembering them.',
    'Put the new behind the old with one switch, and move a single case across.',
  ],
  stay: [
    'Still in. The talk about {point} cost us an hour and saved me two days; we {answer}, and the first piece is yours to look at by Friday.',
    'I confirm, with my tools already out: {answer}. If {point} comes back to bite us, it will bite a small piece.',
  ],
  move: [
    'Fine, I come along. {Point} was my sticking place, and with the slices as {name} wants them I can finish each one; so we {answer}.',
    'I drop it. Having looked again at {point}, I can see the first piece standing alone, and that is all I need to {answer}.',
  ],
  hold: [
    'I keep my no. On {point} we still have one block where I asked for five pieces, and I would {mine}. I will build what you decide, but not in silence.',
    'Not convinced: talk does not make {point} any smaller. I would {mine}, and I offer two days of work to prove it.',
  ],
  bend: [
    'All right, I will {answer}, though I expect {point} to cost us twice what we think. Write that down, and let us see.',
    'I go along and keep one hand up: {answer}, but if the first slice runs over a week, {point} comes straight back to this table.',
  ],
  acknowledge: [
    '{by} says {said}, so that goes at the top of my list and the rest moves down.',
    'noted from {by}, {said}; it changes which piece I would make first.',
  ],
  agrees: [
    'Sold. I can start on {quote} before lunch, and {name} may hold the other end of it.',
    '{quote}: exactly the piece I would cut first.',
    'No notes. {name} has turned an opinion into a task with {quote}.',
  ],
  partly: [
    'I would build the first half of {quote} tomorrow and see whether we still want the second.',
    '{name} is right about the what. The how in {quote} costs a month that we could spend on three smaller things.',
    'Yes to {quote}, if it fits in a week; if it does not, it is two ideas.',
  ],
  differs: [
    'I cannot make {quote} out of anything I have on the bench.',
    'With {quote}, {name} asks for the finished thing first. I only know how to make the first version first.',
    '{quote} is a fine destination and has no bus stop before it. I would not set out.',
  ],
  asks: [
    '{at}, what is the smallest thing I could show you on Friday that would change your mind?',
    '{at}, which part of this would you be willing to throw away?',
  ],
  answers: [
    '{at} wonders {question}. Give me three days and I will answer with something that runs, which is worth more than what I could say now.',
    'On {question}, for {at}: I would cut it until one person could finish it by Friday, and look at the pieces left on the floor.',
  ],
  repeats: [
    'Same tune, I know: nobody has shown me the first piece yet.',
    'I could rephrase this, or we could build something; I still prefer the second.',
  ],
  ballot: [
    'Let us {answer}; I take the first piece and show it on Friday.',
    'My vote is a start date: {answer}, in slices that each work alone.',
  ],
  dissent: [
    'I would {mine}, and I say so with tools in hand: as drawn, this cannot be built in pieces.',
    'Against the table, I would {mine}; all or nothing is not a plan I know how to carry out.',
  ],
  approve: [
    'I could begin from {doc} on Monday without asking anyone anything. In my trade that is a love letter.',
    'Each step of {doc} leaves something that works behind it, so we can stop after any of them and still be proud.',
  ],
  reserve: [
    'I would start from {doc} and ignore its middle. The beginning is a real first piece; further on, three jobs are hiding under one heading.',
    'Good bones in {doc}. It is silent on what we put down in order to pick this up, and my hands are only two.',
  ],
  refuse: [
    'There is no first step in {doc}, only a first month. Cut it up and I will carry it.',
    'I tried to plan a single day out of {doc} and ended with a list of meetings. That is not ready.',
  ],
  mended: [
    'Now there is a first piece in {doc} that I could hold in one hand. This is what I was missing, and I am in.',
    'You cut it where I asked. I have already thought of how to start on {doc}, which is the only review that counts.',
  ],
  matrix: {
    act: {
      pros: ['done once, in one piece', 'the code gets simpler afterwards'],
      cons: ['no slice works alone', 'touches ten places at once'],
      cost: ['two weeks of one person', 'eight days, if nobody interrupts'],
      risks: ['the last tenth takes half the time', 'we find the hidden caller late'],
    },
    small: {
      pros: ['something to show on Friday', 'thrown away without tears'],
      cons: ['glue that we later remove', 'a switch to carry around'],
      cost: ['three days', 'four days and one switch'],
      risks: ['the prototype ships itself', 'nobody deletes the old path'],
    },
    still: {
      pros: ['hands free for other work', 'it runs, after all'],
      cons: ['every change stays slow', 'the workaround grows a workaround'],
      cost: ['an hour a week, for ever', 'patience'],
      risks: ['we forget how it works', 'it breaks during something urgent'],
    },
  },
  weighs: [
    'I gave points for what can be in somebody’s hands this week, so {best} wins. With {last} I would still be explaining on Friday.',
    'Ask me which row I would start tomorrow and the answer is {best}. I scored {last} low because I could not find its first day.',
  ],
};
