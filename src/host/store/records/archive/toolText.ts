/** The tools that a seat called, as the archive tells them: a line each, its texts in short. The log holds them whole. */
import type { Council, Turn } from '../../../../core/councils/council.ts';
import type { ToolUse } from '../../../../core/councils/toolUse.ts';
import { toolLine } from '../../../../rpc/words/pages/toolUseWords.ts';
import { inline } from '../safeMarkdown.ts';

const shortly = 200;

export function toolLines(council: Council, { tools = [] }: Turn): string[] {
  if (tools.length === 0) return [];
  const line = (use: ToolUse): string => {
    const texts = [use.input, use.output].map(short).filter((text) => text !== '');
    return `- 🔧 ${inline(toolLine(use, council.language))}${texts.map((text) => ` · ${inline(text)}`).join('')}`;
  };
  return [tools.map(line).join('\n')];
}

function short(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  return flat.length <= shortly ? flat : `${flat.slice(0, shortly)}…`;
}
