/** The synthesis: the answer and why, first steps, risks, what is open, the minority, and whether it follows the motion. */
import type { SeatId } from '../ids.ts';
import { plain, stripMarks } from './fields/bareText.ts';
import {
  type Entry,
  type Extent,
  entriesOf,
  itemsOf,
  type Labels,
  linesOf,
  listOf,
  type Reply,
  type Sections,
  sectionsOf,
  valueOf,
} from './fields/fields.ts';
import { labelKey } from './fields/labelLine.ts';
import { findNamed } from './fields/namedSeat.ts';
import { type Fields, inWords, wordsAt } from './fields/objectFields.ts';
import { isPlaceholder } from './fields/placeholders.ts';
import { opensCondition } from './fields/plainAgreement.ts';
import type { ReadContext } from './read.ts';
import type { ReadingProblem, SynthesisReading } from './reading.ts';
import { ledgerIn, missingOf } from './sharedReading.ts';

type Section =
  | 'consensus'
  | 'disagreements'
  | 'insights'
  | 'recommendation'
  | 'why'
  | 'steps'
  | 'risks'
  | 'open'
  | 'minority'
  | 'revisit'
  | 'follows'
  | 'acknowledges';

const spelled: Record<Section, string[]> = {
  consensus: [
    'consensus',
    'consensus summary',
    'points de consensus',
    'résumé du consensus',
    'synthèse du consensus',
    'accords',
    'agreement',
  ],
  disagreements: [
    'disagreements',
    'disagreement',
    'disagreement summary',
    'désaccords',
    'désaccords acceptés',
    'résumé des désaccords',
    'synthèse des désaccords',
  ],
  insights: [
    'key insights',
    'key insight of each seat',
    'insights',
    'apports',
    "l'apport de chacun",
    'points clés',
  ],
  recommendation: [
    'recommendation',
    'recommandation',
    'final recommendation',
    'recommandation finale',
    'decision',
    'answer',
    'the answer',
    'our answer',
    'final answer',
    'réponse',
    'la réponse',
    'notre réponse',
    'réponse finale',
  ],
  why: ['why', 'why this', 'rationale', 'reasons', 'pourquoi', 'raisons', 'les raisons', 'justification'],
  steps: [
    'first steps',
    'first step',
    'next steps',
    'next actions',
    'action items',
    'premiers pas',
    'premier pas',
    'premières étapes',
    'prochaines étapes',
    'prochaines actions',
  ],
  risks: [
    'risks accepted',
    'accepted risks',
    'risks',
    'risk accepted',
    'risques acceptés',
    'risque accepté',
    'risques',
  ],
  open: [
    'still open',
    'open points',
    'open questions',
    'encore ouvert',
    'encore ouverts',
    'points ouverts',
    'questions ouvertes',
    'reste ouvert',
  ],
  minority: ['minority report', 'minority', 'avis minoritaire', 'rapport minoritaire', 'avis minoritaires'],
  revisit: [
    'what would change this',
    'what would change this answer',
    'what would change our mind',
    'what would change the answer',
    'what would change it',
    'ce qui changerait cet avis',
    'ce qui changerait cette réponse',
    'ce qui changerait notre avis',
    'ce qui changerait la réponse',
    'ce qui ferait changer cet avis',
  ],
  follows: [
    'follows the motion',
    'follows motion',
    'following the motion',
    'does it follow the motion',
    'suit la motion',
    'suit motion',
    'conforme à la motion',
  ],
  acknowledges: ['acknowledged', 'pris en compte'],
};
const extents: Partial<Record<Section, Extent>> = { acknowledges: 'paragraph', follows: 'paragraph' };
export const synthesisReads: Labels<Section> = new Map(
  (Object.keys(spelled) as Section[]).flatMap((key) =>
    spelled[key].map((word) => [labelKey(word), { key, extent: extents[key] ?? 'block' }] as const),
  ),
);

