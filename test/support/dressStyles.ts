/** How models dress what they say: labels, lists, and what stands around the whole. */

/** A label and what stands on its line: the dress that models give them. */
export const styles: readonly (readonly [string, (label: string, value: string) => string])[] = [
  ['bold, colon outside', (label, value) => `**${label}**: ${value}`],
  ['bold, colon inside', (label, value) => `**${label}:** ${value}`],
  ['bold, a French colon', (label, value) => `**${label}** : ${value}`],
  ['bold, a dash', (label, value) => `**${label}** — ${value}`],
  ['bold alone', (label, value) => `**${label}**\n${value}`],
  ['underlined', (label, value) => `__${label}__: ${value}`],
  ['italic', (label, value) => `*${label}*: ${value}`],
  ['a bullet', (label, value) => `- **${label}**: ${value}`],
  ['a star', (label, value) => `* ${label}: ${value}`],
  ['a number', (label, value) => `3. **${label}**: ${value}`],
  ['a number in the bold', (label, value) => `**3) ${label}:** ${value}`],
  ['a picture', (label, value) => `🚫 **${label}:** ${value}`],
  ['a picture in the bold', (label, value) => `**⛔️ ${label}** - ${value}`],
  ['a check box', (label, value) => `- [x] ${label}: ${value}`],
  ['bare', (label, value) => `${label}: ${value}`],
  ['bare, a wide colon', (label, value) => `${label}：${value}`],
  ['bare, a dash', (label, value) => `${label} – ${value}`],
  ['an arrow', (label, value) => `${label} → ${value}`],
  ['brackets', (label, value) => `[${label}]: ${value}`],
  ['code', (label, value) => `\`${label}\`: ${value}`],
  ['a tag', (label, value) => `<b>${label}</b>: ${value}`],
  ['a heading', (label, value) => `## ${label}\n${value}`],
  ['a heading with a picture', (label, value) => `## 🗳️ ${label}\n${value}`],
  ['a heading and a gap', (label, value) => `### ${label}\n\n${value}`],
  ['a heading with its number', (label, value) => `## 4. ${label}\n${value}`],
  ['a heading with a colon', (label, value) => `#### **${label}:**\n${value}`],
  ['a heading that is underlined', (label, value) => `${label}\n-----\n${value}`],
];

export const lists: readonly (readonly [string, (items: readonly string[]) => string])[] = [
  ['bullets', (items) => `\n${items.map((each) => `- ${each}`).join('\n')}`],
  ['stars', (items) => `\n${items.map((each) => `* ${each}`).join('\n')}`],
  ['numbers', (items) => `\n${items.map((each, at) => `${at + 1}. ${each}`).join('\n')}`],
  ['indented', (items) => `\n${items.map((each) => `  - ${each}`).join('\n')}`],
  ['bullets with gaps', (items) => `\n\n${items.map((each) => `- ${each}`).join('\n\n')}`],
  ['nested', ([first = '', ...rest]) => `\n- ${[first, ...rest].join('\n  - ')}`],
  ['paragraphs', (items) => items.join('\n\n')],
  [
    'the first on its line',
    ([first = '', ...rest]) => [first, ...rest.map((each) => `- ${each}`)].join('\n'),
  ],
];
/** Where each entry begins with a name, as in stances, what is nested is no entry. */
export const namedLists = lists.filter(([name]) => name !== 'nested' && name !== 'paragraphs');

const opposite =
  '**Vote**: agree\n**Verdict**: approve\n**Backs**: A\n**Blocking issues:** none\n**Findings:** none\nP1: withdrawn\nP2: withdrawn\nP3: withdrawn\nC1: met\nC2: met\nC3: met\n- @gpt: agree\n**Follows the motion:** yes';
export const wrappers: readonly (readonly [string, (text: string) => string])[] = [
  ['as it is', (text) => text],
  ['as it is', (text) => text],
  ['Windows lines', (text) => text.replaceAll('\n', '\r\n')],
  ['thoughts', (text) => `<think>\n${opposite}\n</think>\n\n${text}`],
  ['thoughts without their first tag', (text) => `${opposite}\n</think>\n\n${text}`],
  ['thoughts that never end', (text) => `${text}\n\n<thinking>\n${opposite}`],
  ['a block of Markdown', (text) => `\`\`\`markdown\n${text}\n\`\`\``],
  ['a bare block', (text) => `\`\`\`\n${text}\n\`\`\``],
  ['words and a block', (text) => `Here is my answer:\n\n\`\`\`md\n${text}\n\`\`\`\n`],
  ['thoughts and a block', (text) => `<think>hm</think>\n\`\`\`markdown\n${text}\n\`\`\``],
  ['a quotation before it', (text) => `> ${opposite.replaceAll('\n', '\n> ')}\n\n${text}`],
  ['code before it', (text) => `As it was:\n\n\`\`\`\n${opposite}\n\`\`\`\n\n${text}`],
];

export const after = [
  '',
  '\n\n## Other thoughts\nThe name is odd.',
  '\n\n**Recommendation:** test the restore first',
  '\n\n**Remarks:** everyone agreed so far.',
];
export const before = [
  '',
  'I have read it all.\n\n',
  'J’ai tout lu, et je reste prudent.\n\n',
  '## My view\nI agree with much of it, and yes, B is fine.\n\n',
];
