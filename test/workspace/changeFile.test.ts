/** A file that people write, changed by the host: beside a hand that saves it, through a link, with the rights it had. */
import assert from 'node:assert/strict';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, describe, it } from 'mocha';
import { channelOperations } from '../../src/host/declared/channels/editChannelsFile.ts';
import { changeFile } from '../../src/host/declared/edit/changeFile.ts';
import { identityOperations } from '../../src/host/declared/identities/editIdentities.ts';
import type { Files } from '../../src/host/store/home/files.ts';
import { realFiles } from '../../src/host/store/home/files.ts';
import { clearScratch, scratchHome } from '../support/scratch.ts';

const two = 'identities:\n  - id: papa\n    name: Papa\n  - id: sage\n    name: Sage\n';

describe('a file that people write', () => {
  afterEach(clearScratch);

  function laid(text = two): { home: string; file: string } {
    const home = scratchHome();
    mkdirSync(home, { recursive: true });
    const file = join(home, 'identities.yaml');
    writeFileSync(file, text);
    return { home, file };
  }

  it('§3 saved by hand while ours waits for the disk: both are there', async () => {
    const { home, file } = laid('first\n');
    let saves = 0;
    const files: Files = {
      ...realFiles,
      async syncData(fd) {
        if (++saves === 1) writeFileSync(file, 'first\nby hand\n');
        await realFiles.syncData(fd);
      },
    };
    const done = await changeFile<string>(
      {
        ...{ home, path: file, file: 'identities.yaml', language: 'en', files },
        load: (text) => ({ value: text, problems: [] }),
      },
      (text) => `${text}ours\n`,
    );
    assert.deepEqual(done, { written: ['identities.yaml'] });
    assert.equal(readFileSync(file, 'utf8'), 'first\nby hand\nours\n');
    assert.deepEqual(readdirSync(home), ['identities.yaml']);
  });

  it('§6 who joins a channel joins those who were written there by hand since anybody looked', async () => {
    const { home } = laid();
    const channels = join(home, 'channels.yaml');
    writeFileSync(
      channels,
      'channels:\n  - id: general\n    members: [papa, nova] # by hand\n    muted: [nova]\n',
    );
    const identities = ['papa', 'sage', 'nova'].map((id) => ({ id }));
    const change = channelOperations(home, () => ({ identities, channels: {} }));
    assert.deepEqual(await change.addMember('general', 'sage'), { written: ['channels.yaml'] });
    assert.match(readFileSync(channels, 'utf8'), /members: \[papa, nova, sage\] # by hand\n/);
    await change.mute('general', 'sage', true);
    await change.removeMember('general', 'nova');
    assert.match(readFileSync(channels, 'utf8'), /members: \[papa, sage\].*\n {4}muted: \[sage\]\n/);
  });

  it('§14 S5: a link that leaves the home is not written through, nor replaced by a file', async () => {
    const { home, file } = laid();
    const outside = join(dirname(home), 'elsewhere.yaml');
    writeFileSync(outside, two);
    realFiles.remove(file);
    symlinkSync(outside, file);
    const done = await identityOperations(home).add('nova', {});
    assert.ok('refused' in done && done.refused === 'broken');
    assert.match(done.problems[0]?.message ?? '', /is a link, and none is followed/);
    assert.ok(lstatSync(file).isSymbolicLink());
    assert.equal(readFileSync(outside, 'utf8'), two);
  });

  it('a link within the home is followed no more than one out of it', async () => {
    const { home, file } = laid();
    mkdirSync(join(home, 'people'));
    const ours = join(home, 'people', 'ours.yaml');
    realFiles.rename(file, ours);
    symlinkSync(join('people', 'ours.yaml'), file);
    const done = await identityOperations(home).add('nova', {});
    assert.ok('refused' in done && done.refused === 'broken');
    assert.ok(lstatSync(file).isSymbolicLink());
    assert.equal(readFileSync(ours, 'utf8'), two);
  });

  it('§14 is no wider open afterwards than it was', async function () {
    if (process.platform === 'win32') return this.skip();
    const { home, file } = laid();
    chmodSync(file, 0o600);
    await identityOperations(home).edit('sage', { role: 'critique' });
    assert.equal(statSync(file).mode & 0o777, 0o600);
  });

  it('names of objects’ own are no fields, and change nothing', async () => {
    const { home, file } = laid();
    const operations = identityOperations(home);
    const odd = JSON.parse('{"__proto__":{"muted":true},"constructor":1,"toString":"x"}') as object;
    for (const [key, value] of Object.entries(odd)) {
      const done = await operations.edit('sage', Object.fromEntries([[key, value]]));
      assert.ok('refused' in done, key);
      assert.ok('refused' in (await operations.add('nova', Object.fromEntries([[key, value]]))), key);
    }
    await operations.edit('sage', {}, ['__proto__', 'constructor']);
    assert.equal(readFileSync(file, 'utf8'), two);
    assert.equal(({} as { muted?: boolean }).muted, undefined);
    assert.ok(existsSync(file));
  });
});
