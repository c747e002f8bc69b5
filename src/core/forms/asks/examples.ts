/**
 * The filled lines that a form shows as its example. They speak of a village picnic, stand as quotations in the prompt,
 * and are known by their words: a reply that repeats one has not said it.
 */
import type { Language } from '../../ids.ts';

const en = {
  proposal:
    '**Proposal:** Hold the picnic on the north lawn and rent one tent, because it rains on one June day in three.',
  changeMind: '*What would change my mind: a hall for less than the price of the tent.*',
  backs: '- **Backs**: T — the north lawn',
  amendment: '- **Amendment**: two tents, not one',
  ranking: '- **Ranking**: T > V = U > W',
  vote: '- **Vote**: nuance — with two tents',
  voteOnWork: '- **Vote**: approve with changes — with two tents',
  stance: '- **Stance**: amend — two tents, not one',
  contests: '- **Contests**: @gardener: “the lawn is always dry” — it stood under water last June',
  checked: '- [ ] ⚠️ Feasibility — nobody has reserved the tent',
  criterion: 'C1: unclear — nobody asked who brings the bread',
  blocking: '**Blocking issues:**',
  blockingItem: '- the lawn floods within an hour of rain — settled by: the gardener’s drainage record',
  confidence: '- **Confidence**: 3 — the forecast is a week old',
  recommendation: '**Recommendation:** Ask the gardener for the drainage record by Friday.',
  changedMind:
    '- **What changed my mind:** @gardener’s drainage record: the lawn is dry again in ten minutes',
  needs: '- **To agree I need:** the price of a second tent',
  points: 'P2: withdrawn — the drainage record shows that the lawn dries in ten minutes',
  amendments: 'P3: accepted — two tents cost 40 € more, the till has 90 €',
  answers: 'P2: mended — the plan for rain now names the barn',
  waives: 'P2: waived — the barn is free that day, so rain spoils nothing',
  stanceOf: '- @gardener: partial — the lawn is dry, the pond is not safe for children',
  position: '## Position',
  lastPosition: '## Final position',
  finalPosition: 'The picnic belongs on the north lawn.',
  responses: '## Responses to Others',
  agreement: '## Agreement',
  sure: '## Confidence',
  howSure: '3 — the forecast is a week old',
  verdict: '**Verdict:** approve with changes — the picnic has no plan for rain',
  findings: '**Findings:**',
  finding:
    '- [major] [picnic.md:12] no plan for rain — half of the guests would go home — name the barn as second place',
  goods: '**What is good:**',
  good: '- the shopping list says who brings what',
  mark: '- ⚠️ Risks and mitigations: rain is covered, wind is not',
  options: '## Options',
  option: '- North lawn: tables by the pond, one rented tent',
  row: '| North lawn | shade, near the kitchen | floods | 120 € | rain | 3 |',
  follows: '**Follows the motion:** no, because the north lawn is let to a circus that week',
  answerIs: '## Answer',
  answer:
    'This departs from the motion: the north lawn is let to a circus that week. Hold the picnic in the barn.',
  steps: '## First steps',
  step: '1. Book the tent — @gardener — by Friday',
};

