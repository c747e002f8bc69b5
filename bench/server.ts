/** The model server of the bench in a process of its own, so that its work is nobody's else: `node bench/server.ts '{…}'`. */
import { type ModelVote, replyFor } from '../test/support/modelReplies.ts';
import { formIn, type ModelServerOptions, startModelServer } from '../test/support/modelServer.ts';
import { chatReply } from './shape.ts';

export interface ServerReady {
  url: string;
}

type BenchServer = Pick<ModelServerOptions, 'latencyMs' | 'deltas' | 'length'> & { vote: ModelVote };

const seatIn = (body: string): string => /You are (\w+)/.exec(body)?.[1]?.toLowerCase() ?? 'someone';

if (import.meta.main) {
  const { vote, ...options } = JSON.parse(process.argv[2] ?? '{}') as BenchServer;
  // A host as it ships does not say which ask it is: that stands in what it asks. And it has every reply streamed: in one
  // piece, where a row is not about that.
  let said = 0;
  const say = (body: string) => {
    if (body.includes('in the channel #')) return chatReply(++said);
    return replyFor({ form: formIn(body), seat: seatIn(body), vote, length: options.length ?? 800 });
  };
  const server = await startModelServer({ deltas: 1, ...options, vote, say });
  process.send?.({ url: server.url } satisfies ServerReady);
  process.on('disconnect', () => process.exit());
}
