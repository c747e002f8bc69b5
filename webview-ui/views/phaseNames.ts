/** Phase ids are capitals in the data and words on the screen; a phase held again says which round it is. */
import type { CouncilHead, PhaseView } from '../../src/rpc/views.ts';
import type { Words } from './scene.ts';

const held = (head: CouncilHead, phase: PhaseView): number =>
  head.phases.filter(
    (other) => other.phase === phase.phase && other.run <= phase.run && other.state !== 'skipped',
  ).length;

export const phaseWord = ({ council }: Words, id: string): string =>
  council.phases[id] ?? id.charAt(0) + id.slice(1).toLowerCase();

export function phaseName(words: Words, head: CouncilHead, phase: PhaseView): string {
  const name = phaseWord(words, phase.phase);
  const nth = held(head, phase);
  return nth > 1 ? `${name} · ${words.say.round(nth)}` : name;
}

export function shortPhase(words: Words, head: CouncilHead, phase: PhaseView): string {
  const short = words.say.shortPhases[phase.phase] ?? `${phaseWord(words, phase.phase).slice(0, 3)}.`;
  const nth = held(head, phase);
  return nth > 1 ? `${short} ${nth}` : short;
}
