/** The words of a council that every surface shares: phases, votes, statuses, reasons. */
import type { ReasonView, StatusView } from '../views.ts';
import type { Words } from './speak.ts';

interface CouncilWords {
  phases: Record<string, string>;
  yourDecision: string;
  votes: Record<'agree' | 'disagree' | 'nuance' | 'unreadable' | 'absent' | 'to-come' | 'answered', string>;
  checklist: Record<'completeness' | 'coherence' | 'feasibility' | 'risks' | 'evidence', string>;
  stances: Record<'maintain' | 'amend' | 'contest', string>;
  status: Record<StatusView, string>;
  verdict: Record<'accept' | 'amend' | 'reject', string>;
  consensus: Record<'none-yet' | 'strong' | 'soft' | 'none', string>;
  agreeOf(agree: number, of: number): string;
  quorum(n: number, of: number): string;
  blocking: string;
  recommends: string;
  confidence: string;
  changeMind: string;
  proposal: string;
  synthesis: string;
  recommendation: string;
  consensusHeading: string;
  disagreements: string;
  risks: string;
  insights: string;
  minority: string;
  rehearsal: string;
  rehearsalTag: string;
  absent(
    name: string,
    code: 'timeout' | 'failed' | 'skipped',
    seconds: number,
    tries: number,
    detail?: string,
  ): string;
  reason(reason: ReasonView): string;
  inconclusive(answered: number, of: number): string;
}

