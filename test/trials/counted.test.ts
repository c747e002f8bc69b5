/**
 * A model server that counts, held against the journal after each of many random commands, with and without a host: no
 * call is made that is not recorded, none that was not asked for, and a command that only looks or leaves a word makes none.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { describe, it } from 'mocha';
import { council, start, workplace } from '../cli/council.ts';
import { drawSeed, draws } from '../support/draws.ts';
import { startModelServer } from '../support/modelServer.ts';
import { reportTrial, times } from '../support/trials.ts';
import { readBooks } from '../support/witness.ts';

const hostEntry = path.join(import.meta.dirname, '../../src/host/main.ts');
const rooms = ['kitchen', 'cellar', 'attic'];

/** What the journal says was asked, by where. */
function recordedIn(home: string): Map<string, number> {
  const by = new Map<string, number>();
  const add = (where: string, calls: number) => by.set(where, (by.get(where) ?? 0) + calls);
  for (const { event } of readBooks(home).records) {
    if (event.type === 'turn.replied' || event.type === 'turn.failed') add(event.council, event.tries);
    if (event.type === 'channel.replied') add(event.channel, 1);
    if (event.type === 'channel.failed') add(event.channel, event.tries);
  }
  return by;
}

const sum = (by: Map<string, number>): number => [...by.values()].reduce((all, each) => all + each, 0);

describe('§14 every call is recorded and was asked for', function () {
  this.timeout(20 * 60_000);

  it('over random commands with and without a host, no call is made that is not recorded or was not asked for', async () => {
    const seed = drawSeed();
    const draw = draws(seed);
    const commands = times(12, 200);
    // Which models there are is asked too, and costs nothing.
    let asked = 0;
    const server = await startModelServer({
      ...{ deltas: 3, length: 200 },
      onAsk: (_ask, body) => {
        if (body.includes('"messages"')) asked += 1;
      },
    });
    const place = workplace();
    const env = { COUNCIL_OPENAI_URL: server.url, COUNCIL_OPENAI_MODEL: 'bench', COUNCIL_ME: 'papa' };
    const run = (...args: string[]) => council(place.folder, args, env);
    const figures = { without: 0, with: 0, killed: 0, calls: 0, inFlight: 0 };
    let host: ReturnType<typeof spawn> | undefined;
    const endHost = async () => {
      if (!host) return;
      const gone = once(host, 'exit');
      host.kill('SIGTERM');
      await gone;
      host = undefined;
    };
    try {
      await run('init');
      for (const id of rooms) {
        const made = await run('channel', 'create', id, '--mode', 'none', '--members', 'papa,henry,sage');
        assert.equal(made.code, 0, made.err);
      }
      const ids: string[] = [];
      let unrecorded = 0;
      for (let n = 0; n < commands; n += 1) {
        const room = draw.pick(rooms);
        const known = ids.length > 0 ? draw.pick(ids) : 'none';
        const looks = [
          ['list'],
          ['channel', 'list'],
          ['channel', 'show', room],
          ['turn', 'active', room],
          ['turn', 'advance', room],
          ['turn', 'complete', room],
          ['show', known],
          ['watch', known, '--ndjson'],
          ['inject', known, `Once more, ${n}`],
          ['pause', known],
          ['stats'],
          ['channel', 'pause', room],
          ['channel', 'resume', room],
          ['decide', known, 'accept'],
          ['say', room, `@henry ${n}, when you can`, '--no-wait'],
        ];
        const spends = [
          ['say', room, `@sage number ${n}?`],
          ['say', room, `@henry number ${n}?`],
          ['table', `Should we cache index ${n}?`, '--seats', 'henry,sage', '--json'],
          ['resume', known, '--json'],
        ];
        // A host that stands goes on with every floor; what is left to it is waited for by the next that speaks there.
        const stands = Math.floor(n / 5) % 3 === 2;
        if (!stands) await endHost();
        else if (!host) {
          host = spawn(process.execPath, [hostEntry, '--home', place.home, '--pace', '0'], {
            env: { ...process.env, ...env },
            stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
          });
          await once(host, 'message');
          // It takes up what was left to it: all that is quiet again before anything is counted.
          for (const id of rooms) await run('say', id, 'Is it quiet here?');
        }
        const before = recordedIn(place.home);
        const calls = asked;
        const requests = server.requests();
        const isLook = draw.chance(stands ? 0.3 : 0.6);
        const args = isLook ? draw.pick(stands ? looks.slice(0, 4) : looks) : draw.pick(spends);
        const said = `seed ${seed}, command ${n}${stands ? ' with a host' : ''}: council ${args.join(' ')}`;
        const kills = !stands && !isLook && draw.chance(0.15);
        const one = start(place.folder, args, env);
        if (kills) {
          await Promise.race([server.when(requests + 1 + draw.below(3)), one.ended]);
          one.child.kill('SIGKILL');
        }
        const { out, err } = await one.ended;
        assert.doesNotMatch(err, /\n\s+at /, said);
        const made = asked - calls;
        const after = recordedIn(place.home);
        const recorded = sum(after) - sum(before);
        const where = [...after].filter(([id, count]) => count !== (before.get(id) ?? 0)).map(([id]) => id);
        if (kills) {
          figures.killed += 1;
          assert.ok(made >= recorded, said);
          unrecorded += made - recorded;
        } else if (stands) {
          figures.with += 1;
          for (const id of rooms) if (!isLook) await run('say', id, 'Is it quiet?');
          assert.equal(asked - calls, sum(recordedIn(place.home)) - sum(before), said);
        } else {
          figures.without += 1;
          if (isLook) assert.equal(made, 0, `${said} asked ${made} times`);
          assert.equal(made, recorded, `${said}: ${made} calls, ${recorded} on record`);
          const meant = args[0] === 'table' ? (/"id":"([^"]+)"/.exec(out)?.[1] ?? '') : (args[1] ?? '');
          assert.ok(
            where.every((id) => id === meant),
            `${said} asked in ${where.join(', ')}`,
          );
        }
        for (const id of readBooks(place.home).convened.keys()) if (!ids.includes(id)) ids.push(id);
      }
      figures.calls = asked;
      figures.inFlight = unrecorded;
    } finally {
      await endHost();
      await server.close();
      place.remove();
    }
    assert.ok(figures.calls > 0);
    reportTrial({
      id: 'R28',
      what: 'calls counted by the server, against the journal',
      count: commands,
      seed,
      result: `${figures.calls} calls, all recorded but ${figures.inFlight} in flight at ${figures.killed} kills; ${figures.without} commands without a host, ${figures.with} with one`,
    });
  });
});
