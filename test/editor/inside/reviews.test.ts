/** Inside the real extension host: what a review finds stands at its line until it is withdrawn. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'mocha';
import * as vscode from 'vscode';
import { commandIds } from '../../../src/extension/manifest/contributions.ts';
import { answerSeat, convene, stopCouncil } from '../../../src/rpc/messages/messages.ts';
import { attach, headWhen, homeFolder, once } from '../../support/editor/insideHome.ts';

const briefText = `type: review
question: Is the greeting ready to ship?
context: the greeting of the home page
language: en
seats: [henry, { id: papa, backend: human }]
roles: { owner: nova, reviewers: [henry, papa], qa: blaise }
`;
const found =
  '**Verdict**: block\n\n**Findings:**\n- [blocking] [greeting.txt:2] says nothing — nobody feels greeted — say hello\n\n**What is good:** it is short\n**Confidence**: 4';
const withdrawn = (point: string): string =>
  `${point}: withdrawn — it says hello now\n\n- **Vote**: agree\n**Blocking issues:** none\n**Confidence**: 4`;

describe('what a review finds', function () {
  this.timeout(60_000);

  it('§12 stands at its line in the Problems panel by its weight, leads to the transcript, can be waived, and goes when it is withdrawn', async () => {
    await vscode.commands.executeCommand(commandIds.useFamily);
    const client = await attach();
    const file = path.join(homeFolder(), '..', 'greeting.txt');
    writeFileSync(file, 'one\ntwo\nthree\n');
    const uri = vscode.Uri.file(path.resolve(file));
    const ours = () => vscode.languages.getDiagnostics(uri).filter(({ source }) => source === 'À table');
    const { id } = await client.request(convene, { briefText, backend: 'rehearsal', seed: 7 });
    const asked = (phase: string) =>
      headWhen(client, id, (head) =>
        head.phases.some(
          (each) =>
            each.phase === phase &&
            each.state === 'now' &&
            each.stands.some(({ seat, stand }) => seat === 'papa' && stand === 'to-come'),
        ),
      );
    await asked('REVIEW');
    await client.request(answerSeat, { id, seat: 'papa', text: found });
    await asked('RESOLVE');
    const [shown] = await once(vscode.languages.onDidChangeDiagnostics, () =>
      ours().length > 0 ? ours() : undefined,
    );
    assert.ok(shown);
    assert.equal(shown.range.start.line, 1);
    assert.match(shown.message, /: says nothing$/);
    assert.equal(shown.severity, vscode.DiagnosticSeverity.Error);
    await vscode.workspace.openTextDocument(uri);
    const actions = await vscode.commands.executeCommand<vscode.CodeAction[]>(
      'vscode.executeCodeActionProvider',
      uri,
      shown.range,
    );
    const open = actions.find(({ command }) => command?.command === commandIds.openTranscript);
    assert.deepEqual(open?.command?.arguments, [id]);
    const waive = actions.find(({ command }) => command?.command === commandIds.waiveCheck);
    const point = String(waive?.command?.arguments?.[0]?.point);
    assert.deepEqual(waive?.command?.arguments, [{ council: { id }, point }]);
    assert.match(point, /^P\d$/);
    await client.request(answerSeat, { id, seat: 'papa', text: withdrawn(point) });
    await once(vscode.languages.onDidChangeDiagnostics, () => (ours().length === 0 ? true : undefined));
    await client.request(stopCouncil, { id }).catch(() => undefined);
    client.close();
  });
});
