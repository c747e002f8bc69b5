/** Which tools a grant covers, and under which names models are offered them: only letters that every provider takes. */
import { createHash } from 'node:crypto';

/** `weather/*` covers every tool of that server, and nothing of another whose name begins alike. */
export const isGranted = (grants: readonly string[], tool: string): boolean =>
  grants.some((grant) => grant === tool || (grant.endsWith('/*') && tool.startsWith(grant.slice(0, -1))));

/** What two grants cover together: of a star on one side, what the other names of that server. */
export const granting = (one: readonly string[], other: readonly string[]): string[] => [
  ...new Set([
    ...one.filter((grant) => isGranted(other, grant)),
    ...other.filter((grant) => isGranted(one, grant)),
  ]),
];

/** The servers that a grant speaks of, each once. */
export const serversIn = (grants: readonly string[]): string[] => [
  ...new Set(grants.flatMap((grant) => (grant.includes('/') ? [grant.slice(0, grant.indexOf('/'))] : []))),
];

/** What answers without calling our tools: people, rehearsals, and agents that have tools of their own. */
export const callNoTools: readonly string[] = ['rehearsal', 'human', 'file', 'acp', 'openclaw'];

const longest = 64;

/** `weather/forecast` as `weather__forecast`; what does not fit ends in a mark of its own, so that no two meet. */
function offeredName(tool: string): string {
  const plain = tool.replace('/', '__').replace(/[^A-Za-z0-9_-]/g, '_');
  return plain.length <= longest && plain === tool.replace('/', '__') ? plain : marked(tool, plain);
}

const marked = (tool: string, plain: string): string =>
  `${plain.slice(0, longest - 9)}_${createHash('sha256').update(tool).digest('hex').slice(0, 8)}`;

/** The name for models of each tool as people know it; the way back is the same table. */
export function offeredNames(tools: readonly string[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const tool of tools) {
    const plain = offeredName(tool);
    names.set(names.has(plain) ? marked(tool, plain) : plain, tool);
  }
  return names;
}
