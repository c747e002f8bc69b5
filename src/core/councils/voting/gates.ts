/** What a gate says: its judge's marks and the checks. A failing check is no vote's to overrule; a person may waive it. */
import { notJudged, qaLabels } from '../../forms/asks/labels.ts';
import { type QaPoint, type QaReading, qaPoints } from '../../forms/reading.ts';
import type { Language } from '../../ids.ts';
import type { CheckRun, Council, PhaseRun } from '../council.ts';
import { answered, lastRunOf } from '../repliesIn.ts';

export type Verdict = NonNullable<PhaseRun['verdict']>;

const isFailing = (check: CheckRun): boolean => check.state === 'failed';

/**
 * An unreadable verdict does not pass. Without a judge and without checks nothing was gated. What passes with a check that a
 * person waived passes with that risk.
 */
export function verdictOf(run: PhaseRun): Verdict {
  const checks = run.checks ?? [];
  if (checks.some(isFailing)) return 'fail';
  const readings = answered(run).flatMap((turn) => (turn.reading?.form === 'qa' ? [turn.reading] : []));
  const waived = checks.some((check) => check.state === 'waived');
  const passed = waived || readings.some((each) => each.verdict === 'warn') ? 'warn' : 'pass';
  if (readings.length === 0) return checks.length > 0 && run.turns.length === 0 ? passed : 'not-gated';
  const fails = readings.some((each) => each.verdict === 'fail' || each.verdict === 'unreadable');
  return fails ? 'fail' : passed;
}

/** A mark without a word stands for its point, and what the judge passed over is a risk that somebody takes. */
export function judgedIn(reading: QaReading, language: Language): { issues: string[]; risks: string[] } {
  const labels = qaLabels[language];
  const named = (text: string) => (Object.hasOwn(labels, text) ? labels[text as QaPoint] : text);
  const passedOver = qaPoints.filter((point) => reading.points[point] === undefined);
  return {
    issues: reading.issues.map(named),
    risks: [
      ...reading.risks.map(named),
      ...(reading.verdict === 'warn' && passedOver.length > 0 ? [notJudged[language](passedOver)] : []),
    ],
  };
}

const judgements = (run: PhaseRun, language: Language) =>
  answered(run).flatMap(({ reading }) => (reading?.form === 'qa' ? [judgedIn(reading, language)] : []));

/** What a gate left to mend: the judge's ❌ and the checks that fail. */
export function gateIssues(run: PhaseRun, language: Language): string[] {
  return [
    ...judgements(run, language).flatMap(({ issues }) => issues),
    ...(run.checks ?? []).filter(isFailing).map((check) => check.name),
  ];
}

/** What was accepted with the risk written down: the judge's ⚠️ and the checks a person waived. */
export function acceptedRisks(council: Council): string[] {
  const gates = council.protocol.phases.flatMap((phase) =>
    phase.gate ? [lastRunOf(council, phase.id)] : [],
  );
  return gates.flatMap((run) =>
    run
      ? [
          ...judgements(run, council.language).flatMap(({ risks }) => risks),
          ...(run.checks ?? []).flatMap((check) =>
            check.waived ? [`${check.name}: ${check.waived.text}`] : [],
          ),
        ]
      : [],
  );
}

/** The worst first: a protocol may have more than one gate, and what one let through another may not. */
const gravest: Verdict[] = ['fail', 'not-gated', 'warn', 'pass'];

/** Whether what came out was judged, and what is still open where a gate gave up. */
export function gateOutcome(council: Council): { verdict: Verdict | undefined; open: string[] } {
  const runs = council.protocol.phases.flatMap((phase) => (phase.gate && lastRunOf(council, phase.id)) ?? []);
  return {
    verdict: gravest.find((verdict) => runs.some((run) => run.verdict === verdict)),
    open: runs.flatMap((run) => (run.verdict === 'fail' ? gateIssues(run, council.language) : [])),
  };
}
