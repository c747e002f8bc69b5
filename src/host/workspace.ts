/** What the host does in the workspace around a home, as council.yaml says it: checks that run, files that go into git. */
import { dirname } from 'node:path';
import type { Language } from '../core/ids.ts';
import { noticed } from '../rpc/messages.ts';
import { type CheckRoom, openChecks } from './checks.ts';
import type { ConveneSettings } from './convene.ts';
import type { Clock, Log, Recorder } from './ports.ts';
import { pricesWith } from './prices.ts';
import type { Sessions } from './sessions.ts';
import { checkConsent } from './store/checkConsent.ts';
import { type SettingsInForce, settingsInForce } from './store/declared/settingsInForce.ts';
import { keepInGit } from './store/git/keep.ts';

export interface WorkspaceParts {
  home: string;
  /** The folder whose commands run; by default the one that the home stands in. */
  workspace?: string | undefined;
  language: Language;
  /** Nothing of the workspace runs in one that is not trusted. */
  trusted: boolean;
  clock: Clock;
  log: Log;
  sessions: Sessions;
  mask(text: string): string;
  onProblems(): void;
}

export interface Workspace {
  settings: SettingsInForce;
  checks: CheckRoom;
  /** What of the settings a new council needs, as they are now. */
  forConvening(): Promise<ConveneSettings>;
  /** The same recorder, with git after it. */
  keeping(recorder: Recorder): Recorder;
}

export function openWorkspace(parts: WorkspaceParts): Workspace {
  const { home, language, trusted, clock, log, mask } = parts;
  const settings = settingsInForce({ home, language, onProblems: parts.onProblems });
  const keeper = keepInGit({
    home,
    language,
    log,
    mode: async () => (trusted ? (await settings.look()).git : 'off'),
    tell: (level, message) => {
      log[level === 'info' ? 'info' : 'warn'](message);
      parts.sessions.each((session) => session.notify(noticed, { level, message }));
    },
  });
  return {
    settings,
    checks: openChecks({
      workspace: parts.workspace ?? dirname(home),
      trusted,
      language,
      clock,
      settings: settings.look,
      consent: checkConsent(home),
      env: process.env,
      mask,
    }),
    async forConvening() {
      const { checks, prices, budget } = await settings.look();
      const knownChecks = Object.keys(checks);
      return { knownChecks, priceOf: pricesWith(prices), ...(budget ? { budget } : {}) };
    },
    keeping: (recorder) => ({
      async record(council) {
        const files = await recorder.record(council);
        await keeper.afterwards(council, files);
        return files;
      },
    }),
  };
}
