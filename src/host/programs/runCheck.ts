/**
 * Runs a check: a command of the workspace, only as council.yaml says it, only in a trusted workspace, only after a
 * person allowed that very command. Whatever keeps it from running is a failed check with its reason, never a pass.
 */
import type { ChangeReading } from '../../core/forms/reading.ts';
import type { Language } from '../../core/ids.ts';
import { own } from '../../core/own.ts';
import { writtenOut } from '../../rpc/hidden.ts';
import { checkWords } from '../../rpc/words/council/checkWords.ts';
import type { CheckSettings, Settings } from '../declared/settings/settingsShape.ts';
import { commandWords, shownCommand } from '../declared/splitCommandLine.ts';
import type { CheckOutcome, Checks, Clock } from '../ports/ports.ts';
import type { CheckConsent } from '../store/consent/commandConsent.ts';
import { appliesTo } from '../store/git/tryChange.ts';
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

  const found = async (name: string): Promise<CheckSettings | undefined> => {
    const { checks } = await parts.settings();
    return own(checks, name);
  };
  const lineOf = (check: CheckSettings): string =>
    writtenOut(shownCommand(commandWords(check.command) ?? []));
  /** Another command, folder or name asks again; only the time limit may change unasked. */
  const seal = (name: string, check: CheckSettings): string =>
    JSON.stringify([name, commandWords(check.command), check.cwd ?? '.']);

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

  async function applies(change: ChangeReading | undefined): Promise<CheckOutcome> {
    const startedAt = parts.clock.now();
    const ended = (ok: boolean, output: string): CheckOutcome => ({
      ok,
      output: parts.mask(output),
      ms: parts.clock.now() - startedAt,
    });
    if (!parts.trusted) return ended(false, say.untrusted);
    if (change?.diff === undefined) return ended(false, say.noDiff);
    const tried = await appliesTo(parts, change.diff);
    if (tried.ok) return ended(true, say.applies);
    if (tried.why === 'outside') return ended(false, say.leadsOut(tried.said));
    if (tried.why === 'guarded') return ended(false, say.guarded(tried.said));
    return ended(false, tried.why === 'no-git' ? say.noGit : tried.said);
  }

  async function run(name: string, signal: AbortSignal): Promise<CheckOutcome> {
    const notRun = (why: string): CheckOutcome => ({ ok: false, output: why, ms: 0 });
    if (!parts.trusted) return notRun(say.untrusted);
    const check = await found(name);
    if (!check) return notRun(say.unknown(name));
    const words = commandWords(check.command);
    if (!words) return notRun(say.unknown(name));
    if (!(await parts.consent.has(seal(name, check)))) return notRun(say.notAllowed(lineOf(check)));
    const cwd = await insideWorkspace(workspace, check.cwd);
    if (cwd === undefined) return notRun(say.noFolder(check.cwd ?? '.'));
    const outcome = await runCommand({
      words,
      cwd,
      env: withoutSecrets(parts.env),
      timeoutMs: check.timeout * 1000,
      clock: parts.clock,
      signal,
    });
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
