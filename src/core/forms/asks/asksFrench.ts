/** Les demandes en français : the asks in French, with the seeds' own headings and marks. */
import { checklistLines, qaLines, stanceLines, synthesisSections } from './askParts.ts';
import type { Asking, Asks } from './asks.ts';
import { matrixLabels } from './labels.ts';

const places = ({ wantsPlaces }: Asking): string =>
  wantsPlaces ? ', chacun avec son emplacement : - [chemin:ligne] ce qui ne va pas' : '';

const challenge = (asking: Asking): string => `Consigne : ${
  asking.reviews
    ? `Relis ${asking.hasDocument ? 'le document en chantier' : 'ce que contient le contexte du brief'}, point par point. Cite précisément ce à quoi tu réponds.`
    : "Maintiens-tu ta position, l'amendes-tu, ou contestes-tu un point précis ? Cite précisément ce à quoi tu réponds."
}
Format :
**Proposition :** [la réponse sur laquelle le conseil pourrait conclure, en une phrase]
- **Vote** : agree | disagree | nuance ${
  asking.reviews
    ? '(cela peut-il continuer en l’état ?)'
    : '(le conseil peut-il conclure sur une réponse que je soutiens ?)'
}
- **Position** : maintien | amendement | contestation
- **Conteste** : @siège : [point], ou aucun
${checklistLines('fr')}
**Réponse** : [2-3 §]
**Blocking issues :** [liste${asking.wantsPlaces ? places(asking) : ''} ou "aucun"]
**Recommandation :** [1 action concrète]`;

const draft = ({ hasDocument, hasReplies }: Asking): string => {
  if (!hasReplies)
    return `Rédige le document en entier${hasDocument ? ', d’après le plan' : ''} : ce qu’il faut à un lecteur pour agir, et rien d’autre.
Format :
# [titre]
## [section]
[texte]`;
  const how = hasDocument
    ? 'Révise le document en chantier. Reprends chaque point bloquant : corrige-le dans le texte, ou liste-le avec ta raison sous « Points ouverts ». Donne le document entier, pas les différences.'
    : 'Réponds aux relectures. Reprends chaque point bloquant dans l’ordre : dis ce que tu changes et comment, ou pourquoi tu ne le changes pas.';
  return `Consigne : ${how}
Format :
# [titre]
## [section]
[texte]
## Points ouverts
- [point, et pourquoi il reste ouvert, ou "aucun"]`;
};

