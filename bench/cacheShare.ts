/** How much of what a council's seats are sent a provider could serve from its cache: what stood at the same place before. */
import path from 'node:path';
import type { Prompt } from '../src/core/prompts/prompt.ts';
import { openHost } from '../src/host/open.ts';
import type { Backend } from '../src/host/ports/ports.ts';
import { convene, councilChanged, initHome, watchCouncil } from '../src/rpc/messages/messages.ts';
import { formOf } from '../test/support/ask.ts';
import { replyFor } from '../test/support/modelReplies.ts';
import { newFolder } from './children.ts';
import type { Line } from './figures.ts';
import { seatIds } from './shape.ts';

/** About as many characters as a token has; the share hardly depends on it. */
const charactersInToken = 4;

export async function cacheLines(): Promise<Line[]> {
  const sent: { seat: string; parts: string[] }[] = [];
  const backend: Backend = {
    name: 'noting',
    open: (_council, { id: seat }) => ({
      send({ scene, prompt }) {
        sent.push({ seat, parts: partsOf(prompt) });
        return Promise.resolve({
          text: replyFor({ form: formOf(scene), seat, vote: 'nuance', length: 800 }),
        });
      },
      close: () => Promise.resolve(),
    }),
  };
  await hold(backend);
  let all = 0;
  let known = 0;
  let own = 0;
  for (const [index, { seat, parts }] of sent.entries()) {
    const before = sent.slice(0, index);
    const text = parts.join('\n');
    all += text.length;
    known += Math.max(0, ...before.map((each) => sharedLength(each.parts.join('\n'), text)));
    const last = before.findLast((each) => each.seat === seat);
    own += last ? sharedLength(last.parts.join('\n'), text) : 0;
  }
  const tokens = (characters: number) => Math.round(characters / charactersInToken).toLocaleString('en');
  return [
    {
      work: 'council, 4 seats × 3 rounds + synthesis: input that a cache could serve',
      goal: '',
      ours: `${Math.round((100 * known) / all)} %`,
      fetchLoop: '',
      syncedFloor: '',
      note: `about ${tokens(known)} of ${tokens(all)} tokens in ${sent.length} calls stand where an earlier request had them, to the byte, with one model for all seats; ${Math.round((100 * own) / all)} % counting each seat’s own requests alone`,
    },
  ];
}

const partsOf = ({ system, messages }: Prompt): string[] => [system, ...messages.map(({ text }) => text)];
/** How far two texts are the same from their beginning. */
function sharedLength(before: string, now: string): number {
  let at = 0;
  while (at < now.length && before[at] === now[at]) at++;
  return at;
}

async function hold(backend: Backend): Promise<void> {
  const host = await openHost({
    home: path.join(newFolder(), 'council'),
    backends: [backend],
    defaultBackend: backend.name,
  });
  try {
    const client = host.client();
    await client.request(initHome, {});
    const ended = new Promise<void>((resolve) => {
      client.on(councilChanged, ({ head }) => {
        if (head.status !== 'running') resolve();
      });
    });
    const question = 'Should we cache the index?';
    const asked = { question, seats: seatIds, backend: backend.name, attended: false };
    const { id } = await client.request(convene, asked);
    const { head } = await client.request(watchCouncil, { id });
    if (head.status === 'running') await ended;
  } finally {
    await host.close();
  }
}
