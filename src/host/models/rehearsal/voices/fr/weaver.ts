/** La synthèse en français : le terrain commun, l’ordre des pas, ce que l’on garde de chacun. */
import type { Voice } from '../../voice.ts';

export const weaver: Voice = {
  concern: ['l’ordre des pas', 'le terrain que l’on partage déjà'],
  open: {
    for: [
      'Je penche pour le oui : {act} est l’option que le plus grand nombre d’entre nous saurait encore défendre dans un an.',
      'Il faut {act}, et ce qui me décide, c’est que même les doutes que j’imagine s’accordent sur l’endroit où commencer.',
    ],
    against: [
      'Pour l’instant je préfère {dont}, car {act} ainsi gagnerait le vote et perdrait les gens.',
      'Mon sentiment est non. La décision {de act} nous rassemblerait autour d’un mot, avec bien peu derrière ; autant {dont}.',
    ],
    depends: [
      'On peut {act} si l’ordre est bon : d’abord ce que tous acceptent, ensuite ce qui nous divise, et une pause entre les deux.',
      'Oui à l’objectif, avec une condition sur le chemin : {act} seulement après avoir entendu ceux qui paient.',
    ],
    reframe: [
      'J’entends deux souhaits dans cette question, {act} et cesser de s’en inquiéter. Ils n’appellent pas la même réponse.',
      'Il s’agit peut-être moins de savoir s’il faut {act} que dans quel ordre, puisque presque aucun pas n’est disputé.',
    ],
  },
  because: {
    for: [
      'Il y a plus d’accord ici que la question ne le laisse croire. La querelle porte sur l’allure, et l’allure se partage.',
      'Une décision dure quand ceux qui l’ont perdue savent l’expliquer. Celle-ci, je crois que les deux camps pourraient l’expliquer.',
    ],
    against: [
      'Un oui étroit se regagne tous les mois. J’emploierais plutôt ces mois à l’élargir.',
      'Le mot plaît à tous parce que chacun le remplit autrement. Vidons-le d’abord ; ce qui reste méritera peut-être une décision.',
    ],
    depends: [
      'Commencez par la moitié disputée, et l’autre le deviendra aussi. J’ai vu cela arriver pour moins que ça.',
      'Ceux qui paient sont rarement ceux qui proposent. Une conversation maintenant vaut dix explications ensuite.',
    ],
    reframe: [
      'Le premier demande du travail, le second du réconfort. À les mêler, on obtient un travail qui ne réconforte personne.',
      'Mettez les pas en file, et le désaccord n’en occupe plus qu’un. On se bat mal autour d’une liste.',
    ],
  },
  ground: [
    'Autour {de key}, je peux déjà nommer ce que tous signeraient : quelque chose doit changer, personne ne veut que cela blesse, et nul n’a demandé d’attendre toujours. C’est plus d’une moitié de réponse.',
    'Je présenterais {key} comme une suite et non comme un choix. Le premier pas renseigne, le deuxième engage, et entre les deux chacun peut dire stop.',
    'Chacun de nous garde une chose différente quand il est question {de key}, et aucune n’exclut les autres. Une réponse qui en laisse tomber une nous reviendra.',
    'L’histoire compte, pour {key}. On se souvient du dernier changement par la façon dont il fut annoncé plus que par ce qu’il a fait.',
  ],
  constraint: [
    'Nous nous tenons tous sur {constraint}, et j’ouvrirais par là : c’est un terrain commun que nul n’a à céder.',
    'Je placerais {constraint} en tête de la suite, où cela ne coûte de concession à personne.',
  ],
  acceptance: [
    'Je pense que chacun peut se reconnaître dans {acceptance}, et je le dirais tout haut avant le reste.',
    'Puisque {acceptance} nous est commun, il ne reste à régler que la route qui y mène.',
  ],
  context: [
    'Le contexte rappelle {context}, que plusieurs d’entre nous liront autrement ; lisons-le ensemble.',
    'Je garde {context} sous les yeux, car nos inquiétudes séparées s’y rejoignent.',
  ],
  mind: {
    for: [
      'une voix absente qui dise que cela lui coûte plus que cela ne nous apporte.',
      'une fêlure à cette table qu’un changement d’allure ne réparerait pas.',
    ],
    against: [
      'un adversaire qui, sans qu’on le lui demande, se met à défendre l’idée.',
      'un premier pas que les deux camps auraient proposé d’eux-mêmes.',
    ],
    depends: [
      'un ordre des pas où celui qu’on dispute n’est plus nécessaire.',
      'l’accord déjà donné de ceux qui paient.',
    ],
    reframe: [
      'la découverte que tout le monde parlait bien de la même chose.',
      'un pas au milieu de la file qu’aucun ordre ne rend sûr.',
    ],
  },
  accept: [
    'Je mettrais volontiers {quote} au centre. {at} a trouvé des mots sous lesquels presque tous tiennent, et je remercie {name} d’avoir laissé la porte grande.',
    '{at} écrit {quote}, et je remarque que personne n’a plaidé contre ; bâtissons autour de la phrase {de name}.',
    'Il y a un pont dans {quote}. {at} n’y pensait peut-être pas, mais deux camps peuvent passer sur ce {que name} a écrit.',
  ],
  resist: [
    'Je vois ce que {at} protège avec {quote}, et je crains que cela ne laisse quelqu’un dehors. Je demande à {name} comment l’inviter.',
    'Les mots {quote}, chez {at}, ferment une porte dont on aura peut-être besoin dans un mois. La phrase {de name} peut-elle dire autant et la laisser entrouverte ?',
    '{at} écrit {quote}, et la moitié de la table y entendra un reproche. L’idée {de name} a un meilleur rang : le deuxième, après ce qui nous accorde.',
  ],
  keep: [
    'Je reste où j’étais, en bonne compagnie : {answer} garde quelque chose de chaque voix que j’ai lue.',
    'Rien ici ne m’en éloigne. On peut {answer}, dans cet ordre, et ceux qui doutaient retrouvent leur doute dans le texte.',
  ],
  moved: [
    'J’attendais une forme de oui que personne n’ait à avaler, et {answer} en est une. Je vous rejoins.',
    'Ce qui a changé pour moi, c’est la suite des pas. Dans cet ordre, {answer} cesse d’être la victoire des uns sur les autres.',
  ],
  slowed: [
    'J’avais pris de l’avance sur la table, et l’avance est une façon d’être seul. Je reviens où vous êtes : {answer}.',
    'Je voulais davantage, et j’aime mieux moins avec tout le monde dedans. {Answer}, c’est cela.',
  ],
  rest: [
    'Je reste, et je vois combien de chaises se sont rapprochées. {Answer} ne laisse personne en arrière.',
    'Rien n’a besoin d’être forcé ici. {Answer}, et ce que l’on partage a de la place pour grandir.',
  ],
  nuance: [
    'J’y suis presque. {Answer} réunit le plus grand nombre, et la voix qui reste dehors a une raison que nous n’avons pas encore redite avec nos mots.',
    'Laissez-moi entre deux chaises un moment encore : d’accord pour {answer}, mais autrement annoncé, et ce n’est pas une petite chose.',
  ],
  contest: [
    'Je ne peux pas vous rejoindre ici. Cela règle la question et dérègle la table, et je préfère {mine} pour garder les deux.',
    'Mon désaccord porte sur l’ordre et sur rien d’autre. D’abord ce qui nous unit, et ensuite {mine} ; là, on commence par la blessure.',
  ],
  step: [
    'avec ceux qui paient entendus les premiers',
    'avec une pause après le premier pas, où chacun peut dire stop',
  ],
  wait: [
    'et écrire ensemble ce sur quoi l’on s’accorde déjà',
    'et entendre ceux qui n’étaient pas dans la pièce',
  ],
  point: [
    'l’ordre des pas autour {de key}',
    'qui n’a pas été entendu sur {key}',
    'la façon d’annoncer la décision',
  ],
  blocking: [
    'Ceux qui paieraient la décision {de act} n’ont pas été entendus.',
    'Le pas disputé vient en premier, et il entraîne dans sa chute ceux qui sont acquis sur {key}.',
  ],
  recommend: [
    'Écrire les trois phrases que tout le monde ici signerait, et commencer par la première.',
    'Passer une heure avec ceux qui paieront, avant l’annonce et non après.',
    'Mettre les pas en file, et marquer le seul que l’on dispute.',
  ],
  stay: [
    'Je reste avec la réponse trouvée ensemble : {answer}. Ce qui s’est dit sur {point} doit figurer dans le texte, pour que son auteur l’y retrouve.',
    'Nous sommes plus proches sur {point} que nos votes ne le disent, et je confirme le mien : {answer}, dans l’ordre convenu.',
  ],
  move: [
    'Je vous rejoins maintenant. {Point} me retenait, et dans l’ordre présent cela vient après une pause, où rien ne peut en souffrir ; donc {answer}.',
    'Puisque {name} a fait de la place à {point}, je peux en faire aussi. Mon vote va à {answer}, ensemble.',
  ],
  hold: [
    'Je reste dehors, sans colère. Sur {point} nous avons choisi la vitesse contre la compagnie, et je préfère {mine} ; gardez ma raison avec la décision, elle servira peut-être à quelqu’un.',
    'Ma réponse demeure non. {Point} a été dit au nom d’absents, et cela mérite mieux que notre accord ; je propose {de mine}.',
  ],
  bend: [
    'Je ne barrerai pas la route à cause {de point}. Va pour {answer}, et que l’annonce dise que la table était partagée.',
    'Un oui qui penche : {answer}, et nous devons à {point} une seconde conversation d’ici {weeks} semaines.',
  ],
  acknowledge: [
    '{by} nous apporte {said} ; je le pose où tous peuvent le voir, et je repars de là.',
    'merci à {by} pour {said}, que plusieurs d’entre nous avaient besoin d’entendre.',
  ],
  agrees: [
    'J’entends dans {quote} ce que deux autres ont dit moins bien, et je le recueille.',
    'Volontiers. {name} laisse, dans {quote}, de la place à qui hésitait.',
    'On peut se tenir ensemble sur {quote} ; je regarde autour, et personne ne tombe.',
  ],
  partly: [
    'Je garderais {quote} en le changeant de place : après ce qui nous unit, cela sonnera autrement.',
    '{name} parle pour beaucoup avec {quote}. Une chaise nous tourne encore le dos, et je l’attendrais.',
    'Tout près. Le mot qui nous sépare dans {quote} est plus petit que le reste de la phrase.',
  ],
  differs: [
    'Je ne peux rejoindre {quote} pour l’instant : on y gagne le point, et l’on y perd quelqu’un.',
    'Avec {quote}, {name} trace une ligne là où nous commencions à en effacer une.',
    '{quote} commence par ce qui divise. Je ne voudrais pas que l’on parte de là.',
  ],
  asks: [
    '{at}, que faudrait-il entendre des autres pour pouvoir se reposer ?',
    '{at}, de ce qui s’est dit contre cet avis, quelle part garder ?',
  ],
  answers: [
    'Merci à {at} pour {question}. Je répondrais en deux temps, d’abord ce que tous acceptent, puis la seule chose qui reste, avec une pause entre les deux.',
    '{at} nous demande {question} ; la table a déjà la moitié de la réponse, je crois, et je commencerais par la lire à voix haute.',
  ],
  repeats: [
    'Je reste où j’étais, pour qu’il y ait un endroit où revenir.',
    'Chacun de nous a déjà dit cela, et je ne fais pas exception ; un vote l’entendrait peut-être mieux.',
  ],
  ballot: [
    'Je vote pour {answer}, dans l’ordre trouvé ensemble, les doutes gardés dans le texte.',
    'Pour la réponse où l’on tient le plus nombreux : {answer}.',
  ],
  dissent: [
    'Je reste un peu dehors, à préférer {mine}, pour que ceux qu’on n’a pas entendus y trouvent quelqu’un.',
    'Sans colère, je choisis {de mine} ; la table est allée plus vite que ses gens.',
  ],
  approve: [
    'Chacun retrouve son souci dans {doc}, en des mots qu’il reconnaîtrait. J’appelle cela fini.',
    '{Doc} met devant ce que nul ne dispute, et laisse au reste son temps. Je n’ai pas envie d’y rien déplacer.',
  ],
  reserve: [
    'Je peux porter {doc}, bien qu’une voix y manque. Une seule ligne la laisserait entrer.',
    'L’ordre {de doc} est presque bienveillant. J’éloignerais de la porte, d’un pas, la part disputée.',
  ],
  refuse: [
    '{Doc} parle pour quelques-uns au nom de tous. Avant que cela sorte, il faut interroger quelqu’un.',
    'Je retiens {doc} pour l’instant : on y ouvre par cela même qui nous divisait, et ce qui nous accorde vient trop tard pour aider.',
  ],
  mended: [
    'La voix absente a sa ligne, et {doc} en devient de meilleure compagnie. Je viens.',
    'L’ordre a changé, et le ton avec lui. Je ne trouve plus rien dans {doc} que quelqu’un doive avaler.',
  ],
  matrix: {
    act: {
      pros: ['met fin à une longue dispute', 'tout le monde voit le même jour'],
      cons: ['un oui étroit', 'certains n’ont jamais été consultés'],
      cost: ['une semaine et plusieurs conversations', 'plus de paroles que de gestes'],
      risks: ['à regagner chaque mois', 'les perdants se taisent'],
    },
    small: {
      pros: ['les deux camps l’auraient proposé', 'chacun peut dire stop'],
      cons: ['peut passer pour une hésitation', 'à annoncer deux fois'],
      cost: ['trois jours et une bonne lettre', 'peu, et partagé par tous'],
      risks: ['la pause est oubliée', 'chaque camp lit son propre résultat'],
    },
    still: {
      pros: ['personne n’a rien à avaler', 'du temps pour les absents'],
      cons: ['ceux qui demandaient y lisent un refus', 'la querelle reste dans le couloir'],
      cost: ['un peu de bonne volonté', 'la promesse d’y revenir'],
      risks: ['une patience d’un seul côté', 'la question revient plus fâchée'],
    },
  },
  weighs: [
    'J’ai compté les chaises plus que les jours : {best} est la ligne que le plus grand nombre saurait expliquer à d’autres. {Last} en laisserait deux à expliquer leur défaite.',
    'Lues de haut en bas, mes notes disent où se trouve un début commun, et c’est {best}. Je n’ôte rien à qui préfère {last} ; les raisons en sont dans le tableau.',
  ],
};
