/** Small readings that several forms share. */
import { plain, stripMarks } from './fields/bareText.ts';
import type { Label } from './fields/fieldNames.ts';
import {
  type Entry,
  entriesOf,
  linesIn,
  ownLines,
  type Reply,
  type Sections,
  valueOf,
} from './fields/fields.ts';
import { labelKey } from './fields/labelLine.ts';
import { inWords, isFields, wordsAt } from './fields/objectFields.ts';
import { isPlaceholder } from './fields/placeholders.ts';
import { readPlace } from './fields/places.ts';
import { opensCondition } from './fields/plainAgreement.ts';
import { criterionOn, pointCited, pointsOn, pointWordsIn } from './fields/pointLines.ts';
import { saysNothing } from './fields/saidToBeNone.ts';
import { readConfidence, readVote } from './fields/votes.ts';
import type { ReadContext } from './read.ts';
import type { Criterion, MachineField, Place, PointWord, ReadingProblem, Vote } from './reading.ts';

/** The vote of a reply, with the problem when there is none or more than one. */
export function voteIn(
  found: Sections<Label>,
  labels: readonly Label[] = ['vote'],
  readOne: (value: string) => Vote = readVote,
  /** Whether words name what the vote is on, and nothing else. */
  isObject: (words: string) => boolean = () => false,
): { vote: Vote; problems: ReadingProblem[] } {
  const stated = votesStated(found, labels);
  if (stated.length === 0) return { vote: 'unreadable', problems: [{ code: 'vote-missing' }] };
  const votes = new Set(stated.map((value) => readOne(withoutObject(value, isObject))));
  const [vote] = votes;
  if (votes.size === 1 && vote !== undefined && vote !== 'unreadable') return { vote, problems: [] };
  return {
    vote: 'unreadable',
    problems: [{ code: 'vote-ambiguous', detail: stated.join(' / ').slice(0, 200) }],
  };
}

