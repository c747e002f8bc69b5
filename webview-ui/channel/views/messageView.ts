/** A message: a face, a name, the time, the words. What is being said has a ring, a caret and a clock. */
import { html, nothing, type TemplateResult } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import type { ChannelMessageView, SpeakingView } from '../../../src/rpc/views/channelViews.ts';
import { councilWords } from '../../../src/rpc/words/council/councilWords.ts';
import { clock, moment } from '../../shared/format.ts';
import { icon } from '../../shared/icon.ts';
import { replies } from '../../shared/replyHtml.ts';
import type { Mentions } from '../../shared/replyMarkdown.ts';
import { canAct, memberName, memberOf } from '../model/channelState.ts';
import type { ChannelScene } from './channelSceneOfPage.ts';
import { givenTo, spentOf } from './floorView.ts';
import { timeOf } from './messageTimes.ts';
import { offerCard } from './offerView.ts';
import { memberFace } from './peopleView.ts';

type Drawn = TemplateResult | typeof nothing;

/** Every member can be mentioned; other names stay text. */
const mentionsIn = ({ head }: ChannelScene): Mentions =>
  new Map(
    head.members.flatMap(({ id, name }) => [
      [id.toLowerCase(), id],
      [name.toLowerCase(), id],
    ]),
  );

const prose = (scene: ChannelScene, text: string, grows = false): TemplateResult =>
  html`${unsafeHTML((grows ? replies.growing : replies.block)(text, mentionsIn(scene), 0))}`;

function tools(scene: ChannelScene, message: ChannelMessageView): TemplateResult {
  const { say, common, copied, copy, take, state, head } = scene;
  const done = copied === message.key;
  const member = memberOf(head, message.by);
  const addressable = member?.kind === 'agent' && canAct(state);
  return html`<div class="tools" role="toolbar" aria-label=${say.tools}>
    <button
      class="ib"
      tabindex="-1"
      title=${done ? common.copied : say.copyMessage}
      aria-label=${say.copyMessage}
      @click=${() => copy(message.key, message.text)}
    >
      ${icon(done ? 'check' : 'copy')}
    </button>
    ${
      addressable
        ? html`<button
            class="ib"
            tabindex="-1"
            title=${say.mention(message.name)}
            aria-label=${say.mention(message.name)}
            @click=${() => take(message.by)}
          >
            ${icon('reply')}
          </button>`
        : nothing
    }
  </div>`;
}

/** At the right of the first line: what is special about this message. */
function marks({ say, head, act, state }: ChannelScene, message: ChannelMessageView): Drawn {
  const { council, to, held, notice } = message;
  const parts: TemplateResult[] = [];
  if (to !== undefined) parts.push(html`<span class="tag">${say.onlyTo(memberName(head, to))}</span>`);
  if (held) parts.push(html`<span class="tag">${icon('list-ordered')}<span>${say.held}</span></span>`);
  if (council !== undefined) {
    const phase = councilWords[state.language].phases[council.phase] ?? council.phase;
    parts.push(
      html`<button
        class="link small"
        @click=${() => act({ type: 'post', message: { type: 'open-council', council: council.id } })}
      >
        ${say.phase(phase, council.round)}
      </button>`,
    );
  }
  if (notice?.code === 'escalated-to' && notice.channel !== undefined) {
    const { channel } = notice;
    parts.push(
      html`<button
        class="link small mk"
        @click=${() => act({ type: 'post', message: { type: 'open-channel', channel } })}
      >
        ${icon('arrow-up', 'sm')}<span>${say.escalatedTo(channel)}</span>
      </button>`,
    );
  }
  return parts.length === 0 ? nothing : html`<span class="vt">${parts}</span>`;
}

/** What was said around a question before it was moved here. */
function context(scene: ChannelScene, message: ChannelMessageView): Drawn {
  if (message.context === undefined || message.context.length === 0) return nothing;
  return html`<details class="answer">
    <summary>${scene.say.quoted}</summary>
    ${message.context.map(({ name, text }) => html`<p><b>${name}</b> <span class="muted">${text}</span></p>`)}
  </details>`;
}

