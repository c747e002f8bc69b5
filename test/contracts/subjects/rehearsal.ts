/** The rehearsal voices under contract. */
import { rehearsalBackend } from '../../../src/host/models/rehearsal/backend.ts';
import type { Subject } from '../subject.ts';
import { alone, heldClock, withNobody } from './alone.ts';

export const rehearsal: Subject = {
  name: 'rehearsal',
  notApplicable: {
    ...withNobody,
    'one waits': 'every voice speaks at the same pace',
    fails: 'it needs nobody who could fail',
    'breaks off': 'what it says is whole before it begins to say it',
    'falls silent': 'what it says is whole before it begins to say it',
  },
  meet(situation) {
    const clock = heldClock();
    const paceMs = situation === 'waits' ? 25 : 0;
    return Promise.resolve(alone(rehearsalBackend({ clock, paceMs }), clock.letGo));
  },
};
