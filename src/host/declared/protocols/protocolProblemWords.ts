/** What is said of a protocol that a person wrote and that could not be followed to its end. */
import type { ProtocolProblem } from '../../../core/councils/protocols/protocolPaths.ts';
import type { Words } from '../../../rpc/words/speak.ts';

type Said = (name: string, near: string | undefined) => string;

interface ProtocolWords {
  said: Record<ProtocolProblem['code'], Said>;
  badPhase: string;
  idTwice(id: string, file: string): string;
}

export const protocolWords: Words<ProtocolWords> = {
  en: {
    said: {
      'phase-twice': (name) => `"${name}" stands twice`,
      'no-such-phase': (name, near) => `there is no phase "${name}"${near ? ` (did you mean ${near}?)` : ''}`,
      'comes-later': (name) => `${name} comes later, and nothing leads back from it to here`,
      'back-to-later': (name) => `${name} does not come before: a way back leads to an earlier phase`,
      endless: () => 'without max this loop can’t end: give a number of rounds, or maxRounds',
      'no-votes-in': (name) =>
        `nobody votes in ${name}: its form is none of challenge, final, review, ballot`,
      'no-turns-in': (name) => `${name} has no stances to judge: its form is not turn`,
      'no-backing-in': (name) => `nobody backs a proposal in ${name}: its form is not challenge`,
      'advocate-unasked': () =>
        'a brief may ask for no advocate: hold this phase ifAsked: true, or when: { advocate: true }',
      'no-gate': (name) => `${name} is no gate`,
      'nobody-has-role': (name) =>
        `a phase for a role nobody has: give defaults.${name} a domain, or hold it only when: { hasRole: ${name} }`,
      'said-nothing-before': () =>
        'who speaks here has said nothing before: there is nothing of its own to see',
      'no-closing': () =>
        'no phase is the last word: mark one as closing, or let the last one leave an artefact',
      'closing-not-last': (name) => `${name} closes the council: only a gate may come after it`,
      'closing-many': () => 'one voice has the last word: owner, orchestrator or synthesizer',
      'never-optional': () => 'a gate or a closing phase is never optional',
      'blind-in-turn': () => 'a blind phase is spoken all at once: order: parallel',
      'blind-sees-itself': () => 'a blind phase can’t see its own replies',
      'gate-form': () => 'the form of a gate is qa',
      'checks-without-gate': () => 'checks run at a gate: add gate',
      'again-twice': () => 'one phase alone can be run again',
      'rounds-above-most': (name) => `at most ${name}, which is mostRounds`,
    },
    badPhase: 'a phase is named by letters, digits, - and _, 41 at most',
    idTwice: (id, file) => `"${id}" is also the id of ${file}`,
  },
  fr: {
    said: {
      'phase-twice': (name) => `« ${name} » est présent deux fois`,
      'no-such-phase': (name, near) => `pas de phase « ${name} »${near ? ` (peut-être ${near} ?)` : ''}`,
      'comes-later': (name) => `${name} vient plus tard, et rien n’en ramène ici`,
      'back-to-later': (name) => `${name} ne vient pas avant : un retour mène à une phase précédente`,
      endless: () => 'sans max cette boucle ne peut finir : donner un nombre de tours, ou maxRounds',
      'no-votes-in': (name) =>
        `personne ne vote dans ${name} : sa forme n’est ni challenge, ni final, ni review, ni ballot`,
      'no-turns-in': (name) => `${name} n’a pas d’avis à juger : sa forme n’est pas turn`,
      'no-backing-in': (name) =>
        `personne ne soutient de proposition dans ${name} : sa forme n’est pas challenge`,
      'advocate-unasked': () =>
        'un brief peut ne demander aucun avocat : ne tenir cette phase que ifAsked: true, ou when: { advocate: true }',
      'no-gate': (name) => `${name} n’est pas une porte (gate)`,
      'nobody-has-role': (name) =>
        `une phase pour un rôle que personne n’a : donner un domaine à defaults.${name}, ou ne la tenir que when: { hasRole: ${name} }`,
      'said-nothing-before': () => 'qui parle ici n’a encore rien dit : rien de soi à voir',
      'no-closing': () =>
        'aucune phase n’a le dernier mot : en marquer une closing, ou laisser un artefact à la dernière',
      'closing-not-last': (name) => `${name} clôt le conseil : seule une porte (gate) peut la suivre`,
      'closing-many': () => 'une seule voix a le dernier mot : owner, orchestrator ou synthesizer',
      'never-optional': () => 'une porte (gate) ou une phase de clôture n’est jamais facultative',
      'blind-in-turn': () => 'une phase à l’aveugle se tient en même temps : order: parallel',
      'blind-sees-itself': () => 'une phase à l’aveugle ne peut voir ses propres réponses',
      'gate-form': () => 'la forme d’une porte (gate) est qa',
      'checks-without-gate': () => 'les contrôles se lancent à une porte : ajouter gate',
      'again-twice': () => 'une seule phase peut être rejouée',
      'rounds-above-most': (name) => `${name} au plus, soit mostRounds`,
    },
    badPhase: 'une phase se nomme par lettres, chiffres, - et _, 41 au plus',
    idTwice: (id, file) => `« ${id} » est aussi l’id de ${file}`,
  },
};
