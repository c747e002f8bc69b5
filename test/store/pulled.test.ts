/**
 * S25: a pull into a home of one's own. Git writes over ignored files without a word, so a commit can bring records, a
 * snapshot, the trash, a plan or a pointer into a `.state/` that is sealed. Nothing of it counts: it is set aside and said.
 */
import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { after, beforeEach, describe, it } from 'mocha';
import { lastAlive } from '../../src/host/lifecycle/lastAlive.ts';
import { openHost } from '../../src/host/open.ts';
import type { Host } from '../../src/host/options.ts';
import { homePaths, trashFolder } from '../../src/host/store/home/paths.ts';
import { seal } from '../../src/host/store/journal/journalRecord.ts';
import { markingWith } from '../../src/host/store/seal/ownMarks.ts';
import { createChannel, getChannel, sayInChannel } from '../../src/rpc/messages/channelMessages.ts';
import { convene, initHome, listCouncils } from '../../src/rpc/messages/messages.ts';
import { deleteCouncil, restoreCouncil } from '../../src/rpc/messages/renameMessages.ts';
import { council } from '../cli/council.ts';
import { agreeing, hasStatus, isRecorded, puppets, watchUntil } from '../support/openTable.ts';
import {
  clearFolders,
  freshFolder,
  gitIn,
  withRemote,
  workspaceRepository,
} from '../support/repositories.ts';
import { seeing } from '../support/seeing.ts';

const silent = { debug() {}, info() {}, warn() {}, error() {} };

