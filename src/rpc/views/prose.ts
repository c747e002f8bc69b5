/** The words of a turn without what is shown beside them as marks, tables and diffs: nothing is read twice. */
import type { TurnView } from './views.ts';

const ofOthers =
  /^(?:responses?(?: to (?:the )?others)?|réponses?(?: aux autres)?|agreements?(?: with .*)?|accords?(?: avec .*)?|stances)$/iu;
const ofSelf =
  /^(?:(?:my |ma |final |current )?position(?: finale)?|reasoning|evidence\/reasoning|raisonnement|argument(?:s|ation)?)$/iu;
const marked = /[✅✔☑❌✖✗✘❎]|⚠/u;
const tableLine = /^\s*\|.*\|\s*$/;

const without = (text: string, end: RegExp): string => text.replace(end, '').trimEnd();

/**
 * The words of a line that is a heading, by its signs or in bold: `## Position`, `**Position**:`, `**Position:**`. Taken off
 * piece by piece from its end: one expression for all of it would try every way to share out the spaces between them.
 */
function headingOf(line: string): string | undefined {
  const bare = line.trim();
  const opening = /^(?:#{1,6}\s|\*\*)/.exec(bare)?.[0];
  if (opening === undefined) return undefined;
  const title = [/\*\*$/, /[:：]$/, /\*\*$/].reduce(without, bare.slice(opening.length)).trim();
  return /^[^*#:：]{1,60}$/u.test(title) ? title : undefined;
}

/** A round table's turn: the stances are shown as marks, the rest is read as paragraphs. */
function withoutStances(text: string): string {
  let dropped = false;
  return text
    .split('\n')
    .filter((line) => {
      const title = headingOf(line);
      if (title !== undefined) {
        dropped = ofOthers.test(title);
        return !dropped && !ofSelf.test(title);
      }
      return !dropped;
    })
    .join('\n');
}

/** The code blocks that hold a diff. A block left open ends with the text. */
function withoutDiff(text: string): string {
  return text.replace(/^(```+|~~~+)(?:diff|patch)\b[^\n]*\n[\s\S]*?(?:^\1[^\n]*$|$(?![\s\S]))/gimu, '');
}

const withoutLines = (text: string, drop: (line: string) => boolean): string =>
  text
    .split('\n')
    .filter((line) => !drop(line))
    .join('\n');

function stripped(turn: TurnView): string {
  const { body } = turn;
  if ((turn.stances?.length ?? 0) > 0 || turn.position !== undefined) return withoutStances(body);
  if ((turn.qa?.points.length ?? 0) > 0)
    return withoutLines(body, (line) => marked.test(line) || headingOf(line) !== undefined);
  if ((turn.matrix?.length ?? 0) > 0) return withoutLines(body, (line) => tableLine.test(line));
  if (turn.change?.diff !== undefined) return withoutDiff(body);
  return body;
}

/** Falls back to all of it when nothing would be left and nothing is shown in its place. */
export function proseOf(turn: TurnView): string {
  const text = stripped(turn)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  const shownElsewhere = turn.qa ?? turn.matrix ?? turn.change?.diff;
  return text === '' && shownElsewhere === undefined ? turn.body : text;
}
