/** Support for the one motion: a segment a seat with the letter it stands on, a count, and never a vote without its object. */
import { html, nothing, type TemplateResult } from 'lit';
import type { SupportStandView } from '../../../src/rpc/views/motionViews.ts';
import type { CouncilHead, StandView } from '../../../src/rpc/views/views.ts';
import { objectOf } from '../../../src/rpc/words/council/motionWords.ts';
import { avatar } from '../../shared/avatar.ts';
import { listed } from '../../shared/format.ts';
import type { Scene } from '../frame/transcriptScene.ts';
import { nameOf } from '../model/seatNames.ts';
import { standClass, standGlyph } from '../turns/marksView.ts';
import { hasLetters, isDocument, letterMark, voteWord } from './letters.ts';

type Drawn = TemplateResult | typeof nothing;

/** Above eight seats faces are too small to tell apart. */
const mostFaces = 8;

/** How a seat stands: its vote, or why there is none yet. */
export function standNow({ head }: Scene, { seat, vote }: SupportStandView): StandView {
  const told = vote ?? head.tally.stands.find((each) => each.seat === seat)?.stand ?? 'to-come';
  return told === 'answered' ? 'to-come' : told;
}

type Side = 'for' | 'nuance' | 'other' | 'unreadable' | 'absent' | 'to-come' | 'against';

/** On which side of the motion: a vote is on it; who agrees on another proposal has none, and does not back this one. */
function sideOf(scene: Scene, stand: SupportStandView): Side {
  const now = standNow(scene, stand);
  if (now === 'unreadable' || now === 'absent' || now === 'to-come') return now;
  if (now === 'disagree') return 'against';
  const isOnIt = stand.vote !== undefined || !hasLetters(scene.head);
  return !isOnIt ? 'other' : now === 'nuance' ? 'nuance' : 'for';
}

const order: readonly Side[] = ['for', 'nuance', 'other', 'to-come', 'unreadable', 'absent', 'against'];

const sorted = (scene: Scene): { stand: SupportStandView; side: Side }[] =>
  (scene.head.support?.stands ?? [])
    .map((stand) => ({ stand, side: sideOf(scene, stand) }))
    .sort((a, b) => order.indexOf(a.side) - order.indexOf(b.side));

/** “3 of 4 back B”; strong and soft only where they are. */
export function supportVerdict({ head, motion, council }: Scene): string {
  const { support } = head;
  if (support === undefined || support.verdict === 'no-vote') return motion.noVote;
  if (support.verdict === 'none-yet') return council.consensus['none-yet'];
  if (head.motion === undefined) return council.consensus.none;
  const count = motion.back(support.back, support.of, objectOf(head.motion, motion));
  // No line begins with the dot.
  return support.verdict === 'none' ? count : `${council.consensus[support.verdict]}\u00a0· ${count}`;
}

/** The meter, read aloud: “Support for motion B: Henry, Sage and Nova back it, Blaise backs C”. */
export function supportSaid(scene: Scene): string {
  const { head, page, state } = scene;
  const stands = sorted(scene);
  const name = (stand: SupportStandView) => nameOf(head, stand.seat);
  const backers = stands.filter(({ side }) => side === 'for').map(({ stand }) => name(stand));
  const others = stands
    .filter(({ side }) => side !== 'for')
    .map(({ stand, side }) =>
      (side === 'against' || side === 'other') && stand.letter !== undefined
        ? page.nameBacks(name(stand), stand.letter)
        : side === 'against'
          ? page.nameAgainst(name(stand))
          : page.nameStands(
              name(stand),
              voteWord(scene, standNow(scene, stand), isDocument(head)).toLowerCase(),
            ),
    );
  const said = [
    ...(backers.length === 0 ? [] : [page.backIt(listed(backers, state.language), backers.length)]),
    ...others,
  ].join(', ');
  const what = head.motion === undefined ? supportVerdict(scene) : page.supportFor(head.motion.letter);
  return said === '' ? what : `${what}${scene.say.colon} ${said}`;
}

export function supportMeter(scene: Scene): Drawn {
  const { head } = scene;
  const stands = sorted(scene);
  if (head.support?.verdict === 'no-vote' || stands.length === 0) return nothing;
  const faces = stands.length <= mostFaces;
  const letters = stands.length <= 2 * mostFaces;
  return html`<div class="meter ${faces ? '' : 'many'}" role="img" aria-label=${supportSaid(scene)}>
    ${stands.map(({ stand, side }) => {
      const now = standNow(scene, stand);
      const look = side === 'other' ? `other ${standClass(now)}` : standClass(now);
      return html`<span class="seg ${look}" title="${nameOf(head, stand.seat)}: ${voteWord(scene, now, isDocument(head))}"
        >${faces ? avatar(head, stand.seat, 'm') : nothing}${standGlyph(now, 'sm')}${stand.letter === undefined || !letters ? nothing : letterMark(scene, stand.letter)}</span
      >`;
    })}
  </div>`;
}

/** It ended before it came to what it was convened for. */
const isCutShort = ({ status }: CouncilHead): boolean =>
  status === 'stopped' || status === 'inconclusive' || status === 'over-budget';

/** “3 back it”, “1 against, for C”, and who is yet to vote. */
export function supportTally(scene: Scene): Drawn {
  const { motion, say, head, page, state } = scene;
  const stands = sorted(scene);
  if (head.support?.verdict === 'no-vote')
    return isCutShort(head) ? nothing : html`<p class="muted">${motion.oneRound}</p>`;
  const of = (...sides: Side[]) => stands.filter(({ side }) => sides.includes(side));
  const part = (stand: StandView, text: string, n: number): Drawn =>
    n === 0 ? nothing : html`<span class="mk ${standClass(stand)}">${standGlyph(stand, 'sm')}${text}</span>`;
  const lettersOf = (all: typeof stands) =>
    [...new Set(all.flatMap(({ stand }) => stand.letter ?? []))]
      .filter((letter) => letter !== head.motion?.letter)
      .sort();
  const against = of('against');
  const others = of('other');
  const isWork = isDocument(head);
  const count = head.support?.back ?? 0;
  // Where proposals are backed, a nuance backs one all the same.
  const backing = count > of('for').length;
  const behind = backing ? count : of('for').length;
  const put = head.motion !== undefined;
  return html`<div class="tally">
    ${part('agree', isWork ? page.approveIt(behind) : motion.backIt(behind), behind)}
    ${part('nuance', backing ? page.withNuance(of('nuance').length) : say.tally.nuance(of('nuance').length), of('nuance').length)}
    ${put ? part('disagree', motion.against(against.length, lettersOf(against)), against.length) : part('disagree', say.tally.disagree(against.length), against.length)}
    ${others.length === 0 ? nothing : html`<span class="mk pending">${standGlyph('agree', 'sm')}${page.forOthers(others.length, listed(lettersOf(others), state.language))}</span>`}
    ${part('unreadable', say.tally.unreadable(of('unreadable').length), of('unreadable').length)}
    ${part('absent', say.tally.absent(of('absent').length), of('absent').length)}
    ${part('to-come', say.tally['to-come'](of('to-come').length), of('to-come').length)}
  </div>`;
}

/** The votes alone, in the order of the meter. */
export const supportGlyphs = (scene: Scene): TemplateResult =>
  html`<span class="glyphs" aria-hidden="true"
    >${sorted(scene).map(({ stand, side }) => {
      const now = standNow(scene, stand);
      return html`<span class="glyph ${side === 'other' ? 'pending' : standClass(now)}">${standGlyph(now, 'sm')}</span>`;
    })}</span
  >`;
