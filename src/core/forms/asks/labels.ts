/** The headings and field names of the forms, as prompts ask for them and readers look for them. */

import type { Language } from '../../ids.ts';
import type { ChecklistPoint, QaPoint } from '../reading.ts';

export const synthesisLabels: Record<
  Language,
  Record<
    | 'consensus'
    | 'disagreements'
    | 'insights'
    | 'recommendation'
    | 'risks'
    | 'minority'
    | 'extractNotice'
    | 'noAnswer',
    string
  >
> = {
  en: {
    consensus: 'Consensus',
    disagreements: 'Disagreements',
    insights: 'Key insights',
    recommendation: 'Recommendation',
    risks: 'Risks accepted',
    minority: 'Minority report',
    extractNotice: 'Nobody could write the synthesis. This one is drawn from what was said, word for word.',
    /** Why a synthesis was not taken for one. */
    noAnswer: 'its synthesis holds no answer',
  },
  fr: {
    consensus: 'Consensus',
    disagreements: 'Désaccords',
    insights: 'Apports',
    recommendation: 'Recommandation',
    risks: 'Risques acceptés',
    minority: 'Avis minoritaire',
    extractNotice: 'Personne n’a pu écrire la synthèse. Celle-ci reprend mot pour mot ce qui a été dit.',
    noAnswer: 'sa synthèse ne contient aucune réponse',
  },
};

export const checklistLabels: Record<Language, Record<ChecklistPoint, string>> = {
  en: {
    completeness: 'Completeness',
    coherence: 'Coherence',
    feasibility: 'Feasibility',
    risks: 'Risks',
    evidence: 'Evidence',
  },
  fr: {
    completeness: 'Complétude',
    coherence: 'Cohérence',
    feasibility: 'Faisabilité',
    risks: 'Risques',
    evidence: 'Preuves',
  },
};

/** The six points of a gate, in the words of the seed. */
export const qaLabels: Record<Language, Record<QaPoint, string>> = {
  en: {
    coherence: 'Internal coherence',
    assumptions: 'Assumptions listed',
    risks: 'Risks and mitigations',
    edges: 'Edge cases / failure modes',
    acceptance: 'Testable acceptance criteria',
    actions: 'Next actions with owners',
  },
  fr: {
    coherence: 'Cohérence interne',
    assumptions: 'Hypothèses listées',
    risks: 'Risques + mitigations',
    edges: 'Edge cases / failure modes',
    acceptance: "Critères d'acceptation testables",
    actions: 'Next actions avec owners',
  },
};

/** What a judge of the six points passed over. */
export const notJudged: Record<Language, (points: readonly QaPoint[]) => string> = {
  en: (points) => `not judged: ${points.map((point) => qaLabels.en[point]).join(', ')}`,
  fr: (points) => `non jugé\u202f: ${points.map((point) => qaLabels.fr[point]).join(', ')}`,
};

/** What a check that fails says in the ledger of points. */
export const checkFails: Record<Language, (name: string) => string> = {
  en: (name) => `the check “${name}” fails`,
  fr: (name) => `la vérification «\u202f${name}\u202f» échoue`,
};

/** The columns of the matrix, in their order. */
export const matrixLabels: Record<Language, string> = {
  en: '| Option | Pros | Cons | Cost | Risks | Score |',
  fr: '| Option | Pros | Cons | Coût | Risques | Score |',
};
