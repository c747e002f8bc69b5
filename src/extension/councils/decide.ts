/** The person's last word and the person's words in between, asked for in quick picks. */
import * as vscode from 'vscode';
import { decideCouncil, getCouncil, injectWords } from '../../rpc/messages/messages.ts';
import { titleOf } from '../../rpc/views/titled.ts';
import { spend } from '../convene/confirmSpend.ts';
import type { House } from '../link/councilHouse.ts';
import { showQuickPick } from '../status/picks.ts';
import { askWords } from './askWords.ts';

type Verdict = 'accept' | 'amend' | 'another-round' | 'reject';
const order: readonly [Verdict, string][] = [
  ['accept', 'pass'],
  ['amend', 'edit'],
  ['another-round', 'sync'],
  ['reject', 'error'],
];

export async function decide(house: House, id: string): Promise<void> {
  const client = await house.client();
  const { verdicts, verdictHints, verdictPrompts, decideTitle } = house.words;
  const row = house.picture.rows.find((each) => each.id === id);
  const question = row && titleOf(row);
  const items = order.map(([verdict, icon]) => ({
    label: verdicts[verdict],
    description: verdictHints[verdict],
    iconPath: new vscode.ThemeIcon(icon),
    verdict,
  }));
  const picked = await showQuickPick(items, {
    title: decideTitle,
    ...(question ? { placeHolder: question } : {}),
  });
  if (!picked) return;
  const { verdict } = picked;
  const box = `decide ${id}`;
  let text: string | undefined;
  if (verdict !== 'accept') {
    text = await askWords(house, {
      box,
      title: verdicts[verdict],
      prompt: verdictPrompts[verdict],
      // An amendment is its text; the other two stand without one.
      wrong: (value) => (verdict === 'amend' && !value.trim() ? verdictPrompts.amend : undefined),
    });
    if (text === undefined) return;
  }
  const said = text?.trim();
  const by = await house.person();
  const asked = { id, verdict, by, ...(said ? { text: said } : {}) };
  const done = await spend(house, client, decideCouncil, asked, verdicts[verdict]);
  if (done) house.drafts.arrived(box);
}

export async function inject(house: House, id: string): Promise<void> {
  const client = await house.client();
  const words = house.words.inject;
  const box = `inject ${id}`;
  const text = await askWords(house, { box, prompt: words.prompt });
  if (!text?.trim()) return;
  const { head } = await client.request(getCouncil, { id });
  const everyone = { label: words.everyone, description: words.everyoneHint, seat: undefined };
  const seats = head.seats
    .filter((seat) => seat.kind === 'agent')
    .map((seat) => ({ label: `@${seat.name}`, description: seat.role, seat: seat.id }));
  const picked = await showQuickPick([everyone, ...seats], {
    placeHolder: words.to,
    // What was written before must not be lost because something took the focus.
    ignoreFocusOut: true,
  });
  if (!picked) return;
  const by = await house.person();
  await client.request(injectWords, {
    id,
    text: text.trim(),
    by,
    ...(picked.seat ? { to: picked.seat } : {}),
  });
  house.drafts.arrived(box);
}
