/** Records to read and compare that are no files: a council's archive as the host writes it now, a turn's prompt, what a push would take along. Read-only. */
import * as vscode from 'vscode';
import * as z from 'zod';
import { exportCouncil, showPrompt } from '../../rpc/messages/pastMessages.ts';
import { showPush } from '../../rpc/messages/publishMessages.ts';
import type { House } from '../link/councilHouse.ts';
import { promptText } from './offeredTurns.ts';

const scheme = 'council-record';
const Asked = z.object({
  id: z.string().min(1).max(200),
  at: z.string().max(200).optional(),
  /** What would leave with a push. */
  push: z.literal(true).optional(),
});

/** The address says what is asked for, so that nothing has to be remembered. `name` is what the tab shows. */
export const recordUri = (name: string, asked: z.infer<typeof Asked>): vscode.Uri =>
  vscode.Uri.from({
    scheme,
    path: `/${name.replaceAll(/[\\/]/g, ' ')}.${asked.push ? 'diff' : 'md'}`,
    query: JSON.stringify(asked),
  });

export function showRecords(house: House): vscode.Disposable {
  const refresh = new vscode.EventEmitter<vscode.Uri>();
  let before = house.picture.rows;
  /** An archive that is open follows its council; a prompt is what was sent and stays. */
  const stop = house.changed.on(({ rows }) => {
    const known = before;
    before = rows;
    for (const { uri } of vscode.workspace.textDocuments) {
      if (uri.scheme !== scheme) continue;
      const { id, at, push } = askedIn(uri);
      const row = rows.find((each) => each.id === id);
      if (at === undefined && !push && row && !known.includes(row)) refresh.fire(uri);
    }
  });
  const provider = vscode.workspace.registerTextDocumentContentProvider(scheme, {
    onDidChange: refresh.event,
    async provideTextDocumentContent(uri) {
      const { id, at, push } = askedIn(uri);
      const client = await house.client();
      if (push) return (await client.request(showPush, { id })).diff;
      if (at === undefined) return (await client.request(exportCouncil, { id, as: 'md' })).text;
      return promptText(await client.request(showPrompt, { id, at }), house.language);
    },
  });
  return vscode.Disposable.from(provider, refresh, { dispose: stop });
}

const askedIn = ({ query }: vscode.Uri): z.infer<typeof Asked> => Asked.parse(JSON.parse(query));
