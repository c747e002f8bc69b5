/** The first floor: a bare loop on the global fetch, which keeps nothing. */
import { floorCall, type Phase } from '../shape.ts';

export async function fetchCall(url: string, phase: Phase, seat: number, stream: boolean): Promise<string> {
  const { headers, body } = floorCall(phase, seat, stream);
  const response = await fetch(`${url}/chat/completions`, { method: 'POST', headers, body });
  if (!stream) return textIn((await response.json()) as Completion);
  return readStream(response.body as ReadableStream<Uint8Array>);
}

interface Completion {
  choices: { message?: { content: string }; delta?: { content?: string } }[];
}

export const textIn = (answer: Completion): string => answer.choices[0]?.message?.content ?? '';

async function readStream(stream: ReadableStream<Uint8Array>): Promise<string> {
  const read = deltaReader();
  const decoder = new TextDecoder();
  for await (const piece of stream) read.take(decoder.decode(piece, { stream: true }));
  return read.text();
}

/** The shortest reader that is right for this server. */
export function deltaReader() {
  let rest = '';
  let text = '';
  return {
    take(piece: string) {
      const lines = (rest + piece).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (!line.startsWith('data: ') || line === 'data: [DONE]') continue;
        text += (JSON.parse(line.slice(6)) as Completion).choices[0]?.delta?.content ?? '';
      }
    },
    text: () => text,
  };
}
