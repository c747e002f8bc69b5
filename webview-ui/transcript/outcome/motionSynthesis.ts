/** The synthesis of a council with a motion: what it departs from first, the tally, then the answer in full and what is left. */
import { html, nothing, type TemplateResult } from 'lit';
import type { SynthesisView } from '../../../src/rpc/views/deliberationViews.ts';
import type { TurnView } from '../../../src/rpc/views/views.ts';
import { avatar } from '../../shared/avatar.ts';
import { icon } from '../../shared/icon.ts';
import type { Scene } from '../frame/transcriptScene.ts';
import { canBeAskedAgain } from '../model/pastTurn.ts';
import { nameOf, seatOf } from '../model/seatNames.ts';
import { departureTag } from '../motion/departure.ts';
import { letterMark } from '../motion/letters.ts';
import { openPoints } from '../motion/pointMarks.ts';
import { pointRows } from '../motion/pointsList.ts';
import { supportGlyphs, supportVerdict } from '../motion/supportView.ts';
import { criteriaMarks, thoughts } from '../motion/turnMotion.ts';
import { answers } from '../turns/otherAnswers.ts';
import { inline, prose } from '../turns/proseView.ts';
import { toolUses } from '../turns/toolUses.ts';
import { type EntryRow, modelOf, whenOf } from '../turns/turnView.ts';

type Drawn = TemplateResult | typeof nothing;

/** Who wrote it, or that nobody did: then a letter stands for the face. */
function top(scene: Scene, row: EntryRow, turn: TurnView, { departs, drawn }: SynthesisView): TemplateResult {
  const { council, say, head, motion } = scene;
  const model = modelOf(turn, seatOf(head, turn.seat));
  const letter = head.motion?.letter;
  const face =
    drawn === undefined
      ? avatar(head, turn.seat)
      : drawn === 'motion' && letter !== undefined
        ? letterMark(scene, letter, 'big')
        : icon('list-unordered');
  return html`<header>
    ${face}
    <div class="grow row wrap"
      ><h2>${council.synthesis}</h2>${
        drawn === undefined
          ? html`<span class="muted">${nameOf(head, turn.seat)}</span><span class="tag">${say.synthesizer}</span
            >${model === undefined ? nothing : html`<span class="model hide-n" title=${whenOf(scene, turn)}>${model}</span>`}`
          : html`<span class="tag">${drawn === 'motion' ? html`${icon('quote', 'xs')}${motion.drawn}` : motion.noMotion}</span>`
      }${departureTag(scene, departs)}</div
    >
    ${scene.tools?.synthesis(scene, row.id, turn) ?? nothing}
  </header>`;
}

function askAgain(scene: Scene, turn: TurnView): Drawn {
  const { state, act, motion, still } = scene;
  if (still || !canBeAskedAgain(state, turn)) return nothing;
  return html`<div class="acts">
    <button class="btn sm" @click=${() => act({ type: 'post', message: { type: 'ask-again', at: turn.key } })}>${motion.askSynthesisAgain}</button>
  </div>`;
}

/** What a reader must know before anything else. */
function warning(
  scene: Scene,
  turn: TurnView,
  { departs, drawn, unreachable = [] }: SynthesisView,
  place: number,
): Drawn {
  const { head, motion, page } = scene;
  if (drawn !== undefined) {
    const named = drawn === 'motion';
    const tried = unreachable.map((seat) => nameOf(head, seat));
    const whoFailed = tried.length === 0 ? page.nobodyReached : motion.drawnWhy(tried);
    return html`<div class="note mark">
      ${icon('quote')}
      <div class="grow">
        <p><b>${named ? motion.drawnHead : motion.noMotionHead}</b></p>
        <p class="muted">${named ? whoFailed : motion.recommendsNothing}</p>
        ${askAgain(scene, turn)}
      </div>
    </div>`;
  }
  if (departs === undefined || head.motion === undefined) return nothing;
  const { back = 0, of = 0 } = head.support ?? {};
  const name = nameOf(head, turn.seat);
  const told = motion.departsFrom({ back, of, letter: head.motion.letter }, name, departs.letter);
  return html`<div class="note warnc mark">
    ${icon('git-branch')}
    <div class="grow">
      <p><b>${departs.silent ? motion.silentHead : motion.departsHead}</b></p>
      ${departs.silent ? nothing : html`<p>${told} ${inline(scene, departs.because ?? motion.noReason, place)}</p>`}
    </div>
  </div>`;
}

