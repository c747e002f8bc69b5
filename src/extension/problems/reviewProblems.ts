/** Blocking issues of reviews in the Problems panel, at file and line, until they are withdrawn or the review is decided. */
import { existsSync } from 'node:fs';
import * as vscode from 'vscode';
import { editorReviewWords } from '../../rpc/words/editor/editorReview.ts';
import type { House } from '../link/councilHouse.ts';
import { inside } from '../link/insideFolder.ts';
import { commandIds } from '../manifest/contributions.ts';
import { issuesByFile, type ReviewIssue } from './reviewIssues.ts';

export function showReviewProblems(house: House): vscode.Disposable {
  const collection = vscode.languages.createDiagnosticCollection('council.reviews');
  const words = editorReviewWords[house.language];
  let shown = '';
  let titles = new Map<string, string>();

  function show(): void {
    const issues = issuesByFile(house.picture.rows);
    const now = JSON.stringify([...issues]);
    if (now === shown) return;
    shown = now;
    titles = new Map([...issues.values()].flat().map(({ council, title }) => [council, title]));
    collection.clear();
    const folder = house.home?.folder.uri.fsPath;
    for (const [path, here] of issues) {
      const file = folder === undefined ? undefined : inside(folder, path);
      // A file of a commit that is not checked out has no line to stand at.
      if (file !== undefined && existsSync(file)) collection.set(vscode.Uri.file(file), here.map(diagnostic));
    }
  }

  function diagnostic({ council, by, text, line }: ReviewIssue): vscode.Diagnostic {
    const wholeLine = new vscode.Range(line - 1, 0, line - 1, Number.MAX_SAFE_INTEGER);
    const made = new vscode.Diagnostic(wholeLine, words.issue(by, text), vscode.DiagnosticSeverity.Warning);
    made.source = 'À table';
    const argument = encodeURIComponent(JSON.stringify([council]));
    const target = vscode.Uri.parse(`command:${commandIds.openTranscript}?${argument}`);
    made.code = { value: council, target };
    return made;
  }

  const actions = vscode.languages.registerCodeActionsProvider(
    { scheme: 'file' },
    {
      provideCodeActions: (_document, _range, { diagnostics }) =>
        diagnostics.flatMap((each) => {
          const council = typeof each.code === 'object' ? String(each.code.value) : '';
          const title = each.source === 'À table' ? titles.get(council) : undefined;
          if (title === undefined) return [];
          const action = new vscode.CodeAction(words.openTranscript(title), vscode.CodeActionKind.QuickFix);
          action.diagnostics = [each];
          action.command = {
            command: commandIds.openTranscript,
            title: action.title,
            arguments: [council],
          };
          return [action];
        }),
    },
    { providedCodeActionKinds: [vscode.CodeActionKind.QuickFix] },
  );

  const stop = house.changed.on(show);
  show();
  return vscode.Disposable.from(collection, actions, { dispose: stop });
}