export function readSynthesis(reply: Reply, context: ReadContext): SynthesisReading {
  const found = sectionsOf(reply, synthesisReads, 'recommendation');
  const attributed = (key: Section) => itemsOf(found, key).map((item) => attributedTo(item, context));
  const recommendation = answerIn(found);
  const acknowledges = valueOf(found, 'acknowledges');
  const minority = attributed('minority');
  const why = listOf(found, 'why') && attributed('why');
  const steps = entriesOf(found, 'steps')?.map(stepIn);
  const revisit = listOf(found, 'revisit');
  const follows = followsIn(found, reply.object) ?? departing(recommendation);
  // It tells of the points that are open; it says nothing to them.
  const { criteria } = ledgerIn(reply, context);
  const problems: ReadingProblem[] = [];
  if (!recommendation) problems.push({ code: 'recommendation-missing' });
  if (context.minorityOwed && minority.length === 0) problems.push({ code: 'minority-missing' });
  return {
    form: 'synthesis',
    consensus: itemsOf(found, 'consensus'),
    disagreements: itemsOf(found, 'disagreements'),
    insights: attributed('insights').flatMap((each) =>
      'seat' in each && each.seat ? [{ seat: each.seat, text: each.text }] : [],
    ),
    ...(recommendation ? { recommendation } : {}),
    ...(why ? { why } : {}),
    ...(steps ? { steps } : {}),
    risks: itemsOf(found, 'risks'),
    minority,
    ...(revisit ? { revisit } : {}),
    ...(follows ? { follows } : {}),
    ...(acknowledges === undefined ? {} : { acknowledges: stripMarks(acknowledges).slice(0, 500) }),
    ...(criteria ? { criteria } : {}),
    ...missingOf(context, {
      recommendation: Boolean(recommendation),
      ...(context.hasMotion ? { follows: follows !== undefined } : {}),
    }),
    problems,
  };
}

/** Whose it is: `@seat: words`, or words that end in `— @seat` or `(@seat)`. */
function attributedTo(item: string, { named }: ReadContext): { seat?: SeatId; text: string } {
  const [, who, words] = /^@?([^:：]{1,200}?)\s*[:：]\s*(.+)$/u.exec(item) ?? [];
  const seat = who === undefined ? undefined : findNamed(who, named);
  if (seat !== undefined && words !== undefined) return { seat, text: stripMarks(words) };
  const [, before, last] = /^(.+?)\s*(?:[—–(]|\s-\s)\s*@?([^—–()]{1,200}?)\)?\.?$/u.exec(item) ?? [];
  const behind = last === undefined ? undefined : findNamed(last, named);
  return behind === undefined || before === undefined
    ? { text: item }
    : { seat: behind, text: stripMarks(before) };
}

/** The answer whole, of every section that has one; the words of the form, left as they stood, are none. */
function answerIn(found: Sections<Section>): string | undefined {
  const said = linesOf(found, 'recommendation')
    .map((lines) => lines.join('\n').trim())
    .filter((text) => text !== '' && !isPlaceholder(text));
  return said[0];
}

/** `1. text — @owner — by when`. */
function stepIn(entry: Entry): NonNullable<SynthesisReading['steps']>[number] {
  if (typeof entry !== 'string') {
    const owner = wordsAt(entry, 'owner', 'who', 'seat', 'responsable', 'qui');
    const when = wordsAt(entry, 'when', 'by', 'by when', 'due', 'date', 'quand', 'echeance', 'pour quand');
    return {
      text: wordsAt(entry, 'text', 'step', 'action', 'what', 'etape', 'quoi', 'texte') ?? inWords(entry),
      ...(owner === undefined ? {} : { owner: owner.replace(/^@/, '') }),
      ...(when === undefined ? {} : { when }),
    };
  }
  const [text = '', ...more] = entry.split(/\s+(?:[—–]{1,2}|--)\s+|\s+-\s+(?=@)/u).map(stripMarks);
  const at = more.findIndex((each) => /^(?:owner|responsable)?\s?[:：]?\s?@/iu.test(each));
  const owner = at < 0 ? (more.length === 2 ? more[0] : undefined) : more[at];
  const when = more.filter((each) => each !== owner).join(' — ');
  const inside = owner === undefined ? /\(@([\p{L}\p{N}_-]{1,64})\)/u.exec(text)?.[1] : undefined;
  const by = owner?.replace(/^(?:owner|responsable)\s?[:：]\s?/iu, '').replace(/^@/, '') ?? inside;
  return { text, ...(by ? { owner: by } : {}), ...(when === '' ? {} : { when }) };
}

