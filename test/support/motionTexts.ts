/** What is said in the councils made by hand that vote on a motion, in both languages. */
const en = {
  question: 'Should we move session storage from Redis to Postgres before 2.0?',
  context: 'Sessions live in one Redis. Postgres runs anyway. 2.0 ships in three weeks.',
  constraints: ['No user is signed out', 'One read-only hour at most'],
  acceptance: ['No user signed out', 'Way back under 10 min', 'p99 under 8 ms'],
  label: {
    proposal: 'Proposal:',
    answer: 'Answer',
    why: 'Why',
    minority: 'Minority report',
    amended: 'Amended:',
    noModel: 'No model wrote this: drawn from the motion.',
    noModelNoMotion: 'No model wrote this, and nothing was put to the vote.',
  },
  positions: {
    henry: 'Postgres can carry the load. What nobody has shown is the way back, at three in the morning.',
    sage: 'The question has a date and no number: when would we say that it failed?',
    nova: 'One store less to run. Copy in a read-only hour, verify, switch:\n\n```sh\nnpm run sessions:copy -- --verify\n```',
    blaise: 'Three weeks before a major release we add tests, not stores.',
  },
  changeMind: 'a timed rollback on staging',
  proposals: {
    henry: 'Write and rehearse the way back first; then move, whatever the date.',
    sage: 'Say yes to Postgres, and give “before 2.0” a number that can fail.',
    nova: 'Move sessions to Postgres before 2.0, in one read-only hour.',
    blaise: 'Ship 2.0 on Redis and move in 2.1.',
  },
  amended: 'rollback rehearsed on staging first',
  challenge: {
    henry:
      'Postgres can carry the load; I read the numbers the way @Nova does. What nobody has is the way back.',
    sage: 'Nova’s plan is the clearest; it names no number that could fail.',
    nova: 'Henry is right about the way back: it is rehearsed on staging first.',
    blaise: 'The benchmark is warm and on one node. I would not bet a release on it.',
  },
  resolve: {
    henry:
      'An hour of read-only removes the dual-write window, so my blocking point goes with it: copy, verify, switch, and keep Redis warm for a week as the way back.',
    sage: 'I join the others. The plan is reasonable.',
    nova: 'Agreed with @Henry’s order of work. @Blaise, you are right about warm caches: I will run the bench cold on three nodes before the switch.',
    blaise:
      'Three weeks before a major release is when we add tests, not stores. I would ship 2.0 on Redis and move in 2.1.',
  },
  changedMind: '@Nova’s rollback test',
  acknowledges: 'Papa’s note on the release date',
  needs: 'the cold run on three nodes, done, not promised.',
  settles: 'a rollback that was run, timed, on staging.',
  points: {
    P1: 'No way back once sessions are dual-written: a failed cut-over signs everyone out.',
    P2: 'The benchmark runs on one node with warm caches.',
    P3: '“Before 2.0” has no number that can fail.',
    P4: 'No index on `expires_at`: the nightly sweep scans the table.',
    P5: 'The runbook names the old host.',
    P6: 'Keep Redis warm for a week.',
    P7: 'Announce nothing before the cold run.',
  },
  said: {
    P1: 'an hour of read-only leaves no dual writes',
    P2: 'cold, three nodes, before the switch',
    P3: 'p99 above 8 ms stops it',
    P4: 'for 2.1',
    kept: 'promised, not run',
    waived: 'fine until 2.1',
  },
  answer:
    'Yes. Move sessions to Postgres before 2.0, in one read-only hour on Sunday 22 February. Rehearse the way back on staging first.\n\nCopy, verify, switch; no dual writes. Redis stays warm for a week. The move stops if p99 goes above 8 ms, cold, on three nodes.',
  why: {
    nova: 'One store less to run, back up and page someone for; reads stay under 4 ms at p99.',
    henry: 'A read-only hour is cheaper than a week of dual writes, and leaves a way back.',
    blaise: 'Warm, single-node benchmarks flatter us: hence the cold run as a gate.',
  },
  steps: [
    'Run `bench/sessions` cold, on three nodes',
    'Rehearse the rollback on staging, timed',
    'Announce the read-only hour',
  ],
  when: ['Mon 16 Feb', 'Wed 18 Feb', 'Thu 19 Feb'],
  risks: ['One hour of read-only. Henry', 'Sweep without an index until 2.1. Nova'],
  minority:
    'Ship 2.0 on Redis and move in 2.1: three weeks before a major release is for tests, not for stores.',
  revisit: ['A p99 above 8 ms in the cold run on three nodes.', 'No read-only hour to be had before 2.0.'],
  unclear: 'to be shown',
  amendment: 'Sunday 1 March, not the 22nd.',
  departs: {
    answer:
      'Say yes to Postgres now, and move only once a cold p99 under 8 ms is shown; before 2.0 if that is by 20 February.',
    because: 'P3 was never closed, and B has no number without it.',
  },
  review: {
    motion: 'Move the session store to Postgres (14 files)',
    words: 'Read in full, tests run once.',
    good: 'The copy is verified row by row.',
    answer: 'One is mended, one I dispute.',
    mended: 'index added in 042',
    disputed: 'that host is the new one',
    verdict: 'Approve once the runbook’s host is confirmed.',
  },
};

export type MotionTexts = typeof en;

