/** `council key`: keeps, tries, removes and lists keys. A key is read hidden or from a pipe, never from the command line, and never shown. */
import type { KeyRow } from '../../../rpc/messages/keyMessages.ts';
import { keysCli } from '../../../rpc/words/cli/keysCli.ts';
import { keyWords } from '../../../rpc/words/host/keyWords.ts';
import { exits, Mistake } from '../../output/exits.ts';
import { type Io, note, say, sayJson } from '../../output/io.ts';
import { checked, homeOf, oneOf } from '../../program/arguments.ts';
import { columnsOf } from '../../render/renderList.ts';
import { tameLine } from '../../terminal/tame.ts';

export interface KeyOptions {
  home?: string;
  url?: string;
  stdin?: boolean;
  keepAnyway?: boolean;
  json?: boolean;
}

type Room = ReturnType<typeof import('../../../host/main.ts').openKeyRoom>;

export async function key(
  given: string,
  provider: string | undefined,
  options: KeyOptions,
  io: Io,
): Promise<number> {
  const { language } = io.page();
  const action = oneOf('key', given, ['set', 'test', 'remove', 'list'] as const, io);
  const { openKeyRoom } = await import('../../../host/main.ts');
  const room = openKeyRoom({ home: homeOf(options.home, io), env: io.env, language });
  const rows = await room.rows();
  if (action === 'list') return list(rows, room, options, io);
  const known = rows.map((row) => row.provider);
  if (provider === undefined) throw new Mistake(keysCli[language].whichProvider(known.join(', ')));
  const row = rows.find((each) => each.provider === checked('id', provider, io));
  if (!row) throw new Mistake(keyWords[language].unknownProvider(tameLine(provider), known.join(', ')));
  try {
    if (action === 'test') return await test(row, room, options, io);
    return action === 'remove' ? remove(row, room, options, io) : await set(row, room, options, io);
  } catch (error) {
    if (error instanceof Error && error.name === 'KeyError') throw new Mistake(error.message);
    throw error;
  }
}

async function set(row: KeyRow, room: Room, options: KeyOptions, io: Io): Promise<number> {
  const { provider } = row;
  const words = keysCli[io.page().language];
  const { url } = options;
  const host = url === undefined ? row.host : URL.canParse(url) ? new URL(url).host : undefined;
  if (host === undefined)
    throw new Mistake(
      url === undefined
        ? keyWords[io.page().language].needsUrl(provider)
        : keyWords[io.page().language].badUrl,
    );
  const value = await read(provider, host, options, io);
  if (value === undefined) return exits.interrupted;
  const tested = await room.test({ provider, value, url });
  if (!tested.ok) {
    note(io, tameLine(tested.message));
    if (!(options.keepAnyway || (await confirmed(words.keepAnyway, io)))) {
      note(io, words.notKept);
      return exits.wrongInput;
    }
  }
  const kept = room.keep({ provider, value, url });
  if (options.json) sayJson(io, { provider, host: kept.host, tested });
  else
    say(io, [
      ...(tested.ok ? [tameLine(tested.message)] : []),
      words.kept(provider, kept.host),
      ...(row.variable === undefined ? [] : [words.goesFirst(row.variable)]),
    ]);
  return exits.done;
}

async function read(
  provider: string,
  host: string,
  options: KeyOptions,
  io: Io,
): Promise<string | undefined> {
  const words = keysCli[io.page().language];
  if (options.stdin) return (await io.input()).trim();
  if (!io.terminal) throw new Mistake(words.noTerminal);
  const { isCancel, password } = await import('@clack/prompts');
  const answer = await password({ message: words.ask(provider, host), mask: '•' });
  return isCancel(answer) ? undefined : answer.trim();
}

async function confirmed(message: string, io: Io): Promise<boolean> {
  if (!io.terminal) return false;
  const { confirm, isCancel } = await import('@clack/prompts');
  const answer = await confirm({ message, initialValue: false });
  return !isCancel(answer) && answer;
}

async function test({ provider }: KeyRow, room: Room, options: KeyOptions, io: Io): Promise<number> {
  const tested = await room.test({ provider, url: options.url });
  if (options.json) sayJson(io, { provider, ...tested });
  else say(io, [tameLine(tested.message)]);
  return tested.ok ? exits.done : exits.wrongInput;
}

function remove({ provider, variable }: KeyRow, room: Room, options: KeyOptions, io: Io): number {
  const words = keysCli[io.page().language];
  const removed = room.forget(provider).length > 0;
  if (options.json) sayJson(io, { provider, removed });
  else
    say(io, [
      removed ? words.removed(provider) : words.nothingKept(provider),
      ...(variable === undefined ? [] : [words.stillSet(variable)]),
    ]);
  return exits.done;
}

function list(rows: KeyRow[], room: Room, options: KeyOptions, io: Io): number {
  const words = keysCli[io.page().language];
  const problem = room.problem();
  if (options.json) sayJson(io, { rows, ...(problem === undefined ? {} : { problem }) });
  else say(io, columnsOf(rows.map((row) => [row.provider, stateOf(row), whereTo(row)])));
  if (problem !== undefined) note(io, problem);
  return exits.done;

  function stateOf({ from, variable }: KeyRow): string {
    if (from === undefined) return words.none;
    return variable === undefined ? words.from[from] : `${words.from[from]} (${variable})`;
  }
  function whereTo({ host, declared }: KeyRow): string {
    const own = host === undefined ? [] : [words.goesTo(host)];
    return [...own, ...(declared === undefined ? [] : [words.points(tameLine(declared))])].join(' · ');
  }
}
