/** The fixed words of the forms, as the seeds write them. They are labels: never typeset, never varied. */
import type { Mark } from '../../../core/forms/reading.ts';
import type { Language } from '../../../core/ids.ts';

export const marks: Record<Mark, string> = { pass: '✅', warn: '⚠️', fail: '❌' };

const english = {
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
  /** Before the stance towards a seat of a round table. */
  colon: ':',
  headings: {
    position: '## Position',
    responses: '## Responses to Others',
    reasoning: '## Reasoning',
    confidence: '## Confidence',
    final: '## Final position',
    agreement: '## Agreement',
  },
  change: { summary: '**Summary:** ', changelog: '**Changelog:** ' },
};

const french: typeof english = {
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
  colon: ' :',
  headings: {
    position: '## Position',
    responses: '## Réponses aux autres',
    reasoning: '## Raisonnement',
    confidence: '## Confiance',
    final: '## Position finale',
    agreement: '## Accord avec les autres',
  },
  change: { summary: '**Résumé :** ', changelog: '**Changelog :** ' },
};

export const labels: Record<Language, typeof english> = { en: english, fr: french };
