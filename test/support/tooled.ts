/** A table whose seats are granted tools, with a script that makes them call; and what became of the calls. */
import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type * as z from 'zod';
import { realClock } from '../../src/host/loop/clock.ts';
import { scriptBackend } from '../../src/host/models/script/scriptBackend.ts';
import type { HostOptions } from '../../src/host/options.ts';
import type { Script } from '../../src/host/ports/scriptShape.ts';
import { allowChecks } from '../../src/rpc/messages/estimateMessages.ts';
import { type Convene, convene, filesChanged } from '../../src/rpc/messages/messages.ts';
import type { ToolUseView } from '../../src/rpc/views/deliberationViews.ts';
import type { CouncilView } from '../../src/rpc/views/views.ts';
import { hasStatus, isRecorded, type OpenTable, openTable, watchUntil } from './openTable.ts';

export interface Tooled extends OpenTable {
  grant(seat: string, ...tools: string[]): Promise<void>;
  settings(yaml: string): Promise<void>;
  /** Declared under `weather`, seen and allowed. */
  weatherAt(url: string, more?: string): Promise<void>;
  /** Convened, heard to its end, recorded. */
  hold(asked?: Partial<Convene>): Promise<CouncilView>;
}

const over = (head: CouncilView['head']) =>
  hasStatus('recommended', 'inconclusive', 'decided')(head) && isRecorded(head);

export async function tooled(
  script: z.input<typeof Script>,
  options: Partial<HostOptions> = {},
): Promise<Tooled> {
  const clock = options.clock ?? realClock;
  const backend = scriptBackend({ default: 'canned', ...script }, { clock });
  const table = await openTable({ backends: [backend], defaultBackend: 'script', ...options });
  const { home } = table;
  const look = () => table.client.request(filesChanged, {});
  return Object.assign(table, {
    async grant(seat: string, ...tools: string[]) {
      const file = join(home, 'identities.yaml');
      const text = await readFile(file, 'utf8');
      const line = `  - id: ${seat}\n`;
      assert.ok(text.includes(line));
      await writeFile(
        file,
        text.replace(line, `${line}    capabilities: { tools: ${JSON.stringify(tools)} }\n`),
      );
      await look();
    },
    async settings(yaml: string) {
      await writeFile(join(home, 'council.yaml'), `git: off\n${yaml}`);
      await look();
    },
    async weatherAt(url: string, more = '') {
      await this.settings(`mcp:\n  weather: { url: '${url}' }\n${more}`);
      await table.client.request(allowChecks, { checks: [{ name: 'mcp/weather', command: url }] });
    },
    async hold(asked: Partial<Convene> = {}) {
      const { id } = await table.client.request(convene, {
        question: 'Do we sow tomorrow?',
        mode: 'debate',
        seats: ['henry', 'sage'],
        attended: false,
        ...asked,
      });
      return await watchUntil(table.client, id, over);
    },
  });
}

/** The calls of a seat in a phase. */
export function callsOf(view: CouncilView, seat: string, phase = 'COLLECT'): ToolUseView[] {
  const turn = view.entries.find(
    (entry) => entry.kind === 'turn' && entry.seat === seat && entry.phase === phase,
  );
  return turn?.kind === 'turn' ? (turn.tools ?? []) : [];
}

export function saidBy(view: CouncilView, seat: string, phase = 'COLLECT'): string {
  const turn = view.entries.find(
    (entry) => entry.kind === 'turn' && entry.seat === seat && entry.phase === phase,
  );
  return turn?.kind === 'turn' ? turn.text : '';
}
