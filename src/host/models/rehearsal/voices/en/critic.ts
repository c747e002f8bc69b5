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
};
