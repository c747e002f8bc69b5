/** Every protocol, at every turn: it can be forked there, its prompt can be shown, and all of it can be exported. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Council } from '../../src/core/councils/council.ts';
import { ended } from '../../src/core/councils/interpreter.ts';
import { builtInProtocols } from '../../src/core/councils/protocols/builtIn.ts';
import { compose } from '../../src/core/prompts/compose.ts';
import { sceneOf } from '../../src/core/prompts/visibleToSeat.ts';
import { viewOf } from '../../src/host/clients/present/changes.ts';
import { entryOf, statsOf } from '../../src/host/councils/past/collectStats.ts';
import { compared } from '../../src/host/councils/past/compareCouncils.ts';
import { exportedPage } from '../../src/host/councils/past/exportedPage.ts';
import { forked } from '../../src/host/councils/past/forkCouncil.ts';
import { promptOf } from '../../src/host/councils/past/promptOfTurn.ts';
import { turnPlaces } from '../../src/host/councils/past/turnNamed.ts';
import { rehearse } from '../../src/host/models/rehearsal/speak.ts';
import { councilPaths } from '../../src/host/store/home/paths.ts';
import { recordsOf } from '../../src/host/store/records/previewRecords.ts';
import { recallText } from '../../src/host/store/records/readCouncilLog.ts';
import { play } from '../support/play.ts';
import { convened } from '../support/rehearsed.ts';

const fresh = (original: Council, seed: number) => ({
  id: `${original.id}-fork`,
  conversationId: 'x',
  at: original.updatedAt + 60_000,
  fence: () => 'drawn anew',
  attended: false,
  seed,
});

for (const type of Object.keys(builtInProtocols))
  describe(`§7 again: ${type}`, () => {
    const language = type.length % 2 === 0 ? 'fr' : 'en';
    const question = language === 'fr' ? 'Faut-il mettre l’index en cache ?' : 'Should we cache the index?';
    const sent = new Map<string, string>();
    const laid = convened(question, { language, seed: 3, brief: { type } });
    // A seat knows what it leads on as a list; the template's identities say more.
    const seats = laid.seats.map((seat) => ({ ...seat, domains: ['code'] }));
    const start = play({ ...laid, seats, attended: false });
    const council = start.run((scene, ref) => {
      const now = start.council();
      const prompt = compose(now, ref.run, sceneOf(now, ref.run, ref.seat) ?? scene);
      if (ref.attempt === 1) sent.set(`${ref.run}/${ref.seat}`, JSON.stringify(prompt));
      return rehearse(scene);
    });
    const whole = structuredClone(council);

    it('a fork at any turn goes on to an end, and what came before it is as it was', () => {
      for (const place of turnPlaces(council)) {
        const fork = forked(council, place, { said: '' }, fresh(council, 9));
        assert.ok(fork);
        const end = play(fork).run((scene) => rehearse(scene));
        assert.ok(ended.has(end.status), `${place.run}/${place.seat}: ${end.status}`);
        assert.deepEqual(end.runs.slice(0, place.run), council.runs.slice(0, place.run));
        const { fork: known, parts } = compared(council, end);
        assert.deepEqual([known?.from, known?.at?.run, known?.at?.seat], ['a', place.run, place.seat]);
        assert.ok(parts === undefined || parts.run >= place.run, `${place.run}/${place.seat}`);
      }
      assert.deepEqual(council, whole);
    });

    it('the prompt of every turn is the one that was sent', () => {
      assert.ok(sent.size > 0);
      for (const { run, seat } of turnPlaces(council)) {
        if (council.runs[run]?.turns.find((turn) => turn.seat === seat)?.attempt === 2) continue;
        const { system, messages } = promptOf(council, { run, seat }) ?? {};
        assert.equal(JSON.stringify({ system, messages }), sent.get(`${run}/${seat}`), `${run}/${seat}`);
      }
    });

    it('§3 its log gives the same archive again, byte for byte', async () => {
      const written = await recordsOf('/home', council);
      const { archive, log } = councilPaths('/home', council.id);
      const recalled = recallText(written.get(log) ?? '');
      assert.ok(recalled);
      assert.equal((await recordsOf('/home', recalled)).get(archive), written.get(archive));
    });

    it('the page holds every turn once, in its language', async () => {
      const html = await exportedPage(viewOf(council, undefined, undefined));
      assert.match(html, new RegExp(`<html lang="${language}">`));
      const turns = turnPlaces(council).length;
      const found = [...html.matchAll(/ id="t(\d+)"/g)].map((each) => Number(each[1]));
      assert.deepEqual(
        found.toSorted((a, b) => a - b),
        Array.from({ length: turns }, (_, n) => n + 1),
      );
      assert.doesNotMatch(html, /undefined|\[object|NaN/);
    });

    it('is counted under its name', () => {
      const stats = statsOf([entryOf(council)]);
      assert.deepEqual(
        stats.protocols.map(({ mode, councils }) => [mode, councils]),
        [[type, 1]],
      );
    });
  });
