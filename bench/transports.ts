/**
 * What a streamed reply costs by the way it comes in: our own reader on node:http, the provider packages' `doStream` on
 * the fetch that we give them, and the same on the global fetch. One reply of 800 characters in about 200 deltas.
 */
import { realClock } from '../src/host/loop/clock.ts';
import { openAiCompatibleBackend } from '../src/host/models/openaiCompatible/backend.ts';
import { providerBackend } from '../src/host/models/providers/providerBackend.ts';
import { createOpenAI } from '../src/host/models/providers/providerPackages.ts';
import { sampleSeat, sampleTurn } from '../test/support/sampleTurn.ts';
import { madeUpSurroundings } from '../test/support/wire/surroundings.ts';
import { startServer } from './children.ts';
import { type Line, median, ms, ratio } from './figures.ts';

interface Cost {
  wall: number;
  cpu: number;
}

type Ask = () => Promise<string>;

export async function transportLines(repeats: number): Promise<Line[]> {
  const url = await startServer({ vote: 'agree', deltas: 200 });
  const seat = { ...sampleSeat(), model: 'bench' };
  const own = openAiCompatibleBackend({ baseUrl: url, clock: realClock }).open('c', seat);
  const surroundings = madeUpSurroundings({ settings: { openai: { baseUrl: url } } });
  const packaged = providerBackend('openai', surroundings).open('c', seat);
  const ways: Record<'own' | 'packaged' | 'bare', Ask> = {
    own: async () => (await own.send(sampleTurn().turn)).text,
    packaged: async () => (await packaged.send(sampleTurn().turn)).text,
    bare: () => withGlobalFetch(url),
  };
  const costs = { own: [] as Cost[], packaged: [] as Cost[], bare: [] as Cost[] };
  for (const ask of Object.values(ways)) await costOf(ask, 60);
  for (let repeat = 0; repeat < Math.max(3, repeats); repeat++)
    for (const [name, ask] of Object.entries(ways) as [keyof typeof ways, Ask][])
      costs[name].push(await costOf(ask, 100));
  const of = (name: keyof typeof ways): Cost => ({
    wall: median(costs[name].map(({ wall }) => wall)),
    cpu: median(costs[name].map(({ cpu }) => cpu)),
  });
  const [reader, sdk, fetched] = [of('own'), of('packaged'), of('bare')];
  return [
    {
      work: 'a streamed reply by its transport: own reader, against doStream',
      goal: '≤ 0.7 ×',
      ours: `${ratio(reader.cpu / sdk.cpu)} (${ms(reader.cpu)} CPU)`,
      fetchLoop: '',
      syncedFloor: '',
      met: reader.cpu / sdk.cpu <= 0.7,
      note: `zai, ollama, openai-compatible: own reader on node:http, ${ms(reader.cpu)} of CPU and ${ms(reader.wall)} in all; anthropic, openai, google: the packages’ doStream on our fetch over node:http, ${ms(sdk.cpu)} and ${ms(sdk.wall)}; doStream on the global fetch, ${ms(fetched.cpu)} and ${ms(fetched.wall)}`,
    },
  ];
}

async function costOf(ask: Ask, calls: number): Promise<Cost> {
  const cpu = process.cpuUsage();
  const started = performance.now();
  for (let call = 0; call < calls; call++)
    if ((await ask()).length < 500) throw new Error('The reply was not whole.');
  const { user, system } = process.cpuUsage(cpu);
  return { wall: (performance.now() - started) / calls, cpu: (user + system) / 1000 / calls };
}

async function withGlobalFetch(url: string): Promise<string> {
  const model = createOpenAI({ apiKey: 'none', baseURL: url, fetch: globalThis.fetch }).chat('bench');
  const { system, messages } = sampleTurn().turn.prompt;
  const { stream } = await model.doStream({
    prompt: [
      { role: 'system', content: system },
      ...messages.map(({ text }) => ({ role: 'user' as const, content: [{ type: 'text' as const, text }] })),
    ],
  });
  let said = '';
  for await (const part of stream) if (part.type === 'text-delta') said += part.delta;
  return said;
}
