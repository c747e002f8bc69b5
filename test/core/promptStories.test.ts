/** A golden prompt for each phase of each protocol, in both languages; and what holds for every prompt of all of them. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { builtInProtocols } from '../../src/core/councils/protocols/builtIn.ts';
import type { Prompt } from '../../src/core/prompts/prompt.ts';
import { assertGolden } from '../support/golden.ts';
import { prompted, storyCouncil, storyVoice } from '../support/promptStories.ts';

/** What stands first and what is new: the conversation between them is told by the prompts before. */
const shown = ({ system, messages }: Prompt): string =>
  `# system\n\n${system}\n\n# ${messages.length > 1 ? `user, after ${messages.length - 1} messages` : 'user'}\n\n${messages.at(-1)?.text}\n`;

describe('§7 prompts of every protocol', () => {
  for (const protocol of Object.keys(builtInProtocols))
    for (const language of ['en', 'fr'] as const) {
      const told = () => prompted(storyCouncil(protocol, language), (game) => storyVoice(game, language));
      const phases = (builtInProtocols[protocol]?.phases ?? []).filter((phase) => !phase.ifAsked);

      // A debate's prompts stand with their whole conversations in prompts.test.ts.
      if (protocol !== 'debate')
        for (const { id } of phases)
          it(`${protocol} ${id} in ${language} is the golden one`, () => {
            const here = told().asked.filter((one) => one.phase === id && one.scene.repair === undefined);
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

  const lastMessages = (protocol: string, language: 'en' | 'fr', phase: string) =>
    prompted(storyCouncil(protocol, language), (game) => storyVoice(game, language))
      .asked.filter((one) => one.phase === phase)
      .map((one) => ({ ...one, text: one.prompt.messages.at(-1)?.text ?? '' }));

  it('a round table says whose turn it is, in the seed’s words, and asks for a stance on everyone who spoke', () => {
    const english = lastMessages('roundtable', 'en', 'DELIBERATE').slice(0, 3);
    for (const [at, place] of ['FIRST', 'SECOND', 'THIRD'].entries())
      assert.ok(english[at]?.text.includes(`This is Round 1. You are going ${place}.`));
    const french = lastMessages('roundtable', 'fr', 'DELIBERATE').slice(0, 3);
    for (const [at, place] of ['PREMIER', 'DEUXIÈME', 'TROISIÈME'].entries())
      assert.ok(french[at]?.text.includes(`C’est le Round 1. Tu parles en ${place}.`));
    const owed = english.map(({ text }) =>
      [...text.matchAll(/^- @(\w+): \[agree/gm)].map((found) => found[1]),
    );
    assert.deepEqual(owed, [[], ['henry'], ['henry', 'sage']]);
  });

  it('whoever spoke more than half of all words is asked to be brief, the others are invited', () => {
    const second = lastMessages('roundtable', 'en', 'DELIBERATE').filter((one) => one.scene.round === 2);
    for (const { seat, text } of second)
      assert.ok(text.includes(seat === 'henry' ? 'Be brief' : 'You are invited'), seat);
  });

  it('a direct question is put to the seat, and again by its name when it was passed over', () => {
    const mine = lastMessages('roundtable', 'en', 'DELIBERATE').filter((one) => one.seat === 'sage');
    assert.match(
      mine[0]?.text ?? '',
      /You are asked directly.*\n\n<<<fence-sage Henry \(@henry\)\n@sage, which/,
    );
    assert.match(mine[1]?.text ?? '', /Sage, this was put to you before/);
  });

  it('a reviewer is asked to review on its domain; in a review, at file and line', () => {
    for (const { seat, text, prompt } of lastMessages('review', 'fr', 'REVIEW')) {
      assert.ok(
        prompt.system.includes(
          `critique sur ton domaine : ${seat === 'henry' ? 'sécurité, exploitation' : 'specs'}`,
        ),
      );
      assert.ok(text.includes('[chemin:ligne]'));
    }
    for (const { text } of lastMessages('prd', 'en', 'REVIEW')) assert.ok(!text.includes('[path:line]'));
  });

  it('who mends sees what the gate wants, how often it came back, and what the checks printed, and on what', () => {
    const text = lastMessages('engineering', 'en', 'IMPLEMENT').at(-1)?.text ?? '';
    assert.match(text, /QA sent the work back \(time 1 of at most 3\)/);
    assert.match(
      text,
      /- tests: FAILED \(exit code 1\), on the proposed change, in a copy\n\n<<<fence-nova tests\n11 passing, 1 failing/,
    );
  });
});
