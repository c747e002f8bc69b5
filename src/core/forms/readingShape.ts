/** The shape of a reading, whoever wrote it down: every list and mark that a tally, a prompt or a view takes for granted. */
import * as z from 'zod';
import { anyId, count, name, type OneOf, text, texts, yes } from '../shape.ts';
import {
  type ChecklistPoint,
  checklistPoints,
  type FormName,
  marks,
  problemCodes,
  type QaPoint,
  qaPoints,
  type Reading,
  stances,
  towards,
  votes,
} from './reading.ts';

export function readingShape(oneOf: OneOf): z.ZodType {
  const common = {
    problems: z.array(z.looseObject({ code: oneOf(problemCodes), detail: text.optional() })).max(10_000),
    acknowledges: text.optional(),
    agreed: yes.optional(),
  };
  const places = z.record(z.string(), z.looseObject({ path: name, line: count })).optional();
  const confidence = z.number().optional();
  const stanced = z
    .array(z.looseObject({ seat: anyId, stance: oneOf(towards), comment: text.optional() }))
    .max(10_000);
  const points = (of: z.ZodType, known: readonly (ChecklistPoint | QaPoint)[]) =>
    z.looseObject(Object.fromEntries(known.map((point) => [point, of.optional()])));
  const form = <F extends FormName>(of: F, fields: Record<string, z.ZodType>) =>
    z.looseObject({ form: z.literal(of), ...common, ...fields });
  const document = { title: text.optional(), headings: texts };

  const byForm = {
    position: form('position', { changeMind: text.optional() }),
    challenge: form('challenge', {
      vote: oneOf(votes),
      stance: oneOf(stances).optional(),
      proposal: text.optional(),
      contests: z.array(z.looseObject({ seat: anyId, point: text })).max(10_000),
      checklist: points(oneOf(marks), checklistPoints),
      blocking: texts,
      places,
      recommendation: text.optional(),
    }),
    final: form('final', { vote: oneOf(votes), confidence, blocking: texts, places }),
    synthesis: form('synthesis', {
      consensus: texts,
      disagreements: texts,
      insights: z.array(z.looseObject({ seat: anyId, text })).max(10_000),
      recommendation: text.optional(),
      risks: texts,
      minority: z.array(z.looseObject({ seat: anyId.optional(), text })).max(10_000),
    }),
    turn: form('turn', { position: text.optional(), stances: stanced, confidence }),
    ballot: form('ballot', { position: text.optional(), stances: stanced, confidence }),
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
  ]);
}
