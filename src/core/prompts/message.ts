/** Renders one ask: the round's header, what the seat may see of others inside its fence, then what its form asks for. */
import { formAsk } from '../forms/asks.ts';
import { bodyOf } from '../forms/body.ts';
import { fenced } from './fence.ts';
import { instructions } from './instructions.ts';
import type { Heard, Question, Scene } from './scene.ts';

/** What the seat's conversation holds so far. */
export interface Conversed {
  mark: string;
  /** Whose words of which round stand in an earlier message: a transcript does not repeat them. */
  shown: Set<string>;
  wantsPlaces: boolean;
}

export function message(scene: Scene, so: Conversed): string {
  return [
    ...opening(scene),
    ...documents(scene, so),
    ...heard(scene, so),
    ...standing(scene, so),
    ...gate(scene, so),
    ...people(scene, so),
    '---',
    formAsk(scene.language, scene.form, {
      towards: scene.table
        .map(({ id }) => id)
        .filter((id) => id !== scene.seat.id && scene.others.some((one) => one.seat === id)),
      reviews: scene.part === 'reviewer',
      hasDocument: scene.documents.length > 0,
      hasReplies: scene.others.length > 0 || scene.sentBack !== undefined,
      wantsPlaces: so.wantsPlaces,
    }),
  ].join('\n\n');
}

function opening(scene: Scene): string[] {
  const say = instructions[scene.language];
  const part = say.part(scene.part, scene.seat.domains ?? []);
  const place = scene.place && say.place(scene.place.round, scene.place.turn);
  return [
    say.round(scene.round, scene.phase.id),
    ...(part === undefined ? [] : [part]),
    ...(place === undefined ? [] : [`${place} ${say.manners}`]),
    ...(scene.brevity === undefined ? [] : [say.brevity[scene.brevity]]),
  ];
}

const label = (one: Heard): string => `Round ${one.round} — ${one.phase} — ${one.name} (@${one.seat})`;

/** The latest of each kind; the one to work on comes last. One's own already stands in the conversation. */
function documents(scene: Scene, { mark }: Conversed): string[] {
  const say = instructions[scene.language];
  const current = scene.documents.filter(
    (one, index) =>
      !scene.documents.slice(index + 1).some((later) => later.reading.form === one.reading.form),
  );
  return current.flatMap((one, index) => {
    const isUnderWork = index === current.length - 1;
    if (one.seat === scene.seat.id) return isUnderWork ? [say.ownDocument(one.round, one.phase)] : [];
    return [isUnderWork ? say.underWork : say.alongside, fenced(mark, label(one), one.text)];
  });
}

function heard(scene: Scene, { mark, shown }: Conversed): string[] {
  const say = instructions[scene.language];
  const key = (one: Heard) => `${one.round}/${one.phase}/${one.seat}`;
  if (scene.phase.sees.includes('transcript')) {
    const fresh = scene.others.filter((one) => !shown.has(key(one)));
    const intro = fresh.length === scene.others.length ? say.transcript : say.sinceThen;
    for (const one of fresh) shown.add(key(one));
    return fresh.length === 0 ? [] : [intro, ...fresh.map((one) => fenced(mark, label(one), one.text))];
  }
  for (const one of scene.others) shown.add(key(one));
  return scene.others.flatMap((one, index) => {
    const before = scene.others[index - 1];
    const begins = before?.round !== one.round || before.phase !== one.phase;
    const intro = one.reading.form === 'qa' ? say.gateSaid(one.round) : say.others(one.round);
    return [...(begins ? [intro] : []), fenced(mark, `${one.name} (@${one.seat})`, one.text)];
  });
}

/** Where the seat stood, what is contested, who was not there, and what it is asked directly. */
function standing(scene: Scene, { mark }: Conversed): string[] {
  const say = instructions[scene.language];
  const mine = scene.phase.sees.includes('own') ? scene.own.at(-1) : undefined;
  const showsAbsent = scene.absent.length > 0 && scene.phase.sees.includes('transcript');
  const asked = scene.questions.filter((one) => !one.again);
  const again = scene.questions.filter((one) => one.again);
  const quoted = (one: Question) => fenced(mark, `${one.name} (@${one.from})`, one.text);
  return [
    ...(mine ? [`${say.own} ${reminder(bodyOf(mine.reading.form, mine.text), say.tooLong)}`] : []),
    ...(scene.disagreements.length > 0 ? [say.disagreements, fenced(mark, '', contested(scene))] : []),
    ...(showsAbsent ? [scene.absent.map((one) => say.absent(one.name, one.phase)).join('\n')] : []),
    ...(asked.length > 0 ? [say.asked, ...asked.map(quoted)] : []),
    ...(again.length > 0 ? [say.askedAgain(scene.seat.name), ...again.map(quoted)] : []),
  ];
}

/** What the checks said, and what a gate wants mended. */
function gate(scene: Scene, { mark }: Conversed): string[] {
  const say = instructions[scene.language];
  const results = scene.checks.flatMap((check) => {
    if (check.state === 'running') return [];
    const output = [check.output ?? '', check.waived ? `${check.waived.by}: ${check.waived.text}` : '']
      .filter((text) => text.trim() !== '')
      .join('\n');
    const line = say.check(check.name, check.state, check.state === 'failed' ? check.code : undefined);
    return output === '' ? [line] : [line, fenced(mark, check.name, output)];
  });
  const { sentBack } = scene;
  const issues = sentBack?.issues.map((issue) => `- ${oneLine(issue, 1000)}`).join('\n') ?? '';
  return [
    ...(results.length > 0 ? [say.checks, ...results] : []),
    ...(sentBack ? [say.sentBack(sentBack.by, sentBack.time, sentBack.of)] : []),
    ...(issues === '' ? [] : [fenced(mark, '', issues)]),
  ];
}

/** What people asked for since the seat last spoke. */
function people(scene: Scene, { mark }: Conversed): string[] {
  const say = instructions[scene.language];
  const wished = scene.phase.again ? scene.anotherRound : undefined;
  return [
    ...(wished === undefined ? [] : [say.anotherRound, fenced(mark, '', wished)]),
    ...scene.injections.flatMap(({ by, text }) => [say.injected(by), fenced(mark, by, text)]),
    ...(scene.injections.length > 0 ? [say.acknowledge, say.acknowledgeForm] : []),
  ];
}

const oneLine = (text: string, most: number): string => text.replace(/\s+/g, ' ').trim().slice(0, most);

/** A reminder, not a repetition: the whole reply already stands in the conversation. */
function reminder(text: string, cut: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= 300 ? line : `${line.slice(0, line.lastIndexOf(' ', 300))} ${cut}`;
}

function contested(scene: Scene): string {
  const say = instructions[scene.language];
  const name = (id: string) =>
    [...scene.table, ...scene.others.map((one) => ({ id: one.seat, name: one.name }))].find(
      (one) => one.id === id,
    )?.name ?? id;
  return scene.disagreements
    .map(({ seat, against, point, blocking }) => {
      const words = oneLine(point, 400);
      if (blocking) return say.blocks(name(seat), words);
      return against === undefined
        ? say.versusAll(name(seat), words)
        : say.versus(name(seat), name(against), words);
    })
    .join('\n');
}
