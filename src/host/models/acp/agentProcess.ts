/**
 * An agent's process: its stdin and stdout are the protocol, the end of its stderr is kept for people. When it is ended,
 * or ends by itself, or this host goes away, nothing that it started is left behind.
 */
import { ReadableStream as Web, WritableStream as WebSink } from 'node:stream/web';
import type { Clock } from '../../ports/ports.ts';
import { endGroup, endWithUs, keepTail, letGo, startGroup } from '../../programs/processGroup.ts';

const keptBytes = 2000;
/** Bytes that it may say while it leaves unread what it was answered: more would wait here without end. */
const mostUnheeding = 1_000_000;

export interface AgentCommand {
  words: readonly string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
}

export interface ProcessParts {
  command: AgentCommand;
  clock: Clock;
  /** From asking it to end to making it end. */
  graceMs: number;
  /** More bytes than this in one turn are no reply. */
  mostBytes: number;
  onFlood(): void;
}

export interface Exit {
  code: number | null;
  signal: string | null;
  /** Why it could not be started at all. */
  failure?: string;
}

export interface AgentProcess {
  stdin: WritableStream<Uint8Array>;
  stdout: ReadableStream<Uint8Array>;
  exited: Promise<Exit>;
  /** The end of what it said on stderr, else the lines on stdout that were no messages. */
  said(): string;
  /** A new turn begins: what it prints is counted anew. */
  countAnew(): void;
  /** Resolves when the whole group is gone. */
  end(): Promise<void>;
}

export function startProcess({ command, clock, graceMs, mostBytes, onFlood }: ProcessParts): AgentProcess {
  const { words, ...place } = command;
  const child = startGroup(words, place);
  endWithUs(child);
  const [errors, strays] = [keepTail(keptBytes), keepTail(keptBytes)];
  child.stderr.on('data', errors.add);
  // Writing to one that has gone is told by its exit.
  child.stdin.on('error', () => undefined);

  let printed = 0;
  /** Since our words wait for it to read them. */
  let unheeding: number | undefined;
  const stdin = new WebSink<Uint8Array>({
    write: (chunk) =>
      new Promise<void>((resolve) => {
        unheeding = 0;
        child.stdin.write(chunk, () => {
          unheeding = undefined;
          resolve();
        });
      }),
    close: () => void child.stdin.end(),
  });
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const chunk of child.stdout as AsyncIterable<Buffer>) {
      printed += chunk.length;
      if (unheeding !== undefined) unheeding += chunk.length;
      if (printed > mostBytes || (unheeding ?? 0) > mostUnheeding) return onFlood();
      for (const line of strayLines(chunk)) strays.add(line);
      yield chunk;
    }
  }

  const exited = new Promise<Exit>((resolve) => {
    child.once('error', (error) => {
      resolve({ code: null, signal: null, failure: error.message });
    });
    child.once('exit', (code, signal) => {
      resolve({ code, signal });
    });
  });

  let ending: Promise<void> | undefined;
  return {
    stdin: stdin as WritableStream<Uint8Array>,
    stdout: Web.from(quietly(counted())) as ReadableStream<Uint8Array>,
    exited,
    said: () => errors.text().trim() || strays.text().trim(),
    countAnew() {
      printed = 0;
    },
    end() {
      ending ??= (async () => {
        if (child.exitCode === null && child.signalCode === null) endGroup(child, 'SIGTERM');
        const cancel = clock.at(clock.now() + graceMs, () => endGroup(child, 'SIGKILL'));
        await exited;
        cancel();
        letGo(child);
      })();
      return ending;
    },
  };
}

/** A pipe that breaks is an end like another. */
async function* quietly(chunks: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* chunks;
  } catch {
    // Its exit says why.
  }
}

/** Lines that can't be messages: a banner, a usage text. Those of a message that came in pieces are not looked at. */
function strayLines(chunk: Buffer): Buffer[] {
  if (chunk.length === 0 || chunk[0] === 0x7b) return [];
  const lines = chunk.subarray(0, keptBytes).toString('utf8').split('\n');
  return lines
    .filter((line) => line.trim() !== '' && !line.startsWith('{'))
    .map((line) => Buffer.from(`${line}\n`));
}