const fr: typeof en = {
  proposal:
    '**Proposition :** Faire le pique-nique sur la pelouse nord avec une tente louée, car il pleut un jour de juin sur trois.',
  changeMind: '*Ce qui me ferait changer d’avis : une salle moins chère que la tente.*',
  backs: '- **Soutient** : T — la pelouse nord',
  amendment: '- **Amendement** : deux tentes au lieu d’une',
  ranking: '- **Classement** : T > V = U > W',
  vote: '- **Vote** : nuance — avec deux tentes',
  voteOnWork: '- **Vote** : approuvé avec changements — avec deux tentes',
  stance: '- **Position** : amende — deux tentes au lieu d’une',
  contests: '- **Conteste** : @jardinier : « la pelouse est toujours sèche » — elle était sous l’eau en juin',
  checked: '- [ ] ⚠️ Faisabilité — personne n’a réservé la tente',
  criterion: 'C1 : incertain — personne n’a demandé qui apporte le pain',
  blocking: '**Points bloquants :**',
  blockingItem:
    '- la pelouse est inondée après une heure de pluie — réglé par : le relevé de drainage du jardinier',
  confidence: '- **Confiance** : 3 — la météo a une semaine',
  recommendation: '**Recommandation :** Demander au jardinier le relevé de drainage avant vendredi.',
  changedMind:
    '- **Ce qui m’a fait changer d’avis :** le relevé de drainage de @jardinier : la pelouse sèche en dix minutes',
  needs: '- **Pour être d’accord, il me faut :** le prix d’une deuxième tente',
  points: 'P2 : retiré — le relevé de drainage montre que la pelouse sèche en dix minutes',
  amendments: 'P3 : accepté — deux tentes coûtent 40 € de plus, la caisse en a 90',
  answers: 'P2 : corrigé — le plan en cas de pluie nomme maintenant la grange',
  waives: 'P2 : levé — la grange est libre ce jour-là, la pluie ne gâche rien',
  stanceOf: '- @jardinier : partial — la pelouse est sèche, l’étang est dangereux pour les enfants',
  position: '## Position',
  lastPosition: '## Position finale',
  finalPosition: 'Le pique-nique se fait sur la pelouse nord.',
  responses: '## Réponses aux autres',
  agreement: '## Accord avec les autres',
  sure: '## Confiance',
  howSure: '3 — la météo a une semaine',
  verdict: '**Verdict :** approuvé avec changements — le pique-nique n’a pas de plan en cas de pluie',
  findings: '**Constats :**',
  finding:
    '- [majeur] [pique-nique.md:12] pas de plan en cas de pluie — la moitié des invités partirait — prévoir la grange',
  goods: '**Ce qui est bien :**',
  good: '- la liste des courses dit qui apporte quoi',
  mark: '- ⚠️ Risques + mitigations : la pluie est prévue, le vent ne l’est pas',
  options: '## Options',
  option: '- Pelouse nord : des tables près de l’étang, une tente louée',
  row: '| Pelouse nord | ombre, près de la cuisine | inondable | 120 € | pluie | 3 |',
  follows: '**Suit la motion :** non, parce que la pelouse nord est louée à un cirque cette semaine-là',
  answerIs: '## Réponse',
  answer:
    'Ceci s’écarte de la motion : la pelouse nord est louée à un cirque cette semaine-là. Faire le pique-nique dans la grange.',
  steps: '## Premiers pas',
  step: '1. Réserver la tente — @jardinier — avant vendredi',
};

const lines: Record<Language, typeof en> = { en, fr };
export type ExampleName = keyof typeof en;

const intro: Record<Language, string> = {
  en: 'Example, from another council (where to hold a picnic):',
  fr: 'Exemple, d’un autre conseil (où faire un pique-nique) :',
};

/** The example of a form: quoted line by line, so that no reader takes it for anybody's answer. */
export const exampleOf = (language: Language, ...names: ExampleName[]): string =>
  [intro[language], ...names.map((name) => `> ${lines[language][name]}`)].join('\n');

/** A list's label alone is no example of anything. */
const labels: ReadonlySet<string> = new Set<ExampleName>([
  'blocking',
  'findings',
  'goods',
  'position',
  'lastPosition',
  'responses',
  'agreement',
  'sure',
  'answerIs',
  'steps',
  'options',
]);

export const exampleLabels: readonly string[] = Object.values(lines).flatMap((each) =>
  Object.entries(each).flatMap(([name, line]) => (labels.has(name) ? [line] : [])),
);

/** Every line that says something, in both languages. */
export const exampleLines: readonly string[] = [
  ...Object.values(intro),
  ...Object.values(lines).flatMap((each) =>
    Object.entries(each).flatMap(([name, line]) => (labels.has(name) ? [] : [line])),
  ),
];
