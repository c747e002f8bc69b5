/** What the window knows of a host follows what the host tells. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { followHost, type Picture } from '../../src/extension/link/hostPicture.ts';
import { hostEnvironment } from '../../src/extension/link/hostProcess.ts';
import { identitiesChanged, noticed, rowsChanged } from '../../src/rpc/messages/messages.ts';
import type { CouncilRow } from '../../src/rpc/views/views.ts';
import { fakeClient } from '../support/fakeClient.ts';

const row = (id: string): CouncilRow => ({
  id,
  question: 'Which?',
  mode: 'debate',
  status: 'running',
  rehearsal: true,
  at: 1,
});

describe('the picture of a host', () => {
  it('§12 is whole at first, then follows what the host tells, and never asks again', async () => {
    const client = fakeClient({
      'council/list': () => ({ rows: [row('a')] }),
      'identity/list': () => ({ rows: [], problems: [] }),
    });
    const seen: Picture[] = [];
    const notes: string[] = [];
    await followHost(
      client,
      (picture) => seen.push(picture),
      (level, message) => notes.push(`${level} ${message}`),
    );
    client.tell(rowsChanged, { rows: [row('b')] });
    client.tell(rowsChanged, { rows: [{ ...row('a'), status: 'paused' }] });
    client.tell(identitiesChanged, {
      rows: [],
      problems: [{ file: 'identities.yaml', line: 2, column: 1, severity: 'error', message: 'no id' }],
    });
    client.tell(noticed, { level: 'warning', message: 'a torn record was cut off' });
    assert.deepEqual(
      seen.map((picture) => [picture.rows.length, picture.problems.length]),
      [
        [1, 0],
        [2, 0],
        [2, 0],
        [2, 1],
      ],
    );
    assert.deepEqual(
      seen.at(-1)?.rows.map(({ id, status }) => [id, status]),
      [
        ['b', 'running'],
        ['a', 'paused'],
      ],
    );
    assert.deepEqual(notes, ['warning a torn record was cut off']);
    assert.equal(client.asked.length, 2);
  });

  it('§7 loses the rows of deleted councils at once, and has them again when they are restored', async () => {
    const client = fakeClient({
      'council/list': () => ({ rows: [row('a'), row('b')] }),
      'identity/list': () => ({ rows: [], problems: [] }),
    });
    const seen: string[][] = [];
    await followHost(
      client,
      ({ rows }) => seen.push(rows.map(({ id }) => id)),
      () => {},
    );
    client.tell(rowsChanged, { rows: [], gone: ['a'] });
    client.tell(rowsChanged, { rows: [row('a')] });
    assert.deepEqual(seen, [['a', 'b'], ['b'], ['a', 'b']]);
  });

  it('keeps nothing of a host that is gone', async () => {
    const client = fakeClient({
      'council/list': () => ({ rows: [] }),
      'identity/list': () => ({ rows: [], problems: [] }),
    });
    const seen: Picture[] = [];
    await followHost(
      client,
      (picture) => seen.push(picture),
      () => {},
    );
    client.die();
    await client.closed;
    await Promise.resolve();
    client.tell(rowsChanged, { rows: [row('late')] });
    assert.equal(seen.length, 1);
  });
});

describe('the environment of the host process', () => {
  it('is plain Node without the debugger or options of the editor', () => {
    const editors = { PATH: '/bin', NODE_OPTIONS: '--inspect', VSCODE_INSPECTOR_OPTIONS: '{}' };
    const env = hostEnvironment(editors, '/own/compiled');
    assert.deepEqual(env, { PATH: '/bin', ELECTRON_RUN_AS_NODE: '1', NODE_COMPILE_CACHE: '/own/compiled' });
  });
});
