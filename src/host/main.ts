/** The host as a process of its own, and the module that others open it from: `dist/host.js`. */
import '../rpc/schemas.ts';

import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { version } from '../rpc/connect/version.ts';
import { languageOf } from '../rpc/words/speak.ts';
import { openKeys } from './keys/keyring.ts';
import { maskFor } from './keys/secrets.ts';
import { logTo } from './loop/log.ts';
import { openHost } from './open.ts';
import type { Host } from './options.ts';
import { faultIn } from './ports/guard.ts';

export { declaredProblems } from './declared/declaredProblems.ts';
export { protocolRows, shownProtocol } from './declared/protocols/protocolRows.ts';
export { loadProtocol } from './declared/protocols/readProtocols.ts';
export { openKeyRoom } from './keys/keysWithoutHost.ts';
export { whoseState } from './lifecycle/whoseState.ts';
export { examine, repair } from './loop/readJournal.ts';
export { openHost } from './open.ts';
export type { Host, HostOptions } from './options.ts';
export { hasControlGroups } from './programs/controlGroup.ts';
export type { Report } from './store/doctor/examineHome.ts';
export { type Pruned, prune } from './store/doctor/prune.ts';
export type { Repair } from './store/doctor/repair.ts';

/** Speaks to whoever forked it, if anyone did. */
const tell = (message: object): void => void process.send?.(message);

/** How a host ends that can't go on, unlike one that was told to or can't open: whoever needs one starts another. */
const cannotGoOn = 70;
/** What nothing caught, more often than this within a minute, is no accident. */
const mostFaults = 10;
const faultsMs = 60_000;
const answerMs = 5000;
/** What is left open after the end, as a model that ignores that it was cut off, holds the process no longer than this. */
const leaveMs = 300;

function leave(code: number): void {
  process.exitCode = code;
  if (process.connected) process.disconnect();
  setTimeout(() => process.exit(), leaveMs).unref();
}

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
  // A window that starts a host lends its keys as soon as it is connected.
  const awaited = process.send !== undefined;
  const keys = openKeys({ env: process.env, language, workspace: dirname(values.home), awaited });
  const log = logTo((line) => process.stderr.write(line), maskFor(keys.secrets));
  // Whoever read our lines may be gone, as after a reload of its window: that is no reason to end.
  process.stderr.on('error', () => undefined);
  let host: Host | undefined;
  let faults: number[] = [];
  let code = 0;
  // A net under the others: what nobody waited for, or caught, ends no council, as the journal is the truth …
  process.on('unhandledRejection', (reason) =>
    log.error('nobody waited for what failed', { error: faultIn(reason) }),
  );
  process.on('uncaughtException', (error) => {
    const now = performance.now();
    faults = [...faults.filter((at) => now - at < faultsMs), now];
    log.error('nothing caught what was thrown', { error: faultIn(error) });
    // … unless the loop no longer answers, or it never ends: then the next host goes on from the journal.
    const goesOn = faults.length > mostFaults ? false : host?.answers(answerMs);
    void Promise.resolve(goesOn).then((does) => {
      if (does || code !== 0) return;
      code = cannotGoOn;
      log.error('this host can’t go on and ends', { code });
      if (host) void host.close();
      else leave(code);
    });
  });
  try {
    host = await openHost({
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
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void host?.close());
    // A window that reloads leaves without a signal: the host lives on and stops by its own rule.
    process.on('disconnect', () => undefined);
    tell({ ready: true });
    await host.closed;
    leave(host.failure() ? cannotGoOn : code);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    log.error(message);
    tell({ ready: false, message });
    leave(1);
  }
}

if (import.meta.main) void run(process.argv.slice(2));
