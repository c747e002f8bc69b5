/** The search: finds in folded phases too, and leaves the reader at the turn that was found. */
import { html, nothing, type TemplateResult } from 'lit';
import type { TranscriptWords } from '../../../src/rpc/words/pages/transcriptWords.ts';
import type { Search } from '../../feed/reading.ts';
import { icon } from '../../shared/icon.ts';

type SearchAct = { type: 'search'; query: string | undefined } | { type: 'search-step'; nth: number };

interface SearchScene {
  state: { search: Search | undefined; focus: string | undefined };
  say: Pick<TranscriptWords, 'searchHint' | 'nothingFound' | 'found' | 'previous' | 'next' | 'close'>;
  found: readonly string[];
  act(act: SearchAct): void;
  reveal(row: string): void;
}

export function searchBar(scene: SearchScene): TemplateResult | typeof nothing {
  const { state, say, found, act, reveal } = scene;
  const { search } = state;
  if (search === undefined) return nothing;
  const go = (by: number) => {
    if (found.length === 0) return;
    const nth = (search.nth + by + found.length) % found.length;
    act({ type: 'search-step', nth });
    reveal(found[nth] ?? '');
  };
  const typed = (event: Event) => {
    act({ type: 'search', query: (event.target as HTMLInputElement).value });
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      go(event.shiftKey ? -1 : state.focus === found[search.nth] ? 1 : 0);
    }
  };
  const blank = search.query.trim() === '';
  const tally = blank ? '' : found.length === 0 ? say.nothingFound : say.found(search.nth + 1, found.length);
  return html`<div class="search" role="search">
    <input
      class="input sm"
      type="search"
      aria-label=${say.searchHint}
      placeholder=${say.searchHint}
      .value=${search.query}
      @input=${typed}
      @keydown=${key}
    />
    <span class="small muted num" role="status">${tally}</span>
    <button class="ib" title=${say.previous} aria-label=${say.previous} ?disabled=${found.length === 0} @click=${() => go(-1)}>
      ${icon('arrow-up')}
    </button>
    <button class="ib" title=${say.next} aria-label=${say.next} ?disabled=${found.length === 0} @click=${() => go(1)}>
      ${icon('arrow-down')}
    </button>
    <button class="ib" title=${say.close} aria-label=${say.close} @click=${() => act({ type: 'search', query: undefined })}>
      ${icon('close')}
    </button>
  </div>`;
}
