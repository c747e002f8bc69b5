/** Sécurité et exploitation en français : compte ce qui peut se perdre et demande le chemin du retour. */
import type { Voice } from '../../voice.ts';

export const guardian: Voice = {
  concern: ['le chemin du retour', 'la taille du pire'],
  open: {
    for: [
      '{Act} me paraît juste, et c’est d’habitude moi qui tiens le frein : ici le risque est assez petit pour porter un nom.',
      'Cette fois, ne rien faire est le choix le plus dangereux ; mieux vaut {act} pendant que l’heure dépend encore de nous.',
    ],
    against: [
      'Je déconseille {de act} : personne ne m’a montré le chemin du retour, et je préfère {dont}.',
      'Mon conseil est {de dont}, car {act} offre la première mauvaise nuit à des gens qui n’ont pas voté.',
    ],
    depends: [
      '{Act}, oui, à une condition : que le retour ait été parcouru une fois, par quelqu’un qui ne l’a pas dessiné.',
      'On pourra {act} le jour où l’annulation tiendra sur une page ; d’ici là, ma réponse est le frein.',
    ],
    reframe: [
      'Avant de savoir s’il faut {act}, je demande ce qui cesse de marcher, et pour qui, si cela ne réussit qu’à moitié.',
      'Une question plus sûre se cache derrière celle-ci : non pas s’il faut {act}, mais combien on peut perdre avant que quelqu’un s’en aperçoive.',
    ],
  },
  because: {
    for: [
      'Ce que nous avons tombe aussi en panne, mais sans bruit, et aucune page ne dit quoi faire ce jour-là. Un changement préparé vaut mieux qu’une casse découverte.',
      'J’ai cherché l’étape sur laquelle on ne peut pas revenir, et je ne l’ai pas trouvée. Le reste est de la préparation, et la préparation coûte peu.',
    ],
    against: [
      'Un plan qui ne raconte que la réussite est une moitié de plan. L’autre moitié dit qui l’on appelle, ce qu’il lit en premier, et combien de temps on reste en panne avant d’annuler.',
      'Chaque ennui, pris seul, semble peu probable. Ensemble ils font un mardi ordinaire, et nous n’avons rien écrit pour ce mardi-là.',
    ],
    depends: [
      'Cette condition n’est pas de la prudence pour la prudence. Elle coûte un après-midi, et elle change un pari en simple étape.',
      'Avec cette page, un échec nous coûte une heure ; sans elle il nous coûte le week-end, et un peu de confiance avec.',
    ],
    reframe: [
      'Un échec franc réveille tout le monde. La demi-réussite, non : elle a bonne mine une semaine, puis elle coûte un mois.',
      'Si la perte est bornée, le débat sera court. Si elle ne l’est pas, aucun avantage ne devrait suffire à le clore.',
    ],
  },
  ground: [
    'Trois choses doivent exister avant que je dorme tranquille autour {de key} : une alarme qui sonne tôt, un nom à côté de l’alarme, et une limite où l’on s’arrête par règle et non par humeur.',
    'Je compte l’exposition, pas les intentions. Qui touche {à key} doit pouvoir dire ce qui est exposé, à qui, et pendant combien de temps.',
    'Le gros des dégâts se fait dans l’heure qui sépare le premier signe de la première décision. Pour {key}, cette heure n’appartient à personne, et je lui donnerais un nom.',
    'Je n’ai rien contre la vitesse ; je me méfie de la vitesse à sens unique. Avec {key}, je veux voir la porte s’ouvrir des deux côtés.',
  ],
  constraint: [
    'La contrainte {constraint} est une règle de sécurité en civil, et je la traite comme telle.',
    'Pour moi, {constraint} vaut aussi les mauvais jours, ou ne vaut rien.',
  ],
  acceptance: [
    'Le brief s’arrête à {acceptance} ; j’ajouterais comment on repart si l’on manque cette marque.',
    'Pour atteindre {acceptance}, il faut d’abord survivre à la semaine qui précède : les garde-fous passent devant.',
  ],
  context: [
    'Le contexte mentionne {context}, et c’est ce genre de détail qui décide de qui l’on réveille.',
    'Ce qui m’inquiète figure déjà dans le contexte, en toutes lettres : {context}.',
  ],
  mind: {
    for: [
      'une perte impossible à réparer en un jour, montrée sur un cas réel.',
      'une seule personne lésée sans qu’on ait pu la prévenir à temps.',
    ],
    against: [
      'un chemin de retour suivi jusqu’au bout par quelqu’un d’autre, montre en main.',
      'la preuve que le pire nous coûte un après-midi et non une semaine.',
    ],
    depends: [
      'un retour qui échoue en répétition ; alors ce serait un refus net.',
      'la preuve que revenir en arrière ne coûte rien, auquel cas ma condition tombe.',
    ],
    reframe: [
      'un pire cas borné, écrit noir sur blanc ; alors je dirais simplement oui.',
      'quelqu’un qui montre qu’une demi-réussite se remarque dans l’heure.',
    ],
  },
  accept: [
    'Je retiens ceci {de at} : {quote}. C’est le genre de phrase qui garde son sens à trois heures du matin, et {name} l’a écrite en plein jour.',
    'Quand {at} écrit {quote}, j’entends une voix qui a déjà pensé à la mauvaise nuit, et je le porte au crédit {de name}.',
    'Ce que dit {at}, {quote}, tiendrait encore au milieu d’une panne. Je ne l’écris pas souvent : {name} peut l’encadrer.',
  ],
  resist: [
    '{at} écrit {quote}, et je m’arrête là : {name} décrit la route de l’aller et jamais celle du retour.',
    'J’ai relu deux fois {quote}, chez {at}. Cela tient par temps calme ; mon métier est l’autre temps, et {name} n’y va pas encore.',
    'Avec {quote}, {at} déplace le danger au lieu de l’ôter, et j’aimerais {que name} dise où il retombe.',
  ],
  keep: [
    'Je garde donc ma position. {Answer} nous laisse une porte, et rien de ce que j’ai lu n’aggrave le pire.',
    'Je ne vois pas de raison de bouger : on peut {answer}, et je saurai le défendre devant qui portera le téléphone.',
  ],
  moved: [
    'Je venais de l’autre bord, alors autant dire ce qui m’a fait bouger. {Answer} est un pas qu’on peut défaire, et j’en refusais un qu’on ne pouvait pas défaire.',
    'Je change de vote sans changer de métier : le risque que je nommais a maintenant une limite et un responsable, et à ce prix je signe pour {answer}.',
  ],
  slowed: [
    'Je venais laisser passer, et rien de ce que j’ai lu ne rend cela absurde. Mais plusieurs ont vu une exposition où je n’en voyais pas ; autant {answer}, et mieux dormir.',
    'Je cède un peu de vitesse sans regret. {Answer} me coûte peu, et la première mauvaise nuit reste petite.',
  ],
  rest: [
    'Ma position tient, et pour une fois je ne suis pas sans compagnie du côté du frein : {answer} est le choix qui ne demande aucun retour.',
    'Je la maintiens. À {answer}, le pire qui puisse arriver nous est déjà arrivé, et l’on sait quoi faire.',
  ],
  nuance: [
    'Je ne bloque pas l’idée {de answer}, mais je ne signe pas en l’état. Donnez-moi la limite où l’on s’arrête par règle, et ma réserve tombe.',
    'Mon hésitation tient en une ligne : le plan dit qui commence et pas qui arrête. On peut {answer}, et je retiens le reste de mon vote.',
  ],
  contest: [
    'Je ne suis pas d’accord, et l’objectif n’y est pour rien. L’exposition est sans borne, et je ne vote pas une perte dont personne n’a écrit la taille ; je propose {de mine}.',
    'Je conteste, car l’erreur retomberait sur des gens absents de cette table, à une heure qu’ils n’ont pas choisie. Ma réponse à moi : {mine}.',
  ],
  step: [
    'avec un retour écrit et essayé avant le premier pas',
    'avec une personne nommée qui peut tout arrêter à toute heure',
  ],
  wait: [
    'et employer ce délai à écrire le chemin du retour',
    'et mettre un nom en face du risque déjà couru',
  ],
  point: [
    'le chemin du retour pour {key}',
    'qui porte le risque s’il s’agit {de act}',
    'la limite où l’on s’arrête',
  ],
  blocking: [
    'Personne n’a décrit comment revenir à l’état actuel s’il est décidé {de act}.',
    'Personne à appeler la première mauvaise nuit, une fois prise la décision {de act}.',
  ],
  recommend: [
    'Écrire l’annulation sur une page, et la faire suivre par quelqu’un d’étranger au plan.',
    'Nommer la personne que l’on appelle en premier, et lui donner le droit de tout arrêter.',
    'Fixer par écrit la limite d’arrêt avant le premier pas, puis répéter son franchissement.',
  ],
  stay: [
    'Sur {point}, j’en ai assez entendu : le pire a un bord, et je confirme mon vote, {answer}. Je demande au procès-verbal un seul nom, celui de qui peut arrêter.',
    'Rien de ce qui s’est dit sur {point} n’allonge la mauvaise nuit. On peut {answer}, et je garderai la page du retour à côté du téléphone.',
  ],
  move: [
    'Je lâche mon objection. Je tenais à {point}, et la réponse a désormais une limite que l’on peut montrer du doigt : {answer}, s’arrêter par règle, et ne rien improviser la nuit.',
    'Je bouge. Sur {point}, ma crainte était de celles qui n’ont pas de fin, et {name} lui a mis une date ; à ce compte je peux {answer}.',
  ],
  hold: [
    'Je tiens bon. Sur {point}, on m’a offert de la confiance là où je demandais un retour, et je maintiens qu’il vaut mieux {mine}. Si le conseil va ailleurs, que l’exposition soit écrite à côté de la décision.',
    'Mon vote reste où il était, car {point} n’est pas un détail à régler plus tard : plus tard, c’est quand cela arrive. Je préfère {mine}, et j’aiderai dans tous les cas.',
  ],
  bend: [
    'Je peux vivre avec le choix {de answer}, ma réserve sur {point} restant au dossier. Une limite jamais essayée n’est qu’une demi-limite.',
    'Un demi-oui, donc : {answer}, et revenir à {point} avant le deuxième pas. Mieux vaut gêner maintenant qu’avoir raison après.',
  ],
  acknowledge: [
    '{by} dit {said} ; je le prends comme une limite qui vaut aussi les mauvais jours.',
    'ce qu’ajoute {by}, {said}, change ce qu’on peut perdre, et je le pèse avant tout le reste.',
  ],
  agrees: [
    'Avec {quote}, {name} a déjà fait sa valise pour la mauvaise nuit, et je prends le même train.',
    'Oui. Je lirais sans gêne {quote} à la personne d’astreinte.',
    '{quote} : voilà qui borne les dégâts d’avance, et je n’ai rien à en retirer.',
  ],
  partly: [
    'Je garde {quote} pour les jours ordinaires. Reste entre {name} et moi le onzième, celui où tout est à moitié fait.',
    'La moitié. La direction, dans {quote}, est sûre ; l’allure ne l’est pas, et {name} règle les deux d’un coup.',
    'Je vivrais avec {quote} dès qu’il y aura un nom sur la porte que cela ouvre.',
  ],
  differs: [
    'Ici je dis non. {quote} suppose que la panne s’annonce, et d’expérience elle entre par la fenêtre.',
    '{name} écrit {quote} ; je compte quatre personnes à tenir éveillées pour cela, et nous en avons une.',
    'Je ne peux suivre {quote} : le bon cas y gagne, et le mauvais s’allonge.',
  ],
  asks: [
    '{at}, combien de temps pour tout remettre en place, de nuit et sans aide ?',
    '{at}, qui réveiller en premier si cela tourne mal un dimanche ?',
  ],
  answers: [
    'À {at}, qui demande {question} : j’en juge par le temps de retour, et au-delà d’une heure ma réponse est non.',
    '{at} veut savoir {question}. Ma réponse est la plus terne : écrire d’abord la page d’annulation, et le reste se répond tout seul.',
  ],
  repeats: [
    'J’ai cherché du neuf à dire, sans en trouver : il manque toujours le chemin du retour.',
    'Mes mots ne bougent pas, puisque le risque n’a pas bougé.',
  ],
  ballot: [
    'Je vote pour {answer}, la limite d’arrêt par écrit et une main près de l’interrupteur.',
    'Mon dernier mot est oui, à ceci : {answer}, pourvu que la page d’annulation soit essayée avant de servir.',
  ],
  dissent: [
    'Je finis là où finit le risque : {mine}, car personne ne m’a montré la route du retour.',
    'Que l’on note que je préfère {mine}, et que la raison en était la première mauvaise nuit.',
  ],
  approve: [
    'J’ai lu {doc} à la place de la personne que l’on appelle quand cela casse, et je sais ce que je ferais des cinq premières minutes. Je n’en demande pas plus.',
    'J’ai cherché dans {doc} le trou par où passerait un secret, un droit ou une heure perdue : il est bouché.',
  ],
  reserve: [
    'Rien dans {doc} ne m’effraie, et une chose me laisse le sommeil léger : la reprise y est décrite à un temps dont je me méfie, le conditionnel.',
    'Je laisserais passer {doc} avec une lampe dessus. La limite d’arrêt y est en esprit, pas encore en chiffres.',
  ],
  refuse: [
    'Je renvoie {doc}, poliment. On y décrit un système qui marche toujours, et ceux-là n’ont pas besoin de nous.',
    'Une nuit, quelqu’un aura pour seule compagnie {doc}. Aujourd’hui il faudrait y deviner, et je ne signe pas une devinette.',
  ],
  mended: [
    'La page que je demandais s’y trouve. Je l’ai suivie du doigt, pas à pas, pour finir où l’on avait commencé, et c’était le but.',
    'Mon objection est devenue un paragraphe {de doc}, avec un nom et une limite. Je la retire, et merci.',
  ],
  matrix: {
    act: {
      pros: ['une pièce mobile de moins à surveiller', 'met fin à un risque porté chaque nuit'],
      cons: ['aucun retour répété', 'large zone touchée le premier jour'],
      cost: ['deux semaines et une nuit d’astreinte', 'une semaine, plus un exercice de retour'],
      risks: ['une panne que nul ne veille', 'des droits oubliés en chemin'],
    },
    small: {
      pros: ['les dégâts restent dans une pièce', 'une seule personne peut tout arrêter'],
      cons: ['deux installations à tenir à jour', 'un essai au calme dit peu des tempêtes'],
      cost: ['quatre jours et un exercice', 'trois jours, puis une heure par semaine'],
      risks: ['l’essai devient définitif sans garde', 'des alarmes que nul n’a réglées'],
    },
    still: {
      pros: ['pannes connues, remèdes connus', 'rien de neuf pour l’astreinte'],
      cons: ['le point faible reste ouvert', 'l’ancien risque grandit sans bruit'],
      cost: ['rien maintenant, les intérêts plus tard', 'la prochaine panne'],
      risks: ['on s’habitue à l’alarme', 'la personne qui sait s’en va'],
    },
  },
  weighs: [
    'J’ai noté d’après une seule question, à quoi ressemblerait la pire nuit, et {best} passe devant parce que la sienne est la plus courte. {Last} perd sur la reprise, et sur rien d’autre.',
    'Ce qui sépare {best} et {last}, c’est le temps qu’il faut pour revenir. Le reste de mon tableau peut bouger d’un point sans rien y changer.',
  ],
};
