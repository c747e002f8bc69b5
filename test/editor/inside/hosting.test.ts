/** Inside the real extension host: the host outlives its clients, and its death costs nothing. */
import assert from 'node:assert/strict';
import { readFileSync, watch } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'mocha';
import * as vscode from 'vscode';
import { commandIds } from '../../../src/extension/manifest/contributions.ts';
import { pointerPath, readPointer } from '../../../src/rpc/connect/pointer.ts';
import { getCouncil, stopCouncil } from '../../../src/rpc/messages/messages.ts';
import { attach, headWhen, homeFolder } from '../../support/editor/insideHome.ts';

/** The pointer of a host other than this one. */
async function nextHost(pid: number): Promise<number> {
  const look = async () => {
    const pointer = await readPointer(homeFolder());
    return pointer && pointer.pid !== pid ? pointer.pid : undefined;
  };
  return new Promise((resolve) => {
    const check = () =>
      void look().then((found) => {
        if (found === undefined) return;
        watcher.close();
        resolve(found);
      });
    const watcher = watch(path.dirname(pointerPath(homeFolder())), check);
    check();
  });
}

describe('the host behind the editor', function () {
  this.timeout(120_000);
  let id: string;

  it('§2 serves a second window: it attaches and sees the same council', async () => {
    await vscode.commands.executeCommand(commandIds.useFamily);
    id = String(
      await vscode.commands.executeCommand(commandIds.aTable, {
        question: 'Should the team write its release notes by hand?',
        backend: 'rehearsal',
        seed: 3,
      }),
    );
    const [first, second] = [await attach(), await attach()];
    const one = await first.request(getCouncil, { id });
    const two = await second.request(getCouncil, { id });
    assert.equal(one.head.question, two.head.question);
    for (const client of [first, second]) client.close();
  });

  it('§12 is started again when it is killed, and the council goes on with all that was said', async () => {
    const watching = await attach();
    await headWhen(watching, id, (head) => head.phases.some(({ answered }) => answered > 0));
    const before = await watching.request(getCouncil, { id });
    const said = before.entries.filter((entry) => entry.kind === 'turn' && entry.state === 'replied');
    const { pid } = JSON.parse(readFileSync(pointerPath(homeFolder()), 'utf8')) as { pid: number };
    process.kill(pid, 'SIGKILL');
    await watching.closed;
    assert.notEqual(await nextHost(pid), pid);
    const client = await attach();
    const head = await headWhen(client, id, ({ status }) => status === 'decision');
    assert.equal(head.status, 'decision');
    const { entries } = await client.request(getCouncil, { id });
    for (const turn of said) {
      const kept = entries.find(({ key }) => key === turn.key);
      assert.ok(kept?.kind === 'turn' && turn.kind === 'turn');
      assert.equal(kept.text, turn.text);
    }
    await client.request(stopCouncil, { id });
    client.close();
  });
});
