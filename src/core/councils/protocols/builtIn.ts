/** The built-in protocols, as data. A protocol here is copied into each council that follows it. */

import { analysis } from './analysis.ts';
import { debate } from './debate.ts';
import { engineering } from './engineering.ts';
import { prd } from './prd.ts';
import type { Protocol } from './protocol.ts';
import { review } from './review.ts';
import { roundtable } from './roundtable.ts';
import { synthesis } from './synthesis.ts';

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