/** Whether it says that it recommends the motion: only a plain yes is one, and what limits it is a departure. */
function followsIn(
  found: Sections<Section>,
  object: Fields | undefined,
): SynthesisReading['follows'] | undefined {
  const stated = linesOf(found, 'follows')
    .map((lines) => stripMarks(lines.join(' ').replace(/\s+/g, ' ').trim()))
    .filter(
      (value) =>
        value !== '' &&
        !isPlaceholder(value) &&
        !/\b(?:yes|oui)(?:\W{1,5}|\s(?:or|ou)\s)(?:no|non)\b/i.test(value),
    )
    .map(readFollows);
  const [first] = stated;
  const said = stated.every((each) => each?.motion === first?.motion)
    ? first
    : stated.find((each) => each?.motion === false);
  const because = object && wordsAt(object, 'because', 'parce que', 'why not');
  return said?.motion === false && said.because === undefined && because !== undefined
    ? { motion: false, because: because.slice(0, 1000) }
    : said;
}

/** An answer whose first line says that it departs from the motion need not say it twice. */
function departing(answer: string | undefined): SynthesisReading['follows'] | undefined {
  const first = (answer ?? '').trimStart().split('\n')[0] ?? '';
  const [, before = '', because = ''] =
    /^([^.:;,]{0,60}?)\b(?:departs from|s[’']écarte de) (?:the |la )?motion\b[\s,:;—–-]*(?:because |parce que |car |since )?(.{0,1000})/iu.exec(
      first,
    ) ?? [];
  if (!/\b(?:departs from|s[’']écarte de) (?:the |la )?motion\b/iu.test(first.slice(0, 120)))
    return undefined;
  if (/\b(?:not|never|ne|pas|nothing|rien)\b/i.test(before)) return undefined;
  return { motion: false, ...(because === '' ? {} : { because: stripMarks(because) }) };
}

export function readFollows(value: string): SynthesisReading['follows'] | undefined {
  const said = plain(value)
    .replace(/[*_`]|\p{Extended_Pictographic}|\uFE0F/gu, '')
    .trim();
  if (/[❌✖✗✘❎👎⛔🚫🛑]/u.test(value) && !/^(?:no|non)\b/.test(said)) return undefined;
  const because = stripMarks(
    value
      .replace(/^[\p{L}\p{N}*_`]+[\s,;:.—–-]*/u, '')
      .replace(/^(?:because|since|parce que|parce qu[’']|car|as)\b[\s:]*/iu, ''),
  ).slice(0, 1000);
  const away = { motion: false, ...(because === '' ? {} : { because }) };
  if (said.includes('?') && !/^(?:no|non)\b/.test(said)) return undefined;
  if (/^(?:no|non|false|not|departs?|it departs)\b/.test(said)) return away;
  if (
    /^(?:partly|partially|in part|mostly|largely|en partie|partiellement|en grande partie|almost)\b/.test(
      said,
    )
  )
    return away;
  if (!/^(?:yes|oui|true|fully|entirely|completely|entierement|totalement|it does|it follows)\b/.test(said))
    return undefined;
  const rest = said.replace(/^\S+/, '');
  return opensCondition(rest) ||
    /^[\s,;:(—–-]*(?:but|except|apart|minus|without|partly|with one (?:change|exception)|not|mais|sauf|hormis|excepte|sans|en partie|a une exception)\b/.test(
      rest,
    )
    ? away
    : { motion: true };
}
