/**
 * What is wrong with the files that people write in a home, by line, for who looks it over without a host: judged as a
 * host would, by who is known and by the modes that are locked.
 */
import type { Event } from '../core/events.ts';
import type { Language } from '../core/ids.ts';
import { emptyState, type State } from '../core/state.ts';
import type { FileProblem } from '../rpc/views.ts';
import { replay } from './loop.ts';
import { isPricedWith } from './prices.ts';
import { channelsInForce } from './store/declared/channelsInForce.ts';
import { readProtocols } from './store/declared/protocols.ts';
import { settingsInForce } from './store/declared/settingsInForce.ts';
import { watchDeclared } from './store/declared/watch.ts';
import { readState } from './store/readState.ts';
import { grantableBy } from './toolDesk.ts';

export async function declaredProblems(home: string, language: Language = 'en'): Promise<FileProblem[]> {
  const { identities, channels } = readState<State, Event>(home, {
    initial: emptyState,
    reduce: replay,
    language,
  });
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
    onIdentities() {},
    onProblems() {},
  });
  await ofIdentities.look();
  const { own } = await readProtocols(home, language);
  return [
    ...ofIdentities.problems(),
    ...ofChannels.problems(),
    ...settings.problems(),
    ...own.flatMap(({ problems }) => problems),
  ];
}
