/** Security and operations: counts what can be lost and asks for the way back. */
import { lines } from '../grammar/typeset.ts';
import type { Voice } from './voice.ts';

export const guardian: Voice = {
  castBy:
    /s[eé]cur|\bops\b|\bsre\b|infra|risk|risque|monitor|surveill|legal|jurid|complian|conformit|guard|gardien|priva|\bowl\b/giu,
  caresAbout: 'risks',
  en: {
    concern: lines`the way back | the size of the worst case`,
    'open for': lines`I would {act}, and I say so as the one who usually holds the brake: the risk here is small enough to name.
      Standing still is the riskier choice this time, so I would {act} while we still choose the hour.`,
    'open against': lines`I would not {act}: nobody has shown me the way back, so I would rather {dont}.
      My advice is to {dont}, because once we {act} the first bad night belongs to people who did not vote for it.`,
    'open depends': lines`I can {act} on one condition: the road back is walked once, by someone who did not draw it.
      We may {act} the day the undo fits on one page; before that day, my answer is the brake.`,
    'open reframe': lines`Before we ask whether to {act}, I would ask what stops working, and for whom, if it only half succeeds.
      A safer question hides behind this one: not whether we {act}, but how much we can lose before anyone notices.`,
    'because for': lines`What we have today also fails, only quietly, and nobody has a page that says what to do when it does. A change we prepare beats a breakage we discover.
      I looked for the step that cannot be taken back and did not find one. The rest is preparation, and preparation is cheap.`,
    'because against': lines`A plan that only describes success is half a plan. The missing half is who gets called, what they read first, and how long we stay broken before someone undoes it.
      Each thing that can go wrong looks unlikely on its own. Together they make an ordinary Tuesday, and we have written nothing for that Tuesday.`,
    'because depends': lines`That condition is not caution for its own sake. It costs an afternoon, and it turns a bet into a step.
      With that page we lose an hour when it fails; without it we lose the weekend, and some trust with it.`,
    'because reframe': lines`A clean failure wakes people up. The half success does not: it looks fine for a week and then costs a month.
      If the loss is bounded, this debate is short. If it is not, no argument about benefits should be allowed to close it.`,
    'mind for': lines`a loss that we could not undo within a day, shown on a real example. | one person who would be harmed and could not be warned in time.`,
    'mind against': lines`a way back that someone else has followed to the end, watch in hand. | proof that the worst case costs us an afternoon and not a week.`,
    'mind depends': lines`seeing the return path fail in rehearsal; then I would refuse outright.
      evidence that going back is free anyway, in which case I drop my condition.`,
    'mind reframe': lines`a bounded worst case, written down; then I would simply say yes. | someone showing me that a half success is noticed within the hour.`,
    ground: lines`Three things must exist before I sleep well around {key}: an alarm that rings early, a name beside the alarm, and a limit at which we stop by rule and not by mood.
      I count exposure, not intentions. Whoever touches {key} should be able to say what they exposed, to whom, and for how long.
      Most damage is done in the hour between the first sign and the first decision. For {key} that hour has no owner today, and I would give it one.
      I have nothing against speed; I object to speed that only goes one way. With {key}, I want to see the door open from both sides.`,
    accept: lines`I take this from {at}: {quote}. It is the sort of sentence that still makes sense at three in the morning, and {name} wrote it wide awake.
      When {at} writes {quote}, I hear someone who has already thought about the bad night, and I give {name} credit for it.
      What {at} says, {quote}, would still stand in the middle of an outage. I do not say that often, so {name} may frame it.`,
    resist: lines`{at} writes {quote}, and I stop there: {name} describes the road out and never the road back.
      I read {quote} from {at} twice. It holds on a calm day; my job is the other kind, and {name} has not gone there yet.
      With {quote}, {at} moves the danger instead of removing it, and I would like {name} to say where it lands.`,
    keep: lines`So I keep my position. To {answer} leaves us a door, and nothing I have read makes the worst case any worse.
      I see no reason to move: we can {answer}, and I can defend that in front of those who will carry the phone.`,
    moved: lines`I came in from the other side, so let me say plainly what moved me. To {answer} is a step that can be undone, and I was refusing one that could not.
      I change my vote without changing my trade: the risk I named now has a limit and an owner, and with those I can sign to {answer}.`,
    slowed: lines`I had come ready to let it through, and nothing I read makes that foolish. But several of you saw exposure where I saw none, so I would {answer} and sleep better.
      I give up some speed without regret. To {answer} costs me little, and it keeps the first bad night small.`,
    rest: lines`My position stands, and for once I am not alone with the brake: to {answer} is the choice that needs no way back.
      I maintain it. If we {answer}, the worst that can happen has already happened to us before, and we know what to do.`,
    nuance: lines`I do not block the wish to {answer}, yet I do not sign it as it stands. Give me the limit at which we stop by rule, and my reservation is gone.
      My hesitation fits in one line: the plan says who starts and not who stops. I can {answer}, and I hold back the rest of my vote.`,
    contest: lines`So I disagree, and not about the goal. The exposure is open-ended, and I will not vote for a loss whose size nobody has written down; I would {mine}.
      I contest it because the cost of being wrong falls on people outside this table, at an hour they did not choose. My own answer is to {mine}.`,
    step: lines`with the way back written and tried before the first step | with one named person who may stop it at any hour`,
    wait: lines`and use the time to write down the way back | and put a name beside the risk we already run`,
    point: lines`the way back from {key} | who carries the risk if we {act} | the limit at which we stop`,
    blocking: lines`Nobody has described how we return to today’s state once we {act}. | No named person can be called on the first bad night after we {act}.`,
    recommend: lines`Write the undo steps on one page, and have a stranger to the plan follow them.
      Name the person who is called first, and give them the right to stop everything.
      Fix the stop limit in writing before the first step, then rehearse crossing it.`,
    stay: lines`On {point} I have heard enough: the worst case has an edge, so I confirm my vote to {answer}. For the record I ask for one name, that of whoever may stop it.
      Nothing said about {point} makes the bad night longer. We can {answer}, and I will keep the page with the way out beside the phone.`,
    move: lines`I let go of my objection. I stood on {point}, and the answer now has a limit I can point at: we {answer}, we stop by rule, and nobody improvises at night.
      I move. What I held on {point} was a fear of the open-ended kind, and {name} has put an end date on it; with that I can {answer}.`,
    hold: lines`I hold. On {point} I was offered confidence where I had asked for a way back, and I would still {mine}. If the council goes the other way, write the exposure beside the decision.
      My vote stays where it was, because {point} is not a detail to be fixed later: later is when it happens. I would {mine}, and I will help whichever way this goes.`,
    bend: lines`I can live with the choice to {answer}, with my reservation on {point} kept in the record. A limit that nobody has tried is half a limit.
      Half a yes, then: {answer}, and come back to {point} before the second step. I would rather be a nuisance now than right afterwards.`,
    acknowledge: lines`{by} says {said}; I take it as a limit to respect on the bad day as well.
      what {by} adds, {said}, changes what we may lose, so I weigh it before anything else.`,
    agrees: lines`With {quote}, {name} has already packed for the bad night, and I travel on the same ticket.
      Yes. I would be comfortable reading {quote} aloud to whoever is on call.
      {quote}: that limits the damage before it happens, and I have nothing to take away.`,
    partly: lines`I keep {quote} for ordinary days. {name} and I still differ about the eleventh one, when the thing is half done.
      Half of it. The direction in {quote} is safe, the speed is not, and {name} sets both at once.
      I could live with {quote} once there is a name on the door that it opens.`,
    differs: lines`I say no here. {quote} assumes that failure will announce itself, and in my experience it comes in by the window.
      {name} writes {quote}; I count four people who would have to be awake for that, and we have one.
      I cannot follow {quote}. It makes the good case better and the bad case longer.`,
    asks: lines`{at}, how long would it take you to put everything back, at night and without help? | {at}, which of us would you wake first if this went wrong on a Sunday?`,
    answers: lines`To {at}, who asks {question}: I would judge it by the recovery time, and anything above an hour makes me say no.
      {at} wants to know {question}. My answer is the dull one: write the undo page first, and the rest of it answers itself.`,
    ballot: lines`I vote to {answer}, with the stop limit in writing and a hand near the switch.
      My final word is yes to this: {answer}, provided that the undo page is tried before it is needed.`,
    dissent: lines`I end where the risk ends: {mine}, because nobody has shown me the road back.
      Let it be recorded that I would {mine}, and that the reason was the first bad night.`,
    chatFirst: lines`Before we {act}, I want to know what breaks at three in the morning and who is paged. If {key} can be rolled back, I am for it.
      On {key} I ask for one thing first: who may touch it, and how we take that back.`,
    chatThen: lines`I follow {name}, as long as somebody rehearses the way back on {key}.
      {name}, what is the blast radius? I would start with the smallest part of {key}.`,
  },
  fr: {
    concern: lines`le chemin du retour | la taille du pire`,
    'open for': lines`{Act} me paraît juste, et c’est d’habitude moi qui tiens le frein : ici le risque est assez petit pour porter un nom.
      Cette fois, ne rien faire est le choix le plus dangereux ; mieux vaut {act} pendant que l’heure dépend encore de nous.`,
    'open against': lines`Je déconseille {de act} : personne ne m’a montré le chemin du retour, et je préfère {dont}.
      Mon conseil est {de dont}, car {act} offre la première mauvaise nuit à des gens qui n’ont pas voté.`,
    'open depends': lines`{Act}, oui, à une condition : que le retour ait été parcouru une fois, par quelqu’un qui ne l’a pas dessiné.
      On pourra {act} le jour où l’annulation tiendra sur une page ; d’ici là, ma réponse est le frein.`,
    'open reframe': lines`Avant de savoir s’il faut {act}, je demande ce qui cesse de marcher, et pour qui, si cela ne réussit qu’à moitié.
      Une question plus sûre se cache derrière celle-ci : non pas s’il faut {act}, mais combien on peut perdre avant que quelqu’un s’en aperçoive.`,
    'because for': lines`Ce que nous avons tombe aussi en panne, mais sans bruit, et aucune page ne dit quoi faire ce jour-là. Un changement préparé vaut mieux qu’une casse découverte.
      J’ai cherché l’étape sur laquelle on ne peut pas revenir, et je ne l’ai pas trouvée. Le reste est de la préparation, et la préparation coûte peu.`,
    'because against': lines`Un plan qui ne raconte que la réussite est une moitié de plan. L’autre moitié dit qui l’on appelle, ce qu’il lit en premier, et combien de temps on reste en panne avant d’annuler.
      Chaque ennui, pris seul, semble peu probable. Ensemble ils font un mardi ordinaire, et nous n’avons rien écrit pour ce mardi-là.`,
    'because depends': lines`Cette condition n’est pas de la prudence pour la prudence. Elle coûte un après-midi, et elle change un pari en simple étape.
      Avec cette page, un échec nous coûte une heure ; sans elle il nous coûte le week-end, et un peu de confiance avec.`,
    'because reframe': lines`Un échec franc réveille tout le monde. La demi-réussite, non : elle a bonne mine une semaine, puis elle coûte un mois.
      Si la perte est bornée, le débat sera court. Si elle ne l’est pas, aucun avantage ne devrait suffire à le clore.`,
    'mind for': lines`une perte impossible à réparer en un jour, montrée sur un cas réel. | une seule personne lésée sans qu’on ait pu la prévenir à temps.`,
    'mind against': lines`un chemin de retour suivi jusqu’au bout par quelqu’un d’autre, montre en main. | la preuve que le pire nous coûte un après-midi et non une semaine.`,
    'mind depends': lines`un retour qui échoue en répétition ; alors ce serait un refus net.
      la preuve que revenir en arrière ne coûte rien, auquel cas ma condition tombe.`,
    'mind reframe': lines`un pire cas borné, écrit noir sur blanc ; alors je dirais simplement oui. | quelqu’un qui montre qu’une demi-réussite se remarque dans l’heure.`,
    ground: lines`Trois choses doivent exister avant que je dorme tranquille autour {de key} : une alarme qui sonne tôt, un nom à côté de l’alarme, et une limite où l’on s’arrête par règle et non par humeur.
      Je compte l’exposition, pas les intentions. Qui touche {à key} doit pouvoir dire ce qui est exposé, à qui, et pendant combien de temps.
      Le gros des dégâts se fait dans l’heure qui sépare le premier signe de la première décision. Pour {key}, cette heure n’appartient à personne, et je lui donnerais un nom.
      Je n’ai rien contre la vitesse ; je me méfie de la vitesse à sens unique. Avec {key}, je veux voir la porte s’ouvrir des deux côtés.`,
    accept: lines`Je retiens ceci {de at} : {quote}. C’est le genre de phrase qui garde son sens à trois heures du matin, et {name} l’a écrite en plein jour.
      Quand {at} écrit {quote}, j’entends une voix qui a déjà pensé à la mauvaise nuit, et je le porte au crédit {de name}.
      Ce que dit {at}, {quote}, tiendrait encore au milieu d’une panne. Je ne l’écris pas souvent : {name} peut l’encadrer.`,
    resist: lines`{at} écrit {quote}, et je m’arrête là : {name} décrit la route de l’aller et jamais celle du retour.
      J’ai relu deux fois {quote}, chez {at}. Cela tient par temps calme ; mon métier est l’autre temps, et {name} n’y va pas encore.
      Avec {quote}, {at} déplace le danger au lieu de l’ôter, et j’aimerais {que name} dise où il retombe.`,
    keep: lines`Je garde donc ma position. {Answer} nous laisse une porte, et rien de ce que j’ai lu n’aggrave le pire.
      Je ne vois pas de raison de bouger : on peut {answer}, et je saurai le défendre devant qui portera le téléphone.`,
    moved: lines`Je venais de l’autre bord, alors autant dire ce qui m’a fait bouger. {Answer} est un pas qu’on peut défaire, et j’en refusais un qu’on ne pouvait pas défaire.
      Je change de vote sans changer de métier : le risque que je nommais a maintenant une limite et un responsable, et à ce prix je signe pour {answer}.`,
    slowed: lines`Je venais laisser passer, et rien de ce que j’ai lu ne rend cela absurde. Mais plusieurs ont vu une exposition où je n’en voyais pas ; autant {answer}, et mieux dormir.
      Je cède un peu de vitesse sans regret. {Answer} me coûte peu, et la première mauvaise nuit reste petite.`,
    rest: lines`Ma position tient, et pour une fois je ne suis pas sans compagnie du côté du frein : {answer} est le choix qui ne demande aucun retour.
      Je la maintiens. À {answer}, le pire qui puisse arriver nous est déjà arrivé, et l’on sait quoi faire.`,
    nuance: lines`Je ne bloque pas l’idée {de answer}, mais je ne signe pas en l’état. Donnez-moi la limite où l’on s’arrête par règle, et ma réserve tombe.
      Mon hésitation tient en une ligne : le plan dit qui commence et pas qui arrête. On peut {answer}, et je retiens le reste de mon vote.`,
    contest: lines`Je ne suis pas d’accord, et l’objectif n’y est pour rien. L’exposition est sans borne, et je ne vote pas une perte dont personne n’a écrit la taille ; je propose {de mine}.
      Je conteste, car l’erreur retomberait sur des gens absents de cette table, à une heure qu’ils n’ont pas choisie. Ma réponse à moi : {mine}.`,
    step: lines`avec un retour écrit et essayé avant le premier pas | avec une personne nommée qui peut tout arrêter à toute heure`,
    wait: lines`et employer ce délai à écrire le chemin du retour | et mettre un nom en face du risque déjà couru`,
    point: lines`le chemin du retour pour {key} | qui porte le risque s’il s’agit {de act} | la limite où l’on s’arrête`,
    blocking: lines`Personne n’a décrit comment revenir à l’état actuel s’il est décidé {de act}.
      Personne à appeler la première mauvaise nuit, une fois prise la décision {de act}.`,
    recommend: lines`Écrire l’annulation sur une page, et la faire suivre par quelqu’un d’étranger au plan.
      Nommer la personne que l’on appelle en premier, et lui donner le droit de tout arrêter.
      Fixer par écrit la limite d’arrêt avant le premier pas, puis répéter son franchissement.`,
    stay: lines`Sur {point}, j’en ai assez entendu : le pire a un bord, et je confirme mon vote, {answer}. Je demande au procès-verbal un seul nom, celui de qui peut arrêter.
      Rien de ce qui s’est dit sur {point} n’allonge la mauvaise nuit. On peut {answer}, et je garderai la page du retour à côté du téléphone.`,
    move: lines`Je lâche mon objection. Je tenais à {point}, et la réponse a désormais une limite que l’on peut montrer du doigt : {answer}, s’arrêter par règle, et ne rien improviser la nuit.
      Je bouge. Sur {point}, ma crainte était de celles qui n’ont pas de fin, et {name} lui a mis une date ; à ce compte je peux {answer}.`,
    hold: lines`Je tiens bon. Sur {point}, on m’a offert de la confiance là où je demandais un retour, et je maintiens qu’il vaut mieux {mine}. Si le conseil va ailleurs, que l’exposition soit écrite à côté de la décision.
      Mon vote reste où il était, car {point} n’est pas un détail à régler plus tard : plus tard, c’est quand cela arrive. Je préfère {mine}, et j’aiderai dans tous les cas.`,
    bend: lines`Je peux vivre avec le choix {de answer}, ma réserve sur {point} restant au dossier. Une limite jamais essayée n’est qu’une demi-limite.
      Un demi-oui, donc : {answer}, et revenir à {point} avant le deuxième pas. Mieux vaut gêner maintenant qu’avoir raison après.`,
    acknowledge: lines`{by} dit {said} ; je le prends comme une limite qui vaut aussi les mauvais jours.
      ce qu’ajoute {by}, {said}, change ce qu’on peut perdre, et je le pèse avant tout le reste.`,
    agrees: lines`Avec {quote}, {name} a déjà fait sa valise pour la mauvaise nuit, et je prends le même train. | Oui. Je lirais sans gêne {quote} à la personne d’astreinte.
      {quote} : voilà qui borne les dégâts d’avance, et je n’ai rien à en retirer.`,
    partly: lines`Je garde {quote} pour les jours ordinaires. Reste entre {name} et moi le onzième, celui où tout est à moitié fait.
      La moitié. La direction, dans {quote}, est sûre ; l’allure ne l’est pas, et {name} règle les deux d’un coup.
      Je vivrais avec {quote} dès qu’il y aura un nom sur la porte que cela ouvre.`,
    differs: lines`Ici je dis non. {quote} suppose que la panne s’annonce, et d’expérience elle entre par la fenêtre.
      {name} écrit {quote} ; je compte quatre personnes à tenir éveillées pour cela, et nous en avons une.
      Je ne peux suivre {quote} : le bon cas y gagne, et le mauvais s’allonge.`,
    asks: lines`{at}, combien de temps pour tout remettre en place, de nuit et sans aide ? | {at}, qui réveiller en premier si cela tourne mal un dimanche ?`,
    answers: lines`À {at}, qui demande {question} : j’en juge par le temps de retour, et au-delà d’une heure ma réponse est non.
      {at} veut savoir {question}. Ma réponse est la plus terne : écrire d’abord la page d’annulation, et le reste se répond tout seul.`,
    ballot: lines`Je vote pour {answer}, la limite d’arrêt par écrit et une main près de l’interrupteur.
      Mon dernier mot est oui, à ceci : {answer}, pourvu que la page d’annulation soit essayée avant de servir.`,
    dissent: lines`Je finis là où finit le risque : {mine}, car personne ne m’a montré la route du retour.
      Que l’on note que je préfère {mine}, et que la raison en était la première mauvaise nuit.`,
    chatFirst: lines`Avant {de act}, je veux savoir ce qui casse à trois heures du matin et qui est réveillé. Si {key} se défait, je suis pour.
      Sur {key}, une chose d’abord : qui peut y toucher, et comment on le reprend.`,
    chatThen: lines`D’accord avec {name}, pourvu que quelqu’un répète le retour en arrière sur {key}.
      {name}, jusqu’où cela va-t-il si ça rate ? Je commencerais par le plus petit bout.`,
  },
};
