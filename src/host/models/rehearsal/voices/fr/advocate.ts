/** Produit et usagers en français : qui le sent, ce qui fut promis, ce qui manquerait. */
import type { Voice } from '../../voice.ts';

export const advocate: Voice = {
  concern: ['les gens à qui cela sert', 'la promesse qu’on leur a faite'],
  open: {
    for: [
      'De l’autre côté, on nous dirait merci : {act}, oui, et en expliquant pourquoi.',
      'J’y suis favorable. {Act} raccourcit la journée ordinaire de quelqu’un, et c’est la seule preuve que je collectionne.',
    ],
    against: [
      'Personne hors de cette pièce ne nous a demandé {de act}, et tant que c’est le cas je préfère {dont}.',
      'Autant {dont} : {act} met notre effort là où nul ne regarde, et laisse debout leur vraie plainte.',
    ],
    depends: [
      'D’accord pour {act} si trois personnes concernées nous disent, sans qu’on les souffle, que cela leur règle quelque chose.',
      'Mon oui pour {act} dépend de qui cela aide en premier ; s’aider soi-même est permis, pourvu qu’on le dise.',
    ],
    reframe: [
      'Je retourne la question : un lundi matin, chez quelqu’un que nous agaçons, l’envie {de act} viendrait-elle seulement à l’esprit ?',
      'À qui s’adresse la phrase « il faut {act} » ? Donnez un nom à cette personne, et la réponse devient plus facile.',
    ],
  },
  because: {
    for: [
      'Ils sont polis à ce sujet depuis longtemps, et nous avons pris cela pour du contentement. Les gens polis s’en vont sans claquer la porte.',
      'Une chose de ce genre se remarque quand elle manque. Nul ne la louera, moins de gens jureront, et je compte cela comme une réussite.',
    ],
    against: [
      'On s’habituerait à la nouveauté, eux aussi, et chacun appellerait cela un progrès. J’aime mieux réparer ce dont ils nous écrivent.',
      'Tout changement demande de réapprendre quelque chose. C’est un retrait sur un compte que nous n’avons guère approvisionné.',
    ],
    depends: [
      'Trois, c’est peu, et c’est voulu. Si l’on n’en trouve pas trois, le besoin loge surtout dans nos têtes.',
      'Travailler pour soi n’a rien de honteux. Cela devient un mensonge quand on l’annonce comme un cadeau.',
    ],
    reframe: [
      'Ce que les gens demandent et ce que nous aimons faire se touchent en moins d’endroits qu’on ne croit. Je commencerais par ces endroits-là.',
      'Avec un nom en face, la moitié de nos raisons se met à parler de nous.',
    ],
  },
  ground: [
    'J’ai essayé de raconter {key} depuis le dehors. Quelqu’un arrive pressé, veut une chose, et rencontre notre décision ou n’en entend jamais parler ; les deux vont bien, sauf s’il en perd du temps.',
    'Sur {key}, j’interrogerais cinq personnes cette semaine en notant leurs mots et pas les nôtres. Les mots qu’elles emploient font le cahier des charges.',
    'Pour {key}, l’instant qui compte est la première minute. Quoi que l’on décide, quelqu’un le rencontrera sans explication, et dans cette minute nous sommes seuls avec lui.',
    'Un jour, nous avons promis quelque chose de simple. Chaque fois que l’on reparle {de key}, je regarde si la promesse tient encore après notre passage.',
  ],
  constraint: [
    'Vu du dehors, {constraint} fait partie de la promesse : ce n’est pas à nous de la tordre.',
    'J’aime bien {constraint}, parce que les gens concernés auraient pu l’écrire eux-mêmes.',
  ],
  acceptance: [
    'N’importe quel usager tiendrait {acceptance} pour acquis le jour venu, et je n’en dirais pas autant de la plupart des critères.',
    'Derrière {acceptance} je vois un visage, et j’inviterais cette personne à la démonstration.',
  ],
  context: [
    'Les mots {context}, dans le contexte, ont été dits par une vraie personne ; c’est à elle que va ma loyauté.',
    'J’entends une plainte dans {context}, dite avec politesse.',
  ],
  mind: {
    for: [
      'deux personnes concernées qui préfèrent qu’on les laisse en paix.',
      'l’aveu que nous le faisons pour nous en disant que c’est pour elles.',
    ],
    against: [
      'une lettre, un appel ou un message qui le réclame en toutes lettres.',
      'le spectacle de quelqu’un qui échoue là-dessus aujourd’hui, sous mes yeux.',
    ],
    depends: [
      'trois voix claires du dehors, dans un sens ou dans l’autre.',
      'la découverte que cela aide d’abord ceux qui crient le plus fort.',
    ],
    reframe: [
      'une vraie personne dont ce serait le premier vœu du lundi matin.',
      'la preuve que la plainte et la proposition ne font qu’un, finalement.',
    ],
  },
  accept: [
    'Je pourrais lire {quote} à voix haute aux gens concernés, et ils hocheraient la tête. {at} parle leur langue ; à {name} d’écrire l’annonce.',
    '{at} écrit {quote}, et derrière ces mots je vois quelqu’un, ce qui est rare dans nos papiers. J’y suis {name} sans hésiter.',
    'S’il fallait imprimer une ligne pour le dehors, ce serait {quote}, chez {at}. C’est honnête, et {name} a su faire court.',
  ],
  resist: [
    '{at} dit {quote}, et je tâche d’imaginer la personne qui s’en réjouirait. Je n’y arrive pas, et {name} ne nous la présente pas.',
    'De là où ils sont, {quote} sonne comme une affaire interne. {at}, la journée de qui s’en trouve plus facile ? J’aimerais {que name} en choisisse une.',
    'Je comprends {quote} comme un confort pour nous. {at} a peut-être raison d’y tenir, mais {que name} ne le vende pas comme un service.',
  ],
  keep: [
    'Je garde mon vote, et les mêmes personnes en tête : {answer} leur laisse voir le bon côté et leur épargne le reste.',
    'Vous lire n’a pas changé les gens à qui je pense. {Answer} leur est clément, donc je reste.',
  ],
  moved: [
    'Je change de camp, parce que quelqu’un a décrit ici un vrai matin d’une vraie personne. {Answer} rend ce matin plus facile.',
    'Vous m’avez fait changer en rapetissant la chose. Avec {answer}, personne au dehors n’a tout à réapprendre d’un coup, et c’était là ma crainte.',
  ],
  slowed: [
    'Je parlais pour les gens pressés, et vous m’avez rappelé les autres. {Answer} est plus juste envers tous.',
    'Mon élan était en leur nom, et personne ne leur avait encore demandé. D’ici là, autant {answer}.',
  ],
  rest: [
    'Aucune lettre n’est arrivée entre-temps, ma réponse n’a donc pas bougé : {answer}.',
    'Je pense encore à ceux qui devront vivre avec. {Answer} ne leur ôte rien de ce sur quoi ils comptent.',
  ],
  nuance: [
    'Ce sera oui dès que l’on dira pour qui. {Answer} peut les aider ou n’aider que nous, et mon vote attend cette ligne.',
    'Un oui réservé. On peut {answer}, mais les gens concernés l’apprennent en dernier, et je voudrais qu’ils l’apprennent d’abord.',
  ],
  contest: [
    'Je m’y oppose au nom de ceux qui n’ont pas de chaise. À eux l’embarras, à nous la satisfaction ; je préfère {mine}.',
    'Je vote contre, puisque ce que l’on décide là est notre propre confort sous un autre nom. Mieux vaut {mine}, et leur demander d’abord.',
  ],
  step: ['avec cinq des personnes concernées interrogées d’abord', 'avec une annonce qui dise qui cela aide'],
  wait: [
    'et demander à cinq personnes ce qui leur manquerait',
    'et répondre à la plainte qu’on nous a vraiment envoyée',
  ],
  point: [
    'à qui profite ce que l’on décide pour {key}',
    'ce que le dehors devrait réapprendre',
    'qui apprend en premier ce qui touche {à key}',
  ],
  blocking: [
    'Pas une seule personne concernée n’a été interrogée sur l’idée {de act}.',
    'On romprait une promesse sur {key} sans prévenir ceux qui comptent dessus.',
  ],
  recommend: [
    'Interroger cinq personnes concernées cette semaine, et rapporter leurs mots et pas les nôtres.',
    'Écrire l’annonce en premier ; si elle est difficile à écrire, en rester là.',
    'Regarder quelqu’un s’en servir dix minutes en silence avant de toucher à quoi que ce soit.',
  ],
  stay: [
    'Toujours oui, et toujours pour eux : {answer}. Si {point} nous trouble encore, demandons aux gens concernés au lieu de nous le demander entre nous.',
    'J’ai gardé un visage en tête pendant tout le débat sur {point}, et il me dit la même chose : {answer}.',
  ],
  move: [
    'Je me rallie. {name} m’a montré qui en profite, et à côté de cela {point} n’est que notre gêne ; donc {answer}, en disant pourquoi.',
    'Vous avez répondu à {point} avec des mots que je pourrais répéter au dehors, et c’était toute ma condition. Mon vote leur revient : {answer}.',
  ],
  hold: [
    'Je garde mon désaccord pour ceux qui n’ont pas de siège. Sur {point} nous avons demandé à nos voisins et pas à eux, et je préfère {mine} ; rappelez-moi quand arrivera la première lettre.',
    'Je vote non, comme avant. Ce que nous disons {de point} nous ferait rougir devant les gens concernés ; je propose {de mine}.',
  ],
  bend: [
    'Soit, {answer}, si quelqu’un porte {point} aux gens concernés dans la semaine et nous rapporte ce qu’ils en disent.',
    'Je dis un petit oui, et je laisse une chaise libre devant {point}, pour la personne qui en aura la surprise : {answer}.',
  ],
  acknowledge: [
    '{by} nous dit {said}, et j’aimerais que l’on réponde avec des mots aussi simples.',
    'enfin une voix du dehors : {said}, dit {by}, et je la place au-dessus de nos arguments.',
  ],
  agrees: [
    'Je peux mettre un visage sur {quote}, et ce visage a l’air soulagé.',
    '{name} écrit {quote}, et c’est ainsi que les gens concernés le diraient eux-mêmes.',
    'Avec plaisir : {quote} tient une promesse au lieu d’en faire une.',
  ],
  partly: [
    '{quote} aide ceux qui s’en sortent déjà. J’invite {name} à penser à qui arrive cette semaine.',
    'Je raconterais aux gens la moitié de {quote}. L’autre moitié parle de nous.',
    'C’est gentil, et c’est tôt : {quote} devrait venir après qu’on les a interrogés.',
  ],
  differs: [
    'Personne, hors de cette pièce, n’a jamais demandé {quote}.',
    'Avec {quote} on s’expliquerait pendant un mois, et ce n’est pas {name} qui répondrait aux lettres.',
    '{quote} allège notre journée et allonge la leur. Je ne peux accepter l’échange.',
  ],
  asks: [
    '{at}, à qui pensait cette phrase, et cette personne dirait-elle merci ?',
    '{at}, comment l’annoncer en deux lignes à qui n’a rien demandé ?',
  ],
  answers: [
    '{at} demande {question}. J’ai repris les cinq dernières personnes qui nous ont écrit, et trois diraient oui sans qu’on insiste.',
    'La réponse honnête à {at}, sur {question}, est que j’interrogerais quelqu’un qui s’en sert, cette semaine, pour rapporter ici ses mots.',
  ],
  repeats: [
    'Je le dis une deuxième fois pour des gens qui ne peuvent le dire ici du tout.',
    'Nul n’a interrogé personne au-dehors depuis mon dernier tour ; je n’ai donc rien de neuf à en rapporter.',
  ],
  ballot: [
    'Je vote pour {answer}, et je me charge de l’annonce.',
    'Pour les gens concernés, oui : {answer}, une fois cinq d’entre eux interrogés.',
  ],
  dissent: [
    'Je préfère {mine}, car je ne saurais expliquer le reste à personne au-dehors.',
    'Mon vote demeure avec les absents : {mine}, tant que nul ne les a interrogés.',
  ],
  approve: [
    'J’ai lu {doc} comme quelqu’un qui ne nous connaît pas, et en une minute je savais ce qui changerait pour moi.',
    'La personne à qui cela sert traverse {doc} de la première ligne à la dernière, sans qu’on la prie d’attendre dehors.',
  ],
  reserve: [
    '{Doc} nous ménage et leur rend justice. Je voudrais l’inverse à un seul endroit, là où il leur faut réapprendre.',
    'Je signerais {doc} et j’interrogerais cinq personnes quand même : leur journée y est décrite depuis notre fenêtre.',
  ],
  refuse: [
    'J’ai cherché les gens dans {doc}, et j’y trouve des utilisateurs, au pluriel et sans matin. Il faut aller en rencontrer un.',
    'On ne pourrait annoncer {doc} sans s’excuser à la deuxième phrase. C’est un signe.',
  ],
  mended: [
    'Il y a maintenant quelqu’un dans {doc}, avec un nom et une mauvaise habitude, et le texte fait place aux deux. Je dis oui avec joie.',
    'On les a interrogés, et cela se voit : ce que je craignais est récrit avec leurs mots. {Doc} a mon vote.',
  ],
  matrix: {
    act: {
      pros: ['les gens le voient le jour même', 'tient une promesse faite'],
      cons: ['une habitude à réapprendre', 'nulle personne concernée interrogée'],
      cost: ['une semaine, plus leur patience', 'huit jours et bien des lettres'],
      risks: ['ils s’en vont sans un mot', 'on surprend qui nous faisait confiance'],
    },
    small: {
      pros: ['cinq personnes diront où cela blesse', 'facile à expliquer'],
      cons: ['certains l’ont avant les autres', 'deux façons à expliquer un temps'],
      cost: ['trois jours et cinq appels', 'deux jours, surtout d’écoute'],
      risks: ['les volontaires ne sont pas typiques', 'on n’entend que les polis'],
    },
    still: {
      pros: ['rien à réapprendre', 'aucune annonce à écrire'],
      cons: ['la plainte reste dans la boîte', 'dit aux gens qu’on n’a pas écouté'],
      cost: ['un peu de confiance chaque semaine', 'des excuses plus tard'],
      risks: ['ils trouvent un autre chemin sans nous', 'le silence passe pour une réponse'],
    },
  },
  weighs: [
    'J’ai noté chaque ligne selon le matin qu’elle allège. {Best} aide des gens que je pourrais nommer ; {last} nous aide surtout nous, et reçoit les points qui lui reviennent.',
    'S’il fallait expliquer une de ces lignes au-dehors, je choisirais {best}, en deux phrases. Pour {last} il en faudrait cinq, et des excuses.',
  ],
};
