/** A seat of an Ollama on loopback, and turns of any length for it. */

import type { Scene } from '../../../src/core/prompts/seatScene.ts';
import { providerBackend } from '../../../src/host/models/providers/providerBackend.ts';
import type { ProviderSettings } from '../../../src/host/ports/backendSettings.ts';
import type { TurnRequest } from '../../../src/host/ports/ports.ts';
import { sampleSeat, sampleTurn } from '../sampleTurn.ts';
import { ollama } from './ollama.ts';
import { madeUpSurroundings } from './surroundings.ts';
import type { Wire, WireReply, WireRequest } from './wire.ts';
import { startWireServer, type WireFault, type WireServer } from './wireServer.ts';

export interface OllamaSeatOptions {
  behave?(request: WireRequest, n: number): WireReply | WireFault;
  settings?: ProviderSettings;
  /** What `/api/show` tells; nothing: there is no such thing. */
  contextLength?: number | undefined;
}

export async function ollamaSeat({ behave, settings, contextLength }: OllamaSeatOptions = {}) {
  const { details, ...rest } = ollama;
  const model_info = { 'general.architecture': 'qwen3', 'qwen3.context_length': contextLength };
  const path = details?.path ?? '';
  const wire: Wire =
    contextLength === undefined ? rest : { ...rest, details: { path, body: { model_info } } };
  const server: WireServer = await startWireServer(wire, behave ?? (() => ({ text: 'Yes.' })));
  const surroundings = madeUpSurroundings(settings ? { settings: { ollama: settings } } : {});
  const backend = providerBackend('ollama', surroundings, { own: { ollama: server.url } });
  const open = (id = 'sage', model = 'qwen3:8b') => backend.open('c', { ...sampleSeat(id, 'ollama'), model });
  return { server, backend, open, seat: open() };
}

/** A turn whose question has so many characters. */
export function turnOf(characters: number, language: 'en' | 'fr' = 'en'): TurnRequest<Scene> {
  const { turn } = sampleTurn();
  const text = 'Ask why. '.repeat(Math.ceil(characters / 9)).slice(0, characters);
  return {
    ...turn,
    scene: { ...turn.scene, language },
    prompt: { ...turn.prompt, messages: [{ role: 'user', text }] },
  };
}

export const contextsOf = ({ calls }: Pick<WireServer, 'calls'>): (number | undefined)[] =>
  calls.map(({ body }) => (body.options as { num_ctx?: number } | undefined)?.num_ctx);
