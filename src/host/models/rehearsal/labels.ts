/** The fixed words of the forms, as the seeds write them. They are labels: never typeset, never varied. */
import type { ChecklistPoint, Mark, Stance } from '../../../core/forms/reading.ts';
import type { Language } from '../../../core/ids.ts';

interface Labels {
  changeMind: string;
  acknowledged: string;
  proposal: string;
  vote: string;
  stance: string;
  stances: Record<Stance, string>;
  contests: string;
  response: string;
  blocking: string;
  recommendation: string;
  confidence: string;
  none: string;
  /** The headings of a round table, as the seed names them. */
  table: {
    headings: Record<'position' | 'responses' | 'reasoning' | 'confidence' | 'final' | 'agreement', string>;
    colon: string;
  };
  change: { summary: string; changelog: string };
  checklist: Record<ChecklistPoint, string>;
  headings: Record<
    'consensus' | 'disagreements' | 'insights' | 'recommendation' | 'risks' | 'minority',
    string
  >;
}

export const marks: Record<Mark, string> = { pass: '✅', warn: '⚠️', fail: '❌' };

export const labels: Record<Language, Labels> = {
  en: {
    changeMind: 'What would change my mind: ',
    acknowledged: 'Acknowledged: ',
    proposal: '**Proposal:** ',
    vote: '**Vote**: ',
    stance: '**Stance**: ',
    stances: { maintain: 'maintain', amend: 'amend', contest: 'contest' },
    contests: '**Contests**: ',
    response: '**Response**: ',
    blocking: '**Blocking issues:**',
    recommendation: '**Recommendation:** ',
    confidence: '**Confidence**: ',
    none: 'none',
    table: {
      headings: {
        position: '## Position',
        responses: '## Responses to Others',
        reasoning: '## Reasoning',
        confidence: '## Confidence',
        final: '## Final position',
        agreement: '## Agreement',
      },
      colon: ':',
    },
    change: { summary: '**Summary:** ', changelog: '**Changelog:** ' },
    checklist: {
      completeness: 'Completeness',
      coherence: 'Coherence',
      feasibility: 'Feasibility',
      risks: 'Risks',
      evidence: 'Evidence',
    },
    headings: {
      consensus: '## Consensus',
      disagreements: '## Disagreements',
      insights: '## Key insights',
      recommendation: '## Recommendation',
      risks: '## Risks accepted',
      minority: '## Minority report',
    },
  },
  fr: {
    changeMind: "Ce qui me ferait changer d'avis : ",
    acknowledged: 'Pris en compte : ',
    proposal: '**Proposition :** ',
    vote: '**Vote** : ',
    stance: '**Position** : ',
    stances: { maintain: 'maintien', amend: 'amendement', contest: 'contestation' },
    contests: '**Conteste** : ',
    response: '**Réponse** : ',
    blocking: '**Blocking issues :**',
    recommendation: '**Recommandation :** ',
    confidence: '**Confiance** : ',
    none: 'aucun',
    table: {
      headings: {
        position: '## Position',
        responses: '## Réponses aux autres',
        reasoning: '## Raisonnement',
        confidence: '## Confiance',
        final: '## Position finale',
        agreement: '## Accord avec les autres',
      },
      colon: ' :',
    },
    change: { summary: '**Résumé :** ', changelog: '**Changelog :** ' },
    checklist: {
      completeness: 'Complétude',
      coherence: 'Cohérence',
      feasibility: 'Faisabilité',
      risks: 'Risques',
      evidence: 'Preuves',
    },
    headings: {
      consensus: '## Consensus',
      disagreements: '## Désaccords',
      insights: '## Apports',
      recommendation: '## Recommandation',
      risks: '## Risques acceptés',
      minority: '## Avis minoritaire',
    },
  },
};
