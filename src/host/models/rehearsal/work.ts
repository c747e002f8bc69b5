/** What lies before a seat to be judged: a document under work, or what the brief's context holds, line by line. */
import type { Heard, Scene } from '../../../core/prompts/seatScene.ts';
import type { Subject } from './grammar/subject.ts';
import { fill, type Slots } from './grammar/typeset.ts';
import type { spokenEnglish } from './words/spokenEnglish.ts';

type SeatWords = (typeof spokenEnglish)['seat'];

export interface Work {
  /** The document; absent when the context of the brief is reviewed. */
  heard?: Heard;
  /** {doc} with its article, and the two answers that a review has: {answer} and {mine}, as verb phrases. */
  slots: Slots;
}

/** A frame is no work: options are weighed, not mended. */
const isWork = ({ reading: { form } }: Heard): boolean =>
  form === 'draft' || form === 'outline' || form === 'plan' || form === 'change';

export function workOf(scene: Scene, subject: Subject, words: SeatWords): Work | undefined {
  if (scene.part !== 'reviewer' && scene.part !== 'participant') return undefined;
  const heard = scene.documents.findLast(isWork);
  if (!heard && scene.part !== 'reviewer') return undefined;
  const doc = heard ? nounOf(heard, scene, words) : thingOf(subject).replace(marks, '');
  const answer = /^accept(?:er)? /iu.test(subject.act)
    ? subject.act
    : fill(words.verdicts.accept, { doc }, scene.language);
  const mine = fill(words.verdicts.sendBack, { doc }, scene.language);
  return { slots: { doc, answer, mine }, ...(heard ? { heard } : {}) };
}

const marks = /^[«“][\s\u202f]*|[\s\u202f]*[»”]$/gu;

/** A draft that answers reviews is a reply: it has been written to them and not to a blank page. */
export function nounOf({ reading: { form } }: Heard, { brief }: Scene, { works }: SeatWords): string {
  if (brief.type === 'review' && form === 'draft') return works.answer;
  return form in works ? works[form as keyof typeof works] : works.other;
}

/** « accepter src/cache.ts » is about « src/cache.ts ». */
export const thingOf = ({ act, key }: Subject): string =>
  /^(?:accept|accepter|build|construire|act on|agir sur) (.+)$/iu.exec(act)?.[1] ?? key;

export interface Spot {
  path: string;
  line: number;
  text: string;
}

/** Context comes as headings (`path`, `path:from-to`, `git diff range`), each with a code block below it. */
export function spotsIn(scene: Scene): Spot[] {
  const spots: Spot[] = [];
  let heading = '';
  let fence: string | undefined;
  let path = '';
  let line = 0;
  for (const raw of (scene.context ?? '').split('\n').slice(0, 4000)) {
    const mark = /^\s{0,3}(`{3,}|~{3,})/u.exec(raw)?.[1];
    if (fence === undefined && mark) {
      fence = mark;
      [path, line] = located(heading);
    } else if (fence !== undefined && mark?.startsWith(fence)) fence = undefined;
    else if (fence === undefined) heading = raw.trim() || heading;
    else if (heading.startsWith('git diff ')) {
      const file = /^\+\+\+ b\/(.+)$/u.exec(raw)?.[1];
      const hunk = /^@@ -\d+(?:,\d+)? \+(\d+)/u.exec(raw)?.[1];
      if (file !== undefined) path = file.trim();
      else if (hunk !== undefined) line = Number(hunk) - 1;
      else if (/^[+ ]/u.test(raw)) {
        line += 1;
        if (raw.startsWith('+')) spots.push({ path, line, text: raw.slice(1).trim() });
      }
    } else {
      line += 1;
      spots.push({ path, line, text: raw.trim() });
    }
  }
  return spots.filter((spot) => spot.path !== '' && /[\p{L}]{3}/u.test(spot.text) && spot.text.length <= 120);
}

function located(heading: string): [string, number] {
  const clean = heading.replace(/^#+\s*|[`*]/gu, '').trim();
  const selected = /^(.+?):(\d+)(?:-\d+)?$/u.exec(clean);
  return selected ? [selected[1] ?? '', Number(selected[2]) - 1] : [clean, 0];
}

/** Where an issue stands when the context shows no line of it: in the first file that the brief names. */
export function firstPlace({ brief }: Scene): Spot {
  for (const source of Array.isArray(brief.context) ? brief.context : []) {
    if (typeof source === 'string') continue;
    if ('file' in source) return { path: source.file, line: 1, text: '' };
    if ('selection' in source) return { path: source.selection.file, line: source.selection.from, text: '' };
  }
  const named = /(?:^|[\s"'«“(])((?:[\w@.-]+\/)*[\w@-]+\.[a-z]\w{0,5})(?=$|[\s"'»”).,;:?!])/u.exec(
    brief.question,
  );
  return { path: named?.[1] ?? 'README.md', line: 1, text: '' };
}
