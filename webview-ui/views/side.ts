/** The overview: consensus, seats, blocking issues, time. A column where there is room, a panel where there is not. */
import { html, nothing, type TemplateResult } from 'lit';
import type { BlockingView } from '../../src/rpc/views.ts';
import { clock, count } from '../format.ts';
import { nameOf } from '../model/people.ts';
import { elapsedOf } from '../model/time.ts';
import { icon } from './icon.ts';
import { bar } from './marks.ts';
import { meter, tallyLine, verdict } from './meter.ts';
import { phaseWord } from './phaseNames.ts';
import type { Scene } from './scene.ts';
import { seatsTable } from './seatsTable.ts';

/** A blocking issue is withdrawn by its seat's next turn without it. */
function withdrawnIn({ state }: Scene, issue: BlockingView): string | undefined {
  const turns = state.entries
    .filter((entry) => entry.kind === 'turn')
    .filter((turn) => turn.seat === issue.seat);
  const raised = turns.findLastIndex(
    (turn) => turn.phase === issue.phase && turn.blocking.includes(issue.text),
  );
  return raised < 0 ? undefined : turns.slice(raised + 1).find((turn) => turn.state === 'replied')?.phase;
}

function issues(scene: Scene): TemplateResult | typeof nothing {
  const { head, say } = scene;
  if (head.blocking.length === 0) return nothing;
  const open = head.blocking.filter((issue) => issue.open).length;
  const line = (issue: BlockingView) => {
    const phase = issue.open ? issue.phase : withdrawnIn(scene, issue);
    const word = phase === undefined ? undefined : phaseWord(scene, phase);
    const state = issue.open ? say.raised(word ?? issue.phase) : say.withdrawn(word);
    return html`<li class=${issue.open ? 'blocking' : 'agree'}>
      ${icon(issue.open ? 'circle-slash' : 'pass', 'sm')}
      <span
        >${issue.open ? html`<span>${issue.text}</span>` : html`<s class="muted">${issue.text}</s>`}
        <span class="muted by">${nameOf(head, issue.seat)} · ${state}</span></span
      >
    </li>`;
  };
  return html`<section>
    <h2><span>${say.blockingIssues}</span><span class="r">${say.open(open)}</span></h2>
    <ul class="issues">${head.blocking.map(line)}</ul>
  </section>`;
}

function budget({ head, now, say }: Scene): TemplateResult {
  const spent = elapsedOf(head, now);
  const most = head.minutes * 60_000;
  return html`<section>
    <h2><span>${say.budget}</span></h2>
    <div class="bud num">
      <span>${say.time}</span>${bar((spent / most) * 100, spent > most ? 'hot' : '')}<span
        >${clock(spent)} / ${clock(most)}</span
      >
      ${head.tokens > 0 ? html`<span>${say.tokens}</span><span></span><span>${count(head.tokens)}</span>` : nothing}
    </div>
  </section>`;
}

export const overview = (scene: Scene): TemplateResult =>
  html`<section>
      <h2>
        <span>${scene.council.consensusHeading}</span
        ><span class="r">${scene.council.quorum(scene.head.tally.quorum, scene.head.tally.of)}</span>
      </h2>
      <div class="verdict">${verdict(scene)}</div>
      ${meter(scene)} ${tallyLine(scene)}
    </section>
    ${seatsTable(scene)} ${issues(scene)} ${budget(scene)}`;

export const side = (scene: Scene): TemplateResult =>
  html`<aside class="side" aria-label=${scene.say.overview}><div class="stick">${overview(scene)}</div></aside>`;
