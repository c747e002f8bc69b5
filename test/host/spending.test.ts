/** No call that costs is made before a person has seen an estimate: the host holds it, whatever the client. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, describe, it } from 'mocha';
import { aboveLimit, seenOf, spendIn, spending, usualLimit } from '../../src/rpc/askToSpend.ts';
import { Refusal } from '../../src/rpc/connect/client.ts';
import { draftBrief } from '../../src/rpc/messages/draftMessages.ts';
import { estimateCouncil } from '../../src/rpc/messages/estimateMessages.ts';
import {
  convene,
  decideCouncil,
  listCouncils,
  pauseCouncil,
  refusal,
  resumeCouncil,
} from '../../src/rpc/messages/messages.ts';
import { askAgain, followUp, forkCouncil } from '../../src/rpc/messages/pastMessages.ts';
import type { SpendView } from '../../src/rpc/messages/spendMessages.ts';
import { raiseBudget } from '../../src/rpc/messages/steeringMessages.ts';
import {
  agreeing,
  type CouncilTurn,
  hasStatus,
  isRecorded,
  type OpenTable,
  openTable,
  puppets,
  watchUntil,
} from '../support/openTable.ts';
import { virtualClock } from '../support/virtualClock.ts';

describe('§7 no paid call without an estimate seen', () => {
  let table: OpenTable;
  let asked: number;
  afterEach(() => table.close());

  /** A voice of a provider: not one that whoever opened the host brought along. */
  async function laid(
    settings = 'prices: { paid: { input: 10, output: 30 } }\n',
    more: Parameters<typeof openTable>[0] = {},
  ): Promise<void> {
    asked = 0;
    const voice = (turn: CouncilTurn) => {
      asked++;
      return agreeing(turn);
    };
    table = await openTable({
      backends: [],
      backendsFor: () => [puppets(voice, 'paid')],
      defaultBackend: 'paid',
      ...more,
    });
    // As it is: nobody sees an estimate for this client.
    table.client = table.host.client();
    await writeFile(path.join(table.home, 'council.yaml'), `git: off\n${settings}`);
  }
  const question = { question: 'Should we cache the index?', mode: 'debate' };
  const unseen = async (request: Promise<unknown>): Promise<SpendView> => {
    const before = asked;
    const error = await request.then(
      () => assert.fail('it was begun'),
      (failure: unknown) => failure,
    );
    assert.ok(error instanceof Refusal, String(error));
    assert.equal(error.code, refusal.unseen, error.message);
    assert.equal(asked, before, 'nobody was asked');
    return spendIn(error) ?? assert.fail('no estimate came with the refusal');
  };
  const begun = async (): Promise<string> => {
    const made = await spending(
      () => table.client,
      convene,
      question,
      async () => true,
    );
    return made?.id ?? assert.fail();
  };
  const waiting = async (): Promise<string> => {
    const id = await begun();
    await watchUntil(table.client, id, hasStatus('decision'));
    return id;
  };

  it('convening is refused with calls, tokens and cost at least and at most; nothing is written and nobody is asked', async () => {
    await laid();
    const spend = await unseen(table.client.request(convene, question));
    const { rows } = await table.client.request(listCouncils, {});
    assert.deepEqual(rows, []);
    assert.equal(existsSync(path.join(table.home, 'briefs')), false);
    assert.deepEqual([spend.act, spend.mode], ['convene', 'debate']);
    const agents = spend.seats.length;
    assert.ok(agents >= 4);
    // Positions, challenge, synthesis; with resolution, and one repair question each, at most.
    const voters = agents - 1;
    assert.deepEqual(spend.calls, { least: 2 * voters + 1, most: 2 * (3 * voters + 1) });
    assert.ok(spend.tokens.least > 1000 && spend.tokens.most > 2 * spend.tokens.least);
    assert.ok(spend.cost && spend.cost.least > 0 && spend.cost.most > spend.cost.least);
    const sum = spend.seats.reduce((all, seat) => all + (seat.cost?.most ?? 0), 0);
    assert.ok(Math.abs(sum - spend.cost.most) < 1e-9, 'the seats make the sum');
    // The estimate that is asked for is the same.
    assert.deepEqual((await table.client.request(estimateCouncil, question)).spend, spend);
    // Less than it may take by now is not what was seen.
    const { calls, tokens, cost } = seenOf(spend);
    for (const less of [
      { calls: calls - 5, tokens, cost },
      { calls, tokens: tokens / 2, cost },
      { calls, tokens, cost: (cost ?? 0) / 2 },
      { calls, tokens },
    ])
      await unseen(table.client.request(convene, { ...question, seen: less }));
    const { id } = await table.client.request(convene, { ...question, seen: seenOf(spend) });
    await watchUntil(table.client, id, hasStatus('decision'));
    assert.ok(asked >= spend.calls.least && asked <= spend.calls.most, String(asked));
  });

  it('§5 every council that costs has a budget: the usual, what it may take where that is more, or what somebody set', async () => {
    await laid('prices: { paid: { input: 1, output: 3 } }\n');
    const budgetOf = async (asked: object) =>
      (await unseen(table.client.request(convene, { ...question, ...asked }))).limits;
    assert.deepEqual(await budgetOf({}), { cost: 0.5, minutes: 5 });
    assert.deepEqual(await budgetOf({ budget: { cost: 0.2 } }), { cost: 0.2, minutes: 5 });
    const settings = (text: string) => writeFile(path.join(table.home, 'council.yaml'), `git: off\n${text}`);
    await settings('prices: { paid: { input: 100, output: 300 } }\n');
    const dear = await unseen(table.client.request(convene, question));
    assert.ok(dear.cost && dear.cost.most > 0.5);
    assert.deepEqual(dear.limits, { cost: Math.ceil(dear.cost.most * 100) / 100, minutes: 5 });
    await settings('budget: { cost: 2, time: 30 }\nprices: { paid: { input: 1, output: 3 } }\n');
    assert.deepEqual(await budgetOf({}), { cost: 2, minutes: 30 });
    // A price that nobody knows: the limit is in tokens.
    await settings('');
    assert.deepEqual(await budgetOf({}), { tokens: 100_000, minutes: 5 });
    assert.deepEqual(await budgetOf({ mode: 'roundtable' }), {
      tokens: Math.ceil(
        (await unseen(table.client.request(convene, { ...question, mode: 'roundtable' }))).tokens.most,
      ),
      minutes: 10,
    });
    // It is written into the council, and a person can raise it.
    const id = await begun();
    const { head } = await watchUntil(table.client, id, hasStatus('decision'));
    assert.equal(head.budget?.tokens.limit, 100_000);
    // What costs nothing needs none.
    const rehearsed = await table.client.request(convene, { ...question, rehearse: true });
    const free = await watchUntil(table.client, rehearsed.id, hasStatus('decision'));
    assert.deepEqual([free.head.budget?.tokens.limit, free.head.budget?.cost], [undefined, undefined]);
  });

  it('§5 the mode and why, and the brief as it would be begun with, come with every estimate', async () => {
    await laid();
    const spend = await unseen(table.client.request(convene, { question: question.question }));
    assert.deepEqual([spend.mode, spend.because], ['debate', { code: 'yes-no' }]);
    assert.match(spend.brief?.path ?? '', /^briefs\/\d{4}-\d{2}-\d{2}-should-we-cache-the-index\.yaml$/);
    assert.match(spend.brief?.text ?? '', /^question: Should we cache the index\?$/m);
    assert.ok((spend.alone?.cost ?? 0) > 0);
    const chosen = await unseen(table.client.request(convene, { ...question, mode: 'roundtable' }));
    assert.deepEqual([chosen.mode, chosen.because], ['roundtable', { code: 'chosen' }]);
    const {
      free,
      spend: rehearsed,
      because,
    } = await table.client.request(estimateCouncil, {
      question: question.question,
      rehearse: true,
    });
    assert.deepEqual([free, rehearsed.free, because], [true, true, { code: 'yes-no' }]);
    assert.ok(rehearsed.calls.least > 0);
  });

  it('follow-up, fork, another round and ask again each need it, and go on once it was seen', async () => {
    await laid();
    const id = await waiting();
    const acts: [string, () => Promise<unknown>, (seen: ReturnType<typeof seenOf>) => Promise<unknown>][] = [
      [
        'ask-again',
        () => table.client.request(askAgain, { id, seat: 'nova' }),
        (seen) => table.client.request(askAgain, { id, seat: 'nova', seen }),
      ],
      [
        'follow-up',
        () => table.client.request(followUp, { id, question: 'And when?' }),
        (seen) => table.client.request(followUp, { id, question: 'And when?', seen }),
      ],
      [
        'fork',
        () => table.client.request(forkCouncil, { id, at: '1' }),
        (seen) => table.client.request(forkCouncil, { id, at: '1', seen }),
      ],
      [
        'another-round',
        () => table.client.request(decideCouncil, { id, verdict: 'another-round' }),
        (seen) => table.client.request(decideCouncil, { id, verdict: 'another-round', seen }),
      ],
    ];
    for (const [name, without, withIt] of acts) {
      const spend = await unseen(without());
      assert.equal(spend.act, name);
      const before = asked;
      await withIt(seenOf(spend));
      const { rows } = await table.client.request(listCouncils, {});
      for (const row of rows) await watchUntil(table.client, row.id, hasStatus('decision'));
      assert.ok(asked > before, name);
    }
    const { head } = await watchUntil(table.client, id, hasStatus('decision'));
    assert.equal(head.status, 'decision');
  });

  it('so does the draft of a brief, and a limit that is raised', async () => {
    await laid();
    const draft = await unseen(table.client.request(draftBrief, { question: 'Should we cache?' }));
    assert.deepEqual([draft.act, draft.calls], ['draft', { least: 1, most: 1 }]);
    const limited = { ...question, budget: { tokens: 3000 } };
    const made = await spending(
      () => table.client,
      convene,
      limited,
      async () => true,
    );
    const { head } = await watchUntil(table.client, made?.id ?? '', hasStatus('paused'));
    assert.match(head.why?.code ?? '', /budget/);
    const raise = { id: head.id, tokens: 900_000 };
    const spend = await unseen(table.client.request(raiseBudget, raise));
    assert.deepEqual([spend.act, spend.limits.tokens], ['raise', 900_000]);
    await table.client.request(raiseBudget, { ...raise, seen: seenOf(spend) });
    await watchUntil(table.client, head.id, hasStatus('decision'));
  });

  it('what a person paused goes on as it was begun; after the host was away for long it is looked at again', async () => {
    const clock = virtualClock();
    let hold = true;
    asked = 0;
    const voice = async (turn: CouncilTurn): Promise<string> => {
      asked++;
      if (hold) await new Promise<void>((resolve) => turn.signal.addEventListener('abort', () => resolve()));
      return agreeing(turn);
    };
    table = await openTable({
      backends: [],
      backendsFor: () => [puppets(voice, 'paid')],
      defaultBackend: 'paid',
      clock,
    });
    table.client = table.host.client();
    const id = await begun();
    await table.client.request(pauseCouncil, { id });
    await table.client.request(resumeCouncil, { id });
    await table.host.close();
    clock.pass(11 * 60_000);
    hold = false;
    await table.reopen();
    table.client = table.host.client();
    await watchUntil(table.client, id, hasStatus('paused'));
    const spend = await unseen(table.client.request(resumeCouncil, { id }));
    assert.equal(spend.act, 'resume');
    const all = await unseen(table.client.request(resumeCouncil, {}));
    assert.deepEqual(all.calls, spend.calls);
    await table.client.request(resumeCouncil, { id, seen: seenOf(spend) });
    await watchUntil(table.client, id, hasStatus('decision'));
  });

  it('what costs nothing needs no question: rehearsal, voices at a price of nought, those that came with the host', async () => {
    await laid();
    const rehearsed = await table.client.request(convene, { ...question, rehearse: true, attended: false });
    await watchUntil(table.client, rehearsed.id, isRecorded);
    await writeFile(path.join(table.home, 'council.yaml'), 'prices: { paid: { input: 0, output: 0 } }\n');
    const { id } = await table.client.request(convene, question);
    await watchUntil(table.client, id, hasStatus('decision'));
    await table.reopen({ backends: [puppets(agreeing, 'mine')], defaultBackend: 'mine' });
    table.client = table.host.client();
    await table.client.request(convene, question);
  });

  it('without a price it is told in tokens, and a price that came since is shown first', async () => {
    await laid('');
    const spend = await unseen(table.client.request(convene, question));
    assert.equal(spend.cost, undefined);
    assert.ok(spend.seats.every((seat) => seat.cost === undefined));
    await writeFile(path.join(table.home, 'council.yaml'), 'prices: { paid: { input: 10, output: 30 } }\n');
    const again = await unseen(table.client.request(convene, { ...question, seen: seenOf(spend) }));
    assert.ok(again.cost);
  });

  it('a person who would rather not has spent nothing, and nothing is left behind', async () => {
    await laid();
    const shown: SpendView[] = [];
    const made = await spending(
      () => table.client,
      convene,
      question,
      async (spend) => {
        shown.push(spend);
        return false;
      },
    );
    assert.deepEqual([made, shown.length, asked], [undefined, 1, 0]);
    assert.deepEqual((await table.client.request(listCouncils, {})).rows, []);
  });
});

