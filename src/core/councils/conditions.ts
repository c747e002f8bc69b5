/** Judges the conditions of a protocol. Every answer carries its reason. */
import type { Council, Reason } from './council.ts';
import type { Condition } from './protocol.ts';

export interface Judgement {
  holds: boolean;
  why: Reason;
}

export function judge(condition: Condition, council: Council): Judgement {
  if ('all' in condition) {
    const judged = condition.all.map((each) => judge(each, council));
    return judged.find((each) => !each.holds) ?? judged.at(-1) ?? yes;
  }
  if ('any' in condition) {
    const judged = condition.any.map((each) => judge(each, council));
    return judged.find((each) => each.holds) ?? judged.at(-1) ?? yes;
  }
  if ('not' in condition) {
    const { holds, why } = judge(condition.not, council);
    return { holds: !holds, why };
  }
  if ('roundsAtLeast' in condition) {
    const holds = council.brief.maxRounds >= condition.roundsAtLeast;
    return {
      holds,
      why: { code: holds ? 'rounds-reached' : 'rounds-not-reached', count: council.brief.maxRounds },
    };
  }
  const run = council.runs.findLast((each) => each.phase === condition.converged && !each.skipped);
  if (!run) return { holds: false, why: { code: 'not-converged' } };
  return { holds: run.converged === true, why: run.why ?? { code: 'not-converged' } };
}

const yes: Judgement = { holds: true, why: { code: 'rounds-reached' } };
