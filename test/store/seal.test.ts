/** §4, S25, S27: a `.state/` is this person's and this place's, or it is set aside whole, unread, and said. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { after, beforeEach, describe, it } from 'mocha';
import { openHost } from '../../src/host/open.ts';
import { adoptState, asideOf, isOwnState, ownState } from '../../src/host/store/seal/sealState.ts';
import { hello, listCouncils } from '../../src/rpc/messages/messages.ts';
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
    assert.equal(readdirSync(home).filter((name) => name.startsWith('.state.foreign-')).length, 3);
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

  it('is taken back where another of such a name came with the repository: never that one', () => {
    const planted = join(home, '.state.foreign-9999-12-31');
    mkdirSync(state(), { recursive: true });
    mkdirSync(planted);
    ownState(place(), noon);
    const aside = join(home, '.state.foreign-2026-02-14');
    assert.equal(asideOf(place()), aside);
    assert.equal(adoptState(place(), noon)?.adopted, aside);
    assert.equal(adoptState(place(), noon), undefined);
    assert.ok(existsSync(planted));
  });

  it('stays where it is while there can be no other in its place', () => {
    mkdirSync(state(), { recursive: true });
    writeFileSync(config, 'no folder');
    assert.throws(() => ownState(place(), noon));
    assert.deepEqual(readdirSync(home), ['.state']);
  });

  it('that another account keeps shut is set aside too', function () {
    const { getuid, seteuid } = process;
    if (getuid?.() !== 0 || !seteuid) this.skip();
    mkdirSync(state(), { recursive: true, mode: 0o700 });
    for (const folder of [home, dirname(home)]) chmodSync(folder, 0o777);
    seteuid(65534);
    try {
      assert.equal(ownState(place(), noon).setAside, join(home, '.state.foreign-2026-02-14'));
    } finally {
      seteuid(0);
    }
  });

  describe('of an earlier release, without a seal', () => {
    const segment = () => join(state(), 'journal/0000000001-000001.jsonl');
    /** Written to until the disk says that some time lies between its birth and its last change. */
    function grow(): void {
      mkdirSync(dirname(segment()), { recursive: true });
      writeFileSync(segment(), 'x');
      for (;;) {
        appendFileSync(segment(), 'x');
        const { birthtimeMs, mtimeMs } = statSync(segment());
        if (mtimeMs - birthtimeMs > 20) return;
      }
    }
    const grown = () => ({ ...place(), grownMs: 20 });
    beforeEach(function () {
      const { birthtimeMs } = statSync(dirname(home));
      if (process.getuid === undefined || birthtimeMs === 0) this.skip();
    });

    it('goes on where it has grown, and has its seal from then on', () => {
      grow();
      assert.deepEqual(ownState(grown(), noon), {});
      assert.ok(isOwnState(place()), 'known by its seal');
      assert.ok(existsSync(segment()));
    });

    it('is set aside where it was written at once, whatever times it was given', () => {
      mkdirSync(dirname(segment()), { recursive: true });
      writeFileSync(segment(), 'x');
      assert.equal(isOwnState(place()), false);
      utimesSync(segment(), new Date(), new Date(Date.now() + 86_400_000));
      assert.equal(isOwnState(grown()), false);
      utimesSync(segment(), new Date(), new Date(0));
      assert.equal(isOwnState(grown()), false);
    });

    const brought: [string, () => void][] = [
      ['a copy', () => cpSync(home, `${home}-2`, { recursive: true, preserveTimestamps: true })],
      [
        'a copy of links to the same files',
        () => {
          mkdirSync(join(`${home}-2`, '.state/journal'), { recursive: true });
          linkSync(segment(), join(`${home}-2`, '.state/journal/0000000001-000001.jsonl'));
        },
      ],
      [
        'one beside whose segments another was put',
        () => {
          renameSync(home, `${home}-2`);
          const older = join(dirname(home), 'older');
          renameSync(older, join(`${home}-2`, '.state/journal/0000000000-000000.jsonl'));
        },
      ],
    ];
    for (const [what, bring] of brought)
      it(`is set aside as ${what}`, () => {
        mkdirSync(dirname(home), { recursive: true });
        writeFileSync(join(dirname(home), 'older'), 'x');
        grow();
        assert.ok(isOwnState(grown()));
        bring();
        assert.equal(isOwnState({ ...grown(), home: `${home}-2` }), false);
      });
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

  it('that was set aside is told of by later hosts too, also in a sandbox, which names another folder for configuration', async () => {
    mkdirSync(join(state(), 'journal'), { recursive: true });
    const told = async () => {
      const sandbox = { HOME: dirname(home), XDG_CONFIG_HOME: join(dirname(home), 'sandbox') };
      const host = await openHost({ home, log: silent, env: { A_TABLE_CONFIG: '', ...sandbox } });
      try {
        return (await host.client().request(hello, { client: 'test' })).aside;
      } finally {
        await host.close();
      }
    };
    const [first, later] = [await told(), await told()];
    assert.match(first?.name ?? '', /^\.state\.foreign-/);
    assert.deepEqual([first?.isNew, later?.isNew, later?.name], [true, undefined, first?.name]);
  });

  for (const found of ['nothing', 'another’s'])
    it(`of several that open a home with ${found} in it at once is one, sealed`, async () => {
      const homes = Array.from({ length: 8 }, (_, nth) => join(dirname(home), `home-${nth}`));
      for (const each of homes)
        mkdirSync(found === 'nothing' ? each : join(each, '.state/journal'), { recursive: true });
      const child = new URL('../support/claimChild.ts', import.meta.url);
      const ready = new Int32Array(new SharedArrayBuffer(4));
      const claims = Array.from({ length: 3 }, async () => {
        const worker = new Worker(child, { workerData: { homes, config, now: noon, all: 3, ready } });
        return ((await once(worker, 'message')) as [string[]])[0];
      });
      const asides = (await Promise.all(claims)).flat();
      assert.equal(asides.length, found === 'nothing' ? 0 : homes.length);
      for (const each of homes) {
        assert.ok(isOwnState({ home: each, config }));
        const own = asides.filter((path) => dirname(path) === each).map((path) => basename(path));
        assert.deepEqual(readdirSync(each), ['.state', ...own]);
      }
    });
});