describe('S25 a pull into a home of one’s own', function () {
  this.timeout(60_000);
  after(clearFolders);
  let workspace: string;
  let home: string;
  let theirs: string;
  let held: string;
  let asked: number;

  const open = (at = home, config?: string): Promise<Host> =>
    openHost({
      home: at,
      log: silent,
      backends: [
        puppets((turn) => {
          asked += 1;
          return agreeing(turn);
        }),
      ],
      defaultBackend: 'puppet',
      env: { ...process.env, A_TABLE_PROBE: 'off', ...(config ? { A_TABLE_CONFIG: config } : {}) },
    });
  async function hold(host: Host, question: string): Promise<string> {
    const client = seeing(host.client());
    const { id } = await client.request(convene, { question, seats: ['henry', 'sage'], attended: false });
    await watchUntil(client, id, isRecorded);
    return id;
  }
  /** What is said, the councils, and words that stand nowhere but in the journal. */
  async function look(): Promise<{ said: string; titles: string[]; words: string[] }> {
    const host = await open();
    try {
      const { rows } = await host.client().request(listCouncils, {});
      const { messages } = await host.client().request(getChannel, { channel: 'quiet' });
      return {
        said: host.notes.join('\n'),
        titles: rows.map(({ question }) => question),
        words: messages.flatMap((each) => ('text' in each ? [each.text] : [])),
      };
    } finally {
      await host.close();
    }
  }
  /** A commit that adds what git is told to ignore; and the person pulls it. */
  function pull(bring: (state: string) => void): void {
    const clone = join(freshFolder(), 'clone');
    gitIn(workspace, 'push', '-q', 'origin', 'main');
    gitIn(workspace, 'clone', '-q', gitIn(workspace, 'remote', 'get-url', 'origin'), clone);
    const state = join(clone, 'council', '.state');
    mkdirSync(state, { recursive: true });
    bring(state);
    gitIn(clone, 'add', '-f', 'council/.state');
    gitIn(clone, 'commit', '-q', '-m', 'tidy');
    gitIn(clone, 'push', '-q', 'origin', 'main');
    gitIn(workspace, 'pull', '-q', 'origin', 'main');
  }
  const forged = '2026-02-14-forged';
  const put = (state: string, name: string, text: string | Buffer): void => {
    mkdirSync(dirname(join(state, name)), { recursive: true });
    writeFileSync(join(state, name), text);
  };
  /** The state of another's home, in which a council was held that is nobody's here. */
  const stateOfTheirs = () => homePaths(theirs).state;
  const segmentsOf = (at: string) =>
    readdirSync(homePaths(at).journal).filter((name) => name.endsWith('.jsonl'));
  const linesOfTheirs = (): string[] =>
    segmentsOf(theirs).flatMap((name) =>
      readFileSync(join(homePaths(theirs).journal, name), 'utf8')
        .split('\n')
        .filter(Boolean),
    );
  /** Their records under other numbers, as whoever reads this source can make them. */
  const renumbered = (from: number, fence: number): string =>
    linesOfTheirs()
      .map((line, at) =>
        line
          .replace(/(?:,"mark":"[^"]*")?,"sum":"[0-9a-f]+"\}$/, '')
          .replace(/^\{"seq":\d+/, `{"seq":${from + at}`)
          .replace(/"fence":\d+/, `"fence":${fence}`),
      )
      .map((open) => `${seal(open)}\n`)
      .join('');
  const lastSeq = (): number =>
    Math.max(
      ...segmentsOf(home).flatMap((name) =>
        [...readFileSync(join(homePaths(home).journal, name), 'utf8').matchAll(/^\{"seq":(\d+)/gm)].map(
          (found) => Number(found[1]),
        ),
      ),
    );
  const named = (first: number, fence: number): string =>
    `journal/${String(first).padStart(10, '0')}-${String(fence).padStart(6, '0')}.jsonl`;

  beforeEach(async () => {
    asked = 0;
    workspace = workspaceRepository();
    withRemote(workspace);
    home = join(workspace, 'council');
    const host = await open();
    await host.client().request(initHome, {});
    held = await hold(host, 'Ours?');
    await host.client().request(createChannel, { channel: 'quiet', mode: 'report' });
    await host.client().request(sayInChannel, { channel: 'quiet', text: 'Only here.' });
    await host.close();
    gitIn(workspace, 'add', 'council');
    gitIn(workspace, 'commit', '-q', '-m', 'council');
    theirs = join(freshFolder(), 'council');
    const other = await open(theirs, join(dirname(theirs), 'config'));
    await other.client().request(initHome, {});
    const waits = { question: 'Theirs?', seats: ['henry', 'sage'], attended: true };
    const seen = seeing(other.client());
    const { id } = await seen.request(convene, waits);
    await watchUntil(seen, id, hasStatus('decision'));
    await other.close();
    asked = 0;
  });

  it('a mark is a keyed one: nobody makes it without the secret', () => {
    const key = Buffer.alloc(32, 7);
    const expected = createHmac('sha256', key).update('record\0{"é":1').digest('base64url').slice(0, 22);
    assert.equal(markingWith(key, 'record')('{"é":1'), expected);
  });

  it('records that follow the own ones are not replayed, and it is said', async () => {
    const [next, fence] = [lastSeq() + 1, 2];
    pull((state) => put(state, named(next, fence), renumbered(next, fence)));
    assert.ok(existsSync(join(homePaths(home).state, named(next, fence))), 'git has brought it');
    const { said, titles } = await look();
    assert.deepEqual(titles, ['Ours?']);
    assert.match(
      said,
      /council\/\.state held what your councils did not write: journal\/.*set aside as \.state\.foreign-/,
    );
    assert.deepEqual((await look()).titles, ['Ours?']);
    assert.equal((await look()).said, '', 'once');
    const [aside = ''] = readdirSync(home).filter((name) => name.startsWith('.state.foreign-'));
    assert.equal(readFileSync(join(home, aside, named(next, fence)), 'utf8'), renumbered(next, fence));
  });

  it('records in the place of the own ones are not replayed; what is left without them is said', async () => {
    const [name = ''] = segmentsOf(home);
    pull((state) => put(state, `journal/${name}`, renumbered(1, 1)));
    const { said, titles } = await look();
    assert.ok(!titles.includes('Theirs?'));
    assert.match(said, new RegExp(`journal/${name}.*set aside`));
  });

  it('a whole state of another’s over the own one: nothing of it counts', async () => {
    pull((state) => cpSync(stateOfTheirs(), state, { recursive: true }));
    const { said, titles } = await look();
    assert.ok(!titles.includes('Theirs?'));
    assert.match(said, /set aside as/);
    const again = await open();
    await hold(again, 'And now?');
    await again.close();
    assert.ok((await look()).titles.includes('And now?'));
  });

  it('a state whose seal a pull takes away is still the person’s, and what it brings is still not', async () => {
    const next = lastSeq() + 1;
    pull((state) => {
      put(state, 'seal.json', '{}');
      put(state, named(next, 2), renumbered(next, 2));
    });
    assert.deepEqual((await look()).titles, ['Ours?']);
  });

  const names: [string, (next: number) => string, string | Buffer][] = [
    ['an empty segment that would void the own records', () => named(1, 900), ''],
    ['a segment without a record that would void some', (next) => named(next - 2, 900), 'x'],
    ['an empty segment far beyond', () => named(9_999_999_999, 900), ''],
    ['an empty segment of the own host that would cut it short', () => named(3, 1), ''],
    ['a packed segment that is none', () => `${named(1, 900)}.gz`, 'x'],
    ['a packed segment of nothing', () => `${named(2, 900)}.gz`, gzipSync('')],
    ['a claim beyond all numbers', () => 'lock/1000000000000000.json', '{}'],
  ];
  for (const [what, name, text] of names)
    it(`${what} takes nothing away`, async () => {
      const next = lastSeq() + 1;
      pull((state) => put(state, name(next), text));
      assert.deepEqual((await look()).words, ['Only here.']);
      const again = await open();
      await hold(again, 'And now?');
      await again.close();
      const { titles, words } = await look();
      assert.deepEqual(titles.toSorted(), ['And now?', 'Ours?']);
      assert.deepEqual(words, ['Only here.']);
    });

  it('a snapshot is not taken for the state, nor does it push the own ones out', async () => {
    const state = { seq: 9_999, councils: {} };
    pull((at) => {
      for (const seq of [9_999, 9_998, 9_997])
        put(
          at,
          `snapshots/${String(seq).padStart(10, '0')}.json`,
          seal(`{"seq":${seq},"shape":1,"state":${JSON.stringify({ ...state, seq })}`),
        );
    });
    const { said, titles } = await look();
    assert.deepEqual(titles, ['Ours?']);
    assert.match(said, /snapshots\//);
  });

  it('the trash, what waits for git, a begun change and a sign of life are nobody’s word, also while a host runs', async () => {
    const manifest = { format: 1, id: forged, title: 'x', by: 'x', at: 1, state: 'restoring', entries: {} };
    const bring = (state: string) => {
      put(
        state,
        `trash/${forged}/manifest.json`,
        JSON.stringify({ ...manifest, files: ['projects/evil.md'] }),
      );
      put(state, `trash/${forged}/0-evil.md`, 'theirs\n');
      put(state, 'git.json', JSON.stringify({ waiting: [join(home, 'DECISIONS.md')], own: [], kept: {} }));
      put(state, `changes/${forged}.json`, JSON.stringify({ diff: 'x', steps: [] }));
      put(state, 'alive', String(Date.now()));
    };
    const running = await open();
    pull(bring);
    assert.deepEqual(lastAlive(home), {});
    await assert.rejects(running.client().request(restoreCouncil, { id: forged }));
    await running.close();
    const { said } = await look();
    assert.match(said, /git\.json.*changes\/|git\.json.*more/);
    assert.ok(!existsSync(trashFolder(home, forged)));
    assert.ok(!existsSync(join(home, 'projects/evil.md')));
    assert.equal(asked, 0);
  });

  for (const [when, last] of [
    ['and something more is recorded', true],
    ['and nothing more is recorded', false],
  ] as const)
    it(`over the very segment that a host writes, ${when}: nothing that was acknowledged is lost`, async () => {
      const running = await open();
      const say = (text: string) => running.client().request(sayInChannel, { channel: 'quiet', text });
      await say('Before.');
      const name = segmentsOf(home).at(-1) ?? '';
      pull((state) => put(state, `journal/${name}`, renumbered(lastSeq(), 2)));
      if (last) await say('After.');
      await running.close();
      const { words, titles } = await look();
      assert.deepEqual(words, ['Only here.', 'Before.', ...(last ? ['After.'] : [])]);
      assert.deepEqual(titles, ['Ours?']);
    });

  it('what the person has in the trash comes back as before', async () => {
    const host = await open();
    await host.client().request(deleteCouncil, { id: held });
    await host.close();
    pull((state) => put(state, named(1, 900), ''));
    const again = await open();
    const back = await again.client().request(restoreCouncil, { id: held });
    await again.close();
    assert.equal(back.title, 'Ours?');
  });

  it('a state of an earlier release is taken over as it is, and only once', async () => {
    const { state, journal, snapshots } = homePaths(home);
    // As that release left it: without marks, in nobody's book.
    for (const name of segmentsOf(home)) {
      const bare = readFileSync(join(journal, name), 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => seal(line.replace(/,"mark":"[^"]*","sum":"[0-9a-f]+"\}$/, '')));
      writeFileSync(join(journal, name), `${bare.join('\n')}\n`);
    }
    rmSync(snapshots, { recursive: true });
    rmSync(join(process.env.A_TABLE_CONFIG ?? '', 'states'), { recursive: true });
    assert.deepEqual((await look()).titles, ['Ours?']);
    const next = lastSeq() + 1;
    pull((at) => put(at, named(next, 900), renumbered(next, 900)));
    assert.deepEqual((await look()).words, ['Only here.']);
    // What was taken over may be packed later, and moved with its home.
    for (const name of segmentsOf(home).slice(0, 1)) {
      const file = join(journal, name);
      writeFileSync(`${file}.gz`, gzipSync(readFileSync(file)));
      rmSync(file);
    }
    const moved = join(dirname(workspace), `${'moved'}-${Date.now()}`);
    renameSync(workspace, moved);
    [workspace, home] = [moved, join(moved, 'council')];
    assert.deepEqual((await look()).words, ['Only here.']);
    assert.equal(existsSync(state), false);
    rmSync(moved, { recursive: true, force: true });
  });

  it('the command line lists and sits down without it; the doctor says what came, before and after', async () => {
    const next = lastSeq() + 1;
    pull((state) => {
      put(state, named(next, 2), renumbered(next, 2));
      put(state, 'host.json', JSON.stringify({ socket: '/tmp/theirs.sock', pid: 1, version: '0' }));
    });
    const seen = await council(workspace, ['doctor']);
    assert.equal(seen.code, 0);
    assert.match(seen.out.replaceAll(/\s+/g, ' '), /holds what your councils did not write: journal\//);
    const french = await council(workspace, ['doctor'], { LC_ALL: 'fr_FR.UTF-8' });
    assert.match(french.out.replaceAll(/\s+/g, ' '), /contient ce que vos conseils n’ont pas écrit/);
    const list = await council(workspace, ['list']);
    assert.equal(list.code, 0);
    assert.match(list.out, /Ours\?/);
    assert.doesNotMatch(list.out, /Theirs\?/);
    assert.match(list.err, /set aside as \.state\.foreign-/);
    const later = await council(workspace, ['doctor']);
    assert.match(later.out, /\.state\.foreign-.* holds what a pull or a copy brought/);
    assert.doesNotMatch(later.out, /did not write/);
    assert.equal((await council(workspace, ['doctor', '--repair'])).code, 0);
  });
});
