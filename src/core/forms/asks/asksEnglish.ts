/** The asks in English of what is argued and voted on. Headings and marks are those of the seeds; the readers look for them. */
import { wordsAsked } from '../lengths.ts';
import {
  checklistLines,
  criteriaLines,
  hasPoints,
  owesPoints,
  parts,
  pointLines,
  stanceLines,
} from './askParts.ts';
import type { Asking, Asks } from './asks.ts';
import { exampleOf } from './examples.ts';
import { workEnglish } from './workEnglish.ts';

const blockingMeans = (of: string): string =>
  `A blocking issue is something that, if true, makes adopting ${of} wrong. Say what would settle it. A wish or a detail does not block.`;

/** The list of what blocks; in a review each at its place. */
const blockingAsked = ({ wantsPlaces }: Asking, which: string): string =>
  `**Blocking issues:** [list${which}, one a line: ${wantsPlaces ? '[path:line] ' : ''}what is wrong — settled by: …; or "none"]`;

const pointsAsked = ({ points }: Asking): string | undefined =>
  owesPoints(points)
    ? 'Say what has become of each point (P…) of the form. A point stays open until its author withdraws it: withdraw yours when it is settled, not to be agreeable.'
    : undefined;

/** Which of the proposals the council should adopt. */
function backing(asking: Asking): string {
  const { letters, criteria, points } = asking;
  const others = (letters?.all ?? []).filter((each) => each !== letters?.own);
  const what = letters?.areOptions ? 'option' : 'proposal';
  return parts(
    letters?.areOptions
      ? 'Test the options against what everyone wrote about them, your own scores included: what is wrong, missing or unproven? Quote precisely what you answer to. Then name the one that the council should adopt.'
      : 'Test the proposals as if one of them were carried out tomorrow, your own as hard as the others’: what is wrong, missing or unproven? Quote precisely what you answer to. Then name the one that the council should adopt.',
    '',
    `If all who answer back the same ${what}, vote agree and nothing blocks, the council concludes on it. Otherwise one becomes the motion, by your backing and ranking${letters?.areOptions ? '' : ' (your rank of your own does not count)'}. What you contest or block gets an id and stays open until you withdraw it.`,
    `Your vote is about the ${what} you back. agree: the council can conclude on it now. nuance: with your amendment, or once a point is settled. disagree: on none of them; then back the one you would take if one had to be taken.`,
    `A blocking issue is something that, if true, makes adopting ${letters?.areOptions ? 'an option' : 'a proposal'} wrong: name its letter, and what would settle it. A wish or a detail does not block.`,
    `The five marks (✅ it holds, ⚠️ in doubt, ❌ it does not; keep one of the three)${criteria > 0 ? ' and the criteria are' : ' are'} about the ${what} you back.`,
    pointsAsked(asking),
    '',
    `Format, at most ${wordsAsked.challenge} words:`,
    '- **Backs**: [one letter]',
    '- **Amendment**: [the change without which you do not back it, or "none"]',
    others.length > 1 && '- **Ranking**: [all letters, the best first, > between them, = between equals]',
    '- **Vote**: agree | disagree | nuance',
    `- **Stance**: maintain | amend | contest (your own ${letters?.areOptions ? 'scores' : 'first position'})`,
    '- **Contests**: @seat: [what they said, and why it does not hold], or none',
    checklistLines('en'),
    criteriaLines('en', criteria),
    '- **Confidence**: 1-5',
    '**Response**: [2-3 paragraphs]',
    blockingAsked(asking, ''),
    '**Recommendation:** [1 concrete action]',
    pointLines('en', points),
    '',
    exampleOf(
      'en',
      'backs',
      'amendment',
      ...(others.length > 1 ? (['ranking'] as const) : []),
      'vote',
      'stance',
      'contests',
      'checked',
      ...(criteria > 0 ? (['criterion'] as const) : []),
      'confidence',
      'blocking',
      'blockingItem',
      'recommendation',
      ...(owesPoints(points) ? (['points'] as const) : []),
    ),
  );
}

/** Where nothing has a letter: in councils of earlier releases, and in protocols whose reviewers challenge a document. */
const challenge = (asking: Asking): string =>
  asking.letters && asking.letters.all.length > 0
    ? backing(asking)
    : parts(
        asking.reviews
          ? `Review ${asking.hasDocument ? 'the document under work' : 'what the context of the brief holds'}, point by point. Quote precisely what you answer to.`
          : 'Do you maintain your position, amend it, or contest a precise point? Quote precisely what you answer to.',
        asking.reviews
          ? 'Your vote is about the work. agree: it can go on as it is. nuance: with changes. disagree: not like this.'
          : 'Your vote: can the council conclude on one answer that you support? agree: yes, now. nuance: once a point is settled. disagree: no.',
        blockingMeans('it'),
        pointsAsked(asking),
        '',
        `Format, at most ${wordsAsked.challenge} words:`,
        '**Proposal:** [the one answer that the council could conclude on, in a sentence]',
        '- **Vote**: agree | disagree | nuance',
        '- **Stance**: maintain | amend | contest',
        '- **Contests**: @seat: [what they said, and why it does not hold], or none',
        checklistLines('en'),
        criteriaLines('en', asking.criteria),
        '**Response**: [2-3 paragraphs]',
        blockingAsked(asking, ''),
        '**Recommendation:** [1 concrete action]',
        pointLines('en', asking.points),
        '',
        exampleOf('en', 'vote', 'stance', 'contests', 'blocking', 'blockingItem', 'recommendation'),
      );

