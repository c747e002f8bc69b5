/** A process that holds a journal: `node toyHost.ts <home> [options as JSON]`. It is told what to append and answers. */
import type { StoreError } from '../../src/host/ports/ports.ts';
import type { FenceTimes } from '../../src/host/store/journal/fence.ts';
import { openToy, toyRecords } from './toyJournal.ts';

export type ToyOrder = { append: [from: number, to: number] } | { close: true };
export type ToyAnswer =
  | { opened: number; seq: number }
  | { done: ToyOrder }
  | { refused: string; words: string };

const answer = (told: ToyAnswer): void => void process.send?.(told);
const refuse = (error: StoreError): void => answer({ refused: error.code, words: error.message });

const [home = '', times = '{}'] = process.argv.slice(2);
try {
  const { journal, recovery } = await openToy(home, { times: JSON.parse(times) as Partial<FenceTimes> });
  answer({ opened: journal.fence, seq: recovery.state.seq });
  process.on('message', (order: ToyOrder) => {
    const work = 'append' in order ? journal.append(toyRecords(...order.append)) : journal.close();
    work.then(() => answer({ done: order }), refuse);
  });
} catch (error) {
  refuse(error as StoreError);
  process.disconnect?.();
}
