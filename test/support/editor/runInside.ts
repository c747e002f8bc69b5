/**
 * Runs test files with mocha inside the extension host of a real VS Code and reports the counts:
 * `node test/support/editor/runInside.ts <files…>`. Says which editor it was.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { codeServerVersion } from '../../../scripts/setup/places.mjs';
import { type Counts, reportCounts } from '../counts.ts';
import '../quietEnvironment.ts';
import { bundleSuites, entrySource } from './bundleSuites.ts';
import { runInCodeServer } from './inCodeServer.ts';
import { findDesktop, runInDesktop } from './inDesktop.ts';
import { buildModelProvider } from './modelProvider/build.ts';
import { stopHost } from './stopHost.ts';

const extension = path.resolve(import.meta.dirname, '../../..');
const files = process.argv.slice(2);
const folder = mkdtempSync(path.join(tmpdir(), 'a-table-inside-'));
const place = (name: string) => path.join(folder, name);
const [suites, entry, output, result] = ['suites.cjs', 'entry.cjs', 'output.txt', 'counts.json'].map(
  place,
) as [string, string, string, string];

try {
  await bundleSuites(files, suites);
  writeFileSync(entry, entrySource(suites, output, result));
  const beside = await buildModelProvider(place('models'));
  const run = { extension, beside, entry, folder: mkdtempSync(place('workspace-')), timeout: 300_000 };
  const desktop = await findDesktop();
  const editor =
    desktop.program !== undefined ? `desktop VS Code ${desktop.program}` : `code-server ${codeServerVersion}`;
  console.log(
    `  inside the extension host of ${editor}${desktop.program !== undefined ? '' : ` (desktop: ${desktop.reason})`}`,
  );
  const running = desktop.program !== undefined ? runInDesktop(desktop.program, run) : runInCodeServer(run);
  const code = await running.catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  });
  if (desktop.program !== undefined) desktop.close();
  await stopHost(path.join(run.folder, 'council'));
  if (existsSync(output)) process.stdout.write(readFileSync(output));
  const counts: Counts = existsSync(result)
    ? (JSON.parse(readFileSync(result, 'utf8')) as Counts)
    : { passed: 0, failed: 1, skipped: [] };
  reportCounts(code === 0 || counts.failed ? counts : { ...counts, failed: 1 });
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  process.disconnect?.();
}
