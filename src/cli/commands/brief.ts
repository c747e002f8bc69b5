/** `council brief draft`: a brief with drafted constraints, format and acceptance on standard output. Starts nothing. */
import { draftWords } from '../../rpc/words/draft.ts';
import { laidHome } from '../arguments.ts';
import { draftedLine, draftFor } from '../drafting.ts';
import { exits, Mistake } from '../exits.ts';
import { type Io, note, sayJson } from '../io.ts';
import { requestOf, type TableOptions } from '../request.ts';
import { openSession } from '../session.ts';

export async function brief(what: string, question: string, options: TableOptions, io: Io): Promise<number> {
  if (what !== 'draft') throw new Mistake(draftWords[io.page().language].onlyDraft(what));
  const request = requestOf(question, options, io);
  const session = await openSession(laidHome(options.home, io), io, { brief: true });
  try {
    const draft = await draftFor(session, request, io, options.yes);
    if (!draft) return exits.stopped;
    if (options.json) sayJson(io, draft);
    else io.out(draft.brief);
    note(io, draftedLine(draft, io));
    return exits.done;
  } finally {
    await session.close();
  }
}
