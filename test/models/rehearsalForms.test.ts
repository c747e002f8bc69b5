/** What the forms of a rehearsal hold: gates that send back, documents that are mended, a change that applies, one page. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'mocha';
import type { Council, PhaseRun, Turn } from '../../src/core/councils/council.ts';
import { builtInProtocols } from '../../src/core/councils/protocols/builtIn.ts';
import type { Language } from '../../src/core/ids.ts';
import type { Scene } from '../../src/core/prompts/seatScene.ts';
import { sceneOf } from '../../src/core/prompts/visibleToSeat.ts';
import { questionBehind } from '../../src/host/models/rehearsal/grammar/task.ts';
import { framedNames } from '../../src/host/models/rehearsal/options.ts';
import { planGate } from '../../src/host/models/rehearsal/plan.ts';
import { rehearse } from '../../src/host/models/rehearsal/speak.ts';
import { sentences } from '../support/rehearsalReader.ts';
import { type Asked, rehearsed, saidIn } from '../support/rehearsed.ts';

const languages: Language[] = ['en', 'fr'];
const questions: Record<Language, string> = {
  en: 'Should we create a weather bot?',
  fr: 'Faut-il créer un bot météo ?',
};

function held(type: string, seed: number, language: Language = 'en', more: Partial<Asked> = {}): Council {
  return rehearsed(questions[language], {
    language,
    seed,
    gated: true,
    ...more,
    brief: { type, ...(type === 'roundtable' ? { maxRounds: 5 } : {}), ...more.brief },
  });
}

const runsOf = ({ runs }: Council, phase: string): PhaseRun[] =>
  runs.filter((run) => run.phase === phase && !run.skipped);
const turnOf = (run: PhaseRun | undefined): Turn => {
  const turn = run?.turns[0];
  assert.ok(turn);
  return turn;
};
const many = Array.from({ length: 60 }, (_, at) => at + 1);
const withFailures = (count: number) => many.filter((seed) => planGate(seed).failures === count);

describe('§7 rehearsed gates', function () {
  this.timeout(60_000);

  it('most pass or warn, some fail once and pass after being sent back', () => {
    const once = withFailures(1);
    assert.ok(withFailures(0).length > many.length / 2);
    assert.ok(once.length >= 10 && withFailures(2).length >= 1 && withFailures(4).length >= 1);
    const verdicts = new Set<string | undefined>();
    for (const seed of many.slice(0, 12)) {
      const gates = runsOf(held('prd', seed), 'QA');
      assert.equal(gates.length, 1 + Math.min(3, planGate(seed).failures));
      verdicts.add(gates.at(-1)?.verdict);
    }
    assert.ok(verdicts.has('pass') && verdicts.has('warn'));
  });

  it('a gate that never passes ends with the document and its open issues', () => {
    const [seed = 0] = withFailures(4);
    for (const language of languages) {
      const council = held('prd', seed, language);
      const gates = runsOf(council, 'QA');
      assert.equal(gates.length, 4);
      assert.equal(gates.at(-1)?.verdict, 'fail');
      const issues = turnOf(gates.at(-1)).reading;
      assert.ok(issues?.form === 'qa' && issues.issues.length === 1);
      const last = saidIn(council).at(-1)?.text ?? '';
      const words = issues.issues[0]?.split(' ').slice(2, 8).join(' ') ?? '';
      assert.ok(last.replace(/\s/gu, ' ').includes(words.replace(/\s/gu, ' ')), last);
    }
  });

  it('what the gate misses is really missing, and is there when the work comes back', () => {
    const section = {
      assumptions: 'Assumptions',
      edges: 'Edge cases and failure modes',
      acceptance: 'Acceptance criteria',
      actions: 'Next actions',
    };
    for (const seed of withFailures(1).slice(0, 8)) {
      const council = held('prd', seed);
      const { gap } = planGate(seed);
      const heading = `## ${section[gap as keyof typeof section]}`;
      const drafts = council.runs
        .flatMap((run) => run.turns)
        .filter((turn) => turn.reading?.form === 'draft');
      assert.ok(!drafts[0]?.text?.includes(heading), `${seed}: ${heading} is there from the start`);
      assert.ok(drafts.at(-1)?.text?.includes(heading), `${seed}: ${heading} is never written`);
    }
  });

  it('a check that failed is a ❌ with its last words, and one that was waived a ⚠️ with the reason', () => {
    for (const language of languages) {
      const council = held('prd', withFailures(0)[0] ?? 0, language);
      const at = council.runs.findIndex((run) => run.phase === 'QA');
      const scene = sceneOf(council, at, 'blaise');
      assert.ok(scene);
      const judged = (checks: Scene['checks']) => rehearse({ ...scene, own: [], checks });
      const failed = judged([{ name: 'tests', state: 'failed', output: 'ok 1\nnot ok 2 expected 3' }]);
      assert.match(failed, /❌ .*tests.*not ok 2 expected 3/u);
      assert.doesNotMatch(judged([{ name: 'tests', state: 'passed' }]), /❌/u);
      const waived = judged([
        { name: 'lint', state: 'waived', waived: { by: 'Papa', text: 'known, fixed on Monday' } },
      ]);
      assert.match(waived, /⚠️ .*lint.*Papa.*known, fixed on Monday/u);
      assert.equal(rehearse({ ...scene, repair: 'what?' }).split('\n').length, 6);
    }
  });
});

describe('§7 rehearsed documents', function () {
  this.timeout(60_000);

  it('a revision names every blocking issue with what changed, and keeps what earlier reviews added', () => {
    let named = 0;
    for (const language of languages)
      for (const type of ['prd', 'engineering', 'review'])
        for (const seed of many.slice(0, 20)) {
          const council = held(type, seed, language);
          for (const [index, run] of council.runs.entries()) {
            const next = council.runs
              .slice(index + 1)
              .find((each) => ['REVISE', 'PLAN', 'RESPOND'].includes(each.phase) && !each.skipped);
            if (run.phase !== 'REVIEW' || !next) continue;
            const revised = (turnOf(next).text ?? '').replace(/[\s“”«»‘’]+/gu, ' ');
            for (const turn of run.turns) {
              const found = turn.reading?.form === 'review' ? turn.reading.findings : [];
              const issues = found.map(({ text }) => text);
              for (const issue of issues) {
                const words =
                  issue
                    .replace(/^\[[^\]]+\]\s*/u, '')
                    .replace(/[\s“”«»‘’]+/gu, ' ')
                    .split(/[:;]/u)[0]
                    ?.split(' ')
                    .slice(0, 8)
                    .join(' ')
                    .trim() ?? '';
                assert.ok(
                  revised.includes(`@${turn.seat}`) && revised.includes(words),
                  `${type} ${seed}: ${issue}\n${revised}`,
                );
                named += 1;
              }
            }
          }
        }
    assert.ok(named >= 20, `${named} issues`);
  });

  it('the specification holds the brief’s constraints, its acceptance and owners for the actions', () => {
    const brief = {
      constraints: ['nobody is signed out'],
      acceptance: ['p99 stays under eight milliseconds'],
    };
    const council = held('prd', withFailures(0)[0] ?? 0, 'en', { brief });
    const text = turnOf(runsOf(council, 'DRAFT')[0]).text ?? '';
    assert.ok(text.includes('nobody is signed out') && text.includes('p99 stays under eight milliseconds'));
    assert.match(text, /## Next actions\n- (?:Henry|Sage|Nova|Blaise): /u);
    assert.match(text, /^# Create a weather bot: specification$/mu);
  });

  it('a document or a change that is asked for again answers what was added to the question', () => {
    for (const [type, phase] of [
      ['prd', 'DRAFT'],
      ['engineering', 'PLAN'],
      ['engineering', 'IMPLEMENT'],
      ['synthesis', 'PUBLISH'],
    ] as const) {
      const council = held(type, 3);
      const at = council.runs.findIndex((run) => run.phase === phase);
      const scene = sceneOf(council, at, turnOf(council.runs[at]).seat);
      assert.ok(scene);
      const text = 'What if everybody is offline?';
      assert.ok(!rehearse(scene).includes(text));
      const again = rehearse({ ...scene, askedAgain: { time: 2, by: 'Papa', text } });
      assert.ok(again.includes(text), `${phase}:\n${again}`);
    }
  });

  it('a change creates one new file, so that git applies it in any repository', () => {
    const folder = mkdtempSync(join(tmpdir(), 'a-table-change-'));
    try {
      execFileSync('git', ['init', '-q', folder]);
      for (const language of languages)
        for (const seed of [3, withFailures(1)[0] ?? 0]) {
          const council = held('engineering', seed, language, { brief: { acceptance: ['it is **quiet**'] } });
          for (const run of runsOf(council, 'IMPLEMENT')) {
            const { reading } = turnOf(run);
            assert.ok(reading?.form === 'change' && reading.diff && reading.summary);
            assert.deepEqual(reading.files, [`docs/notes/${council.id}.md`]);
            writeFileSync(join(folder, 'change.diff'), `${reading.diff}\n`);
            execFileSync('git', ['apply', '--check', 'change.diff'], { cwd: folder, stdio: 'pipe' });
          }
        }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('the page keeps to its five hundred words, with a TL;DR and an owner for each action', () => {
    for (const language of languages)
      for (const seed of many.slice(0, 20)) {
        const { reading } = turnOf(runsOf(held('synthesis', seed, language), 'PUBLISH')[0]);
        assert.ok(reading?.form === 'page' && reading.tldr);
        assert.ok(reading.words <= 500, `${reading.words} words`);
        assert.ok(reading.actions.length >= 2);
        for (const action of reading.actions) assert.match(action, /^\p{Lu}\p{L}+\s?: /u);
      }
  });

  it('blocking issues of a review stand at a line that the context holds', () => {
    const context =
      'git diff main..HEAD\n\n```diff\n--- a/src/a.ts\n+++ b/src/a.ts\n@@ -3,2 +3,3 @@\n const kept = true;\n+const added = other(kept);\n+return added;\n```';
    const lines = ['const kept', 'const added', 'return added'];
    let placed = 0;
    for (const seed of many.slice(0, 20)) {
      const council = held('review', seed, 'en', { context });
      for (const turn of runsOf(council, 'REVIEW').flatMap((run) => run.turns)) {
        assert.ok(turn.reading?.form === 'review');
        assert.ok(
          turn.text?.includes('src/a.ts:') && lines.some((line) => turn.text?.includes(line)),
          turn.text,
        );
        for (const { place } of turn.reading.findings) {
          assert.ok(place, turn.text);
          assert.equal(place.path, 'src/a.ts');
          assert.ok(place.line >= 4 && place.line <= 5);
          placed += 1;
        }
      }
    }
    assert.ok(placed >= 3, `${placed} places`);
  });
});

describe('§7 rehearsed matrices', function () {
  this.timeout(60_000);

  it('every seat weighs the options of the frame under their names, in cells of its own', () => {
    for (const language of languages)
      for (const question of [
        questions[language],
        language === 'fr' ? 'Redis ou Postgres ?' : 'Tabs or spaces?',
      ])
        for (const seed of many.slice(0, 10)) {
          const council = rehearsed(question, { language, seed, brief: { type: 'analysis' } });
          const names = framedNames(turnOf(runsOf(council, 'FRAME')[0]).text ?? '');
          assert.equal(names.length, 3);
          const cells = new Set<string>();
          for (const turn of runsOf(council, 'EVALUATE').at(-1)?.turns ?? []) {
            assert.ok(turn.reading?.form === 'matrix');
            assert.deepEqual(
              turn.reading.rows.map((row) => row.option),
              names,
            );
            for (const { pros, cons, risks, score } of turn.reading.rows) {
              for (const cell of [pros, cons, risks]) {
                assert.ok(!cells.has(`${turn.seat}: ${cell}`) && !cells.has(cell), cell);
                cells.add(cell);
              }
              assert.ok(score !== undefined && score >= 1 && score <= 5);
            }
          }
        }
  });

  it('options of a frame that somebody else wrote keep their names', () => {
    const frame =
      '# Which?\n## Options\n1. **Keep it**: as it is.\n2. Sell it\n### Give it away\n## Criteria\n- price';
    assert.deepEqual(framedNames(frame), ['Keep it', 'Sell it', 'Give it away']);
    assert.deepEqual(framedNames('# No options here'), []);
  });
});

describe('§7 rehearsed tasks', () => {
  it('a task is turned into the question behind it', () => {
    const turned: [Language, string, string][] = [
      ['en', 'Review src/cache.ts', 'Should we accept src/cache.ts?'],
      ['en', 'Summarise the outage of Monday.', 'Should we act on the outage of Monday?'],
      ['en', 'Write the PRD for the weather bot', 'Should we build the weather bot?'],
      ['en', 'Should we review it?', 'Should we review it?'],
      ['fr', 'Relire src/cache.ts', 'Faut-il accepter src/cache.ts ?'],
      ['fr', 'Rédiger le PRD du bot météo', 'Faut-il construire le bot météo ?'],
      ['fr', 'Faire la synthèse des incidents', 'Faut-il agir sur les incidents ?'],
      ['fr', 'Faut-il relire ?', 'Faut-il relire ?'],
    ];
    for (const [language, task, question] of turned) assert.equal(questionBehind(task, language), question);
  });

  it('anonymous tables speak in letters in every protocol', () => {
    for (const type of Object.keys(builtInProtocols)) {
      const council = held(type, 7, 'en', { brief: { anonymous: true } });
      assert.equal(council.status, 'decision', type);
      const owner = new Map<string, string>();
      for (const { seat, text } of saidIn(council)) {
        assert.doesNotMatch(
          text,
          /\b(?:Henry|Sage|Nova|Blaise)\b|@(?:henry|sage|nova|blaise)\b/u,
          `${type} ${seat}`,
        );
        for (const sentence of sentences(text)) {
          assert.equal(owner.get(sentence) ?? seat, seat, `${type}: ${sentence}`);
          owner.set(sentence, seat);
        }
      }
    }
  });
});
