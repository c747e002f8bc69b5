/** Channels in the editor: each row by its words, the modes that are offered, and what menus hand to commands. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { idFrom, modesFor, modesOfNew } from '../../src/extension/channels/channelModes.ts';
import { channelTreeRow, inOrder, waitsForPerson } from '../../src/extension/channels/channelRows.ts';
import { channelIn, fits, textIn } from '../../src/extension/channels/fittingChannels.ts';
import { commands, viewIds, views } from '../../src/extension/manifest/contributions.ts';
import { channelCommandIds, channelMenus } from '../../src/extension/manifest/contributionsChannels.ts';
import { savedId } from '../../src/extension/pages/transcriptPage.ts';
import type { ChannelRow } from '../../src/rpc/views/channelViews.ts';
import { channelRowOf, floorOf } from '../support/channelRows.ts';

const now = 1_000_000;
const row = (more: Partial<ChannelRow> = {}) => channelRowOf('release', more);

/** Icon, description and inline actions, in both languages. */
const shown = (channel: ChannelRow) => {
  const [en, fr] = (['en', 'fr'] as const).map((language) => channelTreeRow(channel, language, now));
  const icon = en?.icon;
  return {
    icon: icon && 'codicon' in icon ? `${icon.codicon}${icon.color ? ` ${icon.color}` : ''}` : '',
    en: en?.description,
    fr: fr?.description.replaceAll('\u202f', ' '),
    offers: en?.context.split(' ').filter((word) => word.startsWith('offers')),
  };
};

