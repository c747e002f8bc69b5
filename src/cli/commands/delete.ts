/** `council delete` and `council restore`: to the trash of the home and back. Deleting asks first. */
import { getCouncil } from '../../rpc/messages/messages.ts';
import { deleteCouncil, restoreCouncil } from '../../rpc/messages/renameMessages.ts';
import { titleOf } from '../../rpc/views/titled.ts';
import { shelfWords } from '../../rpc/words/council/renameWords.ts';
import { command } from '../output/councilPlaces.ts';
import { exits, Mistake } from '../output/exits.ts';
import { type Io, note, say, sayJson } from '../output/io.ts';
import { checked, laidHome } from '../program/arguments.ts';
import { openSession, type Session } from '../session/session.ts';
import { tameLine } from '../terminal/tame.ts';
import { wrap } from '../terminal/width.ts';

const wordsOf = (io: Io) => shelfWords[io.page().language];

async function isSure(session: Session, id: string, io: Io): Promise<boolean> {
  const words = wordsOf(io);
  const { head } = await session.read(getCouncil, { id });
  const { confirm, isCancel } = await import('@clack/prompts');
  for (const line of wrap(words.sureDetail, io.page().columns)) note(io, line);
  const answer = await confirm({ message: words.sure(tameLine(titleOf(head))), initialValue: false });
  return !isCancel(answer) && answer;
}

export async function remove(
  givenId: string,
  options: { home?: string; yes?: boolean; json?: boolean },
  io: Io,
): Promise<number> {
  const words = wordsOf(io);
  const id = checked('id', givenId, io);
  if (!options.yes && !io.terminal) throw new Mistake(words.sayYes);
  const session = await openSession(laidHome(options.home, io), io, { brief: true });
  try {
    if (!options.yes && !(await isSure(session, id, io))) return exits.done;
    const deleted = await session.client().request(deleteCouncil, { id });
    if (options.json) sayJson(io, deleted);
    else
      say(io, [
        words.deleted(tameLine(deleted.title), deleted.files.length),
        ...(deleted.left.length > 0 ? [words.left(deleted.left.map(tameLine).join(', '))] : []),
        words.notCommitted,
        words.bringBack(command(io, session.home, 'restore', id)),
      ]);
    return exits.done;
  } finally {
    await session.close();
  }
}

export async function restore(
  givenId: string,
  options: { home?: string; json?: boolean },
  io: Io,
): Promise<number> {
  const id = checked('id', givenId, io);
  const session = await openSession(laidHome(options.home, io), io, { brief: true });
  try {
    const restored = await session.client().request(restoreCouncil, { id });
    if (options.json) sayJson(io, restored);
    else say(io, [wordsOf(io).restored(tameLine(restored.title), restored.files.length)]);
    return exits.done;
  } finally {
    await session.close();
  }
}
