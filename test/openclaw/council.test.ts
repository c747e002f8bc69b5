/** A whole council of OpenClaw agents over one gateway. */
import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'mocha';
import { replyFor } from '../support/modelReplies.ts';
import { backendAt } from '../support/openclaw/backendAt.ts';
import { councilOfTwo } from '../support/openclaw/council.ts';
import { formAsked } from '../support/openclaw/formAsked.ts';
import { type Gateway, startGateway } from '../support/openclaw/gateway.ts';

describe('§8 OpenClaw: a council of two agents', () => {
  let gateway: Gateway;
  afterEach(() => gateway.close());

  it('ends well, each in one session that hears every message once, and the archive names who answered', async () => {
    gateway = await startGateway({
      plan: ({ agentId, message }) => ({
        text: replyFor({ form: formAsked(message), seat: agentId, vote: 'agree', length: 600 }),
      }),
    });
    const { view, archive } = await councilOfTwo(backendAt({ url: gateway.url }));
    assert.equal(view.head.status, 'recommended');
    assert.match(archive, /openclaw\/main \(bench\)/);
    assert.match(archive, /openclaw\/nova \(bench\)/);
    assert.deepEqual(
      gateway
        .sessionKeys()
        .map((key) => key.split(':')[1])
        .sort(),
      ['main', 'main', 'nova'],
    );
    for (const key of gateway.sessionKeys()) {
      const heard = gateway.heardIn(key);
      assert.equal(new Set(heard.filter((each) => each.startsWith('user'))).size, heard.length / 2);
      assert.ok(!heard.some((each) => /your session was opened again/.test(each)));
    }
    assert.equal(gateway.admitted(), 1);
  });
});
