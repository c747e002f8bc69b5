/** A model that thinks without end fills no memory. */
import assert from 'node:assert/strict';
import type { LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { describe, it } from 'mocha';
import type { ModelCall } from '../../src/host/models/modelCall.ts';
import { hearing } from '../../src/host/models/providers/sdkHearing.ts';
import { modelWords } from '../../src/rpc/words/host/modelWords.ts';

describe('a provider without end', () => {
  for (const type of ['text-delta', 'reasoning-delta', 'tool-input-delta'] as const)
    it(`${type}: is ended at a length far beyond any turn`, () => {
      const place = { where: 'here', provider: 'anthropic', say: modelWords.en };
      const listening = { onDelta: () => undefined, onThinking: () => undefined };
      const heard = hearing(place, listening as unknown as ModelCall);
      const part: LanguageModelV4StreamPart = { type, id: '1', delta: 'x'.repeat(10_000) };
      for (let n = 0; n < 100; n++) heard.take(part);
      assert.throws(() => heard.take(part), { name: 'BackendError', retry: false });
    });
});
