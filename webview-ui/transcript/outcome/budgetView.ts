/** What is used and what it may be: time, cost, tokens; what was done about a limit that came near; the pause at one. */
import { html, nothing, type TemplateResult } from 'lit';
import type { FromPage } from '../../../src/rpc/pages/transcriptPageMessages.ts';
import type { UsedView } from '../../../src/rpc/views/deliberationViews.ts';
import { countedTokens, sumWords } from '../../../src/rpc/words/council/sumWords.ts';
import { clock, count } from '../../shared/format.ts';
import { icon } from '../../shared/icon.ts';
import { notice } from '../../shared/noticeView.ts';
import type { Scene } from '../frame/transcriptScene.ts';
import { canAct } from '../model/actTranscript.ts';
import { elapsedOf } from '../model/timeTaken.ts';
import { bar } from '../turns/marksView.ts';
import { phaseWord } from '../turns/phaseNames.ts';

type Limit = 'tokens' | 'cost' | 'time';

function line(name: string, { used, limit }: UsedView, say: (n: number) => string): TemplateResult {
  const share = limit === undefined ? 0 : (used / limit) * 100;
  return html`<span>${name}</span>${limit === undefined ? html`<span></span>` : bar(share, share > 100 ? 'hot' : '')}<span
      >${say(used)}${limit === undefined ? '' : ` / ${say(limit)}`}</span
    >`;
}

/** Only limits that exist, and what was used. */
export function budgetSection(scene: Scene): TemplateResult {
  const { head, now, say, council, state } = scene;
  const sums = sumWords[state.language];
  const { budget } = head;
  const most = budget?.minutes.limit ?? head.minutes;
  const tokens = budget?.tokens ?? { used: head.tokens };
  // What a limit counts is reckoned where nobody told it; without one nobody needs a guess.
  const isGuess = tokens.limit === undefined && (head.uncounted ?? 0) > 0;
  const told = (n: number): string => (isGuess ? countedTokens(head, state.language, count) : count(n));
  const shown = isGuess || tokens.used > 0 || tokens.limit !== undefined;
  const { cost } = budget ?? {};
  const notes = [
    ...(head.degradations ?? []).map(({ code, limit, phase }) =>
      council.degradation(code, limit, phaseWord(scene, phase)),
    ),
    ...((head.cut?.length ?? 0) > 0 ? [`${say.leftOut}${say.colon} ${head.cut?.join(', ')}`] : []),
  ];
  return html`<section>
    <h2><span>${say.budget}</span></h2>
    <div class="bud num">
      ${line(say.time, { used: elapsedOf(head, now), ...(most > 0 ? { limit: most * 60_000 } : {}) }, clock)}
      ${cost === undefined ? nothing : line(say.cost, cost, sums.money)}
      ${shown ? line(say.tokens, tokens, told) : nothing}
    </div>
    ${
      notes.length === 0
        ? nothing
        : html`<ul class="issues">${notes.map((text) => html`<li class="warnc">${icon('warning', 'sm')}<span>${text}</span></li>`)}</ul>`
    }
  </section>`;
}

const limitOf = (code: string | undefined): Limit | undefined =>
  (({ 'budget-tokens': 'tokens', 'budget-cost': 'cost', 'budget-time': 'time' }) as Record<string, Limit>)[
    code ?? ''
  ];

/** Twice what it was, in round numbers of its own kind. */
function raised(
  { head, state }: Scene,
  limit: Limit,
): { was: string; to: string; message: FromPage } | undefined {
  const { budget } = head;
  const now = { tokens: budget?.tokens.limit, cost: budget?.cost?.limit, time: budget?.minutes.limit }[limit];
  if (now === undefined) return undefined;
  const next = now * 2;
  const sums = sumWords[state.language];
  const named = { tokens: sums.tokens, cost: sums.money, time: sums.minutes }[limit];
  const message: FromPage =
    limit === 'tokens'
      ? { type: 'raise', tokens: next }
      : limit === 'cost'
        ? { type: 'raise', cost: next }
        : { type: 'raise', minutes: next };
  return { was: named(now), to: named(next), message };
}

/** Paused by a limit: synthesise what there is, or raise it. */
export function overBudget(scene: Scene): TemplateResult | undefined {
  const { head, say, act, state } = scene;
  const limit = limitOf(head.why?.code);
  const to = limit === undefined ? undefined : raised(scene, limit);
  if (limit === undefined || to === undefined) return undefined;
  const post = (message: FromPage) => () => act({ type: 'post', message });
  return notice(
    'warnc',
    'debug-pause',
    say.overLimit[limit](to.was),
    say.budgetDetail,
    html`<button class="btn sm primary" ?disabled=${!canAct(state)} @click=${post({ type: 'synthesise' })}>
        ${say.synthesizeNow}
      </button>
      <button class="btn sm" ?disabled=${!canAct(state)} @click=${post(to.message)}>${say.raiseTo(to.to)}</button>`,
  );
}
