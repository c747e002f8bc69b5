/** How the channel stands when it does not simply go on: what happened, then what to do. */
import { html, nothing, type TemplateResult } from 'lit';
import { own } from '../../../src/rpc/own.ts';
import type { StopView } from '../../../src/rpc/views/channelViews.ts';
import { channelStops, isOfSums, raisedLimit } from '../../../src/rpc/words/channels/channelStops.ts';
import { notice } from '../../shared/noticeView.ts';
import { answersFor, canAct, memberName } from '../model/channelState.ts';
import type { ChannelScene } from './channelSceneOfPage.ts';

type Drawn = TemplateResult | typeof nothing;

export function hostNotice({ state, common }: ChannelScene): Drawn {
  const { host } = state;
  if (host.state !== 'restarting') return nothing;
  return notice('warnc', 'debug-disconnect', common.hostRestarting, common.attempt(host.attempt, host.of));
}

export function refusalNotice({ state, common, act }: ChannelScene): Drawn {
  if (state.refused === undefined) return nothing;
  return notice(
    'warnc',
    'warning',
    common.refused,
    state.refused,
    html`<button class="btn sm" @click=${() => act({ type: 'forget-refusal' })}>${common.close}</button>`,
  );
}

function archived({ head, say, act }: ChannelScene): TemplateResult {
  const path = head.archived?.summary;
  return notice(
    '',
    'archive',
    say.archived,
    path === undefined
      ? ''
      : html`<button class="link" @click=${() => act({ type: 'post', message: { type: 'open', what: 'summary' } })}>
          ${path}
        </button>`,
  );
}

/** A limit of tokens or money: a message does not lift it, so the first thing to do is to raise it. */
function overSum({ say, act, state }: ChannelScene, stop: StopView): TemplateResult {
  const words = channelStops[state.language];
  const to = raisedLimit(stop);
  const limits = stop.reason === 'cost-an-hour' ? { costAnHour: to } : { tokensAnHour: to };
  return notice(
    'warnc',
    'shield',
    say.stopped(words.why(stop)),
    words.lifted(stop.reason),
    html`<button
        class="btn sm primary"
        ?disabled=${!canAct(state)}
        @click=${() => act({ type: 'post', message: { type: 'limit', ...limits } })}
      >
        ${words.raise(stop)}
      </button>
      <button class="btn sm" @click=${() => act({ type: 'post', message: { type: 'open', what: 'channels' } })}>
        ${say.changeLimit}
      </button>`,
  );
}

function stopped(scene: ChannelScene): TemplateResult {
  const { head, say, act, toBox, state } = scene;
  const stop = head.stopped ?? { reason: '', limit: 0 };
  const { reason, limit } = stop;
  if (isOfSums(stop)) return overSum(scene, stop);
  return notice(
    'warnc',
    'shield',
    say.stopped(own(say.stops, reason)?.(limit) ?? reason),
    reason === 'turns-without-human' ? say.stoppedDetail : channelStops[state.language].lifted(reason),
    html`<button class="btn sm" @click=${toBox}>${say.goOn}</button>
      ${
        // The end of a chain is the same everywhere, and stands in no file.
        reason === 'chain'
          ? nothing
          : html`<button class="btn sm" @click=${() => act({ type: 'post', message: { type: 'open', what: 'channels' } })}>
              ${say.changeLimit}
            </button>`
      }`,
  );
}

function paused({ head, say, act, state }: ChannelScene): TemplateResult {
  const { by, late } = head.paused ?? {};
  return notice(
    'warnc',
    'debug-pause',
    late ? say.pausedLate : say.paused(by === undefined ? undefined : memberName(head, by)),
    late ? say.pausedLateDetail : say.pausedDetail,
    html`<button
      class="btn sm"
      ?disabled=${!canAct(state)}
      @click=${() => act({ type: 'post', message: { type: 'resume' } })}
    >
      ${say.resume}
    </button>`,
  );
}

/** The floor is a person's: this reader's, or one in whose name the reader may answer. */
function personsTurn({ head, say, state, act, toBox }: ChannelScene): Drawn {
  const { active } = head;
  if (active?.person !== true) return nothing;
  const mine = active.agent === state.me;
  const answering = answersFor(state) !== undefined;
  const answer = () => {
    act({ type: 'answer-as', agent: answering ? undefined : active.agent });
    if (!answering) toBox();
  };
  const pass = () => act({ type: 'post', message: { type: 'pass', turn: active.turn, completes: true } });
  return notice(
    'warnc',
    'account',
    mine ? say.yourTurn : say.personsTurn(active.name),
    // Where it is narrow the box has no room to say in whose name it speaks.
    mine ? say.yourTurnDetail : answering ? say.speaksAs(active.name) : say.personsTurnDetail(active.name),
    html`${
      mine
        ? nothing
        : html`<button class="btn sm" @click=${answer}>
            ${answering ? say.answerAsMe : say.answerAs(active.name)}
          </button>`
    }
      <button class="btn sm" ?disabled=${!canAct(state)} @click=${pass}>${say.passTurn}</button>`,
  );
}

/** Nobody has anything to add: whoever began it was asked for a summary, and a person may write one. */
function idle({ head, say, act, state }: ChannelScene): TemplateResult {
  const initiator = head.discussion?.initiator ?? '';
  return notice(
    '',
    'coffee',
    say.idle,
    initiator === state.me ? say.idleYours : say.idleDetail(memberName(head, initiator)),
    html`<button
      class="btn sm primary"
      ?disabled=${!canAct(state)}
      @click=${() => act({ type: 'post', message: { type: 'open', what: 'conclude' } })}
    >
      ${say.conclude}
    </button>`,
  );
}

export function statusNotice(scene: ChannelScene): Drawn {
  const { head, say, act } = scene;
  if (head.archived) return archived(scene);
  if (head.paused) return paused(scene);
  if (head.stopped) return stopped(scene);
  if (head.active?.person) return personsTurn(scene);
  const { blocked, councils } = head;
  if (blocked !== undefined)
    return notice(
      '',
      'debug-pause',
      say.blocked(blocked),
      say.blockedDetail,
      html`<button
        class="btn sm"
        @click=${() => act({ type: 'post', message: { type: 'open-channel', channel: blocked } })}
      >
        ${say.openChannel(blocked)}
      </button>`,
    );
  const [council] = councils;
  if (council === undefined)
    return head.mode === 'discussion' && head.stage === 'dormant' ? idle(scene) : nothing;
  return notice(
    '',
    'comment-discussion',
    say.council,
    say.councilDetail,
    html`<button class="btn sm" @click=${() => act({ type: 'post', message: { type: 'open-council', council } })}>
      ${say.openCouncil}
    </button>`,
  );
}
