/** The rows that are in the document, between two spacers that stand for the others. */
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { NoticeView } from '../../../src/rpc/views/channelViews.ts';
import type { Plan } from '../../feed/scroller.ts';
import { cssVars } from '../../shared/cssVars.ts';
import { listed } from '../../shared/format.ts';
import { icon } from '../../shared/icon.ts';
import { memberName } from '../model/channelState.ts';
import { type ChannelFeedRow, takesFocus } from '../model/messageRows.ts';
import type { ChannelScene } from './channelSceneOfPage.ts';
import { dayOf, timeOf } from './messageTimes.ts';
import { messageRow, speakingRow } from './messageView.ts';

type LineRow = Extract<ChannelFeedRow, { kind: 'line' }>;

/** The moderator's lines, each with its glyph; the yellow one asks for somebody. */
const glyphs: Record<string, string> = {
  dormant: 'coffee',
  idle: 'coffee',
  stopped: 'shield',
  'not-woken': 'shield',
  'one-able': 'person',
  repeats: 'coffee',
  archived: 'archive',
  closed: 'archive',
  concluded: 'pass',
  'escalated-to': 'arrow-up',
  'escalated-from': 'arrow-down',
  'timed-out': 'watch',
  failed: 'warning',
  undelivered: 'warning',
  offline: 'debug-disconnect',
  interrupted: 'debug-stop',
  aborted: 'debug-stop',
  'completed-at-limit': 'debug-step-over',
  budget: 'shield',
  unpriced: 'shield',
  elsewhere: 'debug-disconnect',
  file: 'warning',
  muted: 'mute',
  cut: 'warning',
  guide: 'comment-discussion',
};

function openerOf({ say, act }: ChannelScene, { code, channel, path }: NoticeView) {
  if (channel !== undefined && (code.startsWith('escalated') || code === 'concluded'))
    return html` <button
      class="link"
      @click=${() => act({ type: 'post', message: { type: 'open-channel', channel } })}
    >
      ${say.openChannel(channel)}
    </button>`;
  return path === undefined ? nothing : html` <span class="mono">${path}</span>`;
}

function lineOf(scene: ChannelScene, row: LineRow, tabindex: number): TemplateResult {
  const { head, say, shared, state } = scene;
  if ('readFrom' in row)
    return html`<div class="line unread-before" data-row=${row.id}>
      ${icon('fold-up', 'sm')}<span>${say.unreadBefore}</span>
    </div>`;
  if ('passed' in row) {
    const names = listed(
      row.passed.map((id) => memberName(head, id)),
      state.language,
    );
    return html`<div class="line" data-row=${row.id}>
      ${icon('dash', 'sm')}<span>${say.nothingToAdd(names, row.passed.length)}</span>
    </div>`;
  }
  if ('why' in row) {
    const interrupts = row.why.code === 'interrupt';
    return html`<div class="line" data-row=${row.id}>
      ${icon('debug-restart-frame', 'sm')}<span
        ><b>${memberName(head, row.agent)}</b> ${interrupts ? say.outOfOrder(row.why.word) : `· ${shared.why(row.why)}`}</span
      >
    </div>`;
  }
  const { notice, at, to } = row.message;
  const code = notice?.code ?? '';
  const text = notice === undefined ? '' : shared.notice(notice);
  return html`<div
    class="line said ${code === 'stopped' ? 'warnc' : ''}"
    data-row=${row.id}
    role="note"
    tabindex=${tabindex}
    title=${timeOf(at, state.language)}
  >
    ${icon(glyphs[code] ?? 'info', 'sm')}<span
      >${text}${notice === undefined ? nothing : openerOf(scene, notice)}${to === undefined ? nothing : html` <span class="tag">${say.onlyTo(memberName(head, to))}</span>`}</span
    >
  </div>`;
}

function rowView(scene: ChannelScene, row: ChannelFeedRow, tabindex: number): TemplateResult {
  const { say, state, act } = scene;
  switch (row.kind) {
    case 'older':
      return html`<div class="older" data-row=${row.id}>
        <button class="btn sm" ?disabled=${state.askingOlder} @click=${() => act({ type: 'older' })}>
          ${icon('arrow-up', 'sm')}${say.older}
        </button>
      </div>`;
    case 'cycle': {
      const time = timeOf(row.at, state.language);
      const text =
        row.n === undefined
          ? dayOf(row.at, state.language)
          : `${row.reshuffled ? say.reshuffled(row.n) : say.cycle(row.n)} · ${time}`;
      return html`<div class="cyc" data-row=${row.id}><span>${text}</span></div>`;
    }
    case 'line':
      return lineOf(scene, row, tabindex);
    case 'entry':
      return 'speaking' in row ? speakingRow(scene, row, tabindex) : messageRow(scene, row, tabindex);
  }
}

/** The feed is one stop of the Tab key: the row the keyboard was on, else the last that is drawn. */
function stopOf(rows: readonly ChannelFeedRow[], focus: string | undefined): string | undefined {
  const stops = rows.filter(takesFocus);
  return (stops.find(({ id }) => id === focus) ?? stops.at(-1))?.id;
}

export function feed(
  scene: ChannelScene,
  rows: readonly ChannelFeedRow[],
  { start, end, before, after }: Plan,
): TemplateResult {
  const shown = rows.slice(start, end);
  const stop = stopOf(shown, scene.state.focus);
  const { say, head } = scene;
  return html`<main class="feed-column">
    ${
      rows.length === 0
        ? html`<div class="resting">
            <p><b>${say.resting}</b></p>
            <p class="muted">${head.archived ? nothing : say.restingDetail}</p>
          </div>`
        : nothing
    }
    <div class="feed" role="log" aria-live="off" tabindex="-1" aria-label=${say.messages}>
      <div class="spacer" ${cssVars({ '--h': `${before}px` })}></div>
      ${repeat(
        shown,
        (row) => row.id,
        (row) => rowView(scene, row, row.id === stop ? 0 : -1),
      )}
      <div class="spacer" ${cssVars({ '--h': `${after}px` })}></div>
    </div>
  </main>`;
}
