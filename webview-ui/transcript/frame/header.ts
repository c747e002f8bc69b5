/** The head of the page: question, title actions, facts, phase rail; under 960 px also the consensus strip. */
import { html, nothing, type TemplateResult } from 'lit';
import { own } from '../../../src/rpc/own.ts';
import { titleOf } from '../../../src/rpc/views/titled.ts';
import { sumWords } from '../../../src/rpc/words/council/sumWords.ts';
import { clock, fileName } from '../../shared/format.ts';
import { icon } from '../../shared/icon.ts';
import { canAct } from '../model/actTranscript.ts';
import { foldedRuns, runsOf } from '../model/feedRows.ts';
import { rehearsed, voters } from '../model/seatNames.ts';
import { elapsedOf } from '../model/timeTaken.ts';
import { hasSupport } from '../motion/letters.ts';
import { supportMeter, supportVerdict } from '../motion/supportView.ts';
import { meter, verdict } from '../outcome/meterView.ts';
import { rail } from './railView.ts';
import { searchBar } from './searchBar.ts';
import { overview } from './sideView.ts';
import type { Scene } from './transcriptScene.ts';

function action(name: string, label: string, run: () => void, extra = '', disabled = false): TemplateResult {
  return html`<button class="ib ${extra}" title=${label} aria-label=${label} ?disabled=${disabled} @click=${run}>
    ${icon(name)}
  </button>`;
}

function actions(scene: Scene): TemplateResult {
  const { say, state, head, act } = scene;
  const searching = state.search !== undefined;
  const runs = runsOf(state.entries).length;
  const allFolded = runs > 0 && foldedRuns(state).size === runs;
  const busy = !canAct(state);
  return html`<div class="acts">
    ${action('search', say.search, () => act({ type: 'search', query: searching ? undefined : '' }))}
    ${
      runs > 1
        ? action(
            allFolded ? 'expand-all' : 'collapse-all',
            allFolded ? say.unfoldAll : say.foldAll,
            () => act({ type: 'fold-all', folded: !allFolded }),
            'opt',
          )
        : nothing
    }
    ${
      head.status === 'running'
        ? action('debug-pause', say.pause, () => act({ type: 'post', message: { type: 'pause' } }), '', busy)
        : nothing
    }
    ${
      head.status === 'paused'
        ? action(
            'debug-start',
            say.resume,
            () => act({ type: 'post', message: { type: 'resume' } }),
            '',
            busy,
          )
        : nothing
    }
    ${
      head.status === 'running' || head.status === 'paused'
        ? action('debug-stop', say.stop, () => act({ type: 'ask-stop', asked: true }), '', busy)
        : nothing
    }
  </div>`;
}

export function facts(
  { say, council, head, now, act, state, still }: Scene,
  more: TemplateResult | typeof nothing = nothing,
): TemplateResult {
  const all = rehearsed(head).length === head.seats.filter((seat) => seat.kind === 'agent').length;
  const path = head.briefPath;
  const { cost } = head.budget ?? {};
  const { money } = sumWords[state.language];
  return html`<div class="meta">
    <span class="tag">${own(say.protocols, head.mode) ?? head.mode}</span>
    ${
      head.rehearsal
        ? html`<span class="tag rehearsal">${icon('beaker')}<span>${all || head.scripted ? council.unasked(head.scripted) : council.rehearsalTag}</span></span>`
        : nothing
    }
    ${head.anonymous === true ? html`<span class="tag" title=${say.anonymousDetail}>${say.anonymous}</span>` : nothing}
    <span class="mk">${say.seats(voters(head).length)}</span>
    <span class="mk num" title=${say.elapsed}
      >${icon('watch', 'sm')}<b>${clock(elapsedOf(head, now))}</b>${head.minutes > 0 ? html` ${say.of} ${clock(head.minutes * 60_000)}` : nothing}</span
    >
    ${cost === undefined ? nothing : html`<span class="mk num" title=${say.cost}><b>${money(cost.used)}</b>${cost.limit === undefined ? nothing : html` ${say.of} ${money(cost.limit)}`}</span>`}
    ${more}
    ${
      path === undefined || still
        ? nothing
        : html`<button class="link quiet hide-n" title=${path} @click=${() => act({ type: 'post', message: { type: 'open', what: 'brief' } })}>
            ${fileName(path)}
          </button>`
    }
  </div>`;
}

export function strip(scene: Scene): TemplateResult {
  const { say, state, act, still, head } = scene;
  const lettered = hasSupport(head);
  return html`<div class="strip">
    ${lettered ? supportMeter(scene) : meter(scene)}
    <div class="row small">
      <b>${lettered ? supportVerdict(scene) : verdict(scene)}</b><span class="grow"></span>
      ${
        still
          ? nothing
          : html`<button
              class="link"
              aria-expanded=${state.overviewOpen}
              @click=${() => act({ type: 'overview', open: !state.overviewOpen })}
            >
              ${say.overview}
            </button>`
      }
    </div>
    ${head.motion === undefined ? nothing : html`<p class="mw" title=${head.motion.text}>${head.motion.text}</p>`}
    ${state.overviewOpen ? html`<div class="panel" tabindex="0" role="region" aria-label=${say.overview}>${overview(scene)}</div>` : nothing}
  </div>`;
}

export const header = (scene: Scene): TemplateResult =>
  html`<header class="tx-head">
    <div class="lane"><div class="head">
      <div class="tx-title"><h1 title=${scene.head.question}>${titleOf(scene.head)}</h1>${actions(scene)}</div>
      ${facts(scene)} ${rail(scene)} ${searchBar(scene)} ${strip(scene)}
    </div></div>
  </header>`;
