/** How good the synthesis was, in stars: asked once it is decided, changed as often as one likes. */
import { html, type TemplateResult } from 'lit';
import { icon } from '../../shared/icon.ts';
import type { Scene } from '../frame/transcriptScene.ts';

export function stars({ head, say, act, state }: Scene): TemplateResult {
  const { rating = 0 } = head;
  return html`<span class="rating" role="radiogroup" aria-label=${say.rate}>
    <span>${say.rate}</span>
    <span class="stars">
      ${[1, 2, 3, 4, 5].map(
        (n) =>
          html`<button
            class="ib"
            role="radio"
            aria-checked=${n === rating}
            aria-label=${say.star(n)}
            title=${say.star(n)}
            ?disabled=${state.host.state !== 'up'}
            @click=${() => act({ type: 'post', message: { type: 'rate', rating: n } })}
          >
            ${icon(n <= rating ? 'star-full' : 'star-empty')}
          </button>`,
      )}
    </span>
  </span>`;
}
