/** Where keys come from, which goes first, and what keeping one guards it from. */
import assert from 'node:assert/strict';
import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { configFolder } from '../../src/host/keys/configFolder.ts';
import { openKeys } from '../../src/host/keys/keyring.ts';
import { KeyError } from '../../src/host/keys/vault.ts';
import { clearScratch, scratchHome } from '../support/scratch.ts';

const one = 'sk-one-1234567890abcdef';
const two = 'sk-two-1234567890abcdef';
const three = 'sk-three-34567890abcdef';

describe('§14 keys', () => {
  let folder: string;
  let env: Record<string, string>;
  beforeEach(() => {
    folder = dirname(scratchHome());
    env = { A_TABLE_CONFIG: join(folder, 'config') };
  });
  afterEach(clearScratch);

  it('come from a client first, then the environment, then what was kept; each says where from', () => {
    env.OPENAI_API_KEY = two;
    const keys = openKeys({ env });
    keys.keep({ provider: 'openai', value: three });
    assert.deepEqual(keys.find('openai'), { value: two, host: 'api.openai.com', from: 'environment' });
    keys.lend([{ provider: 'openai', value: one }]);
    assert.deepEqual(keys.find('openai'), { value: one, host: 'api.openai.com', from: 'lent' });
    keys.lend([]);
    assert.equal(keys.find('openai')?.from, 'environment');
    delete env.OPENAI_API_KEY;
    assert.deepEqual(keys.find('openai'), { value: three, host: 'api.openai.com', from: 'kept' });
    assert.deepEqual(keys.forget('openai'), ['kept']);
    assert.equal(keys.find('openai'), undefined);
  });

  it('are read from the variables that each provider’s own tools use', () => {
    const keys = openKeys({
      env: {
        ...env,
        ANTHROPIC_API_KEY: one,
        GEMINI_API_KEY: two,
        ZAI_API_KEY: three,
        COUNCIL_OPENAI_KEY: one,
        COUNCIL_OPENAI_URL: 'http://127.0.0.1:8080/v1',
        OPENCLAW_GATEWAY_TOKEN: two,
      },
    });
    const found = Object.fromEntries(keys.rows().map((row) => [row.provider, row]));
    assert.deepEqual(found, {
      anthropic: {
        provider: 'anthropic',
        from: 'environment',
        host: 'api.anthropic.com',
        variable: 'ANTHROPIC_API_KEY',
      },
      openai: { provider: 'openai', host: 'api.openai.com' },
      google: {
        provider: 'google',
        from: 'environment',
        host: 'generativelanguage.googleapis.com',
        variable: 'GEMINI_API_KEY',
      },
      zai: { provider: 'zai', from: 'environment', host: 'api.z.ai', variable: 'ZAI_API_KEY' },
      'openai-compatible': {
        provider: 'openai-compatible',
        from: 'environment',
        host: '127.0.0.1:8080',
        variable: 'COUNCIL_OPENAI_KEY',
      },
      openclaw: {
        provider: 'openclaw',
        from: 'environment',
        host: '127.0.0.1:18789',
        variable: 'OPENCLAW_GATEWAY_TOKEN',
      },
      ollama: { provider: 'ollama', host: '127.0.0.1:11434' },
    });
  });

  it('are found by the host that they are for, before the order of where they come from', () => {
    env.OPENAI_API_KEY = one;
    const keys = openKeys({ env });
    keys.keep({ provider: 'openai', value: two, url: 'https://proxy.example/v1' });
    assert.equal(keys.find('openai')?.value, one);
    assert.equal(keys.find('openai', 'proxy.example')?.value, two);
    // Not for that host: whoever asks sees it by the host, and does not send it.
    assert.equal(keys.find('openai', 'elsewhere.example')?.host, 'api.openai.com');
  });

  it('are kept sealed, for their owner alone, and a running host sees them at once', () => {
    const [host, cli] = [openKeys({ env }), openKeys({ env })];
    assert.equal(host.find('zai'), undefined);
    cli.keep({ provider: 'zai', value: one });
    assert.equal(host.find('zai')?.value, one);
    const config = String(env.A_TABLE_CONFIG);
    const files = readdirSync(config).sort();
    assert.deepEqual(files, ['keys.key', 'keys.sealed']);
    for (const name of files) {
      const bytes = readFileSync(join(config, name));
      for (const encoding of ['utf8', 'base64', 'hex', 'latin1'] as const)
        assert.ok(!bytes.toString(encoding).includes(one), name);
      if (process.platform !== 'win32') assert.equal(statSync(join(config, name)).mode & 0o777, 0o600);
    }
    if (process.platform !== 'win32') assert.equal(statSync(config).mode & 0o777, 0o700);
    // Two writings of the same are not alike: nobody learns from the file that nothing changed.
    const before = readFileSync(join(config, 'keys.sealed'), 'utf8');
    cli.keep({ provider: 'zai', value: one });
    assert.notEqual(readFileSync(join(config, 'keys.sealed'), 'utf8'), before);
  });

  it('that were given for an address are kept with it', () => {
    const url = 'https://models.example.org/api/v1';
    const given = { provider: 'openai-compatible', value: one, url };
    openKeys({ env }).keep(given);
    const kept = { value: one, host: 'models.example.org', url, from: 'kept' };
    assert.deepEqual(openKeys({ env }).find('openai-compatible'), kept);
    const keys = openKeys({ env });
    keys.lend([given]);
    assert.equal(keys.find('openai-compatible')?.url, url);
  });

  it('that were changed on disk, or sealed by another key, do not open, and that is said without them', () => {
    const keys = openKeys({ env });
    keys.keep({ provider: 'zai', value: one });
    const sealed = join(String(env.A_TABLE_CONFIG), 'keys.sealed');
    const text = readFileSync(sealed, 'utf8');
    const { data, ...rest } = JSON.parse(text) as { data: string };
    const other = Buffer.from(data, 'base64');
    other[0] = (other[0] ?? 0) ^ 1;
    writeFileSync(sealed, JSON.stringify({ ...rest, data: other.toString('base64') }));
    assert.equal(keys.find('zai'), undefined);
    assert.match(keys.problem() ?? '', /don’t open/);
    assert.ok(!(keys.problem() ?? '').includes(one));
  });

  it('are neither kept nor read where others could write or read', () => {
    // Windows keeps no such bits.
    if (process.platform === 'win32') return;
    const config = String(env.A_TABLE_CONFIG);
    mkdirSync(config, { mode: 0o700 });
    chmodSync(config, 0o770);
    const keys = openKeys({ env });
    assert.throws(() => keys.keep({ provider: 'zai', value: one }), KeyError);
    chmodSync(config, 0o700);
    keys.keep({ provider: 'zai', value: one });
    chmodSync(join(config, 'keys.key'), 0o640);
    const later = openKeys({ env });
    assert.equal(later.find('zai'), undefined);
    assert.match(later.problem() ?? '', /open to others/);
  });

  it('that can’t be read now are not lost by setting or forgetting another', () => {
    // Windows keeps no such bits.
    if (process.platform === 'win32') return;
    const opener = join(String(env.A_TABLE_CONFIG), 'keys.key');
    const sealed = join(String(env.A_TABLE_CONFIG), 'keys.sealed');
    openKeys({ env }).keep({ provider: 'zai', value: one });
    const later = openKeys({ env });
    for (const file of [opener, sealed]) {
      chmodSync(file, 0o644);
      assert.throws(() => later.keep({ provider: 'openai', value: two }), /open to others/);
      assert.throws(() => later.forget('openai'), /open to others/);
      chmodSync(file, 0o600);
      assert.equal(later.problem(), undefined, 'seen as soon as it is set right');
    }
    later.keep({ provider: 'openai', value: two });
    const found = openKeys({ env });
    assert.deepEqual([found.find('zai')?.value, found.find('openai')?.value], [one, two]);
  });

  it('are never kept inside a workspace, by no link either', () => {
    const workspace = join(folder, 'workspace');
    mkdirSync(join(workspace, 'inner'), { recursive: true });
    const refused = (config: string) =>
      assert.throws(
        () => openKeys({ env: { A_TABLE_CONFIG: config }, workspace }).keep({ provider: 'zai', value: one }),
        /inside the workspace/,
      );
    refused(join(workspace, 'config'));
    refused(workspace);
    symlinkSync(join(workspace, 'inner'), join(folder, 'link'));
    refused(join(folder, 'link', 'config'));
    assert.deepEqual(readdirSync(join(workspace, 'inner')), []);
  });

  it('that are none, go nowhere, or would go in the clear are refused in words', () => {
    const keys = openKeys({ env });
    const refusals: [object, RegExp][] = [
      [{ provider: 'nobody', value: one }, /takes no key/],
      [{ provider: 'zai', value: 'two words and more' }, /no key/],
      [{ provider: 'zai', value: `${one}\nX-Other: 1` }, /no key/],
      [{ provider: 'openai-compatible', value: one }, /--url/],
      [{ provider: 'openai', value: one, url: 'file:///etc/passwd' }, /no address/],
      [{ provider: 'openai', value: one, url: 'http://proxy.example/v1' }, /in the clear/],
    ];
    for (const [given, words] of refusals)
      assert.throws(() => keys.keep(given as Parameters<typeof keys.keep>[0]), words);
    assert.equal(
      keys.keep({ provider: 'openai', value: one, url: 'http://127.0.0.1:9/v1' }).host,
      '127.0.0.1:9',
    );
  });

  it('stand in the user’s own folder for configuration on each system', () => {
    const home = { HOME: '/home/someone', USERPROFILE: 'C:\\Users\\someone' };
    assert.equal(configFolder(home, 'linux'), '/home/someone/.config/a-table');
    assert.equal(configFolder({ ...home, XDG_CONFIG_HOME: '/etc/own' }, 'linux'), '/etc/own/a-table');
    assert.equal(
      configFolder({ ...home, XDG_CONFIG_HOME: 'relative' }, 'linux'),
      '/home/someone/.config/a-table',
    );
    assert.match(configFolder(home, 'darwin'), /Library.Application Support.a-table$/);
    assert.match(
      configFolder({ ...home, APPDATA: 'C:\\Users\\someone\\AppData' }, 'win32'),
      /AppData.a-table$/,
    );
  });
});
