/** The findings of a review, entry by entry: `[blocking] [path:line] what is wrong — why it matters — how to mend it`. */
import type { Finding } from '../reading.ts';
import { plain, stripMarks } from './bareText.ts';
import type { Entry } from './fields.ts';
import { type Fields, inWords, wordsAt } from './objectFields.ts';
import { readPlace } from './places.ts';
import { pointsOn } from './pointLines.ts';
import { saysNothing } from './saidToBeNone.ts';

type Severity = Finding['severity'];

const severe: readonly (readonly [Severity, string])[] = [
  ['blocking', 'blocking|blocker|block|critical|severe|showstopper|bloquante?|critique|grave'],
  ['major', 'major|high|important|serious|majeure?|importante?|medium|moderate|moyenne?'],
  ['minor', 'minor|low|nit|nitpick|trivial|mineure?|faible|detail'],
];
const pictures: readonly (readonly [Severity, RegExp])[] = [
  ['blocking', /^(?:🔴|⛔|🛑|❌|🚫|🚨)/u],
  ['major', /^(?:🟠|⚠|🟧)/u],
  ['minor', /^(?:🟡|🟢|🔵|ℹ|💡)/u],
];

/** The severity that words name and nothing else, such as those of a heading. */
function severityNamed(words: string): Severity | undefined {
  const flat = plain(words)
    .replace(/[^\p{L}\s]/gu, ' ')
    .trim();
  return severe.find(([, names]) =>
    new RegExp(`^(?:${names})s?(?: (?:issues?|findings?|problems?|points?))?$`).test(flat),
  )?.[0];
}

