/** Backings, rankings, points, criteria, stances and marks as replies say them, with what is meant by them. */
import fc from 'fast-check';

/** A letter; none of them; or what can't be taken for one. */
export type MeantBacking = 'A' | 'B' | 'C' | 'D' | 'none' | 'unclear';

const letterWords: Record<'A' | 'B' | 'C' | 'D', string[]> = {
  A: ['GPT', '@gpt'],
  B: ['Nova', '@nova'],
  C: ['my own', 'mine', 'la mienne', 'ma propre proposition', '@claude', 'my own proposal'],
  D: ['Éloïse GLM', '@glm'],
};
const letters = fc.constantFrom('A' as const, 'B' as const, 'C' as const, 'D' as const);
const backingDress = [
  '{}',
  '**{}**',
  '`{}`',
  '{}.',
  '[{}]',
  'Proposal {}',
  'proposal {}',
  'la proposition {}',
  'Option {}',
  'I back {}',
  'je soutiens {}',
  '{} (with amendment)',
  '{}, as amended',
  '{} — it is the only one with a test',
  '{} – parce qu’elle est testée',
  '{} because it is tested',
  '✅ {}',
  '“{}”',
];
const unclearBackings = [
  '{} and {2}',
  '{} or {2}',
  '{}/{2}',
  '{}, {2}',
  '{} + {2}',
  '{} et {2}',
  '{} ou {2}',
  '{} & {2}',
  '{}?',
  'not {}',
  'pas {}',
  '{} if it is tested',
  '{}, once it is tested',
  '{} — provided that somebody owns it',
  '{} si on teste',
  '{} à condition de tester',
  'I cannot back {}',
  'neither {} nor {2}',
  'Z',
  '[letter]',
  '[A | B | C | D]',
  '',
  'it depends',
  'I would back {}',
  'je ne soutiens pas {}',
  '{} ({2})',
];
export const backings: fc.Arbitrary<readonly [string, MeantBacking]> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .tuple(letters, fc.constantFrom(...backingDress), fc.nat(20))
      .map(([letter, dress, which]) => {
        const names = [letter, letter, ...letterWords[letter]];
        return [dress.replace('{}', names[which % names.length] ?? letter), letter] as const;
      }),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(letters, letters, fc.constantFrom(...unclearBackings))
      .map(([letter, other, dress]) => {
        const second = other === letter ? (letter === 'A' ? 'B' : 'A') : other;
        return [dress.replace('{}', letter).replace('{2}', second), 'unclear'] as const;
      }),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('none', 'None of them', 'aucune', 'Aucune.', 'neither')
      .map((each) => [each, 'none'] as const),
  },
);

export const rankings: fc.Arbitrary<readonly [string, string[][]]> = fc
  .tuple(
    fc.shuffledSubarray(['A', 'B', 'C', 'D'], { minLength: 2 }),
    fc.constantFrom(
      (all: string[]) => all.join(' > '),
      (all: string[]) => all.join('>'),
      (all: string[]) => all.join(' ≻ '),
      (all: string[]) => all.join(' → '),
      (all: string[]) => all.join(' -> '),
      (all: string[]) => all.join(', '),
      (all: string[]) => all.map((each, at) => `${at + 1}. ${each}`).join(' '),
      (all: string[]) => `\n${all.map((each, at) => `${at + 1}. ${each} — a reason`).join('\n')}`,
      (all: string[]) => `\n${all.map((each) => `- **${each}**`).join('\n')}`,
      (all: string[]) => all.toReversed().join(' < '),
      (all: string[]) => `first ${all.join(', then ')}`,
      (all: string[]) => `d’abord ${all.join(', puis ')}`,
      (all: string[]) => `${all.join(' > ')} > Z`,
      (all: string[]) => all.map((each) => `**${each}**`).join(' > '),
      (all: string[]) => all.map((each) => `${each} (why not)`).join(' > '),
    ),
  )
  .map(([all, dress]) => [dress(all), all.map((each) => [each])] as const);

/** What is meant by a line on a point: a word of the ledger, or nothing that moves it. */
export type MeantPoint =
  | 'withdrawn'
  | 'kept'
  | 'answered'
  | 'accepted'
  | 'declined'
  | 'mended'
  | 'disputed'
  | 'waived'
  | 'unclear';
const pointSaid: Record<Exclude<MeantPoint, 'unclear'>, string[]> = {
  withdrawn: ['withdrawn', 'retiré', 'Withdrawn', 'I withdraw this', 'retirée'],
  kept: [
    'kept',
    'maintenu',
    'Kept',
    'still open',
    'not withdrawn',
    'pas retiré',
    'withdrawn if it is tested',
    'withdrawn once it is tested',
    'retiré si on teste',
    'retiré à condition de tester',
    'partially withdrawn',
    'kept, not withdrawn',
    'withdrawn, provided that it is tested',
  ],
  answered: ['answered', 'répondu'],
  accepted: ['accepted', 'accepté'],
  declined: ['declined', 'décliné', 'not accepted'],
  mended: ['mended', 'corrigé', 'fixed'],
  disputed: ['disputed', 'contesté'],
  waived: ['waived', 'levé'],
};
export const pointLines: fc.Arbitrary<readonly [string, MeantPoint]> = fc
  .tuple(
    fc.constantFrom(
      ...(Object.keys(pointSaid) as Exclude<MeantPoint, 'unclear'>[]),
      'kept' as const,
      'unclear' as const,
    ),
    fc.nat(100),
    fc.constantFrom(
      '{id}: {} — the copy is read-only',
      '{id}: {}',
      '- **{id}**: {} — the copy is read-only',
      '**{id}:** {} — la copie est en lecture seule',
      '{id} : {} — la copie est en lecture seule',
      '{id} — {}: the copy is read-only',
      '* {id}: {}',
      '1. {id}: {} — yes',
      '### {id}: {}',
      '| {id} | {} | the copy is read-only |',
      '{id} (the copy): {} — it is read-only',
      '- [x] {id}: {}',
      '{id} → {}',
      '`{id}`: {}',
      '🔹 **{id}** – {}',
      '**{id}: {}** — the copy is read-only',
      '{id}: **{}** — the copy is read-only',
    ),
  )
  .map(([word, which, dress]) => {
    const unclear = [
      'withdrawn | kept | answered',
      'withdrawn?',
      'withdrawn or kept',
      '[withdrawn | kept]',
      'the copy is bad',
    ];
    const said = word === 'unclear' ? unclear : pointSaid[word];
    return [dress.replace('{}', said[which % said.length] ?? ''), word] as const;
  });

