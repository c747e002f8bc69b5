/** What the judge at a gate says of each point, passed, passed with a risk, or failed, in each language. */
import type { Mark, QaPoint } from '../../../core/forms/reading.ts';
import type { Language } from '../../../core/ids.ts';

type Lines = readonly [string, string, ...string[]];

export const gateWords: Record<Language, Record<QaPoint, Record<Mark, Lines>>> = {
  en: {
    coherence: {
      pass: [
        'read from the end to the beginning, {doc} still says the same thing.',
        'I compared every figure with every other one in {doc}, and none of them contradicts its neighbour.',
      ],
      warn: [
        'two passages on {key} use different words for what I take to be one thing; if it is two, this will cost us.',
        'the beginning promises more than the end delivers; we accept that the promise may be quoted back to us.',
      ],
      fail: [
        'two passages on {key} cannot both be true; choose one and strike the other.',
        'the conclusion does not use what the middle establishes; join them or cut the middle.',
      ],
    },
    assumptions: {
      pass: [
        'they are written where one can attack them, and I attacked two.',
        'what {doc} takes for granted about {key} is said aloud.',
      ],
      warn: [
        'the assumption that nothing else changes around {key} is not on the list; we carry it knowingly.',
        'one of them will only be known in {weeks} weeks, and until then it is a bet.',
      ],
      fail: [
        'I find none, and the whole rests on at least three; list what is taken for granted about {key}.',
        'there is no list of assumptions; write one, each in a line that could be wrong.',
      ],
    },
    risks: {
      pass: [
        'each has an answer next to it, and the answers are things one can do.',
        'named, sized, and somebody’s; I ask for nothing more.',
      ],
      warn: [
        'the delay is described and its price is not; we accept not knowing what each lost week costs.',
        'the risk to {key} is watched and not prevented, which will do as long as somebody really watches.',
      ],
      fail: [
        'they are listed like weather, with nothing to be done; put an action next to each.',
        'the largest one is missing: what happens to {key} if the work stops in the middle.',
      ],
    },
    edges: {
      pass: [
        'the empty case, the double one and the interrupted one all have an ending.',
        'I tried four that were not on the list, and three of them were covered anyway.',
      ],
      warn: [
        'two people acting on {key} at once is left to luck; rare, and accepted as such.',
        'the very first use, with nothing there, has been thought of and not tried.',
      ],
      fail: [
        'not a single one is written down; begin with the interrupted case, which touches {key}.',
        'only the good day is described; say what happens when it is empty, doubled or cut off.',
      ],
    },
    acceptance: {
      pass: [
        'I could turn each line into a check today, and one of them into two.',
        'they can come out red, and {doc} says who looks.',
      ],
      warn: [
        'one criterion depends on the mood of whoever checks it; accepted, with two people to check.',
        'there is no figure of today to compare with, so the first measurement will be the second.',
      ],
      fail: [
        'nothing here could come out red; write criteria about {key} that can fail.',
        'the criteria are intentions; give each a figure, a day and somebody to look.',
      ],
    },
    actions: {
      pass: ['each has a name in front and a date behind.', 'I know who to ask on Friday, and about what.'],
      warn: [
        'one name stands in front of too many of them; we accept that the last will be late.',
        'the dates are there and the order is not; the second action may have to wait for the third.',
      ],
      fail: [
        'nobody is named; put one person and one day on each action.',
        'there are wishes and no owners; say who does what about {key}, and by when.',
      ],
    },
  },
  fr: {
    coherence: {
      pass: [
        'à lire {doc} de la fin au début, on retrouve la même chose.',
        'j’ai comparé chaque chiffre à chaque autre dans {doc}, et aucun ne contredit son voisin.',
      ],
      warn: [
        'deux passages sur {key} emploient des mots différents pour ce que je prends pour une seule chose ; s’il y en a deux, cela nous coûtera.',
        'le début promet plus que la fin ne tient ; nous acceptons que l’on nous oppose la promesse.',
      ],
      fail: [
        'deux passages sur {key} ne peuvent être vrais ensemble ; en choisir un et rayer l’autre.',
        'la conclusion ne se sert pas de ce que le milieu établit ; les relier, ou couper le milieu.',
      ],
    },
    assumptions: {
      pass: [
        'elles sont là où l’on peut les attaquer, et j’en ai attaqué deux.',
        'ce que {doc} tient pour acquis sur {key} est dit à voix haute.',
      ],
      warn: [
        'que rien d’autre ne change autour {de key} ne figure pas dans la liste ; nous portons cela en le sachant.',
        'l’une d’elles ne se vérifiera que dans {weeks} semaines, et d’ici là c’est un pari.',
      ],
      fail: [
        'je n’en trouve aucune, et le tout repose sur trois au moins ; lister ce que l’on tient pour acquis sur {key}.',
        'il n’y a pas de liste d’hypothèses ; en écrire une, chacune en une ligne qui puisse être fausse.',
      ],
    },
    risks: {
      pass: [
        'chacun a sa réponse à côté de lui, et ces réponses sont des gestes.',
        'nommés, mesurés, confiés à quelqu’un ; je n’en demande pas plus.',
      ],
      warn: [
        'le retard est décrit et son prix ne l’est pas ; nous acceptons d’ignorer ce que coûte chaque semaine perdue.',
        'le risque pour {key} est surveillé sans être prévenu, ce qui suffira tant que quelqu’un surveille vraiment.',
      ],
      fail: [
        'on les énumère comme la météo, sans rien à faire ; mettre une action à côté de chacun.',
        'le plus gros manque : ce que devient {key} si le travail s’arrête au milieu.',
      ],
    },
    edges: {
      pass: [
        'le cas vide, le double et l’interrompu ont tous une fin.',
        'j’en ai essayé quatre hors de la liste, et trois étaient couverts quand même.',
      ],
      warn: [
        'deux personnes à la fois sur {key}, c’est laissé au hasard ; rare, et accepté comme tel.',
        'la toute première fois, quand il n’y a rien, a été prévue et non essayée.',
      ],
      fail: [
        'pas un seul n’est écrit ; commencer par le cas interrompu, qui touche {à key}.',
        'seule la bonne journée est décrite ; dire ce qui arrive quand c’est vide, doublé ou coupé.',
      ],
    },
    acceptance: {
      pass: [
        'je pourrais tirer aujourd’hui une vérification de chaque ligne, et deux de l’une d’elles.',
        'ils peuvent virer au rouge, et {doc} dit qui regarde.',
      ],
      warn: [
        'un critère dépend de l’humeur de qui le vérifie ; accepté, avec deux regards.',
        'il n’y a pas de chiffre d’aujourd’hui à comparer ; la première mesure sera la seconde.',
      ],
      fail: [
        'rien ici ne peut virer au rouge ; écrire des critères sur {key} qui puissent échouer.',
        'les critères sont des intentions ; donner à chacun un chiffre, un jour et quelqu’un qui regarde.',
      ],
    },
    actions: {
      pass: [
        'chacune a un nom devant et une date derrière.',
        'je sais à qui m’adresser vendredi, et pour quoi.',
      ],
      warn: [
        'un même nom en précède trop ; nous acceptons que la dernière soit en retard.',
        'les dates y sont, l’ordre non ; la deuxième action attendra peut-être la troisième.',
      ],
      fail: [
        'personne n’est nommé ; mettre une personne et un jour sur chaque action.',
        'il y a des souhaits et aucun responsable ; dire qui fait quoi pour {key}, et pour quand.',
      ],
    },
  },
};

