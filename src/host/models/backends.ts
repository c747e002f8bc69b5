/** The backends that are there without being given: what can answer for a seat on this machine. */
import type { CouncilId } from '../../core/ids.ts';
import { modelWords } from '../../rpc/words/host/modelWords.ts';
import { providerNames } from '../ports/backendSettings.ts';
import type { AgentFiles, Backend, EditorModels, Surroundings } from '../ports/ports.ts';
import { acpBackend } from './acp/acpBackend.ts';
import { answersFromOutside, runsElsewhere } from './answeredOutside.ts';
import { editorBackend } from './editor/editorBackend.ts';
import { lazily } from './lazily.ts';

export interface RegistryOptions {
  surroundings: Surroundings;
  /** Milliseconds between the words of a rehearsal voice. */
  pace: number;
  /** What the seats of a council are made to say, for one that was convened with a script. */
  scriptOf?(council: CouncilId): string | undefined;
  /** The models of connected editors; absent where no client can be. */
  lent?: EditorModels;
  /** What agents may do with files; absent: no agent is seated. */
  files?: AgentFiles;
}

/** Each loads its code when it is first asked. */
export function builtInBackends({ surroundings, pace, scriptOf, lent, files }: RegistryOptions): Backend[] {
  const { clock } = surroundings;
  const rehearsal = lazily('rehearsal', async () => {
    const { rehearsalBackend } = await import('./rehearsal/backend.ts');
    return rehearsalBackend({ clock, paceMs: pace });
  });
  const scripts =
    scriptOf &&
    lazily('script', async () => {
      const { scriptedCouncils } = await import('./script/scriptBackend.ts');
      const { noScript } = modelWords[surroundings.language];
      return scriptedCouncils({ clock, paceMs: pace, scriptOf, noScript });
    });
  const always = [
    rehearsal,
    ...(scripts ? [scripts] : []),
    answersFromOutside('human'),
    answersFromOutside('file'),
    runsElsewhere(surroundings.language),
    ...(lent ? [editorBackend(surroundings, lent)] : []),
  ];
  const providers = providerNames.map((name) =>
    lazily(name, async () => {
      const { providerBackend } = await import('./providers/providerBackend.ts');
      return providerBackend(name, surroundings);
    }),
  );
  const openclaw = lazily('openclaw', async () => {
    const { openclawBackend } = await import('./openclaw/openclawBackend.ts');
    return openclawBackend({ surroundings });
  });
  const agents = files ? [acpBackend({ surroundings, files })] : [];
  return [...always, ...providers, openclaw, ...agents];
}
