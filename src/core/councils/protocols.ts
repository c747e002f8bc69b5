/** The built-in protocols, as data. A protocol here is copied into each council that follows it. */
import type { Protocol } from './protocol.ts';
import { analysis } from './protocols/analysis.ts';
import { debate } from './protocols/debate.ts';
import { engineering } from './protocols/engineering.ts';
import { prd } from './protocols/prd.ts';
import { review } from './protocols/review.ts';
import { roundtable } from './protocols/roundtable.ts';
import { synthesis } from './protocols/synthesis.ts';

export { debate };

export const builtInProtocols: Record<string, Protocol> = {
  debate,
  prd,
  engineering,
  analysis,
  review,
  synthesis,
  roundtable,
};
