/** `council-{id}.json` of a council that goes on: there from the start, current after each phase, and silent where it must be. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { afterEach, describe, it } from 'mocha';
import type { Council } from '../../src/core/councils/council.ts';
import type { Scene } from '../../src/core/prompts/seatScene.ts';
import { emptyState, type State } from '../../src/core/state.ts';
import type { TurnRequest } from '../../src/host/ports/ports.ts';
import { passedOver } from '../../src/host/store/doctor/unreadableFiles.ts';
import { councilPaths, homePaths } from '../../src/host/store/home/paths.ts';
import { keepActiveLogs } from '../../src/host/store/records/activeLogs.ts';
import { recallFrom } from '../../src/host/store/records/recallCouncil.ts';
import { convene, decideCouncil, pauseCouncil } from '../../src/rpc/messages/messages.ts';
import { councilStats } from '../../src/rpc/messages/pastMessages.ts';
import { asPuppet, hasStatus, type OpenTable, openTable, puppets, watchUntil } from '../support/openTable.ts';
import { sampleCouncil } from '../support/sampleCouncil.ts';
import { virtualClock } from '../support/virtualClock.ts';
import { inEveryForm } from '../support/voices.ts';

let table: OpenTable | undefined;
afterEach(async () => {
  await table?.close();
  table = undefined;
});

const canary = 'CANARY-5D2C';
const voice = asPuppet(
  inEveryForm({ vote: () => 'disagree', words: ({ seat }) => `${canary} of ${seat.name}.` }),
);

interface Written {
  status: string;
  state: string;
  current_round: number;
  archived_at: string | null;
  participants: Record<string, { status: string }>;
  rounds: { type: string; responses: Record<string, object> }[];
  motion: { text: string } | null;
}

/** Whoever speaks in a phase that is held does so when it is let go. */
async function held(briefMore = '') {
  const gates = new Map<string, { opened: Promise<void>; open: () => void }>();
  const gate = (phase: string) => {
    const known = gates.get(phase);
    if (known) return known;
    let open = () => {};
    const opened = new Promise<void>((resolve) => (open = resolve));
    const made = { opened, open: () => open() };
    gates.set(phase, made);
    return made;
  };
  const puppet = async (turn: TurnRequest<Scene>): Promise<string> => {
    if (turn.scene.seat.id !== 'henry') await gate(turn.scene.phase.id).opened;
    return voice(turn);
  };
  table = await openTable({ backends: [puppets(puppet)] });
  const { client, home } = table;
  const briefText = `type: debate\nquestion: Cache it?\nseats: [henry, sage, nova]\nroles: { orchestrator: sage }\n${briefMore}`;
  const { id } = await client.request(convene, { briefText });
  const { log } = councilPaths(home, id);
  const written = (): string | undefined => (existsSync(log) ? readFileSync(log, 'utf8') : undefined);
  /** Waits for the file, which nobody else waits for. */
  async function until(is: (file: Written) => boolean): Promise<{ file: Written; text: string }> {
    for (;;) {
      const text = written();
      const file = text === undefined ? undefined : (JSON.parse(text) as Written);
      if (text !== undefined && file && is(file)) return { file, text };
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  return { id, home, client, until, letGo: (phase: string) => gate(phase).open() };
}

describe('the log of a running council', () => {
  it('exists from the start as active, and tells nothing of a blind phase before it closes', async () => {
    const { id, home, client, until, letGo } = await held();
    const begun = await until(() => true);
    assert.deepEqual(
      [begun.file.status, begun.file.state, begun.file.archived_at],
      ['active', 'running', null],
    );
    assert.equal(begun.file.participants['sage']?.status, 'waiting');
    // Written in the middle of it, for another reason.
    await client.request(pauseCouncil, { id });
    const paused = await until(({ state }) => state === 'paused');
    assert.ok(!paused.text.includes(canary));
    assert.equal(await recallFrom(home, id), undefined, 'one that goes on is not taken back from its file');
    assert.deepEqual(await passedOver(home, 'en'), [], 'and the doctor has nothing to say of it');
    assert.equal((await client.request(councilStats, {})).all.councils, 0);
    letGo('COLLECT');
  });

  it('is current after each phase, through another round, and resolved at the end', async () => {
    const { id, home, client, until, letGo } = await held();
    letGo('COLLECT');
    const collected = await until(({ rounds }) => rounds.length === 2);
    assert.deepEqual([collected.file.status, collected.file.current_round], ['active', 2]);
    assert.ok(collected.text.includes(`${canary} of Nova`));
    for (const phase of ['CHALLENGE', 'RESOLVE', 'SYNTHESIZE']) letGo(phase);
    const waits = await until(({ state }) => state === 'decision');
    assert.equal(waits.file.status, 'active');
    assert.ok(waits.file.motion?.text.includes(canary));
    await watchUntil(client, id, hasStatus('decision'));
    await client.request(decideCouncil, { id, verdict: 'another-round', text: 'Look again.' });
    const again = await until(({ rounds }) => rounds.filter(({ type }) => type === 'RESOLVE').length === 2);
    assert.equal(again.file.status, 'active');
    await watchUntil(client, id, hasStatus('decision'));
    const { live } = homePaths(home);
    while (!/^## Motion [ABC]$/m.test(readFileSync(live, 'utf8')))
      await new Promise((resolve) => setImmediate(resolve));
    await client.request(decideCouncil, { id, verdict: 'accept' });
    const over = await until(({ status }) => status === 'resolved');
    assert.equal(over.file.state, 'decided');
    assert.ok((await recallFrom(home, id)) !== undefined);
  });

  it('of an anonymous council it does not say who is who', async () => {
    const { until, letGo } = await held('anonymous: true\n');
    letGo('COLLECT');
    const { text } = await until(({ rounds }) => rounds.length === 2);
    assert.deepEqual(text.match(/.{0,40}(?:henry|puppet).{0,40}/gi), null);
    for (const phase of ['CHALLENGE', 'RESOLVE', 'SYNTHESIZE']) letGo(phase);
  });

  it('what is told while it is being written is written after it, and what failed is tried again', async () => {
    const clock = virtualClock();
    const kept: string[] = [];
    const council = sampleCouncil();
    const paused: Council = { ...council, status: 'paused' };
    const stateOf = (at: Council): State => ({ ...emptyState, councils: { [at.id]: at } });
    const touched = { started: false, councils: [council.id], channels: [] };
    const logs = keepActiveLogs({
      clock,
      log: { debug() {}, info() {}, warn() {}, error() {} },
      async keep({ status }) {
        kept.push(status);
        if (kept.length === 1) logs.told([], stateOf(paused), stateOf(council), touched);
        if (kept.length === 2) throw new Error('full');
      },
    });
    logs.told([], stateOf(council), emptyState, touched);
    await logs.settle();
    for (const _ of [1, 2]) {
      clock.pass(1000);
      await logs.settle();
    }
    assert.deepEqual(kept, ['running', 'paused', 'paused']);
  });
});
