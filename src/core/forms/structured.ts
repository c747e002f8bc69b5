/**
 * What a backend with structured output may send instead of Markdown: a ballot, or the vote that the repair question asks
 * for. It is turned into the form's own Markdown, so that there is one reader and one meaning.
 */
import * as z from 'zod';
import { qaLabels } from './labels.ts';
import { type FormName, qaPoints } from './reading.ts';

const line = z.string().max(2000);

export const StructuredVote = z.strictObject({ vote: z.enum(['agree', 'disagree', 'nuance']) });

export const StructuredBallot = z.strictObject({
  position: line,
  confidence: z.int().min(1).max(5),
  agreement: z
    .array(z.strictObject({ seat: line, stance: z.enum(['agree', 'partial', 'disagree']) }))
    .max(50),
});

export const StructuredGate = z.strictObject({
  points: z
    .array(z.strictObject({ point: z.enum(qaPoints), mark: z.enum(['pass', 'warn', 'fail']), text: line }))
    .max(50),
});

const glyphs = { pass: '✅', warn: '⚠️', fail: '❌' };

/** On one line: words that came in a field can't open another. */
const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

const asVote = StructuredVote.transform(({ vote }) => `- **Vote**: ${vote}`);

const markdownOf: Partial<Record<FormName, z.ZodType<string>>> = {
  challenge: asVote,
  final: asVote,
  ballot: StructuredBallot.transform(({ position, confidence, agreement }) =>
    [
      `**Final position**: ${flat(position)}`,
      `**Confidence**: ${confidence}`,
      '**Agreement**:',
      ...agreement.map(({ seat, stance }) => `- @${flat(seat).replace(/^@/, '')}: ${stance}`),
    ].join('\n'),
  ),
  qa: StructuredGate.transform(({ points }) =>
    points
      .map(({ point, mark, text }) => `- ${glyphs[mark]} ${qaLabels.en[point]}: ${flat(text)}`)
      .join('\n'),
  ),
};

/** The Markdown of a reply: itself, unless all of it is the object that this form may come as. */
export function asMarkdown(form: FormName, text: string): string {
  const shape = markdownOf[form];
  if (shape === undefined) return text;
  const bare = outOfBlock(text.trim());
  if (!bare.startsWith('{') || !bare.endsWith('}')) return text;
  return shape.safeParse(parsed(bare)).data ?? text;
}

function outOfBlock(text: string): string {
  const opening = /^```(?:json)?[ \t]*\n/.exec(text)?.[0];
  return opening !== undefined && text.endsWith('```') ? text.slice(opening.length, -3).trim() : text;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
