/**
 * channels.yaml → the channels, or what is wrong with it and where. A mode that is locked is the journal's to say: a
 * line that would change it is a problem, and that one channel stays as it was while the others are taken.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Channel } from '../../../core/channels/channel.ts';
import { hasTurns, modeRefusal, modes } from '../../../core/channels/modes.ts';
import { type ChannelSettings, ChannelsFile } from '../../../core/channels/settings.ts';
import type { Identity } from '../../../core/identities/identity.ts';
import type { Language } from '../../../core/ids.ts';
import type { FileProblem } from '../../../rpc/views/views.ts';
import { channelsFileWords } from '../../../rpc/words/channels/channelsFile.ts';
import { declaredWords } from '../declaredWords.ts';
import { nearest } from '../nearest.ts';
import type { IsPriced } from '../pricedModels.ts';
import { type ReadYaml, readYaml } from '../readYaml.ts';
import { linkFaults } from './channelLinks.ts';

export const channelsFile = 'channels.yaml';

/** What the file is judged by. */
export interface ChannelsAround {
  identities: readonly (Pick<Identity, 'id'> & Partial<Identity>)[];
  /** Whether a price is known for this; absent: no limit in money is looked at. */
  isPriced?: IsPriced | undefined;
  /** Every channel of the state, those that are gone included: a lock outlives its lines. */
  channels: Readonly<Record<string, Pick<Channel, 'settings' | 'gone' | 'declared'>>>;
  language?: Language;
}

export interface LoadedChannels {
  /** As they are in force; absent when the file has an error: then the last good version stays. */
  channels?: ChannelSettings[];
  problems: FileProblem[];
  /** Of the problems, those for which the file is taken all the same: who can't be asked as it says is not asked. */
  held?: FileProblem[];
}

export function loadChannels(text: string, around: ChannelsAround): LoadedChannels {
  const { language = 'en' } = around;
  const { value, problems, problemAt } = readYaml(text, ChannelsFile, channelsFile, language);
  if (!value) return { problems };
  const found = [...problems, ...wrongIn(value.channels, around, problemAt)];
  const locked = value.channels.map((channel, index) => lockOf(channel, index, around, problemAt));
  const held = value.channels.flatMap((channel, index) => heldIn(channel, index, around, problemAt));
  const all = [...found, ...held, ...locked.flatMap((lock) => lock?.problem ?? [])].toSorted(
    (a, b) => a.line - b.line || a.column - b.column,
  );
  if (found.some(({ severity }) => severity === 'error')) return { problems: all };
  return {
    channels: value.channels.map((channel, index) => locked[index]?.settings ?? channel),
    problems: all,
    ...(held.length > 0 ? { held } : {}),
  };
}

type ProblemAt = ReadYaml<unknown>['problemAt'];

function wrongIn(
  channels: readonly ChannelSettings[],
  { identities, channels: known, language = 'en' }: ChannelsAround,
  problemAt: ProblemAt,
): FileProblem[] {
  const say = channelsFileWords[language];
  const people = new Set(identities.map(({ id }) => id));
  const near = (id: string) => nearest(id, people);
  const seen = new Set<string>();
  const each = channels.flatMap((channel, index) => {
    const at = (path: readonly PropertyKey[], message: string, severity?: 'warning') =>
      problemAt(['channels', index, ...path], message, severity ? { severity } : {});
    const { id, mode, order, members, muted, discussion } = channel;
    const twice = seen.has(id) ? [at(['id'], declaredWords[language].duplicateId(id))] : [];
    seen.add(id);
    const initiator = discussion?.initiator;
    return [
      ...twice,
      // Whoever is not in identities.yaml is asked nothing: no reason to hold everything else back.
      ...members.flatMap((member, n) =>
        !people.has(member)
          ? [at(['members', n], say.noMember(member, near(member)), 'warning')]
          : members.indexOf(member) < n
            ? [at(['members', n], say.memberTwice(member))]
            : [],
      ),
      ...muted.flatMap((member, n) =>
        members.includes(member) ? [] : [at(['muted', n], say.mutedNoMember(member), 'warning')],
      ),
      ...(mode === 'discussion' && !discussion ? [at(['mode'], say.noDiscussion)] : []),
      ...(mode !== 'discussion' && discussion
        ? [at(['discussion'], say.strayDiscussion(mode), 'warning')]
        : []),
      ...(order !== undefined && !hasTurns(mode) ? [at(['order'], say.strayOrder(mode), 'warning')] : []),
      ...(initiator !== undefined && !people.has(initiator)
        ? [
            at(
              ['discussion', 'initiator'],
              declaredWords[language].noIdentity(initiator, near(initiator)),
              'warning',
            ),
          ]
        : []),
    ];
  });
  const elsewhere = Object.values(known).flatMap((one) => (one.gone || one.declared ? [] : [one.settings]));
  const ids = [...channels, ...elsewhere].map(({ id }) => id);
  const links = linkFaults(channels, elsewhere).map((fault) => {
    switch (fault.code) {
      case 'no-channel':
        return problemAt(fault.path, say.noChannel(fault.id, nearest(fault.id, ids)));
      case 'itself':
        return problemAt(fault.path, say.toItself);
      case 'not-a-discussion':
        return problemAt(fault.path, say.notADiscussion(fault.id));
      case 'cycle':
        return problemAt(fault.path, say.cycle(fault.kind, fault.way.join(' → ')));
    }
  });
  return [...each, ...links];
}

