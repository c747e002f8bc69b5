/**
 * A process of its own that goes through hostile homes as a person would: opens, lists, convenes, has the doctor look. It
 * is run under a tracer, which sees what it opens. Prints what it saw as a line of JSON.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { declaredProblems } from '../../src/host/declared/declaredProblems.ts';
import { examine } from '../../src/host/loop/readJournal.ts';
import { openHost } from '../../src/host/open.ts';
import type { Host } from '../../src/host/options.ts';
import { convene, initHome, listCouncils, noticed } from '../../src/rpc/messages/messages.ts';
import { draws } from './draws.ts';
import { plantHostile } from './hostileHome.ts';
import { agreeing, isRecorded, puppets, watchUntil } from './openTable.ts';
import { seeing } from './seeing.ts';

const [root = '', seed = '0', count = '0'] = process.argv.slice(2);
const draw = draws(Number(seed));
const seen = { opened: 0, refused: 0, convened: 0, asked: 0, odd: 0, failed: [] as string[] };
const env = {
  ...process.env,
  HOME: join(root, 'person'),
  A_TABLE_CONFIG: join(root, 'config'),
  A_TABLE_PROBE: 'off',
};
const voice = puppets((turn) => {
  seen.asked += 1;
  return (agreeing as (asked: typeof turn) => string)(turn);
});
const open = (home: string): Promise<Host> =>
  openHost({
    home,
    env,
    backends: [voice],
    defaultBackend: 'puppet',
    trusted: false,
    times: { staleMs: 100, watchMs: 10 },
  });

async function use(host: Host): Promise<void> {
  const client = seeing(host.client());
  await client.request(listCouncils, {});
  const told = new Promise<void>((resolve) => {
    client.on(noticed, () => resolve());
  });
  const asked = { question: 'Cache it?', seats: ['henry', 'sage'], attended: false, rehearse: true };
  const made = await client.request(convene, asked).catch(() => undefined);
  if (!made) return;
  seen.convened += 1;
  await Promise.race([told, watchUntil(client, made.id, isRecorded)]);
}

async function visit(nth: number): Promise<void> {
  const home = join(root, 'homes', String(nth), 'council');
  mkdirSync(home, { recursive: true });
  // Half of them are a person's own, into which a pull brings the rest.
  const own = await open(home);
  await own.client().request(initHome, {});
  await own.close();
  const foreign = draw.chance(0.5);
  const planted = plantHostile(home, join(root, 'outside'), draw);
  if (foreign) planted.push('another person');
  if (foreign) env.A_TABLE_CONFIG = join(root, 'config', String(nth));
  try {
    seen.odd += (await declaredProblems(home)).problems.length;
    examine(home);
  } catch (error) {
    if (!(error instanceof Error) || !['StoreError', 'NotPlain'].includes(error.name))
      seen.failed.push(
        `${planted.join(', ')}: doctor: ${String(error instanceof Error ? error.stack : error)}`,
      );
  }
  const host = await open(home).catch((error: unknown) => {
    seen.refused += 1;
    if (!(error instanceof Error) || error.name !== 'Refusal')
      seen.failed.push(`${planted.join(', ')}: ${String(error instanceof Error ? error.stack : error)}`);
    return undefined;
  });
  if (!host) return;
  seen.opened += 1;
  try {
    await use(host);
  } finally {
    await host.close();
  }
}

async function all(): Promise<void> {
  for (let nth = 0; nth < Number(count); nth++) await visit(nth);
  console.log(JSON.stringify(seen));
}
void all().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
