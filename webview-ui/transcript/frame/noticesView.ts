/** Notices say what happened, then what to do. */
import { html, nothing, type TemplateResult } from 'lit';
import { fileNoteWords } from '../../../src/rpc/words/host/sharedFileWords.ts';
import { moment } from '../../shared/format.ts';
import { icon } from '../../shared/icon.ts';
import { notice } from '../../shared/noticeView.ts';
import { canAct } from '../model/actTranscript.ts';
import { nameOf } from '../model/seatNames.ts';
import { overBudget } from '../outcome/budgetView.ts';
import { keptLine } from '../outcome/publishView.ts';
import { stars } from '../outcome/rating.ts';
import type { Scene } from './transcriptScene.ts';

type Drawn = TemplateResult | typeof nothing;

const link = (scene: Scene, what: 'archive' | 'decisions', label: string): TemplateResult =>
  html`<button class="link" @click=${() => scene.act({ type: 'post', message: { type: 'open', what } })}>${label}</button>`;

const archiveLink = (scene: Scene): Drawn =>
  scene.head.archivePath === undefined ? nothing : html` · ${link(scene, 'archive', scene.say.openArchive)}`;

function decided(scene: Scene): Drawn {
  const { head, say, council, state } = scene;
  const { decision, change } = head;
  if (decision === undefined) return nothing;
  const { verdict, by, text, at } = decision;
  const rating = verdict === 'reject' ? nothing : stars(scene);
  const quote = text === undefined || text === '' ? '' : `${say.quote(text)} · `;
  return notice(
    verdict === 'reject' ? 'disagree' : 'agree',
    'law',
    say.decidedBy[verdict](nameOf(head, by)),
    html`${quote}${moment(at, state.language)} · ${link(scene, 'decisions', 'DECISIONS.md')}${archiveLink(scene)}${change === undefined ? nothing : html`<br />${council.proposedChange.standing(change)}`}${keptLine(scene)}`,
    rating,
  );
}

function paused(scene: Scene): TemplateResult {
  const { head, say, council, act, state } = scene;
  const over = overBudget(scene);
  if (over !== undefined) return over;
  const title = head.why === undefined ? say.paused : say.because(say.paused, council.reason(head.why));
  return notice(
    'warnc',
    'debug-pause',
    title,
    say.kept,
    html`<button
        class="btn sm primary"
        ?disabled=${!canAct(state)}
        @click=${() => act({ type: 'post', message: { type: 'resume' } })}
      >
        ${say.resume}
      </button>
      <button class="btn sm" ?disabled=${!canAct(state)} @click=${() => act({ type: 'ask-stop', asked: true })}>
        ${say.stop}
      </button>`,
  );
}

/** How the council stands, for every status in which it does not simply run or wait for a decision. */
export function statusNotice(scene: Scene): Drawn {
  const { head, say, council } = scene;
  const { why } = head;
  const reason = why === undefined ? undefined : council.reason(why);
  const titled = (word: string) => (reason === undefined ? word : say.because(word, reason));
  switch (head.status) {
    case 'running':
    case 'decision':
      return nothing;
    case 'paused':
      return paused(scene);
    case 'decided':
    case 'rejected':
      return decided(scene);
    case 'recommended':
      return notice(
        '',
        'circle-large',
        say.recommended,
        html`${say.recommendedDetail}${archiveLink(scene)}${keptLine(scene)}`,
      );
    case 'inconclusive':
      return notice(
        '',
        'circle-slash',
        why?.count === undefined || why.of === undefined
          ? titled(say.inconclusive)
          : council.inconclusive(why.count, why.of),
        html`${say.inconclusiveDetail}${archiveLink(scene)}${keptLine(scene)}`,
      );
    case 'stopped':
      return notice(
        '',
        'debug-stop',
        why?.code === 'stopped-by' ? capital(reason ?? '') : titled(say.stopped),
        html`${say.kept}${archiveLink(scene)}${keptLine(scene)}`,
      );
    case 'over-budget':
      return notice(
        'warnc',
        'warning',
        titled(say.overBudget),
        html`${say.kept}${archiveLink(scene)}${keptLine(scene)}`,
      );
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What stands above the box whatever the council does: the host is gone, an action was refused, a stop to confirm. */
export function hostNotice({ state, say }: Scene): Drawn {
  return state.host.state === 'restarting'
    ? notice('warnc', 'sync', say.hostRestarting, say.attempt(state.host.attempt, state.host.of))
    : nothing;
}

/** Whoever writes in the shared file looks here too: what of it could not be taken, and why. */
export function fileNotice({ head, state }: Scene): Drawn {
  if (head.fileNotes === undefined) return nothing;
  const words = head.fileNotes.map(({ what, seat, where, kept }) =>
    fileNoteWords(state.language, {
      what: what[0] ?? '',
      seat: seat === undefined ? undefined : nameOf(head, seat),
      where,
      kept,
    }),
  );
  return html`<div class="note warnc" role="status">
    ${icon('warning')}
    <div class="grow">${words.map((each) => html`<p>${each}</p>`)}</div>
  </div>`;
}

export function refusalNotice({ state, say, act }: Scene): Drawn {
  if (state.refused === undefined) return nothing;
  return html`<div class="note warnc" role="alert">
    ${icon('warning')}
    <div class="grow"><p><b>${say.refused}</b></p><p class="muted">${state.refused}</p></div>
    <button class="ib" title=${say.close} aria-label=${say.close} @click=${() => act({ type: 'forget-refusal' })}>
      ${icon('close')}
    </button>
  </div>`;
}

export function stopNotice({ state, say, act }: Scene): Drawn {
  if (!state.stopAsked) return nothing;
  return notice(
    'warnc',
    'debug-stop',
    say.stopAsk,
    say.stopDetail,
    html`<button class="btn sm stop" @click=${() => act({ type: 'post', message: { type: 'stop' } })}>${say.stop}</button>
      <button class="btn sm" @click=${() => act({ type: 'ask-stop', asked: false })}>${say.keepGoing}</button>`,
  );
}
