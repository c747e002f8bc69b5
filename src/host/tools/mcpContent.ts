/** What a tool server sends, as text: other kinds are told in words, and nothing of it is taken for more than material. */
import type { CallToolResult, Tool } from '@modelcontextprotocol/client';
import type { Language } from '../../core/ids.ts';
import type { ToolAnswer, ToolSpec } from '../ports.ts';
import { plainText } from './limits.ts';
import { toolWords } from './words.ts';

const longestDescription = 1000;
const longestSchema = 16_000;
const mostTools = 64;
/** The names that a grant can be written for. */
const grantable = /^[A-Za-z0-9_.-]{1,64}$/;

/** A server's tools under its own name; what has no name that could be granted, or a schema out of all measure, is left out. */
export function specsOf(server: string, tools: readonly Tool[]): ToolSpec[] {
  return tools
    .filter(({ name, inputSchema }) => grantable.test(name) && fits(inputSchema))
    .slice(0, mostTools)
    .map(({ name, description = '', inputSchema }) => ({
      name: `${server}/${name}`,
      description: plainText(description).slice(0, longestDescription),
      input: inputSchema as ToolSpec['input'],
    }));
}

const fits = (schema: unknown): boolean => JSON.stringify(schema).length <= longestSchema;

export function answerOf(
  { content, structuredContent, isError }: CallToolResult,
  language: Language,
): ToolAnswer {
  const texts = content.map((part) => textOf(part, language)).filter((text) => text !== '');
  const text =
    texts.length > 0
      ? texts.join('\n\n')
      : structuredContent === undefined
        ? toolWords[language].empty
        : JSON.stringify(structuredContent, null, 1);
  return { ok: isError !== true, text: plainText(text) };
}

type Part = CallToolResult['content'][number];

function textOf(part: Part, language: Language): string {
  const say = toolWords[language];
  // A base64 text is a third longer than what it holds.
  const bytes = (data: string): number => Math.floor((data.length * 3) / 4);
  switch (part.type) {
    case 'text':
      return part.text;
    case 'image':
    case 'audio':
      return say.unshown(part.type, part.mimeType, bytes(part.data));
    case 'resource_link':
      return say.link(part.name, part.uri);
    case 'resource': {
      const { resource } = part;
      return 'text' in resource
        ? resource.text
        : say.unshown(part.type, resource.mimeType ?? '?', bytes(resource.blob));
    }
    default:
      return say.unshown((part as { type: string }).type, '?', 0);
  }
}
