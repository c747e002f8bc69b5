/** The councils that once said what was not so: each as it happened, from the replies to what is said of them. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Council } from '../../../src/core/councils/council.ts';
import { metricsOf } from '../../../src/core/councils/measures/metrics.ts';
import { motionOf } from '../../../src/core/councils/voting/motion.ts';
import { letterOf, proposalOf } from '../../../src/core/councils/voting/proposals.ts';
import { hasVote, supportOf } from '../../../src/core/councils/voting/support.ts';
import type { Scene } from '../../../src/core/prompts/seatScene.ts';
import { play, type Voice } from '../../support/play.ts';
import { four, stamped } from '../../support/stampedCouncils.ts';
import { type Choice, choosing } from '../../support/votingVoices.ts';

const proposals: Record<string, string> = {
  henry: 'stay on VMs',
  sage: 'postpone',
  nova: 'Kubernetes now',
  blaise: 'Nomad',
};
const mine = (scene: Scene): string =>
  scene.proposals?.find(({ seat }) => seat === scene.seat.id)?.letter ?? '';
const letterFor = (scene: Scene, seat: string): string =>
  scene.proposals?.find((each) => each.seat === seat)?.letter ?? '';

/** Each proposes its own; the rest as a test says. */
const table = (choose: (scene: Scene) => Choice | null | undefined = () => ({})): Voice =>
  choosing((scene) => {
    const said = choose(scene);
    return said && { proposal: proposals[scene.seat.id] ?? '', ...said };
  });
const runOf = (council: Council, phase: string) =>
  council.runs.findLast((run) => run.phase === phase && !run.skipped);
const phases = (council: Council) => council.runs.filter((run) => !run.skipped).map(({ phase }) => phase);
const synthesis = (council: Council) => {
  const turn = council.runs.at(-1)?.turns[0];
  assert.equal(turn?.reading?.form, 'synthesis');
  return { turn, text: turn?.text ?? '', reading: turn?.reading };
};

/** Everyone ranks Nova's answer first, then its own. */
const novaFirst = (scene: Scene): Choice => {
  const others = ['nova', 'sage', 'henry', 'blaise'].map((seat) => letterFor(scene, seat));
  return { backs: mine(scene), ranking: others.join(' > ') };
};

describe('Deliberation §1 four seats, each agreeing on its own answer', () => {
  const eachItsOwn = table((scene) => (scene.form === 'challenge' ? { backs: mine(scene) } : {}));

  it('have not converged: all agree, on 4 different answers', () => {
    const council = play(stamped()).run(eachItsOwn);
    const run = runOf(council, 'CHALLENGE');
    assert.equal(run?.converged, false);
    assert.deepEqual(run?.why, { code: 'different-answers', count: 4, of: 4 });
    assert.ok(phases(council).includes('RESOLVE'));
  });

  it('are never called a strong consensus, with two rounds either', () => {
    const council = play(stamped(four, 'debate', 2)).run(eachItsOwn);
    const support = supportOf(council);
    assert.equal(support?.verdict, 'none');
    assert.equal(support?.back, 1);
    assert.equal(metricsOf(council).converged, false);
    assert.equal(metricsOf(council).roundsToConsensus, undefined);
  });

  it('vote on one motion in RESOLVE, in the same words for all: the winner of their rankings', () => {
    const game = play(stamped());
    const council = game.run(table((scene) => (scene.form === 'challenge' ? novaFirst(scene) : {})));
    const put = runOf(council, 'RESOLVE')?.motion;
    assert.equal(put?.text, 'Kubernetes now');
    assert.equal(put?.by, 'ranking');
    const shown = game.scenes.filter(({ form }) => form === 'final').map(({ motion }) => motion?.text);
    assert.deepEqual(
      shown,
      four.map(() => 'Kubernetes now'),
    );
    assert.deepEqual(
      [supportOf(council)?.back, supportOf(council)?.of, supportOf(council)?.verdict],
      [4, 4, 'strong'],
    );
  });

  it('three who then agree without a reason are flagged, and one who names the majority', () => {
    const council = play(stamped()).run(
      table((scene) => {
        if (scene.form === 'challenge') return novaFirst(scene);
        if (scene.form !== 'final') return {};
        if (scene.seat.id === 'sage') return { changedMind: 'the majority backs it' };
        return scene.seat.id === 'henry' ? { changedMind: '@nova: the restore was tested twice' } : {};
      }),
    );
    const flags = Object.fromEntries(
      (runOf(council, 'RESOLVE')?.turns ?? []).map(({ seat, flags: told }) => [
        seat,
        (told ?? []).map(({ code }) => code).filter((code) => code.startsWith('moved')),
      ]),
    );
    assert.deepEqual(flags, {
      henry: [],
      sage: ['moved-with-majority'],
      nova: [],
      blaise: ['moved-unexplained'],
    });
  });

  it('in a council that began under an earlier release, mean what they meant then', () => {
    const { votesOn: _votesOn, ...before } = stamped();
    const council = play(before).run(eachItsOwn);
    assert.equal(runOf(council, 'CHALLENGE')?.converged, true);
    assert.equal(council.proposals, undefined);
  });
});

