/** Inside the real extension host: a blocking issue of a review stands at its line until it is withdrawn. */
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
const reviewed = (vote: string, issues: string): string =>
  `**Proposal:** wait\n- **Vote**: ${vote}\n**Response**: Read.\n**Blocking issues:** ${issues}\n\n**Recommendation:** mend it`;

describe('the blocking issues of a review', function () {
  this.timeout(60_000);

  it('stand at their line in the Problems panel, lead to the transcript, and go when they are withdrawn', async () => {
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
    const issue = '\n- [greeting.txt:2] says nothing';
    await client.request(answerSeat, { id, seat: 'papa', text: reviewed('disagree', issue) });
    await asked('RESOLVE');
    const [found] = await once(vscode.languages.onDidChangeDiagnostics, () =>
      ours().length > 0 ? ours() : undefined,
    );
    assert.ok(found);
    assert.equal(found.range.start.line, 1);
    assert.match(found.message, /: says nothing$/);
    assert.equal(found.severity, vscode.DiagnosticSeverity.Warning);
    await vscode.workspace.openTextDocument(uri);
    const actions = await vscode.commands.executeCommand<vscode.CodeAction[]>(
      'vscode.executeCodeActionProvider',
      uri,
      found.range,
    );
    const open = actions.find(({ command }) => command?.command === commandIds.openTranscript);
    assert.deepEqual(open?.command?.arguments, [id]);
    await client.request(answerSeat, { id, seat: 'papa', text: reviewed('agree', 'none') });
    await once(vscode.languages.onDidChangeDiagnostics, () => (ours().length === 0 ? true : undefined));
    await client.request(stopCouncil, { id }).catch(() => undefined);
    client.close();
  });
});
