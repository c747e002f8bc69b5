/** Replies drawn by fast-check as models write them, in all forms: what they mean is known, how they are dressed is chance. */
import fc from 'fast-check';
import type { FormName } from '../../src/core/forms/reading.ts';
import { issues, type MeantVote, nones, verdicts, votes } from './dressedVotes.ts';
import {
  backings,
  criteriaLines,
  followings,
  gateMarks,
  type MeantBacking,
  type MeantPoint,
  pointLines,
  rankings,
  severities,
  stancesSaid,
} from './dressedWords.ts';
import { after, before, lists, namedLists, styles, wrappers } from './dressStyles.ts';

/** What a reply means, field by field; absent: it does not speak of it. */
export interface Meaning {
  vote?: MeantVote;
  /** Empty where it says that nothing blocks. */
  blocking?: readonly string[];
  backs?: MeantBacking;
  ranking?: string[][];
  confidence?: number | 'unclear';
  /** “unclear” where it says none. */
  proposal?: string;
  contests?: readonly { seat: string; point: string }[];
  findings?: readonly { severity: string; text: string }[];
  points?: readonly (readonly [string, MeantPoint])[];
  criteria?: readonly (readonly [number, 'pass' | 'warn' | 'fail' | 'unclear'])[];
  stances?: readonly (readonly [string, 'agree' | 'partial' | 'disagree' | 'unclear'])[];
  follows?: boolean | 'unclear';
  options?: readonly string[];
  marks?: readonly (readonly [string, 'pass' | 'warn' | 'fail' | 'unclear'])[];
}

export interface DressedReply {
  form: FormName;
  text: string;
  meant: Meaning;
  /** The dress by its names, for whoever reads a failure. */
  dress: string;
}

/** One field of a reply: under a label, with words or a list behind it; or lines of their own. */
interface Field {
  label?: string;
  key?: string;
  value?: string;
  items?: readonly string[];
  lines?: readonly string[];
}
interface Drawn {
  meant: Meaning;
  field: Field;
}

const labelled = {
  vote: ['Vote', 'My vote', 'Final vote', 'Mon vote', 'Vote définitif', 'VOTE'],
  verdict: ['Verdict', 'VERDICT', 'Final verdict', 'Verdict final'],
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
  backs: ['Backs', 'I back', 'BACKS', 'Soutient', 'Je soutiens', 'Backs / Soutient'],
  ranking: ['Ranking', 'My ranking', 'Classement', 'Mon classement'],
  confidence: ['Confidence', 'Confiance', 'Confidence level', 'Niveau de confiance'],
  proposal: ['Proposal', 'My proposal', 'Proposition', 'Ma proposition', 'PROPOSAL'],
  contests: ['Contests', 'Conteste', 'Contested points', 'Points contestés'],
  findings: ['Findings', 'FINDINGS', 'Constats', 'Issues found', 'My findings'],
  agreement: ['Agreement', 'Accord avec les autres', 'Agreement with others'],
  follows: ['Follows the motion', 'Suit la motion', 'FOLLOWS THE MOTION'],
  options: ['Options', 'The options', 'Les options'],
};
type Name = keyof typeof labelled;
const labels = (name: Name) => fc.constantFrom(...labelled[name]);

const spoken = <V>(
  name: Name,
  said: fc.Arbitrary<readonly [string, V]>,
  meant: (value: V) => Meaning,
): fc.Arbitrary<Drawn> =>
  fc
    .tuple(labels(name), said)
    .map(([label, [value, means]]) => ({ meant: meant(means), field: { label, key: name, value } }));

const blocking: fc.Arbitrary<Drawn> = fc
  .tuple(
    labels('blocking'),
    fc.uniqueArray(fc.constantFrom(...issues), { maxLength: 3 }),
    fc.constantFrom(...nones),
    fc.constantFrom('', '', ' — settled by: a test', ' — réglé par : un test'),
  )
  .map(([label, named, none, settles]) => ({
    meant: { blocking: named },
    field: {
      label,
      key: 'blocking',
      ...(named.length === 0 ? { value: none } : { items: named.map((each) => each + settles) }),
    },
  }));

