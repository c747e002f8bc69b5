/** Of a brief, only what its rules look at, and only where it has the right shape: the rest is the schema's to refuse. */
import * as z from 'zod';

const word = z.string().optional().catch(undefined);
const number = z.number().optional().catch(undefined);
const words = z.array(z.string().catch('')).optional().catch(undefined);

export const Named = z.object({
  type: word,
  seats: z
    .array(z.union([z.string(), z.object({ id: z.string(), backend: word, model: word })]).catch(''))
    .optional()
    .catch([]),
  roles: z
    .object({ owner: word, qa: word, orchestrator: word, synthesizer: word, reviewers: words })
    .catch({})
    .default({}),
  maxRounds: number,
  quorum: number,
  consensusThreshold: number,
  checks: words,
  budget: z.object({ cost: number }).optional().catch(undefined),
});
export type Named = z.infer<typeof Named>;
