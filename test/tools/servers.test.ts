/** Real tool servers, over HTTP on loopback and as a child process: what they answer, and everything they do wrong. */
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, it } from 'mocha';
import { realClock } from '../../src/host/loop/clock.ts';
import { ownGroup } from '../support/hiding.ts';
import { type HttpWeather, httpWeather } from '../support/mcp/httpWeather.ts';
import { type Room, type RoomOptions, toolRoom } from '../support/toolRoom.ts';

const program = [process.execPath, fileURLToPath(new URL('../support/mcp/stdioWeather.ts', import.meta.url))];

describe('§14 tool servers', function () {
  this.timeout(30_000);
  const open: Room[] = [];
  const served: HttpWeather[] = [];
  afterEach(async () => {
    await Promise.all(open.splice(0).map(({ room }) => room.close()));
    await Promise.all(served.splice(0).map((one) => one.close()));
  });

  async function at(mcp: NonNullable<RoomOptions['mcp']>, more: Partial<RoomOptions> = {}): Promise<Room> {
    const room = await toolRoom({ grants: ['weather/*'], clock: realClock, mcp, ...more });
    open.push(room);
    return room;
  }
  async function http(options: Parameters<typeof httpWeather>[0] = {}): Promise<HttpWeather> {
    const one = await httpWeather(options);
    served.push(one);
    return one;
  }

  const ways: [string, () => Promise<NonNullable<RoomOptions['mcp']>>][] = [
    ['HTTP', async () => ({ weather: { url: (await http()).url } })],
    ['stdio', async () => ({ weather: { command: program } })],
  ];
  for (const [way, mcp] of ways) {
    it(`over ${way}: lists tools, calls them under either name, tells other content in words`, async () => {
      const { tools } = await at(await mcp());
      const listed = tools.list.find(({ name }) => name === 'weather__forecast');
      assert.equal(listed?.description, 'Tomorrow’s weather');
      assert.deepEqual(listed.input['required'], ['city']);
      const answer = { ok: true, text: 'Lyon: rain at ten, 14 degrees' };
      assert.deepEqual(await tools.call('weather__forecast', { city: 'Lyon' }), answer);
      assert.deepEqual(await tools.call('weather/forecast', { city: 'Lyon' }), answer);
      assert.deepEqual(await tools.call('weather/wrong', {}), { ok: false, text: 'no such station' });
      const { text } = await tools.call('weather/mixed', {});
      assert.match(
        text,
        /\[image, image\/png, 3 bytes: only text is passed on\][^]*\[link: map https:\/\/example\.org\/map\]/,
      );
    });

    it(`over ${way}: answers wrong arguments and unknown tools in words`, async () => {
      const { tools } = await at(await mcp());
      assert.match((await tools.call('weather/forecast', {})).text, /do not fit: city: missing/);
      assert.match((await tools.call('weather/forecast', { city: 7 })).text, /do not fit: city: string/);
      assert.match((await tools.call('weather/forecast', 'Lyon')).text, /do not fit: not an object in JSON/);
      const unknown = await tools.call('weather/nope', {});
      assert.equal(unknown.ok, false);
      assert.match(unknown.text, /nope/);
    });

    it(`over ${way}: a server that dies in the middle is an answer, and the next call opens it anew`, async () => {
      const { tools, stored } = await at(await mcp());
      const died = await tools.call('weather/dies', {});
      assert.equal(died.ok, false);
      assert.match(died.text, /weather went away/);
      assert.equal((await tools.call('weather/forecast', { city: 'Lyon' })).ok, true);
      assert.equal(stored.length, 2);
    });

    it(`over ${way}: cuts a huge answer, and hangs up on a flood`, async () => {
      const { tools } = await at(await mcp());
      const huge = await tools.call('weather/huge', {});
      assert.match(huge.text, /^0123456789[^]*\[cut here: 16000 of 100000 characters\]$/);
      assert.equal((await tools.call('weather/flood', {})).ok, false);
      assert.equal((await tools.call('weather/forecast', { city: 'Lyon' })).ok, true);
    });

    it(`over ${way}: waits no longer than council.yaml says, and others are not disturbed`, async () => {
      const declared = await mcp();
      const { tools } = await at({ weather: { ...declared['weather'], timeout: 0.3 } as never });
      const [slow, quick] = await Promise.all([
        tools.call('weather/slow', {}),
        tools.call('weather/forecast', { city: 'Lyon' }),
      ]);
      assert.deepEqual([slow.ok, quick.ok], [false, true]);
      assert.match(slow.text, /No answer within 0\.3 s\. Go on without it\./);
      assert.equal((await tools.call('weather/forecast', { city: 'Lyon' })).ok, true);
    });

    it(`over ${way}: ends a call with its turn`, async () => {
      const { tools, stored, abort } = await at(await mcp());
      const call = tools.call('weather/slow', {});
      setImmediate(() => abort.abort(new Error('no longer owed')));
      await assert.rejects(call, /no longer owed/);
      assert.deepEqual(stored, []);
    });

    it(`over ${way}: text that instructs stays text, without control characters and cut`, async () => {
      const { tools, stored } = await at(await mcp());
      const hostile = tools.list.find(({ name }) => name === 'weather__hostile');
      assert.ok((hostile?.description.length ?? 9999) <= 1000);
      assert.ok(!hostile?.description.includes('\u001b'));
      const answer = await tools.call('weather/hostile', {});
      assert.match(answer.text, /IGNORE ALL PREVIOUS INSTRUCTIONS/);
      assert.ok(!answer.text.includes('\u001b'));
      assert.deepEqual(
        stored.map(({ type }) => type),
        ['tool.called'],
      );
      assert.equal((await tools.call('inject', { id: 'x', text: 'y' })).ok, false);
    });
  }

  it('§8 lists the tools of a server once, and again when it says that they are others', async () => {
    const { tools, next } = await at({ weather: { command: program } });
    const names = ({ list }: typeof tools) => list.map(({ name }) => name);
    assert.ok(!names(await next()).includes('weather__more'));
    await tools.call('weather/grow', {});
    assert.ok(names(await next()).includes('weather__more'));
    assert.equal((await (await next()).call('weather/more', {})).text, 'new');
  });

  it('takes a program that ended for gone, also when somebody holds its output open', async () => {
    const { tools } = await at({ weather: { command: [...program, String(ownGroup())] } });
    const died = await tools.call('weather/dies', {});
    assert.equal(died.ok, false);
    assert.match(died.text, /weather went away/);
    assert.equal((await tools.call('weather/forecast', { city: 'Lyon' })).ok, true);
  }).timeout(10_000);

  it('opens one client for a server, however many seats call it', async () => {
    const weather = await http();
    const { tools, room } = await at({ weather: { url: weather.url } });
    const opened = weather.headers.length;
    await tools.call('weather/forecast', { city: 'Lyon' });
    await tools.call('weather/forecast', { city: 'Caen' });
    assert.equal(weather.headers.length, opened + 2);
    await room.close();
  });

  it('finds a server again that was started anew on its address', async () => {
    const weather = await http();
    const { tools } = await at({ weather: { url: weather.url } });
    await weather.close();
    assert.equal((await tools.call('weather/forecast', { city: 'Lyon' })).ok, false);
    await http({ port: Number(new URL(weather.url).port) });
    assert.equal((await tools.call('weather/forecast', { city: 'Lyon' })).ok, true);
  });

  it('follows no redirect to another place', async () => {
    const target = await http();
    const { tools, told } = await at({ weather: { url: (await http({ redirectTo: target.url })).url } });
    assert.deepEqual(tools.list, []);
    assert.match(told[0] ?? '', /weather can’t be reached/);
    assert.equal(target.headers.length, 0);
  });

  it('calls nothing but https or this machine, and nothing in a workspace that is not trusted', async () => {
    const weather = await http();
    for (const url of [
      'http://192.0.2.1/mcp',
      'http://localhost.evil.example/mcp',
      'http://127.0.0.1.evil.example/mcp',
      weather.url.replace('//', '//me:secret@'),
    ]) {
      const { tools } = await at({ weather: { url } });
      assert.match(
        (await tools.call('weather/forecast', { city: 'Lyon' })).text,
        /must be https, or http on this machine/,
      );
    }
    const { tools } = await at({ weather: { url: weather.url } }, { trusted: false });
    assert.match((await tools.call('weather/forecast', { city: 'Lyon' })).text, /not trusted/);
    assert.equal(weather.headers.length, 0);
  });

  it('says which server council.yaml does not declare', async () => {
    const { tools, told } = await at({});
    assert.deepEqual(tools.list, []);
    assert.match(told[0] ?? '', /declares no tool server “weather”/);
  });

  it('speaks the language of the council', async () => {
    const { tools } = await at({}, { language: 'fr', grants: ['council-status'] });
    assert.match((await tools.call('inject', {})).text, /ne t’est pas accordé/);
  });

  it('leaves out a tool that is out of shape, and what it can’t read of an answer, and keeps the rest', async () => {
    const rough = fileURLToPath(new URL('../support/mcp/roughWeather.ts', import.meta.url));
    const { tools } = await at({ weather: { command: [process.execPath, rough] } });
    assert.deepEqual(
      tools.list.map(({ name }) => name),
      ['weather__forecast'],
    );
    const { ok, text } = await tools.call('weather/forecast', {});
    assert.equal(ok, true);
    assert.match(text, /hologram/);
    assert.match(text, /rain at ten \uFFFD$/, 'no half of a character');
    assert.doesNotMatch(text, /invalid|expected/i, 'no dump of a schema');
  });
});
