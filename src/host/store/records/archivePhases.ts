/** The part of an archive that holds what was said: every phase, every turn, people's words in their place. */
import type { Council, Injection, PhaseRun, Turn } from '../../../core/councils/council.ts';
import { voteOf, votesOf } from '../../../core/councils/tally.ts';
import { archiveWords } from '../../../rpc/words/archive.ts';
import { councilWords } from '../../../rpc/words/council.ts';
import { faceOf, isRound } from './facts.ts';
import { inline, material, quote } from './markdown.ts';
import { turnText } from './turnText.ts';
import { voteMark, voteSign } from './voteMark.ts';

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
  const name = shared.phases[run.phase] ?? run.phase;
  if (run.skipped) return [`## ${name}`, `*${inline(words.skipped(shared.reason(run.skipped)))}*`];
  const round = isRound(council, run) ? ` · ${words.round(run.round)}` : '';
  const disagreements = isRound(council, run) ? (run.disagreements ?? []) : [];
  return [
    `## ${name}${round}`,
    ...(disagreements.length > 0
      ? [
          disagreements
            .map(({ seat, against, point }) => {
              const sides = words.versus(
                nameOf(council, seat),
                against ? nameOf(council, against) : words.all,
              );
              return `- **${sides}**${words.colon} ${inline(point)}`;
            })
            .join('\n'),
        ]
      : []),
    ...run.turns.flatMap((turn) => turnBlocks(council, turn, index)),
  ];
}

function turnBlocks(council: Council, turn: Turn, index: number): string[] {
  const words = archiveWords[council.language];
  const seat = council.seats.find((each) => each.id === turn.seat);
  const vote = voteOf(turn);
  const before = votesOf(council, turn.seat).findLast((each) => each.run < index)?.vote;
  const flip = vote && before && before !== vote ? `${voteSign(before)} → ` : '';
  const title = [
    nameOf(council, turn.seat),
    ...(seat?.role ? [inline(seat.role)] : []),
    ...(vote && turn.state === 'replied' ? [flip + voteMark(vote, council.language)] : []),
  ].join(' · ');
  if (turn.state !== 'replied') return [`### ${title}`, noResponse(council, turn)];
  return [
    `### ${title}`,
    ...(turn.attempt === 2 ? [`*${words.askedAgain}*`] : []),
    ...turnText(council, turn),
  ];
}

/** As the seed notes it: "Sage: NO RESPONSE (timeout)". */
export function noResponse(council: Council, turn: Turn): string {
  const seat = council.seats.find((each) => each.id === turn.seat);
  const { code, detail } = turn.absence ?? { code: 'skipped' };
  const why = detail ? `${code}: ${inline(detail.slice(0, 300))}` : code;
  return `${inline(seat?.name ?? turn.seat)}: NO RESPONSE (${why})`;
}

/** A message of a person stands after the phase during which it arrived. */
function injectionsAfter(council: Council, runs: number): string[] {
  return council.injections
    .filter((each) => each.afterRun === runs)
    .flatMap((each) => injectionBlocks(council, each));
}

function injectionBlocks(council: Council, { by, to, text }: Injection): string[] {
  const words = archiveWords[council.language];
  const title = to ? words.toSeat(inline(by), nameOf(council, to)) : words.toEveryone(inline(by));
  return [`### 📣 ${title}`, quote(material(text))];
}

function rerunsBefore(council: Council, index: number): string[] {
  const start = council.runs[index]?.startedAt ?? 0;
  const previous = index === 0 ? Number.NEGATIVE_INFINITY : (council.runs[index - 1]?.startedAt ?? 0);
  const words = archiveWords[council.language];
  return council.reruns
    .filter(({ at }) => at <= start && at > previous)
    .flatMap(({ by, text }) => [
      `### 🔁 ${words.anotherRound(inline(by))}`,
      ...(text ? [quote(material(text))] : []),
    ]);
}

function nameOf(council: Council, id: string): string {
  const seat = council.seats.find((each) => each.id === id);
  return inline(seat ? faceOf(seat) : id);
}
