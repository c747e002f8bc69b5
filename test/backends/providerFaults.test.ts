/** Whatever goes wrong with one provider, the council ends in time, and the archive says what happened, where, and what to do. */
import assert from 'node:assert/strict';
import { after, afterEach, describe, it } from 'mocha';
import type { ProviderName } from '../../src/host/ports/backendSettings.ts';
import { virtualClock } from '../support/virtualClock.ts';
import type { WireFault } from '../support/wire/wireServer.ts';
import { type Crowd, type CrowdOptions, openCrowd, wires } from './crowd.ts';
import { deadlineMs, heldWithout } from './held.ts';

const names = Object.keys(wires) as ProviderName[];

interface Trouble {
  what: string;
  fault?: WireFault;
  /** What the archive notes after where it happened. */
  says: RegExp;
  /** What the reader of the note may do. */
  todo: RegExp;
  /** How often it is asked; the clock decides where it says nothing. */
  tries?: number;
  /** Where it is a limit it is waited out: one probe a window, for as long as the seat has time. */
  limits?: (provider: ProviderName) => boolean;
}

const again = /Ask again, or choose another model\./;
const address = /Check the base URL/;

const troubles: Trouble[] = [
  { what: 'HTML with 200', fault: 'web-page', says: /answered with a web page/, todo: address, tries: 1 },
  { what: 'empty stream', fault: 'empty-stream', says: /an empty stream/, todo: again, tries: 3 },
  { what: 'empty body', fault: 'empty-body', says: /with nothing/, todo: again, tries: 3 },
  { what: 'wrong JSON', fault: 'not-json', says: /not JSON/, todo: /check the base URL/, tries: 3 },
  { what: 'other JSON', fault: 'other-json', says: /did not answer with a/, todo: address, tries: 1 },
  { what: 'cut stream', fault: 'cut', says: /broke|cut off/, todo: again, tries: 3 },
  { what: 'no finish reason', fault: 'ends-without-finish', says: /cut off after/, todo: again, tries: 3 },
  {
    what: 'error inside',
    fault: 'error-in-stream',
    says: /the model was unloaded/,
    todo: /another model/,
    tries: 3,
    // Claude's server says that it is overloaded: a limit, in other words.
    limits: (provider) => provider === 'anthropic',
  },
  {
    what: '401',
    fault: { status: 401, message: 'no such key' },
    says: /did not accept the key \(401\): no such key/,
    todo: /council key set [\w-]+, or “Set API key…”/,
    tries: 1,
  },
  {
    what: 'quota',
    fault: {
      status: 429,
      body: '{"error":{"message":"You exceeded your current quota.","code":"insufficient_quota"}}',
    },
    says: /credit or quota is used up \(429\): You exceeded your current quota\. Top/,
    todo: /Top up the account/,
    tries: 1,
  },
  { what: '500', fault: { status: 500 }, says: /failed \(500\)/, todo: /ask again later/, tries: 3 },
  { what: 'never answers', fault: 'never-answers', says: /did not begin to answer/, todo: /Ask again/ },
  { what: 'drips (R10)', fault: 'drips', says: /fell silent for 30 s|did not begin/, todo: /Ask again/ },
  { what: 'stalls (R11)', fault: 'stalls', says: /fell silent for 30 s|did not begin/, todo: /Ask again/ },
  {
    what: '429, 1 s (R13)',
    fault: { status: 429, retryAfter: '1' },
    says: /too many requests \(429\); it asks to wait 1 s/,
    todo: /Wait, lower concurrency/,
    tries: 3,
    limits: () => true,
  },
  {
    what: '429, 1 h (R13)',
    fault: { status: 429, retryAfter: '3600' },
    says: /too many requests \(429\); it asks to wait 3600 s/,
    todo: /or choose another model/,
    tries: 1,
  },
];