/** What stands first, in brackets, in bold or before a colon. */
function severityFirst(entry: string): { severity?: Severity; rest: string } {
  const shown = pictures.find(([, picture]) => picture.test(entry))?.[0];
  const bare = entry.replace(/^(?:\p{Extended_Pictographic}|\uFE0F|\s)+/u, '');
  const [whole, word = ''] =
    /^[[(*_`\s]*([\p{L}]{3,14})[\])*_`]*\s*(?:[:：,—–|·•-]|(?<=[\])*])|(?=\s*[[(`]))\s*[*_]*\s*/u.exec(
      bare,
    ) ?? [];
  const named = whole === undefined ? undefined : severityNamed(word);
  const isMarked =
    /^[[(*_`]/.test(bare) || /^[\p{L}]+\s*[:：,—–|·•-]/u.test(bare) || /^[\p{L}]+\s*[[(`]/u.test(bare);
  if (named !== undefined && isMarked) return { severity: named, rest: bare.slice(whole?.length ?? 0) };
  return { ...(shown ? { severity: shown } : {}), rest: shown ? bare : entry };
}

const part = {
  why: /^(?:why(?: it matters)?|impact|because|reason|consequence|pourquoi(?: c(?:'|’)est important)?|raison|consequence|conséquence)\s*[:：]\s*/iu,
  mend: /^(?:how to mend(?: it)?|mend|fix|suggested fix|suggestion|remedy|recommendation|comment (?:le |la )?(?:corriger|reparer|réparer)|correction|remede|remède|proposition)\s*[:：]\s*/iu,
};

const begins = new RegExp(
  `;\\s+(?=(?:\\p{Extended_Pictographic}|\\uFE0F|\\s)*[[(*_]{0,4}(?:${severe.map(([, names]) => names).join('|')})[\\])*_]{0,4}\\s?(?:[:：—–|·•-]|(?<=[\\])*])))`,
  'iu',
);

/** What is nested in an entry was joined to it: with a severity of its own it is a finding of its own. */
const apart = (entry: Entry): Entry[] => (typeof entry === 'string' ? entry.split(begins) : [entry]);

/** The findings of a list. An entry that only names a severity is the heading of those below it. */
export function findingsIn(entries: readonly Entry[], otherwise: Severity): Finding[] {
  let severity = otherwise;
  return entries.flatMap(apart).flatMap((entry): Finding[] => {
    if (typeof entry !== 'string') return findingOf(entry, severity);
    const heading = severityNamed(entry.replace(/[:：]\s*$/, ''));
    if (heading !== undefined) {
      severity = heading;
      return [];
    }
    if (pointsOn(entry).length > 0) return [];
    return [readFinding(entry, severity)].flatMap((each) => each ?? []);
  });
}

/** A finding that came as an object. */
function findingOf(entry: Fields, otherwise: Severity): Finding[] {
  const text = wordsAt(
    entry,
    'text',
    'what',
    'finding',
    'issue',
    'problem',
    'description',
    'title',
    'constat',
    'probleme',
    'quoi',
  );
  if (text === undefined || saysNothing(text)) {
    const words = inWords(entry);
    return words === '' || saysNothing(words)
      ? []
      : [readFinding(words, otherwise)].flatMap((each) => each ?? []);
  }
  const severity =
    severityNamed(wordsAt(entry, 'severity', 'level', 'severite', 'gravite') ?? '') ?? otherwise;
  const file = wordsAt(entry, 'place', 'path', 'file', 'location', 'lieu', 'fichier') ?? '';
  const line = wordsAt(entry, 'line', 'ligne');
  const place =
    readPlace(`[${file}]`) ??
    (line === undefined ? undefined : readPlace(`[${file}:${line}]`)) ??
    readPlace(text);
  const why = wordsAt(entry, 'why', 'reason', 'impact', 'why it matters', 'pourquoi', 'raison');
  const mend = wordsAt(
    entry,
    'mend',
    'fix',
    'how',
    'how to mend',
    'suggestion',
    'remedy',
    'correction',
    'comment',
  );
  return [
    {
      severity,
      text: text.slice(0, 1000),
      ...(why === undefined ? {} : { why: why.slice(0, 1000) }),
      ...(mend === undefined ? {} : { mend: mend.slice(0, 1000) }),
      ...(place ? { place } : {}),
    },
  ];
}

/** One entry of the list. Nothing that is said is left out: what can't be told apart stays in the text. */
function readFinding(entry: string, otherwise: Severity): Finding | undefined {
  const { severity, rest } = severityFirst(stripMarks(entry.slice(0, 3000)));
  const place = readPlace(rest);
  const said = place ? withoutPlace(rest) : rest;
  const pieces = said
    .split(
      /\s+(?:[—–]{1,2}|--)\s+|;\s+(?=(?:\*\*|__)?(?:why|impact|fix|how to|mend|suggest|pourquoi|comment|correction)\b)/iu,
    )
    .map((piece) => piece.replace(/^(?:\*\*|__)|(?<=[:：])(?:\*\*|__)/g, '').trim())
    .filter((piece) => piece !== '');
  const labelled = (pattern: RegExp) => pieces.find((piece, index) => index > 0 && pattern.test(piece));
  const why = labelled(part.why);
  const mend = labelled(part.mend);
  const others = pieces.filter((piece) => piece !== why && piece !== mend);
  const [text = '', second, ...more] = others;
  const reason = why?.replace(part.why, '') ?? second;
  const remedy =
    mend?.replace(part.mend, '') ??
    (why === undefined ? more.join(' — ') : [second, ...more].filter(Boolean).join(' — '));
  const words = stripMarks(text).slice(0, 1000);
  if (words === '') return undefined;
  return {
    severity: severity ?? otherwise,
    text: words,
    ...(reason ? { why: stripMarks(reason).slice(0, 1000) } : {}),
    ...(remedy ? { mend: stripMarks(remedy).slice(0, 1000) } : {}),
    ...(place ? { place } : {}),
  };
}

/** Where the place stands first it is no part of the words. */
const withoutPlace = (text: string): string =>
  text.replace(
    /^\s*[[(`]*[^\s\])`]{1,300}(?::(?:L|line |ligne )?|#L)\d{1,7}(?:[-–:]L?\d{1,7})?[\])`]*\s*[:—–-]*\s*/iu,
    '',
  );
