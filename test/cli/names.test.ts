/** Names that every object has, given to every command: each answers in words, and the home is as it was. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'mocha';
import { council, type Ran, workplace } from './council.ts';

const names = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'];

/** What a command reads itself; what it only hands on to the host is asked at the host’s own door. */
const commands = (name: string): string[][] => [
  [name],
  ['show', name],
  ['decide', name, name],
  ['protocols', name],
  ['protocols', 'show', name],
  ['route', name],
  ['estimate', name, '--seats', name, '--mode', name],
  ['raise', name, '--tokens', name],
  ['waive', name, name, '--text', name],
  ['fork', name, '--at', name],
  ['ask-again', name, '--at', name],
  ['stats', '--since', name],
  ['prompt', name, name],
  ['key', name],
  ['key', 'remove', name],
  ['key', 'test', name],
  ['models', 'use', name, name],
  ['identity', name, name],
  ['identity', 'remove', name],
  ['channel', name],
  ['channel', 'show', name],
  ['channel', 'set-mode', name, name],
  ['channel', 'mute', name, name],
  ['say', name, name],
  ['turn', name, name],
  ['table', name, '--mode', name],
  ['list', `--${name}`],
];

describe('cli: names that every object has', function () {
  this.timeout(180_000);
  let place: ReturnType<typeof workplace>;
  before(async () => {
    place = workplace();
    await council(place.folder, ['init']);
  });
  after(() => place.remove());

  const inWords = (args: string[], { code, out, err }: Ran): void => {
    const said = `council ${args.join(' ')}\n${out}\n${err}`;
    assert.notEqual(code, null, said);
    assert.notEqual(code, 70, said);
    assert.doesNotMatch(said, /native code|function Object|\[object |went wrong inside|\bat file:|TypeError/);
  };

  it('council stop: there is no such council, and the home opens again', async () => {
    for (const name of ['constructor', '__proto__']) {
      const { code, err } = await council(place.folder, ['stop', name]);
      assert.equal(code, 2);
      assert.match(err, new RegExp(`There is no council “${name}” in this home`));
    }
    assert.match((await council(place.folder, ['list'])).out, /Nothing on the table/);
    assert.match((await council(place.folder, ['doctor'])).out, /All is well/);
  });

  it('every command answers in words', async () => {
    // Each command meets one of the names; over all of them each name is met in many places.
    const all = commands('').map((_, nth) => commands(names[nth % names.length] ?? '')[nth] ?? []);
    const rest = [...all];
    const work = async () => {
      for (let args = rest.shift(); args; args = rest.shift())
        inWords(args, await council(place.folder, args));
    };
    await Promise.all([work(), work()]);
    assert.match((await council(place.folder, ['doctor'])).out, /All is well/);
  });
});
