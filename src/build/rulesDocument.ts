/** docs/RULES.md, and the check that no rule in it stands without a test that exists. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Rule } from './rules.ts';

const separator = ' › ';

/** Is there a test or a suite of exactly this title in the source? Quotes may be of any kind. */
export function holdsTitle(source: string, title: string): boolean {
  const calls = source.matchAll(
    /\b(?:it|describe)\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/g,
  );
  return [...calls].some(
    (match) => (match[1] ?? match[2] ?? match[3] ?? '').replaceAll(/\\(.)/g, '$1') === title,
  );
}

export function ruleProblems(root: string, rules: readonly Rule[]): string[] {
  return rules.flatMap(({ rule, test }) => {
    if (!rule.trim()) return [`a rule held by "${test}" has no words`];
    const [file, title] = test.split(separator);
    if (!file || !title) return [`"${rule}" names no test ("${test}")`];
    const place = path.join(root, file);
    if (!existsSync(place)) return [`"${rule}" names ${file}, which does not exist`];
    return holdsTitle(readFileSync(place, 'utf8'), title) ? [] : [`"${rule}": no test "${title}" in ${file}`];
  });
}

const order = (section: Rule['section']) => (section === 'house' ? 1000 : Number(section.slice(1)));
const cell = (text: string) => text.replaceAll('|', '\\|');

export function rulesDocument(rules: readonly Rule[]): string {
  const sections = [...new Set(rules.map((rule) => rule.section))].sort((a, b) => order(a) - order(b));
  const tables = sections.map((section) => {
    const rows = rules
      .filter((rule) => rule.section === section)
      .map(({ rule, test }) => {
        const [file = '', title = ''] = test.split(separator);
        return `| ${cell(rule)} | [${cell(title)}](../${file}) |`;
      });
    const heading = section === 'house' ? 'The house' : section;
    return [`## ${heading}`, '', '| rule | held by |', '|---|---|', ...rows, ''].join('\n');
  });
  return [
    '# Rules, and the tests that hold them',
    '',
    'Made by `npm run generate` from src/build/rules.ts; a rule without a test that exists fails `npm run check`.',
    `${rules.length} rules.`,
    '',
    ...tables,
  ].join('\n');
}