/** "agree with Nova" is a plain vote where Nova's proposal is what it is on. */
function withoutObject(value: string, isObject: (words: string) => boolean): string {
  const [, before = '', object = '', after = ''] =
    /^(.{0,40}?\b(?:agree|d[’']accord))\s(?:with|on|to|avec|sur)\s([^,;.:(—–]{1,120})(.*)$/isu.exec(value) ??
    [];
  return object !== '' && isObject(object) ? `${before}${after}` : value;
}

/** What each vote says, with the line that goes on with it. The choice of the form, left as it was asked for, is none. */
function votesStated(found: Sections<Label>, labels: readonly Label[]): string[] {
  const stated = found.flatMap((part, index) => {
    if (part.key === undefined || !labels.includes(part.key)) return [];
    const value = part.lines.filter((line) => line.trim() !== '').join(', ');
    const next = found[index + 1];
    const after = next?.key === undefined ? (next?.lines.find((line) => line.trim() !== '') ?? '') : '';
    return [after !== '' && goesOn(next?.lines[0] ?? '', after) ? `${value}, ${stripMarks(after)}` : value];
  });
  const said = stated.filter(
    (value) => !/agree\W{1,5}disagree\W{1,5}nuance/i.test(value) && !isPlaceholder(value),
  );
  return said.length > 0 ? said : stated;
}

/** Right below, what is indented or begins no sentence goes on with the vote; below a gap, what can't begin a thought. */
const goesOn = (next: string, after: string): boolean =>
  next.trim() === ''
    ? /^\W*(?:but|only|once|unless|until|provided|subject to|mais|seulement|une fois|à condition|sous réserve|pourvu)(?!\p{L})/iu.test(
        after,
      )
    : pointCited(after) === undefined && (/^\s{2}|^\W*\p{Ll}/u.test(after) || opensCondition(after));

export const acknowledgementIn = (found: Sections<Label>): { acknowledges?: string } => {
  const value = valueOf(found, 'acknowledges');
  return value === undefined ? {} : { acknowledges: stripMarks(value.split('\n')[0] ?? '').slice(0, 500) };
};

export function confidenceIn(found: Sections<Label>): { confidence?: number } {
  const line = valueOf(found, 'confidence')?.split('\n')[0] ?? '';
  // Of an empty field the line below is somebody else's.
  const confidence = /^\W*(?:\d+[.)]\s+)?\W*[CP]\s?\d/i.test(line) ? undefined : readConfidence(line);
  return confidence === undefined ? {} : { confidence };
}

/** The blocking issues of a reply, with the places that they name and what would settle them; nothing: it says none of it. */
export function blockingIn(
  found: Sections<Label>,
  { wantsPlaces, criteria = 0 }: ReadContext,
): {
  blocking: string[];
  places?: Record<number, Place>;
  settles?: Record<number, string>;
  isFound: boolean;
  problems: ReadingProblem[];
} {
  const listed = entriesOf(found, 'blocking');
  const issues = new Map(
    (listed ?? [])
      .filter((item) => typeof item !== 'string' || !(isSettledPoint(item) || isCriterion(item, criteria)))
      .map(settled)
      .filter(({ text }) => !saysNothing(text))
      .map(({ text, settle }) => [text.slice(0, 1000), settle] as const),
  );
  const blocking = [...issues.keys()].slice(0, 50);
  const byIndex = <T>(of: (item: string) => T | undefined): Record<number, T> =>
    Object.fromEntries(
      blocking.flatMap((item, index) => {
        const value = of(item);
        return value === undefined ? [] : [[index, value] as const];
      }),
    );
  const places = byIndex(readPlace);
  const settles = byIndex((item) => issues.get(item));
  const nowhere = wantsPlaces ? blocking.filter((_, index) => places[index] === undefined) : [];
  return {
    blocking,
    ...(Object.keys(places).length === 0 ? {} : { places }),
    ...(Object.keys(settles).length === 0 ? {} : { settles }),
    isFound: listed !== undefined,
    problems: nowhere.map((item) => ({ code: 'place-missing' as const, detail: item.slice(0, 100) })),
  };
}

/** An entry that only says what has become of a point blocks nothing new; one that is kept is named again. */
const isSettledPoint = (item: string): boolean => pointsOn(item).some(({ word }) => word !== 'kept');

/** What is said of a criterion stands with it. */
const isCriterion = (item: string, criteria: number): boolean => {
  const n = criterionOn(item)?.n;
  return n !== undefined && n <= criteria;
};

const settling =
  /[\s;,.(→—–-]*(?:\*\*|__)?\b(?:(?:would be |is |can be |could be )?(?:settled|resolved|cleared|lifted) (?:by|if|when|once)|what would settle (?:it|this)|to settle (?:it|this)|(?:serait |est )?(?:réglée?|reglee?|résolue?|resolue?|levée?) (?:par|si|quand|une fois)|ce qui (?:le|la) (?:réglerait|reglerait|règle))\s?(?:\*\*|__)?\s?[:：]\s?(?:\*\*|__)?\s?/iu;
/** Behind a dash the colon may be left out. */
const settlingBehindDash =
  /\s(?:[—–]|--)\s(?:(?:would be |is |can be )?(?:settled|resolved|cleared) by|(?:réglée?|reglee?|résolue?|levée?) par)\s/iu;

const settleKeys = ['settled by', 'settles', 'settle', 'what would settle it', 'regle par', 'resolved by'];

function settled(item: Entry): { text: string; settle?: string } {
  if (typeof item !== 'string') {
    const settle = wordsAt(item, ...settleKeys);
    const rest = Object.entries(item).filter(([name]) => !settleKeys.includes(labelKey(name)));
    return { text: inWords(Object.fromEntries(rest)), ...(settle === undefined ? {} : { settle }) };
  }
  // What is nested in an entry was joined to it: each of these says its own.
  const pieces = item.split(/;\s/).map(settledPiece);
  const text = pieces
    .map((piece) => piece.text)
    .filter((each) => each !== '')
    .join('; ');
  const settle = pieces
    .flatMap((piece) => piece.settle ?? [])
    .join('; ')
    .slice(0, 1000);
  return text === '' || settle === '' ? { text: item } : { text: stripMarks(text), settle };
}

function settledPiece(piece: string): { text: string; settle?: string } {
  const at = settling.exec(piece) ?? settlingBehindDash.exec(piece);
  const settle = at ? stripMarks(piece.slice(at.index + at[0].length).replace(/\)\s*$/, '')) : '';
  return at && settle !== '' ? { text: piece.slice(0, at.index).trim(), settle } : { text: piece };
}

/** A one-line value such as a proposal or a recommendation. The words of the form, left as they stood, are none. */
export function sentenceIn(found: Sections<Label>, label: Label): string | undefined {
  const values = found
    .filter((part) => part.key === label)
    .map((part) => part.lines.join('\n').trim())
    .map((value) => (value.split(/\n\s*\n/)[0] ?? '').replace(/\s+/g, ' '))
    .filter((value) => value !== '' && !isPlaceholder(trimmedMarks(value)));
  const text = values[0] === undefined ? '' : stripMarks(values[0]).slice(0, 1000);
  return text === '' ? undefined : text;
}

const trimmedMarks = (value: string): string => value.replace(/^[*_\s]+|[*_\s]+$/g, '');

/** The same, where "none" is said: then it is not there, whatever is remarked behind it. */
export function sentenceUnlessNone(found: Sections<Label>, label: Label): string | undefined {
  const said = sentenceIn(found, label);
  return said === undefined || saysNothing(said) || nothing.test(plain(said)) ? undefined : said;
}

const nothing =
  /^(?:nothing|rien|none|no change|unchanged|n\/a|aucune?|aucun changement|inchange)(?: (?:has )?changed(?: my mind)?| (?:n'a|ne m'a fait) change(?:r)?(?: d'avis| mon avis)?| de neuf| new)?(?:[\s.!]*$|\s*[;,.:(—–-]+\s*(?!\s*(?:but|except|only|other|apart|save|mais|sauf|hormis|seulement|a part)\b))/u;

/** What a reply says of points and of criteria, in its own lines or in its object. */
export function ledgerIn(
  { prose, object }: Reply,
  context: ReadContext,
): { onPoints?: PointWord[]; criteria?: Criterion[] } {
  const lines = ownLines(linesIn(prose));
  const entries = Object.entries(object ?? {}).map(([name, value]) => [labelKey(name), value] as const);
  const onPoints = pointWordsIn([
    ...lines.flatMap(pointsOn),
    ...entries.flatMap(([key, value]) => pointsOfObject(key, value)),
  ]);
  const criteria = [
    ...lines.flatMap((line) => criterionOn(line) ?? []),
    ...entries.flatMap(([key, value]) => criteriaOfObject(key, value)),
  ].filter(({ n }) => n >= 1 && (context.criteria === undefined || n <= context.criteria));
  const worst = new Map<number, Criterion>();
  for (const each of criteria)
    if (!worst.has(each.n) || severity(each) < severity(worst.get(each.n))) worst.set(each.n, each);
  return {
    ...(onPoints.length === 0 ? {} : { onPoints }),
    ...(worst.size === 0 ? {} : { criteria: [...worst.values()].toSorted((a, b) => a.n - b.n) }),
  };
}

const severity = (one: Criterion | undefined): number =>
  ['fail', 'warn', 'pass'].indexOf(one?.mark ?? 'pass');

const pointKeys = new Set([
  'points',
  'on points',
  'open points',
  'points ouverts',
  'sur les points',
  'ledger',
]);
const criteriaKeys = new Set([
  'criteria',
  'acceptance',
  'acceptance criteria',
  'criteres',
  'criteres d acceptation',
]);

/** `{"points": [{"id": "P2", "word": "kept", "text": "…"}]}`, `{"points": {"P2": "kept — …"}}` or `{"P2": "kept"}`. */
function pointsOfObject(key: string, value: unknown): PointWord[] {
  if (/^p ?\d{1,3}$/.test(key) && typeof value === 'string') return pointsOn(`${key}: ${value}`);
  if (!pointKeys.has(key)) return [];
  return entriesAt(
    value,
    ['id', 'point', 'name'],
    ['word', 'status', 'state', 'what', 'mot', 'statut'],
  ).flatMap(pointsOn);
}

function criteriaOfObject(key: string, value: unknown): Criterion[] {
  if (/^c ?\d{1,2}$/.test(key) && typeof value === 'string')
    return [criterionOn(`${key}: ${value}`)].flatMap((each) => each ?? []);
  if (!criteriaKeys.has(key)) return [];
  return entriesAt(
    value,
    ['n', 'id', 'criterion', 'name', 'critere'],
    ['mark', 'status', 'state', 'word', 'met', 'statut'],
  )
    .map((line) => (/^\d/.test(line) ? `C${line}` : line))
    .flatMap((line) => criterionOn(line) ?? []);
}

/** The entries of a list or of an object by id, each as the line that the forms have for it. */
function entriesAt(value: unknown, ids: string[], words: string[]): string[] {
  const all = Array.isArray(value)
    ? value
    : isFields(value)
      ? Object.entries(value).map(([id, each]) =>
          isFields(each) ? { id, ...each } : `${id}: ${String(each)}`,
        )
      : [];
  return all.flatMap((each): string[] => {
    if (typeof each === 'string') return [each.replace(/\s+/g, ' ')];
    if (!isFields(each)) return [];
    const id = wordsAt(each, ...ids);
    const word = wordsAt(each, ...words);
    const text = wordsAt(each, 'text', 'why', 'reason', 'comment', 'words', 'pourquoi', 'raison', 'texte');
    return id === undefined || word === undefined ? [] : [`${id}: ${word}${text ? ` — ${text}` : ''}`];
  });
}

/** The fields that were not found, in a council that asks for them once more. */
export function missingOf(
  { votesOn }: ReadContext,
  isFound: Partial<Record<MachineField, boolean>>,
): { missing?: MachineField[] } {
  if (votesOn === undefined) return {};
  const missing = (Object.keys(isFound) as MachineField[]).filter((field) => isFound[field] === false);
  return missing.length === 0 ? {} : { missing };
}
