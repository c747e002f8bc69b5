/** A thread of the host's that is made to fail: at its begin, or when a council of that name is told; as often as it is said. */
import fs from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import type { Stamped } from '../../src/core/events.ts';

interface Plan {
  at: 'begin' | 'told' | 'record';
  how: 'throw' | 'exit' | 'reject';
  times: number;
}

const { home } = workerData as { home: string };
const plan = JSON.parse(fs.readFileSync(`${home}.plan`, 'utf8')) as Plan;

function fail(): void {
  const done = fs.existsSync(`${home}.done`) ? fs.statSync(`${home}.done`).size : 0;
  if (done >= plan.times) return;
  fs.appendFileSync(`${home}.done`, '.');
  if (plan.how === 'exit') process.exit(3);
  if (plan.how === 'reject') void Promise.reject(new Error('planted'));
  else throw new Error('planted');
}

if (plan.at === 'begin') fail();
parentPort?.on('message', (message: { call?: string; given?: [Stamped[]] }) => {
  if (message.call === plan.at) fail();
});
await import('../../src/host/projector/projectorThread.ts');
