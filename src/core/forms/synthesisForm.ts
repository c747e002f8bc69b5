/** The synthesis: consensus, disagreements, each seat's insight, recommendation, risks, minority report. */
import { stripMarks } from './fields/bareText.ts';
import { itemsOf, type Labels, sections, valueOf } from './fields/fields.ts';
import { labelKey } from './fields/labelLine.ts';
import { findNamed } from './fields/namedSeat.ts';
import type { ReadContext } from './read.ts';
import type { ReadingProblem, SynthesisReading } from './reading.ts';

type Section =
  | 'consensus'
  | 'disagreements'
  | 'insights'
  | 'recommendation'
  | 'risks'
  | 'minority'
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
  ],
  risks: ['risks accepted', 'accepted risks', 'risks', 'risques acceptés', 'risques'],
  minority: ['minority report', 'minority', 'avis minoritaire', 'rapport minoritaire', 'avis minoritaires'],
  acknowledges: ['acknowledged', 'pris en compte'],
};
const labels: Labels<Section> = new Map(
  (Object.keys(spelled) as Section[]).flatMap((key) =>
    spelled[key].map(
      (word) => [labelKey(word), { key, extent: key === 'acknowledges' ? 'paragraph' : 'block' }] as const,
    ),
  ),
);

export function readSynthesis(text: string, context: ReadContext): SynthesisReading {
  const found = sections(text, labels);
  const attributed = (key: Section) =>
    itemsOf(found, key).map((item) => {
      const [, who, words] = /^@?([^:：]{1,200}?)\s*[:：]\s*(.+)$/u.exec(item) ?? [];
      const seat = who === undefined ? undefined : findNamed(who, context.named);
      return seat === undefined || words === undefined ? { text: item } : { seat, text: stripMarks(words) };
    });
  const recommendation = valueOf(found, 'recommendation')?.trim();
  const acknowledges = valueOf(found, 'acknowledges');
  const minority = attributed('minority');
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
    risks: itemsOf(found, 'risks'),
    minority,
    ...(acknowledges === undefined ? {} : { acknowledges: stripMarks(acknowledges).slice(0, 500) }),
    problems,
  };
}
