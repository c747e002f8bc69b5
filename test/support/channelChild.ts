/** A host with two channels in a process of its own, to be killed: it plays a short scene and reports what was said. */
import type { Failpoint } from './failpoints.ts';
import { installFailpoints } from './failpoints.ts';

export interface ChannelChildOptions {
  home: string;
  /** Where every ask is written down as it is made, outside of the home. */
  asks: string;
  failpoint?: Failpoint;
}

export interface ChannelChildReport {
  /** What was said in each channel, `by: text`. */
  said: Record<string, string[]>;
  failpoints: Record<string, number>;
}

async function main(): Promise<void> {
  const options = JSON.parse(process.argv[2] ?? '') as ChannelChildOptions;
  const failpoints = installFailpoints(options.home, options.failpoint);
  // The file operations are taken over before the host is loaded.
  const { playScene } = await import('./channelScenes.ts');
  const said = await playScene(options, failpoints);
  process.send?.({ said, failpoints: failpoints.counts() } satisfies ChannelChildReport);
  process.disconnect?.();
}

// Only ever run as a process: the tests import its types alone.
void main();
