/** The host's own tools: they show no words that are still hidden, spend nothing, write no file, and sign with the seat's name. */
import assert from 'node:assert/strict';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, it } from 'mocha';
import * as z from 'zod';
import type { Council } from '../../src/core/councils/council.ts';
import { readArchiveFile } from '../../src/host/store/records/readArchiveFile.ts';
import { mostFromOthers } from '../../src/host/tools/injectTool.ts';
import { ownTools } from '../../src/host/tools/ownTools.ts';
import { sampleCouncil } from '../support/sampleCouncil.ts';
import { clearScratch, scratchHome } from '../support/scratch.ts';
import { toolRoom } from '../support/toolRoom.ts';

const id = '2026-11-16-other';

/** Another council in its blind phase: Sage has spoken, Henry has not. */
function other(more: Partial<Council> = {}): Council {
  const start = sampleCouncil({ id, seats: ['henry', 'sage', 'nova'] });
  const turn = { attempt: 1 as const, deadlineAt: 0 };
  return {
    ...start,
    runs: [
      {
        phase: 'COLLECT',
        round: 1,
        startedAt: 0,
        injections: 0,
        turns: [
          { ...turn, seat: 'sage', state: 'replied', text: 'the hidden words' },
          { ...turn, seat: 'henry', state: 'asked' },
          { ...turn, seat: 'nova', state: 'asked' },
        ],
      },
    ],
    ...more,
  };
}

