/** The gate: six points with their marks and reasons; a check that failed is an ❌ that nothing overrules. */
import { qaLabels } from '../../../core/forms/asks/labels.ts';
import { type Mark, qaPoints } from '../../../core/forms/reading.ts';
import type { Heard, Scene } from '../../../core/prompts/seatScene.ts';
import { assembled, commonSlots, enter, noted, words } from './actor.ts';
import { hash } from './grammar/draw.ts';
import { clipped, fragmentOf } from './grammar/quote.ts';
import { quoted } from './grammar/subject.ts';
import { fill } from './grammar/typeset.ts';
import { marks } from './labels.ts';
import { marksOf } from './plan.ts';
import { nounOf } from './work.ts';

export function writeQa(scene: Scene): string {
  const actor = enter(scene);
  const { language, subject, plan, shared } = actor;
  const said = words[language].gate;
  const time = scene.own.filter((heard) => heard.reading.form === 'qa').length;
  const judged = marksOf(scene.seed, time);
  const read = scene.documents.at(-1) ?? scene.others.at(-1);
  const doc = read ? nounOf(read, scene, shared) : subject.key;
  const slots = { ...commonSlots(scene, plan, subject), doc };
  const reasons = qaPoints.map((point) => {
    const pool = said[point][judged[point]];
    const line = pool[(hash(scene.seed, 'qa', point) + time) % pool.length] ?? pool[0];
    return { point, mark: judged[point], text: fill(line, slots, language) };
  });
  const facts = factsOf(scene);
  // The first failed check stands in the place of the judgement; what else is known comes after the six.
  const stands = facts[0]?.mark === 'fail' ? facts[0] : undefined;
  const lines = [
    ...reasons.map((one) => (one.point === 'acceptance' && stands ? stands : one)),
    ...facts.filter((one) => one !== stands),
  ];
  const colon = language === 'fr' ? '\u202f:' : ':';
  const list = lines
    .map(({ point, mark, text }) => `- ${marks[mark]} ${qaLabels[language][point]}${colon} ${text}`)
    .join('\n');
  // The repair question wants the marks alone.
  if (scene.repair !== undefined) return list;
  const marked = [...Object.values(judged), ...facts.map((fact) => fact.mark)];
  const worst = (['fail', 'warn'] as const).find((mark) => marked.includes(mark)) ?? 'pass';
  return assembled(
    noted(actor),
    list,
    read && read.reading.form !== 'change' && closing(scene, read, said.closing[worst], subject.act, time),
  );
}

function closing(scene: Scene, read: Heard, pool: readonly string[], worn: string, time: number): string {
  const line = pool[(hash(scene.seed, 'closing') + time) % pool.length] ?? '';
  const quote = fragmentOf(read.text, [worn], scene.seed, 'gate', time);
  return quote && fill(line, { quote: quoted(quote, scene.language) }, scene.language);
}

interface Fact {
  point: 'acceptance';
  mark: Mark;
  text: string;
}

/** A check of the workspace that failed is a fact, and so is one that a person waived. */
function factsOf({ checks, language }: Scene): Fact[] {
  const said = words[language].gate.checks;
  const point = 'acceptance';
  return checks.flatMap(({ name, state, output = '', waived }): Fact[] => {
    const slots = { name: quoted(name, language) };
    if (state === 'failed') {
      const last = output.trim().split('\n').at(-1);
      const told = last ? { ...slots, output: clipped(last, language, 18) } : slots;
      return [{ point, mark: 'fail', text: fill(last ? said.failed : said.silent, told, language) }];
    }
    if (state !== 'waived' || !waived) return [];
    const told = { ...slots, by: waived.by, said: clipped(waived.text, language, 18) };
    return [{ point, mark: 'warn', text: fill(said.waived, told, language) }];
  });
}
