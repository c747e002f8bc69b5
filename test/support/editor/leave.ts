/** What every describe with a window does behind its tests: a picture of what failed, then the window, its hosts and its folder go. */
import { rmSync } from 'node:fs';
import { after, afterEach } from 'mocha';
import { photographFailure } from './pictures.ts';
import { stopHost } from './stopHost.ts';
import type { Workbench } from './workbench.ts';

export function leaveNothing(
  workbench: () => Workbench | undefined,
  { folder, home }: { folder: string; home: string },
): void {
  afterEach(function () {
    return photographFailure(workbench(), this.currentTest);
  });
  after(async () => {
    await workbench()?.close();
    await stopHost(home);
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  });
}
