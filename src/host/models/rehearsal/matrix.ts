/** EVALUATE: every option of the frame weighed in the required table, and a paragraph on what decides. */
import { matrixLabels } from '../../../core/forms/asks/labels.ts';
import type { Scene } from '../../../core/prompts/seatScene.ts';
import { acknowledgement } from './acknowledgement.ts';
import { type Actor, enter } from './actor.ts';
import { chance, hash } from './draw.ts';
import { frames } from './frames.ts';
import { type Option, optionsFor } from './options.ts';
import type { Side } from './plan.ts';
import { fromTheBrief } from './position.ts';
import { clipped } from './quote.ts';
import { holds, quoted } from './subject.ts';
import { listed, typeset } from './typeset.ts';
import type { Cells, Weighed } from './voice.ts';

export function writeMatrix(scene: Scene): string {
  const actor = enter(scene);
  const { plan, subject, language } = actor;
  const options = optionsFor(scene, plan, subject);
  const scored = options.map((option, at) => ({
    option,
    cells: cellsOf(
      actor,
      option,
      options.slice(0, at).filter((one) => one.weighed === option.weighed).length,
    ),
    score: scoreOf(actor, options, option),
  }));
  const rows = scored.map(
    ({ option, cells, score }) => `| ${[cell(option.name), ...cells, String(score)].join(' | ')} |`,
  );
  const ranked = scored
    .toSorted((a, b) => b.score - a.score)
    .map(({ option }) => quoted(option.name, language));
  return [
    acknowledgement(actor),
    [matrixLabels[language], '|---|---|---|---|---|---|', ...rows].join('\n'),
    argument(actor, ranked[0] ?? '', ranked.at(-1) ?? ''),
  ]
    .filter(Boolean)
    .join('\n\n');
}

const cell = (text: string): string => text.replaceAll('|', '\\|');
const columns = ['pros', 'cons', 'cost', 'risks'] as const satisfies (keyof Cells)[];

/** Two options of one kind take different cells, so that a choice between A and B is not one between A and A. */
function cellsOf({ scene, voice, language }: Actor, { weighed }: Option, before: number): string[] {
  return columns.map((column) => {
    const pool = voice.matrix[weighed][column];
    const line = pool[(before + hash(scene.seed, scene.seat.id, column)) % pool.length] ?? pool[0];
    return cell(typeset(line, language));
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

function argument(actor: Actor, best: string, last: string): string {
  const { scene, voice, say, frame, language, subject } = actor;
  const concern = say(voice.concern, 'concern');
  const time = scene.own.filter((heard) => heard.reading.form === 'matrix').length;
  const issue = scene.sentBack?.issues[0];
  const back = issue
    ? frame(frames[language].back, `back ${time}`, { issue: clipped(issue, language), concern })
    : '';
  const weighs = say(voice.weighs, 'weighs', { best, last }, time);
  const takes = issue ? say(voice.recommend, 'matrix recommend', {}, time) : '';
  const ground = say(voice.ground, 'ground', {}, time);
  const said = `${back} ${weighs} ${ground}`;
  const missing = subject.nouns.filter((noun) => !holds(said, noun)).slice(0, 3);
  const further =
    time > 0 || missing.length === 0
      ? fromTheBrief(actor, said).slice(0, 1)
      : [frame(frames[language].nouns, 'nouns', { terms: listed(missing, language), concern })];
  return [
    [back, weighs].filter(Boolean).join(' '),
    [ground, ...further, takes].filter(Boolean).join(' '),
  ].join('\n\n');
}
