/** One debate from its words: what is objected gets its number, is put to the seats, and closes or stays by what they say. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { openPoints } from '../../../src/core/councils/voting/ledger.ts';
import { motionOf } from '../../../src/core/councils/voting/motion.ts';
import { named, noted, story } from '../../support/ledgers.ts';
import { play, type Voice } from '../../support/play.ts';
import { held } from '../../support/playReadings.ts';

/** Nova's proposal by its letter, whatever the dice gave it. */
const letterOf = (seat: string, proposals: readonly { letter: string; seat?: string }[] = []): string =>
  proposals.find((each) => each.seat === seat)?.letter ?? '?';

type Words = Record<string, Record<string, string>>;

const english: Words = {
  CHALLENGE: {
    henry: `- **Backs**: NOVA
- **Amendment**: keep the old index for a week
- **Vote**: nuance
- **Stance**: amend
- **Contests**: @nova: the switch was never tested
**Response**: It may do.
**Blocking issues:**
- nobody can flush it at night — settled by: a drill with the night shift
**Confidence**: 3
**Recommendation:** wait`,
    sage: `- **Backs**: NOVA
- **Vote**: agree
**Response**: Yes.
**Blocking issues:**
- we have not measured anything — settled by: a week of numbers
**Confidence**: 4`,
    nova: '- **Backs**: my own\n- **Vote**: agree\n**Response**: Mine.\n**Blocking issues:** none\n**Confidence**: 5',
  },
  RESOLVE: {
    henry: `I heard the drill.

P1: kept — promised, not run
P2: withdrawn — the drill was held yesterday
P4: withdrawn
- **Vote**: agree
- **What changed my mind**: Nova's drill
**Blocking issues:** none
**Confidence**: 4`,
    sage: `> P1: withdrawn

P9: withdrawn
- **Vote**: agree
**Blocking issues:** none
**Confidence**: 4`,
    nova: `P1: answered — it ran last night
P3: accepted — a week costs nothing
P4: withdrawn
- **Vote**: agree
**Blocking issues:** none
**Confidence**: 5`,
  },
};

const french: Words = {
  CHALLENGE: {
    henry: `- **Soutient** : NOVA
- **Amendement** : garder l’ancien index une semaine
- **Vote** : nuance
- **Position** : amende
- **Conteste** : @nova : l’interrupteur n’a jamais été essayé
**Réponse** : Peut-être.
**Points bloquants :**
- personne ne peut le vider la nuit — réglé par : un exercice
**Confiance** : 3
**Recommandation :** attendre`,
    sage: `- **Soutient** : NOVA
- **Vote** : d’accord
**Réponse** : Oui.
**Points bloquants :**
- rien n’a été mesuré — réglé par : une semaine de chiffres
**Confiance** : 4`,
    nova: '- **Soutient** : la mienne\n- **Vote** : d’accord\n**Réponse** : La mienne.\n**Points bloquants :** aucun\n**Confiance** : 5',
  },
  RESOLVE: {
    henry: `J’ai entendu.

P1 : maintenu — promis, pas fait
P2 : retiré — l’exercice a eu lieu hier
P4 : retiré
- **Vote** : d’accord
- **Ce qui m’a fait changer d’avis** : l’exercice de Nova
**Points bloquants :** aucun
**Confiance** : 4`,
    sage: `> P1 : retiré

P9 : retiré
- **Vote** : d’accord
**Points bloquants :** aucun
**Confiance** : 4`,
    nova: `P1 : répondu — essayé cette nuit
P3 : accepté — une semaine ne coûte rien
P4 : retiré
- **Vote** : d’accord
**Points bloquants :** aucun
**Confiance** : 5`,
  },
};

function told(words: Words, language: 'en' | 'fr') {
  const start = held('debate', { language });
  const voice: Voice = ({ form, phase, seat, proposals }) => {
    if (form === 'position')
      return language === 'en'
        ? `I think so.\n\n**Proposal:** ${seat.name} would cache it.\n\n**What would change my mind:** a number.`
        : `Je le pense.\n\n**Proposition :** ${seat.name} le mettrait en cache.\n\n**Ce qui me ferait changer d’avis :** un chiffre.`;
    if (form === 'synthesis') return '## Answer\nDo it.\n\nFollows the motion: yes';
    return (words[phase.id]?.[seat.id] ?? '').replace('NOVA', letterOf('nova', proposals));
  };
  const game = play(start);
  const council = game.run(voice);
  return { council, game };
}

for (const [language, words] of [
  ['en', english],
  ['fr', french],
] as const)
  describe(`§2 a ledger from its words, in ${language}`, () => {
    const { council, game } = told(words, language);

    it('numbers what is objected in Challenge, with what would settle it', () => {
      assert.deepEqual(
        council.points?.map(({ id, by, kind, to }) => [id, by, kind, to]),
        [
          ['P1', 'henry', 'contest', 'nova'],
          ['P2', 'henry', 'blocking', undefined],
          ['P3', 'henry', 'amendment', 'nova'],
          ['P4', 'sage', 'blocking', undefined],
        ],
      );
      assert.match(named(council, 'P2').settles ?? '', /drill|exercice/);
    });

    it('puts them to the seats of Resolve', () => {
      const scene = game.scenes.find(({ phase }) => phase.id === 'RESOLVE');
      assert.deepEqual(
        scene?.points?.map(({ id }) => id),
        ['P1', 'P2', 'P3', 'P4'],
      );
    });

    it('closes what its author or its addressee may close, and nothing else', () => {
      const moves = (id: string) => story(named(council, id)).replace(/ “[^”]*”/g, '');
      assert.equal(moves('P1'), 'henry made, nova answered, henry kept');
      assert.equal(moves('P2'), 'henry made, henry withdrawn');
      assert.equal(moves('P3'), 'henry made, nova accepted');
      assert.equal(moves('P4'), 'sage made, sage unmentioned');
      assert.deepEqual(
        openPoints(council).map(({ id }) => id),
        ['P1', 'P4'],
      );
    });

    it('the accepted amendment stands with the motion; all agree, and it does not converge while a point blocks', () => {
      assert.deepEqual(
        motionOf(council)?.accepted?.map(({ by, point }) => [by, point]),
        [['henry', 'P3']],
      );
      const resolve = council.runs.find((run) => run.phase === 'RESOLVE');
      assert.deepEqual([resolve?.converged, resolve?.why?.code], [false, 'blocking-open']);
    });

    it('notes what was not theirs to say, and hears nothing that is quoted', () => {
      const at = council.runs.findIndex((run) => run.phase === 'RESOLVE');
      const upTo = { ...council, runs: council.runs.slice(0, at + 1) };
      assert.deepEqual(noted(upTo, 'nova'), ['point-not-theirs P4']);
      assert.deepEqual(noted(upTo, 'henry'), ['point-not-theirs P4']);
      assert.deepEqual(noted(upTo, 'sage'), ['point-unknown P9']);
    });
  });
