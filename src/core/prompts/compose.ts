/** Renders what a seat sees into the prompt it is sent. What stays the same over its rounds comes first. */

import { aliases } from '../councils/aliases.ts';
import { isShortened } from '../councils/budget/budget.ts';
import type { Council, PhaseRun } from '../councils/council.ts';
import type { Role } from '../councils/protocols/protocol.ts';
import { everyAnswer } from '../councils/repliesIn.ts';
import type { SeatId } from '../ids.ts';
import { askedOnceMore, type Conversed, message } from './askMessage.ts';
import type { Message, Prompt } from './prompt.ts';
import { type Chair, instructions } from './promptWords.ts';
import { fenced, safeMark } from './quoteOthers.ts';
import { wantsPlaces } from './replyContext.ts';
import type { Scene } from './seatScene.ts';
import { sceneOf } from './visibleToSeat.ts';

/** The whole conversation of a seat up to this ask: its earlier prompts and replies, then the new message. */
export function compose(council: Council, run: number, scene: Scene): Prompt {
  const seat = seatBehind(council, scene);
  const texts = everyText(council);
  const mark = safeMark(scene.seat.fence, texts);
  const { messages: earlier, shown } = sentBefore(council, run, seat, mark);
  const so: Conversed = { mark, shown: new Set(shown), wantsPlaces: wantsPlaces(council) };
  const { repair, ...first } = scene;
  const now: Message[] = [{ role: 'user', text: message(first, so) }];
  if (repair !== undefined)
    now.push({ role: 'assistant', text: repair }, { role: 'user', text: askedOnceMore(scene, repair) });
  const gathered = safeMark(council.fence ?? scene.seat.fence, texts);
  return { system: system(council, scene, mark, gathered), messages: [...earlier, ...now] };
}

/** What a seat was sent and has answered, up to a run. */
interface Sent {
  /** All that it was rendered from. */
  from: readonly unknown[];
  messages: readonly Message[];
  shown: ReadonlySet<string>;
}

/** By the last of these runs: what was sent stays the same to the byte, so it is rendered once. */
const rendered = new WeakMap<PhaseRun, Map<SeatId, Sent>>();

const nothingSent: Sent = { from: [], messages: [], shown: new Set() };

function sentBefore(council: Council, run: number, seat: SeatId, mark: string): Sent {
  const last = council.runs[run - 1];
  if (run === 0 || !last) return nothingSent;
  const { brief, seats, injections, reruns, context } = council;
  const beside = [mark, isShortened(council), brief, seats, injections, reruns, context];
  const from = [...beside, ...council.runs.slice(0, run)];
  const known = rendered.get(last)?.get(seat);
  if (known && isSame(known.from, from)) return known;
  const before = sentBefore(council, run - 1, seat, mark);
  const so: Conversed = { mark, shown: new Set(before.shown), wantsPlaces: wantsPlaces(council) };
  const turn = last.turns.find((one) => one.seat === seat);
  const scene = turn?.state === 'replied' ? sceneOf(council, run - 1, seat) : undefined;
  const said = scene && turn?.text !== undefined ? exchanged(scene, turn.text, turn.unreadable, so) : [];
  const sent: Sent = { from, messages: [...before.messages, ...said], shown: so.shown };
  // One that is still open may change under the same name.
  if (last.endedAt !== undefined) {
    const all = rendered.get(last) ?? new Map<SeatId, Sent>();
    rendered.set(last, all.set(seat, sent));
  }
  return sent;
}

const isSame = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((one, at) => one === b[at]);

/** One ask and its answer; with the repair question between, where there was one. */
function exchanged(scene: Scene, text: string, unreadable: string | undefined, so: Conversed): Message[] {
  const { repair: _repair, ...first } = scene;
  const asked: Message = { role: 'user', text: message(first, so) };
  const repair = repairIn(scene, text, unreadable);
  if (repair === undefined || unreadable === undefined) return [asked, { role: 'assistant', text }];
  return [
    asked,
    { role: 'assistant', text: unreadable },
    { role: 'user', text: askedOnceMore(scene, unreadable) },
    { role: 'assistant', text: repair },
  ];
}

/** What the repair question brought: it stands below the first reply, or as a page in its place. */
function repairIn({ form }: Scene, text: string, unreadable: string | undefined): string | undefined {
  if (unreadable === undefined || text === unreadable) return undefined;
  if (form === 'page') return text;
  return text.startsWith(`${unreadable}\n\n`) ? text.slice(unreadable.length + 2) : undefined;
}

/** In an anonymous council a scene knows its seat by its letter only. */
function seatBehind(council: Council, scene: Scene): SeatId {
  if (!council.brief.anonymous) return scene.seat.id;
  return [...aliases(council)].find(([, alias]) => alias.id === scene.seat.id)?.[0] ?? scene.seat.id;
}

