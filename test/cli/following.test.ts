/** A council is followed over patches that overtake each other and hosts that die. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { follow } from '../../src/cli/follow/followCouncil.ts';
import { speakers } from '../../src/cli/follow/speakers.ts';
import { isOver } from '../../src/cli/follow/story.ts';
import type { CouncilView } from '../../src/rpc/views/views.ts';
import { fakeHost } from './fakeSession.ts';
import { head, sampleId, turn } from './sampleCouncil.ts';

const running: CouncilView = { head: { ...head, status: 'running' }, entries: [] };
const silent = { changed: () => {}, delta: () => {}, lost: () => {} };

describe('cli: following', () => {
  it('keeps the view current and resolves with the first that is enough', async () => {
    const host = fakeHost(running);
    const following = await follow(host.session, sampleId, silent);
    const over = following.until((view) => isOver(view.head.status));
    host.changed({ id: sampleId, head: running.head, entries: [turn(0, 'COLLECT', 'henry')] });
    host.changed({ id: 'another', head: { ...head, status: 'stopped' }, entries: [] });
    assert.equal(following.view().entries.length, 1);
    host.changed({ id: sampleId, head, entries: [] });
    assert.equal((await over).head.status, 'decided');
    assert.equal((await over).entries.length, 1);
  });

  it('goes on with another host when the first one dies', async () => {
    const host = fakeHost(running);
    let lost = 0;
    const following = await follow(host.session, sampleId, { ...silent, lost: () => (lost += 1) });
    const over = following.until((view) => isOver(view.head.status));
    host.view = { head, entries: [] };
    host.die();
    assert.equal((await over).head.status, 'decided');
    assert.equal(host.again, 1);
    assert.equal(lost, 1);
  });

  it('is left by its signal, and looks for no other host once it was stopped', async () => {
    const host = fakeHost(running);
    const following = await follow(host.session, sampleId, silent);
    const leave = new AbortController();
    const over = following.until(() => false, leave.signal);
    leave.abort(new Error('left'));
    await assert.rejects(over, /left/);
    following.stop();
    host.die();
    await Promise.resolve();
    assert.equal(host.again, 0);
  });

  it('gathers what is being said, what was said before we came included', () => {
    const heard = speakers();
    const speaking = turn(0, 'COLLECT', 'henry', { state: 'speaking', text: 'Once upon' });
    heard.changed({ head, entries: [speaking] });
    heard.delta(speaking.key, ' a time');
    heard.delta('nobody', '!');
    assert.deepEqual(
      heard.now().map(({ text }) => text),
      ['Once upon a time'],
    );
    heard.changed({ head, entries: [turn(0, 'COLLECT', 'henry')] });
    assert.deepEqual(heard.now(), []);
  });
});
