/** "Council: Ask again": which seat, which of its turns, and what the person adds to the question. Both answers are kept. */
import { getCouncil } from '../../rpc/messages/messages.ts';
import { askAgain } from '../../rpc/messages/pastMessages.ts';
import { own } from '../../rpc/own.ts';
import { answerWords } from '../../rpc/words/council/askAgainWords.ts';
import { councilWords } from '../../rpc/words/council/councilWords.ts';
import { spend } from '../convene/confirmSpend.ts';
import type { House } from '../link/councilHouse.ts';
import { showQuickPick } from '../status/picks.ts';
import { Unavailable } from '../status/reportFailure.ts';
import { askableTurns } from './askableTurns.ts';
import { askWords } from './askWords.ts';

/** `key` names the turn, when it was asked for from one. */
export async function askSeatAgain(house: House, id: string, key?: string): Promise<void> {
  const client = await house.client();
  const words = answerWords[house.language];
  const turns = askableTurns(await client.request(getCouncil, { id }));
  if (turns.length === 0) throw new Unavailable(words.nobody);
  const { phases } = councilWords[house.language];
  const items = turns.map(({ key: at, name, role, phase, round, counts }) => ({
    label: name,
    description: [`${own(phases, phase) ?? phase} · ${round}`, role].filter(Boolean).join(' · '),
    detail: counts ? words.willCount : words.wontCount,
    at,
  }));
  const picked =
    items.find(({ at }) => at === key) ??
    (await showQuickPick(items, { title: words.title, matchOnDescription: true }));
  if (!picked) return;
  const box = `ask again ${id}`;
  const text = await askWords(house, {
    box,
    title: `${words.title} · ${picked.label}`,
    prompt: `${picked.detail} ${words.optional}`,
    placeHolder: words.placeholder,
  });
  // Escape takes it back; nothing written asks without a word more.
  if (text === undefined) return;
  await house.person();
  const asked = { id, at: picked.at, ...(text.trim() ? { text: text.trim() } : {}) };
  const made = await spend(house, client, askAgain, asked, words.title);
  if (made) house.drafts.arrived(box);
}
