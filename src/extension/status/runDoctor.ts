/** Runs `council doctor` on the home in a terminal that stays open, with the editor's own Node. */
import * as vscode from 'vscode';
import type { House } from '../link/councilHouse.ts';
import { Unavailable } from './reportFailure.ts';

export async function runDoctor(house: House): Promise<void> {
  const { home, words } = house;
  if (!home) throw new Unavailable(words.noFolder, { title: words.openFolder, command: 'vscode.openFolder' });
  const cli = vscode.Uri.joinPath(house.dist, 'cli.js').fsPath;
  // The report speaks the language of the window, not of the shell.
  const env = { ELECTRON_RUN_AS_NODE: '1', LC_ALL: house.language === 'fr' ? 'fr_FR.UTF-8' : 'en_US.UTF-8' };
  const run = new vscode.ProcessExecution(process.execPath, [cli, 'doctor', '--home', home.path], { env });
  const task = new vscode.Task({ type: 'process' }, home.folder, 'doctor', 'À table', run, []);
  task.presentationOptions = { reveal: vscode.TaskRevealKind.Always, clear: true, focus: true };
  await vscode.tasks.executeTask(task);
}
