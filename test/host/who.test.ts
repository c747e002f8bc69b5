/** Who the person in front of a client is: one rule, and what is signed and shown by it. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, describe, it } from 'mocha';
import { createChannel, getChannel, sayInChannel } from '../../src/rpc/messages/channelMessages.ts';
import { templateNames, useTemplate } from '../../src/rpc/messages/declaredMessages.ts';
import {
  convene,
  decideCouncil,
  filesChanged,
  getCouncil,
  hello,
  injectWords,
  listIdentities,
  pauseCouncil,
} from '../../src/rpc/messages/messages.ts';
import { rateCouncil } from '../../src/rpc/messages/pastMessages.ts';
import { iAm, whoChanged } from '../../src/rpc/messages/whoMessages.ts';
import { type Who, whoOf } from '../../src/rpc/views/whoRule.ts';
import { agreeing, hasStatus, type OpenTable, openTable, puppets, watchUntil } from '../support/openTable.ts';

const papa = { id: 'papa', name: 'Papa' };
const zoe = { id: 'zoe', name: 'Zoé' };

describe('§12 who “I” am', () => {
  const rows: [
    string,
    { id: string; name: string }[],
    { given?: string; kept?: string },
    Omit<Who, 'people'>,
  ][] = [
    ['is the only person', [papa], {}, { me: papa }],
    ['is asked where there are several', [papa, zoe], {}, {}],
    ['is asked once: the answer is kept', [papa, zoe], { kept: 'zoe' }, { me: zoe }],
    ['is whom the client names', [papa, zoe], { given: 'papa', kept: 'zoe' }, { me: papa }],
    ['is never somebody else because the name is nobody’s', [papa], { given: 'zoe' }, { unknown: 'zoe' }],
    [
      'is the answer that was kept, where the name is nobody’s',
      [papa],
      { given: 'me', kept: 'papa' },
      { me: papa },
    ],
    ['is the only person, once the one that was kept has left', [papa], { kept: 'zoe' }, { me: papa }],
    ['is nobody where there is no person', [], {}, {}],
    ['is nobody where there is no person, whatever was said', [], { given: 'papa' }, { unknown: 'papa' }],
  ];
  for (const [name, people, said, expected] of rows)
    it(name, () => assert.deepEqual(whoOf(people, said), { ...expected, people }));
});

const question = 'Should we cache the index of the search service?';

describe('§12 the person in front of a client', () => {
  const config = mkdtempSync(join(tmpdir(), 'a-table-who-'));
  const env = { ...process.env, A_TABLE_CONFIG: config };
  let table: OpenTable;
  afterEach(() => table.close());
  after(() => rmSync(config, { recursive: true, force: true }));

  const open = () => openTable({ env, backends: [puppets(agreeing)], defaultBackend: 'puppet' });
  /** Another person beside Papa. */
  async function withZoe(): Promise<void> {
    const file = join(table.home, 'identities.yaml');
    const text = await readFile(file, 'utf8');
    await writeFile(file, `${text.trimEnd()}\n  - id: zoe\n    name: Zoé\n    kind: human\n`);
    await table.client.request(filesChanged, {});
  }
  const whoIs = async (as?: string) => {
    const { who } = await table.client.request(hello, {
      client: 'test',
      ...(as === undefined ? {} : { as }),
    });
    return who;
  };

  for (const template of templateNames)
    for (const language of ['en', 'fr'] as const)
      it(`signs words, decision and rating, and speaks in a channel, with nothing set: ${template}, ${language}`, async () => {
        table = await openTable({ env, backends: [puppets(agreeing)], defaultBackend: 'puppet', bare: true });
        const { client } = table;
        await client.request(useTemplate, { template, language });
        const { me } = await whoIs();
        assert.ok(me, 'the only person of the template');
        const { rows } = await client.request(listIdentities, {});
        const seats = rows
          .filter(({ kind }) => kind === 'agent')
          .map(({ id }) => id)
          .slice(0, 2);
        const { id } = await client.request(convene, { question, seats, rehearse: true });
        await watchUntil(client, id, hasStatus('decision'));
        await client.request(injectWords, { id, text: 'Mind the budget.' });
        await client.request(decideCouncil, { id, verdict: 'accept' });
        const { head, entries } = await client.request(getCouncil, { id });
        assert.equal(head.decision?.by, me.name);
        assert.ok(entries.some((entry) => entry.kind === 'injection' && entry.by === me.name));
        await client.request(rateCouncil, { id, rating: 4 });
        await client.request(createChannel, { channel: 'talk', mode: 'none', members: [me.id, ...seats] });
        await client.request(sayInChannel, { channel: 'talk', text: 'Hello.' });
        const { messages } = await client.request(getChannel, { channel: 'talk' });
        assert.deepEqual(
          messages.map(({ by, name }) => ({ by, name })),
          [{ by: me.id, name: me.name }],
        );
      });

  it('is asked where there are several: what would be signed is refused in words, and the answer is kept', async () => {
    table = await open();
    await withZoe();
    const { id } = await table.client.request(convene, { question, seats: ['sage', 'nova'] });
    await watchUntil(table.client, id, hasStatus('decision'));
    assert.deepEqual(await whoIs(), { people: [papa, zoe] });
    await assert.rejects(
      table.client.request(decideCouncil, { id, verdict: 'accept' }),
      /Papa \(papa\), Zoé \(zoe\).*council\.me.*COUNCIL_ME=papa or --as papa/,
    );
    await assert.rejects(
      table.client.request(sayInChannel, { channel: 'general', text: 'Hello.' }),
      /Who says/,
    );
    const other = table.host.client();
    const told = new Promise<Who>((resolve) => other.on(whoChanged, resolve));
    await assert.rejects(table.client.request(iAm, { id: 'nova' }), /“nova” is not a person/);
    assert.deepEqual((await table.client.request(iAm, { id: 'zoe' })).me, zoe);
    assert.deepEqual((await told).me, zoe, 'every client of this home is told');
    await table.client.request(decideCouncil, { id, verdict: 'accept' });
    assert.equal((await table.client.request(getCouncil, { id })).head.decision?.by, 'Zoé');
    await table.reopen();
    assert.deepEqual((await whoIs()).me, zoe, 'asked once');
    assert.deepEqual((await whoIs('papa')).me, papa, 'whom the client names comes first');
  });

  it('that a client names and nobody knows signs nothing, and may still pause', async () => {
    table = await openTable({
      env,
      backends: [puppets(() => new Promise(() => {}))],
      defaultBackend: 'puppet',
    });
    const { id } = await table.client.request(convene, { question, seats: ['sage', 'nova'] });
    assert.deepEqual(await whoIs('me'), { people: [papa], unknown: 'me' });
    await assert.rejects(
      table.client.request(injectWords, { id, text: 'Mind the budget.' }),
      /Nobody in identities\.yaml is a person with the id “me”.*Papa \(papa\)/,
    );
    await table.client.request(pauseCouncil, { id });
    assert.equal((await table.client.request(getCouncil, { id })).head.status, 'paused');
  });

  it('§7 sees no blind answer before its phase closes: the only person, and whoever may be the one at the table', async () => {
    let free: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      free = resolve;
    });
    table = await openTable({
      env,
      backends: [
        puppets(async (turn) => {
          if (turn.scene.seat.id === 'nova') await held;
          return agreeing(turn);
        }),
      ],
      defaultBackend: 'puppet',
    });
    const { id } = await table.client.request(convene, { question, seats: ['papa', 'sage', 'nova'] });
    const onlooker = table.host.client({ as: 'henry' });
    const stateOf = async (client = table.client) => {
      const { entries } = await client.request(getCouncil, { id });
      const turn = entries.find((entry) => entry.kind === 'turn' && entry.seat === 'sage');
      return turn?.kind === 'turn' ? turn.state : undefined;
    };
    await watchUntil(onlooker, id, (head) => (head.phases[0]?.answered ?? 0) > 0);
    assert.equal(await stateOf(onlooker), 'replied');
    assert.equal(await stateOf(), 'hidden', 'Papa, who said nothing about himself');
    await withZoe();
    assert.equal(await stateOf(), 'hidden', 'Papa or Zoé: nobody knows yet');
    await whoIs('me');
    assert.equal(await stateOf(), 'hidden', 'somebody whom nobody knows');
    await whoIs('zoe');
    assert.equal(await stateOf(), 'replied', 'Zoé does not sit there');
    free();
  });
});
