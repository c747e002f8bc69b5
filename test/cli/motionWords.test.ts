/** What a council votes on is said in the design's words, in both languages, wherever it is said. */
import assert from 'node:assert/strict';
import {
  type MotionWords,
  motionWords,
  moveEnds,
  objectOf,
  standOn,
} from '../../src/rpc/words/council/motionWords.ts';

const drawn: [(w: MotionWords) => string, string, string][] = [
  [(w) => w.proposalsMade(4), '4 proposals', '4 propositions'],
  [(w) => w.back(3, 4, 'B'), '3 of 4 back B', '3 sur 4 pour B'],
  [(w) => w.proposalsBlind(4), '4 proposals, blind', '4 propositions, à l’aveugle'],
  [
    (w) => [w.answeredOf(4, 4), w.eachItsOwn, w.blockingPoints(1)].join(', '),
    '4 of 4 answered, each backs its own, 1 blocking point',
    '4 réponses sur 4, chacun pour la sienne, 1 point bloquant',
  ],
  [(w) => w.motionAmong(4, 'B'), '4, B is the motion', '4, B est la motion'],
  [
    (w) => w.amendedByAuthor('rollback rehearsed on staging first'),
    'amended by its author: “rollback rehearsed on staging first”',
    'amendée par son auteur : « rollback rehearsed on staging first »',
  ],
  [
    (w) => w.schulze('B'),
    'Schulze order: B beats each other answer. – is one’s own answer, not counted.',
    'Ordre de Schulze : B bat chaque autre réponse. – : sa propre réponse, non comptée.',
  ],
  [(w) => w.votedOn(4, 4), '4 of 4 voted on the motion', '4 votes sur 4 sur la motion'],
  [(w) => w.movedFor({ from: 'A', to: 'B' }), 'Moved from A to B:', 'Passe de A à B :'],
  [
    (w) => w.movedUnexplained({ from: 'D', to: 'B' }),
    'Moved from D to B without a reason.',
    'Passe de D à B sans raison.',
  ],
  [
    (w) => w.movedWithMajority({ from: 'D', to: 'B' }),
    'Moved from D to B; the reason only names a majority.',
    'Passe de D à B ; la raison ne nomme qu’une majorité.',
  ],
  [(w) => w.needs, 'To agree, needs:', 'Pour être d’accord :'],
  [(w) => w.pointsLine(5, 3, 0), '5, 3 open, nothing blocks', '5, 3 ouverts, rien ne bloque'],
  [
    (w) =>
      `${w.fromTo('Blaise', 'Nova')} · ${w.standing('kept', w === motionWords.en ? 'Resolve' : 'Résolution', 'Blaise')}`,
    'Blaise → Nova · kept in Resolve',
    'Blaise → Nova · maintenu en Résolution',
  ],
  [
    (w) => `${w.fromTo('Sage', w.everyone)} · ${w.standing('answered', '', 'Nova')}`,
    'Sage → everyone · answered, not closed',
    'Sage → tous · répondu, pas clos',
  ],
  [
    (w) => `${w.fromTo('Henry', 'Nova')} · ${w.standing('waived', '', 'Papa')}`,
    'Henry → Nova · waived by Papa',
    'Henry → Nova · levé par Papa',
  ],
  [(w) => w.backs('C', 3), 'backs C, confidence 3/5', 'pour C, confiance 3/5'],
  [(w) => w.backIt(3), '3 back it', '3 pour'],
  [(w) => w.against(1, ['C']), '1 against, for C', '1 contre, pour C'],
  [(w) => w.openOf(3, 5), '3 open of 5', '3 ouverts sur 5'],
  [
    (w) => [w.back(3, 4, 'B'), w.pointsOpen(3), w.nothingBlocks].join(', '),
    '3 of 4 back B, 3 points open, nothing blocks',
    '3 sur 4 pour B, 3 points ouverts, rien ne bloque',
  ],
  [(w) => w.backsAmended('B'), 'Backs B, amended:', 'Pour B, amendée :'],
  [
    (w) => w.notConverged(3),
    'Not converged: all agree, on 3 different answers',
    'Pas de convergence : tous d’accord, sur 3 réponses différentes',
  ],
  [
    (w) => w.putBecause('B', 'ranking'),
    'B is put to the vote: first in the peers’ ranking.',
    'B est mise aux voix : première au classement des pairs.',
  ],
  [
    (w) => w.tie(['B', 'D'], 'B', 'backers'),
    'B and D tie in the ranking; B has more backers',
    'B et D à égalité au classement ; B a plus de soutiens',
  ],
  [
    (w) => w.tie(['B', 'D'], 'D', 'ranking', 'backers'),
    'B and D have as many backers; D is first in the ranking',
    'B et D ont autant de soutiens ; D est première au classement',
  ],
  [
    (w) => w.putBecause('A', 'backers'),
    'A is put to the vote: no other has more backers.',
    'A est mise aux voix : aucune n’a plus de soutiens.',
  ],
  [(w) => standOn({ vote: 'disagree', letter: 'B' }, 'B', w), 'against B', 'contre B'],
  [(w) => w.back(3, 4, objectOf({ by: 'person' }, w)), '3 of 4 back the motion', '3 sur 4 pour la motion'],
  [(w) => `${w.back(3, 4, 'B')} · ${w.open(3)}`, '3 of 4 back B · 3 open', '3 sur 4 pour B · 3 ouverts'],
  [
    (w) => [w.answeredOf(4, 4), w.pointsMade(5)].join(', '),
    '4 of 4 answered, 5 points made',
    '4 réponses sur 4, 5 points posés',
  ],
  [(w) => w.pointsPut(5), '5 points put to their seats', '5 points soumis à leurs sièges'],
  [(w) => w.kind('finding', 'major'), 'Finding, major', 'Constat, majeur'],
  [
    (w) => w.happened('kept', 'Blaise', 'promised, not run'),
    'Blaise keeps it: “promised, not run”',
    'Blaise le maintient : « promised, not run »',
  ],
  [
    (w) => w.happened('answered', 'Nova', 'p99 above 8 ms stops it'),
    'Nova answers: p99 above 8 ms stops it',
    'Nova répond : p99 above 8 ms stops it',
  ],
  [
    (w) => w.happened('unmentioned', 'Sage', undefined),
    'Sage does not mention it: stays open',
    'Sage n’en parle pas : reste ouvert',
  ],
  [
    (w) => w.decided('amend', 'Papa'),
    'Accepted by Papa, with an amendment',
    'Acceptée par Papa, avec un amendement',
  ],
  [
    (w) => w.departsFrom({ back: 3, of: 4, letter: 'B' }, 'Maman', 'D'),
    'The council backs B, 3 of 4. Maman recommends D. Why:',
    'Le conseil est pour B, 3 sur 4. Maman recommande D. Raison :',
  ],
  [
    (w) => w.drawnWhy(['Maman', 'Nova']),
    'Maman, then Nova, could not be reached. Tally, points and minority are the council’s own words.',
    'Maman, puis Nova, injoignables. Décompte, points et minorité sont les mots du conseil.',
  ],
  [(w) => w.isStatus('P1', 'withdrawn'), 'P1 is withdrawn', 'P1 est retiré'],
  [(w) => w.beats(5, 6), 'beats 5 of 6', 'bat 5 sur 6'],
];

