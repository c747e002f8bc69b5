/**
 * Agents and tool servers of the workspace: started or called only as council.yaml says them, only in a trusted workspace,
 * only after a person has seen that very command or address and allowed it.
 */
import type { Language } from '../../core/ids.ts';
import { own } from '../../core/own.ts';
import { writtenOut } from '../../rpc/hidden.ts';
import { programWords } from '../../rpc/words/host/programWords.ts';
import { commandWords, shownCommand } from '../declared/splitCommandLine.ts';
import type { AgentSettings, DeclaredBackends, ToolServerSettings } from '../ports/backendSettings.ts';
import { BackendError, type Program } from '../ports/ports.ts';
import type { CheckConsent } from '../store/consent/commandConsent.ts';
import { insideWorkspace, withoutSecrets } from './childEnvironment.ts';

export type ProgramKind = 'acp' | 'mcp';

export interface ProgramsParts {
  workspace: string;
  trusted: boolean;
  language: Language;
  declared(): Promise<DeclaredBackends>;
  consent: CheckConsent;
  env: NodeJS.ProcessEnv;
}

/** A program as people are shown it, before it first runs; of a server that is called, its address. */
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
  /** Where a tool server that is no program is called. */
  address(name: string): Promise<string>;
  /** An agent without a name is the only one that is declared. */
  shown(kind: ProgramKind, name: string): Promise<ShownProgram | undefined>;
  /** A person has seen this command or address and lets this home use it. */
  allow(kind: ProgramKind, name: string): Promise<void>;
}

interface Found {
  name: string;
  /** What people see: the command, or the address. */
  line: string;
  seal: string;
  passed: string[];
  cwd?: string;
  /** Absent where it is called instead of started. */
  words?: string[];
}

export function openPrograms(parts: ProgramsParts): Programs {
  const say = programWords[parts.language];

  async function find(kind: ProgramKind, asked: string): Promise<Found | undefined> {
    const all: Readonly<Record<string, AgentSettings | ToolServerSettings>> = (await parts.declared())[kind];
    const [only = '', another] = Object.keys(all);
    const name = asked === '' && kind === 'acp' && another === undefined ? only : asked;
    const declared = own(all, name);
    if (!declared) return undefined;
    if ('url' in declared) {
      const { url } = declared;
      return { name, line: url, seal: JSON.stringify([kind, name, { url }]), passed: [] };
    }
    const words = commandWords(declared.command);
    if (!words) return undefined;
    const { cwd, env: passed } = declared;
    // Another command, folder or set of variables asks again.
    const seal = JSON.stringify([kind, name, words, cwd ?? '.', passed]);
    return {
      name,
      words,
      passed,
      line: writtenOut(shownCommand(words)),
      seal,
      ...(cwd === undefined ? {} : { cwd }),
    };
  }

  async function allowed(kind: ProgramKind, name: string): Promise<Found> {
    const found = await find(kind, name);
    if (!found) throw new BackendError(say.unknown(kind, name), false);
    if (!parts.trusted) throw new BackendError(say.untrusted(name), false);
    if (await parts.consent.has(found.seal)) return found;
    const refused = found.words ? say.notAllowed : say.addressNotAllowed;
    throw new BackendError(refused(name, writtenOut(found.line)), false);
  }

  return {
    async address(name) {
      const { line, words } = await allowed('mcp', name);
      if (words) throw new BackendError(say.unknown('mcp', name), false);
      return line;
    },
    async program(kind, name) {
      const found = await allowed(kind, name);
      if (!found.words) throw new BackendError(say.unknown(kind, name), false);
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
        command: writtenOut(found.line),
        allowed,
        ...(found.passed.length > 0 ? { env: found.passed } : {}),
        ...(found.cwd === undefined ? {} : { cwd: writtenOut(found.cwd) }),
      };
    },
    async allow(kind, name) {
      const found = await find(kind, name);
      if (found) await parts.consent.give(found.seal, { name, command: found.line });
    },
  };
}