const seats = ['gpt', 'nova', 'glm'];
const contests: fc.Arbitrary<Drawn> = fc
  .tuple(
    labels('contests'),
    fc.uniqueArray(fc.constantFrom(...seats), { maxLength: 2 }),
    fc.constantFrom('the cost is wrong', 'personne ne l’a testé', 'no number is given'),
    fc.constantFrom('none', 'aucun', 'None.'),
  )
  .map(([label, named, point, none]) => ({
    meant: { contests: named.map((seat) => ({ seat, point })) },
    field: {
      label,
      key: 'contests',
      ...(named.length === 0 ? { value: none } : { items: named.map((seat) => `@${seat}: ${point}`) }),
    },
  }));

const findings: fc.Arbitrary<Drawn> = fc
  .tuple(
    labels('findings'),
    fc.uniqueArray(
      fc.tuple(
        fc.constantFrom(...issues),
        fc.constantFrom(...severities),
        fc.constantFrom('', '[src/a.ts:12] ', '`src/a.ts:3` '),
        fc.constantFrom('', ' — it leaks — mask it', ' — c’est grave'),
      ),
      { maxLength: 3, selector: ([text]) => text },
    ),
    fc.constantFrom('none', 'None.', 'aucun', 'No findings.'),
  )
  .map(([label, drawn, none]) => ({
    meant: { findings: drawn.map(([text, [, severity]]) => ({ severity, text })) },
    field: {
      label,
      key: 'findings',
      ...(drawn.length === 0
        ? { value: none }
        : {
            items: drawn.map(
              ([text, [mark], place, more]) => `${mark === '' ? '' : `${mark} `}${place}${text}${more}`,
            ),
          }),
    },
  }));

const points: fc.Arbitrary<Drawn> = fc
  .uniqueArray(fc.tuple(fc.constantFrom('P1', 'P2', 'P3'), pointLines), {
    maxLength: 2,
    selector: ([id]) => id,
  })
  .map((drawn) => ({
    meant: { points: drawn.map(([id, [, word]]) => [id, word] as const) },
    field: { lines: drawn.map(([id, [line]]) => line.replace('{id}', id)) },
  }));

const criteria: fc.Arbitrary<Drawn> = fc
  .uniqueArray(fc.tuple(fc.constantFrom(1, 2, 3), criteriaLines), { maxLength: 2, selector: ([n]) => n })
  .map((drawn) => ({
    meant: { criteria: drawn.map(([n, [, mark]]) => [n, mark] as const) },
    field: { lines: drawn.map(([n, [line]]) => line.replace('{n}', String(n))) },
  }));

const stances: fc.Arbitrary<Drawn> = fc
  .tuple(labels('agreement'), fc.tuple(stancesSaid, stancesSaid, stancesSaid))
  .map(([label, said]) => ({
    meant: { stances: said.map(([, stance], at) => [seats[at] ?? '', stance] as const) },
    field: { label, key: 'agreement', items: said.map(([words], at) => `@${seats[at]}: ${words}`) },
  }));

const vote = spoken('vote', votes, (meant) => ({ vote: meant }));
const verdict = spoken('verdict', verdicts, (meant) => ({ vote: meant }));
const backs = spoken('backs', backings, (meant) => ({ backs: meant }));
const ranking = spoken('ranking', rankings, (meant) => ({ ranking: meant }));
const follows = spoken('follows', followings, (meant) => ({ follows: meant }));
const confidence = spoken<number | 'unclear'>(
  'confidence',
  fc.constantFrom(
    ...(['4', '4/5', '**4**', '4 sur 5', '4 (high)'] as const).map((each) => [each, 4] as const),
    ...['1-5', '[1-5]', 'high', ''].map((each) => [each, 'unclear'] as const),
  ),
  (meant) => ({ confidence: meant }),
);
const proposal = spoken(
  'proposal',
  fc.constantFrom(
    ...[
      'Keep Postgres behind a switch.',
      'Garder Postgres, et tester la copie.',
      'None of the above: wait a year.',
    ].map((each) => [each, each] as const),
    ...['[one sentence that answers the question]', '[une phrase]', '', 'none'].map(
      (each) => [each, 'unclear'] as const,
    ),
  ),
  (meant) => ({ proposal: meant }),
);
const options: fc.Arbitrary<Drawn> = fc
  .tuple(
    labels('options'),
    fc.uniqueArray(fc.constantFrom('Postgres', 'SQLite', 'Plain files', 'Ne rien faire'), { minLength: 2 }),
    fc.constantFrom('**{}**: a word', '{}: a word', '{} — a word', '**{}** — un mot', '{}'),
  )
  .map(([label, named, dress]) => ({
    meant: { options: named },
    field: { label, key: 'options', items: named.map((each) => dress.replace('{}', each)) },
  }));

