/** What was typed is checked before anything is opened. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'mocha';
import { command, pathsIn } from '../../src/cli/output/councilPlaces.ts';
import { exitOf, Mistake } from '../../src/cli/output/exits.ts';
import { problemLine } from '../../src/cli/output/failures.ts';
import { type Io, interfaceLanguage } from '../../src/cli/output/io.ts';
import { checked, homeOf, laidHome, oneOf, seatList, wholeNumber } from '../../src/cli/program/arguments.ts';
import { noPaint } from '../../src/cli/terminal/paint.ts';
import { pageOf } from '../../src/cli/terminal/terminalPage.ts';
import { head } from './sampleCouncil.ts';

describe('§13 cli: arguments', () => {
  let folder = '';
  before(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'council-'));
  });
  after(() => rmSync(folder, { recursive: true, force: true }));
  const io = (): Io => ({
    out: () => {},
    err: () => {},
    page: () => pageOf(80, noPaint, 'en'),
    rows: () => 24,
    input: async () => '',
    terminal: false,
    env: {},
    cwd: folder,
  });

  for (const value of ['-x', '--json', ' -rf', '-']) {
    it(`refuses “${value}” as an id, a seat or a path`, () => {
      for (const what of ['id', 'seat', 'path'] as const) {
        assert.throws(() => checked(what, value, io()), Mistake);
      }
      assert.throws(() => seatList(`henry,${value}`, io()), Mistake);
    });
  }

  it('goes to no home that a link in the folder leads out to, unless it was named', function () {
    if (process.platform === 'win32') return this.skip();
    const cwd = path.join(folder, 'clone');
    const elsewhere = path.join(folder, 'elsewhere');
    for (const made of [cwd, elsewhere, path.join(cwd, 'inside')]) mkdirSync(made);
    const link = path.join(cwd, 'council');
    const from = (env: Io['env'] = {}): Io => ({ ...io(), cwd, env });
    for (const out of [elsewhere, folder, path.join(folder, 'nowhere')]) {
      symlinkSync(out, link);
      assert.throws(() => homeOf(undefined, from()), /is a link that leads out of this folder/);
      assert.equal(homeOf('council', from()), link);
      assert.equal(homeOf(undefined, from({ COUNCIL_HOME: link })), link);
      rmSync(link);
    }
    symlinkSync(path.join(cwd, 'inside'), link);
    assert.equal(homeOf(undefined, from()), link);
  });

  it('takes whole numbers, known words and at least two seats, and nothing else', () => {
    assert.equal(wholeNumber('--seed', '7', io()), 7);
    for (const wrong of ['7.5', '-1', 'x', '', '1e3']) {
      assert.throws(() => wholeNumber('--seed', wrong, io()), /--seed takes a whole number/);
    }
    assert.equal(oneOf('--decide', 'accept', ['accept', 'reject'], io()), 'accept');
    assert.throws(() => oneOf('--decide', 'perhaps', ['accept'], io()), /It is one of: accept/);
    assert.deepEqual(seatList('henry, sage', io()), ['henry', 'sage']);
    assert.throws(() => seatList('henry', io()), /at least two seats/);
  });

  it('finds the home: --home, else COUNCIL_HOME, else ./council; never a file, never one that is not laid', () => {
    assert.equal(homeOf(undefined, io()), path.join(folder, 'council'));
    assert.equal(homeOf(undefined, { ...io(), env: { COUNCIL_HOME: 'here' } }), path.join(folder, 'here'));
    assert.equal(homeOf('there', { ...io(), env: { COUNCIL_HOME: 'here' } }), path.join(folder, 'there'));
    writeFileSync(path.join(folder, 'file'), '');
    assert.throws(() => homeOf('file', io()), /is a file, not a folder/);
    assert.throws(() => laidHome(undefined, io()), /There is no council in/);
  });

  it('speaks French where the locale does', () => {
    assert.equal(interfaceLanguage({ LANG: 'fr_CA.UTF-8' }), 'fr');
    assert.equal(interfaceLanguage({ LANG: 'fr_FR', LC_ALL: 'en_US.UTF-8' }), 'en');
    assert.equal(interfaceLanguage({}), 'en');
  });

  it('ends with exit codes that mean something', () => {
    const codes = (
      ['decided', 'recommended', 'rejected', 'inconclusive', 'stopped', 'over-budget'] as const
    ).map(exitOf);
    assert.deepEqual(codes, [0, 0, 0, 3, 4, 5]);
  });

  it('names files where they stand, and commands as they can be typed', () => {
    mkdirSync(path.join(folder, 'council/conseils'), { recursive: true });
    writeFileSync(path.join(folder, 'council/conseils/a.md'), '');
    const named = { ...head, archivePath: 'conseils/a.md', briefPath: 'briefs/not-there.yaml' };
    const archive = path.join(folder, 'council/conseils/a.md');
    assert.deepEqual(pathsIn(path.join(folder, 'council'))({ head: named }), { archive, brief: null });
    assert.equal(command(io(), path.join(folder, 'council'), 'resume', 'x'), 'council resume x');
    assert.equal(
      command(io(), path.join(folder, 'my home'), 'resume', 'x'),
      "council resume x --home 'my home'",
    );
    const problem = { file: 'briefs/b.yaml', line: 3, column: 5, severity: 'error', message: 'no' } as const;
    assert.equal(problemLine(problem, path.join(folder, 'council'), folder), 'council/briefs/b.yaml:3:5 no');
  });
});
