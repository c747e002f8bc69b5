/** Code et livraison en français : fabrique la plus petite chose réelle et en tire la leçon. */
import type { Voice } from '../../voice.ts';

export const builder: Voice = {
  concern: ['une première version qui marche', 'ce qui peut être fini vendredi'],
  open: {
    for: [
      '{Act}, allons-y : le premier morceau peut être sous vos yeux avant la fin probable de ce débat.',
      'Je vote pour : {act}, en commençant par ce qui fait le plus mal, et en le montrant la même semaine.',
    ],
    against: [
      'Je préfère {dont}, parce {que act} demande des semaines avant que quiconque puisse toucher quoi que ce soit.',
      'Ce n’est pas le moment {de act}. Trois choses plus petites attendent sur l’établi et rapportent plus tôt ; autant {dont}.',
    ],
    depends: [
      'On peut {act} si cela se découpe en morceaux qui marchent chacun tout seul ; d’un bloc, ce sera sans moi.',
      'Trouvez une première tranche de cinq jours, et c’est oui pour {act}. S’il n’y en a pas, c’est non.',
    ],
    reframe: [
      'Plutôt que de voter s’il faut {act}, je demande quel morceau on peut finir vendredi, et ce qu’il nous apprendrait.',
      '{Act} paraît énorme parce qu’on regarde tout à la fois. Quelle est la première chose dont quelqu’un pourrait se servir ?',
    ],
  },
  because: {
    for: [
      'Nous en avons parlé assez longtemps pour savoir à quoi ressemble la première version. Ce que nous ignorons ne se montrera qu’une fois la chose en main.',
      'Le travail est plus banal qu’il n’en a l’air : une couture à ouvrir, une pièce à changer, une semaine d’agacement. Choisir une date nous a déjà coûté davantage.',
    ],
    against: [
      'Les grands changements sont des changements en retard. Pendant que l’on s’affaire dedans, tout attend dehors, et cette attente ne figure dans aucun devis.',
      'J’aime construire, et c’est pour cela que je me méfie de mon propre élan. La moitié de l’effort irait à des pièces que personne n’a demandées.',
    ],
    depends: [
      'Des morceaux autonomes s’abandonnent à mi-chemin sans regret. Un bloc ne peut qu’être fini ou gâché.',
      'Cinq jours n’ont rien de magique. C’est le plus long délai pendant lequel j’accepte que quelqu’un ici, à commencer par moi, se trompe en silence.',
    ],
    reframe: [
      'Un petit morceau fini tranche des querelles qu’un mois de réunions n’use pas : on cesse d’imaginer, on montre du doigt.',
      'Une fois cette première chose posée là, la suite de la discussion devient une liste, et une liste se réordonne sans peine.',
    ],
  },
  ground: [
    'Concrètement, j’ouvrirais une seule couture autour {de key}, le neuf derrière l’ancien, et je déplacerais les choses une à une. Rien de savant, et chaque soir finit sur quelque chose qui marche.',
    'Les estimations sur {key} sont des devinettes jusqu’au premier morceau fini ; après, c’est de l’arithmétique. Demandez-moi donc ce morceau plutôt qu’une date.',
    'Ce qui ralentit autour {de key} est rarement la partie difficile. Ce sont les dix petits endroits qui en dépendent sans le dire, et on ne les trouve qu’avec les mains.',
    'Pour {key}, je jetterais exprès la première tentative. Elle coûte deux jours, et elle achète la forme de la seconde.',
  ],
  constraint: [
    'Je sais construire dans les limites de {constraint} ; cela décide surtout du morceau qui passe en premier.',
    'Une règle comme {constraint} se respecte plus facilement dès le premier jour qu’elle ne s’ajoute à la fin.',
  ],
  acceptance: [
    'La ligne d’arrivée est {acceptance} : j’irais droit dessus, sans rien bâtir à côté.',
    'Je ferais de {acceptance} une démonstration, et je laisserais la démonstration décider.',
  ],
  context: [
    'Du contexte je garde {context} : c’est là que je mettrais les mains d’abord.',
    'Les mots {context} m’indiquent où se trouvent sans doute les dix petits endroits qui dépendent de tout cela.',
  ],
  mind: {
    for: [
      'une première tranche qui ne marche toujours pas après une semaine d’effort honnête.',
      'la découverte que la moitié du travail se trouve chez d’autres que nous.',
    ],
    against: [
      'quelqu’un qui fait la plus petite partie en deux jours et nous la montre.',
      'une liste de ce que l’on cesse de faire pour laisser la place, acceptée par tous.',
    ],
    depends: [
      'des morceaux qui ne savent pas vivre séparés ; alors c’est non.',
      'une tranche qui marche à la fin de la semaine, et toutes mes conditions tombent.',
    ],
    reframe: [
      'l’assurance qu’aucun petit morceau ne sert à personne pris seul.',
      'une bonne raison de ne rien pouvoir apprendre avant la fin.',
    ],
  },
  accept: [
    'On peut bâtir sur {quote}. {at} dit ce que les autres contournaient, et je partirais de la ligne {de name} dès demain matin.',
    '{at} dit {quote}, et j’aime mieux cela punaisé au-dessus de l’établi que dix pages de plan. Merci, {name} ; une réunion de moins.',
    'Enfin une phrase où poser les mains : {quote}, chez {at}. Je ferais volontiers le premier morceau avec {name}.',
  ],
  resist: [
    '{at} écrit {quote}, et je demande ce que l’on fabrique au juste lundi. Si {name} ne peut pas le dire, c’est une humeur et pas un plan.',
    'J’ai voulu tirer de {quote} une liste de tâches, en vain. {at} y arrivera peut-être : trois lignes {de name} suffiraient.',
    'Avec {quote}, {at} nous garde à parler là où un prototype en dirait plus, et plus tôt ; j’en échangerais volontiers un avec {name}.',
  ],
  keep: [
    'Je reste où j’étais, manches retroussées : {answer}, cela se construit, et je sais par quel morceau commencer.',
    'Rien de changé de mon côté. Va pour {answer} ; le prochain argument, je préfère le montrer que le dire.',
  ],
  moved: [
    'Je cède, et de bon cœur. Je ne voyais pas de premier morceau qui tienne tout seul, et le voici : {answer}.',
    'Mon estimation a changé, mon vote aussi. Découpé comme il l’est ici, {answer} entre dans le temps que nous avons vraiment.',
  ],
  slowed: [
    'L’envie de commencer me démange encore, mais j’entends une table qui veut autre chose d’abord. Soit : {answer}, et mes outils restent à portée.',
    'J’aurais fini vendredi, peut-être la mauvaise chose. Vous m’avez fait voir que {answer} gâche moins de bois.',
  ],
  rest: [
    'Comme avant, et la compagnie fait plaisir : {answer}, pendant que je débarrasse l’établi des trois petits travaux.',
    'Je reste là. {Answer} libère deux semaines, et je connais des gens qui les prendront volontiers.',
  ],
  nuance: [
    'Je signerais presque pour {answer} ; un morceau reste trop gros pour une semaine, et je devine à qui on demandera de le finir.',
    'Oui à la direction, pas encore à la découpe. Avant {de answer}, la première tranche doit perdre un tiers de son poids.',
  ],
  contest: [
    'Je vote contre, parce que ce qui est proposé ne peut pas se finir par parties. Je préfère {mine}, et montrer quelque chose de réel avant de reprendre la discussion.',
    'Cela m’occuperait les mains et ferait attendre tout le monde. Ma réponse : {mine}, plus petit, plus tôt, et posé sur la table où l’on peut appuyer dessus.',
  ],
  step: [
    'avec un premier morceau qui marche, montré à tous dans la semaine',
    'avec des tranches de cinq jours au plus',
  ],
  wait: ['et montrer un petit prototype en attendant', 'et vider d’abord l’établi des trois petits travaux'],
  point: [
    'la taille du premier morceau pour {key}',
    'si le travail autour {de key} se découpe',
    'une barrière là où un prototype suffirait',
  ],
  blocking: [
    'Aucun morceau ne marche tout seul : {act}, c’est tout ou rien.',
    'Personne n’a dit ce que l’on cesse de faire pour {act}.',
  ],
  recommend: [
    'Construire le plus petit morceau dont un inconnu pourrait se servir, et le montrer vendredi.',
    'Dresser la liste des dix endroits qui en dépendent, en les touchant et non de mémoire.',
    'Mettre le neuf derrière l’ancien avec un seul interrupteur, et y faire passer un seul cas.',
  ],
  stay: [
    'Toujours d’accord pour {answer}. La discussion sur {point} a coûté une heure et m’épargne deux jours ; le premier morceau est à voir vendredi.',
    'Je confirme, les outils déjà sortis : {answer}. Si {point} doit un jour nous mordre, ce sera sur un petit morceau.',
  ],
  move: [
    'Bon, je viens. {Point} me retenait, et avec les tranches que veut {name} chacune peut se finir ; donc {answer}.',
    'Je lâche l’affaire. En regardant {point} de plus près, je vois le premier morceau tenir seul, et il ne m’en faut pas plus pour {answer}.',
  ],
  hold: [
    'Je garde mon non. Sur {point}, il reste un bloc là où je demandais cinq morceaux, et je préfère {mine}. Je construirai ce que vous déciderez, mais pas en silence.',
    'Rien à faire : parler ne rend pas {point} plus petit. Je propose {de mine}, et j’offre deux jours de travail pour le prouver.',
  ],
  bend: [
    'D’accord pour {answer}, même si je m’attends à payer {point} deux fois le prix prévu. Notez-le, et voyons.',
    'Je suis le mouvement en gardant une main levée : {answer}, mais si la première tranche dépasse la semaine, {point} revient droit sur cette table.',
  ],
  acknowledge: [
    '{by} dit {said}, cela passe en tête de ma liste et le reste descend d’un cran.',
    'noté, de la part {de by}, {said} ; cela change le morceau que je ferais en premier.',
  ],
  agrees: [
    'Adjugé. Je peux commencer {quote} avant midi, et {name} tiendra l’autre bout.',
    '{quote} : exactement le morceau que je découperais en premier.',
    'Rien à ajouter. Avec {quote}, {name} a changé un avis en tâche.',
  ],
  partly: [
    'Je ferais demain la première moitié de {quote}, pour voir si l’on veut encore la seconde.',
    '{name} a raison sur le quoi. Le comment, dans {quote}, coûte un mois qui paierait trois choses plus petites.',
    'Oui à {quote}, si cela tient en une semaine ; sinon ce sont deux idées.',
  ],
  differs: [
    'Je ne sais fabriquer {quote} avec rien de ce qu’il y a sur l’établi.',
    'Avec {quote}, {name} demande d’abord la chose finie. Je ne sais faire d’abord que la première version.',
    '{quote} est une belle destination, sans un arrêt avant elle. Je ne partirais pas.',
  ],
  asks: [
    '{at}, quelle est la plus petite chose à montrer vendredi qui ferait changer d’avis ?',
    '{at}, quelle part de tout cela peut-on jeter sans regret ?',
  ],
  answers: [
    '{at} se demande {question}. Trois jours, et je réponds avec quelque chose qui tourne, ce qui vaut mieux que mes mots d’aujourd’hui.',
    'Sur {question}, pour {at} : je taillerais jusqu’à ce qu’une personne puisse finir vendredi, puis je regarderais les chutes par terre.',
  ],
  repeats: [
    'Toujours le même air, je sais : personne ne m’a encore montré le premier morceau.',
    'Je pourrais le redire autrement, ou l’on pourrait bâtir quelque chose ; je préfère encore la seconde solution.',
  ],
  ballot: [
    'Va pour {answer} ; je prends le premier morceau et je le montre vendredi.',
    'Mon vote est une date de départ : {answer}, par tranches qui marchent toutes seules.',
  ],
  dissent: [
    'Je préfère {mine}, et je le dis les outils en main : tel que dessiné, cela ne se bâtit pas par morceaux.',
    'Contre la table, je choisis {de mine} ; tout ou rien n’est pas un plan que je sache exécuter.',
  ],
  approve: [
    'Je pourrais partir {de doc} lundi sans rien demander à personne. Dans mon métier, c’est une lettre d’amour.',
    'Chaque étape {de doc} laisse derrière elle quelque chose qui marche : on peut s’arrêter après n’importe laquelle, et la tête haute.',
  ],
  reserve: [
    'Je partirais {de doc} en sautant le milieu. Le début est un vrai premier morceau ; plus loin, trois travaux se cachent sous un seul titre.',
    'Bonne charpente pour {doc}. Pas un mot sur ce que l’on pose pour prendre ceci, et je n’ai que deux mains.',
  ],
  refuse: [
    'Il n’y a pas de premier pas dans {doc}, seulement un premier mois. Qu’on le découpe, et je le porte.',
    'J’ai voulu tirer {de doc} une seule journée de travail, et j’ai obtenu une liste de réunions. Ce n’est pas prêt.',
  ],
  mended: [
    'Il y a maintenant dans {doc} un premier morceau qui tient dans une main. C’est ce qui me manquait, et j’en suis.',
    'On a coupé là où je le demandais. Je sais déjà par quel bout prendre {doc}, et c’est la seule relecture qui compte.',
  ],
  matrix: {
    act: {
      pros: ['fait une fois, d’un bloc', 'le code est plus simple après'],
      cons: ['aucune tranche ne marche seule', 'touche dix endroits à la fois'],
      cost: ['deux semaines d’une personne', 'huit jours, sans interruption'],
      risks: ['le dernier dixième prend la moitié du temps', 'l’appelant caché apparaît tard'],
    },
    small: {
      pros: ['quelque chose à montrer vendredi', 'se jette sans une larme'],
      cons: ['de la colle à enlever ensuite', 'un interrupteur à traîner'],
      cost: ['trois jours', 'quatre jours et un interrupteur'],
      risks: ['le prototype part en production tout seul', 'nul n’efface l’ancien chemin'],
    },
    still: {
      pros: ['les mains libres pour autre chose', 'cela tourne, après tout'],
      cons: ['chaque changement reste lent', 'le contournement appelle un contournement'],
      cost: ['une heure par semaine, pour toujours', 'de la patience'],
      risks: ['on oublie comment cela marche', 'la casse tombe en pleine urgence'],
    },
  },
  weighs: [
    'J’ai donné des points à ce qui peut être entre des mains cette semaine, et {best} gagne. Avec {last}, vendredi, j’en serais encore à expliquer.',
    'Quelle ligne commencer demain ? Pour moi c’est {best}. La note basse, pour {last}, vient de ce que je n’en trouve pas le premier jour.',
  ],
};
