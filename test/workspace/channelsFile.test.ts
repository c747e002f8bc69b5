/** channels.yaml: every rule at its line, and what stays in force when one is broken. */
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, it } from 'mocha';
import { ChannelSettings, type Mode, modeNames } from '../../src/core/channels/settings.ts';
import type { Identity } from '../../src/core/identities/identity.ts';
import { channelsInForce } from '../../src/host/declared/channels/channelsInForce.ts';
import { type ChannelsAround, loadChannels } from '../../src/host/declared/channels/readChannels.ts';
import { loadIdentities } from '../../src/host/declared/identities/readIdentities.ts';
import { channelsTemplate } from '../../src/host/declared/templates/channelsTemplate.ts';
import { initHome } from '../../src/host/declared/templates/initHome.ts';
import { templates } from '../../src/host/declared/templates/templates.ts';
import { clearScratch, scratchHome } from '../support/scratch.ts';

const identities = ['papa', 'sage', 'nova', 'henry'].map((id) => ({ id }));
const known = (...channels: { id: string; mode: Mode; gone?: true; declared?: boolean }[]) =>
  Object.fromEntries(
    channels.map(({ id, mode, gone, declared = true }) => [
      id,
      {
        settings: ChannelSettings.parse({ id, mode, topic: 'as it was' }),
        declared,
        ...(gone ? { gone } : {}),
      },
    ]),
  );
const around = (channels: ChannelsAround['channels'] = {}): ChannelsAround => ({ identities, channels });
const told = (text: string, channels?: ChannelsAround['channels']): string[] =>
  loadChannels(text, around(channels)).problems.map(
    ({ line, severity, message }) => `${line} ${severity === 'warning' ? '(warning) ' : ''}${message}`,
  );

