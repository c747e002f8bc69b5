/** What a person at the table is told of the form of an answer, and the form itself to be filled in. The host reads both languages. */

interface AnswerForm {
  hint: string;
  /** To be filled in; absent where free words are the form. */
  form?: string;
}

const checklist = {
  en: ['Completeness', 'Coherence', 'Feasibility', 'Risks', 'Evidence'],
  fr: ['Complétude', 'Cohérence', 'Faisabilité', 'Risques', 'Preuves'],
};
const points = {
  en: [
    'Internal coherence',
    'Assumptions listed',
    'Risks and mitigations',
    'Edge cases / failure modes',
    'Testable acceptance criteria',
    'Next actions with owners',
  ],
  fr: [
    'Cohérence interne',
    'Hypothèses listées',
    'Risques + mitigations',
    'Edge cases / failure modes',
    "Critères d'acceptation testables",
    'Next actions avec owners',
  ],
};
const marked = (lines: readonly string[]): string => lines.map((line) => `- ✅ ${line}: `).join('\n');

const en = {
  forms: {
    position: {
      hint: 'Your position in a few paragraphs, your answer in one sentence, and what would change your mind',
      form: '\n\n**Proposal:** \n\n*What would change my mind: *',
    },
    challenge: {
      hint: 'The letter of the proposal you back, the order of all of them, your vote; what blocks; one concrete action',
      form: `- **Backs**: \n- **Amendment**: none\n- **Ranking**: \n- **Vote**: agree | disagree | nuance\n${marked(checklist.en)}\n**Response**: \n**Blocking issues:** none\n- **Confidence**: 3\n**Recommendation:** `,
    },
    final: {
      hint: 'One paragraph, your vote on the motion, what changed your mind, your confidence from 1 to 5',
      form: '\n- **Vote**: agree | disagree | nuance\n**What changed my mind:** nothing\n**To agree I need:** \n- **Confidence**: 3\n**Blocking issues:** none',
    },
    turn: {
      hint: 'Your position, agree, partial or disagree towards each who spoke, your confidence',
      form: '## Position\n\n## Responses to Others\n\n## Reasoning\n\n## Confidence\n3',
    },
    ballot: {
      hint: 'Your vote on the motion, your final position in a sentence, your confidence, agreement with each of the others',
      form: '- **Vote**: agree | disagree | nuance\n\n## Final position\n\n## Confidence\n3\n\n## Agreement\n',
    },
    review: {
      hint: 'Approve, approve with changes or block; what you found, how grave and where; what is good',
      form: '- **Verdict**: approve | approve with changes | block\n**Findings:**\n- none\n**What is good:**\n- \n- **Confidence**: 3',
    },
    response: { hint: 'Each finding by its id: mended, accepted or disputed, and why', form: 'P1: ' },
    advocate: { hint: 'The strongest case against the motion' },
    frame: { hint: 'What is to be decided, and the options by name', form: '# \n\n## Options\n- \n- ' },
    qa: { hint: 'One mark for each of the six points, ✅ ⚠️ or ❌, and why', form: marked(points.en) },
    matrix: {
      hint: 'A table of the options, each with a score from 1 to 5',
      form: '| Option | Pros | Cons | Cost | Risks | Score |\n|---|---|---|---|---|---|\n|  |  |  |  |  | 3 |',
    },
    change: { hint: 'A sentence, then a unified diff', form: '**Summary:** \n```diff\n\n```' },
    page: {
      hint: 'One page: a title, a TL;DR, sections, actions',
      form: '# \n## TL;DR\n\n## Actions\n- ',
    },
  } as Record<string, AnswerForm>,
  /** The last word on a piece of work. */
  work: {
    hint: 'Approve, approve with changes or block; each finding of yours by its id, withdrawn or kept, and why',
    form: '- **Vote**: approve | approve with changes | block\n{points}**What changed my mind:** nothing\n**To agree I need:** \n- **Confidence**: 3\n**Blocking issues:** none',
  },
  point: (id: string) => `${id}: withdrawn | kept — `,
  other: { hint: 'A document in Markdown, with a title', form: '# \n' },
};

type AnsweringWords = typeof en;