const gatePoints = {
  coherence: ['Internal coherence', 'Cohérence interne'],
  assumptions: ['Assumptions listed', 'Hypothèses listées'],
  risks: ['Risks and mitigations', 'Risques + mitigations'],
  edges: ['Edge cases / failure modes', 'Cas limites'],
  acceptance: ['Testable acceptance criteria', 'Critères d’acceptation testables'],
  actions: ['Next actions with owners', 'Prochaines actions'],
} as const;
type GatePoint = keyof typeof gatePoints;
const gate: fc.Arbitrary<Drawn> = fc
  .tuple(
    fc.uniqueArray(fc.tuple(fc.constantFrom(...(Object.keys(gatePoints) as GatePoint[])), gateMarks), {
      minLength: 1,
      maxLength: 6,
      selector: ([point]) => point,
    }),
    fc.constantFrom(0, 1),
  )
  .map(([drawn, language]) => ({
    meant: { marks: drawn.map(([point, [, mark]]) => [point, mark] as const) },
    field: { lines: drawn.map(([point, [line]]) => line.replace('{p}', gatePoints[point][language] ?? '')) },
  }));

const forms: Partial<Record<FormName, readonly fc.Arbitrary<Drawn>[]>> = {
  position: [proposal],
  challenge: [backs, ranking, vote, contests, blocking, confidence, points, criteria],
  final: [vote, blocking, confidence, points],
  ballot: [vote, stances, confidence],
  review: [verdict, findings, criteria, confidence],
  response: [points],
  synthesis: [follows],
  frame: [options],
  qa: [gate, points],
};

/** Some of a form's fields, in any order. */
const drawnForm: fc.Arbitrary<{ form: FormName; drawn: Drawn[] }> = fc
  .constantFrom(
    ...(Object.keys(forms) as FormName[]),
    'challenge' as const,
    'final' as const,
    'review' as const,
  )
  .chain((form) =>
    fc
      .tuple(...(forms[form] ?? []))
      .chain((all) => fc.shuffledSubarray(all, { minLength: Math.min(2, all.length) }))
      .map((drawn) => ({ form, drawn })),
  );

const meaningOf = (drawn: readonly Drawn[]): Meaning =>
  Object.assign({}, ...drawn.map(({ meant }) => meant)) as Meaning;

