/** Les demandes en français sur un travail : written, reviewed, answered for, judged at a gate. */
import { wordsAsked } from '../lengths.ts';
import { criteriaLines, owesPoints, parts, pointLines, qaLines } from './askParts.ts';
import type { Asking, Asks } from './asks.ts';
import { exampleOf } from './examples.ts';
import { matrixLabels, qaLabels } from './labels.ts';

const sixPoints = Object.values(qaLabels.fr).join(' ; ');

const prdSections = [
  ['Problème', 'de qui, combien de fois, ce qu’il coûte aujourd’hui'],
  ['Utilisateurs', 'qui, et ce qu’ils veulent arriver à faire'],
  ['Objectifs et non-objectifs', 'à quoi cela sert ; ce qui est laissé de côté, et pourquoi'],
  ['Exigences', 'R1, R2 …, chacune must | should | could'],
  ['Acceptation', 'pour chaque exigence, une vérification qui peut échouer'],
  ['Mesures', 'le chiffre qui montrera que cela a servi, et pour quand'],
  ['Risques', 'hypothèse ou défaillance, ce qu’on fait contre'],
  ['Jalons', 'd’abord quelque chose qu’un utilisateur peut essayer ; responsables'],
  ['Questions ouvertes', 'qui répond à chacune, pour quand'],
] as const;

const sectionsOf = (bullet: string): string =>
  prdSections.map(([title, help]) => `## ${title}\n${bullet}[${help}]`).join('\n');

const answerWords = ' : corrigé | accepté | contesté — [ce que tu as changé, ou pourquoi pas]';

const answersFirst = ({ points }: Asking): string | undefined =>
  owesPoints(points)
    ? 'D’abord une ligne pour chaque point ouvert, au-dessus du titre. corrigé : tu l’as changé ; accepté : c’est juste et reste ouvert pour l’instant ; contesté : ce n’est pas juste. Seul l’auteur d’un point le ferme.'
    : undefined;

const answered = ({ points }: Asking): string | undefined =>
  owesPoints(points) ? exampleOf('fr', 'answers') : undefined;

const draft = (asking: Asking): string => {
  const { hasDocument, hasReplies, mode, points } = asking;
  const isPrd = mode === 'prd';
  if (!hasReplies)
    return parts(
      `Rédige le document en entier${hasDocument ? ', d’après le plan' : ''} : ce qu’il faut à un lecteur pour agir, et rien d’autre. Marque tes hypothèses comme telles ; ne laisse aucun chiffre sans sa source.`,
      `D’autres le relisent, chacun dans son domaine ; puis le QA Gate le juge sur six points : ${sixPoints}.`,
      '',
      `Format, ${wordsAsked.draft} mots au plus :`,
      '# [titre]',
      isPrd ? sectionsOf('') : '## [section]\n[texte]',
    );
  if (!hasDocument)
    return parts(
      'Consigne : Réponds à ce qui a été trouvé, point par point : ce que tu changes et comment, ou pourquoi tu ne le changes pas.',
      answersFirst(asking),
      '',
      `Format, ${wordsAsked.response} mots au plus :`,
      pointLines('fr', { ...points, rest: [] }, answerWords),
      '# [titre]',
      '## [section]',
      '[texte]',
      '## Points ouverts',
      '- [point, et pourquoi il reste ouvert, ou "aucun"]',
      '',
      answered(asking),
    );
  return parts(
    'Consigne : Révise le document en chantier. Reprends tout ce qui a été trouvé, ce qui bloque d’abord : corrige-le dans le texte, ou dis pourquoi pas. Donne le document entier, pas les différences ; garde ce à quoi personne n’a objecté.',
    answersFirst(asking),
    `Il retourne à qui a trouvé quelque chose, puis au QA Gate et à ses six points : ${sixPoints}.`,
    '',
    `Format, ${wordsAsked.draft} mots au plus :`,
    pointLines('fr', { ...points, rest: [] }, answerWords),
    '# [titre]',
    isPrd ? '[les mêmes sections]' : '## [section]\n[texte]',
    '## Points ouverts',
    '- [point, et pourquoi il reste ouvert, ou "aucun"]',
    '',
    answered(asking),
  );
};

