/** A grant that gives nothing is said where it stands, and again when a council begins. */
import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'mocha';
import { loadIdentities } from '../../src/host/declared/identities/readIdentities.ts';
import { idleGrantsOf } from '../../src/host/declared/settings/grantRules.ts';
import { callNoTools } from '../../src/host/tools/grants.ts';
import { convene, listIdentities } from '../../src/rpc/messages/messages.ts';
import { type Tooled, tooled } from '../support/tooled.ts';

const grantable = { servers: ['weather'], tools: ['inject', 'read-archive'] };
const file = (tools: string) =>
  `identities:\n  - id: henry\n    name: Henry\n    capabilities:\n      tools:\n${tools}`;

describe('§5 grants that give nothing', () => {
  let table: Tooled | undefined;
  afterEach(() => table?.close());

  it('are warned of at their line, with the word that was meant', () => {
    const { identities, problems } = loadIdentities(
      file('        - inject\n        - weathr/*\n        - weather/forecast\n        - read-archiv\n'),
      'en',
      { grantable },
    );
    assert.equal(identities?.length, 1);
    assert.deepEqual(
      problems.map(({ line, severity }) => [line, severity]),
      [
        [7, 'warning'],
        [9, 'warning'],
      ],
    );
    assert.match(
      problems[0]?.message ?? '',
      /no tool server "weathr" under mcp \(did you mean "weather"\?\)/,
    );
    assert.match(problems[1]?.message ?? '', /no tool "read-archiv" \(did you mean "read-archive"\?\)/);
  });

  it('are said in French too', () => {
    const { problems } = loadIdentities(file('        - maps/find\n'), 'fr', { grantable });
    assert.match(problems[0]?.message ?? '', /ne déclare aucun serveur d’outils «\u202fmaps\u202f»/);
  });

  it('are said of a seat whose backend calls none of our tools, but of no person and no rehearsal', () => {
    const seat = (backend: string, kind: 'agent' | 'human' = 'agent') => ({
      name: backend,
      kind,
      backend,
      capabilities: { tools: ['inject'], files: 'read' as const },
    });
    const all = [seat('acp'), seat('openai'), seat('rehearsal'), seat('human', 'human')];
    const said = idleGrantsOf(all, { ...grantable, callNoTools }, 'en');
    assert.equal(said.length, 1);
    assert.match(said[0] ?? '', /^acp is granted tools, but acp calls none/);
  });

  it('are shown in identities.yaml and when a council begins, until council.yaml declares the server', async () => {
    table = await tooled({});
    await table.grant('henry', 'weather/*');
    const { problems } = await table.client.request(listIdentities, {});
    assert.deepEqual(
      problems.map(({ file: where, severity }) => [where, severity]),
      [['identities.yaml', 'warning']],
    );
    const asked = { question: 'Do we sow?', seats: ['henry', 'sage'], attended: false };
    const { warnings } = await table.client.request(convene, asked);
    assert.ok(
      warnings.some((warning) => /^Henry: .*“?"?weather/.test(warning)),
      warnings.join('\n'),
    );
    await table.weatherAt('http://127.0.0.1:9/mcp');
    assert.deepEqual((await table.client.request(listIdentities, {})).problems, []);
  });
});
