/** The headings and field names of the forms, as prompts ask for them and readers look for them. */

import type { Language } from '../ids.ts';
import type { ChecklistPoint } from './reading.ts';

export const synthesisLabels: Record<
  Language,
  Record<
    'consensus' | 'disagreements' | 'insights' | 'recommendation' | 'risks' | 'minority' | 'extractNotice',
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
  },
  fr: {
    consensus: 'Consensus',
    disagreements: 'Désaccords',
    insights: 'Apports',
    recommendation: 'Recommandation',
    risks: 'Risques acceptés',
    minority: 'Avis minoritaire',
    extractNotice: 'Personne n’a pu écrire la synthèse. Celle-ci reprend mot pour mot ce qui a été dit.',
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
