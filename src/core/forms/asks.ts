/** What each form asks for: the section at the end of a prompt, in each language, as the seeds word it. */
import type { Language } from '../ids.ts';
import { checklistLabels, synthesisLabels } from './labels.ts';
import { checklistPoints, type FormName } from './reading.ts';

const checklist = (language: Language): string =>
  checklistPoints.map((point) => `- [ ] ✅/⚠️/❌ ${checklistLabels[language][point]}`).join('\n');

const synthesis = (language: Language, help: Record<string, string>): string => {
  const labels = synthesisLabels[language];
  return (['consensus', 'disagreements', 'insights', 'recommendation', 'risks', 'minority'] as const)
    .map((key) => `## ${labels[key]}\n${help[key]}`)
    .join('\n\n');
};

export const formAsks: Record<Language, Record<FormName, string>> = {
  en: {
    position: `Give your position in 2-4 paragraphs. You do not see the others’ answers yet. End with:
*What would change my mind: [...]*`,
    challenge: `Do you maintain your position, amend it, or contest a precise point? Quote precisely what you answer to.
Format:
**Proposal:** [the one answer that the council could conclude on, in a sentence]
- **Vote**: agree | disagree | nuance (can the council conclude on one answer that I support?)
- **Stance**: maintain | amend | contest
- **Contests**: @seat: [point], or none
${checklist('en')}
**Response**: [2-3 paragraphs]
**Blocking issues:** [list, or "none"]
**Recommendation:** [1 concrete action]`,
    final: `FINAL position. One paragraph at most. Definitive vote. Without consensus, the orchestrator will settle it.
Format:
[one paragraph]
- **Vote**: agree | disagree | nuance
- **Confidence**: 1-5
**Blocking issues:** [those you still hold, or "none"]`,
    synthesis: `You alone have the floor now. Compile the final positions, say what is agreed, what is not, what is risked, and recommend.
Format:
${synthesis('en', {
  consensus: '- [what all agree on]',
  disagreements: '- [who against whom, on what, or "none"]',
  insights: '- @seat: [the most valuable point of each seat]',
  recommendation: '[one concrete recommendation that answers the question]',
  risks: '- [risk accepted, and who owns it]',
  minority: '- @seat: [their position, required whenever someone disagreed; otherwise "none"]',
})}`,
  },
  fr: {
    position: `Donne ta position en 2-4 paragraphes. Tu ne vois pas encore les réponses des autres. Termine par :
*Ce qui me ferait changer d'avis : [...]*`,
    challenge: `Consigne : Maintiens-tu ta position, l'amendes-tu, ou contestes-tu un point précis ? Cite précisément ce à quoi tu réponds.
Format :
**Proposition :** [la réponse sur laquelle le conseil pourrait conclure, en une phrase]
- **Vote** : agree | disagree | nuance (le conseil peut-il conclure sur une réponse que je soutiens ?)
- **Position** : maintien | amendement | contestation
- **Conteste** : @siège : [point], ou aucun
${checklist('fr')}
**Réponse** : [2-3 §]
**Blocking issues :** [liste ou "aucun"]
**Recommandation :** [1 action concrète]`,
    final: `Consigne : Position FINALE. 1 paragraphe max. Vote définitif.
Si pas de consensus, l'orchestrateur tranchera.
Format :
[un paragraphe]
- **Vote** : agree | disagree | nuance
- **Confiance** : 1-5
**Blocking issues :** [ceux que tu maintiens, ou "aucun"]`,
    synthesis: `La parole est à toi, et à toi seulement. Compile les positions finales, dis ce qui est acquis, ce qui ne l'est pas, ce qui est risqué, et recommande.
Format :
${synthesis('fr', {
  consensus: '- [ce sur quoi tous s’accordent]',
  disagreements: '- [qui contre qui, sur quoi, ou « aucun »]',
  insights: '- @siège : [l’apport le plus précieux de chacun]',
  recommendation: '[une recommandation concrète qui répond à la question]',
  risks: '- [risque accepté, et qui le porte]',
  minority: '- @siège : [sa position, obligatoire si quelqu’un n’est pas d’accord ; sinon « aucun »]',
})}`,
  },
};
