/**
 * Takes off what a model thought beside what it said: a server may leave it in the text, between tags. One place for
 * councils and channels. Tags in code are somebody's words about tags. Each letter is looked at once.
 */

const names = '(?:[a-z]{1,12}:)?(?:think|thinking|thoughts?|reasoning|reflection|analysis|scratchpad)';
const opened = `<${names}\\b[^<>\\n]{0,100}>|[[◁]${names}[\\]▷]`;
const closed = `<\\/${names}\\s{0,9}>|[[◁]\\/${names}[\\]▷]`;
const closing = new RegExp(closed, 'i');
const opening = new RegExp(`^(?:${opened})`, 'i');

/** So far it may be nothing but what a model thinks first. */
export const beginsThought = new RegExp(
  `^\\s*(?:<[a-z:]{0,20}$|<${names}\\b|[[◁](?:[a-z]{0,10}$|${names}[\\]▷]))`,
  'i',
);

/** A fence of code, code within a line, or a tag, whichever comes next. */
const marks = new RegExp(
  `(?<fence>^ {0,3}(?:\`{3,}|~{3,}))|(?<code>\`[^\`\\n]{1,300}\`)|(?<open>${opened})|(?<close>${closed})`,
  'gim',
);

/** Without what was thought; some servers swallow the first tag: then the thoughts began at the start. */
export const withoutThoughts = (text: string): string => (closing.test(text) ? spoken(text).said : text);

/** The same, and a thought that never ends is one up to the end, where it begins a line. */
export const spokenPart = (text: string): string => apartFromThoughts(text).said;

/** What was said, and what was thought beside it, each without the tags. */
export function apartFromThoughts(text: string): { said: string; thoughts: string } {
  const { said, thoughts } = closing.test(text) ? spoken(text) : { said: text, thoughts: [] };
  const at = said.search(new RegExp(`(?:^|\\n)[ \\t]{0,9}(?:${opened})`, 'i'));
  const endless = at < 0 || isInCode(said.slice(0, at)) ? undefined : said.slice(at);
  const whole = endless === undefined ? said : said.slice(0, at);
  const thought = [...thoughts, endless?.replace(new RegExp(opened, 'i'), '') ?? ''];
  return {
    said: whole === text ? text : whole.trimEnd(),
    thoughts: thought
      .map((each) => each.trim())
      .filter((each) => each !== '')
      .join('\n\n'),
  };
}

const isInCode = (text: string): boolean => (text.match(/^ {0,3}(?:`{3,}|~{3,})/gm)?.length ?? 0) % 2 === 1;

function spoken(text: string): { said: string; thoughts: string[] } {
  const said: string[] = [];
  const thoughts: string[] = [];
  let from = 0;
  let fence: string | undefined;
  let isThinking = false;
  let hasThought = false;
  for (const { index, groups, 0: mark } of text.matchAll(marks)) {
    const { fence: fenced, open, close } = groups ?? {};
    const end = index + mark.length;
    if (isThinking) {
      if (close === undefined) continue;
      isThinking = false;
      hasThought = true;
      thoughts.push(text.slice(from, index).replace(opening, ''));
      from = end;
    } else if (fenced !== undefined) {
      if (fence === undefined) fence = fenced.trim();
      else if (fenced.trim().startsWith(fence)) fence = undefined;
    } else if (fence !== undefined) continue;
    else if (open !== undefined) {
      said.push(text.slice(from, index));
      isThinking = true;
      from = index;
    } else if (close !== undefined && !isMentioned(text, index, end)) {
      if (hasThought) said.push(text.slice(from, index));
      else {
        thoughts.push(...said, text.slice(from, index));
        said.length = 0;
      }
      hasThought = true;
      from = end;
    }
  }
  return { said: [...said, text.slice(from)].join(' ').trimStart(), thoughts };
}

/** In the middle of a sentence it is a word about tags. */
const isMentioned = (text: string, from: number, to: number): boolean =>
  /[^\S\n]/.test(text[from - 1] ?? '\n') && /[^\S\n]|[,.;:!?)]/.test(text[to] ?? '\n');
