/**
 * All that is written for people because of what happened: shared files, records, what channels did, the trash. It follows
 * the journal and never leads: whatever fails here is tried again or said, and the loop knows nothing of it.
 */
import { emptyState, type State } from '../../core/state.ts';
import { touched } from '../../core/touched.ts';
import { guardWith } from '../ports/guard.ts';
import type { Observer, Recorder } from '../ports/ports.ts';
import { projectChannels } from '../store/channels/projectChannels.ts';
import { keepActiveLogs } from '../store/records/activeLogs.ts';
import { openRecorder } from '../store/records/writeRecords.ts';
import { type LiveOptions, projectLive } from '../store/shared/projectSharedFiles.ts';
import { openTrash, type Trash } from '../store/trash/moveToTrash.ts';

export interface Projections extends Recorder {
  observer: Observer;
  /** Brings all files to how things stand, whatever was told before. */
  begin(state: State): void;
  /** It writes into the same files as the records: so by the same hand. */
  trash: Pick<Trash, 'put' | 'back'>;
  /** Looks at the shared files now: for clients that watch the workspace themselves. */
  look(): Promise<void>;
  /** Nobody is looked at any more. */
  stop(): void;
  /** Resolves when everything told so far is written, or was given up after an error that was logged. */
  settle(): Promise<void>;
  end(): Promise<void>;
}

export function projectHere(options: LiveOptions): Projections {
  const { home, log, files } = options;
  const guard = guardWith(log);
  const live = projectLive(options);
  const recorder = openRecorder(options);
  const logs = keepActiveLogs({ ...options, keep: recorder.keepLog });
  const channels = projectChannels(options);
  const parts = [live, logs, channels.observer];
  return {
    observer: {
      name: 'files for people',
      told(...what) {
        for (const part of parts) guard(`observer “${part.name}”`, () => part.told(...what));
      },
    },
    begin(state) {
      guard('the first look at shared files', () => live.begin(state));
      guard('the first look at logs', () => logs.begin(state));
      guard('the first look at channels', () =>
        channels.observer.told([], state, emptyState, touched([], emptyState, state)),
      );
    },
    record: recorder.record,
    trash: openTrash(home, files),
    look: live.look,
    stop: live.stop,
    async settle() {
      await Promise.all([live.settle(), logs.settle(), channels.settle()]);
    },
    end: async () => undefined,
  };
}
