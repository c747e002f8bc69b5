/** The second floor: node:http, and for each turn one line appended and synced. What durability costs at the least. */
import { type FileHandle, open } from 'node:fs/promises';
import * as http from 'node:http';
import { floorCall, type Phase } from '../shape.ts';
import { deltaReader, textIn } from './fetchLoop.ts';

const agent = new http.Agent({ keepAlive: true });

export async function openLines(path: string): Promise<FileHandle> {
  return open(path, 'a');
}

export async function syncedCall(
  lines: FileHandle,
  url: string,
  phase: Phase,
  seat: number,
  stream: boolean,
  sync: boolean,
): Promise<string> {
  const text = await post(`${url}/chat/completions`, floorCall(phase, seat, stream), stream);
  await lines.write(`${JSON.stringify({ phase: phase.id, seat, text })}\n`);
  if (sync) await lines.datasync();
  return text;
}

function post(url: string, call: ReturnType<typeof floorCall>, stream: boolean): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = http.request(url, { method: 'POST', agent, headers: call.headers }, (response) => {
      response.setEncoding('utf8');
      const read = deltaReader();
      let whole = '';
      response.on('data', (piece: string) => {
        if (stream) read.take(piece);
        else whole += piece;
      });
      response.on('end', () => resolve(stream ? read.text() : textIn(JSON.parse(whole))));
      response.on('error', reject);
    });
    request.on('error', reject);
    request.end(call.body);
  });
}
