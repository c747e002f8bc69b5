/** What an agent tells of its turn: its messages apart, the tools that it used by itself, what it took, what it could not do; and none of its words are more than words. */
import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'mocha';
import type { Step } from '../support/acp/scripted.ts';
import { call, failureOf, leaveAll, news, once, seated } from '../support/acp/seatedAgent.ts';

describe('what an agent tells of its turn', () => {
  afterEach(leaveAll);

  describe('§8 its messages', () => {
    it('are paragraphs of their own, by their ids or by the tools between them, and are streamed so', async () => {
      const { send, deltas } = once([
        { say: 'I look ', message: 'a' },
        { say: 'first.', message: 'a' },
        { say: 'Then I say.', message: 'b' },
        { tool: 'grep' },
        { say: '\n', message: 'c' },
        { say: 'At last.\n', message: 'c' },
        { say: 'The end.', message: 'd' },
      ]);
      const { text } = await send();
      assert.equal(text, 'I look first.\n\nThen I say.\n\nAt last.\n\nThe end.');
      assert.equal(deltas.join(''), text);
    });

    it('go on over what a tool tells in between, where the id is the same', async () => {
      const { send } = once([
        { say: 'It is ', message: 'a' },
        news('t', { status: 'in_progress' }),
        { say: 'one sentence.', message: 'a' },
      ]);
      assert.equal((await send()).text, 'It is one sentence.');
    });
  });

  describe('§8 the tools that it used by itself', () => {
    it('are on record once each, with kind, title, end and places, as far as it told of them over the updates', async () => {
      const { send, uses } = once([
        call('1', { title: 'read', kind: 'read', status: 'pending', locations: [] }),
        news('1', { title: 'Read notes.md', locations: [{ path: '{cwd}/notes.md', line: 1 }] }),
        news('1', { status: 'completed' }),
        call('2', {
          title: 'Editing files',
          kind: 'edit',
          status: 'in_progress',
          content: [{ type: 'diff', path: '{cwd}/new.md' }],
        }),
        news('2', { status: 'failed' }),
        call('3', { title: 'npm test', kind: 'execute' }),
        { say: 'Done.' },
      ]);
      await send();
      assert.deepEqual(
        uses.map(({ ms: _ms, ...use }) => use),
        [
          {
            tool: 'acp/read',
            input: 'Read notes.md: notes.md',
            ok: true,
            announced: 'completed',
            output: '',
          },
          { tool: 'acp/edit', input: 'Editing files: new.md', ok: false, announced: 'failed', output: '' },
          { tool: 'acp/execute', input: 'npm test', ok: true, announced: 'open', output: '' },
        ],
      );
    });

    it('that it asked for are called by what it asked with, and a refusal is told once', async () => {
      const { send, uses } = once([
        { ask: { kind: 'read', paths: ['notes.md'] }, quiet: true },
        news('t', { status: 'completed' }),
        call('t', { title: 'rm', kind: 'execute' }),
        { ask: { kind: 'execute' }, quiet: true },
        news('t', { status: 'failed' }),
        { say: 'Done.' },
      ]);
      await send();
      assert.deepEqual(
        uses.map(({ tool, input, refused, announced }) => [tool, input, refused ?? announced ?? 'asked']),
        [
          ['acp/read', 'to read: notes.md', 'asked'],
          ['acp/read', 'to read: notes.md', 'completed'],
          ['acp/execute', 'to execute', true],
        ],
      );
    });

    it('§14 flood nothing: fifty are listed, the rest counted, whatever their names, ids and kinds are', async () => {
      const long = '\u001b[31mfake\u0007 '.repeat(500);
      const flood = ['call-{n}', `${long}{n}`].map((id) => ({
        times: 150,
        ...call(id, {
          title: long,
          kind: 'nonsense',
          status: 'completed',
          locations: [{ path: 7 }, null, { path: '../../../etc/passwd' }],
        }),
      }));
      const { send, uses } = once([
        ...flood,
        call('', { title: 3 }),
        { update: { sessionUpdate: 'tool_call' } },
        { update: { sessionUpdate: 'no_such_update', content: 'x' } },
        { say: 'Done.' },
      ]);
      assert.equal((await send()).text, 'Done.');
      assert.equal(uses.length, 51);
      assert.ok(uses.every(({ input }) => input.length <= 500 && !input.includes('[31m')));
      assert.deepEqual(
        [uses[0]?.tool, uses[50]?.tool, uses[50]?.input],
        ['acp/other', 'acp/more', '251 more calls, not listed'],
      );
    });
  });

  describe('§8 what it took', () => {
    const took = async (...steps: Step[]) => (await once([{ say: 'Done.' }, ...steps]).send()).usage;
    const chunk = (usage: object): Step => ({
      update: { sessionUpdate: 'agent_message_chunk', content: { type: 'text', text: '' }, _meta: { usage } },
    });

    it('is counted as each tells it: in its answer, beside it, with each call of its model, or by its context alone', async () => {
      const told = { inputTokens: 100, outputTokens: 20, totalTokens: 120 };
      assert.deepEqual(await took({ answer: { usage: told } }), { input: 100, output: 20 });
      // What came from a cache counts beside the input by some, and among it by others; thoughts likewise.
      const cached = { inputTokens: 100, outputTokens: 20, cachedReadTokens: 30, cachedWriteTokens: 5 };
      assert.deepEqual(await took({ answer: { usage: { ...cached, totalTokens: 155 } } }), {
        input: 135,
        output: 20,
        cached: 30,
        stored: 5,
      });
      assert.deepEqual(await took({ answer: { usage: { ...cached, thoughtTokens: 7, totalTokens: 127 } } }), {
        input: 100,
        output: 27,
        cached: 30,
        stored: 5,
      });
      const quota = { token_count: { input_tokens: 3600, output_tokens: 800 } };
      assert.deepEqual(await took({ answer: { _meta: { quota } } }), { input: 3600, output: 800 });
      assert.deepEqual(await took(chunk(told), chunk(told)), { input: 200, output: 40 });
      const context = { update: { sessionUpdate: 'usage_update', used: 900, size: 128_000 } };
      assert.deepEqual(await took(context), { input: 898, output: 2 });
      assert.deepEqual(await took(context, { answer: { usage: told } }), { input: 100, output: 20 });
    });

    it('is not known when it says nothing, nothing at all, or nonsense', async () => {
      const nothing = [
        [],
        [{ answer: { usage: { inputTokens: 0, outputTokens: 0, totalTokens: 0 } } }],
        [{ answer: { usage: { inputTokens: -1, outputTokens: 'many' }, _meta: { quota: 3 } } }],
        [{ update: { sessionUpdate: 'usage_update', used: 'all', size: null } }],
      ];
      for (const steps of nothing) assert.equal(await took(...steps), undefined);
    });

    it('is not lost when the turn comes to nothing', async () => {
      const { send, spent } = once([{ answer: { usage: { inputTokens: 50, outputTokens: 1 } } }]);
      await failureOf(send());
      assert.deepEqual(spent, [{ input: 50, output: 1 }]);
    });
  });

  describe('§14 refused what it asked for', () => {
    it('and silent since, it is asked once in the same session to answer without, in the council’s language', async () => {
      for (const stop of ['end_turn', 'cancelled']) {
        const { send, agent, deltas } = seated(
          {
            turns: [
              [{ say: 'Je regarde.' }, { ask: { kind: 'execute' }, quiet: true }, { stop }],
              [{ say: 'Oui, sans commande.' }, { answer: { usage: { inputTokens: 5, outputTokens: 1 } } }],
            ],
          },
          'read',
          'fr',
        );
        const { text, usage } = await send();
        assert.equal(text, 'Je regarde.\n\nOui, sans commande.');
        assert.equal(deltas.join(''), text);
        assert.deepEqual(usage, { input: 5, output: 1 });
        assert.equal(agent.told('start').length, 1, 'one process');
        assert.equal(agent.told('new').length, 1, 'one session');
        const [, again] = agent.told('prompt').map((told) => String(told.text));
        assert.match(again ?? '', /refusé ici.*Les commandes écrites par un agent.*Réponds maintenant/s);
      }
    });

    it('it is left alone when it went on, and asked no third time when it does not', async () => {
      const went = once([{ ask: { kind: 'execute' }, quiet: true }, { say: 'Without, then.' }]);
      assert.equal((await went.send()).text, 'Without, then.');
      assert.equal(went.agent.told('prompt').length, 1);
      const silent = once([{ ask: { kind: 'execute' }, quiet: true }]);
      const error = await failureOf(silent.send());
      assert.match(error.message, /was refused what it asked for and said nothing/);
      assert.equal(error.retry, false, 'no other process would say more');
      assert.equal(silent.agent.told('prompt').length, 2);
    });
  });

  it('§14 that it wants a login it says in words: which, and what to do', async () => {
    const { send, agent } = seated({
      locked: true,
      logins: [
        { id: 'google', name: 'Log in with Google', description: 'Log in with your Google account' },
        { id: 'key', name: '', description: 7 },
        'nonsense',
        { id: 'run', name: 'Run\u001b[31m `login`', type: 'terminal' },
      ],
    });
    const { message, retry } = await failureOf(send());
    assert.match(
      message,
      /scripted wants a login \(“Authentication required”\)\. It offers: Log in with Google \(Log in with your Google account\); key; Run `login`\. Log in once with its own program in a terminal, or name the variable that holds its key under `env` in council\.yaml/,
    );
    assert.equal(retry, false);
    assert.equal(agent.told('start').length, 1);
  });
});
