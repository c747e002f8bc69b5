/**
 * A script: what each seat is made to say, or to suffer, in each phase. It is the engine of tests, and of people's own:
 * docs/SCRIPTS.md tells them how to write one.
 *
 * ```yaml
 * default: canned            # or rehearsal: what answers where nothing is dictated
 * delay: 0                   # milliseconds before every reply, unless a step says otherwise
 * pace: 0                    # milliseconds before every word; absent: as a rehearsal voice speaks
 * phases:
 *   COLLECT:
 *     henry: The whole reply, as it stands.
 *     '*': { delay: 200 }    # every other seat: the default text, later
 *   CHALLENGE:
 *     sage:                  # a list: one step for each call of the same ask; the last goes on
 *       - { fail: The server answered 503, retry: true }
 *       - { vote: disagree } # a reply in the form of the phase, with that vote
 *     nova: { say: I am not sure., repair: '**Vote**: agree' }   # unreadable, then asked again
 *     blaise: { silent: true }               # never answers
 *   RESOLVE@4:                               # only in that round; RESOLVE would be any
 *     henry: { say: One two three four, cut: 2 }   # the stream breaks off after two words
 *   QA: { blaise: { verdict: fail } }        # at a gate: pass, warn or fail
 *   DELIBERATE: { sage: { stances: { henry: disagree, '*': agree } } }
 *   EVALUATE: { nova: { scores: [5, 2] } }   # for the options in their order
 *   CHAT@3: { sage: TURN_PASS }              # in a channel: its third turn; CHAT would be any
 *   SYNTHESIZE:
 *     henry:                                 # calls a tool first; {{tool:1}} is what the first call answered
 *       calls: [{ tool: weather/forecast, input: { city: Lyon } }]
 *       say: 'The forecast: {{tool:1}}'
 * ```
 */
import * as z from 'zod';
import { pointWords } from '../../core/forms/reading.ts';

const milliseconds = z.int().min(0).max(86_400_000);

/** What makes a short reply in the form of the phase, where its words are not dictated. */
export const dictates = [
  'vote',
  'proposal',
  'backs',
  'ranking',
  'blocking',
  'points',
  'verdict',
  'stances',
  'scores',
] as const;

const Step = z
  .strictObject({
    say: z.string().optional().describe('The reply, word for word; may be empty or malformed'),
    vote: z.enum(['agree', 'disagree', 'nuance']).optional().describe('A short reply with this vote'),
    proposal: z.string().min(1).optional().describe('In a position: the answer it proposes, in one sentence'),
    backs: z.string().min(1).optional().describe('The proposal to adopt: a letter, the id of a seat, or own'),
    ranking: z
      .array(z.string().min(1))
      .optional()
      .describe('The proposals, the best first: letters or ids of seats'),
    blocking: z.string().min(1).optional().describe('What blocks'),
    points: z
      .record(z.string().regex(/^P\d+$/), z.enum(pointWords))
      .optional()
      .describe('What becomes of earlier points: { P1: withdrawn }'),
    verdict: z.enum(['pass', 'warn', 'fail']).optional().describe('At a gate: a short reply with this mark'),
    stances: z
      .record(z.string().min(1), z.enum(['agree', 'partial', 'disagree']))
      .optional()
      .describe('At a round table: a short reply with these stances; * is everyone else'),
    scores: z
      .array(z.int().min(1).max(5))
      .optional()
      .describe('In a matrix: the scores of the options in order'),
    calls: z
      .array(
        z.strictObject({
          tool: z.string().min(1),
          input: z.unknown(),
          times: z.int().min(1).max(1000).default(1),
        }),
      )
      .optional()
      .describe('Tools called before the reply, one after the other; the reply may hold {{tool:1}}, …'),
    repair: z.string().optional().describe('The reply to the repair question'),
    delay: milliseconds.optional(),
    pace: milliseconds.optional(),
    fail: z.string().min(1).optional().describe('Fails with these words instead of answering'),
    retry: z.boolean().optional().describe('Whether trying again may help; for fail and cut, default yes'),
    silent: z.literal(true).optional().describe('Never answers'),
    cut: z.int().min(0).optional().describe('Breaks off after so many words'),
  })
  .superRefine((step, context) => {
    const wrong = (field: string, message: ScriptFault) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (step.say !== undefined)
      for (const field of dictates) if (step[field] !== undefined) wrong(field, 'say-is-all');
    const [, second] = (['fail', 'silent', 'cut'] as const).filter((each) => step[each] !== undefined);
    if (second) wrong(second, 'one-end');
  });
export type Step = z.infer<typeof Step>;

/** What no shape can say; the words for it stand with the reader of files. */
export const scriptFaults = ['say-is-all', 'one-end', 'phase-name'] as const;
export type ScriptFault = (typeof scriptFaults)[number];

/** A text alone is a reply, a step alone is a list of one. */
const Steps = z.union([z.string(), Step, z.array(Step).min(1)]);

export const stepsOf = (given: z.infer<typeof Steps>): Step[] =>
  typeof given === 'string' ? [{ say: given }] : Array.isArray(given) ? given : [given];

/** A phase, in any round or in one. */
export const phaseKey = /^([A-Za-z][A-Za-z0-9_-]*)(?:@(\d+))?$/u;

export const Script = z.strictObject({
  default: z
    .enum(['rehearsal', 'canned'])
    .default('rehearsal')
    .describe('What answers where nothing is dictated: a rehearsal voice, or the shortest reply in the form'),
  delay: milliseconds.default(0).describe('Milliseconds before every reply'),
  pace: milliseconds.optional().describe('Milliseconds before every word'),
  phases: z
    .record(z.string(), z.record(z.string().min(1), Steps))
    .superRefine((phases, context) => {
      for (const key of Object.keys(phases).filter((one) => !phaseKey.test(one)))
        context.addIssue({
          code: 'custom',
          path: [key],
          message: 'phase-name' satisfies ScriptFault,
        });
    })
    .default({})
    .describe('By phase (COLLECT, or RESOLVE@4 for one round), then by seat (* is every other)'),
});
export type Script = z.infer<typeof Script>;
