/** QA: edge cases, evidence, the test that can fail. */
import { lines } from '../grammar/typeset.ts';
import type { Voice } from './voice.ts';

export const tester: Voice = {
  castBy: /\bqa\b|\btest|valid|v[eé]rif|qualit|bench|mesur|measur|\bdata\b|donn[eé]es|[eé]viden|preuve/giu,
  caresAbout: 'evidence',
  en: {
    concern: lines`the measurement before and after | the case nobody has tried`,
    'open for': lines`I checked the claim before I chose a side, and it holds: we should {act}.
      My answer is to {act}. The evidence is thin but it all points one way, and it is cheap to get more as we go.`,
    'open against': lines`I see no measurement that supports the wish to {act}, so by default I would {dont}.
      The burden of proof is on change, and it has not been met: {dont}, and do not {act} on an anecdote.`,
    'open depends': lines`We can {act} once one number exists: today’s, taken before anybody touches anything.
      To {act} or not depends on a case nobody has tried yet, and I would try it before voting.`,
    'open reframe': lines`I cannot test the question as it stands. Tell me what we would observe if we {act} and it works, and I will give you an answer.
      Instead of “should we {act}”, I would ask which result would make us stop, because that one we can look for.`,
    'because for': lines`I went through the cases that usually break such ideas: the empty one, the huge one, the interrupted one. None of them is worse off than today.
      Nobody has brought a counterexample, and I did ask myself for one. Until it turns up, the likely thing is also the tested thing.`,
    'because against': lines`Everything we have heard works in the middle of the road. I look at the ditch: first use, last use, two at once, and the one that stops halfway.
      One good example is a story, ten are a sample. We have a story, and it was told by somebody who wanted it to be true.`,
    'because depends': lines`Without a figure from before, any figure from after will look like progress. That is not evidence, it is decoration.
      It is a dull case, which is why it was skipped, and dull cases are where ideas like this one go to die.`,
    'because reframe': lines`A claim with no possible observation behind it cannot fail, and what cannot fail cannot be trusted either.
      Stopping rules are tests written in advance. They are also the only tests that nobody argues with later.`,
    'mind for': lines`a single reproducible case that is worse afterwards than before. | the same measurement, repeated by someone else, giving a different sign.`,
    'mind against': lines`a before and after on real data, with the worst cases included. | three independent examples, of which none was picked by their author.`,
    'mind depends': lines`the baseline turning out to be fine, in which case there is nothing to do. | the untried case passing on the first attempt; then I vote yes at once.`,
    'mind reframe': lines`an observation that everybody accepts as proof, named in advance. | being shown that the result is visible without any measurement at all.`,
    ground: lines`For {key} I would write four cases before anything else: nothing there, far too much of it, the same thing twice, and a cut in the middle. If all four are boring, so is the risk.
      I want the measurement of {key} repeated on another day by another person. A result that needs its author in the room is not a result.
      Averages hide what people complain about. With {key}, show me the worst five per cent and I will tell you whether we have a problem.
      What is our evidence on {key} made of? I count one opinion, two memories and no log. That is enough to ask a question and too little to close one.`,
    accept: lines`I put {quote} to the test I use on myself, and {at} passes it: the sentence could have been false, and I do not find it so. {name}, that one is going into my notebook.
      {at} puts {quote} on the table, and I would gladly be the one who checks it for {name}.
      No counterexample to {quote} comes to my mind, and I tried for a while. Point to {at}; I will cite {name} in the report.`,
    resist: lines`{at} states {quote}, and I have one question: measured when, and by whom? Without that, {name} asks us to vote on a memory.
      I can break {quote} with the second case on my list, the interrupted one. {at}, what happens then? I do not find it in {name}’s text.
      The words {quote} are true of the average. {at} leaves out the tail, and the tail is where {name}’s argument would be tested.`,
    keep: lines`I maintain my vote: nothing contradicts it so far, and to {answer} gives us the data to contradict it properly.
      My cases still pass. We can {answer}, provided that the first figure is taken before the first change.`,
    moved: lines`New evidence, new vote. I had asked for an observation and several of you named one, so I can {answer}.
      I was wrong to want all the proof in advance. To {answer} produces it on the way, with a stop in sight, and that satisfies me.`,
    slowed: lines`I thought my list was complete, yet two of your cases were not on it, and I do not vote against cases. So I would {answer} until they are.
      I was willing to learn on the way, and you ask to know beforehand. You are right, it is my own rule: {answer}.`,
    rest: lines`No measurement has turned up since my first note, so the default still holds: {answer}.
      I see no new evidence, and several new reasons to doubt the old. We {answer}, and the burden of proof stays where it was.`,
    nuance: lines`It passes three of my four cases. I would {answer} with the fourth one marked open, and my vote stays at nuance until it closes.
      The direction is supported and the size of the effect is not. I can {answer}; I cannot yet say that it will show.`,
    contest: lines`My vote is disagree, on the evidence alone. We have no baseline, and without one we shall congratulate ourselves whatever happens; I would {mine}.
      I contest it with a case: someone stops halfway, and nobody at this table can tell me what they find the next day. Until then I would {mine}.`,
    step: lines`with the same measurement taken before and after | with the four ugly cases tried first`,
    wait: lines`and take the baseline that is missing | and try the one case that nobody has tried`,
    point: lines`the evidence on {key} | the untested case of {key} | the missing baseline`,
    blocking: lines`There is no baseline: if we {act} today, no result can be told from luck. | The interrupted case is untested, and it touches {key} directly.`,
    recommend: lines`Take today’s figure, write down how it was taken, and let somebody else take it again. | Try the four ugly cases by hand this week, and keep the notes.
      Agree on the worst acceptable result, and on who reads the dial.`,
    stay: lines`Confirmed. I re-ran my cases against {point} and nothing new failed; let us {answer}, with the baseline dated and signed.
      The evidence did not move, so neither do I: {answer}. On {point} I will bring figures to the next meeting instead of adjectives.`,
    move: lines`I accept. On {point} there will now be a figure from before, and {name} agrees to be judged by it; that turns a belief into a test, so we {answer}.
      My objection had a price, one measurement on {point}, and the council has paid it. I vote to {answer}.`,
    hold: lines`I disagree to the end, politely. Nobody produced a single observation on {point}, and I would {mine} rather than celebrate a number we did not take.
      Still no. We treat {point} as answered because we are tired of it, which is not one of my criteria; I would {mine}, and I attach the open case.`,
    bend: lines`Nuance, then. {Answer} if you must, but list {point} as unverified, in those letters, next to the decision.
      I let it through with a mark on it: {answer}, and the case behind {point} stays red in my notebook until it is run.`,
    acknowledge: lines`{by} reports {said}; I treat it as data and check my cases against it. | I add {said}, from {by}, to the list of things that must hold.`,
    agrees: lines`I checked {quote} against the ugly cases, and it holds in all that I could think of.
      {name} gives us something to count with {quote}. Agreed, and noted with the date. | No objection to {quote}: it names the result before the experiment.`,
    partly: lines`{quote} passes on the first click. I have not seen what it does on the second.
      I give {name} the general case. The empty one is missing from {quote}, and that is the one people meet first.
      True as far as it was measured, and {quote} was measured once.`,
    differs: lines`I can make {quote} fail in two steps, and neither of them is exotic.
      There is no figure behind {quote}. With one, {name} might convince me; without it I vote for the figure.
      {quote} would pass any test, since none could catch it out. I do not count that as a strength.`,
    asks: lines`{at}, how would we notice, in {weeks} weeks, that you had been wrong? | {at}, what happens in your version when it is interrupted half-way?`,
    answers: lines`A fair question from {at}, {question}. I would settle it with two measurements a week apart, and believe the second.
      To {at}, on {question}: my notebook has one case that answers it and one that does not, and I trust the second more.`,
    ballot: lines`I vote to {answer}, with today’s figure written down first so that we can tell it from luck.
      Counted and checked, my vote is to {answer}, and I keep the list of cases.`,
    dissent: lines`I would {mine}, because no result could be told from chance today. | Without a baseline my ballot stays where it is: {mine}.`,
    chatFirst: lines`How will we know that it worked? For {key} I would write down what we measure before we {act}.
      I have no figure on {key} yet. One afternoon of measuring tells us more than an hour of talk.`,
    chatThen: lines`What {name} says can be checked: I would count it on {key} for a week. | {name}, which result would change your mind? Then that is what we test.`,
  },
  fr: {
    concern: lines`la mesure avant et après | le cas que personne n’a essayé`,
    'open for': lines`J’ai vérifié l’affirmation avant de choisir un camp, et elle tient : il faut {act}.
      Ma réponse est {de act}. Les preuves sont minces mais vont toutes dans le même sens, et il est facile d’en réunir d’autres en chemin.`,
    'open against': lines`Je ne vois aucune mesure à l’appui de l’envie {de act} ; par défaut, mieux vaut {dont}.
      La charge de la preuve revient au changement, et elle n’est pas remplie : mieux vaut {dont} {que act} sur la foi d’une anecdote.`,
    'open depends': lines`On pourra {act} dès qu’un chiffre existera : celui d’aujourd’hui, relevé avant que quiconque touche à quoi que ce soit.
      {Act} ou non, la réponse est dans un cas que personne n’a encore essayé, et je l’essaierais avant de voter.`,
    'open reframe': lines`Telle quelle, la question ne se teste pas. Dites-moi ce que l’on observerait si {act} réussissait, et je vous donnerai une réponse.
      Au lieu de « faut-il {act} », je demande quel résultat nous ferait arrêter, parce que celui-là, on peut le chercher.`,
    'because for': lines`J’ai repassé les cas qui cassent d’ordinaire ce genre d’idée : le vide, l’énorme, l’interrompu. Aucun ne s’en porte plus mal qu’aujourd’hui.
      Personne n’apporte de contre-exemple, et j’en ai cherché un. Tant qu’il ne se montre pas, le probable est aussi ce qui a été éprouvé.`,
    'because against': lines`Tout ce que nous avons entendu marche au milieu de la route. Je regarde le fossé : la première fois, la dernière, deux à la fois, et celle qui s’arrête en plein milieu.
      Un bel exemple est une histoire, dix font un échantillon. Nous tenons une histoire, racontée par quelqu’un qui avait envie qu’elle soit vraie.`,
    'because depends': lines`Sans un chiffre d’avant, n’importe quel chiffre d’après aura l’air d’un progrès. Ce n’est pas une preuve, c’est un décor.
      C’est un cas ennuyeux, voilà pourquoi on l’a sauté, et les cas ennuyeux sont le cimetière des idées de cette sorte.`,
    'because reframe': lines`Une affirmation sans observation possible ne peut pas échouer, et ce qui ne peut pas échouer ne mérite pas non plus confiance.
      Une règle d’arrêt est un essai écrit d’avance. C’est aussi le seul que personne ne discute ensuite.`,
    'mind for': lines`un seul cas reproductible qui se porte plus mal après qu’avant. | la même mesure, refaite par d’autres, qui change de signe.`,
    'mind against': lines`un avant et un après sur des données réelles, pires cas compris. | trois exemples indépendants, dont aucun choisi par son auteur.`,
    'mind depends': lines`un chiffre de départ déjà bon, auquel cas il n’y a rien à faire.
      le cas jamais essayé qui passe du premier coup ; alors je vote oui sur-le-champ.`,
    'mind reframe': lines`une observation que tous acceptent pour preuve, nommée d’avance. | la démonstration que le résultat se voit sans la moindre mesure.`,
    ground: lines`Pour {key}, j’écrirais quatre cas avant tout : rien du tout, beaucoup trop, deux fois la même chose, et une coupure au milieu. Si les quatre sont ennuyeux, le risque l’est aussi.
      Je veux que la mesure sur {key} soit refaite un autre jour par une autre personne. Un résultat qui a besoin de son auteur dans la pièce n’en est pas un.
      Les moyennes cachent ce dont les gens se plaignent. Sur {key}, montrez-moi les cinq pour cent les pires, et je vous dirai si nous avons un problème.
      De quoi nos preuves sur {key} sont-elles faites ? Je compte un avis, deux souvenirs et aucun relevé. C’est assez pour poser une question, trop peu pour la clore.`,
    accept: lines`J’ai soumis {quote} à l’épreuve que je m’impose, et {at} la passe : la phrase aurait pu être fausse, et je ne la trouve pas telle. {name}, celle-là entre dans mon carnet.
      {at} pose {quote} sur la table, et je me chargerais volontiers de le vérifier pour {name}.
      Aucun contre-exemple à {quote} ne me vient, et j’ai cherché un moment. Un point pour {at} ; je citerai {name} dans le rapport.`,
    resist: lines`{at} énonce {quote}, et je n’ai qu’une question : mesuré quand, et par qui ? Sans cela, {name} nous fait voter sur un souvenir.
      Je casse {quote} avec le deuxième cas de ma liste, l’interrompu. {at}, que se passe-t-il alors ? Je ne le trouve pas dans le texte {de name}.
      Les mots {quote} sont vrais en moyenne. {at} laisse de côté la queue de la courbe, et c’est là que l’argument {de name} serait mis à l’épreuve.`,
    keep: lines`Je maintiens mon vote : rien ne le contredit pour l’instant, et {answer} nous donnera de quoi le contredire proprement.
      Mes cas passent toujours. On peut {answer}, pourvu que le premier chiffre soit relevé avant le premier changement.`,
    moved: lines`Nouvelle preuve, nouveau vote. Je demandais une observation, plusieurs d’entre vous en ont nommé une, et je peux {answer}.
      J’avais tort de vouloir toute la preuve d’avance. {Answer} la produit en chemin, avec un arrêt en vue, et cela me suffit.`,
    slowed: lines`Je croyais ma liste complète, mais deux de vos cas n’y étaient pas, et je ne vote pas contre des cas. Autant {answer} d’ici là.
      J’acceptais d’apprendre en chemin, et vous demandez de savoir avant. C’est juste, c’est ma propre règle : {answer}.`,
    rest: lines`Aucune mesure n’est arrivée depuis ma première note, et le choix par défaut tient toujours : {answer}.
      Je ne vois pas de preuve nouvelle, et plusieurs raisons neuves de douter des anciennes. {Answer}, donc, et la charge de la preuve reste où elle était.`,
    nuance: lines`Trois de mes quatre cas passent. Je veux bien {answer} avec le quatrième marqué ouvert, et mon vote reste une nuance jusqu’à ce qu’il se ferme.
      La direction est étayée, la taille de l’effet ne l’est pas. On peut {answer} ; on ne peut pas encore dire que cela se verra.`,
    contest: lines`Mon vote est un désaccord, sur les seules preuves. Il n’y a pas de chiffre de départ, et sans lui nous nous féliciterons quoi qu’il arrive ; je préfère {mine}.
      Je conteste par un cas : quelqu’un s’arrête en plein milieu, et personne ici ne sait dire ce qu’il retrouve le lendemain. D’ici là, je propose {de mine}.`,
    step: lines`avec la même mesure prise avant et après | avec les quatre vilains cas essayés d’abord`,
    wait: lines`et relever le chiffre de départ qui manque | et essayer le seul cas que nul n’a essayé`,
    point: lines`les preuves sur {key} | le cas non essayé autour {de key} | le chiffre de départ qui manque`,
    blocking: lines`Il n’y a pas de chiffre de départ : s’il est décidé aujourd’hui {de act}, aucun résultat ne se distinguera du hasard.
      Le cas interrompu n’a pas été essayé, et il touche directement {à key}.`,
    recommend: lines`Relever le chiffre d’aujourd’hui, noter comment, et le faire relever par quelqu’un d’autre.
      Essayer les quatre vilains cas à la main cette semaine, et garder les notes. | Convenir du pire résultat acceptable, et de la personne qui lit le cadran.`,
    stay: lines`Confirmé. J’ai repassé mes cas à la lumière {de point}, et rien de neuf n’échoue ; va pour {answer}, avec un chiffre de départ daté et signé.
      Les preuves n’ont pas bougé, moi non plus : {answer}. Sur {point}, j’apporterai à la prochaine réunion des chiffres au lieu d’adjectifs.`,
    move: lines`J’accepte. Sur {point} il y aura désormais un chiffre d’avant, et {name} accepte d’en répondre ; la croyance devient un essai, donc {answer}.
      Mon objection avait un prix, une mesure sur {point}, et le conseil l’a payé. Je vote pour {answer}.`,
    hold: lines`Désaccord jusqu’au bout, poliment. Personne n’a produit une seule observation sur {point}, et je préfère {mine} plutôt que de fêter un chiffre que nul n’a relevé.
      Encore non. On tient {point} pour réglé parce qu’on en est las, ce qui ne figure pas parmi mes critères ; je propose {de mine}, et je joins le cas ouvert.`,
    bend: lines`Nuance, donc. {Answer} s’il le faut, mais en inscrivant {point} comme non vérifié, en toutes lettres, à côté de la décision.
      Je laisse passer avec une marque : {answer}, et le cas qui se cache derrière {point} reste rouge dans mon carnet jusqu’à l’essai.`,
    acknowledge: lines`{by} rapporte {said} ; j’en fais une donnée et j’y confronte mes cas. | j’ajoute {said}, venant {de by}, à la liste de ce qui doit tenir.`,
    agrees: lines`J’ai vérifié {quote} sur les vilains cas, et cela tient dans tous ceux qui me viennent.
      {name} nous donne de quoi compter avec {quote}. D’accord, et noté avec la date. | Pas d’objection à {quote} : le résultat y est nommé avant l’expérience.`,
    partly: lines`{quote} passe au premier clic. Je n’ai pas vu ce que cela donne au second.
      J’accorde à {name} le cas général. Le cas vide manque à {quote}, et c’est le premier que l’on rencontre.
      Vrai autant que mesuré, et {quote} ne l’a été qu’une fois.`,
    differs: lines`Je fais échouer {quote} en deux gestes, et aucun n’est exotique.
      Il n’y a pas de chiffre derrière {quote}. Avec un chiffre, {name} me convaincrait peut-être ; sans lui, je vote pour le chiffre.
      {quote} passerait toutes les épreuves, puisqu’aucune ne peut le prendre en défaut. Je n’y vois pas une force.`,
    asks: lines`{at}, à quoi verrait-on, dans {weeks} semaines, que c’était une erreur ?
      {at}, que se passe-t-il dans cette version si l’on est interrompu à mi-chemin ?`,
    answers: lines`Question juste {de at}, {question}. Je la réglerais avec deux mesures à une semaine d’écart, et je croirais la seconde.
      À {at}, sur {question} : mon carnet a un cas qui répond et un qui ne répond pas, et je me fie davantage au second.`,
    ballot: lines`Je vote pour {answer}, le chiffre d’aujourd’hui noté d’abord, afin de distinguer l’effet du hasard.
      Tout compté et vérifié, mon vote va à {answer}, et je garde la liste des cas.`,
    dissent: lines`Je préfère {mine}, parce qu’aucun résultat ne se distinguerait aujourd’hui du hasard. | Faute de chiffre de départ, mon bulletin ne bouge pas : {mine}.`,
    chatFirst: lines`Comment saura-t-on que c’est réussi ? J’écrirais ce qu’on mesure avant {de act}.
      Je n’ai pas encore de chiffre sur {key}. Une après-midi de mesures en dit plus qu’une heure de paroles.`,
    chatThen: lines`Ce que dit {name} se vérifie : je le compterais pendant une semaine.
      {name}, quel résultat te ferait changer d’avis ? C’est donc lui qu’on teste.`,
  },
};