function whole({ say, act }: ChannelScene, { cut, seq }: ChannelMessageView): Drawn {
  if (cut !== true) return nothing;
  return html`<button class="link small" @click=${() => act({ type: 'post', message: { type: 'whole', seq } })}>
    ${say.showWhole}
  </button>`;
}

/** The words; where something between them goes to nobody who is asked, a dashed line says how much, and shows it. */
function said(scene: ChannelScene, { text, unread }: ChannelMessageView): Drawn {
  const { say } = scene;
  if (text === '') return nothing;
  if (unread === undefined) return prose(scene, text);
  const { from, to } = unread;
  return html`${prose(scene, text.slice(0, from))}
    <details class="unread">
      <summary class="cut">
        ${icon('fold-down', 'sm')}<span>${say.unread(unread)} · <span class="link">${say.showUnread}</span></span>
      </summary>
      ${prose(scene, text.slice(from, to))}
    </details>
    ${prose(scene, text.slice(to))}
    <p class="small muted">${say.unreadOf(unread)}</p>`;
}

export function messageRow(
  scene: ChannelScene,
  row: { id: string; message: ChannelMessageView; posinset: number },
  tabindex: number,
): TemplateResult {
  const { head, shared, state } = scene;
  const { message } = row;
  const { by, kind, name, at, notice } = message;
  const moderator = kind === 'moderator';
  const shown = moderator ? shared.moderator : name;
  const role = memberOf(head, by)?.role ?? '';
  const time = timeOf(at, state.language);
  const title = notice === undefined ? '' : shared.notice(notice);
  return html`<article
    class="turn msg row-item ${kind}"
    data-row=${row.id}
    tabindex=${tabindex}
    aria-posinset=${row.posinset}
    aria-setsize=${Math.max(head.said, state.messages.length)}
    aria-label="${shown}${kind === 'agent' && role !== '' ? `, ${role}` : ''}, ${time}"
  >
    ${
      moderator
        ? html`<span class="av none">${icon('shield')}</span>`
        : memberFace(head, by, '', '', { kind, emoji: message.emoji })
    }
    <div class="in">
      <div class="hd">
        <span class="who">${shown}</span>
        ${kind === 'agent' && role !== '' ? html`<span class="tag role">${role}</span>` : nothing}
        <span class="xs muted num" title=${moment(at, state.language)}>${time}</span>
        ${marks(scene, message)}
      </div>
      ${moderator && title !== '' && message.offer === undefined ? html`<p class="small muted">${title}</p>` : nothing}
      <div class="body">${said(scene, message)}</div>
      <div class="parts">
        ${context(scene, message)} ${whole(scene, message)}
        ${message.offer === undefined ? nothing : offerCard(scene, message.offer)}
      </div>
    </div>
    ${message.text === '' ? nothing : tools(scene, message)}
  </article>`;
}

export function speakingRow(
  scene: ChannelScene,
  row: { id: string; speaking: SpeakingView },
  tabindex: number,
): TemplateResult {
  const { head, say, now, state } = scene;
  const { agent, name } = row.speaking;
  // The row knows who speaks; the words are those of this moment.
  const text = state.speaking?.key === row.id ? state.speaking.text : row.speaking.text;
  const role = memberOf(head, agent)?.role ?? '';
  const { active } = head;
  return html`<article
    class="turn msg row-item agent"
    data-row=${row.id}
    tabindex=${tabindex}
    aria-busy="true"
    aria-label="${name}, ${say.speaking}"
  >
    ${memberFace(head, agent, '', 'on', { kind: 'agent' })}
    <div class="in">
      <div class="hd">
        <span class="who">${name}</span>${role === '' ? nothing : html`<span class="tag role">${role}</span>`}
        ${
          active === undefined
            ? nothing
            : html`<span class="vt"
                ><span class="small muted num"
                  >${say.speaking} · ${clock(spentOf(active, now))} / ${clock(givenTo(active))}</span
                ></span
              >`
        }
      </div>
      <div class="body live">${prose(scene, text, true)}</div>
    </div>
  </article>`;
}
