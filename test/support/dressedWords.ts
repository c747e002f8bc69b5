/** What replies say, with what is meant by it, in both languages: votes, verdicts, issues, backings, rankings, points. */
import fc from 'fast-check';

export type MeantVote = 'agree' | 'disagree' | 'nuance' | 'unclear';
type Meant = MeantVote;

const plainVotes: readonly (readonly [string, Meant])[] = [
  ...[
    'agree',
    'Agree.',
    'I agree',
    '**agree**',
    '`agree`',
    '✅ agree',
    'agree — the copy was tested',
    '+1',
  ].map((each) => [each, 'agree'] as const),
  ...['d’accord', 'pour', 'oui', 'je suis tout à fait d’accord', 'd’accord, aucun blocage'].map(
    (each) => [each, 'agree'] as const,
  ),
  ...[
    'disagree',
    'I disagree',
    '**Disagree** — the copy is old',
    '-1',
    'no',
    'pas d’accord',
    'contre',
    'en désaccord',
  ].map((each) => [each, 'disagree'] as const),
  ...['nuance', 'Nuance — on the date', 'partially agree', 'nuancé', 'en partie d’accord'].map(
    (each) => [each, 'nuance'] as const,
  ),
];

const agreements = [
  'agree',
  'I agree',
  '**agree**',
  'd’accord',
  'I vote agree',
  'oui',
  'yes',
  'je vote pour',
  '+1',
];
const conditions = [
  'if the restore is tested',
  'once the restore is tested',
  'provided that somebody owns it',
  'unless the copy is old',
  'as long as there is a rollback',
  'subject to a test',
  'assuming the copy is good',
  'only with a rollback',
  'but not before Sunday',
  'not yet',
  'is the restore tested?',
  'although I cannot sign it',
  'pending the audit',
  'si la restauration est testée',
  'à condition de tester',
  'sous réserve d’un test',
  'une fois la copie vérifiée',
  'mais pas avant dimanche',
  'sauf le dernier point',
  'pourvu que l’on teste',
  'tant que la copie est bonne',
  'with reservations',
  'avec des réserves',
  'in principle',
  'says Nova',
  'or disagree',
  'with a nuance',
];
const denials = [
  'I cannot vote {}',
  'I can’t {} before the restore is tested',
  'I refuse to {}',
  'I would {}',
  'I might {}',
  'I am not ready to {}',
  'I do not fully {}',
  'never {}',
  'nobody here would {}',
  'Nova: {}',
  'Nova votes {}',
  'I abstain, others {}',
  'je ne peux pas voter {}',
  'je ne suis pas {}',
  'je serais {}',
  'je pourrais être {}',
  'impossible d’être {}',
  'Nova est {}',
  'je m’abstiens, Nova est {}',
  '❌ {}',
  '👎 {}',
];
const unclearVotes = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(...agreements),
      fc.constantFrom(' ', ', ', ' — ', ' - ', ' (', '; ', '. ', ': ', '\n  '),
      fc.constantFrom(...conditions),
    )
    .map(([agreement, joint, condition]) => `${agreement}${joint}${condition}${joint === ' (' ? ')' : ''}`),
  fc
    .tuple(fc.constantFrom(...denials), fc.constantFrom('agree', 'd’accord', 'pour', 'yes', 'approve'))
    .map(([denial, word]) => denial.replace('{}', word)),
  fc.constantFrom(
    'I abstain',
    'je m’abstiens',
    'agree | disagree | nuance',
    '',
    '[agree]?',
    'agree / disagree',
    'maybe',
  ),
);

export const votes: fc.Arbitrary<readonly [string, Meant]> = fc.oneof(
  fc.constantFrom(...plainVotes),
  unclearVotes.map((words) => [words, 'unclear'] as const),
);

export const issues = [
  'no way back',
  'No rollback is written',
  'the restore was never tested',
  'Nothing says who owns the copy',
  'None of the tests covers the old format',
  'Aucun test de restauration',
  'rien n’est prévu pour revenir en arrière',
  'Pas de plan de retour',
  'the keys are in the repository [src/keys.ts:12]',
  'l’accord du client manque : personne ne l’a demandé',
  'cost: 40 % over the budget',
  '**Security** — the port is open',
  'everyone agrees, and nobody has read it',
  'none, but the cache must be watched',
  'No blockers other than the missing owner',
];
export const nones = [
  'none',
  'None.',
  'none at this time',
  'None currently',
  'n/a',
  'No blocking issues.',
  'aucun',
  'Aucune.',
  'Aucun point bloquant à ce stade',
  'rien de bloquant',
  '-',
  '"none"',
  'None. All my points were addressed.',
];

export const verdicts: fc.Arbitrary<readonly [string, Meant]> = fc.oneof(
  fc.constantFrom(
    ...[
      'approve',
      'Approved.',
      '**approve**',
      'approuvé',
      '✅ approve',
      'LGTM',
      'approve — small and tested',
    ].map((each) => [each, 'agree'] as const),
    ...[
      'approve with changes',
      'Approve with minor changes',
      'approuvé avec changements',
      'approuvé avec des réserves',
      'request changes',
      'changes requested',
    ].map((each) => [each, 'nuance'] as const),
    ...[
      'block',
      'Blocked.',
      'bloqué',
      '**block** — the key leaks',
      'reject',
      'not approved',
      'je bloque',
    ].map((each) => [each, 'disagree'] as const),
  ),
  fc
    .constantFrom(
      'approve?',
      'I cannot approve',
      'I would approve',
      'approve | approve with changes | block',
      'je ne peux pas approuver',
      'Nova approves',
      'I might approve',
      'approve or block',
      '[approve]?',
      'I abstain',
      '',
      '❌ approve',
      'not yet',
    )
    .map((each) => [each, 'unclear'] as const),
);

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
