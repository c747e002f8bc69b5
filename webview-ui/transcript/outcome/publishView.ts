/** What git was told after a council, always in its notice; and the question before anything leaves the machine, with all facts in sight. */
import { html, nothing, type TemplateResult } from 'lit';
import type { KeptView, OfferView } from '../../../src/rpc/messages/publishMessages.ts';
import type { FromPage } from '../../../src/rpc/pages/transcriptPageMessages.ts';
import { keptSentence } from '../../../src/rpc/views/keptInGit.ts';
import { gitWords } from '../../../src/rpc/words/host/gitWords.ts';
import { publishWords } from '../../../src/rpc/words/pages/publishWords.ts';
import { icon } from '../../shared/icon.ts';
import { notice } from '../../shared/noticeView.ts';
import type { Scene } from '../frame/transcriptScene.ts';

type Drawn = TemplateResult | typeof nothing;

const wordsOf = ({ state }: Scene) => publishWords[state.language];
const isUp = ({ state }: Scene): boolean => state.host.state === 'up';

function button(scene: Scene, look: string, label: Drawn | string, message: FromPage): TemplateResult {
  return html`<button
    class=${look}
    ?disabled=${!isUp(scene)}
    @click=${() => scene.act({ type: 'post', message })}
  >${label}</button>`;
}

/** One line, in the notice that says how the council ended. */
export function keptLine(scene: Scene): Drawn {
  const { kept } = scene.head;
  if (!kept) return nothing;
  const words = wordsOf(scene);
  const { commit, push } = kept;
  const hash = commit.slice(0, 7);
  const [before = '', after = ''] = keptSentence(kept, scene.state.language).split(hash);
  const more =
    push === 'left' ? html` ${button(scene, 'link', words.push, { type: 'push', what: 'look' })}` : nothing;
  return html`<span class="kept"
      >${icon('git-commit', 'sm')}<span
        >${before}<span class="mono">${hash}</span>${after}${more}</span
      ></span
    >${push === 'failed' ? failed(scene, kept) : nothing}`;
}

function failed(scene: Scene, { trouble, remote = '' }: KeptView): Drawn {
  const words = wordsOf(scene);
  if (!trouble) return nothing;
  const why = gitWords[scene.state.language].trouble[trouble.code](remote, trouble.detail);
  const again = button(scene, 'link', words.push, { type: 'push', what: 'look' });
  return html`<span class="kept">${icon('warning', 'sm')}<span>${words.failed(why, trouble.again)} ${again}</span></span>`;
}

/** Under the notice that says how the council ended: nothing leaves before one of its buttons is pressed. */
export function publishNotice(scene: Scene): Drawn {
  const { kept } = scene.head;
  if (kept?.push === 'others') return inTheWay(scene, kept);
  return kept?.push === 'asked' && kept.offer ? question(scene, kept.offer) : nothing;
}

function inTheWay(scene: Scene, { branch = '', others }: KeptView): TemplateResult {
  const words = wordsOf(scene);
  const lines = (others?.first ?? []).map(
    ({ id, subject }) =>
      html`<span class="kept"><span><span class="mono">${id.slice(0, 7)}</span> ${subject}</span></span>`,
  );
  return notice(
    'warnc',
    'repo-push',
    words.others(branch, others?.count ?? 0),
    html`${lines}<span class="kept">${words.yourself}</span>`,
    html`${button(scene, 'btn sm', words.sourceControl, { type: 'open', what: 'source-control' })}`,
  );
}

function question(scene: Scene, offer: OfferView): TemplateResult {
  const words = wordsOf(scene);
  const allow = (keep: 'always' | 'once'): FromPage => ({
    type: 'push',
    what: 'allow',
    seen: offer.seen,
    keep,
  });
  const rest = offer.fileCount - offer.files.length;
  return html`<div class="note" role="note">
    ${icon('repo-push')}
    <div class="grow">
      <p><b>${words.ask}</b></p>
      <dl class="facts">
        <dt>${words.repository}</dt>
        <dd>${offer.repository}</dd>
        <dt>${words.remote}</dt>
        <dd class="mono">${offer.remote} · ${offer.address}</dd>
        <dt>${words.branch}</dt>
        <dd>
          <span class="mono">${offer.branch}</span>${offer.creates ? html` <b>${words.creates(offer.remote)}</b>` : nothing}
        </dd>
        <dt>${words.along}</dt>
        <dd>
          <b>${words.goes(offer.commits, offer.fileCount)}</b>
          <ul>
            ${offer.files.map((file) => html`<li class="mono">${file}</li>`)}
            ${rest > 0 ? html`<li class="muted">${words.more(rest)}</li>` : nothing}
          </ul>
        </dd>
        <dt>${words.stays}</dt>
        <dd>
          <ul>
            ${offer.changed ? html`<li>${words.changed(offer.changed)}</li>` : nothing}
            <li><span class="mono">.state/</span> <span class="muted">${words.journal}</span></li>
          </ul>
        </dd>
      </dl>
      <div class="acts">
        ${button(scene, 'btn primary sm', words.always, allow('always'))}
        ${button(scene, 'btn sm', words.once, allow('once'))}
        ${button(scene, 'btn sm', words.never, { type: 'push', what: 'never' })}
        ${button(scene, 'btn ghost sm', html`${icon('git-compare', 'sm')}${words.diff}`, { type: 'push', what: 'diff' })}
      </div>
    </div>
  </div>`;
}
