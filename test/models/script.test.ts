/** Scripts: what is dictated happens, by phase, seat, round and call; what is not dictated is answered all the same. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { builtInProtocols } from '../../src/core/councils/protocols/builtIn.ts';
import { read } from '../../src/core/forms/read.ts';
import type { Scene } from '../../src/core/prompts/seatScene.ts';
import { sceneOf } from '../../src/core/prompts/visibleToSeat.ts';
import { rehearse } from '../../src/host/models/rehearsal/speak.ts';
import { scriptBackend, scriptedCouncils } from '../../src/host/models/script/scriptBackend.ts';
import { BackendError } from '../../src/host/ports/ports.ts';
import { play } from '../support/play.ts';
import { convened, rehearsed } from '../support/rehearsed.ts';
import { inAChannel, sampleTurn } from '../support/sampleTurn.ts';
import { virtualClock } from '../support/virtualClock.ts';

const table = rehearsed('Should we cache the index?', { language: 'en', seed: 12 });
const sceneIn = (run: number, seat: string): Scene => {
  const scene = sceneOf(table, run, seat);
  assert.ok(scene);
  return scene;
};
const prompt = { system: '', messages: [] };
const turnOfTheLoop = () => new Promise<void>((resolve) => setImmediate(resolve));

function calls(script: Parameters<typeof scriptBackend>[0]) {
  const clock = virtualClock();
  const backend = scriptBackend(script, { clock });
  const heard: string[] = [];
  const send = (scene: Scene, tries = 1, signal = new AbortController().signal) =>
    backend
      .open(scene.council, scene.seat)
      .send({ scene, prompt, tries, signal, onDelta: (text) => heard.push(text) });
  return {
    clock,
    send,
    heard,
    text: async (scene: Scene, tries?: number) => (await send(scene, tries)).text,
  };
}

describe('§8 script', () => {
  it('dictates replies by phase and seat, with a star for every other seat', async () => {
    const { text } = calls(`
phases:
  COLLECT:
    henry: Word for word.
    '*': { say: '' }
`);
    assert.equal(await text(sceneIn(0, 'henry')), 'Word for word.');
    assert.equal(await text(sceneIn(0, 'sage')), '');
  });

  it('falls through to rehearsal, or to a canned reply in the right form', async () => {
    const scene = sceneIn(1, 'nova');
    assert.equal(await calls('').text(scene), rehearse(scene));
    const { text } = calls({ default: 'canned' });
    for (const [run, seat] of [
      [0, 'henry'],
      [1, 'sage'],
      [2, 'nova'],
      [3, 'maman'],
    ] as const) {
      const each = sceneIn(run, seat);
      const reading = read(each.form, await text(each), { named: each.table, self: seat });
      assert.equal(reading.form, each.form);
      assert.deepEqual(reading.problems, []);
    }
  });

  it('a vote is a short reply in the form of the phase', async () => {
    const { text } = calls({
      phases: { CHALLENGE: { sage: { vote: 'disagree' } }, RESOLVE: { sage: { vote: 'nuance' } } },
    });
    assert.match(await text(sceneIn(1, 'sage')), /^- \*\*Vote\*\*: disagree$/mu);
    assert.match(await text(sceneIn(2, 'sage')), /^\*\*Vote\*\*: nuance$/mu);
  });

  it('fails with its words, call by call, and the last step goes on', async () => {
    const { send, text } = calls(`
phases:
  COLLECT:
    henry:
      - { fail: The server answered 503, retry: true }
      - { fail: The key was refused, retry: false }
      - { say: Here at last. }
`);
    const scene = sceneIn(0, 'henry');
    const failure = (message: string, retry: boolean) => (error: unknown) =>
      error instanceof BackendError && error.message === message && error.retry === retry;
    await assert.rejects(send(scene, 1), failure('The server answered 503', true));
    await assert.rejects(send(scene, 2), failure('The key was refused', false));
    assert.equal(await text(scene, 3), 'Here at last.');
    assert.equal(await text(scene, 4), 'Here at last.');
  });

  it('delays by the clock', async () => {
    const { clock, send, heard } = calls({ delay: 500, phases: { COLLECT: { henry: 'Late.' } } });
    const sent = send(sceneIn(0, 'henry'));
    await turnOfTheLoop();
    clock.pass(499);
    await turnOfTheLoop();
    assert.deepEqual(heard, []);
    clock.pass(1);
    assert.equal((await sent).text, 'Late.');
  });

  it('a silent seat answers nothing until it is stopped', async () => {
    const { clock, send, heard } = calls({ phases: { COLLECT: { henry: { silent: true } } } });
    const stop = new AbortController();
    const sent = send(sceneIn(0, 'henry'), 1, stop.signal);
    clock.pass(86_400_000);
    await turnOfTheLoop();
    assert.deepEqual(heard, []);
    stop.abort(new Error('enough'));
    await assert.rejects(sent, /enough/);
  });

  it('a cut stream gives its first words and then fails', async () => {
    const { send, heard } = calls({ phases: { COLLECT: { henry: { say: 'One two three four.', cut: 2 } } } });
    await assert.rejects(send(sceneIn(0, 'henry')), (error) => error instanceof BackendError && error.retry);
    assert.deepEqual(heard, ['One ', 'two ']);
  });

  it('the repair question has its own reply', async () => {
    const { text } = calls({ phases: { CHALLENGE: { nova: { say: 'Hmm.', repair: '**Vote**: agree' } } } });
    const scene = sceneIn(1, 'nova');
    assert.equal(await text(scene), 'Hmm.');
    assert.equal(await text({ ...scene, repair: 'Hmm.' }), '**Vote**: agree');
  });

  it('an entry for one round is taken before one for any round', async () => {
    const { text } = calls({ phases: { RESOLVE: { '*': 'Any.' }, 'RESOLVE@4': { henry: 'The fourth.' } } });
    const scene = sceneIn(2, 'henry');
    assert.equal(await text(scene), 'Any.');
    assert.equal(await text({ ...scene, round: 4 }), 'The fourth.');
  });

  it('in a channel only words are dictated, by the number of the turn: what belongs to a form means nothing there', async () => {
    const { turn } = inAChannel(sampleTurn().turn).scene;
    const backend = scriptBackend(
      { default: 'canned', phases: { CHAT: { sage: { vote: 'disagree' } }, 'CHAT@2': { sage: 'Two.' } } },
      { clock: virtualClock() },
    );
    const said = async (n: number) => {
      const asked = inAChannel(sampleTurn().turn);
      return await backend.open('', asked.scene.seat).send({ ...asked, scene: { ...asked.scene, turn: n } });
    };
    assert.deepEqual([(await said(turn)).text, (await said(2)).text], ['Sage.', 'Two.']);
  });

  it('that a council was convened with is not a channel’s, though that has the council’s name', async () => {
    const parts = {
      clock: virtualClock(),
      noScript: 'no script was given',
      scriptOf: () => 'default: canned',
    };
    const backend = scriptedCouncils(parts);
    const asked = inAChannel(sampleTurn().turn);
    await assert.rejects(backend.open('', asked.scene.seat).send(asked), /no script was given/);
  });

  it('canned replies stand in the right form for every form, and are read without a problem', async () => {
    for (const type of Object.keys(builtInProtocols))
      for (const language of ['en', 'fr'] as const) {
        const { text } = calls({ default: 'canned' });
        const table = play(convened('Should we?', { language, seed: 3, gated: true, brief: { type } }));
        for (let asks = 0; asks < 60 && table.council().status === 'running'; asks++) {
          const council = table.council();
          const run = council.runs.length - 1;
          const turn = council.runs[run]?.turns.find((each) => each.state === 'asked');
          const scene = turn && sceneOf(council, run, turn.seat);
          assert.ok(scene);
          const said = await text(scene);
          table.once(() => said);
        }
        assert.equal(table.council().status, 'decision', type);
        for (const turn of table.council().runs.flatMap((run) => run.turns))
          assert.deepEqual(turn.reading?.problems, [], `${type} ${language}:\n${turn.text}`);
      }
  });

  it('a step may dictate a verdict, stances and scores', async () => {
    const council = (type: string) =>
      rehearsed('Should we cache the index?', { language: 'en', seed: 5, gated: true, brief: { type } });
    const sceneAt = (type: string, phase: string, seat: string) => {
      const held = council(type);
      const scene = sceneOf(
        held,
        held.runs.findIndex((run) => run.phase === phase),
        seat,
      );
      assert.ok(scene);
      return scene;
    };
    const { text } = calls({
      phases: {
        QA: { blaise: { verdict: 'fail' } },
        DELIBERATE: { blaise: { stances: { henry: 'disagree', '*': 'partial' } } },
        EVALUATE: { nova: { scores: [5, 1, 2] } },
      },
    });
    assert.match(await text(sceneAt('prd', 'QA', 'blaise')), /^- ❌ Internal coherence/mu);
    const turn = await text(sceneAt('roundtable', 'DELIBERATE', 'blaise'));
    assert.match(turn, /^- @henry: disagree$/mu);
    assert.match(turn, /^- @sage: partial$/mu);
    const matrix = await text(sceneAt('analysis', 'EVALUATE', 'nova'));
    assert.deepEqual(
      [...matrix.matchAll(/\| (\d) \|$/gmu)].map(([, score]) => score),
      ['5', '1', '2'],
    );
  });

  it('a wrong script is refused with every problem in words', () => {
    const wrong = (source: string) => () => scriptBackend(source, { clock: virtualClock() });
    assert.throws(wrong('phases: ['), /YAML|flow/i);
    assert.throws(wrong('phases: { COLLECT: { henry: { say: a, vote: agree } } }'), /say-is-all/);
    assert.throws(wrong('fases: {}'), /fases/);
  });
});
