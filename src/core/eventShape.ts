/**
 * What must be there in a recorded event, by its type, and in a state that was kept: looked at when a journal is opened,
 * so that one record that nobody could have written is named, instead of breaking whatever comes after it.
 */
import * as z from 'zod';
import { channelEventShapes, channelShape, turnRefShape } from './channels/channelShape.ts';
import { picks } from './councils/baseline.ts';
import { changeRefusals, checkedPlaces, statuses, verdicts } from './councils/council.ts';
import { councilShapes, toolUseShape, usageShape } from './councils/councilShape.ts';
import type { Event } from './events.ts';
import { Identity } from './identities/identity.ts';
import { own } from './own.ts';
import {
  amount,
  anyId,
  anyWord,
  councilId,
  count,
  duration,
  fileNote,
  instant,
  type Misfit,
  misfitOf,
  name,
  text,
  yes,
} from './shape.ts';

const shapes = councilShapes(anyWord);
const askRef = {
  council: councilId,
  run: z.int(),
  seat: anyId,
  attempt: z.union([z.literal(1), z.literal(2)]),
  again: name.optional(),
};
const ofCouncil = { council: councilId, by: name };
/** Loose: what a later release adds to an identity is none of ours. */
const identity = z.looseObject({
  ...Identity.shape,
  id: anyId,
  discord: z.looseObject({ userId: name.optional(), face: name.optional() }).optional(),
  domains: z.looseObject({ lead: z.array(name).max(1000), backup: z.array(name).max(1000) }),
  capabilities: z.looseObject({ tools: z.array(name).max(1000), files: name }).optional(),
  budget: z.looseObject({ tokens: amount.optional(), cost: amount.optional() }).optional(),
  kind: anyWord([]),
  role: text,
  persona: text,
});

const fields = {
  ...channelEventShapes,
  'host.started': {
    version: name,
    askedAgain: z.array(z.looseObject(askRef)).max(10_000),
    turnsAskedAgain: z.array(turnRefShape).max(10_000).optional(),
    still: yes.optional(),
    alive: instant.optional(),
    repaired: yes.optional(),
  },
  'clock.jumped': { ms: duration },
  'identities.declared': { identities: z.array(identity).max(10_000) },
  'council.convened': { council: shapes.council },
  'turn.replied': {
    ...askRef,
    text,
    thoughts: text.optional(),
    reading: shapes.reading,
    ms: duration,
    tries: count,
    model: name.optional(),
    usage: usageShape.optional(),
    lost: usageShape.optional(),
  },
  'turn.failed': { ...askRef, absence: shapes.absence, tries: count, usage: usageShape.optional() },
  'turn.spent': { ...askRef, usage: usageShape },
  'tool.called': { ...askRef, use: toolUseShape },
  'deadline.passed': { ...askRef, tries: count.optional(), detail: text.optional() },
  'turn.asked-again': { ...ofCouncil, run: z.int(), seat: anyId, text: text.optional(), id: name },
  'person.injected': { ...ofCouncil, id: name, to: anyId.optional(), text },
  'person.decided': { ...ofCouncil, verdict: anyWord(verdicts), text: text.optional() },
  'baseline.answered': {
    council: councilId,
    text,
    ms: duration,
    tries: count,
    model: name.optional(),
    usage: usageShape.optional(),
    lost: usageShape.optional(),
  },
  'baseline.failed': {
    council: councilId,
    absence: shapes.absence,
    tries: count,
    usage: usageShape.optional(),
  },
  'baseline.spent': { council: councilId, usage: usageShape },
  'baseline.picked': {
    ...ofCouncil,
    choice: anyWord(picks),
    person: anyId.optional(),
    score: z.looseObject({ council: count, alone: count, equal: count }).optional(),
  },
  'council.paused': ofCouncil,
  'council.resumed': { ...ofCouncil, attended: z.boolean() },
  'council.stopped': { ...ofCouncil, reason: text.optional() },
  'deadline.extended': { ...ofCouncil, run: z.int(), seat: anyId, ms: duration },
  'check.finished': {
    council: councilId,
    run: z.int(),
    name,
    ok: z.boolean(),
    code: z.number().optional(),
    output: text,
    ms: duration,
    on: anyWord(checkedPlaces).optional(),
  },
  'change.applied': {
    council: councilId,
    ok: z.boolean(),
    files: z.array(name).max(100_000),
    output: text,
    why: anyWord(changeRefusals).optional(),
  },
  'check.waived': { ...ofCouncil, name, text },
  'point.waived': { ...ofCouncil, point: name, text },
  'budget.raised': {
    ...ofCouncil,
    tokens: amount.optional(),
    cost: amount.optional(),
    minutes: amount.optional(),
  },
  'council.synthesised-early': ofCouncil,
  'council.renamed': { ...ofCouncil, title: name },
  'file.restored': { council: councilId, ...fileNote },
  'council.rated': { ...ofCouncil, rating: z.number() },
  'council.recorded': {
    council: councilId,
    status: anyWord(statuses),
    revision: name.optional(),
    answers: count.optional(),
  },
  'council.recalled': { council: shapes.council },
} satisfies Record<Event['type'], Record<string, z.ZodType>>;

const byType: Readonly<Record<string, z.ZodType>> = Object.fromEntries(
  Object.entries(fields).map(([type, of]) => [type, z.looseObject(of)]),
);
const typed = z.looseObject({ type: name.min(1) });

/** A type that we do not know is a later release's: the reducer passes over it. */
export function eventMisfit(event: unknown): Misfit | undefined {
  const read = typed.safeParse(event);
  if (!read.success) return misfitOf(typed, event);
  const { type } = read.data;
  const shape = own(byType, type);
  return shape && misfitOf(shape, event);
}

const StateShape = z.looseObject({
  seq: count,
  at: instant,
  identities: z.array(identity).max(10_000),
  councils: z.record(councilId, shapes.council),
  // A snapshot of a release without channels has none.
  channels: z.record(anyId, channelShape).optional(),
});

export const stateMisfit = (state: unknown): Misfit | undefined => misfitOf(StateShape, state);

export const instantMisfit = (at: unknown): Misfit | undefined => misfitOf(instant, at);
