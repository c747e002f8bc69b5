/** Councils that write: a specification that the gate sends back once, and a briefing of one page. */
import type { Council } from '../../src/core/councils/council.ts';
import { prd as prdNow } from '../../src/core/councils/protocols/prd.ts';
import { synthesis as synthesisNow } from '../../src/core/councils/protocols/synthesis.ts';
import type { Language } from '../../src/core/ids.ts';
import { asBefore } from './protocolsOfBefore.ts';
import { tell, told } from './toldCouncils.ts';

const prdProtocol = asBefore(prdNow);
const synthesisProtocol = asBefore(synthesisNow);

const prdTexts = {
  en: {
    question: 'What does the weather bot do?',
    outline: '# Weather bot\n## Goal\n- why\n## Behaviour\n- what it answers',
    draft:
      '# Weather bot\n\n## Goal\nSay at seven whether to take an umbrella.\n\n## Behaviour\nIt answers `!weather` in the family channel.\n\n```\n!weather Nice\n```',
    henry:
      '**Proposal:** ship it behind a switch\n- **Vote**: nuance\n- **Stance**: amend\n- ✅ Completeness\n- ✅ Coherence\n- ✅ Feasibility\n- ❌ Risks\n- ⚠️ Evidence\n**Response**: The key of the weather service stands nowhere.\n**Blocking issues:**\n- no word on where the key is kept\n**Recommendation:** keep the key in the secret store',
    sage: '**Proposal:** ship it\n- **Vote**: agree\n- **Stance**: maintain\n- ✅ Completeness\n- ✅ Coherence\n- ✅ Feasibility\n- ✅ Risks\n- ✅ Evidence\n**Response**: Short and clear.\n**Blocking issues:** none\n**Recommendation:** ship',
    revised:
      '# Weather bot\n\n## Goal\nSay at seven whether to take an umbrella.\n\n## Behaviour\nIt answers `!weather` in the family channel.\n\n## Key\nIn the secret store.\n\n## Open issues\n- none',
    qaFail:
      '- ✅ **Internal coherence**: one story\n- ✅ **Assumptions listed**: yes\n- ✅ **Risks and mitigations**: the key\n- ❌ **Edge cases / failure modes**: nothing on a service that is down\n- ⚠️ **Testable acceptance criteria**: "short" is not measurable\n- ✅ **Next actions with owners**: Nova builds',
    mended:
      '# Weather bot\n\n## Goal\nSay at seven whether to take an umbrella.\n\n## Behaviour\nIt answers `!weather` in the family channel. When the service is down it says so.\n\n## Key\nIn the secret store.\n\n## Open issues\n- none',
    qaWarn:
      '- ✅ **Internal coherence**: one story\n- ✅ **Assumptions listed**: yes\n- ✅ **Risks and mitigations**: the key\n- ✅ **Edge cases / failure modes**: it says so\n- ⚠️ **Testable acceptance criteria**: "short" is not measurable\n- ✅ **Next actions with owners**: Nova builds',
    ship: '## Consensus\n- the bot answers on demand\n## Disagreements\n- none\n## Recommendation\nBuild the weather bot as specified.\n## Risks accepted\n- none\n## Minority report\n- none',
  },
  fr: {
    question: 'Que fait le bot météo ?',
    outline: '# Bot météo\n## But\n- pourquoi\n## Comportement\n- ce qu’il répond',
    draft:
      '# Bot météo\n\n## But\nDire à sept heures s’il faut un parapluie.\n\n## Comportement\nIl répond à `!météo` dans le salon familial.',
    henry:
      '**Proposition :** livrer derrière un interrupteur\n- **Vote** : nuance\n- **Position** : amende\n- ✅ Complétude\n- ✅ Cohérence\n- ✅ Faisabilité\n- ❌ Risques\n- ⚠️ Preuves\n**Réponse** : La clé du service météo n’est nulle part.\n**Blocages :**\n- pas un mot sur l’endroit où est la clé\n**Recommandation :** garder la clé dans le coffre',
    sage: '**Proposition :** livrer\n- **Vote** : agree\n- **Position** : maintient\n- ✅ Complétude\n- ✅ Cohérence\n- ✅ Faisabilité\n- ✅ Risques\n- ✅ Preuves\n**Réponse** : Court et clair.\n**Blocages :** aucun\n**Recommandation :** livrer',
    revised:
      '# Bot météo\n\n## But\nDire à sept heures s’il faut un parapluie.\n\n## Comportement\nIl répond à `!météo` dans le salon familial.\n\n## Clé\nDans le coffre.',
    qaFail:
      '- ✅ **Cohérence interne** : une seule histoire\n- ✅ **Hypothèses listées** : oui\n- ✅ **Risques + mitigations** : la clé\n- ❌ **Edge cases / failure modes** : rien sur un service en panne\n- ⚠️ **Critères d’acceptation testables** : « court » ne se mesure pas\n- ✅ **Next actions avec owners** : Nova construit',
    mended:
      '# Bot météo\n\n## But\nDire à sept heures s’il faut un parapluie.\n\n## Comportement\nIl répond à `!météo` dans le salon familial. Si le service est en panne, il le dit.\n\n## Clé\nDans le coffre.',
    qaWarn:
      '- ✅ **Cohérence interne** : une seule histoire\n- ✅ **Hypothèses listées** : oui\n- ✅ **Risques + mitigations** : la clé\n- ✅ **Edge cases / failure modes** : il le dit\n- ⚠️ **Critères d’acceptation testables** : « court » ne se mesure pas\n- ✅ **Next actions avec owners** : Nova construit',
    ship: '## Consensus\n- le bot répond à la demande\n## Désaccords\n- aucun\n## Recommandation\nConstruire le bot météo comme spécifié.\n## Risques acceptés\n- aucun\n## Avis minoritaire\n- aucun',
  },
};