export const councilWords: Words<CouncilWords> = {
  en: {
    phases: { COLLECT: 'Collect', CHALLENGE: 'Challenge', RESOLVE: 'Resolve', SYNTHESIZE: 'Synthesize' },
    yourDecision: 'Your decision',
    votes: {
      agree: 'Agree',
      disagree: 'Disagree',
      nuance: 'Nuance',
      unreadable: 'Unreadable',
      absent: 'Absent',
      'to-come': 'To come',
      answered: 'Answered',
    },
    checklist: {
      completeness: 'Completeness',
      coherence: 'Coherence',
      feasibility: 'Feasibility',
      risks: 'Risks',
      evidence: 'Evidence',
    },
    stances: { maintain: 'Maintains', amend: 'Amends', contest: 'Contests' },
    status: {
      running: 'running',
      paused: 'paused',
      decision: 'waiting for your decision',
      decided: 'decided',
      recommended: 'recommended, not decided',
      rejected: 'rejected',
      inconclusive: 'inconclusive',
      stopped: 'stopped',
      'over-budget': 'over budget',
    },
    verdict: { accept: 'accepted', amend: 'amended', reject: 'rejected' },
    consensus: {
      'none-yet': 'No consensus yet',
      strong: 'Strong consensus',
      soft: 'Soft consensus',
      none: 'No consensus',
    },
    agreeOf: (agree, of) => `${agree} of ${of} agree`,
    quorum: (n, of) => `quorum ${n} of ${of}`,
    blocking: 'Blocking',
    recommends: 'Recommends',
    confidence: 'Confidence',
    changeMind: 'What would change my mind',
    proposal: 'Proposal',
    synthesis: 'Synthesis',
    recommendation: 'Recommendation',
    consensusHeading: 'Consensus',
    disagreements: 'Disagreements',
    risks: 'Risks accepted',
    insights: 'Key insight of each seat',
    minority: 'Minority report',
    rehearsal: 'Rehearsal: no model was asked',
    rehearsalTag: 'rehearsal',
    absent: (name, code, seconds, tries, detail) =>
      code === 'timeout'
        ? `${name} is absent: no reply in ${seconds} s. The council went on.`
        : code === 'skipped'
          ? `${name} was skipped. The council went on.`
          : `${name} is absent: ${detail ?? 'the call failed'}${tries > 1 ? ` (asked ${tries} times)` : ''}. The council went on.`,
    reason: (r) =>
      ({
        converged: 'all agree',
        'all-agree': 'all agree',
        'not-converged': 'not everyone agrees',
        'rounds-reached': 'there is a round left',
        'rounds-not-reached': `the brief allows ${r.count ?? 0} round(s)`,
        'too-few-answered': `${r.count ?? 0} of ${r.of ?? 0} answered, a phase needs two`,
        'no-quorum': `${r.count ?? 0} of ${r.of ?? 0} answered, no quorum`,
        'someone-disagrees': 'someone does not agree',
        'blocking-open': 'a blocking issue is open',
        'injection-unacknowledged': 'a message is not acknowledged yet',
        'stopped-by': `stopped by ${r.detail ?? 'someone'}`,
        'paused-by': `paused by ${r.detail ?? 'someone'}`,
        'reopened-late': 'the host was away for more than 10 minutes',
      })[r.code] ?? r.code,
    inconclusive: (answered, of) => `Inconclusive: ${answered} of ${of} seats answered`,
  },
  fr: {
    phases: { COLLECT: 'Recueil', CHALLENGE: 'Contradiction', RESOLVE: 'Résolution', SYNTHESIZE: 'Synthèse' },
    yourDecision: 'Votre décision',
    votes: {
      agree: 'D’accord',
      disagree: 'Pas d’accord',
      nuance: 'Nuance',
      unreadable: 'Illisible',
      absent: 'Absent',
      'to-come': 'À venir',
      answered: 'A répondu',
    },
    checklist: {
      completeness: 'Complétude',
      coherence: 'Cohérence',
      feasibility: 'Faisabilité',
      risks: 'Risques',
      evidence: 'Preuves',
    },
    stances: { maintain: 'Maintient', amend: 'Amende', contest: 'Conteste' },
    status: {
      running: 'en cours',
      paused: 'en pause',
      decision: 'attend votre décision',
      decided: 'décidé',
      recommended: 'recommandé, non décidé',
      rejected: 'rejeté',
      inconclusive: 'non concluant',
      stopped: 'arrêté',
      'over-budget': 'budget dépassé',
    },
    verdict: { accept: 'acceptée', amend: 'amendée', reject: 'rejetée' },
    consensus: {
      'none-yet': 'Pas encore de consensus',
      strong: 'Consensus fort',
      soft: 'Consensus souple',
      none: 'Pas de consensus',
    },
    agreeOf: (agree, of) => `${agree} sur ${of} d’accord`,
    quorum: (n, of) => `quorum ${n} sur ${of}`,
    blocking: 'Bloquant',
    recommends: 'Recommande',
    confidence: 'Confiance',
    changeMind: 'Ce qui me ferait changer d’avis',
    proposal: 'Proposition',
    synthesis: 'Synthèse',
    recommendation: 'Recommandation',
    consensusHeading: 'Consensus',
    disagreements: 'Désaccords',
    risks: 'Risques acceptés',
    insights: 'L’apport de chacun',
    minority: 'Avis minoritaire',
    rehearsal: 'Répétition : aucun modèle consulté',
    rehearsalTag: 'répétition',
    absent: (name, code, seconds, tries, detail) =>
      code === 'timeout'
        ? `${name} est absent : pas de réponse en ${seconds} s. Le conseil a continué.`
        : code === 'skipped'
          ? `${name} a été passé. Le conseil a continué.`
          : `${name} est absent : ${detail ?? 'l’appel a échoué'}${tries > 1 ? ` (${tries} demandes)` : ''}. Le conseil a continué.`,
    reason: (r) =>
      ({
        converged: 'tous d’accord',
        'all-agree': 'tous d’accord',
        'not-converged': 'pas d’accord unanime',
        'rounds-reached': 'il reste un tour',
        'rounds-not-reached': `le brief prévoit ${r.count ?? 0} tour(s)`,
        'too-few-answered': `${r.count ?? 0} réponse(s) sur ${r.of ?? 0}, il en faut deux par phase`,
        'no-quorum': `${r.count ?? 0} réponse(s) sur ${r.of ?? 0}, pas de quorum`,
        'someone-disagrees': 'pas d’accord unanime',
        'blocking-open': 'un point bloquant est ouvert',
        'injection-unacknowledged': 'un message n’est pas encore pris en compte',
        'stopped-by': `arrêté par ${r.detail ?? 'quelqu’un'}`,
        'paused-by': `suspendu par ${r.detail ?? 'quelqu’un'}`,
        'reopened-late': 'l’hôte était absent depuis plus de 10 minutes',
      })[r.code] ?? r.code,
    inconclusive: (answered, of) => `Non concluant : ${answered} siège(s) sur ${of} ont répondu`,
  },
};
