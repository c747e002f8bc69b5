/** The minutes of a council on a host: where they come from, what is said of them before and after, and that they are kept. */
import assert from 'node:assert/strict';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, it } from 'mocha';
import type { Scene } from '../../src/core/prompts/seatScene.ts';
import type { TurnRequest } from '../../src/host/ports/ports.ts';
import { estimateCouncil } from '../../src/rpc/messages/estimateMessages.ts';
import { convene, getCouncil } from '../../src/rpc/messages/messages.ts';
import type { CouncilView } from '../../src/rpc/views/views.ts';
import { asPuppet, type OpenTable, openTable, puppets } from '../support/openTable.ts';
import { virtualClock } from '../support/virtualClock.ts';
import { inEveryForm } from '../support/voices.ts';

const second = 1000;
const aLoop = () => new Promise((resolve) => setImmediate(resolve));

let table: OpenTable | undefined;
afterEach(async () => {
  await table?.close();
  table = undefined;
});

const disagree = asPuppet(inEveryForm({ vote: () => 'disagree' }));

/** Every voice answers after so many seconds of a clock that passes as soon as everyone who is asked thinks. */
async function slow(seconds: number, briefText: string, attended = true) {
  const clock = virtualClock(Date.UTC(2026, 1, 14));
  const thinking = new Set<TurnRequest<Scene>>();
  const voice = (turn: TurnRequest<Scene>): Promise<string> => {
    thinking.add(turn);
    turn.signal.addEventListener('abort', () => thinking.delete(turn));
    return new Promise((resolve) =>
      clock.at(clock.now() + seconds * second, () => {
        thinking.delete(turn);
        resolve(disagree(turn));
      }),
    );
  };
  table = await openTable({ backends: [puppets(voice)], clock });
  const { client } = table;
  const { id } = await client.request(convene, { briefText, attended });
  for (;;) {
    const view = await client.request(getCouncil, { id });
    if (view.head.status !== 'running') return { view, table };
    const asked = view.entries.filter(
      (each) => each.kind === 'turn' && (each.state === 'queued' || each.state === 'speaking'),
    ).length;
    if (thinking.size > 0 && thinking.size === asked) clock.pass(second);
    await aLoop();
  }
}

const heldIn = ({ head }: CouncilView): string[] =>
  head.phases.map(({ phase, state, why }) => (state === 'skipped' ? `(${phase}: ${why?.code})` : phase));
const brief = (more = '', seats = 'henry, sage, nova') =>
  `type: debate\nquestion: Cache it?\nseats: [${seats}]\nroles: { orchestrator: henry }\n${more}`;

async function archiveOf(home: string): Promise<string> {
  for (;;) {
    const files = await readdir(join(home, 'conseils')).catch(() => []);
    const file = files.find((name) => name.endsWith('.md') && !name.startsWith('README'));
    if (file) return readFile(join(home, 'conseils', file), 'utf8');
    await aLoop();
  }
}

describe('§7 a protocol’s minutes on a host', () => {
  it('a debate whose brief sets none keeps its five: what does not fit is skipped, and it is said everywhere', async () => {
    const { view, table: host } = await slow(80, brief());
    assert.deepEqual(heldIn(view), ['COLLECT', 'CHALLENGE', '(RESOLVE: budget-time)', 'SYNTHESIZE']);
    const { minutes } = view.head.budget ?? assert.fail();
    assert.deepEqual([minutes.limit, minutes.used <= 5], [5, true]);
    assert.deepEqual(
      view.head.degradations?.map(({ code, limit, phase }) => [code, limit, phase]),
      [['skipped-optional', 'time', 'RESOLVE']],
    );
    const archive = await archiveOf(host.home);
    assert.match(archive, /^- Resolve was skipped to stay within the limit of time$/m);
    assert.match(archive, /^- Time: 4:0\d of 5 min; pauses and waiting for people do not count$/m);
  });

  it('in French', async () => {
    const { table: host } = await slow(80, brief('language: fr\n'));
    const archive = await archiveOf(host.home);
    assert.match(archive, /^- Résolution\s: sauté pour rester dans la limite de temps$/m);
    assert.match(
      archive,
      /^- Temps\s: 4:0\d sur 5\smin\s; les pauses et l’attente des personnes ne comptent pas$/m,
    );
  });

  it('off, in the brief: everything is held', async () => {
    const { view } = await slow(80, brief('budget: { time: off }\n'));
    assert.deepEqual(heldIn(view), ['COLLECT', 'CHALLENGE', 'RESOLVE', 'SYNTHESIZE']);
    assert.deepEqual([view.head.minutes, view.head.budget?.minutes.limit], [0, undefined]);
  });

  it('the request goes before the brief, the brief before council.yaml, council.yaml before the protocol', async () => {
    table = await openTable();
    const { client, home } = table;
    const limit = async (more: string, asked: object = {}) =>
      (await client.request(estimateCouncil, { briefText: brief(more), ...asked })).limits.minutes;
    assert.equal(await limit(''), 5);
    await mkdir(join(home, 'protocols'), { recursive: true });
    await writeFile(join(home, 'council.yaml'), 'budget: { time: 20 }\n');
    assert.equal(await limit(''), 20);
    assert.equal(await limit('budget: { tokens: 50000 }\n'), 20);
    assert.equal(await limit('budget: { time: 7 }\n'), 7);
    assert.equal(await limit('budget: { time: 7 }\n', { budget: { time: 2 } }), 2);
    assert.equal(await limit('budget: { time: 7 }\n', { budget: { time: 'off' } }), undefined);
    await writeFile(join(home, 'council.yaml'), 'budget: { time: off }\n');
    assert.equal(await limit(''), undefined);
  });

  it('what it takes about, and at most, is in the estimate', async () => {
    table = await openTable();
    const time = async (more = '', seats?: string) =>
      (await table?.client.request(estimateCouncil, { briefText: brief(more, seats) }))?.spend.time;
    const { about, most } = (await time()) ?? assert.fail();
    assert.ok(about > 1 && about < 3, String(about));
    assert.equal(most, 5);
    assert.equal((await time('budget: { time: off }\n'))?.most, undefined);
    const people = '{id: papa, backend: human}, {id: henry, backend: human}';
    const alone = await time('', people);
    assert.ok((alone?.about ?? 9) < about, 'people’s time is their own');
  });
});
