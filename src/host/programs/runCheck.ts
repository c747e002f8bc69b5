/**
 * Runs a check: a command of the workspace, only as council.yaml says it, only in a trusted workspace, only after a
 * person allowed that very command. Where a change is proposed it runs on that, in a copy. Whatever keeps it from running
 * is a failed check with its reason, never a pass.
 */
import type { ProposedChange } from '../../core/councils/voting/changeCheck.ts';
import type { Language } from '../../core/ids.ts';
import { own } from '../../core/own.ts';
import { writtenOut } from '../../rpc/hidden.ts';
import { checkWords } from '../../rpc/words/council/checkWords.ts';
import type { CheckSettings, Settings } from '../declared/settings/settingsShape.ts';
import { commandWords, shownCommand } from '../declared/splitCommandLine.ts';
import type { CheckOutcome, Checks, Clock } from '../ports/ports.ts';
import type { CheckConsent } from '../store/consent/commandConsent.ts';
import type { NoCopy } from '../store/git/changedCopy.ts';
import { appliesTo } from '../store/git/tryChange.ts';
import { type Command, checkPlaces } from './checkPlaces.ts';
import { insideWorkspace, withoutSecrets } from './childEnvironment.ts';
import { runCommand } from './runCommand.ts';

export interface ChecksParts {
  workspace: string;
  home: string;
  trusted: boolean;
  language: Language;
  clock: Clock;
  /** Reads council.yaml as it is now. */
  settings(): Promise<Settings>;
  consent: CheckConsent;
  env: NodeJS.ProcessEnv;
  mask(text: string): string;
}

/** A command as people are shown it, before it first runs. */
export interface ShownCheck {
  name: string;
  command: string;
  cwd?: string;
  /** Seconds. */
  timeout: number;
  allowed: boolean;
  /** An agent or a tool server, which is listed with the checks. */
  program?: 'acp' | 'mcp';
  env?: string[];
}

export interface CheckRoom extends Checks {
  /** What would run for these names; unknown ones are left out. */
  shown(names: readonly string[]): Promise<ShownCheck[]>;
  /** A person has seen these commands and lets them run in this home. */
  allow(names: readonly string[]): Promise<void>;
}

export function openChecks(parts: ChecksParts): CheckRoom {
  const say = checkWords[parts.language];
  const { workspace } = parts;
  const places = checkPlaces(parts);

  const found = async (name: string): Promise<CheckSettings | undefined> => {
    const { checks } = await parts.settings();
    return own(checks, name);
  };
  const lineOf = (check: CheckSettings): string =>
    writtenOut(shownCommand(commandWords(check.command) ?? []));
  /**
   * Another command, folder or name asks again; only the time limit and what it needs may change unasked. What was allowed
   * when checks ran on people's own files alone is asked about again: it runs what seats wrote now.
   */
  const seal = (name: string, check: CheckSettings): string =>
    JSON.stringify([name, commandWords(check.command), check.cwd ?? '.', 'on proposed changes']);

  async function shown(names: readonly string[]): Promise<ShownCheck[]> {
    const all = await Promise.all(
      names.map(async (name): Promise<ShownCheck[]> => {
        const check = await found(name);
        if (!check) return [];
        const allowed = await parts.consent.has(seal(name, check));
        const cwd = check.cwd === undefined ? {} : { cwd: writtenOut(check.cwd) };
        return [{ name, command: lineOf(check), ...cwd, timeout: check.timeout, allowed }];
      }),
    );
    return all.flat();
  }

  async function applies(change: ProposedChange | undefined): Promise<CheckOutcome> {
    const startedAt = parts.clock.now();
    const ended = (ok: boolean, output: string): CheckOutcome => ({
      ok,
      output: parts.mask(output),
      ms: parts.clock.now() - startedAt,
    });
    if (!parts.trusted) return ended(false, say.untrusted);
    if (change?.diff === undefined) return ended(false, say.noDiff);
    const tried = await appliesTo(parts, change.diff);
    if (tried.ok) return ended(true, tried.already ? say.isThere : say.applies);
    return ended(false, refusal(tried));
  }

  function refusal({ why, said }: { why: NoCopy['why']; said: string }): string {
    if (why === 'outside') return say.leadsOut(said);
    if (why === 'guarded') return say.guarded(said);
    if (why === 'too-much') return say.tooMuch(said);
    return why === 'no-git' ? say.noGit : said;
  }

  async function run(name: string, signal: AbortSignal, change?: ProposedChange): Promise<CheckOutcome> {
    const notRun = (why: string): CheckOutcome => ({ ok: false, output: why, ms: 0 });
    if (!parts.trusted) return notRun(say.untrusted);
    const check = await found(name);
    if (!check) return notRun(say.unknown(name));
    const words = commandWords(check.command);
    if (!words) return notRun(say.unknown(name));
    if (!(await parts.consent.has(seal(name, check)))) return notRun(say.notAllowed(lineOf(check)));
    const cwd = await insideWorkspace(workspace, check.cwd);
    if (cwd === undefined) return notRun(say.noFolder(check.cwd ?? '.'));
    const env = withoutSecrets(parts.env);
    if (!change) return await ran(check, { words, cwd, env, on: 'workspace' }, signal);
    if (change.diff === undefined) return notRun(say.noChange);
    const { checks } = await parts.settings();
    const needs = Object.values(checks).flatMap((each) => each.needs ?? []);
    const place = await places.take({ diff: change.diff, needs: [...new Set(needs)] }, signal);
    if ('why' in place) {
      const why = parts.mask(refusal(place));
      return notRun(place.why === 'does-not-apply' ? say.doesNotApply(why) : say.notLaid(why));
    }
    try {
      const there = await place.inCopy({ words, cwd, env });
      const outcome = await ran(check, { ...there, on: 'change' }, signal);
      return { ...outcome, output: place.asInWorkspace(outcome.output) };
    } finally {
      await place.leave();
    }
  }

  async function ran(
    check: CheckSettings,
    { on, ...where }: Command & { on: NonNullable<CheckOutcome['on']> },
    signal: AbortSignal,
  ): Promise<CheckOutcome> {
    const timeoutMs = check.timeout * 1000;
    const outcome = await runCommand({ ...where, timeoutMs, clock: parts.clock, signal });
    const { code } = outcome;
    const ended = outcome.timedOut
      ? say.timedOut(check.timeout)
      : outcome.failure !== undefined
        ? say.notStarted(lineOf(check), outcome.failure)
        : outcome.signal === undefined
          ? ''
          : say.killed(outcome.signal);
    const output = [outcome.output.trimEnd(), ended].filter(Boolean).join('\n');
    return {
      ok: code === 0 && !outcome.timedOut,
      output: parts.mask(output),
      ms: outcome.ms,
      on,
      ...(code === undefined ? {} : { code }),
    };
  }

  return {
    run,
    applies,
    shown,
    async allow(names) {
      for (const name of names) {
        const check = await found(name);
        if (check) await parts.consent.give(seal(name, check), { name, command: lineOf(check) });
      }
    },
  };
}
