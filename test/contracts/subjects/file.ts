/** Whoever edits the shared file, under contract: writes in the seat's own place and sets its status. */
import { marked, sharedFileOf, written } from '../../support/sharedFile.ts';
import type { Subject } from '../subject.ts';
import { fromOutside, outsidePeer, position } from './outside.ts';

export const file: Subject = {
  name: 'file',
  notApplicable: fromOutside,
  meet: (situation) =>
    outsidePeer('file', situation, async (table, _id, seat) => {
      const shared = sharedFileOf(table);
      await shared.asked(seat);
      await shared.edit((text) => marked(written(text, seat, position), seat, 'RESPONDED'));
    }),
};
