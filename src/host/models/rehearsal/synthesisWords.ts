/** What the orchestrator says when it draws the threads together; every number and name comes from the scene. */
import type { Language } from '../../../core/ids.ts';
import type { Answer } from './plan.ts';

type Lines = readonly string[];

interface SynthesisWords {
  support: { one: Lines; many: Lines; all: Lines; nobody: Lines };
  shared: Record<Answer, Lines>;
  early: Lines;
  late: Lines;
  absent: Lines;
  versus: (one: string, other: string | undefined, point: string) => string;
  blocking: string;
  moved: Lines;
  stands: Lines;
  noDisagreement: Lines;
  insight: Lines;
  core: Record<Answer, Lines>;
  first: Lines;
  condition: Lines;
  measure: Lines;
  again: Lines;
  risk: Record<Answer, Lines>;
  riskOf: Lines;
  minority: Lines;
  instead: Lines;
  acknowledge: Lines;
}

export const synthesisWords: Record<Language, SynthesisWords> = {
  en: {
    support: {
      one: [
        'Only {names} supports this answer so far: {answer}.',
        'One seat, {names}, stands behind it: {answer}.',
      ],
      many: ['{names} support one answer: {answer}.', 'One answer has the support of {names}: {answer}.'],
      all: [
        'The whole table supports one answer: {answer}.',
        'Nobody is left outside: {names} all say {answer}.',
      ],
      nobody: ['No answer has gathered a vote yet.', 'The table gives no common answer.'],
    },
    shared: {
      now: [
        'The work is understood well enough to begin; the doubts are about how, and no longer about whether.',
        'Shared ground: another study would tell us what we already know.',
      ],
      pilot: [
        'Shared ground: a first step that can be undone will teach us more than another round of argument.',
        'What unites the table is the size of the first step, small enough to regret cheaply.',
      ],
      gate: [
        'Shared ground: a figure taken beforehand is worth more than an opinion held afterwards.',
        'What the table shares is a wish to know before it acts, and a limit to how long that may take.',
      ],
      split: [
        'Shared ground: the two halves of this question do not carry the same risk.',
        'The table agrees that the part which can be undone need not wait for the part which cannot.',
      ],
      wait: [
        'Shared ground: the case has not been lost, it has not been made.',
        'What the table shares is patience with a date on it.',
      ],
    },
    early: [
      'They met in the second round, so no third one was held.',
      'Agreement came as soon as they had read each other.',
    ],
    late: [
      'It took a third round to get here.',
      'The last objections were taken up by name in the third round.',
    ],
    absent: [
      'Missing from the record: {names}. Nothing here speaks for that chair.',
      '{names} did not answer, and is counted neither way.',
    ],
    versus: (one, other, point) => `${one} vs ${other ?? 'all'} on ${point}`,
    blocking: 'blocking',
    moved: ['settled, since {name} came over in the end', 'closed: {name} moved', 'no longer held by {name}'],
    stands: ['it stands', 'not settled, and kept below', 'still open; {name} holds'],
    noDisagreement: [
      'None that is still open; what separated the first positions has become conditions.',
      'Nothing remains in dispute. The first positions differed in side and in pace, and the conditions below keep the trace.',
    ],
    insight: [
      '{quote}: the answer is built on this.',
      '{quote}, which nobody refuted.',
      '{quote}. It changed what the others were arguing about.',
      '{quote}, and the condition below is the answer to it.',
      '{quote}: the line to reread if this goes badly.',
      '{quote}, a reminder that will still hold in a year.',
      '{quote}. The rest of us had walked around it.',
      '{quote}, the sharpest sentence of the first round.',
    ],
    core: {
      now: [
        'My recommendation is to {act}, beginning this week.',
        'I recommend that we {act} now, and that we stop debating whether.',
      ],
      pilot: [
        'My recommendation: {act}, in one place only and for {weeks} weeks, then look at it together.',
        'I recommend a small start. We {act} on one slice, and in {weeks} weeks we extend it or undo it.',
      ],
      gate: [
        'I recommend that we measure first: one figure, {weeks} weeks at most, and then we {act} if the figure calls for it.',
        'My recommendation is a gate. Whoever wants to {act} brings the number, and the number decides.',
      ],
      split: [
        'I recommend that we decide in two parts: what can be undone, today; and in {weeks} weeks whether to {act} in full.',
        'My recommendation is to take the reversible half now and to {act} for the rest only once it has held.',
      ],
      wait: [
        'My recommendation is to {dont} for now rather than {act}, and to reopen the question in {weeks} weeks.',
        'I recommend that we {dont}. In {weeks} weeks, anyone who still wants to {act} brings what was missing today.',
      ],
    },
    first: ['The first step is the one {name} asked for: {quote}.', 'Begin with {name}’s request, {quote}.'],
    condition: [
      'On the way, keep what {name} added: {quote}.',
      'A condition from {name} comes with it: {quote}.',
    ],
    measure: [
      'We shall call it done at the brief’s own mark, {acceptance}.',
      'The measure is the one in the brief: {acceptance}.',
    ],
    again: [
      'On the question that reopened this, {said}, the answer is in those terms.',
      'This also answers what was asked for the extra round: {said}.',
    ],
    risk: {
      now: [
        'A mistake will cost more than it would have after a slow start.',
        'We begin before every doubt has been answered.',
      ],
      pilot: [
        'For {weeks} weeks two ways of working live side by side.',
        'A small trial may say too little about {key} at full size.',
      ],
      gate: [
        'The date slips if the figure is late.',
        'We may measure {key} well and learn that we measured the wrong thing.',
      ],
      split: [
        'Two half-decisions can drift apart.',
        'The second half may never come, and the first would then be all we did about {key}.',
      ],
      wait: [
        'What bothers us about {key} today goes on for {weeks} weeks more.',
        'Waiting may look like a refusal to those who asked.',
      ],
    },
    riskOf: [
      '{name} warned of it in these words: {quote}. We go on with that written down.',
      'The objection of {name}, {quote}, is answered on paper and not yet in fact.',
    ],
    minority: ['{quote}', 'in the seat’s own words, {quote}'],
    instead: ['Proposed instead: {quote}.', 'The other road, as put to the table: {quote}.'],
    acknowledge: [
      '{by} says {said}, and the recommendation is written with that in view.',
      '{by} brought in {said}; it is part of what follows.',
    ],
  },
  fr: {
    support: {
      one: [
        'Un seul siège, {names}, soutient à ce jour cette réponse : {answer}.',
        'Pour l’instant, une seule voix pour cette réponse, {names} : {answer}.',
      ],
      many: [
        '{names} soutiennent une même réponse : {answer}.',
        'Une réponse a pour elle {names} : {answer}.',
      ],
      all: [
        'Toute la table soutient une même réponse : {answer}.',
        'Personne ne reste dehors : {names} disent ensemble {answer}.',
      ],
      nobody: ['Aucune réponse n’a encore réuni de vote.', 'La table ne donne pas de réponse commune.'],
    },
    shared: {
      now: [
        'Le travail est assez compris pour commencer ; les doutes portent sur la manière, et non plus sur le principe.',
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
        'Ma recommandation : {act}, à un seul endroit et pour {weeks} semaines, puis regarder ensemble.',
        'Je recommande un petit début : {act} sur une seule tranche, et dans {weeks} semaines étendre ou défaire.',
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
      'Commencer par la demande de {name}, {quote}.',
    ],
    condition: [
      'En chemin, garder ce que {name} ajoute : {quote}.',
      'Une condition de {name} vient avec : {quote}.',
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
        'On peut bien mesurer ce qui touche à {key} et découvrir que ce n’était pas cela qu’il fallait mesurer.',
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
      'L’objection de {name}, {quote}, a une réponse sur le papier et pas encore dans les faits.',
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
  },
};
