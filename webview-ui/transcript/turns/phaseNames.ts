/** Phase ids are capitals in the data and words on the screen; a phase held again says which round it is, and why. */
import { own } from '../../../src/rpc/own.ts';
import type { CouncilHead, PhaseView, TurnView } from '../../../src/rpc/views/views.ts';
import type { Scene, Words } from '../frame/transcriptScene.ts';

const held = (head: CouncilHead, phase: PhaseView): number =>
  head.phases.filter(
    (other) => other.phase === phase.phase && other.run <= phase.run && other.state !== 'skipped',
  ).length;

export const phaseWord = ({ council }: Words, id: string): string =>
  own(council.phases, id) ?? id.charAt(0) + id.slice(1).toLowerCase();

/** The gate is called by its seat where it acts: "sent back by QA". */
const gateWord = (words: Words, id: string): string => (id === 'QA' ? 'QA' : phaseWord(words, id));

/** Which time this is, when it matters: "round 2 of 5", "sent back by QA, 1 of 3". */
export function whichTime(words: Words, head: CouncilHead, phase: PhaseView): string | undefined {
  const { say, council } = words;
  const { sentBack, loop } = phase;
  if (sentBack !== undefined) return say.sentBackBy(gateWord(words, sentBack.by), sentBack.time, sentBack.of);
  if (loop !== undefined && loop.of > 1) return council.loop(loop.nth, loop.of);
  const nth = held(head, phase);
  return nth > 1 ? say.round(nth) : undefined;
}

export function phaseName(words: Words, head: CouncilHead, phase: PhaseView): string {
  const name = phaseWord(words, phase.phase);
  const time = phase.state === 'to-come' ? undefined : whichTime(words, head, phase);
  return time === undefined ? name : `${name} · ${time}`;
}

/** The phase of a turn, with the time it was held. */
export function nameOfRun(scene: Scene, { run, phase: id }: TurnView): string {
  const phase = scene.head.phases.find((each) => each.run === run);
  return phase === undefined ? phaseWord(scene, id) : phaseName(scene, scene.head, phase);
}

export function shortPhase(words: Words, head: CouncilHead, phase: PhaseView): string {
  const short = own(words.say.shortPhases, phase.phase) ?? `${phaseWord(words, phase.phase).slice(0, 3)}.`;
  const nth = held(head, phase);
  return nth > 1 ? `${short} ${nth}` : short;
}
