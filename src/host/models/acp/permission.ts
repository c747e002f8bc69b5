/**
 * Answers an agent that asks whether it may do something: looking is allowed where files are open to it, changing only in
 * its scratch copy while it is asked for a change, commands never. Nothing is ever allowed for good.
 */
import type {
  PermissionOption,
  RequestPermissionRequest,
  RequestPermissionResponse,
} from '@agentclientprotocol/sdk';
import type { Language } from '../../../core/ids.ts';
import { agentWords } from '../../../rpc/words/host/agentWords.ts';

export interface PermissionParts {
  language: Language;
  /** The files that it is about, as our rules name them. */
  places: readonly string[];
  /** Those that its tool would be given beside: what an agent says a call is about may be less than that. */
  given: readonly string[];
  mayRead: boolean;
  /** It works in a scratch copy, and this turn asks for the change. */
  mayChange: boolean;
  /** It has a scratch copy at all. */
  proposes: boolean;
  /** Whether a path may be looked at, and changed, by the rules for files. */
  isOpen(path: string): Promise<boolean>;
  /** How the council's home may be spelled in what a tool is given. */
  home: readonly string[];
}

export interface Permitted {
  response: RequestPermissionResponse;
  ok: boolean;
  why: string;
}

const looking = new Set(['read', 'search', 'think']);
/** No one thing to do is about more; whoever names them all wants something else. */
const mostPlaces = 1000;
const changing = new Set(['edit', 'delete', 'move']);

export async function permission(
  { toolCall, options }: RequestPermissionRequest,
  parts: PermissionParts,
): Promise<Permitted> {
  const say = agentWords[parts.language];
  const no = (why: string): Permitted => ({ response: refused(options), ok: false, why });
  const kind = toolCall.kind ?? 'other';
  if (!looking.has(kind) && !changing.has(kind)) return no(say.noCommands);
  if (looking.has(kind) && !parts.mayRead) return no(say.noReading);
  if (changing.has(kind) && !parts.mayChange) return no(parts.proposes ? say.notInThisTurn : say.noWriting);
  if (parts.places.length > mostPlaces) return no(say.outside('?'));
  for (const path of [...parts.places, ...parts.given])
    if (!(await parts.isOpen(path))) return no(say.withheld(path));
  // Where it would change something has to be said; and what it means to read may stand in what its tool is given alone.
  if (changing.has(kind) && parts.places.length === 0) return no(say.outside('?'));
  // Also as a part of a text, a pattern say.
  const hidden = parts.home.find((spelling) => names(toolCall.rawInput, spelling));
  if (hidden !== undefined) return no(say.withheld(hidden));
  const once = options.find((option) => option.kind === 'allow_once');
  if (!once) return no(say.onlyAlways);
  return { response: selected(once), ok: true, why: say.permitted };
}

const selected = ({ optionId }: PermissionOption): RequestPermissionResponse => ({
  outcome: { outcome: 'selected', optionId },
});

function refused(options: readonly PermissionOption[]): RequestPermissionResponse {
  const no =
    options.find(({ kind }) => kind === 'reject_once') ??
    options.find(({ kind }) => kind === 'reject_always');
  return no ? selected(no) : { outcome: { outcome: 'cancelled' } };
}

/** Whether a folder is named anywhere in what a tool would be given. */
function names(input: unknown, folder: string): boolean {
  try {
    return (JSON.stringify(input) ?? '').includes(JSON.stringify(folder).slice(1, -1));
  } catch {
    return true;
  }
}
