/** §4, S25, S27: a `.state/` is this person's and this place's, or it is set aside whole, unread, and said. */
import assert from 'node:assert/strict';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { after, beforeEach, describe, it } from 'mocha';
import { openHost } from '../../src/host/open.ts';
import { adoptState, foreignStates, isOwnState, ownState } from '../../src/host/store/seal.ts';
import { listCouncils } from '../../src/rpc/messages.ts';
import { clearScratch, scratchHome } from '../support/scratch.ts';

const noon = Date.UTC(2026, 1, 14, 12);
const silent = { debug() {}, info() {}, warn() {}, error() {} };

describe('the state of a home', () => {
  after(clearScratch);
  let home: string;
  let config: string;
  beforeEach(() => {
    home = scratchHome();
    config = join(dirname(home), 'config');
  });
  const place = () => ({ home, config });
  const state = () => join(home, '.state');

  it('is made with its seal, and known again', () => {
    assert.deepEqual(ownState(place(), noon), {});
    assert.ok(isOwnState(place()));
    writeFileSync(join(state(), 'kept'), 'x');
    assert.deepEqual(ownState(place(), noon), {});
    assert.equal(readFileSync(join(state(), 'kept'), 'utf8'), 'x');
    assert.deepEqual(
      readdirSync(home).filter((name) => name.startsWith('.state')),
      ['.state'],
    );
  });

  const foreign: [string, () => void][] = [
    [
      'one without a seal, as a clone brings it',
      () => mkdirSync(join(state(), 'journal'), { recursive: true }),
    ],
    [
      'one that another person sealed',
      () => {
        ownState({ home, config: join(dirname(home), 'theirs') }, noon);
      },
    ],
    [
      'a copy of one of this person’s own, from another place',
      () => {
        const other = join(dirname(home), 'other');
        ownState({ home: other, config }, noon);
        cpSync(other, home, { recursive: true });
      },
    ],
    [
      'a link to one of this person’s own',
      () => {
        const other = join(dirname(home), 'other');
        ownState({ home: other, config }, noon);
        mkdirSync(home, { recursive: true });
        symlinkSync(join(other, '.state'), state());
      },
    ],
    [
      'a file',
      () => {
        mkdirSync(home, { recursive: true });
        writeFileSync(state(), 'x');
      },
    ],
    [
      'one whose seal is a link to a seal',
      () => {
        const other = join(dirname(home), 'other');
        ownState({ home: other, config }, noon);
        mkdirSync(state(), { recursive: true });
        symlinkSync(join(other, '.state/seal.json'), join(state(), 'seal.json'));
      },
    ],
  ];
  for (const [what, bring] of foreign)
    it(`is set aside when it is ${what}`, () => {
      bring();
      assert.equal(isOwnState(place()), false);
      const { setAside } = ownState(place(), noon);
      assert.equal(setAside, join(home, '.state.foreign-2026-02-14'));
      assert.ok(isOwnState(place()));
    });

  it('is set aside under a name of its own each time', () => {
    for (const name of ['', '-2', '-3']) {
      mkdirSync(state(), { recursive: true });
      assert.equal(ownState(place(), noon).setAside, join(home, `.state.foreign-2026-02-14${name}`));
      rmSync(state(), { recursive: true });
    }
    assert.equal(foreignStates(home).length, 3);
  });

  it('goes along when its folder is moved, and is sealed to the new place', () => {
    ownState(place(), noon);
    const moved = join(dirname(home), 'moved');
    renameSync(home, moved);
    assert.deepEqual(ownState({ home: moved, config }, noon), {});
    // Put back by a backup it has another inode: now the place tells.
    const kept = join(dirname(home), 'kept');
    cpSync(moved, kept, { recursive: true });
    rmSync(moved, { recursive: true });
    cpSync(kept, moved, { recursive: true });
    assert.ok(isOwnState({ home: moved, config }));
  });

  it('is taken back by whoever says that it is theirs, and the one made meanwhile is kept', () => {
    mkdirSync(state(), { recursive: true });
    writeFileSync(join(state(), 'theirs'), 'x');
    ownState(place(), noon);
    writeFileSync(join(state(), 'meanwhile'), 'x');
    const done = adoptState(place(), noon);
    assert.equal(done?.adopted, join(home, '.state.foreign-2026-02-14'));
    assert.ok(isOwnState(place()) && existsSync(join(state(), 'theirs')));
    assert.ok(existsSync(join(done.kept ?? '', 'meanwhile')));
    assert.equal(adoptState(place(), noon), undefined, 'nothing is left to adopt');
  });

  it('is taken as it stands by whoever says so before it was set aside', () => {
    mkdirSync(state(), { recursive: true });
    assert.deepEqual(adoptState(place(), noon), { adopted: state() });
    assert.deepEqual(ownState(place(), noon), {});
  });

  it('has one secret for all homes, that only its owner can read', () => {
    ownState(place(), noon);
    const secret = readFileSync(join(config, 'seal.key'), 'utf8');
    ownState({ home: join(dirname(home), 'second'), config }, noon);
    assert.equal(readFileSync(join(config, 'seal.key'), 'utf8'), secret);
    chmodSync(join(config, 'seal.key'), 0o600);
    assert.match(secret, /^[0-9a-f]{64}\n$/);
  });

  it('that a clone brought is neither replayed nor followed when the home is opened, and it is said', async () => {
    const journal = join(state(), 'journal');
    mkdirSync(journal, { recursive: true });
    writeFileSync(join(journal, 'not-a-journal'), '\u0000'.repeat(100));
    mkdirSync(join(state(), 'logs'));
    const outside = join(dirname(home), 'bashrc');
    writeFileSync(outside, 'mine');
    symlinkSync(outside, join(state(), 'logs/host.log'));
    const host = await openHost({ home, log: silent });
    try {
      assert.deepEqual((await host.client().request(listCouncils, {})).rows, []);
      assert.match(
        host.notes.join('\n'),
        /\.state came with a clone or a copy\. It was set aside as \.state\.foreign-/,
      );
    } finally {
      await host.close();
    }
    assert.equal(readFileSync(outside, 'utf8'), 'mine');
  });

  it('of two that open a new home at once is one, sealed', async () => {
    await Promise.all(Array.from({ length: 20 }, async () => ownState(place(), noon)));
    assert.ok(isOwnState(place()));
    assert.deepEqual(
      readdirSync(home).filter((name) => name.startsWith('.state')),
      ['.state'],
    );
  });
});
