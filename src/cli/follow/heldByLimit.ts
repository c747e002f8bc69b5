/** A council that a limit holds: the person at the terminal raises it, has the last word spoken, or stops; with nobody there it is spoken. */

import { spending } from '../../rpc/askToSpend.ts';
import { stopCouncil } from '../../rpc/messages/messages.ts';
import { raiseBudget, synthesiseNow } from '../../rpc/messages/steeringMessages.ts';
import { own } from '../../rpc/own.ts';
import type { CouncilHead } from '../../rpc/views/views.ts';
import { steeringCli } from '../../rpc/words/cli/steeringCli.ts';
import { agreeing } from '../before/agreeToSpend.ts';
import { type Io, note } from '../output/io.ts';
import type { Session } from '../session/session.ts';

const limits = { 'budget-tokens': 'tokens', 'budget-cost': 'cost', 'budget-time': 'minutes' } as const;
type Limit = (typeof limits)[keyof typeof limits];

/** The limit that holds it, if one does. */
export const heldBy = (head: CouncilHead): Limit | undefined =>
  head.status === 'paused' ? limitBehind(head) : undefined;

/** The limit for which it is held, or has ended. */
export function limitBehind({ why }: CouncilHead): Limit | undefined {
  return own<Limit>(limits, why?.code);
}

/** False when it is left as it is. */
export async function releaseHeld(
  session: Session,
  head: CouncilHead,
  io: Io,
  signal: AbortSignal,
): Promise<boolean> {
  const { id } = head;
  const limit = heldBy(head);
  if (limit === undefined) return false;
  const client = session.client();
  if (!io.terminal) {
    note(io, steeringCli[io.page().language].synthesised);
    await client.request(synthesiseNow, { id });
    return true;
  }
  const choice = await askWhatNow(io, head, limit, signal);
  if (choice === undefined) return false;
  if (choice === 'synthesise') await client.request(synthesiseNow, { id });
  else if (choice === 'stop') await client.request(stopCouncil, { id });
  else {
    const agree = agreeing(io, { telling: 'text' });
    if ((await spending(session.client, raiseBudget, { id, [limit]: choice }, agree)) === undefined)
      return false;
  }
  return true;
}

async function askWhatNow(
  io: Io,
  { budget }: CouncilHead,
  limit: Limit,
  signal: AbortSignal,
): Promise<'synthesise' | 'stop' | number | undefined> {
  const { isCancel, select, text } = await import('@clack/prompts');
  const words = steeringCli[io.page().language];
  const choice = await select<'raise' | 'synthesise' | 'stop' | 'later'>({
    message: words.held,
    options: [
      { value: 'raise', label: words.raise },
      { value: 'synthesise', label: words.synthesise },
      { value: 'stop', label: words.stop },
      { value: 'later', label: words.later },
    ],
    signal,
    showInstructions: false,
  });
  if (isCancel(choice) || choice === 'later') return undefined;
  if (choice !== 'raise') return choice;
  const now = budget?.[limit]?.limit ?? 0;
  const amount = (given: string | undefined): number => Number((given ?? '').trim().replace(',', '.'));
  const said = await text({
    message: words.howMuch(limit, String(now)),
    signal,
    validate: (given) => (amount(given) > now ? undefined : words.higher(String(now))),
  });
  if (isCancel(said)) return undefined;
  return limit === 'tokens' ? Math.round(amount(said)) : amount(said);
}
