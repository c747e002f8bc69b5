/** A brief's text → a brief that a council can start on, or what is wrong with it and where. */
import { type Brief, BriefFile } from '../../../core/councils/briefs/brief.ts';
import { builtInProtocols } from '../../../core/councils/protocols/builtIn.ts';
import type { Protocol } from '../../../core/councils/protocols/protocol.ts';
import { usesRounds } from '../../../core/councils/protocols/protocolRounds.ts';
import { elsewhere } from '../../../core/identities/answersElsewhere.ts';
import type { Identity } from '../../../core/identities/identity.ts';
import type { SeatId } from '../../../core/ids.ts';
import { own } from '../../../core/own.ts';
import type { FileProblem } from '../../../rpc/views/views.ts';
import { type ReadYaml, readYaml } from '../readYaml.ts';
import { type BriefSource, briefRules } from './briefRules.ts';

export interface LoadedBrief {
  /** Absent when there is an error: then nothing starts. */
  brief?: Brief;
  /** Errors and warnings; with a brief, warnings alone. */
  problems: FileProblem[];
  /** For what is found only when the council is convened. */
  problemAt: ReadYaml<unknown>['problemAt'];
}

/** Who is seated when a brief names nobody: every agent but the one who leads, those who are muted and those elsewhere. */
export const defaultSeats = (identities: readonly Identity[]): SeatId[] =>
  identities
    .filter((one) => one.kind === 'agent' && !one.orchestrator && !one.muted && one.backend !== elsewhere)
    .map((one) => one.id);

export function loadBrief(text: string, identities: readonly Identity[], source: BriefSource): LoadedBrief {
  const read = readYaml(text, BriefFile, source.file, source.language);
  const found =
    read.raw === undefined
      ? []
      : briefRules(read.raw, identities, defaultSeats(identities), source, read.problemAt);
  const problems = [...read.problems, ...found].toSorted((a, b) => a.line - b.line || a.column - b.column);
  const { problemAt } = read;
  if (!read.value || problems.some((problem) => problem.severity === 'error')) return { problems, problemAt };
  const protocol = own(source.protocols ?? builtInProtocols, read.value.type);
  return { brief: withRounds(read.value, protocol), problems, problemAt };
}

/** A council's brief always holds a number of rounds: its own, or the protocol's. */
function withRounds(brief: BriefFile, protocol: Protocol | undefined): Brief {
  const usual = protocol?.defaultRounds ?? 3;
  const asked = protocol && usesRounds(protocol) ? brief.maxRounds : undefined;
  return { ...brief, maxRounds: asked ?? usual };
}
