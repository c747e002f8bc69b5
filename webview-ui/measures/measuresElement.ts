/** The page of measures as one element: drawn from the figures it was last told, and from nothing else. */
import { LitElement, nothing, type TemplateResult } from 'lit';
import type { FromMeasuresPage, ToMeasuresPage } from '../../src/rpc/pages/measuresPageMessages.ts';
import type { Bridge } from '../shared/bridge.ts';
import { measures } from './measuresView.ts';

export class CouncilMeasures extends LitElement {
  bridge: Bridge<FromMeasuresPage> | undefined;
  private told: ToMeasuresPage | undefined;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // So that the editor has something to bring the page back with after a reload.
    this.bridge?.save({ measures: true });
    this.bridge?.post({ type: 'ready' });
  }

  receive(message: ToMeasuresPage): void {
    this.told = message;
    this.requestUpdate();
  }

  protected override render(): TemplateResult | typeof nothing {
    return this.told === undefined ? nothing : measures(this.told);
  }
}

customElements.define('council-measures', CouncilMeasures);
