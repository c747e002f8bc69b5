/** Convenes in a passing home where nothing is asked of anyone, so that what is wrong is known before a home is laid for it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Convene, convene, getCouncil, initHome } from '../rpc/messages.ts';
import type { Language } from '../rpc/views.ts';
import type { Io } from './io.ts';
import { openSession } from './session.ts';

/** Answers the language in which the council would deliberate. */
export async function tryElsewhere(request: Convene, io: Io): Promise<Language> {
  const home = await mkdtemp(path.join(tmpdir(), 'council-'));
  try {
    const session = await openSession(home, io, { brief: true });
    try {
      const client = session.client();
      await client.request(initHome, {});
      const { id } = await client.request(convene, request);
      return (await client.request(getCouncil, { id })).head.language;
    } finally {
      await session.close();
    }
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}
