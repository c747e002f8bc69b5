/** The words of the page follow the table of the interface's texts. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { transcriptWords } from '../../src/rpc/words/pages/transcriptWords.ts';
import { clock, count, listed } from '../../webview-ui/shared/format.ts';

const { en, fr } = transcriptWords;

/** Every text of a table; functions are called with plausible values. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') {
    return [value(2, 4), value('Nova', 'agree', 3)].flatMap((text) =>
      typeof text === 'string' ? [text] : [],
    );
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
}

describe('transcript words', () => {
  const table: [string, string, string, string][] = [
    [en.waitingForYou, 'waiting for you', fr.waitingForYou, 'à vous'],
    [
      en.skipped('all agree'),
      'skipped: all agree',
      fr.skipped('tous d’accord'),
      'sauté\u202f: tous d’accord',
    ],
    [en.withdrawn('Resolve'), 'withdrawn in Resolve', fr.withdrawn('Résolution'), 'retiré en Résolution'],
    [en.acknowledgedBy, 'Acknowledged by', fr.acknowledgedBy, 'Pris en compte par'],
    [en.waitingFor, 'Waiting for', fr.waitingFor, 'En attente de'],
    [en.boxInject, 'Say something to the council…', fr.boxInject, 'Dire quelque chose au conseil…'],
    [en.recipientAll, 'To everyone', fr.recipientAll, 'À tous'],
    [
      en.hintAll,
      'Each seat acknowledges it in its next turn',
      fr.hintAll,
      'Chacun en tient compte à son prochain tour',
    ],
    [en.inject, 'Inject', fr.inject, 'Injecter'],
    [en.pause, 'Pause', fr.pause, 'Suspendre'],
    [en.resume, 'Resume', fr.resume, 'Reprendre'],
    [en.stop, 'Stop', fr.stop, 'Arrêter'],
    [en.skip, 'Skip', fr.skip, 'Passer'],
    [
      en.youDecide,
      'The council recommends. You decide.',
      fr.youDecide,
      'Le conseil recommande. Vous décidez.',
    ],
    [en.accept, 'Accept', fr.accept, 'Accepter'],
    [en.amendMore, 'Amend…', fr.amendMore, 'Amender…'],
    [en.anotherRound, 'Another round', fr.anotherRound, 'Un tour de plus'],
    [en.rejectMore, 'Reject…', fr.rejectMore, 'Rejeter…'],
    [en.recommended, 'Recommended, not decided', fr.recommended, 'Recommandé, non décidé'],
    [en.emptyTitle, 'Nothing on the table', fr.emptyTitle, 'Rien sur la table'],
    [
      en.hostRestarting,
      'The host stopped. Restarting…',
      fr.hostRestarting,
      'L’hôte s’est arrêté. Redémarrage…',
    ],
    [en.hostDown, 'The host does not start', fr.hostDown, 'L’hôte ne démarre pas'],
    [en.newTurns(2), '2 new turns', fr.newTurns(2), '2 nouveaux tours'],
  ];
  for (const [english, wantedEnglish, french, wantedFrench] of table) {
    it(`says “${wantedEnglish}” and «\u202f${wantedFrench}\u202f»`, () => {
      assert.equal(english, wantedEnglish);
      assert.equal(french, wantedFrench);
    });
  }

  it('puts a narrow no-break space before high punctuation in French, and no exclamation mark anywhere', () => {
    for (const text of texts(fr)) {
      assert.doesNotMatch(text, /[^\u202f][:;?!»%](?!\/)/u, text);
      assert.doesNotMatch(text, /«[^\u202f]/u, text);
    }
    for (const text of [...texts(en), ...texts(fr)]) assert.doesNotMatch(text, /!/, text);
  });

  it('writes times, counts and names as people do', () => {
    assert.deepEqual([clock(12_000), clock(161_000), clock(3_723_000)], ['0:12', '2:41', '1:02:03']);
    assert.deepEqual([count(840), count(21_000)], ['840', '21 k']);
    assert.equal(listed(['Henry', 'Sage', 'Nova'], 'fr'), 'Henry, Sage et Nova');
  });
});