describe('§6 rows of channels', () => {
  it('§12 show who has the floor and for how long', () => {
    assert.deepEqual(shown(row({ active: floorOf('Nova', now - 34_000) })), {
      icon: 'comment',
      en: 'chat · Nova, 0:34',
      fr: 'chat · Nova, 0:34',
      offers: ['offersSay', 'offersMode'],
    });
  });

  it('show whose turn a person has, and count it among what waits for one', () => {
    const active = { ...floorOf('Zoé', now), person: true };
    const { en, fr } = shown(row({ active }));
    assert.deepEqual(
      [en, fr],
      ['chat · Zoé’s turn: a person answers', 'chat · au tour de Zoé : une personne répond'],
    );
    assert.ok(waitsForPerson(row({ active })));
    assert.ok(!waitsForPerson(row({ active: floorOf('Nova', now) })));
  });

  it('say in the tooltip why somebody is passed over', () => {
    const { members } = row();
    const away = { id: 'rita', name: 'Rita', kind: 'agent', role: '', state: 'OFFLINE' } as const;
    const told = channelTreeRow(
      row({ members: [...members, { ...away, passedOver: 'elsewhere' }] }),
      'en',
      now,
    );
    assert.ok(told.tooltip?.facts.some(([, text]) => text === 'Ollie, Rita (elsewhere: not connected)'));
  });

  it('show a dormant one', () => {
    assert.deepEqual(shown(row({ stage: 'dormant', dormant: 'all-passed' })), {
      icon: 'coffee',
      en: 'chat · dormant',
      fr: 'chat · en sommeil',
      offers: ['offersSay', 'offersMode'],
    });
  });

  it('show what a guard stopped, with its reason, and Resume alone', () => {
    const stopped = { reason: 'turns-without-human', limit: 20 };
    assert.deepEqual(shown(row({ mode: 'turn-based', stopped })), {
      icon: 'shield charts.yellow',
      en: 'turn-based · stopped: 20 turns without a person',
      fr: 'turn-based · arrêté : 20 tours sans humain',
      offers: ['offersResume'],
    });
    assert.ok(waitsForPerson(row({ stopped })));
    assert.ok(!waitsForPerson(row({ stopped, archived: {} })));
  });

  it('show a limit in money or tokens that is used up, and Raise alone: a message does not lift it', () => {
    const stopped = { reason: 'cost-an-hour', limit: 1, used: 1.004 };
    assert.deepEqual(shown(row({ stopped })), {
      icon: 'shield charts.yellow',
      en: 'chat · stopped: $1.00 this hour',
      fr: 'chat · arrêté : 1,00 $ cette heure',
      offers: ['offersRaise'],
    });
    assert.equal(
      shown(row({ stopped: { reason: 'tokens-an-hour', limit: 20_000, used: 20_400 } })).en,
      'chat · stopped: 20,000 tokens this hour',
    );
  });

  it('show that only one can speak', () => {
    assert.deepEqual(shown(row({ only: 'Nova', stage: 'resting' })), {
      icon: 'comment',
      en: 'chat · only Nova can speak',
      fr: 'chat · seule Nova peut parler',
      offers: ['offersSay', 'offersMode'],
    });
  });

  it('§12 show a locked one, which offers no other mode and says why', () => {
    const locked = row({ mode: 'work', locked: true, turns: 'disabled', stage: 'resting' });
    assert.deepEqual(shown(locked), {
      icon: 'lock',
      en: 'work · locked',
      fr: 'work · verrouillé',
      offers: ['offersSay'],
    });
    const { context, tooltip } = channelTreeRow(locked, 'en', now);
    assert.doesNotMatch(context, /settable/);
    assert.ok(
      tooltip.facts.some(([, fact]) => fact === '“work” is set when a channel is made and can’t be changed.'),
    );
  });

  it('show a sealed one with its summary, last of all', () => {
    const sealed = row({
      mode: 'discussion',
      locked: true,
      archived: { summary: 'discussion-summary/x.md' },
    });
    assert.deepEqual(shown(sealed), {
      icon: 'lock',
      en: 'discussion · archived',
      fr: 'discussion · archivé',
      offers: ['offersSummary'],
    });
    assert.doesNotMatch(channelTreeRow(sealed, 'en', now).context, /\b(open|pausable|settable)\b/);
    assert.deepEqual(
      inOrder([sealed, channelRowOf('zebra')]).map(({ id }) => id),
      ['zebra', 'release'],
    );
  });

  it('show one that wakes nobody', () => {
    assert.deepEqual(shown(row({ mode: 'report', turns: 'dead', stage: 'resting' })), {
      icon: 'radio-tower',
      en: 'report',
      fr: 'report',
      offers: ['offersMode'],
    });
  });

  it('show a paused one with Resume, and one that waits for a discussion', () => {
    assert.deepEqual(shown(row({ paused: { by: 'papa' } })), {
      icon: 'debug-pause',
      en: 'chat · paused',
      fr: 'chat · en pause',
      offers: ['offersResume', 'offersMode'],
    });
    assert.equal(shown(row({ blocked: 'talk' })).en, 'chat · waits for talk');
  });

  it('say in the tooltip why somebody speaks, who is next, who waits, who is offline, and why it rests', () => {
    const busy = channelTreeRow(
      row({ active: floorOf('Nova', now), queue: ['sage', 'ollie'], topic: '2.0' }),
      'en',
      now,
    );
    const facts = new Map(busy.tooltip.facts);
    assert.equal(facts.get('Has the floor'), 'Nova · addressed by Papa');
    assert.equal(facts.get('Next'), 'Sage, Ollie');
    assert.equal(facts.get('Waiting'), 'Sage');
    assert.equal(facts.get('Offline'), 'Ollie');
    assert.match(facts.get('Mode') ?? '', /^chat · agents take turns/);
    const asleep = channelTreeRow(row({ stage: 'dormant', dormant: 'nobody-able' }), 'fr', now);
    assert.match(new Map(asleep.tooltip.facts).get('État') ?? '', /tout le monde attend ou est hors ligne/);
    // The clock is for the eye: read aloud it would be said again every few seconds.
    assert.equal(busy.spoken, 'release, chat, Nova');
  });
});

