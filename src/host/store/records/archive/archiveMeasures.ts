/** What can be counted, at the end of an archive: by seat, and of the council as a whole. */
import type { Council } from '../../../../core/councils/council.ts';
import { dominator } from '../../../../core/councils/measures/measures.ts';
import { archiveWords } from '../../../../rpc/words/council/archiveWords.ts';
import { councilWords } from '../../../../rpc/words/council/councilWords.ts';
import { countedTokens } from '../../../../rpc/words/council/sumWords.ts';
import { type CouncilFacts, faceOf, nameOf } from '../councilFacts.ts';
import { inline } from '../safeMarkdown.ts';
import { clockTime } from './archiveHead.ts';
import { table } from './markdownTable.ts';

export function measures(council: Council, facts: CouncilFacts): string[] {
  return [bySeat(council, facts), ...dominance(council), ofCouncil(council, facts)];
}

/** Who held more than half of the words where all speak. */
function dominance(council: Council): string[] {
  const loud = dominator(council);
  if (!loud || loud.percent === 100) return [];
  const said = councilWords[council.language].flag({ code: 'dominates', percent: loud.percent });
  return [`*⚑ ${nameOf(council, loud.seat)} ${inline(said)}*`];
}

function bySeat(council: Council, facts: CouncilFacts): string {
  const { seat: seatName, measured } = archiveWords[council.language];
  return table(
    [seatName, measured.backend, measured.model, measured.words, measured.share, measured.tokens],
    facts.seats.map(({ seat, models, words, share, ...took }) => [
      inline(faceOf(seat)),
      inline(seat.backend) || '–',
      inline(models.join(', ') || (seat.model ?? '–')),
      String(words),
      percent(council, share),
      countedTokens(took, council.language),
    ]),
  );
}

const percent = ({ language }: Council, share: number): string =>
  language === 'fr' ? `${share}\u00A0%` : `${share}%`;

/** Of what the seats were sent, as their providers counted it; nothing where no cache was said to have served any. */
function cachedShare(council: Council): string | undefined {
  const used = council.runs.flatMap((run) => run.turns.flatMap(({ usage }) => usage ?? []));
  const cached = used.reduce((sum, usage) => sum + (usage.cached ?? 0), 0);
  const input = used.reduce((sum, usage) => sum + usage.input, 0);
  return cached === 0 ? undefined : percent(council, Math.round((100 * cached) / input));
}

function ofCouncil(council: Council, facts: CouncilFacts): string {
  const { figures } = archiveWords[council.language];
  const decimal = (figure: number): string =>
    council.language === 'fr' ? String(figure).replace('.', ',') : String(figure);
  const shown: [string, string | undefined][] = [
    [
      figures.roundsToConsensus,
      facts.roundsToConsensus === undefined ? '–' : String(facts.roundsToConsensus),
    ],
    [figures.diversity, facts.diversity === undefined ? undefined : decimal(facts.diversity)],
    [figures.flips, String(facts.flips)],
    [figures.sentBack, facts.sentBack > 0 ? String(facts.sentBack) : undefined],
    [figures.tokens, countedTokens(facts, council.language)],
    [figures.cached, cachedShare(council)],
    [figures.cost, facts.cost === undefined ? undefined : decimal(facts.cost)],
    [figures.time, clockTime(facts.seconds)],
    [figures.critical, clockTime(facts.criticalSeconds)],
    [figures.rating, facts.rating === undefined ? undefined : String(facts.rating)],
  ];
  const known = shown.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
  return table(
    known.map(([name]) => name),
    [known.map(([, value]) => value)],
  );
}
