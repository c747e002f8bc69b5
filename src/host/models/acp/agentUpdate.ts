/** What an agent says while it works, read so that nothing it could send disturbs anything: words, or a sign of life. */

export interface Update {
  session: string;
  /** Present when it is a part of its answer. */
  text?: string;
  /** It began to use a tool: words that follow begin a paragraph of their own. */
  isTool: boolean;
}

const at = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;

export function readUpdate(params: unknown): Update | undefined {
  const session = at(params, 'sessionId');
  const update = at(params, 'update');
  const kind = at(update, 'sessionUpdate');
  if (typeof session !== 'string' || typeof kind !== 'string') return undefined;
  const content = at(update, 'content');
  const text = kind === 'agent_message_chunk' && at(content, 'type') === 'text' && at(content, 'text');
  return {
    session,
    isTool: kind.startsWith('tool_call'),
    ...(typeof text === 'string' ? { text } : {}),
  };
}
