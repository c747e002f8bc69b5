/**
 * S25: a home that came with a clone, or into which a pull brought links, ids and files of nobody's making. Opened, looked
 * at and convened in, it reads and writes nothing outside of itself, asks nobody, and says what it did not take.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { after, beforeEach, describe, it } from 'mocha';
import { fileLog } from '../../src/host/loop/log.ts';
import { openHost } from '../../src/host/open.ts';
import type { Host } from '../../src/host/options.ts';
import { homePaths } from '../../src/host/store/home/paths.ts';
import { seal } from '../../src/host/store/journal/journalRecord.ts';
import type { Client } from '../../src/rpc/connect/client.ts';
import {
  convene,
  decideCouncil,
  initHome,
  listCouncils,
  noticed,
  ping,
} from '../../src/rpc/messages/messages.ts';
import { agreeing, hasStatus, isRecorded, puppets, watchUntil } from '../support/openTable.ts';
import { gitIn, workspaceRepository } from '../support/repositories.ts';
import { clearScratch, scratchHome, textsUnder } from '../support/scratch.ts';
import { seeing } from '../support/seeing.ts';

const id = '2026-02-14-cache-it';
const secret = 'aws_secret_access_key = canary';
const posix = process.platform !== 'win32';

describe('§4 S25 a foreign home', () => {
  after(clearScratch);
  let home: string;
  /** The person's own folder, where nothing of a home has any business. */
  let person: string;
  let asked: number;
  beforeEach(() => {
    home = scratchHome();
    person = join(dirname(home), 'person');
    asked = 0;
    mkdirSync(join(person, '.ssh'), { recursive: true });
    writeFileSync(join(person, '.bashrc'), 'mine\n');
    writeFileSync(join(person, 'credentials'), `${secret}\n`);
  });

  const open = (at = home, voice: Parameters<typeof puppets>[0] = agreeing): Promise<Host> =>
    openHost({
      home: at,
      backends: [
        puppets((turn) => {
          asked += 1;
          return voice(turn);
        }),
      ],
      defaultBackend: 'puppet',
      env: { ...process.env, HOME: person, A_TABLE_CONFIG: join(person, 'config'), A_TABLE_PROBE: 'off' },
    });
  /** What one click on the icon does, and then some. Answers what was said. */
  async function look(at = home): Promise<string> {
    let host: Host;
    try {
      host = await open(at);
    } catch (error) {
      return String(error);
    }
    try {
      await host.client().request(listCouncils, {});
      // Whatever the start set off has had its turn.
      for (let turn = 0; turn < 20; turn++) await host.client().request(ping, {});
      return host.notes.join('\n');
    } finally {
      await host.close();
    }
  }
  /** The home is this person's already, as before a pull. */
  async function ours(): Promise<void> {
    const host = await open();
    await host.client().request(initHome, {});
    await host.close();
  }
  const plant = (path: string, text: string): void => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  };
  const link = (to: string, at: string): void => {
    mkdirSync(dirname(at), { recursive: true });
    rmSync(at, { recursive: true, force: true });
    symlinkSync(to, at);
  };
  const untouched = (): void => {
    assert.equal(readFileSync(join(person, '.bashrc'), 'utf8'), 'mine\n');
    assert.deepEqual(readdirSync(join(person, '.ssh')), []);
    assert.equal(readFileSync(join(person, 'credentials'), 'utf8'), `${secret}\n`);
  };

  for (const [how, before] of [
    ['a clone', async () => undefined],
    ['a pull into a home of one’s own', ours],
  ] as const)
    it(`a manifest of the trash plants nothing through a linked folder: ${how}`, async () => {
      await before();
      const folder = join(homePaths(home).trash, id);
      plant(join(folder, '0-authorized_keys'), 'theirs\n');
      const manifest = { format: 1, id, title: 'x', by: 'x', at: 1, state: 'restoring', entries: {} };
      plant(
        join(folder, 'manifest.json'),
        JSON.stringify({ ...manifest, files: ['projects/authorized_keys'] }),
      );
      link(join(person, '.ssh'), homePaths(home).projects);
      const said = await look();
      untouched();
      assert.match(said, /projects is a link/);
    });

  for (const [how, before] of [
    ['a clone', async () => undefined],
    ['a pull into a home of one’s own', ours],
  ] as const)
    it(`the host’s log is not written through a link: ${how}`, async () => {
      await before();
      link(join(person, '.bashrc'), join(homePaths(home).stateLogs, 'host.log'));
      await look();
      const log = fileLog(join(homePaths(home).stateLogs, 'host.log'), (text) => text);
      log.warn('$(theirs)');
      await log.settle();
      untouched();
    });

  it('a council whose id leads out of the home writes no file there', async () => {
    const made = await open();
    const client = seeing(made.client());
    await client.request(initHome, {});
    const { id: real } = await client.request(convene, {
      question: 'Cache it?',
      seats: ['henry', 'sage'],
      attended: false,
    });
    await watchUntil(client, real, isRecorded);
    await made.close();
    const clone = join(dirname(home), 'clone', 'council');
    cpSync(home, clone, { recursive: true });
    const { journal, snapshots } = homePaths(clone);
    rmSync(snapshots, { recursive: true, force: true });
    for (const name of readdirSync(journal)) {
      const lines = readFileSync(join(journal, name), 'utf8').split('\n').filter(Boolean);
      const forged = lines
        .filter((line) => !line.includes('"council.recorded"'))
        .map((line) => line.replaceAll(real, '../../victim').replace(/,"sum":"[0-9a-f]+"\}$/, ''))
        .map((line, at) => seal(line.replace(/^\{"seq":\d+/, `{"seq":${at + 1}`)));
      writeFileSync(join(journal, name), `${forged.join('\n')}\n`);
    }
    const host = await open(clone).catch(() => undefined);
    if (host) {
      await host.client().request(listCouncils, {});
      for (let turn = 0; turn < 200; turn++) await host.client().request(ping, {});
      await host.close();
    }
    const outside = readdirSync(dirname(clone)).filter((name) => name !== 'council');
    assert.deepEqual(outside, []);
    assert.equal(existsSync(join(clone, 'victim.md')), false);
  });

  it('a journal that says nothing of when a council was last at work has nobody asked', async () => {
    const made = await open(home, () => new Promise<string>(() => undefined));
    const client = seeing(made.client());
    await client.request(initHome, {});
    await client.request(convene, {
      question: 'Cache it?',
      seats: ['henry', 'sage', 'nova'],
      attended: false,
    });
    await made.close();
    const clone = join(dirname(home), 'clone', 'council');
    cpSync(home, clone, { recursive: true });
    const { journal, snapshots, state } = homePaths(clone);
    rmSync(snapshots, { recursive: true, force: true });
    rmSync(join(state, 'alive'), { force: true });
    for (const name of readdirSync(journal)) {
      const lines = readFileSync(join(journal, name), 'utf8').split('\n').filter(Boolean);
      const old = lines.map((line) =>
        seal(
          line
            .replace(/,"sum":"[0-9a-f]+"\}$/, '')
            .replace(/"updatedAt":\d+,?/g, '')
            .replace(/"at":\d+/, '"at":1000000000000'),
        ),
      );
      writeFileSync(join(journal, name), `${old.join('\n')}\n`);
    }
    asked = 0;
    const said = await look(clone);
    assert.equal(asked, 0);
    assert.match(said, /set aside as \.state\.foreign-/);
  });

  it('DECISIONS.md that is a link is neither read through, nor copied, nor committed; it is said', async () => {
    const workspace = workspaceRepository();
    const at = join(workspace, 'council');
    const host = await open(at);
    const client = seeing(host.client());
    await client.request(initHome, { git: 'commit' } as never);
    writeFileSync(homePaths(at).settings, 'git: commit\n');
    link(join(person, 'credentials'), homePaths(at).decisions);
    const said = new Promise<string>((resolve) => {
      client.on(noticed, ({ message }) => {
        if (message.includes('DECISIONS.md')) resolve(message);
      });
    });
    const held = await client.request(convene, { question: 'Cache it?', seats: ['henry', 'sage'] });
    await watchUntil(client, held.id, hasStatus('decision'));
    await client.request(decideCouncil, { id: held.id, verdict: 'accept' });
    const recorded = watchUntil(client, held.id, (head) => head.status === 'decided' && isRecorded(head));
    const told = await Promise.race([said, recorded.then(() => 'written, and nothing said')]);
    await host.close();
    assert.match(told, /DECISIONS\.md is a link: nothing is read or written through it/);
    assert.equal(readlinkSync(homePaths(at).decisions), join(person, 'credentials'));
    for (const [file, text] of textsUnder(at)) assert.ok(!text.includes('canary'), file);
    assert.ok(!gitIn(workspace, 'log', '-p', '--all').includes('canary'));
    assert.ok(existsSync(join(homePaths(at).archives, `${held.id}.md`)), 'the rest is written');
    untouched();
  });

  const folders = [
    ...(['protocols', 'briefs', 'archives', 'memory', 'shared', 'logs', 'projects', 'summaries'] as const),
    ...(['journal', 'snapshots', 'lock', 'versions', 'trash', 'changes', 'stateLogs'] as const),
  ];
  for (const folder of folders)
    it(`nothing is written into a folder that ${folder} is linked to, and it is said`, async () => {
      await ours();
      const outside = join(person, 'outside');
      mkdirSync(outside);
      link(outside, homePaths(home)[folder]);
      const said = await look();
      const host = await open().catch(() => undefined);
      if (host) {
        const client = seeing(host.client());
        const stopped = new Promise<void>((resolve) => {
          client.on(noticed, () => resolve());
        });
        const made = await useHome(client).catch(() => undefined);
        if (made) await Promise.race([stopped, watchUntil(client, made, isRecorded)]);
        await host.close();
      }
      assert.deepEqual(readdirSync(outside), []);
      assert.ok(lstatSync(homePaths(home)[folder]).isSymbolicLink());
      assert.match(said, /is a link/);
      untouched();
    });

  async function useHome(client: Client): Promise<string> {
    const asked = { question: 'Cache it?', seats: ['henry', 'sage'], attended: false };
    return (await client.request(convene, asked)).id;
  }

  const files = [
    ...(['identities', 'channels', 'settings', 'decisions', 'live'] as const),
    ...(['ignore', 'pointer', 'alive'] as const),
  ];
  for (const [what, make] of [
    ['a link to a device without end', (at: string) => symlinkSync('/dev/zero', at)],
    ['a pipe that nobody writes into', (at: string) => execFileSync('mkfifo', [at])],
  ] as const)
    it(`${what} at any place keeps no home from opening, and takes neither time nor memory`, async function () {
      if (!posix) return this.skip();
      this.timeout(60_000);
      await ours();
      const paths = homePaths(home);
      const at = [
        ...files.map((each) => paths[each]),
        join(paths.archives, `${id}.md`),
        join(paths.logs, `council-${id}.json`),
        join(paths.protocols, 'mine.yaml'),
        join(paths.briefs, 'mine.yaml'),
        join(paths.memory, '2026-02-14.md'),
        join(paths.projects, 'cache-it-PRD.md'),
        join(paths.trash, id, 'manifest.json'),
        join(paths.changes, `${id}.json`),
        join(paths.state, 'git.json'),
        join(paths.stateLogs, 'turns.log'),
        join(paths.stateLogs, 'host.log'),
        join(paths.state, 'orchestration-state.json'),
      ];
      for (const place of at) {
        mkdirSync(dirname(place), { recursive: true });
        rmSync(place, { recursive: true, force: true });
        make(place);
      }
      const before = process.memoryUsage().rss;
      const said = await look();
      assert.match(said, /DECISIONS\.md/);
      const { declaredProblems } = await import('../../src/host/declared/declaredProblems.ts');
      const { problems } = await declaredProblems(home);
      for (const file of ['identities.yaml', 'DECISIONS.md', `.state/trash/${id}/manifest.json`])
        assert.ok(
          problems.some((problem) => problem.file === file),
          file,
        );
      const grown = process.memoryUsage().rss - before;
      assert.ok(grown < 300_000_000, `${grown} bytes`);
    });
});
