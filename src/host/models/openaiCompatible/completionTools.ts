/** Puts the tool calls of a chat completion together: streamed, their names and arguments come in pieces by index. */
import type { ToolCall } from '../modelCall.ts';
import { field } from '../modelErrors.ts';

/** No model calls more at once in earnest. */
const mostCalls = 64;

export interface GatheredToolCalls {
  /** How many characters came. */
  take(deltas: unknown): number;
  calls(): ToolCall[];
}

export function gatherToolCalls(): GatheredToolCalls {
  const byIndex = new Map<number, ToolCall>();
  return {
    take(deltas) {
      let length = 0;
      if (!Array.isArray(deltas)) return length;
      for (const [place, delta] of (deltas as unknown[]).entries()) {
        const at = field(delta, 'index');
        const index = typeof at === 'number' ? at : place;
        const call = byIndex.get(index) ?? { id: '', name: '', input: '' };
        if (!byIndex.has(index) && byIndex.size >= mostCalls) continue;
        byIndex.set(index, call);
        call.id ||= string(field(delta, 'id'));
        const named = field(delta, 'function');
        call.name ||= string(field(named, 'name'));
        const input = written(field(named, 'arguments'));
        call.input += input;
        length += input.length;
      }
      return length;
    },
    calls: () => named([...byIndex.values()]),
  };
}

/** The calls of a message that came in one piece. */
export function toolCallsIn(value: unknown): ToolCall[] {
  const gathered = gatherToolCalls();
  gathered.take(value);
  return gathered.calls();
}

const named = (calls: ToolCall[]): ToolCall[] =>
  calls
    .filter(({ name }) => name !== '')
    .map((call, index) => (call.id === '' ? { ...call, id: `call_${index}` } : call));

const string = (value: unknown): string => (typeof value === 'string' ? value : '');
/** Arguments should be text; some servers send the object itself. */
const written = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : string(value);
