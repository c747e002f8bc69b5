/** The part of an archive that holds what was said: every phase, every turn, people's words in their place. */

import { namedReason } from '../../../../core/councils/aliases.ts';
import type { Council, Injection, PhaseRun, Turn } from '../../../../core/councils/council.ts';
import { timeOf } from '../../../../core/councils/people/askedAgain.ts';
import { phaseOf } from '../../../../core/councils/phases.ts';
import { voteOf } from '../../../../core/councils/repliesIn.ts';
import { isRound, rerunBehind, roundNumber } from '../../../../core/councils/rounds.ts';
import { agreementIn, standIn } from '../../../../core/councils/voting/standings.ts';
import type { Vote } from '../../../../core/forms/reading.ts';
import { own } from '../../../../core/own.ts';
import { archiveWords } from '../../../../rpc/words/council/archiveWords.ts';
import { answerWords } from '../../../../rpc/words/council/askAgainWords.ts';
import { councilWords } from '../../../../rpc/words/council/councilWords.ts';
import { motionWords } from '../../../../rpc/words/council/motionWords.ts';
import { nameOf } from '../councilFacts.ts';
import { inline, material, quote } from '../safeMarkdown.ts';
import { letteredFlip, letteredVote } from './archiveRanking.ts';
import { gateText } from './gateText.ts';
import { toolLines } from './toolText.ts';
import { turnText } from './turnText.ts';
import { voteMark, voteSign } from './voteMark.ts';
import { whyAbsent } from './whyAbsent.ts';

/** Blocks of Markdown, to stand with an empty line between them. */
export function phasesOf(council: Council): string[] {
  return [
    ...injectionsAfter(council, 0),
    ...council.runs.flatMap((run, index) => [
      ...rerunsBefore(council, index),
      ...phase(council, run, index),
      ...injectionsAfter(council, index + 1),
    ]),
  ];
}

function phase(council: Council, run: PhaseRun, index: number): string[] {
  const words = archiveWords[council.language];
  const shared = councilWords[council.language];
  const name = own(shared.phases, run.phase) ?? run.phase;
  if (run.skipped)
    return [`## ${name}`, `*${inline(words.skipped(shared.reason(namedReason(council, run.skipped))))}*`];
  const nth = roundNumber(council, run);
  return [
    `## ${name}${nth === undefined ? '' : ` · ${words.round(nth)}`}`,
    ...(run.sentBackBy === undefined
      ? []
      : [`*${inline(words.mends(own(shared.phases, run.sentBackBy) ?? run.sentBackBy))}*`]),
    ...motionPut(council, run),
    ...disagreementList(council, run),
    ...gateText(council, run),
    ...run.turns.flatMap((turn, nth) => [
      ...injectionsAfter(council, index + 1, nth),
      ...turnBlocks(council, run, turn, index),
    ]),
    ...consensusLine(council, run),
    ...convergenceLine(council, run),
  ];
}

/** What a definitive vote is on, in the same words for all, at its beginning; a run that chose it says so at its end. */
function motionPut(council: Council, run: PhaseRun): string[] {
  const form = phaseOf(council, run)?.form;
  if (!run.motion || (form !== 'final' && form !== 'ballot' && form !== 'review')) return [];
  const words = motionWords[council.language];
  const { letter, seat, text, amended } = run.motion;
  const title = [
    `**${letter === undefined ? words.motion : words.motionNamed(letter)}**`,
    ...(seat === undefined ? [] : [nameOf(council, seat)]),
    words.inTheseWords,
  ];
  const more = amended === undefined ? '' : `\n\n*${words.amendedByAuthor(inline(amended))}*`;
  return [quote(`${title.join(' · ')}\n\n${material(text)}${more}`)];
}

function disagreementList(council: Council, run: PhaseRun): string[] {
  const words = archiveWords[council.language];
  // In a council that votes on a motion they are the open rows of its ledger.
  const isListed = isRound(council, run) && council.votesOn === undefined;
  const disagreements = isListed ? (run.disagreements ?? []) : [];
  const line = ({ seat, against, point }: (typeof disagreements)[number]): string => {
    const sides = words.versus(nameOf(council, seat), against ? nameOf(council, against) : words.all);
    return `- **${sides}**${words.colon} ${inline(point)}`;
  };
  return disagreements.length > 0 ? [disagreements.map(line).join('\n')] : [];
}

/** How far a round table had come when a round closed. */
function consensusLine(council: Council, run: PhaseRun): string[] {
  if (run.consensus === undefined || council.votesOn === 'motion') return [];
  const { consensus, agreeOf } = councilWords[council.language];
  const { agree, of } = agreementIn(council, run);
  return [`**${consensus[run.consensus]}** · ${agreeOf(agree, of)}`];
}

/** Why the votes alone did not settle it: they may all agree, and a reader would wonder. */
function convergenceLine(council: Council, { converged, why }: PhaseRun): string[] {
  if (converged !== false || !why || why.code === 'someone-disagrees') return [];
  if (why.code === 'different-answers')
    return [`**${motionWords[council.language].notConverged(why.count ?? 0)}**`];
  return [
    `*${inline(archiveWords[council.language].notConverged(councilWords[council.language].reason(why)))}*`,
  ];
}

