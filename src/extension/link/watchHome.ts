/** Relays the editor's own file watching to the host, and notices a home or a host that another program made. */
import { createHash } from 'node:crypto';
import path from 'node:path';
import * as vscode from 'vscode';
import type { Client } from '../../rpc/connect/client.ts';
import { givesPower, isOfPeople, tellsOfHome } from '../../rpc/homeFiles.ts';
import { filesChanged, filesSaved } from '../../rpc/messages/messages.ts';
import type { Home } from './whichHome.ts';

const settle = 200;

export function watchHome(
  home: Home,
  client: () => Client | undefined,
  relook: () => void,
): vscode.Disposable {
  const slashed = (file: string) => file.split(path.sep).join('/');
  const place = slashed(path.relative(home.folder.uri.fsPath, home.path));
  // Personas stand in any file: all are watched, and the host is told of what people write.
  const pattern = new vscode.RelativePattern(home.folder, place ? `${place}/**` : '**');
  const watcher = vscode.workspace.createFileSystemWatcher(pattern);
  let timer: NodeJS.Timeout | undefined;
  let written = false;
  const changed = (uri: vscode.Uri) => {
    const file = slashed(path.relative(home.path, uri.fsPath));
    if (!tellsOfHome(file)) return;
    clearTimeout(timer);
    // The host knows its own archives; only what people write is news to it.
    written ||= isOfPeople(file);
    timer = setTimeout(() => {
      const host = client();
      if (!host) relook();
      else if (written) host.request(filesChanged, {}).catch(() => {});
      written = false;
    }, settle);
  };
  const listeners = [
    watcher.onDidChange(changed),
    watcher.onDidCreate(changed),
    watcher.onDidDelete(changed),
    // What a person saves while a program is at work is theirs: the host must not put it back.
    vscode.workspace.onDidSaveTextDocument((document) => {
      const { scheme, fsPath } = document.uri;
      if (scheme !== 'file' || !givesPower(slashed(path.relative(home.path, fsPath)))) return;
      // Told at once, by what stands in the file: the document's own text is without the mark that the editor writes.
      const mark = document.encoding === 'utf8bom' ? '\uFEFF' : '';
      const sum = createHash('sha256').update(`${mark}${document.getText()}`).digest('hex');
      client()
        ?.request(filesSaved, { file: fsPath, sum })
        .catch(() => {});
    }),
  ];
  return {
    dispose() {
      clearTimeout(timer);
      for (const item of [watcher, ...listeners]) item.dispose();
    },
  };
}
