/**
 * Who may lean on whom, each boundary a named sentence with its reason. A target is a path in this project
 * (`src/core/ids.ts`), `node:…`, or `package:…`. test/house/boundaries.test.ts plants a fault against each.
 */

/**
 * @typedef {object} Boundary
 * @property {string} name
 * @property {string} reason
 * @property {(file: string) => boolean} holds is this file under the boundary?
 * @property {(target: string, file: string, types: boolean) => boolean} forbids `types`: nothing but types is taken
 */

const clients = /^(src\/extension|src\/cli|webview-ui)\//;
const product = /^(src|webview-ui)\//;
const hostRoom = /^src\/host\/([^/]+)\//;
/** The rooms of the host that speak with something outside of it. Each could be replaced or left out alone. */
const adapters = ['models', 'store', 'tools', 'discord', 'api', 'federation'];
const nodeSideOfRpc = [
  'src/rpc/connect/connect.ts',
  'src/rpc/connect/pointer.ts',
  'src/rpc/connect/socketPlace.ts',
  'src/rpc/connect/meant.ts',
];
const coreRoom = /^src\/core\/([^/]+)\//;

const roomOf = (/** @type {string} */ file) => hostRoom.exec(file)?.[1] ?? '';
const isAdapter = (/** @type {string} */ file) => adapters.includes(roomOf(file));

/** What each room of the core may lean on beside itself, the ids and the events of the hall. @type {Record<string, string[]>} */
const coreOrder = {
  identities: [],
  forms: [],
  channels: ['identities'],
  councils: ['identities', 'forms'],
  prompts: ['identities', 'channels', 'forms', 'councils'],
};

/**
 * Who of the host may open files by themselves. Any path of a home may have come with a clone as a link: whoever touches
 * one goes by the door, which looks. @type {string[]}
 */
const withFilesOfTheirOwn = [
  // The door itself, and what stands before it: whose `.state/` it is.
  'src/host/store/home/homeFile.ts',
  'src/host/store/home/files.ts',
  'src/host/store/home/openInside.ts',
  'src/host/store/home/oddPaths.ts',
  'src/host/store/seal/stateAge.ts',
  'src/host/store/seal/processLock.ts',
  'src/host/store/seal/sealState.ts',
  // Many small heads of files in a folder that the door has listed, each opened by it.
  'src/host/store/records/archiveIndex.ts',
  // Events of a folder that the door has looked at.
  'src/host/store/shared/heartbeat.ts',
  // Where links lead, and no byte behind them.
  'src/host/store/home/homeParts.ts',
  'src/host/store/home/guardedPlaces.ts',
  'src/host/declared/settings/serverReach.ts',
  'src/host/programs/childEnvironment.ts',
  'src/host/keys/keysWithoutHost.ts',
  // What was built with the host, from beside its own bundle.
  'src/host/councils/past/exportedPage.ts',
  // The person's own folders, the system's, temporary ones.
  'src/host/store/seal/personSecret.ts',
  'src/host/store/seal/stateBook.ts',
  'src/host/store/consent/rememberWho.ts',
  'src/host/store/consent/commandConsent.ts',
  'src/host/store/home/writePrivately.ts',
  'src/host/store/git/pushConsent.ts',
  'src/host/declared/identities/import/paddedCellEgo.ts',
  'src/host/keys/configFolder.ts',
  'src/host/keys/vault.ts',
  'src/host/store/journal/holder.ts',
  'src/host/programs/endDescendants.ts',
  'src/host/programs/controlGroup.ts',
  'src/host/clients/socketServer.ts',
  'src/host/store/home/removeTree.ts',
  'src/host/store/git/scratchFolder.ts',
  'src/host/programs/agentFiles.ts',
  'src/host/models/acp/acpConversation.ts',
  // What stands in the place of a file that gives power, link or not; of names alone, no link followed.
  'src/host/store/home/powerFiles.ts',
  // The workspace around the home, and git's own folder in it.
  'src/host/store/context/readInside.ts',
  'src/host/store/context/folderFiles.ts',
  'src/host/store/context/lineCount.ts',
  'src/host/store/git/baseCommit.ts',
  'src/host/store/git/scratchCopy.ts',
  'src/host/store/git/workingFiles.ts',
  'src/host/store/git/workspaceCopy.ts',
  'src/host/store/git/workspaceFiles.ts',
  'src/host/store/git/changedCopy.ts',
  'src/host/store/git/linkDependencies.ts',
  'src/host/store/git/lendHistory.ts',
  'src/host/programs/checkPlaces.ts',
  'src/host/store/git/writeChange.ts',
  'src/host/store/git/tryChange.ts',
  'src/host/store/git/ownGitFolder.ts',
  'src/host/store/git/commitFiles.ts',
  'src/host/store/git/writableByChange.ts',
  'src/host/store/git/keepInGit.ts',
  'src/host/store/git/repository.ts',
];

