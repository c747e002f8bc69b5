/** Names: what a grant covers, and what models are offered under names that every provider takes. */
import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'mocha';
import { granting, isGranted, offeredNames, serversIn } from '../../src/host/tools/grants.ts';

const server = fc.stringMatching(/^[a-z0-9][a-z0-9_-]{0,40}$/);
const tool = fc.stringMatching(/^[A-Za-z0-9_.-]{1,64}$/);

describe('grants of tools', () => {
  it('covers a tool by its name, a server by a star, and nothing that only begins alike', () => {
    assert.ok(isGranted(['weather/forecast'], 'weather/forecast'));
    assert.ok(isGranted(['weather/*'], 'weather/forecast'));
    assert.ok(!isGranted(['weather/*'], 'weather2/forecast'));
    assert.ok(!isGranted(['weather/forecast'], 'weather/forecasts'));
    assert.ok(!isGranted(['read-archive'], 'weather/read-archive'));
    assert.ok(!isGranted([], 'inject'));
    assert.deepEqual(serversIn(['inject', 'weather/*', 'weather/forecast', 'maps/find']), [
      'weather',
      'maps',
    ]);
  });

  it('of two grants only what both cover is left', () => {
    assert.deepEqual(granting(['inject', 'weather/*'], ['weather/now', 'read-archive']), ['weather/now']);
    assert.deepEqual(granting(['weather/now', 'inject'], ['weather/*', 'inject']), ['weather/now', 'inject']);
    assert.deepEqual(granting(['weather/*'], ['weatherman/*']), []);
  });

  it('offers every tool under a name of its own that every provider takes, and finds it again', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.tuple(server, tool), { selector: ([a, b]) => `${a}/${b}` }), (pairs) => {
        const tools = pairs.map(([a, b]) => `${a}/${b}`);
        const names = offeredNames(tools);
        assert.deepEqual([...names.values()], tools);
        for (const name of names.keys()) assert.match(name, /^[a-zA-Z0-9_-]{1,64}$/);
      }),
    );
  });

  it('keeps apart what would be written alike', () => {
    const names = offeredNames(['a/b__c', 'a__b/c', 'x/y.z', 'x/y_z']);
    assert.equal(names.size, 4);
    assert.equal(names.get('a__b__c'), 'a/b__c');
    assert.equal(offeredNames(['weather/forecast']).get('weather__forecast'), 'weather/forecast');
  });
});
