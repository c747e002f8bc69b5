/** Les phrases de l’orchestrateur en français. */
import type { SynthesisWords } from './synthesisShape.ts';

export const synthesisFrench: SynthesisWords = {
  support: {
    one: [
      'Un seul siège, {names}, soutient à ce jour cette réponse : {answer}.',
      'Pour l’instant, une seule voix pour cette réponse, {names} : {answer}.',
    ],
    many: ['{names} soutiennent une même réponse : {answer}.', 'Une réponse a pour elle {names} : {answer}.'],
    all: [
      'Toute la table soutient une même réponse : {answer}.',
      'Personne ne reste dehors : {names} se retrouvent sur une réponse, {answer}.',
    ],
    nobody: ['Aucune réponse n’a encore réuni de vote.', 'La table ne donne pas de réponse commune.'],
  },
  shared: {
    now: [
      'Le travail est assez compris pour commencer ; les doutes qui restent portent sur la manière.',
      'Terrain commun : une étude de plus nous dirait ce que l’on sait déjà.',
    ],
    pilot: [
      'Terrain commun : un premier pas que l’on peut défaire apprendra plus qu’un nouveau tour d’arguments.',
      'Ce qui réunit la table, c’est la taille du premier pas, assez petit pour se regretter à bon compte.',
    ],
    gate: [
      'Terrain commun : un chiffre pris avant vaut mieux qu’un avis gardé après.',
      'La table partage l’envie de savoir avant d’agir, et une limite au temps que cela peut prendre.',
    ],
    split: [
      'Terrain commun : les deux moitiés de la question ne portent pas le même risque.',
      'La table convient que la part réversible n’a pas à attendre celle qui ne l’est pas.',
    ],
    wait: [
      'Terrain commun : la cause n’est pas perdue, elle n’est pas encore plaidée.',
      'La table partage une patience, avec une date au bout.',
    ],
  },
  early: [
    'L’accord s’est fait au deuxième tour, et il n’y en a pas eu de troisième.',
    'Il a suffi que chacun lise les autres.',
  ],
  late: [
    'Il a fallu un troisième tour pour en arriver là.',
    'Les dernières objections ont été reprises une à une au troisième tour.',
  ],
  absent: [
    'Manque au dossier : {names}. Rien ici ne parle pour cette chaise.',
    'Pas de réponse de la part {de names} ; cela ne compte ni pour ni contre.',
  ],
  versus: (one, other, point) => `${one} contre ${other ?? 'tous'} sur ${point}`,
  blocking: 'bloquant',
  moved: [
    'réglé, puisque {name} a fini par rejoindre les autres',
    'clos : {name} a bougé',
    '{name} n’y tient plus',
  ],
  stands: ['le point demeure', 'non réglé, et gardé plus bas', 'toujours ouvert ; {name} tient bon'],
  noDisagreement: [
    'Aucun ne reste ouvert ; ce qui séparait les premières positions est devenu des conditions.',
    'Plus rien n’est disputé. Les premières positions différaient de camp et d’allure, et les conditions plus bas en gardent la trace.',
  ],
  insight: [
    '{quote} : la réponse est bâtie là-dessus.',
    '{quote}, que personne n’a réfuté.',
    '{quote}. L’objet même de la discussion en a changé.',
    '{quote}, et la condition plus bas en est la réponse.',
    '{quote} : la ligne à relire si cela tourne mal.',
    '{quote}, un rappel qui vaudra encore dans un an.',
    '{quote}. Les autres tournaient autour.',
    '{quote}, la phrase la plus nette du premier tour.',
  ],
  core: {
    now: [
      'Ma recommandation est {de act}, dès cette semaine.',
      'Je recommande {de act} maintenant, et de ne plus débattre du principe.',
    ],
    pilot: [
      'Ma recommandation : {act} à l’essai pour {weeks} semaines, puis regarder ensemble.',
      'Je recommande un petit début : {act} pour {weeks} semaines, puis garder ou défaire.',
    ],
    gate: [
      'Je recommande de mesurer d’abord : un chiffre, {weeks} semaines au plus, et ensuite {act} si le chiffre y invite.',
      'Ma recommandation est une porte. Que ceux qui veulent {act} apportent le chiffre, et le chiffre décidera.',
    ],
    split: [
      'Je recommande de décider en deux temps : aujourd’hui ce qui peut se défaire, et dans {weeks} semaines s’il faut {act} tout à fait.',
      'Ma recommandation est de prendre maintenant la moitié réversible, et {de act} pour le reste une fois qu’elle aura tenu.',
    ],
    wait: [
      'Ma recommandation est {de dont} pour l’instant plutôt que {de act}, et de rouvrir la question dans {weeks} semaines.',
      'Je recommande {de dont}. Dans {weeks} semaines, que ceux qui veulent encore {act} apportent ce qui manquait aujourd’hui.',
    ],
  },
  first: [
    'Le premier pas est celui que demande {name} : {quote}.',
    'Commencer par la demande {de name}, {quote}.',
  ],
  condition: [
    'En chemin, garder ce {que name} ajoute : {quote}.',
    'Une condition {de name} vient avec : {quote}.',
  ],
  measure: [
    'Ce sera fini à la marque même du brief, {acceptance}.',
    'La mesure est celle du brief : {acceptance}.',
  ],
  again: [
    'À la question qui a rouvert le débat, {said}, c’est en ces termes que l’on répond.',
    'Voilà aussi la réponse à ce qui était demandé pour le tour de plus : {said}.',
  ],
  risk: {
    now: [
      'Une erreur coûtera plus cher qu’après un départ lent.',
      'On commence avant d’avoir répondu à tous les doutes.',
    ],
    pilot: [
      'Pendant {weeks} semaines, deux façons de faire vivent côte à côte.',
      'Un petit essai peut en dire trop peu sur {key} en vraie grandeur.',
    ],
    gate: [
      'La date glisse si le chiffre tarde.',
      'On peut bien mesurer ce qui touche {à key} et découvrir que ce n’était pas cela qu’il fallait mesurer.',
    ],
    split: [
      'Deux demi-décisions peuvent s’éloigner l’une de l’autre.',
      'La seconde moitié peut ne jamais venir, et la première serait alors tout ce que l’on a fait pour {key}.',
    ],
    wait: [
      'Ce qui gêne aujourd’hui autour {de key} dure {weeks} semaines de plus.',
      'L’attente peut passer pour un refus aux yeux de ceux qui ont demandé.',
    ],
  },
  riskOf: [
    '{name} en avertit dans ces termes : {quote}. On avance en l’ayant écrit.',
    'L’objection {de name}, {quote}, a une réponse sur le papier et pas encore dans les faits.',
  ],
  minority: ['{quote}', 'avec ses propres mots, {quote}'],
  instead: [
    'À la place, ce siège propose : {quote}.',
    'L’autre route, telle qu’elle fut présentée : {quote}.',
  ],
  acknowledge: [
    '{by} dit {said}, et la recommandation est écrite en le gardant en vue.',
    '{by} apporte {said} ; cela fait partie de ce qui suit.',
  ],
};