export function prd(language: Language): Council {
  const t = prdTexts[language];
  const runs = tell(prdProtocol, [
    { phase: 'OUTLINE', said: { nova: t.outline } },
    { phase: 'DRAFT', said: { nova: t.draft } },
    {
      phase: 'REVIEW',
      said: { henry: t.henry, sage: t.sage },
      facts: { converged: false, why: { code: 'someone-disagrees', count: 1, of: 2 } },
    },
    {
      phase: 'REVISE',
      said: { nova: t.revised },
      facts: { disagreements: [{ seat: 'henry', point: 'x', blocking: true }] },
    },
    {
      phase: 'REVIEW',
      said: { henry: t.sage, sage: t.sage },
      facts: { converged: true, why: { code: 'all-agree', count: 2, of: 2 } },
      turns: { henry: { flags: [{ code: 'conforms', percent: 91 }] } },
    },
    { phase: 'REVISE', said: {}, facts: { skipped: { code: 'all-agree', count: 2, of: 2 } } },
    { phase: 'QA', said: { sage: t.qaFail }, facts: { verdict: 'fail' } },
    { phase: 'REVISE', said: { nova: t.mended }, facts: { sentBackBy: 'QA' } },
    { phase: 'QA', said: { sage: t.qaWarn }, facts: { verdict: 'warn' } },
    { phase: 'SHIP', said: { maman: t.ship } },
  ]);
  return told(prdProtocol, t.question, language, runs, {
    owner: 'nova',
    reviewers: ['henry', 'sage'],
    qa: 'sage',
    rating: 4,
  });
}

const pageTexts = {
  en: {
    question: 'Where do we stand with the move?',
    collect: {
      henry:
        'The boxes are labelled. The lock of the new door is weak.\n\n*What would change my mind: a new lock.*',
      sage: 'Nobody has told the school.\n\n*What would change my mind: a letter.*',
      nova: 'The van comes on Friday at eight.\n\n*What would change my mind: nothing.*',
    },
    structure: '# The move\n## Done\n- boxes\n## Open\n- lock, school',
    agree:
      '**Proposal:** publish\n- **Vote**: agree\n- **Stance**: maintain\n- ✅ Completeness\n**Response**: Nothing is missing.\n**Blocking issues:** none\n**Recommendation:** publish',
    page: '# The move\n\n**TL;DR**: Friday holds if the lock and the school are settled by Thursday.\n\n## Done\nThe boxes are labelled, the van comes at eight.\n\n## Actions\n- Henry: change the lock\n- Sage: write to the school',
  },
  fr: {
    question: 'Où en est le déménagement ?',
    collect: {
      henry:
        'Les cartons sont étiquetés. La serrure de la nouvelle porte est faible.\n\n*Ce qui me ferait changer d’avis : une serrure neuve.*',
      sage: 'Personne n’a prévenu l’école.\n\n*Ce qui me ferait changer d’avis : une lettre.*',
      nova: 'Le camion vient vendredi à huit heures.\n\n*Ce qui me ferait changer d’avis : rien.*',
    },
    structure: '# Le déménagement\n## Fait\n- cartons\n## Ouvert\n- serrure, école',
    agree:
      '**Proposition :** publier\n- **Vote** : agree\n- **Position** : maintient\n- ✅ Complétude\n**Réponse** : Rien ne manque.\n**Blocages :** aucun\n**Recommandation :** publier',
    page: '# Le déménagement\n\n**TL;DR** : Vendredi tient si la serrure et l’école sont réglées jeudi.\n\n## Fait\nLes cartons sont étiquetés, le camion vient à huit heures.\n\n## Actions\n- Henry : changer la serrure\n- Sage : écrire à l’école',
  },
};

export function synthesis(language: Language): Council {
  const t = pageTexts[language];
  const runs = tell(synthesisProtocol, [
    { phase: 'COLLECT', said: t.collect },
    { phase: 'STRUCTURE', said: { sage: t.structure } },
    {
      phase: 'VALIDATE',
      said: { henry: t.agree, sage: t.agree, nova: { absent: 'timeout' } },
      facts: { converged: true, why: { code: 'all-agree', count: 2, of: 3 } },
    },
    { phase: 'PUBLISH', said: { sage: t.page } },
  ]);
  const { decision: _decision, ...open } = told(synthesisProtocol, t.question, language, runs, {
    owner: 'sage',
  });
  return { ...open, status: 'recommended', attended: false };
}
