/** Which phase of a protocol can have been held when another is: along the list, and back by loops and gates. */
import type { Condition } from './protocol.ts';
import type { ProtocolFile } from './protocolFile.ts';

export interface ProtocolProblem {
  path: PropertyKey[];
  code:
    | 'phase-twice'
    | 'no-such-phase'
    | 'comes-later'
    | 'back-to-later'
    | 'endless'
    | 'no-votes-in'
    | 'no-turns-in'
    | 'no-backing-in'
    | 'advocate-unasked'
    | 'no-gate'
    | 'nobody-has-role'
    | 'said-nothing-before'
    | 'no-closing'
    | 'closing-not-last'
    | 'closing-many'
    | 'never-optional'
    | 'blind-in-turn'
    | 'blind-sees-itself'
    | 'gate-form'
    | 'checks-without-gate'
    | 'again-twice'
    | 'rounds-above-most';
  /** The phase or role that it is about. */
  name?: string;
}

/** A way back from one phase to an earlier one or itself, by their places in the list. */
export interface Edge {
  from: number;
  to: number;
}

export function backEdges({ phases }: ProtocolFile): Edge[] {
  const place = (id: string): number => phases.findIndex((phase) => phase.id === id);
  return phases.flatMap((phase, from) => {
    const ways = [
      ...(phase.gate ? [{ from, to: place(phase.gate.backTo) }] : []),
      ...(phase.until
        ? [{ from, to: phase.until.backTo === undefined ? from : place(phase.until.backTo) }]
        : []),
      // Another round begins here when everything after it was held.
      ...(phase.again ? [{ from: phases.length - 1, to: from }] : []),
    ];
    return ways.filter(({ to }) => to >= 0 && to <= from);
  });
}

/** Whether a phase can have been held when another one is asked. Its own earlier run is always worth a look. */
export const isReachable = (seen: number, by: number, edges: Edge[]): boolean =>
  seen <= by || edges.some((edge) => edge.from >= seen && edge.to <= by);

export function conditionProblems(
  file: ProtocolFile,
  condition: Condition | undefined,
  path: PropertyKey[],
  index: number,
  edges: Edge[],
): ProtocolProblem[] {
  if (condition === undefined) return [];
  const inner = (each: Condition, ...steps: PropertyKey[]) =>
    conditionProblems(file, each, [...path, ...steps], index, edges);
  if ('all' in condition) return condition.all.flatMap((each, nth) => inner(each, 'all', nth));
  if ('any' in condition) return condition.any.flatMap((each, nth) => inner(each, 'any', nth));
  if ('not' in condition) return inner(condition.not, 'not');
  const about = phaseIn(condition);
  if (!about) return [];
  const problem = (code: ProtocolProblem['code']): ProtocolProblem[] => [
    { path: [...path, ...about.path], code, name: about.name },
  ];
  const place = file.phases.findIndex((phase) => phase.id === about.name);
  const phase = file.phases[place];
  if (!phase) return problem('no-such-phase');
  if ('converged' in condition && !voting.has(phase.form)) return problem('no-votes-in');
  if ('backs' in condition && phase.form !== 'challenge') return problem('no-backing-in');
  if ('consensus' in condition && phase.form !== 'turn') return problem('no-turns-in');
  if ('sentBackBy' in condition) return phase.gate ? [] : problem('no-gate');
  return isReachable(place, index, edges) ? [] : problem('comes-later');
}

/** The forms that ask for a vote. */
const voting: ReadonlySet<string> = new Set(['challenge', 'final', 'review', 'ballot']);

function phaseIn(condition: Condition): { name: string; path: PropertyKey[] } | undefined {
  if ('converged' in condition) return { name: condition.converged, path: ['converged'] };
  if ('agreed' in condition) return { name: condition.agreed, path: ['agreed'] };
  if ('consensus' in condition) return { name: condition.consensus.phase, path: ['consensus', 'phase'] };
  if ('sentBackBy' in condition) return { name: condition.sentBackBy, path: ['sentBackBy'] };
  if ('repeating' in condition) return { name: condition.repeating, path: ['repeating'] };
  if ('backs' in condition) return { name: condition.backs, path: ['backs'] };
  return undefined;
}
