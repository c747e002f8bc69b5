/** Judges the conditions of a protocol. Every answer carries its reason. */
import type { Council, Reason } from '../council.ts';
import { isRepeating } from '../measures/measures.ts';
import { asksForAdvocate } from '../phases.ts';
import { answered, isAgreed, lastRunOf } from '../repliesIn.ts';
import { seatsWith } from '../roles.ts';
import { blockingPoints, openPoints } from '../voting/ledger.ts';
import { motionOf } from '../voting/motion.ts';
import { supportOf } from '../voting/support.ts';
import { oneAnswer } from '../voting/tally.ts';
import type { Condition } from './protocol.ts';

export interface Judgement {
  holds: boolean;
  why: Reason;
}

const either = (holds: boolean, yes: Reason, no: Reason): Judgement => ({ holds, why: holds ? yes : no });

/** `sentBackBy` is the gate behind the run that is judged; by default the one behind the last run. */
export function judge(
  condition: Condition,
  council: Council,
  sentBackBy: string | undefined = council.runs.at(-1)?.sentBackBy,
): Judgement {
  if ('all' in condition) {
    const judged = condition.all.map((each) => judge(each, council, sentBackBy));
    return judged.find((each) => !each.holds) ?? judged.at(-1) ?? always;
  }
  if ('any' in condition) {
    const judged = condition.any.map((each) => judge(each, council, sentBackBy));
    // When none holds, the first says why: it is what the protocol asks for in the ordinary course.
    return judged.find((each) => each.holds) ?? judged[0] ?? always;
  }
  if ('not' in condition) {
    const { holds, why } = judge(condition.not, council, sentBackBy);
    return { holds: !holds, why };
  }
  return judgeFact(condition, council, sentBackBy);
}

/** Put: there is something to vote on. Soft and strong: the support that the last vote gave it. */
function judgeMotion(wanted: 'put' | 'soft' | 'strong', council: Council): Judgement {
  if (wanted === 'put')
    return either(motionOf(council) !== undefined, { code: 'motion-put' }, { code: 'no-motion' });
  const support = supportOf(council);
  if (!support) return { holds: false, why: { code: 'no-motion' } };
  const { verdict, back: count, of } = support;
  const reached = { strong: 'strong-consensus', soft: 'soft-consensus', none: 'no-consensus' } as const;
  return {
    holds: verdict === 'strong' || (verdict === 'soft' && wanted === 'soft'),
    why: { code: reached[verdict], count, of },
  };
}

const always: Judgement = { holds: true, why: { code: 'always' } };

type Fact = Exclude<Condition, { all: unknown } | { any: unknown } | { not: unknown }>;

function judgeFact(fact: Fact, council: Council, sentBackBy: string | undefined): Judgement {
  if ('always' in fact) return always;
  if ('roundsAtLeast' in fact) {
    const count = council.brief.maxRounds;
    return either(
      count >= fact.roundsAtLeast,
      { code: 'rounds-reached', count },
      { code: 'rounds-not-reached', count },
    );
  }
  if ('converged' in fact) {
    const run = lastRunOf(council, fact.converged);
    return { holds: run?.converged === true, why: run?.why ?? { code: 'not-converged' } };
  }
  if ('agreed' in fact) {
    const run = lastRunOf(council, fact.agreed);
    const count = run?.turns.filter(isAgreed).length ?? 0;
    const of = run?.turns.length ?? 0;
    // Whoever is absent never agrees, and one voice alone is no table.
    const all = run !== undefined && answered(run).length === of && of > 1 && count === of;
    return either(all, { code: 'all-agree', count, of }, { code: 'someone-disagrees', count, of });
  }
  if ('consensus' in fact) {
    const reached = lastRunOf(council, fact.consensus.phase)?.consensus ?? 'none';
    const enough = fact.consensus.reaches === 'strong' ? reached === 'strong' : reached !== 'none';
    const yes: Reason = { code: reached === 'strong' ? 'strong-consensus' : 'soft-consensus' };
    return either(enough, yes, { code: 'no-consensus' });
  }
  if ('sentBackBy' in fact)
    return either(
      sentBackBy === fact.sentBackBy,
      { code: 'sent-back', detail: fact.sentBackBy },
      { code: 'not-sent-back' },
    );
  if ('repeating' in fact)
    return either(isRepeating(council, fact.repeating), { code: 'repetition' }, { code: 'no-repetition' });
  if ('hasChecks' in fact)
    return either((council.brief.checks?.length ?? 0) > 0, { code: 'has-checks' }, { code: 'no-checks' });
  if ('backs' in fact) {
    const run = lastRunOf(council, fact.backs);
    return run ? oneAnswer(council, run) : { holds: false, why: { code: 'not-said' } };
  }
  if ('motion' in fact) return judgeMotion(fact.motion, council);
  if ('points' in fact) {
    const { open, kind } = fact.points;
    const count = (kind === 'blocking' ? blockingPoints(council) : openPoints(council)).length;
    return {
      holds: count <= open,
      why: count === 0 ? { code: 'no-points-open' } : { code: 'points-open', count },
    };
  }
  if ('advocate' in fact)
    return either(asksForAdvocate(council), { code: 'advocate' }, { code: 'no-advocate' });
  return either(
    seatsWith(council, fact.hasRole).length > 0,
    { code: 'has-role', detail: fact.hasRole },
    { code: 'no-role', detail: fact.hasRole },
  );
}