/** Everything that may stand in a fence: the mark must occur in none of it. */
const everyText = (council: Council): string[] => [
  ...council.runs.flatMap((run) => [
    ...run.turns.flatMap(everyAnswer).flatMap((turn) => [turn.text ?? '', turn.asked?.text ?? '']),
    ...(run.checks ?? []).flatMap((check) => [check.output ?? '', check.waived?.text ?? '']),
  ]),
  ...council.injections.map((injection) => injection.text),
  ...council.reruns.flatMap((rerun) => rerun.text ?? []),
  council.context ?? '',
];

/** What all seats share comes first, to the byte, so that a provider's cache serves one what another was sent. */
function system(council: Council, scene: Scene, mark: string, gathered: string): string {
  const say = instructions[scene.language];
  const { brief, seat } = scene;
  const list = (label: string, items: string[], named?: string) =>
    items.length > 0
      ? [
          `- ${label}${say.colon}`,
          ...items.map(
            (item, at) => `  - ${named === undefined ? '' : `${named}${at + 1}${say.colon} `}${item}`,
          ),
        ]
      : [];
  const names = scene.table
    .map((one) => `${one.name} (@${one.id}${one.role ? `, ${one.role}` : ''})`)
    .join(say.semicolon);
  return [
    scene.noVote ? say.councilOfOneRound : say.council,
    '',
    say.judgement,
    '',
    say.brief,
    `- ${say.type}${say.colon} ${brief.type}`,
    `- ${say.question}${say.colon} ${brief.question}`,
    ...contextLines(scene, gathered),
    ...list(say.constraints, brief.constraints),
    ...(brief.format ? [`- ${say.format}${say.colon} ${brief.format}`] : []),
    ...list(say.acceptance, brief.acceptance, 'C'),
    ...roleLines(council, scene),
    '',
    say.table(names),
    say.answerIn,
    '',
    say.you(seat.name, seat.role),
    ...(seat.persona ? [seat.persona.trim()] : []),
    ...chairsOf(council, seatBehind(council, scene)).map((chair) =>
      scene.noVote && chair === 'voter' ? say.voice : say.chair(chair, seat.domains ?? []),
    ),
    say.material(mark),
    say.people(mark, scene.noVote),
  ].join('\n');
}

/** What a seat is there for, over the whole council: what it is told of itself must not change from phase to phase. */
function chairsOf(council: Council, id: SeatId): Chair[] {
  const { phases } = council.protocol;
  const speaks = (role: Role) => phases.some(({ speakers }) => speakers === role);
  const isOwner = speaks('owner') && council.owner === id;
  const votes = phases.some(({ speakers }) => speakers === 'participants' || typeof speakers === 'object');
  const held: [Chair, boolean][] = [
    ['voter', votes && !isOwner && council.seats.some((seat) => seat.id === id && seat.votes)],
    ['owner', isOwner],
    ['reviewer', speaks('reviewers') && (council.reviewers ?? []).includes(id)],
    ['qa', council.qa === id],
    ['lead', council.orchestrator === id || council.synthesizer === id],
  ];
  return held.flatMap(([chair, isHeld]) => (isHeld ? [chair] : []));
}

/** What a person wrote into the brief is theirs to say; what was gathered from files and git is material. */
function contextLines({ language, context, brief }: Scene, mark: string): string[] {
  const say = instructions[language];
  if (context === undefined || context.trim() === '') return [];
  if (!Array.isArray(brief.context)) return [`- ${say.context}${say.colon}`, context.trim()];
  return [`- ${say.context}${say.colon}`, fenced(mark, '', context), say.gathered(mark)];
}

/** Who has which part, as the seed's brief lists it; under letters in an anonymous council. */
function roleLines(council: Council, { language }: Scene): string[] {
  const say = instructions[language];
  const speaks = (role: string) => council.protocol.phases.some((phase) => phase.speakers === role);
  const called = council.brief.anonymous ? aliases(council) : undefined;
  const name = (id: SeatId) =>
    called?.get(id)?.name ?? council.seats.find((seat) => seat.id === id)?.name ?? id;
  const holders = [
    { role: 'owner', seats: council.owner === undefined ? [] : [council.owner] },
    { role: 'reviewers', seats: council.reviewers ?? [] },
    { role: 'qa', seats: council.qa === undefined ? [] : [council.qa] },
  ] as const;
  const known = holders
    .filter(({ role, seats }) => speaks(role) && seats.length > 0)
    .map(({ role, seats }) => `${say.roles[role]} = ${seats.map(name).join(', ')}`);
  return known.length > 0 ? [`- ${say.roles.label}${say.colon} ${known.join(say.semicolon)}`] : [];
}
