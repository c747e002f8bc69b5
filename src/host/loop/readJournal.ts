/** How a home's journal is read, by whoever reads it: the host that opens it, and the doctor that looks it over. */
import { eventMisfit, instantMisfit, stateMisfit } from '../../core/eventShape.ts';
import type { Event } from '../../core/events.ts';
import type { Language } from '../../core/ids.ts';
import { emptyState, type State } from '../../core/state.ts';
import { examine as examineHome, type Report } from '../store/doctor/examineHome.ts';
import { type Repair, repair as repairHome } from '../store/doctor/repair.ts';
import type { Files } from '../store/home/files.ts';
import type { Reading } from '../store/journal/replay.ts';
import { replay } from './loop.ts';

export const journalReading: Reading<State, Event> = {
  initial: emptyState,
  reduce: replay,
  misfit({ at, event }) {
    const time = instantMisfit(at);
    return time ? { ...time, path: 'at' } : eventMisfit(event);
  },
  stateMisfit,
};

export const examine = (home: string, files?: Files, language?: Language): Report =>
  examineHome(home, files, language, journalReading);

export const repair = (home: string, files?: Files, language?: Language): Promise<Repair> =>
  repairHome(home, files, language, journalReading);
