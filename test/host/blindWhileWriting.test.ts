/** While a person still has to write in a blind phase nobody is shown what others said in it: no client knows who reads it. */
import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'mocha';
import {
  answerSeat,
  convene,
  councilChanged,
  councilDelta,
  getCouncil,
  hello,
  watchCouncil,
} from '../../src/rpc/messages/messages.ts';
import { exportCouncil, showPrompt } from '../../src/rpc/messages/pastMessages.ts';
import type { EntryView, TurnView } from '../../src/rpc/views/views.ts';
import { agreeing, type OpenTable, openTable, puppets } from '../support/openTable.ts';
import { textsUnder } from '../support/scratch.ts';
import { marked, sharedFileOf, written } from '../support/sharedFile.ts';

const canary = 'canary-of-henry-sings';
const position = 'Mine.\n\n**Proposal:** Mine.';

describe('§7 blind while a person has to write', () => {
  let table: OpenTable;
  let release = (): void => undefined;
  afterEach(() => table.close());

  /** Henry has answered, Nova is held, and Sage is written by hand. */
  async function seated(backend: 'file' | 'human', as?: string) {
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    table = await openTable({
      backends: [
        puppets(async (turn) => {
          if (turn.scene.phase.id !== 'COLLECT') return agreeing(turn);
          if (turn.scene.seat.id === 'nova') {
            turn.onDelta('half of Nova');
            await held;
          }
          return turn.scene.seat.id === 'henry' ? `${canary}\n\n**Proposal:** Henry's.` : agreeing(turn);
        }),
      ],
    });
    const heard: string[] = [];
    if (as !== undefined) await table.client.request(hello, { client: 'test', as });
    table.client.on(councilChanged, (patch) => void heard.push(JSON.stringify(patch)));
    table.client.on(councilDelta, (delta) => void heard.push(JSON.stringify(delta)));
    const briefText = `type: debate\nquestion: Cache or not?\nlanguage: en\nseats: [{ id: sage, backend: ${backend} }, henry, nova]\n`;
    const { id } = await table.client.request(convene, { briefText, attended: false });
    heard.push(JSON.stringify(await table.client.request(watchCouncil, { id })));
    /** Resolves once a view of the turn is in one of these states. */
    const stands = (seat: string, ...states: TurnView['state'][]): Promise<void> =>
      new Promise((resolve, reject) => {
        const look = (entries: readonly EntryView[]): void => {
          const is = entries.find((entry) => entry.kind === 'turn' && entry.seat === seat && entry.run === 0);
          if (is?.kind === 'turn' && states.includes(is.state)) resolve();
        };
        table.client.on(councilChanged, ({ entries }) => look(entries));
        table.client.request(getCouncil, { id }).then(({ entries }) => look(entries), reject);
      });
    await stands('henry', 'hidden', 'replied');
    const answer = async (): Promise<void> => {
      if (backend === 'human') await table.client.request(answerSeat, { id, seat: 'sage', text: position });
      else {
        const shared = sharedFileOf(table);
        await shared.asked('sage');
        await shared.edit((text) => marked(written(text, 'sage', position), 'sage', 'RESPONDED'));
      }
    };
    return { id, heard, stands, answer };
  }
  for (const backend of ['human', 'file'] as const)
    it(`no view, delta, export, prompt or file shows a reply to anybody while a ${backend} seat is open; then all do`, async () => {
      const { id, heard, stands, answer } = await seated(backend);
      heard.push(JSON.stringify(await table.client.request(getCouncil, { id })));
      assert.doesNotMatch(heard.join('\n'), new RegExp(canary));
      assert.doesNotMatch(heard.join('\n'), /half of Nova/);
      for (const as of ['md', 'json'] as const)
        await assert.rejects(table.client.request(exportCouncil, { id, as }), /still blind/);
      await assert.rejects(table.client.request(showPrompt, { id, at: 'COLLECT/henry' }), /still blind/);
      for (const [file, text] of textsUnder(table.home))
        assert.ok(file.startsWith('.state') || !text.includes(canary), file);
      const before = heard.length;
      await answer();
      // Nova still thinks, so the phase is open; whoever does not sit at the table may look now.
      await stands('henry', 'replied');
      assert.match(heard.slice(before).join('\n'), new RegExp(canary));
      assert.match(heard.slice(before).join('\n'), /half of Nova/);
      release();
    });

  it('who sits at the table sees nothing before the phase closes, also when they have written', async () => {
    const { id, heard, answer, stands } = await seated('human', 'sage');
    await answer();
    await stands('sage', 'replied');
    heard.push(JSON.stringify(await table.client.request(getCouncil, { id })));
    assert.doesNotMatch(heard.join('\n'), new RegExp(canary));
    release();
    await stands('henry', 'replied');
    assert.match(heard.join('\n'), new RegExp(canary));
  });
});
