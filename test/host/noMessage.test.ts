/** Whatever comes over the socket with an id is answered: a message that is none, one that nobody knows, hostile names and depths. */
import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, it } from 'mocha';

import { readPointer } from '../../src/rpc/connect/pointer.ts';
import type { Named } from '../../src/rpc/messages/messages.ts';
import { type OpenTable, openTable } from '../support/openTable.ts';

const names = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'];

interface Answer {
  id: unknown;
  error?: { code: number; message: string };
  result?: unknown;
}

describe('§4 what comes over the socket', () => {
  let table: OpenTable;
  beforeEach(async () => {
    table = await openTable({ serve: true });
  });
  afterEach(() => table.close());

  /** The first answer to these bytes. */
  async function answerTo(body: string): Promise<Answer> {
    const pointer = (await readPointer(table.home)) ?? assert.fail('no host');
    return await new Promise((resolve, reject) => {
      const socket = connect(pointer.socket);
      let got = '';
      socket.setEncoding('utf8').on('data', (text: string) => {
        got += text;
        const [head = '', said] = got.split('\r\n\r\n');
        const length = Number(/Content-Length: (\d+)/.exec(head)?.[1]);
        if (said === undefined || Buffer.byteLength(said) < length) return;
        socket.destroy();
        resolve(JSON.parse(said) as Answer);
      });
      socket.on('error', reject).on('close', () => reject(new Error('hung up')));
      socket.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
    });
  }
  const request = (fields: string): string => `{"jsonrpc":"2.0",${fields}}`;

  for (const [title, body, id] of [
    ['a method that is a number', request('"id":1,"method":5'), 1],
    ['a method that is an object', request('"id":1,"method":{"a":1}'), 1],
    ['a method that is nothing', request('"id":"a","method":null'), 'a'],
    ['no method at all', request('"id":7'), 7],
    ['an id that is an object', request('"id":{"a":1},"method":"host/ping","params":{}'), null],
    ['an id that is true', request('"id":true,"method":"host/ping","params":{}'), null],
    ['an id that is nothing', request('"id":null,"method":"host/ping","params":{}'), null],
    ['several at once', `[${request('"id":1,"method":"host/ping","params":{}')}]`, null],
    ['nothing', 'null', null],
    ['a number', '5', null],
    ['an empty object', '{}', null],
  ] as const)
    it(`${title} is answered as no message`, async () => {
      const { id: answered, error } = await answerTo(body);
      assert.deepEqual([answered, error?.code], [id, -32600]);
      assert.match(error?.message ?? '', /no message that a host can read/);
      const { result } = await answerTo(request('"id":2,"method":"host/ping","params":{}'));
      assert.equal((result as Named).home, table.home);
    });

  for (const name of names)
    it(`${name} as method, id, parameter and value is answered`, async () => {
      const unknown = await answerTo(request(`"id":1,"method":"${name}","params":{}`));
      assert.equal(unknown.error?.code, -32601);
      const named = await answerTo(request(`"id":"${name}","method":"host/ping","params":{}`));
      assert.deepEqual([named.id, (named.result as Named).home], [name, table.home]);
      const inside = await answerTo(
        request(`"id":1,"method":"council/stop","params":{"${name}":{"id":"x"}}`),
      );
      assert.match(inside.error?.message ?? '', /id: missing/);
      const asked = await answerTo(request(`"id":1,"method":"council/stop","params":{"id":"${name}"}`));
      assert.match(asked.error?.message ?? '', new RegExp(`no council “${name}”`));
    });

  it('depths and lengths beyond measure are answered in short words', async () => {
    const deep = `${'{"id":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
    const nested = await answerTo(request(`"id":1,"method":"council/stop","params":${deep}`));
    assert.match(nested.error?.message ?? '', /council\/stop/);
    const long = await answerTo(request(`"id":1,"method":"${'x'.repeat(100_000)}","params":{}`));
    assert.equal(long.error?.code, -32601);
    assert.ok((long.error?.message.length ?? 0) < 300);
  });
});
