/** The pragmatist: what it costs, what it pays, what we stop doing. */
import { lines } from '../grammar/typeset.ts';
import type { Voice } from './voice.ts';

export const pragmatist: Voice = {
  castBy:
    /pragma|cost|co[uû]ts?\b|financ|budget|business|commerc|operat|op[eé]ration|manag|sales|vente|achat|practical/giu,
  caresAbout: 'feasibility',
  en: {
    concern: lines`the cost in days | what we give up for it`,
    'open for': lines`On the numbers I can do in my head, we should {act}: a few days in, and something back every week.
      Good enough beats perfect here, so {act} and move on to the next thing.`,
    'open against': lines`It does not pay: to {act} costs more days than it gives back this year, and I would {dont}.
      Better to {dont}. Nobody has cancelled anything to make room, which tells me how much we really want to {act}.`,
    'open depends': lines`If it stays under {weeks} weeks of work, {act}. Above that I would spend the time elsewhere.
      I would {act} with a hard cap on the effort, and I mean the kind of cap that ends things.`,
    'open reframe': lines`What would we do with the same weeks if we did not {act}? That list is the real competitor, and nobody has brought it.
      The useful question is not whether to {act} but what is the cheapest thing that removes most of the pain.`,
    'because for': lines`Waiting is not free either. We pay for it in small change, every week, which is why nobody adds it up.
      We could study it for another month and the answer would be the same, minus a month.`,
    'because against': lines`The benefit is real and small; the cost is real and certain. I have paid for that kind of trade before.
      Everything looks affordable when it is counted in good ideas. Counted in afternoons, we are already overdrawn.`,
    'because depends': lines`A budget that may be exceeded is a forecast. I want one that makes us stop, even with the work half done.
      The first half of such work brings most of the value. The cap is there to protect us from the second half.`,
    'because reframe': lines`Compared with nothing, any idea wins. Compared with the next best use of the same people, few do.
      Four fifths of the annoyance usually come from one fifth of the thing. Fix that fifth, and see who still complains.`,
    'mind for': lines`a running cost that nobody has mentioned yet. | a cheaper way to the same result, even an ugly one.`,
    'mind against': lines`someone giving up their own pet project to pay for this one. | a saving that shows within the month and not within the year.`,
    'mind depends': lines`an estimate from someone who has done it before, twice mine or half of it. | learning that the first half is useless without the second.`,
    'mind reframe': lines`an empty list of alternatives, after an honest hour of looking. | proof that the cheap fix has been tried and did not last.`,
    ground: lines`Put a price on {key} in days, both to do it and to keep it. The second figure is the one that everybody forgets, and it never stops.
      My rule of thumb for {key}: if we cannot say in one breath who saves time and how much, it can wait for a quarter.
      There is always a boring option next to {key}: a checklist, a setting, a conversation. I would rule it out before paying for the interesting one.
      Deciding is also a cost. If we are still talking about {key} next week, we have already spent what we hoped to save.`,
    accept: lines`{at} writes {quote}, and I would pay for that sentence; {name} says in one breath what costs most of us a meeting.
      In plain terms, {quote} from {at} settles more than it costs. I would let {name} have it and go home early.
      I like {quote}. {at} writes the way I count, in small coins, and there is nothing on {name}’s bill that I would strike.`,
    resist: lines`{at} says {quote}; very well, and who pays for it? I see the benefit in {name}’s text and not the bill.
      There is nothing wrong with {quote} except the price. {at}, tell me what we drop, and I will take {name}’s side.
      I would not pay for {quote}, with respect to {at}. A version at half the cost does what {name} wants on most days.`,
    keep: lines`Same vote as before: to {answer} is worth its price, and the price is capped.
      I stand pat. We {answer}, we keep the receipt, and nobody reopens this for a while.`,
    moved: lines`You brought the price down, so I am in. At this size, to {answer} is cheaper than another round of discussion.
      I had counted the whole job. Counted the way you have cut it, I can {answer} without robbing anything else.`,
    slowed: lines`I had my wallet out, and you talked the price down to less. I take the cheaper deal: {answer}.
      My sum was right and incomplete. With your lines added, to {answer} comes out ahead.`,
    rest: lines`Still not worth it, and now we are several to say so. To {answer} costs nothing today, which is my favourite price.
      I keep my money in my pocket: {answer}, and spend the weeks on something that pays.`,
    nuance: lines`I would pay for most of it. To {answer} is right, the last third of the effort is not, and I keep my vote in between.
      Call it a yes with the meter running: {answer}, and show me the hours at the end of the first week.`,
    contest: lines`I vote no on price. The upside has been described by those who will enjoy it and the bill by nobody; I would {mine}.
      We can do better with the same days, and that is my whole objection. Let us {mine}, and spend the difference on something dull that works.`,
    step: lines`with a cap on the days, and a stop when it is reached | with something else taken off the list to pay for it`,
    wait: lines`and take the cheap fix in the meantime | and put a price in days on both options`,
    point: lines`the running cost of {key} | what we stop doing to pay for {key} | the price of the last third`,
    blocking: lines`The effort has no cap: nothing says when we stop if we {act} and it drags on. | Nothing has been taken off the list to pay for {key}.`,
    recommend: lines`Write two figures on the wall, days to do it and days a year to keep it. | Try the boring alternative for one week, and count who still complains.
      Cross one item off the plan today, in public, to pay for this one.`,
    stay: lines`Sold, as before. I would not spend another hour on {point}: {answer}, at the agreed price, and close the file.
      My sums have not changed, whatever one thinks of {point}. Let us {answer} and get back to work.`,
    move: lines`All right, I can be bought. With the cap that {name} accepts, {point} is a rounding error, and I vote to {answer}.
      I came over on cost alone: what worried me in {point} has been cut in half, so we {answer}.`,
    hold: lines`I remain against. The bill for {point} will come after everyone has left the room, and I would {mine}. Keep this note; it will age well or it will cost you nothing.
      No sale. On {point} I heard hopes and no invoice, so I would {mine} and look at it again next quarter.`,
    bend: lines`Go ahead and {answer}, at your price and with my grumble about {point} in the minutes.
      A discounted yes: {answer}, as long as {point} is paid out of this budget and not the next.`,
    acknowledge: lines`{by} tells us {said}; that moves the price, so I have redone my sum. | with {said}, {by} settles a cost that I was only guessing at.`,
    agrees: lines`{quote} costs little and settles much. I am with {name} on this one.
      I did the sum on {quote}, and it comes out on the right side even if we are slow. | Fine by me. {name} keeps it short in {quote}, and short is cheap.`,
    partly: lines`I would buy {quote} at two thirds of the price. {name} knows which third I mean.
      The idea in {quote} pays for itself in the first month and not after. I would stop there.
      Yes, and off the list goes something else: {quote} has no line for what it replaces.`,
    differs: lines`{quote} is what we would do with a budget that we do not have.
      For the price of {quote}, I can offer {name} two boring remedies that work.
      I see who enjoys {quote} and who pays for it, and they are not the same people.`,
    asks: lines`{at}, what would you take off our list to pay for this? | {at}, would you still want it if it took twice as many days?`,
    answers: lines`Plainly, then, for {at}, who asks {question}: I would pay ten days for it and not one more.
      {at} raises {question}. The cheap way to find out costs a week, so I would rather find out than argue.`,
    ballot: lines`I vote to {answer}, capped in days and paid for by something else. | At that price, yes: {answer}, and we stop when the cap is reached.`,
    dissent: lines`I would {mine}; the last third of this costs more than the first two bring in. | Put me down for the cheaper road: {mine}, and count again later.`,
    chatFirst: lines`What does it cost to {act}, and what does it cost to wait? I would do the cheap half now. | For {key} I take the boring answer that we can have this week.`,
    chatThen: lines`I am with {name}, if it fits into two days. {Key} is not worth a month. | {name} is right in principle. In practice somebody has to do it: who?`,
  },
  fr: {
    concern: lines`le coût en jours | ce à quoi l’on renonce`,
    'open for': lines`D’après les comptes que je sais faire de tête, il faut {act} : quelques jours à mettre, et un retour chaque semaine.
      Ici le suffisant bat le parfait : {act}, puis passer à la suite.`,
    'open against': lines`Le compte n’y est pas : {act} coûte plus de jours que cela n’en rend cette année, et je choisirais {de dont}.
      Le bon sens est {de dont}. Rien n’a été annulé pour faire de la place, ce qui en dit long sur notre envie réelle {de act}.`,
    'open depends': lines`Sous {weeks} semaines de travail, {act}. Au-delà, je mettrais ce temps ailleurs.
      On peut {act} avec un plafond d’effort, et je parle d’un plafond qui met fin aux choses.`,
    'open reframe': lines`Que ferait-on des mêmes semaines au lieu {de act} ? Cette liste est le vrai concurrent, et personne ne l’a apportée.
      La question utile n’est pas s’il faut {act}, mais ce qui enlève le plus d’ennuis pour le moins d’argent.`,
    'because for': lines`Attendre n’est pas gratuit non plus. On le paie en petite monnaie, chaque semaine, et voilà pourquoi personne n’en fait l’addition.
      On pourrait l’étudier un mois de plus, et la réponse serait la même, un mois en moins.`,
    'because against': lines`Le bénéfice est réel et petit ; le coût est réel et certain. C’est un marché que j’ai déjà payé.
      Tout paraît abordable quand on compte en bonnes idées. Compté en après-midi, nous sommes déjà à découvert.`,
    'because depends': lines`Un budget que l’on a le droit de dépasser est une prévision. J’en veux un qui nous arrête, même à moitié chemin.
      La première moitié d’un tel travail apporte l’essentiel. Le plafond nous protège de la seconde.`,
    'because reframe': lines`Comparée à rien, toute idée gagne. Comparée au meilleur autre emploi des mêmes personnes, il en reste peu.
      Quatre cinquièmes de l’agacement viennent d’ordinaire d’un cinquième de la chose. Réparons ce cinquième, et voyons qui se plaint encore.`,
    'mind for': lines`un coût d’entretien dont nul n’a encore parlé. | un moyen moins cher d’avoir la même chose, même laid.`,
    'mind against': lines`quelqu’un qui renonce à son propre projet pour payer celui-ci. | une économie visible dans le mois et non dans l’année.`,
    'mind depends': lines`l’estimation de quelqu’un qui l’a déjà fait, double ou moitié de la mienne. | la preuve que la première moitié ne vaut rien sans la seconde.`,
    'mind reframe': lines`une liste d’autres emplois restée vide, après une heure de recherche honnête. | la preuve que le remède bon marché a été essayé et n’a pas duré.`,
    ground: lines`Mettez sur {key} un prix en jours, pour le faire et pour l’entretenir. Le second chiffre est celui que tout le monde oublie, et il ne s’arrête jamais.
      Ma règle pour {key} : si l’on ne peut pas dire d’un souffle qui gagne du temps et combien, cela attendra un trimestre.
      Il y a toujours une option ennuyeuse à côté {de key} : une liste, un réglage, une conversation. Je l’écarterais pour de bon avant de payer l’intéressante.
      Décider coûte aussi. Si l’on parle encore {de key} la semaine prochaine, on aura déjà dépensé ce qu’on espérait économiser.`,
    accept: lines`{at} écrit {quote}, et cette phrase, je la paierais ; {name} dit d’un souffle ce qui nous coûte d’ordinaire une réunion.
      En clair, {quote}, chez {at}, règle plus que cela ne coûte. Je donnerais raison à {name}, et rentrerais plus tôt.
      J’aime bien {quote}. {at} écrit comme je compte, en petite monnaie, et je ne rayerais rien sur la note {de name}.`,
    resist: lines`{at} dit {quote} ; soit, et qui paie ? Je vois le bénéfice dans le texte {de name}, et pas la facture.
      Rien à redire à {quote}, sauf le prix. {at}, dites-nous ce que l’on lâche, et je passe du côté {de name}.
      Je ne paierais pas pour {quote}, avec tout le respect dû à {at}. Une version à moitié prix fait ce que veut {name} presque tous les jours.`,
    keep: lines`Même vote qu’avant : {answer} vaut son prix, et le prix est plafonné.
      Je ne touche à rien. Va pour {answer}, on garde le reçu, et personne ne rouvre ce dossier avant un moment.`,
    moved: lines`Vous avez fait baisser le prix, je viens. À cette taille, {answer} coûte moins cher qu’un tour de discussion de plus.
      J’avais compté tout le chantier. Compté comme vous l’avez coupé, on peut {answer} sans rien voler ailleurs.`,
    slowed: lines`J’avais sorti mon portefeuille, et vous avez fait baisser la note. Je prends l’offre la moins chère : {answer}.
      Mon addition était juste et incomplète. Avec vos lignes en plus, {answer} revient moins cher.`,
    rest: lines`Cela ne vaut toujours pas son prix, et nous voilà plusieurs à le dire. {Answer} ne coûte rien aujourd’hui, et c’est le prix que je préfère.
      L’argent reste dans ma poche : {answer}, et mettre ces semaines là où elles rapportent.`,
    nuance: lines`Je paierais le plus gros. {Answer}, c’est juste ; le dernier tiers de l’effort, non, et je laisse mon vote entre les deux.
      Disons un oui avec le compteur qui tourne : {answer}, et voir les heures à la fin de la première semaine.`,
    contest: lines`Je vote non, sur le prix. L’avantage a été décrit par ceux qui en profiteront, la facture par personne ; je préfère {mine}.
      On peut faire mieux avec les mêmes jours, et c’est toute mon objection. Mieux vaut {mine}, et mettre la différence dans quelque chose d’ennuyeux qui marche.`,
    step: lines`avec un plafond de jours, et l’arrêt quand il est atteint | avec une autre ligne rayée de la liste pour le payer`,
    wait: lines`et prendre en attendant le remède bon marché | et mettre un prix en jours sur les deux options`,
    point: lines`le coût d’entretien {de key} | ce que l’on arrête pour payer {key} | le prix du dernier tiers`,
    blocking: lines`L’effort n’a pas de plafond : rien ne dit quand on s’arrête si l’on décide {de act} et que cela traîne. | Rien n’a été rayé de la liste pour payer {key}.`,
    recommend: lines`Afficher deux chiffres au mur, les jours pour le faire et les jours par an pour l’entretenir.
      Essayer l’option ennuyeuse une semaine, et compter qui se plaint encore.
      Rayer une ligne du plan aujourd’hui, devant tout le monde, pour payer celle-ci.`,
    stay: lines`Vendu, comme avant. Je ne mettrais pas une heure de plus sur {point} : {answer}, au prix convenu, et dossier clos.
      Mes comptes n’ont pas changé, quoi qu’on pense {de point}. Va pour {answer}, et retour au travail.`,
    move: lines`Bon, je me laisse acheter. Avec le plafond {que name} accepte, {point} n’est plus qu’un arrondi, et je vote pour {answer}.
      C’est le coût seul qui m’a fait passer : ce qui m’inquiétait dans {point} a fondu de moitié, donc {answer}.`,
    hold: lines`Je reste contre. La facture {de point} arrivera quand tout le monde aura quitté la pièce, et je préfère {mine}. Gardez cette note ; elle vieillira bien ou ne vous coûtera rien.
      Pas de vente. Sur {point}, j’ai entendu des espoirs et pas un devis : autant {mine}, et on en reparle le trimestre prochain.`,
    bend: lines`Allez-y, {answer}, à votre prix et avec mon grognement sur {point} au compte rendu.
      Un oui au rabais : {answer}, à condition que {point} se paie sur ce budget-ci et pas sur le suivant.`,
    acknowledge: lines`{by} nous dit {said} ; le prix bouge, et j’ai refait mon addition. | avec {said}, {by} règle un coût que je ne faisais que deviner.`,
    agrees: lines`{quote} coûte peu et règle beaucoup. Sur ce point, {name} a ma voix.
      J’ai fait le compte pour {quote}, et il tombe du bon côté même si l’on traîne. | Cela me va. {name} fait court avec {quote}, et court n’est pas cher.`,
    partly: lines`J’achèterais {quote} aux deux tiers du prix. {name} sait de quel tiers je parle.
      L’idée de {quote} se paie en un mois, et plus ensuite. Je m’arrêterais là.
      Oui, et l’on raye autre chose : {quote} n’a pas de ligne pour ce que cela remplace.`,
    differs: lines`{quote}, c’est ce que l’on ferait avec un budget que l’on n’a pas. | Au prix de {quote}, j’offre à {name} deux remèdes ennuyeux qui marchent.
      Je vois qui profite de {quote} et qui le paie, et ce ne sont pas les mêmes gens.`,
    asks: lines`{at}, que raye-t-on de la liste pour payer cela ? | {at}, l’envie resterait-elle la même pour deux fois plus de jours ?`,
    answers: lines`En clair, pour {at}, qui demande {question} : je paierais dix jours, et pas un de plus.
      {at} soulève {question}. La façon bon marché de le savoir coûte une semaine ; j’aime mieux savoir que plaider.`,
    ballot: lines`Je vote pour {answer}, avec un plafond de jours et une autre ligne pour payer. | À ce prix-là, oui : {answer}, et l’on s’arrête au plafond.`,
    dissent: lines`Je préfère {mine} ; le dernier tiers coûte plus que les deux premiers ne rapportent.
      Comptez-moi pour la route la moins chère : {mine}, et l’on recomptera plus tard.`,
    chatFirst: lines`Que coûte {act}, et que coûte d’attendre ? Je ferais la moitié bon marché maintenant.
      Pour {key}, je prends la réponse ennuyeuse que l’on peut avoir cette semaine.`,
    chatThen: lines`Je suis avec {name} si cela tient en deux jours. | {name} a raison en principe. En pratique il faut quelqu’un : qui ?`,
  },
};
