/** Where an agent works: in a copy, whatever its seat may do; its paths are shown as the workspace's, and what was touched is told. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, it } from 'mocha';
import { BackendError } from '../../src/host/ports/ports.ts';
import { type Step, scriptedAgent } from '../support/acp/scripted.ts';
import { call, changing, leaveAll, once, seated, takeSeat } from '../support/acp/seatedAgent.ts';
import { readAs } from '../support/readAs.ts';
import { freshFolder, write } from '../support/repositories.ts';

describe('an agent’s place', () => {
  afterEach(leaveAll);

  describe('§8 files', () => {
    it('that are not there are told as not found, so that it may make them, in new folders too', async () => {
      const { send, agent } = once(
        [
          { read: 'docs/new/été.md', quiet: true },
          { ask: { kind: 'edit', paths: ['docs/new/été.md'] }, quiet: true },
          { write: ['docs/new/été.md', 'nouveau\n'], quiet: true },
          { read: 'docs/new/été.md', quiet: true },
          { read: '.env', quiet: true },
          { say: 'Made.' },
        ],
        'propose',
      );
      const { text } = await send(changing());
      const answers = agent.told('told').map(({ answer, code }) => [answer, code]);
      assert.deepEqual(answers.slice(0, 4), [
        ['refused: Resource not found: docs/new/été.md', -32002],
        ['allow_once', undefined],
        ['done', undefined],
        ['nouveau\n', undefined],
      ]);
      assert.equal(answers[4]?.[1], -32602, 'what is withheld is not told to be missing');
      assert.deepEqual(readAs('change', text).files, ['docs/new/été.md']);
    });

    it('that are not there are empty to an agent that gives up at every error, and it makes them all the same', async () => {
      const { send, agent, uses } = seated(
        {
          name: 'gemini-cli',
          turns: [
            [
              { read: 'docs/new.md', quiet: true },
              { read: '.env', quiet: true },
              { write: ['docs/new.md', 'new\n'], quiet: true },
              { say: 'Made.' },
            ],
          ],
        },
        'propose',
      );
      const { text } = await send(changing());
      assert.deepEqual(
        agent.told('told').map(({ answer, code }) => code ?? answer),
        ['', -32602, 'done'],
      );
      assert.match(uses[0]?.output ?? '', /no such file/);
      assert.deepEqual(readAs('change', text).files, ['docs/new.md']);
    });

    it('are shown as the workspace’s, in its words as they come, its tools and its change', async () => {
      const { send, uses, deltas, agent } = once(
        [
          { say: 'I changed {cwd}/no' },
          { say: 'tes.md (file://{cwd}/notes.md:1) in {cwd}.' },
          call('1', { title: 'Write {cwd}/notes.md', kind: 'edit', status: 'completed' }),
          { edit: ['notes.md', 'one, see {cwd}/docs\n'] },
        ],
        'propose',
      );
      const { text } = await send(changing());
      const name = path.basename(agent.workspace);
      const words = `I changed notes.md (notes.md:1) in ${name}.`;
      assert.equal(deltas.join(''), words);
      assert.ok(text.startsWith(words), text);
      assert.match(text, new RegExp(`^\\+one, see ${agent.workspace}/docs$`, 'm'));
      assert.equal(uses[0]?.input, 'Write notes.md');
      assert.ok(!JSON.stringify([text, uses, deltas]).includes('a-table-work-'));
    });
  });

  describe('§14 where it works', () => {
    it('is a copy, also for one that only reads: what it did there is thrown away, and said', async () => {
      const { send, uses, agent } = seated({
        turns: [
          [{ edit: ['notes.md', 'MINE\n'] }, { edit: ['sub/new.md', 'mine\n'] }, { read: 'notes.md' }],
          [{ read: 'notes.md' }],
        ],
      });
      write(agent.home, 'memory/live.md', 'canary of another seat');
      await send();
      assert.deepEqual(
        uses.map(({ tool, input, ok }) => [tool, input, ok]),
        [
          ['acp/read', 'notes.md', true],
          ['acp/copy', 'notes.md, sub/new.md', false],
        ],
      );
      assert.match(uses[1]?.output ?? '', /thrown away/);
      const folder = String(agent.told('new')[0]?.cwd);
      assert.ok(!folder.startsWith(agent.workspace) && !existsSync(path.join(folder, 'council')));
      // What was thrown away is not there in its next turn.
      assert.equal((await send()).text, '[read: one\n]');
      assert.equal(existsSync(folder), false);
    });

    it('is refreshed when the workspace has changed, and else the session lasts', async () => {
      const { send, agent } = once([{ read: 'notes.md' }]);
      await send();
      await send();
      assert.equal(agent.told('start').length, 1);
      write(agent.workspace, 'notes.md', 'two\n');
      assert.equal((await send()).text, '[read: two\n]');
      assert.equal(agent.told('start').length, 2);
    });

    it('is not the only place it reaches: what changed in the workspace meanwhile is said, by whomever', async () => {
      for (const files of ['none', 'read', 'propose'] as const) {
        const { send, uses, agent } = seated({ turns: [[{ say: 'Done.' }]] }, files);
        await send({ onDelta: () => void write(agent.workspace, 'notes.md', 'changed behind\n') });
        assert.deepEqual(
          uses.map(({ tool, input }) => [tool, input]),
          [['acp/workspace', 'notes.md']],
          files,
        );
        assert.match(uses[0]?.output ?? '', /by the agent, by you or by another program is not known/);
      }
    });

    it('is a plain copy outside a repository, and an empty folder where there is too much; it reads either way', async () => {
      const plain = scriptedAgent({ turns: [[{ read: 'notes.md' }]] });
      write(plain.workspace, 'notes.md', 'one\n');
      const tooMuch = scriptedAgent(
        {
          turns: [
            [
              { read: 'notes.md', quiet: true },
              { read: '../x' },
              { read: 'council/agent.log' },
              { say: 'Done.' },
            ],
          ],
        },
        {
          files: (real) => ({
            ...real,
            copy: () => Promise.reject(new BackendError('It is too big.', false)),
          }),
        },
      );
      write(tooMuch.workspace, 'notes.md', 'one\n');
      const [first, second] = [takeSeat(plain), takeSeat(tooMuch)];
      const texts = [(await first.send()).text, (await second.send()).text];
      for (const { agent } of [first, second])
        assert.ok(!String(agent.told('new')[0]?.cwd).startsWith(agent.workspace));
      assert.equal(texts[0], '[read: one\n]');
      assert.equal(tooMuch.told('told')[0]?.answer, 'one\n');
      assert.equal(texts[1]?.match(/refused/g)?.length, 2);
      assert.match(second.uses[0]?.output ?? '', /It is too big\. The agent works in an empty folder/);
    });

    it('is not left by a link that stands in the place of its copy, neither to read nor to write', async () => {
      const elsewhere = freshFolder();
      write(elsewhere, 'secret.md', 'canary');
      const steps = [
        { swap: elsewhere },
        { read: 'secret.md' },
        { write: ['new.md', 'mine'] as [string, string] },
        { say: 'Done.' },
      ];
      const reads = once(steps, 'read');
      const { text } = await reads.send();
      assert.ok(!text.includes('canary'), text);
      assert.deepEqual(
        reads.uses.map(({ tool, input, ok }) => [tool, input, ok]),
        [
          ['acp/read', 'secret.md', false],
          ['acp/write', 'new.md', false],
          ['acp/copy', 'notes.md', false],
        ],
      );
      const proposes = once(steps, 'propose');
      const change = await proposes.send(changing());
      assert.ok(!change.text.includes('canary'));
      assert.deepEqual(
        proposes.uses.map(({ ok }) => ok),
        [false, false],
      );
      assert.equal(existsSync(path.join(elsewhere, 'new.md')), false);
    });

    it('is spoken of in the council’s language, and no sign of an agent’s words turns the others around', async () => {
      const { send, uses } = seated(
        {
          turns: [
            [
              { read: '/etc/hostname' },
              call('1', { kind: 'edit', status: 'completed', title: 'Écrire \u202e{cwd}/été.md' }),
              { say: 'Voilà.' },
            ],
          ],
        },
        'read',
        'fr',
      );
      const { text } = await send();
      assert.match(text, /hors de l’espace de travail|hors du dossier/);
      assert.equal(uses[1]?.input, 'Écrire été.md');
    });

    it('is the only place that it may look at, also where what it would look at is named by nothing but its tool’s input', async () => {
      const looks = (input: unknown): Step => ({ ask: { kind: 'read', input }, quiet: true });
      const { send, agent } = once([
        looks({ file_path: '/etc/passwd' }),
        looks({ files: [{ path: '{cwd}/../..' }] }),
        looks({ path: '../../..' }),
        looks({ path: '~/' }),
        looks({ path: 'notes.md', pattern: '/etc/no-such-file|/^x/' }),
        looks({ path: '{cwd}/notes.md', why: 'to see / and ~ in it' }),
        { say: 'Done.' },
      ]);
      await send();
      assert.deepEqual(
        agent.told('told').map(({ answer }) => answer),
        ['reject_once', 'reject_once', 'reject_once', 'reject_once', 'allow_once', 'allow_once'],
      );
    });

    it('is the only place that it may change or look at by itself; what it reads of the workspace through us is its copy’s', async () => {
      const { send, agent } = once(
        [
          { ask: { kind: 'edit', paths: ['{workspace}/notes.md'] }, quiet: true },
          { ask: { kind: 'read', paths: ['{workspace}/notes.md'] }, quiet: true },
          { ask: { kind: 'edit', paths: ['notes.md'] }, quiet: true },
          { edit: ['notes.md', 'mine\n'] },
          { read: '{workspace}/notes.md', quiet: true },
          { write: ['{workspace}/notes.md', 'mine too\n'], quiet: true },
          { say: 'Done.' },
        ],
        'propose',
      );
      await send(changing());
      assert.deepEqual(
        agent.told('told').map(({ answer }) => answer),
        ['reject_once', 'reject_once', 'allow_once', 'mine\n', 'done'],
      );
      assert.equal(readFileSync(path.join(agent.workspace, 'notes.md'), 'utf8'), 'one\n');
    });
  });
});
