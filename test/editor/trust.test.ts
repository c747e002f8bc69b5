/**
 * As a user, from the packaged extension, what a person can rely on: words are theirs and signed with their name, a
 * command means what is in front, nothing is spent or published unasked, a host that is killed finds its keys again, and
 * a clock that is not running stands still. One window for all of it; what costs is a model server that counts.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'mocha';
import { ensureVsix } from '../../scripts/setup/vsix.mjs';
import { readPointer } from '../../src/rpc/connect/pointer.ts';
import { leaveNothing } from '../support/editor/leave.ts';
import { picture } from '../support/editor/pictures.ts';
import { startWorkbench, type Workbench } from '../support/editor/workbench.ts';
import { type ModelServer, startModelServer } from '../support/modelServer.ts';

const question = 'Should we cache the index of the search service?';
const rehearsed = 'Should we drop the old importer this month?';

/** A repository with a remote, on a branch of which nobody else knows. */
function repository(folder: string, remote: string): (...args: string[]) => string {
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=T', '-c', 'user.email=t@example.org', ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim();
  execFileSync('git', ['init', '-q', '--bare', remote]);
  git('init', '-q', '-b', 'main');
  git('config', 'user.name', 'T');
  git('config', 'user.email', 't@example.org');
  git('remote', 'add', 'origin', remote);
  git('commit', '-q', '--allow-empty', '-m', 'Begin');
  git('push', '-q', 'origin', 'main');
  git('checkout', '-q', '-b', 'feature');
  git('commit', '-q', '--allow-empty', '-m', 'WIP do not publish');
  return git;
}

