/** Les demandes en français de ce qui se débat et se vote : the asks in French, with the seeds' own headings and marks. */
import { wordsAsked } from '../lengths.ts';
import {
  checklistLines,
  criteriaLines,
  hasPoints,
  owesPoints,
  parts,
  pointLines,
  stanceLines,
} from './askParts.ts';
import type { Asking, Asks } from './asks.ts';
import { exampleOf } from './examples.ts';
import { workFrench } from './workFrench.ts';

const blockingMeans = (of: string): string =>
  `Un point bloquant est une chose qui, si elle est vraie, fait de l’adoption ${of} une erreur. Dis ce qui le réglerait. Un souhait ou un détail ne bloque pas.`;

const blockingAsked = ({ wantsPlaces }: Asking, which: string): string =>
  `**Points bloquants :** [liste${which}, un par ligne : ${wantsPlaces ? '[chemin:ligne] ' : ''}ce qui ne va pas — réglé par : … ; ou "aucun"]`;

const pointsAsked = ({ points }: Asking): string | undefined =>
  owesPoints(points)
    ? 'Dis ce que devient chaque point (P…) du format. Un point reste ouvert tant que son auteur ne le retire pas : retire le tien quand il est réglé, pas pour faire plaisir.'
    : undefined;

function backing(asking: Asking): string {
  const { letters, criteria, points } = asking;
  const others = (letters?.all ?? []).filter((each) => each !== letters?.own);
  const what = letters?.areOptions ? 'l’option' : 'la proposition';
  return parts(
    letters?.areOptions
      ? 'Consigne : Mets les options à l’épreuve de ce que chacun en a écrit, tes propres scores compris : qu’est-ce qui est faux, absent ou non prouvé ? Cite précisément ce à quoi tu réponds. Puis nomme celle que le conseil devrait adopter.'
      : 'Consigne : Éprouve les propositions comme si l’une d’elles était appliquée demain, la tienne aussi durement que les autres : qu’est-ce qui est faux, absent ou non prouvé ? Cite précisément ce à quoi tu réponds. Puis nomme celle que le conseil devrait adopter.',
    '',
    `Si tous ceux qui répondent soutiennent la même, votent agree et que rien ne bloque, le conseil conclut là-dessus. Sinon l’une d’elles devient la motion, selon vos soutiens et vos classements${letters?.areOptions ? '' : ' (le rang que tu donnes à la tienne ne compte pas)'}. Ce que tu contestes ou bloques reçoit un numéro et reste ouvert tant que tu ne le retires pas.`,
    `Ton vote porte sur ${what} que tu soutiens. agree : le conseil peut conclure dessus maintenant. nuance : avec ton amendement, ou une fois un point réglé. disagree : sur aucune ; soutiens alors celle que tu prendrais s’il en fallait une.`,
    `Un point bloquant est une chose qui, si elle est vraie, fait de l’adoption d’une ${letters?.areOptions ? 'option' : 'proposition'} une erreur : nomme sa lettre, et ce qui le réglerait. Un souhait ou un détail ne bloque pas.`,
    `Les cinq marques (✅ cela tient, ⚠️ doute, ❌ cela ne tient pas ; n’en garde qu’une des trois)${criteria > 0 ? ' et les critères' : ''} portent sur ${what} que tu soutiens.`,
    pointsAsked(asking),
    '',
    `Format, ${wordsAsked.challenge} mots au plus :`,
    '- **Soutient** : [une lettre]',
    '- **Amendement** : [le changement sans lequel tu ne la soutiens pas, ou "aucun"]',
    others.length > 1 &&
      '- **Classement** : [toutes les lettres, la meilleure d’abord, > entre elles, = entre égales]',
    '- **Vote** : agree | disagree | nuance',
    `- **Position** : maintiens | amende | conteste (${letters?.areOptions ? 'tes propres scores' : 'ta première position'})`,
    '- **Conteste** : @siège : [ce qu’il a dit, et pourquoi cela ne tient pas], ou aucun',
    checklistLines('fr'),
    criteriaLines('fr', criteria),
    '- **Confiance** : 1-5',
    '**Réponse** : [2-3 §]',
    blockingAsked(asking, ''),
    '**Recommandation :** [1 action concrète]',
    pointLines('fr', points),
    '',
    exampleOf(
      'fr',
      'backs',
      'amendment',
      ...(others.length > 1 ? (['ranking'] as const) : []),
      'vote',
      'stance',
      'contests',
      'checked',
      ...(criteria > 0 ? (['criterion'] as const) : []),
      'confidence',
      'blocking',
      'blockingItem',
      'recommendation',
      ...(owesPoints(points) ? (['points'] as const) : []),
    ),
  );
}