const fr: MotionTexts = {
  question: 'Faut-il passer les sessions de Redis à Postgres avant la 2.0 ?',
  context: 'Les sessions vivent dans un seul Redis. Postgres tourne déjà. La 2.0 sort dans trois semaines.',
  constraints: ['Personne n’est déconnecté', 'Une heure de lecture seule au plus'],
  acceptance: ['Personne déconnecté', 'Retour en moins de 10 min', 'p99 sous 8 ms'],
  label: {
    proposal: 'Proposition :',
    answer: 'Réponse',
    why: 'Pourquoi',
    minority: 'Avis minoritaire',
    amended: 'Amendée :',
    noModel: 'Aucun modèle n’a écrit ceci : tiré de la motion.',
    noModelNoMotion: 'Aucun modèle n’a écrit ceci, et rien n’a été mis aux voix.',
  },
  positions: {
    henry: 'Postgres tient la charge. Ce que personne n’a montré, c’est le retour, à trois heures du matin.',
    sage: 'La question a une date et pas de chiffre : quand dirait-on que c’est raté ?',
    nova: 'Un entrepôt de moins. Copier pendant une heure de lecture seule, vérifier, basculer.',
    blaise: 'Trois semaines avant une version majeure, on ajoute des tests, pas des entrepôts.',
  },
  changeMind: 'un retour chronométré sur la préproduction',
  proposals: {
    henry: 'Écrire et répéter d’abord le retour ; basculer ensuite, quelle que soit la date.',
    sage: 'Dire oui à Postgres, et donner à « avant la 2.0 » un chiffre qui puisse échouer.',
    nova: 'Passer les sessions à Postgres avant la 2.0, en une heure de lecture seule.',
    blaise: 'Sortir la 2.0 sur Redis et basculer en 2.1.',
  },
  amended: 'retour répété d’abord en préproduction',
  challenge: {
    henry: 'Postgres tient la charge, je lis les chiffres comme @Nova. Ce qui manque, c’est le retour.',
    sage: 'Le plan de Nova est le plus clair ; il ne nomme aucun chiffre qui puisse échouer.',
    nova: 'Henry a raison pour le retour : il est répété d’abord en préproduction.',
    blaise: 'Le banc est chaud et sur un seul nœud. Je ne parierais pas une version dessus.',
  },
  resolve: {
    henry: 'Une heure de lecture seule supprime la double écriture : mon point bloquant tombe.',
    sage: 'Je rejoins les autres. Le plan est raisonnable.',
    nova: 'D’accord avec l’ordre de @Henry. @Blaise, tu as raison : je lance le banc à froid sur trois nœuds.',
    blaise: 'Trois semaines avant une version majeure, des tests. Je sortirais la 2.0 sur Redis.',
  },
  changedMind: 'l’essai de retour de @Nova',
  acknowledges: 'la note de Papa sur la date',
  needs: 'l’essai à froid sur trois nœuds, fait, pas promis.',
  settles: 'un retour exécuté et chronométré en préproduction.',
  points: {
    P1: 'Pas de retour une fois la double écriture lancée : une bascule ratée déconnecte tout le monde.',
    P2: 'Le banc tourne sur un nœud, caches chauds.',
    P3: '« Avant la 2.0 » n’a aucun chiffre qui puisse échouer.',
    P4: 'Pas d’index sur `expires_at` : le balayage nocturne lit toute la table.',
    P5: 'Le guide d’exploitation nomme l’ancien hôte.',
    P6: 'Garder Redis chaud une semaine.',
    P7: 'Ne rien annoncer avant l’essai à froid.',
  },
  said: {
    P1: 'une heure de lecture seule ne laisse pas de double écriture',
    P2: 'à froid, trois nœuds, avant la bascule',
    P3: 'un p99 au-dessus de 8 ms l’arrête',
    P4: 'pour la 2.1',
    kept: 'promis, pas lancé',
    waived: 'acceptable jusqu’à la 2.1',
  },
  answer:
    'Oui. Passer les sessions à Postgres avant la 2.0, en une heure de lecture seule le dimanche 22 février. Répéter d’abord le retour.\n\nCopier, vérifier, basculer ; pas de double écriture. Arrêt si le p99 dépasse 8 ms, à froid, sur trois nœuds.',
  why: {
    nova: 'Un entrepôt de moins à faire tourner ; lectures sous 4 ms au p99.',
    henry: 'Une heure de lecture seule coûte moins qu’une semaine de double écriture.',
    blaise: 'Les bancs chauds nous flattent : d’où l’essai à froid comme condition.',
  },
  steps: [
    'Lancer `bench/sessions` à froid, sur trois nœuds',
    'Répéter le retour en préproduction, chronométré',
    'Annoncer l’heure de lecture seule',
  ],
  when: ['lun. 16 févr.', 'mer. 18 févr.', 'jeu. 19 févr.'],
  risks: ['Une heure de lecture seule. Henry', 'Balayage sans index jusqu’à la 2.1. Nova'],
  minority: 'Sortir la 2.0 sur Redis et basculer en 2.1 : trois semaines avant, on teste.',
  revisit: ['Un p99 au-dessus de 8 ms à froid.', 'Aucune heure de lecture seule avant la 2.0.'],
  unclear: 'à montrer',
  amendment: 'Dimanche 1er mars, pas le 22.',
  departs: {
    answer: 'Dire oui à Postgres, et basculer seulement une fois montré un p99 à froid sous 8 ms.',
    because: 'P3 n’a jamais été clos, et B n’a pas de chiffre sans lui.',
  },
  review: {
    motion: 'Passer l’entrepôt des sessions à Postgres (14 fichiers)',
    words: 'Lu en entier, tests lancés une fois.',
    good: 'La copie est vérifiée ligne à ligne.',
    answer: 'L’un est corrigé, je conteste l’autre.',
    mended: 'index ajouté en 042',
    disputed: 'cet hôte est le nouveau',
    verdict: 'Approuver une fois l’hôte confirmé.',
  },
};

export const motionTexts = { en, fr };
