/** Full panes: nothing to show, not yet, or not any more. */
import { html, type TemplateResult } from 'lit';
import type { TranscriptWords } from '../../../src/rpc/words/pages/transcriptWords.ts';
import { icon, tableGlyph } from '../../shared/icon.ts';
import type { Act } from '../model/actTranscript.ts';

type Acting = (act: Act) => void;

export const emptyPane = (say: TranscriptWords, act: Acting): TemplateResult =>
  html`<main class="pane">
    ${tableGlyph()}
    <h2>${say.emptyTitle}</h2>
    <p>${say.emptyDetail}</p>
    <div class="acts">
      <button class="btn primary" @click=${() => act({ type: 'post', message: { type: 'open', what: 'new' } })}>${say.aTable}</button>
    </div>
  </main>`;

const line = (size: 'a' | 'b' | 'c' | 'd') => html`<div class="sk ${size}"></div>`;

export const loadingPane = (say: Pick<TranscriptWords, 'loading'>): TemplateResult =>
  html`<main class="loading">
    <div class="progress" role="progressbar" aria-label=${say.loading}></div>
    <div class="skeleton" aria-hidden="true">
      <div class="sk title"></div>
      ${line('d')}
      ${[1, 2, 3].map(() => html`<div class="sk-turn"><div class="sk face"></div><div>${line('a')}${line('b')}${line('c')}</div></div>`)}
    </div>
  </main>`;

type HelpAct = {
  type: 'post';
  message: { type: 'retry-host' } | { type: 'open'; what: 'log' | 'doctor' };
};

export const hostDownPane = (
  say: TranscriptWords,
  message: string,
  act: (act: HelpAct) => void,
): TemplateResult =>
  html`<main class="pane">
    <span class="gone">${icon('debug-disconnect')}</span>
    <h2>${say.hostDown}</h2>
    <p>${say.hostDownDetail}</p>
    <p>${message}</p>
    <div class="acts">
      <button class="btn primary" @click=${() => act({ type: 'post', message: { type: 'retry-host' } })}>${say.tryAgain}</button>
      <button class="btn" @click=${() => act({ type: 'post', message: { type: 'open', what: 'log' } })}>${say.showLog}</button>
      <button class="btn" @click=${() => act({ type: 'post', message: { type: 'open', what: 'doctor' } })}>${say.runDoctor}</button>
    </div>
  </main>`;
