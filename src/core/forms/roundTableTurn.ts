/** One turn of a round table: position, a stance towards each who spoke, reasoning, confidence. */
import { stripMarks } from './fields/bareText.ts';
import { ownLines, type Sections, sections, valueOf } from './fields/fields.ts';
import { stancesIn } from './fields/stances.ts';
import { readConfidence } from './fields/votes.ts';
import type { ReadContext } from './read.ts';
import type { ReadingProblem, TurnReading } from './reading.ts';
import { acknowledgementIn, type Label, sentenceIn, spellings } from './sharedReading.ts';

const labels = spellings('position', 'responses', 'reasoning', 'confidence', 'acknowledges');

export function readTurn(text: string, context: ReadContext): TurnReading {
  return { form: 'turn', ...readStanding(sections(text, labels), context) };
}

/** What a turn and a ballot have in common. */
export function readStanding(found: Sections<Label>, context: ReadContext): Omit<TurnReading, 'form'> {
  const position = sentenceIn(found, 'position') ?? opening(found);
  const confidence = readConfidence(valueOf(found, 'confidence')?.split('\n')[0] ?? '');
  const { stances, problems } = stancesIn(found, context);
  const unsaid: ReadingProblem[] = confidence === undefined ? [{ code: 'confidence-missing' }] : [];
  return {
    ...(position === undefined ? {} : { position }),
    stances,
    ...(confidence === undefined ? {} : { confidence }),
    ...acknowledgementIn(found),
    problems: [...problems, ...unsaid],
  };
}

/** Without its heading the position is the first paragraph of the reply. */
function opening(found: Sections<Label>): string | undefined {
  const prose = ownLines(found.flatMap((part) => (part.key === undefined ? part.lines : [])));
  const line = prose.find((each) => /[\p{L}\p{N}]/u.test(each) && !/^\s*(?:#|[-*+]\s|\|)/.test(each));
  const text = line === undefined ? '' : stripMarks(line).slice(0, 1000);
  return text === '' ? undefined : text;
}