const challenge = (asking: Asking): string =>
  asking.letters && asking.letters.all.length > 0
    ? backing(asking)
    : parts(
        asking.reviews
          ? `Consigne : Relis ${asking.hasDocument ? 'le document en chantier' : 'ce que contient le contexte du brief'}, point par point. Cite précisément ce à quoi tu réponds.`
          : 'Consigne : Maintiens-tu ta position, l’amendes-tu, ou contestes-tu un point précis ? Cite précisément ce à quoi tu réponds.',
        asking.reviews
          ? 'Ton vote porte sur le travail. agree : il peut continuer en l’état. nuance : avec des changements. disagree : pas comme cela.'
          : 'Ton vote : le conseil peut-il conclure sur une réponse que tu soutiens ? agree : oui, maintenant. nuance : une fois un point réglé. disagree : non.',
        blockingMeans('de cette réponse'),
        pointsAsked(asking),
        '',
        `Format, ${wordsAsked.challenge} mots au plus :`,
        '**Proposition :** [la réponse sur laquelle le conseil pourrait conclure, en une phrase]',
        '- **Vote** : agree | disagree | nuance',
        '- **Position** : maintiens | amende | conteste',
        '- **Conteste** : @siège : [ce qu’il a dit, et pourquoi cela ne tient pas], ou aucun',
        checklistLines('fr'),
        criteriaLines('fr', asking.criteria),
        '**Réponse** : [2-3 §]',
        blockingAsked(asking, ''),
        '**Recommandation :** [1 action concrète]',
        pointLines('fr', asking.points),
        '',
        exampleOf('fr', 'vote', 'stance', 'contests', 'blocking', 'blockingItem', 'recommendation'),
      );

const final = (asking: Asking): string => {
  const { motion, criteria, points } = asking;
  return parts(
    !motion
      ? 'Consigne : Position FINALE. Vote définitif. Sans consensus, l’orchestrateur recommande et la personne décide.'
      : motion.isDocument
        ? 'Consigne : Position FINALE : le dernier mot des sièges, sur le travail tel qu’il est maintenant, avec ce que l’owner a répondu. Sans consensus, l’orchestrateur recommande et la personne décide.'
        : 'Consigne : Position FINALE : le dernier mot des sièges. Vote sur la motion ci-dessus et sur rien d’autre, même si tu soutenais une autre proposition. Sans consensus, l’orchestrateur recommande et la personne décide.',
    motion?.isContested &&
      'Tous soutenaient la motion ; on a donc demandé à un siège le meilleur argument contre elle, qu’il y croie ou non : tu le vois ci-dessus. Réponds à l’argument lui-même : qu’est-ce qui est juste ? Puis dis si tu gardes ton vote.',
    motion &&
      (motion.isDocument
        ? 'approuvé : cela peut continuer en l’état. approuvé avec changements : seulement avec un changement, ou une fois un point réglé. bloqué : cela ne doit pas continuer ainsi.'
        : 'agree : le conseil peut adopter la motion telle quelle. nuance : seulement avec un changement, ou une fois un point réglé. disagree : il ne devrait pas l’adopter.'),
    motion &&
      'Si tu n’es plus où tu étais, nomme l’argument ou le fait qui t’a fait bouger, et de qui il vient. « La plupart le pensent » n’est pas une raison, et un changement sans raison est signalé. Si tu n’es pas d’accord, dis ce qu’il te faudrait : tu figureras dans l’avis minoritaire, et ce n’est pas un échec.',
    blockingMeans(!motion ? 'de cette réponse' : motion.isDocument ? 'du travail' : 'de la motion'),
    pointsAsked(asking),
    '',
    `Format, ${wordsAsked.final} mots au plus :`,
    '[un paragraphe]',
    motion?.isDocument
      ? '- **Vote** : approuvé | approuvé avec changements | bloqué'
      : '- **Vote** : agree | disagree | nuance',
    '- **Confiance** : 1-5',
    motion &&
      '- **Ce qui m’a fait changer d’avis :** [l’argument ou le fait, et de qui (@siège) ; ou "rien"]',
    motion && '- **Pour être d’accord, il me faut :** [ce qu’il faudrait ; ou "rien"]',
    blockingAsked(asking, motion ? ' des nouveaux seulement' : ' de ceux que tu maintiens'),
    criteriaLines('fr', criteria),
    pointLines('fr', points),
    '',
    exampleOf(
      'fr',
      motion?.isDocument ? 'voteOnWork' : 'vote',
      'confidence',
      ...(motion ? (['changedMind', 'needs'] as const) : []),
      'blocking',
      'blockingItem',
      ...(criteria > 0 ? (['criterion'] as const) : []),
      ...(owesPoints(points) ? (['points'] as const) : []),
      ...(points.amendments.length > 0 ? (['amendments'] as const) : []),
    ),
  );
};

