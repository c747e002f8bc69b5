/** Names that no change and no tool writes under, wherever they stand: git's own folder, the editor's settings and workspaces. */

/** As some file systems take a name: without case, in any spelling of its letters, without signs that nobody sees. */
export const folded = (name: string): string =>
  name
    .replace(/[\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/gu, '')
    .normalize('NFKC')
    .toUpperCase()
    .toLowerCase();

/** And without dots and blanks at its end, and streams. */
export function isGuardedPart(part: string): boolean {
  const name = folded(part.split(':')[0] ?? '').replace(/[. ]+$/, '');
  return name === '.git' || /^git~\d+$/.test(name) || name === '.vscode' || name.endsWith('.code-workspace');
}

export const isGuardedName = (path: string): boolean => path.split(/[/\\]/).some(isGuardedPart);
