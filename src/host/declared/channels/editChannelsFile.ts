/** What can be done to channels.yaml for people, each an edit that leaves every other line as it is. */
import type { ChannelSettings, Guards, Mode, Order } from '../../../core/channels/settings.ts';
import { homePaths } from '../../store/home/paths.ts';
import { type Changed, changeFile, type NotChanged } from '../edit/changeFile.ts';
import {
  addEntry,
  type Edited,
  type Entry,
  editEntry,
  type ListShape,
  removeEntry,
} from '../edit/listEdit.ts';
import { channelsHead } from '../templates/channelsTemplate.ts';
import { type ChannelsAround, channelsFile, loadChannels } from './readChannels.ts';

const channelList: ListShape = {
  list: 'channels',
  fields: [
    'id',
    'name',
    'topic',
    'mode',
    'members',
    'muted',
    'order',
    'humans',
    'completion',
    'timeoutSeconds',
    'maxMessagesPerTurn',
    'guards',
    'links',
    'discussion',
    'archived',
  ],
  parts: ['guards', 'links', 'discussion'],
};

export type ChannelRefused =
  | NotChanged
  | { refused: 'exists' }
  /** With the ids that are there. */
  | { refused: 'unknown'; known: string[] };
export type ChannelDone = { written: string[] } | ChannelRefused;

/** A channel as somebody asks for it: what is not said is as the schema has it. */
export type NewChannel = Partial<ChannelSettings> & Pick<ChannelSettings, 'id'>;

/** `around` is asked for each change: what is locked, and who there is, at that moment. */
export function channelOperations(home: string, around: () => ChannelsAround) {
  function change(
    edit: (text: string, channels: ChannelSettings[]) => Edited,
    beginning?: string,
  ): Promise<Changed> {
    const known = around();
    return changeFile(
      {
        home,
        path: homePaths(home).channels,
        file: channelsFile,
        language: known.language ?? 'en',
        ...(beginning === undefined ? {} : { beginning }),
        load(text) {
          const { channels, problems, held = [] } = loadChannels(text, known);
          // A mode that can't be is a problem of one channel to whoever reads the file, and of the file to whoever changes it.
          const isSound = !problems.some((one) => one.severity === 'error' && !held.includes(one));
          return channels && isSound ? { value: channels, problems } : { problems };
        },
      },
      edit,
    );
  }

  async function edit(
    id: string,
    work: (text: string, there: ChannelSettings) => Edited,
  ): Promise<ChannelDone> {
    let known: string[] | undefined;
    const done = await change((text, channels) => {
      const there = channels.find((one) => one.id === id);
      if (there) return work(text, there);
      known = channels.map((one) => one.id);
      return text;
    });
    return known ? { refused: 'unknown', known } : done;
  }
  /** By what stands in the file at that moment: it may have been saved since anybody looked. */
  const setBy = (id: string, changes: (there: ChannelSettings) => Entry): Promise<ChannelDone> =>
    edit(id, (text, there) => editEntry(text, channelList, id, plain(changes(there))));
  const set = (id: string, changes: Entry): Promise<ChannelDone> => setBy(id, () => changes);
  const listed = (ids: readonly string[]): readonly string[] | null => (ids.length === 0 ? null : ids);

  return {
    /** Behind the others; the file is begun where there is none. */
    async add(channel: NewChannel): Promise<ChannelDone> {
      let isThere = false;
      const done = await change(
        (text, channels) => {
          isThere = channels.some(({ id }) => id === channel.id);
          return isThere ? text : addEntry(text, channelList, plain(channel));
        },
        `${channelsHead[around().language ?? 'en']}channels: []\n`,
      );
      return isThere ? { refused: 'exists' } : done;
    },
    setMode: (id: string, mode: Mode): Promise<ChannelDone> => set(id, { mode }),
    /** Without an order it is as the mode says. */
    setOrder: (id: string, order?: Order): Promise<ChannelDone> => set(id, { order: order ?? null }),
    setLimits: (id: string, limits: Partial<Guards>): Promise<ChannelDone> => set(id, { guards: limits }),
    addMember: (id: string, member: string): Promise<ChannelDone> =>
      setBy(id, ({ members }) => (members.includes(member) ? {} : { members: [...members, member] })),
    /** A mute goes with its member. */
    removeMember: (id: string, member: string): Promise<ChannelDone> =>
      setBy(id, ({ members, muted }) => ({
        ...(members.includes(member) ? { members: without(members, member) } : {}),
        ...(muted.includes(member) ? { muted: listed(without(muted, member)) } : {}),
      })),
    mute: (id: string, member: string, isMuted: boolean): Promise<ChannelDone> =>
      setBy(id, ({ muted }) => ({
        muted: listed(isMuted ? [...without(muted, member), member] : without(muted, member)),
      })),
    /** Any fields; null takes one out. */
    set,
    remove: (id: string): Promise<ChannelDone> => edit(id, (text) => removeEntry(text, channelList, id)),
  };
}

const without = (ids: readonly string[], id: string): string[] => ids.filter((one) => one !== id);

/** As it can stand in a file: nothing undefined in it; null stays and takes out. */
const plain = (fields: object): Entry => JSON.parse(JSON.stringify(fields)) as Entry;
