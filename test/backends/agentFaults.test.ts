/** Whatever goes wrong with an agent, a person or a storm of refusals, the council ends in time with a note that helps. */
import assert from 'node:assert/strict';
import { after, afterEach, describe, it } from 'mocha';
import { type Script, toldIn } from '../support/acp/scripted.ts';
import { virtualClock } from '../support/virtualClock.ts';
import { type Crowd, type CrowdOptions, crowded, openCrowd } from './crowd.ts';
import { heldWithout } from './held.ts';

const others = ['anthropic', 'openai', 'zai'];
/** How many calls a provider is given at once, when nothing else is said. */
const atOnce = 8;

interface Trouble {
  what: string;
  faulty: 'openclaw' | 'acp' | 'file' | 'human';
  with?: CrowdOptions;
  /** Before the council. */
  before?(crowd: Crowd): Promise<void> | void;
  says: RegExp;
  waits?: boolean;
  /** Before time passes the agent was asked. */
  asked?: boolean;
}

const agent = (script: Script): CrowdOptions => ({ agent: script });
const hour = 3_600_000;
const patience = { provider: 90_000, openclaw: 90_000, acp: 600_000, file: hour, human: hour };

const troubles: Trouble[] = [
  {
    what: 'gateway gone',
    faulty: 'openclaw',
    before: ({ gateway }) => gateway.close(),
    says: /the OpenClaw gateway at 127\.0\.0\.1:\d+.*(openclaw gateway|running)/i,
    waits: true,
  },
  {
    what: 'wrong token',
    faulty: 'openclaw',
    with: { token: 'another-token-8d21' },
    says: /OpenClaw gateway at 127\.0\.0\.1:\d+.*OPENCLAW_GATEWAY_TOKEN/i,
  },
  {
    what: 'run failed',
    faulty: 'openclaw',
    with: { run: () => ({ fails: 'loop/bench request failed (HTTP 401).' }) },
    says: /run of agent “main” failed at the OpenClaw gateway at \S+ loop\/bench request failed/,
  },
  {
    what: 'run stalls',
    faulty: 'openclaw',
    with: { run: () => ({ stalls: true }) },
    says: /Agent “main” at the OpenClaw gateway at \S+ .*reply/,
    waits: true,
  },
  {
    what: 'says nothing',
    faulty: 'openclaw',
    with: { run: () => ({ silent: true }) },
    says: /agent “main”.*OpenClaw gateway/i,
  },
  {
    what: 'agent ends at its start',
    faulty: 'acp',
    with: agent({ stderr: 'please log in first\n', exit: 3 }),
    says: /scripted ended with exit code 3: please log in first/,
  },
  {
    what: 'agent dies in its reply',
    faulty: 'acp',
    with: agent({ turns: [[{ say: 'Half a' }, { die: 1 }]] }),
    says: /scripted ended with exit code 1/,
  },
  {
    what: 'agent hangs',
    faulty: 'acp',
    with: agent({ turns: [[{ say: 'I begin' }, { hang: true }]] }),
    says: /scripted (?:fell silent for 240|did not begin to answer within 120) s/,
    waits: true,
    asked: true,
  },
  {
    what: 'agent not declared',
    faulty: 'acp',
    with: { settings: 'git: off\n' },
    says: /council\.yaml declares no agent under acp/,
  },
  { what: 'nobody writes', faulty: 'file', says: /Papier: NO RESPONSE \(timeout\)/, waits: true },
  { what: 'nobody answers', faulty: 'human', says: /Paul: NO RESPONSE \(timeout\)/, waits: true },
];

describe('§7 an agent or a person in trouble', function () {
  this.timeout(60_000);
  let crowd: Crowd;
  const told: string[] = [];
  afterEach(() => crowd.close());
  after(() => console.log(told.join('\n')));

  for (const { what, faulty, with: options, before, says, waits = false, asked = false } of troubles)
    it(`${faulty}, ${what}: the others go on, and the note says what happened`, async () => {
      const clock = virtualClock();
      crowd = await openCrowd({ ...options, only: others, host: { clock } });
      await before?.(crowd);
      const patienceMs = patience[faulty];
      const { note, ms } = await heldWithout({
        crowd,
        clock,
        faulty,
        others,
        waits,
        patienceMs,
        isReady: () => !asked || toldIn(crowd.agentLog, 'prompt').length > 0,
      });
      told.push(`    ${what} · ${faulty} · ${ms / 1000} s · ${note}`);
      assert.match(note, says);
      assert.ok(ms <= patienceMs);
      assert.doesNotMatch(note, /\.\.|\(\)|undefined|token-of|8d21/);
    });

  /** Of these times, how many can stand at least a window apart. */
  const windowsIn = (times: readonly number[], windowMs: number): number =>
    times.reduce<number[]>((kept, time) => {
      const last = kept.at(-1);
      return last === undefined || time >= last + windowMs ? [...kept, time] : kept;
    }, []).length;

  for (const seconds of [1, 3600])
    it(`R13: a storm of 429 over 20 seats, Retry-After ${seconds}: one probe a window, and the others decide`, async () => {
      const clock = virtualClock();
      const asked: number[] = [];
      crowd = await openCrowd({
        only: others,
        host: { clock },
        fault(provider) {
          if (provider !== 'zai') return undefined;
          asked.push(clock.now());
          return { status: 429, retryAfter: String(seconds) };
        },
      });
      const beside = ['anthropic', 'openai'];
      const { archive, ms } = await heldWithout({
        crowd,
        clock,
        faulty: 'zai',
        others: beside,
        waits: false,
        crowded,
      });
      const notes = archive.match(/^.*NO RESPONSE.*$/gm) ?? [];
      assert.equal(notes.length, 20);
      for (const note of notes)
        assert.match(
          note,
          new RegExp(`too many requests.*asks to wait ${seconds} s.*Wait, lower concurrency`),
        );
      const windows = windowsIn(asked, seconds * 1000);
      told.push(
        `    429 over 20 seats, Retry-After ${seconds} · ${ms / 1000} s · ${asked.length} calls in ${windows} windows · ${notes[0]}`,
      );
      // The first eight were let in before anyone knew; whatever else was asked was alone in its window.
      assert.ok(asked.length - windows <= atOnce, `${asked.length} calls in ${windows} windows`);
      assert.ok(ms <= patience.provider);
    });
});
