/** `council identity`: the registry of a home. Every change is an edit of identities.yaml by its host. */
import { readFile, stat } from 'node:fs/promises';
import {
  addIdentity,
  deleteIdentity,
  editIdentity,
  importIdentities,
  listRegistry,
  type RegistryRow,
  rescanPaddedCell,
  type TakenOver,
} from '../../../rpc/messages/identityMessages.ts';
import { listIdentities } from '../../../rpc/messages/messages.ts';
import { identityCli } from '../../../rpc/words/cli/identityCli.ts';
import { command } from '../../output/councilPlaces.ts';
import { exits, Mistake } from '../../output/exits.ts';
import { problemLine } from '../../output/failures.ts';
import { type Io, note, say, sayJson } from '../../output/io.ts';
import { checked, existingFile, laidHome, oneOf } from '../../program/arguments.ts';
import { fieldsOf, type IdentityOptions, listed } from '../../program/identityFields.ts';
import { columnsOf } from '../../render/renderList.ts';
import { openSession, type Session } from '../../session/session.ts';
import { tameLine } from '../../terminal/tame.ts';

const largest = 1_000_000;

export async function identity(
  given: string,
  subject: string | undefined,
  options: IdentityOptions,
  io: Io,
): Promise<number> {
  const words = identityCli[io.page().language];
  const action = oneOf('identity', given, ['list', 'add', 'edit', 'delete', 'import', 'rescan'] as const, io);
  const fields = fieldsOf(options, io);
  const id = subject === undefined ? undefined : checked(action === 'import' ? 'path' : 'id', subject, io);
  if (id === undefined && action === 'import') throw new Mistake(words.whichFile);
  if (id === undefined && action !== 'list' && action !== 'rescan') throw new Mistake(words.which);
  const clear = [...listed(options.clear ?? ''), ...(options.unmute ? ['muted'] : [])];
  if (action === 'edit' && Object.keys(fields).length === 0 && clear.length === 0)
    throw new Mistake(words.nothingToSet);
  if (action === 'delete' && !options.yes && !io.terminal) throw new Mistake(words.sayYes);
  const text = action === 'import' ? await textOf(id ?? '', io) : '';

  const session = await openSession(laidHome(options.home, io), io, { brief: true });
  const client = session.client();
  const tell = (answer: object, lines: string[]): number => {
    if (options.json) sayJson(io, answer);
    else say(io, lines);
    return exits.done;
  };
  try {
    switch (action) {
      case 'list':
        return await list(session, options, io);
      case 'add': {
        const added = await client.request(addIdentity, { id: id ?? '', fields: { ...fields } });
        return tell(added, [words.added(added.id)]);
      }
      case 'edit': {
        const edited = await client.request(editIdentity, { id: id ?? '', set: { ...fields }, clear });
        return tell(edited, [edited.written.length > 0 ? words.edited(edited.id) : words.same(edited.id)]);
      }
      case 'delete': {
        if (!options.yes && !(await isSure(words.sure(id ?? '')))) return exits.done;
        const gone = await client.request(deleteIdentity, { id: id ?? '' });
        return tell(gone, [
          words.deleted(gone.id),
          ...(gone.channels.length > 0 ? [words.leftChannels(gone.id, gone.channels.join(', '))] : []),
          ...(gone.sitsIn.length > 0 ? [words.sitsIn(gone.id, gone.sitsIn.join(', '))] : []),
        ]);
      }
      case 'import':
        return takenOver(await client.request(importIdentities, { text }), options, io);
      case 'rescan':
        return takenOver(await client.request(rescanPaddedCell, {}), options, io);
    }
  } finally {
    await session.close();
  }
}

async function textOf(given: string, io: Io): Promise<string> {
  const file = existingFile(given, io);
  if ((await stat(file)).size > largest) throw new Mistake(identityCli[io.page().language].tooBig);
  return await readFile(file, 'utf8');
}

async function isSure(message: string): Promise<boolean> {
  const { confirm, isCancel } = await import('@clack/prompts');
  const answer = await confirm({ message, initialValue: false });
  return !isCancel(answer) && answer;
}

function takenOver(taken: TakenOver, options: IdentityOptions, io: Io): number {
  const words = identityCli[io.page().language];
  const told = words.tookOver(taken.added.join(', '), taken.filled.join(', '));
  if (options.json) sayJson(io, taken);
  else say(io, [told === '' ? words.nothingNew : told]);
  for (const said of options.json ? [] : taken.notes) note(io, tameLine(said));
  return exits.done;
}

async function list(session: Session, options: IdentityOptions, io: Io): Promise<number> {
  const words = identityCli[io.page().language];
  const registry = await session.read(listRegistry, {});
  const { problems } = await session.read(listIdentities, {});
  for (const problem of problems)
    if (problem.file === 'identities.yaml') note(io, problemLine(problem, session.home, io.cwd));
  if (options.json) {
    sayJson(io, registry);
    return exits.done;
  }
  const line = ({ id, name, emoji, kind, role, backend, model, discord, muted }: RegistryRow): string[] => [
    id,
    tameLine([...(emoji ? [emoji] : []), name].join(' ')),
    tameLine([...(kind === 'human' ? [words.person] : []), ...(role ? [role] : [])].join(', ')),
    tameLine([backend, model].filter(Boolean).join('/')),
    discord?.userId ?? '',
    muted ? words.muted : '',
  ];
  say(io, registry.rows.length > 0 ? columnsOf(registry.rows.map(line)) : [words.nobody]);
  if (registry.why !== undefined) note(io, tameLine(registry.why));
  else if (registry.paddedCell === 'found')
    note(io, words.rescan(command(io, session.home, 'identity', 'rescan')));
  return exits.done;
}
