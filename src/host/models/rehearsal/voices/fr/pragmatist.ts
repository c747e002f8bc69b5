/** Le pragmatique en français : ce que cela coûte, ce que cela rapporte, ce que l’on arrête de faire. */
import type { Voice } from '../../voice.ts';

export const pragmatist: Voice = {
  concern: ['le coût en jours', 'ce à quoi l’on renonce'],
  open: {
    for: [
      'D’après les comptes que je sais faire de tête, il faut {act} : quelques jours à mettre, et un retour chaque semaine.',
      'Ici le suffisant bat le parfait : {act}, puis passer à la suite.',
    ],
    against: [
      'Le compte n’y est pas : {act} coûte plus de jours que cela n’en rend cette année, et je choisirais {de dont}.',
      'Le bon sens est {de dont}. Rien n’a été annulé pour faire de la place, ce qui en dit long sur notre envie réelle {de act}.',
    ],
    depends: [
      'Sous {weeks} semaines de travail, {act}. Au-delà, je mettrais ce temps ailleurs.',
      'On peut {act} avec un plafond d’effort, et je parle d’un plafond qui met fin aux choses.',
    ],
    reframe: [
      'Que ferait-on des mêmes semaines au lieu {de act} ? Cette liste est le vrai concurrent, et personne ne l’a apportée.',
      'La question utile n’est pas s’il faut {act}, mais ce qui enlève le plus d’ennuis pour le moins d’argent.',
    ],
  },
  because: {
    for: [
      'Attendre n’est pas gratuit non plus. On le paie en petite monnaie, chaque semaine, et voilà pourquoi personne n’en fait l’addition.',
      'On pourrait l’étudier un mois de plus, et la réponse serait la même, un mois en moins.',
    ],
    against: [
      'Le bénéfice est réel et petit ; le coût est réel et certain. C’est un marché que j’ai déjà payé.',
      'Tout paraît abordable quand on compte en bonnes idées. Compté en après-midi, nous sommes déjà à découvert.',
    ],
    depends: [
      'Un budget que l’on a le droit de dépasser est une prévision. J’en veux un qui nous arrête, même à moitié chemin.',
      'La première moitié d’un tel travail apporte l’essentiel. Le plafond nous protège de la seconde.',
    ],
    reframe: [
      'Comparée à rien, toute idée gagne. Comparée au meilleur autre emploi des mêmes personnes, il en reste peu.',
      'Quatre cinquièmes de l’agacement viennent d’ordinaire d’un cinquième de la chose. Réparons ce cinquième, et voyons qui se plaint encore.',
    ],
  },
  ground: [
    'Mettez sur {key} un prix en jours, pour le faire et pour l’entretenir. Le second chiffre est celui que tout le monde oublie, et il ne s’arrête jamais.',
    'Ma règle pour {key} : si l’on ne peut pas dire d’un souffle qui gagne du temps et combien, cela attendra un trimestre.',
    'Il y a toujours une option ennuyeuse à côté {de key} : une liste, un réglage, une conversation. Je l’écarterais pour de bon avant de payer l’intéressante.',
    'Décider coûte aussi. Si l’on parle encore {de key} la semaine prochaine, on aura déjà dépensé ce qu’on espérait économiser.',
  ],
  constraint: [
    'Avec {constraint}, la moitié des options se met d’elle-même hors de prix, et je remercie qui l’a écrit.',
    'C’est dans {constraint} que passe l’argent, et c’est de là que je ferais le plan.',
  ],
  acceptance: [
    'Si {acceptance} suffit, que cela suffise, et arrêtons-nous le jour où l’on y est.',
    'Je paierais pour {acceptance}, et pas un centime pour ce qui vient après.',
  ],
  context: [
    'Je retiens du contexte {context}, parce que l’étiquette du prix est dessus.',
    'Le détail {context} vaut mieux que nos avis : il dit ce que l’on paie déjà.',
  ],
  mind: {
    for: [
      'un coût d’entretien dont nul n’a encore parlé.',
      'un moyen moins cher d’avoir la même chose, même laid.',
    ],
    against: [
      'quelqu’un qui renonce à son propre projet pour payer celui-ci.',
      'une économie visible dans le mois et non dans l’année.',
    ],
    depends: [
      'l’estimation de quelqu’un qui l’a déjà fait, double ou moitié de la mienne.',
      'la preuve que la première moitié ne vaut rien sans la seconde.',
    ],
    reframe: [
      'une liste d’autres emplois restée vide, après une heure de recherche honnête.',
      'la preuve que le remède bon marché a été essayé et n’a pas duré.',
    ],
  },
  accept: [
    '{at} écrit {quote}, et cette phrase, je la paierais ; {name} dit d’un souffle ce qui nous coûte d’ordinaire une réunion.',
    'En clair, {quote}, chez {at}, règle plus que cela ne coûte. Je donnerais raison à {name}, et rentrerais plus tôt.',
    'J’aime bien {quote}. {at} écrit comme je compte, en petite monnaie, et je ne rayerais rien sur la note {de name}.',
  ],
  resist: [
    '{at} dit {quote} ; soit, et qui paie ? Je vois le bénéfice dans le texte {de name}, et pas la facture.',
    'Rien à redire à {quote}, sauf le prix. {at}, dites-nous ce que l’on lâche, et je passe du côté {de name}.',
    'Je ne paierais pas pour {quote}, avec tout le respect dû à {at}. Une version à moitié prix fait ce que veut {name} presque tous les jours.',
  ],
  keep: [
    'Même vote qu’avant : {answer} vaut son prix, et le prix est plafonné.',
    'Je ne touche à rien. Va pour {answer}, on garde le reçu, et personne ne rouvre ce dossier avant un moment.',
  ],
  moved: [
    'Vous avez fait baisser le prix, je viens. À cette taille, {answer} coûte moins cher qu’un tour de discussion de plus.',
    'J’avais compté tout le chantier. Compté comme vous l’avez coupé, on peut {answer} sans rien voler ailleurs.',
  ],
  slowed: [
    'J’avais sorti mon portefeuille, et vous avez fait baisser la note. Je prends l’offre la moins chère : {answer}.',
    'Mon addition était juste et incomplète. Avec vos lignes en plus, {answer} revient moins cher.',
  ],
  rest: [
    'Cela ne vaut toujours pas son prix, et nous voilà plusieurs à le dire. {Answer} ne coûte rien aujourd’hui, et c’est le prix que je préfère.',
    'L’argent reste dans ma poche : {answer}, et mettre ces semaines là où elles rapportent.',
  ],
  nuance: [
    'Je paierais le plus gros. {Answer}, c’est juste ; le dernier tiers de l’effort, non, et je laisse mon vote entre les deux.',
    'Disons un oui avec le compteur qui tourne : {answer}, et voir les heures à la fin de la première semaine.',
  ],
  contest: [
    'Je vote non, sur le prix. L’avantage a été décrit par ceux qui en profiteront, la facture par personne ; je préfère {mine}.',
    'On peut faire mieux avec les mêmes jours, et c’est toute mon objection. Mieux vaut {mine}, et mettre la différence dans quelque chose d’ennuyeux qui marche.',
  ],
  step: [
    'avec un plafond de jours, et l’arrêt quand il est atteint',
    'avec une autre ligne rayée de la liste pour le payer',
  ],
  wait: ['et prendre en attendant le remède bon marché', 'et mettre un prix en jours sur les deux options'],
  point: ['le coût d’entretien {de key}', 'ce que l’on arrête pour payer {key}', 'le prix du dernier tiers'],
  blocking: [
    'L’effort n’a pas de plafond : rien ne dit quand on s’arrête si l’on décide {de act} et que cela traîne.',
    'Rien n’a été rayé de la liste pour payer {key}.',
  ],
  recommend: [
    'Afficher deux chiffres au mur, les jours pour le faire et les jours par an pour l’entretenir.',
    'Essayer l’option ennuyeuse une semaine, et compter qui se plaint encore.',
    'Rayer une ligne du plan aujourd’hui, devant tout le monde, pour payer celle-ci.',
  ],
  stay: [
    'Vendu, comme avant. Je ne mettrais pas une heure de plus sur {point} : {answer}, au prix convenu, et dossier clos.',
    'Mes comptes n’ont pas changé, quoi qu’on pense {de point}. Va pour {answer}, et retour au travail.',
  ],
  move: [
    'Bon, je me laisse acheter. Avec le plafond {que name} accepte, {point} n’est plus qu’un arrondi, et je vote pour {answer}.',
    'C’est le coût seul qui m’a fait passer : ce qui m’inquiétait dans {point} a fondu de moitié, donc {answer}.',
  ],
  hold: [
    'Je reste contre. La facture {de point} arrivera quand tout le monde aura quitté la pièce, et je préfère {mine}. Gardez cette note ; elle vieillira bien ou ne vous coûtera rien.',
    'Pas de vente. Sur {point}, j’ai entendu des espoirs et pas un devis : autant {mine}, et on en reparle le trimestre prochain.',
  ],
  bend: [
    'Allez-y, {answer}, à votre prix et avec mon grognement sur {point} au compte rendu.',
    'Un oui au rabais : {answer}, à condition que {point} se paie sur ce budget-ci et pas sur le suivant.',
  ],
  acknowledge: [
    '{by} nous dit {said} ; le prix bouge, et j’ai refait mon addition.',
    'avec {said}, {by} règle un coût que je ne faisais que deviner.',
  ],
  agrees: [
    '{quote} coûte peu et règle beaucoup. Sur ce point, {name} a ma voix.',
    'J’ai fait le compte pour {quote}, et il tombe du bon côté même si l’on traîne.',
    'Cela me va. {name} fait court avec {quote}, et court n’est pas cher.',
  ],
  partly: [
    'J’achèterais {quote} aux deux tiers du prix. {name} sait de quel tiers je parle.',
    'L’idée de {quote} se paie en un mois, et plus ensuite. Je m’arrêterais là.',
    'Oui, et l’on raye autre chose : {quote} n’a pas de ligne pour ce que cela remplace.',
  ],
  differs: [
    '{quote}, c’est ce que l’on ferait avec un budget que l’on n’a pas.',
    'Au prix de {quote}, j’offre à {name} deux remèdes ennuyeux qui marchent.',
    'Je vois qui profite de {quote} et qui le paie, et ce ne sont pas les mêmes gens.',
  ],
  asks: [
    '{at}, que raye-t-on de la liste pour payer cela ?',
    '{at}, l’envie resterait-elle la même pour deux fois plus de jours ?',
  ],
  answers: [
    'En clair, pour {at}, qui demande {question} : je paierais {share} jours, et pas un de plus.',
    '{at} soulève {question}. La façon bon marché de le savoir coûte une semaine ; j’aime mieux savoir que plaider.',
  ],
  repeats: [
    'La facture n’a pas changé, et ma réponse non plus.',
    'Je le dis une fois de plus, puisque nul n’a rien rayé de la liste.',
  ],
  ballot: [
    'Je vote pour {answer}, avec un plafond de jours et une autre ligne pour payer.',
    'À ce prix-là, oui : {answer}, et l’on s’arrête au plafond.',
  ],
  dissent: [
    'Je préfère {mine} ; le dernier tiers coûte plus que les deux premiers ne rapportent.',
    'Comptez-moi pour la route la moins chère : {mine}, et l’on recomptera plus tard.',
  ],
  approve: [
    '{Doc} dit ce que cela coûte, ce que cela remplace et quand on s’arrête. Je vois rarement les trois sur la même page.',
    'Je financerais {doc} sans rien y changer. L’effort a un plafond, et le bénéfice a quelqu’un pour le porter.',
  ],
  reserve: [
    'Les deux premiers tiers {de doc} sont une bonne affaire. Le dernier est un goût de l’ordre, que je laisserais pour un mois de pluie.',
    'Je peux payer {doc}, mais à crédit : le coût d’entretien y est cité et non compté.',
  ],
  refuse: [
    'Il n’y a pas de prix sur {doc}. Je ne signe pas de chèque dont le montant est en blanc.',
    'Tout est utile dans {doc}, et c’est ainsi que les listes s’allongent. Rien n’a été rayé pour faire de la place.',
  ],
  mended: [
    '{Doc} a désormais un plafond en jours, et l’on a rayé de quoi le payer. Je n’ai plus rien à faire en travers.',
    'La part chère est passée à « plus tard » et a emporté son risque. À ce prix, je prends {doc}.',
  ],
  matrix: {
    act: {
      pros: ['remboursé dans le trimestre', 'un abonnement de moins'],
      cons: ['aucun plafond à l’effort', 'déplace une promesse déjà faite'],
      cost: ['dix jours, puis un par mois', 'douze jours, à vue honnête'],
      risks: ['le dépassement mange le bénéfice', 'on paie les deux pendant le passage'],
    },
    small: {
      pros: ['un regret bon marché', 'presque tout le gain pour un tiers du prix'],
      cons: ['deux factures tant que cela dure', 'les économies viennent plus tard'],
      cost: ['quatre jours, plafonnés', 'trois jours et un rappel'],
      risks: ['nul ne ferme l’essai', 'la version au rabais s’installe'],
    },
    still: {
      pros: ['ne coûte rien ce mois-ci', 'l’équipe garde ses plans'],
      cons: ['on continue à payer en petite monnaie', 'le prix monte pendant qu’on attend'],
      cost: ['deux heures par semaine, comme aujourd’hui', 'la fuite habituelle'],
      risks: ['le bon moment passe', 'quelqu’un répare en solitaire, la nuit'],
    },
  },
  weighs: [
    'J’ai divisé ce que chaque ligne rapporte par ce qu’elle coûte, en jours, et {best} est la meilleure affaire. {Last} est peut-être plus beau ; je ne paierais pas la différence.',
    'Sur le seul coût, {best} gagne, et sur le bénéfice ne perd pas. {Last} demande de dépenser d’abord et de compter ensuite.',
  ],
};
