/** The proposals in the order of the peers' ranking, who backs each, and the ranking itself as a table. */
import { html, nothing, type TemplateResult } from 'lit';
import type { ProposalView } from '../../../src/rpc/views/motionViews.ts';
import type { SeatView } from '../../../src/rpc/views/views.ts';
import { avatar, stack } from '../../shared/avatar.ts';
import { listed } from '../../shared/format.ts';
import type { Scene } from '../frame/transcriptScene.ts';
import type { Row } from '../model/feedRows.ts';
import { nameOf } from '../model/seatNames.ts';
import { letterMark } from './letters.ts';
import { panel } from './panel.ts';

type Drawn = TemplateResult | typeof nothing;

/** Above six seats only the order is shown; the table stands in a fold. */
const mostColumns = 6;

function backers(scene: Scene, { backers: seats }: ProposalView): TemplateResult {
  const { head, state, motion } = scene;
  if (seats.length === 0) return html`<span class="bk"><span class="muted">${motion.nobody}</span></span>`;
  const names = listed(
    seats.map((seat) => nameOf(head, seat)),
    state.language,
  );
  return html`<span class="bk" title=${names}
    >${seats.length <= mostColumns ? stack(head, seats, 'm') : nothing}<span class="sr">${names}</span><span class="num">${seats.length}</span></span
  >`;
}

/** Somebody was asked which of them to adopt. */
const isBacked = ({ head }: Scene): boolean =>
  head.motion !== undefined || head.proposals?.some((one) => one.backers.length > 0) === true;

function proposal(scene: Scene, one: ProposalView): TemplateResult {
  const { head, motion: say } = scene;
  const isMotion = head.motion?.letter === one.letter;
  const accepted = isMotion ? (head.motion?.accepted ?? []) : [];
  const facts = [
    ...(one.seat === undefined ? [] : [nameOf(head, one.seat)]),
    ...(one.amended === undefined ? [] : [say.amendedByAuthor(one.amended)]),
    ...accepted.map(({ by, text }) => say.acceptedAmendment(nameOf(head, by), text)),
  ];
  return html`<li>
    ${letterMark(scene, one.letter, 'big')}
    <div>
      <p>${one.text}</p>
      ${facts.length === 0 ? nothing : html`<div class="sub">${facts.join(' · ')}</div>`}
    </div>
    ${isBacked(scene) ? backers(scene, one) : nothing}
  </li>`;
}

function place(scene: Scene, one: ProposalView, seat: SeatView): TemplateResult {
  if (one.seat === seat.id)
    return html`<td class="own" title=${scene.page.ownAnswer}>–<span class="sr"> ${scene.page.ownAnswer}</span></td>`;
  const given = one.places.find((each) => each.seat === seat.id)?.place;
  return html`<td class="num ${given === 1 ? 'p1' : ''}">${given === undefined ? '' : html`<i>${given}</i>`}</td>`;
}

function table(scene: Scene, all: readonly ProposalView[], seats: readonly SeatView[]): TemplateResult {
  const { head, motion, page } = scene;
  return html`<table class="rk">
    <caption>${motion.ranked}</caption>
    <thead>
      <tr>
        <th scope="col"><span class="sr">${page.proposal}</span></th>
        ${seats.map((seat) => html`<th scope="col" title=${seat.name}>${avatar(head, seat.id, 's')}<span class="sr">${seat.name}</span></th>`)}
      </tr>
    </thead>
    <tbody>
      ${all.map(
        (one, nth) =>
          html`<tr>
            <th scope="row"><span class="num">${nth + 1}.</span> ${letterMark(scene, one.letter)} <span class="of">${one.seat === undefined ? '' : nameOf(head, one.seat)}</span></th>
            ${seats.map((seat) => place(scene, one, seat))}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** By how many ballots each way one stands above another; who is not ranked stands below. */
function beats(one: ProposalView, other: ProposalView, seats: readonly SeatView[]): boolean {
  let ahead = 0;
  for (const { id } of seats) {
    if (one.seat === id || other.seat === id) continue;
    const at = (each: ProposalView) =>
      each.places.find(({ seat }) => seat === id)?.place ?? Number.POSITIVE_INFINITY;
    ahead += Math.sign(at(other) - at(one)) || 0;
  }
  return ahead > 0;
}

/** How the order came about: plain where the first beats every other, and the tie where there was one. */
function hint(
  { head, motion, page }: Scene,
  all: readonly ProposalView[],
  seats: readonly SeatView[],
): TemplateResult {
  const [first, ...rest] = all;
  const clear = first !== undefined && rest.every((other) => beats(first, other, seats));
  const { tie, letter, by } = head.motion ?? {};
  const winner = clear && first !== undefined ? first.letter : undefined;
  const owned = all.some((one) => one.seat !== undefined);
  const order = owned
    ? winner === undefined
      ? motion.schulzeOrder
      : motion.schulze(winner)
    : page.orderOfOptions(winner);
  return html`<p class="hint2">${order}</p>
    ${
      tie === undefined || letter === undefined
        ? nothing
        : html`<p class="hint2"><b>${motion.tie(tie.letters, letter, tie.by, by)}</b></p>
            ${by === 'ranking' ? html`<p class="hint2">${motion.ties}</p>` : nothing}`
    }`;
}

function ranking(scene: Scene, all: readonly ProposalView[]): Drawn {
  const { head, motion, page, still, state, act } = scene;
  const ranked = new Set(all.flatMap((one) => one.places.map(({ seat }) => seat)));
  const seats = head.seats.filter((seat) => ranked.has(seat.id));
  if (seats.length === 0) return nothing;
  if (seats.length <= mostColumns)
    return html`<div class="ranked">${table(scene, all, seats)}${hint(scene, all, seats)}</div>`;
  const whole = html`<div class="wide" tabindex="0">${table(scene, all, seats)}</div>`;
  const open = state.whole['ranking'] === true;
  return html`<div class="ranked">
    <p class="cap">${motion.ranked}</p>
    <ol class="order">
      ${all.map((one, nth) => {
        const beaten = all.filter((other) => other !== one && beats(one, other, seats)).length;
        return html`<li><span class="num">${nth + 1}.</span> ${letterMark(scene, one.letter)} <span class="muted">${motion.beats(beaten, all.length - 1)}</span></li>`;
      })}
    </ol>
    ${hint(scene, all, seats)}
    ${
      still
        ? html`<details><summary>${page.rankingTable}</summary>${whole}</details>`
        : html`<button class="link" aria-expanded=${open} @click=${() => act({ type: 'whole', name: 'ranking', whole: !open })}>${page.rankingTable}</button>
            ${open ? whole : nothing}`
    }
  </div>`;
}

export function proposalsPanel(
  scene: Scene,
  row: Extract<Row, { kind: 'panel' }>,
  tabindex: number,
): TemplateResult {
  const { head, motion: say } = scene;
  const all = head.proposals ?? [];
  const letter = head.motion?.letter;
  const facts = letter === undefined ? String(all.length) : say.motionAmong(all.length, letter);
  const marks = all.map((one) => letterMark(scene, one.letter));
  return panel(
    scene,
    row,
    tabindex,
    say.proposals,
    facts,
    marks,
    () => html`<div class="pr">
    <ol class="props">${all.map((one) => proposal(scene, one))}</ol>
    ${ranking(scene, all)}
  </div>`,
  );
}