const lastWords = new Map(
  Object.entries({
    prd: 'Dis si l’on peut construire d’après ce document en l’état, et ce que doivent savoir ceux qui construiront. Ne le recopie pas : il est gardé entier à côté de tes mots.',
    engineering:
      'Dis si le changement peut être appliqué en l’état, ce qu’il fait et comment cela a été montré. Ne recopie pas le diff : il est gardé entier à côté de tes mots.',
    review:
      'Commence la réponse par le verdict : approuvé, approuvé avec changements, ou bloqué. Puis ce qui doit changer d’abord, avec chemin:ligne. Bloquer, c’est s’écarter de la motion ; les deux autres la suivent.',
    analysis: 'Nomme l’option à prendre, sous son nom exact, et ce qui la fait passer devant la suivante.',
  }),
);

const synthesis = ({ mode, motion, criteria, points, noVote }: Asking): string =>
  parts(
    'La parole est à toi, et à toi seulement. Écris ce que lira la personne qui décide : un texte qui répond à lui seul à la question, pour qui n’a rien lu d’autre. Pars de ce qui a été dit ici ; ce que tu ajoutes de toi-même, dis-le.',
    lastWords.get(mode),
    motion &&
      (motion.isDocument
        ? 'La motion est le travail lui-même, en l’état. Recommande-le, ou dis dès la première ligne de ta réponse que tu t’en écartes, et pourquoi.'
        : 'Recommande la motion, avec ses amendements. Si tu t’en écartes, dis-le dès la première ligne de ta réponse, et pourquoi : ce sera signalé partout où elle figure.'),
    `N’annonce aucun accord que ${noVote ? 'les réponses' : 'les votes'} ne montrent pas. Qui n’était pas d’accord est nommé dans l’avis minoritaire, avec sa propre raison.`,
    criteria > 0 && 'Si un critère d’acceptation n’est pas rempli, dis lequel (C1 …) et ce qui manque.',
    '',
    `Format, ${wordsAsked.synthesis} mots au plus :`,
    motion && '**Suit la motion :** oui | non, parce que [pourquoi]',
    '## Réponse',
    '[la réponse entière, aussi longue que la question le demande : étapes, code, tableau ; d’abord ce qu’il faut faire ; les titres internes avec ###]',
    '## Pourquoi',
    '- @siège : [un argument ou un fait qui a emporté la décision]',
    '## Premiers pas',
    '1. [étape] — @responsable — [pour quand]',
    '## Risques acceptés',
    '- [risque, et qui le porte]',
    '## Encore ouvert',
    hasPoints(points)
      ? '- [chaque point ouvert par son numéro, et qui pourrait le régler, ou "aucun"]'
      : '- [ce que personne n’a pu régler, ou "aucun"]',
    '## Avis minoritaire',
    '- @siège : [sa position et sa raison ; obligatoire si quelqu’un n’est pas d’accord ; sinon "aucun"]',
    '## Ce qui changerait cet avis',
    '- [un fait ou un événement qui rendrait cette réponse fausse]',
    '',
    exampleOf('fr', ...(motion ? (['follows', 'answerIs', 'answer'] as const) : []), 'steps', 'step'),
  );

