/** Product and people: who feels it, what was promised, what they would miss. */
import { lines } from '../grammar/typeset.ts';
import type { Voice } from './voice.ts';

export const advocate: Voice = {
  castBy:
    /product|produit|\bpm\b|user|utilisat|usager|\bux\b|design|customer|client|support|market|march|people|humain/giu,
  caresAbout: 'evidence',
  en: {
    concern: lines`the people it is for | the promise we make to them`,
    'open for': lines`The people on the other side would thank us: let us {act}, and let us tell them why.
      I am in favour. When we {act}, someone’s ordinary day gets shorter, and that is the only proof I collect.`,
    'open against': lines`No one outside this room has asked us to {act}, and until somebody does I would {dont}.
      I would {dont}: if we {act}, we spend our effort where nobody is looking and leave their real complaint standing.`,
    'open depends': lines`Let us {act} if three of those concerned tell us, unprompted, that it solves something for them.
      My yes to {act} depends on whom it helps first; helping ourselves is allowed, as long as we say so.`,
    'open reframe': lines`I would turn it around: when somebody is annoyed with us on a Monday morning, would the wish to {act} even come up?
      Who is the sentence “we should {act}” for? Give that person a name, and the answer gets easier.`,
    'because for': lines`They have been polite about it for a long time, which we mistook for satisfaction. Polite people leave without slamming the door.
      A thing like this is noticed in its absence. Nobody will praise it, and fewer will curse, which I count as success.`,
    'because against': lines`We would learn to live with the new thing and so would they, and both of us would call that progress. I would rather fix what they write to us about.
      Every change asks people to relearn something. That is a withdrawal from an account we have not been paying into.`,
    'because depends': lines`Three is a small figure, on purpose. If we cannot find three, the need lives mostly in our own heads.
      Work done for ourselves is fine. It becomes a lie when it is announced as a gift.`,
    'because reframe': lines`What people ask for and what we like to make touch in fewer places than we think. I would begin with the places where they touch.
      With a name attached, half of our reasons turn out to be about us.`,
    'mind for': lines`two people concerned telling me that they would rather be left in peace. | finding that we do it for ourselves and only say that it is for them.`,
    'mind against': lines`a letter, a call or a ticket that asks for it in so many words. | watching someone fail at it today, with my own eyes.`,
    'mind depends': lines`three clear voices from outside, in either direction. | learning that those it helps first are those who shout loudest.`,
    'mind reframe': lines`someone real for whom this is the first wish on Monday morning.
      the discovery that the complaint and the proposal are the same thing after all.`,
    ground: lines`I tried to tell the story of {key} from the outside. Someone arrives in a hurry, wants one thing, and either meets our decision or never hears of it; both are fine, being slowed down by it is not.
      On {key} I would ask five people this week and write down their words and not ours. The words they use are the specification.
      The moment that counts for {key} is the first minute. Whatever we decide, someone will meet it with no explanation, and in that minute we are alone with them.
      We promised something simple once. Each time we come back to {key}, I check whether that promise still holds after we are done.`,
    accept: lines`I could read {quote} aloud to the people concerned, and they would nod. {at} speaks their language; {name} should write the announcement.
      {at} writes {quote}, and behind that I can see a person, which is rare in our papers. I follow {name} there.
      If I had to print one line for those outside it would be {quote}, by {at}. It is honest, and {name} kept it short.`,
    resist: lines`{at} says {quote}, and I try to picture the person who would be glad of it. I cannot, and {name} does not introduce us.
      From where they sit, {quote} sounds like an inside matter. {at}, who gets an easier day out of it? I would like {name} to pick one.
      I understand {quote} as a comfort for us. {at} may be right that we need it, but then {name} should not sell it as service.`,
    keep: lines`I keep my vote, with the same people in mind: if we {answer}, they notice the good part and are spared the rest.
      Reading you did not change whom I am thinking of. To {answer} is kind to them, so I stay.`,
    moved: lines`I change sides, because someone here described a real morning of a real person. To {answer} makes that morning easier.
      You convinced me by making it smaller. If we {answer}, nobody outside has to relearn anything at once, and I had feared exactly that.`,
    slowed: lines`I was speaking for those in a hurry, and you reminded me of the others. To {answer} is fairer to both.
      My enthusiasm was on their behalf, and nobody had asked them yet. Until then I would {answer}.`,
    rest: lines`No letter has come in since, so my answer has not moved: {answer}.
      I keep thinking of those who have to live with it. If we {answer}, they lose nothing they rely on.`,
    nuance: lines`I am for it as soon as we say whom it is for. To {answer} could help them or only us, and my vote waits for that line.
      A reserved yes. We can {answer}, though the people concerned hear of it last, and I would like them to hear of it first.`,
    contest: lines`I object in the name of those who are not here. They get the bother and we get the satisfaction; I would {mine}.
      I vote against, since what we are deciding is our own comfort under another name. Let us {mine}, and ask them first.`,
    step: lines`with five of the people concerned asked beforehand | with an announcement that says whom it helps`,
    wait: lines`and ask five people what they would miss | and answer the complaint that they really sent us`,
    point: lines`whom a decision on {key} really serves | what people outside would have to relearn | who hears about {key} first`,
    blocking: lines`Not one person concerned has been asked whether we should {act}. | We would break a promise about {key} without telling those who rely on it.`,
    recommend: lines`Ask five people concerned this week, and bring back their words and not ours. | Write the announcement first; if it is hard to write, stop there.
      Watch one person use it in silence for ten minutes before touching anything.`,
    stay: lines`Still yes, and still for them: {answer}. If {point} troubles us again, let us ask those concerned instead of each other.
      I have kept one face in mind through all the talk about {point}, and it tells me the same thing: {answer}.`,
    move: lines`I come round. {name} showed me who benefits, and next to that {point} is our own discomfort; we {answer}, and we tell people why.
      You answered {point} in words that I could repeat to someone outside, and that was my whole condition. So my vote goes to them, and we {answer}.`,
    hold: lines`I keep my dissent for those who have no seat. On {point} we asked each other and not them, and I would {mine}; call me when the first letter arrives.
      I vote no, as I did. What we say about {point} would embarrass us in front of the people it concerns, so I would {mine}.`,
    bend: lines`Go on then, {answer}, if somebody takes {point} to the people concerned within the week and reports what they say.
      I say a soft yes and leave a chair free at {point}, for the person who will be surprised by it: {answer}.`,
    acknowledge: lines`{by} tells us {said}, and I would like us to answer in the same plain words.
      a voice from outside at last: {said}, says {by}, and I put it above our own arguments.`,
    agrees: lines`I can put a face to {quote}, and the face looks relieved.
      {name} writes {quote}, and that is how the people concerned would say it themselves. | With pleasure: {quote} keeps a promise in place of making one.`,
    partly: lines`{quote} helps those who already manage. {name}, think of the one who is in her first week.
      I would tell people half of {quote}. The other half is about us. | It is kind, and it is early: {quote} should come after we have asked them.`,
    differs: lines`Nobody outside this room has ever asked for {quote}.
      With {quote} we would be explaining ourselves for a month, and {name} would not be the one to answer the letters.
      {quote} makes our day easier and theirs longer. I cannot agree to that trade.`,
    asks: lines`{at}, whom did you have in mind when you wrote that, and would they thank you?
      {at}, how would you announce this in two lines to someone who never asked for it?`,
    answers: lines`{at} asks {question}. I went back to the last five people who wrote to us, and three of them would say yes without being persuaded.
      The honest reply to {at}, on {question}, is that I would ask somebody who uses it, this week, and bring their words back here.`,
    ballot: lines`I vote to {answer}, and I will write the announcement myself. | For the people it concerns, yes: {answer}, once five of them have been asked.`,
    dissent: lines`I would {mine}, because I could not explain the rest of it to anyone outside.
      My vote stays with those who are not here: {mine}, until somebody has asked them.`,
    chatFirst: lines`Who uses {key}, and what do they notice when we {act}? I would ask two of them first.
      For the people who live with {key} the worst is a change that nobody told them of.`,
    chatThen: lines`{name}, how would you explain that to somebody who uses {key} every day? | I like what {name} says. I would add a word to those whom it touches.`,
  },
  fr: {
    concern: lines`les gens à qui cela sert | la promesse qu’on leur a faite`,
    'open for': lines`De l’autre côté, on nous dirait merci : {act}, oui, et en expliquant pourquoi.
      J’y suis favorable. {Act} raccourcit la journée ordinaire de quelqu’un, et c’est la seule preuve que je collectionne.`,
    'open against': lines`Personne hors de cette pièce ne nous a demandé {de act}, et tant que c’est le cas je préfère {dont}.
      Autant {dont} : {act} met notre effort là où nul ne regarde, et laisse debout leur vraie plainte.`,
    'open depends': lines`D’accord pour {act} si trois personnes concernées nous disent, sans qu’on les souffle, que cela leur règle quelque chose.
      Mon oui pour {act} dépend de qui cela aide en premier ; s’aider soi-même est permis, pourvu qu’on le dise.`,
    'open reframe': lines`Je retourne la question : un lundi matin, chez quelqu’un que nous agaçons, l’envie {de act} viendrait-elle seulement à l’esprit ?
      À qui s’adresse la phrase « il faut {act} » ? Donnez un nom à cette personne, et la réponse devient plus facile.`,
    'because for': lines`Ils sont polis à ce sujet depuis longtemps, et nous avons pris cela pour du contentement. Les gens polis s’en vont sans claquer la porte.
      Une chose de ce genre se remarque quand elle manque. Nul ne la louera, moins de gens jureront, et je compte cela comme une réussite.`,
    'because against': lines`On s’habituerait à la nouveauté, eux aussi, et chacun appellerait cela un progrès. J’aime mieux réparer ce dont ils nous écrivent.
      Tout changement demande de réapprendre quelque chose. C’est un retrait sur un compte que nous n’avons guère approvisionné.`,
    'because depends': lines`Trois, c’est peu, et c’est voulu. Si l’on n’en trouve pas trois, le besoin loge surtout dans nos têtes.
      Travailler pour soi n’a rien de honteux. Cela devient un mensonge quand on l’annonce comme un cadeau.`,
    'because reframe': lines`Ce que les gens demandent et ce que nous aimons faire se touchent en moins d’endroits qu’on ne croit. Je commencerais par ces endroits-là.
      Avec un nom en face, la moitié de nos raisons se met à parler de nous.`,
    'mind for': lines`deux personnes concernées qui préfèrent qu’on les laisse en paix. | l’aveu que nous le faisons pour nous en disant que c’est pour elles.`,
    'mind against': lines`une lettre, un appel ou un message qui le réclame en toutes lettres. | le spectacle de quelqu’un qui échoue là-dessus aujourd’hui, sous mes yeux.`,
    'mind depends': lines`trois voix claires du dehors, dans un sens ou dans l’autre. | la découverte que cela aide d’abord ceux qui crient le plus fort.`,
    'mind reframe': lines`une vraie personne dont ce serait le premier vœu du lundi matin. | la preuve que la plainte et la proposition ne font qu’un, finalement.`,
    ground: lines`J’ai essayé de raconter {key} depuis le dehors. Quelqu’un arrive pressé, veut une chose, et rencontre notre décision ou n’en entend jamais parler ; les deux vont bien, sauf s’il en perd du temps.
      Sur {key}, j’interrogerais cinq personnes cette semaine en notant leurs mots et pas les nôtres. Les mots qu’elles emploient font le cahier des charges.
      Pour {key}, l’instant qui compte est la première minute. Quoi que l’on décide, quelqu’un le rencontrera sans explication, et dans cette minute nous sommes seuls avec lui.
      Un jour, nous avons promis quelque chose de simple. Chaque fois que l’on reparle {de key}, je regarde si la promesse tient encore après notre passage.`,
    accept: lines`Je pourrais lire {quote} à voix haute aux gens concernés, et ils hocheraient la tête. {at} parle leur langue ; à {name} d’écrire l’annonce.
      {at} écrit {quote}, et derrière ces mots je vois quelqu’un, ce qui est rare dans nos papiers. J’y suis {name} sans hésiter.
      S’il fallait imprimer une ligne pour le dehors, ce serait {quote}, chez {at}. C’est honnête, et {name} a su faire court.`,
    resist: lines`{at} dit {quote}, et je tâche d’imaginer la personne qui s’en réjouirait. Je n’y arrive pas, et {name} ne nous la présente pas.
      De là où ils sont, {quote} sonne comme une affaire interne. {at}, la journée de qui s’en trouve plus facile ? J’aimerais {que name} en choisisse une.
      Je comprends {quote} comme un confort pour nous. {at} a peut-être raison d’y tenir, mais {que name} ne le vende pas comme un service.`,
    keep: lines`Je garde mon vote, et les mêmes personnes en tête : {answer} leur laisse voir le bon côté et leur épargne le reste.
      Vous lire n’a pas changé les gens à qui je pense. {Answer} leur est clément, donc je reste.`,
    moved: lines`Je change de camp, parce que quelqu’un a décrit ici un vrai matin d’une vraie personne. {Answer} rend ce matin plus facile.
      Vous m’avez fait changer en rapetissant la chose. Avec {answer}, personne au dehors n’a tout à réapprendre d’un coup, et c’était là ma crainte.`,
    slowed: lines`Je parlais pour les gens pressés, et vous m’avez rappelé les autres. {Answer} est plus juste envers tous.
      Mon élan était en leur nom, et personne ne leur avait encore demandé. D’ici là, autant {answer}.`,
    rest: lines`Aucune lettre n’est arrivée entre-temps, ma réponse n’a donc pas bougé : {answer}.
      Je pense encore à ceux qui devront vivre avec. {Answer} ne leur ôte rien de ce sur quoi ils comptent.`,
    nuance: lines`Ce sera oui dès que l’on dira pour qui. {Answer} peut les aider ou n’aider que nous, et mon vote attend cette ligne.
      Un oui réservé. On peut {answer}, mais les gens concernés l’apprennent en dernier, et je voudrais qu’ils l’apprennent d’abord.`,
    contest: lines`Je m’y oppose au nom de ceux qui n’ont pas de chaise. À eux l’embarras, à nous la satisfaction ; je préfère {mine}.
      Je vote contre, puisque ce que l’on décide là est notre propre confort sous un autre nom. Mieux vaut {mine}, et leur demander d’abord.`,
    step: lines`avec cinq des personnes concernées interrogées d’abord | avec une annonce qui dise qui cela aide`,
    wait: lines`et demander à cinq personnes ce qui leur manquerait | et répondre à la plainte qu’on nous a vraiment envoyée`,
    point: lines`à qui profite ce que l’on décide pour {key} | ce que le dehors devrait réapprendre | qui apprend en premier ce qui touche {à key}`,
    blocking: lines`Pas une seule personne concernée n’a été interrogée sur l’idée {de act}. | On romprait une promesse sur {key} sans prévenir ceux qui comptent dessus.`,
    recommend: lines`Interroger cinq personnes concernées cette semaine, et rapporter leurs mots et pas les nôtres.
      Écrire l’annonce en premier ; si elle est difficile à écrire, en rester là.
      Regarder quelqu’un s’en servir dix minutes en silence avant de toucher à quoi que ce soit.`,
    stay: lines`Toujours oui, et toujours pour eux : {answer}. Si {point} nous trouble encore, demandons aux gens concernés au lieu de nous le demander entre nous.
      J’ai gardé un visage en tête pendant tout le débat sur {point}, et il me dit la même chose : {answer}.`,
    move: lines`Je me rallie. {name} m’a montré qui en profite, et à côté de cela {point} n’est que notre gêne ; donc {answer}, en disant pourquoi.
      Vous avez répondu à {point} avec des mots que je pourrais répéter au dehors, et c’était toute ma condition. Mon vote leur revient : {answer}.`,
    hold: lines`Je garde mon désaccord pour ceux qui n’ont pas de siège. Sur {point} nous avons demandé à nos voisins et pas à eux, et je préfère {mine} ; rappelez-moi quand arrivera la première lettre.
      Je vote non, comme avant. Ce que nous disons {de point} nous ferait rougir devant les gens concernés ; je propose {de mine}.`,
    bend: lines`Soit, {answer}, si quelqu’un porte {point} aux gens concernés dans la semaine et nous rapporte ce qu’ils en disent.
      Je dis un petit oui, et je laisse une chaise libre devant {point}, pour la personne qui en aura la surprise : {answer}.`,
    acknowledge: lines`{by} nous dit {said}, et j’aimerais que l’on réponde avec des mots aussi simples.
      enfin une voix du dehors : {said}, dit {by}, et je la place au-dessus de nos arguments.`,
    agrees: lines`Je peux mettre un visage sur {quote}, et ce visage a l’air soulagé.
      {name} écrit {quote}, et c’est ainsi que les gens concernés le diraient eux-mêmes. | Avec plaisir : {quote} tient une promesse au lieu d’en faire une.`,
    partly: lines`{quote} aide ceux qui s’en sortent déjà. J’invite {name} à penser à qui arrive cette semaine.
      Je raconterais aux gens la moitié de {quote}. L’autre moitié parle de nous.
      C’est gentil, et c’est tôt : {quote} devrait venir après qu’on les a interrogés.`,
    differs: lines`Personne, hors de cette pièce, n’a jamais demandé {quote}.
      Avec {quote} on s’expliquerait pendant un mois, et ce n’est pas {name} qui répondrait aux lettres.
      {quote} allège notre journée et allonge la leur. Je ne peux accepter l’échange.`,
    asks: lines`{at}, à qui pensait cette phrase, et cette personne dirait-elle merci ? | {at}, comment l’annoncer en deux lignes à qui n’a rien demandé ?`,
    answers: lines`{at} demande {question}. J’ai repris les cinq dernières personnes qui nous ont écrit, et trois diraient oui sans qu’on insiste.
      La réponse honnête à {at}, sur {question}, est que j’interrogerais quelqu’un qui s’en sert, cette semaine, pour rapporter ici ses mots.`,
    ballot: lines`Je vote pour {answer}, et je me charge de l’annonce. | Pour les gens concernés, oui : {answer}, une fois cinq d’entre eux interrogés.`,
    dissent: lines`Je préfère {mine}, car je ne saurais expliquer le reste à personne au-dehors.
      Mon vote demeure avec les absents : {mine}, tant que nul ne les a interrogés.`,
    chatFirst: lines`Qui se sert de {key}, et que remarque-t-on si l’on décide {de act} ? J’en interrogerais deux.
      Pour qui vit avec {key}, le pire est un changement que personne n’a annoncé.`,
    chatThen: lines`{name}, comment l’expliquerais-tu à quelqu’un qui s’en sert chaque jour ? | J’aime ce que dit {name}. J’y ajouterais un mot pour ceux que cela touche.`,
  },
};