/** A check of the workspace that failed is a fact, and so is one that a person waived. */
export const checkWords: Record<Language, Record<'failed' | 'silent' | 'waived', string>> = {
  en: {
    failed: 'the check {name} fails, and its last words are {output}; no vote changes that.',
    silent: 'the check {name} fails without a word; no vote changes that.',
    waived:
      'the check {name} was waived by {by}, who writes {said}; the risk is theirs, and it is written down.',
  },
  fr: {
    failed: 'la vérification {name} échoue, et ses derniers mots sont {output} ; aucun vote n’y change rien.',
    silent: 'la vérification {name} échoue sans un mot ; aucun vote n’y change rien.',
    waived:
      'la vérification {name} est levée par {by}, qui écrit {said} ; le risque est pris, et il est écrit.',
  },
};

/** The line after the marks. {quote} is what the judge read. */
export const closingWords: Record<Language, Record<Mark, Lines>> = {
  en: {
    pass: [
      'It may go on. What convinced me is the line {quote}.',
      'Nothing holds it here. I would frame {quote}.',
    ],
    warn: [
      'It may go on, with the risk in writing. I marked {quote} for whoever reads this after us.',
      'Passed with open eyes. The line to watch is {quote}.',
    ],
    fail: [
      'It goes back, for one reason and not for its manners: {quote} is good work.',
      'Not yet. Keep {quote}, and mend what is marked.',
    ],
  },
  fr: {
    pass: [
      'Cela peut continuer. L’essentiel tient dans {quote}.',
      'Rien ne retient ce travail ici. J’encadrerais {quote}.',
    ],
    warn: [
      'Cela peut continuer, le risque par écrit. J’ai marqué {quote} pour qui lira après nous.',
      'Passé les yeux ouverts. La ligne à surveiller est {quote}.',
    ],
    fail: [
      'Retour, pour une seule raison et non pour la manière : {quote} est du bon travail.',
      'Pas encore. Garder {quote}, et reprendre ce qui est marqué.',
    ],
  },
};
