/** A fold of the feed that is no phase: the proposals, the points. Folded it is one line that still shows its marks. */
import { html, type TemplateResult } from 'lit';
import { icon } from '../../shared/icon.ts';
import type { Scene } from '../frame/transcriptScene.ts';
import type { Row } from '../model/feedRows.ts';

export function panel(
  scene: Scene,
  row: Extract<Row, { kind: 'panel' }>,
  tabindex: number,
  name: string,
  facts: string,
  marks: readonly TemplateResult[],
  inside: () => TemplateResult,
): TemplateResult {
  const line = html`<span class="grow"><b>${name}</b> ${facts}</span><span class="glyphs">${marks}</span>`;
  if (scene.still)
    return html`<details class="phase foldout" id=${scene.still.anchor(row.id)} open>
      <summary class="ph"><h2>${name}</h2><span>${facts}</span><span class="glyphs">${marks}</span></summary>
      ${inside()}
    </details>`;
  const turnTo = (folded: boolean) => () => scene.act({ type: 'fold', run: row.id, folded });
  if (!row.open)
    return html`<button class="fold row-item" data-row=${row.id} tabindex=${tabindex} aria-expanded="false" @click=${turnTo(false)}>
      ${icon('chevron-right')}${line}
    </button>`;
  return html`<section class="foldout row-item" data-row=${row.id} tabindex=${tabindex} aria-label=${name}>
    <h2>
      <button class="fold" tabindex="-1" aria-expanded="true" @click=${turnTo(true)}>
        ${icon('chevron-down')}${line}
      </button>
    </h2>
    <div class="open">${inside()}</div>
  </section>`;
}
