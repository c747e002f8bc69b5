/** Tools at a real table: a seat that is granted one uses its answer, everyone else reads why not, and all is on record. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, it } from 'mocha';
import { allowChecks, estimateCouncil } from '../../src/rpc/messages/estimateMessages.ts';
import { noticed } from '../../src/rpc/messages/messages.ts';
import { type HttpWeather, httpWeather } from '../support/mcp/httpWeather.ts';
import { callsOf, saidBy, type Tooled, tooled } from '../support/tooled.ts';

const forecast = { tool: 'weather/forecast', input: { city: 'Lyon' } };
const stdio = fileURLToPath(new URL('../support/mcp/stdioWeather.ts', import.meta.url));

describe('§8 tools at the table', function () {
  this.timeout(30_000);
  let table: Tooled | undefined;
  let weather: HttpWeather | undefined;
  afterEach(async () => {
    await table?.close();
    await weather?.close();
    [table, weather] = [undefined, undefined];
  });

  it('lets a granted seat call a tool of a server over HTTP and use its answer', async () => {
    weather = await httpWeather();
    table = await tooled({
      phases: { COLLECT: { henry: { calls: [forecast], say: 'I asked: {{tool:1}}.' } } },
    });
    await table.weatherAt(weather.url);
    await table.grant('henry', 'weather/*');
    const view = await table.hold();
    assert.match(saidBy(view, 'henry'), /I asked: Lyon: rain at ten/);
    const [use] = callsOf(view, 'henry');
    assert.deepEqual(
      { ...use, ms: 0 },
      {
        tool: 'weather/forecast',
        input: '{"city":"Lyon"}',
        ok: true,
        output: 'Lyon: rain at ten, 14 degrees',
        ms: 0,
      },
    );
    assert.deepEqual(weather.asked, ['Lyon']);
    assert.ok(weather.headers.every((one) => one['authorization'] === undefined));
  });

  it('calls no address that nobody has seen and allowed, and asks again for another', async () => {
    weather = await httpWeather();
    table = await tooled({
      phases: { COLLECT: { henry: { calls: [forecast], say: 'It said: {{tool:1}}' } } },
    });
    await table.settings(`mcp:\n  weather: { url: '${weather.url}' }\n`);
    await table.grant('henry', 'weather/*');
    const before = await table.hold();
    assert.match(saidBy(before, 'henry'), /weather was not called: nobody has allowed its address here yet/);
    assert.deepEqual(weather.headers, [], 'not one request');
    const question = { question: 'Do we sow tomorrow?', seats: ['henry', 'sage'] };
    const { checks } = await table.client.request(estimateCouncil, question);
    assert.deepEqual(
      checks.map(({ name, command, allowed }) => [name, command, allowed]),
      [['mcp/weather', weather.url, false]],
    );
    await table.weatherAt(weather.url);
    assert.match(saidBy(await table.hold(), 'henry'), /Lyon: rain at ten/);
    const asked = weather.headers.length;
    await table.settings(`mcp:\n  weather: { url: '${weather.url}/elsewhere' }\n`);
    assert.match(saidBy(await table.hold(), 'henry'), /nobody has allowed/);
    assert.equal(weather.headers.length, asked);
  });

  it('keeps every call in the journal, the archive and the log', async () => {
    weather = await httpWeather();
    table = await tooled({ phases: { COLLECT: { henry: { calls: [forecast], say: 'Yes.' } } } });
    await table.weatherAt(weather.url);
    await table.grant('henry', 'weather/forecast');
    const { head } = await table.hold();
    const archive = readFileSync(join(table.home, 'conseils', `${head.id}.md`), 'utf8');
    assert.match(archive, /🔧 weather\/forecast → ok/);
    assert.match(archive, /rain at ten/);
    const log = readFileSync(join(table.home, 'memory/shared/councils', `council-${head.id}.json`), 'utf8');
    assert.match(log, /"tool": ?"weather\/forecast"/);
    const folder = join(table.home, '.state/journal');
    const journal = readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('');
    assert.equal(journal.split('"tool.called"').length - 1, 1);
  });

  it('answers a call outside the grant with words that say what may be called', async () => {
    weather = await httpWeather();
    table = await tooled({
      phases: { COLLECT: { henry: { calls: [{ tool: 'weather/slow', input: {} }], say: '{{tool:1}}' } } },
    });
    await table.weatherAt(weather.url);
    await table.grant('henry', 'weather/forecast');
    const view = await table.hold();
    assert.match(
      saidBy(view, 'henry'),
      /weather\/slow is not granted to you\. You may call: weather\/forecast/,
    );
    assert.equal(callsOf(view, 'henry')[0]?.ok, false);
  });

  it('offers nothing at all to a seat without a grant', async () => {
    table = await tooled({
      phases: { COLLECT: { '*': { calls: [forecast], say: 'Proposal: {{tool:1}}' } } },
    });
    const view = await table.hold();
    assert.equal(saidBy(view, 'sage'), 'Proposal: no tools');
    assert.deepEqual(callsOf(view, 'sage'), []);
  });

  it('refuses the ninth call of a turn, and keeps no more than that of a runaway', async () => {
    weather = await httpWeather();
    table = await tooled({
      phases: {
        COLLECT: {
          henry: { calls: [{ ...forecast, times: 40 }], say: '{{tool:8}} / {{tool:9}} / {{tool:40}}' },
        },
      },
    });
    await table.weatherAt(weather.url);
    await table.grant('henry', 'weather/*');
    const view = await table.hold();
    assert.match(
      saidBy(view, 'henry'),
      /rain at ten.* \/ Refused: 8 calls a turn.*Answer now.* \/ Refused: 8/,
    );
    const uses = callsOf(view, 'henry');
    assert.deepEqual(
      uses.map(({ ok }) => ok),
      [...Array<boolean>(8).fill(true), false],
    );
    assert.equal(weather.asked.length, 8);
  });

  it('§14 starts a server over stdio only once its command was seen and allowed', async () => {
    table = await tooled(
      { phases: { COLLECT: { henry: { calls: [forecast], say: '{{tool:1}}' } } } },
      { workspace: process.cwd() },
    );
    await table.settings(`mcp:\n  weather: { command: ${JSON.stringify([process.execPath, stdio])} }\n`);
    await table.grant('henry', 'weather/*');
    const told: string[] = [];
    table.client.on(noticed, ({ message }) => void told.push(message));
    const before = await table.hold();
    assert.match(saidBy(before, 'henry'), /nobody has allowed/);
    assert.ok(
      told.some((message) => /weather.*nobody has allowed/.test(message)),
      told.join('\n'),
    );
    const question = { question: 'Do we sow tomorrow?', seats: ['henry', 'sage'] };
    const rehearsed = await table.client.request(estimateCouncil, { ...question, backend: 'rehearsal' });
    assert.deepEqual(rehearsed.checks, []);
    const { checks } = await table.client.request(estimateCouncil, question);
    assert.deepEqual(
      checks.map(({ name, allowed }) => [name, allowed]),
      [['mcp/weather', false]],
    );
    assert.ok(checks[0]?.command.includes('stdioWeather.ts'));
    await table.client.request(allowChecks, {
      checks: checks.map(({ name, command }) => ({ name, command })),
    });
    const after = await table.hold();
    assert.match(saidBy(after, 'henry'), /Lyon: rain at ten/);
  });

  it('§14 goes on without a server that is not there, and says so', async () => {
    table = await tooled({ phases: { COLLECT: { henry: { calls: [forecast], say: '{{tool:1}}' } } } });
    await table.weatherAt('http://127.0.0.1:9/mcp');
    await table.grant('henry', 'weather/forecast');
    const told: string[] = [];
    table.client.on(noticed, ({ message }) => void told.push(message));
    const view = await table.hold();
    assert.match(saidBy(view, 'henry'), /weather can’t be reached/);
    assert.equal(
      told.filter((message) => /weather can’t be reached/.test(message)).length,
      1,
      told.join('\n'),
    );
  });
});
