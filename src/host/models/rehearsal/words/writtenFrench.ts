/** What documents hold, whoever writes them, and what a gate says of them. In French. */
import { lines } from '../grammar/typeset.ts';
import type { writtenEnglish } from './writtenEnglish.ts';

export const writtenFrench: typeof writtenEnglish = {
  document: {
    titles: {
      spec: '{Act} : spécification',
      outline: '{Act} : plan du document',
      plan: '{Act} : plan de travail',
      structure: '{Thing} : ce que dit la table, en ordre',
      reply: '{Thing} : réponse aux relectures',
      page: '{Thing} : où nous en sommes',
      frame: 'Faut-il {act}, et jusqu’où ?',
    },
    headings: {
      problem: 'Problème',
      people: 'Pour qui',
      scope: 'Périmètre',
      requirements: 'Exigences',
      assumptions: 'Hypothèses',
      risks: 'Risques et parades',
      edges: 'Cas limites et pannes',
      acceptance: 'Critères d’acceptation',
      actions: 'Prochaines actions',
      changed: 'Ce qui a changé',
      open: 'Points ouverts',
      steps: 'Étapes',
      tests: 'Tests',
      wayBack: 'Risques et retour arrière',
      options: 'Options',
      criteria: 'Critères',
      outside: 'Hors sujet',
      tldr: 'TL;DR',
      said: 'Ce que chacun voit',
      shared: 'Ce qui nous réunit',
      apart: 'Ce qui nous sépare',
      blocking: 'Points bloquants, dans l’ordre',
      remarks: 'Tout le reste',
      pageActions: 'Points d’action',
    },
    planned: {
      problem: 'ce {que thing} nous coûte aujourd’hui, avec un exemple connu de tous',
      people: 'une personne, avec un matin, et non « les utilisateurs »',
      scope: 'ce qui est dedans, ce qui reste dehors, et ce que l’on refuse même si cela marche',
      requirements: 'une ligne par contrainte du brief, et pas un adjectif',
      assumptions: 'ce que l’on tient pour acquis sur {key}, pour pouvoir l’attaquer',
      risks: 'ce qui peut mal tourner, et ce que l’on fait ce jour-là',
      edges: 'le cas vide, le double, l’interrompu',
      acceptance: 'des lignes qui puissent virer au rouge',
      actions: 'qui fait quoi, pour quand',
    },
    script: {
      problem: lines`On retrouve chaque semaine le même ennui autour {de thing}, un peu à la fois, et on le paie en attention plus qu’en jours.`,
      people: lines`D’abord la personne qui l’a demandé, puis toutes celles qui devront faire vivre {key} ensuite.`,
      scope: lines`Dedans : la plus petite version {de thing} dont quelqu’un, hors de cette table, puisse se servir.
        Dehors : tout ce que l’on peut ajouter plus tard {à key} sans redemander à personne.`,
      requirements: lines`Une personne qui ne connaît pas {key} obtient un premier résultat en dix minutes.
        Ce qui s’est passé avec {thing}, et quand, peut être relu après coup par quelqu’un d’autre.`,
      assumptions: lines`Dans {weeks} semaines, l’enjeu autour {de key} sera du même ordre qu’aujourd’hui.
        Une personne est libre jusqu’à la première version ; sinon les dates bougent, et rien d’autre.`,
      risks: lines`Cela dure plus de {weeks} semaines : on s’arrête à cette date et l’on garde ce qui marche.
        On s’en sert d’une façon imprévue : l’ancienne voie reste ouverte tant que deux semaines ne sont pas passées sans plainte.`,
      edges: lines`Rien encore à montrer : {key} dit ce qui manque et par où commencer. | Fait deux fois de suite : la seconde fois ne change rien.
        Interrompu à mi-chemin : on repart du début, sans trace de la première tentative.`,
      acceptance: lines`Le chiffre relevé avant le premier jour l’est de nouveau le dernier, et s’améliore d’une part écrite d’avance.`,
      actions: lines`{owner} : relever le chiffre d’aujourd’hui pour {key} et noter comment, d’ici vendredi.
        {owner} : montrer le premier morceau à quelqu’un qui n’était pas là, dans la semaine.
        {owner} : essayer une fois le retour, la page à la main, avant le premier jour.`,
      steps: lines`Noter le comportement actuel {de key}, pour qu’une différence se voie (une note sous docs/).
        Faire le plus petit changement qui permette {de act}, derrière un seul interrupteur. | Y faire passer un seul cas, et l’observer une journée.
        Faire passer le reste, retirer l’interrupteur, et écrire le changelog.`,
      tests: lines`L’étape 1 est finie quand quelqu’un d’autre lit la note sans rien avoir à demander.
        Les étapes 2 et 3 se montrent en faisant tourner l’ancien et le neuf côte à côte sur le même cas, deux fois.`,
      wayBack: lines`Le comportement diffère : remettre l’interrupteur, ce qui touche une ligne et ne demande aucune livraison.
        La dernière étape révèle un appelant inconnu : s’arrêter là, garder l’interrupteur, et inscrire l’appelant dans la note.`,
      shared: lines`Personne ne propose de ne rien faire pour {key}, et personne de tout faire d’un coup.`,
      criteria: lines`Retour : 5 si une personne peut défaire en une heure, 1 si nul ne le peut.
        Effet sur {key} : 5 si quelqu’un le remarque au-dehors dans la semaine, 1 si nous seuls.
        Coût : 5 pour moins d’une semaine d’une personne, 1 pour plus d’un mois.
        Preuve : 5 si l’on sait dans {weeks} semaines que l’on s’est trompé, 1 si on ne le saura jamais.`,
      outside: lines`Qui fait le travail, et quelle semaine : c’est l’affaire du lendemain. | Ce qu’il faudrait de toute façon redécider une fois {que key} aura grandi.`,
      note: lines`Ce que l’on va faire, et pourquoi : {act}.
        À quoi l’on verra que cela marche : le même cas, avant et après, par quelqu’un qui ne l’a pas écrit.
        Comment revenir : un interrupteur, une ligne, aucune livraison.`,
    },
    none: 'aucun',
    requirement: lines`En toute circonstance : {constraint}.
      C’est bâti pour que {constraint} reste vrai, et pour le dire quand ce ne l’est plus.`,
    criterion: lines`Atteint quand {acceptance} a été montré par quelqu’un qui ne l’a pas écrit. | Vérifié à une date fixée : {acceptance}.`,
    mended: lines`Pris. « {section} » porte maintenant ce que recommande {who} : {step}. | L’arrêt {de who} était fondé ; « {section} » gagne une ligne, {step}.
      Repris dans « {section} », où le travail attend désormais une chose : {step}.`,
    added: lines`Ajouté après la relecture {de who} : {step}. | Avant tout le reste, et à la demande {de who} : {step}.`,
    passed: {
      assumptions: 'Les hypothèses ont maintenant leur section, chacune en une ligne que l’on peut attaquer.',
      risks: 'Chaque risque se trouve à côté de ce que l’on fait contre lui.',
      edges: 'Les cas vide, double et interrompu sont écrits, avec ce qui arrive dans chacun.',
      acceptance:
        'Les critères sont devenus des lignes qui peuvent virer au rouge, avec un jour et un autre regard pour les vérifier.',
      actions: 'Chaque action a un nom devant et une date derrière.',
    },
    gated: lines`Le QA Gate disait {issue}. {passed} | Renvoyé pour {issue}. {passed}`,
    askedAgain: lines`Un tour de plus a été demandé, sur {issue} ; cette version y répond.`,
    deferred: lines`Renvoyé pour {issue}. Ce n’est pas repris dans cette version, et mieux vaut le dire que l’habiller.`,
    heard: lines`@{id} recommande {issue} ; c’est dans la liste plus bas, sous ce nom.
      De @{id} je garde {issue}, qui ne coûte rien maintenant et coûterait plus tard.
      @{id} demande {issue}. Oui, après la première version, et c’est noté pour ne pas se perdre.`,
    stays: lines`{issue} reste ouvert : personne ici ne peut trancher, et {owner} en saura plus dans {weeks} semaines.`,
    summary: lines`Met à côté du code le projet {de act}, avec sa vérification et son retour, avant que bouge une seule ligne de code.`,
    resent: lines`De nouveau après le QA Gate, cette fois avec {issue} dans la note.`,
    changelog: 'Écrit comment {act}, comment le vérifier et comment revenir en arrière.',
    gist: lines`Cinq minutes sur {thing} : ce que l’on sait, ce que l’on ignore, ce qui vient ensuite.`,
    quoted: lines`@{id} : {quote}, en premier, parce que le reste s’y appuie. | @{id} : {quote}, à garder à côté des chiffres.
      @{id} : {quote}, la ligne à relire s’il en va autrement. | @{id} : {quote}, dit une fois et qui mérite sa section.`,
    differs: lines`{who} et les autres se séparent sur {issue}. | Non réglé : {issue}, que maintient {who}.`,
    together: lines`Aucune querelle ouverte ne reste ; les différences sont devenues des conditions, rangées avec les actions.`,
    tldr: lines`{Answer}. On y revient dans {weeks} semaines, un chiffre à la main.
      En deux mots : {answer}, et écrire dès aujourd’hui ce qui nous ferait arrêter.`,
    due: lines`d’ici vendredi | sous {weeks} semaines`,
    option: {
      act: lines`le tout, dès cette semaine, sous une seule responsabilité. | le pas entier, décidé maintenant et rediscuté seulement une fois fait.`,
      small: lines`un premier morceau qui se défait, {weeks} semaines, puis un second regard.`,
      still: lines`l’état d’aujourd’hui, choisi, avec une date où la question revient.`,
    },
    scored: lines`5 si cela tient tout seul, 1 s’il faut y veiller. | 5 si l’option le garantit, 1 si elle y renonce.`,
  },
  gate: {
    coherence: {
      pass: lines`à lire {doc} de la fin au début, on retrouve la même chose.`,
      warn: lines`deux passages sur {key} emploient des mots différents pour ce que je prends pour une seule chose ; s’il y en a deux, cela nous coûtera.`,
      fail: lines`deux passages sur {key} ne peuvent être vrais ensemble ; en choisir un et rayer l’autre.
        la conclusion ne se sert pas de ce que le milieu établit ; les relier, ou couper le milieu.`,
    },
    assumptions: {
      pass: lines`elles sont là où l’on peut les attaquer, et j’en ai attaqué deux.`,
      warn: lines`que rien d’autre ne change autour {de key} ne figure pas dans la liste ; nous portons cela en le sachant.`,
      fail: lines`je n’en trouve aucune, et le tout repose sur trois au moins ; lister ce que l’on tient pour acquis sur {key}.
        il n’y a pas de liste d’hypothèses ; en écrire une, chacune en une ligne qui puisse être fausse.`,
    },
    risks: {
      pass: lines`chacun a sa réponse à côté de lui, et ces réponses sont des gestes.`,
      warn: lines`le retard est décrit et son prix ne l’est pas ; nous acceptons d’ignorer ce que coûte chaque semaine perdue.`,
      fail: lines`on les énumère comme la météo, sans rien à faire ; mettre une action à côté de chacun.
        le plus gros manque : ce que devient {key} si le travail s’arrête au milieu.`,
    },
    edges: {
      pass: lines`le cas vide, le double et l’interrompu ont tous une fin.`,
      warn: lines`deux personnes à la fois sur {key}, c’est laissé au hasard ; rare, et accepté comme tel.`,
      fail: lines`pas un seul n’est écrit ; commencer par le cas interrompu, qui touche {à key}.
        seule la bonne journée est décrite ; dire ce qui arrive quand c’est vide, doublé ou coupé.`,
    },
    acceptance: {
      pass: lines`je pourrais tirer aujourd’hui une vérification de chaque ligne, et deux de l’une d’elles.`,
      warn: lines`un critère dépend de l’humeur de qui le vérifie ; accepté, avec deux regards.`,
      fail: lines`rien ici ne peut virer au rouge ; écrire des critères sur {key} qui puissent échouer.
        les critères sont des intentions ; donner à chacun un chiffre, un jour et quelqu’un qui regarde.`,
    },
    actions: {
      pass: lines`chacune a un nom devant et une date derrière.`,
      warn: lines`un même nom en précède trop ; nous acceptons que la dernière soit en retard.`,
      fail: lines`personne n’est nommé ; mettre une personne et un jour sur chaque action.
        il y a des souhaits et aucun responsable ; dire qui fait quoi pour {key}, et pour quand.`,
    },
    checks: {
      failed:
        'la vérification {name} échoue, et ses derniers mots sont {output} ; aucun vote n’y change rien.',
      silent: 'la vérification {name} échoue sans un mot ; aucun vote n’y change rien.',
      waived:
        'la vérification {name} est levée par {by}, qui écrit {said} ; le risque est pris, et il est écrit.',
    },
    closing: {
      pass: lines`Cela peut continuer. L’essentiel tient dans {quote}. | Rien ne retient ce travail ici. J’encadrerais {quote}.`,
      warn: lines`Cela peut continuer, le risque par écrit. J’ai marqué {quote} pour qui lira après nous. | Passé les yeux ouverts. La ligne à surveiller est {quote}.`,
      fail: lines`Retour, pour une seule raison et non pour la manière : {quote} est du bon travail. | Pas encore. Garder {quote}, et reprendre ce qui est marqué.`,
    },
  },
};
