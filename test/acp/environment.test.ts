/** What an agent's program is given of our environment: no keys, but for the variables that council.yaml names. */
import assert from 'node:assert/strict';
import { realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { describe, it } from 'mocha';
import { openPrograms } from '../../src/host/programs/startProgram.ts';

describe('§14 the environment of an agent', () => {
  const env = {
    PATH: '/bin',
    OPENAI_API_KEY: 'one',
    MY_AGENT_TOKEN: 'two',
    DB_PASSWORD: 'three',
    COUNCIL_OPENAI_URL: 'four',
    NODE_OPTIONS: '--inspect',
    EDITOR: 'vi',
  };
  const given = async (named: string[]) => {
    const command = ['my-agent', '--acp'];
    const programs = openPrograms({
      workspace: realpathSync(tmpdir()),
      trusted: true,
      language: 'en',
      declared: () => Promise.resolve({ providers: {}, mcp: {}, acp: { coder: { command, env: named } } }),
      consent: { has: () => Promise.resolve(true), give: () => Promise.resolve() },
      env,
    });
    return (await programs.program('acp', 'coder')).env;
  };

  it('holds no key, token or password, nothing of ours and nothing that bends a child Node', async () => {
    assert.deepEqual(await given([]), { PATH: '/bin', EDITOR: 'vi', NO_COLOR: '1' });
  });

  it('holds what council.yaml names, and nothing for a name that is not set', async () => {
    assert.deepEqual(await given(['MY_AGENT_TOKEN', 'NOT_SET']), {
      PATH: '/bin',
      EDITOR: 'vi',
      NO_COLOR: '1',
      MY_AGENT_TOKEN: 'two',
    });
  });
});
