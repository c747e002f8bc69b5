/** An object as people read it, in the council's language: in the transcript and in what later prompts show of it. */
import type { Language } from '../../ids.ts';
import { qaLabels } from '../asks/labels.ts';
import { labelKey } from '../fields/labelLine.ts';
import { type Fields, isFields, oneLine, wordsAt } from '../fields/objectFields.ts';
import { qaPoints } from '../reading.ts';

const named: Record<string, Record<Language, string>> = {
  vote: { en: 'Vote', fr: 'Vote' },
  verdict: { en: 'Verdict', fr: 'Verdict' },
  proposal: { en: 'Proposal', fr: 'Proposition' },
  backs: { en: 'Backs', fr: 'Soutient' },
  amendment: { en: 'Amendment', fr: 'Amendement' },
  ranking: { en: 'Ranking', fr: 'Classement' },
  blocking: { en: 'Blocking issues', fr: 'Points bloquants' },
  position: { en: 'Final position', fr: 'Position finale' },
  confidence: { en: 'Confidence', fr: 'Confiance' },
  agreement: { en: 'Agreement', fr: 'Accord avec les autres' },
  acknowledged: { en: 'Acknowledged', fr: 'Pris en compte' },
  'changed mind': { en: 'What changed my mind', fr: 'Ce qui m’a fait changer d’avis' },
  findings: { en: 'Findings', fr: 'Constats' },
  options: { en: 'Options', fr: 'Options' },
  'follows the motion': { en: 'Follows the motion', fr: 'Suit la motion' },
  answer: { en: 'Answer', fr: 'Réponse' },
};
const said = {
  en: { colon: ':', none: 'none', yes: 'yes', no: 'no', because: 'because', settled: 'settled by:' },
  fr: { colon: ' :', none: 'aucun', yes: 'oui', no: 'non', because: 'parce que', settled: 'réglé par :' },
} satisfies Record<Language, Record<string, string>>;
const glyphs: Record<string, string> = { pass: '✅', warn: '⚠️', fail: '❌' };

/** On one line: words that came in a field can't open another. */
const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The object's fields one below the other; a long text under a heading of its own. */
export function objectInMarkdown(object: Fields, language: Language): string {
  const say = said[language];
  const { because, ...fields } = object;
  return Object.entries(fields)
    .flatMap(([name, value]): string[] => {
      const label = named[labelKey(name)]?.[language] ?? flat(name);
      if (name === 'follows_the_motion' && typeof value === 'boolean') {
        const why =
          typeof because === 'string' && flat(because) !== '' ? `, ${say.because} ${flat(because)}` : '';
        return [`**${label}**${say.colon} ${value ? say.yes : say.no}${value ? '' : why}`];
      }
      if (name === 'answer' && typeof value === 'string') return [`## ${label}`, value.trim(), ''];
      if (Array.isArray(value)) return listed(label, name, value, language);
      if (isFields(value))
        return listed(
          label,
          name,
          Object.entries(value).map(([key, each]) => ({ name: key, text: each })),
          language,
        );
      const words = oneLine(value);
      return words === '' ? [] : [`**${label}**${say.colon} ${words}`];
    })
    .join('\n')
    .trim();
}

function listed(label: string, name: string, values: unknown[], language: Language): string[] {
  const say = said[language];
  if (name === 'ranking' && values.every((each) => typeof each === 'string'))
    return [`**${label}**${say.colon} ${values.map(flat).join(' > ')}`];
  const lines = values.map((each) => entry(each, language)).filter((each) => each !== '');
  // The six points of a gate stand alone, as its form has them.
  if (name === 'points') return lines.map((each) => `- ${each}`);
  return [
    `**${label}**${say.colon}${lines.length === 0 ? ` ${say.none}` : ''}`,
    ...lines.map((each) => `- ${each}`),
  ];
}

function entry(value: unknown, language: Language): string {
  const say = said[language];
  if (!isFields(value)) return oneLine(value);
  const seat = wordsAt(value, 'seat');
  if (seat !== undefined) return `@${seat.replace(/^@/, '')}${say.colon} ${rest(value, ['seat'])}`;
  const point = qaPoints.find((each) => each === wordsAt(value, 'point'));
  const mark = glyphs[wordsAt(value, 'mark') ?? ''];
  if (point !== undefined && mark !== undefined)
    return `${mark} ${qaLabels[language][point]}${say.colon} ${rest(value, ['point', 'mark'])}`;
  const issue = wordsAt(value, 'issue');
  const settle = wordsAt(value, 'settled by');
  if (issue !== undefined) return settle === undefined ? issue : `${issue} — ${say.settled} ${settle}`;
  const severity = wordsAt(value, 'severity');
  const place = wordsAt(value, 'place');
  if (severity !== undefined)
    return `[${severity}] ${place === undefined ? '' : `[${place}] `}${rest(value, ['severity', 'place'])}`;
  const name = wordsAt(value, 'name');
  return name === undefined ? rest(value, []) : `${name}${say.colon} ${rest(value, ['name'])}`;
}

const rest = (value: Fields, without: string[]): string =>
  Object.entries(value)
    .filter(([name, each]) => !without.includes(labelKey(name)) && each !== null && typeof each !== 'object')
    .map(([, each]) => oneLine(each))
    .filter((each) => each !== '')
    .join(' — ');
