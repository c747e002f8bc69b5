/** `council inject`: a person's words to a running council, to all or to one seat. */
import { injectWords } from '../../rpc/messages.ts';
import { checked, laidHome, longestText } from '../arguments.ts';
import { exits, Mistake } from '../exits.ts';
import { type Io, say, sayJson } from '../io.ts';
import { openSession } from '../session.ts';

export async function inject(
  givenId: string,
  text: string,
  options: { home?: string; to?: string; json?: boolean },
  io: Io,
): Promise<number> {
  const id = checked('id', givenId, io);
  const to = options.to === undefined ? undefined : checked('seat', options.to.replace(/^@/, ''), io);
  const { wrong } = io.page().words;
  if (!text.trim()) throw new Mistake(wrong.noWords);
  if (text.length > longestText) throw new Mistake(wrong.tooLong(longestText));
  const session = await openSession(laidHome(options.home, io), io, { brief: true });
  try {
    await session.client().request(injectWords, { id, text, ...(to === undefined ? {} : { to }) });
    if (options.json) sayJson(io, { id, text, to: to ?? null });
    else say(io, [io.page().words.done.injected(id, to)]);
    return exits.done;
  } finally {
    await session.close();
  }
}
