/** "Ask a follow-up": a new question with this council as its context, begun with the same care as any other council. */

import { getCouncil } from '../../rpc/messages/messages.ts';
import { followUp } from '../../rpc/messages/pastMessages.ts';
import { titleOf } from '../../rpc/views/titled.ts';
import { editorAgain } from '../../rpc/words/editor/editorPast.ts';
import { consented, tellChoice } from '../convene/beforeStart.ts';
import { spend } from '../convene/confirmSpend.ts';
import { askWords } from '../councils/askWords.ts';
import type { House } from '../link/councilHouse.ts';
import { backendSetting } from '../manifest/readSettings.ts';
import { said, type Wanted } from './pastRequest.ts';

/** Answers the new council's id; nothing when the person would rather not. */
export async function askFollowUp(
  house: House,
  id: string,
  open: (id: string) => void,
  { question: given, backend: named, seed }: Wanted,
): Promise<string | undefined> {
  const words = editorAgain[house.language];
  const box = `follow up ${id}`;
  const client = await house.client();
  const { head } = await client.request(getCouncil, { id });
  const question = (given ?? (await askQuestion(house, box, titleOf(head))))?.trim();
  if (!question) return undefined;
  const backend = named ?? backendSetting();
  const begun = {
    question,
    ...(backend ? { backend } : {}),
    ...(named === 'rehearsal' ? { rehearse: true } : {}),
    ...said({ seed }),
  };
  // Who sat there sits here: what they lack, or would run, is asked about before anything starts.
  const seats = head.seats.filter((seat) => seat.votes).map((seat) => seat.id);
  const asked = await consented(house, client, { ...begun, seats });
  if (!asked) return undefined;
  const rehearse = asked.rehearse === true ? { rehearse: true } : {};
  const made = await spend(house, client, followUp, { id, ...begun, ...rehearse }, words.following);
  if (!made) return undefined;
  const { id: next, warnings, choice } = made;
  for (const warning of warnings) house.log.warn(warning);
  tellChoice(house, choice);
  house.drafts.arrived(box);
  open(next);
  return next;
}

const askQuestion = (house: House, box: string, earlier: string): Promise<string | undefined> => {
  const words = editorAgain[house.language];
  return askWords(house, {
    box,
    title: words.followTitle,
    prompt: words.followPrompt(earlier),
    wrong: (text) => (text.trim() ? undefined : house.words.ask.tooShort),
  });
};
