/** Rehearsal as a backend: streams in words at the pace of the clock, stops when told, hears people, mends a vote. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Scene } from '../../src/core/prompts/seatScene.ts';
import { sceneOf } from '../../src/core/prompts/visibleToSeat.ts';
import { rehearsalBackend } from '../../src/host/models/rehearsal/backend.ts';
import { rehearse } from '../../src/host/models/rehearsal/speak.ts';
import { play } from '../support/play.ts';
import { convened, rehearsed, saidIn } from '../support/rehearsed.ts';
import { virtualClock } from '../support/virtualClock.ts';

function firstScene(language: 'en' | 'fr' = 'en', seed = 7): Scene {
  const table = play(convened('Should we cache the index?', { language, seed }));
  const scene = sceneOf(table.council(), 0, 'henry');
  assert.ok(scene);
  return scene;
}

const prompt = { system: '', messages: [] };
const turnOfTheLoop = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('§8 rehearsal turns', () => {
  it('the words stream one by one, joined they are the reply, and no timer is set without a pace', async () => {
    const clock = virtualClock();
    const scene = firstScene();
    const heard: string[] = [];
    const conversation = rehearsalBackend({ clock }).open(scene.council, scene.seat);
    const { signal } = new AbortController();
    const reply = await conversation.send({
      scene,
      prompt,
      tries: 1,
      signal,
      onDelta: (text) => heard.push(text),
    });
    assert.equal(heard.join(''), reply.text);
    assert.equal(reply.model, 'rehearsal');
    assert.ok(heard.length > 50);
    for (const piece of heard) assert.match(piece, /^\s*\S+\s*$/u);
    assert.equal(clock.waiting(), 0);
    await conversation.close();
  });

  it('with a pace each word waits for the clock', async () => {
    const clock = virtualClock();
    const scene = firstScene();
    const heard: string[] = [];
    const conversation = rehearsalBackend({ clock, paceMs: 20 }).open(scene.council, scene.seat);
    const { signal } = new AbortController();
    const sent = conversation.send({ scene, prompt, tries: 1, signal, onDelta: (text) => heard.push(text) });
    await turnOfTheLoop();
    assert.equal(heard.length, 0);
    for (let word = 1; word <= 3; word++) {
      clock.pass(20);
      await turnOfTheLoop();
      assert.equal(heard.length, word);
    }
    for (; clock.waiting() > 0; await turnOfTheLoop()) clock.pass(20);
    assert.equal((await sent).text, heard.join(''));
  });

  it('an abort ends it at once and leaves no timer', async () => {
    const clock = virtualClock();
    const scene = firstScene();
    const stop = new AbortController();
    const conversation = rehearsalBackend({ clock, paceMs: 20 }).open(scene.council, scene.seat);
    const sent = conversation.send({ scene, prompt, tries: 1, signal: stop.signal, onDelta: () => {} });
    await turnOfTheLoop();
    stop.abort(new Error('stopped by hand'));
    await assert.rejects(sent, /stopped by hand/);
    assert.equal(clock.waiting(), 0);
  });

  for (const [language, label, said] of [
    ['en', 'Acknowledged: ', 'We can take one hour of read-only on Sunday'],
    ['fr', 'Pris en compte : ', 'On peut rester une heure en lecture seule dimanche'],
  ] as const)
    it(`what a person says is acknowledged by every seat in its own words (${language})`, () => {
      const council = rehearsed('Should we cache the index?', { language, seed: 9 }, (table) =>
        table.tell({
          type: 'person.injected',
          council: table.council().id,
          id: 'i1',
          by: 'Papa',
          text: said,
        }),
      );
      const lines = saidIn(council)
        .flatMap(({ text }) => text.split('\n'))
        .filter((line) => line.startsWith(label));
      assert.ok(lines.length >= 4, `${lines.length} acknowledgements`);
      assert.ok(lines.every((line) => line.includes(said) && line.includes('Papa')));
      assert.equal(new Set(lines).size, lines.length);
    });

  it('the repair question is answered without arguing again, with the same vote and backing as before', () => {
    const council = rehearsed('Should we cache the index?', { language: 'en', seed: 12 });
    for (const turn of council.runs[1]?.turns ?? []) {
      const scene = sceneOf(council, 1, turn.seat);
      assert.ok(scene && turn.reading?.form === 'challenge');
      const again = rehearse({ ...scene, repair: 'what?' });
      assert.ok(again.includes(`**Vote**: ${turn.reading.vote}`), again);
      assert.ok(again.includes(`**Backs**: ${turn.reading.backs}`), again);
      assert.doesNotMatch(again, /\*\*(?:Response|Recommendation)/u);
    }
  });

  it('another round is answered to its question, and no vote goes back from agreement', () => {
    const council = rehearsed('Should we cache the index?', { language: 'en', seed: 12 });
    const at = council.runs.findIndex((run) => run.phase === 'RESOLVE');
    for (const turn of council.runs[at]?.turns ?? []) {
      const scene = sceneOf(council, at, turn.seat);
      assert.ok(scene && turn.text && turn.reading?.form === 'final');
      const own = {
        phase: 'RESOLVE',
        round: 3,
        seat: turn.seat,
        name: scene.seat.name,
        text: turn.text,
        reading: turn.reading,
      };
      const again = rehearse({
        ...scene,
        round: 4,
        own: [...scene.own, own],
        anotherRound: 'What if the disk is full?',
      });
      assert.ok(again.includes('What if the disk is full?'));
      if (turn.reading.vote === 'agree') assert.match(again, /\*\*Vote\*\*: agree/u);
    }
  });

  it('a voice uses nothing but its scene: another prompt changes nothing', async () => {
    const scene = firstScene();
    const conversation = rehearsalBackend({ clock: virtualClock() }).open(scene.council, scene.seat);
    const send = (system: string) =>
      conversation.send({
        scene,
        prompt: { system, messages: [] },
        tries: 1,
        signal: new AbortController().signal,
        onDelta: () => {},
      });
    assert.deepEqual(await send('one'), await send('two'));
  });
});
