/** What a council came to, at the top of its archive: notes that come first, the answer, the motion and who stands where on it. */
import type { Council } from '../../../../core/councils/council.ts';
import type { Motion } from '../../../../core/councils/motion.ts';
import { phaseOf } from '../../../../core/councils/phases.ts';
import { type Conclusion, conclusionOf } from '../../../../core/councils/voting/conclusion.ts';
import { openPoints } from '../../../../core/councils/voting/ledger.ts';
import { motionOf } from '../../../../core/councils/voting/motion.ts';
import {
  type Move,
  movesIn,
  type Support,
  standAgainst,
  supportOf,
} from '../../../../core/councils/voting/support.ts';
import { archiveWords } from '../../../../rpc/words/council/archiveWords.ts';
import { councilWords } from '../../../../rpc/words/council/councilWords.ts';
import { motionWords, moveEnds, objectOf, standOn } from '../../../../rpc/words/council/motionWords.ts';
import { amendedNote, nameOf, recommendationOf } from '../councilFacts.ts';
import { inline, material, quote } from '../safeMarkdown.ts';
import { pointLine } from './archiveLedger.ts';
import { markSign, voteSign } from './voteMark.ts';

/** What a reader must know before the answer: it departs from the motion, or no model wrote it. */
export function firstNotes(council: Council): string[] {
  const note = firstNote(council);
  return note ? [quote(`**${note.head}**${note.rest === '' ? '' : `\n\n${note.rest}`}`)] : [];
}

/** The same, in two parts: what holds, and why. */
export function firstNote(council: Council): { head: string; rest: string } | undefined {
  const words = motionWords[council.language];
  const concluded = conclusionOf(council);
  const name = (id: string): string => nameOf(council, id);
  if (concluded?.drawn === 'motion')
    return { head: words.drawnHead, rest: words.drawnWhy(concluded.unreachable.map(name)) };
  if (concluded?.drawn === 'positions') return { head: words.noMotionHead, rest: '' };
  if (concluded?.departs?.silent) return { head: words.silentHead, rest: '' };
  if (concluded?.departs) {
    const support = supportOf(council);
    const { because, letter } = concluded.departs;
    const why = inline(because ?? words.noReason);
    if (!support) return { head: words.departsHead, rest: why };
    const counted = { back: support.back, of: support.of, letter: support.motion.letter };
    return {
      head: words.departsHead,
      rest: `${words.departsFrom(counted, name(concluded.turn.seat), letter)} ${why}`,
    };
  }
  return undefined;
}

/** The answer, or the positions where nothing is recommended, with the criteria that the brief set. */
export function answerText(council: Council): string[] {
  const words = motionWords[council.language];
  const concluded = conclusionOf(council);
  if (concluded?.drawn === 'positions') {
    const listed = (council.proposals ?? []).map(
      ({ letter, seat, text }) =>
        `- **${letter}** ${inline(text)}${seat === undefined ? '' : ` · ${nameOf(council, seat)}`}`,
    );
    return listed.length > 0 ? [words.recommendsNothing, listed.join('\n')] : [];
  }
  const answer = recommendationOf(council);
  if (answer === undefined) return [];
  const amended = amendedNote(council);
  return [
    `## ${words.answer}`,
    ...(amended === undefined ? [] : [`*${amended}.*`]),
    material(answer),
    ...(concluded ? criteriaLine(council, concluded) : []),
  ];
}

function criteriaLine(council: Council, { reading }: Conclusion): string[] {
  const said = (reading.criteria ?? []).flatMap(({ n, mark, text }) => {
    const wanted = council.brief.acceptance[n - 1];
    const told = text ? `${archiveWords[council.language].colon} ${inline(text)}` : '';
    return wanted === undefined ? [] : [`${markSign[mark]} ${inline(wanted)}${told}`];
  });
  return said.length > 0 ? [said.join(' · ')] : [];
}

/** “3 of 4 back B: «…»”, whose it is, and then each seat by name: who backs it, who moved and why, who stands elsewhere. */
export function motionText(council: Council): string[] {
  const words = motionWords[council.language];
  const { colon } = archiveWords[council.language];
  const motion = motionOf(council);
  const support = supportOf(council);
  if (!motion) {
    const rounds = council.brief.maxRounds === 1 ? ` ${words.oneRound}` : '';
    return [`## ${words.motion}`, `**${words.noVote}.**${rounds}`];
  }
  const title = motion.letter === undefined ? `## ${words.motion}` : `## ${words.motionNamed(motion.letter)}`;
  const counted = support
    ? words.back(support.back, support.of, objectOf(support.motion, words))
    : words.noVote;
  return [
    title,
    `**${counted}**${colon} ${words.quoted(inline(motion.text))}`,
    [...wordsOfMotion(council, motion), reasonOf(council, motion)].join(' · '),
    ...(support ? [...notConverged(council, support), standsList(council, support)] : []),
  ];
}

/** Whose it is, and what was made part of it. */
function wordsOfMotion(council: Council, { seat, amended, accepted = [] }: Motion): string[] {
  const words = motionWords[council.language];
  return [
    ...(seat === undefined ? [] : [nameOf(council, seat)]),
    ...(amended === undefined ? [] : [words.amendedByAuthor(inline(amended))]),
    ...accepted.map(({ by, text }) => words.acceptedAmendment(nameOf(council, by), inline(text))),
  ];
}

function reasonOf({ language }: Council, { letter, by, tie }: Motion): string {
  const words = motionWords[language];
  const chosen = words.putBecause(letter, by);
  return tie && letter !== undefined ? `${chosen} ${words.tie(tie.letters, letter, tie.by, by)}.` : chosen;
}

