/** Keys in the editor: kept in its secret storage, lent to the host, and nowhere else; and what is offered to choose from. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { backendItems, modelItems, withChoice } from '../../src/extension/convene/chosenBackends.ts';
import { openKeyStore } from '../../src/extension/models/keyStore.ts';
import type { Client } from '../../src/rpc/connect/client.ts';
import type { BackendRow } from '../../src/rpc/messages/modelMessages.ts';
import type { IdentityRow } from '../../src/rpc/views/views.ts';

/** The editor's storage, and a host that keeps what it is sent. */
function around() {
  const kept = new Map<string, string>();
  const lent: unknown[] = [];
  const warned: string[] = [];
  const secrets = {
    get: (id: string) => Promise.resolve(kept.get(id)),
    store: async (id: string, value: string) => void kept.set(id, value),
    delete: async (id: string) => void kept.delete(id),
  };
  const client = {
    request: (message: { method: string }, params: unknown) => {
      lent.push([message.method, params]);
      return Promise.resolve(null);
    },
  } as unknown as Client;
  return { kept, lent, warned, client, store: openKeyStore(secrets, (line) => warned.push(line)) };
}

describe('§12 keys in the editor', () => {
  it('are lent whole, each with the address that it may go to, and no more once they are removed', async () => {
    const { store, client, lent, kept } = around();
    await store.store('openai', { value: 'sk-one-0123456789', url: 'https://proxy.example/v1' });
    await store.store('zai', { value: 'sk-two-0123456789' });
    await store.lendTo(client);
    assert.deepEqual(lent.at(-1), [
      'keys/lend',
      {
        keys: [
          { provider: 'openai', value: 'sk-one-0123456789', url: 'https://proxy.example/v1' },
          { provider: 'zai', value: 'sk-two-0123456789' },
        ],
      },
    ]);
    await store.remove('openai');
    await store.lendTo(client);
    assert.deepEqual(lent.at(-1), ['keys/lend', { keys: [{ provider: 'zai', value: 'sk-two-0123456789' }] }]);
    assert.equal(kept.size, 1);
  });

  it('that are not ours are not lent, and a host that can’t take them is no failure; no warning holds one', async () => {
    const { store, kept, client, lent, warned } = around();
    kept.set('council.key.openai', 'not JSON');
    kept.set('council.key.google', '{"url":"https://proxy.example"}');
    await store.lendTo(client);
    assert.deepEqual(lent, [['keys/lend', { keys: [] }]]);
    await store.store('zai', { value: 'sk-two-0123456789' });
    const refusing = { request: () => Promise.reject(new Error('gone')) } as unknown as Client;
    await store.lendTo(refusing);
    assert.deepEqual(warned, ['keys were not lent: gone']);
  });
});

describe('models to choose from', () => {
  const rows: BackendRow[] = [
    { backend: 'rehearsal', ok: true, models: [] },
    { backend: 'human', ok: true, models: [] },
    { backend: 'anthropic', ok: false, why: 'no key', models: [] },
    {
      backend: 'openai',
      ok: true,
      models: [{ id: 'gpt-5', family: 'gpt', usual: true }, { id: 'gpt-5-mini' }],
    },
  ];

  it('begin with the free choice, then those who answer; who lacks a key says so and can be given one', () => {
    const items = backendItems(rows, 'en');
    assert.deepEqual(
      items.map(({ label }) => label),
      ['Chosen for each council', 'rehearsal', 'openai', 'anthropic'],
    );
    assert.deepEqual(
      items.map(({ needsKey }) => needsKey),
      [false, false, false, true],
    );
    assert.equal(items.at(-1)?.detail, 'no key');
  });

  it('are those of the backend, the usual one first and not named', () => {
    const [, , , openai] = rows;
    assert.ok(openai);
    assert.deepEqual(
      modelItems(openai, 'en').map(({ id }) => id),
      [undefined, 'gpt-5', 'gpt-5-mini'],
    );
  });

  it('stand at the seats before a council is begun, as they were chosen', () => {
    const identity: IdentityRow = {
      id: 'sage',
      name: 'Sage',
      kind: 'agent',
      role: 'critique',
      backend: 'rehearsal',
      orchestrator: false,
      state: 'rest',
    };
    const seats = [{ seat: 'sage', name: 'Sage', backend: 'openai', model: 'gpt-5' }];
    const [shown] = withChoice([identity], { seats, warnings: [], missing: [] });
    assert.deepEqual(shown, { ...identity, backend: 'openai', model: 'gpt-5' });
    assert.deepEqual(withChoice([identity], undefined), [identity]);
  });
});
