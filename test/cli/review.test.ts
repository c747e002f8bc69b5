/** A review needs something to review: a pipe is told what to add, a terminal is asked for it. */
import assert from 'node:assert/strict';
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { council, workplace } from './council.ts';
import { atTerminal, closeTerminals } from './terminal.ts';

describe('§5 cli: a review asks for what it reviews', () => {
  let place: ReturnType<typeof workplace>;
  beforeEach(() => {
    place = workplace();
    writeFileSync(path.join(place.folder, 'login.ts'), 'export const login = () => true;\n');
  });
  afterEach(() => {
    closeTerminals();
    place.remove();
  });
  const run = (...args: string[]) => council(place.folder, args);

  it('with nobody there it is not begun, and says what to add', async () => {
    const refused = await run('table', 'Review this diff', '--rehearse');
    assert.equal(refused.code, 2);
    assert.equal(
      refused.err,
      'A review needs something to review: a file, part of one, or a range of commits.\nAdd --context src/file.ts, --context src/file.ts:10-40 or --context main..HEAD\n',
    );
    assert.deepEqual(readdirSync(place.folder), ['login.ts']);
    const french = await council(place.folder, ['table', 'Relis ce diff', '--rehearse'], {
      LANG: 'fr_FR.UTF-8',
    });
    assert.match(french.err, /Une relecture demande quelque chose à relire/);
    const given = await run('table', 'Review it', '--rehearse', '--context', 'login.ts:1-1', '--json');
    assert.equal(given.code, 0, given.err);
    const wrong = await run('table', 'Review it', '--rehearse', '--context', 'logout.ts');
    assert.equal(wrong.code, 2);
    assert.match(wrong.err, /logout\.ts: there is no such file/);
  });

  it('the whole folder that one stands in can be given, without the council’s own', async () => {
    const given = await run('table', 'Review it', '--rehearse', '--pace', '0', '--context', '.', '--json');
    assert.equal(given.code, 0, given.err);
    const prompt = await run('prompt', JSON.parse(given.out).id, '1');
    assert.match(prompt.out, /login\.ts/);
    assert.doesNotMatch(prompt.out, /identities\.yaml/);
  });

  it('a file that the question names is what it reviews', async () => {
    const named = await run('table', 'Review login.ts, please', '--rehearse', '--json');
    assert.equal(named.code, 0, named.err);
    assert.equal(JSON.parse(named.out).mode, 'review');
  });

  it('at a terminal it is asked for, and Escape leaves it', async () => {
    const left = atTerminal(place.folder, ['table', 'Review this', '--rehearse', '--pace', '0']);
    await left.reads(/What should be reviewed\?/);
    left.types('\u001b');
    assert.equal((await left.ended).code, 2);
    const asked = atTerminal(place.folder, [
      ...['table', 'Review this', '--rehearse', '--pace', '0', '--decide', 'accept'],
    ]);
    await asked.reads(/What should be reviewed\?/);
    asked.types('login.ts\r');
    const { code, shown } = await asked.ended;
    assert.equal(code, 0, shown);
  });
});
