/** What a tool server sends, as text: other kinds are told in words, and nothing of it is taken for more than material. */
import * as z from 'zod';
import type { Language } from '../../../core/ids.ts';
import { withoutHidden } from '../../../rpc/hidden.ts';
import type { ToolAnswer, ToolSpec } from '../../ports/ports.ts';
import { plainText } from '../toolLimits.ts';
import { toolWords } from '../toolWords.ts';
import { type Answer, mostTools } from './mcpConnection.ts';

const longestDescription = 1000;
const longestSchema = 16_000;
/** The names that a grant can be written for. */
const grantable = /^[A-Za-z0-9_.-]{1,64}$/;

const tool = z.looseObject({
  name: z.string().regex(grantable),
  description: z.string().optional(),
  inputSchema: z.looseObject({ type: z.literal('object') }),
  execution: z.looseObject({ taskSupport: z.string().optional() }).optional().catch(undefined),
});

/** What a server has, as it can be offered to a seat. */
export interface Listing {
  /** As `server/tool`, each name once. */
  specs: ToolSpec[];
  /** Without a name that could be granted, or a schema in measure. */
  unfit: string[];
  /** Those that answer with a task to come back for, and never with an answer: nobody here comes back. */
  tasksOnly: string[];
}

export function listingOf(server: string, tools: readonly unknown[]): Listing {
  const specs = new Map<string, ToolSpec>();
  const listing: Omit<Listing, 'specs'> = { unfit: [], tasksOnly: [] };
  for (const [at, each] of tools.slice(0, mostTools).entries()) {
    const { success, data } = tool.safeParse(each);
    if (!success || !fits(data.inputSchema)) {
      listing.unfit.push(calledBy(each) ?? `#${at + 1}`);
      continue;
    }
    const spec = specOf(server, data);
    if (data.execution?.taskSupport === 'required') listing.tasksOnly.push(data.name);
    else if (!specs.has(spec.name)) specs.set(spec.name, spec);
  }
  return { ...listing, specs: [...specs.values()] };
}

const specOf = (server: string, { name, description = '', inputSchema }: z.infer<typeof tool>): ToolSpec => ({
  name: `${server}/${name}`,
  description: plainText(description).slice(0, longestDescription),
  input: inputSchema as ToolSpec['input'],
});

const calledBy = (each: unknown): string | undefined => {
  const { success, data } = z.looseObject({ name: z.string() }).safeParse(each);
  return success ? plainText(data.name).slice(0, 64) : undefined;
};

/** A schema is handed on as it is, so nothing may be hidden in it. */
function fits(schema: unknown): boolean {
  const text = written(schema, '', 0);
  return text !== undefined && text.length <= longestSchema && withoutHidden(text) === text;
}

export function answerOf(answer: Answer, language: Language): ToolAnswer {
  const { content = [], structuredContent, isError } = answer;
  const say = toolWords[language];
  if ('task' in answer) return { ok: false, text: say.becameTask };
  if (!Array.isArray(content)) return { ok: false, text: say.malformed };
  const texts = content.map((part) => textOf(part, language)).filter((text) => text !== '');
  const text = texts.length > 0 ? texts.join('\n\n') : written(structuredContent, say.empty);
  if (text === undefined) return { ok: false, text: say.malformed };
  return { ok: isError !== true, text: plainText(text) };
}

/** Nothing, where it is deeper than anybody can follow. */
function written(value: unknown, empty: string, indent = 1): string | undefined {
  try {
    return value === undefined ? empty : JSON.stringify(value, null, indent);
  } catch {
    return undefined;
  }
}

const text = z.looseObject({ type: z.literal('text'), text: z.string() });
const data = z.looseObject({ type: z.enum(['image', 'audio']), data: z.string(), mimeType: z.string() });
const link = z.looseObject({ type: z.literal('resource_link'), name: z.string(), uri: z.string() });
const resource = z.looseObject({
  type: z.literal('resource'),
  resource: z.looseObject({
    text: z.string().optional(),
    blob: z.string().optional(),
    mimeType: z.string().optional(),
  }),
});
const part = z.discriminatedUnion('type', [text, data, link, resource]);
const unknownPart = z.looseObject({ type: z.string() });

function textOf(sent: unknown, language: Language): string {
  const say = toolWords[language];
  const { success, data: known } = part.safeParse(sent);
  if (!success) return say.unshown(unknownPart.safeParse(sent).data?.type ?? '?', '?', 0);
  // A base64 text is a third longer than what it holds.
  const bytes = (base64 = ''): number => Math.floor((base64.length * 3) / 4);
  switch (known.type) {
    case 'text':
      return known.text;
    case 'image':
    case 'audio':
      return say.unshown(known.type, known.mimeType, bytes(known.data));
    case 'resource_link':
      return say.link(known.name, known.uri);
    case 'resource': {
      const { text: said, blob, mimeType = '?' } = known.resource;
      return said ?? say.unshown(known.type, mimeType, bytes(blob));
    }
  }
}
