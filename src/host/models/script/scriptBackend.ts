/** The backend of scripts, for tests and demos: says, delays, fails, breaks off or stays silent exactly as a script dictates. */
import { parse } from 'yaml';
import * as z from 'zod';
import type { CouncilId, SeatId } from '../../../core/ids.ts';
import { own } from '../../../core/own.ts';
import { type Backend, BackendError, type Clock, type TurnRequest } from '../../ports/ports.ts';
import { dictates, Script, type Step, stepsOf } from '../../ports/scriptShape.ts';
import { rehearse } from '../rehearsal/speak.ts';
import { pause, piecesOf, streamOut } from '../rehearsal/stream.ts';
import { cannedReply } from './scriptReplies.ts';

export interface ScriptParts {
  clock: Clock;
  /** Milliseconds between words where the script names none. */
  paceMs?: number;
}

/** Throws, with every problem in words, when the script is not one. See scriptShape.ts for the shape. */
export function scriptBackend(source: string | z.input<typeof Script>, parts: ScriptParts): Backend {
  const script = readScript(source);
  return follows(() => script, parts);
}

/** Each council by the script that it was convened with. */
export function scriptedCouncils(
  parts: ScriptParts & { scriptOf(council: CouncilId): string | undefined; noScript: string },
): Backend {
  let last: { text: string; script: Script } | undefined;
  return follows((scene) => {
    // A script is a council's own: none was given to a channel, whatever its name.
    const text = scene.kind === 'council' ? parts.scriptOf(scene.council) : undefined;
    if (text === undefined) throw new BackendError(parts.noScript, false);
    if (last?.text !== text) last = { text, script: readScript(text) };
    return last.script;
  }, parts);
}

type Scene = TurnRequest['scene'];

const follows = (scriptFor: (scene: Scene) => Script, { clock, paceMs = 0 }: ScriptParts): Backend => ({
  name: 'script',
  // By its own id: at an anonymous table a scene knows the seat by its letter only.
  open: (_table, seat) => ({
    async send(turn) {
      const script = scriptFor(turn.scene);
      const text = await perform({ ...script, pace: script.pace ?? paceMs }, turn, clock, seat?.id);
      return { text, model: 'script' };
    },
    async close() {},
  }),
});

function readScript(source: string | z.input<typeof Script>): Script {
  const read = Script.safeParse(typeof source === 'string' ? (parse(source) ?? {}) : source);
  if (!read.success) throw new Error(`The script can't be followed:\n${z.prettifyError(read.error)}`);
  return read.data;
}

async function perform(
  script: Script & { pace: number },
  turn: TurnRequest,
  clock: Clock,
  seat = turn.scene.seat.id,
): Promise<string> {
  const { scene, signal, onDelta } = turn;
  signal.throwIfAborted();
  const step = stepFor(script, turn, seat);
  const delay = step.delay ?? script.delay;
  if (delay > 0) await pause(clock, delay, signal);
  if (step.fail !== undefined) throw new BackendError(step.fail, step.retry ?? true);
  if (step.silent) await never(signal);
  const answers = await calls(step, turn);
  const text = textOf(script, step, scene).replace(
    /\{\{tool:(\d+)\}\}/g,
    (_, n) => answers[Number(n) - 1] ?? '',
  );
  const pieces = piecesOf(text);
  const pace = { clock, paceMs: step.pace ?? script.pace, signal };
  if (step.cut === undefined) await streamOut(pieces, onDelta, pace);
  else {
    await streamOut(pieces.slice(0, step.cut), onDelta, pace);
    throw new BackendError('The stream was cut off before the reply was whole.', step.retry ?? true);
  }
  return text;
}

/** What each call answered, in order. A turn without tools is told so, like a model that calls what it was not offered. */
async function calls({ calls: dictated = [] }: Step, { tools }: TurnRequest): Promise<string[]> {
  const answers: string[] = [];
  for (const { tool, input, times } of dictated)
    for (let time = 0; time < times; time++)
      answers.push(tools ? (await tools.call(tool, input)).text : 'no tools');
  return answers;
}

/** Under this name scripts dictate the turns of channels; the number behind the @ is the turn's. */
const inChannels = 'CHAT';

/** The most exact entry: this round before any round, this seat before every seat; then by the number of the call. */
function stepFor({ phases }: Script, { scene, tries }: TurnRequest, seat: SeatId): Step {
  const [name, time] = scene.kind === 'channel' ? [inChannels, scene.turn] : [scene.phase.id, scene.round];
  for (const phase of [`${name}@${time}`, name]) {
    const given = own(own(phases, phase), seat) ?? own(own(phases, phase), '*');
    if (given === undefined) continue;
    const steps = stepsOf(given);
    return steps[Math.min(tries, steps.length) - 1] ?? {};
  }
  return {};
}

function textOf(script: Script, step: Step, scene: Scene): string {
  if (scene.kind === 'channel') {
    if (step.say !== undefined) return step.say;
    // No form is asked for, so nothing but words can be dictated.
    return script.default === 'rehearsal' ? rehearse(scene) : `${scene.seat.name}.`;
  }
  if (scene.repair !== undefined && step.repair !== undefined) return step.repair;
  if (step.say !== undefined) return step.say;
  if (dictates.some((field) => step[field] !== undefined)) return cannedReply(scene, step);
  if (scene.alone && script.default === 'canned') return `${scene.seat.name}.`;
  return script.default === 'rehearsal' ? rehearse(scene) : cannedReply(scene, {});
}

function never(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
