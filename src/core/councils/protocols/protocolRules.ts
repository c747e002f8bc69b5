/**
 * What makes a protocol run and end, beyond its shape: phases that exist, loops that end, roles that somebody has, a
 * last word. Each fault is a code at a path; the host puts it into words at its line.
 */
import type { ProtocolFile } from './protocolFile.ts';
import {
  backEdges,
  conditionProblems,
  type Edge,
  isReachable,
  type ProtocolProblem,
} from './protocolPaths.ts';

type PhaseFile = ProtocolFile['phases'][number];

export function protocolProblems(file: ProtocolFile): ProtocolProblem[] {
  const edges = backEdges(file);
  return [
    ...(file.mostRounds !== undefined && file.defaultRounds > file.mostRounds
      ? [{ path: ['defaultRounds'], code: 'rounds-above-most' as const, name: String(file.mostRounds) }]
      : []),
    ...wholeProblems(file),
    ...file.phases.flatMap((phase, index) => phaseProblems(file, phase, index, edges)),
  ];
}

function wholeProblems({ phases }: ProtocolFile): ProtocolProblem[] {
  const found: ProtocolProblem[] = [];
  const seen = new Set<string>();
  phases.forEach(({ id }, index) => {
    if (seen.has(id)) found.push({ path: ['phases', index, 'id'], code: 'phase-twice', name: id });
    seen.add(id);
  });
  const again = phases.flatMap((phase, index) => (phase.again ? [index] : []));
  for (const index of again.slice(1)) found.push({ path: ['phases', index, 'again'], code: 'again-twice' });
  const closing = phases.findLastIndex((phase) => phase.closing);
  // A page or a document that is left behind is a last word too.
  if (closing < 0 && !phases.findLast((phase) => !phase.gate)?.artefact)
    found.push({ path: ['phases'], code: 'no-closing' });
  if (closing >= 0 && phases.slice(closing + 1).some((phase) => !phase.gate))
    found.push({
      path: ['phases', closing, 'closing'],
      code: 'closing-not-last',
      name: phases[closing]?.id ?? '',
    });
  return found;
}

function phaseProblems(
  file: ProtocolFile,
  phase: PhaseFile,
  index: number,
  edges: Edge[],
): ProtocolProblem[] {
  const at = (...path: PropertyKey[]): PropertyKey[] => ['phases', index, ...path];
  const found: ProtocolProblem[] = [];
  const say = (code: ProtocolProblem['code'], path: PropertyKey[], name?: string): void => {
    found.push({ path, code, ...(name === undefined ? {} : { name }) });
  };
  if (phase.blind && phase.order !== 'parallel') say('blind-in-turn', at('order'));
  if (phase.gate && phase.form !== 'qa') say('gate-form', at('form'));
  if (phase.checks && !phase.gate) say('checks-without-gate', at('checks'));
  if (phase.optional && (phase.gate || phase.closing)) say('never-optional', at('optional'));
  if (phase.closing && !isOneVoice(phase)) say('closing-many', at('speakers'));
  if (phase.speakers === 'qa' && !isFilled(file, phase)) say('nobody-has-role', at('speakers'), 'qa');
  if (phase.speakers === 'advocate' && !asksForAdvocate(phase)) say('advocate-unasked', at('speakers'));
  found.push(
    ...seesProblems(file, phase, index, edges),
    ...loopProblems(file, phase, index),
    ...conditionProblems(file, phase.when, at('when'), index, edges),
    ...conditionProblems(file, phase.until?.condition, at('until', 'condition'), index, edges),
  );
  return found;
}

const isOneVoice = ({ speakers }: PhaseFile): boolean =>
  speakers === 'owner' || speakers === 'orchestrator' || speakers === 'synthesizer';

/** Somebody is QA by default, or the phase is held only when somebody is. */
function isFilled(file: ProtocolFile, phase: PhaseFile): boolean {
  const asks = JSON.stringify(phase.when ?? {});
  return (
    phase.ifAsked === true ||
    file.defaults?.qa !== undefined ||
    asks.includes('"hasRole":"qa"') ||
    asks.includes('"hasChecks"')
  );
}

/** Without the wish of a brief there is no advocate to speak. */
const asksForAdvocate = (phase: PhaseFile): boolean =>
  phase.ifAsked === true || /"advocate":true|"hasRole":"advocate"/.test(JSON.stringify(phase.when ?? {}));

function seesProblems(file: ProtocolFile, phase: PhaseFile, index: number, edges: Edge[]): ProtocolProblem[] {
  return phase.sees.flatMap((material, nth): ProtocolProblem[] => {
    const path = ['phases', index, 'sees', nth];
    if (material === 'own')
      return spokeBefore(file, index, edges) ? [] : [{ path, code: 'said-nothing-before', name: phase.id }];
    if (typeof material === 'string') return [];
    const key = 'replies' in material ? 'replies' : 'latest';
    const name = 'replies' in material ? material.replies : material.latest;
    const seen = file.phases.findIndex((each) => each.id === name);
    const where = [...path, key];
    if (seen < 0) return [{ path: where, code: 'no-such-phase', name }];
    if (phase.blind && seen === index && key === 'replies')
      return [{ path: where, code: 'blind-sees-itself', name }];
    return isReachable(seen, index, edges) ? [] : [{ path: where, code: 'comes-later', name }];
  });
}

/** These need not sit at the table: what the participants said is not theirs. */
const apart: ReadonlySet<unknown> = new Set(['orchestrator', 'synthesizer', 'qa']);

/** Everyone, or everyone but one: who reviews is among them. */
const isTable = (speakers: PhaseFile['speakers']): boolean =>
  typeof speakers === 'object' || speakers === 'participants' || speakers === 'reviewers';

/** Whether these speakers, or the table they belong to, have spoken when this phase is held. */
function spokeBefore(file: ProtocolFile, index: number, edges: Edge[]): boolean {
  const speakers = file.phases[index]?.speakers;
  const mine = JSON.stringify(speakers);
  return file.phases.some(
    (phase, earlier) =>
      (JSON.stringify(phase.speakers) === mine ||
        (isTable(phase.speakers) &&
          !apart.has(speakers) &&
          (typeof speakers === 'object' || phase.speakers === 'participants'))) &&
      (earlier === index
        ? edges.some((edge) => edge.to <= index && edge.from >= index)
        : isReachable(earlier, index, edges)),
  );
}

function loopProblems(file: ProtocolFile, phase: PhaseFile, index: number): ProtocolProblem[] {
  const found: ProtocolProblem[] = [];
  const check = (part: 'gate' | 'until', name: string): void => {
    const path = ['phases', index, part, 'backTo'];
    const target = file.phases.findIndex((each) => each.id === name);
    const goal = file.phases[target];
    if (!goal) found.push({ path, code: 'no-such-phase', name });
    else if (part === 'gate' ? target >= index : target > index)
      found.push({ path, code: 'back-to-later', name });
  };
  if (phase.gate) check('gate', phase.gate.backTo);
  if (phase.until?.backTo !== undefined) check('until', phase.until.backTo);
  if (phase.until && phase.until.max === undefined)
    found.push({ path: ['phases', index, 'until'], code: 'endless', name: phase.id });
  return found;
}
