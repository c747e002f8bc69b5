/** Claims the state of some homes in a thread of its own, each at the same moment as the others that were started for it. */
import { parentPort, workerData } from 'node:worker_threads';
import { ownState } from '../../src/host/store/seal/sealState.ts';

const { homes, config, now, all, ready } = workerData as {
  homes: string[];
  config: string;
  now: number;
  all: number;
  ready: Int32Array;
};

try {
  const asides = homes.flatMap((home, nth) => {
    Atomics.add(ready, 0, 1);
    while (Atomics.load(ready, 0) < all * (nth + 1));
    return ownState({ home, config }, now).setAside ?? [];
  });
  parentPort?.postMessage(asides);
} finally {
  // Whoever fails keeps nobody waiting.
  Atomics.add(ready, 0, all * homes.length);
}