describe('§6 channels.yaml', () => {
  afterEach(clearScratch);

  it('of the template loads in both languages, with everyone of the table in the channel general', () => {
    for (const language of ['en', 'fr'] as const)
      for (const name of ['family', 'three-models', 'product-team'] as const) {
        const people = loadIdentities(templates[name][language]).identities ?? [];
        const text = channelsTemplate(
          language,
          people.map(({ id }) => id),
        );
        const { channels, problems } = loadChannels(text, { identities: people, channels: {}, language });
        assert.deepEqual(problems, []);
        assert.deepEqual(
          channels?.map(({ id, mode, members }) => [id, mode, members]),
          [['general', 'chat', people.map(({ id }) => id)]],
        );
      }
  });

  it('§13 is written by init, once, with who is there; a table that is broken gets an empty channel', async () => {
    const home = scratchHome();
    mkdirSync(home, { recursive: true });
    writeFileSync(
      join(home, 'identities.yaml'),
      'identities:\n  - { id: "007", name: Bond }\n  - { id: on, name: On }\n',
    );
    assert.ok((await initHome(home, 'fr')).includes('channels.yaml'));
    const text = readFileSync(join(home, 'channels.yaml'), 'utf8');
    assert.match(text, /^# Les salons de ce dossier/);
    const { channels } = loadChannels(text, { identities: [], channels: {} });
    assert.deepEqual(channels?.[0]?.members, ['007', 'on']);
    assert.deepEqual(await initHome(home, 'en'), []);
    const other = scratchHome();
    mkdirSync(other, { recursive: true });
    writeFileSync(join(other, 'identities.yaml'), 'identities: [');
    await initHome(other, 'en');
    assert.match(readFileSync(join(other, 'channels.yaml'), 'utf8'), /members: \[\]/);
  });

  it('with an empty list declares no channel; an empty file is half saved, and takes none away', () => {
    assert.deepEqual(loadChannels('channels: []\n', around()), { channels: [], problems: [] });
    for (const text of ['', '\n', '# none yet\n'])
      assert.deepEqual(
        [told(text), loadChannels(text, around()).channels],
        [['1 the file is empty'], undefined],
      );
  });

  const d = '  - { id: d, mode: discussion, discussion: { initiator: sage } }\n';
  const rules: [string, string, string[]][] = [
    [
      'an unknown key',
      'channels:\n  - id: a\n    mod: chat\n',
      ['3 channels.mod: unknown (did you mean mode?)'],
    ],
    [
      'an unknown mode',
      'channels:\n  - id: a\n    mode: talk\n',
      [`3 channels.mode: expected one of ${modeNames.join(', ')}`],
    ],
    [
      'an unknown order',
      'channels:\n  - id: a\n    order: random\n',
      ['3 channels.order: expected one of round-robin, shuffle, priority, speed, addressed, chosen'],
    ],
    [
      'a bad id',
      'channels:\n  - id: A b\n',
      ['2 channels.id: an id is lower case letters, digits, - and _, 64 at most'],
    ],
    ['a duplicate id', 'channels:\n  - id: a\n  - id: b\n  - id: a\n', ['4 id: "a" stands twice']],
    [
      'an unknown member',
      'channels:\n  - id: a\n    members:\n      - sage\n      - nvoa\n',
      ['5 (warning) members: no identity "nvoa", so nobody is asked (did you mean nova?)'],
    ],
    [
      'a member twice',
      'channels:\n  - id: a\n    members: [sage, sage]\n',
      ['3 members: "sage" stands twice'],
    ],
    [
      'somebody muted who is no member',
      'channels:\n  - id: a\n    members: [sage]\n    muted: [nova]\n',
      ['4 (warning) muted: "nova" is no member of this channel'],
    ],
    [
      'an unknown channel in links',
      'channels:\n  - id: general\n  - id: b\n    links:\n      escalatesTo: [genral]\n',
      ['5 links: no channel "genral" (did you mean general?)'],
    ],
    [
      'a link to itself',
      'channels:\n  - id: a\n    links:\n      sharesContextWith: [a]\n',
      ['4 links: a channel is not linked to itself'],
    ],
    [
      'a wait for what is no discussion',
      'channels:\n  - id: a\n  - id: b\n    links:\n      blockedBy:\n        - a\n',
      ['6 links.blockedBy: "a" is no discussion, so it is never concluded'],
    ],
    ['a wait for a discussion is fine', `channels:\n${d}  - id: b\n    links: { blockedBy: [d] }\n`, []],
    [
      'blockedBy in a circle',
      'channels:\n' +
        '  - { id: x, mode: discussion, discussion: { initiator: sage }, links: { blockedBy: [y] } }\n' +
        '  - { id: y, mode: discussion, discussion: { initiator: sage }, links: { blockedBy: [z] } }\n' +
        '  - { id: z, mode: discussion, discussion: { initiator: sage }, links: { blockedBy: [x] } }\n',
      ['4 links.blockedBy: this goes in a circle (x → y → z → x)'],
    ],
    [
      'sharesContextWith in a circle of two',
      'channels:\n  - { id: a, links: { sharesContextWith: [b] } }\n  - { id: b, links: { sharesContextWith: [a] } }\n',
      ['3 links.sharesContextWith: this goes in a circle (a → b → a)'],
    ],
    [
      'escalatesTo in a circle of two',
      'channels:\n  - { id: a, links: { escalatesTo: [b] } }\n  - { id: b, links: { escalatesTo: [a] } }\n',
      ['3 links.escalatesTo: this goes in a circle (a → b → a)'],
    ],
    [
      'two ways to one channel are no circle',
      'channels:\n  - { id: a, links: { sharesContextWith: [b, c] } }\n  - { id: b, links: { sharesContextWith: [c] } }\n  - id: c\n',
      [],
    ],
    [
      'a discussion that nobody began',
      'channels:\n  - id: a\n    mode: discussion\n',
      ['3 discussion: missing; a discussion names who began it (initiator)'],
    ],
    [
      'a discussion begun by nobody known',
      'channels:\n  - id: a\n    mode: discussion\n    discussion: { initiator: saeg }\n',
      ['4 (warning) no identity "saeg" (did you mean sage?)'],
    ],
    [
      'what belongs to a discussion in another mode',
      'channels:\n  - id: a\n    mode: chat\n    discussion: { initiator: sage }\n',
      ['4 (warning) discussion: has no effect, the mode is chat'],
    ],
    [
      'an order where nobody takes turns',
      'channels:\n  - id: a\n    order: speed\n',
      ['3 (warning) order: has no effect, nobody takes turns in mode none'],
    ],
    [
      'broken YAML',
      'channels:\n  - id: a\n   mode: chat\n',
      ['3 something is not closed or a separator is missing (a quote, a bracket, a colon)'],
    ],
  ];
  for (const [name, text, expected] of rules)
    it(`${name}: ${expected.length === 0 ? 'no problem' : 'a problem at its line'}`, () => {
      assert.deepEqual(told(text), expected);
      const isBroken = expected.some((each) => !each.includes('(warning)'));
      assert.equal(loadChannels(text, around()).channels === undefined, isBroken);
    });

  it('is said in French too', () => {
    const { problems } = loadChannels('channels:\n  - { id: a, members: [x] }\n', {
      ...around(),
      language: 'fr',
    });
    assert.match(problems[0]?.message ?? '', /pas d’identité «\u202fx\u202f»/);
  });

  it('a channel that stands in no file may be linked to', () => {
    const text = 'channels:\n  - { id: a, links: { escalatesTo: [made] } }\n';
    assert.equal(told(text).length, 1);
    assert.deepEqual(told(text, known({ id: 'made', mode: 'none', declared: false })), []);
  });

  describe('§3 a locked mode', () => {
    const free = modeNames.filter((mode) => mode !== 'work' && mode !== 'discussion');
    const begun = (mode: Mode) => (mode === 'discussion' ? '\n    discussion: { initiator: sage }' : '');
    for (const locked of ['work', 'discussion'] as const) {
      it(`${locked} can’t be left by editing the file: a problem at its line, that channel stays, others are taken`, () => {
        for (const mode of [...free, locked === 'work' ? ('discussion' as const) : ('work' as const)]) {
          const text = `channels:\n  - id: w\n    topic: new\n    mode: ${mode}${begun(mode)}\n  - id: other\n    mode: chat\n`;
          const state = known({ id: 'w', mode: locked });
          assert.deepEqual(
            told(text, state).filter((each) => !each.includes('(warning)')),
            [`4 mode: “${locked}” is set when a channel is made and can’t be changed; w stays ${locked}`],
          );
          const { channels } = loadChannels(text, around(state));
          assert.deepEqual(
            channels?.map(({ id, mode: now, topic }) => [id, now, topic]),
            [
              ['w', locked, 'as it was'],
              ['other', 'chat', undefined],
            ],
          );
        }
      });
      it(`${locked} can’t be entered by editing the file`, () => {
        for (const from of free) {
          const text = `channels:\n  - id: c\n    mode: ${locked}${begun(locked)}\n`;
          const state = known({ id: 'c', mode: from });
          assert.match(told(text, state)[0] ?? '', new RegExp(`^3 mode: “${locked}” .* c stays ${from}`));
          assert.equal(loadChannels(text, around(state)).channels?.[0]?.mode, from);
        }
      });
    }
    it('that is left out of its entry is left, too', () => {
      assert.match(
        told('channels:\n  - id: w\n    topic: x\n', known({ id: 'w', mode: 'work' }))[0] ?? '',
        /^2 mode: “work”/,
      );
    });
    it('outlives its lines: a channel that went and comes back is what it was', () => {
      const state = known({ id: 'w', mode: 'work', gone: true }, { id: 'c', mode: 'chat', gone: true });
      assert.equal(told('channels:\n  - { id: w, mode: chat }\n', state).length, 1);
      assert.equal(told('channels:\n  - { id: c, mode: work }\n', state).length, 1);
      assert.deepEqual(told('channels:\n  - { id: w, mode: work }\n', state), []);
    });
    it('may be that of a channel that nobody knew: there it is its creation', () => {
      assert.deepEqual(told('channels:\n  - { id: new, mode: work }\n'), []);
    });
    it('between the others every mode may be set', () => {
      for (const from of free)
        for (const to of free)
          assert.deepEqual(
            told(`channels:\n  - { id: c, mode: ${to} }\n`, known({ id: 'c', mode: from })),
            [],
          );
    });
  });

  it('§3 broken, deleted or conflicting it gives a problem, and the last good version stays in force', async () => {
    const home = scratchHome();
    mkdirSync(home, { recursive: true });
    const file = join(home, 'channels.yaml');
    const seen: string[][] = [];
    const inForce = channelsInForce({
      home,
      channels: () => ({}),
      onChannels: (channels) => seen.push(channels.map(({ id, mode }) => `${id} ${mode}`)),
    });
    const people = identities as Identity[];
    await inForce.look(people);
    assert.deepEqual([seen, inForce.problems()], [[], []], 'no file is no problem');
    writeFileSync(file, 'channels:\n  - { id: a, mode: chat }\n  - { id: b }\n');
    await inForce.look(people);
    await inForce.look(people);
    assert.deepEqual(seen, [['a chat', 'b none']]);
    const breakages: [() => void, RegExp][] = [
      [() => writeFileSync(file, 'channels:\n  - { id: a\n'), /^[23] /],
      [
        () => writeFileSync(file, '<<<<<<< x\nchannels: []\n=======\n>>>>>>> y\n'),
        /^1 an unresolved merge conflict/,
      ],
      [() => rmSync(file), /^1 channels.yaml is gone: the last good version stays/],
      [() => mkdirSync(file), /^1 the file can’t be read: EISDIR/],
    ];
    for (const [happen, words] of breakages) {
      happen();
      await inForce.look(people);
      assert.match(inForce.problems().map(({ line, message }) => `${line} ${message}`)[0] ?? '', words);
      assert.equal(seen.length, 1);
    }
    rmSync(file, { recursive: true });
    writeFileSync(file, '# others first\nchannels:\n  - { id: b }\n  - { id: a, mode: chat }\n');
    await inForce.look(people);
    assert.deepEqual([seen.length, inForce.problems()], [1, []], 'another order is no change');
  });
});
