/** What the editor shows before something is spent: the row that starts it, who costs what, and the question above the limit. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { spendItems, spendLine, tooMuch } from '../../src/extension/convene/spendItems.ts';
import { spending, usualLimit } from '../../src/rpc/askToSpend.ts';
import { Refusal } from '../../src/rpc/connect/client.ts';
import { convene, refusal } from '../../src/rpc/messages/messages.ts';
import type { SpendView } from '../../src/rpc/messages/spendMessages.ts';
import { fakeClient } from '../support/fakeClient.ts';

const plain = (text: string | undefined): string => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');

const spend: SpendView = {
  act: 'convene',
  mode: 'debate',
  because: { code: 'yes-no' },
  calls: { least: 9, most: 26 },
  tokens: { least: 20_900, most: 57_400 },
  cost: { least: 0.14, most: 0.41 },
  pricesAsOf: '2026-01-01',
  limits: {},
  seats: [
    { name: 'Henry', emoji: '🦉', model: 'claude-opus-4-5', cost: { least: 0.05, most: 0.15 } },
    { name: 'Maman', model: 'claude-opus-4-5', cost: { least: 0.002, most: 0.05 }, last: true },
  ],
};

describe('§12 editor: before anything is spent', () => {
  it('the first row starts it, with cost, calls and tokens; under it, who costs what', () => {
    const [first, separator, henry, maman, ...rest] = spendItems(spend, 'en');
    assert.deepEqual(first, {
      label: 'Start a debate',
      drawn: '$(play)',
      description: '$0.14 to $0.41',
      detail: 'A yes/no question. 9 calls at least, 26 at most · 21,000 to 58,000 tokens',
      does: 'start',
    });
    assert.deepEqual(separator, { label: 'seats', separator: true });
    assert.deepEqual(henry, { label: '🦉 Henry', description: 'claude-opus-4-5 · $0.05 – $0.15' });
    // Less than a cent is not nothing.
    assert.equal(maman?.description, 'claude-opus-4-5 · $0.01 – $0.05 · writes the synthesis');
    assert.deepEqual(rest, []);
    assert.equal(spendItems(spend, 'en').filter((item) => item.does === 'start').length, 1);
  });

  it('says how long it takes about and at most, beside the cost, where the editor cuts nothing off', () => {
    const beside = (language: 'en' | 'fr', time: { about: number; most?: number }) =>
      spendItems({ ...spend, time }, language)[0]?.description ?? '';
    assert.match(beside('en', { about: 1.6, most: 5 }), / · about 2 min, at most 5 min$/);
    assert.match(beside('en', { about: 0.2 }), / · less than a minute, no limit$/);
    assert.match(beside('fr', { about: 1.6, most: 5 }), / · environ 2\smin, 5\smin au plus$/u);
    assert.match(beside('fr', { about: 3 }), / · environ 3\smin, sans limite$/u);
  });

  it('of a council that begins: the other modes with their numbers, the limits, one model alone; not of a brief', () => {
    const others = [
      { mode: 'roundtable', calls: { least: 10, most: 52 }, cost: { least: 0.12, most: 0.78 } },
      { mode: 'analysis', calls: { least: 12, most: 34 }, cost: { least: 0.17, most: 0.52 } },
    ];
    const begun: SpendView = {
      ...spend,
      limits: { minutes: 5, tokens: 60_000, cost: 0.5 },
      alone: { model: 'claude-opus-4-5', tokens: 900, cost: 0.02, asked: false },
    };
    const said = (view: SpendView, language: 'en' | 'fr' = 'en') =>
      spendItems(view, language, others).map(({ label, description }) =>
        plain([label, description].join(' | ')),
      );
    assert.deepEqual(said(begun), [
      'Start a debate | $0.14 to $0.41',
      'another mode | ',
      'roundtable | in turn, up to 5 rounds · 10 to 52 calls · $0.12 to $0.78',
      'analysis | options in one table · 12 to 34 calls · $0.17 to $0.52',
      'prd, engineering, review, synthesis… | review asks for a file, a diff or a range',
      'seats | ',
      '🦉 Henry | claude-opus-4-5 · $0.05 – $0.15',
      'Maman | claude-opus-4-5 · $0.01 – $0.05 · writes the synthesis',
      'Choose who sits… | ',
      'limits | ',
      '5 min, 60,000 tokens, $0.50 | pauses there and asks',
      'Also ask one model alone | +1 call, $0.02, to compare after the decision',
    ]);
    const french = said(begun, 'fr');
    assert.equal(french[0], 'Lancer un débat | 0,14 $ à 0,41 $');
    assert.equal(
      french[2],
      'roundtable | à tour de rôle, 5 tours au plus · 10 à 52 appels · 0,12 $ à 0,78 $',
    );
    assert.equal(french.at(-2), '5 min, 60 000 jetons, 0,50 $ | s’y arrête et demande');
    const { cost: _, ...unpriced } = begun;
    const inTokens = said({ ...unpriced, because: { code: 'brief' }, limits: { tokens: 100_000 } });
    assert.ok(inTokens.every((row) => !row.startsWith('another mode')));
    assert.equal(
      inTokens.at(-2),
      '100,000 tokens | pauses there and asks · price unknown: the limit is in tokens',
    );
  });

  it('in French, and without a price', () => {
    const { cost: _, ...unpriced } = spend;
    const [first] = spendItems({ ...unpriced, act: 'another-round', seats: [] }, 'fr');
    assert.equal(first?.label, 'Lancer un autre tour');
    assert.equal(first?.description, 'prix inconnu');
    assert.equal(
      plain(first?.detail),
      'Une question par oui ou non. 9 appels au moins, 26 au plus · 21 000 à 58 000 jetons',
    );
    assert.equal(
      plain(spendLine(spend, 'fr')),
      '9 appels au moins, 26 au plus · 21 000 à 58 000 jetons · 0,14 $ à 0,41 $',
    );
  });

  it('above the limit the button names the amount, never yes or OK', () => {
    assert.equal(tooMuch(spend, usualLimit, 'en'), undefined);
    const dear = { ...spend, cost: { least: 0.28, most: 1.2 } };
    const asked = tooMuch(dear, usualLimit, 'en');
    assert.equal(asked?.title, 'This council may cost up to $1.20. Your limit is $0.50.');
    assert.equal(asked?.start, 'Start, up to $1.20');
    assert.match(
      asked?.detail ?? '',
      /^debate, a yes\/no question\n9 calls at least, 26 at most\n21,000 to 58,000 tokens, \$0\.28 to \$1\.20\nHenry claude-opus-4-5, Maman/,
    );
    assert.equal(plain(tooMuch(dear, usualLimit, 'fr')?.start), 'Lancer, 1,20 $ au plus');
    // A budget of its own below the limit holds it there.
    assert.equal(tooMuch({ ...dear, limits: { cost: 0.4 } }, usualLimit, 'en'), undefined);
  });

  it('is asked once for each estimate, again when it has grown, and never where nothing costs', async () => {
    const grown: SpendView = { ...spend, calls: { least: 9, most: 60 } };
    const answers = [spend, grown, undefined];
    const client = fakeClient({
      'council/convene': () => {
        const next = answers.shift();
        if (next) throw new Refusal(refusal.unseen, 'unseen', { spend: next });
        return { id: 'x' };
      },
    });
    const shown: number[] = [];
    const made = await spending(
      () => client,
      convene,
      { question: 'Why?' },
      async ({ calls }) => {
        shown.push(calls.most);
        return true;
      },
    );
    assert.deepEqual([made, shown], [{ id: 'x' }, [26, 60]]);
    assert.deepEqual(
      client.asked.map(({ params }) => (params as { seen?: { calls: number } }).seen?.calls),
      [undefined, 26, 60],
    );
    await spending(
      () => client,
      convene,
      { question: 'Free?' },
      () => assert.fail('asked for nothing'),
    );
    const other = fakeClient({
      'council/convene': () => {
        throw new Refusal(refusal.notNow, 'No.');
      },
    });
    await assert.rejects(
      spending(
        () => other,
        convene,
        { question: 'Why?' },
        () => assert.fail('not a question of money'),
      ),
      /No\./,
    );
  });
});
