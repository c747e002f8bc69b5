/**
 * Applies an accepted change to the working tree, to all its files or to none; nothing is staged or committed. What is
 * about to be done is written down first: a host that ends in between finishes it when it comes back, and one that had
 * finished sees that.
 */

import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { CouncilId } from '../../../core/ids.ts';
import { storeWords } from '../../../rpc/words/host/storeWords.ts';
import type { AppliedChange, Changes } from '../../ports/ports.ts';
import { ownerOnly, removeQuietly } from '../home/atomic.ts';
import { errorCode, realFiles } from '../home/files.ts';
import { changePlan } from '../home/paths.ts';
import { place } from '../home/placeFile.ts';
import { readOwnJson } from '../home/readJson.ts';
import { markedJson } from '../seal/ownMarks.ts';
import { pathsInDiff } from './diffPaths.ts';
import { firstLine } from './repository.ts';
import { git } from './runGit.ts';
import { type Step, tryChange } from './tryChange.ts';
import { type ChangePlace, changeable } from './writableByChange.ts';
import { putVersion, sameVersion, type Version, versionOf } from './writeChange.ts';

export interface ApplyParts extends ChangePlace {
  trusted: boolean;
  mask(text: string): string;
}

export function applyChanges(parts: ApplyParts): Changes {
  const planAt = (id: CouncilId): string => changePlan(parts.home, id);
  return {
    async apply(id, diff) {
      const outcome = await applied(parts, planAt(id), diff).catch(
        (error: unknown): AppliedChange => no('failed', String(error)),
      );
      return { ...outcome, output: parts.mask(outcome.output).slice(0, 2000) };
    },
    async settled(id) {
      removeQuietly(realFiles, planAt(id));
    },
  };
}

const no = (why: NonNullable<AppliedChange['why']>, output: string, files: string[] = []): AppliedChange => ({
  ok: false,
  files,
  why,
  output,
});

const yes = (files: string[]): AppliedChange => ({ ok: true, files, output: '' });

async function applied(parts: ApplyParts, planPath: string, diff: string): Promise<AppliedChange> {
  if (!parts.trusted) return no('untrusted', '');
  const begun = await readPlan(planPath, diff);
  if (begun) return await carryOut(parts, begun);
  const inside = await git({ in: parts.workspace, args: ['rev-parse', '--is-inside-work-tree'] });
  if (inside.missing) return no('no-git', '');
  if (!inside.ok && /not a git repository/.test(inside.err)) return no('no-repository', '');
  if (!inside.ok || inside.out.trim() !== 'true') return no('failed', firstLine(inside.err));
  const tried = await tryChange(parts, diff);
  if ('already' in tried) return yes(tried.already);
  if ('why' in tried) return no(tried.why, tried.said);
  await place(planPath, JSON.stringify(markedJson(planPath, planOf(diff, tried.steps))), {
    sync: true,
    mode: ownerOnly,
  });
  return await carryOut(parts, tried.steps);
}

/** Each file is as the change found it, or as it leaves it; one that is neither was changed by somebody meanwhile. */
async function carryOut(parts: ChangePlace, steps: readonly Step[]): Promise<AppliedChange> {
  const todo: Placed[] = [];
  const done: string[] = [];
  const foreign: string[] = [];
  for (const step of steps) {
    const at = await changeable(parts, step.path);
    if ('why' in at) return no(at.why, step.path);
    const now = await versionOf(at.real);
    if (sameVersion(now, step.after)) done.push(step.path);
    else if (sameVersion(now, step.before)) todo.push({ step, real: at.real });
    else foreign.push(step.path);
  }
  if (foreign.length > 0) return no('changed-meanwhile', foreign.join(', '), done);
  const put: Placed[] = [];
  for (const one of todo) {
    put.push(one);
    try {
      await putVersion(parts.workspace, one.real, one.step.after);
    } catch (error) {
      const left = await takeBack(parts, put);
      return no('failed', `${one.step.path}: ${errorCode(error) || String(error)}`, [...done, ...left]);
    }
  }
  return yes(steps.map(({ path }) => path));
}

interface Placed {
  step: Step;
  real: string;
}

/** Undoes what was put so far; answers the files that could not be undone. */
async function takeBack({ workspace }: ChangePlace, put: readonly Placed[]): Promise<string[]> {
  const left: string[] = [];
  for (const { step, real } of put.toReversed()) {
    const now = await versionOf(real).catch(() => undefined);
    if (!sameVersion(now, step.before))
      await putVersion(workspace, real, step.before).catch(() => left.push(step.path));
  }
  return left;
}

const sumOf = (diff: string): string => createHash('sha256').update(diff).digest('hex');

const planOf = (diff: string, steps: readonly Step[]): object => {
  const packed = (version: Version | undefined) =>
    version && { ...version, bytes: version.bytes.toString('base64') };
  return {
    diff: sumOf(diff),
    steps: steps.map(({ path, before, after }) => ({ path, before: packed(before), after: packed(after) })),
  };
};

const Packed = z.object({ bytes: z.base64(), executable: z.boolean() });
type Packed = z.infer<typeof Packed>;
export const planShape = z.object({
  diff: z.string().max(200),
  steps: z
    .array(z.object({ path: z.string().max(4000), before: Packed.optional(), after: Packed.optional() }))
    .max(10_000),
});
export const largestPlan = 100_000_000;

/** Only of this very diff and of the files that it names: anything else that stands there is none of ours. */
async function readPlan(path: string, diff: string): Promise<Step[] | undefined> {
  const unpacked = ({ bytes, executable }: Packed): Version => ({
    bytes: Buffer.from(bytes, 'base64'),
    executable,
  });
  try {
    const read = await readOwnJson(path, largestPlan, storeWords.en);
    const plan = read && 'value' in read ? planShape.safeParse(read.value).data : undefined;
    if (!plan) return undefined;
    const named = new Set(pathsInDiff(diff));
    if (plan.diff !== sumOf(diff) || !plan.steps.every((step) => named.has(step.path))) return undefined;
    return plan.steps.map(({ path: file, before, after }) => ({
      path: file,
      ...(before ? { before: unpacked(before) } : {}),
      ...(after ? { after: unpacked(after) } : {}),
    }));
  } catch {
    return undefined;
  }
}
