/** Convenes in a passing home where nothing is asked of anyone, so that what is wrong is known before a home is laid for it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Convene, convene, initHome } from '../rpc/messages.ts';
import type { Language } from '../rpc/views.ts';
import type { Io } from './io.ts';
import { openSession } from './session.ts';

export async function tryElsewhere(request: Convene, language: Language, io: Io): Promise<void> {
  const home = await mkdtemp(path.join(tmpdir(), 'council-'));
  try {
    const session = await openSession(home, io, { brief: true });
    try {
      await session.client().request(initHome, { language });
      await session.client().request(convene, request);
    } finally {
      await session.close();
    }
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}
