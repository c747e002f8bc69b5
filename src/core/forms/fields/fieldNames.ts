/** The labels of the forms, however they are spelled in either language, and how far what stands behind one reaches. */
import type { Extent, Field, Labels } from './fields.ts';
import { labelKey } from './labelLine.ts';

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
  | 'actions'
  | 'backs'
  | 'amendment'
  | 'ranking'
  | 'changedMind'
  | 'needs'
  | 'findings'
  | 'majorFindings'
  | 'minorFindings'
  | 'good'
  | 'options'
  | 'criteria'
  | 'points';

const spelled: Record<Label, string[]> = {
  vote: ['vote', 'my vote', 'mon vote', 'final vote', 'vote final', 'vote definitif'],
  stance: ['stance', 'position', 'posture'],
  proposal: [
    'proposal',
    'proposition',
    'my proposal',
    'ma proposition',
    'proposed answer',
    'reponse proposee',
    'proposal in one sentence',
    'proposition en une phrase',
    'one sentence proposal',
  ],
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
    'what would make me change my mind',
    'would change my mind',
    'what could change my mind',
    "ce qui pourrait me faire changer d'avis",
    "me ferait changer d'avis",
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
  backs: [
    'backs',
    'i back',
    'my backing',
    'backs proposal',
    'supports proposal',
    'proposal backed',
    'backed proposal',
    'proposal i back',
    'soutient',
    'je soutiens',
    'mon soutien',
    'proposition soutenue',
    'proposition que je soutiens',
  ],
  amendment: [
    'amendment',
    'amendments',
    'my amendment',
    'proposed amendment',
    'amendement',
    'amendements',
    'mon amendement',
    'amendement propose',
  ],
  ranking: [
    'ranking',
    'my ranking',
    'order of preference',
    'preference order',
    'classement',
    'mon classement',
    'ordre de preference',
  ],
  changedMind: [
    'what changed my mind',
    'what has changed my mind',
    'what made me change my mind',
    'changed my mind',
    'reason for the change',
    "ce qui m'a fait changer d'avis",
    "qu'est-ce qui m'a fait changer d'avis",
    "m'a fait changer d'avis",
    'ce qui a change mon avis',
  ],
  needs: [
    'to agree i need',
    'to agree i would need',
    "to agree i'd need",
    'what i need to agree',
    'i need to agree',
    'needed to agree',
    'what it would take to agree',
    'what it would take',
    "pour etre d'accord il me faut",
    "pour etre d'accord il me faudrait",
    "pour que je sois d'accord il faut",
    "il me faut pour etre d'accord",
    "ce qu'il me faut pour etre d'accord",
    "ce qu'il me faudrait pour etre d'accord",
    'pour accepter il me faut',
  ],
  findings: [
    'findings',
    'finding',
    'my findings',
    'review findings',
    'issues found',
    'issues',
    'constats',
    'constat',
    'mes constats',
    'constatations',
  ],
  majorFindings: severe('major', 'majeur'),
  minorFindings: severe('minor', 'mineur'),
  good: [
    'what is good',
    "what's good",
    'what works',
    'what works well',
    'good',
    'good points',
    'positives',
    'strengths',
    'ce qui est bien',
    'ce qui est bon',
    'ce qui va bien',
    'ce qui marche',
    'points forts',
    'points positifs',
  ],
  options: [
    'options',
    'the options',
    'options considered',
    'les options',
    'options envisagees',
    'options examinees',
  ],
  criteria: ['criteria', 'acceptance criteria', 'acceptance', "criteres d'acceptation", 'criteres'],
  points: ['points', 'open points', 'on points', 'points of the ledger', 'points ouverts', 'sur les points'],
};

function severe(english: string, french: string): string[] {
  return [
    ...['', ' issue', ' finding', ' concern', ' problem', ' point'].flatMap((each) => [
      `${english}${each}`,
      `${english}${each}s`,
    ]),
    french,
    `${french}s`,
    ...['point', 'constat', 'probleme'].flatMap((each) => [`${each} ${french}`, `${each}s ${french}s`]),
  ];
}

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
  verdict: 'line',
  summary: 'paragraph',
  tldr: 'paragraph',
  actions: 'list',
  backs: 'line',
  amendment: 'paragraph',
  ranking: 'list',
  changedMind: 'paragraph',
  needs: 'paragraph',
  findings: 'list',
  majorFindings: 'list',
  minorFindings: 'list',
  good: 'list',
  options: 'list',
  criteria: 'list',
  points: 'list',
};

/** Words of every day, which a list may hold: outside the form that asks for them they end nothing. */
const everyday = new Set<Label>(['majorFindings', 'minorFindings', 'findings', 'good', 'options']);

/** The labels of a form. Those of other forms are known too: they end a list that they stand below. */
export function spellings(...labels: Label[]): Labels<Label> {
  const others = (Object.keys(spelled) as Label[]).filter(
    (label) => !labels.includes(label) && !everyday.has(label),
  );
  return new Map([...others, ...labels].flatMap((label) => spelledAs(label, labels.includes(label))));
}

const spelledAs = (key: Label, isOurs: boolean): [string, Field<Label>][] => {
  const field: Field<Label> = isOurs ? { key, extent: extents[key] } : { extent: extents[key] };
  return keysFor(key).map((word) => [word, field]);
};

/** Every form knows every label: its keys are made once. */
const keys = new Map<Label, readonly string[]>();

function keysFor(label: Label): readonly string[] {
  const known = keys.get(label) ?? spelled[label].map(labelKey);
  keys.set(label, known);
  return known;
}
