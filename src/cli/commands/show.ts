/** `council show`: the whole transcript of a council as it stands, running or archived. */
import { getCouncil } from '../../rpc/messages/messages.ts';
import type { CouncilHead } from '../../rpc/views/views.ts';
import { comparisonWords } from '../../rpc/words/council/comparisonWords.ts';
import { fileNoteWords } from '../../rpc/words/host/sharedFileWords.ts';
import { report } from '../follow/followToEnd.ts';
import { storyteller } from '../follow/story.ts';
import { command } from '../output/councilPlaces.ts';
import { exits } from '../output/exits.ts';
import { type Io, inLanguageOf, note, say } from '../output/io.ts';
import { noteCouncilNotAsked } from '../output/notAsked.ts';
import { checked, laidHome } from '../program/arguments.ts';
import { comparisonLines } from '../render/renderComparison.ts';
import { momentLines } from '../render/renderMoment.ts';
import { keptLines } from '../render/renderPublish.ts';
import { openSession, type Session } from '../session/session.ts';

/** As the transcript does: the two answers, and who is who once somebody has picked. */
function tellComparison({ comparison, question, id }: CouncilHead, session: Session, io: Io): void {
  if (!comparison || comparison.state === 'asked' || comparison.state === 'later') return;
  const page = io.page();
  say(io, comparisonLines(comparison, question, page, session.who().me?.id));
  if (comparison.state === 'open')
    note(io, comparisonWords[page.language].toPick(command(io, session.home, 'pick', id)));
}

export async function show(
  givenId: string,
  options: { home?: string; json?: boolean },
  io: Io,
): Promise<number> {
  const id = checked('id', givenId, io);
  const session = await openSession(laidHome(options.home, io), io, { brief: true });
  try {
    const view = await session.read(getCouncil, { id });
    if (!options.json) {
      const turns = view.entries.filter((entry) => entry.kind === 'turn').map((entry) => entry.key);
      const numbers = new Map(turns.map((key, index) => [key, index + 1]));
      const page = {
        ...inLanguageOf(io, view.head.language).page(),
        turnNumber: (key: string) => numbers.get(key),
      };
      say(
        io,
        storyteller()(view).flatMap((moment) => momentLines(moment, page)),
      );
    }
    report(view, io, session.home, options.json ? 'json' : 'text');
    if (!options.json) tellComparison(view.head, session, io);
    for (const { what, seat, where, kept } of view.head.fileNotes ?? []) {
      const name = view.head.seats.find((each) => each.id === seat)?.name;
      note(io, fileNoteWords(io.page().language, { what: what[0] ?? '', seat: name, where, kept }));
    }
    if (view.head.kept && !options.json) say(io, keptLines(view.head.kept, io.page()));
    if (view.head.status === 'running') await noteCouncilNotAsked(session, id, io);
    return exits.done;
  } finally {
    await session.close();
  }
}
