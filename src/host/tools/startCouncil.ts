/**
 * `start-council`, called by a seat: a proposal and nothing more. It spends nothing, starts nothing and writes no file;
 * people see it in the transcript with a brief that they can use.
 */
import { stringify } from 'yaml';
import * as z from 'zod';
import { Brief } from '../../core/councils/briefs/brief.ts';
import { identityId } from '../../core/identities/identity.ts';
import { ownTool } from './ownTool.ts';
import { toolWords } from './toolWords.ts';

export const startCouncil = ownTool({
  describe: (language) => toolWords[language].startCouncil,
  input: z.strictObject({
    question: Brief.shape.question,
    type: Brief.shape.type.optional(),
    context: z.string().max(20_000).optional(),
    seats: z.array(identityId).min(2).max(50).optional(),
  }),
  perform({ question, type = 'debate', context, seats }, caller) {
    const say = toolWords[caller.language];
    const brief = {
      type,
      question,
      ...(context === undefined ? {} : { context }),
      ...(seats === undefined ? {} : { seats }),
    };
    return {
      ok: true,
      text: `${say.proposed}\n\n${stringify(brief)}`,
      notice: say.proposal(caller.name, question.replace(/\s+/g, ' ').slice(0, 300)),
    };
  },
});
