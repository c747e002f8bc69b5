/** A reply that proposes a change: the agent's words, and the diff of its scratch copy as the only one in it. */

/** A longer reply would be cut, and a cut diff applies to nothing. */
export const longestChange = 90_000;

export function withChange(words: string, diff: string): string {
  const own = withoutDiffs(words).trim();
  return [...(own ? [own] : []), `\`\`\`diff\n${diff.replace(/\n+$/, '')}\n\`\`\``].join('\n\n');
}

/** What it wrote as a diff itself is not what it did: several would be read as one change. */
export function withoutDiffs(words: string): string {
  const kept: string[] = [];
  let block: { mark: string; lines: string[] } | undefined;
  const settle = (last: string[]) => {
    if (block && !isDiff(block.lines)) kept.push(...block.lines, ...last);
    block = undefined;
  };
  for (const line of words.split(/\r\n|\r|\n/)) {
    const mark = /^(```+|~~~+)/.exec(line)?.[1];
    if (block && mark?.startsWith(block.mark)) settle([line]);
    else if (block) block.lines.push(line);
    else if (mark !== undefined) block = { mark, lines: [line] };
    else kept.push(line);
  }
  settle([]);
  return kept.join('\n');
}

const isDiff = ([fence = '', ...lines]: string[]): boolean =>
  /^(?:```+|~~~+)\s*(?:diff|patch)\b/i.test(fence) ||
  lines.some(
    (line, at) =>
      /^diff --git \S/.test(line) || (/^--- \S/.test(line) && /^\+\+\+ \S/.test(lines[at + 1] ?? '')),
  );
