/** `council pick`: which of two answers served better, the council's or one model's alone. The first pick wins, and names come after it. */
import { getCouncil } from '../../../rpc/messages/messages.ts';
import { pickAnswer } from '../../../rpc/messages/pastMessages.ts';
import type { ComparisonView } from '../../../rpc/views/comparisonViews.ts';
import { comparisonWords } from '../../../rpc/words/council/comparisonWords.ts';
import { compareAtTerminal } from '../../follow/compareAtTerminal.ts';
import { whenRecorded } from '../../follow/followCouncil.ts';
import { command } from '../../output/councilPlaces.ts';
import { exits } from '../../output/exits.ts';
import { type Io, inLanguageOf, note, say, sayJson } from '../../output/io.ts';
import { checked, laidHome, oneOf, person } from '../../program/arguments.ts';
import { comparisonLines } from '../../render/renderComparison.ts';
import { openSession } from '../../session/session.ts';
import { askWho } from '../../session/whoSigns.ts';

export async function pick(
  givenId: string,
  givenChoice: string | undefined,
  options: { home?: string; as?: string; json?: boolean },
  given: Io,
): Promise<number> {
  const id = checked('id', givenId, given);
  const typed = givenChoice?.trim();
  const choice =
    typed === undefined
      ? undefined
      : oneOf('pick', typed.length === 1 ? typed.toUpperCase() : typed, choices, given);
  const session = await openSession(laidHome(options.home, given), given, {
    brief: true,
    ...person(options, given),
  });
  try {
    const view = await session.read(getCouncil, { id });
    const { head } = view;
    const io = inLanguageOf(given, head.language);
    if (choice === undefined && (head.comparison?.answers || head.comparison?.state === 'failed')) {
      if (options.json) sayJson(io, { id, comparison: head.comparison });
      else if (io.terminal) await compareAtTerminal(session, view, io);
      else {
        say(io, comparisonLines(head.comparison, head.question, io.page(), session.who().me?.id));
        if (head.comparison.state === 'open')
          note(
            io,
            comparisonWords[io.page().language].toPick(command(io, session.home, 'pick', id, 'A|B|equal')),
          );
      }
      return exits.done;
    }
    await askWho(session, io, options);
    // Without a choice, and with nothing to choose from: the host says why.
    const picked: ComparisonView = await session
      .client()
      .request(pickAnswer, { id, choice: choice ?? 'equal' });
    await whenRecorded(session, id);
    if (options.json) sayJson(io, { id, comparison: picked });
    else say(io, comparisonLines(picked, head.question, io.page(), picked.pick?.person));
    return exits.done;
  } finally {
    await session.close();
  }
}

const choices = ['A', 'B', 'equal'] as const;
