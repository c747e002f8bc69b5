/** A golden prompt for each phase of each protocol, in both languages; and what holds for every prompt of all of them. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { builtInProtocols } from '../../src/core/councils/protocols.ts';
import type { Prompt } from '../../src/core/prompts/prompt.ts';
import { assertGolden } from '../support/golden.ts';
import { prompted, storyCouncil, storyVoice } from '../support/promptStories.ts';

/** What stands first and what is new: the conversation between them is told by the prompts before. */
const shown = ({ system, messages }: Prompt): string =>
  `# system\n\n${system}\n\n# ${messages.length > 1 ? `user, after ${messages.length - 1} messages` : 'user'}\n\n${messages.at(-1)?.text}\n`;

describe('prompts of every protocol', () => {
  for (const protocol of Object.keys(builtInProtocols))
    for (const language of ['en', 'fr'] as const) {
      const told = () => prompted(storyCouncil(protocol, language), (game) => storyVoice(game, language));
      const phases = (builtInProtocols[protocol]?.phases ?? []).filter((phase) => !phase.ifAsked);

      // A debate's prompts stand with their whole conversations in prompts.test.ts.
      if (protocol !== 'debate')
        for (const { id } of phases)
          it(`${protocol} ${id} in ${language} is the golden one`, () => {
            const here = told().asked.filter((one) => one.phase === id);
            const one = here.findLast((each) => each.seat === 'sage') ?? here.at(-1);
            assert.ok(one);
            assertGolden(`prompts/${protocol}-${id.toLowerCase()}-${language}.md`, shown(one.prompt));
          });

      it(`${protocol} in ${language}: what a seat was sent before stays the same to the byte`, () => {
        const last = new Map<string, Prompt>();
        for (const { seat, prompt } of told().asked) {
          const before = last.get(seat);
          if (before) {
            assert.equal(prompt.system, before.system);
            assert.deepEqual(prompt.messages.slice(0, before.messages.length), before.messages);
          }
          last.set(seat, prompt);
        }
        assert.ok(last.size > 3);
      });
    }

  it('an anonymous round table is the golden one: letters, in the prompts and in what others said', () => {
    const { asked } = prompted(storyCouncil('roundtable', 'en', true), (game) => storyVoice(game, 'en'));
    const one = asked.findLast((each) => each.phase === 'DELIBERATE' && each.seat === 'sage');
    assert.ok(one);
    assertGolden('prompts/roundtable-anonymous-en.md', shown(one.prompt));
    assert.doesNotMatch(one.prompt.system + one.prompt.messages.at(-1)?.text, /@?(?:henry|nova)\b(?!-)/i);
  });
});
