/** `council waive`: a check that fails, or a point that is open, is accepted in writing. */
import { waiveCheck, waivePoint } from '../../../rpc/messages/steeringMessages.ts';
import { steeringCli } from '../../../rpc/words/cli/steeringCli.ts';
import { exits, Mistake } from '../../output/exits.ts';
import { type Io, say, sayJson } from '../../output/io.ts';
import { checked, laidHome } from '../../program/arguments.ts';
import { openSession } from '../../session/session.ts';

/** As the ledger numbers its points. */
const isPoint = (name: string): boolean => /^p\d{1,6}$/i.test(name);

export async function waive(
  givenId: string,
  givenName: string,
  why: string | undefined,
  options: { home?: string; json?: boolean; text?: string },
  io: Io,
): Promise<number> {
  const words = steeringCli[io.page().language];
  const id = checked('id', givenId, io);
  const name = checked('id', givenName, io);
  const text = (options.text ?? why)?.trim();
  const point = isPoint(name) ? name.toUpperCase() : undefined;
  if (!text) throw new Mistake(point === undefined ? words.needsText : words.pointNeedsText(point));
  const session = await openSession(laidHome(options.home, io), io, { brief: true });
  try {
    const client = session.client();
    if (point === undefined) await client.request(waiveCheck, { id, name, text });
    else await client.request(waivePoint, { id, point, text });
    if (options.json) sayJson(io, { id, ...(point === undefined ? { check: name } : { point }), text });
    else say(io, [point === undefined ? words.waived(name, id) : words.pointWaived(point, id)]);
    return exits.done;
  } finally {
    await session.close();
  }
}
