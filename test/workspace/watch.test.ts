/** R17: whatever a person does to identities.yaml while a council runs, the last good version stays in force. */
import assert from 'node:assert/strict';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { describe, it } from 'mocha';
import type { Identity } from '../../src/core/identities/identity.ts';
import { type Declared, watchDeclared } from '../../src/host/declared/identities/identitiesInForce.ts';
import { familyTemplate } from '../../src/host/declared/templates/family.ts';
import { homePaths } from '../../src/host/store/home/paths.ts';
import type { FileProblem } from '../../src/rpc/views/views.ts';
import { clearScratch, scratchHome } from '../support/scratch.ts';

interface Told {
  file: string;
  declared: Declared;
  names(): string[] | undefined;
  problems(): string[];
  changes(): number;
}

function watching(inForce?: Identity[], watch = false, onChange: () => void = () => undefined): Told {
  const home = scratchHome();
  mkdirSync(home, { recursive: true });
  let names: string[] | undefined;
  let changes = 0;
  let problems: FileProblem[] = [];
  const declared = watchDeclared({
    home,
    watch,
    ...(inForce ? { inForce } : {}),
    onIdentities(identities) {
      names = identities.map(({ id }) => id);
      changes++;
      onChange();
    },
    onProblems(found) {
      problems = found;
    },
  });
  return {
    file: homePaths(home).identities,
    declared,
    names: () => names,
    problems: () => problems.map(({ line, message }) => `${line} ${message}`),
    changes: () => changes,
  };
}

const two = 'identities:\n  - { id: a, name: A }\n  - { id: b, name: B }\n';

describe('§3 declared identities', () => {
  afterEach(clearScratch);

  it('a broken, deleted, renamed or conflicting file gives a problem at its line and changes nothing', async () => {
    const told = watching();
    writeFileSync(told.file, two);
    await told.declared.look();
    assert.deepEqual(told.names(), ['a', 'b']);
    const breakages: [string, () => void, string[]][] = [
      ['broken', () => writeFileSync(told.file, `${two}  - { id: c\n`), ['5 ']],
      ['half saved', () => writeFileSync(told.file, ''), ['1 the file is empty']],
      [
        'conflict',
        () => writeFileSync(told.file, `<<<<<<< a\n${two}=======\n>>>>>>> b\n`),
        ['1 an unresolved merge conflict'],
      ],
      [
        'deleted',
        () => rmSync(told.file),
        ['1 identities.yaml is gone: the last good version stays in force'],
      ],
      ['a folder', () => mkdirSync(told.file), ['1 the file can’t be read: EISDIR']],
    ];
    for (const [name, happen, expected] of breakages) {
      happen();
      await told.declared.look();
      assert.equal(told.problems().length, 1, name);
      assert.ok(told.problems()[0]?.startsWith(expected[0] ?? ''), `${name}: ${told.problems()[0]}`);
      assert.equal(told.changes(), 1, name);
    }
    rmSync(told.file, { recursive: true });
    writeFileSync(`${told.file}.new`, `\uFEFF${two.replaceAll('\n', '\r\n')}`);
    renameSync(`${told.file}.new`, told.file);
    await told.declared.look();
    assert.deepEqual(told.problems(), []);
    assert.equal(told.changes(), 1, 'the same people are no change');
    await told.declared.close();
  });

  it('a home without the file is no problem', async () => {
    const told = watching();
    await told.declared.look();
    assert.deepEqual(told.problems(), []);
    assert.equal(told.names(), undefined);
  });

  it('a start with a broken file keeps what was in force before', async () => {
    const told = watching([{ id: 'a' } as Identity]);
    writeFileSync(told.file, 'identities: [');
    await told.declared.look();
    assert.equal(told.names(), undefined);
    assert.equal(told.problems().length, 1);
  });

  it('a change on disk is noticed by itself when it is watched', async () => {
    let changed: () => void = () => undefined;
    const change = new Promise<void>((resolve) => {
      changed = resolve;
    });
    const told = watching(undefined, true, () => changed());
    await told.declared.ready();
    writeFileSync(told.file, familyTemplate.en);
    await change;
    assert.equal(told.names()?.length, 6);
    await told.declared.close();
  });
});
