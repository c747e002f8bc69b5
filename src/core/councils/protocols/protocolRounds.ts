/** How many rounds a protocol can hold, and whether a brief's `maxRounds` means anything to it. */
import type { Condition, Protocol } from './protocol.ts';

/** Some phase asks for the brief's rounds; elsewhere the number is ignored. */
export const usesRounds = ({ phases }: Protocol): boolean =>
  phases.some(
    (phase) =>
      phase.until?.max === 'maxRounds' || asksRounds(phase.when) || asksRounds(phase.until?.condition),
  );

function asksRounds(condition: Condition | undefined): boolean {
  if (condition === undefined) return false;
  if ('all' in condition) return condition.all.some(asksRounds);
  if ('any' in condition) return condition.any.some(asksRounds);
  return 'not' in condition ? asksRounds(condition.not) : 'roundsAtLeast' in condition;
}

/** What a brief may ask for where the protocol does not say. */
const usualMost = 5;

export const mostRoundsOf = (protocol: Protocol): number =>
  protocol.mostRounds ?? Math.max(usualMost, protocol.defaultRounds);
