/** The scripts of tests under contract. */
import { scriptBackend } from '../../../src/host/models/script/scriptBackend.ts';
import type { Situation, Subject } from '../subject.ts';
import { alone, heldClock, withNobody } from './alone.ts';

const steps: Partial<Record<Situation, object>> = {
  waits: { delay: 1000 },
  'one waits': { silent: true },
  fails: { fail: 'The server answered 503' },
  'breaks off': { say: 'One two three four', cut: 2 },
};

export const script: Subject = {
  name: 'script',
  notApplicable: { ...withNobody, 'falls silent': 'it is given up by the seat’s own deadline alone' },
  meet(situation) {
    const clock = heldClock();
    const phases = { COLLECT: { sage: steps[situation] ?? {} } };
    return Promise.resolve(alone(scriptBackend({ phases }, { clock }), clock.letGo));
  },
};
