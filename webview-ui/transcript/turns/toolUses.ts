/** The tools that a seat called before it spoke: a line each, what went in and out behind it, as plain text only. */
import { html, nothing, type TemplateResult } from 'lit';
import type { ToolUseView } from '../../../src/rpc/views/deliberationViews.ts';
import type { TurnView } from '../../../src/rpc/views/views.ts';
import { toolLine, toolOutcome, toolUseWords } from '../../../src/rpc/words/pages/toolUseWords.ts';
import { clock } from '../../shared/format.ts';
import { icon } from '../../shared/icon.ts';
import type { Scene } from '../frame/transcriptScene.ts';

type Drawn = TemplateResult | typeof nothing;

const block = (label: string, text: string): Drawn =>
  text.trim() === ''
    ? nothing
    : html`<div class="muted">${label}</div>
        <pre class="out" tabindex="0">${text}</pre>`;

const longestAbout = 80;

/** Of what an agent does with files and commands the line says with which: that alone tells it from the next. */
function about({ tool, input, output }: ToolUseView): Drawn {
  if (!tool.startsWith('acp/')) return nothing;
  const flat = (input.trim() || output).replace(/\s+/g, ' ').trim();
  if (flat === '') return nothing;
  const short = flat.length <= longestAbout ? flat : `${flat.slice(0, longestAbout)}…`;
  // No line begins with the dot.
  return html`<span class="muted">\u00a0· ${short}</span>`;
}

function use(scene: Scene, turn: TurnView, one: ToolUseView, nth: number): TemplateResult {
  const { state, act, still } = scene;
  const say = toolUseWords[state.language];
  const name = `tool:${turn.key}:${nth}`;
  const open = state.whole[name] === true;
  const seen = html`<div class="seen">${block(say.input, one.input)}${block(say.output, one.output)}</div>`;
  if (still)
    return html`<li>
      <details><summary>🔧 ${toolLine(one, state.language)}${about(one)}</summary>${seen}</details>
    </li>`;
  return html`<li class=${one.ok ? '' : 'failed'}>
    <button class="use" aria-expanded=${open} @click=${() => act({ type: 'whole', name, whole: !open })}>
      ${icon('tools', 'sm')} <span class="mono">${one.tool}</span>
      <span class="muted"
        >→ <span class=${one.ok ? '' : 'disagree word'}>${toolOutcome(one, say)}</span
        ><span class="num">${one.ms < 1000 ? nothing : ` · ${clock(one.ms)}`}</span></span
      >${about(one)}\u00a0${icon(open ? 'chevron-up' : 'chevron-down', 'xs')}
    </button>
    ${open ? seen : nothing}
  </li>`;
}

export function toolUses(scene: Scene, turn: TurnView): Drawn {
  const { tools = [] } = turn;
  if (tools.length === 0) return nothing;
  return html`<ul class="uses" aria-label=${toolUseWords[scene.state.language].called}>
    ${tools.map((one, nth) => use(scene, turn, one, nth))}
  </ul>`;
}
