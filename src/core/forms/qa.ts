/**
 * The gate's judgement: six points, each ✅ ⚠️ ❌ with its reason. A reply without a single mark is no verdict; one that
 * passes some points over passes nothing without that risk.
 */
import { plain, stripMarks, trimmed } from './fields/bareText.ts';
import { type Label, spellings } from './fields/fieldNames.ts';
import { type Labels, linesIn, ownLines, type Reply, sectionsOf } from './fields/fields.ts';
import { type Fields, isFields, wordsAt } from './fields/objectFields.ts';
import { criterionOn, pointsOn } from './fields/pointLines.ts';
import type { ReadContext } from './read.ts';
import { type Mark, type QaPoint, type QaReading, qaPoints } from './reading.ts';
import { acknowledgementIn, ledgerIn, missingOf } from './sharedReading.ts';

const glyphs: Record<string, Mark> = {
  '✅': 'pass',
  '✔': 'pass',
  '☑': 'pass',
  '⚠': 'warn',
  '❌': 'fail',
  '✖': 'fail',
  '✗': 'fail',
  '✘': 'fail',
  '❎': 'fail',
};
const glyph = /[✅✔☑⚠❌✖✗✘❎]\uFE0F?/gu;
const beside = /[✅✔☑⚠❌✖✗✘❎]\uFE0F?\s*[✅✔☑⚠❌✖✗✘❎]/u;
const denied = /\b(?:not|no|never|pas|jamais)\s?[*_]{0,3}[✅✔☑]/u;
const choice = /[✅✔☑⚠❌✖✗✘❎]\uFE0F?\s*[/|]\s*[✅✔☑⚠❌✖✗✘❎]/u;

/** The marks of a line in their order. A choice left open (`✅/⚠️/❌`) is none. */
export function marksIn(line: string): Mark[] {
  if (choice.test(line)) return [];
  return (line.match(glyph) ?? []).flatMap((each) => glyphs[each.replace('\uFE0F', '')] ?? []);
}

export const withoutMarks = (line: string): string => line.replace(glyph, ' ');

/** From the worst to the best: of two marks for one thing the worse one stands. */
const order: Mark[] = ['fail', 'warn', 'pass'];
export const worstMark = (marks: Mark[]): Mark | undefined => order.find((mark) => marks.includes(mark));

const words: Record<QaPoint, RegExp> = {
  coherence: /\bcoheren|\bconsisten/,
  assumptions: /\bassumption|\bhypothes/,
  risks: /\brisks?\b|\brisques?\b|\bmitigation/,
  edges: /\bedge cases?|\bfailure modes?|\bcas limites?|\bmodes? de defaillance|\bcas aux limites/,
  acceptance: /\bacceptance|\bacceptation/,
  actions:
    /\bnext (?:actions?|steps?)|\bprochaines? (?:actions?|etapes?)|\bactions?\b.*\b(?:owners?|responsables?)/,
};

interface Judged {
  point?: QaPoint;
  mark: Mark;
  text: string;
}

export function readQa(reply: Reply, context: ReadContext): QaReading {
  const lines = ownLines(linesIn(reply.prose)).filter(
    (line) => pointsOn(line).length === 0 && criterionOn(line) === undefined,
  );
  const judged = [...judgements(lines), ...judgedInObject(reply.object)].filter((each) => !isDoubtful(each));
  const points: QaReading['points'] = {};
  for (const point of qaPoints) {
    const mine = judged.filter((each) => each.point === point);
    const mark = worstMark(mine.map((each) => each.mark));
    const said = mine.find((each) => each.mark === mark)?.text;
    if (mark !== undefined) points[point] = { mark, ...(said ? { text: said } : {}) };
  }
  const missing = qaPoints.filter((point) => points[point] === undefined);
  const textsOf = (mark: Mark) =>
    judged
      .filter((each) => each.mark === mark)
      .map((each) => each.text || (each.point ?? ''))
      .filter((each) => each !== '')
      .slice(0, 50);
  const worst = worstMark(judged.map((each) => each.mark)) ?? 'unreadable';
  return {
    form: 'qa',
    points,
    verdict: worst === 'pass' && missing.length > 0 ? 'warn' : worst,
    issues: textsOf('fail'),
    risks: textsOf('warn'),
    ...acknowledgementIn(sectionsOf(reply, gateLabels)),
    ...ledgerIn(reply, context),
    ...missingOf(context, { marks: worst !== 'unreadable' }),
    problems: [
      ...(judged.length === 0 ? [{ code: 'verdict-missing' as const }] : []),
      ...(judged.length > 0 && missing.length > 0
        ? [{ code: 'verdict-missing' as const, detail: missing.join(', ') }]
        : []),
    ],
  };
}

export const gateLabels: Labels<Label> = new Map([
  ...spellings('acknowledges', 'points'),
  ...qaPoints.map((point) => [point, { key: 'points', extent: 'line' }] as const),
]);

