/** Qualité en français : cas limites, preuves, l’essai qui peut échouer. */
import type { Voice } from '../../voice.ts';

export const tester: Voice = {
  concern: ['la mesure avant et après', 'le cas que personne n’a essayé'],
  open: {
    for: [
      'J’ai vérifié l’affirmation avant de choisir un camp, et elle tient : il faut {act}.',
      'Ma réponse est {de act}. Les preuves sont minces mais vont toutes dans le même sens, et il est facile d’en réunir d’autres en chemin.',
    ],
    against: [
      'Je ne vois aucune mesure à l’appui de l’envie {de act} ; par défaut, mieux vaut {dont}.',
      'La charge de la preuve revient au changement, et elle n’est pas remplie : mieux vaut {dont} {que act} sur la foi d’une anecdote.',
    ],
    depends: [
      'On pourra {act} dès qu’un chiffre existera : celui d’aujourd’hui, relevé avant que quiconque touche à quoi que ce soit.',
      '{Act} ou non, la réponse est dans un cas que personne n’a encore essayé, et je l’essaierais avant de voter.',
    ],
    reframe: [
      'Telle quelle, la question ne se teste pas. Dites-moi ce que l’on observerait si {act} réussissait, et je vous donnerai une réponse.',
      'Au lieu de « faut-il {act} », je demande quel résultat nous ferait arrêter, parce que celui-là, on peut le chercher.',
    ],
  },
  because: {
    for: [
      'J’ai repassé les cas qui cassent d’ordinaire ce genre d’idée : le vide, l’énorme, l’interrompu. Aucun ne s’en porte plus mal qu’aujourd’hui.',
      'Personne n’apporte de contre-exemple, et j’en ai cherché un. Tant qu’il ne se montre pas, le probable est aussi ce qui a été éprouvé.',
    ],
    against: [
      'Tout ce que nous avons entendu marche au milieu de la route. Je regarde le fossé : la première fois, la dernière, deux à la fois, et celle qui s’arrête en plein milieu.',
      'Un bel exemple est une histoire, dix font un échantillon. Nous tenons une histoire, racontée par quelqu’un qui avait envie qu’elle soit vraie.',
    ],
    depends: [
      'Sans un chiffre d’avant, n’importe quel chiffre d’après aura l’air d’un progrès. Ce n’est pas une preuve, c’est un décor.',
      'C’est un cas ennuyeux, voilà pourquoi on l’a sauté, et les cas ennuyeux sont le cimetière des idées de cette sorte.',
    ],
    reframe: [
      'Une affirmation sans observation possible ne peut pas échouer, et ce qui ne peut pas échouer ne mérite pas non plus confiance.',
      'Une règle d’arrêt est un essai écrit d’avance. C’est aussi le seul que personne ne discute ensuite.',
    ],
  },
  ground: [
    'Pour {key}, j’écrirais quatre cas avant tout : rien du tout, beaucoup trop, deux fois la même chose, et une coupure au milieu. Si les quatre sont ennuyeux, le risque l’est aussi.',
    'Je veux que la mesure sur {key} soit refaite un autre jour par une autre personne. Un résultat qui a besoin de son auteur dans la pièce n’en est pas un.',
    'Les moyennes cachent ce dont les gens se plaignent. Sur {key}, montrez-moi les {share} pour cent les pires, et je vous dirai si nous avons un problème.',
    'De quoi nos preuves sur {key} sont-elles faites ? Je compte un avis, deux souvenirs et aucun relevé. C’est assez pour poser une question, trop peu pour la clore.',
  ],
  constraint: [
    'Je ferais de {constraint} un essai qui tourne, car une contrainte que nul ne vérifie reste un vœu.',
    'Mon premier cas d’échec sort tout droit de {constraint}.',
  ],
  acceptance: [
    'Je sais vérifier {acceptance}, et je le ferais deux fois : avec des données aimables, puis avec les autres.',
    'Pour {acceptance}, il me faut un chiffre, une date, et quelqu’un qui ait le droit de dire « non atteint ».',
  ],
  context: [
    'Le contexte énonce {context} ; quelqu’un l’a-t-il vérifié ce mois-ci ?',
    'J’éprouverais d’abord l’énoncé {context}, puisque tout le reste s’appuie dessus.',
  ],
  mind: {
    for: [
      'un seul cas reproductible qui se porte plus mal après qu’avant.',
      'la même mesure, refaite par d’autres, qui change de signe.',
    ],
    against: [
      'un avant et un après sur des données réelles, pires cas compris.',
      'trois exemples indépendants, dont aucun choisi par son auteur.',
    ],
    depends: [
      'un chiffre de départ déjà bon, auquel cas il n’y a rien à faire.',
      'le cas jamais essayé qui passe du premier coup ; alors je vote oui sur-le-champ.',
    ],
    reframe: [
      'une observation que tous acceptent pour preuve, nommée d’avance.',
      'la démonstration que le résultat se voit sans la moindre mesure.',
    ],
  },
  accept: [
    'J’ai soumis {quote} à l’épreuve que je m’impose, et {at} la passe : la phrase aurait pu être fausse, et je ne la trouve pas telle. {name}, celle-là entre dans mon carnet.',
    '{at} pose {quote} sur la table, et je me chargerais volontiers de le vérifier pour {name}.',
    'Aucun contre-exemple à {quote} ne me vient, et j’ai cherché un moment. Un point pour {at} ; je citerai {name} dans le rapport.',
  ],
  resist: [
    '{at} énonce {quote}, et je n’ai qu’une question : mesuré quand, et par qui ? Sans cela, {name} nous fait voter sur un souvenir.',
    'Je casse {quote} avec le deuxième cas de ma liste, l’interrompu. {at}, que se passe-t-il alors ? Je ne le trouve pas dans le texte {de name}.',
    'Les mots {quote} sont vrais en moyenne. {at} laisse de côté la queue de la courbe, et c’est là que l’argument {de name} serait mis à l’épreuve.',
  ],
  keep: [
    'Je maintiens mon vote : rien ne le contredit pour l’instant, et {answer} nous donnera de quoi le contredire proprement.',
    'Mes cas passent toujours. On peut {answer}, pourvu que le premier chiffre soit relevé avant le premier changement.',
  ],
  moved: [
    'Nouvelle preuve, nouveau vote. Je demandais une observation, plusieurs d’entre vous en ont nommé une, et je peux {answer}.',
    'J’avais tort de vouloir toute la preuve d’avance. {Answer} la produit en chemin, avec un arrêt en vue, et cela me suffit.',
  ],
  slowed: [
    'Je croyais ma liste complète, mais deux de vos cas n’y étaient pas, et je ne vote pas contre des cas. Autant {answer} d’ici là.',
    'J’acceptais d’apprendre en chemin, et vous demandez de savoir avant. C’est juste, c’est ma propre règle : {answer}.',
  ],
  rest: [
    'Aucune mesure n’est arrivée depuis ma première note, et le choix par défaut tient toujours : {answer}.',
    'Je ne vois pas de preuve nouvelle, et plusieurs raisons neuves de douter des anciennes. {Answer}, donc, et la charge de la preuve reste où elle était.',
  ],
  nuance: [
    'Trois de mes quatre cas passent. Je veux bien {answer} avec le quatrième marqué ouvert, et mon vote reste une nuance jusqu’à ce qu’il se ferme.',
    'La direction est étayée, la taille de l’effet ne l’est pas. On peut {answer} ; on ne peut pas encore dire que cela se verra.',
  ],
  contest: [
    'Mon vote est un désaccord, sur les seules preuves. Il n’y a pas de chiffre de départ, et sans lui nous nous féliciterons quoi qu’il arrive ; je préfère {mine}.',
    'Je conteste par un cas : quelqu’un s’arrête en plein milieu, et personne ici ne sait dire ce qu’il retrouve le lendemain. D’ici là, je propose {de mine}.',
  ],
  step: ['avec la même mesure prise avant et après', 'avec les quatre vilains cas essayés d’abord'],
  wait: ['et relever le chiffre de départ qui manque', 'et essayer le seul cas que nul n’a essayé'],
  point: ['les preuves sur {key}', 'le cas non essayé autour {de key}', 'le chiffre de départ qui manque'],
  blocking: [
    'Il n’y a pas de chiffre de départ : s’il est décidé aujourd’hui {de act}, aucun résultat ne se distinguera du hasard.',
    'Le cas interrompu n’a pas été essayé, et il touche directement {à key}.',
  ],
  recommend: [
    'Relever le chiffre d’aujourd’hui, noter comment, et le faire relever par quelqu’un d’autre.',
    'Essayer les quatre vilains cas à la main cette semaine, et garder les notes.',
    'Convenir du pire résultat acceptable, et de la personne qui lit le cadran.',
  ],
  stay: [
    'Confirmé. J’ai repassé mes cas à la lumière {de point}, et rien de neuf n’échoue ; va pour {answer}, avec un chiffre de départ daté et signé.',
    'Les preuves n’ont pas bougé, moi non plus : {answer}. Sur {point}, j’apporterai à la prochaine réunion des chiffres au lieu d’adjectifs.',
  ],
  move: [
    'J’accepte. Sur {point} il y aura désormais un chiffre d’avant, et {name} accepte d’en répondre ; la croyance devient un essai, donc {answer}.',
    'Mon objection avait un prix, une mesure sur {point}, et le conseil l’a payé. Je vote pour {answer}.',
  ],
  hold: [
    'Désaccord jusqu’au bout, poliment. Personne n’a produit une seule observation sur {point}, et je préfère {mine} plutôt que de fêter un chiffre que nul n’a relevé.',
    'Encore non. On tient {point} pour réglé parce qu’on en est las, ce qui ne figure pas parmi mes critères ; je propose {de mine}, et je joins le cas ouvert.',
  ],
  bend: [
    'Nuance, donc. {Answer} s’il le faut, mais en inscrivant {point} comme non vérifié, en toutes lettres, à côté de la décision.',
    'Je laisse passer avec une marque : {answer}, et le cas qui se cache derrière {point} reste rouge dans mon carnet jusqu’à l’essai.',
  ],
  acknowledge: [
    '{by} rapporte {said} ; j’en fais une donnée et j’y confronte mes cas.',
    'j’ajoute {said}, venant {de by}, à la liste de ce qui doit tenir.',
  ],
  agrees: [
    'J’ai vérifié {quote} sur les vilains cas, et cela tient dans tous ceux qui me viennent.',
    '{name} nous donne de quoi compter avec {quote}. D’accord, et noté avec la date.',
    'Pas d’objection à {quote} : le résultat y est nommé avant l’expérience.',
  ],
  partly: [
    '{quote} passe au premier clic. Je n’ai pas vu ce que cela donne au second.',
    'J’accorde à {name} le cas général. Le cas vide manque à {quote}, et c’est le premier que l’on rencontre.',
    'Vrai autant que mesuré, et {quote} ne l’a été qu’une fois.',
  ],
  differs: [
    'Je fais échouer {quote} en deux gestes, et aucun n’est exotique.',
    'Il n’y a pas de chiffre derrière {quote}. Avec un chiffre, {name} me convaincrait peut-être ; sans lui, je vote pour le chiffre.',
    '{quote} passerait toutes les épreuves, puisqu’aucune ne peut le prendre en défaut. Je n’y vois pas une force.',
  ],
  asks: [
    '{at}, à quoi verrait-on, dans {weeks} semaines, que c’était une erreur ?',
    '{at}, que se passe-t-il dans cette version si l’on est interrompu à mi-chemin ?',
  ],
  answers: [
    'Question juste {de at}, {question}. Je la réglerais avec deux mesures à une semaine d’écart, et je croirais la seconde.',
    'À {at}, sur {question} : mon carnet a un cas qui répond et un qui ne répond pas, et je me fie davantage au second.',
  ],
  repeats: [
    'Je répète l’observation, puisque nul n’a répété la mesure.',
    'Pour mémoire, le cas non essayé ne l’a pas été depuis que j’en ai parlé.',
  ],
  ballot: [
    'Je vote pour {answer}, le chiffre d’aujourd’hui noté d’abord, afin de distinguer l’effet du hasard.',
    'Tout compté et vérifié, mon vote va à {answer}, et je garde la liste des cas.',
  ],
  dissent: [
    'Je préfère {mine}, parce qu’aucun résultat ne se distinguerait aujourd’hui du hasard.',
    'Faute de chiffre de départ, mon bulletin ne bouge pas : {mine}.',
  ],
  approve: [
    'J’ai passé {doc} au crible de ma liste, le cas vide, le double, l’interrompu, et chaque fois la réponse précédait ma question.',
    'Ce que promet {doc} peut se compter, par quelqu’un d’autre que l’auteur, à une date qui y figure. Je n’ajoute rien.',
  ],
  reserve: [
    '{Doc} tient sur les cas courants. J’accepterais avec les cas rares inscrits sous leur nom, pour savoir lesquels on a choisi de ne pas essayer.',
    'Presque tout, dans {doc}, se vérifierait demain. Une ligne ne se vérifiera jamais, et elle figure parmi les buts.',
  ],
  refuse: [
    'Le deuxième cas de ma liste casse {doc}, et il n’a rien de rare : c’est quelqu’un qui appuie deux fois.',
    'Je ne peux accepter {doc}, faute d’un seul critère capable de virer au rouge.',
  ],
  mended: [
    'J’ai repassé ma liste sur {doc}. Le cas qui cassait tout a maintenant sa ligne, et cette ligne peut échouer.',
    'Le critère a gagné un chiffre depuis la dernière fois, et j’ai perdu ma raison de dire non à {doc}.',
  ],
  matrix: {
    act: {
      pros: ['un seul état à essayer au lieu de deux', 'un avant et un après à comparer'],
      cons: ['pas de chiffre de départ', 'le cas interrompu n’est pas essayé'],
      cost: ['six jours, dont deux d’essais', 'neuf jours avec les vilains cas'],
      risks: ['un progrès par coïncidence', 'passe une fois, échoue à la répétition'],
    },
    small: {
      pros: ['donne un chiffre de lui-même', 'un groupe témoin offert'],
      cons: ['les petits nombres flattent', 'le cas rare peut ne pas venir'],
      cost: ['trois jours et un carnet', 'deux jours, plus le comptage'],
      risks: ['on s’arrête au premier bon chiffre', 'l’auteur lit lui-même le cadran'],
    },
    still: {
      pros: ['un comportement éprouvé par l’usage', 'aucune régression possible'],
      cons: ['ne mesure rien', 'les défauts connus gardent leur place'],
      cost: ['zéro, compté de travers', 'les défauts que l’on tolère'],
      risks: ['le point de départ dérive', 'une panne rare devient fréquente'],
    },
  },
  weighs: [
    'Un point pour chaque chose mesurable, un point de moins pour chaque chose qui ne l’est pas : {best} finit en tête, {last} en queue. Chacun peut refaire l’addition.',
    'Ce qui sépare {best} et {last}, c’est ce que l’on apprendrait en se trompant. J’ai noté cela deux fois, exprès.',
  ],
};
