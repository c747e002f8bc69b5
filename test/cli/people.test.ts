/** People at the table: whose turn is asked for, and that what a terminal puts together is read as the form it is. */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, describe, it } from 'mocha';
import { personAsked, written } from '../../src/cli/follow/answerAtTerminal.ts';
import { read } from '../../src/core/forms/read.ts';
import { roundtable, seated } from '../support/ui/roundtable.ts';
import { council, workplace } from './council.ts';

describe('§7 cli: a person at the table', () => {
  it('is asked when it is their turn, once, and never for an agent or while others come first', () => {
    assert.equal(personAsked(seated(), 'papa', new Set())?.seat, 'papa');
    assert.equal(personAsked(seated(), 'papa', new Set(['1:papa'])), undefined);
    assert.equal(personAsked(roundtable(), 'papa', new Set()), undefined);
    assert.equal(personAsked(seated(), 'zoe', new Set()), undefined, 'not for another person');
    assert.equal(personAsked(seated(), undefined, new Set()), undefined);
    const view = seated();
    const waiting = view.entries.map((entry) =>
      entry.kind === 'turn' && entry.seat === 'papa' ? { ...entry, waits: true } : entry,
    );
    assert.equal(personAsked({ ...view, entries: waiting }, 'papa', new Set()), undefined);
    assert.equal(
      personAsked({ ...view, head: { ...view.head, status: 'paused' } }, 'papa', new Set()),
      undefined,
    );
  });

  const named = [
    { id: 'henry', name: 'Henry' },
    { id: 'sage', name: 'Sage' },
  ];
  const stances = [
    { name: 'Henry', stance: 'agree' },
    { name: 'Sage', stance: 'partial' },
  ];

  it('writes a challenge and a final position that are read with their vote', () => {
    for (const form of ['challenge', 'final'] as const) {
      const text = written(form, { words: 'Yes, with one hour.', vote: 'nuance', confidence: 4 });
      const reading = read(form, text, { named, self: 'papa' });
      assert.equal(reading.form === 'challenge' || reading.form === 'final' ? reading.vote : '', 'nuance');
      assert.deepEqual('blocking' in reading ? reading.blocking : undefined, []);
    }
  });

  it('writes a round table’s turn and ballot that are read with stances and confidence', () => {
    for (const form of ['turn', 'ballot'] as const) {
      const text = written(form, { words: 'One repository.', confidence: 4, stances });
      const reading = read(form, text, { named, self: 'papa', towards: ['henry', 'sage'] });
      assert.ok(reading.form === 'turn' || reading.form === 'ballot');
      assert.equal(reading.position, 'One repository.');
      assert.equal(reading.confidence, 4);
      assert.deepEqual(
        reading.stances.map(({ seat, stance }) => [seat, stance]),
        [
          ['henry', 'agree'],
          ['sage', 'partial'],
        ],
      );
    }
  });
});

describe('cli: answer, extend, skip', function () {
  this.timeout(30_000);

  it('refuse what is wrong before anything is opened, with exit code 2', async () => {
    const { folder, remove } = workplace();
    try {
      for (const [args, said] of [
        [['answer', 'x', 'papa', ''], /What is the answer/],
        [['answer', 'x', '-', 'Yes'], /is no seat/],
        [['extend', 'x', 'papa', '--minutes', '0'], /from 1 to 1440/],
        [['skip', 'x', 'papa'], /There is no council in/],
      ] as const) {
        const { code, err } = await council(folder, [...args]);
        assert.equal(code, 2, args.join(' '));
        assert.match(err, said);
      }
    } finally {
      remove();
    }
  });
});

describe('§13 cli: who signs', function () {
  this.timeout(60_000);
  const place = workplace();
  after(place.remove);
  const run = (args: string[], env: Record<string, string> = {}) =>
    council(place.folder, args, { A_TABLE_CONFIG: path.join(place.folder, 'config'), ...env });
  const decidedBy = async () =>
    JSON.parse((await run(['show', shown, '--json'])).out) as { decision: { by: string } | null };
  let shown = '';

  it('is the only person of identities.yaml, whatever their id', async () => {
    await run(['init']);
    const file = path.join(place.home, 'identities.yaml');
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace('id: papa', 'id: moi').replace('name: Papa', 'name: Zoé'),
    );
    const channels = path.join(place.home, 'channels.yaml');
    writeFileSync(channels, readFileSync(channels, 'utf8').replaceAll('papa', 'moi'));
    const asked = ['table', 'Should we cache the index?', '--rehearse', '--seats', 'sage,nova', '--json'];
    const { out } = await run(asked);
    shown = (JSON.parse(out) as { id: string }).id;
    assert.equal((await run(['decide', shown, 'accept'])).code, 0);
    assert.equal((await decidedBy()).decision?.by, 'Zoé');
    const said = await run(['say', 'general', 'Hello.', '--no-wait']);
    assert.equal(said.code, 0, said.err);
  });

  it('must be named where there are several: by --as or COUNCIL_ME; who is nobody there is told what to do', async () => {
    const file = path.join(place.home, 'identities.yaml');
    writeFileSync(
      file,
      `${readFileSync(file, 'utf8').trimEnd()}\n  - id: lea\n    name: Léa\n    kind: human\n`,
    );
    const nobody = await run(['rate', shown, '4']);
    assert.equal(nobody.code, 2);
    assert.match(nobody.err, /Zoé \(moi\), Léa \(lea\)/);
    assert.match(nobody.err, /COUNCIL_ME=moi or --as moi/);
    for (const wrong of [
      run(['rate', shown, '4', '--as', 'papa']),
      run(['rate', shown, '4'], { COUNCIL_ME: 'papa' }),
    ]) {
      const { code, err } = await wrong;
      assert.equal(code, 2);
      assert.match(err, /Nobody in identities\.yaml is a person with the id “papa”/);
    }
    assert.equal((await run(['rate', shown, '4', '--as', 'lea'])).code, 0);
    assert.equal((await run(['rate', shown, '5'], { COUNCIL_ME: 'moi' })).code, 0);
    const french = await run(['rate', shown, '4'], { LANG: 'fr_FR.UTF-8' });
    assert.match(french.err, /Qui parle\u202f\? Dans identities\.yaml il y a\u202f: Zoé/);
  });
});