/** As French is printed: a narrow no-break space where the table here has a plain one. */
const printed = (text: string): string =>
  text
    .replace(/ ([:;?!»])/g, '\u202f$1')
    .replace(/« /g, '«\u202f')
    .replace(/(\d) (ms)/g, '$1\u202f$2');

describe('the words of motion and points', () => {
  for (const [say, en, fr] of drawn) {
    it(`says “${en}”, in French too`, () => {
      assert.equal(say(motionWords.en), en);
      assert.equal(say(motionWords.fr), printed(fr));
    });
  }

  it('counts one as one', () => {
    const { en, fr } = motionWords;
    assert.equal(en.back(1, 4, 'B'), '1 of 4 backs B');
    assert.equal(en.proposalsMade(1), '1 proposal');
    assert.equal(fr.open(1), '1 ouvert');
    assert.equal(fr.pointsOpen(0), '0 point ouvert');
    assert.equal(fr.answeredOf(1, 4), '1 réponse sur 4');
  });

  it('names a move by letters where the backing moved, and by votes where only the vote did', () => {
    const letters = { from: { vote: 'disagree', letter: 'A' }, to: { vote: 'agree', letter: 'B' } } as const;
    const vote = { from: { vote: 'agree', letter: 'B' }, to: { vote: 'disagree', letter: 'B' } } as const;
    assert.deepEqual(moveEnds(letters, motionWords.en), { from: 'A', to: 'B' });
    assert.deepEqual(moveEnds(vote, motionWords.en), { from: 'agree', to: 'disagree' });
  });
});
