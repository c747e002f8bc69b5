/** What a person does to a council beside words and the decision, asked for in quick picks: each only where it makes sense. */
import { extendDeadline, getCouncil, skipSeat, stopCouncil } from '../../rpc/messages/messages.ts';
import { rateCouncil } from '../../rpc/messages/pastMessages.ts';
import { raiseBudget, synthesiseNow, waiveCheck, waivePoint } from '../../rpc/messages/steeringMessages.ts';
import { titleOf } from '../../rpc/views/titled.ts';
import type { CouncilView } from '../../rpc/views/views.ts';
import { councilWords } from '../../rpc/words/council/councilWords.ts';
import { motionWords } from '../../rpc/words/council/motionWords.ts';
import { editorSteering } from '../../rpc/words/editor/editorSteering.ts';
import { spend } from '../convene/confirmSpend.ts';
import type { House } from '../link/councilHouse.ts';
import { showInputBox, showQuickPick } from '../status/picks.ts';
import { Unavailable } from '../status/reportFailure.ts';
import { showWarningMessage } from '../status/showNotice.ts';
import { askWords } from './askWords.ts';
import { askedSeats, failedChecks, limitsIn, openPoints } from './steerable.ts';

const look = async (house: House, id: string): Promise<CouncilView> =>
  (await house.client()).request(getCouncil, { id });

async function seatOf(house: House, view: CouncilView, title: string): Promise<string | undefined> {
  const asked = askedSeats(view);
  if (asked.length === 0) throw new Unavailable(editorSteering[house.language].seat.nobody);
  const items = asked.map(({ id, name, role }) => ({ label: name, description: role, id }));
  if (items.length === 1) return items[0]?.id;
  return (await showQuickPick(items, { title }))?.id;
}

export async function skip(house: House, id: string): Promise<void> {
  const seat = await seatOf(house, await look(house, id), editorSteering[house.language].seat.skip);
  if (seat !== undefined) await (await house.client()).request(skipSeat, { id, seat });
}

export async function extend(house: House, id: string): Promise<void> {
  const words = editorSteering[house.language];
  const seat = await seatOf(house, await look(house, id), words.seat.extend);
  if (seat === undefined) return;
  const items = [5, 15, 60].map((minutes) => ({ label: words.extendBy.minutes(minutes), minutes }));
  const picked = await showQuickPick(items, { title: words.extendBy.title });
  if (picked)
    await (await house.client()).request(extendDeadline, { id, seat, seconds: picked.minutes * 60 });
}

/** `point`: asked for at its own line, so that nothing has to be picked. */
export async function waive(house: House, id: string, point?: string): Promise<void> {
  const { waive: words } = editorSteering[house.language];
  const view = await look(house, id);
  const items = [
    ...failedChecks(view).map((name) => ({ label: name, description: words.check, isPoint: false })),
    ...openPoints(view).map((each) => ({
      label: each.id,
      description: motionWords[house.language].kind(each.kind, each.severity),
      detail: each.text,
      isPoint: true,
    })),
  ];
  const named =
    point === undefined ? undefined : items.find(({ label, isPoint }) => isPoint && label === point);
  if (items.length === 0 || (point !== undefined && !named))
    throw new Unavailable(point === undefined ? words.none : words.closed(point));
  const picked =
    named ??
    (items.length === 1 ? items[0] : await showQuickPick(items, { title: words.title, matchOnDetail: true }));
  if (picked === undefined) return;
  const { label: name, isPoint } = picked;
  const prompt = isPoint ? words.whyPoint(name) : words.why(name);
  const box = `waive ${id} ${name}`;
  const wrong = (value: string) => (value.trim() ? undefined : prompt);
  const text = (await askWords(house, { box, title: name, prompt, wrong }))?.trim();
  if (!text) return;
  await house.person();
  const client = await house.client();
  if (isPoint) await client.request(waivePoint, { id, point: name, text });
  else await client.request(waiveCheck, { id, name, text });
  house.drafts.arrived(box);
}

export async function raise(house: House, id: string): Promise<void> {
  const { raise: words } = editorSteering[house.language];
  const names = councilWords[house.language].limits;
  const limits = limitsIn(await look(house, id));
  if (limits.length === 0) throw new Unavailable(words.none);
  const items = limits.map(({ limit, now }) => ({
    label: names[limit],
    description: String(now),
    limit,
    now,
  }));
  const picked = items.length === 1 ? items[0] : await showQuickPick(items, { title: words.title });
  if (!picked) return;
  const { limit, now } = picked;
  const wrong = words.wrong(String(now));
  const given = await showInputBox({
    title: names[limit],
    prompt: words.to,
    value: String(now * 2),
    ignoreFocusOut: true,
    validateInput: (value) => (Number(value.replace(',', '.')) > now ? undefined : wrong),
  });
  if (given === undefined) return;
  const to = Number(given.replace(',', '.'));
  const key = limit === 'time' ? 'minutes' : limit;
  const asked = { id, [key]: key === 'tokens' ? Math.round(to) : to };
  await spend(house, await house.client(), raiseBudget, asked, names[limit]);
}

/** What can't be taken back is asked first, by the name of the council. */
async function isSure(house: House, id: string, what: 'synthesise' | 'stop'): Promise<boolean> {
  const { ask, detail, button } = editorSteering[house.language][what];
  const row = house.picture.rows.find((each) => each.id === id);
  const title = row ? titleOf(row) : id;
  return (await showWarningMessage(ask(title), { modal: true, detail }, button)) === button;
}

export async function synthesise(house: House, id: string): Promise<void> {
  if (await isSure(house, id, 'synthesise')) await (await house.client()).request(synthesiseNow, { id });
}

export async function stop(house: House, id: string): Promise<void> {
  if (await isSure(house, id, 'stop')) await (await house.client()).request(stopCouncil, { id });
}

export async function rate(house: House, id: string): Promise<void> {
  const { title, star } = editorSteering[house.language].rate;
  const items = [5, 4, 3, 2, 1].map((rating) => ({
    label: '',
    drawn: `${'$(star-full)'.repeat(rating)}${'$(star-empty)'.repeat(5 - rating)}`,
    description: star(rating),
    rating,
  }));
  const picked = await showQuickPick(items, { title });
  if (!picked) return;
  await house.person();
  await (await house.client()).request(rateCouncil, { id, rating: picked.rating });
}
