/** Answers the tools that a model called, one after the other. Arguments that can't be read are handed on as they came: they are refused there, and count. */
import type { SeatTools, ToolSpec } from '../ports/ports.ts';
import type { ToolCall, ToolExchange } from './modelCall.ts';

/** Providers take letters, digits, `_` and `-` only: a tool `weather/today` is `weather__today` on the wire. */
export function onTheWire(tools: readonly ToolSpec[]): { tools: ToolSpec[]; named(wire: string): string } {
  const names = new Map<string, string>();
  const renamed = tools.map((tool) => {
    const plain = tool.name.replace(/[^A-Za-z0-9_-]+/g, '__').slice(0, 60);
    let wire = plain;
    for (let other = 2; names.has(wire); other++) wire = `${plain}_${other}`;
    names.set(wire, tool.name);
    return { ...tool, name: wire };
  });
  return { tools: renamed, named: (wire) => names.get(wire) ?? wire };
}

export async function answersTo(
  calls: readonly ToolCall[],
  tools: SeatTools,
  named: (wire: string) => string,
  signal: AbortSignal,
): Promise<ToolExchange['answers']> {
  const answers: ToolExchange['answers'] = [];
  for (const call of calls) {
    signal.throwIfAborted();
    answers.push({ call, answer: await tools.call(named(call.name), argumentsIn(call)) });
  }
  signal.throwIfAborted();
  return answers;
}

/** A seat without a grant was offered nothing; a model that calls something all the same reads why, and may answer. */
export const refusalsOf = (calls: readonly ToolCall[], words: string): ToolExchange['answers'] =>
  calls.map((call) => ({ call, answer: { ok: false, text: words } }));

/** No object comes of what is no JSON: whoever answers the call refuses it, and the model may mend it. */
function argumentsIn({ input }: ToolCall): unknown {
  if (input.trim() === '') return {};
  try {
    return JSON.parse(input);
  } catch {
    return input;
  }
}
