/** What a vote is about, as seats are shown and asked it; and that nothing a prompt shows can come back as an answer. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Council } from '../../src/core/councils/council.ts';
import type { Motion } from '../../src/core/councils/motion.ts';
import { builtInProtocols } from '../../src/core/councils/protocols/builtIn.ts';
import { mergedMatrix } from '../../src/core/councils/voting/mergedMatrix.ts';
import { type Asking, formAsk } from '../../src/core/forms/asks/asks.ts';
import { read } from '../../src/core/forms/read.ts';
import { formNames, type MatrixRow } from '../../src/core/forms/reading.ts';
import type { Language } from '../../src/core/ids.ts';
import { compose } from '../../src/core/prompts/compose.ts';
import { sceneOf } from '../../src/core/prompts/visibleToSeat.ts';
import { play, type Voice } from '../support/play.ts';
import { type AskedPrompt, prompted, storyCouncil, storyVoice } from '../support/promptStories.ts';

const languages = ['en', 'fr'] as const;

const story = (
  protocol: string,
  language: Language,
  change: (council: Council) => Council = (same) => same,
) => prompted(change(storyCouncil(protocol, language)), (game) => storyVoice(game, language)).asked;

const textOf = ({ prompt }: AskedPrompt): string => prompt.messages.at(-1)?.text ?? '';

const inPhase = (asked: AskedPrompt[], phase: string): AskedPrompt[] =>
  asked.filter((one) => one.phase === phase);

describe('§1 prompts say what a vote is about', () => {
  it('CHALLENGE shows all proposals by letter in one list, before the replies, with names', () => {
    for (const language of languages)
      for (const one of inPhase(story('debate', language), 'CHALLENGE')) {
        const text = textOf(one);
        const colon = language === 'fr' ? ' :' : ':';
        const rows = [...text.matchAll(/^([A-C]) \((Henry|Sage|Nova)\)(?: :|:) .+$/gm)];
        assert.deepEqual(
          rows.map(([, letter]) => letter),
          ['A', 'B', 'C'],
        );
        assert.deepEqual(rows.map(([, , name]) => name).toSorted(), ['Henry', 'Nova', 'Sage']);
        const own = one.scene.proposals?.find(({ seat }) => seat === one.seat)?.letter;
        assert.ok(
          text.includes(language === 'fr' ? `(la tienne est ${own})${colon}` : `(yours is ${own})${colon}`),
        );
        assert.ok(text.indexOf('C (') < text.search(/<<<fence-\w+ (?:Henry|Sage|Nova) \(@/));
      }
  });

  it('in an anonymous council a proposal has its letter and no name', () => {
    const asked = prompted(storyCouncil('debate', 'en', true), (game) => storyVoice(game, 'en')).asked;
    for (const phase of ['CHALLENGE', 'RESOLVE', 'SYNTHESIZE'])
      for (const one of inPhase(asked, phase)) {
        assert.doesNotMatch(textOf(one), /Henry|Sage|Nova|@henry|@sage|@nova/);
        if (phase === 'CHALLENGE') assert.match(textOf(one), /^A: .+\nB: .+\nC: .+$/m);
        if (phase === 'RESOLVE')
          assert.match(textOf(one), /^Motion: «Build the smallest bot .+» \([ABC]\)$/m);
      }
  });

  it('in an anonymous analysis no letter is both a seat and an option', () => {
    const asked = prompted(storyCouncil('analysis', 'en', true), (game) => storyVoice(game, 'en')).asked;
    const [one] = inPhase(asked, 'CHALLENGE');
    assert.ok(one);
    const options = (one.scene.proposals ?? []).map(({ letter }) => letter);
    const seats = one.scene.table.map(({ name }) => name);
    assert.equal(options.length, 2);
    assert.deepEqual(
      options.filter((letter) => seats.includes(letter)),
      [],
    );
  });

  it('RESOLVE prints the motion in the same words for all, the open points by id, and asks of each who may speak of it', () => {
    for (const language of languages) {
      const asked = inPhase(story('debate', language), 'RESOLVE');
      const motions = asked.map((one) => /^Motion.*$/m.exec(textOf(one))?.[0]);
      assert.equal(asked.length, 3);
      assert.equal(new Set(motions).size, 1);
      assert.match(
        motions[0] ?? '',
        language === 'fr'
          ? /^Motion : « Faire le plus petit bot en deux soirs\. » \([ABC], Nova\)$/
          : /^Motion: «Build the smallest bot in two evenings\.» \([ABC], Nova\)$/,
      );
      for (const one of asked) {
        const form = textOf(one).slice(textOf(one).lastIndexOf('\n---\n'));
        const points = one.scene.points ?? [];
        assert.ok(points.length >= 3);
        for (const { id, by, to, kind } of points) {
          assert.match(textOf(one), new RegExp(`^${id} \\(`, 'm'));
          const line = new RegExp(`^${id}(?: :|:) (.+) — \\[`, 'm').exec(form)?.[1];
          const words = {
            en: ['withdrawn | kept', 'accepted | declined', 'answered'],
            fr: ['retiré | maintenu', 'accepté | décliné', 'répondu'],
          }[language];
          const mine =
            by === one.seat ? words[0] : to === one.seat ? words[kind === 'amendment' ? 1 : 2] : undefined;
          assert.equal(line, mine, `${one.seat} ${id}`);
        }
      }
    }
  });

  it('whoever writes the last word is given motion, tally, ranking and ledger; whoever votes is not shown who is ahead', () => {
    const asked = story('debate', 'en');
    const [last] = inPhase(asked, 'SYNTHESIZE');
    assert.ok(last);
    const text = textOf(last);
    for (const words of [
      /^Motion: «Build the smallest bot/m,
      /^2 of 3 back the motion: no consensus\.$/m,
      /^- Sage: disagree/m,
      /^The order of the peers’ rankings: [ABC] > [ABC] > [ABC]$/m,
      /^Points still open, by id:$/m,
      /^Points that are closed:$/m,
      /\*\*Follows the motion:\*\* yes \| no/,
    ])
      assert.match(text, words);
    for (const one of inPhase(asked, 'RESOLVE'))
      assert.doesNotMatch(textOf(one), /peers’ rankings|back the motion:/);
  });

  it('a motion in a person’s own words is set apart as theirs; a proposal that a person puts stays a seat’s', () => {
    const { game } = prompted(storyCouncil('debate', 'en'), (each) => storyVoice(each, 'en'));
    const council = game.council();
    const run = council.runs.findIndex((each) => each.phase === 'RESOLVE');
    const scene = sceneOf(council, run, 'sage');
    assert.ok(scene);
    const shown = (motion: Motion) => compose(council, run, { ...scene, motion }).messages.at(-1)?.text ?? '';
    assert.ok(
      shown({ text: 'Ask the users first.', by: 'person' }).includes(
        '[[[fence-sage\nMotion: «Ask the users first.»\nfence-sage]]]',
      ),
    );
    assert.ok(
      shown({ letter: 'B', seat: 'nova', text: 'Build it.', by: 'person' }).includes(
        '<<<fence-sage\nMotion: «Build it.» (B, Nova)\nfence-sage>>>',
      ),
    );
  });

  it('a council of an earlier release that goes on is asked in the new words, without letters, motion or ids', () => {
    const { votesOn: _votesOn, ...before } = storyCouncil('debate', 'en');
    const voice: Voice = ({ form, seat }) =>
      form === 'position'
        ? `${seat.name}.`
        : form === 'synthesis'
          ? '## Recommendation\nDo it.'
          : `- **Vote**: ${seat.id === 'sage' ? 'disagree' : 'agree'}\n**Blocking issues:** none`;
    const { asked } = prompted(before, () => voice);
    assert.deepEqual(
      [...new Set(asked.map(({ phase }) => phase))],
      ['COLLECT', 'CHALLENGE', 'RESOLVE', 'SYNTHESIZE'],
    );
    for (const one of asked) {
      assert.doesNotMatch(textOf(one), /Backs|Ranking|Motion|the motion|P1/);
      assert.match(one.prompt.system, /What you are worth here is your own judgement/);
    }
  });

  it('every phase that judges asks for each acceptance criterion by its name', () => {
    for (const protocol of Object.keys(builtInProtocols))
      for (const language of languages) {
        const two = (council: Council): Council => ({
          ...council,
          brief: { ...council.brief, acceptance: ['a first step', 'a price'] },
        });
        const judged = new Set(['challenge', 'final', 'review', 'qa', 'ballot']);
        for (const one of story(protocol, language, two).filter(
          ({ scene }) => judged.has(scene.form) && scene.repair === undefined,
        )) {
          const form = textOf(one).slice(textOf(one).lastIndexOf('\n---\n'));
          for (const name of ['C1', 'C2']) {
            assert.match(
              form,
              new RegExp(`^${name} ?: (?:met|rempli) \\| `, 'm'),
              `${protocol} ${one.phase}`,
            );
            assert.match(one.prompt.system, new RegExp(`^  - ${name} ?: `, 'm'));
          }
        }
      }
  });
});

describe('§7 what a prompt shows is nobody’s answer', () => {
  const asking: Asking = {
    towards: ['sage', 'nova'],
    reviews: false,
    hasDocument: true,
    hasReplies: true,
    wantsPlaces: true,
    mode: 'debate',
    criteria: 2,
    letters: { all: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split(''), own: 'A', areOptions: false },
    motion: { isDocument: false },
    points: { own: ['P1'], amendments: ['P2'], toAnswer: ['P3'], toJudge: ['P4'], rest: ['P5'] },
  };
  const context = {
    named: [
      { id: 'henry', name: 'Henry' },
      { id: 'sage', name: 'Sage' },
      { id: 'gardener', name: 'Gardener' },
      { id: 'jardinier', name: 'Jardinier' },
    ],
    self: 'henry',
    votesOn: 'motion' as const,
    proposals: (asking.letters?.all ?? []).map((letter) => ({ letter })),
    points: ['P1', 'P2', 'P3', 'P4', 'P5'],
    criteria: 2,
    hasMotion: true,
  };
  const dress: ((line: string) => string)[] = [
    (line) => line,
    (line) => `  ${line}  `,
    (line) => line.replaceAll('*', ''),
    (line) => line.toUpperCase(),
  ];

  for (const form of formNames)
    for (const language of languages)
      it(`${form} in ${language}: the example, repeated without its marks of quotation, says nothing`, () => {
        const lines = formAsk(language, form, asking)
          .split('\n')
          .filter((line) => line.startsWith('> '));
        for (const worn of dress) {
          const echo = lines.map((line) => worn(line.slice(2))).join('\n');
          assert.deepEqual(read(form, echo, context), withoutLabels(form, echo));
        }
      });

  /** The label of a list, with nothing below it, stays of the echo: it must read as if nothing stood there. */
  const withoutLabels = (form: (typeof formNames)[number], echo: string) => {
    const label =
      /^\W*(?:(?:blocking issues|points bloquants|findings|constats|what is good|ce qui est bien) ?:|[\p{L} ]+)\W*$/iu;
    return read(
      form,
      echo
        .split('\n')
        .filter((line) => label.test(line))
        .join('\n'),
      context,
    );
  };
});

