/** What a seat was sent before stays the same to the byte whatever people and tools do meanwhile, so that caches hit. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { builtInProtocols } from '../../src/core/councils/protocols/builtIn.ts';
import type { Prompt } from '../../src/core/prompts/prompt.ts';
import type { Play, Voice } from '../support/play.ts';
import { type AskedPrompt, prompted, storyCouncil, storyVoice } from '../support/promptStories.ts';

/** At every third ask a person says something, to all or to the seat that is asked; every ask calls a tool first. */
function disturbed(game: Play, language: 'en' | 'fr'): Voice {
  const voice = storyVoice(game, language);
  let asks = 0;
  let again = 0;
  return (scene, ref) => {
    const { council, run, seat, attempt } = ref;
    asks++;
    if (ref.again === undefined) {
      const use = { tool: 'search', input: 'cache', output: `found ${asks}`, ok: true, ms: 3 };
      game.tell({ type: 'tool.called', council, run, seat, attempt, use });
    }
    if (asks % 3 === 1) {
      const to = asks % 2 === 0 ? { to: seat } : {};
      game.tell({
        type: 'person.injected',
        council,
        id: `i${asks}`,
        by: 'papa',
        text: `Word ${asks}.`,
        ...to,
      });
    }
    // A turn of a phase that has closed: the new answer stands beside the first and changes nothing.
    const closed = game.council().runs.findLastIndex((each) => each.endedAt !== undefined && !each.skipped);
    const settled = game.council().runs[closed]?.turns.find((each) => each.state === 'replied');
    if (settled && asks % 4 === 0 && again < 5)
      game.tell({
        type: 'turn.asked-again',
        council,
        run: closed,
        seat: settled.seat,
        by: 'papa',
        id: `again${again++}`,
      });
    return voice(scene, ref);
  };
}

/** The asks of the council itself; one that a person asked for again is asked in a conversation of its own. */
const ownAsks = (asked: AskedPrompt[]): Map<string, Prompt[]> => {
  const bySeat = new Map<string, Prompt[]>();
  for (const { seat, prompt, isAgain } of asked)
    if (!isAgain) bySeat.set(seat, [...(bySeat.get(seat) ?? []), prompt]);
  return bySeat;
};

describe('§8 the stable part of prompts', () => {
  for (const protocol of Object.keys(builtInProtocols))
    for (const language of ['en', 'fr'] as const)
      it(`${protocol} in ${language}: with words of people, tools and answers asked for again it stays the same`, () => {
        const { game, asked } = prompted(storyCouncil(protocol, language), (each) =>
          disturbed(each, language),
        );
        const kinds = new Set(game.records.map(({ event }) => event.type));
        for (const kind of ['person.injected', 'tool.called', 'turn.asked-again'] as const)
          assert.ok(kinds.has(kind), `${kind} did not happen`);
        let compared = 0;
        for (const prompts of ownAsks(asked).values())
          for (const [at, prompt] of prompts.slice(1).entries()) {
            const before = prompts[at];
            if (!before) continue;
            assert.equal(prompt.system, before.system);
            assert.deepEqual(prompt.messages.slice(0, before.messages.length), before.messages);
            compared++;
          }
        assert.ok(compared > 2, String(compared));
      });
});