describe('§5 the limit above which it is asked in so many words', () => {
  const spend = (most: { tokens: number; cost?: number }, limits: SpendView['limits'] = {}): SpendView => ({
    act: 'convene',
    mode: 'debate',
    calls: { least: 9, most: 26 },
    tokens: { least: 1000, most: most.tokens },
    ...(most.cost === undefined ? {} : { cost: { least: 0.01, most: most.cost } }),
    pricesAsOf: '2026-01-01',
    limits,
    seats: [],
  });

  it('is in money where every price is known, else in tokens', () => {
    assert.equal(aboveLimit(spend({ tokens: 900_000, cost: 0.5 }), usualLimit), undefined);
    assert.deepEqual(aboveLimit(spend({ tokens: 10, cost: 0.51 }), usualLimit), {
      in: 'cost',
      most: 0.51,
      limit: 0.5,
    });
    assert.equal(aboveLimit(spend({ tokens: 100_000 }), usualLimit), undefined);
    assert.deepEqual(aboveLimit(spend({ tokens: 100_001 }), usualLimit), {
      in: 'tokens',
      most: 100_001,
      limit: 100_000,
    });
  });

  it('looks at what a council with a limit of its own can take at most', () => {
    assert.equal(aboveLimit(spend({ tokens: 10, cost: 2 }, { cost: 0.4 }), usualLimit), undefined);
    assert.equal(aboveLimit(spend({ tokens: 900_000 }, { tokens: 60_000 }), usualLimit), undefined);
  });
});
