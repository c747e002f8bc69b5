/** What people write in the home, watched and turned into events: who can sit, and which channels there are. */
import type { ChannelSettings } from '../../core/channels/settings.ts';
import type { Event } from '../../core/events.ts';
import type { Language } from '../../core/ids.ts';
import type { State } from '../../core/state.ts';
import type { FileProblem } from '../../rpc/views/views.ts';
import { isPricedWith } from '../answering/prices.ts';
import { grantableBy } from '../answering/toolAccess.ts';
import type { Chance, Log } from '../ports/ports.ts';
import { channelsInForce } from './channels/channelsInForce.ts';
import { watchDeclared } from './identities/identitiesInForce.ts';
import type { SettingsInForce } from './settings/settingsInForce.ts';

export interface DeclaringParts {
  home: string;
  language: Language;
  watch: boolean;
  settings: SettingsInForce;
  chance: Chance;
  log: Log;
  /** Of the channels that agents are making now, how far each is from what a person said. */
  depths?(): Readonly<Record<string, number>> | undefined;
  /** The channels that people are making now. */
  making?(): ReadonlySet<string>;
  state(): State;
  submit(...events: Event[]): Promise<unknown>;
  onProblems(): void;
}

export interface Declaring {
  /** Looks at the files now. Resolves when what they say is in force. */
  look(): Promise<void>;
  problems(): FileProblem[];
  /** Resolves when changes on disk are noticed. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

export function openDeclaring(parts: DeclaringParts): Declaring {
  const { home, language, settings, chance, log, state } = parts;
  let declaring: Promise<unknown> = Promise.resolve();
  const declare = (file: string, event: Event): void => {
    const taken = parts
      .submit(event)
      .catch((error: unknown) => log.error(`${file} could not be taken over`, { error: String(error) }));
    declaring = Promise.all([declaring, taken]);
  };
  /** A file that was cloned, pulled or edited asks nobody: money is spent when somebody speaks. */
  const foundIn = (declared: ChannelSettings[], depths: Readonly<Record<string, number>> = {}): string[] =>
    declared
      .filter(({ mode, id }) => mode === 'discussion' && !Object.hasOwn(state().channels, id))
      .map(({ id }) => id)
      .filter((id) => !Object.hasOwn(depths, id) && !parts.making?.().has(id));
  const channels = channelsInForce({
    home,
    language,
    channels: () => state().channels,
    isPriced: () => isPricedWith(settings.current().prices),
    onChannels(declared: ChannelSettings[]) {
      const depths = parts.depths?.();
      const found = foundIn(declared, depths);
      declare('channels.yaml', {
        ...{ type: 'channels.declared', channels: declared, seed: chance.seed() },
        ...(depths ? { depths } : {}),
        ...(found.length > 0 ? { found } : {}),
      });
    },
    onProblems: parts.onProblems,
  });
  const declared = watchDeclared({
    home,
    inForce: state().identities,
    language,
    watch: parts.watch,
    beside: settings,
    after: channels,
    grantable: () => grantableBy(settings.current()),
    isPriced: () => isPricedWith(settings.current().prices),
    onIdentities: (identities) => declare('identities.yaml', { type: 'identities.declared', identities }),
    onProblems: parts.onProblems,
  });
  return {
    async look() {
      await declared.look();
      await declaring;
    },
    problems: () => [...declared.problems(), ...channels.problems()],
    ready: declared.ready,
    close: declared.close,
  };
}
