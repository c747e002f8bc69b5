/** A council that votes on a motion, as a terminal tells it: each vote with its letter, the motion in its words, what is open. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { storyteller } from '../../src/cli/follow/story.ts';
import { exitOfCouncil } from '../../src/cli/output/exits.ts';
import { result } from '../../src/cli/output/result.ts';
import { compareLines } from '../../src/cli/render/renderCompare.ts';
import { described } from '../../src/cli/render/renderList.ts';
import { momentLines } from '../../src/cli/render/renderMoment.ts';
import { ansiPaint, noPaint } from '../../src/cli/terminal/paint.ts';
import { type Page, pageOf } from '../../src/cli/terminal/terminalPage.ts';
import { width } from '../../src/cli/terminal/width.ts';
import type { Council, PhaseRun } from '../../src/core/councils/council.ts';
import { viewOf } from '../../src/host/clients/present/changes.ts';
import { rowOf } from '../../src/host/clients/present/head.ts';
import { compared } from '../../src/host/councils/past/compareCouncils.ts';
import type { Language } from '../../src/rpc/views/views.ts';
import { resolved } from '../support/councilStories.ts';
import { assertGolden } from '../support/golden.ts';
import { motionStories } from '../support/motionCouncils.ts';
import { prompted, storyCouncil, storyVoice } from '../support/promptStories.ts';

type Story = keyof typeof motionStories;
const names = Object.keys(motionStories) as Story[];
const told = (name: Story, language: Language, page: Page): string[] =>
  storyteller()(viewOf(motionStories[name](language), undefined, undefined)).flatMap((moment) =>
    momentLines(moment, page),
  );

describe('§13 a motion in a terminal', () => {
  for (const name of names)
    for (const language of ['en', 'fr'] as const) {
      it(`tells ${name} in ${language}`, () => {
        const lines = told(name, language, pageOf(80, noPaint, language));
        assertGolden(`terminal/${name}.${language}.txt`, `${lines.join('\n')}\n`);
      });
      it(`fits any width, with and without colour: ${name} in ${language}`, () => {
        for (const columns of [32, 40, 60, 80, 120])
          for (const paint of [noPaint, ansiPaint])
            for (const line of told(name, language, pageOf(columns, paint, language)))
              assert.ok(width(line) <= Math.min(columns, 96), `${columns}: ${width(line)}: ${line}`);
      });
    }

  it('names of 200 signs break no line, in any story, in councils of before too', () => {
    const long = (council: Council): Council => ({
      ...council,
      seats: council.seats.map((seat, n) => ({
        ...seat,
        name: `${'Maximiliane-'.repeat(17).slice(0, 199)}${n}`,
      })),
    });
    const councils = [...names.map((name) => motionStories[name]('fr')), resolved('en')].map(long);
    for (const council of councils)
      for (const columns of [40, 80])
        for (const line of storyteller()(viewOf(council, undefined, undefined)).flatMap((moment) =>
          momentLines(moment, pageOf(columns, noPaint, council.language)),
        ))
          assert.ok(width(line) <= columns, `${columns}: ${width(line)}: ${line}`);
  });

  it('says when the quorum is not met', () => {
    const council = motionStories.backed('en');
    const absent = (run: PhaseRun): PhaseRun => ({
      ...run,
      turns: run.turns.map((turn, n) =>
        n < 1 || turn.state !== 'replied'
          ? turn
          : { seat: turn.seat, state: 'absent', attempt: 1, deadlineAt: 0, absence: { code: 'timeout' } },
      ),
    });
    const alone: Council = {
      ...council,
      runs: council.runs.map((run) => (run.phase === 'RESOLVE' ? absent(run) : run)),
    };
    const lines = (of: Council): string =>
      storyteller()(viewOf(of, undefined, undefined))
        .flatMap((moment) => momentLines(moment, pageOf(80, noPaint, 'en')))
        .join('\n');
    assert.match(lines(council), /quorum 3 of 4$/m);
    assert.match(lines(alone), /quorum 3 of 4 not met/);
  });

  it('puts no count of a later vote under the last word of an earlier round', () => {
    const council = motionStories.backed('en');
    const before = council.runs.find(({ phase }) => phase === 'RESOLVE') as PhaseRun;
    const { endedAt: _endedAt, ...open } = before;
    const turns = open.turns.map(({ seat }) => ({
      seat,
      state: 'asked' as const,
      attempt: 1 as const,
      deadlineAt: 0,
    }));
    const asked: Council = {
      ...council,
      status: 'running',
      runs: [...council.runs, { ...open, round: open.round + 1, again: true, turns }],
    };
    const { endedAt: _ended, ...running } = asked;
    const lines = storyteller()(viewOf(running, undefined, undefined)).flatMap((moment) =>
      momentLines(moment, pageOf(80, noPaint, 'en')),
    );
    assert.ok(lines.some((line) => line.includes('Synthesize')));
    assert.deepEqual(
      lines.filter((line) => /\d of 4 back/.test(line)),
      [],
    );
  });

  it('lists how many back which motion and what is open; a departure instead of it', () => {
    const page = pageOf(100, noPaint, 'en');
    const row = (name: Story, language: Language = 'en') =>
      described(rowOf(motionStories[name](language), undefined), pageOf(100, noPaint, language));
    assert.equal(row('backed'), '3 of 4 back B · 3 open');
    assert.equal(row('backed', 'fr'), '3 sur 4 pour B · 3 ouverts');
    assert.equal(row('departs'), 'departs from the motion');
    assert.equal(row('departs', 'fr'), 's’écarte de la motion');
    assert.equal(row('oneRound'), 'No vote in this council');
    assert.match(described(rowOf(motionStories.accepted('en'), undefined), page), /^amended · /);
  });

  it('gives programs motion, support, points, moves and how the answer stands to the motion', () => {
    const paths = { archive: null, brief: null };
    const backed = result(viewOf(motionStories.backed('en'), undefined, undefined), paths);
    assert.equal((backed['motion'] as { letter: string }).letter, 'B');
    const { back, of, verdict } = backed['support'] as Record<string, unknown>;
    assert.deepEqual({ back, of, verdict }, { back: 3, of: 4, verdict: 'none' });
    assert.deepEqual(
      (backed['points'] as { id: string; open: boolean }[]).map(({ id, open }) => `${id} ${open}`),
      ['P1 false', 'P2 true', 'P3 true', 'P4 false', 'P5 true'],
    );
    const rounds = backed['rounds'] as { responses: Record<string, Record<string, unknown>> }[];
    assert.deepEqual(rounds[2]?.responses['sage']?.['move'], {
      from: { vote: 'nuance', letter: 'D' },
      to: { vote: 'agree', letter: 'B' },
      unexplained: 'no-reason',
    });
    const departed = result(viewOf(motionStories.departs('en'), undefined, undefined), paths);
    assert.ok((departed['synthesis'] as { departs?: unknown }).departs);
    const old = result(viewOf(resolved('en'), undefined, undefined), paths);
    for (const key of ['motion', 'support', 'points', 'proposals']) assert.ok(!(key in old), key);
  });

  it('ends with a code of its own where no model wrote the answer, until a person decides', () => {
    const code = (name: Story, more: object = {}) =>
      exitOfCouncil(viewOf({ ...motionStories[name]('en'), ...more }, undefined, undefined));
    assert.equal(code('drawnFromMotion'), 6);
    assert.equal(code('drawnFromPositions'), 3);
    assert.equal(code('backed'), 0);
    assert.equal(code('departs'), 0);
    const decision = { verdict: 'accept', by: 'Papa', at: 1 };
    assert.equal(code('drawnFromMotion', { status: 'decided', decision }), 0);
  });

  it('compares two by what each voted on, with the letter of each vote', () => {
    const page = pageOf(80, noPaint, 'en');
    const view = compared(motionStories.departs('en'), motionStories.drawnFromMotion('en'));
    assert.equal(view.a.minority[0], 'Three weeks before a major release is when we add tests, not stores.');
    assertGolden('terminal/compare.en.txt', `${compareLines(view, page).join('\n')}\n`);
    const nothing = compared(motionStories.drawnFromPositions('en'), motionStories.backed('en'));
    assert.equal(nothing.a.recommendation, undefined);
    assert.match(compareLines(nothing, page).join('\n'), /No vote in this council · no motion/);
    const old = compareLines(compared(resolved('en'), resolved('en')), page).join('\n');
    assert.doesNotMatch(old, /Motion/);
  });

  it('tells a stand of a round table as one towards the others, and everyone’s vote with its letter', () => {
    const { game } = prompted(storyCouncil('roundtable', 'en'), (play) => storyVoice(play, 'en'));
    const lines = storyteller()(viewOf(game.council(), undefined, undefined)).flatMap((moment) =>
      momentLines(moment, pageOf(80, noPaint, 'en')),
    );
    assert.ok(lines.some((line) => line.endsWith('✓ Agrees with the others')));
    for (const line of lines) assert.doesNotMatch(line, /[✓◐✗] (?:Agree|Nuance|Disagree)$/, line);
  });

  it('says first that no model wrote the answer', () => {
    for (const [name, first] of [
      ['drawnFromMotion', '┃ No model wrote this: drawn from the motion'],
      ['drawnFromPositions', '┃ No model wrote this, and nothing was put to the vote'],
    ] as const) {
      const lines = told(name, 'en', pageOf(80, noPaint, 'en'));
      const at = lines.findIndex((line) => line.startsWith('Synthesize'));
      assert.equal(
        lines.slice(at + 1).find((line) => line !== ''),
        first,
      );
    }
  });

  it('never prints a vote without its letter', () => {
    for (const name of names.filter((each) => each !== 'reviewed')) {
      const lines = told(name, 'en', pageOf(80, noPaint, 'en'));
      for (const line of lines)
        assert.doesNotMatch(line, /[✓◐✗] (?:Agree|Nuance|Disagree)$/, `${name}: ${line}`);
    }
  });

  it('never says how many agree, nor a consensus that does not hold', () => {
    for (const name of names.filter((each) => each !== 'strong')) {
      const text = told(name, 'en', pageOf(80, noPaint, 'en')).join('\n');
      assert.doesNotMatch(text, /\d of \d agree/, name);
      assert.doesNotMatch(text, /Strong consensus|Soft consensus/, name);
    }
  });
});
