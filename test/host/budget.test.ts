/** Limits on a real host: an estimate before the start, a pause that a person ends, an end without one, and all of it in the archive. */
import assert from 'node:assert/strict';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, it } from 'mocha';
import { builtInProtocols } from '../../src/core/councils/protocols/builtIn.ts';
import { estimateCouncil } from '../../src/rpc/messages/estimateMessages.ts';
import { editIdentity } from '../../src/rpc/messages/identityMessages.ts';
import { convene, decideCouncil, resumeCouncil } from '../../src/rpc/messages/messages.ts';
import { askAgain } from '../../src/rpc/messages/pastMessages.ts';
import { raiseBudget, synthesiseNow } from '../../src/rpc/messages/steeringMessages.ts';
import { councilWords } from '../../src/rpc/words/council/councilWords.ts';
import {
  asPuppet,
  hasStatus,
  isRecorded,
  type OpenTable,
  openTable,
  puppets,
  watchUntil,
} from '../support/openTable.ts';
import { inEveryForm } from '../support/voices.ts';

const speak = asPuppet(inEveryForm());
/** Each reply is billed at this much, whatever was said. */
const billing = (tokens: number) =>
  puppets((turn) => ({ text: speak(turn), usage: { input: tokens - 100, output: 100 } }));

const brief = (more: string, type = 'debate') =>
  `type: ${type}\nquestion: Should we cache the index?\nseats: [henry, sage, nova]\n${more}`;

