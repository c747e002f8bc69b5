/** `council table` from question to decision, as scripts see it. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { after, before, describe, it } from 'mocha';
import { council, workplace } from './council.ts';

const question = 'Should we cache the index?';

describe('§13 cli: table', function () {
  this.timeout(60_000);
  let place: ReturnType<typeof workplace>;
  before(() => {
    place = workplace();
  });
  after(() => place.remove());
  const table = (...args: string[]) =>
    council(place.folder, ['table', question, '--backend', 'rehearsal', ...args]);
  const parsed = async (...args: string[]) => {
    const ran = await table('--json', ...args);
    assert.equal(ran.code, 0, ran.err);
    assert.equal(ran.out.trim().split('\n').length, 1, 'one JSON object on stdout');
    return JSON.parse(ran.out);
  };

  it('prints one JSON object, and the archive it names is there', async () => {
    const told = await parsed('--seed', '7', '--decide', 'accept');
    assert.equal(told.status, 'decided');
    assert.equal(told.question, question);
    assert.equal(told.decision.verdict, 'accept');
    assert.equal(typeof told.converged, 'boolean');
    assert.deepEqual(
      told.rounds.slice(0, 2).map((round: { type: string }) => round.type),
      ['COLLECT', 'CHALLENGE'],
    );
    for (const round of told.rounds) assert.ok(Object.keys(round.responses).length >= 2);
    assert.ok(existsSync(told.archive));
    assert.ok(existsSync(told.brief));
    assert.match(readFileSync(told.archive, 'utf8'), /Should we cache the index\?/);
  });

  it('§8 says the same with the same seed, and something else with another', async () => {
    const [first, again, other] = [
      await parsed('--seed', '7'),
      await parsed('--seed', '7'),
      await parsed('--seed', '8'),
    ];
    assert.deepEqual(first.rounds, again.rounds);
    assert.deepEqual(first.synthesis, again.synthesis);
    assert.notDeepEqual(first.rounds, other.rounds);
    assert.notEqual(first.id, again.id);
  });

  it('§7 ends unattended in a pipe: recommended, not decided, until someone decides', async () => {
    const told = await parsed('--seed', '3');
    assert.equal(told.status, 'recommended');
    assert.equal(told.decision, null);
    const amend = ['decide', told.id, 'amend', '--text', 'For ten minutes', '--json'];
    const decided = JSON.parse((await council(place.folder, amend)).out);
    assert.deepEqual([decided.status, decided.decision.text], ['decided', 'For ten minutes']);
    const twice = await council(place.folder, ['decide', told.id, 'accept']);
    assert.equal(twice.code, 2);
    assert.match(twice.err, /already decided/);
  });

  it('a rejection is a decision, and ends with 0', async () => {
    const told = await parsed('--decide', 'reject', '--text', 'Not this year');
    assert.deepEqual([told.status, told.decision.text], ['rejected', 'Not this year']);
  });

  it('§7 another round resolves once more and waits for a person', async () => {
    const told = await parsed('--seed', '5', '--decide', 'another-round', '--text', 'And the cost?');
    assert.equal(told.status, 'decision');
    assert.equal(told.rounds.at(-1).type, 'RESOLVE');
    const shown = await council(place.folder, ['list']);
    assert.match(shown.out, /^Your decision 1$/m);
    const decided = await council(place.folder, ['decide', told.id, 'accept']);
    assert.equal(decided.code, 0);
    assert.match(decided.out, /Accepted by/);
  });

  it('prints one JSON object a line with --ndjson, the whole result last', async () => {
    const ran = await table('--ndjson', '--decide', 'accept', '--seed', '2');
    const lines = ran.out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    assert.deepEqual([lines[0].event, lines.at(-1).event], ['council', 'end']);
    assert.equal(lines.at(-1).status, 'decided');
    for (const event of ['phase', 'turn', 'decision']) assert.ok(lines.some((line) => line.event === event));
  });

  it('prints plain lines in a pipe: no escape codes, and where the archive is', async () => {
    const ran = await table('--seed', '2');
    assert.equal(ran.code, 0);
    assert.doesNotMatch(ran.out, /\u001b/);
    assert.match(ran.out, /^Collect ─+ blind, all at once$/m);
    assert.match(ran.out, /Rehearsal: no model was asked/);
    assert.match(ran.out, /Recommended, not decided\nArchive {2}\//);
  });

  it('deliberates in the language of the question, and speaks that of the terminal', async () => {
    const args = ['table', 'Faut-il passer à TypeScript 7 ?', '--backend', 'rehearsal', '--seed', '1'];
    const ran = await council(place.folder, args, { LC_ALL: 'fr_FR.UTF-8' });
    assert.equal(ran.code, 0, ran.err);
    assert.match(ran.out, /^Recueil ─+ à l’aveugle, en même temps$/m);
    assert.match(ran.out, /Recommandé, non décidé/);
    const told = JSON.parse((await council(place.folder, [...args, '--json'])).out);
    assert.equal(told.language, 'fr');
  });

  it('speaks the council’s language where the terminal names none', async () => {
    const args = ['table', 'Faut-il passer à TypeScript 7 ?', '--backend', 'rehearsal', '--seed', '1'];
    const plain = await council(place.folder, args, { LC_ALL: '', LANG: 'C.UTF-8' });
    assert.match(plain.out, /^Recueil ─+/m);
    const english = await council(place.folder, args, { LC_ALL: 'en_GB.UTF-8' });
    assert.match(english.out, /^Collect ─+/m);
  });
});
