/** Agents that fail in every way: each a BackendError in words, none taken for a whole turn, and nothing left running. */
import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'mocha';
import { BackendError, type Conversation, type TurnRequest } from '../../src/host/ports/ports.ts';
import {
  agentSeat,
  type Script,
  type ScriptedAgent,
  type ScriptedOptions,
  scriptedAgent,
} from '../support/acp/scripted.ts';
import { stepsOut } from '../support/hiding.ts';
import { sampleTurn } from '../support/sampleTurn.ts';
import { clearScratch } from '../support/scratch.ts';
import { virtualClock } from '../support/virtualClock.ts';

describe('an agent that fails', () => {
  const talks: Conversation[] = [];
  let agent: ScriptedAgent;
  afterEach(async () => {
    for (const talk of talks.splice(0)) await talk.close();
    clearScratch();
  });

  const seat = agentSeat();
  function open(script: Script, options?: ScriptedOptions, at = seat): Conversation {
    agent = scriptedAgent(script, options);
    const talk = agent.backend.open('c', at);
    talks.push(talk);
    return talk;
  }
  async function failure(talk: Conversation, turn = sampleTurn(seat).turn): Promise<BackendError> {
    const error = await talk.send(turn).then(
      ({ text }) => assert.fail(`a whole reply was given: ${text.slice(0, 200)}`),
      (reason: unknown) => reason,
    );
    assert.ok(error instanceof BackendError, String(error));
    return error;
  }
  const isAlive = (pid: unknown): boolean => {
    try {
      return process.kill(Number(pid), 0);
    } catch {
      return false;
    }
  };
  const pids = () => agent.told('start').map(({ pid }) => pid);
  /** The prompt of a later round. */
  const later = (turn: TurnRequest): TurnRequest => ({
    ...turn,
    prompt: {
      system: 'You are Sage.',
      messages: [
        { role: 'user', text: 'Should we cache the index?' },
        { role: 'assistant', text: 'First answer.' },
        { role: 'user', text: 'And now?' },
      ],
    },
  });

  it('opened in the middle of a French council it is told in French what was said', async () => {
    const talk = open({ turns: [[{ say: 'Oui.' }]] });
    const { turn } = sampleTurn(seat);
    await talk.send(later({ ...turn, scene: { ...turn.scene, language: 'fr' } }));
    const [asked] = agent.told('prompt');
    assert.match(
      String(asked?.text),
      /ta session a été rouverte[\s\S]*On t’a demandé :\n[\s\S]*Tu as répondu :\nFirst answer\./,
    );
  });

  /** Without a package: greets, begins a session, and then does this at its prompt. */
  const bare = (title: string, atPrompt: string, greeting = greeted(title), begun = "{ sessionId: 's' }") => [
    process.execPath,
    '-e',
    `const out = (message) => process.stdout.write(JSON.stringify({ jsonrpc: '2.0', ...message }) + '\\n');
    const lines = require('node:readline').createInterface({ input: process.stdin });
    lines.on('line', (line) => {
      const { id, method } = JSON.parse(line);
      if (method === 'initialize')
        out({ id, result: ${greeting} });
      if (method === 'session/new') out({ id, result: ${begun} });
      if (method === 'session/prompt') { ${atPrompt} }
    });`,
  ];

  const greeted = (title: string) =>
    `{ protocolVersion: 1, agentInfo: { name: ${JSON.stringify(title)}, version: '1' } }`;

  it('that answers with nothing where something must be is said not to speak the protocol, in plain words, and is not asked again', async () => {
    const ends = 'out({ id, result: { stopReason: "end_turn" } });';
    const ways = [
      bare('bare', ends, 'null'),
      bare('bare', ends, '[]'),
      bare('bare', ends, greeted('bare'), 'null'),
      bare('bare', ends, greeted('bare'), '{ sessionId: 7 }'),
      bare('bare', 'out({ id, result: null });'),
      bare('bare', 'out({ id, result: {} });'),
      bare('bare', 'out({ id, result: { stopReason: 7 } });'),
    ];
    for (const words of ways) {
      const { message, retry } = await failure(open({}, { words }));
      assert.match(
        message,
        /does not speak the Agent Client Protocol: its answer to (initialize|session\/new|session\/prompt) can’t be read/,
      );
      assert.equal(retry, false, message);
    }
  }).timeout(20_000);

  it('that asks without end and reads no answer is stopped before it takes the host’s memory', async () => {
    const asking = `lines.pause(); lines.removeAllListeners('line');
      const asked = Array.from({ length: 1000 }, (_, n) => JSON.stringify({ jsonrpc: '2.0', id: 1000 + n, method: 'no/such', params: {} }) + '\\n').join('');
      let said = 0;
      const go = () => { said += asked.length; if (said < 30000000) process.stdout.write(asked, go); };
      go();`;
    assert.match((await failure(open({}, { words: bare('bare', asking) }))).message, /did not stop/);
  }).timeout(30_000);

  it('that calls itself something that moves a terminal is called by the rest of it', async () => {
    const saying = `out({ method: 'session/update', params: { sessionId: 's', update: { sessionUpdate: 'agent_message_chunk', content: { type: 'text', text: 'Yes.' } } } });
      out({ id, result: { stopReason: 'end_turn' } });`;
    const { model } = await open({}, { words: bare('\u001b[2JSage\u0007', saying) }).send(
      sampleTurn(seat).turn,
    );
    assert.equal(model, 'Sage 1');
  });

  it('ended while somebody whom nobody finds holds its output open is lost at once', async () => {
    const leaves = `${stepsOut()}const wait = ['-e', 'setTimeout(() => {}, 30000)'];
      require('node:child_process').spawn(process.execPath, wait, { detached: true, env: {}, stdio: 'inherit' }).unref();
      process.exit(3);`;
    const error = await failure(open({}, { words: [process.execPath, '-e', leaves] }));
    assert.ok(error.retry);
    assert.match(error.message, /3/);
  }).timeout(10_000);

  it('§7 killed between two rounds is opened again with its compacted history', async () => {
    const talk = open({ turns: [[{ say: 'First answer.' }], [{ say: 'Second answer.' }]] });
    await talk.send(sampleTurn(seat).turn);
    const [pid] = pids();
    process.kill(Number(pid), 'SIGKILL');
    const again = () => talk.send(later(sampleTurn(seat).turn));
    // Whoever is faster: a death that was not noticed yet is a failure that may be tried again.
    const { text } = await again().catch((error: BackendError) => {
      assert.ok(error.retry, error.message);
      return again();
    });
    assert.equal(text, 'Second answer.');
    assert.equal(pids().length, 2);
    const asked = String(agent.told('prompt')[1]?.text);
    assert.match(asked, /your session was opened again/);
    assert.match(asked, /You answered:\nFirst answer\./);
    assert.match(asked, /And now\?$/);
  });

  it('§8 still there, it is told only what is new', async () => {
    const talk = open({});
    await talk.send(sampleTurn(seat).turn);
    await talk.send(later(sampleTurn(seat).turn));
    assert.equal(pids().length, 1);
    assert.equal(agent.told('prompt')[1]?.text, 'And now?');
  });

  it('§8 that dies in the middle fails in words with what it said on stderr, masked, and the next try opens another', async () => {
    const talk = open(
      {
        stderr: 'no quota for key sk-canary-271828\n',
        turns: [[{ say: 'Half a' }, { die: 7 }], [{ say: 'Whole.' }]],
      },
      { mask: (text) => text.replaceAll('sk-canary-271828', '••••') },
    );
    const error = await failure(talk);
    assert.match(error.message, /scripted ended with exit code 7: no quota for key ••••/);
    assert.ok(error.retry);
    assert.equal((await talk.send(sampleTurn(seat).turn)).text, 'Whole.');
  });

  it('that ends at its start says why, in its own words', async () => {
    const error = await failure(open({ stderr: 'usage: agent --key KEY\n', exit: 2 }));
    assert.match(error.message, /ended with exit code 2: usage: agent --key KEY/);
  });

  it('that is not there at all is told from one that fails', async () => {
    const error = await failure(open({}, { words: ['no-such-agent-here'] }));
    assert.match(error.message, /could not be started: .*ENOENT.*council\.yaml/);
    assert.equal(error.retry, false);
  });

  it('that prints a banner on stdout is heard all the same', async () => {
    const talk = open({
      banner: 'Welcome!\n{"not": "a message"}\n[1,2]\n',
      turns: [[{ raw: 'loading…\nnull\n' }, { say: 'Yes.' }]],
    });
    assert.equal((await talk.send(sampleTurn(seat).turn)).text, 'Yes.');
  });

  it('that only prints garbage is quoted when it ends', async () => {
    const program = "console.log('this is no agent'); setTimeout(() => process.exit(0), 50)";
    const error = await failure(open({}, { words: [process.execPath, '-e', program] }));
    assert.match(error.message, /ended with exit code 0: this is no agent/);
  });

  it('§14 that never answers is given up at its deadline, its start included, and ended with it', async () => {
    const clock = virtualClock();
    const talk = open({ mute: true }, { clock });
    const failing = failure(talk);
    await agent.whenTold('initialize');
    clock.pass(119_999);
    clock.pass(1);
    const error = await failing;
    assert.match(error.message, /scripted did not begin to answer within 120 s/);
    assert.ok(error.retry);
    clock.pass(10_000);
    await talk.close();
    assert.ok(!pids().some(isAlive));
  });

  it('that falls silent in the middle is given up; thoughts and tools are signs of life', async () => {
    const clock = virtualClock();
    const talk = open(
      {
        turns: [
          [{ think: 'hm' }, { tool: 'looking' }, { ask: { kind: 'read' }, quiet: true }, { hang: true }],
        ],
      },
      { clock },
    );
    const failing = failure(talk);
    await agent.whenTold('told');
    // The quarter in which the last sign of life came does not count.
    clock.pass(300_000);
    assert.match((await failing).message, /fell silent for 240 s/);
    clock.pass(10_000);
  });

  it('that floods is stopped', async () => {
    const error = await failure(open({ turns: [[{ flood: 2000 }]] }));
    assert.match(error.message, /did not stop/);
    assert.equal(error.retry, false);
  });

  it('that sends one endless line is stopped', async () => {
    const program =
      "process.stdout.write('{');const w=()=>{while(process.stdout.write('x'.repeat(65536)));};process.stdout.on('drain',w);w()";
    const error = await failure(open({}, { words: [process.execPath, '-e', program] }));
    assert.match(error.message, /did not stop/);
  });

  it('§14 that stops for another reason than the end of its turn gave no whole reply', async () => {
    const reasons: [string, RegExp][] = [
      ['max_tokens', /limit of tokens/],
      ['max_turn_requests', /limit of requests/],
      ['refusal', /refused to answer/],
      ['cancelled', /broke its turn off/],
    ];
    for (const [stop, words] of reasons) {
      const error = await failure(open({ turns: [[{ say: 'Half a reply' }, { stop }]] }));
      assert.match(error.message, words);
      assert.equal(error.retry, false);
    }
  });

  it('that says nothing, fails inside, or speaks another version says so in words', async () => {
    assert.match((await failure(open({ turns: [[{ think: 'hm' }]] }))).message, /without a word/);
    assert.match((await failure(open({ turns: [[{ fail: 'out of tea' }]] }))).message, /out of tea/);
    assert.match((await failure(open({ version: 9 }))).message, /version 9/);
    assert.match((await failure(open({ locked: true }))).message, /wants a login/);
  });

  it('§14 whose folder can’t be taken away speaks again in another, and nothing is left unheard', async () => {
    const removed: string[] = [];
    const talk = open(
      { turns: [[{ fail: 'out of tea' }], [{ say: 'Again.' }]] },
      {
        files: (real) => ({
          ...real,
          async empty() {
            const { folder, remove } = await real.empty();
            return {
              folder,
              async remove() {
                removed.push(folder);
                await remove();
                throw new Error('EACCES: permission denied');
              },
            };
          },
        }),
      },
      agentSeat('none'),
    );
    assert.match((await failure(talk)).message, /out of tea/);
    assert.equal((await talk.send(sampleTurn(seat).turn)).text, 'Again.');
    assert.equal(removed.length, 1);
  });

  it('§8 when it is aborted it is asked to cancel, the seat is free at once, and then it is ended', async () => {
    const talk = open({ turns: [[{ say: 'I begin' }, { hang: true }], [{ say: 'Again.' }]] });
    const { turn, abort, deltas } = sampleTurn(seat);
    const sending = talk.send(turn);
    await agent.whenTold('prompt');
    abort();
    await assert.rejects(sending, /aborted by the test/);
    const said = deltas.length;
    assert.equal((await talk.send(sampleTurn(seat).turn)).text, 'Again.');
    assert.equal(agent.told('cancel').length, 1);
    assert.equal(deltas.length, said);
    assert.ok(!isAlive(pids()[0]));
  });

  it('§14 that does not listen to a cancel nor to SIGTERM is killed after the time of grace', async () => {
    const talk = open({ deaf: true, turns: [[{ hang: true }]] });
    const { turn, abort } = sampleTurn(seat);
    const sending = talk.send(turn);
    await agent.whenTold('prompt');
    abort();
    await assert.rejects(sending);
    await talk.close();
    assert.equal(agent.told('SIGTERM').length, 1);
    assert.ok(!isAlive(pids()[0]));
  });
});
