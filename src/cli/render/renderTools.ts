/** The tools that a seat called before it spoke, a line each: what it gave, and whether it was answered. */
import type { TurnView } from '../../rpc/views/views.ts';
import { toolLine } from '../../rpc/words/pages/toolUseWords.ts';
import { tameLine } from '../terminal/tame.ts';
import type { Page } from '../terminal/terminalPage.ts';
import { cut } from '../terminal/width.ts';

export function toolLines({ tools = [] }: TurnView, page: Page): string[] {
  const { paint, language, columns } = page;
  return tools.map((use) => {
    const named = tameLine(toolLine(use, language));
    const told = tameLine([use.input, use.ok ? '' : use.output].filter((text) => text !== '').join(' · '));
    const line = cut(`🔧 ${named}${told === '' ? '' : `  ${told}`}`, columns);
    return use.ok ? paint.dim(line) : paint.red(line);
  });
}