describe('§12 modes of a channel', () => {
  it('are offered each with what it does, the one in force named; those of creation stand apart', () => {
    const items = modesFor(row(), 'en');
    assert.equal(items.length, 9);
    assert.equal(items.find(({ mode }) => mode === 'chat')?.description, 'current');
    assert.ok(items.every(({ detail }) => detail.length > 10));
    assert.deepEqual(
      items.filter(({ locked }) => locked).map(({ mode, label, drawn }) => [mode, label, drawn]),
      [
        ['work', 'work', '$(lock)'],
        ['discussion', 'discussion', '$(lock)'],
      ],
    );
  });

  it('can all be chosen for a new one, which is told what can’t be changed afterwards', () => {
    const items = modesOfNew('fr');
    assert.equal(items[0]?.mode, 'chat');
    assert.ok(items.every(({ locked }) => !locked));
    assert.equal(items.find(({ mode }) => mode === 'work')?.description, 'ne se change plus ensuite');
  });

  it('make an id out of what was typed, or none', () => {
    assert.equal(idFrom(' #Release Notes '), 'release-notes');
    for (const wrong of ['', '-x', 'é', 'a/b', 'x'.repeat(65)]) assert.equal(idFrom(wrong), undefined);
  });
});

describe('§12 commands on channels', () => {
  it('are for the channels that they make sense for', () => {
    const all = {
      quiet: row({ stage: 'resting' }),
      locked: row({ locked: true }),
      paused: row({ paused: {} }),
      stopped: row({ stopped: { reason: 'chain', limit: 8 } }),
      spent: row({ stopped: { reason: 'cost-an-hour', limit: 1 } }),
      sealed: row({ archived: {} }),
      report: row({ turns: 'dead' }),
      talk: row({ mode: 'discussion', locked: true, turns: 'dead' }),
      talked: row({ mode: 'discussion', locked: true, archived: { summary: 'discussion-summary/x.md' } }),
    };
    const fitting = (among: keyof typeof fits) =>
      Object.entries(all).flatMap(([name, channel]) => (fits[among](channel) ? [name] : []));
    assert.deepEqual(fitting('open'), ['quiet', 'locked', 'paused', 'stopped', 'spent', 'report', 'talk']);
    assert.deepEqual(fitting('settable'), ['quiet', 'paused', 'stopped', 'spent', 'report']);
    assert.deepEqual(fitting('pausable'), ['quiet', 'locked', 'stopped', 'spent']);
    assert.deepEqual(fitting('paused'), ['paused', 'stopped']);
    assert.deepEqual(fitting('raisable'), ['spent']);
    assert.deepEqual(fitting('concludable'), ['talk']);
    assert.deepEqual(fitting('summary'), ['talked']);
  });

  it('take the row they were run on, an id, or what other code hands over', () => {
    assert.equal(channelIn({ channel: row() }), 'release');
    assert.equal(channelIn('ops'), 'ops');
    assert.equal(channelIn({ channel: 'ops', mode: 'chat' }), 'ops');
    assert.equal(textIn({ channel: 'ops', mode: 'chat' }, 'mode'), 'chat');
    assert.equal(textIn({ text: ' ' }, 'text'), undefined);
    for (const nothing of [undefined, null, 3, {}, { channel: 3 }])
      assert.equal(channelIn(nothing), undefined);
  });

  it('stand in the manifest, the view between Councils and Identities', () => {
    for (const id of Object.values(channelCommandIds)) assert.ok(commands[id], id);
    assert.deepEqual(
      views.council.map(({ id }) => id),
      [viewIds.councils, viewIds.channels, viewIds.identities, viewIds.metrics],
    );
    const inline = channelMenus.rows.filter(({ group }) => group.startsWith('inline'));
    assert.deepEqual(
      inline.map(({ command }) => command),
      [
        channelCommandIds.say,
        channelCommandIds.resume,
        channelCommandIds.raise,
        channelCommandIds.openSummary,
        channelCommandIds.setMode,
      ],
    );
  });

  it('restore a page by the channel it saved, and by nothing else', () => {
    assert.equal(savedId({ channel: 'release', text: '' }, 'channel'), 'release');
    for (const state of [
      undefined,
      null,
      'x',
      {},
      { channel: 3 },
      { channel: '' },
      { channel: 'x'.repeat(201) },
    ])
      assert.equal(savedId(state, 'channel'), undefined);
  });
});
