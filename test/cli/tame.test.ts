/** Nothing that a seat says can drive the terminal. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { channelHead, channelRows, messageLines } from '../../src/cli/render/renderChannel.ts';
import { noPaint } from '../../src/cli/terminal/paint.ts';
import { tame, tameLine } from '../../src/cli/terminal/tame.ts';
import { markdown } from '../../src/cli/terminal/terminalMarkdown.ts';
import { pageOf } from '../../src/cli/terminal/terminalPage.ts';
import type { ChannelMessageView, ChannelRow } from '../../src/rpc/views/channelViews.ts';
import { assertInTime } from '../support/inTime.ts';

const page = pageOf(80, noPaint, 'en');

describe('§14 cli: tame', () => {
  const hostile = [
    '\u001b[2J\u001b[Hgone',
    '\u001b]0;title\u0007text',
    '\u001b]8;;http://evil.tld\u0007link\u001b]8;;\u0007',
    'a\u009b31mred',
    'back\b\b\b\b',
    'abc\u202efdc',
    'ring\u0007',
    'line\rover',
  ];
  for (const text of hostile) {
    it(`takes the teeth out of ${JSON.stringify(text)}`, () => {
      for (const shown of [tame(text), tameLine(text), ...markdown(text, page)]) {
        assert.doesNotMatch(shown, /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/);
      }
    });
  }

  it('takes each code out whole, and leaves the words around it', () => {
    const codes = [
      ...[
        '\u001b[31m',
        '\u001b[38;5;1m',
        '\u001b[?25l',
        '\u009b2J',
        '\u001b[1 q',
        '\u001b[!p',
        '\u001bc',
        '\u001b(B',
      ],
      ...[
        '\u001b]0;title\u0007',
        '\u001b]8;;https://example.org\u001b\\',
        '\u001bP1$r\u001b\\',
        '\u009d0;x\u009c',
      ],
      ...['\u001b_x\u001b\\', '\u001b^x\u001b\\', '\u001b]52;c;aGk=\u0007'],
    ];
    for (const code of codes) assert.equal(tame(`a${code}b`), 'ab', JSON.stringify(code));
    assert.equal(tame('one [31m and ]0;x stay'), 'one [31m and ]0;x stay');
  });

  it('takes time that grows with the length alone for codes that nothing ends', () => {
    const timeOf = (length: number) => {
      const from = performance.now();
      for (const code of ['\u001b]', '\u001b]8;;a', '\u001bP', '\u009d', '\u001b['])
        tame(code.repeat(length / code.length));
      return performance.now() - from;
    };
    timeOf(10_000);
    assertInTime(timeOf(500_000), 2000, 'half a million signs');
  });

  it('whatever a reply holds, its lines carry no control character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (text) => {
        for (const line of markdown(text, page)) assert.doesNotMatch(line, /[\u0000-\u001f\u007f-\u009f]/);
      }),
      { seed: 3, numRuns: 300 },
    );
  });

  it('whatever names, topics and offers of a channel hold, its lines carry no control character', () => {
    for (const text of hostile) {
      const row = {
        ...{ id: 'general', name: text, topic: text, mode: 'chat', locked: false, turns: 'normal' },
        ...{
          stage: 'running',
          councils: [],
          queue: ['henry'],
          active: { name: text, why: { code: 'order' } },
        },
        members: [{ id: 'henry', name: text, kind: 'agent', role: text, state: 'ACTIVE' }],
      } as unknown as ChannelRow;
      const offer = { mode: 'debate', seats: [text, text], estimate: text };
      const notice = { code: 'offer', agent: 'papa', detail: text };
      const said = [
        { kind: 'agent', name: text, emoji: text, text, why: { code: 'mention', by: text } },
        { kind: 'moderator', name: '', text: '', notice, offer, context: [{ name: text, text }] },
      ] as unknown as ChannelMessageView[];
      const lines = [
        ...channelRows([row], page),
        ...channelHead(row, page),
        ...said.flatMap((message) => messageLines(message, page)),
      ];
      for (const line of lines) assert.doesNotMatch(line, /[\u0000-\u001f\u007f-\u009f\u202a-\u202e]/);
    }
  });
});
