/** Votes, verdicts and objections as replies say them, with what is meant by them, in both languages. */
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
