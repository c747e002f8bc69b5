/** A boundary counts only once a fault against it was seen to fail: here each is crossed on purpose. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'mocha';
import { boundaries } from '../../scripts/lint/boundaries.mjs';
import { type PlantedHouse, plantHouse } from '../support/plantedFaults.ts';

interface Fault {
  readonly title: string;
  readonly file: string;
  readonly code: string;
  /** What the linter must say of exactly this file. */
  readonly says: RegExp;
}

const imports = (specifier: string) => `/** Planted. */\nimport '${specifier}';\n`;
const crosses = (title: string, file: string, specifier: string): Fault => ({
  title,
  file,
  code: imports(specifier),
  says: new RegExp(title.replaceAll('.', '\\.')),
});

const crossings: readonly Fault[] = [
  crosses('core stands alone', 'src/core/planted1.ts', 'yaml'),
  crosses('core rooms in order', 'src/core/forms/planted2.ts', '../councils/briefs/brief.ts'),
  crosses('the hall is on top', 'src/core/councils/planted3.ts', '../reduce.ts'),
  crosses('channels know no council', 'src/core/channels/planted4.ts', '../councils/council.ts'),
  crosses('rpc stands alone', 'src/rpc/planted5.ts', '../core/ids.ts'),
  crosses('adapters do not meet', 'src/host/models/planted6.ts', '../store/journal/journal.ts'),
  crosses('adapters lean on ports', 'src/host/store/planted7.ts', '../loop/loop.ts'),
  crosses('ports lean on nobody', 'src/host/ports/planted7b.ts', '../loop/clock.ts'),
  crosses('the composition root is on top', 'src/host/councils/planted7c.ts', '../open.ts'),
  crosses('the home by its own door', 'src/host/store/planted95.ts', 'node:fs/promises'),
  crosses('the host knows no client', 'src/host/planted8.ts', '../cli/follow/story.ts'),
  crosses('only the loop reduces', 'src/host/planted9.ts', '../core/reduce.ts'),
  crosses('clients know rpc only', 'src/extension/planted10.ts', '../core/state.ts'),
  crosses('the page is a page', 'webview-ui/planted11.ts', 'node:fs'),
  crosses('contributions know no editor', 'src/extension/manifest/contributions.ts', 'vscode'),
  crosses('no test code in the product', 'src/host/planted12.ts', '../../test/support/trials.ts'),
  crosses('vscode only in the extension', 'src/host/planted13.ts', 'vscode'),
  crosses('discord.js only in its room', 'src/host/models/planted14.ts', 'discord.js'),
  crosses('the model SDK only in its room', 'src/host/store/planted15.ts', '@ai-sdk/openai'),
  crosses('the MCP server only in its room', 'src/cli/planted16.ts', '@modelcontextprotocol/server'),
  crosses('the MCP client only in its room', 'src/host/models/planted18.ts', '@modelcontextprotocol/client'),
  crosses('the ACP SDK only in its room', 'src/host/tools/planted19.ts', '@agentclientprotocol/sdk'),
  crosses(
    'the OpenClaw client only in its room',
    'src/host/planted20.ts',
    '@openclaw/gateway-client/browser',
  ),
  crosses('NATS only in its room', 'src/host/planted17.ts', '@nats-io/transport-node'),
];

