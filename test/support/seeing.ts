/** A client at which somebody sees every estimate and goes on: for tests that are about something else. */

import { spending } from '../../src/rpc/askToSpend.ts';
import type { Client } from '../../src/rpc/connect/client.ts';

export const seeing = (client: Client): Client => ({
  ...client,
  closed: client.closed,
  request: async (message, params) =>
    (await spending(
      () => client,
      message,
      params,
      async () => true,
    )) as never,
});
