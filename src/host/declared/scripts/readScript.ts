/** A script's text → what the seats are made to say, or what is wrong with it and where; and what of it would never be played. */
import { baselinePhase } from '../../../core/councils/baseline.ts';
import type { Council } from '../../../core/councils/council.ts';
import type { Language } from '../../../core/ids.ts';
import type { FileProblem } from '../../../rpc/views/views.ts';
import { phaseKey, Script } from '../../ports/scriptShape.ts';
import { nearest } from '../nearest.ts';
import { type ReadYaml, readYaml } from '../readYaml.ts';
import { scriptWords } from './scriptProblemWords.ts';

export type LoadedScript = ReadYaml<Script>;

export const loadScript = (text: string, file: string, language: Language): LoadedScript =>
  // Nothing dictated is a script, too: every seat then speaks as the default does.
  /^\s*(?:#.*\s*)*$/.test(text)
    ? readYaml('phases: {}', Script, file, language)
    : readYaml(text, Script, file, language);

/** A slip of the hand in a phase or a seat would otherwise go unsaid: the reply is simply never spoken. */
export function neverPlayed(
  { value, problemAt }: LoadedScript,
  { protocol, seats }: Pick<Council, 'protocol' | 'seats'>,
  language: Language,
): FileProblem[] {
  const say = scriptWords[language];
  const phases = protocol.phases.map(({ id }) => id);
  const ids = seats.map(({ id }) => id);
  return Object.entries(value?.phases ?? {}).flatMap(([key, bySeat]) => {
    const phase = phaseKey.exec(key)?.[1] ?? key;
    const odd = (path: string[], message: string) =>
      problemAt(path, message, { severity: 'warning', key: true });
    if (![...phases, baselinePhase].includes(phase))
      return [odd(['phases', key], say.noPhase(key, protocol.id, phases.join(', '), nearest(phase, phases)))];
    return Object.keys(bySeat)
      .filter((seat) => seat !== '*' && !ids.includes(seat))
      .map((seat) => odd(['phases', key, seat], say.noSeat(seat, ids.join(', '), nearest(seat, ids))));
  });
}
