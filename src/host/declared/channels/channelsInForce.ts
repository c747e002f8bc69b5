/**
 * Keeps what channels.yaml declares in force while the host runs. A broken or deleted file gives problems and changes
 * nothing else: the last good version stays, for a channel whose mode is locked as for all of them.
 */
import { isDeepStrictEqual } from 'node:util';
import type { ChannelSettings } from '../../../core/channels/settings.ts';
import type { Identity } from '../../../core/identities/identity.ts';
import type { Language } from '../../../core/ids.ts';
import type { FileProblem } from '../../../rpc/views/views.ts';
import { homePaths } from '../../store/home/paths.ts';
import { declaredWords } from '../declaredWords.ts';
import type { IsPriced } from '../pricedModels.ts';
import { readDeclared } from '../readDeclared.ts';
import { type ChannelsAround, channelsFile, loadChannels } from './readChannels.ts';

export interface ChannelsInForce {
  file: string;
  /** Looks at the file now, by who is known. One look at a time is the caller's care. */
  look(identities: readonly Identity[]): Promise<void>;
  problems(): FileProblem[];
}

export interface ChannelsOptions {
  home: string;
  language?: Language;
  /** Every channel of the state as it is now: what is locked, and what was in force before a restart. */
  channels(): ChannelsAround['channels'];
  /** Asked at each look, after council.yaml was looked at. */
  isPriced?(): IsPriced;
  /** Called with all of them, only when one is other than before. */
  onChannels(channels: ChannelSettings[]): void;
  /** Called only when the problems are others than before. */
  onProblems?(): void;
}

export function channelsInForce(options: ChannelsOptions): ChannelsInForce {
  const { home, language = 'en' } = options;
  const file = homePaths(home).channels;
  let inForce = byId(
    Object.values(options.channels()).flatMap((one) => (one.declared && !one.gone ? [one.settings] : [])),
  );
  let problems: FileProblem[] = [];

  const gone = (): FileProblem[] => {
    if (inForce.size === 0) return [];
    const message = declaredWords[language].missingFile(channelsFile);
    return [{ file: channelsFile, line: 1, column: 1, severity: 'error', message }];
  };

  return {
    file,
    async look(identities) {
      const read = await readDeclared(file, channelsFile, language);
      const loaded =
        read.state === 'text'
          ? loadChannels(read.text, {
              identities,
              channels: options.channels(),
              language,
              isPriced: options.isPriced?.(),
            })
          : { problems: read.state === 'refused' ? [read.problem] : gone() };
      if (loaded.channels) {
        const next = byId(loaded.channels);
        if (!isDeepStrictEqual(next, inForce)) {
          inForce = next;
          options.onChannels(loaded.channels);
        }
      }
      if (isDeepStrictEqual(loaded.problems, problems)) return;
      problems = loaded.problems;
      options.onProblems?.();
    },
    problems: () => problems,
  };
}

/** Their order in the file changes nothing. */
const byId = (channels: readonly ChannelSettings[]): ReadonlyMap<string, ChannelSettings> =>
  new Map(channels.map((one) => [one.id, one]));
