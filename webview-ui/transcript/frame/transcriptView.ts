/** The whole transcript: head, feed with its side column, foot. */
import { html, type TemplateResult } from 'lit';
import type { Plan } from '../../feed/scroller.ts';
import type { Row } from '../model/feedRows.ts';
import { feed } from './feedView.ts';
import { footer } from './footer.ts';
import { header } from './header.ts';
import { side } from './sideView.ts';
import type { Scene } from './transcriptScene.ts';

export const transcript = (scene: Scene, rows: readonly Row[], plan: Plan): TemplateResult =>
  html`${header(scene)}
    <div class="tx-body lane">${feed(scene, rows, plan)}${side(scene)}</div>
    ${footer(scene)}`;
