/** The head of a channel in the terminal: who is there, how they stand, who comes next. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { channelHead } from '../../src/cli/render/renderChannel.ts';
import { noPaint } from '../../src/cli/terminal/paint.ts';
import { pageOf } from '../../src/cli/terminal/terminalPage.ts';
import { channelRowOf } from '../support/channelRows.ts';

const row = channelRowOf('kitchen', {
  members: [
    { id: 'nova', name: 'Nova', kind: 'agent', role: '', state: 'ACTIVE' },
    { id: 'sage', name: 'Sage', kind: 'agent', role: '', state: 'WAITING', muted: true },
    { id: 'henry', name: 'Henry', kind: 'agent', role: '', state: 'QUEUED' },
  ],
  queue: ['sage', 'henry'],
});

describe('cli: the head of a channel', () => {
  it('names who comes next without who waits, in both languages', () => {
    const shown = (language: 'en' | 'fr') => channelHead(row, pageOf(80, noPaint, language));
    assert.deepEqual(shown('en').slice(1), [
      'Members: Nova (speaking), Sage (waiting, muted), Henry (queued)',
      'Next: Henry',
    ]);
    assert.match(shown('fr')[1] ?? '', /Sage \(.*, muet\)/);
  });

  it('says why somebody is passed over', () => {
    const members = [
      { id: 'rita', name: 'Rita', kind: 'agent', role: '', state: 'OFFLINE', passedOver: 'elsewhere' },
      { id: 'nova', name: 'Nova', kind: 'agent', role: '', state: 'WAITING', passedOver: 'unpriced' },
    ] as const;
    const shown = channelHead(channelRowOf('kitchen', { members: [...members] }), pageOf(120, noPaint, 'en'));
    assert.equal(
      shown[1],
      'Members: Rita (offline, elsewhere: not connected), Nova (waiting, no price for its model)',
    );
  });
});
