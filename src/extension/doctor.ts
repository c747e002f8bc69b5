/** Runs `council doctor` on the home in a terminal that stays open, with the editor's own Node. */
import * as vscode from 'vscode';
import { hostEnvironment } from './hostProcess.ts';
import type { House } from './house.ts';
import { Unavailable } from './manners.ts';

export async function runDoctor(house: House): Promise<void> {
  const { home, words } = house;
  if (!home) throw new Unavailable(words.noFolder, { title: words.openFolder, command: 'vscode.openFolder' });
  const cli = vscode.Uri.joinPath(house.dist, 'cli.js').fsPath;
  const env = { ELECTRON_RUN_AS_NODE: hostEnvironment({}).ELECTRON_RUN_AS_NODE ?? '1' };
  const run = new vscode.ProcessExecution(process.execPath, [cli, 'doctor', '--home', home.path], { env });
  const task = new vscode.Task({ type: 'process' }, home.folder, 'doctor', 'À table', run, []);
  task.presentationOptions = { reveal: vscode.TaskRevealKind.Always, clear: true, focus: true };
  await vscode.tasks.executeTask(task);
}
