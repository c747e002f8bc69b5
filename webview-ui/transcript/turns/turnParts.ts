/** What stands under a turn's text: marks, tables and diffs first, then lines, at last confidence and flags. */
import { html, nothing, type TemplateResult } from 'lit';
import { own } from '../../../src/rpc/own.ts';
import { placeBeside, placeNotes } from '../../../src/rpc/views/placeNotes.ts';
import type { TurnView } from '../../../src/rpc/views/views.ts';
import { icon } from '../../shared/icon.ts';
import type { Scene } from '../frame/transcriptScene.ts';
import { nameOf } from '../model/seatNames.ts';
import { hasSupport } from '../motion/letters.ts';
import { pointId } from '../motion/pointMarks.ts';
import {
  amendmentLine,
  criteriaMarks,
  findingLines,
  goodLines,
  madeBy,
  moveFlag,
  moveLine,
  needsLine,
  otherPoints,
  pointLines,
  rankingMark,
  thoughts,
} from '../motion/turnMotion.ts';
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

/** Something that makes adopting the motion wrong if it is true: its id first, at last what would settle it. */
function blockingNotes(scene: Scene, turn: TurnView, place: number): TemplateResult[] {
  // A review tells what blocks with the rest of what it found.
  if (turn.findings !== undefined) return [];
  const points = madeBy(scene, turn, 'blocking', turn.blocking);
  // What it keeps of earlier points is told by their ids.
  const told = (text: string): boolean => {
    const id = /^\s*(P\d+)\s*[:：]/iu.exec(text)?.[1]?.toUpperCase();
    return turn.onPoints?.some((said) => said.id === id) === true;
  };
  return turn.blocking.flatMap((text, issue) => {
    if (told(text)) return [];
    const point = points[issue];
    return html`<div class="note blocking" role="note">
      ${icon('circle-slash')}<span
        >${point === undefined ? nothing : html`${pointId(point.id)} `}<b>${scene.council.blocking}</b> · ${inline(scene, text, place)}${placeOf(scene, turn, issue)}${
          point?.settles === undefined
            ? nothing
            : html`<span class="settles">${scene.motion.settles} ${inline(scene, point.settles, place)}</span>`
        }</span
      >
    </div>`;
  });
}

function gateParts(scene: Scene, { qa }: TurnView, place: number): Drawn[] {
  if (qa === undefined) return [];
  return [gatePoints(scene, qa, place), ...gateIssues(scene, qa, place), gateRisks(scene, qa, place)];
}

export function parts(scene: Scene, turn: TurnView, place: number): Drawn {
  const { say, council, head } = scene;
  const stance = own<string>(council.stances, turn.stance);
  const wordless = turn.acknowledges?.trim() === '';
  const contested = madeBy(
    scene,
    turn,
    'contest',
    turn.contests.map(({ point }) => point),
  );
  const ranks = rankingMark(scene, turn);
  // Where its vote counts for nothing, that is said with it.
  const again =
    hasSupport(head) && turn.askedAgain === true && turn.vote !== 'unreadable'
      ? html`<span class="mk">${icon('question', 'sm')}${(turn.form === 'page' ? say.askedForPage : say.askedAgain).replace(/\.$/, '')}</span>`
      : nothing;
  const drawn: Drawn[] = [
    turn.proposal === undefined ? nothing : line(scene, council.proposal, turn.proposal, place, 'lightbulb'),
    checklist(scene, turn),
    ...blockingNotes(scene, turn, place),
    findingLines(scene, turn, place),
    otherPoints(scene, turn, place),
    goodLines(scene, turn, place),
    criteriaMarks(scene, turn.criteria, place),
    ...placeNotes(turn, council).map(
      (note) => html`<div class="rec">${icon('warning', 'sm')}<span>${note}</span></div>`,
    ),
    ...gateParts(scene, turn, place),
    (turn.matrix?.length ?? 0) === 0 ? nothing : matrixTable(scene, turn.matrix ?? [], place),
    turn.change?.diff === undefined ? nothing : changeView(scene, turn.key, turn.change),
    turn.recommendation === undefined
      ? nothing
      : line(scene, council.recommends, turn.recommendation, place, 'arrow-right'),
    amendmentLine(scene, turn, place),
    ...turn.contests.map(
      ({ seat, point }, nth) =>
        html`<div class="rec disagree">
          ${icon('error', 'sm')}<span
            >${contested[nth] === undefined ? nothing : html`${pointId(contested[nth].id)} `}<span class="muted">${say.contests}</span> <b>${nameOf(head, seat)}</b
            ><span class="muted">${say.colon}</span> ${inline(scene, point, place)}</span
          >
        </div>`,
    ),
    towards(scene, turn, place),
    ...questions(scene, turn, place),
    turn.changeMind === undefined
      ? nothing
      : line(scene, council.changeMind, turn.changeMind, place, 'arrow-swap'),
    turn.changedMind === undefined
      ? nothing
      : line(scene, scene.page.changedMind, turn.changedMind, place, 'arrow-swap'),
    moveLine(scene, turn, place),
    needsLine(scene, turn, place),
    pointLines(scene, turn, place),
    wordless ? nothing : acknowledgement(scene, turn, place),
    turn.confidence === undefined &&
    stance === undefined &&
    ranks === nothing &&
    again === nothing &&
    !wordless
      ? nothing
      : html`<div class="ft">
          ${stance === undefined ? nothing : html`<span>${stance}</span>`} ${ranks}
          ${turn.confidence === undefined ? nothing : confidence(scene, turn.confidence)} ${again}
          ${wordless ? acknowledgement(scene, turn, place) : nothing}
        </div>`,
    turn.page === undefined
      ? nothing
      : html`<div class="ft"><span class="num">${council.pageWords(turn.page.words, turn.page.most)}</span></div>`,
    moveFlag(scene, turn, place),
    ...flags(scene, turn),
    thoughts(scene, turn),
    turn.vote === 'unreadable'
      ? html`<div class="ft"><span>${turn.askedAgain === true ? `${say.askedAgain} ` : ''}${say.unreadable}</span></div>`
      : nothing,
  ];
  const some = drawn.filter((part) => part !== nothing);
  return some.length === 0 ? nothing : html`<div class="parts">${some}</div>`;
}
