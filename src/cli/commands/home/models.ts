/** `council models`: which models answer and why the others don't; `use` says in identities.yaml what answers for one. */
import { type BackendRow, listModels, useModel } from '../../../rpc/messages/modelMessages.ts';
import { keysCli } from '../../../rpc/words/cli/keysCli.ts';
import { modelsElsewhere } from '../../before/dryRun.ts';
import { exits, Mistake } from '../../output/exits.ts';
import { type Io, say, sayJson } from '../../output/io.ts';
import { checked, homeOf, isOpened, laidHome, oneOf } from '../../program/arguments.ts';
import { modelLines } from '../../render/renderModels.ts';
import { openSession } from '../../session/session.ts';
import { tameLine } from '../../terminal/tame.ts';

interface ModelsOptions {
  home?: string;
  json?: boolean;
}

export async function models(
  use: string | undefined,
  identity: string | undefined,
  answering: string | undefined,
  options: ModelsOptions,
  io: Io,
): Promise<number> {
  if (use !== undefined) {
    oneOf('models', use, ['use'] as const, io);
    return await set(identity, answering, options, io);
  }
  const home = homeOf(options.home, io);
  const rows = isOpened(home) ? await inHome(home, io) : await modelsElsewhere(home, io);
  if (options.json) sayJson(io, { rows });
  else say(io, modelLines(rows, io.page()));
  return exits.done;
}

async function inHome(home: string, io: Io): Promise<BackendRow[]> {
  const session = await openSession(home, io, { brief: true });
  try {
    return (await session.client().request(listModels, {})).rows;
  } finally {
    await session.close();
  }
}

async function set(
  identity: string | undefined,
  answering: string | undefined,
  options: ModelsOptions,
  io: Io,
): Promise<number> {
  const words = keysCli[io.page().language];
  if (identity === undefined || answering === undefined) throw new Mistake(words.whichModel);
  const id = checked('seat', identity, io);
  const named = checked('id', answering, io);
  // A model's own name may hold a slash: the first one ends the backend.
  const cut = named.indexOf('/');
  const backend = cut < 0 ? named : named.slice(0, cut);
  const model = cut < 0 ? undefined : named.slice(cut + 1) || undefined;
  const free = named === 'auto';
  const session = await openSession(laidHome(options.home, io), io, { brief: true });
  try {
    const asked = { identity: id, ...(free ? {} : { backend }), ...(model === undefined ? {} : { model }) };
    const { written } = await session.client().request(useModel, asked);
    if (options.json) sayJson(io, { ...asked, written });
    else if (written.length === 0) say(io, [words.modelSame(id)]);
    else say(io, [free ? words.modelFree(id) : words.modelSet(id, tameLine(named))]);
    return exits.done;
  } finally {
    await session.close();
  }
}
