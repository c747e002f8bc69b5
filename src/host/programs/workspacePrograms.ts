/** What the host does in the workspace around a home, as council.yaml says it: checks that run, files that go into git. */
import { dirname } from 'node:path';
import type { Language } from '../../core/ids.ts';
import { noticed } from '../../rpc/messages/messages.ts';
import { keptSentence } from '../../rpc/views/keptInGit.ts';
import { pricesWith } from '../answering/prices.ts';
import { grantableBy } from '../answering/toolAccess.ts';
import type { Sessions } from '../clients/sessions.ts';
import type { ConveneSettings } from '../councils/convene.ts';
import { type LookPlaces, placesIn } from '../councils/reviewPlaces.ts';
import { egoPath } from '../declared/identities/import/paddedCellEgo.ts';
import { type SettingsInForce, settingsInForce } from '../declared/settings/settingsInForce.ts';
import { configFolder } from '../keys/configFolder.ts';
import type { Changes, Clock, Log, Recorder } from '../ports/ports.ts';
import { checkConsent } from '../store/consent/commandConsent.ts';
import { applyChanges } from '../store/git/applyChange.ts';
import { type Keeper, keepInGit } from '../store/git/keepInGit.ts';
import { pushConsent } from '../store/git/pushConsent.ts';
import type { Powers } from '../store/home/powerFiles.ts';
import { guardedRun } from './guardPowers.ts';
import { type CheckRoom, openChecks } from './runCheck.ts';
import { openPrograms, type Programs } from './startProgram.ts';

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
  env: NodeJS.ProcessEnv;
  powers: Powers;
  onProblems(): void;
}

export interface Workspace {
  settings: SettingsInForce;
  checks: CheckRoom;
  /** What the performer does outside of the home: checks that run, changes that are applied, places that are looked up. */
  outside: { checks: CheckRoom; changes: Changes; places: LookPlaces };
  programs: Programs;
  /** What of the settings a new council needs, as they are now. */
  forConvening(): Promise<ConveneSettings>;
  /** Where padded-cell's file would be: the person's own, so only in a workspace that they trust. */
  egoFile(): Promise<string | undefined>;
  /** What git was told after councils, and a person's word on what leaves. */
  keeper: Keeper;
  /** The same recorder, with git after it. */
  keeping(recorder: Recorder): Recorder;
}

export function openWorkspace(parts: WorkspaceParts): Workspace {
  const { home, language, trusted, clock, log, mask } = parts;
  const settings = settingsInForce({
    ...{ home, language, onProblems: parts.onProblems },
    before: parts.powers.look,
  });
  const keeper = keepInGit({
    home,
    language,
    log,
    consent: pushConsent(configFolder(parts.env)),
    mode: async () => (trusted ? (await settings.look()).git : 'off'),
    done: (id, kept) => {
      const message = keptSentence(kept, language);
      log.info(message, { council: id });
      // Who looks at the council sees it there.
      parts.sessions.each((session) => {
        if (!session.watching.has(id)) session.notify(noticed, { level: 'info', message });
      });
    },
    tell: (level, message) => {
      log[level === 'info' ? 'info' : 'warn'](message);
      parts.sessions.each((session) => session.notify(noticed, { level, message }));
    },
  });
  const workspace = parts.workspace ?? dirname(home);
  const consent = checkConsent({ home, config: configFolder(parts.env) });
  const shared = { workspace, trusted, language, consent, env: parts.env };
  const open = openChecks({ ...shared, home, clock, settings: settings.look, mask });
  const checks = { ...open, run: guardedRun(open.run, parts.powers, language) };
  return {
    settings,
    checks,
    outside: {
      checks,
      places: placesIn({ workspace, trusted }),
      changes: applyChanges({ workspace, home, trusted, mask }),
    },
    programs: openPrograms({ ...shared, declared: settings.look }),
    async forConvening() {
      const { checks, prices, budget, mcp } = await settings.look();
      const knownChecks = Object.keys(checks);
      const grantable = grantableBy({ mcp });
      return { knownChecks, grantable, priceOf: pricesWith(prices), ...(budget ? { budget } : {}) };
    },
    egoFile: async () =>
      trusted ? egoPath((await settings.look())['padded-cell'], { env: parts.env, workspace }) : undefined,
    keeper,
    keeping: (recorder) => ({
      async record(council) {
        const files = await recorder.record(council);
        await keeper.afterwards(council, files);
        return files;
      },
    }),
  };
}
