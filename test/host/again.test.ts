/** A council again: replayed, forked, compared, rated, followed up, counted, on a real host. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, it } from 'mocha';
import { parse } from 'yaml';
import type { Council } from '../../src/core/councils/council.ts';
import { reduce } from '../../src/core/reduce.ts';
import { emptyState } from '../../src/core/state.ts';
import { councilPaths } from '../../src/host/store/home/paths.ts';
import { recordsOf } from '../../src/host/store/records/previewRecords.ts';
import { convene, decideCouncil, getCouncil, injectWords } from '../../src/rpc/messages/messages.ts';
import * as again from '../../src/rpc/messages/pastMessages.ts';
import {
  hasStatus,
  isRecorded,
  type OpenTable,
  openTable,
  puppets,
  watchUntil,
} from '../support/openTable.ts';
import { inForm } from '../support/play.ts';
import { textsUnder } from '../support/scratch.ts';
import { readBooks } from '../support/witness.ts';

const question = 'Should we cache the index?';

describe('§7 a council again', () => {
  let table: OpenTable;
  let asked: string[] = [];
  afterEach(() => table.close());

  /** Sage disagrees at first; whoever is asked is noted, and a seat with the model `other` says so. */
  const voices = puppets(({ scene }) => {
    asked.push(`${scene.phase.id}/${scene.seat.id}`);
    const said = inForm((phase, seat) => (phase === 'CHALLENGE' && seat === 'sage' ? 'disagree' : 'agree'))(
      scene,
      { council: '', run: 0, seat: '', attempt: 1 },
    );
    const mark = scene.seat.model === 'other' ? 'Seen otherwise.\n\n' : '';
    return { text: `${mark}${said}`, model: scene.seat.model ?? 'puppet', usage: { input: 100, output: 10 } };
  });
  const mute = puppets(() => {
    throw new Error('nobody may be asked');
  });

  async function ended(): Promise<string> {
    asked = [];
    table = await openTable({ backends: [voices] });
    const { id } = await table.client.request(convene, { question, attended: false });
    await watchUntil(table.client, id, isRecorded);
    return id;
  }
  const own = (id: string): Map<string, string> =>
    new Map([...textsUnder(table.home)].filter(([file]) => file.includes(`${id}.`)));

  it('a replay asks no backend and gives the same archive, byte for byte', async () => {
    const id = await ended();
    const before = await table.client.request(getCouncil, { id });
    await table.reopen({ backends: [mute] });
    const { view, archive, archivePath } = await table.client.request(again.replayCouncil, { id });
    assert.deepEqual(view, before);
    assert.equal(archive, 'same');
    assert.equal(archivePath, `conseils/${id}.md`);
  });

  it('§2 the journal, replayed, gives the same archive and log as stand on disk', async () => {
    const id = await ended();
    await table.host.close();
    let state = emptyState;
    let council: Council | undefined;
    for (const record of readBooks(table.home).records) {
      state = reduce(state, record);
      council = state.councils[id] ?? council;
    }
    assert.ok(council);
    const written = await recordsOf(table.home, council);
    const { archive, log } = councilPaths(table.home, id);
    for (const file of [archive, log]) assert.equal(written.get(file), await readFile(file, 'utf8'), file);
  });

  it('says when the archive on disk is not the one its log gives', async () => {
    const id = await ended();
    const { archive } = councilPaths(table.home, id);
    const { writeFile, rm } = await import('node:fs/promises');
    await writeFile(archive, `${await readFile(archive, 'utf8')}A word more.\n`);
    assert.equal((await table.client.request(again.replayCouncil, { id })).archive, 'differs');
    await rm(archive);
    assert.equal((await table.client.request(again.replayCouncil, { id })).archive, 'missing');
  });

  it('a fork leaves the original as it is, asks nobody for what was said before, and shows where the two part', async () => {
    const id = await ended();
    const files = own(id);
    asked = [];
    const made = await table.client.request(again.forkCouncil, {
      id,
      at: 'CHALLENGE/sage',
      seat: 'sage',
      model: 'other',
      attended: false,
    });
    assert.equal(made.id, `${id}-fork`);
    assert.deepEqual([made.at.phase, made.at.seat, made.changed], ['CHALLENGE', 'sage', 'Sage: model other']);
    assert.equal(made.kept, 7);
    const { head, entries } = await watchUntil(table.client, made.id, isRecorded);
    assert.deepEqual(own(id), files);
    assert.deepEqual(
      asked.filter((ask) => !ask.startsWith('RESOLVE')),
      ['CHALLENGE/sage', 'SYNTHESIZE/maman'],
    );
    assert.deepEqual(head.origin, {
      kind: 'fork',
      council: id,
      run: 1,
      seat: 'sage',
      changed: 'Sage: model other',
    });
    const said = entries.find((entry) => entry.key === '1/sage');
    assert.match(said?.kind === 'turn' ? said.text : '', /^Seen otherwise/);
    const archive = await readFile(councilPaths(table.home, made.id).archive, 'utf8');
    assert.match(archive, new RegExp(id));
    assert.match(archive, /model other/);

    const view = await table.client.request(again.compareCouncils, { a: id, b: made.id });
    assert.equal(view.fork?.from, 'a');
    assert.deepEqual([view.parts?.phase, view.parts?.seat, view.parts?.why], ['CHALLENGE', 'sage', 'words']);
    assert.equal(view.same, 5);
    assert.deepEqual(view.seats, [{ field: 'model', b: 'other', seat: 'sage', name: 'Sage' }]);
    assert.equal(view.a.recommendation, 'Do it.');

    const second = await table.client.request(again.forkCouncil, { id: made.id, at: '1', attended: false });
    assert.equal(second.id, `${id}-fork-2`);
    await watchUntil(table.client, second.id, isRecorded);
  });

  it('a fork with another line of the brief asks everyone of that phase again, and writes a brief of its own', async () => {
    const id = await ended();
    asked = [];
    const made = await table.client.request(again.forkCouncil, {
      id,
      at: '1/nova',
      briefLines: ['constraints: no new service', 'format: a table: two columns'],
      attended: false,
    });
    const { head } = await watchUntil(table.client, made.id, isRecorded);
    assert.deepEqual(asked.filter((ask) => ask.startsWith('C')).toSorted(), [
      'CHALLENGE/blaise',
      'CHALLENGE/henry',
      'CHALLENGE/nova',
      'CHALLENGE/sage',
    ]);
    const brief = parse(await readFile(join(table.home, head.briefPath ?? ''), 'utf8'));
    assert.equal(head.briefPath, `briefs/${made.id}.yaml`);
    assert.deepEqual(brief.constraints, ['no new service']);
    const view = await table.client.request(again.compareCouncils, { a: id, b: made.id });
    assert.deepEqual(view.brief, [
      { field: 'constraints', a: '', b: 'no new service' },
      { field: 'format', b: 'a table: two columns' },
    ]);
  });

  it('a fork is told in words what can’t be: no such turn, seat, backend or line; nothing is started', async () => {
    const id = await ended();
    const refused = (more: object, words: RegExp) =>
      assert.rejects(table.client.request(again.forkCouncil, { id, at: '1', ...more }), words);
    await refused({ at: '99' }, /There is no turn “99”\. It is a number from 1 to 13/);
    await refused({ at: 'CHALLENGE/zorro' }, /There is no turn/);
    await refused({ seat: 'zorro', model: 'x' }, /Nobody called “zorro”/);
    await refused({ seat: 'sage' }, /Say what is to be other for sage/);
    await refused({ backend: 'nowhere' }, /There is no backend “nowhere”/);
    await refused({ briefLines: ['type: prd'] }, /can't change “type”/);
    await refused({ briefLines: ['hello'] }, /is no line of a brief/);
    await refused({ briefLines: ['maxRounds: 9'] }, /The brief can't take/);
    await refused({ briefLines: ['budget: { cost: 1 }'] }, /price/);
    await assert.rejects(
      table.client.request(again.forkCouncil, { id: 'none', at: '1' }),
      /There is no council/,
    );
    assert.equal([...textsUnder(join(table.home, 'briefs')).keys()].length, 1);
  });

  it('a rating is kept with an ended council, in its archive and log, and counted', async () => {
    const id = await ended();
    await table.client.request(again.rateCouncil, { id, rating: 4 });
    const { head } = await watchUntil(table.client, id, isRecorded);
    assert.equal(head.status, 'recommended');
    assert.match(await readFile(councilPaths(table.home, id).archive, 'utf8'), /^rating: 4$/m);
    assert.equal(JSON.parse(await readFile(councilPaths(table.home, id).log, 'utf8')).rating, 4);
    const { all } = await table.client.request(again.councilStats, {});
    assert.deepEqual([all.rating, all.rated], [4, 1]);
    await assert.rejects(table.client.request(again.rateCouncil, { id, rating: 6 }));
    await table.client.request(decideCouncil, { id, verdict: 'accept' });
    await watchUntil(table.client, id, (each) => each.status === 'decided' && isRecorded(each));
    assert.match(await readFile(councilPaths(table.home, id).archive, 'utf8'), /^rating: 4$/m);
  });

  it('there is nothing to rate before the last word', async () => {
    table = await openTable({ backends: [puppets(() => new Promise(() => undefined))] });
    const { id } = await table.client.request(convene, { question });
    await assert.rejects(table.client.request(again.rateCouncil, { id, rating: 3 }), /no synthesis to rate/);
  });

  it('a follow-up is a new council with the earlier one’s question, recommendation and decision as its context', async () => {
    const id = await ended();
    await table.client.request(decideCouncil, { id, verdict: 'amend', text: 'on Sunday\n# not before' });
    await watchUntil(table.client, id, (head) => head.status === 'decided' && isRecorded(head));
    const made = await table.client.request(again.followUp, {
      id,
      question: 'And who watches it?',
      attended: false,
    });
    const { head } = await watchUntil(table.client, made.id, isRecorded);
    assert.deepEqual(head.origin, { kind: 'follow-up', council: id });
    const { context } = parse(await readFile(made.briefPath, 'utf8'));
    for (const line of ['> Should we cache the index?', '> Do it.', '> on Sunday', '> # not before'])
      assert.ok(context.split('\n').includes(line), line);
    assert.match(context, /Papa amended the recommendation\./);
    const { system } = await table.client.request(again.showPrompt, { id: made.id, at: '1' });
    assert.match(system, /> Do it\./);
  });

  it('the prompt of a turn is word for word the one that was sent', async () => {
    const sent = new Map<string, string>();
    table = await openTable({
      backends: [
        puppets(({ scene, prompt }) => {
          sent.set(`${scene.phase.id}/${scene.seat.id}`, JSON.stringify(prompt));
          return inForm(() => 'agree')(scene, { council: '', run: 0, seat: '', attempt: 1 }) ?? '';
        }),
      ],
    });
    const { id } = await table.client.request(convene, { question });
    await table.client.request(injectWords, { id, text: 'An hour is fine' });
    await watchUntil(table.client, id, hasStatus('decision'));
    await table.client.request(injectWords, { id, text: 'Too late for them' });
    assert.ok(sent.size >= 9);
    for (const [at, prompt] of sent) {
      const { system, messages } = await table.client.request(again.showPrompt, { id, at });
      assert.equal(JSON.stringify({ system, messages }), prompt, at);
    }
  });

  it('counts councils by protocol and by seat; what a fork took over is not paid for twice', async () => {
    const id = await ended();
    const { tokens } = (await table.client.request(again.councilStats, {})).all;
    const made = await table.client.request(again.forkCouncil, { id, at: '3/maman', attended: false });
    await watchUntil(table.client, made.id, isRecorded);
    const stats = await table.client.request(again.councilStats, {});
    assert.equal(tokens, 13 * 110);
    assert.equal(stats.all.tokens, tokens + 110);
    assert.deepEqual([stats.all.councils, stats.all.judged, stats.all.converged], [2, 2, 2]);
    assert.equal(stats.all.roundsToConsensus, 3);
    assert.deepEqual(
      stats.protocols.map(({ mode, councils }) => [mode, councils]),
      [['debate', 2]],
    );
    const sage = stats.seats.find(({ seat }) => seat === 'sage');
    assert.deepEqual([sage?.councils, sage?.turns, sage?.flips, sage?.absent], [2, 6, 2, 0]);
    const later = await table.client.request(again.councilStats, { since: Date.now() + 1000 });
    assert.equal(later.all.councils, 0);
  });

  it('whoever sits in a blind phase is not shown it by an export, a comparison, a prompt or a fork', async () => {
    table = await openTable({ backends: [puppets(() => new Promise(() => undefined))] });
    const { id } = await table.client.request(convene, { question });
    const sage = table.host.client({ as: 'sage' });
    const blind = /still blind/;
    await assert.rejects(sage.request(again.exportCouncil, { id, as: 'json' }), blind);
    await assert.rejects(sage.request(again.exportCouncil, { id, as: 'md' }), blind);
    await assert.rejects(sage.request(again.compareCouncils, { a: id, b: id }), blind);
    await assert.rejects(sage.request(again.showPrompt, { id, at: '1' }), blind);
    await assert.rejects(sage.request(again.forkCouncil, { id, at: '1' }), blind);
    const { text } = await sage.request(again.exportCouncil, { id, as: 'html' });
    assert.match(text, /Should we cache the index\?/);
  });
});
