/** What a person said to the council, and who has taken it in. */
import { html, nothing, type TemplateResult } from 'lit';
import type { InjectionView } from '../../../src/rpc/views/views.ts';
import { avatar, stack } from '../../shared/avatar.ts';
import { listed, moment } from '../../shared/format.ts';
import { icon } from '../../shared/icon.ts';
import type { Scene } from '../frame/transcriptScene.ts';
import { nameOf } from '../model/seatNames.ts';
import { prose } from './proseView.ts';
import type { EntryRow } from './turnView.ts';

function seats(scene: Scene, label: string, ids: readonly string[], named: boolean) {
  const { head, state } = scene;
  if (ids.length === 0) return nothing;
  const names = listed(
    ids.map((id) => nameOf(head, id)),
    state.language,
  );
  return html`<span class="mk"
    ><span>${label}</span>${stack(head, ids, 's')}<span class=${named ? '' : 'sr'}>${names}</span></span
  >`;
}

export function injectionRow(
  scene: Scene,
  row: EntryRow,
  said: InjectionView,
  tabindex: number,
): TemplateResult {
  const { head, say, state } = scene;
  const name = nameOf(head, said.by);
  const to = said.to === undefined ? say.toEveryone : say.to(nameOf(head, said.to));
  return html`<article
    class="turn human row-item"
    data-row=${row.id}
    tabindex=${tabindex}
    aria-posinset=${row.posinset}
    aria-setsize=${state.entries.length}
    aria-label="${name}, ${say.human}, ${to}"
  >
    ${avatar(head, said.by)}
    <div class="in">
      <div class="hd">
        <span class="who">${name}</span><span class="tag">${say.human}</span>
        <span class="vt small muted mk humanc" title=${moment(said.at, state.language)}>${icon('megaphone', 'sm')}<span>${to}</span></span>
      </div>
      <div class="body">${prose(scene, said.text, row.posinset)}</div>
      <div class="parts">
        <div class="ft">
          ${seats(scene, say.acknowledgedBy, said.acknowledgedBy, scene.still !== undefined || (said.waitingFor.length === 0 && said.acknowledgedBy.length < 4))}
          ${seats(scene, say.waitingFor, said.waitingFor, true)}
        </div>
      </div>
    </div>
    ${scene.tools?.turn(scene, row.id, said) ?? nothing}
  </article>`;
}
