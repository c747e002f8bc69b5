/** `council route`: who leads on a subject and who stands in, by the domains of identities.yaml. */
import { routeWords } from '../../../rpc/messages/declaredMessages.ts';
import { declaredCli } from '../../../rpc/words/host/declaredRefusals.ts';
import { exits, Mistake } from '../../output/exits.ts';
import { type Io, say, sayJson } from '../../output/io.ts';
import { laidHome, longestText } from '../../program/arguments.ts';
import { columnsOf } from '../../render/renderList.ts';
import { openSession } from '../../session/session.ts';
import { tameLine } from '../../terminal/tame.ts';

export async function route(
  subject: string,
  options: { home?: string; json?: boolean },
  io: Io,
): Promise<number> {
  const { wrong } = io.page().words;
  if (!subject.trim()) throw new Mistake(wrong.noQuestion);
  if (subject.length > longestText) throw new Mistake(wrong.tooLong(longestText));
  const session = await openSession(laidHome(options.home, io), io, { brief: true });
  try {
    const { rows } = await session.read(routeWords, { words: subject });
    const page = io.page();
    const words = declaredCli[page.language];
    if (options.json) sayJson(io, rows);
    else if (rows.length === 0) say(io, [words.nobody]);
    else {
      const named = (one: { name: string } | undefined) => (one ? tameLine(one.name) : '');
      const head = [words.domain, words.lead, words.backup].map(page.paint.bold);
      say(
        io,
        columnsOf([head, ...rows.map((row) => [tameLine(row.domain), named(row.lead), named(row.backup)])]),
      );
    }
    return exits.done;
  } finally {
    await session.close();
  }
}
