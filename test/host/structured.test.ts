/** Structured output: asked for at ballots and repair questions only, read as prose, and shown as prose. */
import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'mocha';
import type { StructuredAsk, TurnRequest } from '../../src/host/ports/ports.ts';
import { convene, councilDelta } from '../../src/rpc/messages/messages.ts';
import { agreeing, hasStatus, type OpenTable, openTable, puppets, watchUntil } from '../support/openTable.ts';

describe('§7 structured output', () => {
  let table: OpenTable;
  afterEach(() => table.close());

  it('is asked for at ballots alone; the turn is the form’s Markdown, and no JSON is streamed', async () => {
    const asked = new Map<string, StructuredAsk | undefined>();
    const backend = puppets((turn) => {
      asked.set(turn.scene.form, turn.structured);
      if (!turn.structured) return agreeing(turn);
      const others = turn.scene.table.filter(({ id }) => id !== turn.scene.seat.id);
      const ballot = JSON.stringify({
        position: 'On met en cache.',
        vote: 'agree',
        changed_mind: '',
        confidence: 4,
        agreement: others.map(({ id }) => ({ seat: id, stance: 'agree' })),
      });
      turn.onDelta(ballot.slice(0, 20));
      turn.onDelta(ballot.slice(20));
      return ballot;
    });
    table = await openTable({ backends: [backend], language: 'fr' });
    const streamed: string[] = [];
    table.client.on(councilDelta, ({ text }) => streamed.push(text));
    const { id } = await table.client.request(convene, {
      question: 'Faut-il mettre l’index en cache ?',
      mode: 'roundtable',
    });
    const { entries } = await watchUntil(table.client, id, hasStatus('decision'));
    const ballots = entries.flatMap((entry) =>
      entry.kind === 'turn' && entry.phase === 'VOTE' ? [entry] : [],
    );
    assert.ok(ballots.length > 1);
    for (const { text } of ballots)
      assert.match(text ?? '', /^\*\*Position finale\*\* : On met en cache\.\n/);
    assert.doesNotMatch(streamed.join(''), /"position"/);
    for (const [form, ask] of asked) assert.equal(ask !== undefined, form === 'ballot', form);
    assert.deepEqual(Object.keys(asked.get('ballot')?.schema ?? {}).sort(), [
      'additionalProperties',
      'properties',
      'required',
      'type',
    ]);
    assert.deepEqual(asked.get('ballot')?.schema.required, [
      'position',
      'vote',
      'changed_mind',
      'confidence',
      'agreement',
    ]);
  });

  it('is asked for at the repair question; prose is streamed and taken as well', async () => {
    const repairs: TurnRequest[] = [];
    const backend = puppets((turn) => {
      const { scene } = turn;
      if (scene.repair !== undefined) {
        repairs.push(turn);
        return scene.seat.id === 'sage'
          ? '{"backs":"A","vote":"agree","blocking":[],"ranking":"","confidence":3}'
          : '- **Backs**: A\n- **Vote**: agree\n**Blocking issues:** none';
      }
      assert.equal(turn.structured, undefined);
      return scene.form === 'challenge' ? 'I have nothing to add to what was said.' : agreeing(turn);
    });
    table = await openTable({ backends: [backend] });
    const { id } = await table.client.request(convene, { question: 'Should we cache the index?' });
    const { entries } = await watchUntil(table.client, id, hasStatus('decision'));
    assert.ok(repairs.length > 1);
    for (const { structured } of repairs) {
      assert.ok(structured);
      const { properties, required } = structured.schema as { properties: object; required: string[] };
      assert.deepEqual(required, Object.keys(properties));
      for (const field of ['backs', 'vote', 'blocking']) assert.ok(field in properties, field);
    }
    for (const entry of entries)
      if (entry.kind === 'turn' && entry.phase === 'CHALLENGE')
        assert.match(entry.text ?? '', /what was said\.\n\n[\s\S]*\*\*Vote\*\*: agree/);
  });
});
