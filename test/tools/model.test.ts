/** A real model's wire and a real tool server: the seat is offered what it is granted, calls it, and answers with it. */
import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'mocha';
import { type CallingModel, callingModel } from '../support/mcp/callingModel.ts';
import { type HttpWeather, httpWeather } from '../support/mcp/httpWeather.ts';
import { callsOf, saidBy, type Tooled, tooled } from '../support/tooled.ts';

describe('§8 tools of a model', function () {
  this.timeout(30_000);
  let table: Tooled | undefined;
  let weather: HttpWeather | undefined;
  let model: CallingModel | undefined;
  afterEach(async () => {
    await table?.close();
    await weather?.close();
    await model?.close();
  });

  it('calls a tool over its own wire and answers with what it was told', async () => {
    weather = await httpWeather();
    model = await callingModel({ city: 'Lyon' });
    table = await tooled({}, { backends: [], defaultBackend: 'openai-compatible' });
    await table.weatherAt(
      weather.url,
      `providers:\n  openai-compatible: { baseUrl: '${model.url}', model: caller }\n`,
    );
    await table.grant('henry', 'weather/forecast');
    const view = await table.hold();
    assert.match(saidBy(view, 'henry'), /The tool says: Lyon: rain at ten/);
    assert.equal(callsOf(view, 'henry')[0]?.tool, 'weather/forecast');
    assert.match(saidBy(view, 'sage'), /The tool says: nothing/);
    assert.deepEqual([...new Set(model.offered.flat())], ['weather__forecast']);
  });

  it('is told behind its question which of its tools are not there, and nobody else is', async () => {
    model = await callingModel({ city: 'Lyon' });
    table = await tooled({}, { backends: [], defaultBackend: 'openai-compatible' });
    await table.weatherAt(
      'http://127.0.0.1:9/mcp',
      `providers:\n  openai-compatible: { baseUrl: '${model.url}', model: caller }\n`,
    );
    await table.grant('henry', 'weather/forecast');
    await table.hold();
    const told = model.asked.filter((text) =>
      text.endsWith('\n\nAbout your tools in this turn:\n- The tool server weather can’t be reached now.'),
    );
    assert.ok(told.length > 0 && told.length < model.asked.length, `${told.length} of ${model.asked.length}`);
  });
});
