/** Replies drawn by fast-check as models write them: what they mean is known, how they are dressed is chance. */
import fc from 'fast-check';

type Meant = 'agree' | 'disagree' | 'nuance' | 'unclear';

export interface DressedReply {
  form: 'challenge' | 'final';
  text: string;
  /** What the seat means by its vote; `unclear` is none that may be counted. */
  vote: Meant;
  /** What it says blocks; empty where it says that nothing does. */
  blocking: readonly string[];
  /** The dress by its names, for whoever reads a failure. */
  dress: string;
}

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

const votes: fc.Arbitrary<readonly [string, Meant]> = fc.oneof(
  fc.constantFrom(...plainVotes),
  unclearVotes.map((words) => [words, 'unclear'] as const),
);

const issues = [
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
const nones = [
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

const labels = {
  vote: ['Vote', 'My vote', 'Final vote', 'Mon vote', 'Vote définitif', 'VOTE'],
  blocking: [
    'Blocking issues',
    'Blocking issue',
    'Blockers',
    'BLOCKING ISSUES',
    'Blocking Issue(s)',
    'Remaining blocking issues',
    'Points bloquants',
    'Point bloquant',
    'Problèmes bloquants',
    'Blocking issues / Points bloquants',
  ],
};

/** A label and what stands on its line: the dress that models give them. */
const styles: readonly (readonly [string, (label: string, value: string) => string])[] = [
  ['bold, colon outside', (label, value) => `**${label}**: ${value}`],
  ['bold, colon inside', (label, value) => `**${label}:** ${value}`],
  ['bold, a French colon', (label, value) => `**${label}** : ${value}`],
  ['bold, a dash', (label, value) => `**${label}** — ${value}`],
  ['bold alone', (label, value) => `**${label}**\n${value}`],
  ['underlined', (label, value) => `__${label}__: ${value}`],
  ['italic', (label, value) => `*${label}*: ${value}`],
  ['a bullet', (label, value) => `- **${label}**: ${value}`],
  ['a star', (label, value) => `* ${label}: ${value}`],
  ['a number', (label, value) => `3. **${label}**: ${value}`],
  ['a number in the bold', (label, value) => `**3) ${label}:** ${value}`],
  ['a picture', (label, value) => `🚫 **${label}:** ${value}`],
  ['a picture in the bold', (label, value) => `**⛔️ ${label}** - ${value}`],
  ['a check box', (label, value) => `- [x] ${label}: ${value}`],
  ['bare', (label, value) => `${label}: ${value}`],
  ['bare, a wide colon', (label, value) => `${label}：${value}`],
  ['bare, a dash', (label, value) => `${label} – ${value}`],
  ['an arrow', (label, value) => `${label} → ${value}`],
  ['brackets', (label, value) => `[${label}]: ${value}`],
  ['code', (label, value) => `\`${label}\`: ${value}`],
  ['a tag', (label, value) => `<b>${label}</b>: ${value}`],
  ['a heading', (label, value) => `## ${label}\n${value}`],
  ['a heading and a gap', (label, value) => `### ${label}\n\n${value}`],
  ['a heading with its number', (label, value) => `## 4. ${label}\n${value}`],
  ['a heading with a colon', (label, value) => `#### **${label}:**\n${value}`],
  ['a heading that is underlined', (label, value) => `${label}\n-----\n${value}`],
];

const lists: readonly (readonly [string, (items: readonly string[]) => string])[] = [
  ['bullets', (items) => `\n${items.map((each) => `- ${each}`).join('\n')}`],
  ['stars', (items) => `\n${items.map((each) => `* ${each}`).join('\n')}`],
  ['numbers', (items) => `\n${items.map((each, at) => `${at + 1}. ${each}`).join('\n')}`],
  ['indented', (items) => `\n${items.map((each) => `  - ${each}`).join('\n')}`],
  ['bullets with gaps', (items) => `\n\n${items.map((each) => `- ${each}`).join('\n\n')}`],
  ['nested', ([first = '', ...rest]) => `\n- ${[first, ...rest].join('\n  - ')}`],
  ['paragraphs', (items) => items.join('\n\n')],
  [
    'the first on its line',
    ([first = '', ...rest]) => [first, ...rest.map((each) => `- ${each}`)].join('\n'),
  ],
];

const opposite = '**Vote**: agree\n**Blocking issues:** none';
const wrappers: readonly (readonly [string, (text: string) => string])[] = [
  ['as it is', (text) => text],
  ['as it is', (text) => text],
  ['Windows lines', (text) => text.replaceAll('\n', '\r\n')],
  ['thoughts', (text) => `<think>\n${opposite}\n</think>\n\n${text}`],
  ['thoughts without their first tag', (text) => `${opposite}\n</think>\n\n${text}`],
  ['thoughts that never end', (text) => `${text}\n\n<thinking>\n${opposite}`],
  ['a block of Markdown', (text) => `\`\`\`markdown\n${text}\n\`\`\``],
  ['a bare block', (text) => `\`\`\`\n${text}\n\`\`\``],
  ['words and a block', (text) => `Here is my answer:\n\n\`\`\`md\n${text}\n\`\`\`\n`],
  ['thoughts and a block', (text) => `<think>hm</think>\n\`\`\`markdown\n${text}\n\`\`\``],
  ['a quotation before it', (text) => `> ${opposite.replaceAll('\n', '\n> ')}\n\n${text}`],
  ['code before it', (text) => `\`\`\`\n${opposite}\n\`\`\`\n\n${text}`],
];

const after = [
  '',
  '\n\n## Other thoughts\nThe name is odd.',
  '\n\n**Recommendation:** test the restore first',
  '\n\n**Remarks:** everyone agreed so far.',
  '\n- **Confidence**: 4',
];

/** In Markdown: each field in a dress of its own, in either order, with words around them. */
const inMarkdown: fc.Arbitrary<DressedReply> = fc
  .record({
    form: fc.constantFrom('challenge' as const, 'final' as const),
    vote: votes,
    voteLabel: fc.constantFrom(...labels.vote),
    voteStyle: fc.constantFrom(...styles),
    named: fc.uniqueArray(fc.constantFrom(...issues), { maxLength: 3 }),
    none: fc.constantFrom(...nones),
    label: fc.constantFrom(...labels.blocking),
    style: fc.constantFrom(...styles),
    list: fc.constantFrom(...lists),
    gap: fc.constantFrom('\n', '\n\n'),
    isFirst: fc.boolean(),
    prose: fc.constantFrom('', 'I have read it all.\n\n', 'J’ai tout lu, et je reste prudent.\n\n'),
    behind: fc.constantFrom(...after),
    wrapper: fc.constantFrom(...wrappers),
  })
  .map((drawn) => {
    const [words, vote] = drawn.vote;
    const said = drawn.named.length === 0 ? drawn.none : drawn.list[1](drawn.named);
    const fields = [drawn.voteStyle[1](drawn.voteLabel, words), drawn.style[1](drawn.label, said)];
    // What stands behind a list without a gap is one more of its lines.
    const text = `${drawn.prose}${(drawn.isFirst ? fields.toReversed() : fields).join(drawn.isFirst ? '\n\n' : drawn.gap)}`;
    return {
      form: drawn.form,
      text: drawn.wrapper[1](text + drawn.behind),
      vote,
      blocking: drawn.named,
      dress: [drawn.voteStyle[0], drawn.style[0], drawn.list[0], drawn.wrapper[0]].join(', '),
    };
  });

const keys = {
  vote: ['vote', 'Vote', 'my_vote'],
  blocking: ['blocking', 'blockingIssues', 'blocking_issues', 'Points bloquants'],
};

/** As an object, alone or behind words, or as a table. */
const inData: fc.Arbitrary<DressedReply> = fc
  .record({
    form: fc.constantFrom('challenge' as const, 'final' as const),
    vote: votes,
    voteKey: fc.constantFrom(...keys.vote),
    key: fc.constantFrom(...keys.blocking),
    named: fc.uniqueArray(fc.constantFrom(...issues), { maxLength: 3 }),
    shape: fc.constantFrom('json', 'json block', 'json at the end', 'yaml at the end', 'rows', 'columns'),
  })
  .map(({ form, vote: [words, vote], voteKey, key, named, shape }) => {
    const flat = words.replace(/\s*\n\s*/g, ' ');
    const json = JSON.stringify({ [voteKey]: words, response: 'I read it.', [key]: named }, undefined, 2);
    const cell = named.length === 0 ? 'none' : named.join('<br>');
    const texts: Record<typeof shape, string> = {
      json,
      'json block': `\`\`\`json\n${json}\n\`\`\``,
      'json at the end': `I read it.\n\n\`\`\`json\n${json}\n\`\`\``,
      'yaml at the end': `I read it.\n\n\`\`\`yaml\n${voteKey}: ${flat}\n${key}:${named.length === 0 ? ' none' : named.map((each) => `\n  - ${each}`).join('')}\n\`\`\``,
      rows: `| Field | Value |\n|---|---|\n| ${voteKey} | ${flat} |\n| ${key} | ${cell} |\n| Notes | fine |`,
      columns: `| ${voteKey} | ${key} |\n|---|---|\n| ${flat} | ${cell} |`,
    };
    return { form, text: texts[shape], vote, blocking: named, dress: shape };
  });

export const dressedReplies: fc.Arbitrary<DressedReply> = fc.oneof(
  { arbitrary: inMarkdown, weight: 4 },
  { arbitrary: inData, weight: 1 },
);
