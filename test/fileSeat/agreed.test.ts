/** Who agrees says so in the shared file: when all seats do, the rounds that are left are not held. */
import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'mocha';
import { convene, getCouncil } from '../../src/rpc/messages/messages.ts';
import { isRecorded, type OpenTable, openTable, watchUntil } from '../support/openTable.ts';
import { marked, sharedFileOf, written } from '../support/sharedFile.ts';

const debate = `type: debate
question: Should we cache the index?
language: en
maxRounds: 2
seats: [{ id: sage, backend: file }, { id: nova, backend: file }]
`;
const position = 'Cache it for an hour.\n\n*What would change my mind: a number.*';

describe('§8 seats that agree in the shared file', () => {
  let table: OpenTable;
  afterEach(() => table.close());

  it('AGREED by all seats ends the rounds early', async () => {
    table = await openTable();
    const { id } = await table.client.request(convene, { briefText: debate, attended: false });
    const file = sharedFileOf(table);
    await file.asked('sage');
    await file.edit((text) => marked(written(text, 'sage', position), 'sage', 'AGREED'));
    await file.edit((text) => marked(text, 'nova', 'AGREED'));
    await watchUntil(table.client, id, isRecorded);
    const { entries } = await table.client.request(getCouncil, { id });
    const held = entries.flatMap((entry) => (entry.kind === 'turn' ? [entry.phase] : []));
    assert.deepEqual([...new Set(held)], ['COLLECT', 'SYNTHESIZE']);
  });

  it('AGREED by all seats of an analysis leaves its challenge out', async () => {
    const analysis = debate
      .replace('type: debate', 'type: analysis')
      .replace('maxRounds: 2', 'roles: { orchestrator: henry, qa: blaise }');
    table = await openTable();
    const { id } = await table.client.request(convene, { briefText: analysis, attended: false });
    const file = sharedFileOf(table);
    await file.asked('sage', 'EVALUATE');
    await file.edit((text) => marked(written(text, 'sage', position), 'sage', 'AGREED'));
    await file.edit((text) => marked(text, 'nova', 'AGREED'));
    // The gate comes next; whoever judges there sends it back.
    await file.asked('sage', 'EVALUATE', /Phase QA/);
    const { entries } = await table.client.request(getCouncil, { id });
    const held = entries.flatMap((entry) => (entry.kind === 'turn' ? [entry.phase] : []));
    assert.deepEqual([...new Set(held)], ['FRAME', 'EVALUATE', 'QA']);
  });
});
