/** One measured process: does its job, says what it took, ends. `--cpu-prof` on it profiles that one job. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fetchCall } from './contenders/fetchLoop.ts';
import { openLines, syncedCall } from './contenders/syncedLoop.ts';
import { hold, type Job, type Measured } from './job.ts';
import { callsIn, type Phase } from './shape.ts';

interface Contender {
  council(index: number): Promise<void>;
  deliberationMs?(): number;
  close(): Promise<void>;
}

async function floor(
  call: (phase: Phase, seat: number) => Promise<string>,
  phases: Phase[],
): Promise<Contender> {
  return {
    async council() {
      for (const phase of phases) {
        const replies = await Promise.all(
          Array.from({ length: phase.calls }, (_, seat) => call(phase, seat)),
        );
        if (replies.some((reply) => reply.length < 500)) throw new Error('a reply was not whole');
      }
    },
    close: () => Promise.resolve(),
  };
}

async function open(job: Job): Promise<Contender> {
  const { url, phases, stream, sync } = job;
  // Loaded only where it runs: a floor must not carry our weight.
  if (job.who === 'ours' && job.chat) return (await import('./contenders/ourChat.ts')).openOurChat(job);
  if (job.who === 'ours') return (await import('./contenders/ours.ts')).openOurs(job);
  if (job.who === 'fetch') return floor((phase, seat) => fetchCall(url, phase, seat, stream), phases);
  const lines = await openLines(path.join(job.folder, 'lines.jsonl'));
  return floor((phase, seat) => syncedCall(lines, url, phase, seat, stream, sync), phases);
}

/** What this process handed to the system to write. Only Linux tells; elsewhere the row stays empty. */
function written(): number {
  try {
    return Number(/wchar: (\d+)/.exec(readFileSync('/proc/self/io', 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

const job = JSON.parse(process.argv[2] ?? '') as Job;
const contender = await open(job);
await hold(job.warmUp, job.atOnce, (index) => contender.council(index));
const warmDeliberation = contender.deliberationMs?.() ?? 0;
const before = written();
const cpu = process.cpuUsage();
const started = performance.now();
await hold(job.councils, job.atOnce, (index) => contender.council(job.warmUp + index));
const ms = performance.now() - started;
const { user, system } = process.cpuUsage(cpu);
const measured: Measured = {
  ms,
  calls: job.councils * callsIn(job.phases),
  cpuMs: (user + system) / 1000,
  peakMb: process.resourceUsage().maxRSS / 1024,
  written: written() - before,
  ...(contender.deliberationMs && { deliberationMs: contender.deliberationMs() - warmDeliberation }),
};
await contender.close();
process.send?.(measured);
process.disconnect?.();
