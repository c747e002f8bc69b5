/**
 * A home in which some files are as no host ever wrote them: logs, manifests, the outbox, plans, the pointer, snapshots,
 * records whose sum is right, YAML, archives. It always opens, or says what is wrong and opens once the doctor has set it
 * aside; every command answers; nothing that was acknowledged is lost; and what is not taken is named.
 */
import assert from 'node:assert/strict';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { after, before, describe, it } from 'mocha';
import { declaredProblems } from '../../src/host/declared/declaredProblems.ts';
import { sealFolder } from '../../src/host/keys/configFolder.ts';
import { examine, repair } from '../../src/host/loop/readJournal.ts';
import type { Host } from '../../src/host/options.ts';
import { councilPaths, homePaths } from '../../src/host/store/home/paths.ts';
import { seal } from '../../src/host/store/journal/journalRecord.ts';
import { adoptState } from '../../src/host/store/seal/sealState.ts';
import { type Client, Refusal } from '../../src/rpc/connect/client.ts';
import {
  channelHistory,
  getChannel,
  listChannels,
  sayInChannel,
} from '../../src/rpc/messages/channelMessages.ts';
import {
  decideCouncil,
  getCouncil,
  listCouncils,
  listIdentities,
  stopCouncil,
} from '../../src/rpc/messages/messages.ts';
import { councilStats as stats } from '../../src/rpc/messages/pastMessages.ts';
import { deleteCouncil, renameCouncil, restoreCouncil } from '../../src/rpc/messages/renameMessages.ts';
import { type Draws, drawSeed, draws } from '../support/draws.ts';
import { type LivedHome, livedHome, openLived, recordsIn } from '../support/livedHome.ts';
import { changedJson, changedText } from '../support/malformed.ts';
import { reportAfter, times } from '../support/trials.ts';

const perHome = 5;
const wanted = times(100, 10_000);
const seed = drawSeed();
let base: LivedHome;

type Kind =
  | 'log'
  | 'manifest'
  | 'git'
  | 'plan'
  | 'pointer'
  | 'snapshot'
  | 'record'
  | 'yaml'
  | 'archive'
  | 'lock'
  | 'turns';
const kinds: readonly Kind[] = [
  ...(['log', 'log', 'log', 'manifest', 'manifest', 'record', 'record', 'snapshot', 'yaml'] as const),
  ...(['git', 'plan', 'pointer', 'archive', 'lock', 'turns'] as const),
];

const filesFor = (home: string): Record<Kind, string[]> => {
  const paths = homePaths(home);
  const inside = (folder: string, ending: string) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(ending))
      .map((name) => join(folder, name));
  return {
    log: base.ended.map((id) => councilPaths(home, id).log),
    manifest: [join(paths.trash, base.trashed, 'manifest.json')],
    git: [join(paths.state, 'git.json')],
    plan: inside(paths.changes, '.json'),
    pointer: [paths.pointer],
    snapshot: inside(paths.snapshots, '.json'),
    record: inside(paths.journal, '.jsonl'),
    yaml: [
      paths.identities,
      paths.channels,
      paths.settings,
      ...inside(paths.protocols, '.yaml'),
      ...inside(paths.briefs, '.yaml'),
    ].filter(existsSync),
    archive: [...inside(paths.archives, '.md'), paths.decisions].filter(existsSync),
    lock: [join(paths.lock, '000001.json'), join(paths.lock, '999999999999999999999.json')],
    turns: [join(paths.stateLogs, 'turns.log')],
  };
};