const fr: typeof en = {
  forms: {
    position: {
      hint: 'Votre position en quelques paragraphes, votre réponse en une phrase, et ce qui vous ferait changer d’avis',
      form: "\n\n**Proposition :** \n\n*Ce qui me ferait changer d'avis : *",
    },
    challenge: {
      hint: 'La lettre de la proposition soutenue, l’ordre de toutes, votre vote ; ce qui bloque ; une action concrète',
      form: `- **Soutient** : \n- **Amendement** : aucun\n- **Classement** : \n- **Vote** : d’accord | pas d’accord | nuance\n${marked(checklist.fr)}\n**Réponse** : \n**Points bloquants :** aucun\n- **Confiance** : 3\n**Recommandation :** `,
    },
    final: {
      hint: 'Un paragraphe, votre vote sur la motion, ce qui vous a fait changer d’avis, votre confiance de 1 à 5',
      form: '\n- **Vote** : d’accord | pas d’accord | nuance\n**Ce qui m’a fait changer d’avis :** rien\n**Pour être d’accord, il me faut :** \n- **Confiance** : 3\n**Points bloquants :** aucun',
    },
    turn: {
      hint: 'Votre position, accord, accord partiel ou désaccord avec chacun, votre confiance',
      form: '## Position\n\n## Réponses aux autres\n\n## Raisonnement\n\n## Confiance\n3',
    },
    ballot: {
      hint: 'Votre vote sur la motion, votre position finale en une phrase, votre confiance, l’accord avec chacun',
      form: '- **Vote** : d’accord | pas d’accord | nuance\n\n## Position finale\n\n## Confiance\n3\n\n## Accords\n',
    },
    review: {
      hint: 'Approuvé, approuvé avec changements ou bloqué ; vos constats, leur gravité, leur place ; ce qui est bien',
      form: '- **Verdict** : approuvé | approuvé avec changements | bloqué\n**Constats :**\n- aucun\n**Ce qui est bien :**\n- \n- **Confiance** : 3',
    },
    response: {
      hint: 'Chaque constat par son numéro : corrigé, accepté ou contesté, et pourquoi',
      form: 'P1 : ',
    },
    advocate: { hint: 'Le plaidoyer le plus fort contre la motion' },
    frame: { hint: 'Ce qui est à décider, et les options par leur nom', form: '# \n\n## Options\n- \n- ' },
    qa: {
      hint: 'Une marque pour chacun des six points, ✅ ⚠️ ou ❌, et pourquoi',
      form: marked(points.fr),
    },
    matrix: {
      hint: 'Un tableau des options, chacune avec une note de 1 à 5',
      form: '| Option | Pros | Cons | Coût | Risques | Score |\n|---|---|---|---|---|---|\n|  |  |  |  |  | 3 |',
    },
    change: { hint: 'Une phrase, puis un diff unifié', form: '**Résumé :** \n```diff\n\n```' },
    page: {
      hint: 'Une page : un titre, un TL;DR, des sections, des actions',
      form: '# \n## TL;DR\n\n## Actions\n- ',
    },
  },
  work: {
    hint: 'Approuvé, approuvé avec changements ou bloqué ; chacun de vos constats par son numéro, retiré ou maintenu, et pourquoi',
    form: '- **Vote** : approuvé | approuvé avec changements | bloqué\n{points}**Ce qui m’a fait changer d’avis :** rien\n**Pour être d’accord, il me faut :** \n- **Confiance** : 3\n**Points bloquants :** aucun',
  },
  point: (id) => `${id} : retiré | maintenu — `,
  other: { hint: 'Un document en Markdown, avec un titre', form: '# \n' },
};

export const answeringWords = { en, fr };

/** What the form is about where that changes it: a piece of work is approved or blocked, and one's own points are closed. */
export interface AnsweredOn {
  motion?: { by: string } | undefined;
  /** The ids of whoever answers, as far as they are open. */
  points?: readonly string[];
}

export function answerForm(
  words: AnsweringWords,
  form: string | undefined,
  { motion, points: own = [] }: AnsweredOn = {},
): AnswerForm {
  if (form !== 'final' || motion?.by !== 'document') return words.forms[form ?? ''] ?? words.other;
  const lines = own.map((id) => `${words.point(id)}\n`).join('');
  return { hint: words.work.hint, form: words.work.form.replace('{points}', () => lines) };
}