function turnBlocks(council: Council, run: PhaseRun, turn: Turn, index: number): string[] {
  const words = archiveWords[council.language];
  const seat = council.seats.find((each) => each.id === turn.seat);
  const stand = standIn(council, run, turn);
  const before = standBefore(council, index, turn.seat);
  const flip = stand && before && before !== stand ? `${voteSign(before)} → ` : '';
  const vote = (of: Vote): string =>
    council.votesOn === 'motion'
      ? letteredFlip(council, run, turn.seat) + letteredVote(council, run, turn.seat, of)
      : flip + voteMark(of, council.language);
  const title = [
    nameOf(council, turn.seat),
    ...(seat?.role ? [inline(seat.role)] : []),
    ...(stand && turn.state === 'replied' ? [vote(stand)] : []),
  ].join(' · ');
  if (turn.state === 'queued') return [`### ${title}`, words.notAsked(nameOf(council, turn.seat))];
  if (turn.state !== 'replied')
    return [
      `### ${title}`,
      ...toolLines(council, turn),
      noResponse(council, turn),
      ...answersText(council, turn),
    ];
  return [
    `### ${title}`,
    ...askedByText(council, turn),
    ...(turn.attempt === 2 ? [`*${againLine(council, turn)}*`] : []),
    ...turnText(council, turn, run),
    ...answersText(council, turn),
  ];
}

function againLine({ language, votesOn }: Council, { reading }: Turn): string {
  const words = archiveWords[language];
  if (reading?.form === 'page') return words.askedForPage;
  return votesOn === 'motion' ? words.askedForMore : words.askedAgain;
}

const standBefore = (council: Council, index: number, seat: string): Vote | undefined =>
  council.runs
    .slice(0, index)
    .flatMap((run) => run.turns.flatMap((turn) => (turn.seat === seat ? [standIn(council, run, turn)] : [])))
    .findLast((stand) => stand !== undefined);

/** As the seed notes it: "Sage: NO RESPONSE (timeout)". */
export function noResponse(council: Council, turn: Turn): string {
  const seat = council.seats.find((each) => each.id === turn.seat);
  return `${inline(seat?.name ?? turn.seat)}: NO RESPONSE (${whyAbsent(council, turn.absence ?? { code: 'skipped' })})`;
}

/** A message of a person stands after the phase during which it arrived, or before those who were asked only then. */
function injectionsAfter(council: Council, runs: number, turns?: number): string[] {
  return council.injections
    .filter((each) => each.afterRun === runs && each.afterTurn === turns)
    .flatMap((each) => injectionBlocks(council, each));
}

function injectionBlocks(council: Council, { by, to, text }: Injection): string[] {
  const words = archiveWords[council.language];
  const title = to ? words.toSeat(inline(by), nameOf(council, to)) : words.toEveryone(inline(by));
  return [`### 📣 ${title}`, quote(material(text))];
}

/** The wish for another round stands before the run that it opened. */
function rerunsBefore(council: Council, index: number): string[] {
  const wish = council.runs[index]?.again ? rerunBehind(council, index) : undefined;
  if (!wish) return [];
  const title = archiveWords[council.language].anotherRound(inline(wish.by));
  return [`### 🔁 ${title}`, ...(wish.text ? [quote(material(wish.text))] : [])];
}

/** Above the answer that counts, when it is not the first. */
export const askedByText = (council: Council, { asked }: Turn): string[] =>
  asked ? [`*↺ ${inline(askedLine(council, asked))}*`] : [];

/** Under it: the answers that do not count, as quotations. */
export function answersText(council: Council, turn: Turn): string[] {
  const words = answerWords[council.language];
  return (turn.again ?? []).flatMap((answer): string[] => {
    const later = timeOf(answer) > timeOf(turn);
    const vote = voteOf(answer);
    const name = nameOf(council, turn.seat);
    const asked = answer.asked ? [quote(`*${inline(askedLine(council, answer.asked))}*`)] : [];
    if (answer.state === 'asked') return [`**↺ ${words.waiting(name)}**`, ...asked];
    if (answer.state === 'absent') {
      const why = whyAbsent(council, answer.absence ?? { code: 'failed' });
      return [`**↺ ${later ? words.noAnswer(name) : words.earlier}** NO RESPONSE (${why})`, ...asked];
    }
    const title = [
      `**↺ ${later ? words.beside : words.earlier}**`,
      ...(vote ? [voteMark(vote, council.language)] : []),
    ];
    const said = material(answer.text ?? '') || archiveWords[council.language].noWords;
    return [title.join(' · '), ...asked, quote(said), ...(later ? [`*${words.fork}*`] : [])];
  });
}

function askedLine({ language }: Council, { by, text }: NonNullable<Turn['asked']>): string {
  const said = answerWords[language].askedBy(by);
  return text === undefined ? said : `${said}${archiveWords[language].colon} ${text}`;
}
