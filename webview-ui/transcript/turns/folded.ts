/** Long things stand folded to their beginning; the reader unfolds them, and the page remembers it. */
import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../../shared/icon.ts';
import type { Scene } from '../frame/transcriptScene.ts';

/** About two thirds of a page: shorter texts are shown whole. */
const longText = 1600;

export const isLong = (text: string, lines = 28): boolean =>
  text.length > longText || text.split('\n', lines + 1).length > lines;

/** `what` is drawn in full and cut off by its height, so that searching and screen readers find all of it. */
export function folded(
  scene: Scene,
  name: string,
  long: boolean,
  what: TemplateResult,
  kind: 'doc' | 'diffbox' = 'doc',
): TemplateResult {
  const { state, say, act, still } = scene;
  const whole = !long || still !== undefined || state.whole[name] === true || state.search !== undefined;
  return html`<div class="folded ${kind} ${whole ? '' : 'short'}">
    <div class="inner">${what}</div>
    ${
      long && !still
        ? html`<button
            class="btn ghost sm more"
            aria-expanded=${whole}
            @click=${() => act({ type: 'whole', name, whole: !whole })}
          >
            ${icon(whole ? 'chevron-up' : 'chevron-down', 'sm')}${whole ? say.showLess : say.showWhole}
          </button>`
        : nothing
    }
  </div>`;
}
