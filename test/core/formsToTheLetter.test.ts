/** Whoever fills in a form just as it is asked, or lazily, is understood whole: nothing is missing, nothing is a problem. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { type Asking, formAsk } from '../../src/core/forms/asks/asks.ts';
import { type ReadContext, read } from '../../src/core/forms/read.ts';
import { type FormName, formNames, type Reading } from '../../src/core/forms/reading.ts';
import type { Language } from '../../src/core/ids.ts';

const asking = (form: FormName, isDocument: boolean): Asking => ({
  towards: ['sage', 'nova'],
  reviews: false,
  hasDocument: true,
  hasReplies: true,
  wantsPlaces: true,
  mode: isDocument ? 'review' : 'debate',
  criteria: 2,
  letters: { all: ['A', 'B', 'C'], own: 'C', areOptions: false },
  motion: { isDocument },
  points: {
    own: form === 'qa' ? [] : ['P1'],
    amendments: form === 'final' ? ['P2'] : [],
    toAnswer: ['response', 'draft', 'plan', 'outline', 'change'].includes(form) ? ['P3'] : [],
    toJudge: form === 'qa' ? ['P1'] : [],
    rest: ['P4'],
  },
});

const context: ReadContext = {
  named: [
    { id: 'henry', name: 'Henry' },
    { id: 'sage', name: 'Sage' },
    { id: 'nova', name: 'Nova' },
  ],
  self: 'henry',
  votesOn: 'motion',
  towards: ['sage', 'nova'],
  proposals: [
    { letter: 'A', seat: 'sage' },
    { letter: 'B', seat: 'nova' },
    { letter: 'C', seat: 'henry' },
  ],
  points: ['P1', 'P2', 'P3', 'P4'],
  criteria: 2,
  hasMotion: true,
  motion: 'B',
};

/** The form of an ask, each place filled in: of choices the one at `pick`, else words. */
function filledIn(ask: string, pick: number): string {
  const form = ask.slice(ask.search(/^(?:Format|Provide|Réponds dans)/m)).split('\n');
  const example = form.findIndex((line) => /^(?:Example|Exemple),/.test(line));
  return form
    .slice(1, example === -1 ? undefined : example)
    .filter((line) => !/^(?:If you know|Si tu sais|After the table|Après le tableau)/.test(line))
    .map((line) =>
      line
        .replace('✅/⚠️/❌', '✅')
        .replace(/^\| \[option\].*$/, '| Now | fast | rough | low | some | 4 |')
        .replace(/^@@.*$|^\[(?:unified diff|diff unifié)\]$/, (at) =>
          at.startsWith('@') ? '@@ -1 +1 @@' : '-a\n+b',
        )
        .replace(/\[(?:path|chemin)\]/, 'bot.ts')
        .replace(/@(?:seat|siège|owner|responsable)\b/g, '@nova')
        .replace(/\[(?:one letter|une lettre)\]/, 'B')
        .replace(/\[(?:all letters|toutes les lettres).*\]/, 'B > C > A')
        .replace(
          /(\*\*(?:Blocking issues|Points bloquants) ?:\*\*) .*/,
          (_, label) => `${label} ${/Points/.test(label) ? 'aucun' : 'none'}`,
        )
        .replace(/\[1-5[^\]]*\]|(?<=\*\* ?: )1-5/, '4')
        .replace(
          /\[?(\p{L}[\p{L} ]*?)((?: ?\| ?\p{L}[\p{L} ]*?)+)(?:\]|(?=, because|, parce que| —| \(|$))/u,
          (all) => {
            const offers = all.replace(/^\[|\]$/g, '').split('|');
            return (offers[pick % offers.length] ?? '').trim();
          },
        )
        .replace(/(?<=(?:maintain|maintiens|amende?|contest)) \(.*\)$/, '')
        .replace(/, (?:or none|ou aucun)$/, '')
        .replace(/, (?:because|parce que) \[.*$/, (reason) => (pick === 0 ? '' : reason))
        .replace(/^- \S+ \[(?:path:line|chemin:ligne)\]/, (start) =>
          start.replace(/^- (\S+) .*$/, '- ($1) (bot.ts:2)'),
        )
        .replace(/\[[^\]\s][^\]]*\]/g, 'the feed is down on Sundays'),
    )
    .join('\n');
}

const dresses: Record<string, (reply: string) => string> = {
  'to the letter': (reply) => reply,
  'without bold and bullets': (reply) => reply.replaceAll('**', '').replace(/^- (?=\p{L}|@|\[ \])/gmu, ''),
};

/** What a reading must hold beside the absence of problems, since not every field is asked for again. */
function holds(reading: Reading, language: Language): void {
  if (reading.form === 'challenge') {
    assert.equal(reading.backs, 'B');
    assert.deepEqual(reading.ranking, [['B'], ['C'], ['A']]);
    assert.equal(Object.keys(reading.checklist).length, 5, language);
    assert.ok(reading.stance && reading.amendment && reading.recommendation);
    assert.equal(reading.contests.length, 1);
  }
  if (reading.form === 'final') assert.ok(reading.changedMind && reading.needs);
  if (reading.form === 'challenge' || reading.form === 'final' || reading.form === 'review')
    assert.equal(reading.confidence, 4);
  if (reading.form === 'synthesis')
    assert.ok(reading.why?.length && reading.steps?.length && reading.revisit);
  if (reading.form === 'review') {
    const [finding, ...others] = reading.findings;
    assert.deepEqual([finding?.place, others, reading.good.length], [{ path: 'bot.ts', line: 2 }, [], 1]);
    assert.ok(finding?.why && finding.mend);
  }
  if (['challenge', 'final', 'review', 'qa', 'ballot'].includes(reading.form))
    assert.equal(reading.criteria?.length, 2);
  const owed = {
    challenge: 1,
    review: 1,
    qa: 1,
    final: 2,
    response: 2,
    draft: 2,
    plan: 2,
    outline: 2,
    change: 2,
  };
  assert.equal(reading.onPoints?.length ?? 0, new Map(Object.entries(owed)).get(reading.form) ?? 0);
}

describe('§4 a reply that follows its form is read whole', () => {
  for (const language of ['en', 'fr'] as const)
    for (const form of formNames)
      for (const [dress, worn] of Object.entries(dresses))
        it(`${form} in ${language}, ${dress}`, () => {
          for (const isDocument of form === 'final' ? [false, true] : [false])
            for (const pick of [0, 1, 2]) {
              const ask = formAsk(language, form, asking(form, isDocument));
              const reply = worn(filledIn(ask, pick));
              const reading = read(form, reply, context);
              assert.deepEqual(reading.missing ?? [], [], reply);
              assert.deepEqual(reading.problems, [], reply);
              holds(reading, language);
              if (form === 'final' && 'vote' in reading)
                assert.equal(
                  reading.vote,
                  (isDocument ? ['agree', 'nuance', 'disagree'] : ['agree', 'disagree', 'nuance'])[pick],
                );
            }
        });
});
