/** The gate: six points with their marks and reasons; a check that failed is an ❌ that nothing overrules. */
import { qaLabels } from '../../../core/forms/asks/labels.ts';
import { type Mark, type QaPoint, qaPoints } from '../../../core/forms/reading.ts';
import type { Heard, Scene } from '../../../core/prompts/seatScene.ts';
import { type Actor, enter } from './actor.ts';
import { hash } from './draw.ts';
import { marksOf } from './gate.ts';
import { checkWords, closingWords, gateWords } from './gateWords.ts';
import { marks } from './labels.ts';
import { assembled, noted } from './paper.ts';
import { clipped, fragmentOf } from './quote.ts';
import { quoted } from './subject.ts';
import { fill } from './typeset.ts';
import { nounOf } from './work.ts';

export function writeQa(scene: Scene): string {
  const actor = enter(scene);
  const { language, subject } = actor;
  const time = scene.own.filter((heard) => heard.reading.form === 'qa').length;
  const judged = marksOf(scene.seed, time);
  const read = scene.documents.at(-1) ?? scene.others.at(-1);
  const slots = {
    key: subject.key,
    weeks: actor.say(['{weeks}', '{weeks}'], 'weeks'),
    doc: read ? nounFor(read, scene) : subject.key,
  };
  const colon = language === 'fr' ? '\u202f:' : ':';
  const line = (point: QaPoint, mark: Mark, text: string) =>
    `- ${marks[mark]} ${qaLabels[language][point]}${colon} ${text}`;
  const facts = checkLines(actor);
  const lines = qaPoints.map((point) => {
    const fact = point === 'acceptance' ? facts[0] : undefined;
    const mark = fact?.mark === 'fail' ? 'fail' : judged[point];
    const pool = gateWords[language][point][judged[point]];
    const said = pool[(hash(scene.seed, 'qa', point) + time) % pool.length] ?? pool[0];
    return line(point, mark, fact?.mark === 'fail' ? fact.text : fill(said, slots, language));
  });
  const rest = facts
    .slice(facts[0]?.mark === 'fail' ? 1 : 0)
    .map((fact) => line('acceptance', fact.mark, fact.text));
  const marked = [...Object.values(judged), ...facts.map((fact) => fact.mark)];
  const worst = (['fail', 'warn'] as const).find((mark) => marked.includes(mark)) ?? 'pass';
  // The repair question wants the marks alone.
  if (scene.repair !== undefined) return [...lines, ...rest].join('\n');
  return assembled(
    noted(actor),
    [...lines, ...rest].join('\n'),
    read && read.reading.form !== 'change' && closing(actor, read, worst, time),
  );
}

/** A synthesis or a set of reviews is judged as what it is. */
function nounFor(heard: Heard, scene: Scene): string {
  const french = scene.language === 'fr';
  if (heard.reading.form === 'synthesis') return french ? 'la synthèse' : 'the synthesis';
  if (heard.reading.form === 'page') return french ? 'la page' : 'the page';
  if (heard.reading.form === 'frame' || heard.reading.form === 'matrix')
    return french ? 'le cadre' : 'the frame';
  return nounOf(heard, scene);
}

function closing({ scene, language, subject }: Actor, read: Heard, worst: Mark, time: number): string {
  const words = fragmentOf(read.text, [subject.act], scene.seed, 'gate', time);
  const lines = closingWords[language][worst];
  const line = lines[(hash(scene.seed, 'closing') + time) % lines.length] ?? lines[0];
  return words ? fill(line, { quote: quoted(words, language) }, language) : '';
}

function checkLines({ scene, language }: Actor): { mark: Mark; text: string }[] {
  const words = checkWords[language];
  return scene.checks.flatMap((check): { mark: Mark; text: string }[] => {
    const name = quoted(check.name, language);
    if (check.state === 'failed') {
      const output = check.output?.trim().split('\n').at(-1) ?? '';
      const told = output
        ? fill(words.failed, { name, output: clipped(output, language, 18) }, language)
        : fill(words.silent, { name }, language);
      return [{ mark: 'fail', text: told }];
    }
    if (check.state !== 'waived' || !check.waived) return [];
    const { by, text } = check.waived;
    return [
      { mark: 'warn', text: fill(words.waived, { name, by, said: clipped(text, language, 18) }, language) },
    ];
  });
}
