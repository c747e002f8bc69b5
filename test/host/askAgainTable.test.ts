/** A seat asked again at tables with a limit, with letters for names, with a person among them. */
import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'mocha';
import type { Refusal } from '../../src/rpc/connect/client.ts';
import { answerSeat, convene, getCouncil } from '../../src/rpc/messages/messages.ts';
import * as again from '../../src/rpc/messages/pastMessages.ts';
import { raiseBudget } from '../../src/rpc/messages/steeringMessages.ts';
import { isAnswered, said, turnOf, untilTurn } from '../support/answered.ts';
import { hasStatus, type OpenTable, openTable, puppets, watchUntil } from '../support/openTable.ts';

const question = 'Should we cache the index?';

describe('§7 a seat asked again at a special table', () => {
  let table: OpenTable;
  afterEach(() => table.close());

  const brief = (more: string) => `type: debate\nquestion: ${question}\nseats: [henry, sage, nova]\n${more}`;

  it('is refused in words where a limit leaves no room, and taken once the limit is raised', async () => {
    table = await openTable({ backends: [puppets(said)] });
    const briefText = brief('budget: { tokens: 18000 }\n');
    const { id } = await table.client.request(convene, { briefText });
    await watchUntil(table.client, id, hasStatus('decision'));
    const more = async (): Promise<string> =>
      table.client.request(again.askAgain, { id, seat: 'nova', at: 'COLLECT' }).then(
        async ({ key }) => {
          await untilTurn(table.client, id, key, isAnswered);
          return more();
        },
        (error: Refusal) => error.message,
      );
    assert.match(
      await more(),
      /Asking Nova again would pass the limit of this council \(tokens: 18000\)\. Raise/,
    );
    const { head } = await table.client.request(getCouncil, { id });
    assert.ok((head.budget?.tokens.used ?? 0) <= 18_000);
    await table.client.request(raiseBudget, { id, tokens: 100_000 });
    const { key } = await table.client.request(again.askAgain, { id, seat: 'nova', at: 'COLLECT' });
    await untilTurn(table.client, id, key, isAnswered);
  });

  it('an anonymous council keeps its letters, in the answer and in what the seat is shown', async () => {
    const shown: string[] = [];
    const voices = puppets((turn) => {
      if (turn.scene.askedAgain) shown.push(JSON.stringify(turn.prompt.messages), turn.scene.seat.name);
      return `${said(turn)}\n\nI am Sage, and I do not mind.`;
    });
    table = await openTable({ backends: [voices] });
    const { id } = await table.client.request(convene, { briefText: brief('anonymous: true\n') });
    await watchUntil(table.client, id, hasStatus('decision'));
    const text = 'Sage, be more concrete.';
    const { key } = await table.client.request(again.askAgain, { id, at: 'COLLECT/sage', text });
    const turn = await untilTurn(table.client, id, key, isAnswered);
    // Whoever does not sit at the table sees names; the seats never do.
    assert.match(turn.answers?.[0]?.text ?? '', /I am Sage, and I do not mind/);
    assert.doesNotMatch(shown.join(), /Sage/);
  });

  it('a person at the table is asked again and answers as before; a blind phase stays blind to them', async () => {
    table = await openTable({ backends: [puppets(said)] });
    const seats = ['papa', 'sage', 'nova'];
    const { id } = await table.client.request(convene, { question, seats, attended: true });
    const onlooker = table.host.client({ as: 'henry' });
    await untilTurn(onlooker, id, '0/sage', (turn) => turn.state === 'replied');
    await table.client.request(again.askAgain, { id, seat: 'sage' });
    await untilTurn(onlooker, id, '0/sage', isAnswered);
    // The only person of the home: who looks is papa, whether the client says so or not.
    const papa = table.host.client();
    const { state, answers, askedBy, text } = turnOf(await papa.request(getCouncil, { id }), '0/sage');
    assert.deepEqual([state, answers, askedBy, text], ['hidden', undefined, undefined, '']);
    const position = 'I think so.\n\n**Proposal:** Cache it.\n\n*What would change my mind: a number.*';
    await papa.request(answerSeat, { id, seat: 'papa', text: position });
    for (const phase of ['1/papa', '2/papa']) {
      const view = await papa.request(getCouncil, { id });
      if (!view.entries.some(({ key }) => key === phase)) continue;
      await untilTurn(table.client, id, phase, (turn) => turn.state !== 'speaking');
      const vote = '- **Backs**: A\n- **Vote**: agree\n**Response**: Yes.\n**Blocking issues:** none';
      await papa.request(answerSeat, { id, seat: 'papa', text: vote });
    }
    await watchUntil(table.client, id, hasStatus('decision'));
    const { key } = await table.client.request(again.askAgain, { id, at: 'COLLECT/papa' });
    await papa.request(answerSeat, { id, seat: 'papa', text: `On reflection: ${position}` });
    const turn = await untilTurn(table.client, id, key, isAnswered);
    assert.equal(turn.text, position);
    assert.match(turn.answers?.[0]?.text ?? '', /^On reflection/);
  });
});
