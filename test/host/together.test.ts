/** Two terminals and a window on one workspace: one writer, and all three see each turn; how far apart is printed. */
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, describe, it } from 'mocha';
import { connectTo } from '../../src/rpc/connect/connect.ts';
import { convene, councilChanged, watchCouncil } from '../../src/rpc/messages/messages.ts';
import { agreeing, hasStatus, type OpenTable, openTable, puppets, watchUntil } from '../support/openTable.ts';

const cli = join(import.meta.dirname, '../../src/cli/main.ts');

/** When a terminal printed each whole turn, by the turn's key. */
function terminal(
  home: string,
  id: string,
): { child: ChildProcess; seen: Map<string, number>; ready: Promise<void> } {
  const child = spawn(process.execPath, [cli, 'watch', id, '--home', home, '--ndjson'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const seen = new Map<string, number>();
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
  const ready = new Promise<void>((resolve) => {
    lines.on('line', (line) => {
      resolve();
      const { event, type, phase, seat } = JSON.parse(line) as Record<string, string>;
      if ((event ?? type) === 'turn') seen.set(`${phase}/${seat}`, performance.now());
    });
  });
  return { child, seen, ready };
}

describe('two terminals and a window', () => {
  let table: OpenTable;
  afterEach(() => table.close());

  it('see every turn of one council, from one writer', async () => {
    let begin: () => void = () => undefined;
    const everyoneWatches = new Promise<void>((resolve) => {
      begin = resolve;
    });
    table = await openTable({
      serve: true,
      backends: [
        puppets(async (turn) => {
          await everyoneWatches;
          return agreeing(turn);
        }),
      ],
    });
    const { id } = await table.client.request(convene, { question: 'Should we cache the index?' });
    const terminals = [terminal(table.home, id), terminal(table.home, id)];
    const window = await connectTo(table.home);
    assert.ok(window);
    const seen = new Map<string, number>();
    window.on(councilChanged, ({ entries }) => {
      for (const entry of entries)
        if (entry.kind === 'turn' && entry.state === 'replied' && !seen.has(`${entry.phase}/${entry.seat}`))
          seen.set(`${entry.phase}/${entry.seat}`, performance.now());
    });
    await window.request(watchCouncil, { id });
    await Promise.all(terminals.map((each) => each.ready));
    begin();
    await watchUntil(window, id, hasStatus('decision'));
    await Promise.all(
      terminals.map(({ child, seen: told }) => untilSeen(child, () => told.size >= seen.size)),
    );
    const apart = [...seen].map(([turn, at]) => {
      const times = [at, ...terminals.map((each) => each.seen.get(turn) ?? Number.NaN)];
      assert.ok(times.every(Number.isFinite), `${turn} was not seen by all three`);
      return Math.max(...times) - Math.min(...times);
    });
    console.log(
      `    ${apart.length} turns, at most ${Math.max(...apart).toFixed(0)} ms apart between the three`,
    );
    for (const { child } of terminals) child.kill();
    window.close();
  });
});

/** Resolves when what a terminal prints makes the condition true. */
function untilSeen(child: ChildProcess, holds: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (holds()) resolve();
    };
    child.stdout?.on('data', () => setImmediate(look));
    child.once('exit', () => resolve());
    look();
  });
}
