/** The clock of a council's budget, as every surface shows it: the host's own figure, which stands still when nobody works. */
import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'mocha';
import { noPaint } from '../../src/cli/terminal/paint.ts';
import { clockTime, footLines } from '../../src/cli/terminal/speakingFoot.ts';
import { pageOf } from '../../src/cli/terminal/terminalPage.ts';
import type { TurnRequest } from '../../src/host/ports/ports.ts';
import { convene, getCouncil, pauseCouncil, resumeCouncil } from '../../src/rpc/messages/messages.ts';
import { elapsedOf, phaseTime } from '../../webview-ui/transcript/model/timeTaken.ts';
import { type OpenTable, openTable, puppets } from '../support/openTable.ts';
import { virtualClock } from '../support/virtualClock.ts';

const aLoop = () => new Promise((resolve) => setImmediate(resolve));
const minute = 60_000;

let table: OpenTable | undefined;
afterEach(async () => {
  await table?.close();
  table = undefined;
});

async function begun(seats: string) {
  const clock = virtualClock(Date.UTC(2026, 1, 14));
  const asked: string[] = [];
  const voice = (turn: TurnRequest) => {
    asked.push(turn.scene.seat.id);
    return new Promise<string>(() => undefined);
  };
  table = await openTable({ backends: [puppets(voice)], clock });
  const { client } = table;
  const briefText = `type: debate\nquestion: Cache it?\nseats: [${seats}]\nbudget: {time: 5}\n`;
  const { id } = await client.request(convene, { briefText, attended: false });
  while (asked.length < 2) await aLoop();
  const shown = async () => {
    const { head } = await client.request(getCouncil, { id });
    const [phase] = head.phases;
    const inPhase = phase && phaseTime(phase, head, clock.now());
    return { head, page: clockTime(elapsedOf(head, clock.now())), inPhase };
  };
  const absent = async (count: number) => {
    for (;;) {
      const { entries } = await client.request(getCouncil, { id });
      const left = entries.filter((each) => each.kind === 'turn' && each.state === 'absent');
      if (left.length >= count) return;
      await aLoop();
    }
  };
  return { id, client, clock, shown, absent };
}

describe('§7 the time that a council has worked', () => {
  it('ticks while it runs, and stands still in a pause, on the page and in its budget', async () => {
    const { id, client, clock, shown } = await begun('henry, sage');
    clock.pass(6000);
    assert.equal((await shown()).page, '0:06');
    await client.request(pauseCouncil, { id });
    clock.pass(44 * minute);
    assert.equal((await shown()).page, '0:06');
    await client.request(resumeCouncil, { id });
    clock.pass(3000);
    const { page, inPhase, head } = await shown();
    assert.deepEqual([page, inPhase], ['0:09', 9000]);
    const turn = { kind: 'turn', seat: 'henry', key: '0/henry' } as never;
    const foot = footLines(
      { speakers: [{ turn, text: '' }], head, now: clock.now(), tick: 0, rows: 20 },
      pageOf(80, noPaint, 'en'),
    );
    assert.match(foot.join('\n'), /· 0:09$/m);
  });

  it('does not tick while a person alone is waited for', async () => {
    const { clock, shown, absent } = await begun('henry, sage, {id: papa, backend: human}');
    clock.pass(90_000);
    await absent(2);
    clock.pass(48 * minute);
    assert.equal((await shown()).page, '1:30');
  });

  it('does not count the absence of the host', async () => {
    const { clock, id } = await begun('henry, sage');
    clock.pass(6000);
    await table?.client.request(pauseCouncil, { id });
    await table?.client.request(resumeCouncil, { id });
    await table?.host.close();
    clock.pass(2 * minute);
    await table?.reopen();
    clock.pass(3000);
    const { head } = (await table?.client.request(getCouncil, { id })) ?? assert.fail();
    assert.equal(clockTime(elapsedOf(head, clock.now())), '0:09');
  });
});
