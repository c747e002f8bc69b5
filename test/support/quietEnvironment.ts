/**
 * Loaded before every suite: no test finds a key, a kept one, a model server or the agents of whoever runs it; and what is
 * drawn by chance is drawn by the one seed (draws.ts).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { drawSeed } from './draws.ts';

const ofAPerson = /_API_KEY$|^COUNCIL_OPENAI_|^OPENCLAW_GATEWAY_/;

for (const name of Object.keys(process.env)) if (ofAPerson.test(name)) delete process.env[name];
const folder = mkdtempSync(join(tmpdir(), 'a-table-config-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
process.env.A_TABLE_PROBE = 'off';
process.env.A_TABLE_CONFIG = join(folder, 'a-table');
process.env.OPENCLAW_STATE_DIR = join(folder, 'openclaw');
fc.configureGlobal({ seed: drawSeed() });
