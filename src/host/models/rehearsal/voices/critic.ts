/** Critique and specifications: questions the question and asks for a line that can fail. */
import { lines } from '../grammar/typeset.ts';
import type { Voice } from './voice.ts';

export const critic: Voice = {
  castBy: /criti|\bspecs?\b|sp[eé]cif|analy|review|relect|relir|sk?eptic|devil|diable|doubt|doute|philos/giu,
  caresAbout: 'completeness',
  en: {
    concern: lines`the definition of success | the exact wording of the question`,
    'open for': lines`To {act} is the right call, and for once the question is better than it looks: it can be answered.
      I tried to argue against it and failed, which is my test: we should {act}.`,
    'open against': lines`As it is put, I answer no: to {act} is a solution still looking for its problem, and I would {dont} until the problem is named.
      I would {dont}. The case to {act} rests on a word that nobody has defined, and that word carries all the weight.`,
    'open depends': lines`Whether to {act} depends on a sentence we have not written: what would have to be true in {weeks} weeks for us to call it a mistake?
      I would {act} only if we first agree, in one line, on what counts as failure.`,
    'open reframe': lines`The brief asks two questions as one: whether to {act}, and whether now. The first has an answer; the second has no criterion.
      I do not think the real question is whether to {act}. It is what we are unwilling to go on paying for.`,
    'because for': lines`The objections I can build all need an “if” that has not happened in a year. An argument that lives on hypotheticals should lose to one that lives on what we already see.
      What convinces me is not the benefit but the shape of the claim: it says what will change, for whom, and when we would know it did not.`,
    'because against': lines`Ask three people here what would be better afterwards and you get three answers. That is not a detail of wording; it means we would not recognise success if it arrived.
      We compare a finished idea with an unfinished present. Compare it with the present after a month of the same effort, and the gap closes.`,
    'because depends': lines`Without that line everybody can win the argument afterwards, which is how bad decisions grow old.
      A criterion written after the fact always fits. I want it on paper while it can still hurt.`,
    'because reframe': lines`Split them and the debate shrinks by half. Keep them together, and each of us will answer the half we like.
      Put that way, several answers appear that nobody has listed, and at least one of them is smaller than the one we came to discuss.`,
    'mind for': lines`a plain description of someone who is worse off afterwards, and by how much. | finding that two of us mean different things by the same word.`,
    'mind against': lines`one sentence that says what will be measurably better, signed by whoever wants it.
      a problem statement in which the proposed solution is not already hidden.`,
    'mind depends': lines`a failure line so clear that I no longer need to ask for it. | the discovery that nobody would act on that line even if it were crossed.`,
    'mind reframe': lines`evidence that the two questions really have only one answer. | somebody showing me that the smaller options were tried and came up short.`,
    ground: lines`I would strike every adjective from the case for {key} and see what still stands. “Faster”, “cleaner” and “simpler” are promises until somebody gives them a number.
      A good specification of {key} fits in three lines: what must hold, what may change, and what we refuse to do even if it works.
      Watch the silent assumption: that {key} will be used as we use it today. The last two surprises of this kind came from that sentence and not from the work.
      There is a cheaper document than the plan for {key}: the list of questions we have stopped asking. I would start there, and stop when it bores us.`,
    accept: lines`The sentence I would keep from this round is by {at}: {quote}. It can be wrong, which makes it worth something, and I thank {name} for the risk.
      I went looking for the weak joint in what {at} says, {quote}, and found that it bears weight; {name} has earned that line.
      On {quote} I side with {at}. It is the first claim here that {name} or anyone else could be caught out on.`,
    resist: lines`{at} asserts {quote}, and I would underline every word that does the work without being defined. I ask {name} for one of them in plain figures.
      Read slowly, {quote} by {at} is a conclusion dressed as a premise. What would {name} accept as a counterexample?
      There is a step missing in {quote}. {at} goes from what is likely to what is desirable, and {name} never pays the toll in between.`,
    keep: lines`My position stands, and the common answer passes my test: to {answer} is a sentence that can turn out false.
      I maintain what I wrote. We can {answer}, because the wording now says what we would regret and how we would know.`,
    moved: lines`I amend. My objection was to a vague question, and the table has answered a sharper one: to {answer} is something I can check.
      Being contradicted with precision is the only thing that moves me, and it happened here. I can {answer}, on the wording as it now stands.`,
    slowed: lines`I read the question one way and several of you read it another, which is reason enough to slow down. I amend: {answer}.
      My first answer was honest and early. The objections are more precise than my argument was, so I would {answer}.`,
    rest: lines`I have nothing to withdraw: the problem is still without a name, and to {answer} is the honest answer to a question like that.
      I keep my no, now shared. To {answer} says exactly what we know, which is more than the alternatives do.`,
    nuance: lines`I am close, not there. To {answer} is clear about the beginning and vague about the end, and I vote for ends.
      Half of me agrees. The other half notes that “success” still has two meanings at this table, and that we would {answer} under both of them.`,
    contest: lines`I contest the premise and not the people. We are about to agree on a word, and each of us will go home with another meaning; I would {mine} until that is repaired.
      My vote is no, for want of a sentence. Nobody has written what would prove us wrong, so I would {mine}.`,
    step: lines`with the line at which we call it a failure written beforehand | with “done” defined in one sentence that can be false`,
    wait: lines`and spend the time on one sentence that says what would be better | and take the two questions apart meanwhile`,
    point: lines`what “success” means for {key} | whether the question is about {key} at all | the missing failure line`,
    blocking: lines`There is no sentence that would tell us, afterwards, that it was wrong to {act}. | Two seats use the same word for {key} and mean different things by it.`,
    recommend: lines`Write one sentence that begins with “We were wrong if”, and sign it before anything starts.
      Take the two questions apart in the brief, and answer the cheaper one today. | Replace every adjective of the proposal by a figure, or strike it out.`,
    stay: lines`I confirm. The quarrel over {point} sharpened the wording and left the meaning alone: we {answer}, and we know what would count as being wrong.
      After this exchange {point} reads better than it did, so my vote is unchanged: {answer}, with the failure line kept in the same paragraph.`,
    move: lines`I withdraw my objection, since it was about {point} and that now has a definition. We {answer}; let the record show the definition before the decision.
      Precision won me over. On {point} I asked {name} for a sentence that could fail and was given one, so I vote to {answer}.`,
    hold: lines`I still disagree. We answered {point} with goodwill, and goodwill cannot be measured in {weeks} weeks; I would {mine} and keep the question open.
      No. What divides us on {point} is not taste: one reading of it makes this decision wrong, and nobody has ruled that reading out. I would {mine}.`,
    bend: lines`I consent without enthusiasm to {answer}. My reservation on {point} should travel with the decision, word for word.
      Let it pass, with a footnote: {answer}, and treat {point} as unsettled until somebody has defined it.`,
    acknowledge: lines`{by} writes {said}, and it changes the question more than it changes the answer. | I read {said}, from {by}, as a criterion, and I hold my own text to it.`,
    agrees: lines`I would underline {quote} and leave the margin empty.
      {name} and I now mean the same thing by the same word, and {quote} is the proof. | Agreed, and for the reason given: {quote} says what would make it false.`,
    partly: lines`The second half of {quote} holds; the first is an adjective. {name} can have my full vote for a number.
      I accept {quote} as a question and decline it as an answer.
      Nearly. {quote} is true of the case we have in mind, and {name} writes it about all cases.`,
    differs: lines`I read {quote} three times and found three claims. Which of them is {name} defending? | {quote} begs the question that we were invited to settle.
      On {quote} I part company: take the word “better” out and nothing is left to vote on.`,
    asks: lines`{at}, which sentence of yours would have to be false for you to change sides? | {at}, what do you call success here, in words that a stranger could check?`,
    answers: lines`{at} asks {question}, and deserves a line that can be held against me: I would be wrong if nobody could name the difference in {weeks} weeks.
      As to {question}, from {at}: I separate what I know from what I suspect, and on this I only suspect. I would treat it as open.`,
    ballot: lines`I vote to {answer}, because the sentence has become precise enough to be wrong.
      Yes to this wording and to no other: {answer}, with its failure line attached.`,
    dissent: lines`I would {mine}, since the word that carries this decision still has two meanings.
      My ballot goes against the rest: {mine}, until somebody writes down what failure looks like.`,
    chatFirst: lines`What do we mean by {key}? Until that is one sentence, to {act} is two different plans.
      The case against first: {dont}. If nobody can say why that is worse, we have our answer.`,
    chatThen: lines`{name} assumes that {key} stays as it is. That is the sentence I would test. | I agree with half of what {name} said. The other half needs a number.`,
  },
  fr: {
    concern: lines`la définition de la réussite | les mots exacts de la question`,
    'open for': lines`{Act} est le bon choix, et pour une fois la question vaut mieux que sa mine : elle admet une réponse.
      J’ai tenté de plaider le contraire sans y parvenir, et c’est mon épreuve : il faut {act}.`,
    'open against': lines`Posée ainsi, ma réponse est non : {act} est une solution qui cherche encore son problème, et je préfère {dont} tant qu’il n’a pas de nom.
      Je propose {de dont}. L’envie {de act} repose sur un mot que personne n’a défini, et ce mot porte tout le poids.`,
    'open depends': lines`{Act} ou non, cela dépend d’une phrase qui manque : que devrait-on constater dans {weeks} semaines pour parler d’erreur ?
      J’accepterais {de act} seulement si l’on convient d’abord, en une ligne, de ce qui compterait comme un échec.`,
    'open reframe': lines`Le brief pose deux questions en une : faut-il {act}, et faut-il le faire maintenant. La première a une réponse ; la seconde n’a pas de critère.
      Je ne crois pas que la vraie question soit {de act}. Elle est de savoir ce que nous ne voulons plus payer.`,
    'because for': lines`Toutes les objections que je sais bâtir réclament un « si » qui ne s’est pas produit de l’année. Un argument nourri d’hypothèses doit céder devant ce que l’on voit déjà.
      Ce qui me convainc n’est pas le bénéfice mais la forme de la promesse : elle dit ce qui change, pour qui, et à quoi l’on verrait que non.`,
    'because against': lines`Demandez à trois personnes ce qui ira mieux ensuite, vous aurez trois réponses. Ce n’est pas une affaire de style : nous ne reconnaîtrions pas la réussite si elle entrait.
      On compare une idée finie à un présent inachevé. Comparez-la au présent après un mois du même effort, et l’écart se referme.`,
    'because depends': lines`Sans cette ligne, chacun pourra gagner le débat après coup, et c’est ainsi que vieillissent les mauvaises décisions.
      Un critère écrit après les faits tombe toujours juste. Je le veux sur le papier tant qu’il peut encore faire mal.`,
    'because reframe': lines`Séparées, elles réduisent le débat de moitié. Mêlées, chacun répondra à la moitié qui lui plaît.
      Dite de cette façon, elle laisse voir des réponses que personne n’a listées, dont une au moins plus petite que celle dont nous venions parler.`,
    'mind for': lines`la description simple de quelqu’un qui y perd, et de combien. | l’idée que deux d’entre nous entendent autre chose par le même mot.`,
    'mind against': lines`une phrase disant ce qui ira mesurablement mieux, signée par qui le souhaite. | un énoncé du problème où la solution ne soit pas déjà cachée.`,
    'mind depends': lines`une ligne d’échec si claire que je n’aie plus à la réclamer. | la découverte que personne n’agirait même si cette ligne était franchie.`,
    'mind reframe': lines`un signe que les deux questions n’ont vraiment qu’une réponse.
      la preuve que les options plus petites ont été essayées et n’ont pas suffi.`,
    ground: lines`Je bifferais tous les adjectifs du dossier sur {key} pour voir ce qui tient encore debout. « Plus rapide », « plus propre », « plus simple » restent des promesses tant que nul n’y met un chiffre.
      Une bonne spécification, pour {key}, tient en trois lignes : ce qui doit tenir, ce qui peut changer, et ce que l’on refuse même si cela marche.
      Attention à l’hypothèse muette : que l’usage {de key} restera celui d’aujourd’hui. Nos deux dernières surprises venaient de cette phrase-là, et non du travail.
      Il existe un document moins cher que le plan pour {key} : la liste des questions que l’on a cessé de poser. Je commencerais par elle, et m’arrêterais quand elle ennuie.`,
    accept: lines`La phrase que je garderais de ce tour est signée {at} : {quote}. Elle peut être fausse, donc elle vaut quelque chose, et je remercie {name} d’avoir pris ce risque.
      J’ai cherché le joint faible dans ce que dit {at}, {quote}, et il porte la charge ; {name} a mérité cette ligne.
      Sur {quote}, je me range du côté {de at}. C’est la première affirmation où l’on pourrait prendre {name} en défaut, et voilà pourquoi elle compte.`,
    resist: lines`{at} affirme {quote}, et je souligne chaque mot qui travaille sans être défini. J’en demande un seul à {name}, en chiffres simples.
      Lue lentement, la formule {quote}, chez {at}, est une conclusion déguisée en prémisse. Reste à savoir quel contre-exemple {name} voudrait bien entendre.
      Il manque une marche dans {quote}. {at} passe du probable au souhaitable, et {name} ne paie jamais le péage entre les deux.`,
    keep: lines`Ma position tient, et la réponse commune passe mon épreuve : {answer}, voilà une phrase qui peut se révéler fausse.
      Je maintiens ce que j’ai écrit. On peut {answer}, car la formule dit maintenant ce qu’on regretterait et à quoi on le verrait.`,
    moved: lines`J’amende. Mon objection visait une question floue, et la table a répondu à une question plus nette : {answer}, cela se vérifie.
      Seule une contradiction précise me fait bouger, et elle a eu lieu ici. Je peux {answer}, dans les mots où c’est écrit désormais.`,
    slowed: lines`Je lisais la question d’une façon et plusieurs la lisent d’une autre, ce qui suffit pour ralentir. J’amende donc : {answer}.
      Ma première réponse était sincère et précoce. Les objections sont plus précises que ne l’était mon argument, alors autant {answer}.`,
    rest: lines`Je n’ai rien à retirer : le problème n’a toujours pas de nom, et {answer} est la réponse honnête à une telle question.
      Je garde mon non, désormais partagé. {Answer} dit exactement ce que l’on sait, et les autres réponses en disent plus.`,
    nuance: lines`J’en approche sans y être. {Answer} est clair sur le début et flou sur la fin, et je vote pour les fins.
      Une moitié de moi approuve. L’autre note que « réussir » a encore deux sens à cette table, et qu’on irait {answer} sous les deux à la fois.`,
    contest: lines`Je conteste la prémisse et non les personnes. Nous allons nous accorder sur un mot, et chacun rentrera avec un sens différent ; je propose {de mine} tant que ce n’est pas réparé.
      Mon vote est non, faute d’une phrase. Personne n’a écrit ce qui nous donnerait tort, et je préfère donc {mine}.`,
    step: lines`avec la ligne d’échec écrite d’avance | avec une phrase qui définit « fini » et qui puisse être fausse`,
    wait: lines`et consacrer ce temps à la phrase qui dit ce qui irait mieux | et séparer entre-temps les deux questions`,
    point: lines`ce que « réussir » veut dire pour {key} | si la question porte vraiment sur {key} | la ligne d’échec qui manque`,
    blocking: lines`Aucune phrase ne nous dirait, après coup, que c’était une erreur {de act}.
      Deux sièges emploient le même mot à propos {de key} et n’y mettent pas la même chose.`,
    recommend: lines`Écrire une phrase qui commence par « Nous avions tort si », et la signer avant tout départ.
      Séparer les deux questions du brief, et répondre dès aujourd’hui à la moins chère.
      Remplacer chaque adjectif de la proposition par un chiffre, ou le biffer.`,
    stay: lines`Je confirme. La dispute sur {point} a aiguisé les mots et laissé le sens intact : {answer}, en sachant ce qui nous donnerait tort.
      Après cet échange, {point} se lit mieux qu’avant, et mon vote ne change pas : {answer}, la ligne d’échec restant dans le même paragraphe.`,
    move: lines`Je retire mon objection, puisqu’elle portait sur {point} et qu’il existe à présent une définition. Je vote pour {answer} ; que la définition précède la décision dans le compte rendu.
      La précision a gagné. Sur {point}, je demandais à {name} une phrase qui puisse échouer, et je l’ai reçue ; va pour {answer}.`,
    hold: lines`Toujours pas d’accord. À {point} nous avons répondu par de la bonne volonté, et la bonne volonté ne se mesure pas en {weeks} semaines ; je préfère {mine} et garder la question ouverte.
      Non. Ce qui nous sépare sur {point} n’est pas une affaire de goût : une des lectures rend cette décision fausse, et personne ne l’a écartée. Je propose {de mine}.`,
    bend: lines`Je consens sans élan à {answer}. Ma réserve sur {point} doit voyager avec la décision, mot pour mot.
      Laissons passer, avec une note de bas de page : {answer}, et tenir {point} pour non réglé tant que nul ne l’a défini.`,
    acknowledge: lines`{by} écrit {said}, et cela change la question plus encore que la réponse.
      je lis {said}, de la part {de by}, comme un critère, et j’y soumets mon propre texte.`,
    agrees: lines`Je soulignerais {quote}, et je laisserais la marge vide.
      {name} et moi entendons désormais la même chose par le même mot, et {quote} en est la preuve.
      D’accord, et pour la raison donnée : {quote} dit ce qui le rendrait faux.`,
    partly: lines`La seconde moitié de {quote} tient ; la première est un adjectif. Pour un chiffre, {name} a mon vote entier.
      J’accepte {quote} comme question, et le décline comme réponse.
      Presque. {quote} est vrai du cas auquel nous pensons, et {name} l’écrit de tous les cas.`,
    differs: lines`J’ai lu trois fois {quote}, et j’y trouve trois affirmations. Laquelle faut-il attribuer à {name} ?
      {quote} suppose réglée la question pour laquelle on nous réunit.
      Sur {quote}, nos chemins se séparent : ôtez le mot « mieux », et il ne reste rien à voter.`,
    asks: lines`{at}, laquelle de ces phrases devrait être fausse pour que l’avis change de camp ?
      {at}, qu’appelle-t-on réussir ici, en des mots qu’un inconnu pourrait vérifier ?`,
    answers: lines`{at} demande {question}, et mérite une ligne que l’on puisse m’opposer : j’aurais tort si, dans {weeks} semaines, nul ne savait nommer la différence.
      Quant à {question}, chez {at} : je sépare ce que je sais de ce que je soupçonne, et là je ne fais que soupçonner. Je tiendrais le point pour ouvert.`,
    ballot: lines`Je vote pour {answer}, parce que la phrase est devenue assez précise pour être fausse.
      Oui à ces mots-là et à nuls autres : {answer}, avec la ligne d’échec attachée.`,
    dissent: lines`Je préfère {mine}, puisque le mot qui porte cette décision a encore deux sens.
      Mon bulletin va contre les autres : {mine}, tant que personne n’écrit à quoi ressemble l’échec.`,
    chatFirst: lines`Qu’entend-on par {key} ? Tant que ce n’est pas une phrase, {act} veut dire deux plans.
      Le contre d’abord : {dont}. Si personne ne dit pourquoi c’est pire, nous avons la réponse.`,
    chatThen: lines`{name} suppose que {key} reste tel quel. C’est cette phrase que je testerais.
      Je suis d’accord avec la moitié de ce que dit {name}. L’autre demande un chiffre.`,
  },
};
