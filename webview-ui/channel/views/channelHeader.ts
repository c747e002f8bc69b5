/** The head of the page: name, actions, mode, order, cycle, links; where it is narrow also the floor. */
import { html, nothing, type TemplateResult } from 'lit';
import { own } from '../../../src/rpc/own.ts';
import { channelStops } from '../../../src/rpc/words/channels/channelStops.ts';
import { councilWords } from '../../../src/rpc/words/council/councilWords.ts';
import { listed } from '../../shared/format.ts';
import { icon } from '../../shared/icon.ts';
import { searchBar } from '../../transcript/frame/searchBar.ts';
import { canAct } from '../model/channelState.ts';
import type { ChannelScene } from './channelSceneOfPage.ts';
import { overview } from './channelSide.ts';
import { strip } from './floorView.ts';
import { modeBadge } from './modeMenu.ts';

type Drawn = TemplateResult | typeof nothing;

function action(name: string, label: string, run: () => void, extra = '', disabled = false): TemplateResult {
  return html`<button class="ib ${extra}" title=${label} aria-label=${label} ?disabled=${disabled} @click=${run}>
    ${icon(name)}
  </button>`;
}

function actions({ say, common, state, head, act }: ChannelScene): TemplateResult {
  const searching = state.search !== undefined;
  const busy = !canAct(state);
  const pausing = !head.archived && !head.paused && head.turns !== 'dead';
  const concluding = !head.archived && head.mode === 'discussion';
  return html`<div class="acts">
    ${
      concluding
        ? action(
            'pass',
            say.conclude,
            () => act({ type: 'post', message: { type: 'open', what: 'conclude' } }),
            '',
            busy,
          )
        : nothing
    }
    ${action('search', common.search, () => act({ type: 'search', query: searching ? undefined : '' }))}
    ${
      pausing
        ? action('debug-pause', say.pause, () => act({ type: 'post', message: { type: 'pause' } }), '', busy)
        : nothing
    }
    ${
      head.paused
        ? action(
            'debug-start',
            say.resume,
            () => act({ type: 'post', message: { type: 'resume' } }),
            '',
            busy,
          )
        : nothing
    }
  </div>`;
}

/** Shuffle, by priority, …: how the next speaker is found. */
function orderMark({ head, say }: ChannelScene): Drawn {
  if (head.turns !== 'normal' && head.turns !== 'shuffle') return nothing;
  const order = head.order ?? (head.turns === 'shuffle' ? 'shuffle' : 'round-robin');
  const glyph = order === 'shuffle' ? 'arrow-swap' : 'list-ordered';
  return html`<span class="mk">${icon(glyph, 'sm')}<span>${own(say.order, order) ?? order}</span></span>`;
}

function cycleMark({ head, say }: ChannelScene): Drawn {
  const { inCycle, cycle, active, stage } = head;
  if (inCycle === undefined || inCycle.of === 0 || stage !== 'running' || head.archived) return nothing;
  const turn = Math.min(inCycle.of, inCycle.taken + (active === undefined ? 0 : 1));
  const text = turn === 0 ? say.cycle(cycle) : say.cycleOf(cycle, turn, inCycle.of);
  return html`<span class="mk num">${icon('sync', 'sm')}<span>${text}</span></span>`;
}

/** Several would take turns, and one can. */
function onlyMark({ head, say, state }: ChannelScene): Drawn {
  if (head.only === undefined || head.archived) return nothing;
  const { only } = channelStops[state.language];
  return html`<span class="mk" title=${only(head.only)}>${icon('person', 'sm')}<span>${say.oneAble}</span></span>`;
}

/** Never removable: whoever reads must know that no model is asked. */
function rehearsalMark({ head, state, say }: ChannelScene): Drawn {
  const agents = head.members.filter(({ kind }) => kind === 'agent');
  const rehearsed = agents.filter(({ id }) => state.rehearsed.includes(id));
  if (rehearsed.length === 0) return nothing;
  const names = listed(
    rehearsed.map(({ name }) => name),
    state.language,
  );
  const { rehearsalTag } = councilWords[state.language];
  const word = rehearsed.length === agents.length ? say.rehearsal : rehearsalTag;
  return html`<span class="tag rehearsal" title=${say.rehearsalOf(names)}>${icon('beaker')}<span>${word}</span></span>`;
}

function links({ head, say, act }: ChannelScene): Drawn {
  const to = (channel: string) =>
    html`<button
      class="link quiet"
      @click=${() => act({ type: 'post', message: { type: 'open-channel', channel } })}
    >
      ${channel}
    </button>`;
  const group = (glyph: string, label: string, ids: readonly string[]): Drawn =>
    ids.length === 0
      ? nothing
      : html`<span class="mk">${icon(glyph, 'sm')}<span>${label} ${ids.map((id, i) => html`${i > 0 ? ', ' : nothing}${to(id)}`)}</span></span>`;
  return html`${group('link', say.sharesContextWith, head.links.sharesContextWith)}
  ${group('arrow-up', say.escalatesTo, head.links.escalatesTo)}`;
}

export const header = (scene: ChannelScene): TemplateResult =>
  html`<header class="tx-head">
    <div class="lane"><div class="head">
      <div class="tx-title"><h1 title=${scene.head.topic ?? scene.head.name}>${scene.head.name}</h1>${actions(scene)}</div>
      ${scene.head.topic === undefined ? nothing : html`<p class="topic small muted hide-n">${scene.head.topic}</p>`}
      <div class="meta">${modeBadge(scene)} ${rehearsalMark(scene)} ${orderMark(scene)} ${onlyMark(scene)} ${cycleMark(scene)} ${links(scene)}</div>
      ${searchBar({
        state: scene.state,
        say: { ...scene.common, searchHint: scene.say.searchHint },
        found: scene.found,
        act: scene.act,
        reveal: scene.reveal,
      })}
      ${strip(scene, () => overview(scene))}
    </div></div>
  </header>`;
