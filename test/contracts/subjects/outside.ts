/**
 * Those who answer from outside, under contract: a real host holds a council in which the seat sits, and somebody answers
 * there as people do. A turn that is given up is a seat that is skipped.
 */

import type { Backend } from '../../../src/host/ports/ports.ts';
import {
  convene,
  councilChanged,
  getCouncil,
  skipSeat,
  stopCouncil,
  watchCouncil,
} from '../../../src/rpc/messages/messages.ts';
import { recordsIn } from '../../support/livedHome.ts';
import { type OpenTable, openTable } from '../../support/openTable.ts';
import { sampleSeat } from '../../support/sampleTurn.ts';
import { type Peer, type Situation, turnOfTheLoop } from '../subject.ts';

export const position =
  'Cache it for an hour.\n\n**Proposal:** So it is.\n\n*What would change my mind: a number.*';

/** How somebody answers for a seat that is asked. */
export type AnswerThere = (table: OpenTable, council: string, seat: string) => Promise<void>;

const nobodyCalled = 'nothing is called: whoever answers does so in their own time';

export const fromOutside: Partial<Record<Situation, string>> = {
  'tells its usage': 'nothing is spent',
  'hangs up': nobodyCalled,
  fails: nobodyCalled,
  'says nothing': 'an empty answer is not taken',
  'breaks off': 'an answer is taken when it is given, as a whole',
  'falls silent': 'a person has the seat’s own hour, and is not given up before',
  'is a web page': nobodyCalled,
  'refuses the key': nobodyCalled,
  'has had too many': nobodyCalled,
  'gives structure': 'people write prose, from which the forms are read',
  'gives no structure': 'nobody is asked for structure',
  'calls a tool': 'a person has tools of their own',
  'is gone': 'it is always there; who does not answer is absent after an hour',
};

function takenIn(home: string, council: string, seat: string): string {
  for (const line of [...recordsIn(home).values()].reverse()) {
    const { event } = JSON.parse(line) as { event: Record<string, unknown> };
    if (event.type === 'turn.replied' && event.council === council && event.seat === seat)
      return String(event.text);
  }
  throw new Error(`nothing of ${seat} was taken`);
}

export async function outsidePeer(
  name: 'human' | 'file',
  situation: Situation,
  answer: AnswerThere,
): Promise<Peer> {
  const table = await openTable();
  const { client } = table;
  let stuck = situation.endsWith('waits');
  let asked = 0;
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  let current: Promise<string> | undefined;
  const heard = new Set<string>();

  /** Both seats sit in the same council; who has answered in it is asked in the next. */
  async function councilFor(seat: string): Promise<string> {
    if (heard.has(seat) && current) {
      await client.request(stopCouncil, { id: await current });
      heard.clear();
      current = undefined;
    }
    heard.add(seat);
    current ??= client
      .request(convene, {
        briefText: `type: debate\nlanguage: en\nquestion: Should we cache the index?\nseats: [{ id: sage, backend: ${name} }, { id: nova, backend: ${name} }, henry]\n`,
        attended: false,
      })
      .then(async ({ id }) => {
        await client.request(watchCouncil, { id });
        return id;
      });
    return await current;
  }

  async function turnOf(id: string, seat: string) {
    const { entries } = await client.request(getCouncil, { id });
    return entries.find((each) => each.kind === 'turn' && each.seat === seat && each.phase === 'COLLECT');
  }

  const backend: Backend = {
    name,
    open: (_council, { id: seat }) => ({
      async send({ signal, onDelta }) {
        signal.throwIfAborted();
        const id = await councilFor(seat);
        asked++;
        const skip = () => void client.request(skipSeat, { id, seat });
        signal.addEventListener('abort', skip, { once: true });
        const settled = new Promise<string>((resolve, reject) => {
          const look = async () => {
            const turn = await turnOf(id, seat);
            if (turn?.kind !== 'turn') return;
            if (turn.state === 'replied') resolve(turn.text);
            // Nobody is shown it while the other still has to write: what was taken stands in the journal.
            if (turn.state === 'hidden') resolve(takenIn(table.home, id, seat));
            if (turn.state === 'absent') reject(new Error(turn.absence?.code));
          };
          client.on(councilChanged, () => void look());
          void look();
        });
        begin();
        if (!stuck || seat !== 'sage') await answer(table, id, seat);
        const text = await settled;
        // It comes in one piece.
        onDelta(text);
        return { text };
      },
      close: () => Promise.resolve(),
    }),
  };
  return {
    backend,
    seat: sampleSeat('sage', name),
    other: sampleSeat('nova', name),
    begun: () => begun,
    goOn() {
      stuck = false;
    },
    asked: () => asked,
    later: turnOfTheLoop,
    close: () => table.close(),
  };
}
