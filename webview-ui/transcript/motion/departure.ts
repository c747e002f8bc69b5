/** That a synthesis departs from the motion, or does not say: read off its last one, for every place where a recommendation stands. */
import { html, nothing, type TemplateResult } from 'lit';
import type { SynthesisView } from '../../../src/rpc/views/deliberationViews.ts';
import { icon } from '../../shared/icon.ts';
import type { Scene } from '../frame/transcriptScene.ts';

type Drawn = TemplateResult | typeof nothing;

const lastSynthesis = ({ state }: Scene): SynthesisView | undefined => {
  const entry = state.entries.findLast((each) => each.kind === 'turn' && each.synthesis !== undefined);
  return entry?.kind === 'turn' ? entry.synthesis : undefined;
};

export function departureTag({ motion }: Scene, departs: SynthesisView['departs']): Drawn {
  if (departs === undefined) return nothing;
  return html`<span class="tag dep">${icon('git-branch', 'xs')}${departs.silent ? motion.silent : motion.departs}</span>`;
}

export const departureNow = (scene: Scene): Drawn => departureTag(scene, lastSynthesis(scene)?.departs);
