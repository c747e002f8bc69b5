/** Cycles against another account of the same rules, and the order `speed` against its promise. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { after, describe, it } from 'mocha';
import { agents, playChannels } from '../../support/channelPlay.ts';
import { cycleOracle, type Happening, sameWords } from '../../support/cycleOracle.ts';
import { reportTrial, times } from '../../support/trials.ts';

const seed = 20261116;
const ids = ['ann', 'ben', 'cyd', 'dan', 'eve'];
const some = fc.uniqueArray(fc.constantFrom(...ids), { minLength: 2, maxLength: 5 });
const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Happening>({ act: 'real' }) },
  { weight: 5, arbitrary: fc.constant<Happening>({ act: 'again' }) },
  { weight: 14, arbitrary: fc.constant<Happening>({ act: 'pass' }) },
  { weight: 3, arbitrary: fc.constant<Happening>({ act: 'wait' }) },
  { weight: 5, arbitrary: fc.constant<Happening>({ act: 'silence' }) },
  { weight: 2, arbitrary: fc.constantFrom<Happening>({ act: 'say' }, { act: 'post' }) },
  { weight: 2, arbitrary: fc.constantFrom(...ids).map((to): Happening => ({ act: 'say', to })) },
  { weight: 2, arbitrary: some.map((members): Happening => ({ act: 'members', members })) },
);
const life = fc.record({
  members: some,
  seed: fc.integer(),
  happenings: fc.array(happening, { minLength: 50, maxLength: 150, size: 'max' }),
});
const guards = { turnsWithoutHuman: 100_000, turnsAnHour: 100_000 };

/** A pass comes in any dress. */
const passes = ['TURN_PASS', '**TURN_PASS**.', '<think>Hm.</think>`TURN_PASS`', 'Nothing to add. TURN_PASS'];
const words = (act: 'real' | 'again' | 'pass' | 'wait', nth: number): string =>
  ({ real: `words ${nth}`, again: sameWords, pass: passes[nth % 4] ?? '', wait: `words ${nth}\nTURN_WAIT` })[
    act
  ];

function live(
  { members, seed: dice, happenings }: typeof life extends fc.Arbitrary<infer T> ? T : never,
  order: 'round-robin' | 'shuffle',
) {
  const declared = { id: 'c', mode: 'chat', order, guards } as const;
  const play = playChannels({ ...declared, members }, agents(...ids), dice);
  const oracle = cycleOracle(members, order === 'shuffle');
  for (const each of happenings) {
    const isAsked = play.floor() !== undefined;
    if (each.act === 'say') play.say(each.to === undefined ? 'well?' : `well, @${each.to}?`);
    else if (each.act === 'post') play.post('stranger', 'news');
    else if (each.act === 'members') play.declare([{ ...declared, members: each.members }]);
    else if (!isAsked) continue;
    else if (each.act === 'silence') play.timeOut();
    else play.reply(words(each.act, play.records.length));
    oracle.take(each, play.channel());
    oracle.agrees(play.channel());
  }
  return { events: play.records.length, ...oracle.counts };
}

describe('§6 cycles, against another account of the rules', () => {
  const seen = { events: 0, cycles: 0, dormancies: 0, alone: 0, repeated: 0 };
  after(() =>
    reportTrial({
      id: 'C2',
      what: 'drawn cycles against an oracle',
      count: seen.events,
      seed,
      result: `${seen.cycles} cycles, ${seen.dormancies} dormancies, ${seen.alone} times one able speaker, ${seen.repeated} repetitions, all as the rules say`,
    }),
  );

  for (const order of ['round-robin', 'shuffle'] as const)
    it(`${order}: everyone in the list once a cycle, no repeat across the boundary, dormant exactly when the rule says`, () => {
      fc.assert(
        fc.property(life, (drawn) => {
          const found = live(drawn, order);
          for (const key of ['events', 'cycles', 'dormancies', 'alone', 'repeated'] as const)
            seen[key] += found[key];
        }),
        { numRuns: times(120, 800), seed },
      );
    }).timeout(120_000);

  it('speed gives turns in proportion to speed within 1 %', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 10, max: 100 }), { minLength: 2, maxLength: 5 }), (speeds) => {
        const known = agents(...ids).map((each, at) => ({ ...each, speed: speeds[at] ?? 10 }));
        const members = ids.slice(0, speeds.length);
        const play = playChannels({ id: 'c', mode: 'chat', order: 'speed', members, guards }, known);
        play.say('go');
        const spoke = new Map<string, number>();
        const sum = speeds.reduce((all, each) => all + each, 0);
        const all = Math.ceil((400 * sum) / Math.min(...speeds));
        for (let turn = 0; turn < all; turn += 1) {
          const who = play.floor() ?? '';
          spoke.set(who, (spoke.get(who) ?? 0) + 1);
          play.reply(`words ${turn}`);
          if (turn % 1000 === 0) play.say('go on');
          play.wait(31_000);
        }
        speeds.forEach((speed, at) => {
          const share = (spoke.get(ids[at] ?? '') ?? 0) / all;
          assert.ok(Math.abs(share / (speed / sum) - 1) < 0.01, `${speed} of ${sum} had ${share}`);
        });
      }),
      { numRuns: times(4, 60), seed },
    );
  }).timeout(120_000);
});
