/** `council decide`: the person's last word. Another round is followed to its new recommendation where no other host drives it. */

import { spending } from '../../../rpc/askToSpend.ts';
import { decideCouncil } from '../../../rpc/messages/messages.ts';
import { agreeing } from '../../before/agreeToSpend.ts';
import { tellKept } from '../../follow/askToPublish.ts';
import { compareAtTerminal } from '../../follow/compareAtTerminal.ts';
import { whenRecorded } from '../../follow/followCouncil.ts';
import { conduct, report } from '../../follow/followToEnd.ts';
import { exitOf, exits, Mistake } from '../../output/exits.ts';
import { type Io, say } from '../../output/io.ts';
import { checked, laidHome, oneOf, person, verdicts } from '../../program/arguments.ts';
import { momentLines } from '../../render/renderMoment.ts';
import { openSession, paceOf } from '../../session/session.ts';
import { askWho } from '../../session/whoSigns.ts';

export async function decide(
  givenId: string,
  givenVerdict: string,
  options: { home?: string; as?: string; text?: string; json?: boolean; yes?: boolean },
  io: Io,
): Promise<number> {
  const id = checked('id', givenId, io);
  const verdict = oneOf('decide', givenVerdict, verdicts, io);
  const text = options.text?.trim();
  if (verdict === 'amend' && !text) throw new Mistake(io.page().words.wrong.amendNeedsText);
  const telling = options.json ? 'json' : 'text';
  const session = await openSession(laidHome(options.home, io), io, {
    brief: verdict !== 'another-round',
    pace: paceOf(telling, io),
    ...person(options, io),
  });
  try {
    await askWho(session, io, options);
    const asked = { id, verdict, ...(text ? { text } : {}) };
    const agree = agreeing(io, { telling, yes: options.yes });
    if (!(await spending(session.client, decideCouncil, asked, agree))) return exits.stopped;
    const isDriven = async () => (await session.driven({ councils: [id] })).councils.length > 0;
    if (verdict === 'another-round' && !(await isDriven())) {
      return (await conduct(session, id, io, { telling })).exit;
    }
    const view = await whenRecorded(session, id);
    const { head } = view;
    if (telling === 'text' && head.decision) {
      say(io, momentLines({ kind: 'decision', decision: head.decision, head }, io.page()).slice(1));
    }
    report(view, io, session.home, telling);
    if (head.kept && telling === 'text') await tellKept(session, id, head.kept, io);
    if (telling === 'text') await compareAtTerminal(session, view, io);
    return exitOf(head.status);
  } finally {
    await session.close();
  }
}
