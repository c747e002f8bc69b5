/** `council table --script`: a council whose every word was written beforehand, and what is said of a script that can't be followed. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'mocha';
import { council, workplace } from './council.ts';

const example = path.join(import.meta.dirname, '../../docs/examples/session-storage.script.yaml');
const question = 'Should we move session storage from Redis to Postgres before 2.0?';

describe('§8 cli: scripts', function () {
  this.timeout(60_000);
  let place: ReturnType<typeof workplace>;
  before(() => {
    place = workplace();
  });
  after(() => place.remove());
  const write = (name: string, text: string) => writeFileSync(path.join(place.folder, name), text);
  const table = (...args: string[]) => council(place.folder, ['table', question, ...args]);

  it('the example of the documentation plays as it is written, and says everywhere that it is scripted', async () => {
    const ran = await table('--script', example, '--decide', 'accept', '--json');
    assert.equal(ran.code, 0, ran.err);
    const told = JSON.parse(ran.out);
    assert.deepEqual([told.status, told.scripted, told.rehearsal], ['decided', true, true]);
    const at = (phase: string) => told.rounds.find((round: { type: string }) => round.type === phase);
    assert.match(JSON.stringify(at('COLLECT').responses), /I measured it/);
    assert.match(
      JSON.stringify(at('CHALLENGE').responses),
      /One hour, one page, one owner/,
      'asked again after 503',
    );
    assert.match(JSON.stringify(at('RESOLVE')), /disagree/, 'the repair question had its own answer');
    assert.match(JSON.stringify(told.synthesis), /one read-only hour on Sunday 22 February/);
    assert.match(
      readFileSync(told.archive, 'utf8'),
      /^scripted: true$[\s\S]*\*Scripted: no model was asked\*/mu,
    );
    assert.match(readFileSync(path.join(place.home, 'DECISIONS.md'), 'utf8'), /Scripted: no model was asked/);
    const list = await council(place.folder, ['list']);
    assert.match(list.out, /scripted/);
    const shown = await council(place.folder, ['show', told.id]);
    assert.match(shown.out, /Scripted: no model was asked/);
  });

  it('what is wrong is told at its line and column, and nothing is started or written', async () => {
    const other = workplace();
    try {
      writeFileSync(
        path.join(other.folder, 'wrong.yaml'),
        [
          'phases:',
          '  CHALLENGE:',
          '    sage: { vot: agree }',
          '    nova: { vote: maybe }',
          '    blaise: [{ silent: true, cut: 2 }]',
          '    henry: { say: a, vote: agree }',
        ].join('\n'),
      );
      const ran = await council(other.folder, ['table', question, '--script', 'wrong.yaml']);
      assert.equal(ran.code, 2);
      assert.deepEqual(ran.err.trim().split('\n'), [
        'wrong.yaml:3:13 phases.CHALLENGE.sage.vot: unknown (did you mean vote?)',
        'wrong.yaml:4:19 phases.CHALLENGE.nova.vote: expected one of agree, disagree, nuance',
        'wrong.yaml:5:35 phases.CHALLENGE.blaise.cut: only one of fail, silent and cut',
        'wrong.yaml:6:28 phases.CHALLENGE.henry.vote: say dictates every word already: no vote, verdict, stances or scores besides it',
        'The script has 4 problems. Nothing was started.',
      ]);
      assert.deepEqual(readdirSync(other.folder), ['wrong.yaml']);
      writeFileSync(path.join(other.folder, 'wrong.yaml'), 'phases:\n  no phase: { henry: x }\n');
      const named = await council(other.folder, ['table', question, '--script', 'wrong.yaml']);
      assert.match(named.err, /^wrong\.yaml:2:\d+ phases\.no phase: a phase is written as in its protocol/u);
      writeFileSync(path.join(other.folder, 'wrong.yaml'), 'phases: [');
      const french = await council(other.folder, ['table', question, '--script', 'wrong.yaml'], {
        LANG: 'fr_FR.UTF-8',
      });
      assert.equal(french.code, 2);
      assert.match(french.err, /^wrong\.yaml:1:\d+ .+\nLe scénario a un problème\. Rien n’a commencé\.\n$/u);
    } finally {
      other.remove();
    }
  });

  it('a phase or a seat that is not there is told and passed over; who is not named speaks all the same', async () => {
    write(
      'odd.yaml',
      'default: canned\nphases:\n  COLECT: { henry: a }\n  COLLECT: { henri: b, sage: I am Sage. }\n',
    );
    const ran = await table('--script', 'odd.yaml', '--json');
    assert.equal(ran.code, 0, ran.err);
    assert.match(ran.err, /odd\.yaml:3: COLECT: no phase of debate \(did you mean COLLECT\?\)/);
    assert.match(ran.err, /odd\.yaml:4: henri: does not sit at this table \(did you mean henry\?\)/);
    const [first] = JSON.parse(ran.out).rounds;
    assert.match(JSON.stringify(first.responses), /I am Sage\./);
    assert.equal(Object.keys(first.responses).length, 4);
  });

  it('a protocol of one’s own is tried by a script', async () => {
    const dir = path.join(place.home, 'protocols');
    await council(place.folder, ['init', '--protocol', 'debate']);
    const file = path.join(dir, readdirSync(dir)[0] ?? '');
    writeFileSync(
      file,
      readFileSync(file, 'utf8')
        .replace(/^id: .*$/mu, 'id: duel')
        .replaceAll('COLLECT', 'OPENING'),
    );
    write('duel.yaml', 'default: canned\nphases:\n  OPENING: { henry: En garde. }\n');
    const ran = await table('--mode', 'duel', '--script', 'duel.yaml', '--json');
    assert.equal(ran.code, 0, ran.err);
    const [first] = JSON.parse(ran.out).rounds;
    assert.equal(first.type, 'OPENING');
    assert.match(JSON.stringify(first.responses), /En garde\./);
  });

  it('answers for every agent or for none, and says what is lacking', async () => {
    write('empty.yaml', '# nothing dictated\n');
    for (const other of [['--rehearse'], ['--backend', 'rehearsal']]) {
      const both = await table('--script', 'empty.yaml', ...other);
      assert.equal(both.code, 2);
      assert.match(both.err, /--script answers for every agent/);
    }
    const none = await table('--backend', 'script');
    assert.equal(none.code, 2);
    assert.match(none.err, /Henry would follow a script, and there is none/);
    const lost = await table('--script', 'lost.yaml');
    assert.equal(lost.code, 2);
    assert.match(lost.err, /There is no script .*lost\.yaml/);
    write('binary.yaml', '');
    writeFileSync(path.join(place.folder, 'binary.yaml'), Buffer.from([0xff, 0xfe, 0x00, 0x80]));
    assert.equal((await table('--script', 'binary.yaml')).code, 2);
    const empty = await table('--script', 'empty.yaml', '--json', '--seed', '7');
    assert.equal(JSON.parse(empty.out).scripted, true);
  });
});
