/** The host's process of the trials in files of their own, made once for each run of tests: it starts in a tenth of the time. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSync } from 'esbuild';

const made = new Map<string, string>();

export function hostBundle(entry = 'hostChild.ts'): string {
  const known = made.get(entry);
  if (known !== undefined) return known;
  const folder = mkdtempSync(path.join(tmpdir(), 'a-table-host-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  buildSync({
    // A thread is begun from the file beside, as in the product.
    entryPoints: {
      host: path.join(import.meta.dirname, entry),
      projector: path.join(import.meta.dirname, 'projectorChild.ts'),
    },
    outdir: folder,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    mainFields: ['module', 'main'],
    logLevel: 'error',
    sourcemap: 'inline',
    define: {
      'import.meta.main': 'false',
      'import.meta.url': '__url',
      'import.meta.dirname': '__dirname',
      'import.meta.filename': '__filename',
    },
    banner: { js: 'const __url = require("node:url").pathToFileURL(__filename).href;' },
  });
  const outfile = path.join(folder, 'host.js');
  made.set(entry, outfile);
  return outfile;
}
