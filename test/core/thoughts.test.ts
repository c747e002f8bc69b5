/** What a model thought is taken off before anything is read or kept, in councils as in channels. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { pending } from '../../src/core/pending.ts';
import { sceneOf } from '../../src/core/prompts/visibleToSeat.ts';
import { apartFromThoughts, spokenPart, withoutThoughts } from '../../src/core/thoughts.ts';
import { saidIn, withoutFirstThoughts } from '../../src/host/councils/askSeat.ts';
import { settled } from '../../src/host/councils/settleTurn.ts';
import { assertInTime } from '../support/inTime.ts';
import { play } from '../support/play.ts';
import { readAs } from '../support/readAs.ts';
import { sampleCouncil } from '../support/sampleCouncil.ts';

const thought = 'Vote: agree?\n**Blocking issues:** none\n';
const said = '**Vote**: disagree\n**Blocking issues:** no rollback';

describe('thoughts that a server leaves in the text', () => {
  for (const [how, text] of [
    ['think', `<think>${thought}</think>\n${said}`],
    ['thinking', `<thinking>${thought}</thinking>${said}`],
    ['reasoning', `<Reasoning>\n${thought}</Reasoning >\n\n${said}`],
    ['with attributes', `<think type="long">${thought}</think>\n${said}`],
    ['the first tag swallowed', `${thought}</think>\n\n${said}`],
    ['never closed, behind the words', `${said}\n\n<think>\n${thought}`],
    ['twice', `<think>${thought}</think>\n${said}\n<think>${thought}</think>`],
    ['with code in them', `<think>\n\`\`\`\n${thought}</think>\n${said}`],
  ] as const)
    it(`${how}: they are no part of the reply`, () => {
      const reading = readAs('final', text);
      assert.deepEqual([reading.vote, reading.blocking], ['disagree', ['no rollback']]);
      assert.equal(spokenPart(text), said);
    });

  it('a reply that is nothing else is empty', () => {
    for (const text of [`<think>${thought}`, `<think>${thought}</think>`, `${thought}</think>`]) {
      assert.equal(spokenPart(text), '');
      assert.equal(readAs('final', text).problems[0]?.code, 'empty');
    }
  });

  it('whoever writes about tags keeps their words', () => {
    for (const text of [
      `${said}: the parser leaves \`</think>\` in replies`,
      `${said}\n- a stray </think> in the text cuts it`,
      `${said}\n\`\`\`\n<think>\n</think>\n\`\`\``,
      `Servers write \`<think>\` first.\n${said}`,
      `${said}: a <think> that is never closed`,
    ]) {
      assert.equal(spokenPart(text), text);
      assert.equal(readAs('final', text).vote, 'disagree');
    }
  });

  it('are looked through once', () => {
    const began = performance.now();
    for (const bit of [
      '<think>',
      '</think>',
      '<think>a</think>',
      '`',
      '<',
      '\n<think',
      '```\n',
      '[think]',
      '\n ',
    ])
      spokenPart(bit.repeat(100_000 / bit.length) + '</x>');
    assertInTime(performance.now() - began, 2000);
  });

  it('are kept apart, without their tags', () => {
    for (const [text, spoken, thoughts] of [
      ['<think>hm</think>\nYes.', 'Yes.', 'hm'],
      ['hm\n</think>\nYes.', 'Yes.', 'hm'],
      ['Yes.\n<thinking>\nhm', 'Yes.', 'hm'],
      ['<think>a</think>\nYes.\n<think>b</think>', 'Yes.', 'a\n\nb'],
      ['Yes.', 'Yes.', ''],
      ['<think></think>Yes.', 'Yes.', ''],
    ] as const)
      assert.deepEqual(
        [apartFromThoughts(text).said.trim(), apartFromThoughts(text).thoughts],
        [spoken, thoughts],
        text,
      );
  });

  it('are kept with the turn, up to a length, and stand in no text and no reading', () => {
    const table = play(sampleCouncil({ seats: ['henry', 'sage'] }));
    const ref =
      pending(table.council()).find((owed) => owed.kind === 'ask') ?? assert.fail('nothing is owed');
    assert.ok(ref.kind === 'ask');
    const scene = sceneOf(table.council(), ref.run, ref.seat) ?? assert.fail('no scene');
    const turn =
      table.council().runs[0]?.turns.find(({ seat }) => seat === ref.seat) ?? assert.fail('no turn');
    for (const [length, kept] of [
      [10, 10],
      [50_000, 20_001],
    ] as const) {
      const words = saidIn(scene, `<think>${'h'.repeat(length)}</think>\nCache it.`, false);
      const event = settled(table.council(), ref, scene, turn, { ...words, tries: 1, ms: 1 });
      assert.ok(event.type === 'turn.replied');
      assert.deepEqual([event.text, event.thoughts?.length], ['Cache it.', kept]);
      if (length === 10) table.tell(event);
    }
    assert.equal(
      table.council().runs[0]?.turns.find(({ seat }) => seat === ref.seat)?.thoughts,
      'h'.repeat(10),
    );
  });

  it('are not watched: what is said comes as it comes, once they are over', () => {
    const seen: string[] = [];
    const hear = withoutFirstThoughts((text) => seen.push(text));
    for (const piece of ['<thi', 'nk>I', ' wonder', '</thi', 'nk>', '\n\nThe ', 'answer']) hear(piece);
    assert.deepEqual(seen, ['The ', 'answer']);
    const plain: string[] = [];
    const listen = withoutFirstThoughts((text) => plain.push(text));
    for (const piece of ['a <', 'b', ' c']) listen(piece);
    assert.deepEqual(plain, ['a <', 'b', ' c']);
    assert.equal(withoutThoughts('a <think>'), 'a <think>');
  });
});
