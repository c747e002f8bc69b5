/** Renders what a seat sees into the prompt it is sent. What stays the same over its rounds comes first. */
import type { Council } from '../councils/council.ts';
import { formAsks } from '../forms/asks.ts';
import { bodyOf } from '../forms/body.ts';
import { fenced, safeMark } from './fence.ts';
import { instructions } from './instructions.ts';
import type { Message, Prompt } from './prompt.ts';
import type { Heard, Scene } from './scene.ts';
import { sceneOf } from './window.ts';

/** The whole conversation of a seat up to this ask: its earlier prompts and replies, then the new message. */
export function compose(council: Council, run: number, scene: Scene): Prompt {
  const mark = safeMark(scene.seat.fence, everyText(council));
  const earlier = council.runs.slice(0, run).flatMap((each, index): Message[] => {
    const turn = each.turns.find((one) => one.seat === scene.seat.id);
    const before = turn?.state === 'replied' ? sceneOf(council, index, scene.seat.id) : undefined;
    return before && turn?.text !== undefined
      ? [
          { role: 'user', text: message(before, mark) },
          { role: 'assistant', text: turn.text },
        ]
      : [];
  });
  const { repair, ...first } = scene;
  const now: Message[] = [{ role: 'user', text: message(first, mark) }];
  if (repair !== undefined)
    now.push(
      { role: 'assistant', text: repair },
      { role: 'user', text: instructions[scene.language].repair },
    );
  return { system: system(scene, mark), messages: [...earlier, ...now] };
}

const everyText = (council: Council): string[] => [
  ...council.runs.flatMap((run) => run.turns.flatMap((turn) => turn.text ?? [])),
  ...council.injections.map((injection) => injection.text),
];

function system(scene: Scene, mark: string): string {
  const say = instructions[scene.language];
  const { brief, seat } = scene;
  const list = (label: string, items: string[]) =>
    items.length > 0 ? [`- ${label}${say.colon}`, ...items.map((item) => `  - ${item}`)] : [];
  const names = scene.table
    .map((one) => `${one.name} (@${one.id}${one.role ? `, ${one.role}` : ''})`)
    .join('; ');
  return [
    say.you(seat.name, seat.role),
    ...(seat.persona ? [seat.persona.trim()] : []),
    say.table(names),
    say.material(mark),
    say.answerIn,
    '',
    say.brief,
    `- ${say.type}${say.colon} ${brief.type}`,
    `- ${say.question}${say.colon} ${brief.question}`,
    ...(brief.context ? [`- ${say.context}${say.colon}`, brief.context.trim()] : []),
    ...list(say.constraints, brief.constraints),
    ...(brief.format ? [`- ${say.format}${say.colon} ${brief.format}`] : []),
    ...list(say.acceptance, brief.acceptance),
  ].join('\n');
}

function message(scene: Scene, mark: string): string {
  const say = instructions[scene.language];
  const parts = [say.round(scene.round, scene.phase.id)];
  if (scene.others.length > 0) parts.push(...heard(scene, mark));
  const mine = scene.phase.sees.includes('own') ? scene.own.at(-1) : undefined;
  if (mine) parts.push(`${say.own} ${opening(bodyOf(mine.reading.form, mine.text), say.tooLong)}`);
  if (scene.disagreements.length > 0) parts.push(say.disagreements, fenced(mark, '', named(scene)));
  if (scene.absent.length > 0 && scene.phase.sees.includes('transcript'))
    parts.push(scene.absent.map((one) => say.absent(one.name, one.phase)).join('\n'));
  if (scene.anotherRound !== undefined && scene.phase.again)
    parts.push(say.anotherRound, fenced(mark, '', scene.anotherRound));
  for (const injection of scene.injections)
    parts.push(say.injected(injection.by), fenced(mark, injection.by, injection.text));
  if (scene.injections.length > 0) parts.push(say.acknowledge, say.acknowledgeForm);
  parts.push('---', formAsks[scene.language][scene.form]);
  return parts.join('\n\n');
}

/** A reminder, not a repetition: the whole reply already stands in the conversation. */
function opening(text: string, cut: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= 300 ? line : `${line.slice(0, line.lastIndexOf(' ', 300))} ${cut}`;
}

function heard(scene: Scene, mark: string): string[] {
  const say = instructions[scene.language];
  const transcript = scene.phase.sees.includes('transcript');
  const label = (one: Heard) =>
    (transcript ? `Round ${one.round} — ${one.phase} — ` : '') + `${one.name} (@${one.seat})`;
  const intro = transcript ? say.transcript : say.others(scene.others[0]?.round ?? scene.round);
  return [intro, ...scene.others.map((one) => fenced(mark, label(one), one.text))];
}

function named(scene: Scene): string {
  const say = instructions[scene.language];
  const name = (id: string) => scene.table.find((one) => one.id === id)?.name ?? id;
  const oneLine = (text: string) => text.replace(/\s+/g, ' ').slice(0, 400);
  return scene.disagreements
    .map((one) =>
      one.blocking
        ? say.blocks(name(one.seat), oneLine(one.point))
        : one.against === undefined
          ? say.versusAll(name(one.seat), oneLine(one.point))
          : say.versus(name(one.seat), name(one.against), oneLine(one.point)),
    )
    .join('\n');
}
