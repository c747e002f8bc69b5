/** The archive of a council: the answer on the first screen, then everything that was said, in order. */
import type { Council } from '../../../core/councils/council.ts';
import { archiveWords } from '../../../rpc/words/archive.ts';
import { councilWords } from '../../../rpc/words/council.ts';
import { phasesOf } from './archivePhases.ts';
import {
  type CouncilFacts,
  faceOf,
  factsOf,
  iso,
  recommendationOf,
  synthesisOf,
  votesByRun,
} from './facts.ts';
import { frontMatter } from './frontMatter.ts';
import { inline, linkTarget, material, quote } from './markdown.ts';
import { statusLine } from './statusLine.ts';
import { statusWords } from './statusWords.ts';
import { voteMark } from './voteMark.ts';

/** Where the other files stand, seen from the archive's folder. */
export interface ArchiveLinks {
  brief?: string;
  /** Absent while the council waits for its decision. */
  log?: string;
  /** Absent when there was nothing to decide. */
  decisions?: string;
  memory: string;
}

export function archiveText(council: Council, links: ArchiveLinks): string {
  const facts = factsOf(council);
  const words = archiveWords[council.language];
  const shared = councilWords[council.language];
  const recommendation = recommendationOf(council);
  const minority = synthesisOf(council)?.reading.minority ?? [];
  const sections = [
    head(council, facts),
    `# ${inline(council.brief.question)}`,
    quote(verdict(council)),
    ...(facts.rehearsal ? [`*${shared.rehearsal}*`] : []),
    factsTable(council, facts),
    ...(recommendation ? [`## ${shared.recommendation}`, material(recommendation)] : []),
    ...(minority.length > 0
      ? [
          `## ${shared.minority}`,
          minority
            .map(
              ({ seat, text }) =>
                `- **${seat ? nameOf(council, seat) : words.anonymous}**${words.colon} ${inline(text)}`,
            )
            .join('\n'),
        ]
      : []),
    ...votesTable(council),
    ...phasesOf(council),
    `## ${words.measures}`,
    measuresTable(council, facts),
    `## ${words.artefacts}`,
    artefacts(council, links),
  ];
  return `${sections.join('\n\n')}\n`;
}

function head(council: Council, facts: CouncilFacts): string {
  return frontMatter({
    id: council.id,
    conversationId: council.conversationId,
    question: council.brief.question,
    mode: council.protocol.id,
    status: statusWords[council.status].archive,
    verdict: council.decision?.verdict,
    rehearsal: facts.rehearsal,
    language: council.language,
    created: iso(council.createdAt),
    ended: council.endedAt === undefined ? undefined : iso(council.endedAt),
    orchestrator: council.orchestrator,
    seats: facts.seats.map(({ seat, models }) => ({
      id: seat.id,
      backend: seat.backend,
      model: models.length > 0 ? models.join(', ') : seat.model,
      votes: seat.votes,
    })),
    baseCommit: council.baseCommit,
    metrics: {
      rounds: facts.rounds,
      converged: facts.converged,
      tokens: facts.tokens,
      seconds: facts.seconds,
      words: Object.fromEntries(facts.seats.map(({ seat, share }) => [seat.id, share])),
    },
  });
}

function verdict(council: Council): string {
  const line = `**${statusLine(council)}**`;
  return council.decision?.text ? `${line}\n\n${material(council.decision.text)}` : line;
}

function factsTable(council: Council, facts: CouncilFacts): string {
  const { facts: names } = archiveWords[council.language];
  const { agreeOf } = councilWords[council.language];
  const minutes = `${Math.floor(facts.seconds / 60)}:${String(facts.seconds % 60).padStart(2, '0')}`;
  return table(
    [names.mode, names.seats, names.rounds, names.consensus, names.time, names.date],
    [
      [
        council.protocol.id,
        council.seats
          .filter((seat) => seat.votes)
          .map((seat) => inline(faceOf(seat)))
          .join(', '),
        String(facts.rounds),
        votesByRun(council).length > 0 ? agreeOf(facts.agree, facts.of) : '–',
        minutes,
        iso(council.createdAt).slice(0, 10),
      ],
    ],
  );
}

function votesTable(council: Council): string[] {
  const columns = votesByRun(council);
  if (columns.length === 0) return [];
  const words = archiveWords[council.language];
  const { phases } = councilWords[council.language];
  const rows = council.seats
    .filter((seat) => seat.votes)
    .map((seat) => [
      inline(faceOf(seat)),
      ...columns.map(({ votes }) => voteMark(votes.get(seat.id) ?? 'absent', council.language)),
    ]);
  return [
    `## ${words.votes}`,
    table([words.seat, ...columns.map(({ run }) => phases[run.phase] ?? run.phase)], rows),
  ];
}

function measuresTable(council: Council, facts: CouncilFacts): string {
  const { seat: seatName, measured } = archiveWords[council.language];
  return table(
    [seatName, measured.backend, measured.model, measured.words, measured.share, measured.tokens],
    facts.seats.map(({ seat, models, words, share, tokens }) => [
      inline(faceOf(seat)),
      inline(seat.backend),
      inline(models.join(', ') || (seat.model ?? '–')),
      String(words),
      council.language === 'fr' ? `${share}\u00A0%` : `${share}%`,
      String(tokens),
    ]),
  );
}

function artefacts(council: Council, links: ArchiveLinks): string {
  const { files } = archiveWords[council.language];
  const link = (label: string, target: string): string => `- [${label}](${linkTarget(target)})`;
  return [
    ...(links.brief ? [link(files.brief, links.brief)] : []),
    ...(links.log ? [link(files.log, links.log)] : []),
    ...(links.decisions ? [link(files.decisions, links.decisions)] : []),
    link(files.memory, links.memory),
  ].join('\n');
}

const table = (titles: string[], rows: string[][]): string =>
  [titles, titles.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

function nameOf(council: Council, id: string): string {
  const seat = council.seats.find((each) => each.id === id);
  return inline(seat ? faceOf(seat) : id);
}
