/** Two items at the left: decisions that wait (only when there are some), and who has the floor while a council runs. */
import * as vscode from 'vscode';
import type { House } from '../link/councilHouse.ts';
import { commandIds } from '../manifest/contributions.ts';
import { decisionsText, floorText, waiting } from './statusLine.ts';

export function showStatus(house: House): vscode.Disposable {
  const left = vscode.StatusBarAlignment.Left;
  const decisions = vscode.window.createStatusBarItem('decisions', left, 51);
  const floor = vscode.window.createStatusBarItem('floor', left, 50);
  decisions.name = `À table: ${house.words.groups.decide}`;
  floor.name = `À table: ${house.words.groups.active}`;
  // The only backgrounds an extension may ask for are error and warning; a decision that waits is no error.
  decisions.backgroundColor = new vscode.ThemeColor('statusBarItem.warningBackground');

  const update = () => {
    const { rows, identities, source } = house.picture;
    const live = source === 'host';
    const text = live ? decisionsText(rows, house.language) : undefined;
    const [only, ...others] = waiting(rows);
    if (text) {
      decisions.text = text;
      decisions.tooltip = house.words.decisionsTip(others.length + 1);
      decisions.command = {
        title: '',
        command: commandIds.openTranscript,
        arguments: [only && others.length === 0 ? only.id : { among: 'decide' }],
      };
      decisions.show();
    } else decisions.hide();
    const speaking = live ? floorText(rows, identities, house.language) : undefined;
    if (speaking) {
      floor.text = speaking.text;
      floor.tooltip = house.words.floorTip;
      floor.command = { title: '', command: commandIds.openTranscript, arguments: [speaking.id] };
      floor.show();
    } else floor.hide();
  };
  const stop = house.changed.on(update);
  return vscode.Disposable.from(decisions, floor, { dispose: stop });
}
