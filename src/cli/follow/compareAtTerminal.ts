/** After the decision, at a terminal: the two answers without names, one key to pick, then who is who. Elsewhere it says how to pick later. */
import { pickAnswer } from '../../rpc/messages/pastMessages.ts';
import type { PickView } from '../../rpc/views/comparisonViews.ts';
import type { CouncilView } from '../../rpc/views/views.ts';
import { comparisonWords } from '../../rpc/words/council/comparisonWords.ts';
import { spendingWords } from '../../rpc/words/council/spendWords.ts';
import { oneKey } from '../before/waitForKeypress.ts';
import { command } from '../output/councilPlaces.ts';
import { type Io, note, say } from '../output/io.ts';
import { comparisonLines } from '../render/renderComparison.ts';
import type { Session } from '../session/session.ts';
import { askWho } from '../session/whoSigns.ts';
import { whenRecorded } from './followCouncil.ts';

const keys: Readonly<Record<string, PickView>> = { a: 'A', A: 'A', b: 'B', B: 'B', e: 'equal', '=': 'equal' };

export async function compareAtTerminal(session: Session, { head }: CouncilView, io: Io): Promise<void> {
  const { comparison, question, id } = head;
  const page = io.page();
  const words = comparisonWords[page.language];
  if (!comparison || comparison.state === 'asked' || comparison.state === 'later') return;
  if (comparison.state === 'open' && !io.terminal) {
    note(io, words.toPick(command(io, session.home, 'pick', id)));
    return;
  }
  say(io, comparisonLines(comparison, question, page, session.who().me?.id));
  if (comparison.state !== 'open') return;
  const { paint } = page;
  const key = oneKey(Object.keys(keys));
  const shown = [
    `${paint.bold('a')} ${words.pick.A}`,
    `${paint.bold('=')} ${words.pick.equal}`,
    `${paint.bold('b')} ${words.pick.B}`,
    `${paint.bold(spendingWords[page.language].keys.escape)} ${words.later}`,
  ];
  say(io, ['', `  ${shown.join(' · ')}`]);
  const choice = keys[await key];
  if (choice === undefined) {
    note(io, words.toPick(command(io, session.home, 'pick', id)));
    return;
  }
  await askWho(session, io, {});
  const picked = await session.client().request(pickAnswer, { id, choice });
  await whenRecorded(session, id);
  say(io, comparisonLines(picked, question, page, picked.pick?.person));
}
