/**
 * What a backend with structured output may send instead of Markdown: a ballot, or the vote that the repair question asks
 * for. It is turned into the form's own Markdown, so that there is one reader and one meaning.
 */
import * as z from 'zod';
import type { Language } from '../../ids.ts';
import { qaLabels } from '../asks/labels.ts';
import { type FormName, qaPoints } from '../reading.ts';

const line = z.string().max(2000);

const Vote = z.strictObject({ vote: z.enum(['agree', 'disagree', 'nuance']).describe('Your vote') });

const Ballot = z.strictObject({
  position: line.describe('Your final position, in one sentence'),
  confidence: z.int().min(1).max(5).describe('1 = very uncertain, 5 = highly confident'),
  agreement: z
    .array(
      z.strictObject({
        seat: line.describe('The id of another seat, without its @'),
        stance: z.enum(['agree', 'partial', 'disagree']),
      }),
    )
    .max(50)
    .describe('One for each other seat that you were asked about'),
  acknowledged: line
    .optional()
    .describe('What the words that a person put in change for you, in one sentence'),
});

const Gate = z.strictObject({
  points: z
    .array(
      z.strictObject({
        point: z.enum(qaPoints),
        mark: z.enum(['pass', 'warn', 'fail']),
        text: line.describe('Why; for fail: what must be mended'),
      }),
    )
    .max(50)
    .describe('Each of the six points once'),
});

const shapes: Partial<Record<FormName, z.ZodType>> = {
  challenge: Vote,
  final: Vote,
  ballot: Ballot,
  qa: Gate,
};

/** The object that this form may come as: a ballot always, the others as the answer to the repair question. */
export function shapeFor(form: FormName, isRepair: boolean): z.ZodType | undefined {
  return form === 'ballot' || isRepair ? shapes[form] : undefined;
}

const glyphs = { pass: '✅', warn: '⚠️', fail: '❌' };

const words = {
  en: {
    colon: ':',
    vote: 'Vote',
    position: 'Final position',
    confidence: 'Confidence',
    agreement: 'Agreement',
    acknowledged: 'Acknowledged',
    none: 'none',
  },
  fr: {
    colon: ' :',
    vote: 'Vote',
    position: 'Position finale',
    confidence: 'Confiance',
    agreement: 'Accord avec les autres',
    acknowledged: 'Pris en compte',
    none: 'aucun',
  },
} satisfies Record<Language, Record<string, string>>;

/** On one line: words that came in a field can't open another. */
const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

function voted(value: unknown, language: Language): string | undefined {
  const { data } = Vote.safeParse(value);
  return data && `- **${words[language].vote}**${words[language].colon} ${data.vote}`;
}

function ballotCast(value: unknown, language: Language): string | undefined {
  const { data } = Ballot.safeParse(value);
  if (!data) return undefined;
  const say = words[language];
  const stances = data.agreement.map(
    ({ seat, stance }) => `- @${flat(seat).replace(/^@/, '')}${say.colon} ${stance}`,
  );
  return [
    `**${say.position}**${say.colon} ${flat(data.position)}`,
    `**${say.confidence}**${say.colon} ${data.confidence}`,
    ...(data.acknowledged ? [`**${say.acknowledged}**${say.colon} ${flat(data.acknowledged)}`] : []),
    `**${say.agreement}**${say.colon}${stances.length === 0 ? ` ${say.none}` : ''}`,
    ...stances,
  ].join('\n');
}

function gateJudged(value: unknown, language: Language): string | undefined {
  const { data } = Gate.safeParse(value);
  return data?.points
    .map(
      ({ point, mark, text }) =>
        `- ${glyphs[mark]} ${qaLabels[language][point]}${words[language].colon} ${flat(text)}`,
    )
    .join('\n');
}

const markdownOf: Partial<Record<FormName, (value: unknown, language: Language) => string | undefined>> = {
  challenge: voted,
  final: voted,
  ballot: ballotCast,
  qa: gateJudged,
};

/**
 * The Markdown of a reply: itself, unless all of it is the object that this form may come as. `wasAsked`: the object was
 * asked for, so words around it, or a comma too many, are forgiven.
 */
export function asMarkdown(form: FormName, text: string, language: Language, wasAsked = false): string {
  const markdown = markdownOf[form];
  if (markdown === undefined) return text;
  return markdown(objectIn(text, wasAsked), language) ?? text;
}

/** More than this around the object, and the reply is prose that quotes one. */
const fewWords = 300;

/** The object that all of the text is; `forgiving`, also one with a few words around it or a comma too many. */
export function objectIn(text: string, forgiving: boolean): unknown {
  const bare = outOfBlock(text.trim());
  if (bare.startsWith('{') && bare.endsWith('}')) {
    const whole = parsed(bare);
    return whole === undefined && forgiving ? parsed(mended(bare)) : whole;
  }
  if (!forgiving) return undefined;
  const first = bare.indexOf('{');
  const last = bare.lastIndexOf('}');
  if (first < 0 || last < first || first + (bare.length - last - 1) > fewWords) return undefined;
  const inner = bare.slice(first, last + 1);
  return parsed(inner) ?? parsed(mended(inner));
}

function outOfBlock(text: string): string {
  const opening = /^```(?:json)?[ \t]*\n/.exec(text)?.[0];
  return opening !== undefined && text.endsWith('```') ? text.slice(opening.length, -3).trim() : text;
}

/** Commas before a closing bracket, which JSON does not allow and models write. */
const mended = (json: string): string => json.replace(/,(?=\s{0,100}[}\]])/g, '');

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