export const frenchAsks: Asks = {
  position:
    () => `Donne ta position en 2-4 paragraphes. Tu ne vois pas encore les réponses des autres. Termine par :
*Ce qui me ferait changer d'avis : [...]*`,
  challenge,
  final: (asking) => `Consigne : Position FINALE. 1 paragraphe max. Vote définitif.
Si pas de consensus, l'orchestrateur tranchera.
Format :
[un paragraphe]
- **Vote** : agree | disagree | nuance
- **Confiance** : 1-5
**Blocking issues :** [ceux que tu maintiens${places(asking)}, ou "aucun"]`,
  synthesis:
    () => `La parole est à toi, et à toi seulement. Compile les positions finales, dis ce qui est acquis, ce qui ne l'est pas, ce qui est risqué, et recommande.
Format :
${synthesisSections('fr', {
  consensus: '- [ce sur quoi tous s’accordent]',
  disagreements: '- [qui contre qui, sur quoi, ou « aucun »]',
  insights: '- @siège : [l’apport le plus précieux de chacun]',
  recommendation: '[une recommandation concrète qui répond à la question]',
  risks: '- [risque accepté, et qui le porte]',
  minority: '- @siège : [sa position, obligatoire si quelqu’un n’est pas d’accord ; sinon « aucun »]',
})}`,
  turn: ({ towards }) => `Réponds dans ce format :

## Position
[Ta position sur le sujet, en 1-3 phrases]

## Réponses aux autres
${stanceLines(towards, '[agree|disagree|partial] — [réponse en 1-2 phrases]', ' :', '[personne n’a parlé avant toi : écris « aucun »]')}

## Raisonnement
[Ton argumentation complète, 2-4 paragraphes]

## Confiance
[1-5, où 1 = très incertain, 5 = très sûr]`,
  ballot: ({ towards }) => `La délibération est close : vote. Format :

## Position finale
[une phrase]

## Confiance
[1-5]

## Accord avec les autres
${stanceLines(towards, '[agree|partial|disagree]', ' :', '[personne : écris « aucun »]')}`,
  qa: () => `Consigne : Tu es le QA Gate, obligatoire avant tout livrable final. Donne à chaque point une seule marque et dis pourquoi. ❌ est bloquant et renvoie le travail. ⚠️ est accepté, et ce que tu écris est gardé comme risque documenté.
Format :
${qaLines('fr', ' : [pourquoi ; pour ❌, ce qu’il faut corriger]')}`,
  matrix: ({
    hasDocument,
  }) => `Consigne : Évalue chaque option ${hasDocument ? 'du cadre, sous le nom qu’il lui donne' : 'que tu vois'}. Format tableau obligatoire, avec ces colonnes ; le score est un nombre entier de 1 (le pire) à 5 (le meilleur).
Format :
${matrixLabels.fr}
|---|---|---|---|---|---|
| [option] | [...] | [...] | [...] | [...] | [1-5] |

Après le tableau, en un paragraphe : l’option que tu prendrais, et ce qui en décide.`,
  outline: ({
    hasDocument,
    hasReplies,
  }) => `Consigne : ${hasReplies ? (hasDocument ? 'Corrige la structure et redonne-la entière' : 'Réunis ce qui a été dit en une seule structure') : 'Fais le plan du document'} : ses sections dans l’ordre, avec une phrase ou quelques points pour chacune. Ne le rédige pas encore.
Format :
# [titre]
## [section]
- [ce qui s’y trouve]`,
  draft,
  plan: ({ hasDocument, hasReplies }) => `Consigne : ${
    hasDocument && hasReplies
      ? 'Révise le plan : reprends chaque point bloquant, et redonne le plan entier.'
      : 'Planifie le travail avant que rien ne soit changé.'
  }
Format :
# [titre]
## Étapes
1. [étape, avec les fichiers qu’elle touche]
## Tests
- [comment on montre que chaque étape marche]
## Risques et retour arrière
- [risque : ce qu’on fait contre, comment on revient en arrière]`,
  change: ({
    hasReplies,
  }) => `Consigne : Fais le changement prévu${hasReplies ? ', avec tout ce qui a été demandé depuis' : ''}. Rien n’est appliqué avant qu’une personne l’accepte. Les chemins partent de la racine de l’espace de travail ; donne le changement entier, pas une partie.
Format :
**Résumé :** [1-2 phrases, comme pour un changelog]
\`\`\`diff
--- a/[chemin]
+++ b/[chemin]
@@ -1,3 +1,4 @@
[diff unifié]
\`\`\``,
  frame:
    () => `Consigne : Cadre la décision ; ne la prends pas. Chacun notera les mêmes options, selon les mêmes critères, sans voir les autres.
Format :
# [la décision, sous forme de question]
## Options
- [nom] : [une phrase]
## Critères
- [ce qui rend une option meilleure, et ce que vaut un score de 5]
## Hors sujet
- [ce qui ne se décide pas ici]`,
  review: challenge,
  response: draft,
  advocate: () =>
    `Consigne : Écris le meilleur argument contre la motion, en un paragraphe. Tu n’es pas tenu d’y croire.`,
  page: () => `Consigne : Écris la page qui sera publiée. 1 page max : 500 mots, sans exception.
Format :
# [titre]
## TL;DR
[1-3 phrases]
## [section]
[texte]
## Points d'action
- [owner] : [action, pour quand]`,
};
