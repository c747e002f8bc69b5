/** Convenes in a passing home where nothing is asked of anyone, so that what is wrong is known before the first word is written. */
import { cp, lstat, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { spending } from '../../rpc/askToSpend.ts';
import type { Client } from '../../rpc/connect/client.ts';
import { type EstimateView, estimateCouncil } from '../../rpc/messages/estimateMessages.ts';
import { type Convene, convene, getCouncil } from '../../rpc/messages/messages.ts';
import { type BackendRow, listModels } from '../../rpc/messages/modelMessages.ts';
import type { Language } from '../../rpc/views/views.ts';
import type { Io } from '../output/io.ts';
import { openSession } from '../session/session.ts';
import { layTable } from './layFirstTable.ts';

/** Answers the language in which the council would deliberate. */
export const tryElsewhere = (request: Convene, home: string, io: Io): Promise<Language> =>
  elsewhere(home, io, async (client) => {
    // Nobody is asked here, so nothing is spent.
    const made = await spending(
      () => client,
      convene,
      request,
      async () => true,
    );
    const { head } = await client.request(getCouncil, { id: made?.id ?? '' });
    return head.language;
  });

/** What a council in a home that nobody has opened yet would take. */
export const estimateElsewhere = (request: Convene, home: string, io: Io): Promise<EstimateView> =>
  elsewhere(home, io, (client) => client.request(estimateCouncil, request));

/** Who answers here, where no council was ever held. */
export const modelsElsewhere = (home: string, io: Io): Promise<BackendRow[]> =>
  elsewhere(home, io, async (client) => (await client.request(listModels, {})).rows);

async function elsewhere<T>(home: string, io: Io, work: (client: Client) => Promise<T>): Promise<T> {
  const passing = await mkdtemp(path.join(tmpdir(), 'council-'));
  try {
    // Whoever is seated in the home is seated here, by the same rules; in an empty one, the family.
    for (const file of ['identities.yaml', 'council.yaml', 'protocols'])
      await cp(path.join(home, file), path.join(passing, file), {
        recursive: true,
        filter: isPlain,
      }).catch(() => undefined);
    const session = await openSession(passing, io, { brief: true, workspace: path.dirname(home) });
    try {
      await layTable(session, home, 'en', io);
      return await work(session.client());
    } finally {
      await session.close();
    }
  } finally {
    await rm(passing, { recursive: true, force: true });
  }
}

/** As much as a host reads of such a file; no link, which may lead anywhere. */
const mostBytes = 1_000_000;

async function isPlain(path: string): Promise<boolean> {
  const facts = await lstat(path);
  return facts.isDirectory() || (facts.isFile() && facts.size <= mostBytes);
}
