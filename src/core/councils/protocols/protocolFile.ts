/** The shape of a protocol as a person writes it in protocols/. What no shape can say is in protocolRules.ts. */
import * as z from 'zod';
import { formNames } from '../../forms/reading.ts';
import { artefacts, type Condition, type Protocol, phaseOrders, roles } from './protocol.ts';

const phaseId = z.string().regex(/^[A-Za-z][A-Za-z0-9_-]{0,40}$/);
const role = z.enum(roles);

/** How deep conditions stand in each other is bounded by whoever reads the file. */
const condition: z.ZodType<Condition> = z.lazy(() => {
  const list = z.array(condition).min(1).max(10);
  return z.union([
    z.strictObject({ all: list }),
    z.strictObject({ any: list }),
    z.strictObject({ not: condition }),
    z.strictObject({ roundsAtLeast: z.int().min(1).max(20) }),
    z.strictObject({ converged: phaseId }),
    z.strictObject({ agreed: phaseId }),
    z.strictObject({ consensus: z.strictObject({ phase: phaseId, reaches: z.enum(['strong', 'soft']) }) }),
    z.strictObject({ sentBackBy: phaseId }),
    z.strictObject({ repeating: phaseId }),
    z.strictObject({ hasRole: role }),
    z.strictObject({ hasChecks: z.literal(true) }),
    z.strictObject({ backs: phaseId }).describe('Everyone who answered in it backs the same proposal'),
    z
      .strictObject({ motion: z.enum(['put', 'soft', 'strong']) })
      .describe('A motion is put to the vote, or has this support, or a stronger one'),
    z
      .strictObject({
        points: z.strictObject({ open: z.int().min(0).max(1000), kind: z.literal('blocking').optional() }),
      })
      .describe('At most so many points are open, or so many that block'),
    z.strictObject({ advocate: z.literal(true) }).describe('The brief asks for an advocate'),
    z.strictObject({ always: z.literal(true) }),
  ]);
});

const PhaseFile = z.strictObject({
  id: phaseId.describe('Its name, as headings show it: COLLECT'),
  speakers: z
    .union([z.enum(['participants', ...roles]), z.strictObject({ everyoneBut: role })])
    .describe('Who is asked'),
  order: z.enum(phaseOrders).default('parallel'),
  blind: z.boolean().optional().describe('Nobody sees another’s reply until the phase closes'),
  sees: z
    .array(
      z.union([
        z.enum(['own', 'disagreements', 'transcript']),
        z.strictObject({ replies: phaseId }),
        z.strictObject({ latest: phaseId }),
      ]),
    )
    .max(20)
    .default([])
    .describe('What a speaker is shown besides the brief'),
  form: z.enum(formNames).describe('What a reply looks like'),
  when: condition.optional().describe('The phase is passed over when this does not hold'),
  until: z
    .strictObject({
      condition,
      max: z
        .union([z.int().min(1).max(20), z.literal('maxRounds')])
        .optional()
        .describe('Rounds at most; maxRounds takes the brief’s'),
      backTo: phaseId.optional().describe('The phase to go back to; absent: this one'),
    })
    .optional(),
  gate: z
    .strictObject({
      backTo: phaseId.describe('Where a failure goes back to'),
      most: z.int().min(1).max(10).default(3).describe('How often at most'),
    })
    .optional(),
  checks: z.boolean().optional().describe('Checks that the brief names run here and vote'),
  artefact: z.enum(artefacts).optional(),
  optional: z.boolean().optional().describe('Skipped when the table agrees, or the budget is tight'),
  ifAsked: z
    .boolean()
    .optional()
    .describe('Held only where the brief names a QA or checks; an advocate’s, where it asks for one'),
  closing: z.boolean().optional().describe('The last word of the council'),
  again: z.boolean().optional().describe('The phase that "another round" runs again'),
});

export const ProtocolFile = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]{0,40}$/),
  minutes: z
    .union([z.number().positive().max(1440), z.literal('off')])
    .default(10)
    .describe('What the whole may take; off: as long as it needs'),
  defaultRounds: z.int().min(1).max(20).default(3),
  mostRounds: z.int().min(1).max(20).optional().describe('The most that a brief may ask for'),
  defaults: z
    .strictObject({ owner: z.string().min(1).max(100).optional(), qa: z.string().min(1).max(100).optional() })
    .optional()
    .describe('Domains whose lead takes the role when the brief names nobody'),
  phases: z.array(PhaseFile).min(1).max(30),
});
export type ProtocolFile = z.infer<typeof ProtocolFile>;

/** The protocol that a file without problems declares. */
export function protocolOf(file: ProtocolFile): Protocol {
  const phases = file.phases.map(({ until, ...phase }) => ({
    ...phase,
    ...(until ? { until: { ...until, max: until.max ?? 1 } } : {}),
  }));
  return withoutGaps({ ...file, phases }) as Protocol;
}

/** A key that is not given is not there, as the rest of the core expects. */
function withoutGaps(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutGaps);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, held]) => held !== undefined)
      .map(([key, held]) => [key, withoutGaps(held)]),
  );
}
