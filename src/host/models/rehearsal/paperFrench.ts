/** Les phrases des documents en français. */
import type { PaperWords } from './paperShape.ts';

export const paperFrench: PaperWords = {
  titles: {
    spec: '{Act} : spécification',
    outline: '{Act} : plan du document',
    plan: '{Act} : plan de travail',
    structure: '{Thing} : ce que dit la table, en ordre',
    reply: '{Thing} : réponse aux relectures',
    page: '{Thing} : où nous en sommes',
    frame: 'Faut-il {act}, et jusqu’où ?',
  },
  headings: {
    problem: 'Problème',
    people: 'Pour qui',
    scope: 'Périmètre',
    requirements: 'Exigences',
    assumptions: 'Hypothèses',
    risks: 'Risques et parades',
    edges: 'Cas limites et pannes',
    acceptance: 'Critères d’acceptation',
    actions: 'Prochaines actions',
    changed: 'Ce qui a changé',
    open: 'Points ouverts',
    steps: 'Étapes',
    tests: 'Tests',
    wayBack: 'Risques et retour arrière',
    options: 'Options',
    criteria: 'Critères',
    outside: 'Hors sujet',
    tldr: 'TL;DR',
    said: 'Ce que chacun voit',
    shared: 'Ce qui nous réunit',
    apart: 'Ce qui nous sépare',
    blocking: 'Points bloquants, dans l’ordre',
    remarks: 'Tout le reste',
    pageActions: 'Points d’action',
  },
  none: 'aucun',
  problem: [
    'Personne ne sait dire aujourd’hui en une ligne à quoi sert {thing}, et chacun s’en arrange à un endroit différent.',
    'On retrouve chaque semaine le même ennui autour {de thing}, un peu à la fois, et on le paie en attention plus qu’en jours.',
  ],
  people: [
    'Qui rencontre {key} un matin ordinaire, à la hâte, sans avoir lu cette page.',
    'D’abord la personne qui l’a demandé, puis toutes celles qui devront faire vivre {key} ensuite.',
  ],
  inside: [
    'Dedans : la plus petite version {de thing} dont quelqu’un, hors de cette table, puisse se servir.',
    'Dedans : {thing}, pour un seul groupe de gens, du début à la fin.',
  ],
  outside: [
    'Dehors : tout ce que l’on peut ajouter plus tard {à key} sans redemander à personne.',
    'Dehors : les cas que nul n’a encore rencontrés, listés plus bas et non construits.',
  ],
  requirement: [
    'En toute circonstance : {constraint}.',
    'C’est bâti pour que {constraint} reste vrai, et pour le dire quand ce ne l’est plus.',
  ],
  required: [
    'Une personne qui ne connaît pas {key} obtient un premier résultat en dix minutes.',
    'Ce qui s’est passé avec {thing}, et quand, peut être relu après coup par quelqu’un d’autre.',
  ],
  assumption: [
    'Dans {weeks} semaines, l’enjeu autour {de key} sera du même ordre qu’aujourd’hui.',
    'Ceux {que key} concerne aujourd’hui seront encore là pendant les travaux.',
  ],
  assumed: [
    'Une personne est libre jusqu’à la première version ; sinon les dates bougent, et rien d’autre.',
    'Nul, hors de cette table, n’a d’habitude à changer avant la première version.',
  ],
  risk: [
    'Cela dure plus de {weeks} semaines : on s’arrête à cette date et l’on garde ce qui marche.',
    'On s’en sert d’une façon imprévue : l’ancienne voie reste ouverte tant que deux semaines ne sont pas passées sans plainte.',
  ],
  edge: [
    'Rien encore à montrer : {key} dit ce qui manque et par où commencer.',
    'Fait deux fois de suite : la seconde fois ne change rien.',
    'Interrompu à mi-chemin : on repart du début, sans trace de la première tentative.',
    'Deux personnes à la fois : la seconde en est avertie, et rien n’est écrasé en silence.',
  ],
  criterion: [
    'Atteint quand {acceptance} a été montré par quelqu’un qui ne l’a pas écrit.',
    'Vérifié à une date fixée : {acceptance}.',
  ],
  criteria: [
    'Un inconnu suit la première page et arrive à un résultat sans poser de question.',
    'Le chiffre relevé avant le premier jour l’est de nouveau le dernier, et s’améliore d’une part écrite d’avance.',
  ],
  action: [
    '{owner} : relever le chiffre d’aujourd’hui pour {key} et noter comment, d’ici vendredi.',
    '{owner} : montrer le premier morceau à quelqu’un qui n’était pas là, dans la semaine.',
    '{owner} : essayer une fois le retour, la page à la main, avant le premier jour.',
    '{owner} : interroger cinq personnes concernées, et rapporter leurs mots dans {weeks} semaines.',
  ],
  planned: {
    problem: 'ce {que thing} nous coûte aujourd’hui, avec un exemple connu de tous',
    people: 'une personne, avec un matin, et non « les utilisateurs »',
    scope: 'ce qui est dedans, ce qui reste dehors, et ce que l’on refuse même si cela marche',
    requirements: 'une ligne par contrainte du brief, et pas un adjectif',
    assumptions: 'ce que l’on tient pour acquis sur {key}, pour pouvoir l’attaquer',
    risks: 'ce qui peut mal tourner, et ce que l’on fait ce jour-là',
    edges: 'le cas vide, le double, l’interrompu',
    acceptance: 'des lignes qui puissent virer au rouge',
    actions: 'qui fait quoi, pour quand',
  },
  mended: [
    'Pris. « {section} » porte maintenant ce que recommande {who} : {step}.',
    'L’arrêt {de who} était fondé ; « {section} » gagne une ligne, {step}.',
    'Repris dans « {section} », où le travail attend désormais une chose : {step}.',
  ],
  added: [
    'Ajouté après la relecture {de who} : {step}.',
    'Avant tout le reste, et à la demande {de who} : {step}.',
  ],
  passed: {
    coherence: 'Deux passages disaient autre chose {de key} ; l’un des deux a disparu.',
    assumptions: 'Les hypothèses ont maintenant leur section, chacune en une ligne que l’on peut attaquer.',
    risks: 'Chaque risque se trouve à côté de ce que l’on fait contre lui.',
    edges: 'Les cas vide, double et interrompu sont écrits, avec ce qui arrive dans chacun.',
    acceptance:
      'Les critères sont devenus des lignes qui peuvent virer au rouge, avec un jour et un autre regard pour les vérifier.',
    actions: 'Chaque action a un nom devant et une date derrière.',
  },
  gated: ['Le QA Gate disait {issue}. {passed}', 'Renvoyé pour {issue}. {passed}'],
  askedAgain: [
    'Un tour de plus a été demandé, sur {issue} ; cette version y répond.',
    'Récrit à cause de {issue}, que la version d’avant laissait ouvert.',
  ],
  deferred: [
    'Le QA Gate disait {issue}. Cela ne se règle pas d’un trait ; c’est rangé sous « Points ouverts », pour ne pas se perdre.',
    'Renvoyé pour {issue}. Ce n’est pas repris dans cette version, et mieux vaut le dire que l’habiller.',
  ],
  heard: [
    '@{id} recommande {issue} ; c’est dans la liste plus bas, sous ce nom.',
    'De @{id} je garde {issue}, qui ne coûte rien maintenant et coûterait plus tard.',
    '@{id} demande {issue}. Oui, après la première version, et c’est noté pour ne pas se perdre.',
  ],
  stays: [
    '{issue} reste ouvert : personne ici ne peut trancher, et {owner} en saura plus dans {weeks} semaines.',
    '{issue} demeure en l’état, sous la garde {de owner}.',
  ],
  step: [
    'Noter le comportement actuel {de key}, pour qu’une différence se voie (une note sous docs/).',
    'Faire le plus petit changement qui permette {de act}, derrière un seul interrupteur.',
    'Y faire passer un seul cas, et l’observer une journée.',
    'Faire passer le reste, retirer l’interrupteur, et écrire le changelog.',
  ],
  test: [
    'L’étape 1 est finie quand quelqu’un d’autre lit la note sans rien avoir à demander.',
    'Les étapes 2 et 3 se montrent en faisant tourner l’ancien et le neuf côte à côte sur le même cas, deux fois.',
  ],
  back: [
    'Le comportement diffère : remettre l’interrupteur, ce qui touche une ligne et ne demande aucune livraison.',
    'La dernière étape révèle un appelant inconnu : s’arrêter là, garder l’interrupteur, et inscrire l’appelant dans la note.',
  ],
  note: [
    'Ce que l’on va faire, et pourquoi : {act}.',
    'À quoi l’on verra que cela marche : le même cas, avant et après, par quelqu’un qui ne l’a pas écrit.',
    'Comment revenir : un interrupteur, une ligne, aucune livraison.',
  ],
  summary: [
    'Ajoute la note d’où part tout le reste : ce que cela change {de act}, à quoi on le voit, comment on revient.',
    'Met à côté du code le projet {de act}, avec sa vérification et son retour, avant que bouge une seule ligne de code.',
  ],
  resent: [
    'De nouveau après le QA Gate, cette fois avec {issue} dans la note.',
    'Deuxième version : {issue} a désormais sa ligne dans la note.',
  ],
  changelog: 'Écrit comment {act}, comment le vérifier et comment revenir en arrière.',
  gist: [
    'Cinq minutes sur {thing} : ce que l’on sait, ce que l’on ignore, ce qui vient ensuite.',
    'Une page avec laquelle un absent puisse agir : {thing}, sans l’historique.',
  ],
  quoted: [
    '@{id} : {quote}, en premier, parce que le reste s’y appuie.',
    '@{id} : {quote}, à garder à côté des chiffres.',
    '@{id} : {quote}, la ligne à relire s’il en va autrement.',
    '@{id} : {quote}, dit une fois et qui mérite sa section.',
  ],
  common: [
    'Personne ne propose de ne rien faire pour {key}, et personne de tout faire d’un coup.',
    'Chacun aime mieux savoir que deviner sur {key}, et chacun donne une date.',
  ],
  differs: ['{who} et les autres se séparent sur {issue}.', 'Non réglé : {issue}, que maintient {who}.'],
  together: [
    'Ce qui nous sépare est une affaire d’allure, et une page peut porter deux vitesses si elle le dit.',
    'Aucune querelle ouverte ne reste ; les différences sont devenues des conditions, rangées avec les actions.',
  ],
  tldr: [
    '{Answer}. On y revient dans {weeks} semaines, un chiffre à la main.',
    'En deux mots : {answer}, et écrire dès aujourd’hui ce qui nous ferait arrêter.',
  ],
  due: ['d’ici vendredi', 'sous {weeks} semaines'],
  option: {
    act: [
      'le tout, dès cette semaine, sous une seule responsabilité.',
      'le pas entier, décidé maintenant et rediscuté seulement une fois fait.',
    ],
    small: [
      'un premier morceau qui se défait, {weeks} semaines, puis un second regard.',
      'le peu qui apprend quelque chose, avec une date où cela s’arrête tout seul.',
    ],
    still: [
      'l’état d’aujourd’hui, choisi, avec une date où la question revient.',
      'aucun changement, et l’ennui compté en attendant.',
    ],
  },
  criterionOf: [
    'Retour : 5 si une personne peut défaire en une heure, 1 si nul ne le peut.',
    'Effet sur {key} : 5 si quelqu’un le remarque au-dehors dans la semaine, 1 si nous seuls.',
    'Coût : 5 pour moins d’une semaine d’une personne, 1 pour plus d’un mois.',
    'Preuve : 5 si l’on sait dans {weeks} semaines que l’on s’est trompé, 1 si on ne le saura jamais.',
  ],
  notHere: [
    'Qui fait le travail, et quelle semaine : c’est l’affaire du lendemain.',
    'Ce qu’il faudrait de toute façon redécider une fois {que key} aura grandi.',
  ],
};
