/** The shape of a reading, whoever wrote it down: every list and mark that a tally, a prompt or a view takes for granted. */
import * as z from 'zod';
import { anyId, count, name, type OneOf, text, texts, yes } from '../shape.ts';
import {
  type ChecklistPoint,
  checklistPoints,
  type FormName,
  machineFields,
  marks,
  pointWords,
  problemCodes,
  type QaPoint,
  qaPoints,
  type Reading,
  severities,
  stances,
  towards,
  votes,
} from './reading.ts';

export function readingShape(oneOf: OneOf): z.ZodType {
  const common = {
    problems: z.array(z.looseObject({ code: oneOf(problemCodes), detail: text.optional() })).max(10_000),
    acknowledges: text.optional(),
    agreed: yes.optional(),
    onPoints: z
      .array(z.looseObject({ id: name, word: oneOf(pointWords), text: text.optional() }))
      .max(10_000)
      .optional(),
    criteria: z
      .array(z.looseObject({ n: count, mark: oneOf(marks), text: text.optional() }))
      .max(1000)
      .optional(),
    missing: z.array(oneOf(machineFields)).max(100).optional(),
    repaired: z.array(oneOf(machineFields)).max(100).optional(),
  };
  const settles = z.record(z.string(), text).optional();
  const place = z.looseObject({ path: name, line: count });
  const places = z.record(z.string(), place).optional();
  const confidence = z.number().optional();
  const stanced = z
    .array(z.looseObject({ seat: anyId, stance: oneOf(towards), comment: text.optional() }))
    .max(10_000);
  const points = (of: z.ZodType, known: readonly (ChecklistPoint | QaPoint)[]) =>
    z.looseObject(Object.fromEntries(known.map((point) => [point, of.optional()])));
  const form = <F extends FormName>(of: F, fields: Record<string, z.ZodType>) =>
    z.looseObject({ form: z.literal(of), ...common, ...fields });
  const document = { title: text.optional(), headings: texts, options: texts.optional() };

  const byForm = {
    position: form('position', { proposal: text.optional(), changeMind: text.optional() }),
    challenge: form('challenge', {
      vote: oneOf(votes),
      stance: oneOf(stances).optional(),
      backs: name.optional(),
      amendment: text.optional(),
      ranking: z.array(z.array(name).max(1000)).max(1000).optional(),
      confidence,
      proposal: text.optional(),
      contests: z.array(z.looseObject({ seat: anyId, point: text })).max(10_000),
      checklist: points(oneOf(marks), checklistPoints),
      blocking: texts,
      places,
      settles,
      recommendation: text.optional(),
    }),
    final: form('final', {
      vote: oneOf(votes),
      confidence,
      changedMind: text.optional(),
      needs: text.optional(),
      blocking: texts,
      places,
      settles,
    }),
    synthesis: form('synthesis', {
      consensus: texts,
      disagreements: texts,
      insights: z.array(z.looseObject({ seat: anyId, text })).max(10_000),
      recommendation: text.optional(),
      risks: texts,
      minority: z.array(z.looseObject({ seat: anyId.optional(), text })).max(10_000),
      why: z
        .array(z.looseObject({ seat: anyId.optional(), text }))
        .max(10_000)
        .optional(),
      steps: z
        .array(z.looseObject({ text, owner: text.optional(), when: text.optional() }))
        .max(10_000)
        .optional(),
      revisit: texts.optional(),
      follows: z.looseObject({ motion: z.boolean(), because: text.optional() }).optional(),
    }),
    turn: form('turn', { position: text.optional(), stances: stanced, confidence }),
    ballot: form('ballot', {
      vote: oneOf(votes).optional(),
      changedMind: text.optional(),
      position: text.optional(),
      stances: stanced,
      confidence,
    }),
    qa: form('qa', {
      points: points(z.looseObject({ mark: oneOf(marks), text: text.optional() }), qaPoints),
      verdict: oneOf([...marks, 'unreadable']),
      issues: texts,
      risks: texts,
    }),
    matrix: form('matrix', {
      rows: z
        .array(
          z.looseObject({
            option: text,
            pros: text,
            cons: text,
            cost: text,
            risks: text,
            score: z.number().optional(),
          }),
        )
        .max(10_000),
    }),
    outline: form('outline', document),
    draft: form('draft', document),
    plan: form('plan', document),
    frame: form('frame', document),
    change: form('change', { diff: text.optional(), files: texts, summary: text.optional() }),
    page: form('page', { words: count, tldr: text.optional(), actions: texts }),
    review: form('review', {
      vote: oneOf(votes),
      confidence,
      findings: z
        .array(
          z.looseObject({
            severity: oneOf(severities),
            text,
            why: text.optional(),
            mend: text.optional(),
            place: place.optional(),
          }),
        )
        .max(10_000),
      good: texts,
    }),
    response: form('response', { diff: text.optional(), files: texts.optional() }),
    advocate: form('advocate', {}),
  } satisfies Record<Reading['form'], z.ZodType>;
  // Also in our own journal: without its form nothing can be read, asked or reckoned.
  return z.discriminatedUnion('form', [
    byForm.position,
    byForm.challenge,
    byForm.final,
    byForm.synthesis,
    byForm.turn,
    byForm.ballot,
    byForm.qa,
    byForm.matrix,
    byForm.outline,
    byForm.draft,
    byForm.plan,
    byForm.frame,
    byForm.change,
    byForm.page,
    byForm.review,
    byForm.response,
    byForm.advocate,
  ]);
}
