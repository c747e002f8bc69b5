/** Labels and small readings that several forms share. */
import { stripMarks } from './fields/bareText.ts';
import { type Extent, type Field, itemsOf, type Labels, type Sections, valueOf } from './fields/fields.ts';
import { labelKey } from './fields/labelLine.ts';
import { opensCondition } from './fields/plainAgreement.ts';
import { readVote } from './fields/votes.ts';
import type { ReadContext } from './read.ts';
import type { Place, ReadingProblem, Vote } from './reading.ts';

export type Label =
  | 'vote'
  | 'stance'
  | 'proposal'
  | 'contests'
  | 'response'
  | 'blocking'
  | 'recommendation'
  | 'confidence'
  | 'acknowledges'
  | 'changeMind'
  | 'checklist'
  | 'position'
  | 'responses'
  | 'reasoning'
  | 'verdict'
  | 'summary'
  | 'tldr'
  | 'actions';

const spelled: Record<Label, string[]> = {
  vote: ['vote', 'my vote', 'mon vote', 'final vote', 'vote final', 'vote definitif'],
  stance: ['stance', 'position', 'posture'],
  proposal: ['proposal', 'proposition', 'proposed answer', 'reponse proposee'],
  contests: [
    'contests',
    'conteste',
    'contestes',
    'contestations',
    'contested',
    'contested points',
    'points contestes',
  ],
  response: ['response', 'reponse', 'responses', 'argument', 'arguments', 'reasoning'],
  blocking: blockers(),
  recommendation: ['recommendation', 'recommandation', 'recommends', 'recommande', 'next action', 'action'],
  confidence: ['confidence', 'confiance', 'confidence level', 'niveau de confiance'],
  acknowledges: [
    'acknowledged',
    'acknowledges',
    'acknowledgement',
    'pris en compte',
    'prise en compte',
    'noted',
  ],
  changeMind: [
    'what would change my mind',
    "ce qui me ferait changer d'avis",
    "qu'est-ce qui me ferait changer d'avis",
  ],
  checklist: ['checklist', 'grille'],
  position: [
    'position',
    'my position',
    'ma position',
    'final position',
    'position finale',
    'current position',
  ],
  responses: [
    'responses to others',
    'response to others',
    'responses',
    'responses to the others',
    'réponses aux autres',
    'réponse aux autres',
    'réponses',
    'agreement',
    'agreements',
    'agreement with others',
    'agreement with the others',
    'agreement with other agents',
    'agreement with each other',
    'accord avec les autres',
    'accords',
    'stances',
  ],
  reasoning: ['reasoning', 'evidence/reasoning', 'argument', 'arguments', 'raisonnement', 'argumentation'],
  verdict: ['verdict', 'verdict global', 'overall', 'overall verdict', 'verdict final', 'final verdict'],
  summary: ['summary', 'résumé', 'changelog', 'what changes', 'ce qui change'],
  tldr: ['tl;dr', 'tldr', 'tl dr', 'tl/dr', 'en bref', 'in short', 'en résumé', 'résumé', 'summary'],
  actions: [
    'actions',
    'action points',
    'action items',
    'next actions',
    'next steps',
    "points d'action",
    'points d’action',
    "plan d'action",
    'prochaines actions',
    'prochaines étapes',
    'actions à mener',
  ],
};

/** Many names for one thing, in the singular and the plural, and with the words that stand before them. */
function blockers(): string[] {
  const english = ['issue', 'point', 'concern', 'problem', 'item', 'objection', 'risk', 'finding'];
  const french = ['point', 'problème', 'élément', 'sujet', 'obstacle', 'risque'];
  const names = [
    'blocking',
    ...english.flatMap((each) => [`blocking ${each}`, `blocking ${each}s`]),
    ...['blocker', 'showstopper', 'show stopper', 'deal breaker'].flatMap((each) => [each, `${each}s`]),
    ...['bloquant', 'bloquante', 'blocage'].flatMap((each) => [each, `${each}s`]),
    ...french.flatMap((each) => [`${each} bloquant`, `${each}s bloquants`, `${each}s bloquant`]),
    ...['objection', 'réserve', 'question', 'issue'].flatMap((each) => [
      `${each} bloquante`,
      `${each}s bloquantes`,
    ]),
  ];
  const before = [
    'my',
    'the',
    'remaining',
    'open',
    'outstanding',
    'current',
    'main',
    'key',
    'final',
    'hard',
    'critical',
    'mes',
    'les',
    'autres',
    ...['one', 'a', 'two', 'three'].flatMap((n) => [n, `i have ${n}`, `i see ${n}`, `there is ${n}`]),
    ...['un', 'une', 'deux', 'trois'].flatMap((n) => [n, `j’ai ${n}`, `je vois ${n}`, `il reste ${n}`]),
  ];
  return names.flatMap((name) => [name, ...before.map((each) => `${each} ${name}`)]);
}

const extents: Record<Label, Extent> = {
  vote: 'line',
  stance: 'line',
  confidence: 'line',
  proposal: 'paragraph',
  recommendation: 'paragraph',
  acknowledges: 'paragraph',
  changeMind: 'paragraph',
  contests: 'list',
  blocking: 'list',
  checklist: 'line',
  response: 'block',
  position: 'paragraph',
  responses: 'block',
  reasoning: 'block',
  verdict: 'paragraph',
  summary: 'paragraph',
  tldr: 'paragraph',
  actions: 'list',
};