/** All agree, and not on one answer: said here, because every vote alone looks like agreement. */
const notConverged = ({ language }: Council, { run: { why } }: Support): string[] =>
  why?.code === 'different-answers' ? [`**${motionWords[language].notConverged(why.count ?? 0)}.**`] : [];

function standsList(council: Council, support: Support): string {
  const words = motionWords[council.language];
  const moves = new Map(movesIn(council, support.run).map((move) => [move.seat, move]));
  return support.stands
    .map((stand) => {
      const { seat, vote } = stand;
      const turn = support.run.turns.find((each) => each.seat === seat);
      const sign = turn?.state === 'absent' ? '–' : vote === undefined ? '○' : voteSign(vote);
      const on = standWords(council, support, stand);
      const move = moves.get(seat);
      const told = move ? ` · ${moveText(council, move)}` : '';
      return `- ${sign} ${words.standsOn(nameOf(council, seat), on)}${told}`;
    })
    .join('\n');
}

/** A vote never stands without its object: the letter that the seat backs, or its word on the document. */
function standWords(
  { language }: Council,
  { motion, run }: Support,
  stand: Support['stands'][number],
): string {
  const words = motionWords[language];
  const { absent } = councilWords[language].votes;
  if (run.turns.find(({ seat }) => seat === stand.seat)?.state === 'absent') return absent;
  const object = objectOf(motion, words);
  if (object !== undefined) return standOn(stand, object, words);
  return stand.vote === undefined ? words.noStand : words.verdicts[stand.vote];
}

/** Why a seat moved; without a reason, or with a majority for one, it is flagged. */
export function moveText({ language }: Council, move: Move): string {
  const words = motionWords[language];
  const ends = moveEnds(move, words);
  const said = move.reason === undefined ? '' : ` ${inline(move.reason)}`;
  if (move.unexplained === 'no-reason') return `⚑ ${words.movedUnexplained(ends)}`;
  if (move.unexplained === 'majority') return `⚑ ${words.movedWithMajority(ends)}${said}`;
  return said === '' ? words.movedFor(ends).replace(/\s*:$/, '') : `${words.movedFor(ends)}${said}`;
}

/** In one line: “3 of 4 back B (Henry, Sage, Nova); Blaise → C”. */
export function tallyLine(council: Council): string {
  const words = motionWords[council.language];
  const support = supportOf(council);
  if (!support) return words.noVote;
  const name = (id: string): string => inline(council.seats.find((each) => each.id === id)?.name ?? id);
  const { motion } = support;
  // Where proposals are backed, who backs it with a nuance is counted too.
  const isBacking = phaseOf(council, support.run)?.form === 'challenge' && motion.letter !== undefined;
  const isFor = ({ vote, letter }: Support['stands'][number]): boolean =>
    vote === 'agree' || (isBacking && vote === 'nuance' && letter === motion.letter);
  const { colon } = archiveWords[council.language];
  // A reserve is never told as plain agreement.
  const backers = support.stands
    .filter(isFor)
    .map(({ seat, vote }) =>
      vote === 'nuance' ? `${name(seat)}${colon} ${words.standWords.nuance}` : name(seat),
    );
  const others = support.stands
    .filter((stand) => !isFor(stand))
    .map((stand) => words.standsOn(name(stand.seat), standWords(council, support, stand)));
  return words.tallyOf(words.back(support.back, support.of, objectOf(motion, words)), backers, others);
}

/** The sections under the answer, as the design orders them; empty ones are absent, but what is open is always said. */
export function conclusionSections(council: Council): string[] {
  const words = motionWords[council.language];
  const { colon } = archiveWords[council.language];
  const concluded = conclusionOf(council);
  const list = (title: string, items: string[]): string[] =>
    items.length === 0 ? [] : [`## ${title}`, items.map((item) => `- ${item}`).join('\n')];
  const by = (seat: string | undefined): string =>
    seat === undefined ? '' : `**${nameOf(council, seat)}**${colon} `;
  const { why = [], steps = [], risks = [], revisit = [] } = concluded?.reading ?? {};
  const stepList = steps.map(({ text, owner, when }, n) => {
    const who = owner === undefined ? [] : [nameOf(council, owner.replace(/^@/, ''))];
    return `${n + 1}. ${[inline(text), ...who, ...(when === undefined ? [] : [inline(when)])].join(' · ')}`;
  });
  const open = openPoints(council);
  return [
    ...list(
      words.why,
      why.map(({ seat, text }) => `${by(seat)}${inline(text)}`),
    ),
    ...(stepList.length > 0 ? [`## ${words.steps}`, stepList.join('\n')] : []),
    ...list(words.risks, risks.map(inline)),
    `## ${words.stillOpen}`,
    open.length === 0 ? capital(words.nothing) : open.map((point) => pointLine(council, point)).join('\n'),
    ...list(
      words.minority,
      minorityOf(council, concluded).map(({ seat, text, letter, confidence }) => {
        const who = seat === undefined ? archiveWords[council.language].anonymous : nameOf(council, seat);
        const more =
          letter === undefined && confidence === undefined ? '' : `, ${words.backs(letter, confidence)}`;
        return `**${who}**${more}${colon} ${inline(text)}`;
      }),
    ),
    ...list(words.revisit, revisit.map(inline)),
  ];
}

/** Of a council that ended without a last word, whoever voted against stands here all the same. */
function minorityOf(council: Council, concluded: Conclusion | undefined): Conclusion['minority'] {
  if (concluded) return concluded.minority;
  const support = supportOf(council);
  return support && council.endedAt !== undefined
    ? standAgainst(support).map(({ seat, letter }) => ({
        seat,
        text: council.proposals?.find((each) => each.letter === letter)?.text ?? '',
        ...(letter === undefined ? {} : { letter }),
      }))
    : [];
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
