/** The shape of a council's own copy of its protocol, with bounds for what could go round without end. */
import * as z from 'zod';
import { formNames } from '../../forms/reading.ts';
import { amount, count, type Fields, name, type OneOf, yes } from '../../shape.ts';
import { artefacts, type Phase, type Protocol, phaseOrders, roles } from './protocol.ts';

/** Conditions stand in each other at most this deep: one more, and it is no protocol that we ever took. */
const deepestCondition = 20;

export function protocolShape(oneOf: OneOf): z.ZodType {
  const condition = conditionShape(oneOf, deepestCondition);
  return z.looseObject({
    id: name,
    minutes: z.union([z.literal('off'), amount]),
    defaultRounds: z.int().min(1).max(100),
    mostRounds: z.int().min(1).max(100).optional(),
    defaults: z.looseObject({ owner: name.optional(), qa: name.optional() }).optional(),
    phases: z
      .array(
        z.looseObject({
          id: name,
          speakers: z.union([
            oneOf(['participants', ...roles]),
            z.looseObject({ everyoneBut: oneOf(roles) }),
          ]),
          order: oneOf(phaseOrders),
          blind: z.boolean().optional(),
          sees: z
            .array(
              z.union([
                oneOf(['own', 'disagreements', 'transcript']),
                z.strictObject({ replies: name }),
                z.strictObject({ latest: name }),
              ]),
            )
            .max(100),
          form: z.enum(formNames),
          when: condition.optional(),
          until: z
            .looseObject({
              condition,
              max: z.union([z.int().min(1).max(100), z.literal('maxRounds')]),
              backTo: name.optional(),
            })
            .optional(),
          gate: z.looseObject({ backTo: name, most: z.int().min(0).max(100) }).optional(),
          checks: z.boolean().optional(),
          artefact: oneOf(artefacts).optional(),
          optional: z.boolean().optional(),
          ifAsked: z.boolean().optional(),
          closing: z.boolean().optional(),
          again: z.boolean().optional(),
        } satisfies Fields<Phase>),
      )
      .min(1)
      .max(100),
  } satisfies Fields<Protocol>);
}

/** One kind at a time, as the interpreter takes it; built by its depth, so that no file can lead us down without end. */
function conditionShape(oneOf: OneOf, depth: number): z.ZodType {
  const flat = [
    z.strictObject({ roundsAtLeast: z.number() }),
    z.strictObject({ converged: name }),
    z.strictObject({ agreed: name }),
    z.strictObject({
      consensus: z.strictObject({ phase: name, reaches: oneOf(['strong', 'soft']) }),
    }),
    z.strictObject({ sentBackBy: name }),
    z.strictObject({ repeating: name }),
    z.strictObject({ hasRole: oneOf(roles) }),
    z.strictObject({ hasChecks: yes }),
    z.strictObject({ backs: name }),
    z.strictObject({ motion: oneOf(['put', 'soft', 'strong']) }),
    z.strictObject({ points: z.strictObject({ open: count, kind: oneOf(['blocking']).optional() }) }),
    z.strictObject({ advocate: yes }),
    z.strictObject({ always: yes }),
  ];
  if (depth === 0) return z.union(flat);
  const inner = z.lazy(() => conditionShape(oneOf, depth - 1));
  const list = z.array(inner).max(50);
  return z.union([
    ...flat,
    z.strictObject({ all: list }),
    z.strictObject({ any: list }),
    z.strictObject({ not: inner }),
  ]);
}
