/** Grants that could never be used: of a tool server that council.yaml does not declare, of a tool that the host does not have. */
import type { Identity } from '../../../core/identities/identity.ts';
import type { Language } from '../../../core/ids.ts';
import { grantWords } from '../../../rpc/words/host/grantWords.ts';
import { nearest } from '../nearest.ts';

/** What can be granted here and now. */
export interface Grantable {
  servers: readonly string[];
  /** The host's own tools. */
  tools: readonly string[];
  /** Backends that call none of them. */
  callNoTools?: readonly string[];
}

export interface IdleGrant {
  /** Where in the list of tools. */
  index: number;
  message: string;
}

export function idleGrants(
  tools: readonly string[],
  { servers, tools: own }: Grantable,
  language: Language,
): IdleGrant[] {
  const say = grantWords[language];
  return tools.flatMap((tool, index) => {
    const [server = ''] = tool.split('/', 1);
    if (tool.includes('/'))
      return servers.includes(server)
        ? []
        : [{ index, message: say.noServer(server, nearest(server, [...servers])) }];
    return own.includes(tool) ? [] : [{ index, message: say.noTool(tool, nearest(tool, [...own])) }];
  });
}

/** For a seat, by its name, when a council begins. */
export const idleGrantsOf = (
  seats: readonly (Pick<Identity, 'name' | 'kind' | 'capabilities'> & { backend: string })[],
  grantable: Grantable,
  language: Language,
): string[] =>
  seats.flatMap(({ name, kind, backend, capabilities }) => {
    const tools = capabilities?.tools ?? [];
    const silent = tools.length > 0 && kind === 'agent' && grantable.callNoTools?.includes(backend);
    // A rehearsal says everywhere that it is one.
    if (silent) return backend === 'rehearsal' ? [] : [grantWords[language].callsNone(name, backend)];
    return idleGrants(tools, grantable, language).map(
      ({ message }) => `${name}${language === 'fr' ? ' : ' : ': '}${message}`,
    );
  });