/** Sealed again, so that only its content is wrong. */
function resealed(line: string, changed: unknown): string {
  const open = /^\{"seq":\d+,"at":[^,]+,"fence":\d+,"event":/.exec(line)?.[0] ?? '';
  return seal(`${open}${JSON.stringify(changed)}`);
}

/** Puts something wrong in the place of a file; answers which, and the record it concerns. */
function spoil(
  home: string,
  kind: Kind,
  draw: Draws,
  done: Set<string>,
): { kind: Kind; file: string; seq?: number } | undefined {
  const files = filesFor(home)[kind];
  const file = draw.pick(files);
  if (file === undefined || (kind !== 'record' && done.has(file))) return undefined;
  done.add(file);
  if (kind === 'record') {
    const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
    if (lines.length === 0) return undefined;
    const at = draw.below(lines.length);
    const { seq, event } = JSON.parse(lines[at] ?? '') as { seq: number; event: unknown };
    lines[at] = resealed(lines[at] ?? '', changedJson(event, draw));
    writeFileSync(file, `${lines.join('\n')}\n`);
    return { kind, file, seq };
  }
  if (draw.chance(0.03) && kind !== 'snapshot') {
    rmSync(file, { force: true });
    mkdirSync(file, { recursive: true });
    if (kind === 'lock') utimesSync(file, 1, 1);
    return { kind, file };
  }
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '{}';
  const isJson = text.startsWith('{') && kind !== 'yaml' && kind !== 'turns';
  if (kind === 'snapshot' && draw.chance(0.8)) {
    const { sum: _sum, ...content } = JSON.parse(text) as Record<string, unknown>;
    const changed = {
      ...content,
      ...(draw.chance(0.8)
        ? { state: changedJson(content.state, draw) }
        : (changedJson(content, draw) as object)),
    };
    writeFileSync(file, seal(JSON.stringify(changed).slice(0, -1)));
  } else if (isJson && draw.chance(0.75))
    writeFileSync(file, JSON.stringify(changedJson(JSON.parse(text), draw)));
  else writeFileSync(file, changedText(text, draw));
  if (kind === 'lock') utimesSync(file, 1, 1);
  return { kind, file };
}

/** Answered or refused in words, and in time: what else comes of a request is a fault. */
async function answered<T>(what: string, asked: Promise<T>): Promise<T | Refusal> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what}: no answer`)), 20_000);
  });
  try {
    return await Promise.race([asked, late]);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw new Error(`${what}: ${String(error instanceof Error ? error.stack : error)}`, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/** Everything that a person does in a day. */
async function useHome(client: Client, draw: Draws): Promise<Map<string, unknown>> {
  const [first = '', third = ''] = base.ended;
  const asks: [string, () => Promise<unknown>][] = [
    ['councils', () => client.request(listCouncils, {})],
    ['identities', () => client.request(listIdentities, {})],
    ['channels', () => client.request(listChannels, {})],
    ['channel', () => client.request(getChannel, { channel: 'quiet' })],
    ['history', () => client.request(channelHistory, { channel: 'quiet' })],
    ...[...base.ended, base.waiting, base.trashed, 'constructor', '__proto__'].map(
      (id): [string, () => Promise<unknown>] => [`get ${id}`, () => client.request(getCouncil, { id })],
    ),
    ['stats', () => client.request(stats, {})],
    ['say', () => client.request(sayInChannel, { channel: 'quiet', text: 'Still here.' })],
    [
      'decide first',
      () =>
        client.request(decideCouncil, {
          id: first,
          verdict: draw.pick(['accept', 'another-round'] as const),
        }),
    ],
    ['decide waiting', () => client.request(decideCouncil, { id: base.waiting, verdict: 'accept' })],
    ['rename', () => client.request(renameCouncil, { id: third, title: 'Another' })],
    ['restore', () => client.request(restoreCouncil, { id: base.trashed })],
    ['delete', () => client.request(deleteCouncil, { id: third })],
    ['stop', () => client.request(stopCouncil, { id: draw.pick([first, 'constructor']) })],
  ];
  const outcomes = new Map<string, unknown>();
  for (const [what, ask] of asks) outcomes.set(what, await answered(what, ask()));
  return outcomes;
}

interface Seen {
  homes: number;
  files: number;
  refused: number;
  repaired: number;
  named: number;
}

async function tryHome(draw: Draws, seen: Seen): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'a-table-malformed-'));
  const home = join(root, 'council');
  cpSync(base.home, home, { recursive: true });
  // As if the person had copied it and said so: what comes with a clone is not even looked at.
  adoptState({ home, config: sealFolder(process.env) }, Date.now());
  let host: Host | undefined;
  try {
    const done = new Set<string>();
    const wrong = Array.from({ length: perHome }, () => spoil(home, draw.pick(kinds), draw, done)).flatMap(
      (each) => each ?? [],
    );
    seen.files += wrong.length;
    const spoilt = new Set(wrong.flatMap(({ seq }) => seq ?? []));
    const report = examine(home);
    const { problems } = await declaredProblems(home);
    const named = [
      ...problems.map(({ file, message }) => `${file} ${message}`),
      ...report.findings.map(({ words }) => words),
      ...report.snapshots.map(({ problem }) => problem ?? ''),
    ].join('\n');
    seen.named += wrong.filter(({ file }) => named.includes(basename(file))).length;

    const lost = new Set<number>();
    const first = await openLived(home).catch((error: unknown) => error);
    if (first instanceof Error) {
      seen.refused += 1;
      assert.match(first.message, /council doctor/, `refused without saying what to do: ${first.stack}`);
      assert.equal(report.sound, false, `the doctor finds nothing wrong, but: ${first.message}`);
      const { unusable, dropped } = await repair(home);
      for (const { seq } of [...unusable, ...dropped]) lost.add(seq);
      assert.ok(lost.size > 0, 'the doctor does not say what is lost');
      assert.equal(examine(home).sound, true);
      seen.repaired += 1;
      host = await openLived(home);
    } else host = first as Host;

    // What was acknowledged and not spoilt is there, each record as it was.
    const now = recordsIn(home);
    for (const [seq, line] of base.records)
      if (!spoilt.has(seq) && !lost.has(seq))
        assert.equal(now.get(seq), line, `record ${seq} is not as it was`);

    const client = host.client();
    const outcomes = await useHome(client, draw);
    for (const id of base.ended) {
      const { log } = councilPaths(home, id);
      const got = outcomes.get(`get ${id}`);
      // One whose own records are spoilt may be in the state still, and needs no log.
      if (!named.includes(basename(log)) || spoilt.size > 0) continue;
      assert.ok(
        got instanceof Refusal && got.message.includes(basename(log)),
        `${basename(log)} is not taken and not named: ${String(got)}`,
      );
    }
    await host.close();
    host = await openLived(home);
    const again = host.client();
    const said = outcomes.get('say');
    if (said instanceof Refusal) return;
    const { message } = said as { message: { key: string } };
    const view = await again.request(getChannel, { channel: 'quiet' });
    const ids = new Set(view.messages.map((each) => each.key));
    assert.ok(ids.has(message.key), 'what was said last is gone');
    if (spoilt.size === 0 && lost.size === 0)
      for (const id of base.messages) assert.ok(ids.has(id), `message ${id} is gone`);
  } finally {
    await host?.close();
    rmSync(root, { recursive: true, force: true });
  }
}

describe('§4 R24 malformed files of a clone', function () {
  this.timeout(60 * 60_000);
  const seen: Seen = { homes: 0, files: 0, refused: 0, repaired: 0, named: 0 };
  let slowest = 0;
  before(async () => {
    base = await livedHome();
  });
  after(() => base && rmSync(base.root, { recursive: true, force: true }));
  after(
    reportAfter(() => ({
      id: 'R24',
      what: 'malformed files of a clone',
      count: seen.files,
      seed,
      result: `in ${seen.homes} homes: all opened, ${seen.repaired} of them once the doctor had set a record aside; ${seen.named} files named; slowest home ${Math.round(slowest)} ms`,
    })),
  );

  it('the home opens, every command answers, nothing acknowledged is lost, and what is not taken is named', async () => {
    const failed: string[] = [];
    for (let n = 0; seen.files < wanted && failed.length < 10; n++) {
      seen.homes += 1;
      const started = performance.now();
      await tryHome(draws(seed + n), seen).catch((error: unknown) => {
        failed.push(`A_TABLE_SEED=${seed + n}: ${error instanceof Error ? error.stack : String(error)}`);
      });
      slowest = Math.max(slowest, performance.now() - started);
      if (n % 200 === 199) console.log(`    ${n + 1} homes, ${seen.files} files`);
    }
    assert.equal(failed.length, 0, failed.join('\n\n'));
    assert.ok(seen.named > 0 && seen.repaired > 0);
  });
});