describe('§4 a page that is longer than one', () => {
  const page = (words: number) =>
    `## TL;DR\nShort.\n\n${'word '.repeat(words)}\n\n## Actions\n- @henry: do it`;
  const published = (second: string | null) => {
    const start = storyCouncil('synthesis', 'en');
    const game = play(start);
    const voice = storyVoice(game, 'en');
    const asked: string[] = [];
    game.run((scene, ref) => {
      if (scene.form !== 'page') return voice(scene, ref);
      asked.push(compose(game.council(), ref.run, scene).messages.at(-1)?.text ?? '');
      return scene.repair === undefined ? page(600) : second;
    });
    const run = game.council().runs.findLastIndex((each) => each.phase === 'PUBLISH');
    return { asked, council: game.council(), run, turn: game.council().runs[run]?.turns[0] };
  };

  it('is asked for once more, whole, and the shorter one is published in its place', () => {
    const { asked, turn, council, run } = published(page(300));
    assert.equal(asked.length, 2);
    assert.match(asked[1] ?? '', /^Your page has 607 words; one page has 500 at most\./);
    assert.equal(turn?.text, page(300));
    assert.ok(turn?.reading?.form === 'page' && turn.reading.words === 307);
    assert.deepEqual(turn.reading.problems, []);
    const scene = sceneOf(council, run, 'nova');
    assert.ok(scene);
    const { messages } = compose(council, run, scene);
    assert.equal(messages.at(-2)?.text, page(600));
  });

  it('still too long, the shorter of the two is published and says so; an excuse or a longer one is not taken', () => {
    assert.equal(published(page(550)).turn?.text, page(550));
    assert.ok(published(page(550)).turn?.reading?.problems.some(({ code }) => code === 'over-a-page'));
    for (const second of [page(700), 'I can’t make it shorter.', '', null]) {
      const { turn } = published(second);
      assert.equal(turn?.text, page(600), String(second));
      assert.ok(turn?.reading?.problems.some(({ code }) => code === 'over-a-page'));
    }
  });
});

