/** The lines that the repair question wants filled in: only those of the fields that were not found or could not be read. */
import type { Language } from '../../ids.ts';
import type { FormName, MachineField } from '../reading.ts';
import { pointLines, qaLines, stanceLines } from './askParts.ts';
import type { Asking } from './asks.ts';

type Line = (asking: Asking, form: FormName) => string;

const en: Record<MachineField, Line> = {
  proposal: () => '**Proposal:** [your answer to the question, in one sentence]',
  backs: ({ letters }) => `- **Backs**: [one letter${among(letters?.all, ' of ')}]`,
  ranking: () => '- **Ranking**: [all letters, the best first, > between them, = between equals]',
  vote: ({ motion }, form) =>
    form === 'review'
      ? '**Verdict:** approve | approve with changes | block'
      : form === 'final' && motion?.isDocument
        ? '- **Vote**: approve | approve with changes | block'
        : '- **Vote**: agree | disagree | nuance',
  confidence: () => '- **Confidence**: 1-5',
  blocking: () => '**Blocking issues:** [list, one a line: what is wrong — settled by: …; or "none"]',
  stances: ({ towards }) =>
    `## Agreement\n${stanceLines(towards, '[agree|partial|disagree]', ':', '[nobody: write "none"]')}`,
  marks: () => qaLines('en', ''),
  verdict: () => '**Verdict:** approve | approve with changes | block',
  findings: () =>
    '**Findings:** [list, each “- [blocking|major|minor] [path:line] what is wrong — why it matters — how to mend it”, or "none"]',
  points: ({ points }) => pointLines('en', points) ?? '',
  options: () => '## Options\n- [name]: [one sentence]',
  follows: () => '**Follows the motion:** yes | no, because [why]',
  recommendation: () => '## Answer\n[the answer to the question]',
  page: () => '[the whole page]',
};

const fr: Record<MachineField, Line> = {
  proposal: () => '**Proposition :** [ta réponse à la question, en une phrase]',
  backs: ({ letters }) => `- **Soutient** : [une lettre${among(letters?.all, ' parmi ')}]`,
  ranking: () =>
    '- **Classement** : [toutes les lettres, la meilleure d’abord, > entre elles, = entre égales]',
  vote: ({ motion }, form) =>
    form === 'review'
      ? '**Verdict :** approuvé | approuvé avec changements | bloqué'
      : form === 'final' && motion?.isDocument
        ? '- **Vote** : approuvé | approuvé avec changements | bloqué'
        : '- **Vote** : agree | disagree | nuance',
  confidence: () => '- **Confiance** : 1-5',
  blocking: () =>
    '**Points bloquants :** [liste, un par ligne : ce qui ne va pas — réglé par : … ; ou "aucun"]',
  stances: ({ towards }) =>
    `## Accord avec les autres\n${stanceLines(towards, '[agree|partial|disagree]', ' :', '[personne : écris « aucun »]')}`,
  marks: () => qaLines('fr', ''),
  verdict: () => '**Verdict :** approuvé | approuvé avec changements | bloqué',
  findings: () =>
    '**Constats :** [liste, chacun « - [bloquant|majeur|mineur] [chemin:ligne] ce qui ne va pas — pourquoi c’est important — comment le corriger », ou "aucun"]',
  points: ({ points }) => pointLines('fr', points) ?? '',
  options: () => '## Options\n- [nom] : [une phrase]',
  follows: () => '**Suit la motion :** oui | non, parce que [pourquoi]',
  recommendation: () => '## Réponse\n[la réponse à la question]',
  page: () => '[la page entière]',
};

const among = (letters: string[] | undefined, word: string): string =>
  letters && letters.length > 0 ? `${word}${letters.join(', ')}` : '';

const lines: Record<Language, Record<MachineField, Line>> = { en, fr };

/** What earlier releases read names no field: then it is the vote, or a gate's marks. */
export function fieldsAsked(
  language: Language,
  form: FormName,
  missing: readonly MachineField[],
  asking: Asking,
): string {
  const asked = missing.length > 0 ? missing : ([form === 'qa' ? 'marks' : 'vote'] as const);
  return asked.map((field) => lines[language][field](asking, form)).join('\n');
}
