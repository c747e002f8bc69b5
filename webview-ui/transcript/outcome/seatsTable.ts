/** The seats: a column a voting phase, a dot on a flip, confidence as a number, the share of words as a bar. */
import { html, nothing, type TemplateResult } from 'lit';
import type { PhaseView, SeatView, StandView, TurnView } from '../../../src/rpc/views/views.ts';
import { avatar } from '../../shared/avatar.ts';
import { icon } from '../../shared/icon.ts';
import type { Scene } from '../frame/transcriptScene.ts';
import { nameOf, voters } from '../model/seatNames.ts';
import { hasSupport, letterMark } from '../motion/letters.ts';
import { bar, standMark } from '../turns/marksView.ts';
import { phaseName, shortPhase } from '../turns/phaseNames.ts';

/** The column is narrow: the last votes are those that count. */
const mostColumns = 3;

const standIn = (phase: PhaseView, seat: string): StandView | undefined =>
  phase.stands.find((stand) => stand.seat === seat)?.stand;

const isVote = (stand: StandView | undefined): boolean =>
  stand === 'agree' || stand === 'disagree' || stand === 'nuance';

function flipped(phases: readonly PhaseView[], nth: number, seat: string): boolean {
  const here = phases[nth] && standIn(phases[nth], seat);
  const before = phases
    .slice(0, nth)
    .map((phase) => standIn(phase, seat))
    .findLast(isVote);
  return isVote(here) && before !== undefined && before !== here;
}

const turnIn = ({ state }: Scene, { run }: PhaseView, seat: string): TurnView | undefined =>
  state.entries.find(
    (entry): entry is TurnView => entry.kind === 'turn' && entry.run === run && entry.seat === seat,
  );

function line(
  scene: Scene,
  phases: readonly PhaseView[],
  shown: readonly PhaseView[],
  seat: SeatView,
): TemplateResult {
  const { head, say, motion } = scene;
  const lettered = hasSupport(head);
  const cells = shown.map((phase) => {
    const stand = standIn(phase, seat.id);
    // Not asked there: nothing is to come either.
    if (stand === undefined && phase.stands.length > 0) return html`<td class="c"></td>`;
    const turn = lettered ? turnIn(scene, phase, seat.id) : undefined;
    const moves = lettered ? turn?.move !== undefined : flipped(phases, phases.indexOf(phase), seat.id);
    const word = lettered ? motion.moved : say.flipped;
    const dot = moves ? html`<i class="flip" title=${word}></i><span class="sr">${word}</span>` : nothing;
    const letter = turn?.backs === undefined ? nothing : letterMark(scene, turn.backs);
    return html`<td class="c">${standMark(scene, seat.name, stand ?? 'to-come')}${letter}${dot}</td>`;
  });
  return html`<tr>
    <th scope="row"><span class="nm">${avatar(head, seat.id, 'm')}<span>${seat.name}</span></span></th>
    ${cells}
    <td class="cf num">${seat.confidence ?? '–'}</td>
    <td class="w">
      <span class="wbar">${bar(seat.share, seat.share > 50 ? 'hot' : '')}<span class="n num">${say.share(seat.share)}</span></span>
    </td>
  </tr>`;
}

/** Who writes and who judges, where the protocol has such seats. */
function roles({ head, council, say }: Scene): TemplateResult | typeof nothing {
  const parts = [
    ...(head.owner === undefined ? [] : [[council.roles.owner, nameOf(head, head.owner)]]),
    ...(head.qa === undefined ? [] : [[council.roles.qa, nameOf(head, head.qa)]]),
  ];
  if (parts.length === 0) return nothing;
  return html`<p class="under">
    ${parts.map(([role, name]) => html`<span><span class="muted">${role}${say.colon}</span> ${name}</span>`)}
  </p>`;
}

function dominance({ head, say }: Scene): TemplateResult | typeof nothing {
  if (head.dominance === undefined) return nothing;
  const { seat, percent } = head.dominance;
  return html`<p class="under warnc">${icon('warning', 'sm')}<span>${say.holds(nameOf(head, seat), percent)}</span></p>`;
}

export function seatsTable(scene: Scene): TemplateResult {
  const { head, say, council, motion } = scene;
  const lettered = hasSupport(head);
  const phases = head.phases.filter((phase) => phase.votes && phase.state !== 'skipped');
  const shown = phases.slice(-mostColumns);
  return html`<section>
    <h2><span>${say.seatsHeading}</span>${lettered && shown.length === 0 ? nothing : html`<span class="r"><i class="flip"></i>${lettered ? motion.moved : say.flipped}</span>`}</h2>
    <table class="seats ${lettered ? 'l' : ''}">
      <thead>
        <tr>
          <th scope="col"><span class="sr">${say.seat}</span></th>
          ${shown.map((phase) => html`<th scope="col" class="c" title=${phaseName(scene, head, phase)}>${shortPhase(scene, head, phase)}</th>`)}
          <th scope="col" class="cf" title=${council.confidence}>${say.confidenceShort}</th>
          <th scope="col" class="w">${say.words}</th>
        </tr>
      </thead>
      <tbody>
        ${voters(head).map((seat) => line(scene, phases, shown, seat))}
      </tbody>
    </table>
    ${roles(scene)} ${dominance(scene)}
  </section>`;
}