const reviewed = new Map(
  Object.entries({
    prd: 'Relis la spécification : quelqu’un pourrait-il construire la bonne chose d’après elle sans rien te demander ? Cherche ce qui manque, se contredit, ne se teste pas ou est faux, d’abord dans ton domaine.',
    engineering:
      'Relis le plan avant que rien ne soit changé : ferait-il ce que demande le brief, sans rien casser d’autre ? Regarde les fichiers qu’il nomme, ses tests et son retour arrière, d’abord dans ton domaine.',
    review:
      'Relis ce que contient le contexte du brief, ligne à ligne : ce qui est faux, risqué ou absent, d’abord dans ton domaine. Lis le code ; ne devine pas ce qu’on ne t’a pas donné.',
    synthesis:
      'Vérifie la structure de la page, d’après ce que tu as écrit et ce que tu sais. Est-elle juste : chaque affirmation tient-elle ? Est-elle complète : ne manque-t-il rien à un lecteur pour agir ? Tiendra-t-elle en une page : qu’est-ce qui doit partir ?',
  }),
);

const review = (asking: Asking): string => {
  const { mode, wantsPlaces, criteria, points } = asking;
  return parts(
    `Consigne : ${
      reviewed.get(mode) ??
      `Relis ${asking.hasDocument ? 'le document en chantier' : 'ce que contient le contexte du brief'} : ce qui est faux, absent ou risqué, d’abord dans ton domaine.`
    }`,
    'Verdict : approuvé = cela peut continuer en l’état ; approuvé avec changements = une fois tes constats corrigés ; bloqué = cela ne doit pas continuer ainsi. Gravité : bloquant = si c’est vrai, continuer est une erreur ; majeur = à corriger, sans arrêter ; mineur = ce serait mieux.',
    'Chaque constat reçoit un numéro, l’owner y répond, et il reste ouvert tant que tu ne le retires pas. Peu de constats qui comptent valent mieux que beaucoup. Ne rien trouver est aussi une réponse : écris "aucun".',
    owesPoints(points) &&
      'Dis ce que devient chaque point (P…) du format : lis ce qui a été changé et ce qui a été répondu. Ne relève pas un point ouvert une seconde fois comme constat.',
    '',
    `Format, ${wordsAsked.review} mots au plus :`,
    '**Verdict :** approuvé | approuvé avec changements | bloqué',
    '- **Confiance** : 1-5',
    '**Constats :**',
    `- [bloquant|majeur|mineur] ${wantsPlaces ? '[chemin:ligne] ' : '[section ou chemin:ligne] '}[ce qui ne va pas] — [pourquoi c’est important] — [comment le corriger]`,
    '**Ce qui est bien :**',
    '- [ce qui doit rester tel quel]',
    criteriaLines('fr', criteria),
    pointLines('fr', points),
    '',
    exampleOf(
      'fr',
      'verdict',
      'confidence',
      'findings',
      'finding',
      'goods',
      'good',
      ...(criteria > 0 ? (['criterion'] as const) : []),
      ...(owesPoints(points) ? (['points'] as const) : []),
    ),
  );
};

const gated = new Map(
  Object.entries({
    prd: 'le document',
    engineering: 'le changement et son plan, avec ce que disent les vérifications',
    review: 'les constats, les réponses de l’owner et ce qui reste ouvert',
    analysis: 'le cadre, les scores et ce qui leur a été opposé',
    synthesis: 'la structure de la page et ce qui en a été dit',
    debate: 'la synthèse',
    roundtable: 'la synthèse',
  }),
);

const outlined = ({ mode, hasDocument, hasReplies }: Asking): string => {
  if (hasReplies && hasDocument) return 'Corrige la structure et redonne-la entière';
  if (hasReplies) return 'Réunis ce qui a été dit en une seule structure';
  return mode === 'prd'
    ? 'Fais le plan d’un PRD, qui dit quoi construire et pourquoi avant que rien ne le soit'
    : 'Fais le plan du document';
};

