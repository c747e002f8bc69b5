/** Everything that is written into a workspace because of a council: the live view while it runs, its records after. */
import type { Observer, Recorder } from '../../ports/ports.ts';
import { type LiveOptions, projectLive } from '../shared/projectSharedFiles.ts';
import { keepActiveLogs } from './activeLogs.ts';
import { openRecorder } from './writeRecords.ts';

export interface Projections extends Recorder {
  observers: Observer[];
  /** Resolves when everything told so far is written, or was given up after an error that was logged. */
  settle(): Promise<void>;
  /** Looks at the shared files now: for clients that watch the workspace themselves. */
  look(): Promise<void>;
  stop(): void;
}

export function projectInto(options: LiveOptions): Projections {
  const live = projectLive(options);
  const recorder = openRecorder(options);
  const logs = keepActiveLogs({ ...options, keep: recorder.keepLog });
  return {
    observers: [live, logs],
    record: recorder.record,
    settle: async () => void (await Promise.all([live.settle(), logs.settle()])),
    look: live.look,
    stop: live.stop,
  };
}
