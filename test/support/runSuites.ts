/** Runs test files with mocha in this process and reports the counts: `node test/support/runSuites.ts <files…>`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import Mocha from 'mocha';
import { countIn, reportCounts } from './counts.ts';
import './quietEnvironment.ts';

const root = path.resolve(import.meta.dirname, '../..');
const options = JSON.parse(readFileSync(path.join(root, '.mocharc.json'), 'utf8')) as Mocha.MochaOptions;
const timeout = Number(process.env.A_TABLE_TEST_TIMEOUT ?? options.timeout);

const mocha = new Mocha({ ...options, timeout, reporter: 'spec', color: process.stdout.isTTY });
for (const file of process.argv.slice(2)) mocha.addFile(path.resolve(file));
await mocha.loadFilesAsync();

const runner = mocha.run(() => {
  reportCounts(counts());
  // A suite that left a handle open must not hold up the others; what it left is its own test's business.
  setTimeout(() => process.exit(), 2000).unref();
  process.disconnect?.();
});
const counts = countIn(runner);