export const criteriaLines: fc.Arbitrary<readonly [string, 'pass' | 'warn' | 'fail' | 'unclear']> = fc
  .tuple(
    fc.constantFrom(
      ...['met', 'rempli', 'Met', '✅ met'].map((each) => [each, 'pass'] as const),
      ...['unclear', 'incertain', 'partially met', 'met if it is tested', '⚠️ unclear'].map(
        (each) => [each, 'warn'] as const,
      ),
      ...['not met', 'non rempli', 'Not met', 'unmet', '❌ not met', 'pas rempli'].map(
        (each) => [each, 'fail'] as const,
      ),
      ...['met | unclear | not met', '✅/⚠️/❌', 'maybe one day'].map((each) => [each, 'unclear'] as const),
    ),
    fc.constantFrom(
      'C{n}: {} — why',
      '- **C{n}**: {} — why',
      '**C{n}:** {}',
      'C{n} : {} — pourquoi',
      '| C{n} | {} | why |',
      '* C{n} (restores in an hour): {}',
      '1. C{n}: {}',
      'Criterion {n}: {}',
    ),
  )
  .map(([[said, mark], dress]) => [dress.replace('{}', said), mark] as const);

export const followings: fc.Arbitrary<readonly [string, boolean | 'unclear']> = fc.constantFrom(
  ...['yes', 'Yes.', 'oui', '**yes**', '✅ yes', 'oui.'].map((each) => [each, true] as const),
  ...[
    'no',
    'no, because the copy is old',
    'non, parce que la copie est vieille',
    'No — it is too dear',
    'yes, but for the date',
    'oui, sauf la date',
    'partly',
    'en partie',
    'yes, except for the owner',
  ].map((each) => [each, false] as const),
  ...['yes | no, because …', 'maybe', '', 'yes?', 'n/a', '[yes or no]', 'unsure'].map(
    (each) => [each, 'unclear'] as const,
  ),
);

export const stancesSaid: fc.Arbitrary<readonly [string, 'agree' | 'partial' | 'disagree' | 'unclear']> =
  fc.constantFrom(
    ...['agree', '[agree]', 'agree — the cost', '**agree**', 'd’accord', 'I agree'].map(
      (each) => [each, 'agree'] as const,
    ),
    ...[
      'partial',
      '[partial] — but the date',
      'nuance',
      'en partie d’accord',
      'partially agree',
      'agree, but only in part',
      'agree — if it is tested',
    ].map((each) => [each, 'partial'] as const),
    ...['disagree', '[disagree]', 'disagree — the cost', 'pas d’accord', 'I disagree', 'en désaccord'].map(
      (each) => [each, 'disagree'] as const,
    ),
    ...[
      'agree | partial | disagree',
      'maybe',
      '',
      'agree or disagree',
      'not sure that I agree',
      'would agree',
    ].map((each) => [each, 'unclear'] as const),
  );

export const severities = [
  ['[blocking]', 'blocking'],
  ['[bloquant]', 'blocking'],
  ['**Blocking**:', 'blocking'],
  ['Blocking —', 'blocking'],
  ['🔴 **Blocking:**', 'blocking'],
  ['(blocking)', 'blocking'],
  ['[major]', 'major'],
  ['[majeur]', 'major'],
  ['**[Major]**', 'major'],
  ['[minor]', 'minor'],
  ['[mineur]', 'minor'],
  ['**Minor:**', 'minor'],
  ['', 'any'],
] as const;

/** The marks of a gate, and what is said with them. */
export const gateMarks: fc.Arbitrary<readonly [string, 'pass' | 'warn' | 'fail' | 'unclear']> = fc
  .tuple(
    fc.constantFrom(
      ...[
        ['✅', 'fine'],
        ['✔️', 'all there'],
        ['✅', 'bien vu'],
      ].map((each) => [each, 'pass'] as const),
      ...[
        ['⚠️', 'thin'],
        ['⚠', 'un peu court'],
      ].map((each) => [each, 'warn'] as const),
      ...[
        ['❌', 'no rollback'],
        ['✖', 'rien n’est prévu'],
        ['❌', 'ok in part'],
      ].map((each) => [each, 'fail'] as const),
      ...[
        ['✅/⚠️/❌', 'why'],
        ['✅', 'if it is tested'],
        ['✅', 'not tested yet'],
        ['', 'fine'],
        ['✅', 'si on teste'],
        ['✅', 'is it?'],
      ].map((each) => [each, 'unclear'] as const),
    ),
    fc.constantFrom(
      '- {m} {p}: {}',
      '{m} **{p}**: {}',
      '- **{p}**: {m} {}',
      '| {p} | {m} | {} |',
      '1. {p} — {m} — {}',
      '### {p} {m}\n{}',
      '- [ ] {m} {p} : {}',
    ),
  )
  .map(
    ([[[mark = '', words = ''], means], dress]) =>
      [dress.replace('{m}', mark).replace('{}', words), means] as const,
  );
