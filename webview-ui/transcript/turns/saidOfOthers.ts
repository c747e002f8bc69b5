/** What a turn says of others and what is said of it: stances, direct questions, flags. Lines, never blocks. */
import { html, nothing, type TemplateResult } from 'lit';
import type { StandView, TurnView } from '../../../src/rpc/views/views.ts';
import { icon } from '../../shared/icon.ts';
import type { Scene } from '../frame/transcriptScene.ts';
import { nameOf } from '../model/seatNames.ts';
import { turnBefore } from '../model/turnEntries.ts';
import { standClass, standGlyph } from './marksView.ts';
import { nameOfRun } from './phaseNames.ts';
import { inline } from './proseView.ts';

type Drawn = TemplateResult | typeof nothing;

const stand = { agree: 'agree', partial: 'nuance', disagree: 'disagree' } as const satisfies Record<
  string,
  StandView
>;

/** In a line when they are bare, one below the other when they come with words. */
export function towards(scene: Scene, turn: TurnView, place: number): Drawn {
  const { head, say, council } = scene;
  const stances = turn.stances ?? [];
  if (stances.length === 0) return nothing;
  const spoken = stances.some(({ comment = '' }) => comment !== '');
  return html`<div class="others ${spoken ? 'spoken' : ''}">
    <span class="muted">${say.onTheOthers}${say.colon}</span>
    <ul>
      ${stances.map(({ seat, stance, comment = '' }) => {
        const kind = stand[stance];
        return html`<li class="rec ${standClass(kind)}">
          ${standGlyph(kind, 'sm')}<span
            ><span>${nameOf(head, seat)}</span><span class="sr">${say.colon} ${council.towards[stance]}</span
            >${comment === '' ? nothing : html`<span class="muted">${say.colon}</span> ${inline(scene, comment, place)}`}</span
          >
        </li>`;
      })}
    </ul>
  </div>`;
}

/** A question that stands in the words is not read twice: here it is said to whom it goes, and whether it was taken up. */
const inWords = (turn: TurnView, text: string): boolean => turn.body.includes(text);

export const questions = (scene: Scene, turn: TurnView, place: number): TemplateResult[] =>
  (turn.questions ?? []).map(
    ({ to, text, answered }) =>
      html`<div class="rec ${answered ? 'agree' : 'pending'}">
        ${icon(answered ? 'pass' : 'question', 'sm')}<span
          ><span class="muted">${scene.council.question(nameOf(scene.head, to), answered)}${inWords(turn, text) ? '' : scene.say.colon}</span>
          ${inWords(turn, text) ? nothing : inline(scene, text, place)}</span
        >
      </div>`,
  );

/** A repetition and a vote that changed can be held against what the seat said before. */
const compares: ReadonlySet<string> = new Set(['repeats', 'conforms']);

export function flags(scene: Scene, turn: TurnView): TemplateResult[] {
  const { say, head, state, reveal, still } = scene;
  // A move is told with its ends where the council has a motion.
  const told = (turn.flags ?? []).filter(({ code }) => turn.move === undefined || !code.startsWith('moved-'));
  return told.map((flag) => {
    const before = compares.has(flag.code) ? turnBefore(state.entries, turn.key, turn.seat) : undefined;
    return html`<div class="rec warnc flag">
      ${icon('warning', 'sm')}<span
        >${say.flag(flag, nameOf(head, turn.seat))}${
          before === undefined
            ? nothing
            : still
              ? html`. <a href="#${still.anchor(before.key)}">${say.compareWith(nameOfRun(scene, before))}</a>`
              : html`. <button class="link" @click=${() => reveal(before.key)}>${say.compareWith(nameOfRun(scene, before))}</button>`
        }</span
      >
    </div>`;
  });
}
