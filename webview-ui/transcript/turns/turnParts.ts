/** What stands under a turn's text: marks, tables and diffs first, then lines, at last confidence and flags. */
import { html, nothing, type TemplateResult } from 'lit';
import { own } from '../../../src/rpc/own.ts';
import { placeBeside, placeNotes } from '../../../src/rpc/views/placeNotes.ts';
import type { TurnView } from '../../../src/rpc/views/views.ts';
import { icon } from '../../shared/icon.ts';
import type { Scene } from '../frame/transcriptScene.ts';
import { nameOf } from '../model/seatNames.ts';
import { gateIssues, gatePoints, gateRisks, markLook } from '../outcome/gateView.ts';
import { changeView } from './changeView.ts';
import { confidence } from './marksView.ts';
import { matrixTable } from './matrixView.ts';
import { placeLink } from './placeLink.ts';
import { inline } from './proseView.ts';
import { flags, questions, towards } from './saidOfOthers.ts';

type Drawn = TemplateResult | typeof nothing;

function checklist({ say, council }: Scene, turn: TurnView): Drawn {
  if (turn.checklist.length === 0) return nothing;
  return html`<ul class="check" aria-label=${say.checklist}>
    ${turn.checklist.map(({ point, mark }) => {
      const [colour, glyph] = markLook[mark];
      return html`<li class="mk ${colour}">
        ${icon(glyph, 'sm')}<span>${council.checklist[point]}</span><span class="sr">${say.colon} ${say.marks[mark]}</span>
      </li>`;
    })}
  </ul>`;
}

const line = (scene: Scene, label: string, text: string, place: number, glyph: string): TemplateResult =>
  html`<div class="rec">${icon(glyph, 'sm')}<span><span class="muted">${label}${scene.say.colon}</span> ${inline(scene, text, place)}</span></div>`;

/** Whose words the seat took note of: the injections that list it, up to this turn's phase. */
function acknowledgement(scene: Scene, turn: TurnView, place: number): Drawn {
  if (turn.acknowledges === undefined) return nothing;
  const { head, state, say } = scene;
  const from = state.entries.findLast(
    (entry) =>
      entry.kind === 'injection' && entry.run <= turn.run && entry.acknowledgedBy.includes(turn.seat),
  );
  const name = nameOf(head, from?.kind === 'injection' ? from.by : state.me);
  const words = turn.acknowledges.trim();
  return words === ''
    ? html`<span class="mk humanc">${icon('megaphone', 'sm')}${say.acknowledges(name)}</span>`
    : html`<div class="rec humanc">
        ${icon('megaphone', 'sm')}<span
          ><span class="muted">${say.acknowledges(name)}${say.colon}</span> ${inline(scene, words, place)}</span
        >
      </div>`;
}

/** Where a blocking issue stands in the workspace. */
function placeOf(scene: Scene, turn: TurnView, issue: number): Drawn {
  // Words that name it just so need it beside them only where it can be pressed.
  const found = scene.still ? placeBeside(turn, issue) : turn.places?.find((place) => place.issue === issue);
  return found === undefined ? nothing : html` ${placeLink(scene, found)}`;
}

function gateParts(scene: Scene, { qa }: TurnView, place: number): Drawn[] {
  if (qa === undefined) return [];
  return [gatePoints(scene, qa, place), ...gateIssues(scene, qa, place), gateRisks(scene, qa, place)];
}

export function parts(scene: Scene, turn: TurnView, place: number): Drawn {
  const { say, council, head } = scene;
  const stance = own<string>(council.stances, turn.stance);
  const wordless = turn.acknowledges?.trim() === '';
  const drawn: Drawn[] = [
    turn.proposal === undefined ? nothing : line(scene, council.proposal, turn.proposal, place, 'lightbulb'),
    checklist(scene, turn),
    ...turn.blocking.map(
      (text, issue) =>
        html`<div class="note blocking" role="note">
          ${icon('circle-slash')}<span><b>${council.blocking}</b> · ${inline(scene, text, place)}${placeOf(scene, turn, issue)}</span>
        </div>`,
    ),
    ...placeNotes(turn, council).map(
      (note) => html`<div class="rec">${icon('warning', 'sm')}<span>${note}</span></div>`,
    ),
    ...gateParts(scene, turn, place),
    (turn.matrix?.length ?? 0) === 0 ? nothing : matrixTable(scene, turn.matrix ?? [], place),
    turn.change?.diff === undefined ? nothing : changeView(scene, turn.key, turn.change),
    turn.recommendation === undefined
      ? nothing
      : line(scene, council.recommends, turn.recommendation, place, 'arrow-right'),
    ...turn.contests.map(
      ({ seat, point }) =>
        html`<div class="rec disagree">
          ${icon('error', 'sm')}<span
            ><span class="muted">${say.contests}</span> <b>${nameOf(head, seat)}</b
            ><span class="muted">${say.colon}</span> ${inline(scene, point, place)}</span
          >
        </div>`,
    ),
    towards(scene, turn, place),
    ...questions(scene, turn, place),
    turn.changeMind === undefined
      ? nothing
      : line(scene, council.changeMind, turn.changeMind, place, 'arrow-swap'),
    wordless ? nothing : acknowledgement(scene, turn, place),
    turn.confidence === undefined && stance === undefined && !wordless
      ? nothing
      : html`<div class="ft">
          ${stance === undefined ? nothing : html`<span>${stance}</span>`}
          ${turn.confidence === undefined ? nothing : confidence(scene, turn.confidence)}
          ${wordless ? acknowledgement(scene, turn, place) : nothing}
        </div>`,
    turn.page === undefined
      ? nothing
      : html`<div class="ft"><span class="num">${council.pageWords(turn.page.words, turn.page.most)}</span></div>`,
    ...flags(scene, turn),
    turn.vote === 'unreadable'
      ? html`<div class="ft"><span>${turn.askedAgain === true ? `${say.askedAgain} ` : ''}${say.unreadable}</span></div>`
      : nothing,
  ];
  const some = drawn.filter((part) => part !== nothing);
  return some.length === 0 ? nothing : html`<div class="parts">${some}</div>`;
}