describe('§12 what a person can rely on', function () {
  this.timeout(120_000);
  const root = mkdtempSync(path.join(tmpdir(), 'a-table-trust-'));
  const folder = path.join(root, 'work');
  const home = path.join(folder, 'council');
  const identities = path.join(home, 'identities.yaml');
  let workbench: Workbench;
  let server: ModelServer;
  let git: ReturnType<typeof repository>;
  /** Calls that somebody would have to pay for. */
  let paid = 0;
  const calls = new EventEmitter();
  const whenPaid = async (count: number) => {
    while (paid < count) await once(calls, 'call');
  };
  /** Answers wait while it is set. */
  let gate: { opened: Promise<void>; open(): void } | undefined;

  const transcript = () => workbench.webview();
  const box = () => workbench.quickInput();
  const prompt = (text: string) => workbench.page.locator('.quick-input-widget:visible', { hasText: text });
  const list = (text: string) => workbench.page.locator('.quick-input-list:visible', { hasText: text });
  const dialog = () => workbench.page.locator('.monaco-dialog-box');
  const hold = () => {
    let open: () => void = () => undefined;
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    gate = {
      opened,
      open: () => {
        gate = undefined;
        open();
      },
    };
    return gate;
  };
  const toPrompt = async (text: string, then?: string) => {
    await prompt(text).waitFor({ timeout: 30_000 });
    if (then !== undefined) await box().fill(then);
  };

  before(async () => {
    mkdirSync(folder);
    git = repository(folder, path.join(root, 'origin.git'));
    server = await startModelServer({
      hold: () => gate?.opened,
      deltas: 20,
      // Looking which models there are costs nothing; asking one does.
      onAsk: (_ask, body) => {
        if (body.includes('"messages"')) calls.emit('call', (paid += 1));
      },
    });
    workbench = await startWorkbench({
      vsix: [await ensureVsix()],
      width: 1440,
      height: 900,
      settings: { 'workbench.colorTheme': 'Default Dark Modern', 'git.enabled': false },
      // Slow voices: a rehearsal that is looked at must not be over meanwhile.
      env: { A_TABLE_PACE: '200', A_TABLE_PROBE: 'off' },
    });
    await workbench.open(folder);
  });
  after(() => server?.close());
  leaveNothing(() => workbench, { folder: root, home });

  it('is who they are by the only person of the template, with nothing set', async () => {
    await workbench.openContainer('À table');
    await workbench.runCommand('Council: Choose template');
    await list('Product team').waitFor();
    await box().fill('Product team');
    await workbench.accept();
    await workbench.page.locator('.tab', { hasText: 'identities.yaml' }).waitFor({ timeout: 30_000 });
    await workbench.treeRow(/Me\s*you/).waitFor({ timeout: 30_000 });
    // From here on a model of somebody else answers, which costs.
    const paid = (role: string) => `role: ${role}\n    backend: openai-compatible\n    model: bench`;
    const text = readFileSync(identities, 'utf8');
    writeFileSync(
      identities,
      ['product', 'development', 'quality'].reduce(
        (now, role) => now.replace(`role: ${role}`, paid(role)),
        text,
      ),
    );
    writeFileSync(path.join(home, 'council.yaml'), 'git: push\n');
    writeFileSync(
      path.join(home, 'channels.yaml'),
      'channels:\n  - id: general\n    mode: none\n    members: [me, pm, dev, qa]\n',
    );
    await workbench.runCommand('Council: Set API key…');
    await list('openai-compatible').waitFor();
    await box().fill('openai-compatible');
    await workbench.accept();
    await toPrompt('address', server.url);
    await workbench.accept();
    await workbench.page.locator('.quick-input-widget:visible input[type=password]').waitFor();
    await box().fill('key-of-the-editor-1');
    await workbench.accept();
    await workbench.toast(/openai-compatible|answers/).waitFor();
    await workbench.runCommand('Notifications: Clear All Notifications');
  });

  it('finds the question again after Escape, at its box and at every later step', async () => {
    await workbench.runCommand('Council: À table');
    await toPrompt('What should the council decide?');
    await workbench.page.keyboard.type(question);
    await workbench.page.keyboard.press('Escape');
    await workbench.runCommand('Council: À table');
    await toPrompt('kept from before');
    assert.equal(await box().inputValue(), question);
    await picture(workbench, 'kept-dark');
    await workbench.accept();
    await list('Start a debate').waitFor({ timeout: 30_000 });
    await workbench.page.keyboard.press('Escape');
    await workbench.open(folder);
    await workbench.openContainer('À table');
    await workbench.runCommand('Council: À table');
    await toPrompt('kept from before');
    assert.equal(await box().inputValue(), question, 'after a reload of the window');
    await workbench.page.keyboard.press('Escape');
  });

  it('§7 spends nothing before the estimate was seen: Escape leaves, Enter starts', async () => {
    const before = paid;
    for (const answer of ['Escape', 'Enter']) {
      await workbench.runCommand('Council: À table');
      await toPrompt('What should the council decide?');
      assert.equal(await box().inputValue(), question);
      await workbench.accept();
      // One step: what it may take, the other modes, the seats and the limits. Enter starts it.
      await list('Start a debate').waitFor({ timeout: 30_000 });
      await list('A yes/no question.').waitFor();
      await list('roundtable').waitFor();
      assert.equal(paid, before);
      await picture(workbench, 'estimate-dark');
      if (answer === 'Escape') await workbench.page.keyboard.press('Escape');
    }
    hold();
    await workbench.accept();
    await transcript().locator('h1', { hasText: question }).waitFor({ timeout: 30_000 });
    await whenPaid(before + 3);
  });

  it('has its host killed while it answers, and the seats find the editor’s key again', async () => {
    const killed = await readPointer(home);
    assert.ok(killed);
    const asked = paid;
    process.kill(killed.pid, 'SIGKILL');
    await whenPaid(asked + 3);
    gate?.open();
    await transcript().locator('.decide').waitFor({ timeout: 90_000 });
    assert.notEqual((await readPointer(home))?.pid, killed.pid);
    assert.equal(await transcript().getByText('Absent').count(), 0);
  });

  it('is shown what another round may take before it is asked for, and may leave it', async () => {
    const before = paid;
    await transcript().getByRole('button', { name: 'Another round' }).click();
    await toPrompt('before anything is spent');
    await picture(workbench, 'another-round-dark');
    await workbench.page.keyboard.press('Escape');
    await transcript().locator('.decide button.accept:enabled').waitFor();
    assert.equal(paid, before);
  });

  it('§7 signs the decision with their name, and publishes nothing', async () => {
    await transcript().locator('.decide button.accept').click();
    await transcript().locator('.decide').waitFor({ state: 'detached' });
    await transcript().getByText('Accepted by Me').first().waitFor();
    await transcript().getByText('holds 1 commit that is not the council’s').waitFor({ timeout: 30_000 });
    await picture(workbench, 'published-not-dark');
    assert.match(readFileSync(path.join(home, 'DECISIONS.md'), 'utf8'), /\bMe\b/);
    assert.equal(git('ls-remote', '--heads', 'origin').split('\n').length, 1, 'only main is there');
  });

  it('stops no other council than the one in front, and that only after a yes', async () => {
    await workbench.runCommand('Council: Rehearse without a model');
    await toPrompt('What should the council decide?', rehearsed);
    await workbench.accept();
    await list('suits every question').waitFor({ timeout: 30_000 });
    await workbench.accept();
    await workbench.page.locator('.quick-input-widget .quick-input-count', { hasText: '3' }).waitFor();
    await workbench.accept();
    await transcript().locator('h1', { hasText: rehearsed }).waitFor({ timeout: 30_000 });
    // The one in front has ended: another is meant, and that is asked.
    await workbench.page.locator('.tab', { hasText: /^Should we cache/ }).click();
    await transcript().locator('h1', { hasText: question }).waitFor();
    await workbench.runCommand('Council: Stop');
    await list(rehearsed).waitFor();
    await workbench.page
      .locator('.quick-input-widget input[placeholder^="Not possible for the one"]')
      .waitFor();
    await picture(workbench, 'stop-which-dark');
    await workbench.page.keyboard.press('Escape');
    await workbench.page.locator('.tab', { hasText: /^Should we drop/ }).click();
    await transcript().locator('h1', { hasText: rehearsed }).waitFor();
    await workbench.runCommand('Council: Stop');
    await dialog().getByText(`Stop “${rehearsed}”?`).waitFor();
    await picture(workbench, 'stop-dark');
    await dialog().getByRole('button', { name: 'Cancel' }).click();
    await workbench.treeRow(/Should we drop.*Collect/).waitFor();
  });

  it('§7 sees a clock that stands while the council is paused', async () => {
    const time = transcript().locator('.bud').first();
    await workbench.runCommand('Council: Pause');
    await workbench.treeRow(/Should we drop.*paused by Me/).waitFor();
    const shown = await time.innerText();
    // Longer than the clock's step: what runs on in a pause would show.
    await workbench.page.waitForTimeout(2500);
    assert.equal(await time.innerText(), shown);
    await workbench.runCommand('Council: Stop');
    await dialog().getByRole('button', { name: 'Stop', exact: true }).click();
    await transcript().getByText('Stopped by Me').waitFor();
  });

  it('sends a long message whole, and gets one that is too long back with the reason', async () => {
    await workbench.treeRow(/general\s*none/).click();
    const channel = workbench.webview();
    const area = channel.locator('textarea');
    await channel.locator('h1', { hasText: 'general' }).waitFor({ timeout: 30_000 });
    const long = 'A long word. '.repeat(900).trim();
    await area.fill(long);
    await channel.getByRole('button', { name: 'Send' }).click();
    await channel.locator('article.human .who', { hasText: 'Me' }).first().waitFor();
    await assertEmptied(area);
    const much = 'Much. '.repeat(20_000).trim();
    await area.fill(much);
    await channel.getByRole('button', { name: 'Send' }).click();
    await channel.getByText('Nothing was sent').waitFor();
    assert.equal((await area.inputValue()).length, much.length);
    await picture(workbench, 'too-long-dark');
    await area.fill('');
  });

  it('is asked once who they are where there are two, and signs with that name', async () => {
    const text = readFileSync(identities, 'utf8');
    writeFileSync(identities, `${text.trimEnd()}\n\n  - id: zoe\n    name: Zoé\n    kind: human\n`);
    await workbench.treeRow(/Zoé/).waitFor({ timeout: 30_000 });
    const channel = workbench.webview();
    for (const words of ['Mine, said once.', 'And once more.']) {
      await channel.locator('textarea').fill(words);
      await channel.getByRole('button', { name: 'Send' }).click();
      if (words.startsWith('Mine')) {
        await prompt('Zoé').waitFor();
        await picture(workbench, 'who-dark');
        await box().fill('Zoé');
        await workbench.accept();
      }
      await channel
        .locator('article.human', { hasText: words })
        .locator('.who', { hasText: 'Zoé' })
        .waitFor();
    }
    await workbench.treeRow(/Zoé\s*you/).waitFor();
  });

  async function assertEmptied(area: ReturnType<typeof box>): Promise<void> {
    for (let left = 100; left > 0 && (await area.inputValue()) !== ''; left -= 1)
      await workbench.page.waitForTimeout(50);
    assert.equal(await area.inputValue(), '');
  }
});
