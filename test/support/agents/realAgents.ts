/**
 * The real coding agents of `npm run test:agents`: how each is started on a model of ours, with a home of its own, and by which
 * tools it reads a file, writes one and runs a command.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Call } from './dialects.ts';

export interface RealAgent {
  /** The program and its arguments; writes its settings into its own home first. */
  command(place: AgentPlace): string[];
  /** What it calls for each of the three; paths are whole. */
  read(file: string): Call;
  write(file: string, text: string): Call;
  run(command: string): Call;
}

export interface AgentPlace {
  /** Where it was installed. */
  folder: string;
  /** Its HOME: nothing of the person's own settings is read or changed. */
  home: string;
  /** Of the model. */
  url: string;
}

function started({ home }: AgentPlace, env: Record<string, string>, words: string[]): string[] {
  const own = {
    HOME: home,
    XDG_CONFIG_HOME: path.join(home, '.config'),
    XDG_DATA_HOME: path.join(home, '.local/share'),
    XDG_CACHE_HOME: path.join(home, '.cache'),
    XDG_STATE_HOME: path.join(home, '.local/state'),
    ...env,
  };
  return ['env', ...Object.entries(own).map(([name, value]) => `${name}=${value}`), ...words];
}

function settings(home: string, file: string, text: string): void {
  mkdirSync(path.dirname(path.join(home, file)), { recursive: true });
  writeFileSync(path.join(home, file), text);
}

const inPackage = ({ folder }: AgentPlace, file: string): string => path.join(folder, 'node_modules', file);
const nodeOf = (place: AgentPlace, file: string): string[] => [process.execPath, inPackage(place, file)];

export const realAgents: Record<string, RealAgent> = {
  opencode: {
    command(place) {
      const models = { loop: { name: 'loop', limit: { context: 128_000, output: 8000 } } };
      const options = { baseURL: `${place.url}/v1`, apiKey: 'none' };
      settings(
        place.home,
        '.config/opencode/opencode.json',
        JSON.stringify({
          autoupdate: false,
          share: 'disabled',
          model: 'loop/loop',
          small_model: 'loop/loop',
          provider: { loop: { npm: '@ai-sdk/openai-compatible', name: 'Loop', options, models } },
        }),
      );
      const off = ['AUTOUPDATE', 'MODELS_FETCH', 'LSP_DOWNLOAD'];
      const env = Object.fromEntries(off.map((name) => [`OPENCODE_DISABLE_${name}`, '1']));
      const system = process.platform === 'win32' ? 'windows' : process.platform;
      const program = `opencode-${system}-${process.arch}/bin/opencode${system === 'windows' ? '.exe' : ''}`;
      return started(place, env, [inPackage(place, program), 'acp']);
    },
    read: (filePath) => ({ tool: 'read', input: { filePath } }),
    write: (filePath, content) => ({ tool: 'write', input: { filePath, content } }),
    run: (command) => ({ tool: 'bash', input: { command, description: 'a command' } }),
  },
  claude: {
    command: (place) =>
      started(
        place,
        {
          ANTHROPIC_BASE_URL: place.url,
          ANTHROPIC_API_KEY: 'none',
          ANTHROPIC_MODEL: 'loop',
          CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
          DISABLE_AUTOUPDATER: '1',
          // It starts for root only where it is told that nothing can be broken.
          ...(process.getuid?.() === 0 ? { IS_SANDBOX: '1' } : {}),
        },
        nodeOf(place, '@agentclientprotocol/claude-agent-acp/dist/index.js'),
      ),
    read: (file_path) => ({ tool: 'Read', input: { file_path } }),
    write: (file_path, content) => ({ tool: 'Write', input: { file_path, content } }),
    run: (command) => ({ tool: 'Bash', input: { command, description: 'a command' } }),
  },
  codex: {
    command(place) {
      const provider = `[model_providers.loop]\nname = "loop"\nbase_url = "${place.url}/v1"\nwire_api = "responses"\nenv_key = "LOOP_KEY"\n`;
      settings(place.home, '.codex/config.toml', `model = "gpt-5"\nmodel_provider = "loop"\n${provider}`);
      return started(
        place,
        { LOOP_KEY: 'none' },
        nodeOf(place, '@agentclientprotocol/codex-acp/dist/index.js'),
      );
    },
    // One tool for all; it knows a reading and a patch when it sees them.
    read: (file) => ({ tool: 'exec_command', input: { cmd: `cat '${file}'` } }),
    write: (file, text) => ({
      tool: 'exec_command',
      input: {
        cmd: `apply_patch <<'EOF'\n*** Begin Patch\n*** Add File: ${file}\n${text
          .replace(/\n$/, '')
          .split('\n')
          .map((line) => `+${line}`)
          .join('\n')}\n*** End Patch\nEOF`,
      },
    }),
    run: (cmd) => ({ tool: 'exec_command', input: { cmd } }),
  },
  gemini: {
    command(place) {
      settings(
        place.home,
        '.gemini/settings.json',
        JSON.stringify({
          security: { auth: { selectedType: 'gemini-api-key' } },
          general: { disableAutoUpdate: true, disableUpdateNag: true },
          privacy: { usageStatisticsEnabled: false },
          telemetry: { enabled: false },
        }),
      );
      const env = {
        GEMINI_API_KEY: 'none',
        GOOGLE_GEMINI_BASE_URL: place.url,
        GEMINI_MODEL: 'gemini-2.5-pro',
      };
      return started(place, env, [...nodeOf(place, '@google/gemini-cli/bundle/gemini.js'), '--acp']);
    },
    read: (file_path) => ({ tool: 'read_file', input: { file_path } }),
    write: (file_path, content) => ({ tool: 'write_file', input: { file_path, content } }),
    run: (command) => ({ tool: 'run_shell_command', input: { command, description: 'a command' } }),
  },
  qwen: {
    command(place) {
      settings(
        place.home,
        '.qwen/settings.json',
        JSON.stringify({
          security: { auth: { selectedType: 'openai' } },
          general: { disableAutoUpdate: true },
          privacy: { usageStatisticsEnabled: false },
          telemetry: { enabled: false },
        }),
      );
      const env = { OPENAI_API_KEY: 'none', OPENAI_BASE_URL: `${place.url}/v1`, OPENAI_MODEL: 'loop' };
      return started(place, env, [...nodeOf(place, '@qwen-code/qwen-code/cli-entry.js'), '--acp']);
    },
    read: (file_path) => ({ tool: 'read_file', input: { file_path } }),
    write: (file_path, content) => ({ tool: 'write_file', input: { file_path, content } }),
    run: (command) => ({
      tool: 'run_shell_command',
      input: { command, description: 'a command', is_background: false },
    }),
  },
};