describe('§7 budgets on a host', () => {
  let table: OpenTable;
  afterEach(() => table.close());

  it('says what each protocol may take before anything starts, and starts nothing', async () => {
    table = await openTable({ backends: [billing(1000)] });
    for (const mode of Object.keys(builtInProtocols)) {
      const view = await table.client.request(estimateCouncil, {
        briefText: brief('context: the change\n', mode),
      });
      assert.equal(view.mode, mode);
      assert.ok(view.calls.least >= 5 && view.calls.most >= view.calls.least * 2, mode);
      assert.ok(view.tokens.least > view.calls.least * 500, `${mode} ${JSON.stringify(view)}`);
      assert.deepEqual([view.cost, view.free, view.because], [undefined, true, { code: 'brief' }]);
    }
    await assert.rejects(readdir(join(table.home, 'briefs')));
    await assert.rejects(table.client.request(estimateCouncil, { briefText: 'type: debate\n' }));
  });

  it('the cost is in it where every price is known, from council.yaml or the table', async () => {
    table = await openTable({ backends: [billing(1000)] });
    await writeFile(join(table.home, 'council.yaml'), 'prices:\n  puppet: { input: 1, output: 2 }\n');
    const view = await table.client.request(estimateCouncil, {
      briefText: brief('budget: { cost: 0.001 }\n'),
    });
    const { least, most } = view.cost ?? assert.fail();
    assert.ok(least > 0.001 && most < (view.tokens.most * 2) / 1_000_000);
    assert.deepEqual([view.over, view.limits], [['cost'], { cost: 0.001, minutes: 5 }]);
    assert.match(view.pricesAsOf, /^\d{4}-\d{2}-\d{2}$/);
  });

  it('an Ollama costs nothing, but for what it passes on to its cloud: a limit in money holds with it', async () => {
    table = await openTable({ backends: [{ ...billing(1000), name: 'ollama' }] });
    const seated = (model: string) => {
      const seats = ['henry', 'sage', 'nova'].map(
        (id) => `{ id: ${id}, backend: ollama, model: '${model}' }`,
      );
      return `type: debate\nquestion: Cache it?\nroles: { orchestrator: henry }\nbudget: { cost: 5 }\nseats: [${seats.join(', ')}]\n`;
    };
    const view = await table.client.request(estimateCouncil, { briefText: seated('qwen3:8b') });
    assert.deepEqual([view.free, view.over], [true, []]);
    await assert.rejects(table.client.request(estimateCouncil, { briefText: seated('gpt-oss:120b-cloud') }));
  });

  it('a limit in money with a seat that has no price is refused at its line', async () => {
    table = await openTable({ backends: [billing(1000)] });
    const refused = await table.client.request(convene, { briefText: brief('budget: { cost: 5 }\n') }).then(
      () => undefined,
      (error: unknown) => error as { data?: { problems?: { line: number }[] } },
    );
    assert.equal(refused?.data?.problems?.[0]?.line, 4);
  });

  it('council.yaml gives the limits of a council whose brief sets none', async () => {
    table = await openTable({ backends: [billing(1000)] });
    await writeFile(join(table.home, 'council.yaml'), 'budget: { tokens: 1234 }\n');
    const limits = async (more: string) =>
      (await table.client.request(estimateCouncil, { briefText: brief(more) })).limits;
    assert.deepEqual(await limits(''), { tokens: 1234, minutes: 5 });
    assert.deepEqual(await limits('budget: { tokens: 99999 }\n'), { tokens: 99_999, minutes: 5 });
  });

  it('attended it pauses and says which limit; raised it goes on; resumed without that it pauses again', async () => {
    table = await openTable({ backends: [billing(3000)] });
    const { id } = await table.client.request(convene, { briefText: brief('budget: { tokens: 12000 }\n') });
    const { head } = await watchUntil(table.client, id, hasStatus('paused'));
    assert.equal(head.why?.code, 'budget-tokens');
    assert.deepEqual([head.budget?.tokens.used, head.budget?.tokens.limit], [9000, 12_000]);
    await table.client.request(resumeCouncil, { id });
    await watchUntil(table.client, id, hasStatus('paused'));
    await assert.rejects(
      table.client.request(raiseBudget, { id, tokens: 10_000 }),
      /12000 already: name a higher one/,
    );
    await assert.rejects(table.client.request(raiseBudget, { id }), /which limit/);
    await table.client.request(raiseBudget, { id, tokens: 90_000 });
    const decided = await watchUntil(table.client, id, hasStatus('decision'));
    assert.equal(decided.head.budget?.tokens.limit, 90_000);
  });

  it('attended, a person may have the last word spoken with what there is', async () => {
    table = await openTable({ backends: [billing(3000)] });
    const { id } = await table.client.request(convene, { briefText: brief('budget: { tokens: 12000 }\n') });
    await watchUntil(table.client, id, hasStatus('paused'));
    await table.client.request(synthesiseNow, { id });
    const { head, entries } = await watchUntil(table.client, id, hasStatus('decision'));
    assert.ok(entries.some((entry) => entry.kind === 'turn' && entry.phase === 'SYNTHESIZE'));
    assert.ok((head.budget?.tokens.used ?? 0) <= 12_000);
    assert.deepEqual(
      head.degradations?.map(({ code, phase }) => [code, phase]),
      [
        ['shortened-context', 'CHALLENGE'],
        ['paused', 'CHALLENGE'],
        ['synthesised', 'CHALLENGE'],
      ],
    );
    await assert.rejects(table.client.request(synthesiseNow, { id }), /spoken already/);
  });

  it('ended by its limit it goes on with more, from what was not held, and its archive is written anew', async () => {
    table = await openTable({ backends: [billing(3000)] });
    const briefText = brief('budget: { tokens: 12000 }\n');
    const { id } = await table.client.request(convene, { briefText, attended: false });
    await watchUntil(table.client, id, (head) => isRecorded(head) && head.status === 'over-budget');
    await assert.rejects(table.client.request(raiseBudget, { id, tokens: 12_000 }), /name a higher one/);
    await table.client.request(raiseBudget, { id, tokens: 90_000 });
    const { head } = await watchUntil(
      table.client,
      id,
      (each) => isRecorded(each) && each.status === 'recommended',
    );
    assert.deepEqual(
      head.phases.filter(({ state }) => state === 'done').map(({ phase }) => phase),
      ['COLLECT', 'SYNTHESIZE', 'CHALLENGE', 'SYNTHESIZE'],
    );
    assert.ok(head.degradations?.every(({ raised }) => raised));
    const archive = await readFile(join(table.home, 'conseils', `${id}.md`), 'utf8');
    assert.match(archive, /^status: recommended$/m);
    assert.match(archive, /^## Challenge/m);
  });

  it('ended by its limit it can still be decided: the human has the last word', async () => {
    table = await openTable({ backends: [billing(3000)] });
    const briefText = brief('budget: { tokens: 12000 }\n');
    const { id } = await table.client.request(convene, { briefText, attended: false });
    await watchUntil(table.client, id, (head) => isRecorded(head) && head.status === 'over-budget');
    await table.client.request(decideCouncil, { id, verdict: 'accept' });
    const { head } = await watchUntil(
      table.client,
      id,
      (each) => isRecorded(each) && each.status === 'decided',
    );
    assert.equal(head.decision?.verdict, 'accept');
  });

  it('unattended it synthesises and ends over budget; what was done about it is in the archive', async () => {
    table = await openTable({ backends: [billing(3000)] });
    const briefText = brief('budget: { tokens: 12000 }\n');
    const { id } = await table.client.request(convene, { briefText, attended: false });
    const { head } = await watchUntil(table.client, id, isRecorded);
    assert.deepEqual([head.status, head.why?.code], ['over-budget', 'budget-tokens']);
    assert.ok((head.budget?.tokens.used ?? 0) <= 12_000);
    assert.ok(head.degradations?.some(({ code }) => code === 'synthesised'));
    const archive = await readFile(join(table.home, 'conseils', `${id}.md`), 'utf8');
    assert.match(archive, /over budget/i);
    assert.match(archive, /From Challenge on, earlier replies were shown in extracts/);
    assert.match(archive, /Went to the last phase instead of Challenge/);
  });

  it('a last word that can’t be paid any more is drawn from what was said, and says so', async () => {
    table = await openTable({ backends: [billing(9000)] });
    const briefText = brief('budget: { tokens: 12000 }\n');
    const { id } = await table.client.request(convene, { briefText, attended: false });
    const { head, entries } = await watchUntil(table.client, id, isRecorded);
    const last = entries.findLast((entry) => entry.kind === 'turn');
    assert.deepEqual([head.status, last?.kind === 'turn' && last.model], ['over-budget', 'extract']);
    // Three calls were in flight when the limit was passed, and none began after.
    assert.equal(head.budget?.tokens.used, 27_000);
  });

  const ofSage = (budget: { tokens?: number; cost?: number }) =>
    table.client.request(editIdentity, { id: 'sage', set: { budget } });

  it('§5 the budget of an identity keeps it from being asked; transcript and archive say so, and the council goes on', async () => {
    table = await openTable({ backends: [billing(3000)] });
    await ofSage({ tokens: 4000 });
    const { id } = await table.client.request(convene, { briefText: brief(''), attended: false });
    const { head, entries } = await watchUntil(table.client, id, isRecorded);
    assert.equal(head.status, 'recommended');
    const turns = entries.flatMap((entry) => (entry.kind === 'turn' && entry.seat === 'sage' ? [entry] : []));
    assert.deepEqual(
      turns.map(({ phase, state, absence }) => [phase, state, absence?.code]),
      [
        ['COLLECT', 'replied', undefined],
        ['CHALLENGE', 'absent', 'budget'],
      ],
    );
    const archive = await readFile(join(table.home, 'conseils', `${id}.md`), 'utf8');
    assert.match(archive, /Sage: NO RESPONSE \(its budget is used up\)/);
    assert.match(
      councilWords.fr.absent('Sage', 'budget', 90, 1),
      /Sage est absent\u202f?.*: son budget est épuisé/,
    );
    await assert.rejects(table.client.request(askAgain, { id, seat: 'sage' }), /Sage has used up its budget/);
  });

  it('§5 a budget in money of an identity whose model has no price is refused', async () => {
    table = await openTable({ backends: [billing(3000)] });
    await ofSage({ cost: 1 });
    await assert.rejects(
      table.client.request(convene, { briefText: brief('') }),
      /Sage has a budget in money \(identities\.yaml\), and puppet has no price/,
    );
    await writeFile(join(table.home, 'council.yaml'), 'prices:\n  puppet: { input: 1, output: 2 }\n');
    await table.client.request(convene, { briefText: brief('') });
  });
});