const final = (asking: Asking): string => {
  const { motion, criteria, points } = asking;
  return parts(
    !motion
      ? 'FINAL position. Definitive vote. Without consensus, the orchestrator recommends and the person decides.'
      : motion.isDocument
        ? 'FINAL position: the last word of the seats, on the work as it stands now, with what its owner answered. Without consensus, the orchestrator recommends and the person decides.'
        : 'FINAL position: the last word of the seats. Vote on the motion above and on nothing else, also if you backed another proposal. Without consensus, the orchestrator recommends and the person decides.',
    motion?.isContested &&
      'Everyone backed the motion, so one seat was asked for the strongest case against it, believed or not: you see it above. Answer the case itself: what of it holds? Then say whether you keep your vote.',
    motion &&
      (motion.isDocument
        ? 'approve: it can go on as it is. approve with changes: only with a change, or once a point is settled. block: it must not go on like this.'
        : 'agree: the council can adopt the motion as it stands. nuance: only with a change, or once a point is settled. disagree: it should not adopt it.'),
    motion &&
      'If you now stand elsewhere than before, name the argument or the fact that moved you, and whose it was. “Most of us think so” is no reason, and a move without one is marked as such. If you do not agree, say what it would take: you stand in the minority report, and that is no failure.',
    blockingMeans(motion && !motion.isDocument ? 'the motion' : 'it'),
    pointsAsked(asking),
    '',
    `Format, at most ${wordsAsked.final} words:`,
    '[one paragraph]',
    motion?.isDocument
      ? '- **Vote**: approve | approve with changes | block'
      : '- **Vote**: agree | disagree | nuance',
    '- **Confidence**: 1-5',
    motion && '- **What changed my mind:** [the argument or fact, and whose (@seat); or "nothing"]',
    motion && '- **To agree I need:** [what it would take; or "nothing"]',
    blockingAsked(asking, motion ? ' of new ones only' : ' of those you still hold'),
    criteriaLines('en', criteria),
    pointLines('en', points),
    '',
    exampleOf(
      'en',
      motion?.isDocument ? 'voteOnWork' : 'vote',
      'confidence',
      ...(motion ? (['changedMind', 'needs'] as const) : []),
      'blocking',
      'blockingItem',
      ...(criteria > 0 ? (['criterion'] as const) : []),
      ...(owesPoints(points) ? (['points'] as const) : []),
      ...(points.amendments.length > 0 ? (['amendments'] as const) : []),
    ),
  );
};

/** What the last word is about, in each mode. */
const lastWords = new Map(
  Object.entries({
    prd: 'Say whether the document can be built from as it stands, and what whoever builds it must know. Do not write it out again: it is kept whole beside your words.',
    engineering:
      'Say whether the change can be applied as it stands, what it does and how that was shown. Do not repeat the diff: it is kept whole beside your words.',
    review:
      'Begin the answer with the verdict: approve, approve with changes, or block. Then what must change first, with path:line. To block departs from the motion; the other two follow it.',
    analysis:
      'Name the option to take, under its exact name, and what decides for it against the next best one.',
  }),
);

const synthesis = ({ mode, motion, criteria, points, noVote }: Asking): string =>
  parts(
    'You alone have the floor now. Write what the person who decides will read: it must answer the question by itself, for someone who has read nothing else. Draw on what was said here; where you add something of your own, say so.',
    lastWords.get(mode),
    motion &&
      (motion.isDocument
        ? 'The motion is the work itself as it stands. Recommend it, or say in the first line of your answer that you depart from it, and why.'
        : 'Recommend the motion, with its amendments. If you depart from it, say so in the first line of your answer, and why: that is marked wherever your answer stands.'),
    `Claim no agreement that ${noVote ? 'the answers' : 'the votes'} do not show. Whoever did not agree is named in the minority report with their own reason.`,
    criteria > 0 && 'If an acceptance criterion is not met, say which (C1 …) and what is missing.',
    '',
    `Format, at most ${wordsAsked.synthesis} words:`,
    motion && '**Follows the motion:** yes | no, because [why]',
    '## Answer',
    '[the whole answer, as long as the question needs: steps, code, a table; what to do comes first; headings inside it with ###]',
    '## Why',
    '- @seat: [an argument or fact that carried it]',
    '## First steps',
    '1. [step] — @owner — [by when]',
    '## Risks accepted',
    '- [risk, and who owns it]',
    '## Still open',
    hasPoints(points)
      ? '- [each open point by its id, and who could settle it, or "none"]'
      : '- [what nobody could settle, or "none"]',
    '## Minority report',
    '- @seat: [their position and their reason; required whenever someone did not agree; otherwise "none"]',
    '## What would change this',
    '- [a fact or event that would make this answer wrong]',
    '',
    exampleOf('en', ...(motion ? (['follows', 'answerIs', 'answer'] as const) : []), 'steps', 'step'),
  );

