/** `council follow`: a new council on a question that follows from an earlier one, which is its context. */

import { spending } from '../../../rpc/askToSpend.ts';
import { followUp } from '../../../rpc/messages/pastMessages.ts';
import { agreeing } from '../../before/agreeToSpend.ts';
import { type GoOnOptions, goOn } from '../../follow/followNew.ts';
import { Mistake } from '../../output/exits.ts';
import { type Io, note } from '../../output/io.ts';
import { checked, laidHome, longestText } from '../../program/arguments.ts';
import { choiceLines } from '../../render/renderModels.ts';

export async function follow(
  givenId: string,
  givenQuestion: string,
  options: GoOnOptions & { home?: string; backend?: string; rehearse?: boolean },
  io: Io,
): Promise<number> {
  const { wrong } = io.page().words;
  const id = checked('id', givenId, io);
  const question = givenQuestion.trim();
  if (!question) throw new Mistake(wrong.noQuestion);
  if (question.length > longestText) throw new Mistake(wrong.tooLong(longestText));
  const backend = options.backend === undefined ? {} : { backend: checked('path', options.backend, io) };
  return goOn(laidHome(options.home, io), options, io, async (session, how, telling) => {
    const rehearse = options.rehearse ? { rehearse: true } : {};
    const asked = { id, question, ...backend, ...rehearse, ...how };
    const agree = agreeing(io, { telling, yes: options.yes });
    const made = await spending(session.client, followUp, asked, agree);
    if (!made) return undefined;
    for (const line of choiceLines(made.choice, io.page())) note(io, line);
    for (const warning of made.warnings) note(io, warning);
    return made.id;
  });
}
