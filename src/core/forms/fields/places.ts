/** Finds the place in the workspace that a text names. */
import type { Place } from '../reading.ts';

const written = [
  /\[\s*([^\]\s:][^\]:\n]{0,300}?)\s*:\s*(?:L|line |ligne )?(\d{1,7})(?:\s*[-–:]\s*L?\d{1,7})?\s*\]/iu,
  /\[\s*([^\]\s#][^\]#\n]{0,300})#L(\d{1,7})(?:-L?\d{1,7})?\s*\]/iu,
  /`([^`\s:][^`:\n]{0,300}):(\d{1,7})(?:[-–:]\d{1,7})?`/u,
  /(?:^|\s|\()((?:[\w.@-]{1,100}\/){0,20}[\w@-][\w.@-]{0,100}\.[a-z]\w{0,10}):(\d{1,7})\b/iu,
];

/** The place that a text names. A path that leaves the workspace names none. */
export function readPlace(text: string): Place | undefined {
  for (const pattern of written) {
    const [, path, line] = pattern.exec(text.slice(0, 1000)) ?? [];
    if (path === undefined || line === undefined || Number(line) < 1) continue;
    const inside = path.replace(/^`|`$/g, '').replace(/^\.\//, '');
    if (!leaves(inside)) return { path: inside, line: Number(line) };
  }
  return undefined;
}

const leaves = (path: string): boolean =>
  /^(?:[/\\~]|[a-z]:|[a-z]+:\/\/)/i.test(path) || path.split(/[/\\]/).includes('..');
