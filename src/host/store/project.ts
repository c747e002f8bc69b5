/** Everything that is written into a workspace because of a council: the live view while it runs, its records after. */
import type { Clock, Log, Observer, Recorder } from '../ports.ts';
import type { Files } from './files.ts';
import { projectLive } from './projectLive.ts';
import { openRecorder } from './recorder.ts';

export interface ProjectOptions {
  home: string;
  clock: Clock;
  log: Log;
  files?: Files;
}

export interface Projections extends Recorder {
  observer: Observer;
  /** Resolves when everything told so far is written, or was given up after an error that was logged. */
  settle(): Promise<void>;
}

export function projectInto(options: ProjectOptions): Projections {
  const live = projectLive(options);
  const recorder = openRecorder(options);
  return { observer: live, record: recorder.record, settle: live.settle };
}
