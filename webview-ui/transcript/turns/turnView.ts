/** A turn: a paragraph in a reading column, its vote at the right edge of its first line. */
import { html, nothing, type TemplateResult } from 'lit';
import { proseOf } from '../../../src/rpc/views/prose.ts';
import type { SeatView, TurnView } from '../../../src/rpc/views/views.ts';
import { avatar } from '../../shared/avatar.ts';
import { clock, moment } from '../../shared/format.ts';
import { icon } from '../../shared/icon.ts';
import type { Scene } from '../frame/transcriptScene.ts';
import { canAct } from '../model/actTranscript.ts';
import type { Row } from '../model/feedRows.ts';
import { canBeAskedAgain } from '../model/pastTurn.ts';
import { nameOf, seatOf } from '../model/seatNames.ts';
import { floorTime } from '../model/timeTaken.ts';
import { hasSupport } from '../motion/letters.ts';
import { gatePill } from '../outcome/gateView.ts';
import { folded, isLong } from './folded.ts';
import { voteOf } from './marksView.ts';
import { answers } from './otherAnswers.ts';
import { phaseWord } from './phaseNames.ts';
import { prose, spoken } from './proseView.ts';
import { toolUses } from './toolUses.ts';
import { parts } from './turnParts.ts';

export type EntryRow = Extract<Row, { kind: 'entry' }>;

/** The label says it all: "Henry, security and ops, Resolve, agrees, was disagree, confidence 4". */
function label(scene: Scene, turn: TurnView): string {
  const { say, council, head } = scene;
  const role = seatOf(head, turn.seat)?.role;
  return [
    nameOf(head, turn.seat),
    role,
    phaseWord(scene, turn.phase),
    turn.state === 'speaking'
      ? say.speaking
      : turn.state === 'queued'
        ? (turn.heldUp ?? say.queued)
        : undefined,
    ...stood(scene, turn),
    turn.blocking.length === 0 ? undefined : say.blockingCount(turn.blocking.length),
    turn.confidence === undefined ? undefined : `${council.confidence.toLowerCase()} ${turn.confidence}`,
  ]
    .filter((part) => part !== undefined && part !== '')
    .join(', ');
}

/** How it voted, on what, and how it had stood before. */
function stood(scene: Scene, turn: TurnView): (string | undefined)[] {
  const { say, council, page, head } = scene;
  const was = turn.from === undefined ? undefined : council.votes[turn.from].toLowerCase();
  if (!hasSupport(head))
    return [
      turn.vote === undefined ? undefined : say.votes[turn.vote],
      was === undefined ? undefined : say.was(was),
    ];
  const { move, vote, backs, run } = turn;
  const motion = head.phases.find((phase) => phase.run === run)?.motion;
  const from = move?.from.vote === undefined ? was : council.votes[move.from.vote].toLowerCase();
  const reasons = { 'no-reason': page.movedWithout, majority: page.movedMajority };
  return [
    vote === undefined
      ? undefined
      : motion === undefined
        ? say.votes[vote]
        : page.onMotion(vote, motion.letter),
    backs === undefined || (motion !== undefined && backs === motion.letter) ? undefined : page.backs(backs),
    from === undefined ? undefined : page.wasOn(from, move?.from.letter),
    move === undefined
      ? undefined
      : move.unexplained === undefined
        ? page.movedFor
        : reasons[move.unexplained],
  ];
}

/** What spoke: the model; `rehearsal` stands there when none did. */
export function modelOf(turn: TurnView, seat: SeatView | undefined): string | undefined {
  if (seat === undefined || seat.kind === 'human') return undefined;
  // In an anonymous council nothing says what answers.
  const answers = turn.model ?? seat.model ?? seat.backend;
  return seat.backend === 'rehearsal' ? 'rehearsal' : answers === '' ? undefined : answers;
}

export function whenOf(scene: Scene, turn: TurnView): string | typeof nothing {
  const parts = [
    ...(turn.at === undefined ? [] : [moment(turn.at, scene.state.language)]),
    ...(turn.ms === undefined ? [] : [clock(turn.ms)]),
  ];
  return parts.length === 0 ? nothing : parts.join(' · ');
}

function floor(scene: Scene, turn: TurnView): TemplateResult {
  const { say, council, head, now, act, state, still } = scene;
  if (head.status !== 'running') return html`<span class="small muted">${council.status[head.status]}</span>`;
  const name = nameOf(head, turn.seat);
  if (turn.waits === true) {
    const line = state.entries.filter(
      (entry) => entry.kind === 'turn' && entry.run === turn.run && entry.waits === true,
    );
    return html`<span class="small muted">${say.inLine(line.indexOf(turn) + 1)}</span>`;
  }
  const phase = head.phases.find(({ run }) => run === turn.run);
  const time = floorTime(turn, phase, now);
  const most = time?.of === undefined ? '' : ` / ${clock(time.of)}`;
  const clocked = time === undefined || still ? '' : ` · ${clock(time.spent)}${most}`;
  const holds = html`<span class="small muted num">${turn.state === 'speaking' ? say.speaking : (turn.heldUp ?? say.queued)}${clocked}</span>`;
  if (still) return holds;
  return html`${holds}
    ${
      turn.deadlineAt === undefined
        ? nothing
        : html`<button
            class="btn ghost sm"
            aria-label=${say.extendSeat(name)}
            title=${say.extendSeat(name)}
            ?disabled=${!canAct(state)}
            @click=${() => act({ type: 'post', message: { type: 'extend', seat: turn.seat, seconds: 300 } })}
          >
            ${icon('watch', 'sm')}${say.extend}
          </button>`
    }
    <button
      class="btn ghost sm"
      aria-label=${say.skipSeat(name)}
      ?disabled=${!canAct(state)}
      @click=${() => act({ type: 'post', message: { type: 'skip', seat: turn.seat } })}
    >
      ${icon('debug-step-over', 'sm')}${say.skip}
    </button>`;
}

