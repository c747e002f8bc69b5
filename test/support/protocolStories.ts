/** One council of every protocol that ended, each with something of its own to tell. */
import { engineering, review } from './codeStories.ts';
import { resolved } from './councilStories.ts';
import { prd, synthesis } from './documentStories.ts';
import { analysis, roundtable } from './tableStories.ts';

export const protocolStories = {
  debate: resolved,
  prd,
  engineering,
  analysis,
  review,
  synthesis,
  roundtable,
};
