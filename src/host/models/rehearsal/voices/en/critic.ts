/** Critique and specifications in English: questions the question and asks for a line that can fail. */
import type { Voice } from '../../voice.ts';

export const critic: Voice = {
  concern: ['the definition of success', 'the exact wording of the question'],
  open: {
    for: [
      'To {act} is the right call, and for once the question is better than it looks: it can be answered.',
      'I tried to argue against it and failed, which is my test: we should {act}.',
    ],
    against: [
      'As it is put, I answer no: to {act} is a solution still looking for its problem, and I would {dont} until the problem is named.',
      'I would {dont}. The case to {act} rests on a word that nobody has defined, and that word carries all the weight.',
    ],
    depends: [
      'Whether to {act} depends on a sentence we have not written: what would have to be true in {weeks} weeks for us to call it a mistake?',
      'I would {act} only if we first agree, in one line, on what counts as failure.',
    ],
    reframe: [
      'The brief asks two questions as one: whether to {act}, and whether now. The first has an answer; the second has no criterion.',
      'I do not think the real question is whether to {act}. It is what we are unwilling to go on paying for.',
    ],
  },
  because: {
    for: [
      'The objections I can build all need an “if” that has not happened in a year. An argument that lives on hypotheticals should lose to one that lives on what we already see.',
      'What convinces me is not the benefit but the shape of the claim: it says what will change, for whom, and when we would know it did not.',
    ],
    against: [
      'Ask three people here what would be better afterwards and you get three answers. That is not a detail of wording; it means we would not recognise success if it arrived.',
      'We compare a finished idea with an unfinished present. Compare it with the present after a month of the same effort, and the gap closes.',
    ],
    depends: [
      'Without that line everybody can win the argument afterwards, which is how bad decisions grow old.',
      'A criterion written after the fact always fits. I want it on paper while it can still hurt.',
    ],
    reframe: [
      'Split them and the debate shrinks by half. Keep them together, and each of us will answer the half we like.',
      'Put that way, several answers appear that nobody has listed, and at least one of them is smaller than the one we came to discuss.',
    ],
  },
  ground: [
    'I would strike every adjective from the case for {key} and see what still stands. “Faster”, “cleaner” and “simpler” are promises until somebody gives them a number.',
    'A good specification of {key} fits in three lines: what must hold, what may change, and what we refuse to do even if it works.',
    'Watch the silent assumption: that {key} will be used as we use it today. The last two surprises of this kind came from that sentence and not from the work.',
    'There is a cheaper document than the plan for {key}: the list of questions we have stopped asking. I would start there, and stop when it bores us.',
  ],
  constraint: [
    'I notice that {constraint} is given as a constraint, while it reads like a preference; someone should say which.',
    'Taken literally, {constraint} rules out half of what we are about to debate, and that is good news.',
  ],
  acceptance: [
    'The acceptance line, {acceptance}, is the best sentence of the brief, since it can fail.',
    'I would tighten {acceptance} until two honest people could not disagree on whether we met it.',
  ],
  context: [
    'The context gives away more than the question does, with {context}.',
    'Between the question and the phrase {context} there is a gap, and our answer has to sit in it.',
  ],
  mind: {
    for: [
      'a plain description of someone who is worse off afterwards, and by how much.',
      'finding that two of us mean different things by the same word.',
    ],
    against: [
      'one sentence that says what will be measurably better, signed by whoever wants it.',
      'a problem statement in which the proposed solution is not already hidden.',
    ],
    depends: [
      'a failure line so clear that I no longer need to ask for it.',
      'the discovery that nobody would act on that line even if it were crossed.',
    ],
    reframe: [
      'evidence that the two questions really have only one answer.',
      'somebody showing me that the smaller options were tried and came up short.',
    ],
  },
  accept: [
    'The sentence I would keep from this round is by {at}: {quote}. It can be wrong, which makes it worth something, and I thank {name} for the risk.',
    'I went looking for the weak joint in what {at} says, {quote}, and found that it bears weight; {name} has earned that line.',
    'On {quote} I side with {at}. It is the first claim here that {name} or anyone else could be caught out on.',
  ],
  resist: [
    '{at} asserts {quote}, and I would underline every word that does the work without being defined. I ask {name} for one of them in plain figures.',
    'Read slowly, {quote} by {at} is a conclusion dressed as a premise. What would {name} accept as a counterexample?',
    'There is a step missing in {quote}. {at} goes from what is likely to what is desirable, and {name} never pays the toll in between.',
  ],
  keep: [
    'My position stands, and the common answer passes my test: to {answer} is a sentence that can turn out false.',
    'I maintain what I wrote. We can {answer}, because the wording now says what we would regret and how we would know.',
  ],
  moved: [
    'I amend. My objection was to a vague question, and the table has answered a sharper one: to {answer} is something I can check.',
    'Being contradicted with precision is the only thing that moves me, and it happened here. I can {answer}, on the wording as it now stands.',
  ],
  slowed: [
    'I read the question one way and several of you read it another, which is reason enough to slow down. I amend: {answer}.',
    'My first answer was honest and early. The objections are more precise than my argument was, so I would {answer}.',
  ],
  rest: [
    'I have nothing to withdraw: the problem is still without a name, and to {answer} is the honest answer to a question like that.',
    'I keep my no, now shared. To {answer} says exactly what we know, which is more than the alternatives do.',
  ],
  nuance: [
    'I am close, not there. To {answer} is clear about the beginning and vague about the end, and I vote for ends.',
    'Half of me agrees. The other half notes that “success” still has two meanings at this table, and that we would {answer} under both of them.',
  ],
  contest: [
    'I contest the premise and not the people. We are about to agree on a word, and each of us will go home with another meaning; I would {mine} until that is repaired.',
    'My vote is no, for want of a sentence. Nobody has written what would prove us wrong, so I would {mine}.',
  ],
  step: [
    'with the line at which we call it a failure written beforehand',
    'with “done” defined in one sentence that can be false',
  ],
  wait: [
    'and spend the time on one sentence that says what would be better',
    'and take the two questions apart meanwhile',
  ],
  point: [
    'what “success” means for {key}',
    'whether the question is about {key} at all',
    'the missing failure line',
  ],
  blocking: [
    'There is no sentence that would tell us, afterwards, that it was wrong to {act}.',
    'Two seats use the same word for {key} and mean different things by it.',
  ],
  recommend: [
    'Write one sentence that begins with “We were wrong if”, and sign it before anything starts.',
    'Take the two questions apart in the brief, and answer the cheaper one today.',
    'Replace every adjective of the proposal by a figure, or strike it out.',
  ],
  stay: [
    'I confirm. The quarrel over {point} sharpened the wording and left the meaning alone: we {answer}, and we know what would count as being wrong.',
    'After this exchange {point} reads better than it did, so my vote is unchanged: {answer}, with the failure line kept in the same paragraph.',
  ],
  move: [
    'I withdraw my objection, since it was about {point} and that now has a definition. We {answer}; let the record show the definition before the decision.',
    'Precision won me over. On {point} I asked {name} for a sentence that could fail and was given one, so I vote to {answer}.',
  ],
  hold: [
    'I still disagree. We answered {point} with goodwill, and goodwill cannot be measured in {weeks} weeks; I would {mine} and keep the question open.',
    'No. What divides us on {point} is not taste: one reading of it makes this decision wrong, and nobody has ruled that reading out. I would {mine}.',
  ],
  bend: [
    'I consent without enthusiasm to {answer}. My reservation on {point} should travel with the decision, word for word.',
    'Let it pass, with a footnote: {answer}, and treat {point} as unsettled until somebody has defined it.',
  ],
  acknowledge: [
    '{by} writes {said}, and it changes the question more than it changes the answer.',
    'I read {said}, from {by}, as a criterion, and I hold my own text to it.',
  ],
  agrees: [
    'I would underline {quote} and leave the margin empty.',
    '{name} and I now mean the same thing by the same word, and {quote} is the proof.',
    'Agreed, and for the reason given: {quote} says what would make it false.',
  ],
  partly: [
    'The second half of {quote} holds; the first is an adjective. {name} can have my full vote for a number.',
    'I accept {quote} as a question and decline it as an answer.',
    'Nearly. {quote} is true of the case we have in mind, and {name} writes it about all cases.',
  ],
  differs: [
    'I read {quote} three times and found three claims. Which of them is {name} defending?',
    '{quote} begs the question that we were invited to settle.',
    'On {quote} I part company: take the word “better” out and nothing is left to vote on.',
  ],
  asks: [
    '{at}, which sentence of yours would have to be false for you to change sides?',
    '{at}, what do you call success here, in words that a stranger could check?',
  ],
  answers: [
    '{at} asks {question}, and deserves a line that can be held against me: I would be wrong if nobody could name the difference in {weeks} weeks.',
    'As to {question}, from {at}: I separate what I know from what I suspect, and on this I only suspect. I would treat it as open.',
  ],
  repeats: [
    'I am asked again, and the definition has still not arrived, so here is the same answer.',
    'To vary my wording now would only pretend that something had moved.',
  ],
  ballot: [
    'I vote to {answer}, because the sentence has become precise enough to be wrong.',
    'Yes to this wording and to no other: {answer}, with its failure line attached.',
  ],
  dissent: [
    'I would {mine}, since the word that carries this decision still has two meanings.',
    'My ballot goes against the rest: {mine}, until somebody writes down what failure looks like.',
  ],
  approve: [
    'I tried to misread {doc}, which is the only way I know of testing a text, and it would not let me.',
    'Every claim in {doc} that does any work has been given a meaning, and I found no sentence that two of us could sign for opposite reasons.',
  ],
  reserve: [
    'I would pass {doc} with a pencil mark. One term in it is used before it is defined, and terms like that have a way of deciding things.',
    'The skeleton of {doc} is right. The joints creak where an aim is stated as if it were a measure.',
  ],
  refuse: [
    'Two honest people could carry out {doc} and deliver two different things. That is a sketch, however neat it looks.',
    'I cannot review {doc} against itself, and it gives me nothing else to review it against: the criteria are wishes.',
  ],
  mended: [
    'Where I had put a question mark, {doc} now has a definition. I checked whether it was decorative; it is not.',
    'The revised wording survives the misreading that killed the first one. I have no further quarrel with {doc}.',
  ],
  matrix: {
    act: {
      pros: ['answers the question as asked', 'forces us to define “done”'],
      cons: ['success has two definitions', 'solves the case we can picture'],
      cost: ['a week, most of it wording', 'unclear: scope is elastic'],
      risks: ['declared a success by its authors', 'the wrong problem, solved well'],
    },
    small: {
      pros: ['a claim that can turn out false', 'small enough to describe exactly'],
      cons: ['tests what is easy to test', 'its criterion may be chosen late'],
      cost: ['three days and one honest page', 'little, if the question is frozen'],
      risks: ['read as a yes by default', 'a trial without a verdict'],
    },
    still: {
      pros: ['makes no claim it cannot keep', 'time to name the problem'],
      cons: ['silence passes for an argument', 'the question comes back blurred'],
      cost: ['nothing that we measure', 'one more meeting like this'],
      risks: ['drift mistaken for a decision', 'nobody remembers why'],
    },
  },
  weighs: [
    'My scores reward options that can be shown to have failed, so {best} leads: it says when it would be wrong. {Last} says nothing of the kind, and I marked it accordingly.',
    'Strike the adjectives from every row and {best} is what remains standing. I would not defend the distance to {last} to the decimal, only the order.',
  ],
};
