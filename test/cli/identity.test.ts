/** `council identity`: the registry from a terminal, with its refusals and exit codes. */
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'mocha';
import { council, workplace } from './council.ts';

const one = '123456789012345678';

describe('§5 cli: identity', function () {
  this.timeout(60_000);
  let place: ReturnType<typeof workplace>;
  let env: Record<string, string>;
  before(async () => {
    place = workplace();
    env = { OPENCLAW_STATE_DIR: path.join(place.folder, 'openclaw') };
    await run('init');
  });
  after(() => place.remove());
  const run = (...args: string[]) => council(place.folder, args, env);
  const text = () => readFileSync(path.join(place.home, 'identities.yaml'), 'utf8');

  it('§13 adds, edits, lists and deletes; every other line stays', async () => {
    const laid = text();
    const added = await run(
      'identity',
      'add',
      'zoe',
      '--name',
      'Zoé',
      '--lead',
      'research, users',
      '--speed',
      '2.5',
    );
    assert.equal(added.code, 0, added.err);
    assert.match(added.out, /^zoe is in identities.yaml now\.\n$/);
    assert.match(
      text(),
      /id: zoe\n {4}name: Zoé\n {4}domains:\n {6}lead: \[research, users\]\n {4}speed: 2\.5\n$/,
    );
    const edited = await run(
      'identity',
      'edit',
      'zoe',
      '--discord',
      one,
      '--face',
      'bot',
      '--mute',
      '--clear',
      'speed',
    );
    assert.equal(edited.code, 0, edited.err);
    assert.match((await run('identity', 'list')).out, new RegExp(`zoe +Zoé +.*${one} +muted`));
    assert.match((await run('identity', 'edit', 'zoe', '--unmute')).out, /zoe is changed/);
    assert.match((await run('identity', 'edit', 'zoe', '--name', 'Zoé')).out, /Nothing to do/);
    const { rows } = JSON.parse((await run('identity', 'list', '--json')).out);
    assert.deepEqual(rows.at(-1).discord, { userId: one, face: 'bot' });
    const refused = await run('identity', 'delete', 'zoe');
    assert.equal(refused.code, 2);
    assert.match(refused.err, /Say --yes/);
    assert.match(
      (await run('identity', 'delete', 'zoe', '--yes')).out,
      /zoe is no longer in identities.yaml/,
    );
    assert.equal(text(), laid);
  });

  it('takes over a dirigent-identity.json and what padded-cell knows', async () => {
    const file = path.join(place.folder, 'dirigent-identity.json');
    writeFileSync(
      file,
      JSON.stringify([
        { discordUserId: one, agentId: 'Home Dev' },
        { agentId: 'x', discordUserId: 5 },
      ]),
    );
    const imported = await run('identity', 'import', file);
    assert.equal(imported.code, 0, imported.err);
    assert.match(imported.out, /^Added: home-dev\.\n$/);
    assert.match(imported.err, /“Home Dev” is no id: added as “home-dev”/);
    assert.match(imported.err, /x: not taken, its Discord id is not a text/);
    assert.match((await run('identity', 'import', file)).out, /^Nothing new\.\n$/);
    assert.equal((await run('identity', 'rescan')).code, 2);
    mkdirSync(env.OPENCLAW_STATE_DIR ?? '');
    const ego = { columns: ['discord-id'], agentScope: { nova: { 'discord-id': '987654321098765432' } } };
    writeFileSync(path.join(env.OPENCLAW_STATE_DIR ?? '', 'ego.json'), JSON.stringify(ego));
    assert.match((await run('identity', 'list')).err, /padded-cell is here.*council identity rescan/);
    assert.match((await run('identity', 'rescan')).out, /^Discord id filled in: nova\.\n$/);
  });

  const mistakes: [string[], RegExp][] = [
    [['frobnicate'], /list, add, edit, delete, import, rescan/],
    [['add'], /^Who\?/],
    [['import'], /^Which file\?/],
    [['import', 'none.json'], /none\.json/],
    [['edit', 'sage'], /What is to change\?/],
    [['edit', 'sage', '--speed', 'fast'], /--speed takes a number/],
    [['edit', 'sage', '--mute', '--unmute'], /--mute or --unmute/],
    [['edit', 'sage', '--kind', 'robot'], /agent, human/],
    [['edit', 'sgae', '--role', 'x'], /did you mean sage\?/],
    [['edit', 'sage', '--clear', 'name'], /name: missing/],
    [['add', 'sage'], /already: council identity edit sage/],
    [['add', '--name'], /./],
  ];
  it('what can’t be done is said in words, with exit code 2 and no stack trace', async () => {
    const before = text();
    for (const [args, words] of mistakes) {
      const { code, err } = await run('identity', ...args);
      assert.equal(code, 2, args.join(' '));
      assert.match(err, words, args.join(' '));
      assert.doesNotMatch(err, /\n {4}at /);
    }
    assert.equal(text(), before);
  });

  it('a broken file is named with its line, and left alone', async () => {
    const sound = text();
    const broken = sound.replace('kind: human', 'kind: robot');
    writeFileSync(path.join(place.home, 'identities.yaml'), broken);
    const { code, err } = await run('identity', 'add', 'zoe');
    assert.equal(code, 2);
    assert.match(err, /council\/identities\.yaml:\d+:\d+ .*expected one of agent, human/);
    assert.match(err, /Mend that line first\. Nothing was written\./);
    assert.doesNotMatch(err, /brief/i);
    assert.equal(text(), broken);
    const listed = await run('identity', 'list');
    assert.equal(listed.code, 0);
    assert.match(listed.err, /^council\/identities\.yaml:\d+:\d+ .*expected one of agent, human\n/);
    writeFileSync(path.join(place.home, 'identities.yaml'), sound);
  });

  it('speaks French', async () => {
    const french = { ...env, LANG: 'fr_FR.UTF-8' };
    const refused = await council(place.folder, ['identity', 'edit', 'sgae', '--role', 'x'], french);
    assert.match(refused.err, /Il n’y a pas d’identité «\u202fsgae\u202f»/);
    const help = await council(place.folder, ['identity', '--help'], french);
    assert.match(help.out, /reprendre d’ailleurs/);
  });
});
