/**
 * What a model drafts for a brief: constraints, format, acceptance, and nothing else. It comes as an object, in a block of
 * one, or as Markdown with lists; whatever else stands in it is not taken over. Reading never fails: a draft, or nothing.
 */
import * as z from 'zod';

export interface BriefDraft {
  constraints: string[];
  format?: string;
  acceptance: string[];
}

/** What a backend with structured output is asked for. */
export const draftSchema = {
  type: 'object',
  properties: {
    constraints: { type: 'array', items: { type: 'string' } },
    format: { type: 'string' },
    acceptance: { type: 'array', items: { type: 'string' } },
  },
  required: ['constraints', 'format', 'acceptance'],
  additionalProperties: false,
} as const;

const mostLines = 12;
const longestLine = 400;

const oneLine = (text: string): string => {
  const flat = text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return flat.length <= longestLine ? flat : `${flat.slice(0, longestLine).replace(/\s+\S*$/, '')}…`;
};
const lines = (given: readonly string[]): string[] =>
  [...new Set(given.map(oneLine).filter(Boolean))].slice(0, mostLines);

export function readDraft(text: string): BriefDraft | undefined {
  const found = fromObject(text) ?? fromMarkdown(text);
  const constraints = lines(found.constraints);
  const acceptance = lines(found.acceptance);
  const format = oneLine(found.format ?? '');
  if (constraints.length === 0 && acceptance.length === 0 && format === '') return undefined;
  return { constraints, acceptance, ...(format === '' ? {} : { format }) };
}

/** A list may come as one text, and a text as a list of one. */
const list = z
  .union([z.array(z.string()), z.string().transform((text) => text.split(/\n+/).map(withoutMark)), z.null()])
  .transform((given) => given ?? [])
  .default([]);
const Shape = z.object({
  constraints: list,
  format: z.union([z.string(), z.array(z.string()).transform((all) => all.join('; ')), z.null()]).optional(),
  acceptance: list,
});
type Found = { constraints: string[]; format?: string | null | undefined; acceptance: string[] };

function fromObject(text: string): Found | undefined {
  const blocks = [...text.matchAll(/```[a-z]*[ \t]*\n([\s\S]*?)```/gi)].map((block) => block[1] ?? '');
  const inner = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  for (const each of [text, ...blocks, inner]) {
    const read = Shape.safeParse(parsed(each.trim()));
    if (read.success) return read.data;
  }
  return undefined;
}

function parsed(text: string): unknown {
  if (!text.startsWith('{')) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Section = keyof BriefDraft;
const names: readonly [Section, RegExp][] = [
  ['constraints', /^(?:constraints?|contraintes?)$/],
  ['format', /^(?:(?:output )?format|format (?:de la réponse|attendu|of the answer)|forme)$/],
  ['acceptance', /^(?:acceptance(?: criteria)?|acceptation|crit[eè]res? d[’']acceptation)$/],
];

/** A heading or a label of one of the three, with what stands behind it on its line. */
function titleIn(line: string): { section: Section | undefined; rest: string } | undefined {
  const bare = line.replace(/^[\s>]*(?:[-*+]\s+(?=\*\*))?/, '');
  // No more than it must take: each way to share out the spaces behind it would be tried.
  const heading = /^#{1,6}\s+(\S.*)$/.exec(bare)?.[1];
  const label = /^(?:\*\*|__)?([\p{L}’' ]{4,40}?)(?:\*\*|__)?\s*[:：]\s*(?:\*\*|__)?\s*(.*)$/u.exec(bare);
  const title = (heading ?? label?.[1] ?? '').replace(/[*_:]/g, '').trim().toLowerCase();
  const section = names.find(([, name]) => name.test(title))?.[0];
  if (heading !== undefined) return { section, rest: '' };
  return section && label ? { section, rest: label[2] ?? '' } : undefined;
}

const withoutMark = (line: string): string =>
  line.replace(/^[\s>]*(?:[-*+•]|\d{1,2}[.)])\s+(?:\[[ x]\]\s+)?/i, '').trim();

function fromMarkdown(text: string): Found {
  const found: Record<Section, string[]> = { constraints: [], format: [], acceptance: [] };
  let section: Section | undefined;
  for (const line of text.split(/\r?\n/)) {
    const title = titleIn(line);
    if (title) section = title.section;
    const words = title ? title.rest : line;
    const isItem = withoutMark(words) !== words.trim();
    if (!section || !words.trim() || /^\s*```/.test(words)) continue;
    // In a list only its items count: what introduces it is talk.
    if (section === 'format' || isItem || title?.rest) found[section].push(withoutMark(words));
  }
  return { ...found, format: found.format.join(' ') };
}
