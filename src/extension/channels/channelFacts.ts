/** Tells the rest of the editor what is true of channels: facts for `when` clauses, and who has a floor in the status bar. */
import * as vscode from 'vscode';
import type { ChannelRow } from '../../rpc/views/channelViews.ts';
import { editorChannels } from '../../rpc/words/editor/editorChannels.ts';
import type { House } from '../link/councilHouse.ts';
import { channelCommandIds, channelContextKeys as keys } from '../manifest/contributionsChannels.ts';
import { undrawn } from '../status/undrawn.ts';
import { shorten } from '../trees/treeRow.ts';
import type { Channels } from './channelPicture.ts';
import { type Among, fits } from './fittingChannels.ts';

const facts: readonly [string, Among][] = [
  [keys.any, 'any'],
  [keys.open, 'open'],
  [keys.settable, 'settable'],
  [keys.pausable, 'pausable'],
  [keys.resumable, 'paused'],
  [keys.raisable, 'raisable'],
  [keys.concludable, 'concludable'],
  [keys.summary, 'summary'],
];

/** The floor that was taken last. */
const newestFloor = (rows: readonly ChannelRow[]) =>
  rows
    .flatMap(({ active, ...row }) => (active && !row.paused ? [{ active, row }] : []))
    .toSorted((a, b) => b.active.startedAt - a.active.startedAt)[0];

const plain = (text: string) => shorten(undrawn(text).replaceAll(/\s+/g, ' '), 40);

export function tellChannelFacts(house: House, channels: Channels): vscode.Disposable {
  const floor = vscode.window.createStatusBarItem('channelFloor', vscode.StatusBarAlignment.Left, 49);
  const words = editorChannels[house.language];
  floor.name = `À table: ${words.facts.floor}`;
  floor.tooltip = words.floorTip;
  const set = (key: string, value: unknown) => void vscode.commands.executeCommand('setContext', key, value);

  const stop = channels.changed.on(({ known, rows }) => {
    set(keys.known, known);
    for (const [key, among] of facts) set(key, rows.some(fits[among]));
    const newest = newestFloor(rows);
    if (!newest) return floor.hide();
    floor.text = `$(comment) ${plain(newest.active.name)} · ${plain(newest.row.name)}`;
    floor.command = { title: '', command: channelCommandIds.open, arguments: [newest.row.id] };
    floor.show();
  });
  return vscode.Disposable.from(floor, { dispose: stop });
}