describe('Deliberation §1 converged', () => {
  const all = (more: (scene: Scene) => Choice | null = () => ({})) =>
    play(stamped()).run(
      table((scene) =>
        scene.form === 'challenge' ? more(scene) && { backs: letterFor(scene, 'nova'), ...more(scene) } : {},
      ),
    );
  it('is when everyone backs the same, agrees, and nobody blocks: straight to the synthesis', () => {
    const council = all();
    assert.equal(runOf(council, 'CHALLENGE')?.converged, true);
    assert.deepEqual(phases(council), ['COLLECT', 'CHALLENGE', 'SYNTHESIZE']);
    assert.equal(motionOf(council)?.by, 'all-back-it');
    assert.equal(supportOf(council)?.verdict, 'strong');
  });
  for (const [title, choice, why] of [
    ['not with one nuance', { vote: 'nuance' }, { code: 'someone-disagrees', count: 3, of: 4 }],
    ['not with a blocking issue', { blocking: ['no way back'] }, { code: 'blocking-open', count: 1 }],
    [
      'not when one does not say what they back',
      { backs: 'whatever suits you' },
      { code: 'not-said', count: 1, of: 4 },
    ],
    ['not when one does not say what blocks', { blocking: null }, { code: 'not-said', count: 1, of: 4 }],
    ['not when one backs two', { backs: 'A and B' }, { code: 'not-said', count: 1, of: 4 }],
    ['not when one backs a letter that is not there', { backs: 'Q' }, { code: 'not-said', count: 1, of: 4 }],
  ] as [string, Choice, object][])
    it(title, () => {
      const run = runOf(
        all((scene) => (scene.seat.id === 'sage' ? choice : {})),
        'CHALLENGE',
      );
      assert.equal(run?.converged, false);
      assert.deepEqual(run?.why, why);
    });
});

describe('Deliberation §1 rounds', () => {
  it('with maxRounds 1 there is no vote and no consensus, and nothing says there is', () => {
    const council = play(stamped(four, 'debate', 1)).run(table());
    assert.equal(hasVote(council), false);
    assert.equal(motionOf(council), undefined);
    assert.equal(metricsOf(council).converged, false);
    assert.ok(council.runs.every((run) => run.converged === undefined && run.consensus === undefined));
  });

  it('with maxRounds 2 CHALLENGE decides by backing', () => {
    const council = play(stamped(four, 'debate', 2)).run(
      table((scene) => {
        if (scene.form !== 'challenge') return {};
        const backs = letterFor(scene, scene.seat.id === 'sage' ? 'sage' : 'henry');
        return { backs, ranking: [letterFor(scene, 'nova'), backs].join(' > ') };
      }),
    );
    assert.equal(motionOf(council)?.text, 'stay on VMs');
    assert.equal(motionOf(council)?.by, 'backers');
    assert.equal(supportOf(council)?.back, 3);
    assert.equal(supportOf(council)?.verdict, 'none');
  });
});

