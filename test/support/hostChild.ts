/**
 * A whole host in a process of its own, to be killed. It takes orders over the process channel, decides every council that
 * waits for a decision, and reports what was acknowledged to it.
 */

import type { HostOptions } from '../../src/host/options.ts';
import type { Convene } from '../../src/rpc/messages/messages.ts';
import { type Failpoint, installFailpoints } from './failpoints.ts';

export interface HostChildOptions {
  home: string;
  /** Of the model server. */
  url: string;
  failpoint?: Failpoint;
  /** Report every failpoint that was passed, at the end. */
  listFailpoints?: boolean;
  serve?: boolean;
  times?: HostOptions['times'];
}

export type Order = { convene: Convene } | { close: true };

export type Report =
  | { ready: true; notes: string[] }
  | { refused: string }
  | { convened: string }
  | { decided: string }
  | { ended: string; status: string }
  | { lost: true }
  | { closed: true; failpoints?: Record<string, number> };

async function main(): Promise<void> {
  const options = JSON.parse(process.argv[2] ?? '') as HostChildOptions;
  const failpoints =
    options.failpoint || options.listFailpoints
      ? installFailpoints(options.home, options.failpoint)
      : undefined;
  // The file operations are taken over before the host is loaded.
  const { liveAsHost } = await import('./hostLife.ts');
  await liveAsHost(options, failpoints, (report) => process.send?.(report));
  process.disconnect?.();
}

// Only ever run as a process: hostProcess.ts imports its types alone.
void main();
