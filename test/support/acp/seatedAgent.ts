/** An agent of a script with a seat at a small table, in a workspace that is a repository: what it said, did and took. */
import assert from 'node:assert/strict';
import type { ToolUse } from '../../../src/core/councils/toolUse.ts';
import {
  BackendError,
  type Conversation,
  type Reply,
  type TurnRequest,
} from '../../../src/host/ports/ports.ts';
import { clearFolders, gitIn, write } from '../repositories.ts';
import { sampleTurn } from '../sampleTurn.ts';
import { clearScratch } from '../scratch.ts';
import { agentSeat, type Script, type ScriptedAgent, type Step, scriptedAgent } from './scripted.ts';

type Files = 'none' | 'read' | 'propose';

const talks: Conversation[] = [];

export async function leaveAll(): Promise<void> {
  for (const talk of talks.splice(0)) await talk.close();
  clearScratch();
  clearFolders();
}

export interface SeatedAgent {
  agent: ScriptedAgent;
  uses: ToolUse[];
  deltas: string[];
  spent: object[];
  send(more?: Partial<TurnRequest>): Promise<Reply>;
}

export function takeSeat(agent: ScriptedAgent, files?: Files, language: 'en' | 'fr' = 'en'): SeatedAgent {
  const seat = agentSeat(files);
  const talk = agent.backend.open('c', seat);
  talks.push(talk);
  const { turn, deltas } = sampleTurn(seat);
  const [uses, spent]: [ToolUse[], object[]] = [[], []];
  const send = (more: Partial<TurnRequest> = {}) =>
    talk.send({
      ...turn,
      scene: { ...turn.scene, language },
      onTool: (use) => uses.push(use),
      onSpent: (usage) => spent.push(usage),
      ...more,
    });
  return { agent, uses, deltas, spent, send };
}

export function seated(script: Script, files?: Files, language?: 'en' | 'fr'): SeatedAgent {
  const agent = scriptedAgent(script);
  gitIn(agent.workspace, 'init', '-q', '-b', 'main');
  write(agent.workspace, 'notes.md', 'one\n');
  return takeSeat(agent, files, language);
}

export const once = (steps: Step[], files?: Files): SeatedAgent => seated({ turns: [steps] }, files);

/** A turn that asks for the change itself. */
export const changing = (): Partial<TurnRequest> => {
  const { scene } = sampleTurn(agentSeat('propose')).turn;
  return { scene: { ...scene, form: 'change', part: 'owner' } };
};

export const call = (toolCallId: string, facts: object = {}): Step => ({
  update: { sessionUpdate: 'tool_call', toolCallId, ...facts },
});
export const news = (toolCallId: string, facts: object = {}): Step => ({
  update: { sessionUpdate: 'tool_call_update', toolCallId, ...facts },
});

export async function failureOf(sending: Promise<unknown>): Promise<BackendError> {
  const error = await sending.then(
    () => assert.fail('a whole reply was given'),
    (reason: unknown) => reason,
  );
  assert.ok(error instanceof BackendError, String(error));
  return error;
}
