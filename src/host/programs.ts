/**
 * Agents and tool servers that are programs of the workspace: started only as council.yaml says them, only in a trusted
 * workspace, only after a person has seen that very command and allowed it.
 */
import type { Language } from '../core/ids.ts';
import { programWords } from '../rpc/words/programs.ts';
import { insideWorkspace, withoutSecrets } from './childSurroundings.ts';
import type { DeclaredBackends } from './declaredBackends.ts';
import { BackendError, type Program } from './ports.ts';
import type { CheckConsent } from './store/checkConsent.ts';
import { commandWords, shownCommand } from './store/declared/commandWords.ts';

export type ProgramKind = 'acp' | 'mcp';

export interface ProgramsParts {
  workspace: string;
  trusted: boolean;
  language: Language;
  declared(): Promise<DeclaredBackends>;
  consent: CheckConsent;
  env: NodeJS.ProcessEnv;
}

/** A program as people are shown it, before it first runs. */
export interface ShownProgram {
  kind: ProgramKind;
  name: string;
  command: string;
  cwd?: string;
  /** The variables that it is given by name. */
  env?: string[];
  allowed: boolean;
}

export interface Programs {
  program(kind: ProgramKind, name: string): Promise<Program>;
  /** An agent without a name is the only one that is declared. */
  shown(kind: ProgramKind, name: string): Promise<ShownProgram | undefined>;
  /** A person has seen this command and lets it run in this home. */
  allow(kind: ProgramKind, name: string): Promise<void>;
}

interface Found {
  name: string;
  words: string[];
  cwd?: string;
  passed: string[];
  line: string;
  seal: string;
}

export function openPrograms(parts: ProgramsParts): Programs {
  const say = programWords[parts.language];

  async function find(kind: ProgramKind, asked: string): Promise<Found | undefined> {
    const all = (await parts.declared())[kind];
    const [only = '', another] = Object.keys(all);
    const name = asked === '' && kind === 'acp' && another === undefined ? only : asked;
    const declared = Object.hasOwn(all, name) ? all[name] : undefined;
    if (!declared || !('command' in declared)) return undefined;
    const words = commandWords(declared.command);
    if (!words) return undefined;
    const { cwd, env: passed } = declared;
    // Another command, folder or set of variables asks again.
    const seal = JSON.stringify([kind, name, words, cwd ?? '.', passed]);
    return { name, words, passed, line: shownCommand(words), seal, ...(cwd === undefined ? {} : { cwd }) };
  }

  return {
    async program(kind, name) {
      const found = await find(kind, name);
      if (!found) throw new BackendError(say.unknown(kind, name), false);
      if (!parts.trusted) throw new BackendError(say.untrusted(name), false);
      if (!(await parts.consent.has(found.seal)))
        throw new BackendError(say.notAllowed(name, found.line), false);
      const cwd = await insideWorkspace(parts.workspace, found.cwd);
      if (cwd === undefined) throw new BackendError(say.noFolder(name, found.cwd ?? '.'), false);
      const passed = found.passed.flatMap((each) => {
        const value = parts.env[each];
        return value === undefined ? [] : [[each, value] as const];
      });
      return {
        words: found.words,
        cwd,
        env: { ...withoutSecrets(parts.env), ...Object.fromEntries(passed) },
      };
    },
    async shown(kind, name) {
      const found = await find(kind, name);
      if (!found) return undefined;
      const allowed = await parts.consent.has(found.seal);
      return {
        kind,
        name: found.name,
        command: found.line,
        allowed,
        ...(found.passed.length > 0 ? { env: found.passed } : {}),
        ...(found.cwd === undefined ? {} : { cwd: found.cwd }),
      };
    },
    async allow(kind, name) {
      const found = await find(kind, name);
      if (found) await parts.consent.give(found.seal, { name, command: found.line });
    },
  };
}