export function absentLine(scene: Scene, row: EntryRow, turn: TurnView, tabindex: number): TemplateResult {
  const { council, head, state } = scene;
  const { code = 'failed', seconds = 0, tries = 1, detail } = turn.absence ?? {};
  const name = nameOf(head, turn.seat);
  const sentence = council.absent(name, code, seconds, tries, detail);
  const rest = sentence.startsWith(name) ? sentence.slice(name.length) : ` ${sentence}`;
  return html`<article
    class="turn absent row-item"
    id=${scene.still?.anchor(row.id) ?? nothing}
    data-row=${row.id}
    tabindex=${tabindex}
    aria-posinset=${row.posinset}
    aria-setsize=${state.entries.length}
    aria-label=${sentence}
  >
    ${avatar(head, turn.seat, '', 'off')}
    ${
      turn.tools === undefined && turn.answers === undefined
        ? html`<p class="in"><b>${name}</b>${rest}</p>`
        : html`<div class="in"><p><b>${name}</b>${rest}</p>${toolUses(scene, turn)}${answers(scene, turn, row.posinset)}</div>`
    }
    ${(canBeAskedAgain(state, turn) && scene.tools?.turn(scene, row.id, turn)) || nothing}
  </article>`;
}

function body(scene: Scene, turn: TurnView, place: number): TemplateResult | typeof nothing {
  if (turn.state === 'hidden') return html`<div class="body muted">${scene.say.hidden}</div>`;
  if (turn.state === 'queued') return nothing;
  const live = scene.head.status === 'running' && !scene.still ? 'live' : '';
  if (turn.state === 'speaking')
    return html`<div class="body ${live}">${spoken(scene, turn.body, place)}</div>`;
  const text = proseOf(turn);
  if (text.trim() === '') return nothing;
  if (turn.document === undefined) return html`<div class="body">${prose(scene, text, place)}</div>`;
  // Headings of a document stay under those of the page: it is read, not walked through.
  const document = html`<div class="body">${prose(scene, text, place)}</div>`;
  return folded(scene, `doc:${turn.key}`, isLong(text), document);
}

/** At the right edge: who has the floor and for how long, or how the seat voted. */
function edge(scene: Scene, turn: TurnView): TemplateResult | typeof nothing {
  if (turn.state === 'speaking' || turn.state === 'queued') return floor(scene, turn);
  if (turn.qa !== undefined) return gatePill(scene, turn.qa);
  return voteOf(scene, turn);
}

/** What the seat is to this council, where its role does not say it. */
function part({ head, council }: Scene, id: string): TemplateResult | typeof nothing {
  return head.owner === id ? html`<span class="tag">${council.roles.owner}</span>` : nothing;
}

/** Its task in this turn: to speak against what everyone backs. */
const advocate = ({ motion }: Scene, { form }: TurnView): TemplateResult | typeof nothing =>
  form === 'advocate' ? html`<span class="tag">${icon('law', 'xs')}${motion.advocate}</span>` : nothing;

export function turnRow(scene: Scene, row: EntryRow, turn: TurnView, tabindex: number): TemplateResult {
  if (turn.state === 'absent') return absentLine(scene, row, turn, tabindex);
  const { head, state, say } = scene;
  const seat = seatOf(head, turn.seat);
  const open = turn.state === 'speaking' || turn.state === 'queued';
  const model = modelOf(turn, seat);
  const role = seat?.kind === 'human' ? say.human : seat?.role;
  return html`<article
    class="turn row-item ${turn.state} ${turn.waits === true ? 'waits' : ''} ${seat?.kind === 'human' ? 'human' : ''}"
    id=${scene.still?.anchor(row.id) ?? nothing}
    data-row=${row.id}
    tabindex=${tabindex}
    aria-posinset=${row.posinset}
    aria-setsize=${state.entries.length}
    aria-label=${label(scene, turn)}
  >
    ${avatar(head, turn.seat, '', turn.waits === true ? 'off' : turn.state === 'speaking' && head.status === 'running' ? 'on' : '')}
    <div class="in">
      <div class="hd">
        <span class="who">${nameOf(head, turn.seat)}</span>
        ${role === undefined || role === '' ? nothing : html`<span class="tag">${role}</span>`}${part(scene, turn.seat)}${advocate(scene, turn)}
        ${model === undefined ? nothing : html`<span class="model" title=${whenOf(scene, turn)}>${model}</span>`}
        ${scene.still?.number(row.id) ?? nothing}<span class="vt">${edge(scene, turn)}</span>
      </div>
      ${toolUses(scene, turn)} ${body(scene, turn, row.posinset)} ${open ? nothing : parts(scene, turn, row.posinset)} ${open || turn.state === 'hidden' ? nothing : answers(scene, turn, row.posinset)}
    </div>
    ${(!open && turn.state !== 'hidden' && scene.tools?.turn(scene, row.id, turn)) || nothing}
  </article>`;
}
