/** Problems of the files that people write, at their line in the Problems panel: identities always, a brief while it is open. */
import path from 'node:path';
import * as vscode from 'vscode';
import { checkBrief } from '../../rpc/messages/messages.ts';
import type { FileProblem } from '../../rpc/views/views.ts';
import { fileOf } from '../archives/openFiles.ts';
import { isBriefFile } from '../convene/isBrief.ts';
import type { House } from '../link/councilHouse.ts';

export interface Problems extends vscode.Disposable {
  /** Shows what a refusal said about a brief. */
  show(file: vscode.Uri, problems: readonly FileProblem[]): void;
}

const settle = 300;

export function diagnosticPlace(problem: FileProblem): { line: number; from: number; to: number } {
  const line = Math.max(0, problem.line - 1);
  const from = Math.max(0, problem.column - 1);
  return { line, from, to: Math.max(from + 1, (problem.endColumn ?? 0) - 1) };
}

function diagnostic(problem: FileProblem): vscode.Diagnostic {
  const { line, from, to } = diagnosticPlace(problem);
  const { Error: Wrong, Warning } = vscode.DiagnosticSeverity;
  const made = new vscode.Diagnostic(
    new vscode.Range(line, from, line, to),
    problem.message,
    problem.severity === 'error' ? Wrong : Warning,
  );
  made.source = 'À table';
  return made;
}

export function showProblems(house: House): Problems {
  const briefs = vscode.languages.createDiagnosticCollection('council.briefs');
  const identities = vscode.languages.createDiagnosticCollection('council.identities');
  const timers = new Map<string, NodeJS.Timeout>();

  const show = (file: vscode.Uri, problems: readonly FileProblem[]) =>
    briefs.set(file, problems.map(diagnostic));

  function showIdentities(): void {
    identities.clear();
    const { home } = house;
    if (!home) return;
    for (const file of new Set(house.picture.problems.map((problem) => problem.file))) {
      const here = house.picture.problems.filter((problem) => problem.file === file);
      identities.set(
        fileOf(house, file) ?? vscode.Uri.file(path.join(home.path, file)),
        here.map(diagnostic),
      );
    }
  }

  /** Only with a host already there: reading along while someone types is no reason to start one. */
  async function check(document: vscode.TextDocument): Promise<void> {
    const { home, current } = house;
    if (!home || !current || !isBriefFile(document.uri, home)) return;
    const version = document.version;
    const answer = await current
      .request(checkBrief, { path: document.uri.fsPath, text: document.getText() })
      .catch(() => undefined);
    if (answer && document.version === version && !document.isClosed) show(document.uri, answer.problems);
  }

  function soon(document: vscode.TextDocument): void {
    const key = document.uri.toString();
    clearTimeout(timers.get(key));
    timers.set(
      key,
      setTimeout(() => {
        timers.delete(key);
        void check(document);
      }, settle),
    );
  }

  const checkOpen = () => vscode.workspace.textDocuments.forEach((document) => void check(document));
  const stops = [house.changed.on(showIdentities), house.arrived.on(checkOpen)];
  const listeners = [
    vscode.workspace.onDidOpenTextDocument((document) => void check(document)),
    vscode.workspace.onDidChangeTextDocument(({ document }) => soon(document)),
    vscode.workspace.onDidDeleteFiles(({ files }) => files.forEach((file) => briefs.delete(file))),
  ];
  return {
    show,
    dispose() {
      for (const timer of timers.values()) clearTimeout(timer);
      for (const stop of stops) stop();
      for (const item of [briefs, identities, ...listeners]) item.dispose();
    },
  };
}
