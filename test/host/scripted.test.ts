/** A council carries its own script: a host that starts again goes on by it, and so does another round. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { convene, decideCouncil } from '../../src/rpc/messages/messages.ts';
import { openTable, watchUntil } from '../support/openTable.ts';

const question = 'Should we cache the index?';
const text = `
default: canned
phases:
  COLLECT: { henry: First. , '*': { vote: agree } }
  CHALLENGE: { '*': { vote: nuance } }
  RESOLVE@3: { '*': { vote: nuance } }
  RESOLVE@5: { henry: { say: '**Vote**: disagree' } }
`;

describe('§8 scripts on a host', () => {
  it('whoever names a model is scripted all the same, and another round goes on by the script after a restart', async () => {
    const table = await openTable();
    try {
      const { id } = await table.client.request(convene, {
        question,
        script: { text, file: '/somewhere/demo.yaml' },
        attended: true,
      });
      const first = await watchUntil(
        table.client,
        id,
        (head) => head.status === 'decision' && head.recorded === true,
      );
      assert.ok(first.head.scripted && first.head.rehearsal);
      assert.deepEqual([...new Set(first.head.seats.map(({ backend }) => backend))], ['script']);
      await table.reopen();
      await table.client.request(decideCouncil, { id, verdict: 'another-round', text: 'Once more' });
      const again = await watchUntil(
        table.client,
        id,
        (head) =>
          head.status === 'decision' && head.recorded === true && head.phases.some(({ round }) => round >= 5),
      );
      const said = again.entries.filter(
        (entry) => 'text' in entry && entry.text?.includes('**Vote**: disagree'),
      );
      assert.ok(said.length > 0, 'what RESOLVE@5 dictates was said by the host after');
    } finally {
      await table.close();
    }
  });

  it('a seat is found by its own id at an anonymous table too', async () => {
    const table = await openTable();
    try {
      const { id } = await table.client.request(convene, {
        briefText: `type: debate\nquestion: ${question}\nanonymous: true\nmaxRounds: 1\nseats: [henry, sage]\n`,
        script: {
          text: 'default: canned\nphases:\n  COLLECT: { henry: { proposal: Cache it on Monday. } }\n',
          file: '/somewhere/demo.yaml',
        },
        attended: false,
      });
      const { entries } = await watchUntil(table.client, id, (head) => head.recorded === true);
      const said = entries.flatMap((entry) =>
        entry.kind === 'turn' && entry.phase === 'COLLECT' ? [entry.text] : [],
      );
      assert.equal(said.filter((each) => each.includes('Cache it on Monday.')).length, 1);
    } finally {
      await table.close();
    }
  });
});