/** Of an object: `{"points": [{"point": "risks", "mark": "fail", "text": "…"}]}`, or each point by its name. */
function judgedInObject(object: Fields | undefined): Judged[] {
  const listed = Object.entries(object ?? {}).flatMap(([name, value]): unknown[] => {
    if (Array.isArray(value)) return value;
    return isFields(value) ? byName(name, value) : [{ point: name, mark: value }];
  });
  return listed.flatMap((each): Judged[] => {
    if (!isFields(each)) return [];
    const named = wordsAt(each, 'point', 'name', 'id') ?? '';
    const point = qaPoints.find((one) => one === named) ?? pointIn(named);
    const [mark] = marksIn(wordsAt(each, 'mark', 'status', 'verdict', 'marque') ?? '');
    const said = markWords[plain(wordsAt(each, 'mark', 'status', 'verdict', 'marque') ?? '').trim()];
    const text = wordsAt(each, 'text', 'why', 'reason', 'comment', 'pourquoi', 'raison') ?? '';
    const given = mark ?? said;
    return point === undefined || given === undefined
      ? []
      : [{ point, mark: given, text: text.slice(0, 1000) }];
  });
}

/** `{"points": {"risks": "fail"}}` or `{"risks": {"mark": "fail"}}`. */
const byName = (name: string, value: Fields): unknown[] =>
  pointIn(name) === undefined && !qaPoints.some((one) => one === name)
    ? Object.entries(value).map(([point, each]) =>
        isFields(each) ? { point, ...each } : { point, mark: each },
      )
    : [{ point: name, ...value }];

const markWords: Record<string, Mark> = {
  pass: 'pass',
  ok: 'pass',
  warn: 'warn',
  warning: 'warn',
  fail: 'fail',
};

/** A ✅ that is tied to a condition, asked, or said not to hold yet passes nothing: its point was not judged. */
const isDoubtful = ({ mark, text }: Judged): boolean =>
  mark === 'pass' && (doubt.test(plain(text.slice(0, 200))) || /^[^.!]{0,300}\?|\?$/.test(text));
const doubt =
  /^(?:ok |fine |yes |oui |but |mais |only |seulement )*(?:if|once|unless|until|provided|assuming|subject to|pending|would|could|might|cannot|can't|unable|not (?:yet|before|until|judged|tested|checked|verified|met|sure|applicable|listed)|si|une fois|a condition|sous reserve|pourvu|tant que|a moins|serait|pourrait|pas (?:encore|avant|juge|teste|verifie|liste)|impossible)\b/;

/** Walks the lines once. A point may be named on a line of its own, and its reason may follow on the next ones. */
function judgements(lines: string[]): Judged[] {
  const found: Judged[] = [];
  let named: QaPoint | undefined;
  let open: Judged | undefined;
  for (const line of lines) {
    if (line.trim() === '') {
      if (open?.text) open = undefined;
      continue;
    }
    const bare = line.slice(0, 2000);
    const { label, rest } = split(bare);
    const [first, ...others] = marksIn(bare);
    // Two marks side by side are two marks for one thing; a denied one is none.
    const mark = denied.test(plain(bare)) ? undefined : beside.test(bare) ? worstMark(marksIn(bare)) : first;
    const point = pointIn(label);
    const isLabelled = point !== undefined || /^verdict\b/.test(plain(label).trim());
    // The first mark of a line is what it says; one deep in prose that names no point says nothing.
    const counts = mark !== undefined && (isLabelled || (others.length === 0 && beginsWithMark(bare)));
    if (counts) {
      open = {
        ...(point === undefined ? (isLabelled || !named ? {} : { point: named }) : { point }),
        mark,
        text: rest,
      };
      found.push(open);
      named = undefined;
    } else if (point !== undefined && isHeading(bare)) {
      named = point;
      open = undefined;
    } else if (isHeading(bare) || point !== undefined) open = undefined;
    else if (open && open.text.length < 1000)
      open.text = `${open.text} ${stripMarks(bare)}`.trim().slice(0, 1000);
  }
  return found;
}

const isHeading = (line: string): boolean =>
  line.length <= 300 && /^\s*(?:#{1,6}\s|(?:[-*+]\s+|\d+[.)]\s+)?\*\*[^*]+\*\*\s*:?\s*$)/.test(line);
const beginsWithMark = (line: string): boolean =>
  /^[\s|#>*_-]*(?:\d+[.)]\s*)?(?:\[[ xX]?\]\s*)?[*_]*[✅✔☑⚠❌✖✗✘❎]/u.test(line);

/** What a line is about, and what it says of it. */
function split(line: string): { label: string; rest: string } {
  const text = trimmed(trimmed(withoutMarks(line), '|').replace(/^#+\s/, ''), '')
    .replace(/^(?:[-*+]\s+|\d+[.)]\s+)/, '')
    .replace(/^\[[ xX]?\]/, '')
    .replace(/\s+/g, ' ')
    .trim();
  const [, label = '', rest = ''] = /^(.*?)(?: ?[:：—–|]+ ?| - |$)(.*)$/u.exec(text) ?? [];
  const clean = (each: string) =>
    stripMarks(trimmed(each.replace(/^[\s*_|—–:-]+/u, ''), '|*_')).slice(0, 1000);
  const isPoint = pointIn(label) !== undefined || /^verdict\b/.test(plain(clean(label)));
  return isPoint ? { label: clean(label), rest: clean(rest) } : { label: '', rest: clean(text) };
}

/** The point that a label names first. */
function pointIn(label: string): QaPoint | undefined {
  const text = plain(label.slice(0, 120));
  const places = qaPoints
    .map((point) => ({ point, at: text.search(words[point]) }))
    .filter(({ at }) => at >= 0);
  return places.toSorted((a, b) => a.at - b.at)[0]?.point;
}