/** The labels of a form. Those of other forms are known too: they end a list that they stand below. */
export function spellings(...labels: Label[]): Labels<Label> {
  const others = (Object.keys(spelled) as Label[]).filter((label) => !labels.includes(label));
  return new Map([...others, ...labels].flatMap((label) => spelledAs(label, labels.includes(label))));
}

const spelledAs = (key: Label, isOurs: boolean): [string, Field<Label>][] => {
  const field: Field<Label> = isOurs ? { key, extent: extents[key] } : { extent: extents[key] };
  return spelled[key].map((word) => [labelKey(word), field]);
};

/** The vote of a reply, with the problem when there is none or more than one. */
export function voteIn(found: Sections<Label>): { vote: Vote; problems: ReadingProblem[] } {
  const stated = votesStated(found);
  if (stated.length === 0) return { vote: 'unreadable', problems: [{ code: 'vote-missing' }] };
  const votes = new Set(stated.map(readVote));
  const [vote] = votes;
  if (votes.size === 1 && vote !== undefined && vote !== 'unreadable') return { vote, problems: [] };
  return {
    vote: 'unreadable',
    problems: [{ code: 'vote-ambiguous', detail: stated.join(' / ').slice(0, 200) }],
  };
}

/** What each vote says, with the line that goes on with it. The choice of the form, left as it was asked for, is none. */
function votesStated(found: Sections<Label>): string[] {
  const stated = found.flatMap((part, index) => {
    if (part.key !== 'vote') return [];
    const value = part.lines.filter((line) => line.trim() !== '').join(', ');
    const next = found[index + 1];
    const after = next?.key === undefined ? (next?.lines.find((line) => line.trim() !== '') ?? '') : '';
    return [after !== '' && goesOn(next?.lines[0] ?? '', after) ? `${value}, ${stripMarks(after)}` : value];
  });
  const said = stated.filter((value) => !/agree\W{1,5}disagree\W{1,5}nuance/i.test(value));
  return said.length > 0 ? said : stated;
}

/** Right below, what is indented or begins no sentence goes on with the vote; below a gap, what can't begin a thought. */
const goesOn = (next: string, after: string): boolean =>
  next.trim() === ''
    ? /^\W*(?:but|only|once|unless|until|provided|subject to|mais|seulement|une fois|à condition|sous réserve|pourvu)(?!\p{L})/iu.test(
        after,
      )
    : /^\s{2}|^\W*\p{Ll}/u.test(after) || opensCondition(after);

export const acknowledgementIn = (found: Sections<Label>): { acknowledges?: string } => {
  const value = valueOf(found, 'acknowledges');
  return value === undefined ? {} : { acknowledges: stripMarks(value.split('\n')[0] ?? '').slice(0, 500) };
};

/** The blocking issues of a reply, with the places that they name. */
export function blockingIn(
  found: Sections<Label>,
  { wantsPlaces }: ReadContext,
): { blocking: string[]; places?: Record<number, Place>; problems: ReadingProblem[] } {
  const blocking = [...new Set(itemsOf(found, 'blocking').map((item) => item.slice(0, 1000)))].slice(0, 50);
  const placed = blocking.flatMap((item, index) => {
    const place = readPlace(item);
    return place === undefined ? [] : [[index, place] as const];
  });
  const places = Object.fromEntries(placed);
  const nowhere = wantsPlaces ? blocking.filter((_, index) => places[index] === undefined) : [];
  return {
    blocking,
    ...(placed.length === 0 ? {} : { places }),
    problems: nowhere.map((item) => ({ code: 'place-missing' as const, detail: item.slice(0, 100) })),
  };
}

/** A one-line value such as a proposal or a recommendation. */
export function sentenceIn(found: Sections<Label>, label: Label): string | undefined {
  const value = valueOf(found, label);
  const line = value?.split(/\n\s*\n/)[0]?.replace(/\s+/g, ' ');
  const text = line === undefined ? '' : stripMarks(line).slice(0, 1000);
  return text === '' ? undefined : text;
}

const written = [
  /\[\s*([^\]\s:][^\]:\n]{0,300}?)\s*:\s*(?:L|line |ligne )?(\d{1,7})(?:\s*[-–:]\s*L?\d{1,7})?\s*\]/iu,
  /\[\s*([^\]\s#][^\]#\n]{0,300})#L(\d{1,7})(?:-L?\d{1,7})?\s*\]/iu,
  /`([^`\s:][^`:\n]{0,300}):(\d{1,7})(?:[-–:]\d{1,7})?`/u,
  /(?:^|\s|\()((?:[\w.@-]{1,100}\/){0,20}[\w@-][\w.@-]{0,100}\.[a-z]\w{0,10}):(\d{1,7})\b/iu,
];

/** The place that a text names. A path that leaves the workspace names none. */
export function readPlace(text: string): Place | undefined {
  for (const pattern of written) {
    const [, path, line] = pattern.exec(text.slice(0, 1000)) ?? [];
    if (path === undefined || line === undefined || Number(line) < 1) continue;
    const inside = path.replace(/^`|`$/g, '').replace(/^\.\//, '');
    if (!leaves(inside)) return { path: inside, line: Number(line) };
  }
  return undefined;
}

const leaves = (path: string): boolean =>
  /^(?:[/\\~]|[a-z]:|[a-z]+:\/\/)/i.test(path) || path.split(/[/\\]/).includes('..');
