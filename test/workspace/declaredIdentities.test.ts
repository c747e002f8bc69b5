/** identities.yaml: the family of the template, and each mistake at its line. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Identity } from '../../src/core/identities/identity.ts';
import { loadIdentities } from '../../src/host/declared/identities/readIdentities.ts';
import { familyTemplate } from '../../src/host/declared/templates/family.ts';
import type { FileProblem } from '../../src/rpc/views/views.ts';

const family = loadIdentities(familyTemplate.en).identities as Identity[];
const told = (problems: FileProblem[]): string[] =>
  problems.map(({ line, column, message }) => `${line}:${column} ${message}`);

describe('§5 identities.yaml', () => {
  it('of the template loads in both languages without a word to say', () => {
    for (const language of ['en', 'fr'] as const) {
      const { identities, problems } = loadIdentities(familyTemplate[language], language);
      assert.deepEqual(problems, []);
      assert.deepEqual(
        identities?.map(({ id }) => id),
        ['papa', 'maman', 'henry', 'sage', 'nova', 'blaise'],
      );
      assert.deepEqual(
        identities?.map(({ emoji }) => emoji ?? ''),
        ['', '🦊', '🦉', '🦎', '🌟', '🧮'],
      );
      assert.deepEqual(
        identities?.filter(({ kind }) => kind === 'human').map(({ id }) => id),
        ['papa'],
      );
      assert.deepEqual(
        identities?.filter((one) => one.orchestrator).map(({ id }) => id),
        ['maman'],
      );
      for (const one of identities ?? [])
        if (one.kind === 'agent') {
          const sentences = one.persona.split(/[.!?](?:\s|$)/).filter((each) => each.trim()).length;
          // A character in three to six, then what it looks for first and what it refuses.
          assert.ok(sentences >= 5 && sentences <= 8, `${one.id}: ${sentences} sentences`);
        }
    }
  });

  it('of the template routes each domain of the seed to its lead and its backup', () => {
    const rows: [string[], string, string][] = [
      [['code', 'architecture', 'delivery'], 'nova', 'henry'],
      [['security', 'ops', 'monitoring'], 'henry', 'nova'],
      [['critique', 'specs', 'analysis'], 'sage', 'maman'],
      [['qa', 'tests', 'validation'], 'blaise', 'nova'],
      [['orchestration', 'memory'], 'maman', 'sage'],
    ];
    for (const [domains, lead, backup] of rows)
      for (const domain of domains) {
        assert.deepEqual(
          family.filter((one) => one.domains.lead.includes(domain)).map(({ id }) => id),
          [lead],
        );
        assert.deepEqual(
          family.filter((one) => one.domains.backup.includes(domain)).map(({ id }) => id),
          [backup],
        );
      }
  });

  it('with an id twice, a wrong kind or an unknown key has it named at its line', () => {
    const text = 'identities:\n  - id: a\n    name: A\n  - id: a\n    name: B\n';
    assert.deepEqual(told(loadIdentities(text).problems), ['4:9 id: "a" stands twice']);
    const wrong = 'identities:\n  - id: a\n    name: A\n    kind: robot\n    roles: x\n';
    assert.deepEqual(told(loadIdentities(wrong).problems), [
      '4:11 identities.kind: expected one of agent, human',
      '5:5 identities.roles: unknown (did you mean role?)',
    ]);
  });
});