/** In Markdown: each field in a dress of its own, in any order, with words around them. */
const inMarkdown: fc.Arbitrary<DressedReply> = fc
  .record({
    of: drawnForm,
    dress: fc.array(
      fc.tuple(fc.constantFrom(...styles), fc.constantFrom(...lists), fc.constantFrom(...namedLists)),
      { minLength: 8, maxLength: 8 },
    ),
    gap: fc.constantFrom('\n', '\n\n'),
    prose: fc.constantFrom(...before),
    behind: fc.constantFrom(...after),
    wrapper: fc.constantFrom(...wrappers),
  })
  .map(({ of: { form, drawn }, dress, gap, prose, behind, wrapper }) => {
    const names: string[] = [wrapper[0]];
    const written = drawn.map(({ field }, at) => {
      const [style, list, named] = dress[at] ?? [styles[0], lists[0], namedLists[0]];
      if (!style || !list || !named) return '';
      if (field.lines) return field.lines.join('\n');
      const isNamed = field.key === 'agreement' || field.key === 'contests' || field.key === 'options';
      const [listName, how] = isNamed ? named : list;
      names.push(`${field.label}: ${style[0]}${field.items ? `, ${listName}` : ''}`);
      return style[1](field.label ?? '', field.items ? how(field.items) : (field.value ?? ''));
    });
    // What stands behind a list of paragraphs, or behind lines that go on, is one more of them without a gap.
    const text = written
      .filter((each) => each !== '')
      .reduce((all, each, at) => {
        if (at === 0) return each;
        const needsGap = !/^(?:[-*#[<`_🚫🔹]|\d|\*\*)/u.test(each) || all.includes('\n');
        return `${all}${needsGap ? '\n\n' : gap}${each}`;
      }, '');
    return {
      form,
      text: wrapper[1](`${prose}${text}${behind}`),
      meant: meaningOf(drawn),
      dress: names.join('; '),
    };
  });

const keys: Record<string, readonly string[]> = {
  vote: ['vote', 'Vote', 'my_vote', 'monVote'],
  verdict: ['verdict', 'Verdict'],
  blocking: ['blocking', 'blockingIssues', 'blocking_issues', 'Points bloquants', 'pointsBloquants'],
  backs: ['backs', 'Backs', 'soutient'],
  ranking: ['ranking', 'classement'],
  confidence: ['confidence', 'confiance'],
  proposal: ['proposal', 'proposition'],
  contests: ['contests', 'conteste'],
  findings: ['findings', 'constats'],
  agreement: ['agreement', 'responses', 'accords'],
  follows: ['follows_the_motion', 'followsTheMotion', 'suit la motion'],
  options: ['options'],
};

/** As an object, alone or behind words, or as a table. */
const inData: fc.Arbitrary<DressedReply> = fc
  .record({
    of: drawnForm,
    which: fc.nat(100),
    shape: fc.constantFrom('json', 'json block', 'json at the end', 'yaml at the end', 'rows', 'columns'),
  })
  .map(({ of: { form, drawn: all }, which, shape }) => {
    const drawn = all.filter(({ field }) => field.key !== undefined);
    const fields = drawn.map(({ field }) => {
      const names = keys[field.key ?? ''] ?? [];
      return { ...field, name: names[which % names.length] ?? '' };
    });
    const flat = (text: string) => text.replace(/\s*\n\s*/g, ' ').trim();
    const json = JSON.stringify(
      Object.fromEntries([
        ['notes', 'I read it.'],
        ...fields.map(({ name, value, items }) => [name, items ?? value ?? '']),
      ]),
      undefined,
      2,
    );
    const cell = ({ value, items }: Field) => (items ? items.join('<br>') : flat(value ?? ''));
    const yaml = fields
      .map(
        ({ name, value, items }) =>
          `${name}:${items ? items.map((each) => `\n  - ${each}`).join('') : ` ${flat(value ?? '')}`}`,
      )
      .join('\n');
    const texts: Record<typeof shape, string> = {
      json,
      'json block': `\`\`\`json\n${json}\n\`\`\``,
      'json at the end': `I read it.\n\n\`\`\`json\n${json}\n\`\`\``,
      'yaml at the end': `I read it.\n\n\`\`\`yaml\n${yaml}\n\`\`\``,
      rows: `| Field | Value |\n|---|---|\n${fields.map((field) => `| ${field.name} | ${cell(field)} |`).join('\n')}\n| Notes | fine |`,
      columns: `| ${fields.map(({ name }) => name).join(' | ')} |\n|${fields.map(() => '---').join('|')}|\n| ${fields.map((field) => cell(field).replaceAll('|', '\\|')).join(' | ')} |`,
    };
    return { form, text: texts[shape], meant: meaningOf(drawn), dress: shape };
  });

export const dressedReplies: fc.Arbitrary<DressedReply> = fc.oneof(
  { arbitrary: inMarkdown, weight: 4 },
  { arbitrary: inData, weight: 1 },
);