const more: readonly Fault[] = [
  {
    title: 'rpc takes types of the core and nothing else of it',
    file: 'src/rpc/planted5b.ts',
    code: "/** Planted. */\nimport type { Status } from '../core/councils/council.ts';\nimport { statuses } from '../core/councils/council.ts';\nexport const first: Status = statuses[0];\n",
    says: /^\S*planted5b\.ts:3:.*rpc stands alone.*\n$/,
  },
  {
    title: 'a boundary is held for dynamic imports and for types too',
    file: 'src/cli/planted20.ts',
    code: "/** Planted. */\nexport const late = () => import('../core/reduce.ts');\nexport type S = import('../core/state.ts').State;\n",
    says: /clients know rpc only[\s\S]*clients know rpc only/,
  },
  {
    title: 'a path of the home is made where ids and names are checked',
    file: 'src/host/store/planted96.ts',
    code: "/** Planted. */\nimport { join } from 'node:path';\nexport const archive = (home: string, id: string) => join(home, 'conseils', id);\n",
    says: /no-raw-home-path/,
  },
  {
    title: 'a path of the home is not spelled out either',
    file: 'src/host/planted97.ts',
    code: '/** Planted. */\nexport const log = (options: { home: string }) => `${options.home}/.state/logs/host.log`;\n',
    says: /no-raw-home-path/,
  },
  {
    title: 'the core never throws, for a throw leaves a turn neither settled nor failed',
    file: 'src/core/planted21.ts',
    code: "/** Planted. */\nexport function f(): void {\n  throw new Error('x');\n}\n",
    says: /core-never-throws/,
  },
  {
    title: 'the core never waits, for it decides at once',
    file: 'src/core/planted22.ts',
    code: '/** Planted. */\nexport const f = async () => 1;\n',
    says: /core-never-waits/,
  },
  {
    title: 'the core knows no time, for replay must give the same state',
    file: 'src/core/planted23.ts',
    code: '/** Planted. */\nexport const now = () => Date.now();\n',
    says: /no-restricted-globals/,
  },
  {
    title: 'the core knows no chance but the seed it is given',
    file: 'src/core/planted24.ts',
    code: '/** Planted. */\nexport const draw = () => Math.random();\n',
    says: /no-restricted-properties/,
  },
  {
    title: 'no import cycles, for then neither file can be read first',
    file: 'src/rpc/planted25.ts',
    code: "/** Planted. */\nimport { b } from './planted25b.ts';\nexport const a = () => b;\n",
    says: /no-cycle/,
  },
  {
    title: 'no promise is left floating, for its failure would be lost',
    file: 'src/host/planted26.ts',
    code: '/** Planted. */\nconst later = () => Promise.resolve(1);\nexport function f(): void {\n  later();\n}\n',
    says: /no-floating-promises/,
  },
  {
    title: 'every case of a union is decided',
    file: 'src/host/planted27.ts',
    code: "/** Planted. */\nexport function f(kind: 'a' | 'b'): number {\n  switch (kind) {\n    case 'a':\n      return 1;\n  }\n  return 0;\n}\n",
    says: /switch-exhaustiveness-check/,
  },
  {
    title: 'no file over 400 lines, for it holds more than one idea',
    file: 'src/host/planted28.ts',
    code: `/** Planted. */\n${'export {};\n'.repeat(401)}`,
    says: /max-lines/,
  },
  {
    title: 'every file begins with a sentence that says what it guarantees',
    file: 'src/host/planted29.ts',
    code: 'export const a = 1;\n',
    says: /opening-sentence/,
  },
  {
    title: 'no file is called utils, helpers or index',
    file: 'src/host/utils.ts',
    code: '/** Planted. */\nexport const a = 1;\n',
    says: /file-name/,
  },
  {
    title: 'no default exports, for a name should be the same everywhere',
    file: 'src/host/planted30.ts',
    code: '/** Planted. */\nconst a = 1;\nexport default a;\n',
    says: /no-default-export/,
  },
  {
    title: 'zod is imported whole, for the other way brings 350 KB more',
    file: 'src/rpc/planted31.ts',
    code: "/** Planted. */\nimport { z } from 'zod';\nexport const a = z.string();\n",
    says: /zod-whole/,
  },
  {
    title: 'nothing waits at the top of a file, for the bundles are CommonJS',
    file: 'src/cli/planted33.ts',
    code: '/** Planted. */\nexport const a = await Promise.resolve(1);\n',
    says: /no-wait-at-the-top/,
  },
  {
    title: 'no test is skipped or run alone',
    file: 'test/host/planted32.test.ts',
    code: "/** Planted. */\nimport { it } from 'mocha';\nit.only('a', () => {});\n",
    says: /no-chosen-tests/,
  },
];

describe('boundaries, each crossed on purpose', function () {
  this.timeout(60_000);
  let house: PlantedHouse;
  const said = new Map<string, string>();

  before(async () => {
    house = plantHouse(['.oxlintrc.json', 'scripts/lint', 'tsconfig.json']);
    for (const { file, code } of [...crossings, ...more]) house.plant(file, code);
    house.plant(
      'src/rpc/planted25b.ts',
      "/** Planted. */\nimport { a } from './planted25.ts';\nexport const b = () => a;\n",
    );
    house.plant('src/host/innocent.ts', '/** Does nothing wrong. */\nexport const one = 1;\n');
    const answer = await house.ask('oxlint', '--type-aware', '-f', 'unix', 'src', 'webview-ui', 'test');
    for (const line of answer.split('\n')) {
      const file = /^(.*?):\d+:\d+:/.exec(line)?.[1];
      if (file) said.set(file, `${said.get(file) ?? ''}${line}\n`);
    }
  });

  after(() => house.remove());

  for (const { title, file, says } of [...crossings, ...more]) {
    it(title, () => assert.match(said.get(file) ?? 'nothing', says));
  }

  it('an innocent file is left alone', () => {
    assert.equal(said.get('src/host/innocent.ts'), undefined);
  });

  it('no boundary is without its planted fault', () => {
    const planted = new Set(crossings.map(({ title }) => title));
    assert.deepEqual(
      boundaries.map(({ name }) => name).filter((name) => !planted.has(name)),
      [],
    );
  });
});
