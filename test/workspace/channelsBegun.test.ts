/** How a discussion was begun is part of its creation: an edit of it is a problem at its line. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { ChannelSettings } from '../../src/core/channels/settings.ts';
import { type ChannelsAround, loadChannels } from '../../src/host/declared/channels/readChannels.ts';

const identities = ['sage', 'nova'].map((id) => ({ id }));
const around = (channels: ChannelsAround['channels']): ChannelsAround => ({ identities, channels });
const told = (text: string, channels: ChannelsAround['channels']): string[] =>
  loadChannels(text, around(channels)).problems.map(({ message }) => message);

describe('§6 a discussion in channels.yaml', () => {
  it('keeps who began it, its guide and where its end is told; whatever else its lines say is taken', () => {
    const began = { initiator: 'sage', guide: 'Where?', callback: { guild: 'local', channel: 'a' } };
    const channels = {
      d: {
        settings: ChannelSettings.parse({ id: 'd', mode: 'discussion', discussion: began }),
        declared: true,
      },
    };
    for (const [part, change] of [
      ['initiator', 'initiator: nova, guide: Where?, callback: { channel: a }'],
      ['guide', 'initiator: sage, guide: When?, callback: { channel: a }'],
      ['callback', 'initiator: sage, guide: Where?, callback: { channel: b }'],
    ]) {
      const text = `channels:\n  - id: d\n    mode: discussion\n    topic: new\n    discussion: { ${change} }\n`;
      const loaded = loadChannels(text, around(channels));
      assert.deepEqual(
        loaded.problems.map(({ line, message }) => `${line} ${message}`),
        [`5 discussion.${part}: is set when a discussion is made and can’t be changed; d stays as it is`],
      );
      assert.deepEqual(loaded.channels?.[0]?.discussion, began);
      assert.equal(loaded.channels[0].topic, 'new');
    }
    const same = 'discussion: { initiator: sage, guide: Where?, callback: { channel: a } }';
    assert.deepEqual(told(`channels:\n  - id: d\n    mode: discussion\n    ${same}\n`, channels), []);
  });
});