export const frenchAsks: Asks = {
  ...workFrench,
  position: ({ mode, noVote }) =>
    parts(
      mode === 'synthesis'
        ? 'Dis ce que tu mettrais sur la page, en 2-4 paragraphes : ce qui est établi, avec sa source, ce qui est discuté, ce que le lecteur doit faire. Tu ne vois pas encore les réponses des autres, et personne ne voit la tienne avant que tous aient répondu.'
        : 'Donne ta position en 2-4 paragraphes : ta réponse à la question, les raisons qui la portent, ce que tu tiens pour un fait, ce que tu supposes seulement, ce que tu ne sais pas. Tu ne vois pas encore les réponses des autres, et personne ne voit la tienne avant que tous aient répondu.',
      mode === 'synthesis'
        ? 'Toutes les réponses vont à l’owner, qui en fait une seule structure.'
        : noVote
          ? 'Toutes les réponses vont à un siège, qui écrit celle du conseil. Ta proposition y figure mot pour mot : une phrase d’après laquelle on puisse agir.'
          : 'Les autres l’éprouveront. Ta proposition reçoit une lettre et figure, mot pour mot, parmi celles que le conseil peut adopter : une phrase d’après laquelle on puisse agir.',
      '',
      `Format, ${wordsAsked.position} mots au plus. Termine par :`,
      mode === 'synthesis'
        ? '**Proposition :** [la chose que la page doit dire, en une phrase]'
        : '**Proposition :** [ta réponse à la question, en une phrase]',
      '*Ce qui me ferait changer d’avis : [un fait ou un chiffre que quelqu’un pourrait te montrer]*',
      '',
      exampleOf('fr', 'proposal', 'changeMind'),
    ),
  challenge,
  final,
  synthesis,
  advocate: () =>
    parts(
      'Consigne : Tous soutiennent la motion : c’est le moment où personne ne cherche plus sa faiblesse. C’est à toi de le faire. Écris le meilleur argument qu’un adversaire honnête aurait contre elle, en un paragraphe, que tu y croies ou non : l’hypothèse qui la porte sans être montrée, la façon dont elle échoue, ce que cela coûte alors. Pas de caricature, pas de liste de détails.',
      'Ensuite on demande une fois à chacun s’il garde son vote. Le tien n’est pas demandé ici.',
      '',
      `Format, ${wordsAsked.advocate} mots au plus :`,
      '[l’argument contre la motion]',
    ),
  turn: ({ towards }) =>
    parts(
      towards.length === 0
        ? 'Dis quelle est ta position, et pourquoi. Les autres te répondent.'
        : 'Dis où tu en es maintenant. Sois d’accord là où un argument tient, et dis lequel ; ne bouge pas parce que les autres ont bougé.',
      'Ta position du dernier round vaut proposition, mot pour mot, quand le conseil vote.',
      '',
      `Réponds dans ce format, ${wordsAsked.turn} mots au plus :`,
      '',
      '## Position',
      '[Ta réponse à la question, en 1-3 phrases qui peuvent être adoptées telles quelles]',
      '',
      '## Réponses aux autres',
      stanceLines(
        towards,
        '[agree|disagree|partial] — [réponse en 1-2 phrases]',
        ' :',
        '[personne n’a parlé avant toi : écris « aucun »]',
      ),
      '',
      '## Raisonnement',
      '[Ton argumentation complète, 2-4 paragraphes]',
      '',
      '## Confiance',
      '[1-5, où 1 = très incertain, 5 = très sûr]',
      '',
      exampleOf(
        'fr',
        'position',
        'finalPosition',
        ...(towards.length > 0 ? (['responses', 'stanceOf'] as const) : []),
        'sure',
        'howSure',
      ),
    ),
  ballot: ({ towards, motion, criteria }) =>
    parts(
      motion
        ? 'La délibération est close : vote. Le vote porte sur la motion ci-dessus et sur rien d’autre : agree (le conseil peut l’adopter telle quelle), nuance (seulement avec un changement), disagree. En plus, dis à quel point tu es d’accord avec la position de chaque autre siège.'
        : 'La délibération est close : vote.',
      motion &&
        'Si tu as bougé depuis ta première position, nomme l’argument ou le fait, et de qui il vient. « La plupart le pensent » n’est pas une raison.',
      '',
      `Format, ${wordsAsked.ballot} mots au plus :`,
      '',
      '## Position finale',
      '[une phrase]',
      motion && '\n- **Vote** : agree | disagree | nuance',
      motion &&
        '- **Ce qui m’a fait changer d’avis :** [l’argument ou le fait, et de qui (@siège) ; ou "rien"]',
      criteriaLines('fr', motion ? criteria : 0),
      '',
      '## Confiance',
      '[1-5]',
      '',
      '## Accord avec les autres',
      stanceLines(towards, '[agree|partial|disagree]', ' :', '[personne : écris « aucun »]'),
      '',
      exampleOf(
        'fr',
        'lastPosition',
        'finalPosition',
        ...(motion ? (['vote', 'changedMind'] as const) : []),
        ...(motion && criteria > 0 ? (['criterion'] as const) : []),
        'sure',
        'howSure',
        'agreement',
        'stanceOf',
      ),
    ),
};
