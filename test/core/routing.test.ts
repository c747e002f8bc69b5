/** Who leads on a subject, and which message calls a council. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { triggerOf } from '../../src/core/councils/briefs/triggers.ts';
import type { Identity } from '../../src/core/identities/identity.ts';
import { routeOf, routeTo } from '../../src/core/identities/routing.ts';
import { loadIdentities } from '../../src/host/declared/identities/readIdentities.ts';
import { familyTemplate } from '../../src/host/declared/templates/family.ts';

const family = {
  en: loadIdentities(familyTemplate.en).identities as Identity[],
  fr: loadIdentities(familyTemplate.fr).identities as Identity[],
};

describe('§5 routing', () => {
  const subjects: [string, string, string, string][] = [
    ['Who may read the production secrets?', 'security', 'henry', 'nova'],
    ['Qui a les DROITS d’accès, et la sécurité ?', 'security', 'henry', 'nova'],
    ['Should we refactor this function?', 'code', 'nova', 'henry'],
    ['Faut-il refactoriser ce code ?', 'code', 'nova', 'henry'],
    ['Monolith or microservices?', 'architecture', 'nova', 'henry'],
    ['Quelle archi pour le stockage ?', 'architecture', 'nova', 'henry'],
    ['When do we release?', 'delivery', 'nova', 'henry'],
    ['Quand livrer la version 2 ?', 'delivery', 'nova', 'henry'],
    ['Where do we host the servers?', 'ops', 'henry', 'nova'],
    ['Quelle sauvegarde pour le serveur ?', 'ops', 'henry', 'nova'],
    ['Which alerts and dashboards?', 'monitoring', 'henry', 'nova'],
    ['Quelle couverture de tests ?', 'tests', 'blaise', 'nova'],
    ['La qualité avant tout', 'qa', 'blaise', 'nova'],
    ['Write the requirements', 'specs', 'sage', 'maman'],
    ['Une analyse des options', 'analysis', 'sage', 'maman'],
    ['Who coordinates?', 'orchestration', 'maman', 'sage'],
    ['Que garder en mémoire ?', 'memory', 'maman', 'sage'],
  ];
  for (const [words, domain, lead, backup] of subjects)
    it(`“${words}” goes to ${lead}, in both families`, () => {
      assert.deepEqual(routeOf(words, family.en)[0], { domain, lead, backup });
      const [french] = routeOf(words, family.fr);
      assert.deepEqual([french?.lead, french?.backup], [lead, backup]);
    });

  it('names the domain that is spoken of most first, in the file’s own spelling', () => {
    const routes = routeOf('Les tests, la couverture, et un peu de sécurité', family.fr);
    assert.deepEqual(
      routes.map(({ domain }) => domain),
      ['tests', 'sécurité'],
    );
    assert.equal(routeTo('architecture', family.fr).lead, 'nova');
  });

  it('knows a domain of one’s own by its name, and names nobody who is muted', () => {
    const own = [
      { ...(family.en[2] as Identity), domains: { lead: ['Météo marine'], backup: [] } },
      { ...(family.en[3] as Identity), muted: true, domains: { lead: ['security'], backup: [] } },
      { ...(family.en[4] as Identity), domains: { lead: [], backup: ['security'] } },
    ];
    assert.deepEqual(routeOf('un bot METEO ?', own), [{ domain: 'Météo marine', lead: 'henry' }]);
    assert.deepEqual(routeOf('secrets', own), [{ domain: 'security', backup: 'nova' }]);
  });

  it('says nothing where nothing is named', () => {
    for (const words of ['', '   ', '🎉', 'Faut-il ?', 'hello there'])
      assert.deepEqual(routeOf(words, family.en), []);
    fc.assert(fc.property(fc.string(), (words) => routeOf(words, family.en).length >= 0));
  });
});

describe('§7 a call to the table', () => {
  it('is "à table", "conseil" or "délibérez" before a subject, accents and case ignored', () => {
    const calls: [string, string][] = [
      ['À table : faut-il un cache ?', 'faut-il un cache ?'],
      ['a table faut-il un cache ?', 'faut-il un cache ?'],
      ['A\u0300 TABLE, le cache', 'le cache'],
      ['Conseil : le cache', 'le cache'],
      ['conseil le cache', 'le cache'],
      ['DÉLIBÉREZ sur le cache', 'sur le cache'],
      ['deliberez ! Le cache', 'Le cache'],
      ['  à   table — le cache', 'le cache'],
    ];
    for (const [message, subject] of calls) assert.equal(triggerOf(message)?.subject, subject, message);
  });

  it('stands apart from its subject after a sign, and where no question begins with its words', () => {
    for (const [message, apart] of [
      ['à table : le cache', true],
      ['À table faut-il un cache ?', true],
      ['A\u0300 table le cache', true],
      ['délibérez le cache', true],
      ['conseil : le cache', true],
      ['Conseil d’administration : qui préside ?', false],
      ['A table of contents for the docs?', false],
    ] as const)
      assert.equal(triggerOf(message)?.apart, apart, message);
  });

  it('is nothing without a subject, or inside another word or sentence', () => {
    for (const message of [
      'à table',
      'À table !',
      'conseil ?!',
      'conseiller le cache',
      'on passe à table : le cache',
      '',
      'delibere le cache',
      'à tablette : x',
    ])
      assert.equal(triggerOf(message), undefined, message);
  });

  it('never fails on any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const found = triggerOf(`conseil ${text}`);
        assert.ok(found === undefined || found.subject.length > 0);
      }),
    );
  });
});
