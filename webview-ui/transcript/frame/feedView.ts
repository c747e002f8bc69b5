/** The rows that are in the document, between two spacers that stand for the others. */
import { html, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Plan } from '../../feed/scroller.ts';
import { cssVars } from '../../shared/cssVars.ts';
import { type Row, takesFocus } from '../model/feedRows.ts';
import { hasSynthesis, synthesisCard } from '../outcome/synthesisView.ts';
import { injectionRow } from '../turns/injection.ts';
import { foldRow, phaseHeading } from '../turns/phaseView.ts';
import { turnRow } from '../turns/turnView.ts';
import { rehearsalBanner } from './rehearsalBanner.ts';
import type { Scene } from './transcriptScene.ts';

function rowView(scene: Scene, row: Row, tabindex: number): TemplateResult {
  if (row.kind === 'banner')
    return html`<div class="row-item banner" data-row=${row.id}>${rehearsalBanner(scene)}</div>`;
  if (row.kind === 'fold') return foldRow(scene, row, tabindex);
  if (row.kind === 'phase') return phaseHeading(scene, row);
  const { entry } = row;
  if (entry.kind === 'injection') return injectionRow(scene, row, entry, tabindex);
  return entry.state === 'replied' && hasSynthesis(entry.synthesis)
    ? synthesisCard(scene, row, entry, entry.synthesis, tabindex)
    : turnRow(scene, row, entry, tabindex);
}

/** The feed is one stop of the Tab key: the row the keyboard was on, else the first that is drawn. */
function stopOf(rows: readonly Row[], focus: string | undefined): string | undefined {
  const stops = rows.filter(takesFocus);
  return (stops.find((row) => row.id === focus) ?? stops[0])?.id;
}

export function feed(
  scene: Scene,
  rows: readonly Row[],
  { start, end, before, after }: Plan,
): TemplateResult {
  const shown = rows.slice(start, end);
  const stop = stopOf(shown, scene.state.focus);
  const busy = scene.head.status === 'running' && scene.head.phases.some((phase) => phase.state === 'now');
  return html`<main class="feed-column">
    <div class="feed" role="feed" tabindex="-1" aria-busy=${busy} aria-label=${scene.say.turns}>
      <div class="spacer" ${cssVars({ '--h': `${before}px` })}></div>
      ${repeat(
        shown,
        (row) => `${row.kind === 'fold' ? 'fold:' : ''}${row.id}`,
        (row) => rowView(scene, row, row.id === stop ? 0 : -1),
      )}
      <div class="spacer" ${cssVars({ '--h': `${after}px` })}></div>
    </div>
  </main>`;
}
