/** What any seat may say, with its own {concern} in it, and how a council is concluded. In French. */
import { lines } from '../grammar/typeset.ts';
import type { spokenEnglish } from './spokenEnglish.ts';

export const spokenFrench: typeof spokenEnglish = {
  seat: {
    persona: lines`On m’a donné cette place avec les mots {persona}, et je commence donc par {concern}. | Mon carton porte {persona} ; d’où mon attention pour {concern}.
      L’invitation disait {persona}, et j’y entends surtout {concern}.`,
    role: lines`Ma place ici s’appelle {role}, et je regarde d’abord {concern}. | Depuis la chaise marquée {role}, on voit surtout {concern}.
      Mon rôle tient en deux mots, {role}, et tout y commence par {concern}.`,
    nouns: lines`Avec {terms} dans le tableau, je regarde encore {concern}. | Même chose pour {terms} : là aussi, je partirais de ceci, {concern}.
      Pour {terms}, vu d’ici, tout repose encore sur {concern}.`,
    again: lines`À la nouvelle question, {said}, je réponds du même endroit, {concern}. | Puisqu’on me redemande, avec {said}, j’ai repris par {concern}.
      Sur {said}, j’ai regardé une fois de plus {concern} avant de voter.`,
    format: lines`Quelle que soit la forme demandée, {format}, elle doit garder une ligne pour {concern}. | Dans la forme voulue, {format}, je mettrais en tête {concern}.`,
    source: lines`Mon doigt s’arrête à {place}, sur {line}. Lue avec un seul souci, {concern}, cette ligne porte plus que ses voisines.
      Prenons {line}, à {place}. Tout ce que j’ai à dire là-dessus tient à cet endroit, avec une idée en tête, {concern}.
      L’endroit à regarder est {place} : dans {line} se joue ceci, {concern}.
      À {place} je lis {line}, et cela me ramène à mon point de départ, {concern}.`,
    behind: lines`Ce que cela veut dire pour {terms} : d’abord {concern}. | Sur {terms} même, je pèse une seule chose, {concern}.
      Vu depuis {terms}, tout tourne autour de ceci : {concern}. | Derrière le papier il y a {terms}, et j’y regarde {concern}.`,
    back: lines`Le QA Gate nous renvoie pour {issue} ; j’ai donc noté de nouveau, avec ceci en vue : {concern}.
      Puisqu’il faut reprendre {issue}, j’ai revu chaque ligne depuis ma place, {concern}.
      Depuis que {issue} nous est revenu, ce qui pèse le plus dans ma colonne est ceci, {concern}.
      Après {issue}, mes chiffres n’ont bougé que là où l’enjeu est {concern}.`,
    constraint: lines`Le brief dit {constraint} ; j’y tiens chaque réponse, à commencer par {concern}. | Je prends {constraint} au mot, avec un œil sur {concern}.
      Pour moi, {constraint} n’est pas un détail, et j’y pense d’abord {à concern}.`,
    acceptance: lines`Le brief veut {acceptance}, et je le lis pour {concern}.
      N’importe qui pourra vérifier {acceptance}, et je le ferais en pensant {à concern}. | J’écrirais {acceptance} en première page, juste à côté {de concern}.`,
    context: lines`Le contexte dit {context}, ce qui me ramène {à concern}. | Du contexte je garde {context}, à cause {de concern}.
      J’ai lu {context} dans le contexte, et pensé aussitôt {à concern}.`,
    repeats: lines`Je l’ai déjà dit et je le redis, puisque personne n’a touché {à concern}. | Je n’ai pas bougé, et rien n’a bougé non plus pour {concern}.
      Encore une fois, et dans les mêmes mots s’il le faut, je parle {de concern}.`,
    approve: lines`J’ai lu {doc} pour {concern}, et la réponse s’y trouvait avant la question. | J’ai parcouru {doc} en pensant {à concern}, et rien ne m’a fait m’arrêter.
      Pour {concern}, on peut bâtir sur {doc}, ce que je dis rarement d’une première version.`,
    reserve: lines`Il manque peu {à doc} : un passage s’en remet à la chance pour {concern}, et c’est lui que je récrirais.
      Je m’accommode {de doc} dès qu’une seule ligne y sera ajoutée pour {concern}. | Ma réserve sur {doc} est petite et porte un nom, {concern}.`,
    refuse: lines`Je renverrais {doc}, où l’on décide {de concern} sans en dire un mot. | Je ne peux pas laisser passer {doc}, où l’on saute par-dessus {concern}.
      Pas encore : on nous demande de croire {doc} sur parole pour {concern}, et j’aime mieux vérifier.`,
    mended: lines`Ce qui manquait {à doc} s’y trouve, et quelqu’un y répond {de concern}.
      Mon objection a sa réponse : {doc} reprend {concern} à l’endroit même où ma lecture s’était arrêtée.
      Le changement {de doc} est au bon endroit, et je n’ai plus rien à dire {de concern}.`,
    weighs: lines`J’ai noté en pensant {à concern}, ce qui place {best} devant et laisse {last} derrière.
      À n’en juger que par {concern}, {best} vient en tête et {last} ferme la marche. | Entre {best} et {last}, la différence se nomme, pour moi, {concern}.`,
    amendment: lines`ajouter une ligne qui dit qui répond {de concern} | à condition que soit réglé par écrit, avant le premier pas, ceci : {concern}
      nommer une date à laquelle on reviendra sur {concern} | seulement avec un retour en arrière déjà essayé, à cause {de concern}`,
    settles: lines`une réponse écrite sur {concern}, avec un nom dessous | un essai que chacun puisse refaire, en regardant {concern}
      un chiffre pour {concern}, pris avant et après`,
    changed: lines`{at}, avec {quote} : cela répond à ma question sur {concern}. | ce qu’écrit {at}, {quote}, que j’avais laissé de côté en pensant {à concern}.
      {at} sur les faits, {quote} ; mon doute sur {concern} n’en avait aucun derrière lui.`,
    needs: lines`une chose réglée par écrit, {concern}, et quelqu’un qui la signe. | un essai mené jusqu’au bout qui mette hors de doute ceci : {concern}.
      un chiffre pour {concern}, avant et non après.`,
    matters: lines`cela s’en remet à la chance pour {concern} | qui s’y fie paiera plus tard pour {concern} | nul ne le verrait à temps, et il s’agit {de concern}`,
    good: lines`Le texte dit ce qu’il ne fera pas, y compris pour {concern}, ce que la plupart oublient. | Ses parties viennent dans l’ordre des questions, à commencer par {concern}.
      Ses exemples se vérifient, et j’ai vérifié celui qui touche {à concern}. | Il nomme qui fait quoi, jusqu’au dernier pas, {concern}.`,
    against: lines`Le plaidoyer contre la motion, aussi fort que je le puis : elle se tait sur {concern}. | Supposons qu’on l’adopte et qu’on le regrette dans un mois : ce sera pour {concern}.
      Ce que personne ici n’a dit contre elle commence par {concern}.`,
    points: {
      withdrawn: lines`les mots choisis règlent ma question sur {concern} | ce que je demandais sur {concern} a sa réponse | j’en ai vu assez pour laisser de côté {concern}`,
      kept: lines`rien de ce qui s’est dit depuis n’a touché {à concern} | c’est promis, et il faut que ce soit fait, pour {concern} | j’ai lu chaque réponse, et reste entier ceci : {concern}`,
      answered: lines`repris, avec ceci écrit à côté : {concern} | je le montrerai sur le papier avant de commencer, y compris {concern} | c’est juste, et le premier pas regarde {concern}`,
      accepted: lines`cela a sa place dans le texte, et ne coûte rien {à concern} | pris tel quel, au nom {de concern} | oui, et cela précise {concern}`,
      declined: lines`ce serait une autre proposition ; sans cela, rien ne menace {concern} | pas dans ces mots : on y perd plus qu’on n’y gagne pour {concern}`,
      mended: lines`récrit à cet endroit, avec ceci en vue : {concern} | le passage est neuf, et dit qui regarde {concern} | changé, et chacun pourra le vérifier pour {concern}`,
      disputed: lines`j’ai relu cet endroit, et deux lignes plus bas il est question {de concern} | le cas ne peut pas se présenter ; plus haut se décide déjà {concern}`,
      waived: lines`assez petit pour être porté, quant {à concern} | connu, écrit, et sans dommage pour {concern}`,
    },
    criteria: {
      pass: lines`chacun peut le vérifier, y compris pour {concern} | cela découle de ce qui est proposé, comme {concern} | dit en toutes lettres, à côté {de concern}`,
      warn: lines`probable, et non montré : reste ouvert ceci, {concern} | cela dépend de qui regarde {concern}`,
      fail: lines`rien de ce qui est proposé n’y mène, à cause {de concern} | cela échouerait dès le premier jour sur {concern}`,
    },
    proposals: {
      now: lines`{Act}, dès cette semaine | {Act} maintenant, sans nouvelle étude | Décider aujourd’hui {de act} | Ne plus demander s’il faut {act}, et passer au comment`,
      pilot: lines`Commencer petit : {act} à l’essai pendant {weeks} semaines | Rester réversible : {act} pour {weeks} semaines, puis garder ou défaire
        {Act} à titre d’essai pendant {weeks} semaines, et regarder | Se donner {weeks} semaines : {act} à l’essai, sans rien bâtir dessus`,
      gate: lines`Relever d’abord le chiffre d’aujourd’hui, et {act} seulement s’il est aussi mauvais qu’on le dit
        S’accorder sur un seul chiffre, le suivre {weeks} semaines, puis {act} s’il y invite
        Donner un chiffre à la réussite, le relever, et seulement ensuite {act} | Mettre un chiffre sur la gêne, et {act} le jour où ce chiffre le justifie`,
      split: lines`Couper la question en deux : faire maintenant ce qui peut se défaire, et n’aller jusqu’à {act} que là où cette part tient
        Trancher aujourd’hui la moitié réversible, et revenir dans {weeks} semaines sur le choix {de act}
        {Act} par moitiés, en commençant par celle qui peut se défaire
        Décider maintenant ce qui peut se reprendre, et {act} en entier quand cela aura tenu {weeks} semaines`,
      wait: lines`{Dont} pour l’instant, rouvrir dans {weeks} semaines la question {de act}
        Pas encore : {dont}, laisser {weeks} semaines à qui veut {act} pour revenir avec mieux
        Attendre {weeks} semaines plutôt que {de act} aujourd’hui, d’ici là {dont}
        Laisser {weeks} semaines de plus à l’idée avant {de act}, en attendant {dont}`,
    },
    concludes: {
      now: '{act} dès maintenant',
      pilot: '{act} à titre d’essai',
      gate: 'mesurer avant {de act}',
      split: 'régler la part réversible avant {de act}',
      wait: 'laisser le dossier ouvert plutôt que {de act}',
    },
    concludesBriefly: {
      now: 'avancer sur {key} dès maintenant',
      pilot: 'commencer petit avec {key}',
      gate: 'mesurer avant de toucher {à key}',
      split: 'régler la part réversible avant de toucher {à key}',
      wait: 'laisser {key} de côté pour l’instant',
    },
    works: {
      draft: 'le texte',
      outline: 'la structure',
      plan: 'le plan',
      change: 'le changement',
      answer: 'la réponse',
      synthesis: 'la synthèse',
      page: 'la page',
      frame: 'le cadre',
      matrix: 'le cadre',
      other: 'le document',
    },
    verdicts: { accept: 'accepter {doc}', sendBack: 'renvoyer {doc} à l’établi' },
    judgements: {
      agree: lines`Continuer avec {doc} sans retouche | Prendre {doc} pour de bon | Accepter {doc} et passer à l’étape suivante | Laisser passer {doc}`,
      nuance: lines`Accepter {doc} une fois un passage récrit | Garder {doc} et reprendre un seul point avant la suite | Continuer avec {doc} sous une réserve écrite
        Prendre l’essentiel {de doc} et garder le reste un jour de plus`,
      disagree: lines`Renvoyer {doc} avec la liste de ce qui manque | Reprendre {doc} avant que quiconque bâtisse dessus
        Retenir {doc} tant que le passage le plus faible n’est pas récrit | Rendre {doc} à son auteur`,
    },
    ownText: lines`Ce texte est le mien ; je n’y ai cherché qu’une chose, si {quote} dit encore ce que je voulais dire. Oui.
      J’ai relu mon propre texte comme s’il venait d’ailleurs, en m’attardant sur {quote}.`,
    options: {
      pilot: 'Un essai d’abord',
      gate: 'Mesurer d’abord',
      split: 'La part réversible d’abord',
    },
    cells: {
      act: {
        pros: lines`une pièce mobile de moins à surveiller | répond à la question posée | fait une fois, d’un bloc | un seul état à essayer au lieu de deux
          remboursé dans le trimestre | règle la cause et non un symptôme | met fin à une longue dispute | les gens le voient le jour même`,
        cons: lines`aucun retour répété | la réussite a deux définitions | aucune tranche ne marche seule | pas de chiffre de départ | aucun plafond à l’effort
          ferme d’autres portes | un oui étroit | une habitude à réapprendre`,
        cost: lines`deux semaines et une nuit d’astreinte | une semaine, surtout de rédaction | deux semaines d’une personne | six jours, dont deux d’essais
          dix jours, puis un par mois | modéré, et surtout irréversible | une semaine et plusieurs conversations | une semaine, plus leur patience`,
        risks: lines`une panne que nul ne veille | déclaré réussi par ses auteurs | le dernier dixième prend la moitié du temps | un progrès par coïncidence
          le dépassement mange le bénéfice | un effet second renverse le premier | à regagner chaque mois | ils s’en vont sans un mot`,
      },
      small: {
        pros: lines`les dégâts restent dans une pièce | une affirmation qui peut être fausse | quelque chose à montrer vendredi | donne un chiffre de lui-même
          un regret bon marché | achète du savoir à bas prix | les deux camps l’auraient proposé | cinq personnes diront où cela blesse`,
        cons: lines`deux installations à tenir à jour | éprouve ce qui est facile à éprouver | de la colle à enlever ensuite | les petits nombres flattent
          deux factures tant que cela dure | éprouve le symptôme | peut passer pour une hésitation | certains l’ont avant les autres`,
        cost: lines`quatre jours et un exercice | trois jours et une page honnête | trois jours | trois jours et un carnet | quatre jours, plafonnés | faible, réversible
          trois jours et une bonne lettre | trois jours et cinq appels`,
        risks: lines`l’essai devient définitif sans garde | lu comme un oui par défaut | le prototype part en production tout seul | on s’arrête au premier bon chiffre
          nul ne ferme l’essai | on conclut ce que l’on espérait | la pause est oubliée | les volontaires ne sont pas typiques`,
      },
      still: {
        pros: lines`pannes connues, remèdes connus | ne promet rien d’intenable | les mains libres pour autre chose | un comportement éprouvé par l’usage
          ne coûte rien ce mois-ci | ne demande aucune prémisse neuve | personne n’a rien à avaler | rien à réapprendre`,
        cons: lines`le point faible reste ouvert | le silence passe pour un argument | chaque changement reste lent | ne mesure rien | on continue à payer en petite monnaie
          tient le délai pour neutre | ceux qui demandaient y lisent un refus | la plainte reste dans la boîte`,
        cost: lines`rien maintenant, les intérêts plus tard | rien que l’on mesure | une heure par semaine, pour toujours | zéro, compté de travers
          deux heures par semaine, comme aujourd’hui | le bénéfice auquel on renonce | un peu de bonne volonté | un peu de confiance chaque semaine`,
        risks: lines`on s’habitue à l’alarme | une dérive prise pour un choix | on oublie comment cela marche | le point de départ dérive | le bon moment passe
          la possibilité d’agir expire | une patience d’un seul côté | ils trouvent un autre chemin sans nous`,
      },
    },
  },
  conclusion: {
    support: {
      one: lines`Un seul siège, {names}, soutient à ce jour cette réponse : {answer}. | Pour l’instant, une seule voix pour cette réponse, {names} : {answer}.`,
      many: lines`{names} soutiennent une même réponse : {answer}. | Une réponse a pour elle {names} : {answer}.`,
      all: lines`Toute la table soutient une même réponse : {answer}.
        Personne ne reste dehors : {names} se retrouvent sur une réponse, {answer}.`,
      nobody: lines`Aucune réponse n’a encore réuni de vote. | La table ne donne pas de réponse commune.`,
    },
    shared: {
      now: lines`Le travail est assez compris pour commencer ; les doutes qui restent portent sur la manière.
        Terrain commun : une étude de plus nous dirait ce que l’on sait déjà.`,
      pilot: lines`Terrain commun : un premier pas que l’on peut défaire apprendra plus qu’un nouveau tour d’arguments.
        Ce qui réunit la table, c’est la taille du premier pas, assez petit pour se regretter à bon compte.`,
      gate: lines`Terrain commun : un chiffre pris avant vaut mieux qu’un avis gardé après.
        La table partage l’envie de savoir avant d’agir, et une limite au temps que cela peut prendre.`,
      split: lines`Terrain commun : les deux moitiés de la question ne portent pas le même risque.
        La table convient que la part réversible n’a pas à attendre celle qui ne l’est pas.`,
      wait: lines`Terrain commun : la cause n’est pas perdue, elle n’est pas encore plaidée. | La table partage une patience, avec une date au bout.`,
    },
    early: lines`L’accord s’est fait au deuxième tour, et il n’y en a pas eu de troisième. | Il a suffi que chacun lise les autres.`,
    late: lines`Il a fallu un troisième tour pour en arriver là. | Les dernières objections ont été reprises une à une au troisième tour.`,
    absent: lines`Manque au dossier : {names}. Rien ici ne parle pour cette chaise. | Pas de réponse de la part {de names} ; cela ne compte ni pour ni contre.`,
    blocking: 'bloquant',
    moved: lines`réglé, puisque {name} a fini par rejoindre les autres | clos : {name} a bougé | {name} n’y tient plus`,
    stands: lines`le point demeure | non réglé, et gardé plus bas | toujours ouvert ; {name} tient bon`,
    noDisagreement: lines`Aucun ne reste ouvert ; ce qui séparait les premières positions est devenu des conditions.
      Plus rien n’est disputé. Les premières positions différaient de camp et d’allure, et les conditions plus bas en gardent la trace.`,
    insight: lines`{quote} : la réponse est bâtie là-dessus. | {quote}, que personne n’a réfuté. | {quote}. L’objet même de la discussion en a changé.
      {quote}, et la condition plus bas en est la réponse. | {quote} : la ligne à relire si cela tourne mal. | {quote}, un rappel qui vaudra encore dans un an.
      {quote}. Les autres tournaient autour. | {quote}, la phrase la plus nette du premier tour.`,
    core: {
      now: lines`Ma recommandation est {de act}, dès cette semaine. | Je recommande {de act} maintenant, et de ne plus débattre du principe.`,
      pilot: lines`Ma recommandation : {act} à l’essai pour {weeks} semaines, puis regarder ensemble.
        Je recommande un petit début : {act} pour {weeks} semaines, puis garder ou défaire.`,
      gate: lines`Je recommande de mesurer d’abord : un chiffre, {weeks} semaines au plus, et ensuite {act} si le chiffre y invite.
        Ma recommandation est une porte. Que ceux qui veulent {act} apportent le chiffre, et le chiffre décidera.`,
      split: lines`Je recommande de décider en deux temps : aujourd’hui ce qui peut se défaire, et dans {weeks} semaines s’il faut {act} tout à fait.
        Ma recommandation est de prendre maintenant la moitié réversible, et {de act} pour le reste une fois qu’elle aura tenu.`,
      wait: lines`Ma recommandation est {de dont} pour l’instant plutôt que {de act}, et de rouvrir la question dans {weeks} semaines.
        Je recommande {de dont}. Dans {weeks} semaines, que ceux qui veulent encore {act} apportent ce qui manquait aujourd’hui.`,
    },
    first: lines`Le premier pas est celui que demande {name} : {quote}. | Commencer par la demande {de name}, {quote}.`,
    condition: lines`En chemin, garder ce {que name} ajoute : {quote}. | Une condition {de name} vient avec : {quote}.`,
    measure: lines`Ce sera fini à la marque même du brief, {acceptance}. | La mesure est celle du brief : {acceptance}.`,
    again: lines`À la question qui a rouvert le débat, {said}, c’est en ces termes que l’on répond.
      Voilà aussi la réponse à ce qui était demandé pour le tour de plus : {said}.`,
    risk: {
      now: lines`Une erreur coûtera plus cher qu’après un départ lent. | On commence avant d’avoir répondu à tous les doutes.`,
      pilot: lines`Pendant {weeks} semaines, deux façons de faire vivent côte à côte. | Un petit essai peut en dire trop peu sur {key} en vraie grandeur.`,
      gate: lines`La date glisse si le chiffre tarde.
        On peut bien mesurer ce qui touche {à key} et découvrir que ce n’était pas cela qu’il fallait mesurer.`,
      split: lines`Deux demi-décisions peuvent s’éloigner l’une de l’autre.
        La seconde moitié peut ne jamais venir, et la première serait alors tout ce que l’on a fait pour {key}.`,
      wait: lines`Ce qui gêne aujourd’hui autour {de key} dure {weeks} semaines de plus. | L’attente peut passer pour un refus aux yeux de ceux qui ont demandé.`,
    },
    riskOf: lines`{name} en avertit dans ces termes : {quote}. On avance en l’ayant écrit.
      L’objection {de name}, {quote}, a une réponse sur le papier et pas encore dans les faits.`,
    minority: lines`{quote} | avec ses propres mots, {quote}`,
    instead: lines`À la place, ce siège propose : {quote}. | L’autre route, telle qu’elle fut présentée : {quote}.`,
    acknowledge: lines`{by} dit {said}, et la recommandation est écrite en le gardant en vue. | {by} apporte {said} ; cela fait partie de ce qui suit.`,
    versus: '{one} contre {other} sur {point}',
    everyone: 'tous',
    together: lines`Il a fallu {rounds} de parole, et le vote confirme ce que le dernier avait montré.
      La table s’est retrouvée en {rounds} ; personne n’a eu à être mis en minorité.`,
    nearly: lines`Après {rounds}, nul n’est contre, et tous ne sont pas tout à fait pour.
      {Rounds} ont amené la table à un pas d’une seule réponse, et ce dernier pas est une question de degré.`,
    apart: lines`Après {rounds} et un vote, il y a une majorité et une minorité, et ni l’une ni l’autre n’est un malentendu.
      {Rounds} n’ont pas réuni tout le monde ; ce qui suit est la réponse du plus grand nombre.`,
    scores: lines`Par la médiane de toutes les notes : {scores}.`,
    ship: 'livrer {doc}',
    taken: lines`Ce que demandaient les relectures est dans le texte, sous « Ce qui a changé », où chacun peut le vérifier.`,
    untouched: lines`Les relectures ont laissé passer {title} sans rien faire récrire.`,
    passed: lines`Le QA Gate n’a rien trouvé à retenir.`,
    warned: lines`Le QA Gate a laissé passer avec un risque par écrit, repris plus bas.`,
    held: lines`Le QA Gate reste insatisfait, et on l’a consulté autant de fois qu’il se peut.`,
    unjudged: lines`Aucun QA Gate ne l’a jugé ; cela sort sur la foi des relectures.`,
    shipped: lines`Je recommande de livrer {title} sans retouche, et de s’en servir pour {act}.`,
    kept: lines`Je recommande de garder {title} à l’état de projet, ses points ouverts nommés, et de ne pas encore s’en servir pour {act} : {issue}.`,
    quiet: lines`Rien n’a été marqué au QA Gate ; ce {que key} deviendra en d’autres mains est le risque qu’aucune lecture n’ôte.`,
    watched: lines`{issue}. Accepté, sous le regard {de owner}.`,
    open: lines`Toujours ouvert : {issue}.`,
    accepted: lines`Verdict : {act}. Il ne reste aux relectures aucune réserve qui changerait une ligne.`,
    reserved: lines`Verdict : {act}, une fois closes les réserves plus bas, et sans nouvelle relecture complète.`,
    refused: lines`Verdict : ne pas {act} pour l’instant. Ce qui bloque est nommé plus bas, à sa place.`,
    answered: lines`Chaque point bloquant a reçu une réponse de l’auteur, dans l’ordre.`,
    gated: lines`Le QA Gate avait renvoyé ceci pour {issue} ; on y répond plus haut, au nom de qui s’en chargera.`,
    rounds: lines`un tour | deux tours | trois tours | quatre tours | cinq tours | six tours | sept tours`,
  },
};
