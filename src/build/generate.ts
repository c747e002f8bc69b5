/** Writes every file that is made from another; with --check it writes nothing and fails where one has drifted. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Manifest, textProblems, withContributions } from './manifest.ts';
import { schemaFiles } from './schemas.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

function readOrNothing(file: string): string | undefined {
  try {
    return read(file);
  } catch {
    return undefined;
  }
}

const manifest = withContributions(JSON.parse(read('package.json')) as Manifest);
const texts = Object.fromEntries(
  ['package.nls.json', 'package.nls.fr.json'].map((file) => [
    file,
    JSON.parse(read(file)) as Record<string, string>,
  ]),
);
const outputs: Record<string, string> = {
  'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
  ...schemaFiles(),
};

const problems = textProblems(manifest, texts);
const drifted = Object.entries(outputs).filter(([file, content]) => readOrNothing(file) !== content);

if (process.argv.includes('--check')) {
  problems.push(...drifted.map(([file]) => `${file} has drifted from its source; run \`npm run generate\``));
} else {
  for (const [file, content] of drifted) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
    console.log(`wrote ${file}`);
  }
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length ? 1 : 0;
