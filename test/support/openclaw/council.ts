/** A council of two seats and their orchestrator, agents of one gateway, from the question to its archive. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Backend } from '../../../src/host/ports/ports.ts';
import { convene } from '../../../src/rpc/messages/messages.ts';
import type { CouncilView } from '../../../src/rpc/views/views.ts';
import { isRecorded, openTable, watchUntil } from '../openTable.ts';

const identities = `identities:
  - { id: sage, name: Sage, role: critique, backend: openclaw, model: main }
  - { id: nova, name: Nova, role: building, backend: openclaw, model: nova }
  - { id: lead, name: Lead, role: synthesis, backend: openclaw, model: main, orchestrator: true }
`;

export async function councilOfTwo(backend: Backend): Promise<{ view: CouncilView; archive: string }> {
  const table = await openTable({ backends: [backend], defaultBackend: 'openclaw' });
  try {
    await writeFile(join(table.home, 'identities.yaml'), identities);
    await table.reopen();
    const question = 'Should we cache the index?';
    const { id } = await table.client.request(convene, { question, mode: 'debate', attended: false });
    const view = await watchUntil(table.client, id, isRecorded);
    return { view, archive: await readFile(join(table.home, `conseils/${id}.md`), 'utf8') };
  } finally {
    await table.close();
  }
}