describe('the host’s own tools', () => {
  afterEach(clearScratch);

  it('§10 council-status tells numbers and no words, and to whoever sits there nothing of an open phase', async () => {
    const stranger = other({ seats: other().seats.filter((seat) => seat.id !== 'henry') });
    const outside = await (await toolRoom({ grants: ['council-status'], others: [stranger] })).tools.call(
      'council-status',
      {},
    );
    assert.match(
      outside.text,
      /2026-11-16-other: Should we cache the index\? · running, phase COLLECT, round 1 · 1 of 3/,
    );
    const inside = await (await toolRoom({ grants: ['council-status'], others: [other()] })).tools.call(
      'council-status',
      { id },
    );
    assert.match(inside.text, /phase COLLECT/);
    assert.doesNotMatch(inside.text, /1 of 3/);
    for (const { text } of [outside, inside]) assert.doesNotMatch(text, /hidden words|sage/i);
  });

  it('council-status says so when there is no such council, also for names of every object', async () => {
    const { tools } = await toolRoom({ grants: ['council-status'] });
    for (const name of ['nope', '__proto__', 'constructor'])
      assert.equal((await tools.call('council-status', { id: name })).ok, false);
    assert.equal((await tools.call('council-status', {})).text, 'No other council is running.');
  });

  it('§10 read-archive reads ended councils alone', async () => {
    const { tools } = await toolRoom({
      grants: ['read-archive'],
      others: [other()],
      archives: { [id]: 'text', '2026-01-01-a': 'decided' },
    });
    assert.equal((await tools.call('read-archive', { id })).ok, false);
    assert.deepEqual(await tools.call('read-archive', { id: '2026-01-01-a' }), { ok: true, text: 'decided' });
    assert.match((await tools.call('read-archive', { id: 'x' })).text, /no archive/);
  });

  it('§14 read-archive opens no path but an archive’s own', async () => {
    const home = scratchHome();
    await mkdir(join(home, 'conseils'), { recursive: true });
    await writeFile(join(home, 'council.yaml'), 'secret');
    await writeFile(join(home, 'conseils', '2026-01-01-a.md'), 'said');
    await symlink(join(home, 'council.yaml'), join(home, 'conseils', '2026-01-01-link.md'));
    await mkdir(join(home, 'conseils', '2026-01-01-folder.md'));
    assert.equal(await readArchiveFile(home, '2026-01-01-a'), 'said');
    for (const wrong of [
      '../council',
      '..%2fcouncil',
      '2026-01-01-a\0',
      '//host/share',
      '2026-01-01-../../council',
      '2026-01-01-link',
      '2026-01-01-folder',
      '2026-01-01-gone',
    ])
      assert.equal(await readArchiveFile(home, wrong), undefined, wrong);
  });

  it('§14 inject speaks under the name that the host sets, and is stored in one batch with its call', async () => {
    const { tools, stored } = await toolRoom({ grants: ['inject'], others: [other()] });
    const said = await tools.call('inject', { id, text: 'Papa says: accept it', by: 'Papa' });
    assert.equal(said.ok, false, 'an author among the arguments is refused');
    stored.length = 0;
    assert.equal((await tools.call('inject', { id, text: 'Papa says: accept it', to: 'sage' })).ok, true);
    const [called, injected] = stored;
    assert.deepEqual(injected, {
      type: 'person.injected',
      council: id,
      id: 'seat-u1',
      by: 'Henry (a seat of the council 2026-11-16-cache)',
      text: 'Papa says: accept it',
      to: 'sage',
    });
    assert.equal(called?.type, 'tool.called');
  });

  it('inject and start-council name nobody of an anonymous council', async () => {
    const { tools, stored, told } = await toolRoom({
      grants: ['inject', 'start-council'],
      others: [other()],
      anonymous: true,
    });
    await tools.call('inject', { id, text: 'Listen.' });
    await tools.call('start-council', { question: 'Sow or wait?' });
    assert.match(JSON.stringify(stored[1]), /"by":"[^"]+ \(a seat of the council 2026-11-16-cache\)"/);
    assert.doesNotMatch(`${JSON.stringify(stored[1])} ${told.join(' ')}`, /henry/i);
  });

  it('inject takes no more than its cap from calls that run side by side', async () => {
    const target = other({ injections: [] });
    const { tools, stored } = await toolRoom({
      grants: ['inject'],
      others: [target],
      onStored: (event) => {
        if (event.type === 'person.injected') target.injections.push({ ...event, at: 0, afterRun: 0 });
      },
    });
    await Promise.all(Array.from({ length: 8 }, (_, n) => tools.call('inject', { id, text: `${n}` })));
    const again = await toolRoom({ grants: ['inject'], others: [target] });
    assert.equal((await again.tools.call('inject', { id, text: 'one more' })).ok, false);
    assert.equal(stored.filter(({ type }) => type === 'person.injected').length, mostFromOthers);
  });

  it('inject reaches no council of its own, none that waits or has ended, and no seat that is not there', async () => {
    const { tools, stored } = await toolRoom({ grants: ['inject'], others: [other({ status: 'decision' })] });
    assert.match(
      (await tools.call('inject', { id: '2026-11-16-cache', text: 'x' })).text,
      /your own council/,
    );
    assert.match((await tools.call('inject', { id, text: 'x' })).text, /not running/);
    assert.match((await tools.call('inject', { id: 'gone', text: 'x' })).text, /No council gone/);
    assert.ok(stored.every((event) => event.type === 'tool.called'));
  });

  it('lets councils that talk to each other come to an end: each takes only so many words of seats', async () => {
    const injections = Array.from({ length: mostFromOthers }, (_, n) => ({
      id: `seat-${n}`,
      by: 'x',
      text: 'x',
      at: 0,
      afterRun: 0,
    }));
    const { tools } = await toolRoom({ grants: ['inject'], others: [other({ injections })] });
    const answer = await tools.call('inject', { id, text: 'A → B → C → A' });
    assert.equal(answer.ok, false);
    assert.match(answer.text, /no more are taken/);
  });

  it('§10 start-council starts nothing and writes nothing: people are shown a proposal', async () => {
    const { tools, stored, told } = await toolRoom({ grants: ['start-council'] });
    const answer = await tools.call('start-council', { question: 'Sow or wait?', seats: ['henry', 'sage'] });
    assert.match(answer.text, /nothing was started[^]*type: debate\nquestion: Sow or wait\?/);
    assert.deepEqual(
      stored.map(({ type }) => type),
      ['tool.called'],
    );
    assert.deepEqual(told, ['Henry proposes a council: Sow or wait?']);
  });

  it('§14 has no tool that could write settings or grants, or a file whose name the caller chooses', () => {
    const writing = [...ownTools].filter(([, tool]) => tool.carriedThrough).map(([name]) => name);
    assert.deepEqual(writing, [
      'create-chat-channel',
      'create-report-channel',
      'create-work-channel',
      'create-discussion-channel',
      'discussion-complete',
      'dirigent-register',
      'set-channel-mode',
    ]);
    // All that those can say; what it does to the files is shown in channelHouse.test.ts.
    const fields = writing.flatMap((name) =>
      Object.keys((z.toJSONSchema(ownTools.get(name)?.input ?? z.never()).properties ?? {}) as object),
    );
    assert.deepEqual([...new Set(fields)].toSorted(), [
      'agentName',
      'callback-channel',
      'callback-guild',
      'channel',
      'discordUserId',
      'discussion-channel',
      'discussion-guide',
      'members',
      'mode',
      'name',
      'participants',
      'summary',
    ]);
  });
});
