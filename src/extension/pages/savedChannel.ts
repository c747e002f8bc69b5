/** The page keeps the id of its channel among what it saves; only that is taken from a state of another day. */

export function savedChannel(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('channel' in state)) return undefined;
  const { channel } = state;
  return typeof channel === 'string' && channel.length > 0 && channel.length <= 200 ? channel : undefined;
}
