/** The reasoner: assumptions, chains of cause, second effects. */
import { lines } from '../grammar/typeset.ts';
import type { Voice } from './voice.ts';

export const reasoner: Voice = {
  castBy: /reason|raisonn|research|recherch|strat[eé]g|logi[cq]|think|pens|histor|scien|long.?term/giu,
  caresAbout: 'coherence',
  en: {
    concern: lines`the assumption underneath | what follows from what`,
    'open for': lines`I come out in favour: the argument to {act} needs two assumptions, and both are weaker than those of its rivals.
      Followed step by step, the reasoning leads one way, and we should {act}.`,
    'open against': lines`I conclude against it. To {act} treats a symptom, and the cause would be with us the next morning, so I would {dont}.
      The inference fails at its second step, which is why I would {dont} rather than {act}.`,
    'open depends': lines`Everything turns on one assumption. If it holds we should {act}, and if not the same argument points the other way.
      I can give you the answer as a conditional: {act} exactly if what we gain survives the reaction that it provokes.`,
    'open reframe': lines`We speak as if to {act} were one choice. It is at least three, and they do not have the same answer.
      Suppose we {act} and it succeeds completely. What becomes the new bottleneck? I think that is the question we were really asked.`,
    'because for': lines`The rival view has to explain why the present situation would stay as it is, and nothing ever does. Ours only has to explain a first step.
      Even if I grant the strongest objection, the conclusion survives with a smaller margin. That is how I recognise a robust argument.`,
    'because against': lines`First effects are pleasant and announced; second effects are slow, and they belong to nobody. Here the second effect eats the first.
      It moves from “this is bad” to “this would be better” with nothing in between. The two are connected only by our impatience.`,
    'because depends': lines`I would rather name the hinge than pretend that the door is open or shut. Once it is named, it can be tested in an afternoon.
      People adapt to any change, and some adapt against it. A forecast that leaves this out is a photograph used as a map.`,
    'because reframe': lines`One of them can be reversed and two cannot. Treat them alike, and we shall be too slow on the first or too quick on the others.
      If the next bottleneck is worse than the present one, then success is the expensive outcome.`,
    'mind for': lines`an example in which both assumptions held and the outcome was still bad. | a simpler explanation of the same facts that points the other way.`,
    'mind against': lines`a mechanism, step by step, from the change to the benefit. | seeing the cause removed and not only the symptom.`,
    'mind depends': lines`a direct look at the hinge assumption, whichever way it falls. | evidence that nobody would change their behaviour in response.`,
    'mind reframe': lines`an argument that the three choices cannot be taken apart. | finding that the next bottleneck is harmless.`,
    ground: lines`Let me separate what we know about {key} from what we infer. We know that it bothers us; we infer that it is the cause; we merely hope that it is the only one.
      The strongest case against my own view is this: {key} may matter less than the habit around it, and habits do not yield to decisions.
      There is an asymmetry worth naming. Being wrong about {key} in one direction costs a delay; in the other it costs a reversal, and those are not the same coin.
      I find it useful to ask what someone would say about {key} who joined us in a year and knew only the outcome. Most of our arguments would not survive that reader.`,
    accept: lines`The inference in {quote} is sound. {at} states the premise before the conclusion, and I can follow {name} all the way down.
      I had reached the same place by a longer road: {quote}, as {at} puts it. That two routes meet is itself a reason to believe {name}.
      If I had to keep a single premise from the others it would be {quote}, by {at}, since removing it brings down {name}’s conclusion and mine as well.`,
    resist: lines`From {quote} the conclusion of {at} does not follow unless we add a premise, and it is that premise {name} would have to defend.
      {at} rests a good deal on {quote}. I read it as a coincidence with good manners, and {name} gives no reason to take it for a law.
      Grant {at} that {quote}. The opposite policy is then just as well supported, so {name}’s argument proves more than it should.`,
    keep: lines`On reflection I maintain my conclusion, with one premise made explicit: to {answer} is right as long as the cause is what we take it to be.
      The others’ arguments are different from mine and arrive at the same point, which raises my confidence that we should {answer}.`,
    moved: lines`I retract a premise, and the conclusion goes with it. Without that premise the better answer is to {answer}.
      The objection was stronger than my argument, so I follow it. We should {answer}, and I would rather be consistent later than stubborn now.`,
    slowed: lines`My argument survives, but with a smaller margin than I claimed, and a smaller margin asks for a smaller claim: {answer}.
      Two of my steps were shorter than they should have been. Taking them properly, I arrive at this: {answer}.`,
    rest: lines`The missing step is still missing, so the conclusion is unchanged: {answer}.
      Nothing in the replies repairs the inference. To {answer} remains the only conclusion that needs no further premise.`,
    nuance: lines`I accept the conclusion and not the reasoning. To {answer} may be right for a reason nobody has given, and a right answer with a wrong reason does not travel well.
      Logically I stand at two thirds: {answer} for the reversible part, and suspend judgement on the rest.`,
    contest: lines`I disagree because the argument proves too much: by the same steps we could justify the opposite. Until that is repaired I would {mine}.
      A consequence has been left out, and it changes the sign of the whole. With it included, what follows is to {mine}.`,
    step: lines`with the assumption it rests on written next to it | with the reversible part done first`,
    wait: lines`and look at the hinge assumption directly | and separate the three choices before anyone returns`,
    point: lines`the hidden premise about {key} | whether the cause lies with {key} | the second effect left out`,
    blocking: lines`The argument to {act} rests on a premise that nobody has stated, let alone defended.
      A second effect on {key} has been left out, and it may reverse the result.`,
    recommend: lines`State the assumption it all rests on in one sentence, and spend an afternoon trying to break it.
      Draw the chain from change to benefit with one arrow for each step, and mark the arrow you trust least.
      Sort the three choices by how hard each is to reverse, and decide only the first today.`,
    stay: lines`My conclusion is unchanged, and {point} has made its limits clearer: we should {answer}, for the reason given and for no grander one.
      Having weighed {point} a second time, I confirm. The case to {answer} stands even if one grants the objection.`,
    move: lines`I concede the point. On {point} my argument had a gap, {name} walked through it, and what remains supports the choice to {answer}.
      Consistency obliges me to move: I said that {point} would decide it, and it has. So we {answer}.`,
    hold: lines`I maintain my dissent. The reply on {point} restates the conclusion instead of supplying the premise, and I would {mine}. A minority report is the honest place for this.
      I cannot follow. If the majority is right about {point}, it is right by luck, and I would {mine} rather than rely on that.`,
    bend: lines`I assent to the act without assenting to the argument: {answer}, and leave {point} open as a question of fact.
      Provisionally, {answer}. My residual doubt concerns {point}, and it is the kind of doubt that time will settle without us.`,
    acknowledge: lines`{by} supplies {said}; as a premise it removes one branch of my argument.
      from {said}, which {by} adds, it follows that part of our debate is settled.`,
    agrees: lines`The premise in {quote} is the one I would have chosen, and {name} draws no more from it than it holds.
      I have tried to deny {quote} and could not do so without contradicting my own first turn.
      It follows. From {quote}, with what we already granted, {name}’s conclusion is the short way home.`,
    partly: lines`I grant {quote} and stop one step earlier than {name}: the inference needs a cause where we have a correlation.
      {quote} is sufficient, I think, and not necessary; a weaker claim would carry the same weight.
      Two propositions share the sentence {quote}. I hold the first and suspend judgement on the second.`,
    differs: lines`If {quote} were true, we should have seen a consequence by now, and nobody here reports it. | {name} argues from {quote}, which assumes what is to be shown.
      I dispute the hidden quantifier in {quote}: “some” would be right, “all” is not.`,
    asks: lines`{at}, on which assumption would you least like to be questioned?
      {at}, if the opposite were decided tonight, what would you expect to see first?`,
    answers: lines`I take the question of {at}, {question}, as one about causes. Remove the cause and see whether the effect goes; until we have done so, I lean and do not conclude.
      For {at}, concerning {question}: it depends on a single assumption, which I hold at about two chances in three.`,
    ballot: lines`I conclude that we should {answer}, on one assumption which I have stated and would give up first.
      By elimination more than by enthusiasm: {answer}, with the premise it rests on written beside it.`,
    dissent: lines`I would {mine}, because the conclusion on the table outruns its premises.
      Consistency leaves me on the other side: {mine}, until the hidden premise is defended.`,
    chatFirst: lines`Two questions are in one here: whether to {act}, and when. I would answer the first today.
      In a year, what will we wish we had done about {key}? I think we would wish to have begun.`,
    chatThen: lines`{name} and I want the same of {key}; we differ on what comes first. | If {name} is right, the rest follows. So that is the point to settle.`,
  },
  fr: {
    concern: lines`l’hypothèse du dessous | ce qui découle de quoi`,
    'open for': lines`Ma conclusion est favorable : l’argument pour {act} demande deux hypothèses, toutes deux plus légères que celles de ses rivaux.
      Suivi pas à pas, le raisonnement ne mène que d’un côté, et il faut {act}.`,
    'open against': lines`Je conclus contre. {Act} soigne un symptôme, et la cause serait encore là le lendemain ; autant {dont}.
      L’inférence cède à sa deuxième marche, et c’est pourquoi je préfère {dont} plutôt que {de act}.`,
    'open depends': lines`Tout tourne sur une hypothèse. Si elle tient, il faut {act} ; sinon, le même argument montre l’autre direction.
      Je peux donner la réponse sous condition : {act} si, et seulement si, le gain survit à la réaction qu’il provoque.`,
    'open reframe': lines`Nous parlons comme si {act} était un seul choix. Il y en a au moins trois, et ils n’ont pas la même réponse.
      Supposons {que act} réussisse tout à fait. Où sera le nouveau goulot ? Je crois que c’était cela, la question posée.`,
    'because for': lines`La thèse adverse doit expliquer pourquoi le présent resterait comme il est, et rien ne le fait jamais. La nôtre n’a qu’un premier pas à expliquer.
      Même en accordant la plus forte objection, la conclusion survit, avec moins de marge. C’est à cela que je reconnais un argument solide.`,
    'because against': lines`Les premiers effets sont agréables et annoncés ; les seconds sont lents, et n’appartiennent à personne. Ici le second mange le premier.
      On passe de « ceci va mal » à « cela irait mieux » sans rien entre les deux. Seule notre impatience les relie.`,
    'because depends': lines`J’aime mieux nommer la charnière que prétendre la porte ouverte ou fermée. Une fois nommée, elle s’éprouve en un après-midi.
      Les gens s’adaptent à tout changement, et certains contre lui. Une prévision qui l’oublie est une photo prise pour une carte.`,
    'because reframe': lines`L’un se défait et les deux autres non. Les traiter de même, c’est traîner sur le premier ou courir trop vite sur le reste.
      Si le goulot suivant est pire que l’actuel, alors la réussite est l’issue qui coûte cher.`,
    'mind for': lines`un exemple où les deux hypothèses tenaient et où l’issue fut mauvaise. | une explication plus simple des mêmes faits, qui montre l’autre côté.`,
    'mind against': lines`un mécanisme, marche après marche, du changement au bénéfice. | la cause enlevée, et non le seul symptôme.`,
    'mind depends': lines`un regard direct sur l’hypothèse charnière, de quelque côté qu’elle tombe. | la preuve que personne ne changerait de conduite en réponse.`,
    'mind reframe': lines`un argument montrant que les trois choix ne se séparent pas. | la découverte que le goulot suivant est sans danger.`,
    ground: lines`Séparons, à propos {de key}, ce que l’on sait de ce que l’on infère. On sait que cela gêne ; on infère que c’est la cause ; on espère seulement que c’est la seule.
      Voici la plus forte raison contre mon propre avis : je surestime peut-être {key}, l’habitude autour compte davantage, et les habitudes ne cèdent pas aux décisions.
      Il y a une asymétrie à nommer. Se tromper sur {key} dans un sens coûte un délai ; dans l’autre, cela coûte un demi-tour, et ce n’est pas la même monnaie.
      Je me demande ce que dirait {de key} une personne arrivée dans un an et qui ne connaîtrait que l’issue. La plupart de nos arguments ne survivraient pas à ce lecteur-là.`,
    accept: lines`L’inférence dans {quote} est saine. {at} pose la prémisse avant la conclusion, et je peux suivre {name} jusqu’en bas.
      J’arrivais au même endroit par un chemin plus long : {quote}, comme l’écrit {at}. Que deux routes se croisent est déjà une raison de croire {name}.
      S’il fallait garder une seule prémisse des autres, ce serait {quote}, chez {at} : ôtez-la, et la conclusion {de name} tombe avec la mienne.`,
    resist: lines`De {quote}, la conclusion {de at} ne découle qu’au prix d’une prémisse de plus, et c’est elle {que name} devrait défendre.
      {at} fait reposer beaucoup sur {quote}. J’y lis une coïncidence bien élevée, et {name} n’offre pas de raison d’en faire une loi.
      Accordons {quote} à {at}. La politique inverse s’en trouve tout aussi bien soutenue, et l’argument {de name} prouve donc plus qu’il ne devrait.`,
    keep: lines`Réflexion faite, je maintiens ma conclusion, une prémisse rendue explicite : {answer} est juste tant que la cause est bien celle que l’on croit.
      Les arguments des autres diffèrent des miens et arrivent au même point, ce qui me conforte : {answer}.`,
    moved: lines`Je retire une prémisse, et la conclusion part avec elle. Sans elle, la meilleure réponse est {de answer}.
      L’objection était plus forte que mon argument, donc je la suis. Il convient {de answer}, et mieux vaut changer d’avis ce soir que s’obstiner un mois.`,
    slowed: lines`Mon argument survit, avec moins de marge que je ne le disais, et moins de marge demande une thèse plus petite : {answer}.
      Deux de mes pas étaient plus courts qu’ils n’auraient dû. En les refaisant, j’arrive à ceci : {answer}.`,
    rest: lines`La marche qui manquait manque encore, et la conclusion ne change pas : {answer}.
      Rien dans les réponses ne répare l’inférence. {Answer} reste la seule conclusion qui ne demande pas de prémisse en plus.`,
    nuance: lines`J’accepte la conclusion sans le raisonnement. {Answer} est peut-être juste pour une raison que nul n’a donnée, et une réponse juste mal fondée voyage mal.
      En logique, j’en suis aux deux tiers : {answer} pour la part réversible, et suspendre le jugement sur le reste.`,
    contest: lines`Désaccord, car l’argument prouve trop : par les mêmes marches, on justifierait le contraire. Tant que ce n’est pas réparé, je préfère {mine}.
      Une conséquence a été laissée dehors, et elle change le signe de l’ensemble. En la comptant, il découle qu’il vaut mieux {mine}.`,
    step: lines`avec, écrite à côté, l’hypothèse qui porte le tout | avec la part réversible en premier`,
    wait: lines`et regarder en face l’hypothèse charnière | et séparer les trois choix avant d’y revenir`,
    point: lines`la prémisse cachée sur {key} | si la cause est bien du côté {de key} | l’effet second laissé dehors`,
    blocking: lines`L’argument pour {act} repose sur une prémisse que nul n’a énoncée, encore moins défendue.
      Un effet second sur {key} a été laissé dehors, et il peut renverser le résultat.`,
    recommend: lines`Énoncer en une phrase l’hypothèse qui porte tout, et passer un après-midi à tenter de la briser.
      Dessiner la chaîne du changement au bénéfice, une flèche par marche, et marquer la flèche la moins sûre.
      Ranger les trois choix selon la peine qu’il faut pour les défaire, et ne décider que le premier aujourd’hui.`,
    stay: lines`Ma conclusion ne change pas, et {point} en a mieux tracé les bornes : {answer}, pour la raison donnée et pour aucune plus grande.
      Ayant pesé {point} une seconde fois, je confirme. L’argument pour {answer} tient même si l’on accorde l’objection.`,
    move: lines`Je concède. Sur {point}, mon argument avait un trou, {name} l’a trouvé, et ce qui reste soutient le choix {de answer}.
      La cohérence m’oblige à bouger : j’avais dit que {point} en déciderait, et c’est fait. Donc, {answer}.`,
    hold: lines`Je maintiens mon désaccord. La réponse sur {point} redit la conclusion au lieu de fournir la prémisse, et je préfère {mine}. Un avis minoritaire est l’endroit honnête pour cela.
      Je ne peux pas suivre. Si la majorité a raison sur {point}, c’est par chance, et mieux vaut {mine} que de compter dessus.`,
    bend: lines`J’approuve l’acte sans approuver l’argument : {answer}, et laisser {point} ouvert comme une question de fait.
      À titre provisoire, {answer}. Mon doute restant porte sur {point}, et il est de ceux que le temps tranchera sans nous.`,
    acknowledge: lines`{by} fournit {said} ; prise pour prémisse, cette phrase ôte une branche à mon argument.
      de {said}, {que by} ajoute, il découle qu’une part de notre débat est réglée.`,
    agrees: lines`La prémisse de {quote} est celle que j’aurais choisie, et {name} n’en tire pas plus qu’elle ne contient.
      J’ai tenté de nier {quote}, sans y parvenir autrement qu’en contredisant mon premier tour.
      Cela suit. De {quote}, avec ce qui était accordé, la conclusion {de name} est le plus court chemin.`,
    partly: lines`J’accorde {quote} et m’arrête une marche avant {name} : il faudrait une cause là où l’on a une corrélation.
      {quote} suffit, je crois, sans être nécessaire ; une thèse plus faible porterait le même poids.
      Deux propositions se partagent {quote}. Je tiens la première et suspends mon jugement sur la seconde.`,
    differs: lines`Si {quote} était vrai, on en aurait déjà vu une conséquence, et personne ici n’en rapporte. | {name} part de {quote}, qui suppose ce qu’il faut démontrer.
      Je conteste le quantificateur caché dans {quote} : « certains » serait juste, « tous » ne l’est pas.`,
    asks: lines`{at}, quelle hypothèse serait la plus gênante à défendre ? | {at}, si l’on décidait ce soir le contraire, que verrait-on d’abord ?`,
    answers: lines`Je prends la question {de at}, {question}, comme une question de cause. Ôtons la cause, voyons si l’effet s’en va ; jusque-là je penche sans conclure.
      Pour {at}, au sujet de {question} : tout dépend d’une seule hypothèse, que je tiens à deux chances sur trois environ.`,
    ballot: lines`Je conclus qu’il faut {answer}, sous une hypothèse que j’ai énoncée et que j’abandonnerais en premier.
      Par élimination plus que par élan : {answer}, la prémisse qui porte le tout écrite à côté.`,
    dissent: lines`Je préfère {mine}, parce que la conclusion posée sur la table dépasse ses prémisses.
      La cohérence me laisse de l’autre côté : {mine}, tant que la prémisse cachée n’est pas défendue.`,
    chatFirst: lines`Il y a là deux questions : s’il faut {act}, et quand. Je répondrais à la première aujourd’hui.
      Dans un an, qu’aurait-on voulu faire de {key} ? Avoir commencé, je crois.`,
    chatThen: lines`{name} et moi voulons la même chose ; nous différons sur ce qui vient d’abord. | Si {name} a raison, le reste suit. C’est donc le point à trancher.`,
  },
};