describe('§7 a provider in trouble', function () {
  this.timeout(60_000);
  let crowd: Crowd;
  const told: string[] = [];
  afterEach(() => crowd.close());
  after(() => console.log(told.join('\n')));

  /** Each provider in turn, the five others beside it. */
  async function eachInTrouble(
    { what, fault, says, todo, tries, limits }: Trouble,
    more: CrowdOptions = {},
  ): Promise<void> {
    const clock = virtualClock();
    let faulty: ProviderName = 'anthropic';
    crowd = await openCrowd({
      ...more,
      host: { clock },
      fault: (provider) => (provider === faulty ? fault : undefined),
    });
    for (const provider of names) {
      faulty = provider;
      const others = names.filter((each) => each !== provider);
      const { note, ms, turn } = await heldWithout({
        crowd,
        clock,
        faulty,
        others,
        waits: tries === undefined,
      });
      told.push(`    ${what} · ${provider} · ${ms / 1000} s · ${note}`);
      // A window that was open when the time was over is passed before the absence is seen.
      const window = limits?.(provider) ? 1000 : 0;
      assert.ok(ms <= deadlineMs + window, `${provider} held the others up for ${ms} ms`);
      assert.match(note, says);
      assert.match(note, todo);
      assert.match(note, /127\.0\.0\.1:\d+/, 'it says where');
      assert.doesNotMatch(note, /\.\.|\(\)|undefined|sk-/);
      const tried = turn.absence?.tries ?? 0;
      if (limits?.(provider)) assert.ok(tried > 3 && tried <= deadlineMs / 1000, `${tried} probes`);
      else assert.equal(tried, tries ?? tried);
      // The hour that somebody was asked to wait for is over for the next.
      clock.pass(3_600_000);
    }
  }

  for (const trouble of troubles)
    it(`${trouble.what}: the others go on, and the note says what to do`, () => eachInTrouble(trouble));

  it('connection refused: the others go on, and the note says what to do', async () => {
    const clock = virtualClock();
    crowd = await openCrowd({ host: { clock } });
    await crowd.servers.zai?.close();
    const others = names.filter((each) => each !== 'zai');
    const { note } = await heldWithout({ crowd, clock, faulty: 'zai', others, waits: false });
    told.push(`    connection refused · zai · ${note}`);
    assert.match(note, /127\.0\.0\.1:\d+\S* does not answer \(connection refused\)\. See that/);
  });

  it('§8 a name that nobody has: the others go on, and the note says what to do', async () => {
    const clock = virtualClock();
    crowd = await openCrowd({ host: { clock }, at: { google: 'https://nobody.invalid/v1' } });
    const others = names.filter((each) => each !== 'google');
    const { note } = await heldWithout({ crowd, clock, faulty: 'google', others, waits: false });
    told.push(`    no such host · google · ${note}`);
    assert.match(note, /nobody\.invalid\/v1 was not found on the network \(\w+\)\. Check the base URL/);
  });

  it('in French: the note says it in French, with what to do', async () => {
    const clock = virtualClock();
    const fault: WireFault = { status: 401, message: 'no such key' };
    crowd = await openCrowd({
      host: { clock, language: 'fr' },
      fault: (provider) => (provider === 'openai' ? fault : undefined),
    });
    const others = names.filter((each) => each !== 'openai');
    const { note } = await heldWithout({
      crowd,
      clock,
      faulty: 'openai',
      others,
      waits: false,
      language: 'fr',
    });
    told.push(`    401, en français · openai · ${note}`);
    assert.match(note, /n’a pas accepté la clé \(401\)\s: no such key\. Donnez-en une autre/);
  });

  for (const [language, says] of [
    [
      'en',
      /too long for llama3\.3:70b at 127\S+: about 9,001 tokens, and it takes 4,096\. Nothing was cut.*shorten/,
    ],
    [
      'fr',
      /trop long pour llama3\.3:70b.*environ 9\s001 tokens, et il en prend 4\s096\. Rien n’a été coupé.*contexte/,
    ],
  ] as const)
    it(`a prompt that a local model can’t read whole (${language}): the others go on, and the note has its numbers`, async () => {
      const clock = virtualClock();
      const message = 'request (9001 tokens) exceeds the available context size (4096 tokens)';
      crowd = await openCrowd({
        host: { clock, language },
        fault: (provider) => (provider === 'ollama' ? { status: 400, message } : undefined),
      });
      const others = names.filter((each) => each !== 'ollama');
      const { note, turn } = await heldWithout({
        crowd,
        clock,
        faulty: 'ollama',
        others,
        waits: false,
        language,
      });
      told.push(`    too long, ${language} · ollama · ${note}`);
      assert.match(note, says);
      assert.equal(turn.absence?.tries, 1);
    });
});