/** Members who could never answer here, and whom a limit in money could not count: refused at the line, and not asked. */
function heldIn(
  { mode, order, members, muted, guards, discussion }: ChannelSettings,
  index: number,
  { identities, isPriced, language = 'en' }: ChannelsAround,
  problemAt: ProblemAt,
): FileProblem[] {
  const say = channelsFileWords[language];
  const agents = identities.filter(({ kind }) => kind !== 'human');
  const files = members.flatMap((member, n) => {
    const found = agents.find(({ id }) => id === member);
    return found?.backend === 'file'
      ? [problemAt(['channels', index, 'members', n], say.fileMember(found.name ?? member))]
      : [];
  });
  // Where nobody is woken nothing is asked, so nothing is paid.
  if (guards.costAnHour === undefined || !isPriced || modes[mode].woken === 'nobody') return files;
  const leader = order === 'chosen' ? agents.find((one) => one.orchestrator && !one.muted)?.id : undefined;
  const asked = new Set([...members, discussion?.initiator, leader]);
  const unpriced = agents.filter(
    ({ id, backend, model, muted: never }) =>
      asked.has(id) &&
      !never &&
      !muted.includes(id) &&
      // What is chosen when it is asked is judged then.
      backend !== undefined &&
      !isPriced({ backend, ...(model === undefined ? {} : { model }) }),
  );
  const sums = unpriced.map(({ id, name = id, backend, model }) => {
    const what = [backend, model].filter(Boolean).join(', ');
    return problemAt(['channels', index, 'guards', 'costAnHour'], say.unpriced(name, what));
  });
  return [...files, ...sums];
}

/**
 * A channel whose mode the file would change though it is locked, or would lock: it stays as it is. So does what a
 * discussion was begun with; whatever else its lines say is taken.
 */
function lockOf(
  channel: ChannelSettings,
  index: number,
  { channels, language = 'en' }: ChannelsAround,
  problemAt: ProblemAt,
): { problem: FileProblem; settings: ChannelSettings } | undefined {
  const { id, mode } = channel;
  const before = Object.hasOwn(channels, id) ? channels[id]?.settings : undefined;
  if (!before) return undefined;
  const say = channelsFileWords[language];
  const refused = modeRefusal(before.mode, mode);
  if (refused) {
    const message =
      refused.code === 'mode-left' ? say.modeLeft(id, before.mode) : say.modeEntered(id, before.mode, mode);
    return { problem: problemAt(['channels', index, 'mode'], message), settings: before };
  }
  const other = changedPart(before, channel);
  if (other === undefined) return undefined;
  return {
    problem: problemAt(['channels', index, 'discussion', other], say.begunSo(other, id)),
    settings: { ...channel, discussion: before.discussion },
  };
}

/** What the file says otherwise of how a discussion was begun. */
function changedPart(before: ChannelSettings, { mode, discussion }: ChannelSettings) {
  const begun = before.discussion;
  if (mode !== 'discussion' || !begun || !discussion) return undefined;
  return (['initiator', 'callback', 'guide'] as const).find(
    (part) => !isDeepStrictEqual(begun[part], discussion[part]),
  );
}
