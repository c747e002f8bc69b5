/**
 * The text of a run as it arrives. The gateway gathers and repeats: every event holds the message so far, so a gap or a
 * connection that was opened again loses nothing. What is told, put together, is the reply.
 */

interface ChatEvent {
  state?: string;
  deltaText?: string;
  replace?: boolean;
  message?: { content?: string | { type?: string; text?: string }[] };
}

export interface Stream {
  take(payload: unknown): void;
  /** Tells what of the reply has not been told. */
  complete(text: string): void;
}

export function streamOf(onDelta: (text: string) => void): Stream {
  let told = '';

  function tell(soFar: string): void {
    if (!soFar.startsWith(told)) return;
    const more = soFar.slice(told.length);
    told = soFar;
    if (more) onDelta(more);
  }

  return {
    take(payload) {
      const { state, deltaText = '', replace, message } = payload as ChatEvent;
      if (state !== 'delta') return;
      tell(textOf(message) ?? (replace ? deltaText : told + deltaText));
    },
    complete: tell,
  };
}

function textOf(message: ChatEvent['message']): string | undefined {
  const content = message?.content;
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return undefined;
  return content.map(({ text }) => text ?? '').join('');
}
