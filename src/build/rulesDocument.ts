/** docs/RULES.md, and the check that no rule in it stands without a test that exists. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Rule } from './rule.ts';

/** Does the test file hold this title as a whole quoted string? Table-driven tests keep their titles in the table. */
function holdsTitle(source: string, title: string): boolean {
  const quoted = source.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g);
  return [...quoted].some(
    (match) => (match[1] ?? match[2] ?? match[3] ?? '').replaceAll(/\\(.)/g, '$1') === title,
  );
}

export function ruleProblems(root: string, rules: readonly Rule[]): string[] {
  return rules.flatMap(({ rule, file, title }) => {
    if (!rule.trim()) return [`a rule held by "${title}" in ${file} has no words`];
    if (!title.trim()) return [`"${rule}" names no test in ${file}`];
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
      .map(({ rule, file, title }) => `| ${cell(rule)} | [${cell(title)}](../${file}) |`);
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
