/** The gates: what is shipped is judged first, and goes back at most three times. */
import type { Phase } from './protocol.ts';

/** The gate of a protocol that always has one: by whoever has the role, and by the checks. */
export const qaGate = (sees: Phase['sees'], backTo: string): Phase => ({
  id: 'QA',
  speakers: 'qa',
  order: 'parallel',
  sees,
  form: 'qa',
  checks: true,
  gate: { backTo, most: 3 },
});

/** The gate of a protocol that has one only when the brief asks for it. */
export const askedForGate = (of: string): Phase => ({
  ...qaGate([{ latest: of }], of),
  ifAsked: true,
});
