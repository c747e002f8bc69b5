/** A home as somebody could commit it to do harm, drawn from a seed: links, pipes, ids, manifests, records, sizes. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { homePaths } from '../../src/host/store/home/paths.ts';
import { seal } from '../../src/host/store/journal/journalRecord.ts';
import type { Draws } from './draws.ts';

const ids = ['2026-02-14-cache-it', '../../victim', '..', 'constructor', '__proto__', '2026-02-14-../x'];

/** Answers what was planted. `outside` holds what nobody may reach. */
export function plantHostile(home: string, outside: string, draw: Draws): string[] {
  const { home: _, state: __, ...paths } = homePaths(home);
  const id = ids[0] ?? '';
  const places = [
    ...Object.values(paths),
    join(paths.archives, `${id}.md`),
    join(paths.logs, `council-${id}.json`),
    join(paths.briefs, 'mine.yaml'),
    join(paths.protocols, 'mine.yaml'),
    join(paths.memory, '2026-02-14.md'),
    join(paths.trash, id),
    join(paths.trash, id, 'manifest.json'),
    join(paths.stateLogs, 'host.log'),
    join(paths.stateLogs, 'turns.log'),
    join(dirname(paths.ignore), 'git.json'),
    join(dirname(paths.ignore), 'seal.json'),
  ];
  const targets = ['secret', 'folder', 'nowhere', 'folder/deep'].map((name) => join(outside, name));
  const put = (path: string, make: () => void): void => {
    // What stands behind a link that was planted before stays as it is.
    rmSync(path, { recursive: true, force: true });
    make();
  };
  const inside = (path: string): boolean => {
    try {
      mkdirSync(dirname(path), { recursive: true });
      return true;
    } catch {
      return false;
    }
  };
  const linked: string[] = [];
  const isBehind = (path: string) => linked.some((link) => path.startsWith(`${link}/`));
  const kinds = [
    'link',
    'link',
    'link',
    'device',
    'pipe',
    'folder',
    'large',
    'manifest',
    'record',
    'id',
  ] as const;
  const planted: string[] = [];
  for (let left = 1 + draw.below(6); left > 0; left--) {
    const kind = draw.pick(kinds);
    const path = draw.pick(places);
    const wrong = draw.pick(ids);
    if (isBehind(path) || !inside(path)) continue;
    if (kind === 'link' || kind === 'device') {
      put(path, () => symlinkSync(kind === 'link' ? draw.pick(targets) : '/dev/zero', path));
      linked.push(path);
    } else if (kind === 'pipe') {
      put(path, () => execFileSync('mkfifo', [path]));
      linked.push(path);
    } else if (kind === 'folder') put(path, () => mkdirSync(path));
    else if (kind === 'large')
      put(path, () => {
        writeFileSync(path, '---\n');
        truncateSync(path, 3_000_000_000);
        linked.push(path);
      });
    else if (kind === 'manifest') {
      const manifest = join(paths.trash, id, 'manifest.json');
      if (isBehind(manifest) || linked.includes(manifest) || !inside(manifest)) continue;
      const files = [draw.pick(['projects/keys', 'briefs/.bashrc', 'projects/../../x', `conseils/${wrong}`])];
      const what = {
        format: 1,
        id: draw.chance(0.7) ? id : wrong,
        title: 'x',
        by: 'x',
        at: 1,
        entries: {},
        files,
      };
      put(manifest, () => writeFileSync(manifest, JSON.stringify({ ...what, state: 'restoring' })));
    } else if (kind === 'record') {
      const segment = join(paths.journal, '000001-000000000001.jsonl');
      if (isBehind(segment) || linked.includes(segment) || !inside(segment)) continue;
      const event = { type: 'council.stopped', council: wrong, by: 'x' };
      put(segment, () =>
        writeFileSync(segment, `${seal(`{"seq":1,"at":1,"fence":1,"event":${JSON.stringify(event)}`)}\n`),
      );
    } else {
      const archive = join(paths.archives, `${id}.md`);
      if (isBehind(archive) || linked.includes(archive) || !inside(archive)) continue;
      const matter = `---\nid: ${wrong}\nstatus: recommended\ncreated: "2026-02-14T12:00:00Z"\nquestion: "x"\n---\n`;
      put(archive, () => writeFileSync(archive, matter));
    }
    planted.push(`${kind} ${path.slice(home.length + 1)}`);
  }
  return planted;
}
