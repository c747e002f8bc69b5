/** What a review should look at, chosen in the editor: the selection, the file in front, a range of commits, another file. */
import path from 'node:path';
import * as vscode from 'vscode';
import { type Piece, pieceOf } from '../../rpc/namedPieces.ts';
import { conveningWords } from '../../rpc/words/council/conveningWords.ts';
import type { House } from '../link/councilHouse.ts';
import { showInputBox, showQuickPick } from '../status/picks.ts';

/** Nothing when the person would rather not. */
export async function pickToReview(house: House): Promise<Piece[] | undefined> {
  const words = conveningWords[house.language].review;
  const root = house.home && path.dirname(house.home.path);
  const placed = (file: string) => root && path.relative(root, file).split(path.sep).join('/');
  const editor = vscode.window.activeTextEditor;
  const front = editor?.document.uri.scheme === 'file' ? placed(editor.document.uri.fsPath) : undefined;
  const isInside = front !== undefined && !front.startsWith('..');
  const { selection } = editor ?? {};
  const lines = selection &&
    !selection.isEmpty && { from: selection.start.line + 1, to: selection.end.line + 1 };
  const items: (vscode.QuickPickItem & { piece?: Piece; ask?: 'range' | 'file'; drawn: string })[] = [
    ...(isInside && lines
      ? [
          {
            label: words.selection,
            description: `${front}:${lines.from}-${lines.to}`,
            drawn: '$(selection)',
            piece: { selection: { file: front, ...lines } },
          },
        ]
      : []),
    ...(isInside
      ? [{ label: words.front, description: front, drawn: '$(file)', piece: { file: front } }]
      : []),
    {
      label: words.lastCommit,
      description: 'HEAD~1..HEAD',
      drawn: '$(git-commit)',
      piece: { git: 'HEAD~1..HEAD' },
    },
    { label: words.range, drawn: '$(git-compare)', ask: 'range' },
    { label: words.file, drawn: '$(folder-opened)', ask: 'file' },
  ];
  const picked = await showQuickPick(items, {
    title: words.title,
    placeHolder: words.placeholder,
    ignoreFocusOut: true,
  });
  if (!picked) return undefined;
  if (picked.piece) return [picked.piece];
  if (picked.ask === 'file') {
    const chosen = await vscode.window.showOpenDialog({
      canSelectMany: true,
      ...(root ? { defaultUri: vscode.Uri.file(root) } : {}),
    });
    const files = (chosen ?? []).flatMap(({ fsPath }) => placed(fsPath) ?? []);
    return files.length > 0 ? files.map((file) => ({ file })) : undefined;
  }
  const range = await showInputBox({
    title: words.title,
    prompt: words.rangePrompt,
    placeHolder: 'main..HEAD',
    ignoreFocusOut: true,
  });
  const piece = range?.trim() ? pieceOf(range.trim()) : undefined;
  return piece && [piece];
}
