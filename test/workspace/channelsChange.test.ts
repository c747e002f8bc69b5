/** channels.yaml changed by the host for people, line by line, and by hand while a host runs. */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, it } from 'mocha';
import { ChannelSettings, type Mode } from '../../src/core/channels/settings.ts';
import type { Event } from '../../src/core/events.ts';
import { reduce } from '../../src/core/reduce.ts';
import { emptyState } from '../../src/core/state.ts';
import { channelOperations } from '../../src/host/declared/channels/editChannelsFile.ts';
import type { ChannelsAround } from '../../src/host/declared/channels/readChannels.ts';
import { openDeclaring } from '../../src/host/declared/declarations.ts';
import { settingsInForce } from '../../src/host/declared/settings/settingsInForce.ts';
import { clearScratch, scratchHome } from '../support/scratch.ts';

const ours = [
  '# Ours',
  'channels:',
  '  # where we talk',
  '  - id: general',
  '    mode: chat # for now',
  '    members:',
  '      - papa',
  '      - sage # critique',
  '',
  '  - id: w',
  '    mode: work',
  '# The end',
  '',
].join('\n');

describe('§3 a change of channels.yaml', () => {
  afterEach(clearScratch);

  function laid(text?: string, modes: Record<string, Mode> = { general: 'chat', w: 'work' }) {
    const home = scratchHome();
    mkdirSync(home, { recursive: true });
    const file = join(home, 'channels.yaml');
    if (text !== undefined) writeFileSync(file, text);
    const channels = Object.fromEntries(
      Object.entries(modes).map(([id, mode]) => [
        id,
        { settings: ChannelSettings.parse({ id, mode }), declared: true as const },
      ]),
    );
    const around: ChannelsAround = {
      identities: ['papa', 'sage', 'nova'].map((id) => ({ id })),
      channels,
    };
    return { change: channelOperations(home, () => around), text: () => readFileSync(file, 'utf8'), file };
  }
  type Change = ReturnType<typeof laid>['change'];

  const written: [string, (change: Change) => ReturnType<Change['add']>, [string, string]][] = [
    [
      'the mode is set in its place',
      (c) => c.setMode('general', 'report'),
      ['mode: chat # for now', 'mode: report # for now'],
    ],
    [
      'an order is set',
      (c) => c.setOrder('general', 'speed'),
      ['      - sage # critique\n', '      - sage # critique\n    order: speed\n'],
    ],
    [
      'somebody joins, comments of who is there kept',
      (c) => c.addMember('general', 'nova'),
      ['      - sage # critique\n', '      - sage # critique\n      - nova\n'],
    ],
    [
      'somebody leaves, comments of who stays kept',
      (c) => c.removeMember('general', 'papa'),
      ['      - papa\n      - sage # critique\n', '      - sage # critique\n'],
    ],
    [
      'somebody is muted',
      (c) => c.mute('general', 'sage', true),
      ['      - sage # critique\n', '      - sage # critique\n    muted: [sage]\n'],
    ],
    [
      'a guard is set',
      (c) => c.set('w', { guards: { turnsAnHour: 10 } }),
      ['    mode: work\n', '    mode: work\n    guards:\n      turnsAnHour: 10\n'],
    ],
    [
      'a channel is taken out',
      (c) => c.remove('general'),
      [ours.slice(ours.indexOf('  # where'), ours.indexOf('  - id: w')), ''],
    ],
    [
      'a channel is added behind the others',
      (c) => c.add({ id: 'news', mode: 'broadcast', members: ['papa'] }),
      ['    mode: work\n', '    mode: work\n\n  - id: news\n    mode: broadcast\n    members: [papa]\n'],
    ],
  ];
  for (const [name, change, [before, after]] of written)
    it(`${name}, and every other line stays`, async () => {
      const { change: operations, text } = laid(ours);
      assert.deepEqual(await change(operations), { written: ['channels.yaml'] });
      assert.equal(text(), ours.replace(before, after));
    });

  it('an order that is taken away leaves no line', async () => {
    const { change, text } = laid(ours);
    await change.setOrder('general', 'speed');
    await change.setOrder('general');
    assert.equal(text(), ours);
    assert.deepEqual(await change.setMode('general', 'chat'), { written: [] });
  });

  const refused: [string, (change: Change) => ReturnType<Change['add']>, RegExp][] = [
    [
      'a locked mode left',
      (c) => c.setMode('w', 'chat'),
      /wrong .*“work” is set when a channel is made and can’t be changed; w stays work/,
    ],
    ['a locked mode entered', (c) => c.setMode('general', 'work'), /wrong .*“work” .* general stays chat/],
    ['a mode that is none', (c) => c.set('general', { mode: 'talk' }), /wrong .*expected one of/],
    ['a channel that is not there', (c) => c.setMode('nobody', 'chat'), /^unknown general,w/],
    ['a channel that is there already', (c) => c.add({ id: 'general' }), /^exists/],
    ['an id that is none', (c) => c.add({ id: 'No Way' }), /wrong .*an id is lower case letters/],
    [
      'a link to nowhere',
      (c) => c.set('general', { links: { escalatesTo: ['x'] } }),
      /wrong links: no channel "x"/,
    ],
  ];
  for (const [name, change, words] of refused)
    it(`§6 ${name} is refused, and nothing is written`, async () => {
      const { change: operations, text } = laid(ours);
      const done = await change(operations);
      assert.ok('refused' in done);
      const said =
        'problems' in done
          ? done.problems.map(({ message }) => message).join()
          : 'known' in done
            ? done.known.join()
            : '';
      assert.match(`${done.refused} ${said}`, words);
      assert.equal(text(), ours);
    });

  it('while the file is broken, or a locked mode was edited by hand, it is refused with the line', async () => {
    for (const [text, line] of [
      [ours.replace('mode: chat', 'mode: talk'), 5],
      [ours.replace('mode: work', 'mode: chat'), 11],
      ['channels: [\n', 2],
    ] as const) {
      const { change, text: now } = laid(text);
      const done = await change.add({ id: 'new' });
      assert.ok('refused' in done && done.refused === 'broken');
      assert.equal(done.problems[0]?.line, line);
      assert.equal(now(), text);
    }
  });

  it('begins the file where there is none, and changes nothing that is not there', async () => {
    const { change, text, file } = laid(undefined, {});
    assert.deepEqual(await change.setMode('general', 'chat'), { refused: 'absent', problems: [] });
    assert.ok(!existsSync(file));
    assert.deepEqual(await change.add({ id: 'general', mode: 'chat' }), { written: ['channels.yaml'] });
    assert.match(
      text(),
      /^# The channels of this home[\s\S]*\nchannels:\n {2}- id: general\n {4}mode: chat\n$/,
    );
  });
});

