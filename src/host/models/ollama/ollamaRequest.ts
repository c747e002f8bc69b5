/** A turn as Ollama's own `/api/chat` takes it: arguments of tools are objects, and what a tool answered names it. */
import type { ModelCall, ToolCall } from '../modelCall.ts';

export function requestOf(model: string, { turn, structured, tools, mayCallTools, exchanged }: ModelCall) {
  const { system, messages } = turn.prompt;
  return {
    model,
    messages: [
      { role: 'system', content: system },
      ...messages.map(({ role, text }) => ({ role, content: text })),
      ...exchanged.flatMap(({ said, answers }) => [
        said,
        ...answers.map(({ call: { id, name }, answer }) => ({
          role: 'tool',
          tool_name: name,
          tool_call_id: id,
          content: answer.text,
        })),
      ]),
    ],
    stream: true,
    // What does not fit is refused instead of being cut from the front, and a reply that runs out of room ends instead
    // of pushing the brief out. Versions before 0.12.6 know neither.
    truncate: false,
    shift: false,
    ...(structured && { format: structured.schema }),
    // It can't be told to call none: in the last call of a turn it is offered none.
    ...(tools.length > 0 &&
      mayCallTools && {
        tools: tools.map(({ name, description, input }) => ({
          type: 'function',
          function: { name, description, parameters: input },
        })),
      }),
  };
}

/** What the model said when it called tools, as it wants it back: with its thinking, where it showed any. */
export const saidBefore = (content: string, thinking: string, calls: readonly ToolCall[]) => ({
  role: 'assistant',
  content,
  ...(thinking === '' ? {} : { thinking }),
  tool_calls: calls.map(({ id, name, input }) => ({ id, function: { name, arguments: objectIn(input) } })),
});

function objectIn(json: string): object {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  } catch {
    return {};
  }
}
