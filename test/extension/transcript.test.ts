/** The transcript page, its policy, and what it may ask for. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { safeLink } from '../../src/extension/pages/relayPage.ts';
import { pagePolicy, savedId, transcriptPage } from '../../src/extension/pages/transcriptPage.ts';
import { type RelayDoors, relay } from '../../src/extension/pages/transcriptRelay.ts';
import type { Client } from '../../src/rpc/connect/client.ts';
import { Refusal } from '../../src/rpc/connect/client.ts';
import { refusal } from '../../src/rpc/messages/messages.ts';
import type { ToPage } from '../../src/rpc/pages/transcriptPageMessages.ts';
import { fakeClient } from '../support/fakeClient.ts';

describe('§14 the transcript page', () => {
  const parts = {
    script: 'https://res/webview.js',
    styles: ['https://res/webview.css'],
    source: 'https://res',
    nonce: 'abc123',
    language: 'en' as const,
    title: 'À <table>',
    shows: '2026-02-08-"queue"',
  };

  it('allows nothing but its own script by nonce and its own styles, fonts and pictures', () => {
    const policy = pagePolicy(parts.source, parts.nonce);
    assert.match(policy, /^default-src 'none'; script-src 'nonce-abc123'; /);
    assert.doesNotMatch(policy, /unsafe|\*|data:|http:/);
  });

  it('has no inline script or style', () => {
    const html = transcriptPage(parts);
    assert.match(html, /<script nonce="abc123" src="https:\/\/res\/webview.js"><\/script>/);
    assert.equal([...html.matchAll(/<script/g)].length, 1);
    assert.doesNotMatch(html, /<style|style=|onload|onerror/);
    assert.match(html, /<title>À &lt;table&gt;<\/title>/);
    assert.match(html, /<body data-shows="2026-02-08-&quot;queue&quot;">/);
  });

  it('is restored by the council it saved, and by nothing else', () => {
    assert.equal(savedId({ council: '2026-02-08-queue', folds: {} }, 'council'), '2026-02-08-queue');
    for (const state of [
      undefined,
      null,
      'x',
      {},
      { council: 3 },
      { council: '' },
      { council: 'x'.repeat(201) },
    ])
      assert.equal(savedId(state, 'council'), undefined);
  });
});

describe('§14 messages of the page', () => {
  function doors(client: Client) {
    const done: string[] = [];
    const posts: ToPage[] = [];
    const given: RelayDoors = {
      id: 'mine',
      person: async () => 'papa',
      words: {
        hostGone: 'The host went away.',
        notSent: 'Not sent.',
        tooLong: (letters, most) => `${letters} of ${most}`,
      },
      client: async () => client,
      spend: (line, message, params) => {
        done.push(`shown before ${message.method}`);
        return line.request(message, params);
      },
      post: (message) => posts.push(message),
      ready: () => done.push('ready'),
      open: (what) => done.push(`open ${what}`),
      artefact: (path) => done.push(`artefact ${path}`),
      place: (path, line) => done.push(`place ${path}:${line}`),
      showDiff: () => done.push('diff'),
      askAgain: (turn) => done.push(`ask again ${turn}`),
      showPrompt: (turn) => done.push(`prompt ${turn}`),
      fork: (turn) => done.push(`fork ${turn}`),
      link: (href) => done.push(`link ${href}`),
      copy: (text) => done.push(`copy ${text}`),
      retryHost: () => done.push('retry'),
      refused: () => done.push('refused'),
    };
    return { given, done, posts };
  }

  it('that no schema knows do nothing', async () => {
    const client = fakeClient();
    const { given, done } = doors(client);
    const wrong = [
      null,
      'inject',
      { type: 'eval', code: '1' },
      { type: 'inject', text: '' },
      { type: 'open', what: '/etc' },
    ];
    for (const raw of wrong) await relay(raw, given);
    assert.deepEqual(
      done,
      wrong.map(() => 'refused'),
    );
    assert.deepEqual(client.asked, []);
  });

  it('§12 give the words back with the reason when they can’t be sent, and say when they have arrived', async () => {
    const client = fakeClient({ 'council/inject': () => null, 'council/pause': () => null });
    const { given, posts } = doors(client);
    await relay({ type: 'inject', text: 'x'.repeat(20_001) }, given);
    await relay({ type: 'inject', text: '' }, given);
    await relay({ type: 'inject', text: 'Mind the cost' }, given);
    await relay({ type: 'pause' }, given);
    const cancelled = Object.assign(new Error('Canceled'), { name: 'Canceled' });
    await relay({ type: 'inject', text: 'Mind it' }, { ...given, person: () => Promise.reject(cancelled) });
    assert.deepEqual(posts, [
      { type: 'refused', message: '20001 of 20000' },
      { type: 'refused', message: 'Not sent.' },
      { type: 'taken' },
      { type: 'refused', message: 'Not sent.' },
    ]);
    assert.deepEqual(
      client.asked.map(({ method }) => method),
      ['council/inject', 'council/pause'],
    );
  });

  it('reach only the council of their own page, signed by the person of the window', async () => {
    const client = fakeClient({
      'council/inject': () => null,
      'council/decide': () => ({ status: 'decided' }),
    });
    const { given } = doors(client);
    await relay({ type: 'inject', text: 'Mind the cost', id: 'other', by: 'maman' }, given);
    await relay({ type: 'decide', verdict: 'accept' }, given);
    assert.deepEqual(client.asked, [
      { method: 'council/inject', params: { id: 'mine', text: 'Mind the cost', by: 'papa' } },
      { method: 'council/decide', params: { id: 'mine', verdict: 'accept', by: 'papa' } },
    ]);
  });

  it('that come out of the box are told when they have arrived, a waived point too', async () => {
    const client = fakeClient({ 'council/waive-point': () => null });
    const { given, posts } = doors(client);
    await relay({ type: 'waive-point', point: 'P2', text: 'Covered.' }, given);
    assert.deepEqual(client.asked, [
      { method: 'council/waive-point', params: { id: 'mine', point: 'P2', text: 'Covered.' } },
    ]);
    assert.deepEqual(posts, [{ type: 'taken' }]);
  });

  it('answer only for the seat of the person of the window, and steer only the council of their page', async () => {
    const done = () => null;
    const client = fakeClient({
      'council/answer': done,
      'council/extend': done,
      'council/waive': done,
      'council/raise': done,
      'council/synthesise': done,
      'council/rate': () => ({ rating: 4 }),
    });
    const { given, done: opened } = doors(client);
    await relay({ type: 'answer', text: 'Yes.', seat: 'nova' }, given);
    await relay({ type: 'extend', seat: 'nova', seconds: 300 }, given);
    await relay({ type: 'waive', name: 'npm test', text: 'Flaky.' }, given);
    await relay({ type: 'raise', cost: 1 }, given);
    await relay({ type: 'synthesise' }, given);
    await relay({ type: 'rate', rating: 4 }, given);
    await relay({ type: 'artefact', path: 'projects/x.patch' }, given);
    await relay({ type: 'place', path: 'src/a.ts', line: 4 }, given);
    await relay({ type: 'ask-again', at: '1/sage' }, given);
    await relay({ type: 'show-prompt', at: '1/sage' }, given);
    await relay({ type: 'fork', at: '1/sage', id: 'other' }, given);
    assert.deepEqual(client.asked, [
      { method: 'council/answer', params: { id: 'mine', seat: 'papa', text: 'Yes.' } },
      { method: 'council/extend', params: { id: 'mine', seat: 'nova', seconds: 300 } },
      { method: 'council/waive', params: { id: 'mine', name: 'npm test', text: 'Flaky.' } },
      { method: 'council/raise', params: { id: 'mine', cost: 1 } },
      { method: 'council/synthesise', params: { id: 'mine' } },
      { method: 'council/rate', params: { id: 'mine', rating: 4 } },
    ]);
    assert.deepEqual(opened, [
      'shown before council/raise',
      'artefact projects/x.patch',
      'place src/a.ts:4',
      'ask again 1/sage',
      'prompt 1/sage',
      'fork 1/sage',
    ]);
  });

  it('let nothing leave but what was shown, from the council of their page', async () => {
    const kept = { commit: 'a'.repeat(40), files: 5, push: 'pushed' };
    const client = fakeClient({
      'publish/look': () => kept,
      'publish/allow': () => kept,
      'publish/refuse': () => kept,
    });
    const { given, done } = doors(client);
    await relay({ type: 'push', what: 'look', id: 'other' }, given);
    await relay({ type: 'push', what: 'allow', seen: 'this', keep: 'always' }, given);
    await relay({ type: 'push', what: 'allow' }, given);
    await relay({ type: 'push', what: 'never' }, given);
    await relay({ type: 'push', what: 'diff' }, given);
    await relay({ type: 'open', what: 'source-control' }, given);
    await relay({ type: 'push', what: 'force' }, given);
    assert.deepEqual(
      client.asked.map(({ method, params }) => [method, params]),
      [
        ['publish/look', { id: 'mine' }],
        ['publish/allow', { id: 'mine', seen: 'this', keep: 'always' }],
        // Nothing seen, nothing that the host would let go.
        ['publish/allow', { id: 'mine', seen: '', keep: 'once' }],
        ['publish/refuse', { id: 'mine', never: true }],
      ],
    );
    assert.deepEqual(done, ['diff', 'open source-control', 'refused']);
  });

  it('that the host refuses are answered with its reason', async () => {
    const client = fakeClient({
      'council/stop': () => {
        throw new Refusal(refusal.notNow, 'It has ended.');
      },
    });
    const { given, posts } = doors(client);
    await relay({ type: 'stop' }, given);
    assert.deepEqual(posts, [{ type: 'refused', message: 'It has ended.' }]);
  });

  it('that the host did not live to answer are told so in words', async () => {
    const client = fakeClient({
      'council/pause': () => {
        throw new Refusal(-32097, 'Pending response rejected since connection got disposed');
      },
    });
    const { given, posts } = doors(client);
    await relay({ type: 'pause' }, given);
    assert.deepEqual(posts, [{ type: 'refused', message: 'The host went away.' }]);
  });

  it('follow links only over https', () => {
    assert.equal(safeLink('https://example.org/a b'), 'https://example.org/a%20b');
    for (const href of [
      'http://example.org',
      'command:workbench.action.quit',
      'file:///etc/passwd',
      '//example.org',
      'https://u:p@example.org',
      'x',
    ])
      assert.equal(safeLink(href), undefined);
  });
});
