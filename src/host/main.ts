/** The host as a process of its own, and the module that others open it from: `dist/host.js`. */
import '../rpc/schemas.ts';

import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { version } from '../rpc/version.ts';
import { languageOf } from '../rpc/words/speak.ts';
import { openKeys } from './keys/ring.ts';
import { logTo } from './log.ts';
import { openHost } from './open.ts';
import { maskFor } from './secrets.ts';

export { declaredProblems } from './declaredProblems.ts';
export type { Host, HostOptions } from './hostOptions.ts';
export { openKeyRoom } from './keyRoom.ts';
export { openHost } from './open.ts';
export { protocolRows, shownProtocol } from './store/declared/protocolRows.ts';
export { loadProtocol } from './store/declared/protocols.ts';
export { examine, type Report } from './store/doctor.ts';
export { type Pruned, prune } from './store/prune.ts';
export { type Repair, repair } from './store/repair.ts';

/** Speaks to whoever forked it, if anyone did. */
const tell = (message: object): void => void process.send?.(message);

async function run(argv: string[]): Promise<void> {
  const { values } = parseArgs({
    args: argv,
    options: { home: { type: 'string' }, language: { type: 'string' }, pace: { type: 'string' } },
  });
  if (values.home === undefined) {
    process.stderr.write('usage: host --home FOLDER\n');
    process.exitCode = 2;
    return;
  }
  // Grandchildren (git, agents) must not inherit what makes the editor's binary behave as Node.
  delete process.env.ELECTRON_RUN_AS_NODE;
  // Nor share what we have compiled with them.
  delete process.env.NODE_COMPILE_CACHE;
  const language = languageOf(values.language);
  const keys = openKeys({ env: process.env, language, workspace: dirname(values.home) });
  const log = logTo((line) => process.stderr.write(line), maskFor(keys.secrets));
  // Whoever read our lines may be gone, as after a reload of its window: that is no reason to end.
  process.stderr.on('error', () => undefined);
  // A net under the others: what nobody waited for ends no council, as the journal is the truth.
  process.on('unhandledRejection', (reason) =>
    log.error('nobody waited for what failed', {
      error: String(reason instanceof Error ? reason.stack : reason),
    }),
  );
  try {
    const host = await openHost({
      home: values.home,
      version,
      language,
      keys,
      serve: true,
      stopWhenIdle: true,
      watch: true,
      log,
      pace: Number(values.pace ?? process.env.A_TABLE_PACE ?? 25),
    });
    for (const note of host.notes) log.warn(note);
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void host.close());
    // A window that reloads leaves without a signal: the host lives on and stops by its own rule.
    process.on('disconnect', () => undefined);
    tell({ ready: true });
    await host.closed;
    if (process.connected) process.disconnect();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    log.error(message);
    tell({ ready: false, message });
    process.exitCode = 1;
    if (process.connected) process.disconnect();
  }
}

if (import.meta.main) void run(process.argv.slice(2));