describe('Deliberation §1 nobody could write the synthesis', () => {
  const silent = (choose: (scene: Scene) => Choice): Voice =>
    table((scene) => (scene.form === 'synthesis' ? null : choose(scene)));

  it('the extract recommends the motion with its tally, says first that no model wrote it, and never the loser’s proposal', () => {
    const council = play(stamped()).run(
      silent((scene) => {
        if (scene.form === 'challenge') return novaFirst(scene);
        return scene.form === 'final' && scene.seat.id === 'henry'
          ? { vote: 'disagree', words: 'VMs are enough.' }
          : {};
      }),
    );
    const { turn, text, reading } = synthesis(council);
    assert.equal(turn?.model, 'extract');
    assert.equal(reading?.form === 'synthesis' && reading.recommendation, 'Kubernetes now');
    assert.match(text.split('\n')[0] ?? '', /^No model wrote this/);
    const answer = text.slice(text.indexOf('## Answer'), text.indexOf('## Positions'));
    assert.match(answer, /Kubernetes now/);
    assert.match(answer, new RegExp(`3 of 4 back ${letterOf(council, 'nova')}\\.`));
    assert.doesNotMatch(answer, /stay on VMs|postpone|Nomad/);
    assert.deepEqual(reading?.form === 'synthesis' && reading.minority, [
      { seat: 'henry', text: 'VMs are enough.' },
    ]);
    assert.deepEqual(reading?.form === 'synthesis' && reading.follows, { motion: true });
  });

  it('who writes an empty one, or only repeats the form, has written none: the next is asked, then it is drawn', () => {
    for (const nothing of [
      '',
      '## Answer\n[the whole answer, as long as the question needs: steps, code, a table; what to do comes first; headings inside it with ###]\n\n**Follows the motion:** yes',
    ]) {
      const voice = table((scene) => (scene.form === 'challenge' ? novaFirst(scene) : {}));
      const council = play(stamped()).run((scene, ref) =>
        scene.form === 'synthesis' ? nothing : voice(scene, ref),
      );
      const { turn, text } = synthesis(council);
      assert.equal(turn?.model, 'extract', nothing);
      assert.match(text, /^No model wrote this/);
      const asked = council.runs.filter((run) => run.phase === 'SYNTHESIZE').flatMap((run) => run.turns);
      assert.ok(asked.length > 1);
      assert.equal(asked[0]?.absence?.detail, 'its synthesis holds no answer');
    }
  });

  it('with the author’s own amendment and what the author accepted', () => {
    const council = play({ ...stamped(), language: 'fr' }).run(
      silent((scene) => {
        if (scene.form === 'challenge')
          return {
            ...novaFirst(scene),
            ...(scene.seat.id === 'nova' ? { amendment: 'après une répétition' } : {}),
          };
        return {};
      }),
    );
    const { text } = synthesis(council);
    assert.match(text.split('\n')[0] ?? '', /^Aucun modèle n’a écrit ceci/);
    assert.match(text, /Kubernetes now\nAmendée par son auteur : après une répétition/);
  });

  it('without a motion it recommends nothing and lists the positions', () => {
    const council = play(stamped(four, 'debate', 1)).run(silent(() => ({})));
    const { text, reading } = synthesis(council);
    assert.equal(reading?.form === 'synthesis' && reading.recommendation, undefined);
    assert.equal(reading?.form === 'synthesis' && reading.follows, undefined);
    assert.match(text.split('\n')[0] ?? '', /^No model wrote this, and nothing was put to the vote/);
    for (const [seat, proposal] of Object.entries(proposals))
      assert.ok(text.includes(`- ${letterOf(council, seat)}, @${seat}: ${proposal}`), proposal);
    assert.doesNotMatch(text, /## Answer/);
  });

  it('a work that not even half approved is recommended by nobody', () => {
    const prd = stamped(four, 'prd', 1);
    const form = 'review' as const;
    const protocol = {
      ...prd.protocol,
      phases: prd.protocol.phases.map((phase) => (phase.id === 'REVIEW' ? { ...phase, form } : phase)),
    };
    const reviewed = (verdict: string) =>
      synthesis(
        play({ ...prd, protocol, owner: 'nova', reviewers: ['henry', 'sage', 'blaise'] }).run(
          silent((scene) => ({ verdict: scene.seat.id === 'henry' ? 'approve' : verdict })),
        ),
      );
    const blocked = reviewed('block').reading;
    assert.equal(blocked?.form === 'synthesis' && blocked.recommendation, undefined);
    const approved = reviewed('approve').reading;
    assert.equal(approved?.form === 'synthesis' && typeof approved.recommendation, 'string');
  });
});

describe('Deliberation §1 the advocate', () => {
  const advised = (advocate: boolean | string | undefined) => {
    const council = stamped();
    return { ...council, brief: { ...council.brief, ...(advocate === undefined ? {} : { advocate }) } };
  };
  const agreeing = table((scene) => (scene.form === 'challenge' ? { backs: letterFor(scene, 'nova') } : {}));

  it('speaks once when CHALLENGE converges, and everyone is asked in RESOLVE whether they keep their vote', () => {
    const game = play(advised('sage'));
    const council = game.run(agreeing);
    assert.deepEqual(phases(council), ['COLLECT', 'CHALLENGE', 'ADVOCATE', 'RESOLVE', 'SYNTHESIZE']);
    assert.deepEqual(
      runOf(council, 'ADVOCATE')?.turns.map(({ seat }) => seat),
      ['sage'],
    );
    assert.equal(runOf(council, 'RESOLVE')?.motion?.text, 'Kubernetes now');
    const case_ = game.scenes
      .filter(({ form }) => form === 'final')
      .map(({ others }) => others.map(({ phase }) => phase));
    assert.ok(case_.some((seen) => seen.includes('ADVOCATE')));
  });

  it('does not when it did not converge: RESOLVE is held anyway', () => {
    const council = play(advised(true)).run(
      table((scene) => (scene.form === 'challenge' ? novaFirst(scene) : {})),
    );
    assert.deepEqual(phases(council), ['COLLECT', 'CHALLENGE', 'RESOLVE', 'SYNTHESIZE']);
    assert.equal(council.runs.find(({ phase }) => phase === 'ADVOCATE')?.skipped?.code, 'different-answers');
  });

  it('is off by default: it is no phase of the council, and all that agree go straight to the synthesis', () => {
    const council = play(advised(undefined)).run(agreeing);
    assert.ok(council.runs.every(({ phase }) => phase !== 'ADVOCATE'));
    assert.deepEqual(phases(council), ['COLLECT', 'CHALLENGE', 'SYNTHESIZE']);
  });

  it('who fails takes nothing from the rest: everyone is asked all the same', () => {
    const council = play(advised('sage')).run((scene, ref) =>
      scene.form === 'advocate' ? null : agreeing(scene, ref),
    );
    assert.deepEqual(phases(council), ['COLLECT', 'CHALLENGE', 'ADVOCATE', 'RESOLVE', 'SYNTHESIZE']);
  });
});

describe('Deliberation §7 another round', () => {
  const asked = (text: string | undefined) => {
    const game = play(stamped());
    const voice = table((scene) => (scene.form === 'challenge' ? novaFirst(scene) : {}));
    const first = game.run(voice);
    const sage = letterOf(first, 'sage') ?? '';
    game.tell({
      type: 'person.decided',
      council: first.id,
      by: 'papa',
      verdict: 'another-round',
      ...(text === undefined ? {} : { text: text.replace('?', sage) }),
    });
    const council = game.run(voice);
    return { council, motion: motionOf(council), sage };
  };

  it('keeps the motion', () => {
    assert.equal(asked(undefined).motion?.text, 'Kubernetes now');
    assert.equal(asked('Look at the cost again.').motion?.text, 'Kubernetes now');
  });
  it('votes on the one that the person puts by its letter', () => {
    for (const words of ['Put ? to the vote.', 'motion: ?', 'Mettez la ? aux voix']) {
      const { motion, sage, council } = asked(words);
      assert.deepEqual([motion?.letter, motion?.by], [sage, 'person'], words);
      assert.equal(motion?.text, proposalOf(council, sage)?.text);
    }
  });
  it('or in their own words', () => {
    const { motion, council } = asked('Motion: stay on VMs until March');
    assert.deepEqual(motion, { text: 'stay on VMs until March', by: 'person' });
    assert.equal(supportOf(council)?.motion.text, 'stay on VMs until March');
  });
});

describe('Deliberation §1 a round table', () => {
  it('casts its ballots on the position that the stances favour, and counts support on it alone', () => {
    const game = play(stamped(['henry', 'sage', 'nova'], 'roundtable', 2));
    const council = game.run(
      choosing((scene) => ({
        proposal: proposals[scene.seat.id] ?? '',
        stance: scene.seat.id === 'sage' ? 'partial' : 'agree',
        vote: scene.seat.id === 'sage' ? 'nuance' : 'agree',
        changedMind: 'the restore took nine minutes',
      })),
    );
    const vote = runOf(council, 'VOTE');
    assert.equal(vote?.motion?.by, 'stances');
    assert.equal(vote?.motion?.text, runOf(council, 'DELIBERATE')?.motion?.text);
    assert.deepEqual(
      game.scenes.filter(({ form }) => form === 'ballot').map(({ motion }) => motion?.text),
      ['henry', 'sage', 'nova'].map(() => vote?.motion?.text),
    );
    assert.deepEqual([supportOf(council)?.back, supportOf(council)?.verdict], [2, 'soft']);
    assert.equal(metricsOf(council).converged, false);
  });
});

describe('Deliberation §1 an analysis', () => {
  it('puts the options of its frame to the seats by letter, and decides by their backing', () => {
    const council = play(stamped(four, 'analysis')).run(
      choosing((scene) => ({
        options: ['VMs', 'Nomad', 'Kubernetes'],
        scores: { VMs: 4, Nomad: 2, Kubernetes: scene.seat.id === 'nova' ? 5 : 3 },
        backs: scene.seat.id === 'nova' ? 'C' : 'A',
        ranking: 'A > C > B',
      })),
    );
    assert.deepEqual(
      council.proposals?.map(({ letter, text }) => `${letter} ${text}`),
      ['A VMs', 'B Nomad', 'C Kubernetes'],
    );
    assert.deepEqual(
      [motionOf(council)?.text, motionOf(council)?.by, supportOf(council)?.back],
      ['VMs', 'backers', 3],
    );
    assert.deepEqual(runOf(council, 'CHALLENGE')?.why, { code: 'different-answers', count: 2, of: 4 });
  });
});
