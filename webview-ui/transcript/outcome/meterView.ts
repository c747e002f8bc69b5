/** Consensus as one segment a seat: four votes are four votes, never a percentage. */
import { html, type TemplateResult } from 'lit';
import type { StandView } from '../../../src/rpc/views/views.ts';
import { avatar } from '../../shared/avatar.ts';
import type { Scene } from '../frame/transcriptScene.ts';
import { nameOf } from '../model/seatNames.ts';
import { standClass, standGlyph } from '../turns/marksView.ts';

const order: StandView[] = ['agree', 'nuance', 'answered', 'to-come', 'unreadable', 'absent', 'disagree'];
const tallied = ['agree', 'nuance', 'disagree', 'unreadable', 'absent', 'to-come'] as const;

/** Answers of a blind phase are no votes yet. */
const asVote = (stand: StandView): StandView => (stand === 'answered' ? 'to-come' : stand);

/** Above eight seats faces are too small to tell apart. */
const mostFaces = 8;

export function verdict({ head, council }: Scene): string {
  const { tally } = head;
  if (tally.verdict !== 'none') return council.consensus[tally.verdict];
  return tally.agree * 2 > tally.of ? council.agreeOf(tally.agree, tally.of) : council.consensus.none;
}

export function tallyWords({ head, say }: Scene): string[] {
  return tallied.flatMap((stand) => {
    const n = head.tally.stands.filter((seat) => asVote(seat.stand) === stand).length;
    return n === 0 ? [] : [say.tally[stand](n)];
  });
}

export function meter(scene: Scene): TemplateResult {
  const { head } = scene;
  const stands = head.tally.stands
    .map(({ seat, stand }) => ({ seat, stand: asVote(stand) }))
    .sort((a, b) => order.indexOf(a.stand) - order.indexOf(b.stand));
  const faces = stands.length <= mostFaces;
  return html`<div class="meter" role="img" aria-label=${[verdict(scene), ...tallyWords(scene)].join(', ')}>
    ${stands.map(
      ({ seat, stand }) =>
        html`<span class="seg ${standClass(stand)}" title="${nameOf(head, seat)}: ${scene.council.votes[stand]}"
          >${faces ? avatar(head, seat, 'm') : ''}${standGlyph(stand, 'sm')}</span
        >`,
    )}
  </div>`;
}

export function tallyLine(scene: Scene): TemplateResult {
  return html`<div class="tally">
    ${tallied.map((stand) => {
      const n = scene.head.tally.stands.filter((seat) => asVote(seat.stand) === stand).length;
      return n === 0
        ? ''
        : html`<span class="mk ${standClass(stand)}">${standGlyph(stand, 'sm')}${scene.say.tally[stand](n)}</span>`;
    })}
  </div>`;
}
