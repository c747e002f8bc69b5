/** `council ask-again`: asks a seat once more for a turn it has settled, waits for the answer, and shows both. */

import { spending } from '../../../rpc/askToSpend.ts';
import { askAgain as askAgainMessage } from '../../../rpc/messages/pastMessages.ts';
import type { CouncilView, TurnView } from '../../../rpc/views/views.ts';
import { answerWords } from '../../../rpc/words/council/askAgainWords.ts';
import { agreeing } from '../../before/agreeToSpend.ts';
import { follow } from '../../follow/followCouncil.ts';
import { isOver } from '../../follow/story.ts';
import { exits, Mistake } from '../../output/exits.ts';
import { type Io, inLanguageOf, note, say, sayJson } from '../../output/io.ts';
import { checked, laidHome } from '../../program/arguments.ts';
import { seatIn } from '../../render/renderHead.ts';
import { turnLines } from '../../render/renderTurn.ts';
import { openSession } from '../../session/session.ts';
import { tameLine } from '../../terminal/tame.ts';

export interface AskAgainOptions {
  home?: string;
  seat?: string;
  at?: string;
  note?: string;
  json?: boolean;
  yes?: boolean;
}

export async function askAgain(givenId: string, options: AskAgainOptions, io: Io): Promise<number> {
  const id = checked('id', givenId, io);
  const words = answerWords[io.page().language];
  if (options.seat === undefined && options.at === undefined) throw new Mistake(words.which);
  const asked = {
    id,
    ...(options.seat === undefined ? {} : { seat: checked('seat', options.seat.replace(/^@/, ''), io) }),
    ...(options.at === undefined ? {} : { at: checked('id', options.at, io) }),
    ...(options.note === undefined ? {} : { text: options.note }),
  };
  const session = await openSession(laidHome(options.home, io), io, {});
  try {
    await session.drive({ councils: [id] });
    const agree = agreeing(io, { telling: options.json ? 'json' : 'text', yes: options.yes });
    const made = await spending(session.client, askAgainMessage, asked, agree);
    if (!made) return exits.stopped;
    const { key } = made;
    const following = await follow(session, id, { changed: () => {}, delta: () => {}, lost: () => {} });
    const { head } = following.view();
    const waiting = turnIn(following.view(), key);
    if (!options.json && waiting) note(io, words.waiting(tameLine(seatIn(head, waiting.seat).name)));
    const view = await following.until((now) => isSettled(now, key));
    following.stop();
    const turn = turnIn(view, key);
    if (options.json) sayJson(io, { id, turn });
    else if (turn) say(io, turnLines(turn, view.head, inLanguageOf(io, view.head.language).page()));
    return exits.done;
  } finally {
    await session.close();
  }
}

const turnIn = ({ entries }: CouncilView, key: string): TurnView | undefined => {
  const found = entries.find((entry) => entry.key === key);
  return found?.kind === 'turn' ? found : undefined;
};

/** The answer has come, and the files of a council that is over hold it. */
const isSettled = (view: CouncilView, key: string): boolean =>
  (turnIn(view, key)?.answers ?? []).every((answer) => answer.state !== 'asked') &&
  (!isOver(view.head.status) || view.head.recorded === true);
