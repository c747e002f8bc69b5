/**
 * Keeps what a model said before it called a tool, as its provider wants it back: its words, its thinking with the
 * signatures that some providers demand, and the calls.
 */
import type { LanguageModelV4Message, LanguageModelV4StreamPart } from '@ai-sdk/provider';

type Assistant = Extract<LanguageModelV4Message, { role: 'assistant' }>;
type Part = Assistant['content'][number];
type Spoken = Extract<Part, { type: 'text' | 'reasoning' }>;

export function gatherSaid() {
  const parts: Part[] = [];
  const open = new Map<string, Spoken>();
  const at = (type: Spoken['type'], id: string): Spoken => {
    const key = `${type} ${id}`;
    const part = open.get(key) ?? { type, text: '' };
    if (!open.has(key)) parts.push(part);
    open.set(key, part);
    return part;
  };
  return {
    take(part: LanguageModelV4StreamPart): void {
      if (part.type === 'tool-call') {
        parts.push({
          type: 'tool-call',
          toolCallId: part.toolCallId,
          toolName: part.toolName,
          input: inputOf(part.input),
          ...(part.providerMetadata ? { providerOptions: part.providerMetadata } : {}),
        });
        return;
      }
      const type = /^(text|reasoning)-(?:start|delta|end)$/.exec(part.type)?.[1] as
        | Spoken['type']
        | undefined;
      if (type === undefined || !('id' in part)) return;
      const spoken = at(type, part.id);
      if ('delta' in part) spoken.text += part.delta;
      if ('providerMetadata' in part && part.providerMetadata)
        spoken.providerOptions = { ...spoken.providerOptions, ...part.providerMetadata };
      if (part.type.endsWith('-end')) open.delete(`${type} ${part.id}`);
    },
    message: (): Assistant => ({
      role: 'assistant',
      content: parts.filter((part) => part.type !== 'text' || part.text !== ''),
    }),
  };
}

function inputOf(json: string): unknown {
  try {
    return json.trim() === '' ? {} : JSON.parse(json);
  } catch {
    return {};
  }
}