/** Packages that live in one room only. @type {[RegExp, string, string][]} */
const homes = [
  [/^package:vscode$/, 'src/extension/', 'vscode only in the extension'],
  [/^package:discord\.js/, 'src/host/discord/', 'discord.js only in its room'],
  [/^package:(ai$|@ai-sdk\/)/, 'src/host/models/', 'the model SDK only in its room'],
  [/^package:@modelcontextprotocol\/server/, 'src/host/api/', 'the MCP server only in its room'],
  [/^package:@modelcontextprotocol\/client/, 'src/host/tools/', 'the MCP client only in its room'],
  [/^package:@agentclientprotocol\//, 'src/host/models/acp/', 'the ACP SDK only in its room'],
  [/^package:(@openclaw\/|ws$)/, 'src/host/models/openclaw/', 'the OpenClaw client only in its room'],
  [/^package:(@nats-io\/|nats$)/, 'src/host/federation/', 'NATS only in its room'],
];

/** @type {Boundary[]} */
export const boundaries = [
  {
    name: 'core stands alone',
    reason: 'the core knows no time, file, network or editor, so it leans on nothing but zod and itself',
    holds: (file) => file.startsWith('src/core/'),
    forbids: (target) => !target.startsWith('src/core/') && target !== 'package:zod',
  },
  {
    name: 'core rooms in order',
    reason: 'a room of the core leans only on rooms below it, so that each can be read without the others',
    holds: (file) => coreRoom.test(file),
    forbids: (target, file) => {
      const from = coreRoom.exec(file)?.[1] ?? '';
      const to = coreRoom.exec(target)?.[1];
      return to !== undefined && to !== from && !(coreOrder[from] ?? []).includes(to);
    },
  },
  {
    name: 'the hall is on top',
    reason: 'rooms of the core decide about their own; only the hall puts them together',
    holds: (file) => coreRoom.test(file),
    forbids: (target) => /^src\/core\/(reduce|pending)\.ts$/.test(target),
  },
  {
    name: 'channels know no council',
    reason:
      'a council holds a channel’s floor as anyone does: what is true only of a council belongs to councils',
    holds: (file) => file.startsWith('src/core/channels/'),
    forbids: (target) => target.startsWith('src/core/councils/'),
  },
  {
    name: 'rpc stands alone',
    reason: 'it is the one thing that both sides know; whatever it leaned on, all would lean on',
    holds: (file) => file.startsWith('src/rpc/'),
    forbids: (target, file, types) => {
      // A list of words stands once: where the core has it. A type brings nothing into a bundle.
      if (types && target.startsWith('src/core/')) return false;
      // The socket itself is Node's; the page, which has no Node, may not import these files.
      if (nodeSideOfRpc.includes(file) && target.startsWith('node:')) return false;
      return !target.startsWith('src/rpc/') && !/^package:(zod|vscode-jsonrpc)/.test(target);
    },
  },
  {
    name: 'adapters do not meet',
    reason: 'models, store, tools, discord, api and federation meet only in the loop, through ports',
    holds: (file) => isAdapter(file),
    forbids: (target, file) => isAdapter(target) && roomOf(target) !== roomOf(file),
  },
  {
    name: 'adapters lean on ports',
    reason: 'one that called the loop or the composition root could not be tested or replaced alone',
    holds: (file) => isAdapter(file),
    forbids: (target) =>
      target.startsWith('src/host/') &&
      !isAdapter(target) &&
      !target.startsWith('src/host/ports/') &&
      // Programs of agents and of tool servers end with all that they started, by one rule.
      target !== 'src/host/programs/processGroup.ts',
  },
  {
    name: 'ports lean on nobody',
    reason: 'every room of the host leans on them; whatever they leaned on, all would lean on',
    holds: (file) => file.startsWith('src/host/ports/'),
    forbids: (target) => target.startsWith('src/host/') && !target.startsWith('src/host/ports/'),
  },
  {
    name: 'the composition root is on top',
    reason: 'it puts the rooms together; a room that knew it could be opened only as a whole host',
    holds: (file) => hostRoom.test(file),
    forbids: (target) => /^src\/host\/(main|open)\.ts$/.test(target),
  },
  {
    name: 'the home by its own door',
    reason:
      'any path of a home may be a link that came with a clone: store/home/homeFile.ts and files.ts beside it follow none',
    holds: (file) => file.startsWith('src/host/') && !withFilesOfTheirOwn.includes(file),
    forbids: (target) => /^node:fs(?:\/promises)?$/.test(target),
  },
  {
    name: 'the host knows no client',
    reason: 'the host runs with no editor and no terminal; clients come and go',
    holds: (file) => file.startsWith('src/host/'),
    forbids: (target) => clients.test(target) || target.startsWith('src/build/'),
  },
  {
    name: 'only the loop reduces',
    reason: 'one mutator: state is changed where the journal is written, nowhere else',
    holds: (file) => product.test(file) && !/^src\/(core\/[^/]+\.ts|host\/loop\/loop\.ts)$/.test(file),
    forbids: (target) => target === 'src/core/reduce.ts',
  },
  {
    name: 'clients know rpc only',
    reason:
      'the extension, the CLI and the page are clients among others; only the CLI may open a host itself',
    holds: (file) => clients.test(file),
    forbids: (target, file) => {
      if (file.startsWith('src/cli/') && target === 'src/host/main.ts') return false;
      const own = clients.exec(file)?.[1] ?? '';
      return product.test(target) && !target.startsWith('src/rpc/') && !target.startsWith(`${own}/`);
    },
  },
  {
    name: 'the page is a page',
    reason: 'webview-ui runs in a browser: it has no Node and no editor',
    holds: (file) => file.startsWith('webview-ui/'),
    forbids: (target) =>
      target.startsWith('node:') || target === 'package:vscode' || nodeSideOfRpc.includes(target),
  },
  {
    name: 'contributions know no editor',
    reason: 'the manifest is generated from them, outside the editor',
    holds: (file) => file === 'src/extension/manifest/contributions.ts',
    forbids: (target) => target === 'package:vscode',
  },
  {
    name: 'no test code in the product',
    reason: 'what users run must not carry what only tests need',
    holds: (file) => product.test(file),
    forbids: (target) =>
      /^(test|bench|scripts)\//.test(target) ||
      /^package:(mocha|fast-check|playwright-core|@sinonjs\/)/.test(target),
  },
  ...homes.map(([packages, home, name]) => ({
    name,
    reason: `it may be replaced or left out without touching any other room than ${home}`,
    holds: (/** @type {string} */ file) => product.test(file) && !file.startsWith(home),
    forbids: (/** @type {string} */ target) => packages.test(target),
  })),
];

/** @param {string} file @param {string} target @param {boolean} [types] @returns {Boundary[]} */
export function crossed(file, target, types = false) {
  return boundaries.filter((boundary) => boundary.holds(file) && boundary.forbids(target, file, types));
}
