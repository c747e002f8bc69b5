/** The synthesizer: common ground, order of the steps, what can be kept from everyone. */
import { lines } from '../grammar/typeset.ts';
import type { Voice } from './voice.ts';

export const weaver: Voice = {
  castBy: /synth|facilit|orchestr|m[eé]diat|coordin|listen|[eé]cout|m[eé]moire|memory|anim|common ground/giu,
  caresAbout: 'completeness',
  en: {
    concern: lines`the order of the steps | the ground we already share`,
    'open for': lines`I lean towards yes: to {act} is the option that the largest number of us could still defend in a year.
      We should {act}, and what persuades me is that even the doubts I can imagine agree on where to begin.`,
    'open against': lines`I would {dont} for the moment, since to {act} like this would win the vote and lose the people.
      My sense is no. A decision to {act} would gather us around a word, with very little behind it, and I would {dont}.`,
    'open depends': lines`We can {act} if the order is right: first what everybody accepts, then what divides us, and a pause between the two.
      Yes to the aim, and a condition on the path: {act} only after those who pay for it have spoken.`,
    'open reframe': lines`I hear two wishes inside this question, to {act} and to stop worrying about it. They call for different answers.
      Maybe the question is less whether to {act} than in what order, since most of the steps are not in dispute.`,
    'because for': lines`There is more agreement here than the question suggests. The quarrel is about pace, and pace can be divided.
      Decisions last when those who lost can explain them. I believe that this one could be explained by either side.`,
    'because against': lines`A narrow yes has to be won again every month. I would rather spend those months on making it a wide one.
      The word pleases everyone because everyone fills it differently. Let it be emptied first; what is left may be worth deciding.`,
    'because depends': lines`Begin with the contested half, and the uncontested half becomes contested too. I have watched that happen over smaller things.
      Those who pay are seldom those who propose. One conversation now is worth ten explanations afterwards.`,
    'because reframe': lines`The first wish asks for work and the second for reassurance. Mixing them gives us work that reassures nobody.
      Put the steps in a row, and the disagreement occupies one of them. It is hard to fight over a list.`,
    'mind for': lines`hearing from somebody absent that this costs them more than it brings us. | a split at the table that a change of pace would not mend.`,
    'mind against': lines`one opponent who, unprompted, begins to defend the idea. | a first step that both camps would have proposed by themselves.`,
    'mind depends': lines`an order of steps in which the contested one is no longer needed. | learning that those who pay have already agreed.`,
    'mind reframe': lines`finding that everybody here did mean the same thing all along. | a step in the middle of the list that no order can make safe.`,
    ground: lines`Around {key} I can already name what we would all sign: something must change, nobody wants it to hurt, and no one has asked to wait for ever. That is more than half of an answer.
      I would lay {key} out as a sequence and not as a choice. The first step informs, the second commits, and between them anyone may say stop.
      Each of us guards a different thing when it comes to {key}, and none of those things excludes the others. An answer that drops one of them will come back to us.
      The history of {key} matters here. People remember the last change more by how it was announced than by what it did.`,
    accept: lines`I would gladly put {quote} at the centre. {at} has found words under which most of us fit, and I thank {name} for leaving the door wide.
      {at} writes {quote}, and I notice that nobody here has argued against it; let us build outwards from {name}’s sentence.
      There is a bridge in {quote}. {at} may not have meant it as one, but two camps can cross on what {name} wrote.`,
    resist: lines`I see what {at} protects with {quote}, and I fear that it leaves someone outside. How would {name} bring them in?
      The words {quote} by {at} close a door that we may need in a month. Could {name} say the same and leave it ajar?
      {at} writes {quote}, and half of the table will hear a reproach. There is a gentler order for {name}’s idea: second, after the thing we agree on.`,
    keep: lines`I remain where I was, and I am in good company: to {answer} keeps something of every voice that I have read.
      Nothing here pulls me away. We can {answer}, in that order, and those who doubted can see their doubt in the text.`,
    moved: lines`I was waiting for a form of yes that nobody has to swallow, and to {answer} is one. I join.
      What changed for me is the sequence. In this order, to {answer} stops being a victory of some over others.`,
    slowed: lines`I was further ahead than the table, and being ahead is a way of being alone. I come back to where you are: {answer}.
      I wanted more, and I would rather have less with everyone in it. To {answer} is that.`,
    rest: lines`I stay, and I notice how many chairs have moved closer. To {answer} leaves nobody behind.
      Nothing needs to be forced here. We {answer}, and what we share has room to grow.`,
    nuance: lines`I am almost with you. To {answer} gathers most of us, and the one it leaves out has a point that we have not yet repeated in our own words.
      Let me stay between the chairs a little longer: I would {answer}, but announce it differently, and that is not a small thing.`,
    contest: lines`I cannot join this one. It settles the question and unsettles the table, and I would {mine} to keep both.
      My disagreement is about the order and nothing else. Put first what we share, and then {mine}; the way it stands, we begin with the wound.`,
    step: lines`with those who pay for it heard first | with a pause after the first step in which anyone may say stop`,
    wait: lines`and write down together what we already agree on | and hear those who were not in the room`,
    point: lines`the order of the steps around {key} | who was not heard about {key} | how the decision is announced`,
    blocking: lines`Those who would pay for the decision to {act} have not been heard.
      The contested step comes first, and it takes the agreed ones about {key} down with it.`,
    recommend: lines`Write the three sentences that everyone here would sign, and start with the first.
      Spend an hour with those who will pay for it, before the announcement and not after. | Put the steps in a row, and mark the only one that we dispute.`,
    stay: lines`I stay with the answer we found together: {answer}. What was said on {point} belongs in the text, so that its author can find it there.
      We are closer on {point} than our votes suggest, and I confirm mine: {answer}, in the order agreed.`,
    move: lines`I join you now. {Point} held me back, and in the present order it comes after a pause, where it can do no harm; so let us {answer}.
      Because {name} made room for {point}, I can make room as well. My vote goes to {answer}, together.`,
    hold: lines`I remain outside, without anger. On {point} we chose speed over company, and I would {mine}; please keep my reason with the decision, it may help someone later.
      My answer is still no. {Point} was raised on behalf of people who are not here, and it deserves more than our agreement; I would {mine}.`,
    bend: lines`I will not stand in the way over {point}. Let us {answer}, and let the announcement say that the table was of two minds about it.
      A yes that leans: {answer}, and we owe {point} a second conversation within {weeks} weeks.`,
    acknowledge: lines`{by} brings us {said}; I put it where all of us can see it and start again from there. | thanks to {by} for {said}, which several of us needed to hear.`,
    agrees: lines`I hear in {quote} what two others have said less well, and I gather it in. | Gladly. {name} leaves room in {quote} for those who were not sure.
      We can stand on {quote} together; I look around and see nobody falling off.`,
    partly: lines`I would keep {quote} and change its place: after what we share, it will sound different.
      {name} speaks for many with {quote}. One chair is still turned away, and I would wait for it.
      Close. The word that separates us in {quote} is smaller than the rest of the sentence.`,
    differs: lines`I cannot join {quote} yet, because it wins the point and loses a person. | With {quote}, {name} draws a line exactly where we had begun to erase one.
      {quote} starts with what divides us. I would not have us begin there.`,
    asks: lines`{at}, what would you need to hear from the others before you could rest your case? | {at}, which part of what was said against you would you keep?`,
    answers: lines`Thank you, {at}, for {question}. I would answer in two steps, first what we all accept, then the one thing that we do not, with a pause in between.
      {at} asks us {question}; I think that the table has half of the answer already, and I would begin by reading that half aloud.`,
    ballot: lines`I vote to {answer}, in the order we found together, with the doubts kept in the text. | For the answer with the most of us in it: {answer}.`,
    dissent: lines`I remain a little outside, where I would {mine}, so that those we have not heard find someone there.
      Without anger, I would {mine}; the table has moved faster than its people.`,
    chatFirst: lines`I hear one wish: to {act}. Let each of us say what would make it safe, and I put it together.
      Let us take {key} one step at a time. Who sees a reason against it?`,
    chatThen: lines`{name} has said what several of us think. I would note it as agreed unless somebody objects.
      Between what {name} says and the question there is one step missing: who does it on {key}.`,
  },
  fr: {
    concern: lines`l’ordre des pas | le terrain que l’on partage déjà`,
    'open for': lines`Je penche pour le oui : {act} est l’option que le plus grand nombre d’entre nous saurait encore défendre dans un an.
      Il faut {act}, et ce qui me décide, c’est que même les doutes que j’imagine s’accordent sur l’endroit où commencer.`,
    'open against': lines`Pour l’instant je préfère {dont}, car {act} ainsi gagnerait le vote et perdrait les gens.
      Mon sentiment est non. La décision {de act} nous rassemblerait autour d’un mot, avec bien peu derrière ; autant {dont}.`,
    'open depends': lines`On peut {act} si l’ordre est bon : d’abord ce que tous acceptent, ensuite ce qui nous divise, et une pause entre les deux.
      Oui à l’objectif, avec une condition sur le chemin : {act} seulement après avoir entendu ceux qui paient.`,
    'open reframe': lines`J’entends deux souhaits dans cette question, {act} et cesser de s’en inquiéter. Ils n’appellent pas la même réponse.
      Il s’agit peut-être moins de savoir s’il faut {act} que dans quel ordre, puisque presque aucun pas n’est disputé.`,
    'because for': lines`Il y a plus d’accord ici que la question ne le laisse croire. La querelle porte sur l’allure, et l’allure se partage.
      Une décision dure quand ceux qui l’ont perdue savent l’expliquer. Celle-ci, je crois que les deux camps pourraient l’expliquer.`,
    'because against': lines`Un oui étroit se regagne tous les mois. J’emploierais plutôt ces mois à l’élargir.
      Le mot plaît à tous parce que chacun le remplit autrement. Vidons-le d’abord ; ce qui reste méritera peut-être une décision.`,
    'because depends': lines`Commencez par la moitié disputée, et l’autre le deviendra aussi. J’ai vu cela arriver pour moins que ça.
      Ceux qui paient sont rarement ceux qui proposent. Une conversation maintenant vaut dix explications ensuite.`,
    'because reframe': lines`Le premier demande du travail, le second du réconfort. À les mêler, on obtient un travail qui ne réconforte personne.
      Mettez les pas en file, et le désaccord n’en occupe plus qu’un. On se bat mal autour d’une liste.`,
    'mind for': lines`une voix absente qui dise que cela lui coûte plus que cela ne nous apporte. | une fêlure à cette table qu’un changement d’allure ne réparerait pas.`,
    'mind against': lines`un adversaire qui, sans qu’on le lui demande, se met à défendre l’idée. | un premier pas que les deux camps auraient proposé d’eux-mêmes.`,
    'mind depends': lines`un ordre des pas où celui qu’on dispute n’est plus nécessaire. | l’accord déjà donné de ceux qui paient.`,
    'mind reframe': lines`la découverte que tout le monde parlait bien de la même chose. | un pas au milieu de la file qu’aucun ordre ne rend sûr.`,
    ground: lines`Autour {de key}, je peux déjà nommer ce que tous signeraient : quelque chose doit changer, personne ne veut que cela blesse, et nul n’a demandé d’attendre toujours. C’est plus d’une moitié de réponse.
      Je présenterais {key} comme une suite et non comme un choix. Le premier pas renseigne, le deuxième engage, et entre les deux chacun peut dire stop.
      Chacun de nous garde une chose différente quand il est question {de key}, et aucune n’exclut les autres. Une réponse qui en laisse tomber une nous reviendra.
      L’histoire compte, pour {key}. On se souvient du dernier changement par la façon dont il fut annoncé plus que par ce qu’il a fait.`,
    accept: lines`Je mettrais volontiers {quote} au centre. {at} a trouvé des mots sous lesquels presque tous tiennent, et je remercie {name} d’avoir laissé la porte grande.
      {at} écrit {quote}, et je remarque que personne n’a plaidé contre ; bâtissons autour de la phrase {de name}.
      Il y a un pont dans {quote}. {at} n’y pensait peut-être pas, mais deux camps peuvent passer sur ce {que name} a écrit.`,
    resist: lines`Je vois ce que {at} protège avec {quote}, et je crains que cela ne laisse quelqu’un dehors. Je demande à {name} comment l’inviter.
      Les mots {quote}, chez {at}, ferment une porte dont on aura peut-être besoin dans un mois. La phrase {de name} peut-elle dire autant et la laisser entrouverte ?
      {at} écrit {quote}, et la moitié de la table y entendra un reproche. L’idée {de name} a un meilleur rang : le deuxième, après ce qui nous accorde.`,
    keep: lines`Je reste où j’étais, en bonne compagnie : {answer} garde quelque chose de chaque voix que j’ai lue.
      Rien ici ne m’en éloigne. On peut {answer}, dans cet ordre, et ceux qui doutaient retrouvent leur doute dans le texte.`,
    moved: lines`J’attendais une forme de oui que personne n’ait à avaler, et {answer} en est une. Je vous rejoins.
      Ce qui a changé pour moi, c’est la suite des pas. Dans cet ordre, {answer} cesse d’être la victoire des uns sur les autres.`,
    slowed: lines`J’avais pris de l’avance sur la table, et l’avance est une façon d’être seul. Je reviens où vous êtes : {answer}.
      Je voulais davantage, et j’aime mieux moins avec tout le monde dedans. {Answer}, c’est cela.`,
    rest: lines`Je reste, et je vois combien de chaises se sont rapprochées. {Answer} ne laisse personne en arrière.
      Rien n’a besoin d’être forcé ici. {Answer}, et ce que l’on partage a de la place pour grandir.`,
    nuance: lines`J’y suis presque. {Answer} réunit le plus grand nombre, et la voix qui reste dehors a une raison que nous n’avons pas encore redite avec nos mots.
      Laissez-moi entre deux chaises un moment encore : d’accord pour {answer}, mais autrement annoncé, et ce n’est pas une petite chose.`,
    contest: lines`Je ne peux pas vous rejoindre ici. Cela règle la question et dérègle la table, et je préfère {mine} pour garder les deux.
      Mon désaccord porte sur l’ordre et sur rien d’autre. D’abord ce qui nous unit, et ensuite {mine} ; là, on commence par la blessure.`,
    step: lines`avec ceux qui paient entendus les premiers | avec une pause après le premier pas, où chacun peut dire stop`,
    wait: lines`et écrire ensemble ce sur quoi l’on s’accorde déjà | et entendre ceux qui n’étaient pas dans la pièce`,
    point: lines`l’ordre des pas autour {de key} | qui n’a pas été entendu sur {key} | la façon d’annoncer la décision`,
    blocking: lines`Ceux qui paieraient la décision {de act} n’ont pas été entendus.
      Le pas disputé vient en premier, et il entraîne dans sa chute ceux qui sont acquis sur {key}.`,
    recommend: lines`Écrire les trois phrases que tout le monde ici signerait, et commencer par la première.
      Passer une heure avec ceux qui paieront, avant l’annonce et non après. | Mettre les pas en file, et marquer le seul que l’on dispute.`,
    stay: lines`Je reste avec la réponse trouvée ensemble : {answer}. Ce qui s’est dit sur {point} doit figurer dans le texte, pour que son auteur l’y retrouve.
      Nous sommes plus proches sur {point} que nos votes ne le disent, et je confirme le mien : {answer}, dans l’ordre convenu.`,
    move: lines`Je vous rejoins maintenant. {Point} me retenait, et dans l’ordre présent cela vient après une pause, où rien ne peut en souffrir ; donc {answer}.
      Puisque {name} a fait de la place à {point}, je peux en faire aussi. Mon vote va à {answer}, ensemble.`,
    hold: lines`Je reste dehors, sans colère. Sur {point} nous avons choisi la vitesse contre la compagnie, et je préfère {mine} ; gardez ma raison avec la décision, elle servira peut-être à quelqu’un.
      Ma réponse demeure non. {Point} a été dit au nom d’absents, et cela mérite mieux que notre accord ; je propose {de mine}.`,
    bend: lines`Je ne barrerai pas la route à cause {de point}. Va pour {answer}, et que l’annonce dise que la table était partagée.
      Un oui qui penche : {answer}, et nous devons à {point} une seconde conversation d’ici {weeks} semaines.`,
    acknowledge: lines`{by} nous apporte {said} ; je le pose où tous peuvent le voir, et je repars de là.
      merci à {by} pour {said}, que plusieurs d’entre nous avaient besoin d’entendre.`,
    agrees: lines`J’entends dans {quote} ce que deux autres ont dit moins bien, et je le recueille. | Volontiers. {name} laisse, dans {quote}, de la place à qui hésitait.
      On peut se tenir ensemble sur {quote} ; je regarde autour, et personne ne tombe.`,
    partly: lines`Je garderais {quote} en le changeant de place : après ce qui nous unit, cela sonnera autrement.
      {name} parle pour beaucoup avec {quote}. Une chaise nous tourne encore le dos, et je l’attendrais.
      Tout près. Le mot qui nous sépare dans {quote} est plus petit que le reste de la phrase.`,
    differs: lines`Je ne peux rejoindre {quote} pour l’instant : on y gagne le point, et l’on y perd quelqu’un.
      Avec {quote}, {name} trace une ligne là où nous commencions à en effacer une.
      {quote} commence par ce qui divise. Je ne voudrais pas que l’on parte de là.`,
    asks: lines`{at}, que faudrait-il entendre des autres pour pouvoir se reposer ? | {at}, de ce qui s’est dit contre cet avis, quelle part garder ?`,
    answers: lines`Merci à {at} pour {question}. Je répondrais en deux temps, d’abord ce que tous acceptent, puis la seule chose qui reste, avec une pause entre les deux.
      {at} nous demande {question} ; la table a déjà la moitié de la réponse, je crois, et je commencerais par la lire à voix haute.`,
    ballot: lines`Je vote pour {answer}, dans l’ordre trouvé ensemble, les doutes gardés dans le texte. | Pour la réponse où l’on tient le plus nombreux : {answer}.`,
    dissent: lines`Je reste un peu dehors, à préférer {mine}, pour que ceux qu’on n’a pas entendus y trouvent quelqu’un.
      Sans colère, je choisis {de mine} ; la table est allée plus vite que ses gens.`,
    chatFirst: lines`J’entends un vœu : {act}. Que chacun dise ce qui le rendrait sûr, et je rassemble. | Prenons {key} pas à pas. Qui voit une raison contre ?`,
    chatThen: lines`{name} dit ce que plusieurs pensent. Je le note comme acquis, sauf objection. | Entre ce que dit {name} et la question il manque un pas : qui le fait.`,
  },
};
