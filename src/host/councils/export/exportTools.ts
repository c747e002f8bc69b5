/** The tools that a seat called, in the exported page: a line each, what went in and out behind it, escaped and unrendered. */
import type { TurnView } from '../../../rpc/views/views.ts';
import { toolLine, toolUseWords } from '../../../rpc/words/pages/toolUseWords.ts';
import type { Exported } from './exportContext.ts';
import { escaped } from './markup.ts';

export function toolUses({ head }: Exported, { tools = [] }: TurnView): string {
  const say = toolUseWords[head.language];
  const block = (label: string, text: string): string =>
    text.trim() === ''
      ? ''
      : `<p class="muted">${escaped(label)}</p><pre><code>${escaped(text)}</code></pre>`;
  const items = tools.map(
    (use) =>
      `<li><details><summary>🔧 ${escaped(toolLine(use, head.language))}</summary>${block(say.input, use.input)}${block(say.output, use.output)}</details></li>`,
  );
  return items.length === 0
    ? ''
    : `<ul class="rows uses" aria-label="${escaped(say.called)}">${items.join('')}</ul>`;
}