export const englishAsks: Asks = {
  ...workEnglish,
  position: ({ mode, noVote }) =>
    parts(
      mode === 'synthesis'
        ? 'Say what you would put on the page, in 2-4 paragraphs: what is established, with its source, what is disputed, what a reader must do. You do not see the others’ answers yet, and nobody sees yours before all have answered.'
        : 'Give your position in 2-4 paragraphs: your answer to the question, the reasons that carry it, what you take for fact, what you only assume, what you do not know. You do not see the others’ answers yet, and nobody sees yours before all have answered.',
      mode === 'synthesis'
        ? 'All answers go to the owner, who makes one structure of them.'
        : noVote
          ? 'All answers go to one seat, which writes the council’s. Your proposal stands there in exactly these words: one sentence that someone could act on.'
          : 'The others will test it. Your proposal gets a letter and stands, in exactly these words, among those the council can adopt: one sentence that someone could act on.',
      '',
      `Format, at most ${wordsAsked.position} words. End with:`,
      mode === 'synthesis'
        ? '**Proposal:** [the one thing that the page must say, in a sentence]'
        : '**Proposal:** [your answer to the question, in one sentence]',
      '*What would change my mind: [a fact or number that somebody could show you]*',
      '',
      exampleOf('en', 'proposal', 'changeMind'),
    ),
  challenge,
  final,
  synthesis,
  advocate: () =>
    parts(
      'Everyone backs the motion: that is when nobody looks for its weakness any more. You were chosen to. Write the strongest case against it that an honest opponent could make, in one paragraph, whether you believe it or not: the assumption that carries it and is not shown, the way it fails, what it costs if it does. No straw man, no list of small things.',
      `Then everyone is asked once whether they keep their vote. Your own vote is not asked for here.`,
      '',
      `Format, at most ${wordsAsked.advocate} words:`,
      '[the case against the motion]',
    ),
  turn: ({ towards }) =>
    parts(
      towards.length === 0
        ? 'Say where you stand, and why. The others answer you.'
        : 'Say where you stand now. Agree where an argument holds and say which; do not move because others did.',
      'Your position of the last round stands as your proposal, in exactly these words, when the council votes.',
      '',
      `Provide your response in this format, at most ${wordsAsked.turn} words:`,
      '',
      '## Position',
      '[Your answer to the question in 1-3 sentences that can be adopted as they stand]',
      '',
      '## Responses to Others',
      stanceLines(
        towards,
        '[agree|disagree|partial] — [1-2 sentence response]',
        ':',
        '[nobody has spoken before you: write "none"]',
      ),
      '',
      '## Reasoning',
      '[Your full argument, 2-4 paragraphs]',
      '',
      '## Confidence',
      '[1-5, where 1=very uncertain, 5=highly confident]',
      '',
      exampleOf(
        'en',
        'position',
        'finalPosition',
        ...(towards.length > 0 ? (['responses', 'stanceOf'] as const) : []),
        'sure',
        'howSure',
      ),
    ),
  ballot: ({ towards, motion, criteria }) =>
    parts(
      motion
        ? 'The deliberation is over: vote. The vote is on the motion above and on nothing else: agree (the council can adopt it as it stands), nuance (only with a change), disagree. Beside it, say how far you agree with each other seat’s position.'
        : 'The deliberation is over: vote.',
      motion &&
        'If you moved since your first position, name the argument or the fact, and whose it was. “Most of us think so” is no reason.',
      '',
      `Format, at most ${wordsAsked.ballot} words:`,
      '',
      '## Final position',
      '[one sentence]',
      motion && '\n- **Vote**: agree | disagree | nuance',
      motion && '- **What changed my mind:** [the argument or fact, and whose (@seat); or "nothing"]',
      criteriaLines('en', motion ? criteria : 0),
      '',
      '## Confidence',
      '[1-5]',
      '',
      '## Agreement',
      stanceLines(towards, '[agree|partial|disagree]', ':', '[nobody: write "none"]'),
      '',
      exampleOf(
        'en',
        'lastPosition',
        'finalPosition',
        ...(motion ? (['vote', 'changedMind'] as const) : []),
        ...(motion && criteria > 0 ? (['criterion'] as const) : []),
        'sure',
        'howSure',
        'agreement',
        'stanceOf',
      ),
    ),
};
