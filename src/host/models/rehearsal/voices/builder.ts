/** Code and delivery: makes the smallest real thing and learns from it. */
import { lines } from '../grammar/typeset.ts';
import type { Voice } from './voice.ts';

export const builder: Voice = {
  castBy:
    /\bcode|d[eé]velop|\bdev\b|engineer|ing[eé]nieu|archi|deliver|livr|build|constru|maker|program|tech|backend|frontend/giu,
  caresAbout: 'feasibility',
  en: {
    concern: lines`a first version that works | what can be finished by Friday`,
    'open for': lines`Let us {act}. I could have the first piece in front of you before this debate would otherwise end.
      I am for it: we {act}, we start with the part that hurts most, and we show it the same week.`,
    'open against': lines`I would {dont}, because to {act} is weeks of work before anyone can touch anything.
      It is not the moment to {act}. There are three smaller things on the bench that pay sooner, so I would {dont}.`,
    'open depends': lines`I would {act} if it can be cut into pieces that each work alone; in one piece, count me out.
      Give me a first slice that fits in five days and we {act}. If there is no such slice, the answer is no.`,
    'open reframe': lines`Rather than vote on whether to {act}, I would ask which piece of it we could finish by Friday and learn from.
      The choice to {act} looks large because we look at all of it. What is the first thing a person could use?`,
    'because for': lines`We have discussed it long enough to know what the first version looks like. What we do not know will only show itself once the thing exists.
      The work is plainer than it sounds: one seam to open, one piece to swap, one week of annoyance. I have seen us spend more than that on choosing a date.`,
    'because against': lines`Big changes are late changes. While we are busy inside, everything outside waits, and the bill for that waiting never shows up in the estimate.
      I like building, which is why I do not trust my own enthusiasm here. Half the effort would go into parts that nobody asked for.`,
    'because depends': lines`Pieces that stand alone can be dropped halfway without regret. A single block can only be finished or wasted.
      Five days is not a magic figure. It is the longest I trust any of us, me included, to be wrong in silence.`,
    'because reframe': lines`A small finished piece settles arguments that a month of meetings cannot, because people stop imagining and start pointing.
      Once that first thing exists, the rest of the discussion becomes a list, and lists are easy to reorder.`,
    'mind for': lines`a first slice that is still not working after a week of honest effort. | learning that half of the work is in a place we do not control.`,
    'mind against': lines`somebody doing the smallest part in two days and showing it to us. | a list of what we would stop doing to make room, agreed by everyone.`,
    'mind depends': lines`finding out that the pieces cannot live apart; then it is a no. | a working slice by the end of the week, and I drop every condition.`,
    'mind reframe': lines`hearing that no small piece is of use to anyone on its own. | a reason why we cannot learn anything before the end.`,
    ground: lines`In practice I would open one seam around {key}, put the new behind the old, and move things across one at a time. Nothing clever, and every evening ends with something that works.
      Estimates for {key} are guesses until the first piece is done; after it they are arithmetic. So I would rather be asked for that piece than for a date.
      What slows us down with {key} is rarely the hard part. It is the ten small places that quietly depend on it, and you only find those with your hands.
      I would throw the first attempt at {key} away on purpose. It costs two days, and it buys the shape of the second.`,
    accept: lines`I can build on {quote}. {at} says what the rest of us were stepping around, and I would start from {name}’s line tomorrow morning.
      {at} says {quote}, and I would rather have that pinned above the bench than ten pages of plan. Thank you, {name}; it saves us a meeting.
      For once a sentence I can put my hands on: {quote}, by {at}. I would pair with {name} on the first piece.`,
    resist: lines`{at} writes {quote}, and I ask what exactly I would make on Monday. If {name} cannot say, it is a mood and not a plan.
      I tried to turn {quote} into a list of tasks and could not. Perhaps {at} can: three lines from {name} would do.
      With {quote}, {at} keeps us talking where a prototype would teach us more, and teach it sooner; I would trade {name} one for the other.`,
    keep: lines`I stay where I was, with my sleeves up: to {answer} is buildable, and I know which piece goes first.
      No change from me. We {answer}, and I would rather show the next argument than make it.`,
    moved: lines`I give way, gladly. What I could not see was a first piece that stands alone, and now there is one: we {answer}.
      My estimate changed, so my vote does. Cut the way it has been cut here, to {answer} fits into time we really have.`,
    slowed: lines`I still itch to start, but I can hear a table that wants something else first. Fine: {answer}, and keep my tools within reach.
      I would have been done by Friday, perhaps with the wrong thing. You convinced me that to {answer} wastes less wood.`,
    rest: lines`Same as before, and glad of the company: we {answer}, and I clear the three smaller jobs off the bench.
      I stay put. To {answer} frees two weeks, and I know people who will be happy to get them.`,
    nuance: lines`I would nearly sign to {answer}; one piece is still too big to finish in a week, and I know who will be asked to finish it.
      Yes to the direction, not yet to the cut. Before we {answer}, the first slice has to lose a third of its weight.`,
    contest: lines`I vote against, because what is proposed cannot be finished in parts. I would {mine}, and show something real before we argue again.
      This would keep my hands busy and our users waiting. My answer is to {mine}: smaller, sooner, and on the table where you can poke it.`,
    step: lines`with a first piece that works shown to everyone within the week | with the work cut into slices of five days at most`,
    wait: lines`and let me show one small prototype meanwhile | and clear the bench of the three smaller jobs first`,
    point: lines`the size of the first piece of {key} | whether the work around {key} can be cut up | a gate where a prototype would do`,
    blocking: lines`No piece of it works alone, so to {act} is all or nothing. | Nobody has said what we stop doing in order to {act}.`,
    recommend: lines`Build the smallest piece that a stranger could use, and show it on Friday.
      List the ten places that depend on it, by touching them and not by remembering them.
      Put the new behind the old with one switch, and move a single case across.`,
    stay: lines`Still in. The talk about {point} cost us an hour and saved me two days; we {answer}, and the first piece is yours to look at by Friday.
      I confirm, with my tools already out: {answer}. If {point} comes back to bite us, it will bite a small piece.`,
    move: lines`Fine, I come along. {Point} was my sticking place, and with the slices as {name} wants them I can finish each one; so we {answer}.
      I drop it. Having looked again at {point}, I can see the first piece standing alone, and that is all I need to {answer}.`,
    hold: lines`I keep my no. On {point} we still have one block where I asked for five pieces, and I would {mine}. I will build what you decide, but not in silence.
      Not convinced: talk does not make {point} any smaller. I would {mine}, and I offer two days of work to prove it.`,
    bend: lines`All right, I will {answer}, though I expect {point} to cost us twice what we think. Write that down, and let us see.
      I go along and keep one hand up: {answer}, but if the first slice runs over a week, {point} comes straight back to this table.`,
    acknowledge: lines`{by} says {said}, so that goes at the top of my list and the rest moves down. | noted from {by}, {said}; it changes which piece I would make first.`,
    agrees: lines`Sold. I can start on {quote} before lunch, and {name} may hold the other end of it. | {quote}: exactly the piece I would cut first.
      No notes. {name} has turned an opinion into a task with {quote}.`,
    partly: lines`I would build the first half of {quote} tomorrow and see whether we still want the second.
      {name} is right about the what. The how in {quote} costs a month that we could spend on three smaller things.
      Yes to {quote}, if it fits in a week; if it does not, it is two ideas.`,
    differs: lines`I cannot make {quote} out of anything I have on the bench.
      With {quote}, {name} asks for the finished thing first. I only know how to make the first version first.
      {quote} is a fine destination and has no bus stop before it. I would not set out.`,
    asks: lines`{at}, what is the smallest thing I could show you on Friday that would change your mind? | {at}, which part of this would you be willing to throw away?`,
    answers: lines`{at} wonders {question}. Give me three days and I will answer with something that runs, which is worth more than what I could say now.
      On {question}, for {at}: I would cut it until one person could finish it by Friday, and look at the pieces left on the floor.`,
    ballot: lines`Let us {answer}; I take the first piece and show it on Friday. | My vote is a start date: {answer}, in slices that each work alone.`,
    dissent: lines`I would {mine}, and I say so with tools in hand: as drawn, this cannot be built in pieces.
      Against the table, I would {mine}; all or nothing is not a plan I know how to carry out.`,
    chatFirst: lines`I can have a first cut of {key} by tomorrow. Let us {act} in the smallest form and look at it.
      To {act} is a day of work if we leave the edges out. I would start there.`,
    chatThen: lines`I can build what {name} describes. I would leave the rest of {key} for later. | {name}, give me one example and I write it down as a test.`,
  },
  fr: {
    concern: lines`une première version qui marche | ce qui peut être fini vendredi`,
    'open for': lines`{Act}, allons-y : le premier morceau peut être sous vos yeux avant la fin probable de ce débat.
      Je vote pour : {act}, en commençant par ce qui fait le plus mal, et en le montrant la même semaine.`,
    'open against': lines`Je préfère {dont}, parce {que act} demande des semaines avant que quiconque puisse toucher quoi que ce soit.
      Ce n’est pas le moment {de act}. Trois choses plus petites attendent sur l’établi et rapportent plus tôt ; autant {dont}.`,
    'open depends': lines`On peut {act} si cela se découpe en morceaux qui marchent chacun tout seul ; d’un bloc, ce sera sans moi.
      Trouvez une première tranche de cinq jours, et c’est oui pour {act}. S’il n’y en a pas, c’est non.`,
    'open reframe': lines`Plutôt que de voter s’il faut {act}, je demande quel morceau on peut finir vendredi, et ce qu’il nous apprendrait.
      {Act} paraît énorme parce qu’on regarde tout à la fois. Quelle est la première chose dont quelqu’un pourrait se servir ?`,
    'because for': lines`Nous en avons parlé assez longtemps pour savoir à quoi ressemble la première version. Ce que nous ignorons ne se montrera qu’une fois la chose en main.
      Le travail est plus banal qu’il n’en a l’air : une couture à ouvrir, une pièce à changer, une semaine d’agacement. Choisir une date nous a déjà coûté davantage.`,
    'because against': lines`Les grands changements sont des changements en retard. Pendant que l’on s’affaire dedans, tout attend dehors, et cette attente ne figure dans aucun devis.
      J’aime construire, et c’est pour cela que je me méfie de mon propre élan. La moitié de l’effort irait à des pièces que personne n’a demandées.`,
    'because depends': lines`Des morceaux autonomes s’abandonnent à mi-chemin sans regret. Un bloc ne peut qu’être fini ou gâché.
      Cinq jours n’ont rien de magique. C’est le plus long délai pendant lequel j’accepte que quelqu’un ici, à commencer par moi, se trompe en silence.`,
    'because reframe': lines`Un petit morceau fini tranche des querelles qu’un mois de réunions n’use pas : on cesse d’imaginer, on montre du doigt.
      Une fois cette première chose posée là, la suite de la discussion devient une liste, et une liste se réordonne sans peine.`,
    'mind for': lines`une première tranche qui ne marche toujours pas après une semaine d’effort honnête.
      la découverte que la moitié du travail se trouve chez d’autres que nous.`,
    'mind against': lines`quelqu’un qui fait la plus petite partie en deux jours et nous la montre.
      une liste de ce que l’on cesse de faire pour laisser la place, acceptée par tous.`,
    'mind depends': lines`des morceaux qui ne savent pas vivre séparés ; alors c’est non.
      une tranche qui marche à la fin de la semaine, et toutes mes conditions tombent.`,
    'mind reframe': lines`l’assurance qu’aucun petit morceau ne sert à personne pris seul. | une bonne raison de ne rien pouvoir apprendre avant la fin.`,
    ground: lines`Concrètement, j’ouvrirais une seule couture autour {de key}, le neuf derrière l’ancien, et je déplacerais les choses une à une. Rien de savant, et chaque soir finit sur quelque chose qui marche.
      Les estimations sur {key} sont des devinettes jusqu’au premier morceau fini ; après, c’est de l’arithmétique. Demandez-moi donc ce morceau plutôt qu’une date.
      Ce qui ralentit autour {de key} est rarement la partie difficile. Ce sont les dix petits endroits qui en dépendent sans le dire, et on ne les trouve qu’avec les mains.
      Pour {key}, je jetterais exprès la première tentative. Elle coûte deux jours, et elle achète la forme de la seconde.`,
    accept: lines`On peut bâtir sur {quote}. {at} dit ce que les autres contournaient, et je partirais de la ligne {de name} dès demain matin.
      {at} dit {quote}, et j’aime mieux cela punaisé au-dessus de l’établi que dix pages de plan. Merci, {name} ; une réunion de moins.
      Enfin une phrase où poser les mains : {quote}, chez {at}. Je ferais volontiers le premier morceau avec {name}.`,
    resist: lines`{at} écrit {quote}, et je demande ce que l’on fabrique au juste lundi. Si {name} ne peut pas le dire, c’est une humeur et pas un plan.
      J’ai voulu tirer de {quote} une liste de tâches, en vain. {at} y arrivera peut-être : trois lignes {de name} suffiraient.
      Avec {quote}, {at} nous garde à parler là où un prototype en dirait plus, et plus tôt ; j’en échangerais volontiers un avec {name}.`,
    keep: lines`Je reste où j’étais, manches retroussées : {answer}, cela se construit, et je sais par quel morceau commencer.
      Rien de changé de mon côté. Va pour {answer} ; le prochain argument, je préfère le montrer que le dire.`,
    moved: lines`Je cède, et de bon cœur. Je ne voyais pas de premier morceau qui tienne tout seul, et le voici : {answer}.
      Mon estimation a changé, mon vote aussi. Découpé comme il l’est ici, {answer} entre dans le temps que nous avons vraiment.`,
    slowed: lines`L’envie de commencer me démange encore, mais j’entends une table qui veut autre chose d’abord. Soit : {answer}, et mes outils restent à portée.
      J’aurais fini vendredi, peut-être la mauvaise chose. Vous m’avez fait voir que {answer} gâche moins de bois.`,
    rest: lines`Comme avant, et la compagnie fait plaisir : {answer}, pendant que je débarrasse l’établi des trois petits travaux.
      Je reste là. {Answer} libère deux semaines, et je connais des gens qui les prendront volontiers.`,
    nuance: lines`Je signerais presque pour {answer} ; un morceau reste trop gros pour une semaine, et je devine à qui on demandera de le finir.
      Oui à la direction, pas encore à la découpe. Avant {de answer}, la première tranche doit perdre un tiers de son poids.`,
    contest: lines`Je vote contre, parce que ce qui est proposé ne peut pas se finir par parties. Je préfère {mine}, et montrer quelque chose de réel avant de reprendre la discussion.
      Cela m’occuperait les mains et ferait attendre tout le monde. Ma réponse : {mine}, plus petit, plus tôt, et posé sur la table où l’on peut appuyer dessus.`,
    step: lines`avec un premier morceau qui marche, montré à tous dans la semaine | avec des tranches de cinq jours au plus`,
    wait: lines`et montrer un petit prototype en attendant | et vider d’abord l’établi des trois petits travaux`,
    point: lines`la taille du premier morceau pour {key} | si le travail autour {de key} se découpe | une barrière là où un prototype suffirait`,
    blocking: lines`Aucun morceau ne marche tout seul : {act}, c’est tout ou rien. | Personne n’a dit ce que l’on cesse de faire pour {act}.`,
    recommend: lines`Construire le plus petit morceau dont un inconnu pourrait se servir, et le montrer vendredi.
      Dresser la liste des dix endroits qui en dépendent, en les touchant et non de mémoire.
      Mettre le neuf derrière l’ancien avec un seul interrupteur, et y faire passer un seul cas.`,
    stay: lines`Toujours d’accord pour {answer}. La discussion sur {point} a coûté une heure et m’épargne deux jours ; le premier morceau est à voir vendredi.
      Je confirme, les outils déjà sortis : {answer}. Si {point} doit un jour nous mordre, ce sera sur un petit morceau.`,
    move: lines`Bon, je viens. {Point} me retenait, et avec les tranches que veut {name} chacune peut se finir ; donc {answer}.
      Je lâche l’affaire. En regardant {point} de plus près, je vois le premier morceau tenir seul, et il ne m’en faut pas plus pour {answer}.`,
    hold: lines`Je garde mon non. Sur {point}, il reste un bloc là où je demandais cinq morceaux, et je préfère {mine}. Je construirai ce que vous déciderez, mais pas en silence.
      Rien à faire : parler ne rend pas {point} plus petit. Je propose {de mine}, et j’offre deux jours de travail pour le prouver.`,
    bend: lines`D’accord pour {answer}, même si je m’attends à payer {point} deux fois le prix prévu. Notez-le, et voyons.
      Je suis le mouvement en gardant une main levée : {answer}, mais si la première tranche dépasse la semaine, {point} revient droit sur cette table.`,
    acknowledge: lines`{by} dit {said}, cela passe en tête de ma liste et le reste descend d’un cran.
      noté, de la part {de by}, {said} ; cela change le morceau que je ferais en premier.`,
    agrees: lines`Adjugé. Je peux commencer {quote} avant midi, et {name} tiendra l’autre bout. | {quote} : exactement le morceau que je découperais en premier.
      Rien à ajouter. Avec {quote}, {name} a changé un avis en tâche.`,
    partly: lines`Je ferais demain la première moitié de {quote}, pour voir si l’on veut encore la seconde.
      {name} a raison sur le quoi. Le comment, dans {quote}, coûte un mois qui paierait trois choses plus petites.
      Oui à {quote}, si cela tient en une semaine ; sinon ce sont deux idées.`,
    differs: lines`Je ne sais fabriquer {quote} avec rien de ce qu’il y a sur l’établi.
      Avec {quote}, {name} demande d’abord la chose finie. Je ne sais faire d’abord que la première version.
      {quote} est une belle destination, sans un arrêt avant elle. Je ne partirais pas.`,
    asks: lines`{at}, quelle est la plus petite chose à montrer vendredi qui ferait changer d’avis ? | {at}, quelle part de tout cela peut-on jeter sans regret ?`,
    answers: lines`{at} se demande {question}. Trois jours, et je réponds avec quelque chose qui tourne, ce qui vaut mieux que mes mots d’aujourd’hui.
      Sur {question}, pour {at} : je taillerais jusqu’à ce qu’une personne puisse finir vendredi, puis je regarderais les chutes par terre.`,
    ballot: lines`Va pour {answer} ; je prends le premier morceau et je le montre vendredi.
      Mon vote est une date de départ : {answer}, par tranches qui marchent toutes seules.`,
    dissent: lines`Je préfère {mine}, et je le dis les outils en main : tel que dessiné, cela ne se bâtit pas par morceaux.
      Contre la table, je choisis {de mine} ; tout ou rien n’est pas un plan que je sache exécuter.`,
    chatFirst: lines`Je peux avoir un premier jet demain. Commençons par {act} sous sa plus petite forme.
      Pour {act}, c’est un jour de travail si on laisse les bords. Je partirais de là.`,
    chatThen: lines`Je peux construire ce que décrit {name}. Le reste attendrait. | {name}, donne-moi un exemple et j’en fais un test.`,
  },
};
