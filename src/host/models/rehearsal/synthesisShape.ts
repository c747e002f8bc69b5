/** What the orchestrator says when it draws the threads together; every number and name comes from the scene. */
import type { Answer } from './plan.ts';

type Lines = readonly string[];

export interface SynthesisWords {
  support: { one: Lines; many: Lines; all: Lines; nobody: Lines };
  shared: Record<Answer, Lines>;
  early: Lines;
  late: Lines;
  absent: Lines;
  versus: (one: string, other: string | undefined, point: string) => string;
  blocking: string;
  moved: Lines;
  stands: Lines;
  noDisagreement: Lines;
  insight: Lines;
  core: Record<Answer, Lines>;
  first: Lines;
  condition: Lines;
  measure: Lines;
  again: Lines;
  risk: Record<Answer, Lines>;
  riskOf: Lines;
  minority: Lines;
  instead: Lines;
  acknowledge: Lines;
}
