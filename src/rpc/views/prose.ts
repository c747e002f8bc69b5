/** The words of a turn without what is shown beside them as marks, tables and diffs: nothing is read twice. */
import type { TurnView } from './views.ts';

const heading = /^\s*(?:#{1,6}\s+|\*\*)([^*#:：\n]{1,60}?)(?:\*\*)?\s*[:：]?\s*(?:\*\*)?\s*$/u;
const ofOthers =
  /^(?:responses?(?: to (?:the )?others)?|réponses?(?: aux autres)?|agreements?(?: with .*)?|accords?(?: avec .*)?|stances)$/iu;
const ofSelf =
  /^(?:(?:my |ma |final |current )?position(?: finale)?|reasoning|evidence\/reasoning|raisonnement|argument(?:s|ation)?)$/iu;
const marked = /[✅✔☑❌✖✗✘❎]|⚠/u;
const tableLine = /^\s*\|.*\|\s*$/;

/** A round table's turn: the stances are shown as marks, the rest is read as paragraphs. */
function withoutStances(text: string): string {
  let dropped = false;
  return text
    .split('\n')
    .filter((line) => {
      const title = heading.exec(line)?.[1]?.trim();
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

const without = (text: string, drop: RegExp): string =>
  text
    .split('\n')
    .filter((line) => !drop.test(line))
    .join('\n');

function stripped(turn: TurnView): string {
  const { body } = turn;
  if ((turn.stances?.length ?? 0) > 0 || turn.position !== undefined) return withoutStances(body);
  if ((turn.qa?.points.length ?? 0) > 0) return without(without(body, marked), heading);
  if ((turn.matrix?.length ?? 0) > 0) return without(body, tableLine);
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
