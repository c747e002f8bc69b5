/**
 * What is wrong with the files of a home, by line, for who looks it over without a host: those that people write judged as
 * a host would, by who is known and by the modes that are locked; and those of councils that are there and not taken.
 */

import type { Event } from '../../core/events.ts';
import type { Language } from '../../core/ids.ts';
import type { State } from '../../core/state.ts';
import type { FileProblem } from '../../rpc/views/views.ts';
import { isPricedWith } from '../answering/prices.ts';
import { grantableBy } from '../answering/toolAccess.ts';
import { journalReading } from '../loop/readJournal.ts';
import { readState } from '../store/doctor/readState.ts';
import { passedOver } from '../store/doctor/unreadableFiles.ts';
import { type Files, realFiles } from '../store/home/files.ts';
import { NotPlain } from '../store/home/notPlainWords.ts';
import { channelsInForce } from './channels/channelsInForce.ts';
import { watchDeclared } from './identities/identitiesInForce.ts';
import { readProtocols } from './protocols/readProtocols.ts';
import { serverReach } from './settings/serverReach.ts';
import { settingsInForce } from './settings/settingsInForce.ts';

export interface DeclaredReport {
  problems: FileProblem[];
  /** Tool servers that run on this machine with the person's rights, and are granted to somebody. */
  servers: string[];
}

export async function declaredProblems(
  home: string,
  language: Language = 'en',
  files: Files = realFiles,
): Promise<DeclaredReport> {
  const { identities, channels } = stateOf(home, language, files);
  let now = identities;
  const settings = settingsInForce({ home, language });
  const isPriced = () => isPricedWith(settings.current().prices);
  const ofChannels = channelsInForce({ home, language, channels: () => channels, isPriced, onChannels() {} });
  const ofIdentities = watchDeclared({
    home,
    inForce: identities,
    language,
    beside: settings,
    after: ofChannels,
    grantable: () => grantableBy(settings.current()),
    isPriced,
    onIdentities(found) {
      now = found;
    },
    onProblems() {},
  });
  await ofIdentities.look();
  const { own } = await readProtocols(home, language);
  const reach = await serverReach(home, now, language);
  const problems = [
    ...ofIdentities.problems(),
    ...ofChannels.problems(),
    ...settings.problems(),
    ...reach.problems,
    ...own.flatMap(({ problems: found }) => found),
    ...(await passedOver(home, language)),
  ];
  return { problems, servers: reach.servers };
}

/** Where what stands in the place of its folders can't be read, nobody is known: the files are judged all the same. */
function stateOf(home: string, language: Language, files: Files): Pick<State, 'identities' | 'channels'> {
  try {
    return readState<State, Event>(home, { ...journalReading, language, files });
  } catch (error) {
    if (error instanceof NotPlain) return { identities: [], channels: {} };
    throw error;
  }
}
