/** What the rehearsal voices say in a channel: a first word on what a person asked, and one on what another has said. */
import type { Language } from '../../../core/ids.ts';
import type { Temperament } from './temperament.ts';

export interface ChatLines {
  /** On `{act}` and `{key}`. */
  first: readonly [string, ...string[]];
  /** On `{key}`, after `{name}` has spoken. */
  then: readonly [string, ...string[]];
}

const en: Record<Temperament, ChatLines> = {
  guardian: {
    first: [
      'Before we {act}, I want to know what breaks at three in the morning and who is paged. If {key} can be rolled back, I am for it.',
      'On {key} I ask for one thing first: who may touch it, and how we take that back.',
    ],
    then: [
      'I follow {name}, as long as somebody rehearses the way back on {key}.',
      '{name}, what is the blast radius? I would start with the smallest part of {key}.',
    ],
  },
  critic: {
    first: [
      'What do we mean by {key}? Until that is one sentence, to {act} is two different plans.',
      'The case against first: {dont}. If nobody can say why that is worse, we have our answer.',
    ],
    then: [
      '{name} assumes that {key} stays as it is. That is the sentence I would test.',
      'I agree with half of what {name} said. The other half needs a number.',
    ],
  },
  builder: {
    first: [
      'I can have a first cut of {key} by tomorrow. Let us {act} in the smallest form and look at it.',
      'To {act} is a day of work if we leave the edges out. I would start there.',
    ],
    then: [
      'I can build what {name} describes. I would leave the rest of {key} for later.',
      '{name}, give me one example and I write it down as a test.',
    ],
  },
  tester: {
    first: [
      'How will we know that it worked? For {key} I would write down what we measure before we {act}.',
      'I have no figure on {key} yet. One afternoon of measuring tells us more than an hour of talk.',
    ],
    then: [
      'What {name} says can be checked: I would count it on {key} for a week.',
      '{name}, which result would change your mind? Then that is what we test.',
    ],
  },
  pragmatist: {
    first: [
      'What does it cost to {act}, and what does it cost to wait? I would do the cheap half now.',
      'For {key} I take the boring answer that we can have this week.',
    ],
    then: [
      'I am with {name}, if it fits into two days. {Key} is not worth a month.',
      '{name} is right in principle. In practice somebody has to do it: who?',
    ],
  },
  reasoner: {
    first: [
      'Two questions are in one here: whether to {act}, and when. I would answer the first today.',
      'In a year, what will we wish we had done about {key}? I think we would wish to have begun.',
    ],
    then: [
      '{name} and I want the same of {key}; we differ on what comes first.',
      'If {name} is right, the rest follows. So that is the point to settle.',
    ],
  },
  weaver: {
    first: [
      'I hear one wish: to {act}. Let each of us say what would make it safe, and I put it together.',
      'Let us take {key} one step at a time. Who sees a reason against it?',
    ],
    then: [
      '{name} has said what several of us think. I would note it as agreed unless somebody objects.',
      'Between what {name} says and the question there is one step missing: who does it on {key}.',
    ],
  },
  advocate: {
    first: [
      'Who uses {key}, and what do they notice when we {act}? I would ask two of them first.',
      'For the people who live with {key} the worst is a change that nobody told them of.',
    ],
    then: [
      '{name}, how would you explain that to somebody who uses {key} every day?',
      'I like what {name} says. I would add a word to those whom it touches.',
    ],
  },
};

const fr: Record<Temperament, ChatLines> = {
  guardian: {
    first: [
      'Avant {de act}, je veux savoir ce qui casse à trois heures du matin et qui est réveillé. Si {key} se défait, je suis pour.',
      'Sur {key}, une chose d’abord : qui peut y toucher, et comment on le reprend.',
    ],
    then: [
      'D’accord avec {name}, pourvu que quelqu’un répète le retour en arrière sur {key}.',
      '{name}, jusqu’où cela va-t-il si ça rate ? Je commencerais par le plus petit bout.',
    ],
  },
  critic: {
    first: [
      'Qu’entend-on par {key} ? Tant que ce n’est pas une phrase, {act} veut dire deux plans.',
      'Le contre d’abord : {dont}. Si personne ne dit pourquoi c’est pire, nous avons la réponse.',
    ],
    then: [
      '{name} suppose que {key} reste tel quel. C’est cette phrase que je testerais.',
      'Je suis d’accord avec la moitié de ce que dit {name}. L’autre demande un chiffre.',
    ],
  },
  builder: {
    first: [
      'Je peux avoir un premier jet demain. Commençons par {act} sous sa plus petite forme.',
      'Pour {act}, c’est un jour de travail si on laisse les bords. Je partirais de là.',
    ],
    then: [
      'Je peux construire ce que décrit {name}. Le reste attendrait.',
      '{name}, donne-moi un exemple et j’en fais un test.',
    ],
  },
  tester: {
    first: [
      'Comment saura-t-on que c’est réussi ? J’écrirais ce qu’on mesure avant {de act}.',
      'Je n’ai pas encore de chiffre sur {key}. Une après-midi de mesures en dit plus qu’une heure de paroles.',
    ],
    then: [
      'Ce que dit {name} se vérifie : je le compterais pendant une semaine.',
      '{name}, quel résultat te ferait changer d’avis ? C’est donc lui qu’on teste.',
    ],
  },
  pragmatist: {
    first: [
      'Que coûte {act}, et que coûte d’attendre ? Je ferais la moitié bon marché maintenant.',
      'Pour {key}, je prends la réponse ennuyeuse que l’on peut avoir cette semaine.',
    ],
    then: [
      'Je suis avec {name} si cela tient en deux jours.',
      '{name} a raison en principe. En pratique il faut quelqu’un : qui ?',
    ],
  },
  reasoner: {
    first: [
      'Il y a là deux questions : s’il faut {act}, et quand. Je répondrais à la première aujourd’hui.',
      'Dans un an, qu’aurait-on voulu faire de {key} ? Avoir commencé, je crois.',
    ],
    then: [
      '{name} et moi voulons la même chose ; nous différons sur ce qui vient d’abord.',
      'Si {name} a raison, le reste suit. C’est donc le point à trancher.',
    ],
  },
  weaver: {
    first: [
      'J’entends un vœu : {act}. Que chacun dise ce qui le rendrait sûr, et je rassemble.',
      'Prenons {key} pas à pas. Qui voit une raison contre ?',
    ],
    then: [
      '{name} dit ce que plusieurs pensent. Je le note comme acquis, sauf objection.',
      'Entre ce que dit {name} et la question il manque un pas : qui le fait.',
    ],
  },
  advocate: {
    first: [
      'Qui se sert de {key}, et que remarque-t-on si l’on décide {de act} ? J’en interrogerais deux.',
      'Pour qui vit avec {key}, le pire est un changement que personne n’a annoncé.',
    ],
    then: [
      '{name}, comment l’expliquerais-tu à quelqu’un qui s’en sert chaque jour ?',
      'J’aime ce que dit {name}. J’y ajouterais un mot pour ceux que cela touche.',
    ],
  },
};

export const chatLines: Record<Language, Record<Temperament, ChatLines>> = { en, fr };
