/** What is open in councils, in the Problems panel at file and line, until it is closed or the council is decided. */
import { existsSync } from 'node:fs';
import * as vscode from 'vscode';
import { editorReviewWords } from '../../rpc/words/editor/editorReview.ts';
import type { House } from '../link/councilHouse.ts';
import { inside } from '../link/insideFolder.ts';
import { commandIds } from '../manifest/contributions.ts';
import { issuesByFile, type ReviewIssue, type Weight } from './reviewIssues.ts';

const severities: Record<Weight, vscode.DiagnosticSeverity> = {
  error: vscode.DiagnosticSeverity.Error,
  warning: vscode.DiagnosticSeverity.Warning,
  information: vscode.DiagnosticSeverity.Information,
};

const codeOf = ({ council, point }: ReviewIssue): string =>
  point === undefined ? council : `${council} ${point}`;

export function showReviewProblems(house: House): vscode.Disposable {
  const collection = vscode.languages.createDiagnosticCollection('council.reviews');
  const words = editorReviewWords[house.language];
  let shown = '';
  let told = new Map<string, ReviewIssue>();

  function show(): void {
    const issues = issuesByFile(house.picture.rows);
    const now = JSON.stringify([...issues]);
    if (now === shown) return;
    shown = now;
    told = new Map([...issues.values()].flat().map((issue) => [codeOf(issue), issue]));
    collection.clear();
    const folder = house.home?.folder.uri.fsPath;
    for (const [path, here] of issues) {
      const file = folder === undefined ? undefined : inside(folder, path);
      // A file of a commit that is not checked out has no line to stand at.
      if (file !== undefined && existsSync(file)) collection.set(vscode.Uri.file(file), here.map(diagnostic));
    }
  }

  function diagnostic(issue: ReviewIssue): vscode.Diagnostic {
    const { council, by, text, line, weight } = issue;
    const wholeLine = new vscode.Range(line - 1, 0, line - 1, Number.MAX_SAFE_INTEGER);
    const made = new vscode.Diagnostic(wholeLine, words.issue(by, text), severities[weight]);
    made.source = 'À table';
    const argument = encodeURIComponent(JSON.stringify([council]));
    const target = vscode.Uri.parse(`command:${commandIds.openTranscript}?${argument}`);
    made.code = { value: codeOf(issue), target };
    return made;
  }

  const actions = vscode.languages.registerCodeActionsProvider(
    { scheme: 'file' },
    {
      provideCodeActions: (_document, _range, { diagnostics }) =>
        diagnostics.flatMap((each) => {
          const code = typeof each.code === 'object' ? String(each.code.value) : '';
          const issue = each.source === 'À table' ? told.get(code) : undefined;
          if (issue === undefined) return [];
          const { council, title, point } = issue;
          const fix = (text: string, command: string, argument: unknown) => {
            const action = new vscode.CodeAction(text, vscode.CodeActionKind.QuickFix);
            action.diagnostics = [each];
            action.command = { command, title: text, arguments: [argument] };
            return action;
          };
          return [
            fix(words.openTranscript(title), commandIds.openTranscript, council),
            ...(point === undefined
              ? []
              : [fix(words.waive(point), commandIds.waiveCheck, { council: { id: council }, point })]),
          ];
        }),
    },
    { providedCodeActionKinds: [vscode.CodeActionKind.QuickFix] },
  );

  const stop = house.changed.on(show);
  show();
  return vscode.Disposable.from(collection, actions, { dispose: stop });
}
