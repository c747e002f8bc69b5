/** EVALUATE: every option of the frame weighed in the required table, and a paragraph on what decides. */
import { matrixLabels } from '../../../core/forms/asks/labels.ts';
import type { Scene } from '../../../core/prompts/seatScene.ts';
import { type Actor, acknowledgement, assembled, enter } from './actor.ts';
import { fromTheBrief } from './debate.ts';
import { chance, hash } from './grammar/draw.ts';
import { clipped } from './grammar/quote.ts';
import { holds, quoted } from './grammar/subject.ts';
import { listed, typeset } from './grammar/typeset.ts';
import { type Option, optionsFor, type Weighed } from './options.ts';
import type { Side } from './voices/voice.ts';

export function writeMatrix(scene: Scene): string {
  const actor = enter(scene);
  const { plan, subject, language } = actor;
  const options = optionsFor(scene, plan, subject);
  const scored = options.map((option, at) => {
    const before = options.slice(0, at).filter((one) => one.weighed === option.weighed).length;
    return { option, cells: cellsOf(actor, option, before), score: scoreOf(actor, options, option) };
  });
  const rows = scored.map(
    ({ option, cells, score }) => `| ${[cell(option.name), ...cells, String(score)].join(' | ')} |`,
  );
  const ranked = scored
    .toSorted((a, b) => b.score - a.score)
    .map(({ option }) => quoted(option.name, language));
  return assembled(
    acknowledgement(actor),
    [matrixLabels[language], '|---|---|---|---|---|---|', ...rows].join('\n'),
    ...argument(actor, ranked[0] ?? '', ranked.at(-1) ?? ''),
  );
}

const cell = (text: string): string => text.replaceAll('|', '\\|');

/** Neighbours take different cells, and so do two options of one kind: a choice is not one between A and A. */
function cellsOf({ scene, shared, at, language }: Actor, { weighed }: Option, before: number): string[] {
  return Object.entries(shared.cells[weighed]).map(([column, pool], place) => {
    // Past the first four seats the columns shift against each other, so that no two rows are one.
    const turn = 2 * at + before + Math.floor(at / 4) * (2 * place + 1);
    return cell(typeset(pool[(turn + hash(scene.seed, column)) % pool.length] ?? '', language));
  });
}

const leaning: Record<Side, Record<Weighed, number>> = {
  for: { act: 5, small: 3, still: 1 },
  against: { act: 2, small: 3, still: 4 },
  depends: { act: 3, small: 4, still: 2 },
  reframe: { act: 2, small: 4, still: 3 },
};

/** By the seat's side; whoever can conclude on the common answer gives it the most, alone. */
function scoreOf({ scene, part, plan }: Actor, options: readonly Option[], option: Option): number {
  const place = options.indexOf(option);
  const wins = part.first === 'agree' ? plan.answer : part.proposes;
  const lean = leaning[part.side][option.weighed] - (option.weighed === 'act' && place > 0 ? 1 : 0);
  const moved = lean + (chance(scene.seed, scene.seat.id, 'score', place) < 0.25 ? -1 : 0);
  const best = options.some((one) => one.answer === wins);
  if (option.answer === wins) return chance(scene.seed, scene.seat.id, 'full') < 0.5 ? 5 : 4;
  return Math.min(best ? 3 : 5, Math.max(1, moved));
}

function argument(actor: Actor, best: string, last: string): string[] {
  const { scene, voice, shared, say, frame, language, subject } = actor;
  const time = scene.own.filter((heard) => heard.reading.form === 'matrix').length;
  const issue = scene.sentBack?.issues[0];
  const back = issue ? frame(shared.back, `back ${time}`, { issue: clipped(issue, language) }) : '';
  const weighs = frame(shared.weighs, 'weighs', { best, last }, time);
  const takes = issue ? say(voice.recommend, 'matrix recommend', {}, time) : '';
  const ground = say(voice.ground, 'ground', {}, time);
  const said = `${back} ${weighs} ${ground}`;
  const missing = subject.nouns.filter((noun) => !holds(said, noun)).slice(0, 3);
  const further =
    time > 0 || missing.length === 0
      ? fromTheBrief(actor, said).slice(0, 1)
      : [frame(shared.nouns, 'nouns', { terms: listed(missing, language) })];
  const spaced = (...parts: string[]) => parts.filter(Boolean).join(' ');
  return [spaced(back, weighs), spaced(ground, ...further, takes)];
}
