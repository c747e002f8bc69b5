/** Any form can be asked in any scene, as a protocol of one's own may do: there is always a reply, and it is in its form. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { builtInProtocols } from '../../src/core/councils/protocols/builtIn.ts';
import { read } from '../../src/core/forms/read.ts';
import { formNames } from '../../src/core/forms/reading.ts';
import type { Language } from '../../src/core/ids.ts';
import { rehearse } from '../../src/host/models/rehearsal/speak.ts';
import { play } from '../support/play.ts';
import { crowd, sentences } from '../support/rehearsalReader.ts';
import { convened, saidIn } from '../support/rehearsed.ts';

const odd = [
  '???',
  'Which database should we use for the archive, given that we run two stores today?',
  'Faut-il migrer vers Postgres ou garder Redis ?',
];

describe('rehearsal in any scene', function () {
  this.timeout(60_000);

  it('§8 whatever form is asked for, at whatever table and after whatever was said, the reply is in that form', () => {
    let asked = 0;
    for (const [at, type] of Object.keys(builtInProtocols).entries())
      for (const language of ['en', 'fr'] as Language[]) {
        const seats = crowd([2, 3, 11][at % 3] ?? 2, at);
        const table = play(
          convened(odd[at % odd.length] ?? '', { language, seed: at, gated: true, seats, brief: { type } }),
        );
        table.run(rehearse);
        const step = Math.max(1, Math.floor(table.scenes.length / 10));
        for (const scene of table.scenes.filter((_, index) => index % step === 0))
          for (const form of formNames) {
            const text = rehearse({ ...scene, form });
            const { problems } = read(form, text, { named: scene.table, self: scene.seat.id });
            assert.deepEqual(problems, [], `${form} in ${type} ${scene.phase.id}:\n${text}`);
            asked += 1;
          }
      }
    assert.ok(asked > 1000, `${asked} replies`);
  });

  it('§7 an owner and a judge who do not vote write and judge all the same, in sentences of their own', () => {
    for (const type of Object.keys(builtInProtocols))
      for (const seed of [2, 6, 17]) {
        const start = convened('Should we create a weather bot?', {
          language: 'en',
          seed,
          gated: true,
          brief: { type },
        });
        const council = play({ ...start, owner: 'maman', qa: 'maman' }).run(rehearse);
        assert.equal(council.status, 'decision', type);
        const owner = new Map<string, string>();
        for (const { seat, text } of saidIn(council))
          for (const sentence of sentences(text)) {
            assert.equal(owner.get(sentence) ?? seat, seat, `${type} ${seed}: ${sentence}`);
            owner.set(sentence, seat);
          }
      }
  });
});
