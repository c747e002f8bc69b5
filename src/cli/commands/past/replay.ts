/** `council replay`: an ended council again, turn by turn, from its log. No model is asked. */
import { setTimeout as wait } from 'node:timers/promises';
import { replayCouncil } from '../../../rpc/messages/pastMessages.ts';
import { againCli } from '../../../rpc/words/cli/pastCli.ts';
import { report } from '../../follow/followToEnd.ts';
import { onInterrupt } from '../../follow/interrupts.ts';
import { type Moment, storyteller } from '../../follow/story.ts';
import { pathsIn } from '../../output/councilPlaces.ts';
import { exits } from '../../output/exits.ts';
import { type Io, say, sayJson } from '../../output/io.ts';
import { result } from '../../output/result.ts';
import { checked, laidHome, wholeNumber } from '../../program/arguments.ts';
import { momentLines } from '../../render/renderMoment.ts';
import { openSession, paceOf } from '../../session/session.ts';
import { wrap } from '../../terminal/width.ts';

/** Nobody waits longer than this for a turn, however long it is. */
const longest = 4000;

/** As long as it takes to say what comes next. */
const pauseFor = (moment: Moment, pace: number): number =>
  moment.kind === 'turn' ? Math.min(longest, pace * moment.turn.text.split(/\s+/).length) : pace * 8;

export async function replay(
  givenId: string,
  options: { home?: string; pace?: string; json?: boolean },
  io: Io,
): Promise<number> {
  const id = checked('id', givenId, io);
  const pace = options.pace === undefined ? paceOf('text', io) : wholeNumber('--pace', options.pace, io);
  const session = await openSession(laidHome(options.home, io), io, { brief: true });
  const { signal, forget } = onInterrupt(() => {});
  try {
    const { view, archive } = await session.read(replayCouncil, { id });
    if (options.json) {
      sayJson(io, { ...result(view, pathsIn(session.home)(view)), replay: archive });
      return exits.done;
    }
    for (const moment of storyteller()(view)) {
      if (pace > 0) await wait(pauseFor(moment, pace), undefined, { signal });
      say(io, momentLines(moment, io.page()));
    }
    report(view, io, session.home, 'text');
    const { columns, paint, language } = io.page();
    say(io, wrap(againCli[language].archive[archive], columns).map(paint.dim));
    return exits.done;
  } catch (error) {
    if (signal.aborted) return exits.interrupted;
    throw error;
  } finally {
    forget();
    await session.close();
  }
}