function tally(scene: Scene): Drawn {
  const { head } = scene;
  const { motion, support } = head;
  if (support === undefined || motion === undefined || support.verdict === 'no-vote')
    return html`<div class="tl"><b>${supportVerdict(scene)}</b></div>`;
  return html`<div class="tl">
    <b>${supportVerdict(scene)}</b>${supportGlyphs(scene)}<span class="mo"
      >${motion.letter === undefined ? nothing : html`${letterMark(scene, motion.letter)} `}${motion.text}</span
    >
  </div>`;
}

const dots = (scene: Scene, lines: readonly string[], place: number): TemplateResult =>
  html`<ul class="dots">${lines.map((text) => html`<li>${inline(scene, text, place)}</li>`)}</ul>`;

const section = (heading: string, inside: TemplateResult, look = ''): TemplateResult =>
  html`<section class=${look}><h3>${heading}</h3>${inside}</section>`;

/** An answer that a person changed says whose its words are, and what was changed. */
function whose(
  { head, council, motion, say }: Scene,
  { seat }: TurnView,
  drawn: SynthesisView['drawn'],
): Drawn {
  const { verdict, by = '', text } = head.decision ?? {};
  if (verdict !== 'amend') return nothing;
  const writer = drawn === undefined ? nameOf(head, seat) : undefined;
  return html`<p class="whose muted">${council.thenAmended(writer, nameOf(head, by))}${text ? html`${say.colon} ${motion.quoted(text)}` : nothing}</p>`;
}

function answer(
  scene: Scene,
  turn: TurnView,
  { recommendation, drawn }: SynthesisView,
  place: number,
): Drawn {
  if (drawn === 'positions') return positions(scene);
  const marks = criteriaMarks(scene, turn.criteria, place);
  if (recommendation === undefined && marks === nothing) return nothing;
  return section(
    scene.motion.answer,
    html`${whose(scene, turn, drawn)}${recommendation === undefined ? nothing : html`<div class="ans prose">${prose(scene, recommendation, place)}</div>`}${marks}`,
  );
}

/** Where nothing was put to the vote, what each of them proposed. */
function positions(scene: Scene): Drawn {
  const { head } = scene;
  const all = head.proposals ?? [];
  return all.length === 0
    ? nothing
    : html`<ol class="props">
        ${all.map(
          ({ letter, seat, text }) =>
            html`<li>${letterMark(scene, letter, 'big')}<div><p>${text}</p>${seat === undefined ? nothing : html`<div class="sub">${nameOf(head, seat)}</div>`}</div></li>`,
        )}
      </ol>`;
}

const why = (scene: Scene, { why: reasons = [] }: SynthesisView, place: number): Drawn =>
  reasons.length === 0
    ? nothing
    : section(
        scene.motion.why,
        html`<ul class="why">
          ${reasons.map(
            ({ seat, text }) =>
              html`<li>
                ${seat === undefined ? html`<i class="dot" aria-hidden="true"></i>` : avatar(scene.head, seat, 'm')}<span
                  >${seat === undefined ? nothing : html`<span class="sr">${nameOf(scene.head, seat)}${scene.say.colon} </span>`}${inline(scene, text, place)}</span
                >
              </li>`,
          )}
        </ul>`,
      );

/** An owner is a seat, by its id or name, or whoever the synthesis names. */
function ownerOf(scene: Scene, owner: string): TemplateResult {
  const { head } = scene;
  const said = owner.replace(/^@/, '').trim();
  const seat = head.seats.find((each) =>
    [each.id, each.name].some((name) => name.toLowerCase() === said.toLowerCase()),
  );
  return html`${avatar(head, seat?.id ?? said, 's')}<span>${seat?.name ?? said}</span>`;
}

