/** Lines of the brief's context with the place where they stand, so that an issue can be put where it is. */
import type { Scene } from '../../../core/prompts/seatScene.ts';

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
      [, path = '', line = 0] = located(heading);
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
  return spots.filter(
    ({ path: known, text }) => known !== '' && /[\p{L}]{3}/u.test(text) && text.length <= 120,
  );
}

function located(heading: string): [string, string, number] {
  const clean = heading.replace(/^#+\s*|[`*]/gu, '').trim();
  const selected = /^(.+?):(\d+)(?:-\d+)?$/u.exec(clean);
  return selected ? [clean, selected[1] ?? '', Number(selected[2]) - 1] : [clean, clean, 0];
}

/** Where an issue stands when the context shows no line of it: in the first file that the brief names. */
export function firstPlace({ brief }: Scene): Spot {
  const sources = Array.isArray(brief.context) ? brief.context : [];
  for (const source of sources) {
    if (typeof source === 'string') continue;
    if ('file' in source) return { path: source.file, line: 1, text: '' };
    if ('selection' in source) return { path: source.selection.file, line: source.selection.from, text: '' };
  }
  const named = /(?:^|[\s"'«“(])((?:[\w@.-]+\/)*[\w@-]+\.[a-z]\w{0,5})(?=$|[\s"'»”).,;:?!])/u.exec(
    brief.question,
  );
  return { path: named?.[1] ?? 'README.md', line: 1, text: '' };
}
