/** How a reply ends a turn: empty turns, the two signals, the limit of messages. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { readReply } from '../../../src/core/channels/turns/completion.ts';
import { type Declared, playChannels } from '../../support/channelPlay.ts';
import { assertInTime } from '../../support/inTime.ts';

const signal = () => playChannels({ id: 'c', mode: 'turn-based', members: ['ann', 'ben'] });
const reply = () => playChannels({ id: 'c', mode: 'chat', members: ['ann', 'ben'] });

describe('§6 empty turns', () => {
  for (const text of ['', '  \n\t ', 'TURN_PASS', ' NO_REPLY\n', 'NO', '\nTURN_PASS  '])
    it(`${JSON.stringify(text)} is an empty turn: the floor passes at once and nothing is posted`, () => {
      const play = reply();
      play.say('go');
      play.reply(text);
      assert.equal(play.floor(), 'ben');
      assert.deepEqual(play.said(), ['papa: go']);
      assert.ok(play.notes().includes('passed ann'));
    });

  for (const text of ['No', 'no', 'NO!', 'I say TURN_PASS', 'NO_REPLY from me'])
    it(`${JSON.stringify(text)} is a real turn`, () => {
      const play = reply();
      play.say('go');
      play.reply(text);
      assert.deepEqual(play.said(), ['papa: go', `ann: ${text}`]);
    });

  const fence = '```';
  for (const text of [
    'TURN_PASS.',
    '`TURN_PASS`',
    '**TURN_PASS**',
    '_TURN_PASS_',
    '« TURN_PASS »',
    '[TURN_PASS]',
    'TURN\\_PASS',
    'TURN PASS',
    '> TURN_PASS',
    '👍 TURN_PASS',
    `${fence}\nTURN_PASS\n${fence}`,
    '**NO_REPLY**',
    '<think>Do I say TURN_PASS? There is nothing left.</think>\n\nTURN_PASS',
    'Nothing is left to say here.\n</think>\n\n`TURN_PASS`.',
    '<think>\nI wait.\n</think>\n',
    '<thinking>They ask Ben.</thinking>NO',
    'I have nothing to add. TURN_PASS',
    'Nothing to add.\n\n**TURN_PASS**',
    'TURN_PASS — nothing to add',
    'TURN_PASS (I don’t have anything to add)',
    'I’ll pass this turn. TURN_PASS',
    'Understood, nothing more from me: TURN_PASS',
    'Rien à ajouter. TURN_PASS',
    'Je n’ai rien d’autre à ajouter pour le moment.\nTURN_PASS.',
    'Je passe mon tour. TURN_PASS',
    'TURN_PASS\nTURN_PASS',
    'Nothing to add.',
    'I have nothing further to add at this point.',
    'Je n’ai rien à ajouter.',
    'turn_pass',
    '**Turn_Pass**.',
    'Ann: TURN_PASS',
    '**Ann:** TURN_PASS',
    '[ann] TURN_PASS',
    'TURN_PASS\n\n— Ann',
    'Final answer: TURN_PASS',
    'Réponse : TURN_PASS',
    '<p>TURN_PASS</p>',
    '<|channel|>final<|message|>TURN_PASS<|end|>',
    'TURN_PASS</s>',
    '[THINK]Nothing is left.[/THINK]TURN_PASS',
    '◁think▷Nothing is left.◁/think▷TURN_PASS',
    '<seed:think>Nothing is left.</seed:think>TURN_PASS',
    '<reflection>Nothing is left.</reflection>\nTURN_PASS',
    'TURN_PASS, since Ben has already covered it.',
    'TURN_PASS: Ben a déjà tout dit.',
    'Since I have nothing to add: TURN_PASS',
    'TURN_PASS\nTURN_COMPLETE',
  ])
    it(`${JSON.stringify(text)} is a pass in some dress`, () => {
      const play = reply();
      play.say('go');
      play.reply(text);
      assert.equal(play.floor(), 'ben');
      assert.deepEqual(play.said(), ['papa: go']);
    });

  for (const text of [
    'NO.',
    '**NO**',
    'Say TURN_PASS when you have nothing to add.',
    'TURN_PASS means that I have nothing to add.',
    'Please reply with: TURN_PASS',
    'Il faut dire TURN_PASS quand on n’a rien à ajouter.',
    'Nothing to add, but the cache must be emptied first.',
    'I have nothing to add to the plan except tests.',
    'There is nothing in the log.',
    'Rien ne va plus.',
    'I pass',
    'No response',
    'I agree with the cache. TURN_PASS',
    '<think>Shall I pass? TURN_PASS</think>The cache must go.',
    'a < b, and TURN_PASS > NO_REPLY',
    'Anything to add?',
    'Nothing more to say?',
    'Got anything new to report?',
    'There is nothing new here.',
    'Nothing to report.',
    'Rien à signaler.',
    'Nothing here.',
    'Ben: TURN_PASS',
    'The word is: turn_pass',
    'TURN_PASS, but Ben should answer.',
    'Ann: no',
  ])
    it(`${JSON.stringify(text)} says something`, () => {
      const play = reply();
      play.say('go');
      play.reply(text);
      assert.deepEqual(play.said(), ['papa: go', `ann: ${text}`]);
    });

  it('what a person writes for an agent is said, whatever a model would mean by it', () => {
    const play = playChannels({ id: 'c', mode: 'chat', members: ['ann', 'ben'] }, [
      { id: 'ann', name: 'Ann', backend: 'human' },
      { id: 'ben', name: 'Ben' },
    ]);
    for (const text of ['NO', 'Nothing to add.', 'No, TURN_PASS is a word of models']) {
      play.say('go');
      while (play.floor() !== 'ann') play.pass();
      const { n, attempt } = play.channel().turn ?? { n: 0, attempt: 0 };
      const about = { channel: 'c', turn: n, attempt, ms: 1, tries: 1, mentions: [] };
      play.tell({ type: 'channel.replied', ...about, agent: 'ann', text, person: true });
      assert.equal(play.said().at(-1), `ann: ${text}`);
    }
  });

  it('a long reply full of tags is read in one pass, and what was said between thoughts is kept', () => {
    const play = reply();
    play.say('go');
    const began = performance.now();
    play.reply(`${'<think>a '.repeat(6000)}</x>`);
    assertInTime(performance.now() - began, 500);
    play.reply('<think>a</think>The cache must go.<think>b</think>');
    assert.equal(play.said().length, 3);
  });

  it('§6 dressed passes: three agents who all pass in some dress are dormant after one cycle', () => {
    const play = playChannels({ id: 'c', mode: 'chat', members: ['ann', 'ben', 'cyd'] });
    play.say('go');
    let asks = 0;
    const dressed = ['TURN_PASS.', '`TURN_PASS`', '<think>nothing new</think>TURN_PASS'];
    for (; play.floor() !== undefined; asks += 1) play.reply(dressed[asks % 3] ?? '');
    assert.deepEqual([asks, play.channel().dormant], [3, 'all-passed']);
  });
});

describe('§6 the words that end a turn', () => {
  const code = '```';
  const rows: [
    what: string,
    text: string,
    completion: 'reply' | 'signal',
    Partial<ReturnType<typeof readReply>>,
  ][] = [
    ['the signal is stripped', 'Done.\nTURN_COMPLETE', 'signal', { text: 'Done.', complete: true }],
    [
      'white space after it does not matter',
      'Done.\n\nTURN_COMPLETE  \n\n',
      'signal',
      { text: 'Done.', complete: true },
    ],
    ['it stands alone on its line', 'Done. TURN_COMPLETE', 'signal', { complete: false }],
    ['it stands on the last line', 'TURN_COMPLETE\nand more', 'signal', { complete: false }],
    ['it is upper case', 'Done.\nturn_complete', 'signal', { complete: false }],
    ['inside a code block it is text', `Look:\n${code}\nTURN_COMPLETE`, 'signal', { complete: false }],
    [
      'inside a code block it is text, whatever ends its lines',
      `Look:\r\n${code}ts\r\nTURN_COMPLETE`,
      'signal',
      { complete: false },
    ],
    ['after a code block it counts', `${code}ts\nx\n${code}\nTURN_COMPLETE`, 'signal', { complete: true }],
    [
      'a longer fence is not closed by a shorter one',
      `${code}\`\n${code}\nTURN_COMPLETE`,
      'signal',
      { complete: false },
    ],
    ['indented by four it is code', 'Look:\n\n    TURN_COMPLETE', 'signal', { complete: false }],
    [
      'stripped first, then judged empty',
      'TURN_COMPLETE',
      'signal',
      { text: '', complete: true, empty: true },
    ],
    [
      'a pass with the signal is empty',
      'TURN_PASS\nTURN_COMPLETE',
      'signal',
      { complete: true, empty: true },
    ],
    [
      'under reply the word is ordinary text',
      'Done.\nTURN_COMPLETE',
      'reply',
      { text: 'Done.\nTURN_COMPLETE', complete: false },
    ],
    ['TURN_WAIT is read under reply', 'Later.\nTURN_WAIT', 'reply', { text: 'Later.', wait: true }],
    ['TURN_WAIT is read under signal', 'Later.\nTURN_WAIT', 'signal', { text: 'Later.', wait: true }],
    [
      'both together',
      'Later.\nTURN_WAIT\nTURN_COMPLETE',
      'signal',
      { text: 'Later.', wait: true, complete: true },
    ],
    ['TURN_WAIT alone is an empty turn', 'TURN_WAIT', 'reply', { text: '', wait: true, empty: true }],
  ];
  for (const [what, text, completion, wanted] of rows)
    it(what, () =>
      assert.deepEqual({ ...readReply(text, completion), ...wanted }, readReply(text, completion)),
    );
});

describe('§6 completion by signal', () => {
  it('who was asked to end by the signal is read so, also when the setting is another meanwhile', () => {
    const settings: Declared = { id: 'c', mode: 'turn-based', members: ['ann', 'ben'] };
    const play = playChannels(settings);
    play.say('go');
    play.declare([{ ...settings, completion: 'reply' }]);
    const ref = { channel: 'c', turn: 1, attempt: 1 };
    const reply = { text: 'Soup.\nTURN_COMPLETE', mentions: [], ms: 1, tries: 1 };
    play.tell({ type: 'channel.replied', ...ref, ...reply, completion: 'signal' });
    assert.deepEqual(play.said(), ['papa: go', 'ann: Soup.']);
  });

  it('is the default in turn-based, and the reply in chat and discussion', () => {
    const play = signal();
    play.say('go');
    play.reply('half');
    assert.equal(play.floor(), 'ann');
    const other = reply();
    other.say('go');
    other.reply('whole');
    assert.equal(other.floor(), 'ben');
  });

  it('without it the agent is asked to go on, then the turn ends with the signal', () => {
    const play = signal();
    play.say('go');
    play.reply('half');
    assert.equal(play.channel().turn?.attempt, 2);
    play.reply('the rest\nTURN_COMPLETE');
    assert.deepEqual(play.said(), ['papa: go', 'ann: half', 'ann: the rest']);
    assert.equal(play.floor(), 'ben');
  });

  it('after three messages, the first included, the turn is completed and noted', () => {
    const play = signal();
    play.say('go');
    for (const text of ['one', 'two', 'three']) play.reply(text);
    assert.equal(play.floor(), 'ben');
    assert.ok(play.notices().includes('completed-at-limit'));
  });

  it('maxMessagesPerTurn is settable', () => {
    const play = playChannels({
      id: 'c',
      mode: 'turn-based',
      maxMessagesPerTurn: 1,
      members: ['ann', 'ben'],
    });
    play.say('go');
    play.reply('one');
    assert.equal(play.floor(), 'ben');
  });

  it('a pass as the answer to "go on" ends the turn, which stays real', () => {
    const play = signal();
    play.say('go');
    play.reply('half');
    play.pass();
    assert.equal(play.channel().cycle.real, 1);
    assert.equal(play.floor(), 'ben');
    play.pass();
    assert.equal(play.channel().stage, 'running');
  });

  it('a deadline after something was said completes the turn', () => {
    const play = signal();
    play.say('go');
    play.reply('half');
    play.timeOut();
    assert.equal(play.channel().cycle.real, 1);
    assert.equal(play.channel().standings.ann?.absences, undefined);
  });

  it('an empty first reply is a pass, signal or not', () => {
    const play = signal();
    play.say('go');
    play.pass();
    assert.equal(play.floor(), 'ben');
  });
});