describe('§4 tables of options', () => {
  const row = (option: string, score: number): MatrixRow => ({
    option,
    pros: '',
    cons: '',
    cost: '',
    risks: '',
    score,
  });
  const scored = (stamped: boolean): Council => {
    const council = storyCouncil('analysis', 'en');
    const rows: Record<string, MatrixRow[]> = {
      henry: [row('Now', 4), row('Later', 2)],
      sage: [row('**A. Now**', 2), row('B — Later', 5), row('Never', 5)],
      nova: [row('Now — in two evenings', 3), row('later (in spring)', 3)],
    };
    const turns = Object.entries(rows).map(([seat, each]) => ({
      seat,
      state: 'replied' as const,
      attempt: 1 as const,
      deadlineAt: 0,
      text: '',
      reading: { form: 'matrix' as const, rows: each, problems: [] },
    }));
    const { votesOn: _votesOn, ...before } = council;
    return {
      ...(stamped ? council : before),
      proposals: [
        { letter: 'A', text: 'Now' },
        { letter: 'B', text: 'Later' },
      ],
      runs: [{ phase: 'EVALUATE', round: 1, startedAt: 1, endedAt: 2, turns, injections: 0 }],
    };
  };

  it('rows are merged under the names of the frame, and what it does not name stands apart, last', () => {
    assert.deepEqual(
      mergedMatrix(scored(true)).map(({ option, score, apart, by }) => [
        option,
        score,
        apart ?? false,
        by.length,
      ]),
      [
        ['Now', 3, false, 3],
        ['Later', 3, false, 3],
        ['Never', 5, true, 1],
      ],
    );
  });

  it('a council of an earlier release merges as it did', () => {
    assert.deepEqual(
      mergedMatrix(scored(false)).map(({ option, apart }) => [option, apart]),
      [
        ['B — Later', undefined],
        ['Never', undefined],
        ['Now', undefined],
        ['Now — in two evenings', undefined],
        ['later (in spring)', undefined],
        ['Later', undefined],
        ['**A. Now**', undefined],
      ],
    );
  });
});
