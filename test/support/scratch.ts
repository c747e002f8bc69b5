/** Folders that a test may fill, removed when it is over. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const made: string[] = [];

export function scratchHome(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'a-table-test-'));
  made.push(folder);
  return path.join(folder, 'council');
}

export function clearScratch(): void {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
}

/** Every file under a folder with its text, by path relative to it; what vanishes meanwhile is left out. */
export function textsUnder(folder: string): Map<string, string> {
  const texts = new Map<string, string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    try {
      texts.set(path.relative(folder, file), readFileSync(file, 'utf8'));
    } catch {
      // Renamed or removed while we looked: its new name is looked at too.
    }
  }
  return texts;
}