const steps = (scene: Scene, { steps: all = [] }: SynthesisView, place: number): Drawn =>
  all.length === 0
    ? nothing
    : section(
        scene.motion.steps,
        html`<ol class="steps">
          ${all.map(
            ({ text, owner, when }, nth) =>
              html`<li>
                <span class="n num" aria-hidden="true">${nth + 1}.</span><span>${inline(scene, text, place)}</span>${
                  owner === undefined && when === undefined
                    ? nothing
                    : html`<span class="o">${owner === undefined ? nothing : ownerOf(scene, owner)}${when === undefined ? nothing : html`<span class="muted">${owner === undefined ? '' : '· '}${when}</span>`}</span>`
                }
              </li>`,
          )}
        </ol>`,
      );

/** The ledger's open rows, to the end: that there is none is said. */
function stillOpen(scene: Scene, { drawn }: SynthesisView): Drawn {
  const { head, motion } = scene;
  const open = openPoints(head);
  if (open.length === 0 && drawn === 'positions') return nothing;
  return section(
    motion.stillOpen,
    open.length === 0 ? html`<p class="muted">${motion.nothing}</p>` : pointRows(scene, open),
    'still',
  );
}

/** Whoever voted against stands here, whatever the synthesis says. */
const minority = (scene: Scene, { minority: reports }: SynthesisView, place: number): TemplateResult[] =>
  reports.map(({ seat, text, confidence, letter }) => {
    const { head, motion } = scene;
    const facts =
      seat === undefined
        ? ''
        : letter === undefined && confidence === undefined
          ? nameOf(head, seat)
          : `${nameOf(head, seat)}, ${motion.backs(letter, confidence)}`;
    return html`<div class="minor">
      ${seat === undefined ? html`<span class="av none">${icon('comment')}</span>` : avatar(head, seat)}
      <div>
        <h3 class="plain">${motion.minority}${facts === '' ? nothing : html`<span class="muted"> · ${facts}</span>`}</h3>
        <div class="prose">${prose(scene, text, place)}</div>
      </div>
    </div>`;
  });

/** Sections that a synthesis of the older form brings are read as they were. */
const also = (scene: Scene, heading: string, lines: readonly string[], place: number): Drawn =>
  lines.length === 0 ? nothing : section(heading, dots(scene, lines, place));

export function motionSynthesis(
  scene: Scene,
  row: EntryRow,
  turn: TurnView,
  synthesis: SynthesisView,
): TemplateResult {
  const { motion, council } = scene;
  const place = row.posinset;
  const { risks, revisit = [], consensus, disagreements, drawn } = synthesis;
  const more = turn.answers !== undefined || turn.askedBy !== undefined || turn.thoughts !== undefined;
  return html`${top(scene, row, turn, synthesis)}
    ${turn.tools === undefined ? nothing : html`<div class="pad">${toolUses(scene, turn)}</div>`}
    ${warning(scene, turn, synthesis, place)} ${drawn === 'positions' ? nothing : tally(scene)}
    <div class="pad parted">
      ${answer(scene, turn, synthesis, place)} ${also(scene, council.consensusHeading, consensus, place)}
      ${why(scene, synthesis, place)} ${steps(scene, synthesis, place)}
      ${also(scene, council.disagreements, disagreements, place)}
      <div class=${risks.length === 0 ? 'parted' : 'two'}>
        ${risks.length === 0 ? nothing : section(motion.risks, dots(scene, risks, place))} ${stillOpen(scene, synthesis)}
      </div>
    </div>
    ${minority(scene, synthesis, place)}
    ${revisit.length === 0 ? nothing : html`<div class="pad2">${section(motion.revisit, dots(scene, revisit, place))}</div>`}
    ${more ? html`<div class="pad">${thoughts(scene, turn)}${answers(scene, turn, place)}</div>` : nothing}`;
}
