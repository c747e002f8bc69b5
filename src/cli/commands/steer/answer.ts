/** `council answer`: a person's turn at the table, from the command line or from standard input. */
import { answerSeat } from '../../../rpc/messages/messages.ts';
import { peopleCli } from '../../../rpc/words/cli/peopleCli.ts';
import { exits, Mistake } from '../../output/exits.ts';
import { type Io, say, sayJson } from '../../output/io.ts';
import { noteCouncilNotAsked } from '../../output/notAsked.ts';
import { checked, laidHome } from '../../program/arguments.ts';
import { openSession } from '../../session/session.ts';

const longestAnswer = 100_000;

export async function answer(
  givenId: string,
  givenSeat: string,
  given: string | undefined,
  options: { home?: string; json?: boolean },
  io: Io,
): Promise<number> {
  const words = peopleCli[io.page().language];
  const id = checked('id', givenId, io);
  const seat = checked('seat', givenSeat.replace(/^@/, ''), io);
  const text = (given === '-' ? await io.input() : (given ?? '')).trim();
  if (text === '') throw new Mistake(words.noAnswer);
  if (text.length > longestAnswer) throw new Mistake(words.tooLong(longestAnswer));
  const session = await openSession(laidHome(options.home, io), io, { brief: true });
  try {
    await session.client().request(answerSeat, { id, seat, text });
    if (options.json) sayJson(io, { id, seat, text });
    else say(io, [words.answered(seat, id)]);
    await noteCouncilNotAsked(session, id, io);
    return exits.done;
  } finally {
    await session.close();
  }
}
