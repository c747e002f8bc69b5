/** Critique et spécifications en français : interroge la question et veut une ligne qui puisse être fausse. */
import type { Voice } from '../../voice.ts';

export const critic: Voice = {
  concern: ['la définition de la réussite', 'les mots exacts de la question'],
  open: {
    for: [
      '{Act} est le bon choix, et pour une fois la question vaut mieux que sa mine : elle admet une réponse.',
      'J’ai tenté de plaider le contraire sans y parvenir, et c’est mon épreuve : il faut {act}.',
    ],
    against: [
      'Posée ainsi, ma réponse est non : {act} est une solution qui cherche encore son problème, et je préfère {dont} tant qu’il n’a pas de nom.',
      'Je propose {de dont}. L’envie {de act} repose sur un mot que personne n’a défini, et ce mot porte tout le poids.',
    ],
    depends: [
      '{Act} ou non, cela dépend d’une phrase qui manque : que devrait-on constater dans {weeks} semaines pour parler d’erreur ?',
      'J’accepterais {de act} seulement si l’on convient d’abord, en une ligne, de ce qui compterait comme un échec.',
    ],
    reframe: [
      'Le brief pose deux questions en une : faut-il {act}, et faut-il le faire maintenant. La première a une réponse ; la seconde n’a pas de critère.',
      'Je ne crois pas que la vraie question soit {de act}. Elle est de savoir ce que nous ne voulons plus payer.',
    ],
  },
  because: {
    for: [
      'Toutes les objections que je sais bâtir réclament un « si » qui ne s’est pas produit de l’année. Un argument nourri d’hypothèses doit céder devant ce que l’on voit déjà.',
      'Ce qui me convainc n’est pas le bénéfice mais la forme de la promesse : elle dit ce qui change, pour qui, et à quoi l’on verrait que non.',
    ],
    against: [
      'Demandez à trois personnes ce qui ira mieux ensuite, vous aurez trois réponses. Ce n’est pas une affaire de style : nous ne reconnaîtrions pas la réussite si elle entrait.',
      'On compare une idée finie à un présent inachevé. Comparez-la au présent après un mois du même effort, et l’écart se referme.',
    ],
    depends: [
      'Sans cette ligne, chacun pourra gagner le débat après coup, et c’est ainsi que vieillissent les mauvaises décisions.',
      'Un critère écrit après les faits tombe toujours juste. Je le veux sur le papier tant qu’il peut encore faire mal.',
    ],
    reframe: [
      'Séparées, elles réduisent le débat de moitié. Mêlées, chacun répondra à la moitié qui lui plaît.',
      'Dite de cette façon, elle laisse voir des réponses que personne n’a listées, dont une au moins plus petite que celle dont nous venions parler.',
    ],
  },
  ground: [
    'Je bifferais tous les adjectifs du dossier sur {key} pour voir ce qui tient encore debout. « Plus rapide », « plus propre », « plus simple » restent des promesses tant que nul n’y met un chiffre.',
    'Une bonne spécification, pour {key}, tient en trois lignes : ce qui doit tenir, ce qui peut changer, et ce que l’on refuse même si cela marche.',
    'Attention à l’hypothèse muette : que l’usage {de key} restera celui d’aujourd’hui. Nos deux dernières surprises venaient de cette phrase-là, et non du travail.',
    'Il existe un document moins cher que le plan pour {key} : la liste des questions que l’on a cessé de poser. Je commencerais par elle, et m’arrêterais quand elle ennuie.',
  ],
  constraint: [
    'On donne {constraint} pour une contrainte, et j’y lis une préférence ; il faudrait dire laquelle des deux.',
    'Prise au pied de la lettre, la ligne {constraint} élimine la moitié du débat à venir, et c’est une bonne nouvelle.',
  ],
  acceptance: [
    'Le critère {acceptance} est la meilleure phrase du brief, puisqu’elle peut être fausse.',
    'Je resserrerais {acceptance} jusqu’à ce que deux personnes honnêtes ne puissent plus diverger sur le résultat.',
  ],
  context: [
    'Le contexte en dit plus long que la question, avec {context}.',
    'Entre la question et les mots {context} il y a un vide, et notre réponse doit s’y loger.',
  ],
  mind: {
    for: [
      'la description simple de quelqu’un qui y perd, et de combien.',
      'l’idée que deux d’entre nous entendent autre chose par le même mot.',
    ],
    against: [
      'une phrase disant ce qui ira mesurablement mieux, signée par qui le souhaite.',
      'un énoncé du problème où la solution ne soit pas déjà cachée.',
    ],
    depends: [
      'une ligne d’échec si claire que je n’aie plus à la réclamer.',
      'la découverte que personne n’agirait même si cette ligne était franchie.',
    ],
    reframe: [
      'un signe que les deux questions n’ont vraiment qu’une réponse.',
      'la preuve que les options plus petites ont été essayées et n’ont pas suffi.',
    ],
  },
  accept: [
    'La phrase que je garderais de ce tour est signée {at} : {quote}. Elle peut être fausse, donc elle vaut quelque chose, et je remercie {name} d’avoir pris ce risque.',
    'J’ai cherché le joint faible dans ce que dit {at}, {quote}, et il porte la charge ; {name} a mérité cette ligne.',
    'Sur {quote}, je me range du côté {de at}. C’est la première affirmation où l’on pourrait prendre {name} en défaut, et voilà pourquoi elle compte.',
  ],
  resist: [
    '{at} affirme {quote}, et je souligne chaque mot qui travaille sans être défini. J’en demande un seul à {name}, en chiffres simples.',
    'Lue lentement, la formule {quote}, chez {at}, est une conclusion déguisée en prémisse. Reste à savoir quel contre-exemple {name} voudrait bien entendre.',
    'Il manque une marche dans {quote}. {at} passe du probable au souhaitable, et {name} ne paie jamais le péage entre les deux.',
  ],
  keep: [
    'Ma position tient, et la réponse commune passe mon épreuve : {answer}, voilà une phrase qui peut se révéler fausse.',
    'Je maintiens ce que j’ai écrit. On peut {answer}, car la formule dit maintenant ce qu’on regretterait et à quoi on le verrait.',
  ],
  moved: [
    'J’amende. Mon objection visait une question floue, et la table a répondu à une question plus nette : {answer}, cela se vérifie.',
    'Seule une contradiction précise me fait bouger, et elle a eu lieu ici. Je peux {answer}, dans les mots où c’est écrit désormais.',
  ],
  slowed: [
    'Je lisais la question d’une façon et plusieurs la lisent d’une autre, ce qui suffit pour ralentir. J’amende donc : {answer}.',
    'Ma première réponse était sincère et précoce. Les objections sont plus précises que ne l’était mon argument, alors autant {answer}.',
  ],
  rest: [
    'Je n’ai rien à retirer : le problème n’a toujours pas de nom, et {answer} est la réponse honnête à une telle question.',
    'Je garde mon non, désormais partagé. {Answer} dit exactement ce que l’on sait, et les autres réponses en disent plus.',
  ],
  nuance: [
    'J’en approche sans y être. {Answer} est clair sur le début et flou sur la fin, et je vote pour les fins.',
    'Une moitié de moi approuve. L’autre note que « réussir » a encore deux sens à cette table, et qu’on irait {answer} sous les deux à la fois.',
  ],
  contest: [
    'Je conteste la prémisse et non les personnes. Nous allons nous accorder sur un mot, et chacun rentrera avec un sens différent ; je propose {de mine} tant que ce n’est pas réparé.',
    'Mon vote est non, faute d’une phrase. Personne n’a écrit ce qui nous donnerait tort, et je préfère donc {mine}.',
  ],
  step: [
    'avec la ligne d’échec écrite d’avance',
    'avec une phrase qui définit « fini » et qui puisse être fausse',
  ],
  wait: [
    'et consacrer ce temps à la phrase qui dit ce qui irait mieux',
    'et séparer entre-temps les deux questions',
  ],
  point: [
    'ce que « réussir » veut dire pour {key}',
    'si la question porte vraiment sur {key}',
    'la ligne d’échec qui manque',
  ],
  blocking: [
    'Aucune phrase ne nous dirait, après coup, que c’était une erreur {de act}.',
    'Deux sièges emploient le même mot à propos {de key} et n’y mettent pas la même chose.',
  ],
  recommend: [
    'Écrire une phrase qui commence par « Nous avions tort si », et la signer avant tout départ.',
    'Séparer les deux questions du brief, et répondre dès aujourd’hui à la moins chère.',
    'Remplacer chaque adjectif de la proposition par un chiffre, ou le biffer.',
  ],
  stay: [
    'Je confirme. La dispute sur {point} a aiguisé les mots et laissé le sens intact : {answer}, en sachant ce qui nous donnerait tort.',
    'Après cet échange, {point} se lit mieux qu’avant, et mon vote ne change pas : {answer}, la ligne d’échec restant dans le même paragraphe.',
  ],
  move: [
    'Je retire mon objection, puisqu’elle portait sur {point} et qu’il existe à présent une définition. Je vote pour {answer} ; que la définition précède la décision dans le compte rendu.',
    'La précision a gagné. Sur {point}, je demandais à {name} une phrase qui puisse échouer, et je l’ai reçue ; va pour {answer}.',
  ],
  hold: [
    'Toujours pas d’accord. À {point} nous avons répondu par de la bonne volonté, et la bonne volonté ne se mesure pas en {weeks} semaines ; je préfère {mine} et garder la question ouverte.',
    'Non. Ce qui nous sépare sur {point} n’est pas une affaire de goût : une des lectures rend cette décision fausse, et personne ne l’a écartée. Je propose {de mine}.',
  ],
  bend: [
    'Je consens sans élan à {answer}. Ma réserve sur {point} doit voyager avec la décision, mot pour mot.',
    'Laissons passer, avec une note de bas de page : {answer}, et tenir {point} pour non réglé tant que nul ne l’a défini.',
  ],
  acknowledge: [
    '{by} écrit {said}, et cela change la question plus encore que la réponse.',
    'je lis {said}, de la part {de by}, comme un critère, et j’y soumets mon propre texte.',
  ],
  agrees: [
    'Je soulignerais {quote}, et je laisserais la marge vide.',
    '{name} et moi entendons désormais la même chose par le même mot, et {quote} en est la preuve.',
    'D’accord, et pour la raison donnée : {quote} dit ce qui le rendrait faux.',
  ],
  partly: [
    'La seconde moitié de {quote} tient ; la première est un adjectif. Pour un chiffre, {name} a mon vote entier.',
    'J’accepte {quote} comme question, et le décline comme réponse.',
    'Presque. {quote} est vrai du cas auquel nous pensons, et {name} l’écrit de tous les cas.',
  ],
  differs: [
    'J’ai lu trois fois {quote}, et j’y trouve trois affirmations. Laquelle faut-il attribuer à {name} ?',
    '{quote} suppose réglée la question pour laquelle on nous réunit.',
    'Sur {quote}, nos chemins se séparent : ôtez le mot « mieux », et il ne reste rien à voter.',
  ],
  asks: [
    '{at}, laquelle de ces phrases devrait être fausse pour que l’avis change de camp ?',
    '{at}, qu’appelle-t-on réussir ici, en des mots qu’un inconnu pourrait vérifier ?',
  ],
  answers: [
    '{at} demande {question}, et mérite une ligne que l’on puisse m’opposer : j’aurais tort si, dans {weeks} semaines, nul ne savait nommer la différence.',
    'Quant à {question}, chez {at} : je sépare ce que je sais de ce que je soupçonne, et là je ne fais que soupçonner. Je tiendrais le point pour ouvert.',
  ],
  repeats: [
    'On me redemande, et la définition n’est toujours pas arrivée ; voici donc la même réponse.',
    'Changer mes mots maintenant ferait croire que quelque chose a bougé.',
  ],
  ballot: [
    'Je vote pour {answer}, parce que la phrase est devenue assez précise pour être fausse.',
    'Oui à ces mots-là et à nuls autres : {answer}, avec la ligne d’échec attachée.',
  ],
  dissent: [
    'Je préfère {mine}, puisque le mot qui porte cette décision a encore deux sens.',
    'Mon bulletin va contre les autres : {mine}, tant que personne n’écrit à quoi ressemble l’échec.',
  ],
  approve: [
    'J’ai tâché de mal lire {doc}, seule façon que je connaisse d’éprouver un texte, et il ne s’est pas laissé faire.',
    'Toute affirmation qui travaille, dans {doc}, a reçu un sens, et aucune phrase ne pourrait être signée par deux d’entre nous pour des raisons contraires.',
  ],
  reserve: [
    'Je laisserais passer {doc} avec un trait de crayon. Un terme y sert avant d’être défini, et ces termes-là finissent par décider.',
    'Le squelette {de doc} est bon. Les jointures grincent là où un but se présente comme une mesure.',
  ],
  refuse: [
    'Deux personnes honnêtes pourraient suivre {doc} et livrer deux choses différentes. C’est une esquisse, si soignée qu’elle soit.',
    'Je ne peux mesurer {doc} à rien d’autre qu’à sa propre aune : les critères sont des vœux.',
  ],
  mended: [
    'À la place de mon point d’interrogation, {doc} donne une définition. J’ai vérifié si elle était décorative ; elle ne l’est pas.',
    'La nouvelle rédaction survit à la mauvaise lecture qui avait tué la première. Plus de querelle avec {doc}.',
  ],
  matrix: {
    act: {
      pros: ['répond à la question posée', 'oblige à définir « fini »'],
      cons: ['la réussite a deux définitions', 'résout le cas que l’on imagine'],
      cost: ['une semaine, surtout de rédaction', 'flou : le périmètre est élastique'],
      risks: ['déclaré réussi par ses auteurs', 'le mauvais problème, bien résolu'],
    },
    small: {
      pros: ['une affirmation qui peut être fausse', 'assez petit pour être décrit'],
      cons: ['éprouve ce qui est facile à éprouver', 'le critère risque de venir après'],
      cost: ['trois jours et une page honnête', 'peu, si la question est figée'],
      risks: ['lu comme un oui par défaut', 'un essai sans verdict'],
    },
    still: {
      pros: ['ne promet rien d’intenable', 'le temps de nommer le problème'],
      cons: ['le silence passe pour un argument', 'la question reviendra plus floue'],
      cost: ['rien que l’on mesure', 'une réunion de plus comme celle-ci'],
      risks: ['une dérive prise pour un choix', 'plus personne ne sait pourquoi'],
    },
  },
  weighs: [
    'Mes notes récompensent ce dont on peut constater l’échec, et {best} passe devant : on y lit quand ce serait faux. Rien de tel pour {last}, et la note le dit.',
    'Biffez les adjectifs de chaque ligne, et {best} reste debout. Je ne défendrais pas l’écart avec {last} à la décimale, seulement l’ordre.',
  ],
};
