/** The editor's lists and boxes may quote anybody: nothing in them is drawn or leads anywhere, and none goes another way. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'mocha';
import { plainClient } from '../../src/extension/link/plainClient.ts';
import { plainItem } from '../../src/extension/status/pickItem.ts';
import { type Client, Refusal } from '../../src/rpc/connect/client.ts';
import { getCouncil, noticed } from '../../src/rpc/messages/messages.ts';

describe('a list of the editor', () => {
  it('S26: draws our own pictures, and none that a name, a question or a model asks for', () => {
    const forged = '$(pass-filled) Sage $(verified)\u202E';
    const item = { label: forged, description: forged, detail: forged, drawn: '$(lock)', id: forged };
    const plain = '$ (pass-filled) Sage $ (verified)';
    assert.deepEqual(plainItem(item), {
      ...item,
      label: `$(lock) ${plain}`,
      description: plain,
      detail: plain,
    });
    assert.deepEqual(plainItem({ label: '', drawn: '$(star-full)' }).label, '$(star-full)');
    assert.deepEqual(plainItem({ label: 'costs $ (more)' }), { label: 'costs $ (more)' });
  });

  it('S26: is shown by picks.ts alone; so are boxes, under which the editor makes links that run commands', () => {
    const root = join(import.meta.dirname, '../../src/extension');
    const others = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && file !== 'status/picks.ts',
    );
    assert.ok(others.length > 50);
    const direct = /vscode\s*\.window\s*\.(?:(?:show|create)(?:QuickPick|InputBox))|\} = vscode\.window/;
    assert.deepEqual(
      others.filter((file) => direct.test(readFileSync(join(root, file), 'utf8'))),
      [],
    );
  });
});

describe('what the host tells the editor', () => {
  const hidden = `Cache it?\u202E\u{E0041}`;

  it('S26: holds no sign that hides or turns words, in answers, notices and refusals', async () => {
    let told: ((params: unknown) => void) | undefined;
    const answers: Record<string, unknown> = {
      [getCouncil.method]: { head: { question: hidden, seats: [{ name: hidden }], at: 1, title: null } },
    };
    const client = plainClient({
      request: (message: { method: string }) =>
        message.method in answers
          ? Promise.resolve(answers[message.method])
          : Promise.reject(new Refusal(1, hidden, { problems: [hidden] } as object)),
      on: (_message: unknown, handler: (params: unknown) => void) => {
        told = handler;
        return () => {};
      },
      closed: Promise.resolve(),
      close: () => {},
    } as unknown as Client);
    assert.deepEqual(await client.request(getCouncil, { id: 'x' }), {
      head: { question: 'Cache it?', seats: [{ name: 'Cache it?' }], at: 1, title: null },
    });
    const heard: unknown[] = [];
    client.on(noticed, (notice) => heard.push(notice));
    told?.({ level: 'info', message: hidden });
    assert.deepEqual(heard, [{ level: 'info', message: 'Cache it?' }]);
    await assert.rejects(
      client.request({ ...getCouncil, method: 'other' }, { id: 'x' }),
      (error: Refusal) =>
        error.message === 'Cache it?' && JSON.stringify(error.data) === '{"problems":["Cache it?"]}',
    );
  });
});
