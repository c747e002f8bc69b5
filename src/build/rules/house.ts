/** Rules of the house itself: what may lean on what, what the files must be, what a user installs. */
import { heldBy, type Rule } from '../rule.ts';

export const houseRules: readonly Rule[] = [
  ...heldBy('test/house/toolchain.test.ts', [
    [
      'house',
      'Scripts and tests run on Node 24, whatever Node the machine has',
      'runs the tests on Node 24, whatever Node the machine has',
    ],
    [
      'house',
      'Host and clients tell one version',
      'host and clients tell each other the version of package.json',
    ],
    [
      '§14',
      'The lock file serves on every machine',
      'the lock file names no registry, so that it serves on every machine',
    ],
    [
      '§14',
      'No package runs a script when it is installed',
      'no package may run a script when it is installed',
    ],
  ]),
  ...heldBy('test/house/boundaries.test.ts', [
    ['house', 'The core leans on nothing but zod and itself', 'core stands alone'],
    ['house', 'A room of the core leans only on rooms below it', 'core rooms in order'],
    ['house', 'Only the hall puts the rooms of the core together', 'the hall is on top'],
    ['house', 'Turns know no council', 'turns know no council'],
    ['house', 'The messages between host and clients lean on nothing', 'rpc stands alone'],
    ['house', 'Rooms of the host never import each other', 'host rooms do not meet'],
    ['house', 'Rooms of the host know the loop only through ports', 'host rooms lean on ports'],
    ['house', 'The host knows no client', 'the host knows no client'],
    ['§2', 'Only the loop reduces', 'only the loop reduces'],
    ['house', 'Clients know the messages only; the CLI may also open a host', 'clients know rpc only'],
    ['house', 'The page has no Node and no editor', 'the page is a page'],
    ['house', 'The manifest is declared without the editor', 'contributions know no editor'],
    ['house', 'No test code in the product', 'no test code in the product'],
    ['house', 'vscode only in the extension', 'vscode only in the extension'],
    ['house', 'discord.js in one room only', 'discord.js only in its room'],
    ['house', 'The model SDK in one room only', 'the model SDK only in its room'],
    ['house', 'The MCP server in one room only', 'the MCP server only in its room'],
    ['house', 'The MCP client in one room only', 'the MCP client only in its room'],
    ['house', 'NATS in one room only', 'NATS only in its room'],
    [
      'house',
      'A boundary holds for dynamic imports and for types',
      'a boundary is held for dynamic imports and for types too',
    ],
    [
      'house',
      'The core never throws',
      'the core never throws, for a throw leaves a turn neither settled nor failed',
    ],
    ['house', 'The core never waits', 'the core never waits, for it decides at once'],
    ['§2', 'The core knows no time', 'the core knows no time, for replay must give the same state'],
    ['§2', 'The core knows no chance but its seed', 'the core knows no chance but the seed it is given'],
    ['house', 'No import cycles', 'no import cycles, for then neither file can be read first'],
    ['house', 'No promise is left floating', 'no promise is left floating, for its failure would be lost'],
    ['house', 'Every case of a union is decided', 'every case of a union is decided'],
    ['house', 'No file over 400 lines', 'no file over 400 lines, for it holds more than one idea'],
    [
      'house',
      'Every file says at its top what it guarantees',
      'every file begins with a sentence that says what it guarantees',
    ],
    ['house', 'No utils, helpers or index', 'no file is called utils, helpers or index'],
    ['house', 'No default exports', 'no default exports, for a name should be the same everywhere'],
    [
      'house',
      'Nothing waits at the top of a file that is bundled',
      'nothing waits at the top of a file, for the bundles are CommonJS',
    ],
    ['house', 'No test is skipped or run alone', 'no test is skipped or run alone'],
    ['house', 'No boundary without a planted fault', 'no boundary is without its planted fault'],
  ]),
  ...heldBy('test/house/purity.test.ts', [
    ['§2', 'The core knows no timers, network, process, console or page', 'purity, by compiler settings'],
  ]),
  ...heldBy('test/house/orphans.test.ts', [
    ['house', 'Files, exports and packages that nothing uses are found', 'orphans'],
  ]),
  ...heldBy('test/house/generated.test.ts', [
    [
      '§12',
      'Ids and declarations of the manifest come from one place',
      'package.json declares exactly what contributions.ts says',
    ],
    [
      '§12',
      'Every text of the manifest in English and French',
      'every text of the manifest exists in English and in French, and none is left over',
    ],
    [
      '§12',
      'Editors check YAML by the very schemas that read it',
      'the JSON Schemas are those of the readers',
    ],
    [
      'house',
      'A rule without a test that exists is refused',
      'a rule with an empty cell, a missing file or a missing test is refused',
    ],
    [
      'house',
      'Made files do not drift',
      '`npm run generate -- --check` fails when a made file was changed by hand',
    ],
  ]),
  ...heldBy('test/house/runner.test.ts', [
    ['house', 'A test process that dies counts as a failure', 'counts a process that dies as failed'],
    [
      'house',
      'A test process that never ends counts as a failure',
      'counts a process that never ends as failed',
    ],
    [
      'house',
      'A run of tests ends in one line of counts',
      'ends in one line that says how many passed, failed and were skipped',
    ],
    ['house', 'Two set-ups at once do not collide', 'lets the second wait for the first'],
    ['house', 'A set-up that was killed does not block the next', 'passes over a holder that is dead'],
  ]),
  ...heldBy('test/house/vsix.test.ts', [
    ['§14', 'The .vsix holds exactly the files that are listed', 'holds exactly the files that are listed'],
    ['§14', 'No native addon in the .vsix', 'holds no native addon'],
    ['house', 'Packing twice gives the same bytes', 'has the same bytes when it is packed again'],
  ]),
  ...heldBy('test/house/documents.test.ts', [
    ['house', 'Documents point only at files that exist', 'point only at files that exist'],
    ['house', 'Documents name commands that exist', 'name commands that package.json has'],
    [
      'house',
      'Nothing tells of the machine it was written on',
      'tell nothing of the machine they were written on',
    ],
  ]),
];
