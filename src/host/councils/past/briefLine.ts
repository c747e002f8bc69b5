/** Changes a brief by lines of a brief: `constraints: no new service` adds one, `format: a table` sets it anew. */
import { parse } from 'yaml';
import { Brief } from '../../../core/councils/briefs/brief.ts';

/** Fields that lie in the deliberation itself. Who sits, and by what protocol, is the council's own since its start. */
export const changeable = [
  'question',
  'context',
  'constraints',
  'format',
  'acceptance',
  'maxRounds',
  'quorum',
  'consensusThreshold',
  'timeouts',
  'budget',
  'anonymous',
  'advocate',
] as const;

const lists: ReadonlySet<string> = new Set(['constraints', 'acceptance']);

export type ChangedBrief =
  | { brief: Brief; problem?: undefined }
  | { problem: { kind: 'unknown' | 'unreadable' | 'refused'; line: string; detail: string } };

export function changedBrief(brief: Brief, lines: readonly string[]): ChangedBrief {
  let next: Record<string, unknown> = { ...brief };
  for (const line of lines) {
    const given = fieldsOf(line);
    if (!given) return { problem: { kind: 'unreadable', line, detail: '' } };
    for (const [field, value] of Object.entries(given)) {
      if (!(changeable as readonly string[]).includes(field))
        return { problem: { kind: 'unknown', line, detail: field } };
      // One more of a list; a list of its own takes the place of the whole.
      const added = lists.has(field) && !Array.isArray(value);
      next = { ...next, [field]: added ? [...(next[field] as unknown[]), String(value)] : value };
    }
    const checked = Brief.safeParse(next);
    if (!checked.success)
      return { problem: { kind: 'refused', line, detail: checked.error.issues[0]?.message ?? '' } };
    next = checked.data;
  }
  return { brief: next as Brief };
}

function fieldsOf(line: string): Record<string, unknown> | undefined {
  const plain = /^\s*([A-Za-z]+)\s*:\s+(\S.*)$/.exec(line);
  try {
    const read: unknown = parse(line);
    if (typeof read === 'object' && read !== null && !Array.isArray(read))
      return read as Record<string, unknown>;
  } catch {
    // A colon inside the words is no YAML, but it is clear what is meant.
  }
  return plain?.[1] && plain[2] ? { [plain[1]]: plain[2].trim() } : undefined;
}
