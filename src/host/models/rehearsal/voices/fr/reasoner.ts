/** Le raisonneur en français : hypothèses, chaînes de causes, effets seconds. */
import type { Voice } from '../../voice.ts';

export const reasoner: Voice = {
  concern: ['l’hypothèse du dessous', 'ce qui découle de quoi'],
  open: {
    for: [
      'Ma conclusion est favorable : l’argument pour {act} demande deux hypothèses, toutes deux plus légères que celles de ses rivaux.',
      'Suivi pas à pas, le raisonnement ne mène que d’un côté, et il faut {act}.',
    ],
    against: [
      'Je conclus contre. {Act} soigne un symptôme, et la cause serait encore là le lendemain ; autant {dont}.',
      'L’inférence cède à sa deuxième marche, et c’est pourquoi je préfère {dont} plutôt que {de act}.',
    ],
    depends: [
      'Tout tourne sur une hypothèse. Si elle tient, il faut {act} ; sinon, le même argument montre l’autre direction.',
      'Je peux donner la réponse sous condition : {act} si, et seulement si, le gain survit à la réaction qu’il provoque.',
    ],
    reframe: [
      'Nous parlons comme si {act} était un seul choix. Il y en a au moins trois, et ils n’ont pas la même réponse.',
      'Supposons {que act} réussisse tout à fait. Où sera le nouveau goulot ? Je crois que c’était cela, la question posée.',
    ],
  },
  because: {
    for: [
      'La thèse adverse doit expliquer pourquoi le présent resterait comme il est, et rien ne le fait jamais. La nôtre n’a qu’un premier pas à expliquer.',
      'Même en accordant la plus forte objection, la conclusion survit, avec moins de marge. C’est à cela que je reconnais un argument solide.',
    ],
    against: [
      'Les premiers effets sont agréables et annoncés ; les seconds sont lents, et n’appartiennent à personne. Ici le second mange le premier.',
      'On passe de « ceci va mal » à « cela irait mieux » sans rien entre les deux. Seule notre impatience les relie.',
    ],
    depends: [
      'J’aime mieux nommer la charnière que prétendre la porte ouverte ou fermée. Une fois nommée, elle s’éprouve en un après-midi.',
      'Les gens s’adaptent à tout changement, et certains contre lui. Une prévision qui l’oublie est une photo prise pour une carte.',
    ],
    reframe: [
      'L’un se défait et les deux autres non. Les traiter de même, c’est traîner sur le premier ou courir trop vite sur le reste.',
      'Si le goulot suivant est pire que l’actuel, alors la réussite est l’issue qui coûte cher.',
    ],
  },
  ground: [
    'Séparons, à propos {de key}, ce que l’on sait de ce que l’on infère. On sait que cela gêne ; on infère que c’est la cause ; on espère seulement que c’est la seule.',
    'Voici la plus forte raison contre mon propre avis : je surestime peut-être {key}, l’habitude autour compte davantage, et les habitudes ne cèdent pas aux décisions.',
    'Il y a une asymétrie à nommer. Se tromper sur {key} dans un sens coûte un délai ; dans l’autre, cela coûte un demi-tour, et ce n’est pas la même monnaie.',
    'Je me demande ce que dirait {de key} une personne arrivée dans un an et qui ne connaîtrait que l’issue. La plupart de nos arguments ne survivraient pas à ce lecteur-là.',
  ],
  constraint: [
    'De {constraint} il découle bien des choses, dont l’abandon de l’option la plus élégante.',
    'Je prends {constraint} pour une prémisse et non pour un souhait, et la preuve s’en trouve plus courte.',
  ],
  acceptance: [
    'Le critère {acceptance} est nécessaire ; rien ne me persuade qu’il suffise.',
    'Si {acceptance} est bien ce que l’on vise, une de nos hypothèses ne sert à rien et peut partir.',
  ],
  context: [
    'Une prémisse vient du contexte lui-même, {context}, et je bâtis dessus.',
    'Je tire de {context} une conséquence que la question ne dit pas : la cause est peut-être ailleurs.',
  ],
  mind: {
    for: [
      'un exemple où les deux hypothèses tenaient et où l’issue fut mauvaise.',
      'une explication plus simple des mêmes faits, qui montre l’autre côté.',
    ],
    against: [
      'un mécanisme, marche après marche, du changement au bénéfice.',
      'la cause enlevée, et non le seul symptôme.',
    ],
    depends: [
      'un regard direct sur l’hypothèse charnière, de quelque côté qu’elle tombe.',
      'la preuve que personne ne changerait de conduite en réponse.',
    ],
    reframe: [
      'un argument montrant que les trois choix ne se séparent pas.',
      'la découverte que le goulot suivant est sans danger.',
    ],
  },
  accept: [
    'L’inférence dans {quote} est saine. {at} pose la prémisse avant la conclusion, et je peux suivre {name} jusqu’en bas.',
    'J’arrivais au même endroit par un chemin plus long : {quote}, comme l’écrit {at}. Que deux routes se croisent est déjà une raison de croire {name}.',
    'S’il fallait garder une seule prémisse des autres, ce serait {quote}, chez {at} : ôtez-la, et la conclusion {de name} tombe avec la mienne.',
  ],
  resist: [
    'De {quote}, la conclusion {de at} ne découle qu’au prix d’une prémisse de plus, et c’est elle {que name} devrait défendre.',
    '{at} fait reposer beaucoup sur {quote}. J’y lis une coïncidence bien élevée, et {name} n’offre pas de raison d’en faire une loi.',
    'Accordons {quote} à {at}. La politique inverse s’en trouve tout aussi bien soutenue, et l’argument {de name} prouve donc plus qu’il ne devrait.',
  ],
  keep: [
    'Réflexion faite, je maintiens ma conclusion, une prémisse rendue explicite : {answer} est juste tant que la cause est bien celle que l’on croit.',
    'Les arguments des autres diffèrent des miens et arrivent au même point, ce qui me conforte : {answer}.',
  ],
  moved: [
    'Je retire une prémisse, et la conclusion part avec elle. Sans elle, la meilleure réponse est {de answer}.',
    'L’objection était plus forte que mon argument, donc je la suis. Il convient {de answer}, et mieux vaut changer d’avis ce soir que s’obstiner un mois.',
  ],
  slowed: [
    'Mon argument survit, avec moins de marge que je ne le disais, et moins de marge demande une thèse plus petite : {answer}.',
    'Deux de mes pas étaient plus courts qu’ils n’auraient dû. En les refaisant, j’arrive à ceci : {answer}.',
  ],
  rest: [
    'La marche qui manquait manque encore, et la conclusion ne change pas : {answer}.',
    'Rien dans les réponses ne répare l’inférence. {Answer} reste la seule conclusion qui ne demande pas de prémisse en plus.',
  ],
  nuance: [
    'J’accepte la conclusion sans le raisonnement. {Answer} est peut-être juste pour une raison que nul n’a donnée, et une réponse juste mal fondée voyage mal.',
    'En logique, j’en suis aux deux tiers : {answer} pour la part réversible, et suspendre le jugement sur le reste.',
  ],
  contest: [
    'Désaccord, car l’argument prouve trop : par les mêmes marches, on justifierait le contraire. Tant que ce n’est pas réparé, je préfère {mine}.',
    'Une conséquence a été laissée dehors, et elle change le signe de l’ensemble. En la comptant, il découle qu’il vaut mieux {mine}.',
  ],
  step: ['avec, écrite à côté, l’hypothèse qui porte le tout', 'avec la part réversible en premier'],
  wait: ['et regarder en face l’hypothèse charnière', 'et séparer les trois choix avant d’y revenir'],
  point: [
    'la prémisse cachée sur {key}',
    'si la cause est bien du côté {de key}',
    'l’effet second laissé dehors',
  ],
  blocking: [
    'L’argument pour {act} repose sur une prémisse que nul n’a énoncée, encore moins défendue.',
    'Un effet second sur {key} a été laissé dehors, et il peut renverser le résultat.',
  ],
  recommend: [
    'Énoncer en une phrase l’hypothèse qui porte tout, et passer un après-midi à tenter de la briser.',
    'Dessiner la chaîne du changement au bénéfice, une flèche par marche, et marquer la flèche la moins sûre.',
    'Ranger les trois choix selon la peine qu’il faut pour les défaire, et ne décider que le premier aujourd’hui.',
  ],
  stay: [
    'Ma conclusion ne change pas, et {point} en a mieux tracé les bornes : {answer}, pour la raison donnée et pour aucune plus grande.',
    'Ayant pesé {point} une seconde fois, je confirme. L’argument pour {answer} tient même si l’on accorde l’objection.',
  ],
  move: [
    'Je concède. Sur {point}, mon argument avait un trou, {name} l’a trouvé, et ce qui reste soutient le choix {de answer}.',
    'La cohérence m’oblige à bouger : j’avais dit que {point} en déciderait, et c’est fait. Donc, {answer}.',
  ],
  hold: [
    'Je maintiens mon désaccord. La réponse sur {point} redit la conclusion au lieu de fournir la prémisse, et je préfère {mine}. Un avis minoritaire est l’endroit honnête pour cela.',
    'Je ne peux pas suivre. Si la majorité a raison sur {point}, c’est par chance, et mieux vaut {mine} que de compter dessus.',
  ],
  bend: [
    'J’approuve l’acte sans approuver l’argument : {answer}, et laisser {point} ouvert comme une question de fait.',
    'À titre provisoire, {answer}. Mon doute restant porte sur {point}, et il est de ceux que le temps tranchera sans nous.',
  ],
  acknowledge: [
    '{by} fournit {said} ; prise pour prémisse, cette phrase ôte une branche à mon argument.',
    'de {said}, {que by} ajoute, il découle qu’une part de notre débat est réglée.',
  ],
  agrees: [
    'La prémisse de {quote} est celle que j’aurais choisie, et {name} n’en tire pas plus qu’elle ne contient.',
    'J’ai tenté de nier {quote}, sans y parvenir autrement qu’en contredisant mon premier tour.',
    'Cela suit. De {quote}, avec ce qui était accordé, la conclusion {de name} est le plus court chemin.',
  ],
  partly: [
    'J’accorde {quote} et m’arrête une marche avant {name} : il faudrait une cause là où l’on a une corrélation.',
    '{quote} suffit, je crois, sans être nécessaire ; une thèse plus faible porterait le même poids.',
    'Deux propositions se partagent {quote}. Je tiens la première et suspends mon jugement sur la seconde.',
  ],
  differs: [
    'Si {quote} était vrai, on en aurait déjà vu une conséquence, et personne ici n’en rapporte.',
    '{name} part de {quote}, qui suppose ce qu’il faut démontrer.',
    'Je conteste le quantificateur caché dans {quote} : « certains » serait juste, « tous » ne l’est pas.',
  ],
  asks: [
    '{at}, quelle hypothèse serait la plus gênante à défendre ?',
    '{at}, si l’on décidait ce soir le contraire, que verrait-on d’abord ?',
  ],
  answers: [
    'Je prends la question {de at}, {question}, comme une question de cause. Ôtons la cause, voyons si l’effet s’en va ; jusque-là je penche sans conclure.',
    'Pour {at}, au sujet de {question} : tout dépend d’une seule hypothèse, que je tiens à deux chances sur trois environ.',
  ],
  repeats: [
    'Un argument ne faiblit pas d’être redit, ni, je l’avoue, ne grandit.',
    'Aucune prémisse ajoutée, aucune retirée, donc la même conclusion.',
  ],
  ballot: [
    'Je conclus qu’il faut {answer}, sous une hypothèse que j’ai énoncée et que j’abandonnerais en premier.',
    'Par élimination plus que par élan : {answer}, la prémisse qui porte le tout écrite à côté.',
  ],
  dissent: [
    'Je préfère {mine}, parce que la conclusion posée sur la table dépasse ses prémisses.',
    'La cohérence me laisse de l’autre côté : {mine}, tant que la prémisse cachée n’est pas défendue.',
  ],
  approve: [
    'J’ai suivi {doc} de la première hypothèse à la dernière conséquence, et nulle part on ne m’a demandé de sauter.',
    'Les parties s’appuient dans un seul sens, ce qui distingue {doc} d’un cercle.',
  ],
  reserve: [
    'La chaîne {de doc} est saine, sauf un maillon que l’on affirme. Il tient peut-être ; je le marquerais, pour regarder là d’abord.',
    'Je partage ce que conclut {doc}, et moins la manière. Un effet second y est cité, puis abandonné.',
  ],
  refuse: [
    'Ce que recommande {doc} ne découle pas de ce qui s’y trouve énoncé. La prémisse absente est grosse, et c’est celle que je nierais.',
    '{Doc} prouve trop : par les mêmes marches on plaiderait le contraire.',
  ],
  mended: [
    'La prémisse absente est écrite dans {doc}, où l’on peut l’attaquer, et je m’aperçois que je ne l’attaquerais pas.',
    'L’effet second suivi jusqu’au bout, {doc} arrive à la même conclusion par une route praticable.',
  ],
  matrix: {
    act: {
      pros: ['repose sur deux hypothèses légères', 'ôte la cause et non le symptôme'],
      cons: ['ferme d’autres portes', 'conclut d’un seul cas'],
      cost: ['modéré, et surtout irréversible', 'deux semaines et une option perdue'],
      risks: ['un effet second renverse le premier', 'la prémisse n’était que locale'],
    },
    small: {
      pros: ['achète du savoir à bas prix', 'garde le choix ouvert'],
      cons: ['éprouve le symptôme', 'généralise depuis un coin'],
      cost: ['faible, réversible', 'une demi-semaine pour une réponse'],
      risks: ['on conclut ce que l’on espérait', 'le coin n’est pas typique'],
    },
    still: {
      pros: ['ne demande aucune prémisse neuve', 'garde la valeur de l’attente'],
      cons: ['tient le délai pour neutre', 'la cause continue d’agir'],
      cost: ['le bénéfice auquel on renonce', 'petit aujourd’hui, et composé'],
      risks: ['la possibilité d’agir expire', 'les circonstances décident pour nous'],
    },
  },
  weighs: [
    'L’ordre découle de la réversibilité : {best} se corrige si l’hypothèse tombe, {last} non, et notre doute porte justement sur cette hypothèse.',
    'J’ai demandé à chaque ligne ce qui doit être vrai pour qu’elle gagne. La liste la plus courte est du côté de {best}, la plus longue du côté de {last}.',
  ],
};
