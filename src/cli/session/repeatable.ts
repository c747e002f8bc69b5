/**
 * Which requests may be put to the next host when one went away without an answer: those that change nothing, those
 * that say the same however often they are said, and those that carry a name of their own by which they are known again.
 */
import * as channels from '../../rpc/messages/channelMessages.ts';
import * as councils from '../../rpc/messages/messages.ts';

/** Everything else may have been done: whoever asked is told, and looks. */
const repeated = new Set(
  [
    councils.hello,
    councils.ping,
    councils.drive,
    councils.driven,
    councils.checkBrief,
    councils.listCouncils,
    councils.getCouncil,
    councils.watchCouncil,
    councils.unwatchCouncil,
    councils.listIdentities,
    councils.filesChanged,
    channels.listChannels,
    channels.getChannel,
    channels.watchChannel,
    channels.unwatchChannel,
    channels.channelHistory,
    channels.activeTurn,
  ].map(({ method }) => method),
);

export const isRepeatable = (method: string, params: unknown): boolean =>
  repeated.has(method) || (typeof params === 'object' && params !== null && 'once' in params);
