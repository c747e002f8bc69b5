/** A seat whose backend is not here is absent in words of its council's language, and holds nobody up. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { keepConversations } from '../../src/host/councils/seatConversations.ts';
import { type Backend, BackendError } from '../../src/host/ports/ports.ts';
import { sampleCouncil } from '../support/sampleCouncil.ts';
import { sampleTurn } from '../support/sampleTurn.ts';

describe('a seat whose backend this host does not have', () => {
  for (const [language, words] of [
    ['en', /^There is no backend “gone”\. Known here: openai\.$/],
    ['fr', /^Aucun backend «\s?gone\s?»\. Connus ici\s?: openai\.$/],
  ] as const)
    it(`fails at once, in words (${language})`, async () => {
      const council = sampleCouncil();
      const seats = council.seats.map((seat) => ({ ...seat, backend: 'gone' }));
      const talks = keepConversations(new Map([['openai', {} as Backend]]));
      const talk = talks.of({ ...council, seats, language }, 'henry');
      await assert.rejects(talk.send(sampleTurn().turn), (error: unknown) => {
        assert.ok(error instanceof BackendError && !error.retry);
        assert.match(error.message, words);
        return true;
      });
      await talks.close();
    });
});
