/** `council brief draft`: a brief with drafted constraints, format and acceptance on standard output. Starts nothing. */
import { draftWords } from '../../rpc/words/council/draftWords.ts';
import { draftedLine, draftFor } from '../before/draftAtTerminal.ts';
import { requestOf, type TableOptions } from '../before/tableRequest.ts';
import { exits, Mistake } from '../output/exits.ts';
import { type Io, note, sayJson } from '../output/io.ts';
import { laidHome } from '../program/arguments.ts';
import { openSession } from '../session/session.ts';
import { tame } from '../terminal/tame.ts';

export async function brief(what: string, question: string, options: TableOptions, io: Io): Promise<number> {
  if (what !== 'draft') throw new Mistake(draftWords[io.page().language].onlyDraft(what));
  const request = requestOf(question, options, io);
  const session = await openSession(laidHome(options.home, io), io, { brief: true });
  try {
    const draft = await draftFor(session, request, io, options.yes);
    if (!draft) return exits.stopped;
    if (options.json) sayJson(io, draft);
    else io.out(tame(draft.brief));
    note(io, draftedLine(draft, io));
    return exits.done;
  } finally {
    await session.close();
  }
}