export const workFrench: Pick<
  Asks,
  'qa' | 'matrix' | 'outline' | 'draft' | 'plan' | 'change' | 'frame' | 'page' | 'review' | 'response'
> = {
  review,
  response: (asking) =>
    asking.mode === 'review' || owesPoints(asking.points)
      ? parts(
          'Consigne : Réponds à chaque constat par son numéro. corrigé : tu l’as changé, et le changement figure plus bas. accepté : il est juste et n’est pas corrigé ici ; dis ce qui sera fait, par qui. contesté : il n’est pas juste, avec la raison. Un constat que tu laisses passer reste ouvert.',
          'Un changement est un seul diff unifié par rapport aux fichiers tels qu’ils sont, chemins depuis la racine de l’espace de travail ; donne-le en entier à chaque fois, car seul compte ce que cette réponse apporte. Les vérifications tournent sur une copie qui le contient, et il n’est appliqué que si une personne l’accepte. Sans lui, elles tournent sur l’espace de travail tel quel.',
          'Ensuite, qui a fait un constat le ferme ou le maintient ; le QA Gate juge ce qui reste.',
          '',
          `Format, ${wordsAsked.response} mots au plus :`,
          pointLines('fr', { ...asking.points, rest: [] }, answerWords),
          '[en dessous : ce qui touche plusieurs constats, puis le changement, si tu en apportes un]',
          '```diff',
          '[diff unifié, avec --- a/[chemin] et +++ b/[chemin]]',
          '```',
          '',
          exampleOf('fr', 'answers'),
        )
      : draft(asking),
  qa: ({ mode, criteria, points }) =>
    parts(
      `Consigne : Tu es le QA Gate, obligatoire avant tout livrable final. Juge ce qui est là : ${gated.get(mode) ?? 'ce que tu vois ci-dessus'}. Ni ce qu’on a voulu faire, ni ce qui pourrait encore venir. Un point qui ne s’applique pas à un tel travail passe : dis-le.`,
      'Donne à chaque point une seule marque et dis pourquoi. ❌ est bloquant et renvoie le travail. ⚠️ est accepté, et ce que tu écris est gardé comme risque documenté.',
      owesPoints(points) &&
        'Pour chaque point ouvert : levé, s’il est réglé ou sans importance pour ce qui est livré, avec la raison ; sinon maintenu.',
      '',
      `Format, ${wordsAsked.qa} mots au plus :`,
      qaLines('fr', ' : [pourquoi ; pour ❌, ce qu’il faut corriger]'),
      criteriaLines('fr', criteria),
      pointLines('fr', points),
      '',
      exampleOf(
        'fr',
        'mark',
        ...(criteria > 0 ? (['criterion'] as const) : []),
        ...(owesPoints(points) ? (['waives'] as const) : []),
      ),
    ),
  matrix: ({ hasDocument, letters }) =>
    parts(
      `Consigne : Évalue chaque option ${letters?.areOptions || hasDocument ? 'du cadre, une ligne pour chacune, sous exactement le nom qu’il lui donne' : 'que tu vois'}, selon les critères donnés. Tu ne vois pas encore les scores des autres. Format tableau obligatoire, avec ces colonnes ; le score est un nombre entier de 1 (le pire) à 5 (le meilleur).`,
      'Les tableaux sont réunis par le nom des options, et la médiane des scores compte : une ligne sous un autre nom est mise à part et ne compte pas. Note ce que tu sais ; là où tu devines, dis-le dans la ligne.',
      '',
      `Format, ${wordsAsked.matrix} mots au plus :`,
      matrixLabels.fr,
      '|---|---|---|---|---|---|',
      '| [option] | [...] | [...] | [...] | [...] | [1-5] |',
      '',
      'Après le tableau, en un paragraphe : l’option que tu prendrais, et ce qui en décide.',
      '',
      exampleOf('fr', 'row'),
    ),
  outline: (asking) =>
    parts(
      `Consigne : ${outlined(asking)} : ses sections dans l’ordre, avec une phrase ou quelques points pour chacune. Ne rédige pas encore.`,
      asking.mode === 'synthesis' &&
        'Ce sera une page de 500 mots : choisis. Ne nomme qui a dit quoi que là où il y a désaccord, et garde ce désaccord.',
      asking.mode === 'prd' &&
        `Le document sera relu par domaine et jugé par le QA Gate sur six points : ${sixPoints}.`,
      answersFirst(asking),
      '',
      `Format, ${wordsAsked.outline} mots au plus :`,
      pointLines('fr', { ...asking.points, rest: [] }, answerWords),
      '# [titre]',
      asking.mode === 'prd' ? sectionsOf('- ') : '## [section]\n- [ce qui s’y trouve]',
      '',
      answered(asking),
    ),
  draft,
  plan: (asking) =>
    parts(
      asking.hasDocument && asking.hasReplies
        ? 'Consigne : Révise le plan : reprends tout ce qui a été trouvé, ce qui bloque d’abord, et redonne le plan entier.'
        : 'Consigne : Planifie le travail avant que rien ne soit changé : le plus petit changement qui fait ce que demande le brief. Nomme les fichiers par leur chemin ; dis ce que tu n’en as pas vu.',
      answersFirst(asking),
      'Des reviewers le lisent ; puis tu fais le changement comme prévu.',
      '',
      `Format, ${wordsAsked.plan} mots au plus :`,
      pointLines('fr', { ...asking.points, rest: [] }, answerWords),
      '# [titre]',
      '## Étapes',
      '1. [étape, avec les fichiers qu’elle touche]',
      '## Tests',
      '- [comment on montre que chaque étape marche]',
      '## Risques et retour arrière',
      '- [risque : ce qu’on fait contre, comment on revient en arrière]',
      '',
      answered(asking),
    ),
  change: (asking) =>
    parts(
      `Consigne : Fais le changement prévu${asking.hasReplies ? ', avec tout ce qui a été demandé depuis' : ''}. Rien n’est appliqué avant qu’une personne l’accepte ; le QA Gate le juge d’abord, et les vérifications tournent sur une copie. Les chemins partent de la racine de l’espace de travail ; donne le changement entier, pas une partie.`,
      answersFirst(asking)?.replace('au-dessus du titre', 'au-dessus du résumé'),
      '',
      'Format :',
      pointLines('fr', { ...asking.points, rest: [] }, answerWords),
      '**Résumé :** [1-2 phrases, comme pour un changelog]',
      '```diff',
      '--- a/[chemin]',
      '+++ b/[chemin]',
      '@@ -1,3 +1,4 @@',
      '[diff unifié]',
      '```',
      '',
      answered(asking),
    ),
  frame: () =>
    parts(
      'Consigne : Cadre la décision ; ne la prends pas. Chacun notera les mêmes options, selon les mêmes critères, sans voir les autres.',
      'Donne à chaque option un nom court et bien à elle : chaque tableau, classement et vote à venir reprend exactement ces noms, et une ligne sous un autre nom ne compte pas. Prends toutes les options que nomme le brief ; n’en ajoute une que si elle est réelle, et « ne rien faire » là où c’est possible. De 2 à 7.',
      '',
      `Format, ${wordsAsked.frame} mots au plus :`,
      '# [la décision, sous forme de question]',
      '## Options',
      '- [nom] : [une phrase]',
      '## Critères',
      '- [ce qui rend une option meilleure, et ce que vaut un score de 5]',
      '## Hors sujet',
      '- [ce qui ne se décide pas ici]',
      '',
      exampleOf('fr', 'options', 'option'),
    ),
  page: () =>
    parts(
      'Consigne : Écris la page qui sera publiée. Tiens compte de ce qui a été dit de sa structure. Dis ce qui est établi et ce qui ne l’est pas ; là où il y a désaccord, dis-le, et de qui.',
      '1 page max : 500 mots, sans exception.',
      '',
      'Format :',
      '# [titre]',
      '## TL;DR',
      '[1-3 phrases]',
      '## [section]',
      '[texte]',
      "## Points d'action",
      '- [owner] : [action, pour quand]',
    ),
};
