/** The whole transcript: head, feed with its side column, foot. */
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Plan } from '../../feed/scroller.ts';
import { cssVars } from '../../shared/cssVars.ts';
import { icon } from '../../shared/icon.ts';
import { type Row, takesFocus } from '../model/feedRows.ts';
import { isOver } from '../model/transcriptState.ts';
import { motionRow } from '../motion/motionRule.ts';
import { pointsPanel } from '../motion/pointsPanel.ts';
import { proposalsPanel } from '../motion/proposalsPanel.ts';
import { comparisonRow } from '../outcome/comparisonCard.ts';
import { composer } from '../outcome/composer.ts';
import { decisionBar } from '../outcome/decisionBar.ts';
import { publishNotice } from '../outcome/publishView.ts';
import { hasSynthesis, synthesisCard } from '../outcome/synthesisView.ts';
import { injectionRow } from '../turns/injection.ts';
import { foldRow, phaseHeading } from '../turns/phaseView.ts';
import { turnRow } from '../turns/turnView.ts';
import { header } from './header.ts';
import { fileNotice, hostNotice, refusalNotice, statusNotice, stopNotice } from './noticesView.ts';
import { rehearsalBanner } from './rehearsalBanner.ts';
import { side } from './sideView.ts';
import type { Scene } from './transcriptScene.ts';

function rowView(scene: Scene, row: Row, tabindex: number): TemplateResult {
  if (row.kind === 'banner')
    return html`<div class="row-item banner" data-row=${row.id}>${rehearsalBanner(scene)}</div>`;
  if (row.kind === 'comparison') return comparisonRow(scene, row.id, tabindex);
  if (row.kind === 'fold') return foldRow(scene, row, tabindex);
  if (row.kind === 'phase') return phaseHeading(scene, row);
  if (row.kind === 'motion') return motionRow(scene, row, tabindex);
  if (row.kind === 'panel')
    return (row.id === 'proposals' ? proposalsPanel : pointsPanel)(scene, row, tabindex);
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

/** The rows that are in the document, between two spacers that stand for the others. */
function feed(scene: Scene, rows: readonly Row[], { start, end, before, after }: Plan): TemplateResult {
  const shown = rows.slice(start, end);
  const stop = stopOf(shown, scene.state.focus);
  const busy = scene.head.status === 'running' && scene.head.phases.some((phase) => phase.state === 'now');
  return html`<main class="feed-column">
    <div class="feed" role="feed" tabindex="-1" aria-busy=${busy} aria-label=${scene.say.turns}>
      <div class="spacer" ${cssVars({ '--h': `${before}px` })}></div>
      ${repeat(
        shown,
        (row) => `${row.kind === 'fold' || (row.kind === 'panel' && !row.open) ? 'fold:' : ''}${row.id}`,
        (row) => rowView(scene, row, row.id === stop ? 0 : -1),
      )}
      <div class="spacer" ${cssVars({ '--h': `${after}px` })}></div>
    </div>
  </main>`;
}

/** What happened, the decision, the box; and the way to turns that came out of view. */
function footer(scene: Scene): TemplateResult {
  const { head, state, say } = scene;
  return html`<footer class="tx-foot">
    ${
      state.unseen === 0
        ? nothing
        : html`<div class="pill"><button class="btn" @click=${scene.toEnd}>${icon('arrow-down', 'sm')}${say.newTurns(state.unseen)}</button></div>`
    }
    <div class="lane">
      <div class="compose">
        ${hostNotice(scene)} ${refusalNotice(scene)} ${fileNotice(scene)} ${stopNotice(scene)} ${statusNotice(scene)} ${publishNotice(scene)} ${decisionBar(scene)}
        ${isOver(head) ? nothing : composer(scene)}
      </div>
    </div>
  </footer>`;
}

export const transcript = (scene: Scene, rows: readonly Row[], plan: Plan): TemplateResult =>
  html`${header(scene)}
    <div class="tx-body lane">${feed(scene, rows, plan)}${side(scene)}</div>
    ${footer(scene)}`;
