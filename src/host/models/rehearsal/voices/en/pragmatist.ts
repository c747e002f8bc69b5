/** The pragmatist in English: what it costs, what it pays, what we stop doing. */
import type { Voice } from '../../voice.ts';

export const pragmatist: Voice = {
  concern: ['the cost in days', 'what we give up for it'],
  open: {
    for: [
      'On the numbers I can do in my head, we should {act}: a few days in, and something back every week.',
      'Good enough beats perfect here, so {act} and move on to the next thing.',
    ],
    against: [
      'It does not pay: to {act} costs more days than it gives back this year, and I would {dont}.',
      'Better to {dont}. Nobody has cancelled anything to make room, which tells me how much we really want to {act}.',
    ],
    depends: [
      'If it stays under {weeks} weeks of work, {act}. Above that I would spend the time elsewhere.',
      'I would {act} with a hard cap on the effort, and I mean the kind of cap that ends things.',
    ],
    reframe: [
      'What would we do with the same weeks if we did not {act}? That list is the real competitor, and nobody has brought it.',
      'The useful question is not whether to {act} but what is the cheapest thing that removes most of the pain.',
    ],
  },
  because: {
    for: [
      'Waiting is not free either. We pay for it in small change, every week, which is why nobody adds it up.',
      'We could study it for another month and the answer would be the same, minus a month.',
    ],
    against: [
      'The benefit is real and small; the cost is real and certain. I have paid for that kind of trade before.',
      'Everything looks affordable when it is counted in good ideas. Counted in afternoons, we are already overdrawn.',
    ],
    depends: [
      'A budget that may be exceeded is a forecast. I want one that makes us stop, even with the work half done.',
      'The first half of such work brings most of the value. The cap is there to protect us from the second half.',
    ],
    reframe: [
      'Compared with nothing, any idea wins. Compared with the next best use of the same people, few do.',
      'Four fifths of the annoyance usually come from one fifth of the thing. Fix that fifth, and see who still complains.',
    ],
  },
  ground: [
    'Put a price on {key} in days, both to do it and to keep it. The second figure is the one that everybody forgets, and it never stops.',
    'My rule of thumb for {key}: if we cannot say in one breath who saves time and how much, it can wait for a quarter.',
    'There is always a boring option next to {key}: a checklist, a setting, a conversation. I would rule it out before paying for the interesting one.',
    'Deciding is also a cost. If we are still talking about {key} next week, we have already spent what we hoped to save.',
  ],
  constraint: [
    'Given {constraint}, half of the options price themselves out, and I thank whoever wrote it.',
    'The line {constraint} is where the money goes, so I would plan from there.',
  ],
  acceptance: [
    'If {acceptance} is enough, then let it be enough, and let us stop on the day we get there.',
    'I would pay for {acceptance} and not a cent for what lies beyond it.',
  ],
  context: [
    'What I retain from the context is {context}, because it has a price tag on it.',
    'The detail {context} is worth more than our opinions: it tells us what we already pay.',
  ],
  mind: {
    for: [
      'a running cost that nobody has mentioned yet.',
      'a cheaper way to the same result, even an ugly one.',
    ],
    against: [
      'someone giving up their own pet project to pay for this one.',
      'a saving that shows within the month and not within the year.',
    ],
    depends: [
      'an estimate from someone who has done it before, twice mine or half of it.',
      'learning that the first half is useless without the second.',
    ],
    reframe: [
      'an empty list of alternatives, after an honest hour of looking.',
      'proof that the cheap fix has been tried and did not last.',
    ],
  },
  accept: [
    '{at} writes {quote}, and I would pay for that sentence; {name} says in one breath what costs most of us a meeting.',
    'In plain terms, {quote} from {at} settles more than it costs. I would let {name} have it and go home early.',
    'I like {quote}. {at} writes the way I count, in small coins, and there is nothing on {name}’s bill that I would strike.',
  ],
  resist: [
    '{at} says {quote}; very well, and who pays for it? I see the benefit in {name}’s text and not the bill.',
    'There is nothing wrong with {quote} except the price. {at}, tell me what we drop, and I will take {name}’s side.',
    'I would not pay for {quote}, with respect to {at}. A version at half the cost does what {name} wants on most days.',
  ],
  keep: [
    'Same vote as before: to {answer} is worth its price, and the price is capped.',
    'I stand pat. We {answer}, we keep the receipt, and nobody reopens this for a while.',
  ],
  moved: [
    'You brought the price down, so I am in. At this size, to {answer} is cheaper than another round of discussion.',
    'I had counted the whole job. Counted the way you have cut it, I can {answer} without robbing anything else.',
  ],
  slowed: [
    'I had my wallet out, and you talked the price down to less. I take the cheaper deal: {answer}.',
    'My sum was right and incomplete. With your lines added, to {answer} comes out ahead.',
  ],
  rest: [
    'Still not worth it, and now we are several to say so. To {answer} costs nothing today, which is my favourite price.',
    'I keep my money in my pocket: {answer}, and spend the weeks on something that pays.',
  ],
  nuance: [
    'I would pay for most of it. To {answer} is right, the last third of the effort is not, and I keep my vote in between.',
    'Call it a yes with the meter running: {answer}, and show me the hours at the end of the first week.',
  ],
  contest: [
    'I vote no on price. The upside has been described by those who will enjoy it and the bill by nobody; I would {mine}.',
    'We can do better with the same days, and that is my whole objection. Let us {mine}, and spend the difference on something dull that works.',
  ],
  step: [
    'with a cap on the days, and a stop when it is reached',
    'with something else taken off the list to pay for it',
  ],
  wait: ['and take the cheap fix in the meantime', 'and put a price in days on both options'],
  point: ['the running cost of {key}', 'what we stop doing to pay for {key}', 'the price of the last third'],
  blocking: [
    'The effort has no cap: nothing says when we stop if we {act} and it drags on.',
    'Nothing has been taken off the list to pay for {key}.',
  ],
  recommend: [
    'Write two figures on the wall, days to do it and days a year to keep it.',
    'Try the boring alternative for one week, and count who still complains.',
    'Cross one item off the plan today, in public, to pay for this one.',
  ],
  stay: [
    'Sold, as before. I would not spend another hour on {point}: {answer}, at the agreed price, and close the file.',
    'My sums have not changed, whatever one thinks of {point}. Let us {answer} and get back to work.',
  ],
  move: [
    'All right, I can be bought. With the cap that {name} accepts, {point} is a rounding error, and I vote to {answer}.',
    'I came over on cost alone: what worried me in {point} has been cut in half, so we {answer}.',
  ],
  hold: [
    'I remain against. The bill for {point} will come after everyone has left the room, and I would {mine}. Keep this note; it will age well or it will cost you nothing.',
    'No sale. On {point} I heard hopes and no invoice, so I would {mine} and look at it again next quarter.',
  ],
  bend: [
    'Go ahead and {answer}, at your price and with my grumble about {point} in the minutes.',
    'A discounted yes: {answer}, as long as {point} is paid out of this budget and not the next.',
  ],
  acknowledge: [
    '{by} tells us {said}; that moves the price, so I have redone my sum.',
    'with {said}, {by} settles a cost that I was only guessing at.',
  ],
  agrees: [
    '{quote} costs little and settles much. I am with {name} on this one.',
    'I did the sum on {quote}, and it comes out on the right side even if we are slow.',
    'Fine by me. {name} keeps it short in {quote}, and short is cheap.',
  ],
  partly: [
    'I would buy {quote} at two thirds of the price. {name} knows which third I mean.',
    'The idea in {quote} pays for itself in the first month and not after. I would stop there.',
    'Yes, and off the list goes something else: {quote} has no line for what it replaces.',
  ],
  differs: [
    '{quote} is what we would do with a budget that we do not have.',
    'For the price of {quote}, I can offer {name} two boring remedies that work.',
    'I see who enjoys {quote} and who pays for it, and they are not the same people.',
  ],
  asks: [
    '{at}, what would you take off our list to pay for this?',
    '{at}, would you still want it if it took twice as many days?',
  ],
  answers: [
    'Plainly, then, for {at}, who asks {question}: I would pay {share} days for it and not one more.',
    '{at} raises {question}. The cheap way to find out costs a week, so I would rather find out than argue.',
  ],
  repeats: [
    'The bill has not changed, and so neither has my answer.',
    'I will say it once more, because nobody has crossed anything off the list.',
  ],
  ballot: [
    'I vote to {answer}, capped in days and paid for by something else.',
    'At that price, yes: {answer}, and we stop when the cap is reached.',
  ],
  dissent: [
    'I would {mine}; the last third of this costs more than the first two bring in.',
    'Put me down for the cheaper road: {mine}, and count again later.',
  ],
  approve: [
    '{Doc} says what it costs, what it replaces and when we stop. I rarely see all three on the same page.',
    'I would fund {doc} as it is. The effort has a ceiling and the benefit has an owner.',
  ],
  reserve: [
    'The first two thirds of {doc} are a bargain. The last third is a taste for tidiness, and I would let it wait for a rainy month.',
    'I can pay for {doc}, on credit: the running cost is mentioned and not counted.',
  ],
  refuse: [
    'There is no price on {doc}. I do not sign cheques with the amount left blank.',
    'Everything in {doc} is useful, which is how a list gets long. Nothing has been taken off to make room.',
  ],
  mended: [
    'Now {doc} has a ceiling in days, and something was struck off to pay for it. I have no business standing in the way.',
    'The expensive part moved to “later” and took its risk along. At that price I take {doc}.',
  ],
  matrix: {
    act: {
      pros: ['pays back within the quarter', 'one subscription fewer'],
      cons: ['no cap on the effort', 'displaces something already promised'],
      cost: ['ten days, then one a month', 'twelve days at an honest guess'],
      risks: ['overrun past the benefit', 'we pay for both during the change'],
    },
    small: {
      pros: ['cheap to regret', 'most of the gain for a third of the bill'],
      cons: ['two bills while it lasts', 'savings come later'],
      cost: ['four days, capped', 'three days and a reminder'],
      risks: ['nobody closes the trial', 'the cheap version sticks'],
    },
    still: {
      pros: ['costs nothing this month', 'the team keeps its plans'],
      cons: ['we go on paying in small coins', 'the price rises while we wait'],
      cost: ['two hours a week as today', 'the usual leak'],
      risks: ['the cheap moment passes', 'someone fixes it alone, at night'],
    },
  },
  weighs: [
    'I divided what each row brings by what it costs, in days, and {best} is the best bargain here. {Last} may be finer; I would not pay the difference.',
    'On cost alone {best} wins, and on benefit it does not lose. {Last} asks us to spend first and to count afterwards.',
  ],
};
