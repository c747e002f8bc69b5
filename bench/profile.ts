/** Where the time goes: one job of ours under the CPU profiler, and the functions that took most of it themselves. */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { measure, newFolder } from './children.ts';
import type { Order } from './job.ts';

interface Profile {
  nodes: { id: number; callFrame: { functionName: string; url: string; lineNumber: number } }[];
  samples: number[];
  timeDeltas: number[];
}

export async function profile(name: string, job: Order): Promise<string> {
  const folder = path.resolve('bench-profiles', name);
  rmSync(folder, { recursive: true, force: true });
  await measure({ ...job, hostFile: readableHost() }, folder);
  const files = readdirSync(folder).filter((file) => file.endsWith('.cpuprofile'));
  if (files.length === 0) return 'The profiler wrote nothing.';
  return files
    .sort()
    .map((file) => mostOf(path.join(folder, file)))
    .join('\n\n');
}

/** Of one thread. */
function mostOf(file: string): string {
  const seen = JSON.parse(readFileSync(file, 'utf8')) as Profile;
  const named = new Map(seen.nodes.map(({ id, callFrame }) => [id, placeOf(callFrame)]));
  const self = new Map<string, number>();
  for (const [index, sample] of seen.samples.entries()) {
    const place = named.get(sample) ?? '?';
    self.set(place, (self.get(place) ?? 0) + (seen.timeDeltas[index] ?? 0) / 1000);
  }
  const total = [...self.values()].reduce((sum, one) => sum + one, 0);
  const top = [...self].sort(([, a], [, b]) => b - a).slice(0, 30);
  const lines = top.map(
    ([place, took]) =>
      `${took.toFixed(0).padStart(7)} ms ${((took / total) * 100).toFixed(1).padStart(5)} %  ${place}`,
  );
  return [
    `${path.relative(process.cwd(), file)}: ${total.toFixed(0)} ms in all; the most of their own:`,
    ...lines,
  ].join('\n');
}

/** The host and its thread, each in one file whose functions keep their names. */
function readableHost(): string {
  const outdir = newFolder();
  buildSync({
    entryPoints: {
      host: path.join(import.meta.dirname, '../src/host/main.ts'),
      projector: path.join(import.meta.dirname, '../src/host/projector/projectorThread.ts'),
    },
    outdir,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    mainFields: ['module', 'main'],
    logLevel: 'error',
    define: {
      'import.meta.main': 'false',
      'import.meta.url': '__url',
      'import.meta.dirname': '__dirname',
      'import.meta.filename': '__filename',
    },
    banner: { js: 'const __url = require("node:url").pathToFileURL(__filename).href;' },
  });
  return path.join(outdir, 'host.js');
}

const placeOf = ({ functionName, url, lineNumber }: Profile['nodes'][number]['callFrame']): string =>
  `${functionName || '(anonymous)'} ${url ? `${path.basename(url)}:${lineNumber + 1}` : ''}`.trim();
