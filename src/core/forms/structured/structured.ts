/**
 * The object that a backend with structured output is asked for: a ballot, or the fields that the repair question asks
 * for, and nothing else. It is read as an object; see readObject.
 */
import * as z from 'zod';
import { type FormName, type MachineField, qaPoints, severities } from '../reading.ts';

const line = z.string().max(2000);

/** What the fields may name. */
export interface Choices {
  letters: string[];
  hasMotion: boolean;
}

const vote = z.enum(['agree', 'disagree', 'nuance']);
const confidence = z.int().min(1).max(5).describe('1 = very uncertain, 5 = highly confident');
const agreement = z
  .array(
    z.strictObject({
      seat: line.describe('The id of another seat, without its @'),
      stance: z.enum(['agree', 'partial', 'disagree']),
    }),
  )
  .max(50)
  .describe('One for each other seat that you were asked about');
const acknowledged = line
  .optional()
  .describe('What the words that a person put in change for you, in one sentence');

/** The properties that hold a field, under the names that the readers look for. */
function propertiesOf(field: MachineField, form: FormName, { letters }: Choices): Record<string, z.ZodType> {
  const [first, ...others] = letters;
  const oneLetter = first === undefined ? line : z.enum([first, ...others, 'none']);
  const properties: Record<MachineField, Record<string, z.ZodType>> = {
    proposal: { proposal: line.describe('Your answer to the question, in one sentence') },
    backs: { backs: oneLetter.describe('The letter of the one proposal that the council should adopt') },
    ranking: { ranking: z.array(line).max(50).describe('The letters of the proposals, the best first') },
    vote:
      form === 'review'
        ? { verdict: z.enum(['approve', 'approve with changes', 'block']) }
        : {
            vote: vote.describe(
              'Your vote; on a work agree is approve, nuance approve with changes, disagree block',
            ),
          },
    confidence: { confidence },
    blocking: {
      blocking: z
        .array(z.strictObject({ issue: line, settled_by: line.describe('What would settle it') }))
        .max(50)
        .describe('What makes adopting it wrong; empty: nothing blocks'),
    },
    stances: { agreement },
    marks: {
      points: z
        .array(
          z.strictObject({
            point: z.enum(qaPoints),
            mark: z.enum(['pass', 'warn', 'fail']),
            text: line.describe('Why; for fail: what must be mended'),
          }),
        )
        .max(50)
        .describe('Each of the six points once'),
    },
    verdict: { verdict: z.enum(['approve', 'approve with changes', 'block']) },
    findings: {
      findings: z
        .array(
          z.strictObject({
            severity: z.enum(severities),
            place: line.describe('path:line, or empty'),
            text: line.describe('What is wrong'),
            why: line.describe('Why it matters'),
            mend: line.describe('How to mend it'),
          }),
        )
        .max(100)
        .describe('Empty: nothing was found'),
    },
    points: {},
    options: { options: z.array(line).max(50).describe('The names of the options') },
    follows: {
      follows_the_motion: z.boolean(),
      because: line.describe('Where it departs from the motion: why; else empty'),
    },
    page: {},
    recommendation: { answer: z.string().max(20_000).describe('The answer in full, in Markdown') },
  };
  return properties[field];
}

/** The object that this form may come as: a ballot always, the others as the answer to the repair question. */
export function shapeFor(
  form: FormName,
  missing: readonly MachineField[] | undefined,
  choices: Choices,
): z.ZodObject | undefined {
  if (missing) {
    const fields = missing.map((field) => propertiesOf(field, form, choices));
    const properties = Object.assign({}, ...fields) as Record<string, z.ZodType>;
    return Object.keys(properties).length === 0 ? undefined : z.strictObject(properties);
  }
  if (form !== 'ballot') return undefined;
  return z.strictObject({
    position: line.describe('Your final position, in one sentence'),
    ...(choices.hasMotion
      ? {
          vote: vote.describe('Your vote on the motion'),
          changed_mind: line.describe('What changed your mind, and whose argument it was; else empty'),
        }
      : {}),
    confidence,
    agreement,
    acknowledged,
  });
}
