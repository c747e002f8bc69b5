/** `npm start`: from a fresh clone to a council in the terminal. What follows `--` is the question, then the CLI's own options. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { projectNode, root, say } from './setup/run.mjs';
import { setup } from './setup.mjs';

const defaultQuestion = 'Should we keep our notes in plain text files, or move them to a database?';

function commandLine() {
  const given = process.argv.slice(2);
  const question = given[0] && !given[0].startsWith('-') ? given.shift() : undefined;
  const home = given.includes('--home') ? [] : ['--home', path.join(root, 'sample/council')];
  const backend = given.includes('--backend') ? [] : ['--backend', 'rehearsal'];
  return [
    path.join(root, 'dist/cli.js'),
    'table',
    question ?? defaultQuestion,
    ...home,
    ...backend,
    ...given,
  ];
}

try {
  await setup();
  const child = spawn(projectNode(), commandLine(), { cwd: root, stdio: 'inherit' });
  // The terminal gives Ctrl+C to the whole group: the council ends in its own way, and we end after it.
  process.on('SIGINT', () => {});
  child.on('error', (error) => {
    say(error.message);
    process.exitCode = 70;
  });
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
} catch (error) {
  say(/** @type {Error} */ (error).message);
  process.exitCode = 1;
}
