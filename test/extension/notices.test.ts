/** What is said in the editor's notices may quote anybody: no link in it comes alive, and no notice goes another way. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'mocha';
import { unlinked } from '../../src/extension/status/noticeText.ts';

/** What the editor takes for a link in a notice. */
const link = /\[[^\]]+\]\([^)\s]+[^)]*\)/;

describe('§14 a notice of the editor', () => {
  it('S6: holds no link, of a command or of anything, whatever it quotes', () => {
    for (const said of [
      'Sage proposes a council: [Yes](command:workbench.action.terminal.new)',
      '[a](https://evil.tld)[b](file:///etc/passwd "title")',
      '[x](command:y)](command:z)',
    ]) {
      assert.match(said, link);
      assert.doesNotMatch(unlinked(said), link);
      assert.equal(unlinked(said).replaceAll(' ', ''), said.replaceAll(' ', ''));
    }
    assert.equal(unlinked('#general (chat) [2 of 4]'), '#general (chat) [2 of 4]');
  });

  it('S6: is shown by showNotice.ts alone', () => {
    const root = join(import.meta.dirname, '../../src/extension');
    const others = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !file.endsWith('showNotice.ts'),
    );
    assert.ok(others.length > 50);
    const direct =
      /vscode\s*\.window\s*\.show(?:Information|Warning|Error)Message|Message\b[^;]*\} = vscode\.window/;
    assert.deepEqual(
      others.filter((file) => direct.test(readFileSync(join(root, file), 'utf8'))),
      [],
    );
  });
});
