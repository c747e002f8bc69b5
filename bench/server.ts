/** The model server of the bench in a process of its own, so that its work is nobody's else: `node bench/server.ts '{…}'`. */
import { type ModelServerOptions, startModelServer } from '../test/support/modelServer.ts';

export interface ServerReady {
  url: string;
}

if (import.meta.main) {
  const options = JSON.parse(process.argv[2] ?? '{}') as ModelServerOptions;
  const server = await startModelServer(options);
  process.send?.({ url: server.url } satisfies ServerReady);
  process.on('disconnect', () => process.exit());
}
