/** The whole transcript: head, feed with its side column, foot. */
import { html, type TemplateResult } from 'lit';
import type { Row } from '../model/rows.ts';
import type { Plan } from '../scroller.ts';
import { feed } from './feed.ts';
import { footer } from './footer.ts';
import { header } from './header.ts';
import type { Scene } from './scene.ts';
import { side } from './side.ts';

export const transcript = (scene: Scene, rows: readonly Row[], plan: Plan): TemplateResult =>
  html`${header(scene)}
    <div class="tx-body lane">${feed(scene, rows, plan)}${side(scene)}</div>
    ${footer(scene)}`;
