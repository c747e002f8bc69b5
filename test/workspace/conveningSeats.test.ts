/** Who has which part in a council: as the brief says, else by domain; nobody uninvited gets a vote. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { Brief } from '../../src/core/councils/briefs/brief.ts';
import { builtInProtocols } from '../../src/core/councils/protocols/builtIn.ts';
import type { Identity } from '../../src/core/identities/identity.ts';
import { layTable } from '../../src/host/councils/layTable.ts';
import { defaultSeats } from '../../src/host/declared/briefs/readBrief.ts';
import { loadIdentities } from '../../src/host/declared/identities/readIdentities.ts';
import { familyTemplate } from '../../src/host/declared/templates/family.ts';

const family = loadIdentities(familyTemplate.fr).identities as Identity[];
const chance = { word: () => 'fence', seed: () => 1, ulid: () => 'ulid' } as unknown as Parameters<
  typeof layTable
>[0]['chance'];

function laid(type: string, question: string, more: object = {}, identities = family) {
  const protocol = builtInProtocols[type];
  assert.ok(protocol);
  return layTable({
    brief: Brief.parse({ type, question, ...more }),
    protocol,
    identities,
    usual: defaultSeats(identities),
    answerFor: (_seat, model) => ({ backend: 'rehearsal', ...(model === undefined ? {} : { model }) }),
    chance,
    priceOf: ({ model }) => (model === 'big' ? { input: 3, output: 15 } : undefined),
  });
}

describe('§7 the parts of a council', () => {
  it('are the lead of the question’s domain as owner, QA by domain, everyone else as reviewers', () => {
    const prd = laid('prd', 'Une spec pour les sauvegardes du serveur');
    assert.deepEqual([prd.owner, prd.qa, prd.reviewers], ['henry', 'blaise', ['sage', 'nova']]);
    assert.deepEqual([prd.orchestrator, prd.synthesizer], ['maman', 'maman']);
    const review = laid('review', 'Relire le refactoring de ce code');
    assert.deepEqual([review.owner, review.reviewers], ['nova', ['henry', 'sage']]);
  });

  it('go to the lead of the protocol’s own domain first, and to the first seat when nobody leads', () => {
    assert.equal(laid('engineering', 'On y va ?').owner, 'nova');
    assert.equal(laid('engineering', 'Une sauvegarde et sa restauration').owner, 'nova');
    assert.equal(laid('prd', 'On y va ?').owner, 'henry');
    assert.equal(laid('engineering', 'On y va ?', { seats: ['sage', 'blaise'] }).owner, 'sage');
    // Who stands in for the lead is seated: better than the first at the table.
    assert.equal(laid('engineering', 'Du code', { seats: ['sage', 'henry'] }).owner, 'henry');
  });

  it('§5 are the brief’s where it names them, and whoever was not seated sits beside without a vote', () => {
    const roles = { owner: 'sage', reviewers: ['maman', 'nova'], qa: 'papa', synthesizer: 'blaise' };
    const table = laid('prd', 'Une spec', { seats: ['sage', 'nova'], roles });
    assert.deepEqual([table.owner, table.reviewers, table.qa], ['sage', ['maman', 'nova'], 'papa']);
    assert.deepEqual(
      table.seats.map(({ id, votes, backend, kind }) => [id, votes, backend, kind]),
      [
        ['sage', true, 'rehearsal', 'agent'],
        ['nova', true, 'rehearsal', 'agent'],
        ['maman', false, 'rehearsal', 'agent'],
        ['blaise', false, 'rehearsal', 'agent'],
        ['papa', false, 'human', 'human'],
      ],
    );
  });

  it('are not given in a protocol that does not ask for them', () => {
    for (const type of ['debate', 'roundtable']) {
      const { owner, reviewers, qa } = laid(type, 'Une question de code');
      assert.deepEqual([owner, reviewers, qa], [undefined, undefined, undefined]);
    }
    assert.equal(laid('debate', 'x', { roles: { qa: 'blaise' } }).qa, 'blaise');
    const synthesis = laid('synthesis', 'Résumer les tests');
    assert.deepEqual([synthesis.owner, synthesis.qa, synthesis.reviewers], ['blaise', undefined, undefined]);
  });

  it('never let the owner judge its own work by default, and leave nobody to review only if nobody is there', () => {
    const tested = laid('prd', 'Une spec pour les tests et la couverture');
    assert.deepEqual([tested.owner, tested.qa], ['blaise', 'nova']);
    const two = laid('prd', 'Du code', { seats: ['nova', 'blaise'] });
    assert.deepEqual([two.owner, two.qa, two.reviewers], ['nova', 'blaise', ['blaise']]);
    const nobody = family.map((one) => ({ ...one, domains: { lead: [], backup: [] } }));
    assert.equal(laid('prd', 'Du code', {}, nobody).qa, undefined);
  });

  it('carry the domains and the price of each seat; a person sits with an answer of their own', () => {
    const seats = [{ id: 'henry', model: 'big' }, 'papa'];
    const table = laid('debate', 'x', { seats });
    assert.deepEqual(
      table.seats.map(({ id, domains, price, backend }) => ({ id, domains, price, backend })),
      [
        {
          id: 'henry',
          domains: ['sécurité', 'ops', 'monitoring'],
          price: { input: 3, output: 15 },
          backend: 'rehearsal',
        },
        { id: 'papa', domains: undefined, price: undefined, backend: 'human' },
        { id: 'maman', domains: ['orchestration', 'mémoire'], price: undefined, backend: 'rehearsal' },
      ],
    );
  });
});