describe('§3 channels.yaml, while a host runs', () => {
  afterEach(clearScratch);

  function declaring(watch = false) {
    const home = scratchHome();
    mkdirSync(home, { recursive: true });
    writeFileSync(join(home, 'identities.yaml'), 'identities:\n  - { id: papa, name: Papa }\n');
    let state = emptyState;
    const events: Event[] = [];
    let heard: () => void = () => undefined;
    const declared = openDeclaring({
      home,
      language: 'en',
      watch,
      settings: settingsInForce({ home }),
      depths: () => undefined,
      chance: { seed: () => 7, word: () => 'w', ulid: () => 'u' },
      log: { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined },
      state: () => state,
      submit: (event) => {
        events.push(event as Event);
        state = reduce(state, { seq: state.seq + 1, at: 1, event: event as Event });
        heard();
        return Promise.resolve();
      },
      onProblems: () => undefined,
    });
    return {
      declared,
      file: join(home, 'channels.yaml'),
      events,
      state: () => state,
      next: () =>
        new Promise<void>((resolve) => {
          heard = resolve;
        }),
    };
  }
  const problems = (of: ReturnType<typeof declaring>) =>
    of.declared.problems().map(({ file, line, message }) => `${file}:${line} ${message}`);

  it('a hand edit is one event with all channels; who is a member is known from the same look', async () => {
    const room = declaring();
    writeFileSync(
      room.file,
      'channels:\n  - { id: general, mode: chat, members: [papa] }\n  - { id: w, mode: work }\n',
    );
    await room.declared.look();
    assert.deepEqual(
      room.events.map((event) => event.type),
      ['identities.declared', 'channels.declared'],
    );
    assert.deepEqual(problems(room), []);
    assert.deepEqual(Object.keys(room.state().channels), ['general', 'w']);
    await room.declared.look();
    assert.equal(room.events.length, 2);
    await room.declared.close();
  });

  it('a locked mode that is edited is a problem at its line; the others of the file are taken', async () => {
    const room = declaring();
    writeFileSync(room.file, 'channels:\n  - { id: general, mode: chat }\n  - { id: w, mode: work }\n');
    await room.declared.look();
    writeFileSync(room.file, 'channels:\n  - { id: general, mode: report }\n  - { id: w, mode: chat }\n');
    await room.declared.look();
    assert.deepEqual(problems(room), [
      'channels.yaml:3 mode: “work” is set when a channel is made and can’t be changed; w stays work',
    ]);
    const { general, w } = room.state().channels;
    assert.deepEqual([general?.settings.mode, w?.settings.mode], ['report', 'work']);
    // Out of the file and back in again it is the same channel.
    writeFileSync(room.file, 'channels:\n  - { id: general, mode: report }\n');
    await room.declared.look();
    writeFileSync(room.file, 'channels:\n  - { id: general, mode: report }\n  - { id: w, mode: none }\n');
    await room.declared.look();
    assert.equal(problems(room).length, 1);
    assert.equal(room.state().channels.w?.settings.mode, 'work');
    await room.declared.close();
  });

  it('a change on disk is noticed by itself, and a file that goes leaves everything in force', async () => {
    const room = declaring(true);
    await room.declared.ready();
    await room.declared.look();
    const next = room.next();
    writeFileSync(room.file, 'channels:\n  - { id: general, mode: chat }\n');
    await next;
    assert.equal(room.state().channels.general?.settings.mode, 'chat');
    rmSync(room.file);
    await room.declared.look();
    assert.deepEqual(problems(room), [
      'channels.yaml:1 channels.yaml is gone: the last good version stays in force',
    ]);
    assert.equal(room.state().channels.general?.gone, undefined);
    await room.declared.close();
  });
});
