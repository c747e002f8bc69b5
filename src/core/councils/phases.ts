/** Where a council stands in its protocol. */
import type { Council, PhaseRun } from './council.ts';
import type { Condition, Phase } from './protocols/protocol.ts';

export const phaseOf = (council: Council, run: PhaseRun): Phase | undefined =>
  council.protocol.phases.find((phase) => phase.id === run.phase);

export const phaseNamed = (council: Council, id: string): Phase | undefined =>
  council.protocol.phases.find((phase) => phase.id === id);

/** The phases of this council: a gate that nobody asked for is none of them. */
export const phasesFor = (council: Council): Phase[] =>
  council.protocol.phases.filter(
    (phase) =>
      !phase.ifAsked ||
      (phase.speakers === 'advocate'
        ? asksForAdvocate(council)
        : council.qa !== undefined || (council.brief.checks?.length ?? 0) > 0),
  );

/** Somebody is to speak against the motion when everyone is for it. */
export const asksForAdvocate = ({ brief }: Council): boolean =>
  brief.advocate !== undefined && brief.advocate !== false;

/** The phase that ends the deliberation: it is spoken even when everything else is cut short. */
export const lastWord = (council: Council): Phase | undefined =>
  phasesFor(council).findLast((each) => each.closing) ?? phasesFor(council).at(-1);

const votingForms: ReadonlySet<string> = new Set(['challenge', 'final', 'ballot', 'review']);

/** Whether anybody is asked for a vote, by the brief alone: with one round there is nothing to vote in. */
export const holdsVote = (council: Council): boolean =>
  phasesFor(council).some(
    ({ form, when }) => votingForms.has(form) && !(when && isRuledOut(when, council.brief.maxRounds)),
  );

function isRuledOut(condition: Condition, rounds: number): boolean {
  if ('all' in condition) return condition.all.some((each) => isRuledOut(each, rounds));
  if ('any' in condition) return condition.any.every((each) => isRuledOut(each, rounds));
  return 'roundsAtLeast' in condition && condition.roundsAtLeast > rounds;
}

/** Without its owner's work, or its last word, a council has come to nothing; without anyone else it goes on. */
export const needsWords = (council: Council, phase: Phase | undefined): boolean =>
  phase?.gate === undefined &&
  (phase?.closing || phase?.speakers === 'owner' || lastWord(council)?.id === phase?.id);

/** The run under way, if one is open. */
export const openRun = (council: Council): PhaseRun | undefined => {
  const run = council.runs.at(-1);
  return run && run.endedAt === undefined ? run : undefined;
};

/** How often a phase was held in the ordinary course: not sent back by a gate, not at a person's wish. */
export const timesHeld = (council: Council, phase: string): number =>
  council.runs.filter(
    (run) => run.phase === phase && !run.skipped && !run.sentBackBy && !run.again && !run.instead,
  ).length;

/** How often a gate has sent work back. */
export const timesSentBack = (council: Council, gate: string): number =>
  council.runs.filter((run) => run.sentBackBy === gate && !run.instead).length;
