/**
 * `npm run bench`: the promises of speed, measured as ratios in one run against two floors on the same model server.
 * Names choose rows; --quick is for development; --profile ROW profiles ours in that row.
 */
import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { clearUp } from './children.ts';
import { type Line, table } from './figures.ts';
import { profile } from './profile.ts';
import { fullSize, quickSize, rows } from './rows.ts';

const args = process.argv.slice(2);
const quick = args.includes('--quick');
const profiled = args.includes('--profile') ? args[args.indexOf('--profile') + 1] : undefined;
const wanted = args.filter((arg) => !arg.startsWith('--') && arg !== profiled);

async function bench(): Promise<void> {
  if (!existsSync(path.join(import.meta.dirname, '../dist/host.js'))) {
    throw new Error('dist/host.js is not there: npm run build makes it.');
  }
  const unknown = [...wanted, ...(profiled ? [profiled] : [])].find(
    (name) => !rows.some((row) => row.name === name),
  );
  if (unknown) throw new Error(`There is no row "${unknown}": ${rows.map((row) => row.name).join(', ')}.`);
  if (profiled) {
    const row = rows.find(({ name }) => name === profiled);
    if (row) console.log(await profile(profiled, await row.job()));
    return;
  }
  const size = quick ? quickSize : fullSize;
  const model = cpus()[0]?.model ?? 'unknown';
  console.log(
    `Node ${process.version}, ${cpus().length} × ${model}, ${size.repeats} repeats, medians${quick ? '; quick: figures are rough' : ''}`,
  );
  const lines: Line[] = [];
  for (const row of rows.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    process.stderr.write(`  ${row.name} …\n`);
    lines.push(...(await row.lines(size)));
  }
  console.log(`\n${table(lines)}\n`);
  for (const { work, note } of lines) if (note) console.log(`· ${work}: ${note}`);
  const short = lines.filter(({ met }) => met === false);
  console.log(
    short.length === 0
      ? '\nEvery goal is met.'
      : `\nShort of its goal: ${short.map(({ work }) => work).join('; ')}.`,
  );
}

try {
  await bench();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  clearUp();
}
