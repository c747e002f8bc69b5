/** What goes wrong with a seat is told in the language of its council, whatever the host speaks. */
import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'mocha';
import { BackendError } from '../../src/host/ports/ports.ts';
import type { Peer, Subject } from '../contracts/subject.ts';
import { acp } from '../contracts/subjects/acp.ts';
import { editor } from '../contracts/subjects/editor.ts';
import { openclaw } from '../contracts/subjects/openclaw.ts';
import { openclawSimple } from '../contracts/subjects/openclawSimple.ts';
import { providers } from '../contracts/subjects/providers.ts';
import { sampleTurn } from '../support/sampleTurn.ts';

const subjects: readonly Subject[] = [...providers, openclaw, openclawSimple, acp, editor];

describe('§7 what goes wrong in a French council of an English host', () => {
  let peer: Peer;
  afterEach(() => peer.close());

  const told = async (language: 'en' | 'fr'): Promise<string> => {
    const { turn } = sampleTurn(peer.seat);
    const scene = { ...turn.scene, language };
    return await peer.backend
      .open('c', peer.seat)
      .send({ ...turn, scene })
      .then(
        () => assert.fail('a reply was given'),
        (error: unknown) => {
          assert.ok(error instanceof BackendError, String(error));
          return error.message;
        },
      );
  };

  for (const subject of subjects)
    it(`${subject.name}: told in French, and in English in an English one`, async () => {
      peer = await subject.meet('fails');
      assert.match(await told('fr'), /a échoué|s’est arrêté/);
      assert.match(await told('en'), / failed| ended/);
    });

  it('a provider without a key says so in French', async () => {
    const [first] = providers;
    peer = await (first ?? assert.fail()).meet('refuses the key');
    assert.match(await told('fr'), /n’a pas accepté la clé/);
  });
});
