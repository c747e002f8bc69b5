/** Every command that a council would run and every address it would call, as one list to be seen and allowed: its checks, its agents, its tool servers. */
import type { Council } from '../../core/councils/council.ts';
import { callNoTools } from '../tools/grants.ts';
import type { CheckRoom } from './runCheck.ts';
import type { ProgramKind, Programs } from './startProgram.ts';

type Consent = Pick<CheckRoom, 'shown' | 'allow'>;

/** `mcp/weather`: no check has a name with a slash. */
const nameOf = (kind: ProgramKind, name: string): string => `${kind}/${name}`;

function programIn(shown: string): [ProgramKind, string] | undefined {
  const [kind, name] = shown.split('/', 2);
  return (kind === 'acp' || kind === 'mcp') && name !== undefined ? [kind, name] : undefined;
}

/** The names of what a council would run or call. */
export function commandsOf({ brief, seats }: Council): string[] {
  const agents = seats.flatMap(({ backend, model }) =>
    backend === 'acp' ? [nameOf('acp', model ?? '')] : [],
  );
  const granted = seats
    .filter(({ backend }) => !callNoTools.includes(backend))
    .flatMap((seat) => seat.capabilities?.tools ?? []);
  const servers = granted.flatMap((tool) =>
    tool.includes('/') ? [nameOf('mcp', tool.split('/', 1)[0] ?? '')] : [],
  );
  return [...new Set([...(brief.checks ?? []), ...agents, ...servers])];
}

export function consentTo(checks: Consent, programs: Pick<Programs, 'shown' | 'allow'>): Consent {
  const apart = (names: readonly string[]) => ({
    checked: names.filter((name) => !programIn(name)),
    started: names.map(programIn).filter((one) => one !== undefined),
  });
  return {
    async shown(names) {
      const { checked, started } = apart(names);
      const found = await Promise.all(started.map(([kind, name]) => programs.shown(kind, name)));
      return [
        ...(await checks.shown(checked)),
        ...found.flatMap((program) => {
          if (!program) return [];
          const { kind, name, ...rest } = program;
          // It runs as long as its council needs it.
          return [{ ...rest, name: nameOf(kind, name), program: kind, timeout: 0 }];
        }),
      ];
    },
    async allow(names) {
      const { checked, started } = apart(names);
      await checks.allow(checked);
      for (const [kind, name] of started) await programs.allow(kind, name);
    },
  };
}
