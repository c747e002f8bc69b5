/** Who signs at this terminal: asked once, where several could be meant; in a pipe the host says what to name. */
import { iAm } from '../../rpc/messages/whoMessages.ts';
import { whoWords } from '../../rpc/words/host/whoWords.ts';
import { type Io, note } from '../output/io.ts';
import { tameLine } from '../terminal/tame.ts';
import type { Session } from './session.ts';

/** Before words, a decision or a rating are sent: nothing is asked where it is known, or where nobody sits. */
export async function askWho(session: Session, io: Io, { json }: { json?: boolean } = {}): Promise<void> {
  const { me, people, unknown } = session.who();
  if (me || people.length === 0 || !io.terminal || json) return;
  const words = whoWords[io.page().language];
  if (unknown !== undefined) note(io, words.unknown(tameLine(unknown), 'identities.yaml'));
  const { isCancel, select } = await import('@clack/prompts');
  const options = people.map(({ id, name }) => ({ value: id, label: tameLine(name), hint: tameLine(id) }));
  const chosen = await select({ message: words.ask, options, showInstructions: false });
  if (!isCancel(chosen)) session.learn(await session.client().request(iAm, { id: chosen }));
}
