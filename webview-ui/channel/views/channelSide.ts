/** Beside the conversation: the floor, who is next, who else is here and how they stand, what the guards have counted. */
import { html, nothing, type TemplateResult } from 'lit';
import type { ChannelMemberView, UsedView } from '../../../src/rpc/views/channelViews.ts';
import { sumWords } from '../../../src/rpc/words/council/sumWords.ts';
import { cssVars } from '../../shared/cssVars.ts';
import { count } from '../../shared/format.ts';
import { icon } from '../../shared/icon.ts';
import { canAct, memberOf } from '../model/channelState.ts';
import type { ChannelScene } from './channelSceneOfPage.ts';
import { floorCard } from './floorView.ts';
import { memberFace, standing } from './peopleView.ts';

type Drawn = TemplateResult | typeof nothing;

/** Who waits or is offline can be let back into the order. */
function release({ say, state, act }: ChannelScene, member: ChannelMemberView): Drawn {
  if (member.state !== 'WAITING' && member.state !== 'OFFLINE') return nothing;
  // Who is away altogether is no matter of this channel; a mute is taken away in its file.
  if (member.muted || member.passedOver === 'elsewhere' || member.passedOver === 'file') return nothing;
  const label = say.release(member.name);
  return html`<button
    class="ib"
    title=${label}
    aria-label=${label}
    ?disabled=${!canAct(state)}
    @click=${() => act({ type: 'post', message: { type: 'release', agent: member.id } })}
  >
    ${icon('debug-continue', 'sm')}
  </button>`;
}

function line(scene: ChannelScene, member: ChannelMemberView, place: number | undefined): TemplateResult {
  const { head } = scene;
  const off = member.state === 'OFFLINE' || member.muted === true;
  return html`<li>
    <span class="num muted">${place ?? nothing}</span>
    ${memberFace(head, member.id, 'm', off ? 'off' : '')}
    <span class="nm ${off ? 'muted' : ''}" title=${member.role}>${member.name}</span>
    <span class="st">${standing(scene, member)}${release(scene, member)}</span>
  </li>`;
}

function next(scene: ChannelScene): Drawn {
  const { head, say } = scene;
  const queued = head.queue.flatMap((id) => memberOf(head, id) ?? []);
  if (queued.length === 0) return nothing;
  return html`<section>
    <h2><span>${say.next}</span><span class="r">${say.cycleSmall(head.cycle)}</span></h2>
    <ol class="q">${queued.map((member, i) => line(scene, member, i + 1))}</ol>
  </section>`;
}

function alsoHere(scene: ChannelScene): Drawn {
  const { head, say } = scene;
  const shown = new Set([...head.queue, head.active?.agent]);
  const others = head.members.filter(({ id }) => !shown.has(id));
  if (others.length === 0) return nothing;
  return html`<section>
    <h2><span>${say.alsoHere}</span></h2>
    <ul class="q">${others.map((member) => line(scene, member, undefined))}</ul>
  </section>`;
}

function guards({ head, say, state }: ChannelScene): Drawn {
  const { guards: counted } = head;
  if (counted === undefined || head.archived || head.turns === 'dead') return nothing;
  const { money } = sumWords[state.language];
  const plain = ({ used, limit }: UsedView) => `${count(used)} / ${count(limit)}`;
  const row = (label: string, used: UsedView | undefined, text: (used: UsedView) => string): Drawn =>
    used === undefined
      ? nothing
      : html`<span>${label}</span
          ><span
            class="bar ${used.used >= used.limit ? 'hot' : ''}"
            ${cssVars({ '--w': `${Math.min(100, Math.round((used.used / used.limit) * 100))}%` })}
            ><i></i></span
          ><span>${text(used)}</span>`;
  return html`<section>
    <h2><span>${say.guards}</span></h2>
    <div class="gl num">
      ${row(say.guardTurns, counted.turns, plain)} ${row(say.guardAlone, counted.withoutHuman, plain)}
      ${row(say.guardTokens, counted.tokens, plain)}
      ${row(say.guardCost, counted.cost, ({ used, limit }) => `${money(used)} / ${money(limit)}`)}
    </div>
  </section>`;
}

/** Where it is narrow the strip shows the floor already. */
export const overview = (scene: ChannelScene): TemplateResult =>
  html`${next(scene)} ${alsoHere(scene)} ${guards(scene)}`;

export const side = (scene: ChannelScene): TemplateResult =>
  html`<aside class="side" aria-label=${scene.say.turns}>
    <div class="stick">${floorCard(scene)} ${overview(scene)}</div>
  </aside>`;
