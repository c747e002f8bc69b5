/** What a user installs: exactly the files listed here, none of them native, the same bytes each time. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, describe, it } from 'mocha';
import { ensureVsix } from '../../scripts/setup/vsix.mjs';
import { zipEntries } from '../support/zipEntries.ts';

const expected = [
  '[Content_Types].xml',
  'extension.vsixmanifest',
  'extension/LICENSE.txt',
  'extension/changelog.md',
  'extension/dist/NOTICES.txt',
  'extension/dist/acp.js',
  'extension/dist/cli.js',
  'extension/dist/codicon.css',
  'extension/dist/codicon.ttf',
  'extension/dist/exportHtml.js',
  'extension/dist/extension.js',
  'extension/dist/host.js',
  'extension/dist/mcp.js',
  'extension/dist/package.json',
  'extension/dist/projector.js',
  'extension/dist/providers.js',
  'extension/dist/rehearsal.js',
  'extension/dist/watchdog.js',
  'extension/dist/webview.css',
  'extension/dist/webview.js',
  'extension/media/council.svg',
  'extension/media/icon.png',
  'extension/media/tab-dark.svg',
  'extension/media/tab-light.svg',
  'extension/package.json',
  'extension/package.nls.fr.json',
  'extension/package.nls.json',
  'extension/readme.md',
  'extension/schemas/brief.schema.json',
  'extension/schemas/channels.schema.json',
  'extension/schemas/council.schema.json',
  'extension/schemas/identities.schema.json',
  'extension/schemas/protocol.schema.json',
  'extension/schemas/script.schema.json',
];

describe('§14 the .vsix', function () {
  this.timeout(120_000);
  let bytes = Buffer.alloc(0);

  before(async () => {
    bytes = readFileSync(await ensureVsix());
    console.log(`    .vsix: ${(bytes.length / 1024).toFixed(0)} KB`);
  });

  it('holds exactly the files that are listed', () => {
    assert.deepEqual(zipEntries(bytes), expected);
  });

  it('holds no native addon', () => {
    assert.deepEqual(
      zipEntries(bytes).filter((name) => name.endsWith('.node')),
      [],
    );
  });

  it('brings the whole text of the licence of everything inside', () => {
    const parts = readFileSync(new URL('../../dist/NOTICES.txt', import.meta.url), 'utf8').split(
      `\n${'-'.repeat(72)}\n\n`,
    );
    assert.ok(parts.length > 40, `${parts.length} packages`);
    const short = parts.filter((part) => part.length < 600).map((part) => part.split('\n')[0]);
    assert.deepEqual(short, [], 'a name of a licence is not its text');
  });

  it('has the same bytes when it is packed again', async () => {
    assert.ok(readFileSync(await ensureVsix({ always: true })).equals(bytes));
  });
});
