/** Clients that sit outside and watch every council that begins, as windows and terminals do: `node bench/watcher.ts HOME COUNT`. */
import { connectTo } from '../src/rpc/connect/connect.ts';
import { hello, rowsChanged, watchCouncil } from '../src/rpc/messages/messages.ts';

const [home = '', count = '1'] = process.argv.slice(2);

async function watch(): Promise<void> {
  const client = await connectTo(home);
  if (!client) throw new Error('nobody listens');
  const seen = new Set<string>();
  client.on(rowsChanged, ({ rows }) => {
    for (const { id } of rows) {
      if (seen.has(id)) continue;
      seen.add(id);
      client.request(watchCouncil, { id }).catch(() => undefined);
    }
  });
  await client.request(hello, { client: 'bench' });
}

await Promise.all(Array.from({ length: Number(count) }, watch));
process.send?.('ready');
process.on('disconnect', () => process.exit());
