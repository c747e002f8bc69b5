/** A house with nothing in it but faults: a folder with our own lint and compiler settings, and the files that a test plants. */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

export interface PlantedHouse {
  readonly folder: string;
  plant(file: string, code: string): void;
  /** What a program of node_modules/.bin says about the house; its exit code is not asked for. */
  ask(program: string, ...args: string[]): Promise<string>;
  remove(): void;
}

export function plantHouse(copies: readonly string[]): PlantedHouse {
  const folder = mkdtempSync(path.join(tmpdir(), 'a-table-planted-'));
  for (const name of copies) cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  return {
    folder,
    plant: (file, code) => {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), code);
    },
    ask: (program, ...args) =>
      new Promise((resolve) => {
        const file = path.join(root, 'node_modules/.bin', program);
        execFile(file, args, { cwd: folder, maxBuffer: 1e8 }, (_error, stdout, stderr) =>
          resolve(stdout + stderr),
        );
      }),
    // The link goes first, and by itself: what it leads to is not ours to remove.
    remove: () => {
      rmSync(path.join(folder, 'node_modules'));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
